"""What is being downloaded, written beside its parts: so that another start finds and finishes it.

    owner/name/model-Q4_K_M.gguf.part            what has come
    owner/name/model-Q4_K_M.gguf.download.json   what it shall become: this module's note
    owner/name/model-Q4_K_M.gguf.lock            while a process works on it

A split model has a part for each of its files and one note, beside its first file.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from foretoken.models.hub.files import HubFile, HubModel, local_path
from foretoken.models.names import is_repository, is_safe_path
from foretoken.system.atomic_file import FileLock, InUse, write_atomically
from foretoken.system.given_files import read_given
from foretoken.system.records import RecordError, read_record, record_json

_NOTE, _LOCK = ".download.json", ".lock"
_PATIENCE_S = 0.4
_MOST_NOTE_BYTES = 1_000_000
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A download that was begun and is not done."""

    model: HubModel
    received: int
    """Bytes that are there, of ``model.size``."""
    running: bool
    """Whether somebody works on it now."""


def part_path(folder: Path, model: HubModel, file: HubFile) -> Path:
    """Where the bytes of a file are until all of them are there."""
    return _beside(local_path(folder, model.repository, file.path), ".part")


def lock_of(folder: Path, model: HubModel) -> FileLock:
    """The lock of whoever downloads a model; a look at it by others takes a moment."""
    return FileLock(_beside(first_path(folder, model), _LOCK), _PATIENCE_S)


def first_path(folder: Path, model: HubModel) -> Path:
    """Where the file is that is loaded."""
    return local_path(folder, model.repository, model.files[0].path)


def note_path(folder: Path, model: HubModel) -> Path:
    """The note of a model."""
    return note_beside(first_path(folder, model))


def note_beside(first: Path) -> Path:
    """The note of the model whose first file that is."""
    return _beside(first, _NOTE)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def write_note(folder: Path, model: HubModel) -> None:
    """Write a model's note. Raises ``OSError``."""
    write_atomically(note_path(folder, model), record_json(model))


def read_note(folder: Path, path: Path) -> HubModel | None:
    """Read a note; None if it is none, is damaged, or does not belong where it lies."""
    try:
        model = read_record(HubModel, read_given(path, _MOST_NOTE_BYTES), path.name)
    except (OSError, RecordError) as error:
        _log.warning("%s cannot be used: %s", path.name, type(error).__name__)
        return None
    safe = is_repository(model.repository) and all(is_safe_path(file.path) for file in model.files)
    return model if safe and note_path(folder, model) == path else None


def unfinished(folder: Path) -> list[Unfinished]:
    """Find downloads that were begun and are not done, by name."""
    found = []
    for path in sorted(folder.rglob(f"*{_NOTE}")):
        model = read_note(folder, path)
        if model is not None:
            found.append(Unfinished(model, received(folder, model), _is_running(folder, model)))
    return found


def received(folder: Path, model: HubModel) -> int:
    """How many bytes of a model are there, in parts or done."""
    total = 0
    for file in model.files:
        whole = local_path(folder, model.repository, file.path)
        for path in (part_path(folder, model, file), whole):
            with suppress(OSError):
                total += min(path.stat().st_size, file.size)
                break
    return total


def remove(folder: Path, model: HubModel) -> None:
    """Remove parts and note; finished files stay. Raises ``OSError``."""
    for file in model.files:
        part_path(folder, model, file).unlink(missing_ok=True)
    note_path(folder, model).unlink(missing_ok=True)


def _is_running(folder: Path, model: HubModel) -> bool:
    lock = _beside(first_path(folder, model), _LOCK)
    try:  # a killed process leaves the file behind, unlocked
        if lock.exists():
            with FileLock(lock):
                return False
    except InUse:
        return True
    except OSError:
        pass
    return False
