"""The pair test on real tiny models: what is measured, what is told of it, what is remembered."""

import json
import os
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.engine.benchmark import PLAIN, BenchmarkRun
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.pairs import pair_test, pair_test_plan, pair_test_results
from foretoken.models.pairs.learned_pairs import recall_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.pair_test import KINDS, TOO_LONG, PairTest
from foretoken.models.pairs.pair_test_results import (
    ADAPTIVE,
    TOO_SHORT,
    KindResult,
    PairTestResult,
    PairTests,
    TriedLookahead,
    remembered_result,
    result_of,
)
from foretoken.models.remembered import PAIR_TESTS, RememberedResults
from foretoken.system.records import record_json
from known_costs import make_drafting_pay

SAMPLING = SamplingParams(temperature=0.7, top_k=40)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two questions of each kind and short answers are over long before the time is."""
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 2)
    monkeypatch.setattr(pair_test_plan, "MOST_TOKENS", 24)
    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(pair_test_results, "believable", lambda ratio, _: ratio)


@pytest.fixture(scope="module")
def endless_draft(models: Path) -> Path:
    """Guesses about half of what the endless target writes."""
    tokens = tiny.chat_tokens()
    table = tiny.random_table(len(tokens), seed=3)
    table += tiny.random_table(len(tokens), seed=4)
    table[:, -3:] = 0.0
    table /= table.sum(axis=1, keepdims=True)
    return tiny.write_bigram_model(
        models / "endless-draft.gguf",
        table,
        tokens=tokens,
        generated=tokens,
        chat_template=tiny.CHATML_TEMPLATE,
        context_length=8192,
    )


@pytest.fixture
def session(endless_target: Path, endless_draft: Path) -> Iterator[Session]:
    with Session.load(endless_target, endless_draft) as session:
        assert measure_costs(session)
        yield session


def make(session: Session, seconds: float = 20.0, **options: Any) -> PairTest:
    return PairTest(session, session.prompt, SAMPLING, seconds=seconds, **options)


def finished(test: PairTest) -> PairTestResult:
    result = test.run()
    assert result is not None
    return result


# --- figures ---------------------------------------------------------------------------------


def test_the_figures_are_what_the_runs_say(session: Session) -> None:
    test = make(session)
    result = finished(test)
    assert test.plan is not None
    assert [kind.kind for kind in result.kinds] == list(KINDS)

    def speed(mode: str, runs: Sequence[BenchmarkRun]) -> float:
        counted = [run.statistics for run in runs if run.mode == mode]
        seconds = sum(one.decode_ms for one in counted) / 1000.0
        return sum(one.generated for one in counted) / seconds

    ratios = []
    for kind in result.kinds:
        runs = [run for run in test.runs if run.prompt == kind.kind]
        if not runs:
            assert kind == KindResult(kind.kind, problem="too slow to test in 20 s")
            continue
        plain, drafting = speed(PLAIN, runs), speed(ADAPTIVE, runs)
        assert kind.plain_tokens_per_second == pytest.approx(plain)
        assert kind.tokens_per_second == pytest.approx(drafting)
        # What a reader can work out from the figures beside it.
        assert kind.speedup == pytest.approx(drafting / plain)
        ratios.append(drafting / plain)
    assert result.speedup == pytest.approx(statistics.geometric_mean(ratios))
    assert result.speedup_range == pytest.approx((min(ratios), max(ratios)))
    assert result.questions == sum(run.mode == ADAPTIVE for run in test.runs)
    counted = [run.statistics for run in test.runs if run.mode == ADAPTIVE]
    drafted = sum(one.drafted for one in counted)
    expected = sum(one.accepted for one in counted) / drafted if drafted else None
    assert result.draft_acceptance_rate == expected
    assert all(run.statistics.tokens <= test.plan.tokens for run in test.runs)
    assert result.seconds > 0.0
    assert abs((datetime.now(UTC) - result.measured_at).total_seconds()) < 60


def run(kind: str, mode: str, speed: float, *, tokens: int = 20, number: int = 0) -> BenchmarkRun:
    """Return a run beside a plain one of 10 tokens per second."""
    counted = RunStatistics(tokens=tokens, generated=tokens, decode_ms=1000.0 * tokens / speed)
    return BenchmarkRun(mode, kind, number, counted, speed / 10.0)


def test_the_fastest_length_of_those_tried_is_the_best() -> None:
    def result(*speeds: float) -> PairTestResult:
        modes = (PLAIN, ADAPTIVE, "fixed:2", "fixed:5")
        runs = [run("chat", mode, speed) for mode, speed in zip(modes, speeds, strict=False)]
        return result_of(runs, {"chat": "late"}, 1.0)

    tried = result(10.0, 17.0, 15.0, 16.0)
    assert [one.lookahead for one in tried.lookaheads] == [0, 2, 5]
    assert [one.tokens_per_second for one in tried.lookaheads] == pytest.approx([10, 15, 16])
    assert tried.best_lookahead == 5
    assert result(10.0, 9.0, 8.0, 7.0).best_lookahead == 0
    assert result(10.0, 9.0).best_lookahead is None
    assert result(10.0, 9.0).lookaheads == ()


def test_lengths_are_compared_over_the_same_questions() -> None:
    speeds = {PLAIN: 10.0, ADAPTIVE: 9.0, "fixed:2": 12.0}
    runs = [run("chat", mode, speed) for mode, speed in speeds.items()]
    # For text that is faster in any case there was no time to try the fixed length.
    for number in range(3):
        runs += [run("copy", mode, 40.0, number=number) for mode in (PLAIN, ADAPTIVE)]
    result = result_of(runs, {"chat": "", "copy": ""}, 1.0)
    assert [(one.lookahead, one.tokens_per_second) for one in result.lookaheads] == [
        (0, 10),
        (2, 12),
    ]
    assert result.best_lookahead == 2


def test_a_short_answer_is_no_figure() -> None:
    runs = [
        run("chat", PLAIN, 10.0),
        run("chat", ADAPTIVE, 20.0),
        run("code", PLAIN, 10.0),
        run("code", ADAPTIVE, 90.0, tokens=3),
    ]
    result = result_of(runs, {"chat": "late", "code": "late", "copy": "late"}, 1.0)
    assert [kind.problem for kind in result.kinds] == [None, TOO_SHORT, "late"]
    assert result.speedup_range == (2.0, 2.0)
    assert result.problem is None
    none = result_of([], {"chat": "late"}, 1.0)
    assert (none.speedup, none.questions, none.problem) == (None, 0, "late")


@pytest.mark.parametrize(("speedup", "gains"), [(None, False), (1.04, False), (1.06, True)])
def test_a_gain_is_one_that_is_seen(speedup: float | None, gains: bool) -> None:
    assert replace(SOME, speedup=speedup).gains is gains


def test_a_busy_machine_is_seen_in_the_plain_answers() -> None:
    def result(*plain: float) -> PairTestResult:
        runs = [
            run("chat", mode, speed, number=number)
            for number, speed in enumerate(plain)
            for mode in (PLAIN, ADAPTIVE)
        ]
        return result_of(runs, {"chat": ""}, 1.0)

    assert result(10.0, 9.0, 11.0).plain_range == pytest.approx((9.0, 11.0))
    assert not result(10.0, 9.0, 11.0).disturbed
    assert result(10.0, 30.0).disturbed
    assert result(*[10.0] * 10, 30.0).plain_range == pytest.approx((10.0, 10.0))
    assert result(*[10.0] * 10, 30.0, 30.0).disturbed
    assert not result(10.0).disturbed
    assert not result().disturbed


# --- time ------------------------------------------------------------------------------------


def test_a_model_that_is_too_slow_has_no_figures(session: Session) -> None:
    test = make(session, seconds=1e-6)
    result = finished(test)
    assert test.plan is None
    assert test.runs == []
    assert {kind.problem for kind in result.kinds} == {"too slow to test in 0 s"}
    assert (result.speedup, result.speedup_range, result.lookaheads) == (None, None, ())
    assert not len(RememberedResults(PAIR_TESTS))


def test_a_machine_that_slows_down_ends_the_test(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = make(session, progress=lambda _: monkeypatch.setattr(pair_test_plan, "_PATIENCE", 0.0))
    result = finished(test)
    assert test.plan is not None
    assert {kind.problem for kind in result.kinds} == {"too slow to test in 20 s"}
    assert not len(RememberedResults(PAIR_TESTS))


def test_a_context_without_room_says_so(random_target: Path) -> None:
    with Session.load(random_target, None, context_length=256) as session:
        test = make(session)
        result = finished(test)
    problems = {kind.kind: kind.problem for kind in result.kinds}
    # Every byte is a token here; the texts to copy and to rewrite are longer than 256.
    assert problems["rewriting"] == TOO_LONG
    assert problems["stories"] != TOO_LONG


# --- stopping, and what is left of a test ------------------------------------------------------


@pytest.mark.parametrize("when", [0, 1, 2, 30, 150])
def test_a_stopped_test_ends_soon_and_leaves_nothing(session: Session, when: int) -> None:
    asked = 0

    def keep_on() -> bool:
        nonlocal asked
        asked += 1
        return asked <= when

    test = make(session, seconds=600.0, keep_on=keep_on)
    assert test.run() is None
    assert asked <= when + 3  # not once more per step
    assert not len(RememberedResults(PAIR_TESTS))
    assert len(session.cached_tokens) == 0


def test_the_session_is_left_clean(session: Session) -> None:
    for _ in session.generate("Hello there"):
        if len(session.cached_tokens) > 20:
            break
    before = replace(session.statistics)
    finished(make(session))
    assert len(session.cached_tokens) == 0
    assert session.statistics == before
    assert session.plain_speed.tokens_per_second is not None  # these passes were real


def test_a_session_without_costs_is_measured_first(
    endless_target: Path, endless_draft: Path
) -> None:
    with Session.load(endless_target, endless_draft) as session:
        session.cancel()  # what cut the loading short
        assert finished(make(session)).speedup is not None
        assert all(session.pass_ms)
    with Session.load(endless_target, endless_draft) as session:
        assert make(session, keep_on=lambda: False).run() is None


def test_the_pair_begins_with_what_is_known_of_it(
    session: Session, endless_target: Path, endless_draft: Path
) -> None:
    """As a chat does, and what the test teaches stays for the chat."""
    make_drafting_pay(session)
    finished(make(session))
    learned = session.learned
    assert learned is not None
    with Session.load(endless_target, endless_draft) as other:
        measure_costs(other)
        assert recall_pair(other)
        assert other.learned is not None
        assert other.learned.outcomes == learned.outcomes


def test_without_a_draft_lookup_is_tested(endless_target: Path) -> None:
    with Session.load(endless_target) as session:
        test = PairTest(session, session.prompt, SamplingParams(temperature=0.0))
        result = finished(test)
    # A bigram that writes greedily comes round in circles: there is much to look up.
    drafted = {run.mode: run.statistics.drafted for run in test.runs if run.mode != ADAPTIVE}
    assert drafted.pop(PLAIN) == 0
    assert drafted
    assert all(drafted.values())
    assert result.speedup is not None
    assert remembered_result(endless_target, None) == result


# --- what is remembered ------------------------------------------------------------------------

SOME = PairTestResult(
    kinds=(KindResult("chat", 10.0, 17.0, 1.7, 0.6), KindResult("copy", problem="late")),
    speedup=1.7,
    speedup_range=(1.5, 1.9),
    draft_acceptance_rate=0.6,
    lookaheads=(TriedLookahead(0, 10.0), TriedLookahead(3, 16.0)),
    questions=2,
    measured_at=datetime(2026, 3, 4, 5, 6, tzinfo=UTC),
    seconds=19.5,
    plain_range=(9.5, 10.5),
)


def test_a_result_is_found_again_for_the_same_pair(
    session: Session, endless_target: Path, endless_draft: Path
) -> None:
    result = finished(make(session))
    assert remembered_result(endless_target, endless_draft) == result
    assert remembered_result(endless_target, None) is None
    assert remembered_result(endless_draft, endless_target) is None
    again = finished(make(session))
    assert remembered_result(endless_target, endless_draft) == again


def test_a_changed_or_missing_file_has_no_result(tmp_path: Path) -> None:
    target, draft = (
        tiny.write_random_model(tmp_path / f"{n}.gguf", seed=n, vocab_size=30) for n in (1, 2)
    )
    PairTests().add(target, draft, SOME)
    tests = PairTests()
    assert tests.result(target, draft) == SOME
    os.utime(draft, ns=(1, 1))
    assert tests.result(target, draft) is None
    draft.unlink()
    assert tests.result(target, draft) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda values: 5,
        lambda values: values | {"kinds": [{}]},
        lambda values: values | {"speedup": "fast"},
        lambda values: {name: value for name, value in values.items() if name != "seconds"},
    ],
)
def test_a_damaged_result_is_none(endless_target: Path, damage: Callable[[Any], Any]) -> None:
    PairTests().add(endless_target, None, SOME)
    remembered = RememberedResults(PAIR_TESTS)
    (key,) = remembered._results
    assert remembered.get(key, PairTestResult) == SOME
    remembered.add(key, damage(json.loads(record_json(SOME))))
    assert remembered_result(endless_target, None) is None
