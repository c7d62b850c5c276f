"""Models that a person has chosen to ask otherwise than usual.

Those whose own templates fail are asked in the plain chat format, and those without a template may
complete texts.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from dataclasses import dataclass
from pathlib import Path

from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_files import read_given
from foretoken.system.paths import config_path
from foretoken.system.records import RecordError, read_record, record_json

PLAIN_FORMAT_FILE = "plain-format.json"
COMPLETION = (  # not translated: for models
    "{% for message in messages if message.role != 'system' %}{{ message.content }}{% endfor %}"
)
"""A template that writes nothing of its own: the model goes on with what is there."""
_MOST_KEPT = 200
_MOST_BYTES = 100_000
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Choices:
    templates: tuple[str, ...] = ()
    """Digests of those whose models are asked otherwise."""


_lock = threading.Lock()
_known: dict[Path, _Choices] = {}


def chosen_template(template: str | None) -> str | None:
    """What a model is asked by, ``template`` being its own; None: the plain format."""
    with _lock:
        otherwise = _key(template or "") in _choices().templates
    if template is None:
        return COMPLETION if otherwise else None
    return None if otherwise else template


def ask_otherwise(template: str | None, otherwise: bool) -> None:
    """Ask models with this template plainly from now on, or by it again.

    Those without one (None) complete texts from now on, or chat again.
    """
    key, file = _key(template or ""), config_path(PLAIN_FORMAT_FILE)
    with _lock:
        others = tuple(other for other in _choices().templates if other != key)
        _known[file] = _Choices((*others, key)[-_MOST_KEPT:] if otherwise else others)
        try:
            with locked(file):
                write_atomically(file, record_json(_known[file]) + "\n")
        except OSError as error:
            _log.warning("%s is not kept: %s", file.name, error)


def _choices() -> _Choices:
    file = config_path(PLAIN_FORMAT_FILE)
    if file not in _known:
        try:
            content = read_given(file, _MOST_BYTES)
            _known[file] = read_record(_Choices, content, PLAIN_FORMAT_FILE)
        except (OSError, RecordError):
            _known[file] = _Choices()
    return _known[file]


def _key(template: str) -> str:
    return hashlib.sha256(template.encode("utf-8", "surrogatepass")).hexdigest()
