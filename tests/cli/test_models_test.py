"""``foretoken models test`` on real tiny models."""

from pathlib import Path

import pytest

import tiny_models as tiny
from commands import Call
from foretoken.models.pairs import pair_test
from foretoken.models.pairs.pair_test import remembered_result


@pytest.fixture(autouse=True)
def _short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of its own, one question of each kind, and short answers."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)


@pytest.fixture
def measure(call: Call, models: Path) -> Call:
    return lambda *arguments: call("models", "test", *arguments, "--folder", models)


def test_a_pair_is_told_for_people_and_programs(measure: Call, endless_target: Path) -> None:
    told = measure(endless_target, "--json").report()
    alone = remembered_result(endless_target, None)
    assert (told["draft"], told["speedup"]) == (None, alone.speedup)
    assert [kind["kind"] for kind in told["kinds"]] == [kind.kind for kind in alone.kinds]
    shown = measure(endless_target, endless_target).done()
    lines = shown.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("Kind of text"))
    rows = [line.split()[0] for line in lines[head + 1 : head + 6]]
    assert rows == ["questions", "stories", "code", "rewriting", "All"]
    result = remembered_result(endless_target, endless_target)
    assert f"{result.speedup:.2f}x" in lines[head + 5]
    assert any(line.startswith("4 questions answered in every way") for line in lines)
    assert ("Test again when it is quiet." in shown) is result.disturbed


def test_wrong_words_and_files(measure: Call, endless_target: Path, tmp_path: Path) -> None:
    measure(endless_target, "no such model").refused(2)
    broken = tiny.write_broken_file(tmp_path / "broken.gguf", "truncated")
    measure(endless_target, broken).refused(3)
    other = tiny.write_bigram_model(
        tmp_path / "other.gguf", tiny.random_table(40, seed=1), tokens=tiny.foreign_tokens(40)
    )
    measure(endless_target, other).refused(4, "does not fit")


def test_too_slow_is_a_failure_and_ctrl_c_remembers_nothing(
    measure: Call, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slow:
        slow.setattr(pair_test, "plan_test", lambda *_: None)
        code, *printed = measure(endless_target)
    assert code == 1
    assert all("too slow to test in 20 s" in each for each in printed)

    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(pair_test.PairTest, "_remember", interrupt)
    measure(endless_target).refused(130, "Nothing of this test is remembered")
    assert remembered_result(endless_target, None) is None
