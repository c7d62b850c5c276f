"""Counts beside the GUI thread what people are still typing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.prompt.template_rendering import RenderingCancelled
from foretoken.control.background_task import BackgroundTask
from foretoken.engine.errors import PromptError

_PATIENCE_MS = 150


class LatestCount(QObject):
    """Only the newest count is of interest; it begins once nothing new was asked for a moment."""

    counted = Signal(object)
    """What the count returned."""
    refused = Signal(object)
    """The PromptError: why the model cannot be told this, in words for a person."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """``name`` is the thread's."""
        super().__init__(parent)
        self._count: Callable[[], object] | None = None
        self._ended = False
        self._task = BackgroundTask(name, self)
        self._task.ended.connect(self.counted)
        self._task.failed.connect(self._on_failed)
        self._timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._timer.timeout.connect(self._on_due)

    def ask(self, count: Callable[[], object]) -> None:
        """Call ``count`` on the other thread, in the place of what was asked before."""
        if self._ended:  # an answer that is cut short by the end of the app asks once more
            return
        self._task.cancel()
        self._count = count
        self._timer.start()

    def cancel(self) -> None:
        """Nothing more is heard of what was asked."""
        self._timer.stop()
        self._task.cancel()

    def shut_down(self) -> None:
        """End the thread."""
        self._ended = True
        self._timer.stop()
        self._task.shut_down()

    @Slot()
    def _on_due(self) -> None:
        count = self._count
        if count is not None:
            self._task.start(lambda _running: count())

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, PromptError) and not isinstance(error, RenderingCancelled):
            self.refused.emit(error)
