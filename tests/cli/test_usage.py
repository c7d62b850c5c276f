"""Exit codes and their order, help, and words that are no command."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken import __version__
from foretoken.cli.command_line import COMMANDS, main
from foretoken.models.builtin import builtin_pair
from foretoken.preferences.declared import DECLARED


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "foretoken", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


class Outcome:
    """An exit code with what was printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    def check_refusal(self, code: int) -> None:
        """One or two lines on stderr, nothing on stdout, and no traceback."""
        assert self.code == code, self.err
        assert self.out == ""
        assert 1 <= len(self.err.splitlines()) <= 2
        assert self.err.startswith("foretoken: ")
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err


Call = Callable[..., Outcome]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """The command line in this process."""

    def caller(*arguments: object) -> Outcome:
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return caller


# --- as a program ---------------------------------------------------------------------------------


def test_the_exit_codes_reach_the_shell(random_target: Path, tmp_path: Path, misfit: Path) -> None:
    missing = tmp_path / "missing.gguf"
    asked = ("--prompt", "hi", "--max-tokens", 2, "--temperature", 0)
    refusals = {
        2: run("generate", "--prompt", "hi", "--no-such-option"),
        3: run("generate", *asked, "--target", missing),
        4: run("generate", *asked, "--target", random_target, "--draft", misfit, "--method=draft"),
    }
    for code, done in refusals.items():
        Outcome(done.returncode, done.stdout, done.stderr).check_refusal(code)
    done = run("generate", *asked, "--target", random_target)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\n")


def test_a_run_that_fails_is_told_as_json_too(call: Call, tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "nan.gguf", "nan_weights")
    outcome = call("generate", "--target", path, "--prompt", "abc", "--raw", "--json")
    assert outcome.code == 1
    report = json.loads(outcome.out)
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


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["bench", "--fast"], 2),
        (["--version"], 0),
        (["generate", "--prompt", "x", "--max-tokens", "1"], 0),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_no_command_loads_the_window(arguments: list[str], code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_WINDOW, *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == code, done.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_what_is_no_ordinary_file_is_no_model(call: Call, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.gguf"
    os.mkfifo(pipe)
    through_a_link = tmp_path / "link.gguf"
    through_a_link.symlink_to(pipe)
    device = tmp_path / "device.gguf"
    device.symlink_to("/dev/zero")
    for path, kind in ((pipe, "a pipe"), (through_a_link, "a pipe"), (device, "a device")):
        for command in (("generate", "--prompt", "x", "--target"), ("probe",), ("inspect",), ()):
            outcome = call(*command, path)
            outcome.check_refusal(3)
            assert f"it is {kind}, and only ordinary files are read." in outcome.err
    parts = tiny.write_split(
        tiny.write_random_model(tmp_path / "whole.gguf", seed=1, vocab_size=20), 3
    )
    parts[1].unlink()
    os.mkfifo(parts[1])
    outcome = call("probe", parts[0])
    outcome.check_refusal(3)
    assert parts[1].name in outcome.err


# --- words and help -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "word", ["nonsense", "Generate", "inspct", "model.txt", "doctr", "-x", "probes"]
)
def test_other_words_are_wrong_usage(call: Call, word: str) -> None:
    outcome = call(word)
    outcome.check_refusal(2)
    assert word in outcome.err


def test_the_draft_of_the_window_needs_a_target_and_has_to_exist(
    call: Call, tmp_path: Path
) -> None:
    missing = tmp_path / "missing.gguf"
    call("--draft", missing).check_refusal(2)
    outcome = call(builtin_pair()[0], "--draft", missing)
    outcome.check_refusal(3)
    assert "missing.gguf" in outcome.err


MODELS = [["models", name] for name in ("pair", "test", "get", "folders")]


@pytest.mark.parametrize("command", [*([name] for name in COMMANDS), *MODELS], ids=" ".join)
def test_each_command_has_help(call: Call, command: list[str]) -> None:
    outcome = call(*command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"usage: foretoken {' '.join(command)}")


def test_help_begins_with_the_commands_a_line_each(call: Call) -> None:
    lines = call("--help").out.splitlines()
    first = lines.index("commands (foretoken COMMAND --help tells more):") + 1
    assert [line.split()[0] for line in lines[first : first + len(COMMANDS)]] == list(COMMANDS)
    assert first < 10
    assert len(lines) < 40
    assert all(len(line) <= 80 for line in lines)
    for option in ("--draft", "--set", "--self-test", "--version"):
        assert option in "\n".join(lines)


def test_preferences_are_listed_with_their_limits(call: Call) -> None:
    told = " ".join(call("preferences").out.split())
    for each in DECLARED:
        assert (f"{each.key} ({each.kind.limits})" in told) is not each.remembered, each.key


@pytest.mark.parametrize("given", ["appearance.theme", "appearance.theme=blue", "pair.target=/x"])
def test_a_preference_that_is_none_opens_no_window(call: Call, given: str) -> None:
    outcome = call("--set", given)
    outcome.check_refusal(2)
    assert "--set" in outcome.err


def test_the_version(call: Call) -> None:
    assert call("--version").out == f"foretoken {__version__}\n"


# --- wrong values ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        "--lookahead 33",
        "--lookahead many",
        "--temperature nan",
        "--temperature warm",
        "--top-k 1.5",
        "--top-p 0",
        "--repeat-last-n all",
        "--presence-penalty 2.5",
        "--max-tokens 0",
        "--seed -1",
        "--threads 1000",
        "--method fast",
        "--prompt again --prompt-file f",
        "--temp 0.5",
        "extra",
    ],
)
def test_wrong_values_are_wrong_usage(call: Call, wrong: str, tmp_path: Path) -> None:
    # The target does not exist, but usage is looked at first.
    outcome = call(
        "generate", "--target", tmp_path / "missing.gguf", "--prompt", "x", *wrong.split()
    )
    outcome.check_refusal(2)
    name = wrong.split()[0].lstrip("-")
    assert name in outcome.err
    assert "invalid" not in outcome.err, "Python's words"


