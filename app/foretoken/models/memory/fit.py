"""Whether a pair fits the memory, known before it is loaded, and what to give up where it does not.

``memory.measure`` tells how a need comes about and what counts. The product's own memory is taken
already when this is asked, so it is no part of a need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from foretoken.engine.config import CacheType, ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.amounts import size_text
from foretoken.models.memory.free_memory import FreeMemory, free_memory
from foretoken.models.memory.measure import ContextWish, ModelNeed, measure_needs
from foretoken.system.language import listed, tr, tr_n

LEAST_CONTEXT_LENGTH = 2048
"""Shorter ones are never proposed: they hold a question with a long answer and hardly more."""
_LEAST_ROOM_BYTES = 500_000_000
_ROOM_PART = 20
# llama.cpp's own margin per GPU (common/common.h, fit_params_target), for drivers and the desktop.
_DEVICE_MARGIN_BYTES = 1 << 30

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
class PairWish:
    """A pair and how it is to be loaded."""

    target: Path
    draft: Path | None = None
    context_length: int = DEFAULT_CONTEXT_LENGTH
    settings: ModelSettings = field(default_factory=ModelSettings)
    draft_settings: ModelSettings | None = None
    """None: like the target's."""
    repack: bool = True

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
        )

    @property
    def total(self) -> int:
        """All that is needed, in RAM and on GPUs."""
        return self.weights + self.target_cache + self.draft_cache + self.compute + self.own


@dataclass(frozen=True, slots=True)
class MemoryFit:
    """What a pair needs, what is free, and what that means."""

    wish: PairWish
    need: MemoryNeed
    free: FreeMemory
    grade: FitGrade

    @property
    def in_ram(self) -> int:
        """What is needed of the computer's memory; some GPUs have a part of it as theirs."""
        own = {device.name for device in self.free.devices if not device.is_ram}
        return self.need.total - sum(
            size for name, size in self.need.on_devices.items() if name in own
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

    @classmethod
    def judged(cls, wish: PairWish, need: MemoryNeed, free: FreeMemory) -> MemoryFit:
        """Find the grade."""
        fit = cls(wish, need, free, FitGrade.FITS)
        return replace(fit, grade=fit._grade())

    def _grade(self) -> FitGrade:
        need, free, in_ram = self.need, self.free, self.in_ram
        tight = False
        for device in free.devices:
            left = device.free - need.on_devices.get(device.name, 0)
            if device.name in need.on_devices and left < 0:
                return FitGrade.TOO_BIG
            tight |= device.name in need.on_devices and left < _DEVICE_MARGIN_BYTES
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

    wish: PairWish
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
    wish: PairWish, free: FreeMemory | None = None, keep_on: KeepOn = lambda: True
) -> MemoryFit:
    """Measure what a pair needs and judge it by what is ``free`` (None: now, here).

    Takes a second for each model that is new here; the weights are not read. Raises
    ``ModelLoadError`` where llama.cpp refuses or crashes over a file, and ``LoadCancelled``.
    """
    return _fits([wish], free or free_memory(), keep_on)[0]


def propose(
    wish: PairWish, free: FreeMemory | None = None, keep_on: KeepOn = lambda: True
) -> Proposal | None:
    """Return what to give up so that the pair fits; None where it does, or nothing helps.

    The draft goes first, since without it only speed is lost; then caches of 8 bits (q8_0), which
    cost little accuracy; then a part of the context; and where a GPU is too small for all that,
    some layers stay off it. What was given up once stays so. Raises what ``check_fit`` raises.
    """
    free = free or free_memory()
    fit = check_fit(wish, free, keep_on)
    if fit.grade in (FitGrade.FITS, FitGrade.TIGHT):
        return None
    # More than the model was trained for is never used.
    wish = replace(wish, context_length=fit.need.context_length)
    ways = list(_ways_out(wish))
    if not ways:
        return None
    try:
        fits = _fits([way for way, _ in ways], free, keep_on)
    except ModelLoadError:
        # A cache of 8 bits needs heads of 32 numbers, or of a multiple of that (block_q8_0 in
        # ggml-common.h); llama.cpp refuses it for all other models.
        ways = list(_ways_out(wish, small_cache=False))
        if not ways:
            return None
        fits = _fits([way for way, _ in ways], free, keep_on)
    for (way, given_up), fit in zip(ways, fits, strict=True):
        if fit.grade in (FitGrade.FITS, FitGrade.TIGHT):
            return Proposal(way, fit, given_up)
    return _fewer_gpu_layers(ways, fits, free, keep_on)


