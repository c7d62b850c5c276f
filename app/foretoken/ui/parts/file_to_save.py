"""Save dialog that adds the suffix, and standard folders for the user's files."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_SUFFIX = re.compile(r"\*(\.\w+)")
_ANY = "(*)"


def standard_folder(place: QStandardPaths.StandardLocation) -> Path:
    """Return a folder such as Documents, or the home folder if there is none."""
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


def file_to_save(parent: QWidget, title: str, suggested: Path, kinds: str) -> Path | None:
    """Return the file that the user chose, with the suffix of its kind; None if cancelled.

    ``kinds`` are Qt's filters. If a file with the added suffix exists, the dialog opens again with
    the full name, so that it asks before the file is replaced.
    """
    while True:
        chosen, kind = QFileDialog.getSaveFileName(parent, title, str(suggested), kinds)
        if not chosen:
            return None
        file, endings = Path(chosen), _SUFFIX.findall(kinds)
        if file.suffix.lower() in endings or (file.suffix and _ANY in kinds):
            return file
        file = file.with_name(file.name + (*_SUFFIX.findall(kind), suggested.suffix)[0])
        if not file.exists():
            return file
        suggested = file
