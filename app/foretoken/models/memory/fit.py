"""Memory fit of a pair, known before it is loaded, and what to give up if it does not fit.

``memory.measure`` says how needs are measured and what counts. The product's own memory is in use
by then, so it is not part of a need.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from foretoken.engine.config import ALL_LAYERS, CacheType, ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.amounts import size_text
from foretoken.models.library.facts import is_head_file
from foretoken.models.library.files import ShouldContinue
from foretoken.models.memory.free_memory import ROOM_PART, FreeMemory, free_memory
from foretoken.models.memory.measure import RAM, ContextPlan, ModelNeed, PlaceNeed, measure_need
from foretoken.models.memory.placement import (
    DEVICE_MARGIN_BYTES,
    LayerNeeds,
    PairPlacement,
    place,
    room_on,
    usable_devices,
)
from foretoken.system.language import tr

LEAST_CONTEXT_LENGTH = 2048
"""Shorter ones are never proposed: they hold a question with a long answer and hardly more."""
_LEAST_ROOM_BYTES = 500_000_000
# A placement is estimated, then measured, and estimated again if it takes more than there is.
_MOST_TRIES = 4


class FitGrade(Enum):
    """Grade of a pair's fit in the free memory, best first."""

    FITS = "fits"
    """Everything fits, and at least 500 MB and a twentieth of all memory stay free: a browser and
    the system's file cache may grow by that much unnoticed."""
    TIGHT = "tight"
    """Everything fits and runs at full speed, but less than that stays free."""
    SLOW = "slow"
    """It runs, but every pass waits: for weights read from disk repeatedly because the system has
    to drop them, for swapped memory, or for layers that are not on the GPU."""
    TOO_BIG = "too big"  # not translated: a name
    """What cannot be dropped exceeds free memory and swap, or the share of a GPU exceeds its
    memory: loading would fail, or the system would kill programs."""


@dataclass(frozen=True, slots=True)
class PairPlan:
    """A pair and how it is to be loaded."""

    target: Path
    draft: Path | None = None
    context_length: int = DEFAULT_CONTEXT_LENGTH
    settings: ModelSettings = field(default_factory=ModelSettings)
    draft_settings: ModelSettings | None = None
    """None: the target's."""
    head_of: Path | None = None
    """If ``target`` is only a head: its model, which is already loaded and not part of a need."""

    @property
    def own_head(self) -> bool:
        """Whether the target drafts by the head in its own file."""
        return self.draft == self.target

    @property
    def settings_of_draft(self) -> ModelSettings:
        """Settings of the draft, by default those of the target."""
        return self.draft_settings or self.settings


class DeviceNeed(NamedTuple):
    """Memory requirements of a pair in one place, in bytes."""

    target: int = 0
    """Weights of the target."""
    draft: int = 0
    """Weights of the draft."""
    caches: int = 0
    compute: int = 0
    """Buffers of passes; in ``RAM`` also vocabularies, tables and graphs."""

    @property
    def total(self) -> int:
        """Sum of all parts."""
        return sum(self)


@dataclass(frozen=True, slots=True)
class MemoryNeed:
    """Memory requirements of a pair in bytes, wherever it is."""

    target: ModelNeed
    draft: ModelNeed | None = None

    @property
    def models(self) -> tuple[ModelNeed, ...]:
        """Needs of both models, or of the target alone."""
        return (self.target,) if self.draft is None else (self.target, self.draft)

    @property
    def places(self) -> dict[str, DeviceNeed]:
        """Needs by place; ``RAM`` comes last, with what is on no GPU."""
        found: dict[str, DeviceNeed] = {}
        gpus = sorted({name for need in self.models for name in need.places} - {RAM})
        for name in [*gpus, RAM]:
            target = self.target.places.get(name, PlaceNeed())
            draft = self.draft.places.get(name, PlaceNeed()) if self.draft else PlaceNeed()
            caches, compute = target.cache + draft.cache, target.compute + draft.compute
            found[name] = DeviceNeed(target.weights, draft.weights, caches, compute)
        return found

    @property
    def whole(self) -> DeviceNeed:
        """Needs in RAM and on GPUs together."""
        return DeviceNeed(*map(sum, zip(*self.places.values(), strict=True)))

    @property
    def mapped(self) -> int:
        """Part of the weights that is used in place in the mapped files."""
        return sum(need.mapped for need in self.models)

    @property
    def on_devices(self) -> dict[str, int]:
        """Part of all this that is on each GPU."""
        return {name: need.total for name, need in self.places.items() if name != RAM}

    @property
    def partly_on_gpu(self) -> bool:
        """Whether a model has only some of its layers on a GPU."""
        placements = [need.placement for need in self.models]
        return any(0 < each.gpu_layers < each.layers for each in placements)


