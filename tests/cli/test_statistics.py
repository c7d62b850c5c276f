"""``foretoken statistics``: what ``generate`` has done, and what failed."""

import json
from pathlib import Path
from typing import Any

import pytest

from commands import Call
from foretoken.chat.runs.run_log import RunLog


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unprobed: None) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_generate_is_a_run_and_its_failures_are_faults(
    call: Call,
    random_target: Path,
    random_draft: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "Nothing has run since" in call("statistics").done()
    pair = ["--target", random_target, "--draft", random_draft, "--no-calibration"]
    how = ["--prompt", "abc", "--raw", "--method", "draft", "--max-tokens", 30, "--json"]
    reports: list[dict[str, Any]] = [call("generate", *pair, *how).report() for _ in range(2)]
    missing = tmp_path / "no" / "x.gguf"
    call("generate", "--target", missing, "--prompt", "abc").refused(3)
    assert call("bench", *pair, "--modes=plain", "--repeat=1", "--max-tokens=2").code == 0
    found = json.loads(call("statistics", "--json").done())
    total = found["total"]
    assert total["runs"] == 2
    for name in ("tokens", "generated", "drafted", "accepted", "evaluated", "target_passes"):
        assert total[name] == sum(report["stats"][name] for report in reports)
    steps = [step for report in reports for step in report["steps"]]
    assert total["drafted"] == sum(step["drafted"] for step in steps)
    assert total["draft_acceptance_rate"] == total["accepted"] / total["drafted"]
    assert total["characters"] == sum(len(report["text"]) for report in reports)
    assert found["faults"] == {"model-load-failed": 1}
    text = call("statistics", "--days", 1).done()
    assert f"2 runs, {total['tokens']} tokens" in text
    assert "A model could not be loaded" in text
    assert str(tmp_path / "no").encode() not in RunLog().file.read_bytes()
    monkeypatch.setenv("FORETOKEN_STATISTICS_RECORDED", "false")  # nothing more is kept
    assert call("generate", *pair, *how).code == 0
    assert json.loads(call("statistics", "--json").done())["total"] == total


def test_a_log_that_cannot_be_read_is_a_sentence(call: Call) -> None:
    RunLog().file.mkdir(parents=True)
    call("statistics").refused(1, "cannot be read")
