"""Pairs named by the user, with all their settings, and files to exchange them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import Annotated

from msgspec import Meta

from foretoken.models.builtin import builtin_models
from foretoken.models.library.files import name_at
from foretoken.models.library.folders import model_folders
from foretoken.models.names import OWN_HEAD, is_repository, is_safe_path, model_name, pair_name
from foretoken.models.pair_setup import AnswerSettings, LoadSettings
from foretoken.models.presets.suggested import Preset
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.records import RecordError, path_text, record_from, record_values
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import (
    FileTooLarge,
    InvalidJson,
    first_line,
    is_file,
    read_json,
)

_LONGEST_NAME = 100
_LONGEST_PATH = 4096
LARGEST_FILE = 1 << 20
"""Maximum size of an exchanged file in bytes."""
MOST_PRESETS = 1000
"""Maximum number in one file."""


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
                words = tr("a model must be either a file on disk or a file on the hub, not both")
                raise ValueError(words)
            text = str(self.path)
            if not self.path.is_absolute() or len(text) > _LONGEST_PATH or "\0" in text:
                words = tr("path must be an absolute path and a valid file name")
                raise ValueError(words)
        elif not is_repository(self.repository) or len(self.revision) > _LONGEST_PATH:
            words = tr("repository must be owner/name, not {name}", name=repr(self.repository)[:99])
            raise ValueError(words)
        elif not is_safe_path(self.file):
            words = tr(
                "file must be the name of a .gguf file, not {name}", name=repr(self.file)[:99]
            )
            raise ValueError(words)

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
            most = _LONGEST_NAME
            raise ValueError(tr("a preset's name can have at most {most} characters", most=most))
        if not name.strip() or name != name.strip() or shown_name(name) != name:
            words = tr("a preset's name must be one line of text, not {name}", name=repr(name))
            raise ValueError(words)


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
        words = tr("{file} is too large to be a presets file.", file=file.name)
        raise RecordError(words) from error
    except InvalidJson as error:
        words = tr("{file} is not a JSON file: {reason}.", file=file.name, reason=str(error))
        raise RecordError(words) from error
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
    if is_file(source.path):
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
        where = shown_name(source.repository)
        return tr(
            "{model} of {repository} is not on this computer: download it first",
            model=name,
            repository=where,
        )
    folder = shown_path(source.path.parent)
    return tr("{model} is no longer in {folder}", model=name, folder=folder)


def _name(source: ModelSource) -> str:
    return model_name(PurePath(source.name)) if source.path is None else name_at(source.path)


def _of_hub(source: ModelSource) -> Path | None:
    """Find what Foretoken, LM Studio or a tool with the hub's own cache has downloaded.

    The first two store owner/name/file; the cache has models--owner--name/snapshots/commit/file,
    and the commit of a branch in refs/ (huggingface_hub, file_download.py).
    """
    for folder in model_folders():
        plain = folder.path.joinpath(*source.repository.split("/"), source.file)
        if is_file(plain):
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
            if is_file(path / source.file):
                return path / source.file
    return None