def _fits(wishes: list[PairWish], free: FreeMemory, keep_on: KeepOn) -> list[MemoryFit]:
    """Judge several ways to load one target; all or none of them share layers and repacking."""
    first = wishes[0]
    targets = measure_needs(
        first.target,
        [ContextWish(wish.context_length, wish.settings) for wish in wishes],
        repack=first.repack,
        gpu_layers=first.settings.gpu_layers,
        keep_on=keep_on,
    )
    fits = []
    for wish, target in zip(wishes, targets, strict=True):
        draft = None
        if wish.draft is not None:
            settings = wish.settings_of_draft
            # As in a session: no longer than the target's.
            asked = [ContextWish(target.context_length, settings)]
            draft = measure_needs(
                wish.draft,
                asked,
                repack=wish.repack,
                gpu_layers=settings.gpu_layers,
                keep_on=keep_on,
            )[0]
        fits.append(MemoryFit.judged(wish, MemoryNeed.of_pair(target, draft), free))
    return fits


def _ways_out(
    wish: PairWish, *, small_cache: bool = True
) -> Iterator[tuple[PairWish, tuple[str, ...]]]:
    """Yield what to try in turn, with all that is given up by then."""
    given_up: tuple[str, ...] = ()
    if wish.draft is not None:
        wish = replace(wish, draft=None, draft_settings=None)
        given_up = (tr("no draft model", about="with"),)
        yield wish, given_up
    smaller = _with_small_cache(wish.settings)
    if small_cache and smaller != wish.settings:
        wish = replace(wish, settings=smaller)
        given_up = (*given_up, tr("a cache of 8 bits (q8_0)", about="with"))
        yield wish, given_up
    length = wish.context_length // 2
    while length >= LEAST_CONTEXT_LENGTH:
        shorter = tr_n(
            "a context of {length} instead of {count} token",
            "a context of {length} instead of {count} tokens",
            wish.context_length,
            about="with",
            length=length,
        )
        yield replace(wish, context_length=length), (*given_up, shorter)
        length //= 2


def _with_small_cache(settings: ModelSettings) -> ModelSettings:
    """Make 16-bit caches q8_0; values only where flash attention, which they need, is not off."""
    large = (CacheType.F32, CacheType.F16)
    if settings.cache_type_k in large:
        settings = replace(settings, cache_type_k=CacheType.Q8_0)
    if settings.cache_type_v in large and settings.flash_attention is not False:
        settings = replace(settings, cache_type_v=CacheType.Q8_0)
    return settings


def _fewer_gpu_layers(
    ways: list[tuple[PairWish, tuple[str, ...]]],
    fits: list[MemoryFit],
    free: FreeMemory,
    keep_on: KeepOn,
) -> Proposal | None:
    """Keep off the GPU what it has no room for, of the smallest way to load the target."""
    if not fits[-1].need.on_devices:
        return None
    (wish, given_up), need = ways[-1], fits[-1].need
    room = sum(
        max(0, device.free - _DEVICE_MARGIN_BYTES)
        for device in free.devices
        if device.name in need.on_devices
    )
    asked = [ContextWish(wish.context_length, wish.settings)]
    gpu_layers = wish.settings.gpu_layers
    whole = measure_needs(
        wish.target, asked, repack=wish.repack, gpu_layers=gpu_layers, keep_on=keep_on
    )[0]
    layers = whole.gpu_layers * room // max(1, sum(need.on_devices.values()))
    wish = replace(wish, settings=replace(wish.settings, gpu_layers=layers))
    fit = _fits([wish], free, keep_on)[0]
    if fit.grade is FitGrade.TOO_BIG:
        return None
    on_gpu = tr_n(
        "{on_gpu} of {count} layer on the GPU",
        "{on_gpu} of {count} layers on the GPU",
        whole.layers,
        about="with",
        on_gpu=layers,
    )
    return Proposal(wish, fit, (*given_up, on_gpu))
