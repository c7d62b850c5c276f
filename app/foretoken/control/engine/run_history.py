"""The data of the charts of one answer, updated step by step.

A step costs the same however long the answer is: the curves thin out. All steps are there too, as
numbers, for bars and for whoever looks closely at a part (``StepSeries``).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Collection, Iterable
from copy import deepcopy
from dataclasses import dataclass
from math import nan

import numpy as np

from foretoken.control.engine.step_series import Curve, Detail, StepSeries
from foretoken.engine.events import (
    DraftCounts,
    DraftLength,
    PolicyStatus,
    RunStatistics,
    StepFinished,
)
from foretoken.engine.prediction import Prediction
from foretoken.engine.speedup import PlainComparison, PlainReference

SPEED_WINDOW = 8
"""Steps over which the speed curve is smoothed."""
ACCEPTANCE_WINDOW = 16
"""Steps over which the acceptance curve rolls."""
LOOKAHEAD_WINDOW = 8
"""Steps with a draft over which the lookahead is averaged."""

# A chart is about 260 pixels wide: thinned to half, a curve still has a point every 2 pixels,
# and painting a curve costs time in proportion to its points.
_CURVE_POINTS = 256
# Plain passes that only measure the plain speed come up to four at a time; more are a pause, where
# the record does not tell what the policy did.
_PAUSE_STEPS = 5


@dataclass(frozen=True, slots=True)
class PositionCount:
    """What became of the tokens at one position of the draft."""

    accepted: int
    drafted: int

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted, 0 to 1."""
        return self.accepted / self.drafted if self.drafted else None


@dataclass(frozen=True, slots=True)
class TimeSplit:
    """Where the time of a mean step goes, in milliseconds."""

    draft_ms: float
    verify_ms: float
    rest_ms: float

    @property
    def total_ms(self) -> float:
        """The whole step."""
        return self.draft_ms + self.verify_ms + self.rest_ms


