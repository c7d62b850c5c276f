"""The GGUF models on this computer: found in folders, and identified by their headers.

``scan`` yields them in portions while it runs, so that a list can fill; headers are cached. Nothing
is loaded, moved or written next to a model. To follow changes, compare
``library.files.fingerprint`` with an earlier one and scan again.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path

from foretoken.models.library.facts import (
    FileFacts,
    ModelKind,
    brings_head,
    quantisation_name,
    read_facts,
)
from foretoken.models.library.files import (
    FolderProblem,
    ModelFile,
    ShouldContinue,
    files_of_model,
    find_files,
)
from foretoken.models.library.folders import ModelFolder
from foretoken.models.names import model_name, split_name
from foretoken.models.remembered import HEADERS, ResultCache
from foretoken.system.language import said, spoken, tr
from foretoken.system.records import path_text

_PORTION_LENGTH = 16
"""Models read before they are yielded: about a quarter of a second if none is cached."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryModel(FileFacts):
    """A model: one file, or all parts of a split one; its facts are those of its first part.

    ``problem`` says why it is broken, or why no text can be written with it (OTHER).
    """

    path: Path
    """The first or only part, which is the one to load."""
    parts: tuple[Path, ...]
    source: str
    """Program whose folder it is in, or the user's folder."""
    name: str
    size_bytes: int = 0
    """Total size of the files."""
    quantisation: str = ""
    head: bool = False
    """Whether it has a head that drafts for it (MTP)."""
    modified_ns: int = 0


@dataclass(frozen=True, slots=True)
class Library:
    """Result of a scan, in all or since the last portion."""

    models: tuple[LibraryModel, ...]
    problems: tuple[FolderProblem, ...] = ()
    """Folders that could not be searched."""


def read_library(folders: Iterable[ModelFolder]) -> Library:
    """Scan to the end."""
    portions = list(scan(folders))
    return Library(
        tuple(model for portion in portions for model in portion.models),
        tuple(problem for portion in portions for problem in portion.problems),
    )


def has_own_head(path: Path) -> bool:
    """Whether a model has a head that drafts for it; False if its files cannot be read."""
    with suppress(OSError):
        return brings_head(read_facts(part.path) for part in files_of_model(path))
    return False


def scan(
    folders: Iterable[ModelFolder], should_continue: ShouldContinue = lambda: True
) -> Iterator[Library]:
    """Yield the models in these folders, each once even if several names lead to its file.

    Reads headers that are not cached. ``should_continue`` is called before every file; once it
    returns False the scan ends early and stores what it has read. Of a file with several names the
    first one found is shown, so the order of the folders matters.
    """
    reading = _ModelReader()
    try:
        for found in find_files(folders, should_continue):
            if isinstance(found, FolderProblem):
                yield Library((), (found,))
                continue
            models = []
            for group in _groups(found):
                if not should_continue():
                    break
                if (model := reading.model(group)) is not None:
                    models.append(model)
                if len(models) == _PORTION_LENGTH:
                    yield Library(tuple(models))
                    models = []
            if models:
                yield Library(tuple(models))
    finally:
        reading.save()


def model_at(path: Path) -> LibraryModel:
    """Describe a model in any folder; any part of a split model stands for all of them.

    Its problems are part of the description. Raises ``OSError`` if its folder cannot be read.
    """
    (group,) = _groups(files_of_model(Path(os.path.abspath(path))))
    reading = _ModelReader()
    model = reading.read(group)
    reading.save()
    return model


def has_changed(model: LibraryModel) -> bool:
    """Whether its files have changed since they were read, are gone, or are back."""
    sizes, times = [0], [0]
    for part in model.parts:
        try:
            status = os.stat(part)
        except OSError:
            continue
        sizes.append(status.st_size)
        times.append(status.st_mtime_ns)
    return (sum(sizes), max(times)) != (model.size_bytes, model.modified_ns)


@dataclass(frozen=True, slots=True)
class _Group:
    """Files of one folder that are one model according to their names."""

    files: dict[int, ModelFile]
    """By part number, from 1."""
    count: int
    """Number of parts according to their names; 1 for a name that mentions no parts."""


