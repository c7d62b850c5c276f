"""The ready-made pair that suits a computer best, and why, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import psutil

from foretoken.models.amounts import size_text
from foretoken.models.memory.rough_fit import Room
from foretoken.models.presets.suggested import Preset

# The rest of a computer's memory is for other programs; that of GPUs is for models.
_SHARE_OF_RAM, _SHARE_OF_GPU = 0.5, 0.85
# Every target pass goes through all weights, and a core goes through about 5 GB of them a second,
# all cores together through about 40: memory gives no more. Below five passes a second waiting for
# an answer is no fun, even with drafts.
_MOST_PER_CORE, _MOST_ON_PROCESSOR = 1_000_000_000, 8_000_000_000


@dataclass(frozen=True, slots=True)
class Recommendation:
    """A pair that fits comfortably, and the reason in a sentence."""

    preset: Preset
    reason: str

    @property
    def size(self) -> str:
        """What is downloaded."""
        known = self.preset.download_bytes
        if known is not None:
            return size_text(known)
        return f"about {size_text(sum(model.estimated_bytes for model in self.preset.models))}"


def recommended(presets: Sequence[Preset], room: Room, cores: int) -> Recommendation | None:
    """The largest pair for all purposes that fits comfortably; None where none does.

    ``cores`` of the processor, which has the work where the memory is not that of GPUs.
    """
    quick_bytes = min(_MOST_ON_PROCESSOR, cores * _MOST_PER_CORE)
    comfort = (_SHARE_OF_GPU if room.on_gpus else _SHARE_OF_RAM) * room.total
    general = [preset for preset in presets if not preset.purpose]
    roomy = [preset for preset in general if preset.memory_bytes <= min(comfort, room.free)]
    quick = [
        preset for preset in roomy if room.on_gpus or preset.target.estimated_bytes <= quick_bytes
    ]
    if not quick:
        return None
    best = max(quick, key=lambda preset: preset.target.estimated_bytes)
    return Recommendation(best, _reason(best, room, slower=len(roomy) > len(quick)))


def processor_cores() -> int:
    """Cores of the processor; threads that share one do not make it faster."""
    return psutil.cpu_count(logical=False) or psutil.cpu_count() or 1


def _reason(preset: Preset, room: Room, *, slower: bool) -> str:
    needed, total, free = map(size_text, (preset.memory_bytes, room.total, room.free))
    where = "the GPU's" if room.on_gpus else "this computer's"
    fit = f"It needs about {needed} of {where} {total} of memory; {free} are free now."
    if slower:
        return f"{fit} Larger pairs would fit too, but be slow on this processor."
    if room.on_gpus:
        return f"{fit} It is the largest that fits there comfortably."
    return f"{fit} It is the largest that leaves half of it to other programs."
