"""Any part of the curves, checked against the raw records of the steps."""

from __future__ import annotations

import random

import numpy as np
import pytest

from foretoken.control.engine.run_history import ACCEPTANCE_WINDOW, SPEED_WINDOW, RunHistory
from foretoken.control.engine.step_series import LookaheadChange, StepSeries
from foretoken.engine.events import DraftLength, LookaheadReason, StepFinished
from foretoken.engine.prediction import Prediction


def some_steps(count: int, seed: int = 1) -> list[StepFinished]:
    """Steps of every kind: drafts, plain ones, such with and without an expected time."""
    rng = random.Random(seed)
    steps = []
    for index in range(count):
        drafted = rng.choice((0, 0, 1, 3, 4, 8))
        accepted = rng.randint(0, drafted)
        kind = rng.choice(tuple(DraftLength))
        steps.append(
            StepFinished(
                index=index,
                lookahead=drafted,
                drafted=drafted,
                evaluated=min(drafted, accepted + 1),
                accepted=accepted,
                draft_ms=1.0 * drafted,
                verify_ms=10.0,
                total_ms=12.0 + drafted + rng.random(),
                position=0,
                reason=LookaheadReason(kind) if rng.random() < 0.9 else None,
                predicted_ms=rng.uniform(8.0, 20.0) if rng.random() < 0.8 else None,
            )
        )
    return steps


@pytest.mark.parametrize("count", [1, 7, 8, 9, 16, 17, 150])
def test_the_whole_in_detail_is_the_curve_that_grew_step_by_step(count: int) -> None:
    history = RunHistory.from_steps(some_steps(count))
    detail = history.detail(0.0, np.inf)
    for grown, close in (
        (history.speed_curve, detail.speed),
        (history.acceptance_curve, detail.acceptance),
    ):
        x, y = (values[1:] if grown[0][0] == 0.0 else values for values in grown)
        np.testing.assert_array_equal(x, close[0])
        np.testing.assert_allclose(y, close[1])


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
        assert share == pytest.approx(
            sum(s.accepted for s in window) / sum(s.drafted for s in window)
        )
    held = [steps[i] for i in [*shown, shown[-1]]]
    assert detail.lookahead[1].tolist() == [s.lookahead for s in held]
    assert detail.real_ms[1].tolist() == [s.total_ms for s in held]
    foretold = [np.nan if s.predicted_ms is None else s.predicted_ms for s in held]
    np.testing.assert_array_equal(detail.predicted_ms[1], foretold)


def test_every_token_has_its_step() -> None:
    steps = some_steps(60)
    series = StepSeries()
    for step in steps:
        series.add(step)
    written = [i for i, step in enumerate(steps) for _ in range(step.tokens)]
    assert series.tokens == len(written)
    for token, number in enumerate(written):
        place = series.place_at(float(token))
        assert place is not None
        assert place.number == number
        assert place.start <= token < place.end
        assert place.step is steps[number]
    assert series.place_at(-5.0) == series.place_of(0)
    assert series.place_at(1e9) == series.place_of(59)
    assert series.place_of(60) is None
    assert StepSeries().place_at(0.0) is None
    assert StepSeries().tokens == 0


def test_changes_are_those_of_the_records() -> None:
    def step(index: int, lookahead: int, kind: DraftLength) -> StepFinished:
        reason = LookaheadReason(kind)
        return StepFinished(
            index, lookahead, lookahead, 0, 0, 0.0, 1.0, 1.0, index, None, None, reason=reason
        )

    doubt, costly, rest = DraftLength.DOUBTFUL, DraftLength.COSTLY, DraftLength.PAUSE
    measured, copy = DraftLength.PLAIN_MEASURED, DraftLength.COPY
    kinds = ((4, costly), (0, measured), (0, measured), (4, costly), (2, doubt), (0, rest))
    kinds += ((0, rest), (6, copy), (6, copy), (7, copy))
    series = StepSeries()
    for index, (lookahead, kind) in enumerate(kinds):
        series.add(step(index, lookahead, kind))
    all_changes = (
        LookaheadChange(4, 4, 2, doubt),
        LookaheadChange(5, 2, 0, rest),
        LookaheadChange(7, 0, 6, copy),
        LookaheadChange(9, 6, 7, copy),
    )
    assert series.changes(0.0, 100.0, 10) == all_changes
    assert series.changes(5.0, 8.0, 10) == all_changes[1:3]
    # Of too many, those where drafting goes another way; of too many of these, none.
    assert series.changes(0.0, 100.0, 3) == all_changes[1:3]
    assert series.changes(0.0, 100.0, 1) == ()


def test_counts_and_curves_of_expected_times_are_those_of_the_records() -> None:
    steps = some_steps(90)
    history = RunHistory.from_steps(steps)
    told = [step for step in steps if step.predicted_ms is not None]
    expected = Prediction()
    for step in told:
        expected.add(step)
    assert history.prediction == expected
    assert history.prediction.steps == len(told)
    real, predicted = history.real_curve, history.predicted_curve
    last = told[-SPEED_WINDOW:]
    assert real[1][-1] == pytest.approx(np.mean([step.total_ms for step in last]))
    assert predicted[1][-1] == pytest.approx(np.mean([step.predicted_ms for step in last]))
    np.testing.assert_array_equal(real[0], predicted[0])
    for kind in DraftLength:
        count = sum(step.reason is not None and step.reason.kind is kind for step in steps)
        assert history.reasons[kind] == count
