"""The application object, which hears of files that the system asks it to open.

macOS names them by an event to the running application, never on the command line: at a double
click, "Open with", or a file dropped on the Dock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Overrides ``event``, which sees few: a filter would run Python at every event there is."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._open_file: Callable[[Path], object] | None = None
        self._waiting: Path | None = None

    def open_files_with(self, open_file: Callable[[Path], object]) -> None:
        """Call ``open_file`` for every file from now on, and for the last one asked for before."""
        self._open_file = open_file
        if self._waiting is not None:
            path, self._waiting = self._waiting, None
            open_file(path)

    def event(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return super().event(event)
        name = event.file()  # empty for an address on the network
        if not name:
            return super().event(event)
        if self._open_file is None:
            self._waiting = Path(name)
        else:
            self._open_file(Path(name))
        return True
