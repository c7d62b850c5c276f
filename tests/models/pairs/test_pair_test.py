"""The pair test on real tiny models: what is measured, and the figures that follow from it."""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from foretoken.engine.benchmark import PLAIN
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session
from foretoken.models.pairs import pair_test
from foretoken.models.pairs.experiment import ADAPTIVE, TOO_LONG, TOO_SHORT, RecordedRun
from foretoken.models.pairs.known_pairs import measure_costs, recall_pair
from foretoken.models.pairs.pair_test import (
    KINDS,
    MOST_TOKENS,
    KindResult,
    PairTest,
    PairTestResult,
    plan_test,
    result_of,
)
from foretoken.models.remembered import PAIR_TESTS, ResultCache
from known_costs import make_drafting_pay

SAMPLING = SamplingParams(temperature=0.7, top_k=40)
Runs = list[RecordedRun]


@pytest.fixture(autouse=True)
def _small(own_cache: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two questions of each kind, and short answers."""
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 2)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 24)
    # Passes of a tenth of a millisecond vary widely while other tests run.
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)


@pytest.fixture
def session(endless_target: Path, hopeless_draft: Path) -> Iterator[Session]:
    with Session.load(endless_target, hopeless_draft) as session:
        assert measure_costs(session)
        yield session


def run_test(session: Session) -> tuple[PairTestResult, Runs]:
    test = PairTest(session, session.prompt, SAMPLING)
    return test.run(), test.runs


def test_the_figures_are_what_the_runs_say(session: Session) -> None:
    result, all_runs = run_test(session)
    assert [kind.kind for kind in result.kinds] == list(KINDS)

    def speed(mode: str, runs: Sequence[RecordedRun]) -> float:
        counted = [run.statistics for run in runs if run.mode == mode]
        seconds = sum(one.decode_ms for one in counted) / 1000.0
        return sum(one.generated for one in counted) / seconds

    ratios = []
    for kind in result.kinds:
        runs = [run for run in all_runs if run.kind == kind.kind]
        if not runs:
            assert kind == KindResult(kind.kind, problem="too slow to test in 20 s")
            continue
        plain, drafting = speed(PLAIN, runs), speed(ADAPTIVE, runs)
        assert (kind.plain_tokens_per_second, kind.tokens_per_second) == pytest.approx(
            (plain, drafting)
        )
        assert kind.speedup == pytest.approx(drafting / plain)
        ratios.append(drafting / plain)
    assert result.speedup == pytest.approx(statistics.geometric_mean(ratios))
    counted = [run.statistics for run in all_runs if run.mode == ADAPTIVE]
    assert result.questions == len(counted)
    drafted = sum(one.drafted for one in counted)
    expected = sum(one.accepted for one in counted) / drafted if drafted else None
    assert result.draft_acceptance_rate == expected
    assert all(run.statistics.tokens <= pair_test.MOST_TOKENS for run in all_runs)


def run(kind: str, mode: str, speed: float, *, tokens: int = 20, number: int = 0) -> RecordedRun:
    counted = RunStatistics(tokens=tokens, generated=tokens, decode_ms=1000.0 * tokens / speed)
    return RecordedRun(kind, "fox", mode, number, counted)


def test_the_fastest_length_of_those_tried_is_the_best() -> None:
    def tried(*speeds: float) -> PairTestResult:
        modes = (PLAIN, ADAPTIVE, "fixed:2", "fixed:5")
        runs = [run("chat", mode, speed) for mode, speed in zip(modes, speeds, strict=False)]
        return result_of(runs, {"chat": "late"}, 1.0)

    found = tried(10.0, 17.0, 15.0, 16.0)
    assert [one.lookahead for one in found.lookaheads] == [0, 2, 5]
    assert [one.tokens_per_second for one in found.lookaheads] == pytest.approx([10, 15, 16])
    assert found.best_lookahead == 5
    assert tried(10.0, 9.0, 8.0, 7.0).best_lookahead == 0
    assert (tried(10.0, 9.0).best_lookahead, tried(10.0, 9.0).lookaheads) == (None, ())


def test_a_short_answer_is_no_figure() -> None:
    runs = [
        *(run("chat", mode, speed) for mode, speed in ((PLAIN, 10.0), (ADAPTIVE, 20.0))),
        run("code", PLAIN, 10.0),
        run("code", ADAPTIVE, 90.0, tokens=3),
    ]
    result = result_of(runs, {"chat": "late", "code": "late", "copy": "late"}, 1.0)
    assert [kind.problem for kind in result.kinds] == [None, TOO_SHORT, "late"]
    assert (result.speedup, result.problem) == (pytest.approx(2.0), None)
    none = result_of([], {"chat": "late"}, 1.0)
    assert (none.speedup, none.questions, none.problem, none.plain_range) == (None, 0, "late", None)
    for speedup, gains in ((None, False), (1.04, False), (1.06, True)):
        assert replace(none, speedup=speedup).gains is gains


def test_a_busy_machine_is_seen_in_the_plain_answers() -> None:
    for slow, outliers, disturbed in ((8, 1, True), (10, 1, False), (10, 2, True)):
        speeds = [10.0] * slow + [30.0] * outliers
        runs = [run("chat", PLAIN, speed, number=n) for n, speed in enumerate(speeds)]
        result = result_of(runs, {"chat": ""}, 1.0)
        assert result.plain_range == pytest.approx((10.0, 30.0 if disturbed else 10.0))
        assert result.disturbed is disturbed


@pytest.mark.parametrize(
    ("plain_ms", "kinds", "lengths"), [(0.3, 4, 3), (20.0, 4, 1), (60.0, 4, 0), (250.0, 1, 0)]
)
def test_a_plan_fits_the_time_and_is_worth_it(plain_ms: float, kinds: int, lengths: int) -> None:
    lookaheads, tokens = plan_test(plain_ms, 4, 20_000.0)
    assert len(lookaheads) == lengths
    assert 16 <= tokens <= MOST_TOKENS
    assert kinds * tokens * plain_ms * (2 + len(lookaheads)) <= 20_000.0
    assert plan_test(plain_ms, 4, 1.0) is None
    assert plan_test(plain_ms, 0, 20_000.0) is None


def test_a_machine_that_slows_down_has_no_figures(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair_test, "_PATIENCE", 0.0)
    result, runs = run_test(session)
    assert {(kind.problem or "")[:16] for kind in result.kinds} == {"too slow to test"}
    assert (runs, result.speedup, result.lookaheads) == ([], None, ())
    assert not len(ResultCache(PAIR_TESTS))


def test_a_context_without_room_says_so(random_target: Path) -> None:
    with Session.load(random_target, None, context_length=256) as session:
        result, _ = run_test(session)
    problems = {kind.kind: kind.problem for kind in result.kinds}
    # Every byte is a token here; the texts to copy and to rewrite are longer than 256.
    assert problems["rewrite"] == TOO_LONG
    assert problems["stories"] != TOO_LONG


def test_the_session_learns(session: Session, endless_target: Path, hopeless_draft: Path) -> None:
    for _ in session.generate("Hello there"):
        if len(session.cached_tokens) > 20:
            break
    make_drafting_pay(session)
    run_test(session)
    assert len(session.cached_tokens) == 0
    assert session.plain_speed.tokens_per_second is not None  # these passes were real
    learned = session.learned
    assert learned is not None
    with Session.load(endless_target, hopeless_draft) as other:
        assert recall_pair(other)
        assert other.learned.outcomes >= learned.outcomes
