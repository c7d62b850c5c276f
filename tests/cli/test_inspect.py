"""``foretoken inspect`` and ``probe``: descriptions of files, and whether a draft fits."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from commands import Call, run
from foretoken.cli import inspect as inspect_command
from foretoken.models.probe import probing
from switched_model import TEMPLATE, write_switched_model

Inspect = Callable[..., dict[str, Any]]


@pytest.fixture
def unprobed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Load at once what was made for one test, without a child process that tries it first."""
    monkeypatch.setattr(inspect_command, "probe_pair", lambda *_: probing.PairProbe())


@pytest.fixture
def inspect(call: Call, unprobed: None) -> Inspect:
    def caller(*arguments: object) -> dict[str, Any]:
        printed = call("inspect", "--json", *arguments)
        assert printed.err == ""
        return dict(printed.report())

    return caller


def test_what_a_model_is(inspect: Inspect, builtin_target: Path, random_target: Path) -> None:
    report = inspect(builtin_target)
    assert report["path"] == str(builtin_target)
    assert report["parameters"] > 6_000_000
    assert 0 < report["size_bytes"] <= builtin_target.stat().st_size
    assert "<|im_start|>" in report["chat_template"]
    report = inspect(random_target)
    expected = {
        "name": "tiny random", "architecture": "llama", "context_length": 512, "layers": 2,
        "embedding_length": 64, "vocabulary_size": 260, "tokenizer": "bpe", "adds_bos": False,
        "license": None, "chat_template": None, "template_options": [], "can_roll_back": True,
        "end_tokens": [{"id": 259, "text": tiny.END_TEXT}],
    }  # fmt: skip
    assert report | expected == report


def test_what_a_template_lets_one_choose(inspect: Inspect, call: Call, tmp_path: Path) -> None:
    path = write_switched_model(tmp_path / "switched.gguf", TEMPLATE + "{{ greeting }}")
    names = "name", "values", "default"
    told = [tuple(each[name] for name in names) for each in inspect(path)["template_options"]]
    assert told == [
        ("reasoning_effort", "low, medium or high", "medium"),
        ("thinking", "true or false", True),
        ("greeting", "a text of at most 2,000 characters", ""),
    ]
    shown = call("inspect", path).done()
    assert "reasoning_effort (low, medium or high; default medium); thinking (" in shown


def test_pairs_fit_or_not_and_that_is_no_failure(
    inspect: Inspect, random_target: Path, random_draft: Path, misfit: Path, tmp_path: Path
) -> None:
    mamba = tiny.write_recurrent_model(tmp_path / "mamba.gguf", seed=1, vocab_size=260)
    for target, draft, reason in (
        (random_target, random_draft, None),
        (random_target, misfit, "different vocabulary"),
        (random_target, mamba, "the draft model cannot roll back: it is recurrent"),
        (mamba, random_target, None),
    ):
        report = inspect(target, "--draft", draft)
        assert report["draft"]["path"] == str(draft)
        assert report["can_roll_back"] is (target != mamba)
        assert report["compatible"] is (reason is None)
        assert reason is None if report["reason"] is None else reason in report["reason"]


def test_for_people(call: Call, builtin_target: Path, builtin_draft: Path) -> None:
    out = call("inspect", builtin_target, "--draft", builtin_draft).done()
    lines = dict(line.split(None, 1) for line in out.splitlines())
    assert (lines["compatible"].strip(), lines["reason"].strip()) == ("yes", "none")
    assert "{" not in out


def test_what_can_be_done_with_a_file(call: Call, random_target: Path, tmp_path: Path) -> None:
    first, *facts = call("probe", random_target).done().splitlines()
    assert first == str(random_target)
    assert "  can roll back   yes" in facts
    assert len(facts) == 7
    path = tiny.write_recurrent_model(tmp_path / "mamba.gguf", seed=1, vocab_size=260)
    report = run("probe", path, "--json").report()
    assert (report["path"], report["can_roll_back"], report["finite"]) == (str(path), False, True)
