"""Which models of the library can draft for a target, found beside the GUI thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running
from foretoken.models.library.library import LibraryModel, model_at
from foretoken.models.names import OWN_HEAD
from foretoken.models.pairs.pair_test import PairTestResult, PairTests
from foretoken.models.pairs.pairing import DraftChoice, Pairing
from foretoken.system.language import tr

Tested: TypeAlias = dict[Path | None, PairTestResult]


class DraftRanking(Background):
    """Keeps what it has read and compared, so that a second look at a library is quick."""

    ranked = Signal(object, object, object)
    """The target (LibraryModel), its list[DraftChoice], best first, and what tests found.

    The last one is a dict of PairTestResult by the draft's path, None for no second model.
    """
    failed = Signal(str)
    """Why there is no list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("draft ranking", parent)  # not translated: a thread
        self._pairing = Pairing()  # used by the background work alone

    def rank(self, target: LibraryModel, models: Sequence[LibraryModel]) -> None:
        """Order ``models`` for ``target``, in the place of what was asked before."""

        def run(running: Running) -> tuple[LibraryModel, list[DraftChoice], Tested]:
            choices = self._pairing.ranked_drafts(target, _while_wanted(running, models))
            return target, choices, _tested(running, target, choices)

        self.start(run, self._on_ranked, self._on_failed)

    def _on_ranked(self, result: tuple[LibraryModel, list[DraftChoice], Tested]) -> None:
        self.ranked.emit(*result)

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(tr("The models could not be compared: {error}", error=str(error)))


def _tested(running: Running, target: LibraryModel, choices: Sequence[DraftChoice]) -> Tested:
    """Look up what tests of these pairs found on this machine."""
    tests, found = PairTests(), {}
    for choice in choices:
        running.require()
        if choice.verdict.compatible:
            draft = None if choice.model is None else choice.model.path
            if (result := tests.result(target.path, draft)) is not None:
                found[draft] = result
    return found


def _while_wanted(running: Running, models: Sequence[LibraryModel]) -> Iterator[LibraryModel]:
    for model in models:
        running.require()
        yield model


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
