"""Finds model files in folders without opening them: names, sizes and times only.

Folders are searched breadth-first, so that the files on top are found first. Each folder is entered
once, whatever links lead to it. A folder of Ollama's has files named by their digest in ``blobs``,
and ``manifests`` that say which of them is which model.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from foretoken.models.library.folders import ModelFolder
from foretoken.models.names import model_name, split_name
from foretoken.system.language import said
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import open_untrusted, parse_json

_MOST_LEVELS = 8
"""Below a folder; Hugging Face's cache needs four, and searching ``/`` must not take hours."""
_MOST_MANIFEST_BYTES = 1 << 20
# ollama server/manifest.go and types/model/name.go: parts that are omitted from a name by default
_OLLAMA_HOST, _OLLAMA_NAMESPACE = "registry.ollama.ai", "library"
_OLLAMA_MODEL_LAYER = "application/vnd.ollama.image.model"
_DIGEST = re.compile(r"sha256[:-]([0-9a-f]{64})")

ShouldContinue = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A file named like a model; its content is not known yet."""

    path: Path
    source: str
    name: str
    """For the user: the file's name without suffix, or Ollama's name and tag."""
    size_bytes: int
    modified_ns: int
    identity: tuple[int, int] | str = field(repr=False)
    """Equal for two names of one physical file; not in ``repr``, which ``fingerprint`` hashes."""
    problem: str = ""
    """Why it cannot be read at all, or empty."""


@dataclass(frozen=True, slots=True)
class FolderProblem:
    """A folder that could not be searched."""

    folder: Path
    reason: str


def find_files(
    folders: Iterable[ModelFolder], should_continue: ShouldContinue = lambda: True
) -> Iterator[list[ModelFile] | FolderProblem]:
    """Yield the model files of one folder after another, and the folders that cannot be read.

    ``should_continue`` is called often; once it returns False, the search ends. Folders of
    programs may be missing; one that the user chose may not.
    """
    entered: set[tuple[int, int] | str] = set()
    for root in folders:
        if problem := _problem_of_root(root):
            if root.chosen:
                yield FolderProblem(root.path, problem)
            continue
        waiting = deque([(root.path, 0)])
        while waiting:
            folder, level = waiting.popleft()
            if not should_continue():
                return
            try:
                identity = _identity(folder, os.stat(folder))
                if identity in entered:
                    continue
                entered.add(identity)
                names, subfolders = _entries(folder, should_continue)
            except OSError as error:
                yield FolderProblem(folder, _unreadable(error))
                continue
            if {"blobs", "manifests"} <= set(subfolders):
                yield from _ollama_files(folder, root.source, should_continue)
                subfolders = [name for name in subfolders if name not in ("blobs", "manifests")]
            if found := [_model_file(folder / name, root.source) for name in names]:
                yield found
            if level < _MOST_LEVELS:
                waiting.extend((folder / name, level + 1) for name in subfolders)


def files_of_model(path: Path) -> list[ModelFile]:
    """Return this file, or all parts in its folder if it is part of a split model.

    Raises ``OSError`` if the folder cannot be read.
    """
    names, (whole, _, count) = [path.name], split_name(path.name)
    if count > 1:
        found = ((name, split_name(name)) for name in os.listdir(path.parent))
        names = sorted(name for name, part in found if part[::2] == (whole, count))
    source = shown_path(path.parent)
    return [_model_file(path.parent / name, source, _name_of_blob(path)) for name in names]


def name_at(path: Path) -> str:
    """Return the name of a model as the library lists it; accesses the disk.

    A file of Ollama's is named by its digest; a manifest next to it has the name for lists.
    """
    return _name_of_blob(path) or model_name(path)


def fingerprint(
    folders: Iterable[ModelFolder], should_continue: ShouldContinue = lambda: True
) -> str:
    """Return a text that changes with the files, their sizes or times.

    Opens no model file, so it may be called every few seconds.
    """
    digest = hashlib.sha256()
    for found in find_files(folders, should_continue):
        digest.update(repr(found).encode())
    return digest.hexdigest()


def _problem_of_root(root: ModelFolder) -> str:
    try:
        mode = os.stat(root.path).st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return said("folder-missing")
    except OSError:
        return ""  # the search reports why
    if stat.S_ISDIR(mode):
        return ""
    return said("folder-is-file")


def _entries(folder: Path, should_continue: ShouldContinue) -> tuple[list[str], list[str]]:
    """Return the names of the model files and the subfolders, sorted, without hidden ones."""
    files, subfolders = [], []
    with os.scandir(folder) as entries:
        for number, entry in enumerate(entries, start=1):
            if number % 1000 == 0 and not should_continue():
                break
            # Hidden: lock files of caches and the like, and macOS's metadata of a file (._name).
            if entry.name.startswith("."):
                continue
            try:
                is_folder = entry.is_dir()
            except OSError:  # a link that leads to itself
                is_folder = False
            if is_folder:
                subfolders.append(entry.name)
            # GPT4All (gpt4all-chat/src/download.cpp) writes into "incomplete-..." first; unfinished
            # downloads of other programs do not end with .gguf.
            elif entry.name.lower().endswith(".gguf") and not entry.name.startswith("incomplete-"):
                files.append(entry.name)
    return sorted(files), sorted(subfolders)


def _model_file(path: Path, source: str, name: str = "") -> ModelFile:
    try:
        status = os.stat(path)
    except FileNotFoundError:
        problem = said("model-gone")
        if os.path.lexists(path):
            problem = said("model-broken-link")
    except OSError as error:
        problem = said("model-unreadable", reason=error.strerror or str(error))
    else:
        if stat.S_ISREG(status.st_mode):
            return ModelFile(
                path,
                source,
                name or model_name(path),
                status.st_size,
                status.st_mtime_ns,
                _identity(path, status),
            )
        problem = said("model-not-regular")  # reading a pipe would block forever
    return ModelFile(path, source, name or model_name(path), 0, 0, str(path), problem)


def _identity(path: Path, status: os.stat_result) -> tuple[int, int] | str:
    # Some network drives have no file numbers.
    return (status.st_dev, status.st_ino) if status.st_ino else os.path.realpath(path)


# --- Ollama ----------------------------------------------------------------------------------


def _ollama_files(
    folder: Path, source: str, should_continue: ShouldContinue
) -> Iterator[list[ModelFile] | FolderProblem]:
    """Yield a portion per folder of manifests: manifests/<host>/<namespace>/<model>/<tag>."""
    problems: list[OSError] = []
    manifests = folder / "manifests"
    for parent, subfolders, names in os.walk(manifests, onerror=problems.append):
        if not should_continue():
            return
        subfolders.sort()
        found = []
        for name in sorted(names):
            path = Path(parent, name)
            parts = path.relative_to(manifests).parts
            if len(parts) > 1 and not name.startswith("."):
                found.extend(_of_manifest(path, _ollama_name(parts), folder / "blobs", source))
        if found:
            yield found
    for error in problems:
        yield FolderProblem(Path(error.filename or manifests), _unreadable(error))


def _unreadable(error: OSError) -> str:
    return said("folder-unreadable", reason=error.strerror or str(error))


def _name_of_blob(path: Path) -> str:
    """Return Ollama's name of one of its files; empty for any other file."""
    if path.parent.name != "blobs" or not _DIGEST.fullmatch(path.name):
        return ""
    portions = _ollama_files(path.parent.parent, "", lambda: True)
    files = (file for found in portions if not isinstance(found, FolderProblem) for file in found)
    return next((file.name for file in files if file.path.name == path.name), "")


