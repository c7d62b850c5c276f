"""Files that a person opened from anywhere: they stay in the list of models.

One that is gone from its place is left out, and is there again when it comes back.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable
from pathlib import Path

from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_json import read_json
from foretoken.system.logs import private_words
from foretoken.system.paths import config_path

OPENED_FILES_FILE = "opened-models.json"
_log = logging.getLogger(__name__)
_MOST_BYTES = 1 << 20
_MOST_KEPT = 100
"""The ones opened last: a list that only grows is no list any more."""


def opened_files() -> list[Path]:
    """Return those that are in their places, the last one first. Looks at disks."""
    return [path for path in _kept() if _is_file(path)]


def keep_opened_file(path: Path) -> None:
    """Remember that a file was opened. Raises ``OSError``."""
    path = _absolute(path)
    _change(lambda kept: [path, *(other for other in kept if other != path)][:_MOST_KEPT])


def forget_opened_file(path: Path) -> None:
    """Take a file off the list; the file itself stays as it is. Raises ``OSError``."""
    path = _absolute(path)
    _change(lambda kept: [other for other in kept if other != path])


def _kept() -> list[Path]:
    try:
        content = read_json(config_path(OPENED_FILES_FILE), _MOST_BYTES)
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        _log.warning("%s is not used: %s", OPENED_FILES_FILE, private_words(error))
        return []
    files = content.get("files") if isinstance(content, dict) else None
    if not isinstance(files, list):
        return []
    return [Path(file) for file in files if isinstance(file, str) and file]


def _change(change: Callable[[list[Path]], list[Path]]) -> None:
    """Rewrite the list, one process at a time."""
    file = config_path(OPENED_FILES_FILE)
    with locked(file):
        kept = _kept()
        files = change(kept)
        if files != kept:
            content = json.dumps({"files": [str(path) for path in files]}, indent=2)
            write_atomically(file, content + "\n")


def _absolute(path: Path) -> Path:
    return Path(os.path.abspath(path))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
