"""A person's presets, and settings remembered for a model: one file in the config folder.

The file is read anew for every question and every change, and changes take turns, so that two
windows do not undo each other. A file that cannot be read is told of, and kept under another name
before a change begins a new one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from foretoken.models.pair_setup import LoadSettings
from foretoken.models.presets.user_presets import (
    MOST_PRESETS,
    ModelSource,
    UserPreset,
    free_name,
    read_exported,
)
from foretoken.system.errors import ErrorInWords
from foretoken.system.language import tr, tr_n
from foretoken.system.paths import config_path
from foretoken.system.records import RecordError, RecordFile

PRESETS_FILE = "presets.json"
_MOST_REMEMBERED = 500
_MOST_BYTES = 16 << 20
T = TypeVar("T")


class PresetError(ErrorInWords):
    """A change of the presets is refused; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """How a target was run the last time."""

    settings: LoadSettings = field(default_factory=LoadSettings)
    draft: ModelSource | None = None
    """None: prompt lookup alone."""


@dataclass(frozen=True, slots=True)
class StoredPresets:
    """What the file holds."""

    presets: tuple[UserPreset, ...] = ()
    """In the order in which they were made."""
    settings_by_model: dict[str, Remembered] = field(default_factory=dict)
    """By ``ModelSource.key`` of the target."""


class PresetStore:
    """The file, and every change of it.

    A change raises ``OSError`` if it cannot be written, and ``PresetError`` if it makes no sense;
    then nothing has changed.
    """

    def __init__(self, file: Path | None = None) -> None:
        """``file``: another place than the config folder."""
        self._file = RecordFile(file or config_path(PRESETS_FILE), StoredPresets, _MOST_BYTES)

    def read(self) -> StoredPresets:
        """Return what is stored. Raises ``OSError``, ``RecordError``."""
        return self._file.read()

    def create(self, preset: UserPreset, place: int | None = None) -> None:
        """Add a preset under a name that is free, behind all others or at a ``place``."""

        def add(presets: list[UserPreset]) -> None:
            _require_free(presets, preset.name)
            presets.insert(len(presets) if place is None else place, preset)

        self._change(add)

    def edit(self, name: str, change: Callable[[UserPreset], UserPreset]) -> None:
        """Put what ``change`` makes of a preset in its place; the name may be another one."""

        def put(presets: list[UserPreset]) -> None:
            index = _index(presets, name)
            try:
                changed = change(presets[index])
            except ValueError as error:
                words = tr("{problem}.", about="what is wrong in a file", problem=str(error))
                raise PresetError(words) from error
            if changed.name.casefold() != name.casefold():
                _require_free(presets, changed.name)
            presets[index] = changed

        self._change(put)

    def duplicate(self, name: str) -> UserPreset:
        """Add a copy of a preset under a free name; return the copy."""
        return self._change(lambda presets: _add(presets, presets[_index(presets, name)]))

    def delete(self, name: str) -> tuple[UserPreset, int]:
        """Remove a preset; models on disk stay. Return it, and where it was in the list."""

        def take_out(presets: list[UserPreset]) -> tuple[UserPreset, int]:
            index = _index(presets, name)
            return presets.pop(index), index

        return self._change(take_out)

    def import_file(self, file: Path) -> tuple[UserPreset, ...]:
        """Add all presets of a file, under free names; return them as they are called now.

        A file with anything wrong in it is refused as a whole, with the reason.
        """
        try:
            found = read_exported(file)
        except RecordError as error:
            words = tr("{file} is not imported. {reason}", file=file.name, reason=str(error))
            raise PresetError(words) from error
        return self._change(lambda presets: tuple(_add(presets, preset) for preset in found))

    def remember(self, target: ModelSource, run: Remembered) -> None:
        """Keep how a target was run: the last 500 targets are remembered."""

        def change(stored: StoredPresets) -> StoredPresets:
            others = {k: v for k, v in stored.settings_by_model.items() if k != target.key}
            kept = list(others.items())[-_MOST_REMEMBERED + 1 :]
            return replace(stored, settings_by_model=dict([*kept, (target.key, run)]))

        self._file.change(change)

    def forget(self, target: ModelSource) -> None:
        """Forget the settings of a target."""

        def change(stored: StoredPresets) -> StoredPresets:
            kept = {k: v for k, v in stored.settings_by_model.items() if k != target.key}
            return replace(stored, settings_by_model=kept)

        self._file.change(change)

    def _change(self, change: Callable[[list[UserPreset]], T]) -> T:
        """Change the list of presets in place; nothing is written after an error."""
        results: list[T] = []

        def changed(stored: StoredPresets) -> StoredPresets:
            presets = list(stored.presets)
            results.append(change(presets))
            if len(presets) > max(MOST_PRESETS, len(stored.presets)):
                words = tr_n(
                    "There would be {count} preset, and {most} can be kept. "
                    "Delete some that you do not need.",
                    "There would be {count} presets, and {most} can be kept. "
                    "Delete some that you do not need.",
                    len(presets),
                    most=MOST_PRESETS,
                )
                raise PresetError(words)
            return replace(stored, presets=tuple(presets))

        self._file.change(changed)
        return results[0]


def _index(presets: list[UserPreset], name: str) -> int:
    """Where the preset of that name is. Raises ``PresetError``."""
    for index, preset in enumerate(presets):
        if preset.name.casefold() == name.casefold():
            return index
    words = tr("There is no preset {name}; it may have been deleted or renamed.", name=repr(name))
    raise PresetError(words)


def _require_free(presets: list[UserPreset], name: str) -> None:
    """Raise ``PresetError`` where another preset has the name, in any case of letters."""
    if any(preset.name.casefold() == name.casefold() for preset in presets):
        words = tr("There is a preset {name} already. Choose another name.", name=repr(name))
        raise PresetError(words)


def _add(presets: list[UserPreset], preset: UserPreset) -> UserPreset:
    """Add a preset under a free name; return it as it is called now."""
    name = free_name(preset.name, (other.name for other in presets))
    presets.append(replace(preset, name=name))
    return presets[-1]
