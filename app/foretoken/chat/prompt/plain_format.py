"""Models that a person has chosen to ask otherwise than usual.

Those whose own templates fail are asked in the plain chat format, and those without a template may
complete texts.
"""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass

from foretoken.system.paths import config_path
from foretoken.system.records import RecordFile

PLAIN_FORMAT_FILE = "plain-format.json"
COMPLETION = (  # not translated: for models
    "{% for message in messages if message.role != 'system' %}{{ message.content }}{% endfor %}"
)
"""A template that writes nothing of its own: the model goes on with what is there."""
_MOST_KEPT = 200
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Choices:
    templates: tuple[str, ...] = ()
    """Digests of those whose models are asked otherwise."""


_unkept: dict[str, bool] = {}
"""Choices that could not be written: they hold until the program ends."""


def chosen_template(template: str | None) -> str | None:
    """What a model is asked by, ``template`` being its own; None: the plain format."""
    key = _key(template or "")
    otherwise = _unkept.get(key)
    if otherwise is None:
        otherwise = key in _file().read_or_default().templates
    if template is None:
        return COMPLETION if otherwise else None
    return None if otherwise else template


def ask_otherwise(template: str | None, otherwise: bool) -> None:
    """Ask models with this template plainly from now on, or by it again.

    Those without one (None) complete texts from now on, or chat again.
    """
    key = _key(template or "")

    def change(now: _Choices) -> _Choices:
        others = tuple(other for other in now.templates if other != key)
        return _Choices((*others, key)[-_MOST_KEPT:] if otherwise else others)

    try:
        _file().change(change)
        _unkept.pop(key, None)
    except OSError as error:
        _unkept[key] = otherwise
        _log.warning("%s is not kept: %s", PLAIN_FORMAT_FILE, error)


def _file() -> RecordFile[_Choices]:
    return RecordFile(config_path(PLAIN_FORMAT_FILE), _Choices)


def _key(template: str) -> str:
    return hashlib.sha256(template.encode("utf-8", "surrogatepass")).hexdigest()
