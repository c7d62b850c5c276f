"""Changes the user's own folders beside the GUI thread: writing a file safely may take a second."""

from __future__ import annotations

import queue
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.background_task import BackgroundTask, Running
from foretoken.models.library.folders import add_user_folder, remove_user_folder


class FolderList(QObject):
    """Makes every change, in the order in which they were asked for."""

    changed = Signal()
    """The folders of the library are others now."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: queue.SimpleQueue[Callable[[], bool]] = queue.SimpleQueue()
        self._task = BackgroundTask("model folders", self)
        self._task.told.connect(self._on_told)
        self._task.ended.connect(self._go_on)

    def add(self, folder: Path) -> None:
        """Look in ``folder`` from now on."""
        self._waiting.put(partial(add_user_folder, folder))
        self._go_on()

    def remove(self, folder: Path) -> None:
        """Look there no longer; nothing in it is touched."""
        self._waiting.put(partial(remove_user_folder, folder))
        self._go_on()

    def shut_down(self) -> None:
        """End the thread once the change that runs is done."""
        self._task.shut_down()

    @Slot()
    def _go_on(self) -> None:
        if not self._task.busy and not self._waiting.empty():
            self._task.start(lambda running: _make_changes(running, self._waiting))

    @Slot(object)
    def _on_told(self, outcome: bool | str) -> None:
        if isinstance(outcome, str):
            self.failed.emit(outcome)
        elif outcome:
            self.changed.emit()


def _make_changes(running: Running, waiting: queue.SimpleQueue[Callable[[], bool]]) -> None:
    while True:
        try:
            change = waiting.get_nowait()
        except queue.Empty:
            return
        try:
            running.tell(change())
        except (ValueError, OSError) as error:
            running.tell(f"The list of folders was not changed. {error}")
