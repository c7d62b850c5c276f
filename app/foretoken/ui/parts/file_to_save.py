"""Asks for the name of a file to write, and knows the folders for files of people."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_SUFFIX = re.compile(r"\*(\.\w+)")
_ANY = "(*)"


def standard_folder(place: QStandardPaths.StandardLocation) -> Path:
    """A folder such as Documents, or the home folder where there is none."""
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


def file_to_save(parent: QWidget, title: str, suggested: Path, kinds: str) -> Path | None:
    """The file that a person chose, with the ending of its kind; None: none.

    ``kinds`` are Qt's filters. Where the ending is added to a name, and a file is called so, the
    dialog comes again with the whole name, so that it asks before it replaces that file.
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
