"""Which layers of a pair go to which GPU: a pure rule, from what they need and what is free.

A GPU reads its memory many times faster than the processor reads the computer's, so what a pass
reads should be there. One GPU is better than two, since layers are computed one after the other.
The draft goes first, and wholly: every step asks it several times. Then the target has as many
layers as fit; the last ones, as llama.cpp has it, the output being the very last. How long a
context is, is never changed here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from foretoken.engine.config import ALL_LAYERS, ModelSettings
from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.models.memory.measure import ModelNeed
from foretoken.system.language import listed, tr, tr_n

# llama.cpp's own margin per GPU (common/common.h, fit_params_target), for drivers and the desktop.
DEVICE_MARGIN_BYTES = 1 << 30


@dataclass(frozen=True, slots=True)
class LayerNeeds:
    """What the layers of one model take of a GPU, in bytes."""

    layers: tuple[int, ...]
    """Weights and cache of each; the last one is the output, which has no cache."""
    compute: int
    """What each GPU takes besides that has some of them: a buffer to compute in."""
    devices: tuple[str, ...]
    """The GPUs that may have them, the best one first."""

    @classmethod
    def of(cls, need: ModelNeed, devices: tuple[str, ...]) -> LayerNeeds:
        """From what was measured with all layers on one GPU."""
        weights = need.layer_bytes
        cached = max(1, len(weights) - 1)
        caches = [-(-need.cache // cached)] * (len(weights) - 1)
        layers = tuple(map(sum, zip(weights, [*caches, 0], strict=True)))
        beyond = sum(need.on_devices.values()) - sum(weights) - need.cache
        return cls(layers, max(0, beyond), devices)

    @property
    def whole(self) -> int:
        """All layers on one GPU."""
        return self.bytes_of(0, len(self.layers))

    def bytes_of(self, first: int, count: int) -> int:
        """What ``count`` layers from ``first`` on take of one GPU."""
        return self.compute + sum(self.layers[first : first + count]) if count else 0


@dataclass(frozen=True, slots=True)
class ModelPlacement:
    """Where the layers of one model are; those that are on no GPU are the first ones."""

    layers: int
    """All of them, the output included."""
    on_gpus: tuple[tuple[str, int], ...] = ()
    """GPUs by llama.cpp's names with the number of layers, the one with the output last."""

    @property
    def gpu_layers(self) -> int:
        """How many are on GPUs."""
        return sum(count for _, count in self.on_gpus)

    @property
    def whole(self) -> bool:
        """Whether no layer is left to the processor."""
        return self.gpu_layers == self.layers

    def applied(self, settings: ModelSettings) -> ModelSettings:
        """Return ``settings`` with this in them."""
        if not self.on_gpus:
            return settings.on_cpu()
        counts = [count for _, count in self.on_gpus]
        return replace(
            settings,
            devices=",".join(name for name, _ in self.on_gpus),
            gpu_layers=ALL_LAYERS if self.whole else self.gpu_layers,
            tensor_split=",".join(map(str, counts)) if len(counts) > 1 else None,
        )

    def words(self, titles: Mapping[str, str]) -> str:
        """For people: "20 of 33 layers on A card (CUDA0), the rest on the processor"."""
        if not self.on_gpus:
            return tr("on the processor", about="where a model is computed")
        if self.whole and len(self.on_gpus) == 1:
            name = self.on_gpus[0][0]
            return tr("on {gpu}", about="where a model is computed", gpu=titles.get(name, name))
        parts = [
            tr_n(
                "{some} of {count} layer on {gpu}",
                "{some} of {count} layers on {gpu}",
                self.layers,
                about="where a model is computed",
                some=str(count),
                gpu=titles.get(name, name),
            )
            for name, count in self.on_gpus
        ]
        if not self.whole:
            parts.append(tr("the rest on the processor", about="where a model is computed"))
        return listed(parts)


