"""Moves of a model's files to the system's trash and back, as their store requires."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile, QObject, QStandardPaths, Signal, Slot

from foretoken.control.background import Background
from foretoken.models.builtin import builtin_models
from foretoken.models.library.library import LibraryModel
from foretoken.system.language import said, tr
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name


@dataclass(frozen=True, slots=True)
class Trashed:
    """A file that was moved to the trash."""

    path: Path
    """Its original path."""
    in_trash: Path | None
    """Its path in the trash; None if the system does not report it."""
    blob: Path | None = None
    """Original path of the data, for a file in Hugging Face's cache."""
    links: tuple[tuple[Path, str], ...] = ()
    """Symbolic links to the data in that cache, with their targets."""


@dataclass(frozen=True, slots=True)
class TrashedModel:
    """A model that was moved to the trash."""

    model: LibraryModel
    files: tuple[Trashed, ...]

    @property
    def can_restore(self) -> bool:
        """Whether the whereabouts of all its files are known."""
        return all(file.in_trash is not None for file in self.files)


def trash_refusal(model: LibraryModel) -> str:
    """Return why Foretoken must not move a model to the trash; empty if it may."""
    if model.path in builtin_models():
        return said("built-in-stays")
    if model.source == "Ollama":  # not translated: a name
        command = f"ollama rm {model.name}"  # not translated: for a shell
        return said("ollama-removes", command=command)
    return ""


def trash_note(model: LibraryModel) -> str:
    """Return what the user should know when a model is moved; usually empty."""
    if any(_blob(part) is not None for part in model.parts):
        return tr(
            "It is in the Hugging Face cache, which stores names and data separately. Both "
            "are removed, and other programs that use the model will download it again."
        )
    if any(part.is_symlink() for part in model.parts):
        return tr("It is a link. Only the link is moved; the file itself stays.")
    return ""


def move_to_trash(model: LibraryModel) -> TrashedModel:
    """Move all parts of a model to the trash.

    Raises ``OSError`` with a message for the user. The parts are then back in place, as far as the
    system reports where they went.
    """
    moved: list[Trashed] = []
    try:
        for part in model.parts:
            blob = _blob(part)
            moved.append(_moved(part) if blob is None else _moved_from_cache(part, blob))
    except OSError:
        with contextlib.suppress(OSError):
            for file in moved:
                _bring_back(file)
        raise
    return TrashedModel(model, tuple(moved))


def bring_back(trashed: TrashedModel) -> None:
    """Restore all parts of a model. Raises ``OSError`` with a message for the user."""
    for file in trashed.files:
        if os.path.lexists(file.path):
            name, folder = shown_name(file.path.name), shown_path(file.path.parent)
            raise OSError(said("trash-place-taken", name=name, folder=folder))
    for file in trashed.files:
        _bring_back(file)


class ModelTrash(Background):
    """Background moves to the trash, which copies files if it is on another disk."""

    moved = Signal(object)
    """The TrashedModel; ``restore`` undoes the move if possible."""
    restored = Signal()
    """The model is back in its place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("trash", parent)  # not translated: a thread
        self._last: TrashedModel | None = None

    def move(self, model: LibraryModel) -> None:
        """Move all files of a model."""
        self.start(lambda _running: move_to_trash(model), self._on_moved)

    @Slot()
    def restore(self) -> None:
        """Restore the model that was moved last."""
        last = self._last
        if last is not None and not self.busy:
            self.start(lambda _running: bring_back(last), self._on_restored)

    def _on_moved(self, moved: TrashedModel) -> None:
        self._last = moved
        self.moved.emit(moved)

    def _on_restored(self, _done: None) -> None:
        self._last = None
        self.restored.emit()


def _blob(path: Path) -> Path | None:
    """Return the data of a name in Hugging Face's cache, a link: snapshots/<revision>/<name>."""
    if not path.is_symlink():
        return None
    data = Path(os.path.realpath(path))
    return data if data.parent.name == "blobs" and data.is_file() else None


def _moved_from_cache(link: Path, blob: Path) -> Trashed:
    """Put the data in place of its name first, so that the trash shows the name to restore."""
    snapshots = blob.parent.parent / "snapshots"
    others = [
        path
        for path in snapshots.rglob(f"*{link.suffix}")
        if path != link and path.is_symlink() and os.path.realpath(path) == str(blob)
    ]
    links = tuple((path, os.readlink(path)) for path in (link, *others))
    os.replace(blob, link)
    try:
        in_trash = _moved(link).in_trash
    except OSError:
        os.replace(link, blob)
        os.symlink(links[0][1], link)
        raise
    for path in others:  # names in other revisions: dangling links now
        path.unlink(missing_ok=True)
    return Trashed(link, in_trash, blob, links)


def _moved(path: Path) -> Trashed:
    # Qt creates the trash in this folder, but not the folder itself.
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    with contextlib.suppress(OSError):
        Path(data).mkdir(parents=True, exist_ok=True)
    file = QFile(str(path))
    if not file.moveToTrash():
        raise OSError(said("trash-refuses", name=shown_name(path.name), why=file.errorString()))
    # "If the file could be moved, fileName() will return the path of the trashed file", if the
    # system reports it: https://doc.qt.io/qt-6/qfile.html#moveToTrash
    place = file.fileName()
    return Trashed(path, Path(place) if place and Path(place) != path else None)


def _bring_back(file: Trashed) -> None:
    target = file.path if file.blob is None else file.blob
    if file.in_trash is None or not os.path.lexists(file.in_trash):
        raise OSError(said("trash-emptied", name=shown_name(file.path.name)))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(file.in_trash, target)
        for path, pointed in file.links:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.symlink_to(pointed)
    except OSError as error:
        name, why = shown_name(file.path.name), error.strerror or str(error)
        raise OSError(said("trash-unrestored", name=name, why=why)) from error
    # Freedesktop's trash stores an info file for each trashed file:
    # https://specifications.freedesktop.org/trash-spec/latest/
    name = f"{file.in_trash.name}.trashinfo"
    with contextlib.suppress(OSError):
        (file.in_trash.parent.parent / "info" / name).unlink(missing_ok=True)
