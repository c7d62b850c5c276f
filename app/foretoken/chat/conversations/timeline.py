"""Timeline of an answer: its tokens and steps over the time since the request.

All tokens of a step appear together, once its target pass is verified. The wait before the first
step follows from the time to the first token. Pauses before an answer was continued and time
between steps are left out.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.events import RunStatistics, StepFinished, TokenEmitted

EVEN_MS = 50.0
"""Duration of a step if times were not recorded: 20 steps per second."""


@dataclass(frozen=True, slots=True)
class Moment:
    """State of an answer from a point in time."""

    at_ms: float
    """Time since the request."""
    tokens: int
    """Number of its tokens by then."""
    steps: int
    """Number of its step records by then."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """Moments of an answer: the request, then the end of each step."""

    moments: tuple[Moment, ...]
    measured: bool
    """Whether the durations of steps are known; otherwise all have the same."""

    @property
    def duration_ms(self) -> float:
        """Time from the request to the end of the last step."""
        return self.moments[-1].at_ms

    def index_at(self, ms: float) -> int:
        """Return the index of the last moment up to a time; 0 is the request."""
        return max(0, bisect_right(self.moments, ms, key=lambda moment: moment.at_ms) - 1)

    def index_of_step(self, step: int) -> int:
        """Return the index of the first moment with this number of step records."""
        found = bisect_left(self.moments, step, key=lambda moment: moment.steps)
        return min(found, len(self.moments) - 1)


def timeline_of(answer: Message) -> Timeline | None:
    """Return the timeline of an answer; None if only its text is stored."""
    if not answer.tokens:
        return None
    turns = list(_turns(answer.tokens, answer.steps))
    known = [step.total_ms for _, step in turns if step is not None and step.total_ms > 0]
    # If the app crashed in a step, its tokens were saved but not its record.
    usual = sum(known) / len(known) if known else EVEN_MS
    lengths = [step.total_ms if known and step is not None else usual for _, step in turns]
    at = _wait(answer.statistics, turns, lengths) if known else 0.0
    moments = [Moment(0.0, 0, 0)]
    tokens = steps = 0
    for (count, step), length in zip(turns, lengths, strict=True):
        at += max(0.0, length)
        tokens += count
        steps += step is not None
        moments.append(Moment(at, tokens, steps))
    return Timeline(tuple(moments), bool(known))


_Turn = tuple[int, StepFinished | None]
"""Number of tokens of a step, and its record."""


def _turns(tokens: Sequence[TokenEmitted], steps: Iterable[StepFinished]) -> Iterable[_Turn]:
    """Yield all steps in order, including those without tokens or without a record."""
    waiting = list(steps)[::-1]
    for index, group in groupby(tokens, key=lambda token: token.step):
        while waiting and waiting[-1].index < index:
            yield 0, waiting.pop()
        own = waiting.pop() if waiting and waiting[-1].index == index else None
        yield len(list(group)), own
    while waiting:
        yield 0, waiting.pop()


def _wait(
    statistics: RunStatistics | None, turns: Sequence[_Turn], lengths: Sequence[float]
) -> float:
    """Return the milliseconds from the request to the beginning of the first step."""
    if statistics is None:
        return 0.0
    if statistics.first_token_ms is None:
        return max(0.0, statistics.prefill_ms)
    first = next(i for i, (count, _) in enumerate(turns) if count)
    return max(0.0, statistics.first_token_ms - sum(lengths[: first + 1]))
