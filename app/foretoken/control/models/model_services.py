"""Background services of the model picker: the library, drafts for a target, and memory fit."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.background import Background, Running
from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.model_trash import ModelTrash
from foretoken.control.models.remembered_pairs import PresetList
from foretoken.models.builtin import builtin_models
from foretoken.models.library.files import FolderProblem, fingerprint
from foretoken.models.library.folders import (
    add_opened_file,
    add_user_folder,
    forget_opened_file,
    model_folders,
    opened_files,
    remove_user_folder,
)
from foretoken.models.library.library import Library, LibraryModel, has_changed, model_at, scan
from foretoken.models.memory.fit import MemoryFit, PairPlan, check_fit, propose, without_draft
from foretoken.models.memory.free_memory import Room, free_memory, memory_without_gpus
from foretoken.models.pairs.pair_test import PairTestResult, PairTests
from foretoken.models.pairs.pairing import DraftChoice, Pairing
from foretoken.servers.server import ServerKeys
from foretoken.system.language import said
from foretoken.system.shown_text import shown_name

POLL_INTERVAL_MS = 4_000
# Runs in the background; returns the files to describe.
_Job: TypeAlias = Callable[[], Iterable[Path] | None]
_log = logging.getLogger(__name__)


class LibraryFeed(QObject):
    """The models on this computer; ``begin`` and ``end`` watch for changes."""

    changed = Signal()
    """``models``, ``problems`` or ``scanning`` have changed."""
    not_described = Signal(object, str)
    """Path of a file passed to ``describe``, and why it is not listed."""
    failed = Signal(str)
    """Why the list of folders was not changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scanning = False
        """Whether the first scan is running. Vanished models are removed at the end of a scan."""
        self.problems: tuple[FolderProblem, ...] = ()
        """Folders that could not be searched."""
        self._found: dict[Path, LibraryModel] = {}
        self._elsewhere: dict[Path, LibraryModel] = {}
        self._wanted: set[Path] = set()
        self._fingerprint = ""
        self._look = Background("library", self)
        self._describe = Background("model header", self)
        self._folders = Background("model folders", self)  # not translated: a thread
        self._timer = QTimer(self, interval=POLL_INTERVAL_MS)
        self._timer.timeout.connect(self._on_poll_due)

    @property
    def models(self) -> list[LibraryModel]:
        """Models found so far and requested files from elsewhere, without the built-in ones."""
        return [*self._requested.values(), *self._found.values()]

    @property
    def _requested(self) -> dict[Path, LibraryModel]:
        """Models that are listed only because their files were requested."""
        known = {path for model in self._found.values() for path in model.parts}
        known.update(builtin_models())
        return {path: model for path, model in self._elsewhere.items() if path not in known}

    @property
    def built_in(self) -> list[LibraryModel]:
        """The built-in target and its drafts; empty until their headers are read."""
        paths, known = builtin_models(), self._elsewhere
        return [known[path] for path in paths] if known.keys() >= set(paths) else []

    def begin(self) -> None:
        """Scan now, and look for changes every few seconds."""
        self.describe(builtin_models())
        known = {*self._found, *self._elsewhere}
        self._do(lambda: [path for path in opened_files() if path not in known])
        self._timer.start()
        self._on_poll_due()

    def end(self) -> None:
        """Stop looking for changes; a first scan continues, so that the list is ready next time."""
        self._timer.stop()

    def look_again(self) -> None:
        """Look for changes now."""
        if not self.scanning:
            self._start_look()

    def describe(self, paths: Iterable[Path]) -> None:
        """Read the headers of files in any folder; ``changed`` reports models among them."""
        for path in paths:
            if path not in self._wanted:
                self._wanted.add(path)
                self._do(partial(list, [path]))

    def keep(self, path: Path) -> None:
        """List a file that the user opened from now on, wherever it is."""
        self._do(partial(add_opened_file, path))

    def is_kept(self, model: LibraryModel) -> bool:
        """Whether a model is listed only because its file was requested."""
        return model.path in self._requested

    def forget(self, path: Path) -> None:
        """Remove a file outside the model folders from the list; the file itself stays."""
        self._do(partial(forget_opened_file, path))
        if self._elsewhere.pop(path, None) is not None:
            self.changed.emit()

    def add_folder(self, folder: Path) -> None:
        """Search a folder as well from now on."""
        self._change_folders(partial(add_user_folder, folder))

    def remove_folder(self, folder: Path) -> None:
        """Stop searching a folder; nothing in it is touched."""
        self._change_folders(partial(remove_user_folder, folder))

    def _change_folders(self, change: Callable[[], bool]) -> None:
        self._folders.enqueue(
            lambda _running: change(),
            lambda is_news: self.look_again() if is_news else None,
            lambda error: self.failed.emit(said("folders-not-changed", error=str(error))),
        )

    def _do(self, job: _Job) -> None:
        self._describe.enqueue(partial(_describe, job), on_part=self._on_described)

    def _start_look(self) -> None:
        known = self._fingerprint
        self.scanning = not known
        self._look.start(
            partial(_scan, known), self._on_scanned, self._on_scan_failed, on_part=self._on_portion
        )
        if self.scanning:
            self.changed.emit()

    @Slot()
    def _on_poll_due(self) -> None:
        if not self._look.busy:
            self._start_look()
        if not self._describe.busy:
            elsewhere = list(self._elsewhere.values())
            self._do(lambda: [model.path for model in elsewhere if has_changed(model)])

    def _on_portion(self, portion: Library) -> None:
        new = {model.path: model for model in portion.models if model.path not in self._found}
        if new:
            self._found |= new
            self.scanning = True
            self.changed.emit()

    def _on_scanned(self, found: tuple[str, list[Library]] | None) -> None:
        self.scanning = False
        if found is None:
            return
        self._fingerprint, portions = found
        self.problems = tuple(problem for each in portions for problem in each.problems)
        self._found = {model.path: model for each in portions for model in each.models}
        self.changed.emit()

    def _on_scan_failed(self, error: Exception) -> None:
        self.scanning = False
        self.problems = (FolderProblem(Path(), said("model-search-failed", error=str(error))),)
        self.changed.emit()

    def _on_described(self, answer: tuple[Path, LibraryModel | str]) -> None:
        path, model = answer
        self._wanted.discard(path)
        before = self._elsewhere.pop(path, None)
        if isinstance(model, str):
            self.not_described.emit(path, model)
        else:
            self._elsewhere[path] = model
        if self._elsewhere.get(path) != before:
            self.changed.emit()


