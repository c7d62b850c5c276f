"""The numbers behind the charts, derived from known steps."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from foretoken.control.engine.run_history import PositionCount, RunHistory
from foretoken.engine.events import (
    PolicyState,
    PolicyStatus,
    RunStatistics,
    StepFinished,
)


def make_step(
    index: int,
    accepted: int,
    drafted: int = 4,
    *,
    lookahead: int | None = None,
    total_ms: float = 50.0,
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
    )


def play(steps: list[StepFinished]) -> RunHistory:
    history = RunHistory()
    for step in steps:
        history.add_step(step)
    return history


def test_nothing_has_no_ratio() -> None:
    history = RunHistory()
    assert history.statistics.generated == 0
    assert history.statistics.tokens_per_second is None
    assert history.recent_tokens_per_second is None
    assert history.statistics.draft_acceptance_rate is None
    assert history.mean_accepted is None
    assert history.mean_drafted is None
    assert history.mean_lookahead is None
    assert history.lookahead is None
    assert history.paused_at is None
    assert history.time_split is None
    assert history.positions == ()
    assert history.series.bars(range(0), 40) == ()
    for x, y in (history.speed_curve, history.acceptance_curve, history.lookahead_curve):
        assert x.size == y.size == 0


def test_whole_answer_from_known_steps() -> None:
    # Accepted 4 of 4 (bonus), 1 of 4, then a plain pass.
    history = play([make_step(0, 4), make_step(1, 1, lookahead=6), make_step(2, 0, drafted=0)])
    assert history.statistics.generated == 5 + 2 + 1
    assert history.statistics.tokens_per_second == pytest.approx(8 / 0.150)
    assert history.statistics.draft_acceptance_rate == pytest.approx(5 / 8)
    assert history.drafting_steps == 2
    assert history.mean_accepted == pytest.approx(2.5)
    assert history.mean_drafted == pytest.approx(4.0)
    assert history.mean_lookahead == pytest.approx(5.0)
    assert history.positions == (
        PositionCount(2, 2),
        PositionCount(1, 2),
        PositionCount(1, 2),
        PositionCount(1, 2),
    )
    assert [(bar.accepted, bar.endings) for bar in history.series.bars(range(3), 40)] == [
        (4, (0, 1, 0)),
        (1, (1, 0, 0)),
        (0, (0, 0, 1)),
    ]
    split = history.time_split
    assert split is not None
    assert (split.draft_ms, split.verify_ms, split.rest_ms) == pytest.approx((10 / 3, 40, 20 / 3))


def test_speed_curve_covers_the_last_8_steps_only() -> None:
    slow = [make_step(i, 0, total_ms=100.0) for i in range(30)]
    fast = [make_step(30 + i, 4, total_ms=50.0) for i in range(8)]
    x, y = play(slow + fast).speed_curve
    assert (x[0], x[-1]) == (0, 30 + 8 * 5)
    assert y[30] == pytest.approx(10.0)
    assert 10.0 < y[31] < 100.0
    assert y[-1] == pytest.approx(100.0)


def test_acceptance_curve_rolls_over_16_steps_and_leaves_gaps() -> None:
    good = [make_step(i, 4) for i in range(40)]
    plain = [make_step(40 + i, 0, drafted=0) for i in range(17)]
    bad = [make_step(57, 0)]
    history = play(good + plain + bad)
    x, y = history.acceptance_curve
    assert (x[0], x[40]) == (0, 200.0)
    assert y[:56] == pytest.approx(1.0)
    assert np.isnan(y[56:58]).all()
    assert y[58] == 0.0
    assert history.recent_verdicts == (0, 4)


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_short_answers_have_level_curves_from_their_first_token(count: int) -> None:
    # The first pass only measures, and each step is faster than the one before.
    steps = [make_step(0, 0, drafted=0)]
    steps += [make_step(i, i % 4, total_ms=100.0 / i) for i in range(1, count)]
    history = play(steps)
    x, y = history.speed_curve
    assert (x[0], x[-1]) == (0, history.statistics.generated)
    assert y == pytest.approx(history.statistics.tokens_per_second)
    if count > 1:
        for curve, value in (
            (history.acceptance_curve, history.statistics.draft_acceptance_rate),
            (history.lookahead_curve, history.mean_lookahead),
        ):
            assert (curve[0][0], curve[0][-1]) == (0, history.statistics.generated)
            assert curve[1] == pytest.approx(value)
    history.add_step(make_step(count, 4, total_ms=1.0))
    assert len(set(history.speed_curve[1].tolist())) == (1 if count < 8 else 2)


def test_memory_is_bounded_and_the_ends_stay() -> None:
    steps = [make_step(i, 1) for i in range(5000)]
    history = play(steps)
    for x, y in (history.speed_curve, history.acceptance_curve):
        assert 128 <= x.size <= 258
        assert x[0] == 0
        assert x[-1] == history.statistics.generated == 10_000
        assert (np.diff(x) > 0).all()
        assert y == pytest.approx(y[0])


def test_a_pause_is_what_the_policy_calls_one() -> None:
    def plain(index: int, state: PolicyState) -> StepFinished:
        return replace(make_step(index, 0, drafted=0), policy=PolicyStatus(state))

    history = play([plain(i, PolicyState.ADAPTIVE) for i in range(9)])
    assert (history.lookahead, history.paused_at) == (None, None)
    history.add_step(plain(9, PolicyState.PAUSED))
    assert (history.lookahead, history.paused_at) == (0, 0)
    history.add_step(replace(make_step(10, 3, 6), policy=PolicyStatus(PolicyState.ADAPTIVE)))
    assert history.lookahead == 6


def test_the_counters_of_an_ended_answer_are_its_own() -> None:
    steps = [make_step(i, 3) for i in range(4)]
    own = RunStatistics()
    for step in steps:
        own.count_step(step)
    own.decode_ms = 199.6  # those of stored steps are rounded
    history = RunHistory.from_steps(steps, own)
    assert history.statistics.tokens_per_second == own.tokens_per_second == 16 / 0.1996
    history.add_step(make_step(4, 3))  # it goes on
    assert (history.statistics.generated, own.generated) == (20, 16)
