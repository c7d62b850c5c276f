"""``foretoken models test`` on real tiny models."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import tiny_models as tiny
from foretoken.cli.command_line import main
from foretoken.engine.figures import format_rate
from foretoken.models.pairs import pair_test
from foretoken.models.pairs.pair_test import remembered_result


class Printed(NamedTuple):
    code: int
    out: str
    err: str


Call = Callable[..., Printed]


@pytest.fixture(autouse=True)
def _short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of its own, one question of each kind, and short answers."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], models: Path) -> Call:
    def caller(*arguments: object) -> Printed:
        code = main(["models", "test", *map(str, arguments), "--folder", str(models)])
        return Printed(code, *capsys.readouterr())

    return caller


def test_a_pair_is_told_for_people(call: Call, endless_target: Path) -> None:
    printed = call(endless_target, endless_target)
    assert (printed.code, printed.err) == (0, "")
    lines = printed.out.splitlines()
    assert any(line.startswith("Target: ") for line in lines)
    head = next(number for number, line in enumerate(lines) if line.startswith("Kind of text"))
    rows = [line.split()[0] for line in lines[head + 1 : head + 6]]
    assert rows == ["questions", "stories", "code", "rewriting", "all"]
    result = remembered_result(endless_target, endless_target)
    assert result is not None
    assert f"{result.speedup:.2f}x" in lines[head + 5]
    assert format_rate(result.kinds[0].plain_tokens_per_second or 0.0) in lines[head + 1]
    assert any(line.startswith("Questions answered in every way: 4") for line in lines)
    assert ("Test again when it is quiet." in printed.out) is result.disturbed


def test_a_target_alone_is_told_for_programs(call: Call, endless_target: Path) -> None:
    printed = call(endless_target, "--json")
    assert (printed.code, printed.err, printed.out.count("\n")) == (0, "", 1)
    told = json.loads(printed.out)
    result = remembered_result(endless_target, None)
    assert result is not None
    assert (told["target"], told["draft"]) == (str(endless_target), None)
    assert told["speedup"] == result.speedup
    assert told["best_lookahead"] == result.best_lookahead
    assert [kind["kind"] for kind in told["kinds"]] == [kind.kind for kind in result.kinds]


def test_wrong_words_and_files(call: Call, endless_target: Path, tmp_path: Path) -> None:
    assert call("no such model").code == 2
    assert call(endless_target, "no such model").code == 2
    broken = tiny.write_broken_file(tmp_path / "broken.gguf", "truncated")
    assert call(broken).code == 3
    assert call(endless_target, broken).code == 3
    other = tiny.write_random_model(tmp_path / "other.gguf", seed=1, vocab_size=40)
    printed = call(endless_target, other)
    assert printed.code == 4
    assert "does not fit" in printed.err
    assert printed.out == ""


def test_too_slow_is_said_and_is_a_failure(
    call: Call, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair_test, "plan_test", lambda *_: None)
    printed = call(endless_target)
    assert printed.code == 1
    assert "too slow to test in 20 s" in printed.out
    assert "too slow to test in 20 s" in printed.err


def test_ctrl_c_remembers_nothing(
    call: Call, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(pair_test.PairTest, "_remember", interrupt)
    printed = call(endless_target)
    assert (printed.code, printed.out) == (130, "")
    assert "Nothing of this test is remembered" in printed.err
    assert remembered_result(endless_target, None) is None
