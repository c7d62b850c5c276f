"""Models of the library that can draft for a target, found in the background."""

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
    """Ranking of drafts for a target; caches what it has read and compared."""

    ranked = Signal(object, object, object)
    """The target (LibraryModel), its list[DraftChoice], best first, and test results.

    The results are a dict of PairTestResult by the draft's path, None for no second model.
    """
    failed = Signal(str)
    """Error message: why there is no ranking."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("draft ranking", parent)  # not translated: a thread
        self._pairing = Pairing()  # used by the background work only

    def rank(self, target: LibraryModel, models: Sequence[LibraryModel]) -> None:
        """Rank ``models`` for ``target``; cancels the previous request."""

        def run(running: Running) -> tuple[LibraryModel, list[DraftChoice], Tested]:
            choices = self._pairing.ranked_drafts(target, _while_wanted(running, models))
            return target, choices, _tested(running, target, choices)

        self.start(
            run,
            lambda ranked: self.ranked.emit(*ranked),
            lambda error: self.failed.emit(
                tr("The models could not be compared: {error}", error=str(error))
            ),
        )


def _tested(running: Running, target: LibraryModel, choices: Sequence[DraftChoice]) -> Tested:
    """Look up the test results of these pairs on this computer."""
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
    """Whether it is expected to pay off."""


class OtherDrafts(Background):
    """Search for drafts for several targets."""

    found = Signal(object)
    """dict[Path, list[DraftOffer]]: drafts that fit, best first, by the path of the target."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("other drafts", parent)  # not translated: a thread
        self._pairing = Pairing()  # used by the background work only

    def look(self, targets: Sequence[Path], models: Sequence[LibraryModel]) -> None:
        """Look for drafts of ``targets`` among ``models``; cancels the previous search.

        A target that cannot be read has no drafts.
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
