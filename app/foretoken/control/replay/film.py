"""The frames of an animated replay, and how long each is shown."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log

from foretoken.chat.conversations.timeline import Timeline

PACES = (0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Speeds of a replay, relative to the original."""
WATCHED_MS = 10_000
"""Length of a replay at its default speed."""
PICTURE_MS = 80
"""At most 12.5 pictures a second: hundredths of a second, of which GIF keeps whole ones."""
LAST_MS = 2_500
"""How long the whole answer is shown before the animation starts again."""
LONGEST_MS = 60_000
"""Limit that keeps files small enough to be sent; longer ones have to play faster."""
_SHORTEST_MS = 400


@dataclass(frozen=True, slots=True)
class Picture:
    """One frame."""

    index: int
    """Index of its moment in the timeline."""
    ms: int
    """How long it is shown."""


def replay_pace(timeline: Timeline) -> float:
    """The pace at which a replay lasts about ten seconds."""
    duration = max(1.0, timeline.duration_ms)
    return min(PACES, key=lambda pace: abs(log(duration / pace / WATCHED_MS)))


def film_paces(timeline: Timeline) -> list[float]:
    """Allowed speeds of an animation; at least one."""
    duration = timeline.duration_ms
    fitting = [pace for pace in PACES if _SHORTEST_MS <= duration / pace <= LONGEST_MS]
    if fitting:
        return fitting
    return [float(ceil(duration / LONGEST_MS))] if duration > LONGEST_MS else [PACES[0]]


def usual_pace(timeline: Timeline) -> float:
    """The original speed, or the nearest allowed one."""
    return min(film_paces(timeline), key=lambda pace: abs(pace - 1.0))


def pictures_of(timeline: Timeline, pace: float) -> list[Picture]:
    """The frames of an animation, ``pace`` times as fast as the answer was written.

    Of moments within one frame only the last is shown; consecutive equal frames are one.
    """
    count = ceil(timeline.duration_ms / pace / PICTURE_MS)
    pictures: list[Picture] = []
    for number in range(count):
        index = timeline.index_at(number * PICTURE_MS * pace)
        if pictures and pictures[-1].index == index:
            pictures[-1] = Picture(index, pictures[-1].ms + PICTURE_MS)
        else:
            pictures.append(Picture(index, PICTURE_MS))
    last = len(timeline.moments) - 1
    if pictures and pictures[-1].index == last:
        pictures.pop()
    return [*pictures, Picture(last, LAST_MS)]
