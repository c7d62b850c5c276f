"""Typed access to preferences: what was given for this start wins over what is kept in the file."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from foretoken.preferences.declared import DECLARED
from foretoken.preferences.file import PreferenceFile
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr

T = TypeVar("T")
COMMAND_LINE = "--set"
"""The option of the command line that gives a preference for one start."""
SAVE_PATIENCE_S = 10.0
_log = logging.getLogger(__name__)


class PreferenceStore:
    """The preferences of this process; others that run at the same time keep theirs.

    A value that is none, or lies outside the limits, counts as not there. Only ``save`` may be
    called on another thread.
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

        ``only_look``: what is set is never written, and a damaged file stays where it is.
        """
        self._environment, self._given = environment or {}, given or {}
        self._file = PreferenceFile(path, only_look=only_look)
        self._kept = self._file.read()
        self._used: dict[str, Any] = {}
        self._changes: dict[str, Any] = {}
        self._guard = threading.Lock()
        """Of what is changed and kept."""
        self._saving = threading.Lock()
        # So that what older versions kept is taken over once, and not again after damage.
        self._must_write = self.is_new or bool(self.trouble)

    @property
    def is_new(self) -> bool:
        """Nothing was ever kept here by a version that has this file."""
        return self._file.is_new

    @property
    def trouble(self) -> str:
        """What a person has to know of the file; empty if all is well."""
        return self._file.trouble

    @property
    def unsaved(self) -> bool:
        """Whether ``save`` has something to do."""
        with self._guard:
            return self._must_write or bool(self._changes)

    def get(self, preference: Preference[T]) -> T:
        """Return the value in use."""
        key = preference.key
        if key not in self._used:
            self._used[key] = self._read(preference)
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
        """What gave the value in use for this start, as a person knows it; empty if nothing did."""
        if preference.remembered:
            return ""
        for origin, text in (
            (COMMAND_LINE, self._given.get(preference.key)),
            (preference.variable, self._environment.get(preference.variable)),
        ):
            if text is not None and _is_one(preference, text, origin):
                return origin
        return ""

    def save(self, patience_s: float = SAVE_PATIENCE_S) -> None:
        """Write what has changed since the last time; what fails is tried again with the next.

        Raises ``OSError``.
        """
        if not self._saving.acquire(timeout=patience_s):
            raise TimeoutError(tr("They are still being written."))
        try:
            with self._guard:
                changes, known = dict(self._changes), dict(self._kept)
                if not changes and not self._must_write:
                    return
            self._file.merge(changes, known, patience_s)
            with self._guard:
                self._must_write = False
                for key, written in changes.items():
                    if self._changes.get(key) is written:  # else it was changed meanwhile
                        del self._changes[key]
        finally:
            self._saving.release()

    def differing(self, declared: Iterable[Preference[Any]] = DECLARED) -> list[Preference[Any]]:
        """Those that a person has chosen, or given for this start."""
        return [each for each in declared if not each.remembered and self.get(each) != each.default]

    def _change(self, preference: Preference[Any], written: object) -> bool:
        before = self.get(preference)
        with self._guard:
            self._changes[preference.key] = written
            self._kept.pop(preference.key, None)
            if written is not None:
                self._kept[preference.key] = written
        self._used.pop(preference.key)
        return bool(self.get(preference) != before)

    def _read(self, preference: Preference[T]) -> T:
        if origin := self.given_by(preference):
            text = self._given if origin == COMMAND_LINE else self._environment
            name = preference.key if origin == COMMAND_LINE else origin
            return preference.kind.from_text(text[name])
        if preference.key not in self._kept:
            return preference.default
        try:
            return preference.kind.from_json(self._kept[preference.key])
        except ValueError:
            _log.warning("The preference %s is not used: it is beyond the limits", preference.key)
            return preference.default


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


def _is_one(preference: Preference[Any], text: str, origin: str) -> bool:
    try:
        preference.kind.from_text(text)
    except ValueError:
        _log.warning("%s is not used: it is beyond the limits of %s", origin, preference.key)
        return False
    return True
