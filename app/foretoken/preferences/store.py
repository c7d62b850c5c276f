"""The preferences of one process, and the file that keeps them: JSON, changed key by key.

Several windows may write the file. Each change is merged, under a lock, into what the file holds by
then, and what this version does not know stays as it is.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from foretoken.preferences.declared import DECLARED
from foretoken.preferences.preference import Preference
from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_json import NoJson, read_json
from foretoken.system.language import tr
from foretoken.system.logs import private_words
from foretoken.system.paths import shown_path

T = TypeVar("T")
FILE_NAME = "preferences.json"
COMMAND_LINE = "--set"
"""The option of the command line that gives a preference for one start."""
SAVE_PATIENCE_S = 10.0
_VERSION, _VALUES = "foretoken_preferences", "values"
_MOST_BYTES = 1 << 20
_log = logging.getLogger(__name__)


class PreferenceStore:
    """The preferences in use: what was given for this start wins over what the file keeps.

    A value beyond its limits counts as not there. Only ``save`` may be called on another thread.
    """

    def __init__(
        self,
        path: Path,
        environment: Mapping[str, str] | None = None,
        given: Mapping[str, str] | None = None,
        *,
        only_look: bool = False,
    ) -> None:
        """``given``: by key, on the command line; they win over ``environment``.

        ``only_look``: nothing is written, and a damaged file stays where it is.
        """
        self._path, self._only_look = path, only_look
        self._environment, self._given = environment or {}, given or {}
        self._trouble, self._may_write = "", not only_look
        self._kept: dict[str, Any] = dict(self._read()[_VALUES])
        self._used: dict[str, Any] = {}
        self._changes: dict[str, Any] = {}
        """What is to be written, by key; None takes a key out of the file."""
        self._guard = threading.Lock()
        """Of what is changed and kept."""
        self._saving = threading.Lock()

    @property
    def trouble(self) -> str:
        """Why the file could not be used, and what became of it; empty if all is well.

        It is translated when it is asked for: the language is in the file.
        """
        return tr(self._trouble)

    def get(self, preference: Preference[T]) -> T:
        """Return the value in use."""
        key = preference.key
        if key not in self._used:
            self._used[key] = self._find(preference)
        value: T = self._used[key]
        return value

    def set(self, preference: Preference[T], value: T) -> bool:
        """Keep a value; return whether another one is in use now. Raises ``ValueError``.

        What was given for this start stays in use until its end.
        """
        written = preference.kind.to_json(value)
        preference.kind.from_json(written)
        return self._change(preference, written)

    def reset(self, preference: Preference[Any]) -> bool:
        """Go back to the default; return whether another value is in use now."""
        return self._change(preference, None)

    def given_by(self, preference: Preference[Any]) -> str:
        """The option or variable that gave the value for this start; empty if none did."""
        given = self._given_value(preference)
        return "" if given is None else given[0]

    def save(self, patience_s: float = SAVE_PATIENCE_S) -> None:
        """Write what has changed since the last time; what fails is tried again with the next.

        Raises ``OSError``, also where others hold the file for longer than ``patience_s``.
        """
        if not self._saving.acquire(timeout=patience_s):
            raise TimeoutError(tr("They are still being written."))
        try:
            with self._guard:
                changes, known = dict(self._changes), dict(self._kept)
            if not changes or not self._may_write:
                return
            with locked(self._path, patience_s):
                document = self._read(known)
                values = {**document[_VALUES], **changes}
                document[_VALUES] = {key: each for key, each in values.items() if each is not None}
                if self._may_write:
                    text = json.dumps(document, indent=2, sort_keys=True)
                    write_atomically(self._path, f"{text}\n")
            with self._guard:
                for key, written in changes.items():
                    if self._changes.get(key) is written:  # else it was changed meanwhile
                        del self._changes[key]
        finally:
            self._saving.release()

    def differing(self) -> list[Preference[Any]]:
        """Those that a person has chosen, or given for this start."""
        return [each for each in DECLARED if not each.remembered and self.get(each) != each.default]

    def _given_value(self, preference: Preference[T]) -> tuple[str, T] | None:
        """What was given for this start, with its origin; the first that can be used wins."""
        option, variable = self._given.get(preference.key), preference.variable
        for origin, text in ((COMMAND_LINE, option), (variable, self._environment.get(variable))):
            if text is None or preference.remembered:
                continue
            try:
                return origin, preference.kind.from_text(text)
            except ValueError:
                _log.warning("%s is beyond the limits of %s", origin, preference.key)
        return None

    def _find(self, preference: Preference[T]) -> T:
        if given := self._given_value(preference):
            return given[1]
        if preference.key in self._kept:
            try:
                return preference.kind.from_json(self._kept[preference.key])
            except ValueError:
                _log.warning("%s is not used: it is beyond the limits", preference.key)
        return preference.default

    def _change(self, preference: Preference[Any], written: object) -> bool:
        before = self.get(preference)
        with self._guard:
            self._changes[preference.key] = written
            self._kept.pop(preference.key, None)
            if written is not None:
                self._kept[preference.key] = written
        self._used.pop(preference.key)
        return bool(self.get(preference) != before)

    # --- the file ----------------------------------------------------------------------------

    def _read(self, known: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What the file holds; one that cannot be used is put aside, and ``known`` replaces it."""
        try:
            document = read_json(self._path, _MOST_BYTES)
            if not isinstance(document, dict) or not isinstance(document.get(_VALUES), dict):
                raise NoJson(tr("it holds no preferences"))
            return document
        except FileNotFoundError:
            pass
        except (OSError, NoJson) as error:
            self._put_aside(error)
        return {_VERSION: 1, _VALUES: dict(known or {})}

    def _put_aside(self, error: OSError | NoJson) -> None:
        reason = getattr(error, "strerror", None) or str(error)
        if self._only_look:
            self._trouble = f"cannot be read: {reason}"  # not translated: in a report
            return
        _log.warning("%s is not used: %s", self._path.name, private_words(error))
        aside = self._path.with_name(
            f"{self._path.stem}-damaged-{datetime.now():%Y-%m-%d-%H%M%S}{self._path.suffix}"
        )
        try:
            self._path.rename(aside)
        except OSError as refusal:
            _log.warning("%s stays as it is: %s", self._path.name, refusal.strerror)
            self._may_write = False
            self._trouble = tr(
                "Your preferences cannot be read: {why}. Until {path} can be used, what you "
                "change lasts as long as this window.",
                why=reason,
                path=shown_path(self._path),
            )
        else:
            self._trouble = tr(
                "Your preferences could not be read: {why}. Foretoken begins with its own; the "
                "file is kept as {name} in {folder}.",
                why=reason,
                name=aside.name,
                folder=shown_path(aside.parent),
            )


def parse_given(text: str, declared: Iterable[Preference[Any]] = DECLARED) -> tuple[str, str]:
    """Read ``key=value`` as typed by a person. Raises ``ValueError`` with a sentence."""
    key, equals, value = text.partition("=")
    choices = {each.key: each for each in declared if not each.remembered}
    if not equals or key not in choices:
        keys = ", ".join(choices)
        raise ValueError(f"it must be KEY=VALUE with one of the keys {keys}")  # not translated: CLI
    try:
        choices[key].kind.from_text(value)
    except ValueError as error:
        raise ValueError(f"{key} must be {error}") from None  # not translated: CLI
    return key, value
