"""Models that a person has chosen to ask otherwise than usual.

Those whose own templates fail are asked in the plain chat format, and those without a template may
complete texts.
"""

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
COMPLETION = (  # not translated: for models
    "{% for message in messages if message.role != 'system' %}{{ message.content }}{% endfor %}"
)
"""A template that writes nothing of its own: the model goes on with what is there."""
_MOST_KEPT = 200
_MOST_BYTES = 100_000
_log = logging.getLogger(__name__)
_lock = threading.Lock()
_known: dict[Path, list[str]] = {}


def chosen_template(template: str | None) -> str | None:
    """What a model is asked by, ``template`` being its own; None: the plain format."""
    with _lock:
        otherwise = _key(template or "") in _kept()
    if template is None:
        return COMPLETION if otherwise else None
    return None if otherwise else template


def ask_otherwise(template: str | None, otherwise: bool) -> None:
    """Ask models with this template plainly from now on, or by it again.

    Those without one (None) complete texts from now on, or chat again.
    """
    key, file = _key(template or ""), config_path(PLAIN_FORMAT_FILE)
    with _lock:
        others = [other for other in _kept() if other != key]
        _known[file] = [*others, key][-_MOST_KEPT:] if otherwise else others
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
