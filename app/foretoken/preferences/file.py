"""The file of preferences: JSON with the version of its schema, changed key by key.

Several windows and versions may write it. Each change is merged, under a lock, into what the file
holds by then, and what this version does not know stays as it is.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_files import FileRefused
from foretoken.system.given_json import NoJson, read_json
from foretoken.system.language import tr
from foretoken.system.logs import private_words
from foretoken.system.paths import shown_path

FILE_NAME = "preferences.json"
SCHEMA = 1
"""A later version of the schema only adds to it: a key whose meaning changes gets another key."""
_SCHEMA_KEY, _VALUES_KEY = "foretoken_preferences", "values"
_MOST_BYTES = 1 << 20
_log = logging.getLogger(__name__)


class PreferenceFile:
    """One file, which others may write at the same time, and which anybody may have edited."""

    def __init__(self, path: Path, *, only_look: bool = False) -> None:
        """``only_look``: nothing is put aside, and nothing written."""
        self._path = path
        self._only_look = only_look
        self.is_new = False
        """No version with this file has run here before."""
        self._trouble = ""
        self._may_write = not only_look

    @property
    def trouble(self) -> str:
        """What a person has to know: the file could not be used, and what became of it.

        Which language the window speaks stands in the file, so it is not known before.
        """
        return tr(self._trouble)

    def read(self) -> dict[str, Any]:
        """Return the values by key; none where the file cannot be used, which is put aside."""
        try:
            return _values(self._document())
        except FileNotFoundError:
            self.is_new = True
        except (OSError, NoJson) as error:
            self._put_aside(error)
        return {}

    def merge(
        self, changes: Mapping[str, Any], known: Mapping[str, Any], patience_s: float
    ) -> None:
        """Write ``changes`` into the file; a value None takes its key out of it.

        ``known`` is what the file held before, for the case that it is gone or damaged by now.
        Raises ``OSError``, also where others hold the file for longer than ``patience_s``.
        """
        if not self._may_write:
            return
        with locked(self._path, patience_s):
            try:
                document = self._document()
            except FileNotFoundError:
                document = {_VALUES_KEY: dict(known)}
            except (OSError, NoJson) as error:
                self._put_aside(error)
                document = {_VALUES_KEY: dict(known)}
            values = {**_values(document), **changes}
            document = {
                **document,
                _SCHEMA_KEY: max(SCHEMA, document.get(_SCHEMA_KEY, SCHEMA)),
                _VALUES_KEY: {key: value for key, value in values.items() if value is not None},
            }
            if self._may_write:
                write_atomically(self._path, json.dumps(document, indent=2, sort_keys=True) + "\n")

    def _document(self) -> dict[str, Any]:
        document = read_json(self._path, _MOST_BYTES)
        if not isinstance(document, dict) or not isinstance(document.get(_VALUES_KEY), dict):
            raise NoJson(tr("it holds no preferences"))
        schema = document.get(_SCHEMA_KEY)
        if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
            raise NoJson(tr("it does not tell its version"))
        return document

    def _put_aside(self, error: OSError | NoJson) -> None:
        why = _words(error)
        if self._only_look:
            self._trouble = f"cannot be read: {why}"  # not translated: in a report
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
                why=why,
                path=shown_path(self._path),
            )
            return
        self._trouble = tr(
            "Your preferences could not be read: {why}. Foretoken begins with its own; the file "
            "is kept as {name} in {folder}.",
            why=why,
            name=aside.name,
            folder=shown_path(aside.parent),
        )


def _values(document: dict[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = document[_VALUES_KEY]
    return values


def _words(error: OSError | NoJson) -> str:
    if isinstance(error, (FileRefused, NoJson)):
        return str(error.strerror) if isinstance(error, FileRefused) else str(error)
    return error.strerror.lower() if error.strerror else tr("the system refuses it")
