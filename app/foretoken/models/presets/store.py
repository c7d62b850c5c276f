"""A person's presets, and settings remembered for a model: one file in the config folder.

The file is read anew for every question and every change, and changes take turns, so that two
windows do not undo each other. What cannot be read is never lost: the file is kept under a name
with the date, and ``StoredPresets.notices`` says so.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec

from foretoken.models.presets.user_presets import (
    MOST_PRESETS,
    ModelSource,
    PairSettings,
    UserPreset,
    free_name,
    read_exported,
)
from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.errors import ErrorInWords
from foretoken.system.given_files import read_given
from foretoken.system.language import tr, tr_n
from foretoken.system.paths import config_path
from foretoken.system.records import RecordError, read_record, record_values

PRESETS_FILE = "presets.json"
_VERSION = 1
_MOST_REMEMBERED = 500
_MOST_BYTES = 16 << 20
_log = logging.getLogger(__name__)
T = TypeVar("T")


class PresetError(ErrorInWords):
    """A change of the presets is refused; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """How a target was run the last time."""

    settings: PairSettings = field(default_factory=PairSettings)
    draft: ModelSource | None = None
    """None: prompt lookup alone."""


@dataclass(frozen=True, slots=True)
class StoredPresets:
    """What the file holds."""

    presets: tuple[UserPreset, ...] = ()
    """In the order in which they were made."""
    settings_by_model: dict[str, Remembered] = field(default_factory=dict)
    """By ``ModelSource.key`` of the target."""
    notices: tuple[str, ...] = ()
    """What a person has to know: a file that was damaged, and where it is kept."""


@dataclass(slots=True)
class _ChangedPresets:
    """What the file holds, while it is changed."""

    presets: list[UserPreset]
    settings_by_model: dict[str, Remembered]

    def index(self, name: str) -> int:
        """Where the preset of that name is. Raises ``PresetError``."""
        names = [preset.name.casefold() for preset in self.presets]
        if name.casefold() in names:
            return names.index(name.casefold())
        words = tr(
            "There is no preset {name}; it may have been deleted or renamed.", name=repr(name)
        )
        raise PresetError(words)

    def require_free(self, name: str) -> None:
        """Raise ``PresetError`` where another preset has the name, in any case of letters."""
        if any(preset.name.casefold() == name.casefold() for preset in self.presets):
            words = tr("There is a preset {name} already. Choose another name.", name=repr(name))
            raise PresetError(words)

    def put(self, index: int, preset: UserPreset) -> None:
        """Replace a preset. Raises ``PresetError`` where the name belongs to another one."""
        if preset.name.casefold() != self.presets[index].name.casefold():
            self.require_free(preset.name)
        self.presets[index] = preset

    def add(self, preset: UserPreset) -> UserPreset:
        """Add a preset under a free name; return it as it is called now."""
        name = free_name(preset.name, (other.name for other in self.presets))
        self.presets.append(replace(preset, name=name))
        return self.presets[-1]


@dataclass(frozen=True, slots=True)
class _FileVersion:
    """Read alone: a later version may have other fields."""

    version: int = _VERSION


@dataclass(frozen=True, slots=True)
class _Document:
    """The file; each of its records is read for itself."""

    presets: list[msgspec.Raw] = field(default_factory=list)
    settings_by_model: dict[str, msgspec.Raw] = field(default_factory=dict)


