"""Exit codes and their order, help, and wrong usage."""

import os
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

import tiny_models as tiny
from commands import Call, run, run_python
from foretoken import __version__
from foretoken.cli.command_line import COMMANDS, command_parser
from foretoken.cli.options import model_settings
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.preferences.declared import DECLARED

ASKED = ("generate", "--prompt", "hi", "--max-tokens", 2, "--temperature", 0)


def test_codes_reach_the_shell_and_no_window_loads(random_target: Path, tmp_path: Path) -> None:
    run(*ASKED, "--target", tmp_path / "missing.gguf").refused(3)
    assert run(*ASKED, "--target", random_target).done().endswith("\n")
    done = run_python(NO_WINDOW, "generate", "--prompt", "x", "--max-tokens", 1)
    assert done.code == 0, done.err


def test_a_run_that_fails_is_told_as_json_too(call: Call, tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "nan.gguf", "nan_weights")
    outcome = call("generate", "--target", path, "--prompt", "abc", "--raw", "--json")
    assert outcome.code == 1
    report = outcome._replace(code=0).report()
    assert (report["text"], report["finish_reason"]) == ("", "error")
    assert "not finite" in report["error"]
    assert report["target"] == str(path)
    assert report["error"] in outcome.err


NO_WINDOW = """
import sys
from foretoken.cli.command_line import main
code = main(sys.argv[1:])
loaded = [name for name in sys.modules if name.startswith(("PySide6", "pyqtgraph", "foretoken.ui"))]
assert not loaded, loaded
sys.exit(code)
"""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_what_is_no_ordinary_file_is_no_model(call: Call, tmp_path: Path) -> None:
    whole = tiny.write_random_model(tmp_path / "whole.gguf", seed=1, vocab_size=20)
    parts = tiny.write_split(whole, 3)
    parts[1].unlink()
    os.mkfifo(parts[1])
    for command in (("generate", "--prompt", "x", "--target"), ("probe",), ("inspect",), ()):
        call(*command, parts[1]).refused(3, "it is a pipe")
    call("probe", parts[0]).refused(3, parts[1].name)


MODELS = [f"models {name}" for name in ("pair", "test", "get", "folders")]


def test_help_and_preferences_are_listed_whole(call: Call) -> None:
    told = " ".join(call("preferences").done().split())
    for each in DECLARED:
        assert (f"{each.key} ({each.kind.limits})" in told) is not each.remembered, each.key
    for command in (*COMMANDS, *MODELS):
        assert call(*command.split(), "--help").done().startswith(f"usage: foretoken {command}")
    lines = call("--help").done().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("commands (")) + 1
    assert [line.split()[0] for line in lines[first : first + len(COMMANDS)]] == list(COMMANDS)
    assert all(len(line) <= 80 for line in lines)
    assert call("--version").done() == f"foretoken {__version__}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        *(("nonsense", "nonsense"), ("model.txt", "model.txt"), ("-x", "-x")),
        *(("--draft missing.gguf", ""), ("--set appearance.theme", "--set")),
        *(("--set appearance.theme=blue", "--set"), ("--set pair.target=/x", "--set")),
    ],
)
def test_wrong_usage_opens_no_window(call: Call, words: str, said: str) -> None:
    call(*words.split()).refused(2, said)
    call(builtin_pair()[0], "--draft", "missing.gguf").refused(3, "missing.gguf")


@pytest.mark.parametrize(
    "wrong",
    [
        *("--lookahead 33", "--temperature nan", "--top-k 1.5", "--max-tokens 0", "--seed -1"),
        *("--prompt again --prompt-file f", "--temp 0.5", "extra"),
        *("--flash-attention off --draft-cache-type-v q4_1", "--micro-batch-size 2049"),
    ],
)
def test_wrong_values_are_wrong_usage(call: Call, wrong: str, tmp_path: Path) -> None:
    # The target does not exist, but usage is looked at first.
    asked = ("generate", "--target", tmp_path / "missing.gguf", "--prompt", "x")
    outcome = call(*asked, *wrong.split())
    outcome.refused(2)
    assert "invalid" not in outcome.err, "Python's words"


def test_unknown_choices_and_unreadable_prompts_are_told(call: Call, tmp_path: Path) -> None:
    call("prove", "--verification", "maybe").refused(2, "'maybe' is not one of token, block")
    call("models", "folders", "maybe").refused(2, "'maybe' is not one of add, remove")
    latin = tmp_path / "latin.txt"
    latin.write_bytes("größe".encode("latin-1"))
    for path, word in ((tmp_path / "nowhere.txt", ""), (tmp_path, ""), (latin, "UTF-8")):
        asked = ("generate", "--prompt-file", path, "--target", tmp_path / "missing.gguf")
        call(*asked).refused(2, str(path), word)
    if os.name == "posix":
        call("generate", "--prompt-file", "/dev/zero").refused(2, "larger than")


def test_a_file_that_crashes_llama_cpp_is_three(call: Call, tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "crashes.gguf", tiny.LOAD_ABORT_KINDS[0])
    call(*ASKED, "--target", path).refused(3, str(path))


def test_misfits_are_refused(call: Call, random_target: Path, misfit: Path, tmp_path: Path) -> None:
    by_draft = ("--method", "draft")
    call(*ASKED, "--target", tmp_path / "missing.gguf", *by_draft).refused(2, "--draft")
    pair = ("--target", random_target, "--draft", misfit)
    call(*ASKED, *pair, *by_draft).refused(4, "different vocabulary")
    alone = call(*ASKED, "--target", random_target)
    outcome = call(*ASKED, *pair)
    assert (outcome.code, outcome.out) == (0, alone.out)
    assert "different vocabulary" in outcome.err
    assert len(outcome.err.splitlines()) == 1


SETTINGS = [
    *("--threads=3", "--gpu-layers=7", "--batch-size=1024", "--micro-batch-size=256"),
    *("--flash-attention=on", "--cache-type-k=q8_0", "--cache-type-v=q5_1"),
]
OF_THE_DRAFT = [
    *("--draft-threads=1", "--draft-gpu-layers=0"),
    *("--draft-cache-type-k=f32", "--draft-cache-type-v=f16"),
]


def test_settings_reach_the_session(
    call: Call,
    random_target: Path,
    random_draft: Path,
    unprobed: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load = Mock(side_effect=ModelLoadError("as-told", text="It was only looked at."))
    monkeypatch.setattr(Session, "load", load)
    pair = ("--target", random_target, "--draft", random_draft)
    call(*ASKED, *pair, *SETTINGS, *OF_THE_DRAFT).refused(3, "only looked at")
    shared = (None, None, 1024, 256, True)
    chosen = ModelSettings(3, 7, *shared, CacheType.Q8_0, CacheType.Q5_1)
    asked = load.call_args.kwargs
    assert asked["settings"] == chosen
    assert asked["draft_settings"] == ModelSettings(1, 0, *shared, CacheType.F32, CacheType.F16)
    call(*ASKED, *pair, "--draft-devices=Abacus0").refused(3, "GPU Abacus0 was not found")
    gpus = ["--devices=CUDA1,CUDA0", "--tensor-split=4,3", "--draft-devices=CUDA0"]
    found = model_settings(command_parser("bench").parse_args(["bench", *SETTINGS, *gpus]))
    split = replace(chosen, devices="CUDA1,CUDA0", tensor_split="4,3")
    assert found == (split, replace(chosen, devices="CUDA0", tensor_split=None))