class RunHistory:
    """The charts of one answer as numbers; every ratio is None without a denominator."""

    def __init__(self, before: PlainReference | None = None) -> None:
        """``before`` is the plain speed of earlier answers."""
        self.statistics = RunStatistics()
        """Whole answer so far; until it has ended, only what its steps tell."""
        self.reasoning = DraftCounts()
        """What of it was drafted while the model reasoned."""
        self.series = StepSeries()
        self.prediction = Prediction()
        """How well the times of its steps were predicted."""
        self.reasons: Counter[DraftLength] = Counter()
        """Steps by the reason for their draft length."""
        self._comparison = PlainComparison(before)
        self._speed = _RollingRatio(SPEED_WINDOW)
        self._acceptance = _RollingRatio(ACCEPTANCE_WINDOW)
        self._lookahead = _RollingRatio(LOOKAHEAD_WINDOW)
        self._real_ms = _RollingRatio(SPEED_WINDOW)
        self._predicted_ms = _RollingRatio(SPEED_WINDOW)
        self._paused = False
        self._lookahead_sum = 0
        self._drafting_steps = 0
        self._plain_run = 0
        self._plain_since = 0
        self._paused_at: int | None = None
        self.policy: PolicyStatus | None = None
        """What the lookahead policy did at the last step."""

    @classmethod
    def from_steps(
        cls,
        steps: Iterable[StepFinished],
        statistics: RunStatistics | None = None,
        reasoning: Collection[int] = (),
        before: PlainReference | None = None,
    ) -> RunHistory:
        """Build the history of a finished answer from its records.

        ``statistics`` are the answer's own counters: steps that were stored have rounded times.
        ``reasoning`` are the indices of steps that wrote reasoning.
        """
        history = cls(before)
        for step in steps:
            history.add_step(step, reasons=step.index in reasoning)
        if statistics is not None:
            history.end(statistics)
        return history

    def add_step(self, step: StepFinished, *, reasons: bool = False) -> None:
        """Add a step; ``reasons``: it wrote reasoning."""
        if reasons:
            self.reasoning.add(step)
        before = self.statistics.generated
        self.statistics.count_step(step)
        self._comparison.add(step)
        self._comparison.tell(self.statistics)
        tokens = self.statistics.generated
        self.series.add(step)
        self.prediction.add(step)
        if step.reason is not None:
            self.reasons[step.reason.kind] += 1
        self._speed.add(tokens, 1000.0 * step.tokens, step.total_ms)
        self._acceptance.add(tokens, step.accepted, step.drafted)
        if step.predicted_ms is not None:  # both curves over the same steps
            self._real_ms.add(tokens, step.total_ms, 1)
            self._predicted_ms.add(tokens, step.predicted_ms, 1)
        if step.drafted:
            self._drafting_steps += 1
            self._lookahead_sum += step.lookahead
        self._follow_lookahead(step, before)
        self.policy = step.policy

    def end(self, statistics: RunStatistics) -> None:
        """Use the counters that are stored with the whole answer."""
        self.statistics = deepcopy(statistics)

    def _follow_lookahead(self, step: StepFinished, at_token: int) -> None:
        """Plain passes that measure are passed over, in a pause the lookahead is 0."""
        if step.lookahead:
            if self._paused:  # what was drafted before says nothing of now
                self._lookahead.forget()
            self._paused, self._plain_run = False, 0
            self._lookahead.add(at_token, step.lookahead, 1)
            return
        self._plain_run += 1
        if self._plain_run == 1:
            self._plain_since = at_token
        policy = step.policy
        pauses = self._plain_run >= _PAUSE_STEPS if policy is None else policy.idle
        if pauses and not self._paused:
            self._paused, self._paused_at = True, self._plain_since
            self._lookahead.forget()
            at_token = self._plain_since
        if self._paused:
            self._lookahead.add(at_token, 0, 1)

    # Curves over the tokens of this answer.

    @property
    def speed_curve(self) -> Curve:
        """Tokens per second over the last 8 steps."""
        return self._speed.points()

    @property
    def acceptance_curve(self) -> Curve:
        """Accepted / drafted over the last 16 steps, 0 to 1; NaN where none was drafted."""
        return self._acceptance.points()

    @property
    def lookahead_curve(self) -> Curve:
        """Mean lookahead over the last 8 steps with a draft, 0 in a pause.

        A value holds until the next point; the last point is the end of the answer.
        """
        x, y = self._lookahead.points()
        if x.size:
            x, y = np.append(x, self.statistics.generated), np.append(y, y[-1])
        return x, y

    @property
    def real_curve(self) -> Curve:
        """Milliseconds of a step, mean of the last 8 with a prediction."""
        return self._real_ms.points()

    @property
    def predicted_curve(self) -> Curve:
        """The predictions for the same steps."""
        return self._predicted_ms.points()

    def detail(self, begin: float, end: float, count: int | None = None) -> Detail:
        """The curves between two tokens in full, of the first ``count`` steps or all."""
        shown = self.series.between(begin, end, count)
        return self.series.detail(shown, SPEED_WINDOW, ACCEPTANCE_WINDOW, count)

    # Counts for bars.

    @property
    def positions(self) -> tuple[PositionCount, ...]:
        """Accepted tokens by draft position, first position first."""
        drafted = self.statistics.drafted_by_position
        accepted = self.statistics.accepted_by_position
        return tuple(
            PositionCount(accepted[i] if i < len(accepted) else 0, count)
            for i, count in enumerate(drafted)
        )

    @property
    def time_split(self) -> TimeSplit | None:
        """Mean step of the whole answer."""
        s = self.statistics
        if not s.steps or s.decode_ms <= 0.0:
            return None
        rest_ms = max(0.0, s.decode_ms - s.draft_ms - s.verify_ms)
        return TimeSplit(s.draft_ms / s.steps, s.verify_ms / s.steps, rest_ms / s.steps)

    # Figures of the whole answer, and of the moment.

    @property
    def drafting_steps(self) -> int:
        """Steps in which at least one token was drafted."""
        return self._drafting_steps

    @property
    def answering(self) -> DraftCounts:
        """What was drafted outside of reasoning."""
        whole, reasoning = self.statistics, self.reasoning
        return DraftCounts(
            whole.drafted - reasoning.drafted,
            whole.evaluated - reasoning.evaluated,
            whole.accepted - reasoning.accepted,
        )

    @property
    def mean_accepted(self) -> float | None:
        """Accepted tokens per drafting step."""
        return _ratio(self.statistics.accepted, self._drafting_steps)

    @property
    def mean_drafted(self) -> float | None:
        """Drafted tokens per drafting step."""
        return _ratio(self.statistics.drafted, self._drafting_steps)

    @property
    def mean_lookahead(self) -> float | None:
        """Tokens that the policy asked for per drafting step."""
        return _ratio(self._lookahead_sum, self._drafting_steps)

    @property
    def recent_tokens_per_second(self) -> float | None:
        """Speed over the last 8 steps: the end of the speed curve."""
        return _ratio(*self._speed.recent)

    @property
    def recent_verdicts(self) -> tuple[int, int]:
        """Accepted and drafted over the last 16 steps: the end of the acceptance curve."""
        accepted, drafted = self._acceptance.recent
        return int(accepted), int(drafted)

    @property
    def lookahead(self) -> int | None:
        """Tokens drafted per step of late, 0 in a pause: the end of its curve, as a whole number.

        Single plain passes that measure are passed over; None before the first draft.
        """
        mean = _ratio(*self._lookahead.recent)
        if mean is None or self._paused:
            return None if mean is None else 0
        return max(1, round(mean))

    @property
    def paused_at(self) -> int | None:
        """Tokens generated when drafting last paused, be it over or not."""
        return self._paused_at


