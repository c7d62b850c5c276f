"""Progress of a download: bytes, a smoothed speed, the time left."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

_INTERVAL_S = 0.1
# What was ten seconds ago hardly counts: the speed should be steady, but follow a lost network.
_SMOOTHING_S = 5.0
# A shorter sample says more about buffers than about the network.
_SAMPLE_S = 0.25


class Phase(StrEnum):
    """Activity of a download."""

    CHECKING = "checking"
    """Verifying what is there already."""
    DOWNLOADING = "downloading"
    WAITING = "waiting"
    """Until a retry; the note gives the reason."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a download."""

    phase: Phase
    file: str
    """Current file of the repository."""
    received: int
    """Bytes of all files that are present and hashed."""
    size: int
    """Total bytes of all files."""
    bytes_per_s: float
    """Smoothed; 0 until it is known."""
    seconds_left: float | None
    """None while nothing arrives."""
    note: str
    """Message for the user; usually empty."""


class ProgressMeter:
    """Counts bytes and reports to ``listener``, but not too often."""

    def __init__(
        self,
        size: int,
        listener: Callable[[Progress], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``size`` is the total of all files in bytes; ``clock`` returns seconds."""
        self.received = 0
        """Bytes present and hashed."""
        self.size = size
        self._listener, self._clock = listener, clock
        self._phase, self._file, self._reported_s = Phase.CHECKING, "", -math.inf
        self._bytes_per_s = 0.0
        self._sample_bytes = 0
        self._sampled_s: float | None = None
        """Start of the sample; None before the first bytes, which were already under way."""

    def tell(self, phase: Phase, file: str, note: str = "") -> None:
        """Report a new phase or file immediately."""
        if phase is not self._phase:
            self._sampled_s = None
        self._phase, self._file = phase, file
        self._report(note)

    def checked(self, count: int) -> None:
        """Count bytes that were present before."""
        self.received += count
        if self._clock() - self._reported_s >= _INTERVAL_S:
            self._report("")

    def arrived(self, count: int) -> None:
        """Count received bytes; the speed is smoothed over time, not over chunks."""
        now_s = self._clock()
        if self._sampled_s is None:
            self._sampled_s, self._sample_bytes = now_s, -count
        self._sample_bytes += count
        span_s = now_s - self._sampled_s
        if span_s >= _SAMPLE_S:
            weight = 1 - math.exp(-span_s / _SMOOTHING_S) if self._bytes_per_s else 1.0
            self._bytes_per_s += weight * (self._sample_bytes / span_s - self._bytes_per_s)
            self._sampled_s, self._sample_bytes = now_s, 0
        self.checked(count)

    def _report(self, note: str) -> None:
        self._reported_s = self._clock()
        speed = self._bytes_per_s if self._phase is Phase.DOWNLOADING else 0.0
        left_s = (self.size - self.received) / speed if speed > 0 else None
        self._listener(
            Progress(self._phase, self._file, self.received, self.size, speed, left_s, note)
        )
