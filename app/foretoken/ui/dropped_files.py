"""Files that are dragged onto a window: a model is taken, of anything else it is said why not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDropEvent

_WANTED = "Drop a model file here: its name ends with .gguf."


def has_local_files(mime: QMimeData) -> bool:
    """Whether files of this computer are dragged, and not a text or an address."""
    return any(url.isLocalFile() for url in mime.urls())


def accept_files(event: QDropEvent) -> None:
    """Let go of what is no file; also of other files it is said at the drop what is wanted."""
    if has_local_files(event.mimeData()):
        event.acceptProposedAction()
    else:
        event.ignore()


def dropped_model(mime: QMimeData) -> Path | str:
    """Return the model file, or what to say about what was dropped instead."""
    paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    models = [path for path in paths if path.suffix.lower() == ".gguf" and not path.is_dir()]
    if models:
        return sorted(models)[0]  # of a split model, the first part stands for all
    if not paths:
        return _WANTED
    kind = "a folder" if paths[0].is_dir() else "not a model file"
    return f"{paths[0].name} is {kind}. {_WANTED}"
