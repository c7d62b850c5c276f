"""The window's preferences, with a change signal for each; written in the background."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance

from foretoken.control.background import Background
from foretoken.preferences.preference import Preference
from foretoken.preferences.store import FILE_NAME, SAVE_TIMEOUT_S, PreferenceStore
from foretoken.system.logs import loggable_message

T = TypeVar("T")
_DEBOUNCE_MS = 200
_FINAL_SAVE_TIMEOUT_S = 2.0
_log = logging.getLogger(__name__)


class _Change(QObject):
    happened = Signal()


class KeptPreferences(QObject):
    """The preferences; changes are written after a moment, at the latest at shutdown."""

    def __init__(self, folder: Path, given: Mapping[str, str] | None = None) -> None:
        """``given`` are values from the command line, by key."""
        super().__init__()
        self._store = PreferenceStore(folder / FILE_NAME, os.environ, given)
        self._changes: dict[str, _Change] = {}
        self._writer = Background("preferences", self)

    @property
    def trouble(self) -> str:
        """Why the file could not be used; empty if all is well."""
        return self._store.trouble

    def get(self, preference: Preference[T]) -> T:
        """Return the effective value."""
        return self._store.get(preference)

    def set(self, preference: Preference[T], value: T) -> None:
        """Set a value; an override stays in effect for this run. Raises ``ValueError``."""
        self._tell(preference, self._store.set(preference, value))

    def reset(self, preference: Preference[Any]) -> None:
        """Reset to the default."""
        self._tell(preference, self._store.reset(preference))

    def set_together(self, values: Mapping[Preference[Any], Any]) -> None:
        """Set several values before emitting any signal, so that slots of several run once."""
        others = [
            (preference, self._store.reset(preference))
            if value == preference.default
            else (preference, self._store.set(preference, value))
            for preference, value in values.items()
        ]
        for preference, is_other in others:
            self._tell(preference, is_other)

    def given_by(self, preference: Preference[Any]) -> str:
        """Return the option or variable that overrides the value in this run; empty if none."""
        return self._store.given_by(preference)

    def changed(self, preference: Preference[Any]) -> SignalInstance:
        """Return the signal for a change of the effective value of ``preference``."""
        if preference.key not in self._changes:
            self._changes[preference.key] = _Change(self)
        return self._changes[preference.key].happened

    def shut_down(self) -> None:
        """Write pending changes, then return."""
        self._writer.shut_down()
        self._save(_FINAL_SAVE_TIMEOUT_S)

    def _tell(self, preference: Preference[Any], is_other: bool) -> None:
        self._writer.start(lambda _running: self._save(SAVE_TIMEOUT_S), after_ms=_DEBOUNCE_MS)
        if is_other and preference.key in self._changes:
            self._changes[preference.key].happened.emit()

    def _save(self, timeout_s: float) -> None:
        try:
            self._store.save(timeout_s)
        except OSError as error:
            _log.warning("The preferences are not kept: %s", loggable_message(error))
