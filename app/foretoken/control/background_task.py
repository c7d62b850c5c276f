"""Runs work that takes long beside the GUI thread: one task at a time, and the newest wins."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

_JOIN_S = 2.0
_log = logging.getLogger(__name__)


class TaskCancelled(Exception):
    """May be raised inside a task that is no longer wanted."""


class Running:
    """What a task has of its surroundings."""

    def __init__(self, tell: Callable[[Running, object], None]) -> None:
        self._tell = tell
        self._cancelled = False

    def keep_on(self) -> bool:
        """Whether the result is still wanted; to be asked often."""
        return not self._cancelled

    def require(self) -> None:
        """Raise ``TaskCancelled`` if the result is no longer wanted."""
        if self._cancelled:
            raise TaskCancelled

    def tell(self, part: object) -> None:
        """Hand over a part of the result."""
        self._tell(self, part)

    def cancel(self) -> None:
        """Make ``keep_on`` say no."""
        self._cancelled = True


Task: TypeAlias = Callable[[Running], object]


class BackgroundTask(QObject):
    """Lives on the GUI thread; nothing is heard of a task that was cancelled or replaced.

    All tasks of one object run on one thread, one after the other, so they may share state.
    """

    told = Signal(object)
    """A part of the result of the task that runs."""
    ended = Signal(object)
    """The result."""
    failed = Signal(object)
    """The exception that ended the task."""

    _arrived = Signal(object, str, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """``name`` is the thread's."""
        super().__init__(parent)
        self._name = name
        self._waiting: queue.SimpleQueue[tuple[Running, Task] | None] = queue.SimpleQueue()
        self._current: Running | None = None
        self._thread: threading.Thread | None = None
        self._closed = False
        # Queued: it is emitted on the other thread.
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a result is still to come."""
        return self._current is not None

    def start(self, task: Task) -> None:
        """Run ``task`` soon, in the place of the one that runs; never behind ``shut_down``."""
        self.cancel()
        if self._closed:
            return
        self._current = Running(self._on_told)
        self._waiting.put((self._current, task))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def cancel(self) -> None:
        """End the task that runs; nothing more is heard of it."""
        if self._current is not None:
            self._current.cancel()
            self._current = None

    def shut_down(self, within_s: float = _JOIN_S) -> None:
        """End the thread; a task that hangs in the system is left behind."""
        self.cancel()
        self._closed = True
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join(within_s)
            self._thread = None

    def _run(self) -> None:
        while (waiting := self._waiting.get()) is not None:
            running, task = waiting
            if not running.keep_on():
                continue
            try:
                kind, result = "ended", task(running)
            except TaskCancelled:
                continue
            except Exception as error:  # whatever happens, the window hears of it
                kind, result = "failed", error
                if running.keep_on():
                    _log.info("%s: %s", self._name, type(error).__name__)
            self._hand_over(running, kind, result)
            # While it waits for the next task, this thread holds on to nothing of the last one.
            del waiting, running, task, result

    def _on_told(self, running: Running, part: object) -> None:
        self._hand_over(running, "told", part)

    def _hand_over(self, running: Running, kind: str, what: object) -> None:
        if running.keep_on():
            self._arrived.emit(running, kind, what)

    @Slot(object, str, object)
    def _on_arrived(self, running: Running, kind: str, what: object) -> None:
        if running is not self._current:
            return
        if kind == "told":
            self.told.emit(what)
            return
        self._current = None
        (self.ended if kind == "ended" else self.failed).emit(what)


def shut_down_tasks(owner: QObject) -> None:
    """End all tasks below ``owner``; several that hang take no longer than one."""
    tasks = owner.findChildren(BackgroundTask)
    for task in tasks:
        task.cancel()
    ends = time.monotonic() + _JOIN_S
    for task in tasks:
        task.shut_down(max(0.0, ends - time.monotonic()))
