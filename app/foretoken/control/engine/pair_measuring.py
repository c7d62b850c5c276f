"""Measuring a pair behind the welcome page: begins by itself, and gives way to everything else."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.engine.records import MeasureRequest
from foretoken.control.engine.worker import EngineWorker

# Small models are measured within this time, and then the question is answered sooner than without.
_PATIENCE_MS = 500
# What was cut short goes on when nobody has wanted anything for so long; what is to be timed in
# other moments has them then.
_IDLE_MS = 1500


class PairMeasuring(QObject):
    """Has the pair that is loaded measured until there is nothing left to find out."""

    changed = Signal()
    """``running`` is another."""

    def __init__(
        self, worker: EngineWorker, ids: Iterator[int], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._ids = ids
        self._request: MeasureRequest | None = None
        self._wanted = False
        self._patience = QTimer(self, interval=_PATIENCE_MS, singleShot=True)
        self._patience.timeout.connect(self.cancel)
        self._idle = QTimer(self, interval=_IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self._on_idle)

    @property
    def running(self) -> bool:
        """Whether the worker measures a pair that was just loaded, or will as soon as it can."""
        return self._request is not None and not self._request.again

    def use(self, worker: EngineWorker) -> None:
        """Another worker is there, without a pair; nothing is heard of the one before."""
        self._idle.stop()
        self._patience.stop()
        self._worker, self._request, self._wanted = worker, None, False

    def begin(self) -> None:
        """A pair was loaded, and nobody wants anything of it yet."""
        self._wanted = True
        self._submit(again=False)

    def go_on(self) -> None:
        """Nobody wants anything at the moment: measure in a while what is still to be measured."""
        if self._wanted and self._request is None:
            self._idle.start()

    def hurry(self) -> None:
        """A question was asked: it waits a moment at most."""
        self._idle.stop()
        if self._request is not None:
            self._request.hurry.set()
            self._patience.start()

    @Slot()
    def cancel(self) -> None:
        """End it now; what is known by then stays known."""
        self._idle.stop()
        self._patience.stop()
        if self._request is not None:
            self._worker.stop(self._request)

    def takes(self, request_id: int) -> bool:
        """Whether this is the id of the request that runs."""
        return self._request is not None and request_id == self._request.id

    def end(self, *, whole: bool) -> None:
        """The request is over; ``whole``: there is nothing left to find out."""
        self._request = None
        self._wanted = not whole
        self._patience.stop()
        self.changed.emit()

    @Slot()
    def _on_idle(self) -> None:
        self._submit(again=True)

    def _submit(self, *, again: bool) -> None:
        if self._request is None:
            self._request = MeasureRequest(next(self._ids), again)
            self._worker.submit(self._request)
            self.changed.emit()
