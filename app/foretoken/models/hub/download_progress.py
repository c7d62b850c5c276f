"""How far a download is: bytes, a speed that does not jump, the time left."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

_INTERVAL_S = 0.1
# The speed forgets what was about ten seconds ago: it should not jump, but follow a lost network.
_MEMORY_S = 5.0
# A shorter stretch tells more of buffers than of the network.
_SAMPLE_S = 0.25


class Phase(StrEnum):
    """What a download does."""

    CHECKING = "checking"
    """Reading what is there already."""
    DOWNLOADING = "downloading"
    WAITING = "waiting"
    """Until it tries again; the note says why."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a download is."""

    phase: Phase
    file: str
    """The file of the repository that it is at."""
    received: int
    """Bytes of all files that are there and counted into their checksums."""
    size: int
    """Bytes of all files."""
    bytes_per_s: float
    """Smoothed; 0 before anything can be said."""
    seconds_left: float | None
    """None while nothing comes."""
    note: str
    """Something to be shown to a person; empty as a rule."""


class ProgressMeter:
    """Counts, and tells ``listener`` not too often."""

    def __init__(
        self,
        size: int,
        listener: Callable[[Progress], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``size`` is that of all files in bytes; ``clock`` returns seconds."""
        self.received = 0
        """Bytes that are there and counted in."""
        self._size = size
        self._listener = listener
        self._clock = clock
        self._phase = Phase.CHECKING
        self._file = ""
        self._told_s = -math.inf
        self._speed = SmoothedSpeed()

    def tell(self, phase: Phase, file: str, note: str = "") -> None:
        """Tell of a new phase or file, at once."""
        if phase is not self._phase:
            self._speed.rest()
        self._phase, self._file = phase, file
        self._tell(note)

    def checked(self, count: int) -> None:
        """Count bytes that were there."""
        self.received += count
        self._tell_now_and_then()

    def arrived(self, count: int) -> None:
        """Count bytes that have come."""
        self.received += count
        self._speed.count(count, self._clock())
        self._tell_now_and_then()

    def take_back(self, received: int) -> None:
        """Go back to an earlier count."""
        self.received = received

    def change_size(self, by: int) -> None:
        """Follow files that have become larger or smaller."""
        self._size += by

    def _tell_now_and_then(self) -> None:
        if self._clock() - self._told_s >= _INTERVAL_S:
            self._tell("")

    def _tell(self, note: str) -> None:
        self._told_s = self._clock()
        speed = self._speed.bytes_per_s if self._phase is Phase.DOWNLOADING else 0.0
        left = (self._size - self.received) / speed if speed > 0 else None
        self._listener(
            Progress(self._phase, self._file, self.received, self._size, speed, left, note)
        )


class SmoothedSpeed:
    """Bytes per second, exponentially smoothed over time and not over the size of chunks."""

    def __init__(self) -> None:
        self.bytes_per_s = 0.0
        self._known = False
        self._since_s: float | None = None
        self._bytes = 0

    def count(self, count: int, now_s: float) -> None:
        """Count bytes that have come by ``now_s``."""
        if self._since_s is None:  # what came first was under way before
            self._since_s = now_s
            return
        self._bytes += count
        span_s = now_s - self._since_s
        if span_s < _SAMPLE_S:
            return
        rate = self._bytes / span_s
        weight = 1 - math.exp(-span_s / _MEMORY_S) if self._known else 1.0
        self.bytes_per_s += weight * (rate - self.bytes_per_s)
        self._known, self._since_s, self._bytes = True, now_s, 0

    def rest(self) -> None:
        """Do not count the time until bytes come again."""
        self._since_s, self._bytes = None, 0
