"""What the charts of one answer show, kept up to date step by step.

A step costs the same however long the answer is, and memory is bounded: the curves thin out,
the bars are a ring.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from foretoken.engine.events import StepFinished, TokenEmitted, TokenOrigin
from foretoken.engine.metrics import RunStatistics

SPEED_WINDOW = 16
"""Steps over which the speed curve is smoothed."""
ACCEPTANCE_WINDOW = 32
"""Steps over which the acceptance curve rolls."""
SHOWN_STEPS = 48
"""Most recent steps that are kept as bars."""

# A chart is about 260 pixels wide: thinned to half, a curve still has a point every 2 pixels,
# and painting a curve costs time in proportion to its points.
_CURVE_POINTS = 256
# Plain passes that only measure the plain speed come up to four at a time; more are a pause.
_PAUSE_STEPS = 5

Curve: TypeAlias = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]
"""x: tokens of this answer shown so far; y: the value there. Same length, owned by the caller."""


@dataclass(frozen=True, slots=True)
class StepBar:
    """One step: how many draft tokens were accepted, and with which token it ended."""

    step: int
    """``StepFinished.index``."""
    drafted: int
    evaluated: int
    accepted: int
    ending: TokenOrigin
    """CORRECTION, BONUS or TARGET; DRAFT where the answer ended inside the draft."""


@dataclass(frozen=True, slots=True)
class PositionCount:
    """Verdicts on the tokens at one position of the draft."""

    accepted: int
    evaluated: int

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / evaluated, 0 to 1."""
        return self.accepted / self.evaluated if self.evaluated else None


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

    def __init__(self) -> None:
        self.statistics = RunStatistics()
        """Whole answer so far; prompt and prefill counters are not kept here."""
        self._bars: deque[StepBar] = deque(maxlen=SHOWN_STEPS)
        self._recent_speed: deque[tuple[int, float]] = deque(maxlen=SPEED_WINDOW)
        self._recent_verdicts: deque[tuple[int, int]] = deque(maxlen=ACCEPTANCE_WINDOW)
        self._speed = _Series()
        self._acceptance = _Series()
        self._lookahead = _Series()
        self._lookahead_now: int | None = None
        self._lookahead_sum = 0
        self._drafting_steps = 0
        self._plain_run = 0
        self._plain_since = 0
        self._paused_at: int | None = None
        self.policy = ""
        """What the lookahead policy said of itself at the last step."""

    @classmethod
    def from_steps(
        cls, steps: Iterable[StepFinished], tokens: Iterable[TokenEmitted]
    ) -> RunHistory:
        """Build the history of a finished answer from its records."""
        shown = Counter(token.step for token in tokens)
        history = cls()
        for step in steps:
            history.add_step(step, shown.pop(step.index, 0), ending_of(step))
        history.add_late_tokens(shown.total())
        return history

    def add_step(self, step: StepFinished, shown_tokens: int, ending: TokenOrigin) -> None:
        """Take over one step, in which ``shown_tokens`` became visible."""
        before = self.statistics.tokens
        self.statistics.count_step(step)
        self.statistics.tokens += shown_tokens
        tokens = self.statistics.tokens
        self._bars.append(StepBar(step.index, step.drafted, step.evaluated, step.accepted, ending))
        self._recent_speed.append((shown_tokens, step.total_ms))
        self._recent_verdicts.append((step.accepted, step.evaluated))
        self._speed.add(tokens, _number(self.recent_tokens_per_second))
        self._acceptance.add(tokens, _number(_ratio(*self.recent_verdicts)))
        if step.drafted:
            self._drafting_steps += 1
            self._lookahead_sum += step.lookahead
        self._follow_lookahead(step.lookahead, before)
        self.policy = step.policy

    def add_late_tokens(self, shown_tokens: int) -> None:
        """Count tokens that were held back and shown after the last step."""
        self.statistics.tokens += shown_tokens

    def _follow_lookahead(self, lookahead: int, at_token: int) -> None:
        """Record changes; a few plain passes in a row are a measurement, not a choice."""
        if lookahead == 0:
            self._plain_run += 1
            if self._plain_run == 1:
                self._plain_since = at_token
            if self._plain_run < _PAUSE_STEPS:
                return
            if self._plain_run == _PAUSE_STEPS:
                self._paused_at = self._plain_since
                at_token = self._plain_since
        else:
            self._plain_run = 0
        if lookahead != self._lookahead_now:
            self._lookahead.add(at_token, lookahead)
            self._lookahead_now = lookahead

    # Curves over the tokens of this answer.

    @property
    def speed_curve(self) -> Curve:
        """Tokens per second over the last 16 steps."""
        return self._speed.points()

    @property
    def acceptance_curve(self) -> Curve:
        """Accepted / evaluated over the last 32 steps, 0 to 1; NaN where none was evaluated."""
        return self._acceptance.points()

    @property
    def lookahead_curve(self) -> Curve:
        """Points at which the lookahead changed, then one at the end; in between it holds."""
        x, y = self._lookahead.points()
        if x.size:
            x, y = np.append(x, self.statistics.tokens), np.append(y, y[-1])
        return x, y

    # Counts for bars.

    @property
    def bars(self) -> tuple[StepBar, ...]:
        """The most recent steps, oldest first."""
        return tuple(self._bars)

    @property
    def positions(self) -> tuple[PositionCount, ...]:
        """Verdicts by draft position, first position first."""
        evaluated = self.statistics.evaluated_by_position
        accepted = self.statistics.accepted_by_position
        return tuple(
            PositionCount(accepted[i] if i < len(accepted) else 0, count)
            for i, count in enumerate(evaluated)
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
    def tokens(self) -> int:
        """Tokens shown so far."""
        return self.statistics.tokens

    @property
    def drafting_steps(self) -> int:
        """Steps in which at least one token was drafted."""
        return self._drafting_steps

    @property
    def tokens_per_second(self) -> float | None:
        """Shown tokens per second of decoding."""
        return self.statistics.tokens_per_second

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / evaluated, 0 to 1."""
        return self.statistics.acceptance_rate

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
        """Speed over the last 16 steps: the end of the speed curve."""
        tokens = sum(count for count, _ in self._recent_speed)
        return _ratio(tokens * 1000.0, sum(ms for _, ms in self._recent_speed))

    @property
    def recent_verdicts(self) -> tuple[int, int]:
        """Accepted and evaluated over the last 32 steps: the end of the acceptance curve."""
        return (
            sum(accepted for accepted, _ in self._recent_verdicts),
            sum(evaluated for _, evaluated in self._recent_verdicts),
        )

    @property
    def lookahead(self) -> int | None:
        """Lookahead now, 0 in a pause; single plain passes that measure are passed over."""
        return self._lookahead_now

    @property
    def paused_at(self) -> int | None:
        """Tokens shown when drafting last paused, be it over or not."""
        return self._paused_at


def ending_of(step: StepFinished) -> TokenOrigin:
    """Origin of the token that the target pass itself added."""
    if not step.drafted:
        return TokenOrigin.TARGET
    return TokenOrigin.CORRECTION if step.evaluated > step.accepted else TokenOrigin.BONUS


class _Series:
    """Points of a growing line; when full, every second one goes and half as many come in."""

    def __init__(self) -> None:
        self._points = np.empty((2, _CURVE_POINTS + 1))
        self._kept = 0
        self._added = 0
        self._stride = 1
        self._has_tip = False

    def add(self, x: float, y: float) -> None:
        """Append a point; the newest one is always shown, later it may be thinned out."""
        if self._kept == _CURVE_POINTS:
            self._kept //= 2
            self._points[:, : self._kept] = self._points[:, :_CURVE_POINTS:2].copy()
            self._stride *= 2
        self._points[:, self._kept] = x, y
        self._has_tip = self._added % self._stride != 0
        self._kept += not self._has_tip
        self._added += 1

    def points(self) -> Curve:
        """Copies of x and y."""
        count = self._kept + self._has_tip
        return self._points[0, :count].copy(), self._points[1, :count].copy()


def _ratio(numerator: float, denominator: float) -> float | None:
    return numerator / denominator if denominator else None


def _number(value: float | None) -> float:
    return np.nan if value is None else value
