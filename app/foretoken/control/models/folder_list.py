"""Changes the user's own folders beside the GUI thread: writing a file safely may take a second."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background
from foretoken.models.library.folders import add_user_folder, remove_user_folder
from foretoken.system.language import tr


class FolderList(Background):
    """Makes every change, in the order in which they were asked for."""

    changed = Signal()
    """The folders of the library are others now."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("model folders", parent)  # not translated: a thread

    def add(self, folder: Path) -> None:
        """Look in ``folder`` from now on."""
        self.line_up(lambda _running: add_user_folder(folder), self._on_done, self._on_failed)

    def remove(self, folder: Path) -> None:
        """Look there no longer; nothing in it is touched."""
        self.line_up(lambda _running: remove_user_folder(folder), self._on_done, self._on_failed)

    def _on_done(self, is_news: bool) -> None:
        if is_news:
            self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(tr("The list of folders was not changed. {error}", error=str(error)))
