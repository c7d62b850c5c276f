"""Results of jobs as files: exported, and opened again, beside the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.control.background import Background, Running, reason_of
from foretoken.system.atomic_file import bytes_written_whole
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.parts.file_to_save import file_to_save, standard_folder


class JobFiles(QObject):
    """Remembers the folder that was used last."""

    finished = Signal(str, bool)
    """How it went, for people, and whether it failed."""
    opened = Signal(object)
    """What was read from a file."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        self._writing = Background("exported result", self)
        self._reading = Background("opened result", self)

    def export(
        self, name: str, suffix: str, kind: str, content: Callable[[], bytes], parent: QWidget
    ) -> None:
        """Ask where to write a file; ``content`` is called on another thread."""
        suggested, choices = self._folder / f"{name}{suffix}", f"{kind} (*{suffix})"
        file = file_to_save(parent, tr("Export"), suggested, choices)
        if file is None:
            return
        self._folder = file.parent

        def write(_running: Running) -> None:
            data = content()
            with bytes_written_whole(file) as out:
                out.write(data)

        def on_failed(error: Exception) -> None:
            message = tr(
                "Could not write {file}: {why}.", file=shown_path(file), why=reason_of(error)
            )
            self.finished.emit(message, True)

        self._writing.line_up(
            write,
            lambda _: self.finished.emit(tr("Exported to {file}.", file=shown_path(file)), False),
            on_failed,
        )

    def open(self, title: str, read: Callable[[Path], object], parent: QWidget) -> None:
        """Ask for a JSON file and read it; ``opened`` or ``finished`` follows."""
        choices = f"JSON (*.json);;{tr('All files')} (*)"
        chosen, _ = QFileDialog.getOpenFileName(parent, title, str(self._folder), choices)
        if not chosen:
            return
        file = Path(chosen)
        self._folder = file.parent

        def on_failed(error: Exception) -> None:
            message = tr(
                "Could not open {file}: {why}", file=shown_path(file), why=reason_of(error)
            )
            self.finished.emit(message, True)

        self._reading.start(lambda _: read(file), self.opened.emit, on_failed)

    def forget(self) -> None:
        """Nobody waits for what is being read."""
        self._reading.cancel()
