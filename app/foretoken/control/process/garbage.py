"""Python's cyclic garbage collector, on the GUI thread only.

It may run wherever an object is allocated, so on the worker thread it could delete Qt objects
there, which crashes; pyqtgraph and Anki confine it in the same way.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS = 1000


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

    def stop(self) -> None:
        """Leave collection as it was before."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_enabled:
            gc.enable()

    @Slot()
    def _on_timeout(self) -> None:
        collect_due()


@contextmanager
def uncollected() -> Iterator[None]:
    """Let nothing be collected meanwhile, on any thread: Qt goes through all of its widgets."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def collect_due() -> None:
    """Collect the generations that the interpreter itself would collect now, on this thread."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return