def _ollama_name(parts: tuple[str, ...]) -> str:
    """Return the name as ``ollama list`` shows it."""
    *places, model, tag = parts
    if places[:1] == [_OLLAMA_HOST]:
        places = places[1:]
        if places[:1] == [_OLLAMA_NAMESPACE]:
            places = places[1:]
    return shown_name("/".join([*places, f"{model}:{tag}"]))


def _of_manifest(path: Path, name: str, blobs: Path, source: str) -> list[ModelFile]:
    problem = said("ollama-manifest-damaged")
    try:
        with open_untrusted(path) as file:
            manifest = parse_json(file.read(_MOST_MANIFEST_BYTES))
        digests = [
            _DIGEST.fullmatch(str(layer["digest"]))
            for layer in manifest["layers"]
            if layer["mediaType"] == _OLLAMA_MODEL_LAYER
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        if isinstance(error, OSError):
            reason = error.strerror or str(error)
            problem = said("ollama-manifest-unreadable", reason=reason)
        return [ModelFile(path, source, name, 0, 0, str(path), problem)]
    found = []
    for digest in filter(None, digests):
        blob = _model_file(blobs / f"sha256-{digest[1]}", source, name)
        if blob.problem and not os.path.lexists(blob.path):
            blob = replace(blob, problem=said("ollama-data-missing"))
        found.append(blob)
    return found
