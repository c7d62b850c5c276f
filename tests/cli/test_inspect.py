"""``foretoken inspect``: what a file is and whether a draft fits it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.cli.command_line import main
from foretoken.models.probe import probing
from switched_model import TEMPLATE, write_switched_model

Inspect = Callable[..., dict[str, Any]]


@pytest.fixture
def unprobed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Load at once what was made for one test, without a child process that tries it first."""
    monkeypatch.setattr(probing, "probe_pair", lambda *_: probing.PairProbe())


@pytest.fixture
def inspect(capsys: pytest.CaptureFixture[str], unprobed: None) -> Inspect:
    def caller(*arguments: object) -> dict[str, Any]:
        assert main(["inspect", "--json", *map(str, arguments)]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        report: dict[str, Any] = json.loads(printed.out)
        return report

    return caller


def test_what_the_builtin_target_is(inspect: Inspect, builtin_target: Path) -> None:
    report = inspect(builtin_target)
    assert report["path"] == str(builtin_target)
    assert report["name"]
    assert report["license"]
    assert report["parameters"] > 6_000_000
    assert 0 < report["size_bytes"] <= builtin_target.stat().st_size
    assert report["can_roll_back"] is True
    assert "<|im_start|>" in report["chat_template"]
    assert "compatible" not in report
    ends = {entry["id"] for entry in report["end_tokens"]}
    assert report["special_tokens"]["eos"]["id"] in ends


def test_what_a_tiny_model_is(inspect: Inspect, random_target: Path) -> None:
    report = inspect(random_target)
    expected = {
        "name": "tiny random",
        "architecture": "llama",
        "context_length": 512,
        "layers": 2,
        "embedding_length": 64,
        "vocabulary_size": 260,
        "tokenizer": "bpe",
        "adds_bos": False,
        "license": None,
        "chat_template": None,
        "template_options": [],
    }
    assert report | expected == report
    assert report["end_tokens"] == [{"id": 259, "text": tiny.END_TEXT}]


def test_what_a_template_lets_its_caller_choose(
    inspect: Inspect, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    template = TEMPLATE + "{{ greeting }}"
    path = write_switched_model(tmp_path / "switched.gguf", template)
    told = [
        (each["name"], each["values"], each["default"])
        for each in inspect(path)["template_options"]
    ]
    assert told == [
        ("reasoning_effort", "low, medium or high", "medium"),
        ("thinking", "true or false", True),
        ("greeting", "a text of 2,000 characters at most", ""),
    ]
    assert main(["inspect", str(path)]) == 0
    (line,) = [one for one in capsys.readouterr().out.splitlines() if "template options" in one]
    assert "reasoning_effort (low, medium or high; default medium); thinking (" in line
    assert "default true); greeting (" in line
    assert line.endswith("not told unless given)")


def test_a_fitting_pair(inspect: Inspect, random_target: Path, random_draft: Path) -> None:
    report = inspect(random_target, "--draft", random_draft)
    assert (report["compatible"], report["reason"]) == (True, None)
    assert report["draft"]["path"] == str(random_draft)


def test_a_misfit_is_found_out_and_no_failure(
    inspect: Inspect, random_target: Path, models: Path
) -> None:
    tokens = tiny.default_tokens(260)
    tokens[123] = "other"
    draft = tiny.write_bigram_model(
        models / "inspect-misfit.gguf", tiny.random_table(260, seed=1), tokens=tokens
    )
    report = inspect(random_target, "--draft", draft)
    assert report["compatible"] is False
    assert report["reason"].startswith("token 123 differs: ")


@pytest.mark.parametrize("role", ["target", "draft"])
def test_a_recurrent_model_is_told_apart(
    inspect: Inspect, random_target: Path, models: Path, role: str
) -> None:
    path = tiny.write_recurrent_model(models / "inspect-mamba.gguf", seed=1, vocab_size=260)
    assert inspect(path)["can_roll_back"] is False
    pair = (path, random_target) if role == "target" else (random_target, path)
    report = inspect(pair[0], "--draft", pair[1])
    refused = "the draft model cannot roll back: it is recurrent" if role == "draft" else None
    assert (report["compatible"], report["reason"]) == (refused is None, refused)


def test_for_people(
    capsys: pytest.CaptureFixture[str], builtin_target: Path, builtin_draft: Path
) -> None:
    assert main(["inspect", str(builtin_target), "--draft", str(builtin_draft)]) == 0
    out = capsys.readouterr().out
    lines = dict(line.split(None, 1) for line in out.splitlines())
    assert lines["compatible"].strip() == "yes"
    assert lines["reason"].strip() == "none"
    assert str(builtin_target) in out
    assert str(builtin_draft) in out
    assert "{" not in out


@pytest.mark.parametrize(
    ("kind", "position"),
    [
        ("missing", "target"),
        ("missing", "draft"),
        ("folder", "target"),
        *((kind, "target") for kind in tiny.REFUSED_KINDS),
    ],
)
def test_what_cannot_be_loaded_is_three(
    capsys: pytest.CaptureFixture[str],
    unprobed: None,
    random_target: Path,
    tmp_path: Path,
    kind: Any,
    position: str,
) -> None:
    broken = tmp_path / "broken.gguf"
    if kind == "folder":
        broken.mkdir()
    elif kind != "missing":
        tiny.write_broken_file(broken, kind)
    pair = [broken] if position == "target" else [random_target, "--draft", broken]
    assert main(["inspect", *map(str, pair)]) == 3
    printed = capsys.readouterr()
    assert printed.out == ""
    assert str(broken) in printed.err
    assert printed.err.count("\n") == 1