def _scan(known: str, running: Running) -> tuple[str, list[Library]] | None:
    """Scan if anything has changed since the fingerprint ``known``."""
    folders = model_folders()
    # Taken before the scan, so that changes during the scan are noticed next time.
    now = fingerprint(folders, running.should_continue)
    if now == known:
        return None
    portions = []
    for portion in scan(folders, running.should_continue):
        portions.append(portion)
        running.tell(portion)
    return now, portions


def _describe(job: _Job, running: Running) -> None:
    try:
        paths = job()
    except OSError as error:  # the list of opened files is not essential
        _log.warning("The opened models are not kept: %s", error)
        return
    for path in paths or ():
        running.require()
        running.tell((path, _described(path)))


def _described(path: Path) -> LibraryModel | str:
    """Return the model in a file, or why it is not listed."""
    try:
        model = model_at(path)
        if not model.no_model:
            return model
        with suppress(OSError):
            forget_opened_file(path)
        if model.problem and path.suffix.lower() == ".gguf":
            return model.problem  # it names the file
        return said("not-a-model-file", name=shown_name(path.name))
    except OSError as error:
        return said("path-unreadable", path=path, why=error.strerror or str(error))
    except Exception as error:  # otherwise this file and the next ones would never be reported
        _log.exception("A model cannot be described")
        return said("model-file-invalid", path=path, error=type(error).__name__)


Tested: TypeAlias = dict[Path | None, PairTestResult]


class DraftRanking(Background):
    """Ranking of drafts for a target; caches what it has read and compared."""

    found = Signal(object)
    """dict[Path, list[DraftChoice]] of ``look``: models that fit, best first, by target."""
    ranked = Signal(object, object, object)
    """The target (LibraryModel), its list[DraftChoice], best first, and test results.

    The results are a dict of PairTestResult by the draft's path, None for no second model.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("draft ranking", parent)  # not translated: a thread
        self._pairing = Pairing()  # used by the background work only

    def rank(self, target: LibraryModel, models: Sequence[LibraryModel]) -> None:
        """Rank ``models`` for ``target``; cancels the previous request."""

        def run(running: Running) -> tuple[LibraryModel, list[DraftChoice], Tested]:
            # Once cancelled, no more headers are read.
            wanted = (model for model in models if running.should_continue())
            choices = self._pairing.ranked_drafts(target, wanted)
            return target, choices, _tested(running, target, choices)

        self.start(run, lambda ranked: self.ranked.emit(*ranked))

    def look(self, targets: Sequence[Path], models: Sequence[LibraryModel]) -> None:
        """Look for drafts of ``targets`` among ``models``; cancels the previous request.

        A target that cannot be read has no drafts.
        """

        def run(running: Running) -> dict[Path, list[DraftChoice]]:
            found: dict[Path, list[DraftChoice]] = {}
            for target in targets:
                running.require()
                found[target] = self._drafts(target, models)
            return found

        self.start(run, self.found.emit)

    def _drafts(self, target: Path, models: Sequence[LibraryModel]) -> list[DraftChoice]:
        try:
            ranked = self._pairing.ranked_drafts(model_at(target), models)
        except OSError:
            return []
        return [each for each in ranked if each.model is not None and each.verdict.compatible]


def _tested(running: Running, target: LibraryModel, choices: Sequence[DraftChoice]) -> Tested:
    """Look up the test results of these pairs on this computer."""
    tests, found = PairTests(), {}
    for choice in choices:
        running.require()
        if choice.verdict.compatible and (result := tests.result(target.path, choice.path)):
            found[choice.path] = result
    return found


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
            on_part=self.measured.emit,
            after_ms=_DEBOUNCE_MS,
        )


def _measure(
    running: Running, plan: PairPlan, loaded: PairPlan | None, placed: PairPlan | None
) -> FitReport:
    free = free_memory()
    in_use = loaded is not None and without_draft(loaded) == without_draft(plan)
    if in_use and placed is not None:
        staying = placed if plan == loaded else without_draft(placed)
        held = check_fit(staying, free, running.should_continue)
        # Its memory counts as free, except for mapped files, which count as free anyway.
        free = free.with_given_back(held.need.on_devices)
        free = replace(free, ram=free.ram + held.in_ram - held.need.mapped)
    # A loaded pair is where it is, even if an estimate would place it elsewhere.
    there = placed if placed is not None and plan == loaded else plan
    fit = replace(check_fit(there, free, running.should_continue), plan=plan)
    report = FitReport(fit, in_use=in_use)
    if fit.fits:
        return report
    running.tell(report)  # finding a proposal takes longer
    return replace(report, proposal=propose(plan, free, running.should_continue))


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
        self.start(lambda _running: Room.of_best(free_memory()), self._on_seen)

    def _on_seen(self, room: Room) -> None:
        self.room = room
        self.told.emit()


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
