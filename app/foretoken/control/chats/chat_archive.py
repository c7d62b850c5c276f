"""The thread that owns the chat store, and the GUI thread's interface to it."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from foretoken.chat.store.errors import CannotWrite
from foretoken.chat.store.store import ChatStore
from foretoken.control.background import Running
from foretoken.engine.errors import ForetokenError
from foretoken.system.errors import UserError
from foretoken.system.language import said
from foretoken.system.logs import loggable_message

# Pending writes take milliseconds; a disk that hangs must not keep the window open for ever.
_JOIN_S = 5.0
# The daily backup is made after this much idle time; windows stay open for days.
_IDLE_S = 10.0
_BACKUP_INTERVAL_S = 3600.0
_POLL_S = 0.1
T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Task:
    work: Callable[[ChatStore], Any]
    then: Callable[[Any], None] | None
    otherwise: Callable[[], None] | None
    changes: bool


class ChatArchive(QObject):
    """Queue of tasks for the store; lives on the GUI thread. Every task runs, in order.

    If the store cannot be opened or written, ``failed`` reports it once and the chats continue in
    memory. If it is read-only, every write tries again to open it for writing.
    """

    opened = Signal(object)
    """The store is usable; a notice for the user (str), or None. Emitted once, and again
    if it is repaired later."""
    failed = Signal(str)
    """What could not be saved or read, why, and what to do; emitted once per cause."""
    written_again = Signal(object)
    """A write succeeded after others had failed; the set of messages that ``failed`` emitted."""
    changed = Signal()
    """Rows of conversations or folders have changed in the store: lists must be reloaded."""

    _arrived = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Open or create the store at ``path`` on its own thread."""
        super().__init__(parent)
        self._path = path
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._reported: set[str] = set()
        self._unwritten: set[str] = set()
        """The messages among them that are about failed writes."""
        self._closed = False
        # Queued: emitted on the store's thread.
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, name="chats", daemon=True)
        self._thread.start()

    def ask(
        self,
        work: Callable[[ChatStore], T],
        then: Callable[[T], None] | None = None,
        *,
        otherwise: Callable[[], None] | None = None,
        changes: bool = False,
    ) -> None:
        """Run ``work`` on the store's thread after all earlier tasks; may be called on any thread.

        Then, on the GUI thread, ``then`` is called with its result, or ``otherwise`` if it failed
        (``failed`` has emitted the reason). ``changes`` says that lists show what it writes, so
        ``changed`` is emitted. After ``shut_down`` nothing is run or called any more.
        """
        if not self._closed:
            self._tasks.put(_Task(work, then, otherwise, changes))

    def wait_for(self, work: Callable[[ChatStore], T], running: Running) -> T:
        """Return the result of ``work``, or raise its error; not to be called on the GUI thread.

        Also raises ``UserError`` without a store, and ``Cancelled``. ``work`` should be short:
        messages that are written at the same time must be saved in time.
        """
        answer: Future[T] = Future()

        def run(store: ChatStore) -> None:
            try:
                answer.set_result(work(store))
            except Exception as error:  # raised where the result is awaited
                answer.set_exception(error)

        without = UserError("chats-not-kept")
        self.ask(run, otherwise=lambda: answer.set_exception(without))
        while not wait([answer], _POLL_S).done:
            running.require()
        return answer.result()

    def shut_down(self) -> None:
        """Finish pending tasks, close the store and end the thread; takes some seconds at most."""
        if not self._closed:
            self._closed = True
            self._tasks.put(None)
            self._thread.join(_JOIN_S)
            if self._thread.is_alive():
                _log.error("The store of the chats did not close in time")

    # --- store's thread ----------------------------------------------------------------------

    def _run(self) -> None:
        store = self._open()
        backup_due = time.monotonic()
        while True:
            wait_s = max(_IDLE_S, backup_due - time.monotonic())
            try:
                task = self._tasks.get(timeout=None if store is None else wait_s)
            except queue.Empty:
                # The store is idle; the backup is abandoned if a task arrives.
                done, copied = self._try(store, lambda s: s.make_daily_backup(self._tasks.empty))
                if not done or copied:
                    backup_due = time.monotonic() + _BACKUP_INTERVAL_S
                continue
            if task is None:
                break
            self._serve(store, task)
        if store is not None:
            self._try(store, ChatStore.close)

    def _open(self) -> ChatStore | None:
        try:
            store = ChatStore(self._path)
        except Exception as error:  # in any case the chat continues in memory
            self._fail(error)
            return None
        if store.read_only is not None:
            self._fail(store.read_only)
        else:
            notice = store.notice
            self._arrived.emit(lambda: self.opened.emit(notice))
        return store

    def _serve(self, store: ChatStore | None, task: _Task) -> None:
        done, result = self._try(store, task.work)
        then, otherwise = task.then, task.otherwise
        if done and task.changes:
            self._arrived.emit(self.changed.emit)
        if done and then is not None:
            self._arrived.emit(lambda: then(result))
        if not done and otherwise is not None:
            self._arrived.emit(otherwise)
        if done and task.changes and self._unwritten:
            again, self._unwritten = self._unwritten, set()
            self._reported -= again
            self._arrived.emit(lambda: self.written_again.emit(again))

    def _try(self, store: ChatStore | None, work: Callable[[ChatStore], Any]) -> tuple[bool, Any]:
        if store is None:
            return False, None
        try:
            try:
                return True, work(store)
            except CannotWrite:
                if store.read_only is None:
                    raise
            notice = store.make_writable()
            if notice is not None:
                self._arrived.emit(lambda: self.opened.emit(notice))
            return True, work(store)
        except Exception as error:  # in any case the chat continues in memory
            self._fail(error)
            return False, None

    def _fail(self, error: Exception) -> None:
        if isinstance(error, ForetokenError):
            _log.error("The store of the chats failed. %s", loggable_message(error))
            sentence = str(error)
        else:
            _log.exception("The store of the chats failed")
            sentence = said("chats-unexpected-error", error=type(error).__name__)
        if isinstance(error, CannotWrite):
            self._unwritten.add(sentence)
        if sentence not in self._reported:
            self._reported.add(sentence)
            self._arrived.emit(lambda: self.failed.emit(sentence))

    # --- GUI thread --------------------------------------------------------------------------

    @Slot(object)
    def _on_arrived(self, call: Callable[[], None]) -> None:
        if not self._closed:
            call()
