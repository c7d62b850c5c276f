"""Gives the system back what is freed: after a long text or a large file that is a lot.

glibc keeps freed memory for later, more and more of it once large blocks have come and gone, so
that the process stays as large as it ever was.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.control.background_task import BackgroundTask

_INTERVAL_MS = 5000


class FreedMemory(QObject):
    """Looks every few seconds while nothing else is done."""

    def __init__(self, busy: Callable[[], bool], parent: QObject) -> None:
        """``busy``: an answer is written, which would soon need the memory again."""
        super().__init__(parent)
        self._busy = busy
        self._trim = _trim_of_glibc()
        self._task = BackgroundTask("freed memory", self)
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
            # Beside the window: a hundred megabytes take tens of milliseconds.
            self._task.start(lambda _: trim(0))


def _trim_of_glibc() -> Callable[[int], int] | None:
    """``malloc_trim``, where the C library has it."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # musl
        return None
    return trim
