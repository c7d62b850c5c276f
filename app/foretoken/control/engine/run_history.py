"""Chart data of an answer, updated step by step, and of a whole chat."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import chain, repeat

import numpy as np

from foretoken.chat.conversations.conversation import Message
from foretoken.control.engine.step_series import LOOKAHEAD_WINDOW, Curve, Detail, StepSeries
from foretoken.engine.events import (
    DraftCounts,
    DraftLength,
    PolicyStatus,
    RunStatistics,
    StepFinished,
)
from foretoken.engine.figures import Prediction
from foretoken.engine.speedup import PlainComparison, PlainReference

# A chart is about 260 pixels wide: thinned to half, a curve still has a point every 2 pixels,
# and painting a curve costs time in proportion to its points.
_CURVE_POINTS = 256


@dataclass(frozen=True, slots=True)
class TimeSplit:
    """Mean time of a step by phase, in milliseconds."""

    draft_ms: float
    verify_ms: float
    rest_ms: float

    @property
    def total_ms(self) -> float:
        """The whole step."""
        return self.draft_ms + self.verify_ms + self.rest_ms


class RunHistory:
    """Chart data of an answer; every ratio is None without a denominator."""

    def __init__(self, before: PlainReference | None = None) -> None:
        """``before`` is the plain speed of earlier answers."""
        self._counted, self._compared = RunStatistics(), True
        self.reasoning = DraftCounts()
        """The part of it that was drafted while the model reasoned."""
        self.series = StepSeries()
        self.prediction = Prediction()
        """Accuracy of the predicted step times."""
        self.reasons: Counter[DraftLength] = Counter()
        """Steps by the reason for their draft length."""
        self.policy: PolicyStatus | None = None
        """Status of the lookahead policy at the last step."""
        self.paused_at: int | None = None
        """Tokens generated when drafting last paused, whether or not the pause is over."""
        self._plain_since: int | None = None  # tokens before these steps without drafts
        self._comparison = PlainComparison(before)

    @property
    def statistics(self) -> RunStatistics:
        """Whole answer so far; until it has ended, only as counted from its steps."""
        if not self._compared:
            self._comparison.tell(self._counted)
            self._compared = True
        return self._counted

    @classmethod
    def from_steps(
        cls,
        steps: Iterable[StepFinished],
        statistics: RunStatistics | None = None,
        reasoning: Collection[int] = (),
        before: PlainReference | None = None,
    ) -> RunHistory:
        """Build the history of a finished answer from its records.

        ``statistics`` are the answer's own counters, since stored steps have rounded times.
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
        before = self._counted.generated
        self._counted.count_step(step)
        self._comparison.add(step)
        self._compared = False
        self.series.add(step)
        self.prediction.add(step)
        if step.reason is not None:
            self.reasons[step.reason.kind] += 1
        if step.lookahead:
            self._plain_since = None
        elif self._plain_since is None:
            self._plain_since = before
        paused, self.policy = self.paused, step.policy
        if self.paused and not paused:
            self.paused_at = self._plain_since

    def end(self, statistics: RunStatistics) -> None:
        """Use the counters that are stored with the whole answer."""
        self._counted, self._compared = deepcopy(statistics), True

    def snapshot(self) -> RunHistory:
        """Return a copy to which no steps are added."""
        return deepcopy(self, {id(step): step for step in self.series.steps})

    @property
    def paused(self) -> bool:
        """Whether the policy drafted nothing at the last step."""
        return self.policy is not None and self.policy.idle

    # Curves over the tokens of this answer.

    @property
    def curves(self) -> Detail:
        """The whole answer from token 0, smoothed and thinned; times of steps with a prediction.

        The lookahead applies until the next point.
        """
        series = self.series
        whole = series.detail(range(len(series)), most=_CURVE_POINTS)
        lookahead = series.smooth_lookahead(_CURVE_POINTS)
        times = series.smooth_times(_CURVE_POINTS)
        curves = whole.speed, whole.acceptance, lookahead, *times
        return Detail(*map(_from_zero, curves))

    # Counts for bars.

    @property
    def positions(self) -> list[DraftCounts]:
        """Drafted and accepted tokens by draft position, first position first."""
        drafted = self.statistics.drafted_by_position
        accepted = chain(self.statistics.accepted_by_position, repeat(0))
        return [DraftCounts(drafted=d, accepted=a) for d, a in zip(drafted, accepted, strict=False)]

    @property
    def time_split(self) -> TimeSplit | None:
        """Time split of the mean step of the whole answer."""
        s = self.statistics
        if not s.steps or s.decode_ms <= 0.0:
            return None
        rest_ms = max(0.0, s.decode_ms - s.draft_ms - s.verify_ms)
        return TimeSplit(s.draft_ms / s.steps, s.verify_ms / s.steps, rest_ms / s.steps)

    # Figures of the whole answer, and current ones.

    @property
    def drafting_steps(self) -> int:
        """Steps in which at least one token was drafted."""
        return self.series.drafting[0]

    @property
    def answering(self) -> DraftCounts:
        """Draft counts outside reasoning."""
        whole, reasoning = self.statistics, self.reasoning
        return DraftCounts(
            whole.drafted - reasoning.drafted,
            whole.evaluated - reasoning.evaluated,
            whole.accepted - reasoning.accepted,
        )

    @property
    def mean_accepted(self) -> float | None:
        """Accepted tokens per drafting step."""
        return _ratio(self.statistics.accepted, self.drafting_steps)

    @property
    def mean_drafted(self) -> float | None:
        """Drafted tokens per drafting step."""
        return _ratio(self.statistics.drafted, self.drafting_steps)

    @property
    def mean_lookahead(self) -> float | None:
        """Tokens that the policy requested per drafting step."""
        steps, asked = self.series.drafting
        return _ratio(asked, steps)

    @property
    def lookahead(self) -> int | None:
        """Mean lookahead of recent steps with a draft, rounded; 0 in a pause.

        None before the first draft.
        """
        recent = [step.lookahead for step in self.series.steps[-LOOKAHEAD_WINDOW:]]
        mean = _ratio(sum(recent), sum(each > 0 for each in recent))
        if self.paused or (mean is None and self.drafting_steps):
            return 0
        return None if mean is None else max(1, round(mean))


