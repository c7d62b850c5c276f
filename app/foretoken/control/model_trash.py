"""Moves a model's files to the system's trash, whole and in the way of whoever keeps them."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile, QObject, QStandardPaths, Signal, Slot

from foretoken.control.background_task import BackgroundTask
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.library import LibraryModel


@dataclass(frozen=True, slots=True)
class TrashPlan:
    """What would be moved."""

    model: LibraryModel
    refusal: str = ""
    """Why it is not for us to move; empty if it is."""
    note: str = ""
    """What a person should know before saying yes."""


def plan_trash(model: LibraryModel) -> TrashPlan:
    """Say what moving a model means; nothing is touched."""
    if model.path in builtin_pair():
        return TrashPlan(model, "The built-in models belong to Foretoken and stay.")
    if model.source == "Ollama":
        return TrashPlan(
            model,
            "Ollama keeps this model under a name of its own, and other models may share its "
            f"files. Remove it with: ollama rm {model.name}",
        )
    if any(_blob(part) is not None for part in model.parts):
        return TrashPlan(
            model,
            note="It lies in the cache of Hugging Face, which keeps the data apart from the name. "
            "Both are moved; programs that want it again will download it again.",
        )
    if any(part.is_symlink() for part in model.parts):
        return TrashPlan(model, note="It is a link: only the link is moved, the file itself stays.")
    return TrashPlan(model)


def move_to_trash(model: LibraryModel) -> None:
    """Move all parts. Raises ``OSError`` with a sentence for people; earlier parts are moved."""
    for part in model.parts:
        blob = _blob(part)
        if blob is None:
            _move(part)
        else:
            _move_from_cache(part, blob)


class ModelTrash(QObject):
    """Moves models beside the GUI thread: a trash on another disk means copying."""

    moved = Signal(object)
    """The LibraryModel that is gone."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = BackgroundTask("trash", self)
        self._task.ended.connect(self.moved)
        self._task.failed.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether files are being moved; then nothing else can be."""
        return self._task.busy

    def move(self, model: LibraryModel) -> None:
        """Move all its files."""

        def run(_running: object) -> LibraryModel:
            move_to_trash(model)
            return model

        self._task.start(run)

    def shut_down(self) -> None:
        """End the thread once it is done."""
        self._task.shut_down()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(str(error))


def _blob(path: Path) -> Path | None:
    """The data behind a name in the cache of Hugging Face: snapshots/<revision>/<name>."""
    if not path.is_symlink():
        return None
    data = Path(os.path.realpath(path))
    return data if data.parent.name == "blobs" and data.is_file() else None


def _move_from_cache(link: Path, blob: Path) -> None:
    """Put the data in the place of its name first, so that the trash shows a name to restore."""
    snapshots = blob.parent.parent / "snapshots"
    others = [
        path
        for path in snapshots.rglob(f"*{link.suffix}")
        if path != link and path.is_symlink() and os.path.realpath(path) == str(blob)
    ]
    pointed = os.readlink(link)
    os.replace(blob, link)
    try:
        _move(link)
    except OSError:
        os.replace(link, blob)
        os.symlink(pointed, link)
        raise
    for path in others:  # of other revisions: they lead nowhere now
        path.unlink(missing_ok=True)


def _move(path: Path) -> None:
    # Qt makes the trash in this folder, but not the folder.
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    with contextlib.suppress(OSError):
        Path(data).mkdir(parents=True, exist_ok=True)
    file = QFile(str(path))
    if not file.moveToTrash():
        raise OSError(
            f"{path.name} could not be moved to the trash: {file.errorString()}. It is where it "
            "was. Remove it in the file manager."
        )
