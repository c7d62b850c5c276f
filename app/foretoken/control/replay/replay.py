"""Replay of a stored answer: its charts at any moment, and the frames of an animation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from math import ceil, log

from foretoken.chat.conversations.conversation import Message, Role, path_to
from foretoken.chat.conversations.timeline import Timeline, timeline_of
from foretoken.chat.reasoning.parts import reasoning_steps
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.speedup import PlainReference
from foretoken.system.language import said


class HistoryInTime:
    """The charts of an answer after any number of its steps.

    Going forward adds the steps in between; going back starts from the first step.
    """

    def __init__(self, answer: Message) -> None:
        self._answer = answer
        self._reasoning = reasoning_steps(answer.tokens, answer.parts)
        self._before = PlainReference.at_speed(answer.plain_tokens_per_second)
        self._now = RunHistory(self._before)
        self._ended = False

    def after(self, steps: int, *, ended: bool = False) -> RunHistory:
        """Return the history after some steps; the same object as long as it goes forward.

        ``ended``: with the counters of the whole answer, as in its footer.
        """
        if steps < len(self._now.series) or (self._ended and not ended):
            self._now, self._ended = RunHistory(self._before), False
        for step in self._answer.steps[len(self._now.series) : steps]:
            self._now.add_step(step, reasons=step.index in self._reasoning)
        if ended and not self._ended and self._answer.statistics is not None:
            self._now.end(self._answer.statistics)
            self._ended = True
        return self._now


@dataclass(frozen=True, slots=True)
class Replay:
    """An answer that can be replayed."""

    answer: Message
    timeline: Timeline
    question: Message | None
    before: tuple[Message, ...]
    """Earlier measured answers of its chat, included in the large figure."""
    history: HistoryInTime


def replay_of(answer: Message) -> Replay | None:
    """Return the replay of an answer; None if ``why_no_replay`` has a reason."""
    timeline = timeline_of(answer)
    if timeline is None:
        return None
    path = path_to(answer)[:-1]
    question = path[-1] if path and path[-1].role is Role.USER else None
    measured = tuple(each for each in path if each.statistics is not None)
    return Replay(answer, timeline, question, measured, HistoryInTime(answer))


def why_no_replay(answer: Message) -> str:
    """Return why an answer cannot be replayed; empty if it can."""
    if answer.tokens:
        return ""
    return said("replay-only-text" if answer.text else "replay-empty-answer")


PACES = (0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Speeds of a replay, relative to the original."""
WATCHED_MS = 10_000
"""Length of a replay at its default speed."""
PICTURE_MS = 80
"""At most 12.5 frames a second: GIF counts in hundredths of a second."""
LAST_MS = 2_500
"""Time that the last frame is shown before the animation repeats."""
LONGEST_MS = 60_000
"""Length limit that keeps files small enough to send; longer answers must play faster."""
_SHORTEST_MS = 400


@dataclass(frozen=True, slots=True)
class Picture:
    """One frame."""

    index: int
    """Index of its moment in the timeline."""
    ms: int
    """Time that it is shown."""


def replay_pace(timeline: Timeline) -> float:
    """Return the pace at which a replay lasts about ten seconds."""
    duration = max(1.0, timeline.duration_ms)
    return min(PACES, key=lambda pace: abs(log(duration / pace / WATCHED_MS)))


def animation_paces(timeline: Timeline) -> list[float]:
    """Return the allowed paces of an animation; at least one."""
    duration = timeline.duration_ms
    fitting = [pace for pace in PACES if _SHORTEST_MS <= duration / pace <= LONGEST_MS]
    if fitting:
        return fitting
    return [float(ceil(duration / LONGEST_MS))] if duration > LONGEST_MS else [PACES[0]]


def usual_pace(timeline: Timeline) -> float:
    """Return the original pace, or the nearest allowed one."""
    return min(animation_paces(timeline), key=lambda pace: abs(pace - 1.0))


def frames_of(timeline: Timeline, pace: float) -> list[Picture]:
    """Return the frames of an animation, ``pace`` times as fast as the answer was written.

    Of the moments within a frame only the last is shown; consecutive equal frames are merged.
    """
    count = ceil(timeline.duration_ms / pace / PICTURE_MS)
    indices = (timeline.index_at(number * PICTURE_MS * pace) for number in range(count))
    pictures = [Picture(index, PICTURE_MS * len(list(same))) for index, same in groupby(indices)]
    last = len(timeline.moments) - 1
    if pictures and pictures[-1].index == last:
        pictures.pop()
    return [*pictures, Picture(last, LAST_MS)]
