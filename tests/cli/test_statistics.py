"""``foretoken statistics``: what ``generate`` has done, and what failed."""

import json
from pathlib import Path
from typing import Any

import pytest

from foretoken.chat.runs.run_log import RunLog
from foretoken.cli.command_line import main
from foretoken.models.pairs import preparation
from foretoken.models.probe.probing import PairProbe


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(preparation, "probe_pair", lambda *_, **__: PairProbe())


def told(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> str:
    assert main([str(each) for each in arguments]) == code
    return capsys.readouterr().out


def test_generate_is_a_run_and_its_failures_are_faults(
    capsys: pytest.CaptureFixture[str], random_target: Path, random_draft: Path, tmp_path: Path
) -> None:
    assert "Nothing has run since" in told(capsys, "statistics")
    pair = ["--target", random_target, "--draft", random_draft, "--no-calibration"]
    how = ["--prompt", "abc", "--raw", "--method", "draft", "--max-tokens", 30, "--json"]
    reports: list[dict[str, Any]] = [
        json.loads(told(capsys, "generate", *pair, *how)) for _ in range(2)
    ]
    told(capsys, "generate", "--target", tmp_path / "no" / "x.gguf", "--prompt", "abc", code=3)
    told(capsys, "bench", *pair, "--modes", "plain", "--repeat", 1, "--max-tokens", 2)
    found = json.loads(told(capsys, "statistics", "--json"))
    total = found["total"]
    assert total["runs"] == 2
    for name in ("tokens", "generated", "drafted", "accepted", "evaluated", "target_passes"):
        assert total[name] == sum(report["stats"][name] for report in reports)
    steps = [step for report in reports for step in report["steps"]]
    assert total["drafted"] == sum(step["drafted"] for step in steps)
    assert total["draft_acceptance_rate"] == total["accepted"] / total["drafted"]
    assert total["characters"] == sum(len(report["text"]) for report in reports)
    assert found["faults"] == {"model-load-failed": 1}
    text = told(capsys, "statistics", "--days", 1)
    assert f"2 runs, {total['tokens']} tokens" in text
    assert "A model could not be loaded" in text
    assert str(tmp_path / "no").encode() not in RunLog().file.read_bytes()


def test_nothing_is_kept_for_who_does_not_want_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, random_target: Path
) -> None:
    monkeypatch.setenv("FORETOKEN_STATISTICS_RECORDED", "false")
    how = ["--prompt", "abc", "--raw", "--max-tokens", 2, "--no-calibration"]
    told(capsys, "generate", "--target", random_target, *how)
    assert not RunLog().read().rows


def test_a_log_that_cannot_be_read_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    RunLog().file.mkdir(parents=True)
    assert main(["statistics"]) == 1
    assert "cannot be read" in capsys.readouterr().err
