"""What versions before the file of preferences kept, in ``window.ini``: read once, never written.

The file stays for these versions. Anybody may have written it, and Qt makes objects of some of
its values, so it is looked at before Qt reads it; what makes no sense is not taken over.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings, QSize

from foretoken.preferences import declared
from foretoken.preferences.declared import Theme
from foretoken.preferences.preference import Preference
from foretoken.preferences.store import PreferenceStore
from foretoken.system.given_files import read_given
from foretoken.system.logs import private_words

FILE_NAME = "window.ini"
_MOST_BYTES = 1 << 20
# Qt makes objects of these, of any size that they say they have; Foretoken wrote none.
_OBJECTS = (b"@Variant(", b"@DateTime(")
_THEMES = {  # not translated: stored
    "Like the system": Theme.SYSTEM,
    "Light": Theme.LIGHT,
    "Dark": Theme.DARK,
}
_log = logging.getLogger(__name__)


def take_over(file: Path, store: PreferenceStore) -> None:
    """Set what ``file`` holds, if it is there."""
    try:
        content = read_given(file, _MOST_BYTES)
        has_objects = any(word in content for word in _OBJECTS)
        trouble = "it holds objects" if has_objects else ""  # not translated: logged
    except FileNotFoundError:
        return
    except OSError as error:
        trouble = private_words(error)
    if trouble:
        _log.warning("%s is not taken over: %s", file.name, trouble)
        return
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    for key, (preference, read) in _KEPT.items():
        try:
            if (value := settings.value(key)) is not None:
                store.set(preference, read(value))
        except Exception as error:  # whatever Qt made of it
            _log.warning("%s of %s is not taken over: %s", key, file.name, type(error).__name__)


def _text(value: object) -> str:
    if isinstance(value, (str, int, float)):  # numbers only where they were just written
        return str(value)
    raise TypeError


def _of_text(preference: Preference[Any]) -> tuple[Preference[Any], Callable[[object], Any]]:
    return preference, lambda value: preference.kind.from_text(_text(value))


def _bytes(value: object) -> bytes:
    if isinstance(value, QByteArray):
        return bytes(value.data())
    raise TypeError


def _size(value: object) -> tuple[int, int]:
    if isinstance(value, QSize):
        return value.width(), value.height()
    raise TypeError


_KEPT: dict[str, tuple[Preference[Any], Callable[[object], Any]]] = {
    "window/theme": (declared.THEME, lambda value: _THEMES[_text(value)]),
    "window/text_scale": _of_text(declared.TEXT_SCALE),
    "window/sidebar": _of_text(declared.SIDEBAR),
    "window/live_panel": _of_text(declared.LIVE_PANEL),
    "window/geometry": (declared.WINDOW_GEOMETRY, _bytes),
    "picker/size": (declared.PICKER_SIZE, _size),
    "sidebar/unfolded_folders": (
        declared.UNFOLDED_FOLDERS,
        lambda value: frozenset(int(word) for word in _text(value).split(",") if word),
    ),
    "help/told_crash": _of_text(declared.TOLD_CRASH),
    "updates/look": _of_text(declared.UPDATE_LOOK),
    "updates/last_look": _of_text(declared.LAST_UPDATE_LOOK),
    "updates/dismissed": _of_text(declared.DISMISSED_UPDATE),
}
