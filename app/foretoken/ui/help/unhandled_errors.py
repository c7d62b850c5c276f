"""Tells the window of errors that nobody caught, once each, from whatever thread they come."""

from __future__ import annotations

import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot

from foretoken.system.logs import error_place

_MOST_TOLD = 5
"""Then something is broken for good, and the log has the rest."""


class UnhandledErrors(QObject):
    """Listens between ``begin`` and ``end``; who was told before is told as before."""

    happened = Signal(str)
    """The type of the error: its words may quote a chat."""

    _heard = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: set[tuple[object, ...]] = set()
        self._listening = False
        self._before_main = sys.excepthook
        self._before_thread = threading.excepthook
        # Queued: a slot or a paint event that fails should first be over.
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Listen."""
        self._before_main, self._before_thread = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._on_main, self._on_thread
        self._listening = True

    def end(self) -> None:
        """Listen no more."""
        if self._listening:
            sys.excepthook, threading.excepthook = self._before_main, self._before_thread
            self._listening = False

    def _on_main(
        self, kind: type[BaseException], error: BaseException, stack: TracebackType | None
    ) -> None:
        self._before_main(kind, error, stack)
        self._heard.emit(error_place(error), type(error).__name__)

    def _on_thread(self, arguments: threading.ExceptHookArgs) -> None:
        self._before_thread(arguments)
        if (error := arguments.exc_value) is not None:
            self._heard.emit(error_place(error), type(error).__name__)

    @Slot(object, str)
    def _on_heard(self, place: tuple[object, ...], name: str) -> None:
        if place in self._told or len(self._told) >= _MOST_TOLD:
            return
        self._told.add(place)
        self.happened.emit(name)
