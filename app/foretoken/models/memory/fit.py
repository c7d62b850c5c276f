"""Whether a pair fits the memory, known before it is loaded, and what to give up where it does not.

``memory.measure`` tells how a need comes about and what counts. The product's own memory is taken
already when this is asked, so it is no part of a need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from foretoken.engine.config import ALL_LAYERS, CacheType, ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.amounts import size_text
from foretoken.models.library.facts import is_head_file
from foretoken.models.memory.free_memory import FreeMemory, free_memory
from foretoken.models.memory.measure import ContextPlan, ModelNeed, measure_needs
from foretoken.models.memory.placement import (
    DEVICE_MARGIN_BYTES,
    LayerNeeds,
    ModelPlacement,
    PairPlacement,
    place,
    place_whole,
    room_on,
    usable_devices,
)
from foretoken.models.memory.places import PlaceNeed, needs_by_place
from foretoken.system.language import listed, tr, tr_n

LEAST_CONTEXT_LENGTH = 2048
"""Shorter ones are never proposed: they hold a question with a long answer and hardly more."""
_LEAST_ROOM_BYTES = 500_000_000
_ROOM_PART = 20
# A placement is reckoned, then measured, and reckoned anew where it takes more than there is.
_MOST_TRIES = 4

KeepOn = Callable[[], bool]


class FitGrade(Enum):
    """How a pair would live in the free memory; the first is best."""

    FITS = "fits"
    """Everything fits, and at least 500 MB and a twentieth of all memory stay free: a browser and
    the system's file cache grow by so much without anybody noticing."""
    TIGHT = "tight"
    """Everything fits and runs at full speed, but less than that stays free."""
    SLOW = "slow"
    """It runs, but every pass waits: for weights that are read from disk again and again because
    the system has to drop them, for swapped memory, or for the layers that are not on the GPU."""
    TOO_BIG = "too big"  # not translated: a name
    """What cannot be dropped exceeds free memory and swap, or what is meant for a GPU exceeds the
    GPU's: loading would fail, or the system would end programs."""


@dataclass(frozen=True, slots=True)
class PairPlan:
    """A pair and how it is to be loaded."""

    target: Path
    draft: Path | None = None
    context_length: int = DEFAULT_CONTEXT_LENGTH
    settings: ModelSettings = field(default_factory=ModelSettings)
    draft_settings: ModelSettings | None = None
    """None: like the target's."""
    repack: bool = True
    head_of: Path | None = None
    """Where ``target`` is only a head: its model, which is loaded already and no part of a need."""

    @property
    def own_head(self) -> bool:
        """Whether the target's own file drafts, by the head in it."""
        return self.draft == self.target

    @property
    def settings_of_draft(self) -> ModelSettings:
        """The draft's own, or the target's."""
        return self.draft_settings or self.settings


@dataclass(frozen=True, slots=True)
class MemoryNeed:
    """What a pair takes, in bytes, wherever it is."""

    weights: int
    target_cache: int
    draft_cache: int
    compute: int
    """Buffers of passes and logits, of both models."""
    own: int
    """Vocabularies, tables and graphs of both models."""
    mapped: int
    """Of the weights: what is used in place in the mapped files."""
    read_once: int
    """Beside all else: file pages that loading maps and the system takes back when it wants to."""
    on_devices: dict[str, int]
    """How much of all this is on each GPU."""
    partly_on_gpu: bool
    """Whether a model has some of its layers on a GPU and some not."""
    context_length: int
    """Of the target; what was asked for, or what it was trained for."""
    places: tuple[PlaceNeed, ...] = ()
    """All of it by where it is."""

    @classmethod
    def of_pair(cls, target: ModelNeed, draft: ModelNeed | None) -> MemoryNeed:
        """Add both up."""
        both = [target, *([draft] if draft else [])]
        devices = sorted({name for need in both for name in need.on_devices})
        return cls(
            weights=sum(need.weights for need in both),
            target_cache=target.cache,
            draft_cache=draft.cache if draft else 0,
            compute=sum(need.compute for need in both),
            own=sum(need.own for need in both),
            mapped=sum(need.mapped for need in both),
            read_once=sum(need.read_once for need in both),
            on_devices={
                name: sum(need.on_devices.get(name, 0) for need in both) for name in devices
            },
            partly_on_gpu=any(0 < need.gpu_layers < need.layers for need in both),
            context_length=target.context_length,
            places=needs_by_place(target, draft),
        )

    @property
    def total(self) -> int:
        """All that is needed, in RAM and on GPUs."""
        return self.weights + self.target_cache + self.draft_cache + self.compute + self.own


