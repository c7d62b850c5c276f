"""Background work, so that waiting, counting or reading does not block the GUI thread.

Only the engine's worker and the chat store have other threads: each owns what only a single thread
may use, as long as the window is open.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.system.errors import Cancelled, UserError
from foretoken.system.fetching import Cancel
from foretoken.system.language import said

JOIN_S = 2.0
"""Time that the program waits for cancelled work when it ends."""
T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Running:
    """A task, and the callbacks for its result."""

    work: Work[Any]
    then: Callable[[Any], object] | None
    otherwise: Callable[[Exception], object] | None
    on_part: Callable[[Any], object] | None
    messenger: _Messenger
    certain: bool
    """Whether it runs even if it is cancelled before it begins."""
    cancel: Cancel = field(default_factory=Cancel)
    """Also interrupts waiting for the network."""
    reported_s: float = float("-inf")
    """Time of the last partial result."""

    def should_continue(self) -> bool:
        """Return whether the result is still wanted; to be polled by the task."""
        return not self.cancel.is_set

    def require(self) -> None:
        """Raise ``Cancelled`` if the result is no longer wanted."""
        self.cancel.check()

    def tell(self, part: object, *, every_s: float = 0.0) -> None:
        """Report a partial result, unless another one was reported within ``every_s``."""
        now_s = time.monotonic()
        due = now_s - self.reported_s >= every_s
        if self.on_part is not None and due and self.should_continue():
            self.reported_s = now_s
            self.messenger.arrived.emit(self, partial(self.on_part, part))


Work: TypeAlias = Callable[[Running], T]


class _Messenger(QObject):
    """Signals emitted on the background thread; outlives the object that started the work.

    Deleting an object while another thread emits its signal crashes the program, and the receiver
    may be deleted at any time.
    """

    arrived = Signal(object, object)
    served = Signal()


class _Queue:
    """Queue and thread; the thread exists only while tasks are queued."""

    def __init__(self) -> None:
        self.waiting: deque[Running] = deque()
        self.active = False
        self.thread: threading.Thread | None = None


class Background(QObject):
    """A queue of tasks that run one after the other; callbacks run on the GUI thread.

    Tasks of one object may share state; those of different objects run in parallel, as do tasks
    that were left behind. The thread exists only while there is work.
    """

    failed = Signal(str)
    """Message for the user: the error of work that has no callback for it."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """``name`` is the name of the thread."""
        super().__init__(parent)
        self._name = name
        self._pending: list[Running] = []
        self._lock = threading.Lock()
        self._queue = _Queue()
        self._done: list[Running] = []
        """Finished tasks, to be released on the GUI thread."""
        self._abandoned: list[threading.Thread] = []
        self._closed = False
        self._messenger = _Messenger()
        # Queued: emitted on the background thread.
        queued = Qt.ConnectionType.QueuedConnection
        self._messenger.arrived.connect(self._on_arrived, queued)
        self._messenger.served.connect(self._on_served, queued)

    @property
    def busy(self) -> bool:
        """Whether a result is pending."""
        return bool(self._pending)

    def start(
        self,
        work: Work[T],
        then: Callable[[T], object] | None = None,
        otherwise: Callable[[Exception], object] | None = None,
        *,
        on_part: Callable[[Any], object] | None = None,
        after_ms: int = 0,
    ) -> None:
        """Cancel all earlier work and run ``work``.

        ``then`` is called with its result, ``on_part`` with each partial result, ``otherwise`` with
        the error that ended it (None: ``failed`` is emitted). ``after_ms`` debounces: the work
        begins once nothing was started for this long. No-op after ``shut_down``.
        """
        self.cancel()
        if self._closed:
            return
        running = Running(work, then, otherwise, on_part, self._messenger, certain=False)
        self._pending.append(running)
        if after_ms:
            QTimer.singleShot(after_ms, self, lambda: self._enqueue(running))
        else:
            self._enqueue(running)

    def enqueue(
        self,
        work: Work[T],
        then: Callable[[T], object] | None = None,
        otherwise: Callable[[Exception], object] | None = None,
        *,
        on_part: Callable[[Any], object] | None = None,
    ) -> None:
        """Run ``work`` after everything queued before.

        It runs even if it is cancelled, without callbacks; it may check whether it is wanted.
        """
        if not self._closed:
            running = Running(work, then, otherwise, on_part, self._messenger, certain=True)
            self._pending.append(running)
            self._enqueue(running)

    def cancel(self) -> None:
        """Cancel all work; no more callbacks are called."""
        for running in self._pending:
            running.cancel.set()
        self._pending.clear()

    def leave_behind(self) -> None:
        """Cancel, and let new work start at once even if the old one hangs in a system call.

        For work that shares no state, such as reading a file from an unresponsive drive.
        """
        self.cancel()
        self._abandoned = self._threads()
        with self._lock:
            self._queue.waiting.clear()
            self._queue = _Queue()

    def shut_down(self, within_s: float = JOIN_S) -> bool:
        """Cancel, and accept no more work; return whether the thread has ended.

        A thread that hangs in a system call is left to end by itself.
        """
        self.cancel()
        self._closed = True
        ends = time.monotonic() + within_s
        for thread in self._threads():
            thread.join(max(0.0, ends - time.monotonic()))
        self._done.clear()
        return not self._threads()

    def _threads(self) -> list[threading.Thread]:
        return [each for each in (*self._abandoned, self._queue.thread) if each and each.is_alive()]

    def _enqueue(self, running: Running) -> None:
        if not running.should_continue():
            return  # cancelled during ``after_ms``
        queue = self._queue
        with self._lock:
            queue.waiting.append(running)
            if queue.active:
                return
            queue.active = True
        arguments = queue, queue.thread
        queue.thread = threading.Thread(
            target=self._run, args=arguments, name=self._name, daemon=True
        )
        queue.thread.start()

    @Slot(object, object)
    def _on_arrived(self, running: Running, call: Callable[[], object]) -> None:
        if running.should_continue():
            call()

    @Slot()
    def _on_served(self) -> None:
        self._done.clear()

    # --- background thread -------------------------------------------------------------------

    def _run(self, queue: _Queue, last: threading.Thread | None) -> None:
        if last is not None:
            last.join()  # it has no tasks left
        while True:
            with self._lock:
                queue.active = bool(queue.waiting)
                if not queue.active:
                    return
                running = queue.waiting.popleft()
            if running.certain or running.should_continue():
                self._serve(running)
            # It may hold the last reference to a widget, which must be freed on the GUI thread.
            self._done.append(running)
            del running
            self._messenger.served.emit()

    def _serve(self, running: Running) -> None:
        call: Callable[[Any], object] | None = running.then
        what: object = None
        try:
            what = running.work(running)
        except Cancelled:
            call = None
        except Exception as error:  # any error is reported to the caller
            call, what = running.otherwise or self._on_error, error
            if running.should_continue() and isinstance(error, (UserError, OSError)):
                _log.info("%s: %s", self._name, type(error).__name__)
            elif running.should_continue():
                _log.exception("%s failed", self._name)
        if running.should_continue():
            self._messenger.arrived.emit(running, partial(self._end, running, call, what))

    def _on_error(self, error: Exception) -> None:
        self.failed.emit(in_words(error))

    def _end(self, running: Running, call: Callable[[Any], object] | None, what: object) -> None:
        self._pending.remove(running)
        if call is not None:
            call(what)


def in_words(error: Exception) -> str:
    """Return the message for an error: its own, the system's, or that it is unexpected."""
    if isinstance(error, UserError):
        return str(error)
    if isinstance(error, OSError) and str(error):
        return error.strerror or str(error)
    return said("unexpected-error", error=type(error).__name__)


def shut_down_below(owner: QObject, within_s: float = JOIN_S) -> None:
    """Shut down all background work below ``owner``, with a common timeout."""
    all_work = owner.findChildren(Background)
    for background in all_work:
        background.cancel()
    ends = time.monotonic() + within_s
    for background in all_work:
        background.shut_down(max(0.0, ends - time.monotonic()))
