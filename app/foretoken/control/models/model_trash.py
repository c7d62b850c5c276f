"""Moves a model's files to the system's trash and back, in the way of whoever keeps them."""

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
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name


@dataclass(frozen=True, slots=True)
class TrashPlan:
    """What would be moved."""

    model: LibraryModel
    refusal: str = ""
    """Why it is not for us to move; empty if it is."""
    note: str = ""
    """What a person should know of it besides."""


@dataclass(frozen=True, slots=True)
class Trashed:
    """A file that was moved."""

    path: Path
    """Where it was."""
    in_trash: Path | None
    """Where it is; None where the system does not tell."""
    blob: Path | None = None
    """Of Hugging Face's cache: where its data was."""
    links: tuple[tuple[Path, str], ...] = ()
    """Of that cache: the names that led to the data, with what they said."""


@dataclass(frozen=True, slots=True)
class TrashedModel:
    """A model that was moved."""

    model: LibraryModel
    files: tuple[Trashed, ...]

    @property
    def can_come_back(self) -> bool:
        """Whether it is known where all its files are."""
        return all(file.in_trash is not None for file in self.files)


def plan_trash(model: LibraryModel) -> TrashPlan:
    """Say what moving a model means; nothing is touched."""
    if model.path in builtin_models():
        return TrashPlan(model, tr("The built-in models belong to Foretoken and stay."))
    if model.source == "Ollama":  # not translated: a name
        return TrashPlan(
            model,
            tr(
                "Ollama keeps this model under a name of its own, and other models may share its "
                "files. Remove it with: {command}",
                command=f"ollama rm {model.name}",  # not translated: for a shell
            ),
        )
    if any(_blob(part) is not None for part in model.parts):
        return TrashPlan(
            model,
            note=tr(
                "It lies in the cache of Hugging Face, which keeps the data apart from the name: "
                "both go, and programs that want it again will download it again."
            ),
        )
    if any(part.is_symlink() for part in model.parts):
        note = tr("It is a link: only the link is moved, the file itself stays.")
        return TrashPlan(model, note=note)
    return TrashPlan(model)


def move_to_trash(model: LibraryModel) -> TrashedModel:
    """Move all parts.

    Raises ``OSError`` with a sentence for people. Then all are where they were, as far as the
    system tells where they went.
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
    """Put all parts where they were. Raises ``OSError`` with a sentence for people."""
    for file in trashed.files:
        if os.path.lexists(file.path):
            raise OSError(
                tr(
                    "{name} cannot be brought back: there is a file of that name in {folder} "
                    "again. It stays in the trash.",
                    name=shown_name(file.path.name),
                    folder=shown_path(file.path.parent),
                )
            )
    for file in trashed.files:
        _bring_back(file)


class ModelTrash(Background):
    """Moves models beside the GUI thread: a trash on another disk means copying."""

    moved = Signal(object)
    """The TrashedModel; ``restore`` brings it back if it can come back."""
    restored = Signal()
    """It is where it was."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("trash", parent)  # not translated: a thread
        self._last: TrashedModel | None = None

    def move(self, model: LibraryModel) -> None:
        """Move all its files."""
        self.start(lambda _running: move_to_trash(model), self._on_moved, self._on_failed)

    @Slot()
    def restore(self) -> None:
        """Bring back what was moved last."""
        last = self._last
        if last is not None and not self.busy:
            self.start(lambda _running: bring_back(last), self._on_restored, self._on_failed)

    def _on_moved(self, moved: TrashedModel) -> None:
        self._last = moved
        self.moved.emit(moved)

    def _on_restored(self, _done: None) -> None:
        self._last = None
        self.restored.emit()

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(str(error))


def _blob(path: Path) -> Path | None:
    """The data behind a name in the cache of Hugging Face: snapshots/<revision>/<name>."""
    if not path.is_symlink():
        return None
    data = Path(os.path.realpath(path))
    return data if data.parent.name == "blobs" and data.is_file() else None


def _moved_from_cache(link: Path, blob: Path) -> Trashed:
    """Put the data in the place of its name first, so that the trash shows a name to restore."""
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
    for path in others:  # of other revisions: they lead nowhere now
        path.unlink(missing_ok=True)
    return Trashed(link, in_trash, blob, links)


def _moved(path: Path) -> Trashed:
    # Qt makes the trash in this folder, but not the folder.
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    with contextlib.suppress(OSError):
        Path(data).mkdir(parents=True, exist_ok=True)
    file = QFile(str(path))
    if not file.moveToTrash():
        raise OSError(
            tr(
                "{name} could not be moved to the trash: {why}. It is where it was. Remove it in "
                "the file manager.",
                name=shown_name(path.name),
                why=file.errorString(),
            )
        )
    # "If the file could be moved, fileName() will return the path of the trashed file", if the
    # system tells: https://doc.qt.io/qt-6/qfile.html#moveToTrash
    place = file.fileName()
    return Trashed(path, Path(place) if place and Path(place) != path else None)


def _bring_back(file: Trashed) -> None:
    target = file.path if file.blob is None else file.blob
    if file.in_trash is None or not os.path.lexists(file.in_trash):
        raise OSError(
            tr(
                "{name} is no longer in the trash. It cannot be brought back.",
                name=shown_name(file.path.name),
            )
        )
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(file.in_trash, target)
        for path, pointed in file.links:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.symlink_to(pointed)
    except OSError as error:
        raise OSError(
            tr(
                "{name} cannot be brought back: {why}. It is in the trash of your system.",
                name=shown_name(file.path.name),
                why=error.strerror or str(error),
            )
        ) from error
    # Freedesktop's trash keeps beside each file what it was:
    # https://specifications.freedesktop.org/trash-spec/latest/
    name = f"{file.in_trash.name}.trashinfo"
    with contextlib.suppress(OSError):
        (file.in_trash.parent.parent / "info" / name).unlink(missing_ok=True)