@dataclass(frozen=True, slots=True)
class MemoryFit:
    """What a pair needs, what is free, and what that means."""

    plan: PairPlan
    need: MemoryNeed
    free: FreeMemory
    placed: PairPlan
    """The plan with the GPUs' names and layers in it, as it is to be loaded."""
    placement: PairPlacement | None = None
    """The same for people; None where there is no GPU."""

    @property
    def in_ram(self) -> int:
        """What is needed of the computer's memory; some GPUs have a part of it as theirs."""
        own = {device.name for device in self.free.devices if not device.is_ram}
        return self.need.total - sum(
            size for name, size in self.need.on_devices.items() if name in own
        )

    @property
    def overfull(self) -> bool:
        """Whether a GPU is too small for what it is to have."""
        return any(
            self.need.on_devices.get(device.name, 0) > device.free for device in self.free.devices
        )

    @property
    def in_part(self) -> bool:
        """Whether it runs, slower only because the GPUs have no room for some layers."""
        return (
            self.grade is FitGrade.SLOW and self.need.partly_on_gpu and self.in_ram <= self.free.ram
        )

    @property
    def text(self) -> str:
        """For people: "needs 5.1 GB, 3.9 GB free"; GPUs are named where they are used."""
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
        """How the pair would live."""
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
        room = max(_LEAST_ROOM_BYTES, free.ram_total // _ROOM_PART)
        return FitGrade.TIGHT if tight or free.ram - in_ram < room else FitGrade.FITS


@dataclass(frozen=True, slots=True)
class Proposal:
    """Another way to load the same target, which fits better."""

    plan: PairPlan
    fit: MemoryFit
    given_up: tuple[str, ...]
    """What it costs, in words: "no draft model", "a context of 4,096 instead of 8,192 tokens"."""

    @property
    def text(self) -> str:
        """For people: what is given up, and what is needed then."""
        return tr(
            "With {changes}: {needs}",
            about="a proposal",
            changes=listed(self.given_up),
            needs=self.fit.text,
        )


def check_fit(
    plan: PairPlan, free: FreeMemory | None = None, keep_on: KeepOn = lambda: True
) -> MemoryFit:
    """Measure what a pair needs and judge it by what is ``free`` (None: now, here).

    Where nothing is said of GPUs, it finds out which layers fit them. Takes a second for each model
    that is new here; the weights are not read. Raises ``ModelLoadError`` where llama.cpp refuses or
    crashes over a file, and ``Cancelled``.
    """
    return _fits([plan], free or free_memory(), keep_on)[0]


def propose(
    plan: PairPlan, free: FreeMemory | None = None, keep_on: KeepOn = lambda: True
) -> Proposal | None:
    """Return what to give up so that the pair fits; None where it does, or nothing helps.

    The draft goes first, since without it only speed is lost; then caches of 8 bits (q8_0), which
    cost little accuracy; then a part of the context. What was given up once stays so. Where a
    person wants more layers on GPUs than fit, it is as many as fit at last. Raises what
    ``check_fit`` raises.
    """
    free = free or free_memory()
    fit = check_fit(plan, free, keep_on)
    if fit.grade in (FitGrade.FITS, FitGrade.TIGHT):
        return None
    # More than the model was trained for is never used.
    plan = replace(plan, context_length=fit.need.context_length)
    ways = list(_ways_out(plan))
    if not ways:
        return None
    try:
        fits = _fits([way for way, _ in ways], free, keep_on)
    except ModelLoadError:
        # A cache of 8 bits needs heads of 32 numbers, or of a multiple of that (block_q8_0 in
        # ggml-common.h); llama.cpp refuses it for all other models.
        ways = list(_ways_out(plan, small_cache=False))
        if not ways:
            return None
        fits = _fits([way for way, _ in ways], free, keep_on)
    for (way, given_up), fit in zip(ways, fits, strict=True):
        if fit.grade in (FitGrade.FITS, FitGrade.TIGHT):
            return Proposal(way, fit, given_up)
    return _as_many_layers_as_fit(plan, free, keep_on)


def _fits(plans: list[PairPlan], free: FreeMemory, keep_on: KeepOn) -> list[MemoryFit]:
    """Judge several ways to load one target; all or none of them share layers and repacking."""
    # One child process measures the target for all of them; what it told is remembered.
    _measured_targets([_on_best(plan, free) for plan in plans], keep_on)
    fits = []
    for plan in plans:
        placed, placement = _placed(plan, free, keep_on)
        need = MemoryNeed.of_pair(*_needs(placed, keep_on))
        fits.append(MemoryFit(plan, need, free, placed, placement))
    return fits


def _measured_targets(plans: list[PairPlan], keep_on: KeepOn) -> list[ModelNeed]:
    return measure_needs(
        plans[0].target,
        [ContextPlan(plan.context_length, plan.settings, plan.head_of) for plan in plans],
        repack=plans[0].repack,
        keep_on=keep_on,
    )


def _needs(plan: PairPlan, keep_on: KeepOn) -> tuple[ModelNeed, ModelNeed | None]:
    target = _measured_targets([plan], keep_on)[0]
    if plan.draft is None:
        return target, None
    # As in a session: no longer than the target's.
    of_target = plan.target if plan.own_head or is_head_file(plan.draft) else None
    asked = ContextPlan(target.context_length, plan.settings_of_draft, of_target)
    return target, measure_needs(plan.draft, [asked], repack=plan.repack, keep_on=keep_on)[0]


def _ways_out(
    plan: PairPlan, *, small_cache: bool = True
) -> Iterator[tuple[PairPlan, tuple[str, ...]]]:
    """Yield what to try in turn, with all that is given up by then."""
    given_up: tuple[str, ...] = ()
    if plan.draft is not None:
        plan = replace(plan, draft=None, draft_settings=None)
        given_up = (tr("no draft model", about="with"),)
        yield plan, given_up
    smaller = _with_small_cache(plan.settings)
    if small_cache and smaller != plan.settings:
        plan = replace(plan, settings=smaller)
        given_up = (*given_up, tr("a cache of 8 bits (q8_0)", about="with"))
        yield plan, given_up
    length = plan.context_length // 2
    while length >= LEAST_CONTEXT_LENGTH:
        shorter = tr_n(
            "a context of {length} instead of {count} token",
            "a context of {length} instead of {count} tokens",
            plan.context_length,
            about="with",
            length=length,
        )
        yield replace(plan, context_length=length), (*given_up, shorter)
        length //= 2


def _with_small_cache(settings: ModelSettings) -> ModelSettings:
    """Make 16-bit caches q8_0; values only where flash attention, which they need, is not off."""
    large = (CacheType.F32, CacheType.F16)
    if settings.cache_type_k in large:
        settings = replace(settings, cache_type_k=CacheType.Q8_0)
    if settings.cache_type_v in large and settings.flash_attention is not False:
        settings = replace(settings, cache_type_v=CacheType.Q8_0)
    return settings


def _as_many_layers_as_fit(plan: PairPlan, free: FreeMemory, keep_on: KeepOn) -> Proposal | None:
    """Leave it to the room on GPUs how many layers are there, where a person wants more."""
    settings = replace(plan.settings, gpu_layers=None, tensor_split=None)
    if settings == plan.settings:
        return None
    plan = replace(plan, settings=settings, draft_settings=plan.settings_of_draft)
    fit = _fits([plan], free, keep_on)[0]
    if fit.grade is FitGrade.TOO_BIG or fit.placement is None:
        return None
    target = fit.placement.target
    on_gpu = tr_n(
        "{on_gpu} of {count} layer on the GPU",
        "{on_gpu} of {count} layers on the GPU",
        target.layers,
        about="with",
        on_gpu=target.gpu_layers,
    )
    return Proposal(plan, fit, (on_gpu,))


# --- which layers go where ------------------------------------------------------------------------


def _placed(
    plan: PairPlan, free: FreeMemory, keep_on: KeepOn
) -> tuple[PairPlan, PairPlacement | None]:
    """Return where those layers go of which nobody has said anything, and all the others."""
    if not free.devices:
        return plan, None
    rooms = {device.name: room_on(device, free.ram) for device in free.devices}
    target, draft = _open_needs(plan, free, rooms, keep_on)
    for _ in range(_MOST_TRIES):
        of_target, of_draft = _places(target, draft, rooms)
        placed = replace(
            plan,
            settings=of_target.applied(plan.settings) if of_target else plan.settings,
            draft_settings=of_draft.applied(plan.settings_of_draft)
            if of_draft
            else plan.settings_of_draft,
        )
        found = _needs(placed, keep_on)
        over = _excess(found, free)
        if not over or not (target or draft):
            break
        rooms = {name: room - over.get(name, 0) for name, room in rooms.items()}
    titles = tuple((device.name, device.title or device.name) for device in free.devices)
    of_pair, its_draft = found
    where = PairPlacement(
        _found_place(of_pair), None if its_draft is None else _found_place(its_draft), titles
    )
    return placed, where


def _found_place(need: ModelNeed) -> ModelPlacement:
    return ModelPlacement(need.layers, tuple(need.layers_on.items()))


def _open_needs(
    plan: PairPlan, free: FreeMemory, rooms: dict[str, int], keep_on: KeepOn
) -> tuple[LayerNeeds | None, LayerNeeds | None]:
    """Return what the layers take that may go anywhere; others take their part of ``rooms``."""
    found: list[LayerNeeds | None] = []
    both = (plan.settings, plan.settings_of_draft)
    for settings, need in zip(both, _needs(_on_best(plan, free), keep_on), strict=True):
        # A head is where its model is.
        own_head = plan.own_head and bool(found)
        devices = () if own_head else _candidates(settings, free)
        found.append(LayerNeeds.of(need, devices) if need and devices else None)
        if need is not None and not devices:
            for name, size in need.on_devices.items():
                rooms[name] = rooms.get(name, 0) - size
    return found[0], found[1]


def _candidates(settings: ModelSettings, free: FreeMemory) -> tuple[str, ...]:
    """The GPUs that layers may go to of which nobody has said how many; the best one first."""
    if settings.gpu_layers is not None or settings.tensor_split is not None:
        return ()
    if settings.device_names is None:
        return tuple(device.name for device in usable_devices(free.devices))
    known = {device.name for device in free.devices}
    return settings.device_names if known.issuperset(settings.device_names) else ()


def _on_best(plan: PairPlan, free: FreeMemory) -> PairPlan:
    """The plan with all such layers on one GPU, to be measured so."""

    def on_best(settings: ModelSettings) -> ModelSettings:
        devices = _candidates(settings, free)
        if not devices:
            return settings
        return replace(settings, devices=devices[0], gpu_layers=ALL_LAYERS)

    return replace(
        plan, settings=on_best(plan.settings), draft_settings=on_best(plan.settings_of_draft)
    )


def _places(
    target: LayerNeeds | None, draft: LayerNeeds | None, rooms: dict[str, int]
) -> tuple[ModelPlacement | None, ModelPlacement | None]:
    if target is None:
        return None, None if draft is None else place_whole(draft, rooms)
    return place(target, draft, rooms)


def _excess(found: tuple[ModelNeed, ModelNeed | None], free: FreeMemory) -> dict[str, int]:
    """By how much GPUs are too small for it, in bytes."""
    over = {}
    for device in free.devices:
        taken = sum(need.on_devices.get(device.name, 0) for need in found if need)
        room = room_on(device, free.ram)
        if taken > room:
            over[device.name] = taken - room
    return over
