"""Background writing and reading of the log of runs and faults."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.runs.run_record import RunEntry
from foretoken.control.background import Background, reason_of
from foretoken.control.engine.engine_control import EngineControl
from foretoken.system.atomic_file import write_atomically

_log = logging.getLogger(__name__)


class RunKeeper(Background):
    """The log of runs, written as long as the user allows it."""

    written = Signal()
    """The log has changed."""
    read = Signal(object)
    """The RunReport of ``ask``."""
    failed = Signal(str)
    """Why a request of the user failed."""
    exported = Signal(object)
    """The Path of an exported file."""

    def __init__(self, engine: EngineControl, log: RunLog, parent: QObject | None = None) -> None:
        # A single queue, so that reading includes everything written before.
        super().__init__("run log", parent)  # not translated: a thread
        self.recording = True
        """Whether to log runs from now on."""
        self._log = log
        engine.run_noted.connect(self._on_noted)

    def ask(self, first: date | None) -> None:
        """Read what was logged since a day (None: all); see ``read`` and ``failed``."""
        self.enqueue(lambda _: self._log.read(first), self.read.emit, self._on_failed)

    def reset(self) -> None:
        """Delete the log's contents."""
        self.enqueue(lambda _: self._log.reset(), lambda _: self.written.emit(), self._on_failed)

    def export(self, file: Path, text: Callable[[], str]) -> None:
        """Export a file for other programs."""
        self.enqueue(
            lambda _: write_atomically(file, text()),
            lambda _: self.exported.emit(file),
            self._on_failed,
        )

    @Slot(object)
    def _on_noted(self, entry: RunEntry) -> None:
        if self.recording:
            self.enqueue(
                lambda _: self._log.append(entry),
                lambda _: self.written.emit(),
                lambda error: _log.warning("A run is not kept: %s", type(error).__name__),
            )

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(reason_of(error))
