"""What is known of model files from earlier scans, kept in the cache folder.

An entry holds as long as its file has the same size and time. It is a cache: a damaged file only
means that headers are read again.
"""

from __future__ import annotations

import json
import logging
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from foretoken.models.library.facts import FileFacts, ModelKind
from foretoken.models.library.files import ModelFile
from foretoken.system.atomic_file import write_atomically
from foretoken.system.given_json import read_json
from foretoken.system.language import as_data, from_data
from foretoken.system.paths import cache_path

INDEX_FILE = "model-library.json"
_MOST_BYTES = 1 << 26
"""A thousand models with all that is known of them take less than one megabyte."""
_VERSION = 4
"""To be raised whenever other facts, or the same ones differently, are read from a header."""
_DEFAULTS = {field.name: getattr(FileFacts(), field.name) for field in fields(FileFacts)}
_KINDS = {kind.value for kind in ModelKind}
_SENTENCES = ("problem", "note")
"""Kept in no language."""
_log = logging.getLogger(__name__)


class LibraryIndex:
    """Facts by file. Opening it reads what was kept."""

    def __init__(self) -> None:
        self._file = cache_path(INDEX_FILE)
        self._entries = _read(self._file)
        self._asked: set[str] = set()
        self._changed = False

    def get(self, file: ModelFile) -> FileFacts | None:
        """Return what is known of a file; None if nothing is or the file has changed."""
        key = str(file.path)
        self._asked.add(key)
        entry = self._entries.get(key)
        if entry is None or entry[:2] != [file.size_bytes, file.modified_ns]:
            return None
        return _as_facts(entry[2])

    def add(self, file: ModelFile, facts: FileFacts) -> None:
        """Remember what was read from a file."""
        known = {name: value for name, value in asdict(facts).items() if value != _DEFAULTS[name]}
        known |= {name: as_data(known[name]) for name in _SENTENCES if name in known}
        self._entries[str(file.path)] = [file.size_bytes, file.modified_ns, known]
        self._changed = True

    def drop_vanished(self) -> None:
        """Forget files that were not asked for and are no longer there."""
        for key in self._entries.keys() - self._asked:
            if not os.path.exists(key):
                del self._entries[key]
                self._changed = True

    def save(self) -> None:
        """Write what has changed; a folder that cannot be written is fine."""
        if not self._changed:
            return
        try:
            text = json.dumps({"version": _VERSION, "files": self._entries})
            write_atomically(self._file, text, lasting=False)  # after each new file
        except OSError as error:
            _log.warning("%s is not kept: %s", self._file.name, error)
            return
        self._changed = False


def _read(file: Path) -> dict[str, list[Any]]:
    try:
        kept = read_json(file, _MOST_BYTES)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        _log.warning("%s is not used: %s", file.name, type(error).__name__)
        return {}
    if not isinstance(kept, dict) or kept.get("version") != _VERSION:
        return {}
    entries = kept.get("files")
    if not isinstance(entries, dict):
        return {}
    return {
        key: entry
        for key, entry in entries.items()
        if isinstance(entry, list) and len(entry) == 3 and isinstance(entry[2], dict)
    }


def _as_facts(kept: dict[str, Any]) -> FileFacts | None:
    kept = kept | {name: from_data(kept[name]) for name in _SENTENCES if name in kept}
    for name, value in kept.items():
        if name not in _DEFAULTS:
            return None
        if name not in _SENTENCES and type(value) is not type(_DEFAULTS[name]):
            return None
    sizes = kept.get("bytes_by_type", {})
    if not all(type(size) is int for size in sizes.values()):
        return None
    if kept.get("kind", ModelKind.OTHER.value) not in _KINDS:
        return None
    return FileFacts(**kept)
