"""Python's cyclic garbage collector, on the GUI thread only; and memory that goes back.

It may run wherever an object is allocated, so on the worker thread it could delete Qt objects
there, which crashes; pyqtgraph and Anki confine it in the same way.

What was freed stays with the C library, between what is still in use: tens of megabytes after a
long text was pasted. Some time after the process has grown, it is given back to the system.
"""

from __future__ import annotations

import ctypes
import gc
import mmap
import sys
import threading
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS = 1000
# To give memory back takes some milliseconds, on another thread.
_GROWN_BYTES, _TRIM_S = 16 << 20, 15.0


class GarbageCollector(QObject):
    """Collects on a timer while it lives; turns automatic collection off and on again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._was_enabled = gc.isenabled()
        # What start-up made stays for good; collecting it again and again only costs time.
        gc.collect()
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()
        self._memory = MemoryReturn()

    def stop(self) -> None:
        """Leave collection as it was before."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_enabled:
            gc.enable()

    @Slot()
    def _on_timeout(self) -> None:
        collect_due()
        self._memory.look()


class MemoryReturn:
    """Gives freed memory back where the C library would keep it: glibc's does."""

    def __init__(
        self,
        own: Callable[[], int] | None = None,
        trim: Callable[[], object] | None = None,
    ) -> None:
        """``own``: bytes of memory that are only this process's; ``trim`` gives back what is free.

        What is there now counts as needed.
        """
        self._own = _own_bytes if own is None else own
        self._trim = _trim_of_glibc() if trim is None else trim
        self._rest = self._own()
        self._looked = time.monotonic()

    def look(self) -> None:
        """Give back what is free, now and then while the process is larger than at first.

        What made it grow may be let go of at any time, which nothing tells.
        """
        now = time.monotonic()
        if self._trim is None or now - self._looked < _TRIM_S:
            return
        self._looked = now
        if self._own() - self._rest > _GROWN_BYTES:
            threading.Thread(target=self._trim, name="memory", daemon=True).start()


def _own_bytes() -> int:
    """Memory without the files that are mapped into it, such as models. 0: not told here."""
    try:
        with open("/proc/self/statm", encoding="ascii") as sizes:
            _, resident, shared, *_ = map(int, sizes.read().split())
            return (resident - shared) * mmap.PAGESIZE
    except (OSError, ValueError):
        return 0


def _trim_of_glibc() -> Callable[[], object] | None:
    if sys.platform != "linux":
        return None
    try:
        malloc_trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library
        return None
    return lambda: malloc_trim(0)


def collect_due() -> None:
    """Collect the generations that the interpreter itself would collect now, on this thread."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return