def _groups(files: list[ModelFile]) -> list[_Group]:
    """Group the parts of split models."""
    groups: dict[tuple[str, int], _Group] = {}
    for file in files:
        whole, number, count = split_name(file.path.name)
        # Ollama's files are in one folder, but each is a model with a name of its own.
        key = (f"{file.name}/{whole}", count)
        groups.setdefault(key, _Group({}, count)).files[number] = file
    return list(groups.values())


class _ModelReader:
    """Turns files into models; tracks which physical files it has seen."""

    def __init__(self) -> None:
        self._known = ResultCache(HEADERS)
        self._new: dict[str, FileFacts] = {}
        self._seen: set[tuple[int, int] | str] = set()

    def model(self, group: _Group) -> LibraryModel | None:
        """Return None for no model, and for one that was found before."""
        identities = {file.identity for file in group.files.values()}
        if identities <= self._seen:
            return None
        self._seen |= identities
        model = self.read(group)
        return None if model.no_model else model

    def read(self, group: _Group) -> LibraryModel:
        """Describe the model in these files."""
        parts = [group.files[number] for number in sorted(group.files)]
        facts = [self._facts(file) for file in parts]
        first, sizes = facts[0], Counter[str]()
        for fact in facts:
            sizes.update(fact.bytes_by_type)
        known = replace(
            first, problem=first.note or None, parameters=sum(fact.parameters for fact in facts)
        )
        if problem := _problem(group, facts):
            known = FileFacts(problem=problem, kind=ModelKind.BROKEN)
        # Ollama's manifests, and parts of a split model, show that there was a model.
        unnamed = group.count == 1 and parts[0].name == model_name(parts[0].path)
        values = {each.name: getattr(known, each.name) for each in fields(FileFacts)}
        return LibraryModel(
            **values | {"no_model": first.no_model and unnamed},
            path=parts[0].path,
            parts=tuple(file.path for file in parts),
            source=parts[0].source,
            name=parts[0].name,
            size_bytes=sum(file.size_bytes for file in parts),
            quantisation=quantisation_name(known.file_type, sizes) if not problem else "",
            head=not problem and brings_head(facts),
            modified_ns=max(file.modified_ns for file in parts),
        )

    def save(self) -> None:
        """Cache what was read, for as long as the files have the same size and time."""
        if self._new:
            self._known.add_all(self._new)

    def _facts(self, file: ModelFile) -> FileFacts:
        if file.problem:
            return FileFacts(problem=file.problem)
        # The facts contain sentences in the language of the window.
        key = f"{path_text(file.path)} {file.size_bytes} {file.modified_ns} {spoken().code}"
        if (known := self._known.get(key, FileFacts)) is not None:
            return known
        # Ollama's files are named by their digest.
        named = file.path.suffix.lower() == ".gguf"
        try:
            facts = read_facts(file.path, "" if named else tr("It", about="a file of a model"))
        except OSError as error:  # not cached: access may be granted, a drive come back
            why = error.strerror or str(error)
            return FileFacts(problem=said("model-unreadable", reason=why))
        except Exception as error:
            # One file that the reader fails on must not hide all others.
            _log.exception("The header of a model cannot be read")
            return FileFacts(problem=said("model-header-invalid", error=type(error).__name__))
        self._new[key] = facts
        return facts


def _problem(group: _Group, facts: list[FileFacts]) -> str:
    """Return why the parts are no model, in a sentence; empty if they are."""
    for number in range(1, group.count + 1):
        if number not in group.files:
            return said("model-part-missing", number=number, count=group.count)
    for fact in facts:
        if fact.problem:
            return fact.problem
    first = facts[0]
    if group.count == 1 < first.split_count:
        number, count = first.split_number + 1, first.split_count
        return said("model-part-name", number=number, count=count)
    numbers, tensors = [fact.split_number for fact in facts], sum(fact.tensors for fact in facts)
    together = numbers == list(range(first.split_count)) and first.split_tensors in (0, tensors)
    if group.count > 1 and not together:
        return said("model-parts-differ")
    return ""
