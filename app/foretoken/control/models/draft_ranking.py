"""Orders the library as drafts of one target, beside the GUI thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running
from foretoken.models.library.library import LibraryModel
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
