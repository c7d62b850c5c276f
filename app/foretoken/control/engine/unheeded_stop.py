"""Notices where the engine does not heed a stop: it hangs in native code, or takes long."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.engine.records import Request
from foretoken.control.engine.worker import EngineWorker

# A large model that is freed, or a pass of a slow one, takes some seconds.
_LOOK_MS, _LOOKS = 1000, 8


class UnheededStop(QObject):
    """Looks at the worker now and then while it has something to do."""

    found = Signal(object)
    """The Request that was to end long ago, or None: it has ended after all."""

    def __init__(self, worker: EngineWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._request: Request | None = None
        self._looks = 0
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._on_look)

    def use(self, worker: EngineWorker) -> None:
        """Look at this worker from now on."""
        self._worker = worker
        self._note(None)

    def watch(self, busy: bool) -> None:
        """Begin to look, or end it where there is nothing that could be unheeded."""
        if busy and not self._timer.isActive():
            self._timer.start()
        elif not busy:
            self.end()

    def end(self) -> None:
        """Look no more."""
        self._timer.stop()
        self._note(None)

    @Slot()
    def _on_look(self) -> None:
        self._note(self._worker.unheeded)

    def _note(self, request: Request | None) -> None:
        if request is not self._request:
            if self._looks >= _LOOKS:
                self.found.emit(None)
            self._request, self._looks = request, 0
        if request is not None:
            self._looks += 1
            if self._looks == _LOOKS:
                self.found.emit(request)
