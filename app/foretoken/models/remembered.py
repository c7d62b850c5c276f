"""Results that belong to a model file on this machine, kept in the cache folder."""

from __future__ import annotations

import hashlib
import json
import logging
import os
from pathlib import Path
from typing import Any

from foretoken.system.given_json import read_json
from foretoken.system.paths import cache_path

PASS_TIMES_FILE = "pass-times.json"
TRIALS_FILE = "probed-models.json"
PAIR_TESTS_FILE = "pair-tests.json"
LEARNED_FILE = "learned-pairs.json"
PROOFS_FILE = "proofs.json"
_MOST_REMEMBERED = 500
_MOST_BYTES = 1 << 26
_log = logging.getLogger(__name__)


class RememberedResults:
    """A JSON file of results by key; a cache, so damage only means that work is done again."""

    def __init__(self, name: str) -> None:
        """``name`` is the file's name in the cache folder."""
        self._file = cache_path(name)
        try:
            known = read_json(self._file, _MOST_BYTES)
        except FileNotFoundError:
            known = None
        except (OSError, ValueError) as error:
            _log.warning("%s is not used: %s", name, type(error).__name__)
            known = None
        self._results: dict[str, Any] = known if isinstance(known, dict) else {}

    def __len__(self) -> int:
        return len(self._results)

    def get(self, key: str) -> Any:
        """Return what was remembered, as JSON gives it back; None if nothing was."""
        return self._results.get(key)

    def add(self, key: str, result: Any) -> None:
        """Remember a result and drop the oldest ones; a folder that cannot be written is fine."""
        self._results.pop(key, None)
        self._results[key] = result
        kept = dict(list(self._results.items())[-_MOST_REMEMBERED:])
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            temporary = self._file.with_suffix(f".{os.getpid()}")
            temporary.write_text(json.dumps(kept), encoding="utf-8")
            temporary.replace(self._file)
        except OSError as error:
            _log.warning("%s is not kept: %s", self._file.name, error)


def result_key(paths: list[Path], *more: object) -> str:
    """Changes with the files, the version and build of llama.cpp, the CPU's sets, and ``more``."""
    # Which native code to load is remembered, too, and read before any is loaded.
    from foretoken.engine.llama.library import bindings_version, system_info

    files = [
        (str(path.resolve()), status.st_size, status.st_mtime_ns)
        for path, status in ((path, path.stat()) for path in paths)
    ]
    what = (files, bindings_version(), system_info(), more)
    return hashlib.sha256(repr(what).encode()).hexdigest()