@dataclass(frozen=True, slots=True)
class MemoryFit:
    """Memory requirements of a pair, the free memory, and the verdict."""

    plan: PairPlan
    need: MemoryNeed
    free: FreeMemory
    placed: PairPlan
    """The plan with the GPUs' names and layers filled in, as it is to be loaded."""

    @property
    def placement(self) -> PairPlacement | None:
        """The same for the user; None without a GPU."""
        if not self.free.devices:
            return None
        target, draft = self.need.target, self.need.draft
        titles = {each.name: each.title or each.name for each in self.free.devices}
        return PairPlacement(target.placement, draft.placement if draft else None, titles)

    @property
    def in_ram(self) -> int:
        """Bytes needed of the computer's memory, which includes that of some GPUs."""
        own = {device.name for device in self.free.devices if not device.is_ram}
        return sum(need.total for name, need in self.need.places.items() if name not in own)

    @property
    def overfull(self) -> bool:
        """Whether a GPU is too small for its share."""
        return any(
            self.need.on_devices.get(device.name, 0) > device.free for device in self.free.devices
        )

    @property
    def runs_partly_on_gpu(self) -> bool:
        """Whether it runs, slower only because the GPUs have no room for some layers."""
        return self.need.partly_on_gpu and not self.overfull and self.in_ram <= self.free.ram

    @property
    def fits(self) -> bool:
        """Whether it runs at full speed."""
        return self.grade in (FitGrade.FITS, FitGrade.TIGHT)

    @property
    def text(self) -> str:
        """For the user: "needs 5.1 GB, 3.9 GB free"; the GPUs in use are named."""
        parts = []
        own = {device.name: device for device in self.free.devices if not device.is_ram}
        for name, on_gpu in self.need.on_devices.items():
            if name in own:
                words = tr(
                    "needs {size}, {free} free on {gpu}",
                    size=size_text(on_gpu),
                    free=size_text(own[name].free),
                    gpu=name,
                )
                parts.append(words)
        size, free = size_text(self.in_ram), size_text(self.free.ram)
        if not parts:
            return tr("needs {size}, {free} free", size=size, free=free)
        if self.in_ram:
            parts.append(tr("needs {size}, {free} free in memory", size=size, free=free))
        return tr("; ", about="between statements").join(parts)

    @property
    def grade(self) -> FitGrade:
        """Grade of the fit."""
        need, free, in_ram = self.need, self.free, self.in_ram
        tight = False
        if self.overfull:
            return FitGrade.TOO_BIG
        for device in free.devices:
            left = device.free - need.on_devices.get(device.name, 0)
            tight |= device.name in need.on_devices and left < DEVICE_MARGIN_BYTES
        if in_ram > free.ram:
            kept = in_ram - need.mapped
            return FitGrade.SLOW if kept <= free.ram + free.swap else FitGrade.TOO_BIG
        if need.partly_on_gpu:
            return FitGrade.SLOW
        room = max(_LEAST_ROOM_BYTES, free.ram_total // ROOM_PART)
        return FitGrade.TIGHT if tight or free.ram - in_ram < room else FitGrade.FITS


def check_fit(
    plan: PairPlan, free: FreeMemory | None = None, should_continue: ShouldContinue = lambda: True
) -> MemoryFit:
    """Measure the needs of a pair and compare them with ``free`` (None: this computer, now).

    Chooses the layers for the GPUs if the settings do not. Takes a second for each model that is
    new here; the weights are not read. Raises ``ModelLoadError`` if llama.cpp refuses a file or
    crashes on it, and ``Cancelled``.
    """
    free = free or free_memory()
    placed = _placed(plan, free, should_continue)
    need = MemoryNeed(*_needs(placed, should_continue))
    return MemoryFit(plan, need, free, placed)


def propose(
    plan: PairPlan, free: FreeMemory, should_continue: ShouldContinue = lambda: True
) -> MemoryFit | None:
    """Return a way to load the same target that fits; None if the pair fits or nothing helps.

    The draft goes first, since that costs only speed; then come 8-bit caches (q8_0), which cost
    little accuracy; then a part of the context. Concessions add up. If the user wants more layers
    on GPUs than fit, the last resort is as many as fit. Raises what ``check_fit`` raises.
    """
    fit = check_fit(plan, free, should_continue)
    if fit.fits:
        return None
    # A context longer than the model was trained for is never used.
    plan = wanted = replace(plan, context_length=fit.need.target.context_length)
    halvings = (plan.context_length // LEAST_CONTEXT_LENGTH).bit_length() - 1
    for give_up in (without_draft, _with_small_cache, *[_half_the_context] * halvings):
        try:
            fit = check_fit(give_up(plan), free, should_continue)
        except ModelLoadError:
            # An 8-bit cache needs heads of 32 numbers, or of a multiple of that (block_q8_0 in
            # ggml-common.h); llama.cpp refuses it for all other models.
            continue
        plan = fit.plan
        if fit.fits:
            return fit
    return _as_many_layers_as_fit(wanted, free, should_continue)


def _needs(plan: PairPlan, should_continue: ShouldContinue) -> tuple[ModelNeed, ModelNeed | None]:
    of_target = ContextPlan(plan.context_length, plan.settings, plan.head_of)
    target = measure_need(plan.target, of_target, should_continue=should_continue)
    if plan.draft is None:
        return target, None
    # As in a session: no longer than the target's context.
    head_of = plan.target if plan.own_head or is_head_file(plan.draft) else None
    of_draft = ContextPlan(target.context_length, plan.settings_of_draft, head_of)
    return target, measure_need(plan.draft, of_draft, should_continue=should_continue)


def without_draft(plan: PairPlan) -> PairPlan:
    """Return the plan for the target alone."""
    return replace(plan, draft=None, draft_settings=None)


def _half_the_context(plan: PairPlan) -> PairPlan:
    return replace(plan, context_length=plan.context_length // 2)


def _with_small_cache(plan: PairPlan) -> PairPlan:
    """Make 16-bit caches q8_0; values only if flash attention, which they need, is not off."""
    settings, large = plan.settings, (CacheType.F32, CacheType.F16)
    if settings.cache_type_k in large:
        settings = replace(settings, cache_type_k=CacheType.Q8_0)
    if settings.cache_type_v in large and settings.flash_attention is not False:
        settings = replace(settings, cache_type_v=CacheType.Q8_0)
    return replace(plan, settings=settings)


def _as_many_layers_as_fit(
    plan: PairPlan, free: FreeMemory, should_continue: ShouldContinue
) -> MemoryFit | None:
    """Propose as many layers on GPUs as fit, if the user wants more."""
    settings = replace(plan.settings, gpu_layers=None, tensor_split=None)
    if settings == plan.settings:
        return None
    plan = replace(plan, settings=settings, draft_settings=plan.settings_of_draft)
    fit = check_fit(plan, free, should_continue)
    return None if fit.grade is FitGrade.TOO_BIG or fit.placement is None else fit


# --- placement of layers --------------------------------------------------------------------------


def _placed(plan: PairPlan, free: FreeMemory, should_continue: ShouldContinue) -> PairPlan:
    """Return the plan with its open layers placed."""
    if not free.devices:
        return plan
    rooms = {device.name: room_on(device, free.ram) for device in free.devices}
    target, draft = _open_needs(plan, free, rooms, should_continue)
    for _ in range(_MOST_TRIES):
        of_target, of_draft = place(target, draft, rooms)
        settings, draft_settings = plan.settings, plan.settings_of_draft
        if of_target is not None:
            settings = of_target.applied(settings)
        if of_draft is not None:
            draft_settings = of_draft.applied(draft_settings)
        placed = replace(plan, settings=settings, draft_settings=draft_settings)
        used = MemoryNeed(*_needs(placed, should_continue)).on_devices
        over = {
            each.name: used.get(each.name, 0) - room_on(each, free.ram) for each in free.devices
        }
        if max(over.values()) <= 0 or not (target or draft):
            break
        rooms = {name: room - max(0, over.get(name, 0)) for name, room in rooms.items()}
    return placed


def _open_needs(
    plan: PairPlan, free: FreeMemory, rooms: dict[str, int], should_continue: ShouldContinue
) -> tuple[LayerNeeds | None, LayerNeeds | None]:
    """Return the needs of layers that may go anywhere; deduct the others from ``rooms``."""
    found: list[LayerNeeds | None] = []
    both = (plan.settings, plan.settings_of_draft)
    for settings, need in zip(both, _needs(_on_best(plan, free), should_continue), strict=True):
        # A head is where its model is.
        own_head = plan.own_head and bool(found)
        devices = () if own_head else _candidates(settings, free)
        found.append(need.by_layer(devices) if need and devices else None)
        if need is not None and not devices:
            for name, place in need.places.items():
                if name != RAM:
                    rooms[name] = rooms.get(name, 0) - sum(place)
    return found[0], found[1]


def _candidates(settings: ModelSettings, free: FreeMemory) -> tuple[str, ...]:
    """Return the GPUs for layers that the settings leave open, the best one first."""
    if settings.gpu_layers is not None or settings.tensor_split is not None:
        return ()
    if settings.device_names is None:
        return tuple(device.name for device in usable_devices(free.devices))
    known = {device.name for device in free.devices}
    return settings.device_names if known.issuperset(settings.device_names) else ()


def _on_best(plan: PairPlan, free: FreeMemory) -> PairPlan:
    """Return the plan with all open layers on one GPU, for the measurement."""

    def on_best(settings: ModelSettings) -> ModelSettings:
        devices = _candidates(settings, free)
        if not devices:
            return settings
        return replace(settings, devices=devices[0], gpu_layers=ALL_LAYERS)

    return replace(
        plan, settings=on_best(plan.settings), draft_settings=on_best(plan.settings_of_draft)
    )
