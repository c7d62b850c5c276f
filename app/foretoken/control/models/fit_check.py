"""Background checks: whether a pair fits into memory, and how much memory there is."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running
from foretoken.models.memory.fit import FitGrade, MemoryFit, PairPlan, check_fit, propose
from foretoken.models.memory.free_memory import FreeMemory, Room, free_memory, memory_without_gpus

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