class PresetStore:
    """The file, and every change of it.

    A change raises ``OSError`` if it cannot be written, and ``PresetError`` if it makes no sense;
    then nothing has changed.
    """

    def __init__(self, file: Path | None = None) -> None:
        """``file``: another place than the config folder."""
        self._file = config_path(PRESETS_FILE) if file is None else file
        self._notices: list[str] = []

    def read(self) -> StoredPresets:
        """Return what is stored, and once what a person has to know about it."""
        try:
            stored, problem = self._loaded()
            if problem is not None:
                with locked(self._file):
                    stored = self._healed()
        except FileNotFoundError:
            stored = StoredPresets()
        except (OSError, PresetError) as error:
            notice = tr("Your presets cannot be read: {reason}", reason=str(error))
            return StoredPresets(notices=(notice,))
        notices, self._notices = self._notices, []
        return replace(stored, notices=tuple(notices))

    def create(self, preset: UserPreset, place: int | None = None) -> None:
        """Add a preset under a name that is free, behind all others or at a ``place``."""
        with self._changing() as kept:
            kept.require_free(preset.name)
            kept.presets.insert(len(kept.presets) if place is None else place, preset)

    def edit(self, name: str, preset: UserPreset) -> None:
        """Put a preset in the place of the one called ``name``; its name may be another."""
        with self._changing() as kept:
            kept.put(kept.index(name), preset)

    def rename(self, name: str, new_name: str) -> None:
        """Give a preset another name."""
        with self._changing() as kept:
            index = kept.index(name)
            try:
                renamed = replace(kept.presets[index], name=new_name)
            except ValueError as error:
                words = tr("{problem}.", about="what is wrong in a file", problem=str(error))
                raise PresetError(words) from error
            kept.put(index, renamed)

    def duplicate(self, name: str) -> UserPreset:
        """Add a copy of a preset under a free name; return the copy."""
        with self._changing() as kept:
            return kept.add(kept.presets[kept.index(name)])

    def delete(self, name: str) -> tuple[UserPreset, int]:
        """Remove a preset; models on disk stay. Return it, and where it was in the list."""
        with self._changing() as kept:
            index = kept.index(name)
            return kept.presets.pop(index), index

    def import_file(self, file: Path) -> tuple[UserPreset, ...]:
        """Add all presets of a file, under free names; return them as they are called now.

        A file with anything wrong in it is refused as a whole, with the reason.
        """
        try:
            presets = read_exported(file)
        except RecordError as error:
            words = tr("{file} is not imported. {reason}", file=file.name, reason=str(error))
            raise PresetError(words) from error
        with self._changing() as kept:
            return tuple(kept.add(preset) for preset in presets)

    def remember(self, target: ModelSource, run: Remembered) -> None:
        """Keep how a target was run: the last 500 targets are remembered."""
        with self._changing() as kept:
            kept.settings_by_model.pop(target.key, None)
            kept.settings_by_model[target.key] = run
            for key in list(kept.settings_by_model)[:-_MOST_REMEMBERED]:
                del kept.settings_by_model[key]

    def forget(self, target: ModelSource) -> None:
        """Forget the settings of a target."""
        with self._changing() as kept:
            kept.settings_by_model.pop(target.key, None)

    # --- the file --------------------------------------------------------------------------

    @contextmanager
    def _changing(self) -> Iterator[_ChangedPresets]:
        """What is stored, to be changed in place; nothing is written after an error."""
        with locked(self._file):
            stored = self._healed()
            kept = _ChangedPresets(list(stored.presets), dict(stored.settings_by_model))
            yield kept
            # A file with more than that can still be changed.
            if len(kept.presets) > max(MOST_PRESETS, len(stored.presets)):
                words = tr_n(
                    "There would be {count} preset, and {most} can be kept. "
                    "Delete some that you do not need.",
                    "There would be {count} presets, and {most} can be kept. "
                    "Delete some that you do not need.",
                    len(kept.presets),
                    most=MOST_PRESETS,
                )
                raise PresetError(words)
            self._write(StoredPresets(tuple(kept.presets), kept.settings_by_model))

    def _write(self, stored: StoredPresets) -> None:
        document = {
            "version": _VERSION,
            "presets": stored.presets,
            "settings_by_model": stored.settings_by_model,
        }
        write_atomically(self._file, json.dumps(record_values(document), indent=1) + "\n")

    def _loaded(self) -> tuple[StoredPresets, str | None]:
        """Return what is sound in the file, and the first thing that is not.

        Raises ``OSError``, and ``PresetError`` if a later version wrote the file.
        """
        problems: list[str] = []

        def sound(kind: type[T], content: msgspec.Raw, what: str) -> T | None:
            try:
                return read_record(kind, bytes(content), what)
            except RecordError as error:
                problems.append(str(error))
                return None

        document = self._document(problems)
        presets: list[UserPreset] = []
        for number, content in enumerate(document.presets, start=1):
            where = tr("Preset {number}", number=str(number))
            preset = sound(UserPreset, content, where)
            if preset is None:
                continue
            name = free_name(preset.name, (kept.name for kept in presets))
            if name != preset.name:
                problems.append(
                    tr("{preset}, name: {name} is there twice.", preset=where, name=repr(name))
                )
            presets.append(replace(preset, name=name))
        remembered = {
            key: run
            for key, content in document.settings_by_model.items()
            if (run := sound(Remembered, content, "settings_by_model")) is not None
        }
        return StoredPresets(tuple(presets), remembered), problems[0] if problems else None

    def _document(self, problems: list[str]) -> _Document:
        content = read_given(self._file, _MOST_BYTES)
        try:
            version = read_record(_FileVersion, content, self._file.name).version
            if version <= _VERSION:
                return read_record(_Document, content, self._file.name)
        except RecordError as error:
            problems.append(str(error))
            return _Document()
        words = tr(
            "{file} was written by a later Foretoken (version {version} of the file, known "
            "here: {known}). Update Foretoken, or move the file away.",
            file=self._file,
            version=str(version),
            known=_VERSION,
        )
        raise PresetError(words)

    def _healed(self) -> StoredPresets:
        """Return what is stored; if it is damaged, keep it under another name before going on.

        To be called with the lock. Raises ``OSError``, ``PresetError``.
        """
        try:
            stored, problem = self._loaded()
        except FileNotFoundError:
            return StoredPresets()
        if problem is None:
            return stored
        kept = _free_dated_name(self._file)
        # A copy and not a new name: at no moment is there no file, or only half of one.
        with kept.open("xb") as copy:
            copy.write(read_given(self._file, _MOST_BYTES))
        self._write(stored)
        _log.warning("%s was damaged and is kept as %s", self._file.name, kept.name)
        number = len(stored.presets)
        self._notices.append(_damage(problem, kept, number))
        return stored


def _damage(problem: str, kept: Path, number: int) -> str:
    if not number:
        return tr(
            "The file of your presets was damaged: {problem} It is kept as {file}. "
            "No preset could be recovered.",
            problem=problem,
            file=kept,
        )
    return tr_n(
        "The file of your presets was damaged: {problem} It is kept as {file}. "
        "{count} preset was recovered.",
        "The file of your presets was damaged: {problem} It is kept as {file}. "
        "{count} presets were recovered.",
        number,
        problem=problem,
        file=kept,
    )


def _free_dated_name(file: Path) -> Path:
    stem = f"{file.stem}-damaged-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{n}' if n else ''}{file.suffix}" for n in count())
    return next(path for name in names if not (path := file.with_name(name)).exists())
