"""Runs work on another thread, so that waiting, counting or reading does not block the GUI.

Only the engine's worker and the chat store have other threads: each owns what a single thread may
use, as long as the window is open.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.system.errors import Cancelled, ErrorInWords
from foretoken.system.fetching import Cancel
from foretoken.system.language import tr

JOIN_S = 2.0
"""How long the program waits at its end for cancelled work."""
T = TypeVar("T")
_log = logging.getLogger(__name__)


class Running:
    """One piece of work, and the callbacks for its result."""

    def __init__(
        self,
        work: Work[Any],
        then: Callable[[Any], object] | None,
        otherwise: Callable[[Exception], object] | None,
        tell: Callable[[Running, object], None],
        *,
        certain: bool,
    ) -> None:
        """``certain``: it is run even if it was cancelled before it began."""
        self.work, self.then, self.otherwise, self.certain = work, then, otherwise, certain
        self._tell = tell
        self.cancel = Cancel()
        """Also ends a wait for the network."""

    def keep_on(self) -> bool:
        """Whether the result is still wanted; work calls this often."""
        return not self.cancel.is_set

    def require(self) -> None:
        """Raise ``Cancelled`` if the result is no longer wanted."""
        self.cancel.check()

    def tell(self, part: object) -> None:
        """Report a part of the result."""
        self._tell(self, part)


Work: TypeAlias = Callable[[Running], T]


class _Messenger(QObject):
    """Signals of the other thread; it outlives the object that started the work.

    An object that is deleted on its own thread while another one emits its signal ends the program;
    who receives one may be deleted at any time.
    """

    arrived = Signal(object, object)
    served = Signal()


class Background(QObject):
    """A queue of work, one piece after the other; callbacks run on the GUI thread.

    All work of one object runs one after the other, so it may share state; that of two objects runs
    side by side, as does what was left behind. There is a thread only while there is work.
    """

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """``name`` is the thread's."""
        super().__init__(parent)
        self._name = name
        self._pending: list[Running] = []
        self._lock = threading.Lock()
        self._line: deque[Running] = deque()
        self._done: list[Running] = []
        """Done; released on the GUI thread."""
        self._at_work = False
        self._lane = 0
        """Number of calls of ``leave_behind``."""
        self._thread: threading.Thread | None = None
        self._left: list[threading.Thread] = []
        self._closed = False
        self._soon: Running | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_due)
        self._messenger = _Messenger()
        # Queued: they are emitted on the other thread.
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

        ``then`` is called with its result, ``on_part`` with each part that it tells, ``otherwise``
        with the error that ended it. ``after_ms``: it begins once nothing new was asked for so
        long. Nothing is run behind ``shut_down``.
        """
        self.cancel()
        if self._closed:
            return
        running = self._ask(work, then, otherwise, on_part, certain=False)
        if after_ms:
            self._soon = running
            self._timer.start(after_ms)
        else:
            self._enter(running)

    def line_up(
        self,
        work: Work[T],
        then: Callable[[T], object] | None = None,
        otherwise: Callable[[Exception], object] | None = None,
        *,
        on_part: Callable[[Any], object] | None = None,
    ) -> None:
        """Run ``work`` after all work that was lined up before.

        What is lined up is run even if it is cancelled, unheard; it may ask whether it is wanted.
        """
        if not self._closed:
            self._enter(self._ask(work, then, otherwise, on_part, certain=True))

    def cancel(self) -> None:
        """Cancel all work; no callback is called any more."""
        self._timer.stop()
        self._soon = None
        for running in self._pending:
            running.cancel.set()
        self._pending.clear()

    def leave_behind(self) -> None:
        """Cancel, and let new work start at once even if the old one hangs in a system call.

        For work that shares no state, such as reading a file from a drive that does not answer.
        """
        self.cancel()
        with self._lock:
            self._line.clear()
            self._lane += 1
            self._at_work = False
        left = [] if self._thread is None else [self._thread]
        self._left = [thread for thread in self._left + left if thread.is_alive()]
        self._thread = None

    def shut_down(self, within_s: float = JOIN_S) -> bool:
        """Cancel, and accept no more work; return whether the thread has ended.

        One that hangs in the system is left behind, and ends by itself in the end.
        """
        self.cancel()
        self._closed = True
        threads = self._left if self._thread is None else [*self._left, self._thread]
        ends = time.monotonic() + within_s
        for thread in threads:
            thread.join(max(0.0, ends - time.monotonic()))
        self._done.clear()
        return not any(thread.is_alive() for thread in threads)

    def _ask(
        self,
        work: Work[T],
        then: Callable[[T], object] | None,
        otherwise: Callable[[Exception], object] | None,
        on_part: Callable[[Any], object] | None,
        *,
        certain: bool,
    ) -> Running:
        messenger = self._messenger

        def tell(running: Running, part: object) -> None:
            if on_part is not None and running.keep_on():
                messenger.arrived.emit(running, lambda: on_part(part))

        running = Running(work, then, otherwise, tell, certain=certain)
        self._pending.append(running)
        return running

    def _enter(self, running: Running) -> None:
        with self._lock:
            self._line.append(running)
            if self._at_work:
                return
            self._at_work = True
        last = self._thread
        self._thread = threading.Thread(
            target=self._run, args=(last, self._lane), name=self._name, daemon=True
        )
        self._thread.start()

    @Slot()
    def _on_due(self) -> None:
        if self._soon is not None:
            self._enter(self._soon)
            self._soon = None

    @Slot(object, object)
    def _on_arrived(self, running: Running, call: Callable[[], object]) -> None:
        if running.keep_on():
            call()

    @Slot()
    def _on_served(self) -> None:
        self._done.clear()

    # --- the other thread --------------------------------------------------------------------

    def _run(self, last: threading.Thread | None, lane: int) -> None:
        if last is not None:
            last.join()  # it has nothing more to do
        while True:
            with self._lock:
                if lane != self._lane:
                    return
                if not self._line:
                    self._at_work = False
                    return
                running = self._line.popleft()
            if running.certain or running.keep_on():
                self._serve(running)
            # What it holds may be the last of a widget, which is freed on its own thread.
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
        except Exception as error:  # whatever happens, whoever asked hears of it
            call, what = running.otherwise, error
            if running.keep_on() and isinstance(error, (ErrorInWords, OSError)):
                _log.info("%s: %s", self._name, type(error).__name__)
            elif running.keep_on():
                _log.exception("%s failed", self._name)
        if running.keep_on():
            self._messenger.arrived.emit(running, lambda: self._end(running, call, what))

    def _end(self, running: Running, call: Callable[[Any], object] | None, what: object) -> None:
        self._pending.remove(running)
        if call is not None:
            call(what)


def in_words(error: Exception) -> str:
    """The message for an error, which may be an unexpected one."""
    if isinstance(error, ErrorInWords):
        return str(error)
    return tr("Something unexpected went wrong ({error}).", error=type(error).__name__)


def reason_of(error: Exception) -> str:
    """The same after "could not ...:", where the system's own message is enough."""
    return error.strerror if isinstance(error, OSError) and error.strerror else in_words(error)


def shut_down_below(owner: QObject) -> None:
    """End all background work below ``owner``; several that hang cost no more time than one."""
    all_work = owner.findChildren(Background)
    for background in all_work:
        background.cancel()
    ends = time.monotonic() + JOIN_S
    for background in all_work:
        background.shut_down(max(0.0, ends - time.monotonic()))
