"""``foretoken statistics`` and ``export``: what is kept, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from commands import Call, run
from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat
from stored_chats import chat, keep, opened


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with opened(tmp_path / "foretoken" / "chats" / "chats.db") as store:
        chats = [chat(f"question {number}", "answer") for number in range(3)]
        keep(store, *chats)
        store.set_folder([chats[1].id], store.add_folder("Seas").id)
        store.set_archived([chats[2].id], True)
    return tmp_path


def test_chats_are_listed_and_exported(data: Path, call: Call) -> None:
    lines = run("export", "--list").done().splitlines()
    assert len(lines) == 4
    assert lines[-1].endswith("archived")
    id_ = next(line.split()[0] for line in lines if "question 0" in line)
    shown = call("export", id_, "--format", "markdown").done()
    assert shown.startswith("# question 0\n")
    assert "question 1" not in shown
    file = data / "all.json"
    code, shown, told = call("export", "--all", "--format", "json", "--output", file)
    assert (code, shown) == (0, "")
    assert "exported 3 chats to" in told
    found = [each for each in read_chats(file) if isinstance(each, SharedChat)]
    assert sorted(each.folder for each in found) == ["", "", "Seas"]
    shown = call("export", "--folder", "Seas", "--format", "json").done()
    assert len(json.loads(shown)) == 1


def test_refusals_in_words(data: Path, call: Call) -> None:
    for arguments, code, words in (
        ("", 2, "required"),
        ("7", 2, "There is no chat 7"),
        ("--folder Lakes", 2, "Folders: Seas"),
        ("--all --format pdf", 2, "is not one of html"),
        ("--all --output /nowhere/file.html", 1, "cannot be written"),
    ):
        call("export", *arguments.split()).refused(code, words)


def test_busy_and_missing_stores(data: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(data / "foretoken" / "chats" / "chats.db"):
        call("export", "--all").refused(1)
    monkeypatch.setenv("XDG_DATA_HOME", str(data / "none"))
    call("export", "--all").refused(1, "There are no chats yet")
    assert not (data / "none").exists()


def test_generate_is_a_run_and_its_failures_are_faults(
    call: Call,
    random_target: Path,
    random_draft: Path,
    home: Path,
    unprobed: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "No answers since" in call("statistics").done()
    pair = ["--target", random_target, "--draft", random_draft, "--no-calibration"]
    how = ["--prompt", "abc", "--raw", "--method", "draft", "--max-tokens", 30, "--json"]
    reports: list[dict[str, Any]] = [call("generate", *pair, *how).report() for _ in range(2)]
    call("generate", "--target", home / "x.gguf", "--prompt", "abc").refused(3)
    assert call("bench", *pair, "--modes=plain", "--repeat=1", "--max-tokens=2").code == 0
    found = json.loads(call("statistics", "--json").done())
    total = found["total"]
    assert total["runs"] == 2
    for name in ("tokens", "generated", "drafted", "accepted", "evaluated", "target_passes"):
        assert total[name] == sum(report["stats"][name] for report in reports)
    assert total["characters"] == sum(len(report["text"]) for report in reports)
    assert found["faults"] == {"model-load-failed": 1}
    text = call("statistics", "--days", 1).done()
    assert f"2 runs, {total['tokens']} tokens" in text
    assert "A model could not be loaded" in text
    assert str(home).encode() not in RunLog().file.read_bytes()
    monkeypatch.setenv("FORETOKEN_STATISTICS_RECORDED", "false")  # nothing more is kept
    assert call("generate", *pair, *how).code == 0
    assert json.loads(call("statistics", "--json").done())["total"] == total


def test_a_log_that_cannot_be_read_is_reported(home: Path, call: Call) -> None:
    RunLog().file.mkdir(parents=True)
    call("statistics").refused(1, "cannot be read")
