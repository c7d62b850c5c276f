"""Memory needs of a pair by place: on every GPU, and in the computer's memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foretoken.models.memory.measure import ModelNeed

RAM = ""
"""Name of the place that is no GPU."""


@dataclass(frozen=True, slots=True)
class DeviceNeed:
    """Memory needs in one place, in bytes."""

    place: str
    """llama.cpp's name of a GPU, or ``RAM``."""
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
        return self.target + self.draft + self.caches + self.compute


def needs_by_device(target: ModelNeed, draft: ModelNeed | None) -> tuple[DeviceNeed, ...]:
    """Divide the needs of a pair by place; ``RAM`` comes last, with what is on no GPU."""
    of_target = {each.place: each for each in _shares(target)}
    of_draft = {each.place: each for each in _shares(draft)} if draft is not None else {}
    gpus = sorted({*of_target, *of_draft} - {RAM})
    found = []
    for place in (*gpus, RAM):
        first, second = (shares.get(place, DeviceNeed(place)) for shares in (of_target, of_draft))
        found.append(
            DeviceNeed(
                place,
                target=first.target,
                draft=second.target,
                caches=first.caches + second.caches,
                compute=first.compute + second.compute,
            )
        )
    return tuple(found)


def _shares(need: ModelNeed) -> Iterator[DeviceNeed]:
    """Yield the shares of one model, as if it were the target. GPUs have the last layers."""
    weights, cache, compute = need.weights, need.cache, need.compute + need.own
    first = need.layers - need.gpu_layers
    for place, count in need.layers_on.items():
        end = first + count
        own_weights = sum(need.layer_bytes[first:end])
        cached = count - (end == need.layers)  # the output has no cache
        own_cache = need.cache * cached // max(1, need.layers - 1)
        own_compute = max(0, need.on_devices.get(place, 0) - own_weights - own_cache)
        yield DeviceNeed(place, target=own_weights, caches=own_cache, compute=own_compute)
        weights, cache, compute = weights - own_weights, cache - own_cache, compute - own_compute
        first = end
    yield DeviceNeed(RAM, target=max(0, weights), caches=max(0, cache), compute=max(0, compute))
