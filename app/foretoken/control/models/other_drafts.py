"""Which models on this computer can draft for some targets, found beside the GUI thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running
from foretoken.models.library.library import LibraryModel, model_at
from foretoken.models.names import OWN_HEAD
from foretoken.models.pairs.pairing import Pairing
from foretoken.system.language import tr


@dataclass(frozen=True, slots=True)
class DraftOffer:
    """A model that can draft for a target."""

    name: str
    path: Path
    worthwhile: bool
    """Whether nothing speaks against it."""


class OtherDrafts(Background):
    """Looks for them once it is asked."""

    found = Signal(object)
    """By the path of the target, dict[Path, list[DraftOffer]]: those that fit, best ones first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("other drafts", parent)  # not translated: a thread
        self._pairing = Pairing()  # used by the background work alone

    def look(self, targets: Sequence[Path], models: Sequence[LibraryModel]) -> None:
        """Look among ``models`` for drafts of ``targets``. A target that cannot be read has none.

        What was asked before is forgotten.
        """

        def run(running: Running) -> dict[Path, list[DraftOffer]]:
            offers: dict[Path, list[DraftOffer]] = {}
            for target in targets:
                running.require()
                offers[target] = self._offers(target, models)
            return offers

        self.start(run, self.found.emit)

    def _offers(self, target: Path, models: Sequence[LibraryModel]) -> list[DraftOffer]:
        try:
            ranked = self._pairing.ranked_drafts(model_at(target), models)
        except OSError:
            return []
        return [
            DraftOffer(
                tr(OWN_HEAD) if each.own_head else each.model.name,
                each.model.path,
                each.verdict.worthwhile,
            )
            for each in ranked
            if each.model is not None and each.verdict.compatible
        ]
