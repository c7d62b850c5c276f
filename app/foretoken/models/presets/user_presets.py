"""The user's presets: pairs with a name and all their settings.

They are stored in one file in the config folder, with the settings remembered for models. It is
read again for every query and every change, and changes are serialised, so that two windows do not
undo each other's. A file that cannot be read is reported, and kept under another name before a
change begins a new one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath
from typing import Annotated, TypeVar

from msgspec import Meta

from foretoken.models.builtin import builtin_models
from foretoken.models.library.files import name_at
from foretoken.models.library.folders import model_folders
from foretoken.models.names import OWN_HEAD, is_repository, is_safe_path, model_name, pair_name
from foretoken.models.pair_setup import AnswerSettings, LoadSettings
from foretoken.models.presets.suggested import Preset
from foretoken.system.atomic_file import write_atomically
from foretoken.system.errors import UserError
from foretoken.system.language import said
from foretoken.system.paths import config_path, shown_path
from foretoken.system.records import RecordError, RecordFile, path_text, record_from, record_values
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import FileTooLarge, InvalidJson, first_line, read_json

_LONGEST_NAME = 100
_LONGEST_PATH = 4096
LARGEST_FILE = 1 << 20
"""Maximum size of an exchanged file in bytes."""
MOST_PRESETS = 1000
"""Maximum number in one file."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ModelSource:
    """Source of a model: a file on disk, or a file of the Hugging Face hub."""

    path: Path | None = None
    repository: str = ""
    file: str = ""
    revision: str = ""
    """A commit, branch or tag of the repository; empty: the newest version."""

    def __post_init__(self) -> None:
        if self.path is not None:
            if self.repository or self.file or self.revision:
                raise ValueError(said("preset-model-twice"))
            text = str(self.path)
            if not self.path.is_absolute() or len(text) > _LONGEST_PATH or "\0" in text:
                raise ValueError(said("preset-path"))
        elif not is_repository(self.repository) or len(self.revision) > _LONGEST_PATH:
            raise ValueError(said("preset-repository", name=repr(self.repository)[:99]))
        elif not is_safe_path(self.file):
            raise ValueError(said("preset-file", name=repr(self.file)[:99]))

    @property
    def key(self) -> str:
        """Key of remembered settings: the path, or the repository of the hub."""
        return f"hub:{self.repository}" if self.path is None else f"file:{path_text(self.path)}"

    @property
    def name(self) -> str:
        """File name."""
        return self.file.rpartition("/")[2] if self.path is None else self.path.name


@dataclass(frozen=True, slots=True)
class UserPreset:
    """A named pair; without a draft, prompt lookup still drafts."""

    name: str
    target: ModelSource
    draft: ModelSource | None = None
    settings: LoadSettings = field(default_factory=LoadSettings)

    def __post_init__(self) -> None:
        name = self.name
        if len(name) > _LONGEST_NAME:
            raise ValueError(said("preset-name-length", most=_LONGEST_NAME))
        if not name.strip() or name != name.strip() or shown_name(name) != name:
            raise ValueError(said("preset-name-characters", name=repr(name)))


def from_builtin(preset: Preset) -> UserPreset:
    """Convert a suggested preset to one of the user's own."""
    target, draft = (
        ModelSource(repository=model.repository, file=model.file, revision=model.revision or "")
        for model in (preset.target, preset.draft)
    )
    settings = LoadSettings(preset.context_length, answers=AnswerSettings(preset.sampling))
    return UserPreset(preset.title, target, draft, settings)


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """Return ``wanted``, with a number appended if it is taken, ignoring case."""
    used = {name.casefold() for name in taken}
    candidate, number = wanted, 1
    while candidate.casefold() in used:
        number += 1
        ending = f" ({number})"
        candidate = wanted[: _LONGEST_NAME - len(ending)].rstrip() + ending
    return candidate


# --- exchanged files ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Exported:
    foretoken_presets: Annotated[int, Meta(ge=1, le=1)]
    """Version of the format; a newer Foretoken may write another one."""
    presets: Annotated[tuple[UserPreset, ...], Meta(min_length=1, max_length=MOST_PRESETS)]


def export_presets(presets: Sequence[UserPreset], file: Path) -> None:
    """Write presets as JSON for another computer, with ~ for the home folder.

    Raises ``OSError``.
    """
    document = record_values(_Exported(1, tuple(presets)))
    for preset, table in zip(presets, document["presets"], strict=True):
        for role, source in (("target", preset.target), ("draft", preset.draft)):
            if source is not None and source.path is not None:
                table[role]["path"] = _portable(source.path)
    write_atomically(file, json.dumps(document, indent=2) + "\n")