def _ratio(numerator: float, denominator: float) -> float | None:
    return numerator / denominator if denominator else None


def _from_zero(curve: Curve) -> Curve:
    x, y = curve
    return (np.append(0.0, x), np.append(y[:1], y)) if x.size and x[0] else curve


@dataclass(frozen=True, slots=True)
class AnswerStart:
    """The start of an answer in the history of its chat."""

    answer: Message
    step: int
    """Steps before it."""
    token: int
    """Tokens before it."""


class ChatHistory:
    """The steps of all answers, numbered from the start of the chat."""

    def __init__(self) -> None:
        self.history = RunHistory()
        self.places: list[AnswerStart] = []
        """Starts of the answers, in order."""
        self._answers: tuple[Message, ...] = ()
        self._writing: Message | None = None

    def show(self, answers: Sequence[Message], writing: Message | None = None) -> None:
        """Show these answers; ``writing`` is the running answer after them, see ``add_steps``."""
        if tuple(answers) == self._answers and writing is self._writing:
            return
        self.forget()
        self._answers, self._writing = tuple(answers), writing
        series = self.history.series
        for answer in (*answers, *([] if writing is None else [writing])):
            self.places.append(AnswerStart(answer, len(series), series.tokens))
            for step in answer.steps:
                self._add(step)
        if writing is None:  # stored step times are rounded, their sums are not
            counted = RunStatistics()
            for answer in answers:
                counted.add(answer.statistics or RunStatistics())
            self.history.end(counted)

    def forget(self) -> None:
        """Drop everything: the charts are hidden."""
        self._answers, self._writing = (), None
        self.history, self.places = RunHistory(), []

    def add_steps(self) -> None:
        """Add new steps of the running answer."""
        if self._writing is not None:
            known = len(self.history.series) - self.places[-1].step
            for step in self._writing.steps[known:]:
                self._add(step)

    def answer_of(self, number: int) -> tuple[AnswerStart, int] | None:
        """Return the answer of a step, by its number in the chat, and its number in that answer."""
        place = bisect_right(self.places, number, key=lambda one: one.step) - 1
        if place < 0 or number >= len(self.history.series):
            return None
        return self.places[place], number - self.places[place].step

    @property
    def borders(self) -> tuple[float, ...]:
        """Numbers of tokens before each answer but the first."""
        return tuple(float(place.token) for place in self.places[1:])

    def number_of(self, answer: Message, index: int) -> int | None:
        """Return the number in the chat of the step with this index in an answer."""
        place = next((each for each in self.places if each.answer is answer), None)
        indices = [step.index for step in answer.steps]
        return place.step + indices.index(index) if place and index in indices else None

    def _add(self, step: StepFinished) -> None:
        self.history.add_step(replace(step, index=len(self.history.series)))
