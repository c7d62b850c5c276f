"""``foretoken export`` on a real store."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat
from foretoken.cli.command_line import main
from stored_chats import chat, keep, opened


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three chats, one of them in a folder, one archived."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with opened(tmp_path / "foretoken" / "chats" / "chats.db") as store:
        chats = [chat(f"question {number}", "answer") for number in range(3)]
        keep(store, *chats)
        store.set_folder([chats[1].id], store.add_folder("Seas").id)
        store.set_archived([chats[2].id], True)
    return tmp_path


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: its exit code and what it printed."""

    def caller(*arguments: str) -> tuple[int, str, str]:
        code = main(["export", *arguments])
        return code, *capsys.readouterr()

    return caller


def test_chats_are_listed_and_exported(data: Path, run: Run) -> None:
    command = [sys.executable, "-m", "foretoken", "export", "--list"]
    listed = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert listed.stderr == ""
    lines = listed.stdout.splitlines()
    assert len(lines) == 4
    assert lines[-1].endswith("archived")
    id_ = next(line.split()[0] for line in lines if "question 0" in line)
    code, shown, _ = run(id_, "--format", "markdown")
    assert code == 0
    assert shown.startswith("# question 0\n")
    assert "question 1" not in shown
    file = data / "all.json"
    code, shown, told = run("--all", "--format", "json", "--output", str(file))
    assert (code, shown) == (0, "")
    assert "exported 3 chats to" in told
    found = [each for each in read_chats(file) if isinstance(each, SharedChat)]
    assert sorted(each.folder for each in found) == ["", "", "Seas"]
    _, shown, _ = run("--folder", "Seas", "--format", "json")
    assert len(json.loads(shown)["conversations"]) == 1


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
    data: Path, run: Run, arguments: tuple[str, ...], code: int, words: str
) -> None:
    *ended, told = run(*arguments)
    assert ended == [code, ""]
    assert words in told


def test_a_store_in_use_and_none_at_all_are_told(
    data: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(data / "foretoken" / "chats" / "chats.db"):
        code, _, told = run("--all")
    assert code == 1
    assert "in use" in told or "another" in told
    monkeypatch.setenv("XDG_DATA_HOME", str(data / "none"))
    code, _, told = run("--all")
    assert code == 1
    assert "There are no chats yet" in told
    assert not (data / "none").exists()
