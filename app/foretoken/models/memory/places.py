"""Memory needs of a pair by place: on every GPU, and in the computer's memory."""

from __future__ import annotations

from collections import Counter, defaultdict
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
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for role, need in (("target", target), ("draft", draft)):
        if need is None:
            continue
        rest = Counter({role: need.weights, "caches": need.cache, "compute": need.compute_and_own})
        first = need.layers - need.gpu_layers  # GPUs have the last layers
        for place, count in need.layers_on.items():
            end = first + count
            weights = sum(need.layer_bytes[first:end])
            cached = count - (end == need.layers)  # the output has no cache
            cache = need.cache * cached // max(1, need.layers - 1)
            compute = max(0, need.on_devices.get(place, 0) - weights - cache)
            here = Counter({role: weights, "caches": cache, "compute": compute})
            found[place].update(here)
            rest.subtract(here)
            first = end
        found[RAM].update(+rest)
    return tuple(DeviceNeed(place, **found[place]) for place in [*sorted({*found} - {RAM}), RAM])
