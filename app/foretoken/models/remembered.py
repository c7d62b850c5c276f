"""Results that belong to a model file on this machine, stored in a database of the cache folder."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from foretoken.system.database import opened_shared
from foretoken.system.paths import cache_path
from foretoken.system.records import RecordError, read_record, record_json

RESULTS_FILE = "results.db"
PASS_TIMES = "pass times"  # not translated: a key, as those that follow
TRIALS = "trials of models"  # not translated
LEARNED_PAIRS = "learned of pairs"  # not translated
HEADERS = "headers of models 1"  # not translated; increased when other facts are read
_MOST_REMEMBERED = 2000
"""Per kind."""
_STEPS = (
    "CREATE TABLE results (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, "
    "result TEXT NOT NULL, UNIQUE (kind, key)) STRICT",
)
_log = logging.getLogger(__name__)
T = TypeVar("T")


class ResultCache:
    """Results of one kind by key; a cache, so damage only means that work is repeated."""

    def __init__(self, kind: str) -> None:
        """Read the stored results; not to be created on the GUI thread once Qt runs."""
        self._kind, self._file = kind, cache_path(RESULTS_FILE)
        self._results: dict[str, str] = {}
        if not self._file.exists():
            return
        try:
            with opened_shared(self._file, _STEPS) as database:
                query = "SELECT key, result FROM results WHERE kind = ?"
                self._results = dict(database.rows(query, kind))
        except OSError as error:
            _log.warning("Remembered %s are not used: %s", kind, error.strerror)

    def __len__(self) -> int:
        return len(self._results)

    def get(self, key: str, kind: type[T]) -> T | None:
        """Return the stored result; None if there is none, or it is not of this type."""
        try:
            return read_record(kind, self._results[key], self._kind)
        except (KeyError, RecordError):
            return None

    def add(self, key: str, result: object) -> None:
        """Store a result and drop the oldest ones; a folder that cannot be written is tolerated."""
        self.add_all({key: result})

    def add_all(self, results: Mapping[str, object]) -> None:
        """Store several results by their keys."""
        new = {key: record_json(result) for key, result in results.items() if key}
        self._results |= new
        try:
            with opened_shared(self._file, _STEPS) as database, database.transaction():
                for key, result in new.items():
                    database.run("DELETE FROM results WHERE kind = ? AND key = ?", self._kind, key)
                    database.insert("results", kind=self._kind, key=key, result=result)
                database.run(
                    "DELETE FROM results WHERE id IN (SELECT id FROM results WHERE kind = ? "
                    "ORDER BY id DESC LIMIT -1 OFFSET ?)",
                    self._kind,
                    _MOST_REMEMBERED,
                )
        except OSError as error:
            _log.warning("Remembered %s are not kept: %s", self._kind, error.strerror)


def result_key(paths: list[Path], *more: object) -> str:
    """Return a key of the files, llama.cpp's version and build, the CPU's sets, and ``more``.

    It is empty if a file is gone, perhaps moved away while in use: nothing is stored under it.
    """
    # The choice of native code is stored here, too, and read before any is loaded.
    from foretoken.engine.llama.library import bindings_version, system_info

    try:
        files = [
            (str(path.resolve()), status.st_size, status.st_mtime_ns)
            for path, status in ((path, path.stat()) for path in paths)
        ]
    except OSError as error:
        _log.warning("Nothing is remembered of a file: %s", error.strerror)
        return ""
    what = (files, bindings_version(), system_info(), more)
    return hashlib.sha256(repr(what).encode()).hexdigest()
