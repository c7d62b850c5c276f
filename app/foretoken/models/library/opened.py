"""Files that a person opened from anywhere: they stay in the list of models.

One that is gone from its place is left out, and is there again when it comes back.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from foretoken.system.given_files import is_file
from foretoken.system.paths import config_path
from foretoken.system.records import RecordFile

OPENED_FILES_FILE = "opened-models.json"
_MOST_KEPT = 100
"""The ones opened last: a list that only grows is no list any more."""


@dataclass(frozen=True, slots=True)
class _OpenedFiles:
    files: tuple[Path, ...] = ()


def opened_files() -> list[Path]:
    """Return those that are in their places, the last one first. Looks at disks."""
    return [path for path in _file().read_or_default().files if is_file(path)]


def keep_opened_file(path: Path) -> None:
    """Remember that a file was opened. Raises ``OSError``."""
    _put(path, at_front=True)


def forget_opened_file(path: Path) -> None:
    """Take a file off the list; the file itself stays as it is. Raises ``OSError``."""
    _put(path, at_front=False)


def _put(path: Path, *, at_front: bool) -> None:
    path = Path(os.path.abspath(path))

    def change(kept: _OpenedFiles) -> _OpenedFiles:
        others = tuple(other for other in kept.files if other != path)
        return _OpenedFiles(((path, *others) if at_front else others)[:_MOST_KEPT])

    _file().change(change)


def _file() -> RecordFile[_OpenedFiles]:
    return RecordFile(config_path(OPENED_FILES_FILE), _OpenedFiles)
