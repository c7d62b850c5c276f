"""CPU load of other programs, which distorts the timing of our own computations."""

from __future__ import annotations

import sys
import time

import psutil

# The system counts in ticks of 10 ms (Linux) or 16 ms (Windows); 0.1 s holds enough of them.
_WINDOW_S = 0.1

BUSY_CPU_SHARE = 0.2
"""Share of the CPU; if other programs use more, our passes are delayed."""
DELAY_RATIO = 1.5
"""Ratio of wall time to CPU time above which, on a busy computer, a computation was delayed."""


def thread_ms() -> float | None:
    """Return the CPU time of this thread so far; None if its resolution is too coarse."""
    return None if sys.platform == "win32" else time.thread_time() * 1000.0


def without_delays_ms(wall_ms: float, began: float | None, ended: float | None) -> float:
    """Return the time that work of ``wall_ms`` on a busy computer would take on a quiet one.

    ``began`` and ``ended`` are ``thread_ms`` before and after it; None: CPU time unknown. Not for
    use on a quiet computer, since threads wait for each other, too.
    """
    if began is None or ended is None:
        return wall_ms
    return ended - began if wall_ms > DELAY_RATIO * (ended - began) > 0.0 else wall_ms


class LoadWatch:
    """Measures the CPU load of other programs since its creation."""

    def __init__(self) -> None:
        self._start = self._now()

    @property
    def others_busy(self) -> float | None:
        """Share of all CPU threads used by other programs, 0 to 1; None if it is too early.

        Includes the time that a hypervisor gave to other machines.
        """
        return self._share(self._start, self._now())

    @staticmethod
    def _share(before: tuple[float, float, float], now: tuple[float, float, float]) -> float | None:
        total, busy, own = (late - early for late, early in zip(now, before, strict=True))
        return min(1.0, max(0.0, busy - own) / total) if total > 0.0 else None

    @staticmethod
    def _now() -> tuple[float, float, float]:
        """Return CPU seconds: in total, busy, and of this process."""
        times = psutil.cpu_times()
        idle = times.idle + getattr(times, "iowait", 0.0)
        # Guest time is already included in user time (Linux).
        total = sum(times) - getattr(times, "guest", 0.0) - getattr(times, "guest_nice", 0.0)
        return total, total - idle, time.process_time()


class RecentLoad(LoadWatch):
    """CPU load of other programs over the last 0.1 s or so; cheap enough to call every step."""

    def __init__(self) -> None:
        super().__init__()
        self._last_share: float | None = None
        self._was_busy = False
        self._window_end = time.perf_counter() + _WINDOW_S

    def begin(self) -> None:
        """Restart the measurement now."""
        self._was_busy = self.is_busy
        self._last_share = None
        self._start, self._window_end = self._now(), time.perf_counter() + _WINDOW_S

    @property
    def others_busy(self) -> float | None:
        """Share of all CPU threads used by other programs in the last full window, 0 to 1."""
        now_s = time.perf_counter()
        if now_s >= self._window_end:
            now = self._now()
            self._last_share = self._share(self._start, now)
            self._start, self._window_end = now, now_s + _WINDOW_S
        return self._last_share

    @property
    def is_busy(self) -> bool:
        """Whether other programs are busy; the previous answer if it is too early to tell."""
        known = self.others_busy
        return self._was_busy if known is None else known > BUSY_CPU_SHARE
