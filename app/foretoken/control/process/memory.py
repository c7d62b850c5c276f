"""Memory of the process: garbage collected on the GUI thread, and freed memory returned.

The cyclic garbage collector may run wherever an object is allocated; on the worker thread it could
delete Qt objects, which crashes. pyqtgraph and Anki confine it in the same way.

glibc caches freed memory, more and more of it once large blocks have come and gone, so that the
process would stay at its peak size.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.control.background import Background

_INTERVAL_MS = 250
_OLDEST = 2
_QUICK, _MANY = 8_000, 1_000_000
"""Number of new objects that are collected within milliseconds, and the most that may wait."""
_OVERDUE = 100
"""Collections of younger objects after which the oldest are collected without a pause."""
_MOMENT_S = 1.5
_PAUSE_S = 8.0
"""Without input or output for this long, the user is reading or away."""
_moved_at = float("-inf")


class GarbageCollector(QObject):
    """Timer-driven collection in place of automatic collection."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._checked_at = time.monotonic()
        # Objects made during start-up are permanent; collecting them repeatedly only costs time.
        gc.collect()
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def stop(self) -> None:
        """Stop collecting, also automatically: the program ends."""
        self._timer.stop()
        gc.unfreeze()

    @Slot()
    def _on_timeout(self) -> None:
        """Collect only as much as is not noticeable: a long chat takes a quarter of a second."""
        now = time.monotonic()
        if now - self._checked_at > 2 * _INTERVAL_MS / 1000:  # the event loop was busy
            postpone()
        self._checked_at = now
        new, _, collected = gc.get_count()
        still_s = now - _moved_at
        if still_s >= _PAUSE_S or collected > _OVERDUE:
            collect_due(_OLDEST)
        elif still_s >= _MOMENT_S:
            collect_due(1)
        elif not _QUICK < new < _MANY:
            collect_due(0)


def postpone() -> None:
    """Postpone collection for a moment, because a pause would make an animation stutter."""
    global _moved_at
    _moved_at = time.monotonic()


def collect_due(oldest: int = _OLDEST) -> None:
    """Collect what is due by the interpreter's own counts, on this thread.

    ``oldest`` is the oldest generation to consider.
    """
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in range(oldest, -1, -1):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return


_TRIM_INTERVAL_MS = 60_000
_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE_BYTES = 8 << 20


def call_glibc(function: str, *arguments: int) -> None:
    """Call a function of glibc; no-op with any other C library."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # musl
            getattr(ctypes.CDLL(None), function)(*arguments)


def keep_large_blocks_apart() -> None:
    """Have glibc allocate large blocks from the system and return each when it is freed.

    By default it stops doing so after the first one is freed: then blocks of that size come from
    its heaps, which stay at their peak size as long as anything small lies after the blocks.
    https://www.gnu.org/software/libc/manual/html_node/Malloc-Tunable-Parameters.html
    """
    call_glibc("mallopt", _MMAP_THRESHOLD, _LARGE_BYTES)


class FreedMemory(QObject):
    """Timer that trims the heap every minute, while the engine is idle."""

    def __init__(self, busy: Callable[[], bool], parent: QObject) -> None:
        """``busy`` returns whether an answer is being written, which would reuse the memory."""
        super().__init__(parent)
        self._busy = busy
        self._task = Background("freed memory", self)
        timer = QTimer(self, interval=_TRIM_INTERVAL_MS)
        timer.timeout.connect(self._on_timeout)
        if sys.platform.startswith("linux"):
            timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        if not self._busy() and not self._task.busy:
            # In the background: a hundred megabytes take tens of milliseconds.
            self._task.start(lambda _: call_glibc("malloc_trim", 0))