class _RollingRatio:
    """A ratio over the last steps, as a curve.

    A window that is not full yet has one value, which stands for all of it: short answers have a
    level line, and none begins with a ramp.
    """

    def __init__(self, window: int) -> None:
        self._above: deque[float] = deque(maxlen=window)
        self._below: deque[float] = deque(maxlen=window)
        self._series = _Series()
        self._filled = False
        self._level: tuple[float, float] | None = None

    @property
    def recent(self) -> tuple[float, float]:
        """Numerator and denominator over the window."""
        return sum(self._above), sum(self._below)

    def add(self, x: float, numerator: float, denominator: float) -> None:
        """Add the terms of a step, which ended (or began) at ``x``."""
        self._above.append(numerator)
        self._below.append(denominator)
        below = sum(self._below)
        value = sum(self._above) / below if below else nan
        self._series.add(x, value)
        if not self._filled:
            self._level = x, value
            self._filled = len(self._above) == self._above.maxlen

    def forget(self) -> None:
        """Begin a new window; the first one, if it is not full, ends here."""
        self._above.clear()
        self._below.clear()
        self._filled = True

    def points(self) -> Curve:
        """From token 0; the first window is level."""
        x, y = self._series.x, self._series.y
        if self._level is None:
            return np.array(x), np.array(y)
        end, value = self._level
        level = bisect_right(x, end)
        y = [value] * level + y[level:]
        if x[0]:
            x, y = [0.0, *x], [value, *y]
        return np.array(x), np.array(y)


class _Series:
    """Points of a growing line; when full, every second one goes and half as many come in."""

    def __init__(self) -> None:
        self.x: list[float] = []
        self.y: list[float] = []
        self._added = 0
        self._stride = 1
        self._has_tip = False

    def add(self, x: float, y: float) -> None:
        """Append a point; the newest one is always shown, later it may be thinned out."""
        if self._has_tip:
            self.x.pop()
            self.y.pop()
        if len(self.x) == _CURVE_POINTS:
            del self.x[1::2], self.y[1::2]
            self._stride *= 2
        self.x.append(x)
        self.y.append(y)
        self._has_tip = self._added % self._stride != 0
        self._added += 1


def _ratio(numerator: float, denominator: float) -> float | None:
    return numerator / denominator if denominator else None
