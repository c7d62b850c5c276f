"""Preferences of one process, and the JSON file that stores them, changed key by key.

Several windows may write the file. Each change is merged into its current content under a lock, and
values unknown to this version are kept.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from foretoken.preferences.declared import USER_PREFERENCES
from foretoken.preferences.preference import Preference
from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.language import said, tr
from foretoken.system.logs import loggable_message
from foretoken.system.paths import shown_path
from foretoken.system.untrusted_files import InvalidJson, read_json

T = TypeVar("T")
FILE_NAME = "preferences.json"
COMMAND_LINE = "--set"
"""Command-line option that sets a preference for one start."""
SAVE_TIMEOUT_S = 10.0
_VERSION, _VALUES = "foretoken_preferences", "values"
_MAX_BYTES = 1 << 20
_log = logging.getLogger(__name__)


class PreferenceStore:
    """The preferences in use; values given for this start override stored ones.

    Invalid values count as missing. Only ``save`` may be called on another thread.
    """

    def __init__(
        self,
        path: Path,
        environment: Mapping[str, str] | None = None,
        given: Mapping[str, str] | None = None,
        *,
        only_look: bool = False,
    ) -> None:
        """``given`` are values from the command line, by key; they override ``environment``.

        ``only_look``: write nothing, and leave a damaged file in place.
        """
        self._path, self._only_look = path, only_look
        self._environment, self._given = environment or {}, given or {}
        self._problem, self._may_write = "", not only_look
        self._stored: dict[str, Any] = dict(self._read()[_VALUES])
        self._in_use: dict[str, Any] = {}
        self._changes: dict[str, Any] = {}
        """Pending changes by key; None removes a key from the file."""
        self._lock = threading.Lock()
        """Protects ``_changes`` and ``_stored``."""
        self._save_lock = threading.Lock()

    @property
    def trouble(self) -> str:
        """Why the file could not be used, and what was done about it; empty if all is well.

        Translated on access, since the language is stored in the file.
        """
        return tr(self._problem)

    def get(self, preference: Preference[T]) -> T:
        """Return the value in use."""
        key = preference.key
        if key not in self._in_use:
            self._in_use[key] = self._find_value(preference)
        value: T = self._in_use[key]
        return value

    def set(self, preference: Preference[T], value: T) -> bool:
        """Set a value; return whether the value in use has changed. Raises ``ValueError``.

        A value given for this start stays in use until the process ends.
        """
        written = preference.kind.to_json(value)
        preference.kind.from_json(written)
        return self._change(preference, written)

    def reset(self, preference: Preference[Any]) -> bool:
        """Reset to the default; return whether the value in use has changed."""
        return self._change(preference, None)

    def given_by(self, preference: Preference[Any]) -> str:
        """Return the option or variable that set the value for this start; empty if none did."""
        given = self._given_value(preference)
        return "" if given is None else given[0]

    def save(self, timeout_s: float = SAVE_TIMEOUT_S) -> None:
        """Write pending changes; those that fail are retried with the next call.

        Raises ``OSError``, also if the file stays locked for longer than ``timeout_s``.
        """
        if not self._save_lock.acquire(timeout=timeout_s):
            raise TimeoutError(said("preferences-still-saving"))
        try:
            with self._lock:
                changes, known = dict(self._changes), dict(self._stored)
            if not changes or not self._may_write:
                return
            with locked(self._path, timeout_s):
                document = self._read(known)
                values = {**document[_VALUES], **changes}
                document[_VALUES] = {key: each for key, each in values.items() if each is not None}
                if self._may_write:
                    text = json.dumps(document, indent=2, sort_keys=True)
                    write_atomically(self._path, f"{text}\n")
            with self._lock:
                for key, written in changes.items():
                    if self._changes.get(key) is written:  # not changed again since
                        del self._changes[key]
        finally:
            self._save_lock.release()

    def differing(self) -> list[Preference[Any]]:
        """Return the preferences that the user changed, or set for this start."""
        return [each for each in USER_PREFERENCES if self.get(each) != each.default]

    def _given_value(self, preference: Preference[T]) -> tuple[str, T] | None:
        """Return the origin and value given for this start; the first valid one wins."""
        option, variable = self._given.get(preference.key), preference.variable
        for origin, text in ((COMMAND_LINE, option), (variable, self._environment.get(variable))):
            if text is None or preference.remembered:
                continue
            try:
                return origin, preference.kind.from_text(text)
            except ValueError:
                _log.warning("%s is beyond the limits of %s", origin, preference.key)
        return None

    def _find_value(self, preference: Preference[T]) -> T:
        if given := self._given_value(preference):
            return given[1]
        if preference.key in self._stored:
            try:
                return preference.kind.from_json(self._stored[preference.key])
            except ValueError:
                _log.warning("%s is not used: it is beyond the limits", preference.key)
        return preference.default

    def _change(self, preference: Preference[Any], written: object) -> bool:
        before = self.get(preference)
        with self._lock:
            self._changes[preference.key] = written
            self._stored.pop(preference.key, None)
            if written is not None:
                self._stored[preference.key] = written
        self._in_use.pop(preference.key)
        return bool(self.get(preference) != before)

    # --- the file ----------------------------------------------------------------------------

    def _read(self, known: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Read the file; if it is unusable, move it aside and return ``known`` instead."""
        try:
            document = read_json(self._path, _MAX_BYTES)
            if not isinstance(document, dict) or not isinstance(document.get(_VALUES), dict):
                raise InvalidJson(said("preferences-missing"))
            return document
        except FileNotFoundError:
            pass
        except (OSError, InvalidJson) as error:
            self._move_aside(error)
        return {_VERSION: 1, _VALUES: dict(known or {})}

    def _move_aside(self, error: OSError | InvalidJson) -> None:
        reason = getattr(error, "strerror", None) or str(error)
        if self._only_look:
            self._problem = said("preferences-unread", reason=reason)
            return
        _log.warning("%s is not used: %s", self._path.name, loggable_message(error))
        aside = self._path.with_name(
            f"{self._path.stem}-damaged-{datetime.now():%Y-%m-%d-%H%M%S}{self._path.suffix}"
        )
        try:
            self._path.rename(aside)
        except OSError as refusal:
            _log.warning("%s stays as it is: %s", self._path.name, refusal.strerror)
            self._may_write = False
            path = shown_path(self._path)
            self._problem = said("preferences-stay-unread", why=reason, path=path)
        else:
            folder = shown_path(aside.parent)
            self._problem = said(
                "preferences-moved-aside", why=reason, name=aside.name, folder=folder
            )


def parse_given(text: str) -> tuple[str, str]:
    """Parse ``key=value`` as typed by the user. Raises ``ValueError`` with a sentence."""
    key, equals, value = text.partition("=")
    choices = {each.key: each for each in USER_PREFERENCES}
    if not equals or key not in choices:
        keys = ", ".join(choices)
        raise ValueError(said("preference-key", keys=keys))
    try:
        choices[key].kind.from_text(value)
    except ValueError as error:
        raise ValueError(said("preference-value", key=key, limits=error)) from None
    return key, value
