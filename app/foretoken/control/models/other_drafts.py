"""Which other models on this computer can draft for a target, found beside the GUI thread."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running
from foretoken.models.library.folders import model_folders
from foretoken.models.library.library import model_at, read_library
from foretoken.models.pairs.pairing import Pairing


class OtherDrafts(QObject):
    """Looks for them once it is asked."""

    found = Signal(object)
    """Names and paths, list[tuple[str, Path]], the best ones first; those that fit only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pairing = Pairing()  # used by the background work alone
        self._work = Background("other drafts", self)

    def look(self, target: Path, without: Path | None) -> None:
        """Look for drafts of ``target``; ``without`` is the one in use. A failure is no draft."""

        def run(running: Running) -> list[tuple[str, Path]]:
            models = read_library(model_folders(), running.keep_on).models
            running.require()
            ranked = self._pairing.ranked_drafts(model_at(target), models)
            return [
                (each.model.name, each.model.path)
                for each in ranked
                if each.model is not None
                and each.verdict.compatible
                and each.model.path not in (target, without)
            ]

        self._work.start(run, self.found.emit, lambda _: self.found.emit([]))

    def cancel(self) -> None:
        """Forget what was asked."""
        self._work.cancel()

    def shut_down(self) -> None:
        """End the thread."""
        self._work.shut_down()
