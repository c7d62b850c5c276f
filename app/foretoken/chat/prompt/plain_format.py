"""Models that a person has asked in the plain chat format, because their own templates fail."""

from __future__ import annotations

import hashlib
import json
import logging
import threading
from pathlib import Path

from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_json import NoJson, read_json
from foretoken.system.paths import config_path

PLAIN_FORMAT_FILE = "plain-format.json"
_MOST_KEPT = 200
_MOST_BYTES = 100_000
_log = logging.getLogger(__name__)
_lock = threading.Lock()
_known: dict[Path, list[str]] = {}


def chosen_template(template: str | None) -> str | None:
    """The template of a model, or None where it is to be asked in the plain format instead."""
    with _lock:
        return None if template is None or _key(template) in _kept() else template


def ask_plainly(template: str, plain: bool) -> None:
    """Ask models with this template in the plain format from now on, or no longer."""
    key, file = _key(template), config_path(PLAIN_FORMAT_FILE)
    with _lock:
        others = [other for other in _kept() if other != key]
        _known[file] = [*others, key][-_MOST_KEPT:] if plain else others
        try:
            with locked(file):
                write_atomically(file, json.dumps({"templates": _known[file]}, indent=2) + "\n")
        except OSError as error:
            _log.warning("%s is not kept: %s", file.name, error)


def _kept() -> list[str]:
    file = config_path(PLAIN_FORMAT_FILE)
    if file not in _known:
        try:
            content = read_json(file, _MOST_BYTES)
        except (OSError, NoJson):
            content = None
        keys = content.get("templates") if isinstance(content, dict) else None
        _known[file] = (
            [key for key in keys if isinstance(key, str)] if isinstance(keys, list) else []
        )
    return _known[file]


def _key(template: str) -> str:
    return hashlib.sha256(template.encode("utf-8", "surrogatepass")).hexdigest()
