"""Clocks: rate limiting for frequently changing displays, and a playback position."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.system.language import number, tr

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


TICK_MS = 33
"""About 30 frames a second; more would not be seen."""


class PlaybackClock(QObject):
    """Runs from 0 to ``duration_ms`` and stops there."""

    moved = Signal(float)
    """The position, at every tick and jump."""
    running_changed = Signal(bool)
    """Whether it runs now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.duration_ms = self.place_ms = 0.0
        """End and current position."""
        self.speed = 1.0
        """Milliseconds of the recording per millisecond."""
        self._ticked_s = 0.0
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def at_end(self) -> bool:
        """Whether it has reached the end."""
        return self.place_ms >= self.duration_ms

    def set_duration(self, duration_ms: float) -> None:
        """Set the duration, go to the beginning and pause."""
        self.pause()
        self.duration_ms = duration_ms
        self.jump(0.0)

    def set_speed(self, speed: float) -> None:
        self.speed = speed

    def play(self) -> None:
        """Run from the current position, or from the beginning if at the end."""
        if self.running or not self.duration_ms:
            return
        if self.at_end:
            self.place_ms = 0.0
        self._ticked_s = time.monotonic()
        self._timer.start()
        self.running_changed.emit(True)

    @Slot()
    def pause(self) -> None:
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    @Slot()
    def toggle(self) -> None:
        if self.running:
            self.pause()
        else:
            self.play()

    def jump(self, place_ms: float) -> None:
        """Go to a position, without starting or stopping."""
        self.place_ms = min(max(0.0, place_ms), self.duration_ms)
        self.moved.emit(self.place_ms)

    @Slot()
    def tick(self) -> None:
        """Move on by the time since the last tick, and stop at the end."""
        before_s, self._ticked_s = self._ticked_s, time.monotonic()
        place_ms = self.place_ms + 1000.0 * self.speed * (self._ticked_s - before_s)
        if place_ms >= self.duration_ms:
            self.pause()
        self.jump(place_ms)


def pace_words(pace: float) -> str:
    """Return the speed as a text such as "0.25x"."""
    times = number(pace, len(f"{pace:.4g}".partition(".")[2]))
    return tr("{times}x", about="so many times as fast", times=times)
