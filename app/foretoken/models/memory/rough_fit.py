"""A first word on whether a model that is not here yet would fit the memory: by its size alone.

``memory.fit`` measures, but needs the file. A list of files to choose from needs a word before.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from foretoken.models.memory.free_memory import FreeMemory
from foretoken.system.language import tr_noop

# llama.cpp computes in about a twentieth of the weights; a cache of a few thousand tokens and the
# vocabulary's tables take some hundred megabytes for models of all sizes that people run at home.
_ROOM_TO_COMPUTE = 0.05
_CACHE_BYTES = 500_000_000
_ROOM_PART = 20


class RoughFit(StrEnum):
    """In words for people, to be shown by ``tr``; the first is best."""

    FITS = tr_noop("fits")
    TIGHT = tr_noop("just fits")
    NOT_NOW = tr_noop("too big now")
    """It would fit if nothing else ran."""
    TOO_BIG = tr_noop("too big here")


@dataclass(frozen=True, slots=True)
class Room:
    """The memory in which models would be, in bytes."""

    free: int
    total: int
    on_gpus: bool = False

    @classmethod
    def of_best(cls, memory: FreeMemory) -> Room:
        """The GPUs' memory where that is more; a model that is half in each is slow."""
        own = [device for device in memory.devices if not device.is_ram]
        free, total = sum(device.free for device in own), sum(device.total for device in own)
        rooms = cls(memory.ram, memory.ram_total), cls(free, total, on_gpus=True)
        return max(rooms, key=lambda room: room.free)

    def fit_of(self, size_bytes: int) -> RoughFit:
        """Judge a file of this size."""
        needed = size_bytes * (1 + _ROOM_TO_COMPUTE) + _CACHE_BYTES
        if needed > self.total:
            return RoughFit.TOO_BIG
        if needed > self.free:
            return RoughFit.NOT_NOW
        left = self.free - needed
        return RoughFit.FITS if left >= self.total / _ROOM_PART else RoughFit.TIGHT
