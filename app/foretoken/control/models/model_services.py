"""Background services of the model picker: drafts for a target, memory fit and free memory."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running, shut_down_below
from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.model_trash import ModelTrash
from foretoken.control.models.preset_list import PresetList
from foretoken.models.library.library import LibraryModel, model_at
from foretoken.models.memory.fit import FitGrade, MemoryFit, PairPlan, check_fit, propose
from foretoken.models.memory.free_memory import FreeMemory, Room, free_memory, memory_without_gpus
from foretoken.models.names import OWN_HEAD
from foretoken.models.pairs.pair_test import PairTestResult, PairTests
from foretoken.models.pairs.pairing import DraftChoice, Pairing
from foretoken.servers.server import ServerKeys
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


# The check starts a child process: not for every row that the arrow keys pass.
_DEBOUNCE_MS = 350


@dataclass(frozen=True, slots=True)
class FitReport:
    """Memory fit of a choice of models."""

    fit: MemoryFit
    proposal: MemoryFit | None = None
    """A way to load the same target that fits."""
    in_use: bool = False
    """Whether the target is already loaded, so that only the rest needs memory."""

    @property
    def free_bytes(self) -> int:
        """Free memory of all places that the pair would occupy, in bytes."""
        own = [device for device in self.fit.free.devices if not device.is_ram]
        used = self.fit.need.on_devices
        return self.fit.free.ram + sum(device.free for device in own if device.name in used)


class FitCheck(Background):
    """Fit of the latest choice; earlier requests are cancelled."""

    measured = Signal(object)
    """A FitReport; a second one with a proposal follows if the pair does not fit."""
    failed = Signal(str)
    """Why measuring failed; message for the user."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("memory fit", parent)  # not translated: a thread
        self.placed: PairPlan | None = None
        """The loaded pair, with the GPUs that hold its layers."""

    def ask(self, plan: PairPlan, loaded: PairPlan | None) -> None:
        """Measure ``plan`` soon; ``loaded`` is the plan of the loaded pair as requested."""
        placed = self.placed or loaded
        self.start(
            lambda running: _measure(running, plan, loaded, placed),
            self.measured.emit,
            self._on_failed,
            on_part=self.measured.emit,
            after_ms=_DEBOUNCE_MS,
        )

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(str(error) or type(error).__name__)


def _measure(
    running: Running, plan: PairPlan, loaded: PairPlan | None, placed: PairPlan | None
) -> FitReport:
    free = free_memory()
    in_use = loaded is not None and _without_draft(loaded) == _without_draft(plan)
    if in_use and placed is not None:
        held = check_fit(placed, free, running.should_continue)
        if plan != loaded:
            held = check_fit(_without_draft(placed), free, running.should_continue)
        free = _with_given_back(free, held)
    # A loaded pair is where it is, even if an estimate would place it elsewhere.
    there = placed if placed is not None and plan == loaded else plan
    fit = replace(check_fit(there, free, running.should_continue), plan=plan)
    report = FitReport(fit, in_use=in_use)
    if report.fit.grade in (FitGrade.FITS, FitGrade.TIGHT):
        return report
    running.tell(report)  # finding a proposal takes longer
    return replace(report, proposal=propose(plan, free, running.should_continue))


def _without_draft(plan: PairPlan) -> PairPlan:
    return replace(plan, draft=None, draft_settings=None)


def _with_given_back(free: FreeMemory, held: MemoryFit) -> FreeMemory:
    """Count the loaded pair's memory as free, except mapped files, which count as free anyway."""
    on_devices = held.need.on_devices
    devices = tuple(
        replace(device, free=min(device.total, device.free + on_devices.get(device.name, 0)))
        for device in free.devices
    )
    return replace(free, ram=free.ram + held.in_ram - held.need.mapped, devices=devices)


_log = logging.getLogger(__name__)


class MemoryMonitor(Background):
    """Free memory of the computer, known at once, and of its GPUs, known a little later."""

    told = Signal()
    """``room`` was updated."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("free memory", parent)  # not translated: a thread
        self.room = Room.of_best(memory_without_gpus())
        """The memory that models would be loaded into."""

    def look(self) -> None:
        """Update ``room``; emits ``told``."""
        self.start(lambda _running: Room.of_best(free_memory()), self._on_seen, self._on_failed)

    def _on_seen(self, room: Room) -> None:
        self.room = room
        self.told.emit()

    def _on_failed(self, error: Exception) -> None:
        _log.warning("The memory of GPUs is unknown: %s", error)


class ModelServices(QObject):
    """Library, its folders, presets, trash, draft ranking, memory fit and servers."""

    def __init__(self, keys: ServerKeys, parent: QObject | None = None) -> None:
        """``keys`` are the API keys of servers."""
        super().__init__(parent)
        self.feed = LibraryFeed(self)
        self.ranking = DraftRanking(self)
        self.fit = FitCheck(self)
        self.trash = ModelTrash(self)
        self.presets = PresetList(self)
        self.servers = KnownServers(keys, self)
        for changing in (self.trash.moved, self.trash.restored):
            changing.connect(self.feed.look_again)

    def rest(self) -> None:
        """Stop work for a picker that is closed."""
        self.feed.end()
        self.ranking.cancel()
        self.fit.cancel()

    def shut_down(self) -> None:
        """End all threads."""
        self.feed.end()
        shut_down_below(self)
