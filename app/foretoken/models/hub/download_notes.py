"""Notes of downloads, stored next to their parts, by which a later start finds and resumes them.

    owner/name/model-Q4_K_M.gguf.part            received data
    owner/name/model-Q4_K_M.gguf.download.json   what it is to become: this module's note
    owner/name/model-Q4_K_M.gguf.lock            while a process works on it

A split model has a part for each of its files and one note, next to its first file.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from foretoken.models.hub.files import HubFile, HubModel, local_path
from foretoken.models.names import is_repository, is_safe_path
from foretoken.system.atomic_file import FileLock, InUse, write_atomically
from foretoken.system.records import RecordError, read_record, record_json
from foretoken.system.untrusted_files import read_untrusted

_NOTE, _LOCK = ".download.json", ".lock"
_LOCK_TIMEOUT_S = 0.4
_MOST_NOTE_BYTES = 1_000_000
_log = logging.getLogger(__name__)


def part_path(folder: Path, model: HubModel, file: HubFile) -> Path:
    """Return where a file is stored until it is complete."""
    return _beside(local_path(folder, model.repository, file.path), ".part")


def lock_of(folder: Path, model: HubModel) -> FileLock:
    """Return the lock of a model's download; other processes hold it briefly to check it."""
    return FileLock(_beside(first_path(folder, model), _LOCK), _LOCK_TIMEOUT_S)


def first_path(folder: Path, model: HubModel) -> Path:
    """Return the path of the file to load."""
    return local_path(folder, model.repository, model.files[0].path)


def note_path(folder: Path, model: HubModel) -> Path:
    """Return the path of a model's note."""
    return note_beside(first_path(folder, model))


def note_beside(first: Path) -> Path:
    """Return the path of the note that belongs to a model's first file."""
    return _beside(first, _NOTE)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def write_note(folder: Path, model: HubModel) -> None:
    """Write a model's note, and delete parts of another version. Raises ``OSError``."""
    path = note_path(folder, model)
    known = read_note(folder, path) if path.exists() else None
    if known is not None and known.files != model.files:
        remove(folder, known)
    write_atomically(path, record_json(model))


def read_note(folder: Path, path: Path) -> HubModel | None:
    """Read a note; None if it is none, is damaged, or is in the wrong place."""
    try:
        model = read_record(HubModel, read_untrusted(path, _MOST_NOTE_BYTES), path.name)
    except (OSError, RecordError) as error:
        _log.warning("%s cannot be used: %s", path.name, type(error).__name__)
        return None
    safe = is_repository(model.repository) and all(is_safe_path(file.path) for file in model.files)
    return model if safe and note_path(folder, model) == path else None


def unfinished(folder: Path) -> list[HubModel]:
    """Find unfinished downloads that no process is working on, sorted by name."""
    models = (read_note(folder, path) for path in sorted(folder.rglob(f"*{_NOTE}")))
    return [model for model in models if model is not None and not is_running(folder, model)]


def received(folder: Path, model: HubModel) -> int:
    """Return how many bytes of a model are present, in parts or finished."""
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


def is_running(folder: Path, model: HubModel) -> bool:
    """Return whether a model is being downloaded, by this process or another one."""
    lock = _beside(first_path(folder, model), _LOCK)
    try:
        if lock.exists():
            with FileLock(lock):  # a killed process leaves the file behind, unlocked
                pass
    except OSError as error:
        return isinstance(error, InUse)
    return False
