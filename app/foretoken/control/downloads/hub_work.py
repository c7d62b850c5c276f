"""Work that waits for the network, beside the GUI thread: cancelled, it ends its wait at once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

from foretoken.system.fetching import Cancel, FetchError

JOIN_S = 0.8
"""How long the end of the program waits: closing a file is quick, a look-up of names is not."""
_log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[Cancel], object]


class HubWork(QObject):
    """One piece of work at a time, on a thread of its own; the newest replaces the one that runs.

    Unlike ``BackgroundTask``'s, a thread that has to be left behind ends by itself in the end.
    """

    ended = Signal(object)
    """What the work returned."""
    failed = Signal(object)
    """A FetchError with words for a person."""

    _arrived = Signal(object, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """``name`` is the thread's."""
        super().__init__(parent)
        self._name = name
        self._cancel: Cancel | None = None
        self._thread: threading.Thread | None = None
        # Queued: it is emitted on the other thread.
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a result is still to come."""
        return self._cancel is not None

    def start(self, work: Work) -> None:
        """Run ``work`` once what ran before has ended, which it does now."""
        self.cancel()
        self._cancel = cancel = Cancel()
        before = self._thread

        def run() -> None:
            if before is not None:
                before.join()
            if cancel.is_set:
                return
            result: object
            try:
                result = work(cancel)
            except FetchError as error:
                result = error
            except Exception as error:  # or the window would wait for ever
                _log.exception("%s failed", self._name)
                result = FetchError(f"Something unexpected went wrong ({type(error).__name__}).")
            if not cancel.is_set:
                self._arrived.emit(cancel, result)

        self._thread = threading.Thread(target=run, name=self._name, daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """End what runs; nothing more is heard of it."""
        if self._cancel is not None:
            self._cancel.set()
            self._cancel = None

    def shut_down(self, within_s: float = JOIN_S) -> bool:
        """End the thread; return whether it has ended. One that hangs in the system is left."""
        self.cancel()
        if self._thread is None:
            return True
        self._thread.join(within_s)
        return not self._thread.is_alive()

    @Slot(object, object)
    def _on_arrived(self, cancel: Cancel, result: object) -> None:
        if cancel is not self._cancel:
            return
        self._cancel = None
        (self.failed if isinstance(result, FetchError) else self.ended).emit(result)
