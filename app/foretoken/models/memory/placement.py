"""Placement of a pair's layers on GPUs: a pure function of their needs and the free memory.

A GPU reads its memory many times faster than the processor reads RAM, so what a pass reads should
be there. One GPU is better than two, since layers are computed one after the other. The draft goes
first, as a whole: every step runs it several times. Then the target gets as many layers as fit: the
last ones, as in llama.cpp, with the output as the very last. The context length is never changed
here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from foretoken.engine.config import ALL_LAYERS, ModelSettings
from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.system.language import listed, tr, tr_n

# llama.cpp's own margin per GPU (common/common.h, fit_params_target), for drivers and the desktop.
DEVICE_MARGIN_BYTES = 1 << 30


@dataclass(frozen=True, slots=True)
class LayerNeeds:
    """GPU memory that the layers of one model need, in bytes."""

    layers: tuple[int, ...]
    """Weights and cache of each layer; the last one is the output, which has no cache."""
    compute: int
    """Compute buffer on each GPU that has some of the layers."""
    devices: tuple[str, ...]
    """GPUs that may have them, the best one first."""

    @property
    def whole(self) -> int:
        """Bytes of all layers on one GPU."""
        return self.bytes_of(0, len(self.layers))

    def bytes_of(self, first: int, count: int) -> int:
        """Return what ``count`` layers from ``first`` on take on one GPU."""
        return self.compute + sum(self.layers[first : first + count]) if count else 0


@dataclass(frozen=True, slots=True)
class ModelPlacement:
    """Placement of one model's layers; those that are on no GPU are the first ones."""

    layers: int
    """Number of layers, including the output."""
    on_gpus: tuple[tuple[str, int], ...] = ()
    """GPUs by llama.cpp's names with their numbers of layers, the one with the output last."""

    @property
    def gpu_layers(self) -> int:
        """Number of layers on GPUs."""
        return sum(count for _, count in self.on_gpus)

    @property
    def whole(self) -> bool:
        """Whether all layers are on GPUs."""
        return self.gpu_layers == self.layers

    def applied(self, settings: ModelSettings) -> ModelSettings:
        """Return ``settings`` with this placement."""
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
        """For the user: "20 of 33 layers on A card (CUDA0), the rest on the processor"."""
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
    """Placement of a pair."""

    target: ModelPlacement
    draft: ModelPlacement | None
    titles: Mapping[str, str]
    """Titles of GPUs, by llama.cpp's names."""

    @property
    def on_gpus(self) -> bool:
        """Whether any layer of either model is on a GPU."""
        return bool(self.target.on_gpus or (self.draft and self.draft.on_gpus))

    @property
    def whole(self) -> bool:
        """Whether all layers of both models are on GPUs."""
        return self.target.whole and (self.draft is None or self.draft.whole)

    @property
    def computed_on(self) -> tuple[str, ...]:
        """Titles of the GPUs in use, with "" at the end if the processor has a part.

        Empty if no GPU is in use.
        """
        if not self.on_gpus:
            return ()
        both = (self.target, *([self.draft] if self.draft else []))
        names = dict.fromkeys(name for model in both for name, _ in model.on_gpus)
        return (*(self.titles.get(name, name) for name in names), *(() if self.whole else ("",)))

    def without_gpus(self, *, target: bool, draft: bool) -> PairPlacement:
        """Return the placement with one of the models, or both, on the processor."""
        return replace(
            self,
            target=replace(self.target, on_gpus=()) if target else self.target,
            draft=replace(self.draft, on_gpus=()) if draft and self.draft else self.draft,
        )

    @property
    def text(self) -> str:
        """For the user: a sentence about each model, or one about both."""
        where = self.target.words(self.titles)
        of_draft = None if self.draft is None else self.draft.words(self.titles)
        if where == of_draft and (self.whole or not self.on_gpus):
            return tr("Target and draft: {where}.", where=where)
        sentences = tr("Target: {where}.", where=where)
        if of_draft is not None:
            sentences += " " + tr("Draft: {where}.", where=of_draft)
        return sentences


def usable_devices(devices: Sequence[DeviceMemory]) -> list[DeviceMemory]:
    """Return the GPUs worth using together, fastest first, each once.

    As in llama.cpp: in the order of their drivers, of two drivers for one GPU the first, and those
    that share a chip with the processor only if there is no other one.
    """
    found: dict[str, DeviceMemory] = {}
    for device in devices:
        found.setdefault(device.id or device.name, device)
    dedicated = [device for device in found.values() if not device.integrated]
    return dedicated or list(found.values())


def room_on(device: DeviceMemory, ram: int) -> int:
    """Return the bytes that models may use on a GPU if the computer has ``ram`` free.

    A GPU that shares the computer's memory has no more than that.
    """
    free = min(device.free, ram) if device.is_ram else device.free
    return max(0, free - DEVICE_MARGIN_BYTES)


def place(
    target: LayerNeeds | None, draft: LayerNeeds | None, rooms: Mapping[str, int]
) -> tuple[ModelPlacement | None, ModelPlacement | None]:
    """Place a pair in ``rooms``, free bytes by GPU name; None for what is placed already."""
    left, of_draft = dict(rooms), None
    if target is not None and draft is not None:
        for name in target.devices:
            if name in draft.devices and target.whole + draft.whole <= rooms[name]:
                return wholly_on(target, name), wholly_on(draft, name)
    if draft is not None:
        of_draft = place_whole(draft, left)
        for name, _ in of_draft.on_gpus:
            left[name] -= draft.whole
    return None if target is None else place_layers(target, left), of_draft


def wholly_on(needs: LayerNeeds, name: str) -> ModelPlacement:
    """Assign all layers to one GPU."""
    return ModelPlacement(len(needs.layers), ((name, len(needs.layers)),))


def place_whole(needs: LayerNeeds, rooms: Mapping[str, int]) -> ModelPlacement:
    """Assign all layers to the first GPU that has room for them, or to the processor."""
    roomy = [name for name in needs.devices if needs.whole <= rooms[name]]
    return wholly_on(needs, roomy[0]) if roomy else ModelPlacement(len(needs.layers))


def place_layers(needs: LayerNeeds, rooms: Mapping[str, int]) -> ModelPlacement:
    """Assign all layers to one GPU, or fill one GPU after the other from the output down."""
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
