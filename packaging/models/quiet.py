"""How much of the machine's CPU time others take: a run beside a busy program measures nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

_SAMPLE_S = 0.5
_PATIENCE_S = 60.0


def others_share() -> Callable[[], float]:
    """Begin to count; the result tells the share that went to other programs or was stolen."""
    foreign, total = _counted()

    def share() -> float:
        foreign_now, total_now = _counted()
        return max(0.0, foreign_now - foreign) / max(0.01, total_now - total)

    return share


def wait_for_quiet(most: float, give_up: Callable[[], bool]) -> None:
    """Wait until others take at most this share, a minute at the longest."""
    begun = time.monotonic()
    while time.monotonic() - begun < _PATIENCE_S and not give_up():
        share = others_share()
        time.sleep(_SAMPLE_S)
        if share() <= most:
            return


def _counted() -> tuple[float, float]:
    """CPU seconds of all others so far, and those that there were for all."""
    try:
        line = Path("/proc/stat").read_text().split("\n", 1)[0]
    except OSError:  # not Linux: nothing is known
        return 0.0, 1.0
    seconds = [int(ticks) / os.sysconf("SC_CLK_TCK") for ticks in line.split()[1:9]]
    total, idle = sum(seconds), seconds[3] + seconds[4]
    own = sum(os.times()[:4])  # with its finished child processes
    return total - idle - own, total
