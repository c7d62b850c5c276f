"""The window's settings as they are in the file, which anybody may have written.

What is no such value as is wanted counts as not there; a file that could not be read at all is put
aside, so that no start fails or waits for it.
"""

from __future__ import annotations

import logging
import tempfile
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSettings

from foretoken.system.given_files import read_given
from foretoken.system.logs import private_words

_MOST_BYTES = 1 << 20
_MOST_CHARACTERS = 100_000
# Qt makes objects of these, of any size that they say they have; Foretoken writes none.
_OBJECTS = (b"@Variant(", b"@DateTime(")
_T = TypeVar("_T")
_log = logging.getLogger(__name__)


def open_settings(file: Path) -> QSettings:
    """Open the settings in ``file``; what lies there and is none is kept under another name."""
    try:
        content = read_given(file, _MOST_BYTES)
        trouble = "it holds objects" if any(word in content for word in _OBJECTS) else ""
    except FileNotFoundError:
        trouble = ""
    except OSError as error:
        trouble = private_words(error)
    if trouble:
        _log.warning("%s is not used: %s", file.name, trouble)
        file = _free(file)
    return QSettings(str(file), QSettings.Format.IniFormat)


def kept(settings: QSettings, key: str, *kinds: type[_T]) -> _T | None:
    """Return a value of one of these kinds; None if there is none."""
    try:
        value = settings.value(key)
    except Exception as error:  # whatever Qt made of it
        _log.warning("The setting %s is not used: %s", key, type(error).__name__)
        return None
    if value is None or isinstance(value, kinds):
        return value
    _log.warning("The setting %s is not used: it is a %s", key, type(value).__name__)
    return None


def kept_text(settings: QSettings, key: str, default: str = "") -> str:
    """Return a text; of a number, which was not yet written to the file, how it will be."""
    value = kept(settings, key, str, int, float)
    return str(value) if value is not None and len(str(value)) <= _MOST_CHARACTERS else default


def kept_flag(settings: QSettings, key: str, default: bool) -> bool:
    """Return a truth value."""
    return {"true": True, "false": False}.get(kept_text(settings, key).lower(), default)


def _free(file: Path) -> Path:
    """Put aside what lies there; return where settings can be, for this time if need be."""
    aside = file.with_name(f"{file.stem}-damaged-{datetime.now():%Y-%m-%d-%H%M%S}{file.suffix}")
    try:
        file.rename(aside)
    except OSError as error:
        _log.warning("%s stays as it is: %s", file.name, error.strerror)
        return Path(tempfile.mkdtemp(prefix="foretoken-")) / file.name
    return file
