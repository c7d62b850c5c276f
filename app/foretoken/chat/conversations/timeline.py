"""When what of an answer was there: its tokens and steps over the time since the request.

All tokens of a step appear together, when its target pass has been judged. What was waited for
before the first step follows from the time to the first token; pauses between the parts of an
answer that was continued are left out, and so is what happened between two steps.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.events import RunStatistics, StepFinished, TokenEmitted

EVEN_MS = 50.0
"""For each step of an answer whose times were not kept: 20 of them in a second."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of an answer from a time on."""

    at_ms: float
    """Since the request."""
    tokens: int
    """How many of its tokens are there."""
    steps: int
    """How many of its step records are there."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """The moments of an answer: the request, then the end of each step."""

    moments: tuple[Moment, ...]
    measured: bool
    """Whether it is known how long the steps took; else each gets the same time."""

    @property
    def duration_ms(self) -> float:
        """From the request to the end of the last step."""
        return self.moments[-1].at_ms

    def index_at(self, ms: float) -> int:
        """The index of the last moment that has come by then; 0 is the request."""
        return max(0, bisect_right(self.moments, ms, key=lambda moment: moment.at_ms) - 1)

    def index_of_step(self, step: int) -> int:
        """The index of the moment at which so many step records are there first."""
        found = (i for i, moment in enumerate(self.moments) if moment.steps >= step)
        return next(found, len(self.moments) - 1)


def timeline_of(answer: Message) -> Timeline | None:
    """The moments of an answer; None where only its text is kept."""
    if not answer.tokens:
        return None
    turns = list(_turns(answer.tokens, answer.steps))
    known = [step.total_ms for _, step in turns if step is not None and step.total_ms > 0]
    # Where the app died in a step, its tokens were kept and its record was not.
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
"""How many tokens a step gave, and its record."""


def _turns(tokens: Sequence[TokenEmitted], steps: Iterable[StepFinished]) -> Iterable[_Turn]:
    """All steps in their order, those without tokens or without a record too."""
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
    """Milliseconds from the request to the beginning of the first step."""
    if statistics is None:
        return 0.0
    if statistics.first_token_ms is None:
        return max(0.0, statistics.prefill_ms)
    first = next(i for i, (count, _) in enumerate(turns) if count)
    return max(0.0, statistics.first_token_ms - sum(lengths[: first + 1]))