@pytest.mark.parametrize(
    ("asked", "values"),
    [
        ("generate --prompt x --method maybe", "auto, draft, lookup, plain"),
        ("generate --prompt x --verification maybe", "token, block"),
        ("prove --verification maybe", "token, block"),
        ("generate --prompt x --cache-type-k maybe", "f32, f16"),
        ("generate --prompt x --flash-attention maybe", "auto, on, off"),
        ("export --all --format maybe", "html, markdown"),
        ("models folders maybe", "add, remove"),
    ],
)
def test_an_unknown_choice_is_told_the_possible_ones(call: Call, asked: str, values: str) -> None:
    outcome = call(*asked.split())
    outcome.check_refusal(2)
    assert f"'maybe' is none of {values}" in outcome.err


def test_a_prompt_file_must_be_readable_text(call: Call, tmp_path: Path) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes("größe".encode("latin-1"))
    for path in (tmp_path / "nowhere.txt", tmp_path, latin):
        outcome = call("generate", "--prompt-file", path, "--target", tmp_path / "missing.gguf")
        outcome.check_refusal(2)
        assert str(path) in outcome.err
    assert "UTF-8" in call("generate", "--prompt-file", latin).err
    if os.name == "posix":
        assert "more than" in call("generate", "--prompt-file", "/dev/zero").err


# --- the order of the checks ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def misfit(models: Path) -> Path:
    """A draft whose token 5 differs from that of the target."""
    tokens = tiny.default_tokens(260)
    tokens[5] = "other"
    return tiny.write_bigram_model(
        models / "misfit.gguf", tiny.random_table(260, seed=1), tokens=tokens
    )


ASKED = ("generate", "--prompt", "hi", "--max-tokens", 2, "--temperature", 0)


def test_the_target_comes_before_the_draft(call: Call, tmp_path: Path) -> None:
    target, draft = tmp_path / "no-target.gguf", tmp_path / "no-draft.gguf"
    outcome = call(*ASKED, "--target", target, "--draft", draft, "--method", "draft")
    outcome.check_refusal(3)
    assert "no-target.gguf" in outcome.err
    assert "no-draft" not in outcome.err


@pytest.mark.parametrize("kind", [*tiny.LOAD_ABORT_KINDS, *tiny.DECODE_ABORT_KINDS])
def test_a_file_that_crashes_llama_cpp_is_three(
    call: Call, tmp_path: Path, kind: tiny.BrokenKind
) -> None:
    path = tiny.write_broken_file(tmp_path / f"{kind}.gguf", kind)
    outcome = call(*ASKED, "--target", path)
    outcome.check_refusal(3)
    assert str(path) in outcome.err


def test_the_method_draft_without_a_draft_is_wrong_usage(call: Call, tmp_path: Path) -> None:
    outcome = call(*ASKED, "--target", tmp_path / "missing.gguf", "--method", "draft")
    outcome.check_refusal(2)
    assert "--draft" in outcome.err


def test_a_misfit_with_the_method_draft_is_four(
    call: Call, random_target: Path, misfit: Path
) -> None:
    outcome = call(*ASKED, "--target", random_target, "--draft", misfit, "--method", "draft")
    outcome.check_refusal(4)
    assert "token 5 differs" in outcome.err


def test_a_misfit_otherwise_is_a_warning(call: Call, random_target: Path, misfit: Path) -> None:
    alone = call(*ASKED, "--target", random_target)
    outcome = call(*ASKED, "--target", random_target, "--draft", misfit)
    assert outcome.code == 0
    assert "token 5 differs" in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert outcome.out == alone.out
    plain = call(*ASKED, "--target", random_target, "--draft", misfit, "--method", "plain")
    assert (plain.code, plain.err, plain.out) == (0, "", alone.out)
