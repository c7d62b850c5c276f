"""How busy other programs keep the processor: what is timed beside them is not what it could be."""

from __future__ import annotations

import sys
import time

import psutil

# The system counts in ticks of 10 ms (Linux) or 16 ms (Windows); a tenth of a second has enough.
_WINDOW_S = 0.1

BUSY_SHARE = 0.2
"""Of the processor: where other programs take more, passes are held up."""
HELD_UP = 1.5
"""Beside busy programs, what took so many times what was computed was held up by them."""


def thread_ms() -> float | None:
    """What this thread has computed so far; None where that is counted too coarsely."""
    return None if sys.platform == "win32" else time.thread_time() * 1000.0


def undisturbed_ms(wall_ms: float, began: float | None, ended: float | None) -> float:
    """What took ``wall_ms`` beside busy programs would have taken without them.

    ``began`` and ``ended`` are the ``thread_ms`` of then; None: it is not known what was computed.
    Not to be asked on a quiet computer: threads wait for each other, too.
    """
    if began is None or ended is None:
        return wall_ms
    return ended - began if wall_ms > HELD_UP * (ended - began) > 0.0 else wall_ms


class LoadWatch:
    """Sees how busy other programs keep the processor from its making on."""

    def __init__(self) -> None:
        self._begun = self._now()

    @property
    def others_busy(self) -> float | None:
        """Their share of all the processor's threads since, 0 to 1; None where it is too early.

        What a hypervisor has given to other machines is among it.
        """
        return self._share(self._begun, self._now())

    @staticmethod
    def _share(before: tuple[float, float, float], now: tuple[float, float, float]) -> float | None:
        total, busy, own = (late - early for late, early in zip(now, before, strict=True))
        return min(1.0, max(0.0, busy - own) / total) if total > 0.0 else None

    @staticmethod
    def _now() -> tuple[float, float, float]:
        """Processor seconds: of all, of those that were busy, and of this program."""
        times = psutil.cpu_times()
        idle = times.idle + getattr(times, "iowait", 0.0)
        # Time of guests is in that of users already (Linux).
        total = sum(times) - getattr(times, "guest", 0.0) - getattr(times, "guest_nice", 0.0)
        return total, total - idle, time.process_time()


class RecentLoad(LoadWatch):
    """The same over the last tenth of a second or so; cheap to ask after every step."""

    def __init__(self) -> None:
        super().__init__()
        self._known: float | None = None
        self._was_busy = False
        self._due = time.perf_counter() + _WINDOW_S

    def begin(self) -> None:
        """Forget what was before this moment."""
        self._was_busy = self.is_busy
        self._known = None
        self._begun, self._due = self._now(), time.perf_counter() + _WINDOW_S

    @property
    def others_busy(self) -> float | None:
        """Their share of all the processor's threads in the last whole window, 0 to 1."""
        now_s = time.perf_counter()
        if now_s >= self._due:
            now = self._now()
            self._known = self._share(self._begun, now)
            self._begun, self._due = now, now_s + _WINDOW_S
        return self._known

    @property
    def is_busy(self) -> bool:
        """Whether that is much; where it is too early, whether it was before."""
        known = self.others_busy
        return self._was_busy if known is None else known > BUSY_SHARE
