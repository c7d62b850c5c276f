"""Python's cyclic garbage collector, on the GUI thread only.

It may run wherever an object is allocated, so on the worker thread it could delete Qt objects
there, which crashes; pyqtgraph and Anki confine it in the same way.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS = 1000


class GarbageCollector(QObject):
    """Collects on a timer while it lives; turns automatic collection off and on again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thresholds = gc.get_threshold()
        # What start-up made stays for good; collecting it again and again only costs time.
        gc.collect()
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def stop(self) -> None:
        """Give collection back to the interpreter."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    @Slot()
    def _on_timeout(self) -> None:
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > self._thresholds[generation]:
                gc.collect(generation)
                return
