"""Showing what changes often no more often than people can follow."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

_WAITING_MS = 60


class Paced(QObject):
    """Says when to show changes: the first at once, the next ones once in an interval.

    If it can, it emits ``due`` while a change is noted: then others change what they show too, and
    the window is painted once for all. A change that no other follows is shown by itself.
    """

    due = Signal()
    """What has changed is to be shown now."""

    def __init__(self, interval_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self._interval_s = interval_ms / 1000.0
        self._shown_s = float("-inf")
        self._timer = QTimer(self, singleShot=True, interval=interval_ms + _WAITING_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._show)

    def note(self) -> None:
        """Something has changed."""
        if time.monotonic() - self._shown_s >= self._interval_s:
            self._show()
        elif not self._timer.isActive():
            self._timer.start()

    def finish(self) -> None:
        """Nothing more comes for now: what was not shown yet is."""
        if self._timer.isActive():
            self._show()

    def drop(self) -> None:
        """Show nothing of what has changed so far."""
        self._timer.stop()

    @Slot()
    def _show(self) -> None:
        self._timer.stop()
        self._shown_s = time.monotonic()
        self.due.emit()
