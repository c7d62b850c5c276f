"""The suggested pair that suits a computer best, and the reason, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foretoken.models.amounts import size_text
from foretoken.models.memory.free_memory import Room
from foretoken.models.presets.suggested import Preset
from foretoken.system.language import tr

# The rest of a computer's memory is for other programs; that of GPUs is for models.
_SHARE_OF_RAM, _SHARE_OF_GPU = 0.5, 0.85
# Every target pass reads all weights that are active for a token: a core reads about 5 GB of them a
# second, all cores together about 40, which is the limit of the memory. Below five passes a second
# waiting for an answer is no fun, even with drafts.
_MOST_PER_CORE, _MOST_ON_PROCESSOR = 1_000_000_000, 8_000_000_000


@dataclass(frozen=True, slots=True)
class Recommendation:
    """A pair that fits comfortably, and the reason in a sentence."""

    preset: Preset
    reason: str

    @property
    def size(self) -> str:
        """Size of the download."""
        known = self.preset.download_bytes
        if known is not None:
            return size_text(known)
        estimated = size_text(sum(model.estimated_bytes for model in self.preset.models))
        return tr("about {size}", about="a download", size=estimated)


def recommended(presets: Sequence[Preset], room: Room, cores: int) -> Recommendation | None:
    """Return the largest general-purpose pair that fits comfortably, or None.

    The largest is the one whose target does most for each token: it is slowest, and gains most.
    ``cores`` are those of the processor, which does the work if the memory is not that of GPUs.
    """
    quick_bytes = min(_MOST_ON_PROCESSOR, cores * _MOST_PER_CORE)
    comfort = (_SHARE_OF_GPU if room.on_gpus else _SHARE_OF_RAM) * room.total
    general = [preset for preset in presets if not preset.purpose]
    roomy = [preset for preset in general if preset.memory_bytes <= min(comfort, room.free)]
    quick = [
        preset for preset in roomy if room.on_gpus or preset.target.bytes_per_pass <= quick_bytes
    ]
    if not quick:
        return None
    best = max(quick, key=lambda preset: preset.target.bytes_per_pass)
    return Recommendation(best, _reason(best, room, slower=len(roomy) > len(quick)))


def _reason(preset: Preset, room: Room, *, slower: bool) -> str:
    needed, total, free = map(size_text, (preset.memory_bytes, room.total, room.free))
    if room.on_gpus:
        fit = tr(
            "It needs about {needed} of the GPU's {total} of memory; {free} is free now.",
            needed=needed,
            total=total,
            free=free,
        )
    else:
        fit = tr(
            "It needs about {needed} of this computer's {total} of memory; {free} is free now.",
            needed=needed,
            total=total,
            free=free,
        )
    if slower:
        why = tr("Larger pairs would also fit, but would be slow on this processor.")
    elif room.on_gpus:
        why = tr("It is the largest pair that fits comfortably.")
    else:
        why = tr("It is the largest pair that leaves half of the memory to other programs.")
    return f"{fit} {why}"
