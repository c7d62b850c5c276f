"""Files dragged onto a window or pasted into it.

They are classified by name only: an unresponsive drive must not block the window.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QLineEdit

from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name

_WANTED = tr_noop("Drop a model file (.gguf) here.")


class TextOnlyField(QLineEdit):
    """Line edit that leaves dragged files to the window instead of inserting their paths."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_local_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)


def has_local_files(mime: QMimeData) -> bool:
    """Return whether local files are dragged, rather than text or an address."""
    return any(url.isLocalFile() for url in mime.urls())


def local_files(mime: QMimeData) -> list[Path]:
    """Return local files and folders, in their order."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


def sorted_out(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Split paths into models and others."""
    paths = list(paths)
    models = [path for path in paths if path.suffix.lower() == ".gguf"]
    return models, [path for path in paths if path not in models]


def accept_files(event: QDropEvent) -> None:
    """Accept files only; whether they are of a usable type is reported on drop."""
    if has_local_files(event.mimeData()):
        event.acceptProposedAction()
    else:
        event.ignore()


def dropped_model(mime: QMimeData) -> Path | str:
    """Return the model file, or a message about what was dropped instead."""
    paths = local_files(mime)
    models, _ = sorted_out(paths)
    if models:
        return min(models)  # the first part stands for a split model
    if not paths:
        return tr(_WANTED)
    return f"{tr('{name} is not a model file.', name=shown_name(paths[0].name))} {tr(_WANTED)}"
