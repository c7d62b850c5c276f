"""``foretoken export`` as a program, on a real store."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat
from stored_chats import chat, keep, opened


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Three chats, one of them in a folder, one archived."""
    with opened(tmp_path / "foretoken" / "chats" / "chats.db") as store:
        chats = [chat(f"question {number}", "answer") for number in range(3)]
        keep(store, *chats)
        store.set_folder([chats[1].id], store.add_folder("Seas").id)
        store.set_archived([chats[2].id], True)
    return tmp_path


def run(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "foretoken", "export", *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(data)},
    )


def test_chats_are_listed_and_exported(data: Path) -> None:
    listed = run(data, "--list")
    assert (listed.returncode, listed.stderr) == (0, "")
    lines = listed.stdout.splitlines()
    assert len(lines) == 4
    assert lines[-1].endswith("archived")
    id_ = next(line.split()[0] for line in lines if "question 0" in line)
    one = run(data, id_, "--format", "markdown")
    assert (one.returncode, one.stderr) == (0, "")
    assert one.stdout.startswith("# question 0\n")
    assert "question 1" not in one.stdout
    file = data / "all.json"
    done = run(data, "--all", "--format", "json", "--output", str(file))
    assert (done.returncode, done.stdout) == (0, "")
    assert "exported 3 chats to" in done.stderr
    found = [each for each in read_chats(file) if isinstance(each, SharedChat)]
    assert sorted(each.folder for each in found) == ["", "", "Seas"]
    folder = run(data, "--folder", "Seas", "--format", "json")
    assert len(json.loads(folder.stdout)["conversations"]) == 1


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 2, "required"),
        (("7",), 2, "There is no chat 7"),
        (("--folder", "Lakes"), 2, "there are: Seas"),
        (("--all", "--format", "pdf"), 2, "is none of html"),
        (("--all", "--output", "/nowhere/file.html"), 1, "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    data: Path, arguments: tuple[str, ...], code: int, words: str
) -> None:
    done = run(data, *arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert words in done.stderr


def test_a_store_in_use_and_none_at_all_are_told(data: Path) -> None:
    with opened(data / "foretoken" / "chats" / "chats.db"):
        done = run(data, "--all")
    assert done.returncode == 1
    assert "in use" in done.stderr or "another" in done.stderr
    none = run(data / "none", "--all")
    assert none.returncode == 1
    assert "There are no chats yet" in none.stderr
    assert not (data / "none").exists()
