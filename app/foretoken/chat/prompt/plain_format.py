"""The user's choice to prompt certain models differently from the default.

Models whose own template fails use the plain chat format, and models without a template may
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
"""Template without any text of its own: the model continues the text of the messages."""
_MOST_KEPT = 200
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Choices:
    templates: tuple[str, ...] = ()
    """Digests of templates whose models are prompted differently."""


_unkept: dict[str, bool] = {}
"""Choices that could not be saved; valid until the program ends."""


def chosen_template(template: str | None) -> str | None:
    """Return the template to use for a model with this ``template``; None: the plain format."""
    key = _key(template or "")
    otherwise = _unkept.get(key)
    if otherwise is None:
        otherwise = key in _file().read_or_default().templates
    if template is None:
        return COMPLETION if otherwise else None
    return None if otherwise else template


def set_prompt_override(template: str | None, otherwise: bool) -> None:
    """Switch models with this template to the plain format, or back to the template.

    Models without a template (None) are switched to completing texts, or back to chat.
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
