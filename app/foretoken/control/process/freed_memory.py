"""Return of freed memory to the system: a lot after a long text or a large file.

glibc caches freed memory, more and more of it once large blocks have come and gone, so that the
process would stay at its peak size.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.control.background import Background

_INTERVAL_MS = 60_000
_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE_BYTES = 8 << 20


def keep_large_blocks_apart() -> None:
    """Have glibc allocate large blocks from the system and return each when it is freed.

    By default it stops doing so after the first one is freed: then blocks of that size come from
    its heaps, which stay at their peak size as long as anything small lies after the blocks.
    https://www.gnu.org/software/libc/manual/html_node/Malloc-Tunable-Parameters.html
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # musl
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)


class FreedMemory(QObject):
    """Timer that trims the heap every minute, while the engine is idle."""

    def __init__(self, busy: Callable[[], bool], parent: QObject) -> None:
        """``busy`` returns whether an answer is being written, which would reuse the memory."""
        super().__init__(parent)
        self._busy = busy
        self._trim = trim_of_glibc()
        self._task = Background("freed memory", self)
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self._on_timeout)
        if self._trim is not None:
            self._timer.start()

    def stop(self) -> None:
        """End the thread."""
        self._timer.stop()
        self._task.shut_down()

    @Slot()
    def _on_timeout(self) -> None:
        trim = self._trim
        if trim is not None and not self._busy() and not self._task.busy:
            # In the background: a hundred megabytes take tens of milliseconds.
            self._task.start(lambda _: trim(0))


def trim_of_glibc() -> Callable[[int], int] | None:
    """Return ``malloc_trim`` if the C library has it."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # musl
        return None
    return trim
