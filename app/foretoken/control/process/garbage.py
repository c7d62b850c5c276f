"""Python's cyclic garbage collector, on the GUI thread only.

It may run wherever an object is allocated, so on the worker thread it could delete Qt objects
there, which crashes; pyqtgraph and Anki confine it in the same way.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS = 250
_OLDEST = 2
_PART = 4
_MANY = 5_000_000
"""Allocations, most of which were freed without the collector."""
_SOON_DONE = 8_000
"""Objects that can be collected in a few milliseconds."""
_MOMENT_S = 1.5
_PAUSE_S = 8.0
"""Without input or output for so long, the user is reading or away."""
_moved_at = float("-inf")


class GarbageCollector(QObject):
    """Collects on a timer while it lives; turns automatic collection off and on again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._was_enabled = gc.isenabled()
        self._kept = self._added = 0
        self._has_put_aside = False
        self._looked_at = time.monotonic()
        # What start-up made stays for good; collecting it again and again only costs time.
        gc.collect()
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def stop(self) -> None:
        """Leave collection as it was before."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_enabled:
            gc.enable()

    @Slot()
    def _on_timeout(self) -> None:
        # To go through a long chat takes a quarter of a second. So the oldest wait, as in the
        # interpreter itself, until a good part is added to them; all but the newest wait while
        # something moves, and these too where they are many.
        now = time.monotonic()
        if now - self._looked_at > 2 * _INTERVAL_MS / 1000:  # it was busy until now
            put_off()
        self._looked_at = now
        new = gc.get_count()[0]
        added = self._added + new
        still_s = now - _moved_at
        moves = still_s < _MOMENT_S
        whole = added >= (self._kept // _PART if still_s >= _PAUSE_S else _MANY)
        if moves and not whole and new > _SOON_DONE:
            gc.freeze()
            self._has_put_aside, self._added = True, added
            return
        if whole and self._has_put_aside:
            self.collect()
            return
        done = collect_due(_OLDEST if whole else 0 if moves else 1)
        if done == _OLDEST:
            self._note_whole()
        elif done is not None:
            self._added = added

    def collect(self) -> None:
        """Collect everything, as while the program is idle."""
        self._has_put_aside = False
        gc.unfreeze()
        gc.collect()
        self._note_whole()

    def _note_whole(self) -> None:
        self._added, self._kept = 0, len(gc.get_objects(_OLDEST))


@contextmanager
def uncollected() -> Iterator[None]:
    """Suspend collection on all threads: Qt iterates over all of its widgets."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def put_off() -> None:
    """Postpone collection for a moment, because something moves and a pause would be visible."""
    global _moved_at
    _moved_at = time.monotonic()


def collect_due(oldest: int = _OLDEST) -> int | None:
    """Collect what is due by the interpreter's own counts, on this thread.

    ``oldest`` is the last generation that is considered. Returns the generation that was collected,
    with the younger ones, or None.
    """
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in range(oldest, -1, -1):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return generation
    return None