@dataclass(frozen=True, slots=True)
class PairPlacement:
    """Where a pair is computed."""

    target: ModelPlacement
    draft: ModelPlacement | None
    titles: tuple[tuple[str, str], ...] = ()
    """What GPUs are called, by llama.cpp's names for them."""

    @property
    def on_gpus(self) -> bool:
        """Whether any layer of either model is on a GPU."""
        return bool(self.target.on_gpus or (self.draft and self.draft.on_gpus))

    @property
    def whole(self) -> bool:
        """Whether GPUs have all layers of both models."""
        return self.target.whole and (self.draft is None or self.draft.whole)

    @property
    def computed_on(self) -> tuple[str, ...]:
        """What the GPUs in use are called, and last "" for the processor where it has a part.

        Empty where no GPU is in use.
        """
        if not self.on_gpus:
            return ()
        both = (self.target, *([self.draft] if self.draft else []))
        titles = dict(self.titles)
        names = dict.fromkeys(name for model in both for name, _ in model.on_gpus)
        return (*(titles.get(name, name) for name in names), *(() if self.whole else ("",)))

    def without_gpus(self, *, target: bool, draft: bool) -> PairPlacement:
        """Return the same with one of the models, or both, on the processor."""
        return replace(
            self,
            target=replace(self.target, on_gpus=()) if target else self.target,
            draft=replace(self.draft, on_gpus=()) if draft and self.draft else self.draft,
        )

    @property
    def text(self) -> str:
        """For people, a sentence about each model, or one about both."""
        titles = dict(self.titles)
        where = self.target.words(titles)
        of_draft = None if self.draft is None else self.draft.words(titles)
        if where == of_draft and (self.whole or not self.on_gpus):
            return tr("Target and draft: {where}.", where=where)
        told = tr("Target: {where}.", where=where)
        if of_draft is not None:
            told += " " + tr("Draft: {where}.", where=of_draft)
        return told


def usable_devices(devices: Sequence[DeviceMemory]) -> list[DeviceMemory]:
    """Return the GPUs worth using together, fastest first, each once.

    As llama.cpp has it: in the order of their drivers, of two drivers for one GPU the first, and
    those that share a chip with the processor only where there is no other one.
    """
    found: dict[str, DeviceMemory] = {}
    for device in devices:
        found.setdefault(device.id or device.name, device)
    dedicated = [device for device in found.values() if not device.integrated]
    return dedicated or list(found.values())


def room_on(device: DeviceMemory, ram: int) -> int:
    """Bytes that models may take of a GPU where the computer has ``ram`` free.

    A GPU that has its memory from the computer has no more than that.
    """
    free = min(device.free, ram) if device.is_ram else device.free
    return max(0, free - DEVICE_MARGIN_BYTES)


def place(
    target: LayerNeeds, draft: LayerNeeds | None, rooms: Mapping[str, int]
) -> tuple[ModelPlacement, ModelPlacement | None]:
    """Place a pair in ``rooms``, bytes by the names of GPUs."""
    both = [target, *([draft] if draft else [])]
    for name in target.devices:
        shared = all(name in each.devices for each in both)
        if shared and sum(each.whole for each in both) <= rooms[name]:
            return wholly_on(target, name), None if draft is None else wholly_on(draft, name)
    left, of_draft = dict(rooms), None
    if draft is not None:
        of_draft = place_whole(draft, left)
        for name, _ in of_draft.on_gpus:
            left[name] -= draft.whole
    return place_layers(target, left), of_draft


def wholly_on(needs: LayerNeeds, name: str) -> ModelPlacement:
    """Give all layers to one GPU."""
    return ModelPlacement(len(needs.layers), ((name, len(needs.layers)),))


def place_whole(needs: LayerNeeds, rooms: Mapping[str, int]) -> ModelPlacement:
    """Give all layers to the first GPU that has the room, or to the processor."""
    roomy = [name for name in needs.devices if needs.whole <= rooms[name]]
    return wholly_on(needs, roomy[0]) if roomy else ModelPlacement(len(needs.layers))


def place_layers(needs: LayerNeeds, rooms: Mapping[str, int]) -> ModelPlacement:
    """Give all layers to one GPU, or as many as fit to one after the other, from the output on."""
    whole = place_whole(needs, rooms)
    if whole.on_gpus:
        return whole
    filled: list[tuple[str, int]] = []
    end = len(needs.layers)
    for name in needs.devices:
        count = 0
        while count < end and needs.bytes_of(end - count - 1, count + 1) <= rooms[name]:
            count += 1
        if count:
            filled.insert(0, (name, count))
        end -= count
    return ModelPlacement(len(needs.layers), tuple(filled))
