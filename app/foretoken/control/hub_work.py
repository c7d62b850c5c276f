"""Work that waits for the network, beside the GUI thread: cancelled, it ends its wait at once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.background_task import BackgroundTask, Running
from foretoken.models.hub import load_library
from foretoken.settings.fetching import Cancel, FetchError

JOIN_S = 0.8
"""How long the end of the program waits: closing a file is quick, a look-up of names is not."""
_log = logging.getLogger(__name__)
_loading = threading.Lock()

Work: TypeAlias = Callable[[Cancel], object]


def prepare_to_ask() -> None:
    """Load what asks the hub; to be called before each question.

    Two threads that ask for the first time must not load it at once: one would close the
    connections of the other.
    """
    with _loading:
        load_library()


class HubWork(QObject):
    """One piece of work at a time; the newest replaces the one that runs."""

    ended = Signal(object)
    """What the work returned."""
    failed = Signal(object)
    """A FetchError with words for a person."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """``name`` is the thread's."""
        super().__init__(parent)
        self._name = name
        self._cancel = Cancel()
        self._idle = threading.Event()
        self._idle.set()
        self._task = BackgroundTask(name, self)
        self._task.ended.connect(self.ended)
        self._task.failed.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether a result is still to come."""
        return self._task.busy

    def start(self, work: Work) -> None:
        """Run ``work`` once what ran before has ended, which it does now."""
        self.cancel()
        self._cancel = cancel = Cancel()

        def run(_running: Running) -> object:
            self._idle.clear()
            try:
                return work(cancel)
            finally:
                self._idle.set()

        self._task.start(run)

    def cancel(self) -> None:
        """End what runs; nothing more is heard of it."""
        self._task.cancel()
        self._cancel.set()

    def shut_down(self, within_s: float = JOIN_S) -> bool:
        """End the thread; return whether it has. One that hangs in the system is left behind."""
        self.cancel()
        if not self._idle.wait(within_s):
            return False
        self._task.shut_down()
        return True

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, FetchError):
            _log.error("%s failed", self._name, exc_info=error)
            error = FetchError(f"Something unexpected went wrong ({type(error).__name__}).")
        self.failed.emit(error)
