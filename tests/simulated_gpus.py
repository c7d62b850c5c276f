"""Memory needs of models on simulated GPUs, by llama.cpp's rule for assigning layers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from foretoken.engine.config import ModelSettings
from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.models.memory.measure import RAM, ContextPlan, ModelNeed, PlaceNeed
from foretoken.models.memory.placement import ModelPlacement

GB = 1_000_000_000


def gpu(name: str, free_gb: float, total_gb: float = 0.0, **more: Any) -> DeviceMemory:
    """Return a GPU with this memory; without ``total_gb``, all of it is free."""
    free = round(free_gb * GB)
    total = round(total_gb * GB) or free
    return DeviceMemory(name, free, total, is_ram=more.pop("is_ram", False), **more)


def model_need(
    weights: int = 0,
    cache: int = 0,
    compute: int = 0,
    on_devices: Mapping[str, int] = MappingProxyType({}),
    **given: Any,
) -> ModelNeed:
    """Return the needs of a model of two layers: 0 unless given."""
    places = {name: PlaceNeed(size) for name, size in on_devices.items()}
    places[RAM] = PlaceNeed(weights - sum(on_devices.values()), cache, compute)
    placement = ModelPlacement(2, tuple(given.pop("layers_on", {}).items()))
    facts: dict[str, Any] = {"mapped": 0, "context_length": 8192, "layer_bytes": (0, 0)}
    return ModelNeed(places, placement=placement, **facts | given)


@dataclass(frozen=True)
class Shape:
    layers: int
    """The output included, which is as big as a layer."""
    layer: int
    cache: int = 0
    """For 8,192 tokens, in all layers together."""
    compute: int = 0
    """On each GPU that has some of the layers."""


@dataclass
class SimulatedModels:
    """Stands in for ``measure_need``: models by the names of their files."""

    shapes: Mapping[str, Shape]
    devices: Sequence[str]
    asked: list[tuple[str, ModelSettings]] = field(default_factory=list)

    def measure(self, path: Path, plan: ContextPlan, **_: Any) -> ModelNeed:
        """Return the needs, with layers where llama.cpp would put them."""
        shape, settings = self.shapes[path.name], plan.settings
        self.asked.append((path.name, settings))
        names = self.devices if settings.device_names is None else settings.device_names
        wanted = shape.layers if settings.gpu_layers is None else settings.gpu_layers
        on_gpus = min(wanted, shape.layers) if names else 0
        shares = settings.layers_per_device or (1,) * len(names)
        ends = [sum(shares[: at + 1]) / sum(shares) for at in range(len(names))]
        layers_on: dict[str, int] = {}
        for layer in range(on_gpus):
            name = next(n for n, end in zip(names, ends, strict=True) if layer / on_gpus < end)
            layers_on[name] = layers_on.get(name, 0) + 1
        cache = shape.cache * plan.length // 8192
        each = cache // (shape.layers - 1)
        last = next(reversed(layers_on), None)
        places = {
            name: PlaceNeed(count * shape.layer, (count - (name == last)) * each, shape.compute)
            for name, count in layers_on.items()
        }
        weights = (shape.layers - sum(layers_on.values())) * shape.layer
        cached = sum(place.cache for place in places.values())
        places[RAM] = PlaceNeed(weights, cache - cached, 0 if layers_on else shape.compute)
        sizes = (shape.layer,) * shape.layers
        placement = ModelPlacement(shape.layers, tuple(layers_on.items()))
        return ModelNeed(places, 0, placement, plan.length, sizes)