def read_exported(file: Path) -> list[UserPreset]:
    """Read presets from an exported file, all of them or none.

    Raises ``OSError``, and ``RecordError`` with the reason of a refusal.
    """
    try:
        document = read_json(file, LARGEST_FILE)
    except FileTooLarge as error:
        raise RecordError("presets-file-too-large", file=file.name) from error
    except InvalidJson as error:
        raise RecordError("presets-file-not-json", file=file.name, reason=str(error)) from error
    return list(record_from(_Exported, document, file.name, strict=True).presets)


def _portable(path: Path) -> str:
    try:
        return f"~/{path.relative_to(Path.home()).as_posix()}"
    except (ValueError, RuntimeError):  # elsewhere, or no home
        return str(path)


# --- model files on this computer -----------------------------------------------------------------


def find_model_file(source: ModelSource) -> Path | None:
    """Return the file of a model; None if it is not here. Accesses disks, which may be slow."""
    if source.path is None:
        return _of_hub(source)
    if os.path.isfile(source.path):
        return source.path
    # The path of the built-in models changes with an update, or at every start.
    return next((path for path in builtin_models() if path.name == source.path.name), None)


def models_of(preset: UserPreset) -> str:
    """Return the name of a preset's pair; accesses disks."""
    target, draft = preset.target, preset.draft
    its = None if draft is None else OWN_HEAD if draft == target else _name(draft)
    return pair_name(_name(target), its)


def why_missing(source: ModelSource) -> str:
    """Return a message for the user that a model is not here, and what to do."""
    name = shown_name(source.name)
    if source.path is None:
        repository = shown_name(source.repository)
        return said("preset-not-downloaded", model=name, repository=repository)
    return said("preset-model-gone", model=name, folder=shown_path(source.path.parent))


def _name(source: ModelSource) -> str:
    return model_name(PurePath(source.name)) if source.path is None else name_at(source.path)


def _of_hub(source: ModelSource) -> Path | None:
    """Find what Foretoken, LM Studio or a tool with the hub's own cache has downloaded.

    The first two store owner/name/file; the cache has models--owner--name/snapshots/commit/file,
    and the commit of a branch in refs/ (huggingface_hub, file_download.py).
    """
    for folder in model_folders():
        plain = folder.path.joinpath(*source.repository.split("/"), source.file)
        if os.path.isfile(plain):
            return plain
        kept = folder.path / f"models--{source.repository.replace('/', '--')}"
        snapshots = kept / "snapshots"
        try:
            commits = sorted(snapshots.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        except OSError:
            continue
        wanted = source.revision
        if wanted:
            commit = first_line(kept / "refs" / wanted) or wanted
            commits = [path for path in commits if path.name == commit]
        for path in reversed(commits):
            if os.path.isfile(path / source.file):
                return path / source.file
    return None


# --- storage --------------------------------------------------------------------------------------


PRESETS_FILE = "presets.json"
_MOST_REMEMBERED = 500
_MOST_STORED_BYTES = 16 << 20


class PresetError(UserError):
    """A refused change of the presets."""


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
        self._file = RecordFile(
            file or config_path(PRESETS_FILE), StoredPresets, _MOST_STORED_BYTES
        )

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
                raise PresetError("preset-invalid", problem=str(error)) from error
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
            raise PresetError("presets-not-imported", file=file.name, reason=str(error)) from error
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
                raise PresetError("presets-too-many", count=len(presets), most=MOST_PRESETS)
            return replace(stored, presets=tuple(presets))

        self._file.change(changed)
        return results[0]


def _index(presets: list[UserPreset], name: str) -> int:
    """Return the place of the preset with that name. Raises ``PresetError``."""
    for index, preset in enumerate(presets):
        if preset.name.casefold() == name.casefold():
            return index
    raise PresetError("preset-missing", name=repr(name))


def _require_free(presets: list[UserPreset], name: str) -> None:
    """Raise ``PresetError`` if another preset has the name, ignoring case."""
    if any(preset.name.casefold() == name.casefold() for preset in presets):
        raise PresetError("preset-name-taken", name=repr(name))


def _add(presets: list[UserPreset], preset: UserPreset) -> UserPreset:
    """Add a preset under a free name; return it with that name."""
    name = free_name(preset.name, (other.name for other in presets))
    presets.append(replace(preset, name=name))
    return presets[-1]
