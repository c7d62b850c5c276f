"""The user's presets, and settings remembered for a model: one file in the config folder.

The file is read again for every query and every change, and changes are serialised, so that two
windows do not undo each other's. A file that cannot be read is reported, and kept under another
name before a change begins a new one.
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
from foretoken.system.errors import UserError
from foretoken.system.language import tr, tr_n
from foretoken.system.paths import config_path
from foretoken.system.records import RecordError, RecordFile

PRESETS_FILE = "presets.json"
_MOST_REMEMBERED = 500
_MOST_BYTES = 16 << 20
T = TypeVar("T")


class PresetError(UserError):
    """A refused change of the presets; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """Settings and draft of a target's last run."""

    settings: LoadSettings = field(default_factory=LoadSettings)
    draft: ModelSource | None = None
    """None: prompt lookup only."""


@dataclass(frozen=True, slots=True)
class StoredPresets:
    """Contents of the file."""

    presets: tuple[UserPreset, ...] = ()
    """In the order of their creation."""
    settings_by_model: dict[str, Remembered] = field(default_factory=dict)
    """By ``ModelSource.key`` of the target."""


class PresetStore:
    """Reads and changes the file.

    A change raises ``OSError`` if it cannot be written, and ``PresetError`` if it is invalid; then
    nothing has changed.
    """

    def __init__(self, file: Path | None = None) -> None:
        """``file`` overrides the one in the config folder."""
        self._file = RecordFile(file or config_path(PRESETS_FILE), StoredPresets, _MOST_BYTES)

    def read(self) -> StoredPresets:
        """Return what is stored. Raises ``OSError``, ``RecordError``."""
        return self._file.read()

    def create(self, preset: UserPreset, place: int | None = None) -> None:
        """Add a preset, whose name must be free, at the end or at a ``place``."""

        def add(presets: list[UserPreset]) -> None:
            _require_free(presets, preset.name)
            presets.insert(len(presets) if place is None else place, preset)

        self._change(add)

    def edit(self, name: str, change: Callable[[UserPreset], UserPreset]) -> None:
        """Replace a preset by what ``change`` returns for it; its name may change."""

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
        """Remove a preset, but no models; return it and its place in the list."""

        def take_out(presets: list[UserPreset]) -> tuple[UserPreset, int]:
            index = _index(presets, name)
            return presets.pop(index), index

        return self._change(take_out)

    def import_file(self, file: Path) -> tuple[UserPreset, ...]:
        """Add all presets of a file under free names; return them with these names.

        A file with any error is refused as a whole, with the reason.
        """
        try:
            found = read_exported(file)
        except RecordError as error:
            words = tr("{file} was not imported. {reason}", file=file.name, reason=str(error))
            raise PresetError(words) from error
        return self._change(lambda presets: tuple(_add(presets, preset) for preset in found))

    def remember(self, target: ModelSource, run: Remembered) -> None:
        """Store how a target was run; the last 500 targets are remembered."""

        def change(stored: StoredPresets) -> StoredPresets:
            others = {k: v for k, v in stored.settings_by_model.items() if k != target.key}
            kept = list(others.items())[-_MOST_REMEMBERED + 1 :]
            return replace(stored, settings_by_model=dict([*kept, (target.key, run)]))

        self._file.change(change)

    def forget(self, target: ModelSource) -> None:
        """Delete the settings of a target."""

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
                    "This would make {count} preset; the limit is {most}. Delete some that you do "
                    "not need.",
                    "This would make {count} presets; the limit is {most}. Delete some that you "
                    "do not need.",
                    len(presets),
                    most=MOST_PRESETS,
                )
                raise PresetError(words)
            return replace(stored, presets=tuple(presets))

        self._file.change(changed)
        return results[0]


def _index(presets: list[UserPreset], name: str) -> int:
    """Return the place of the preset with that name. Raises ``PresetError``."""
    for index, preset in enumerate(presets):
        if preset.name.casefold() == name.casefold():
            return index
    words = tr(
        "The preset {name} does not exist. It may have been deleted or renamed.", name=repr(name)
    )
    raise PresetError(words)


def _require_free(presets: list[UserPreset], name: str) -> None:
    """Raise ``PresetError`` if another preset has the name, ignoring case."""
    if any(preset.name.casefold() == name.casefold() for preset in presets):
        words = tr("A preset named {name} already exists. Choose another name.", name=repr(name))
        raise PresetError(words)


def _add(presets: list[UserPreset], preset: UserPreset) -> UserPreset:
    """Add a preset under a free name; return it with that name."""
    name = free_name(preset.name, (other.name for other in presets))
    presets.append(replace(preset, name=name))
    return presets[-1]
