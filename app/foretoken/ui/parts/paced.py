"""Rate limiting for frequently changing displays."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

_GRACE_MS = 60


class Paced(QObject):
    """Emits when to show changes: the first at once, later ones once per interval.

    Where possible it emits ``due`` while a change is being noted: other displays then update as
    well, and the window is painted once for all. A timer shows a change that no other follows.
    """

    due = Signal()
    """Changes have to be shown now."""

    def __init__(self, interval_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self._interval_s = interval_ms / 1000.0
        self._shown_s = float("-inf")
        self._timer = QTimer(self, singleShot=True, interval=interval_ms + _GRACE_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._show)

    def note(self) -> None:
        """Record a change."""
        if time.monotonic() - self._shown_s >= self._interval_s:
            self._show()
        elif not self._timer.isActive():
            self._timer.start()

    def finish(self) -> None:
        """Show a pending change at once, as no more are coming for now."""
        if self._timer.isActive():
            self._show()

    def drop(self) -> None:
        """Discard a pending change."""
        self._timer.stop()

    @Slot()
    def _show(self) -> None:
        self._timer.stop()
        self._shown_s = time.monotonic()
        self.due.emit()
