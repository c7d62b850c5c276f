"""The numbers behind the charts, checked against the raw records of the steps."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from foretoken.control.engine.run_history import PositionCount, RunHistory
from foretoken.control.engine.step_series import (
    ACCEPTANCE_WINDOW,
    SPEED_WINDOW,
    LookaheadChange,
    StepSeries,
)
from foretoken.engine.events import (
    DraftLength,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    RunStatistics,
    StepFinished,
)
from foretoken.engine.prediction import Prediction


def make_step(
    index: int,
    accepted: int,
    drafted: int = 4,
    *,
    lookahead: int | None = None,
    total_ms: float = 50.0,
    kind: DraftLength | None = None,
    predicted_ms: float | None = None,
) -> StepFinished:
    return StepFinished(
        index=index,
        lookahead=drafted if lookahead is None else lookahead,
        drafted=drafted,
        evaluated=min(accepted + 1, drafted),
        accepted=accepted,
        draft_ms=5.0 if drafted else 0.0,
        verify_ms=40.0,
        total_ms=total_ms,
        position=0,
        reason=None if kind is None else LookaheadReason(kind),
        predicted_ms=predicted_ms,
    )


def some_steps(count: int) -> list[StepFinished]:
    """Steps of every kind: drafts, plain ones, such with and without an expected time."""
    rng = random.Random(1)
    steps = []
    for index in range(count):
        drafted = rng.choice((0, 0, 1, 3, 4, 8))
        accepted, kind = rng.randint(0, drafted), rng.choice((None, *DraftLength))
        predicted = rng.uniform(8.0, 20.0) if rng.random() < 0.8 else None
        ms = 12.0 + drafted + rng.random()
        step = make_step(index, accepted, drafted, total_ms=ms, kind=kind, predicted_ms=predicted)
        steps.append(step)
    return steps


def test_whole_answer_from_known_steps() -> None:
    # Accepted 4 of 4 (bonus), 1 of 4, then a plain pass.
    steps = [make_step(0, 4), make_step(1, 1, lookahead=6), make_step(2, 0, drafted=0)]
    history = RunHistory.from_steps(steps)
    assert history.statistics.generated == 5 + 2 + 1
    assert history.statistics.tokens_per_second == pytest.approx(8 / 0.150)
    assert history.statistics.draft_acceptance_rate == pytest.approx(5 / 8)
    assert history.drafting_steps == 2
    means = history.mean_accepted, history.mean_drafted, history.mean_lookahead
    assert means == (2.5, 4.0, 5.0)
    assert history.positions == (PositionCount(2, 2), *[PositionCount(1, 2)] * 3)
    assert [(bar.accepted, bar.endings) for bar in history.series.bars(range(3), 40)] == [
        (4, (0, 1, 0)),
        (1, (1, 0, 0)),
        (0, (0, 0, 1)),
    ]
    split = history.time_split
    assert split is not None
    assert (split.draft_ms, split.verify_ms, split.rest_ms) == pytest.approx((10 / 3, 40, 20 / 3))


def test_curves_follow_the_last_steps_and_leave_gaps() -> None:
    good = [make_step(i, 4, total_ms=100.0) for i in range(40)]
    plain = [make_step(40 + i, 0, drafted=0, total_ms=50.0) for i in range(17)]
    history = RunHistory.from_steps([*good, *plain, make_step(57, 0)])
    x, speed = history.curves.speed
    assert (x[0], x[40], x[-1]) == (0, 200.0, 218.0)
    assert speed[40] == pytest.approx(50.0)
    assert 20.0 < speed[41] < 50.0
    assert speed[-1] == history.series.recent_speed == pytest.approx(20.0)
    _, accepted = history.curves.acceptance
    assert accepted[:56] == pytest.approx(1.0)
    assert np.isnan(accepted[56:58]).all()
    assert accepted[58] == 0.0
    assert history.series.recent_verdicts == (0, 4)


def test_curves_of_long_answers_are_thinned_out_and_their_ends_stay() -> None:
    history = RunHistory.from_steps(make_step(i, 1) for i in range(5000))
    for x, y in (history.curves.speed, history.curves.acceptance, history.curves.lookahead):
        assert 128 <= x.size <= 258
        assert (x[0], x[-1]) == (0, 10_000)
        assert (np.diff(x) > 0).all()
        assert y == pytest.approx(y[0])
    empty = RunHistory()
    assert empty.mean_accepted is empty.lookahead is empty.time_split is None
    assert empty.curves.speed[0].size == empty.curves.predicted_ms[1].size == 0


def test_a_pause_is_what_the_policy_calls_one() -> None:
    def plain(index: int, state: PolicyState) -> StepFinished:
        return replace(make_step(index, 0, drafted=0), policy=PolicyStatus(state))

    history = RunHistory.from_steps(plain(i, PolicyState.ADAPTIVE) for i in range(9))
    assert (history.lookahead, history.paused_at) == (None, None)
    history.add_step(plain(9, PolicyState.PAUSED))
    assert (history.lookahead, history.paused_at) == (0, 0)
    history.add_step(replace(make_step(10, 3, 6), policy=PolicyStatus(PolicyState.ADAPTIVE)))
    assert history.lookahead == history.curves.lookahead[1][-1] == 6


def test_a_part_is_what_its_steps_say() -> None:
    steps = some_steps(300)
    history = RunHistory.from_steps(steps)
    ends = np.cumsum([step.tokens for step in steps])
    begin, end = 200.0, 260.0
    inside = [i for i in range(300) if ends[i] > begin and ends[i] - steps[i].tokens < end]
    assert list(history.series.between(begin, end)) == inside
    detail = history.detail(begin, end)
    # One more at both ends, so that lines go on beyond the edges.
    shown = list(range(inside[0] - 1, inside[-1] + 2))
    assert detail.speed[0].tolist() == [float(ends[i]) for i in shown]
    for i, speed, share in zip(shown, detail.speed[1], detail.acceptance[1], strict=True):
        window = steps[i - SPEED_WINDOW + 1 : i + 1]
        expected = 1000.0 * sum(s.tokens for s in window) / sum(s.total_ms for s in window)
        assert speed == pytest.approx(expected)
        window = steps[i - ACCEPTANCE_WINDOW + 1 : i + 1]
        expected = sum(s.accepted for s in window) / sum(s.drafted for s in window)
        assert share == pytest.approx(expected)
    held = [steps[i] for i in [*shown, shown[-1]]]
    assert detail.lookahead[1].tolist() == [s.lookahead for s in held]
    assert detail.real_ms[1].tolist() == [s.total_ms for s in held]
    foretold = [np.nan if s.predicted_ms is None else s.predicted_ms for s in held]
    np.testing.assert_array_equal(detail.predicted_ms[1], foretold)


def test_changes_are_those_of_the_records() -> None:
    doubt, costly, rest = DraftLength.DOUBTFUL, DraftLength.COSTLY, DraftLength.PAUSE
    measured, copy = DraftLength.PLAIN_MEASURED, DraftLength.COPY
    kinds = ((4, costly), (0, measured), (0, measured), (4, costly), (2, doubt), (0, rest))
    kinds += ((0, rest), (6, copy), (6, copy), (7, copy))
    series = StepSeries()
    for index, (lookahead, kind) in enumerate(kinds):
        series.add(make_step(index, 0, lookahead, kind=kind))
    all_changes = (
        LookaheadChange(4, 4, 2, doubt),
        LookaheadChange(5, 2, 0, rest),
        LookaheadChange(7, 0, 6, copy),
        LookaheadChange(9, 6, 7, copy),
    )
    assert series.changes(0.0, 100.0, 4) == all_changes
    assert series.changes(5.0, 8.0, 10) == all_changes[1:3]
    # Of too many, those where drafting goes another way; of too many of these, none.
    assert series.changes(0.0, 100.0, 3) == all_changes[1:3]
    assert series.changes(0.0, 100.0, 1) == ()


def test_expected_times_and_reasons_are_those_of_the_records() -> None:
    steps = some_steps(90)
    history = RunHistory.from_steps(steps)
    told = [step for step in steps if step.predicted_ms is not None]
    expected = Prediction()
    for step in told:
        expected.add(step)
    assert history.prediction == expected
    last = told[-SPEED_WINDOW:]
    for (_, y), name in (
        (history.curves.real_ms, "total_ms"),
        (history.curves.predicted_ms, "predicted_ms"),
    ):
        assert y[-1] == pytest.approx(np.mean([getattr(step, name) for step in last]))
    kinds = [step.reason.kind for step in steps if step.reason is not None]
    for kind in DraftLength:
        assert history.reasons[kind] == kinds.count(kind)
    # Stored times are rounded: an ended answer has counters of its own, until it goes on.
    own = RunStatistics(decode_ms=199.6, generated=16)
    history = RunHistory.from_steps(steps, own)
    assert history.statistics.tokens_per_second == own.tokens_per_second == 16 / 0.1996
    history.add_step(make_step(90, 3))
    assert (history.statistics.generated, own.generated) == (20, 16)
