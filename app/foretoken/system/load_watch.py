"""How busy other programs keep the processor: what is timed beside them is not what it could be."""

from __future__ import annotations

import psutil


class LoadWatch:
    """Sees how busy other programs keep the processor from its making on."""

    def __init__(self) -> None:
        self._own = psutil.Process()
        self._begun = self._now()

    @property
    def others_busy(self) -> float | None:
        """Their share of all the processor's threads since, 0 to 1; None where it is too early.

        What a hypervisor has given to other machines is among it.
        """
        total, busy, own = (
            now - before for now, before in zip(self._now(), self._begun, strict=True)
        )
        return min(1.0, max(0.0, busy - own) / total) if total > 0.0 else None

    def _now(self) -> tuple[float, float, float]:
        """Processor seconds: of all, of those that were busy, and of this program."""
        times = psutil.cpu_times()
        idle = times.idle + getattr(times, "iowait", 0.0)
        # Time of guests is in that of users already (Linux).
        total = sum(times) - getattr(times, "guest", 0.0) - getattr(times, "guest_nice", 0.0)
        own = self._own.cpu_times()
        return total, total - idle, own.user + own.system
