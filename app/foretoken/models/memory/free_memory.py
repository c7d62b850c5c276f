"""Free memory of the computer and of GPUs.

Also a rough estimate of whether a model that is not downloaded yet would fit: by its size alone,
whereas ``memory.fit`` measures and needs the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import psutil

from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.system.language import tr_noop


@dataclass(frozen=True, slots=True)
class FreeMemory:
    """Free memory in bytes."""

    ram: int
    """Available without swapping: file caches that can be dropped count as free."""
    ram_total: int
    swap: int = 0
    devices: tuple[DeviceMemory, ...] = ()
    """GPUs that report their memory."""

    def with_given_back(self, on_devices: Mapping[str, int]) -> FreeMemory:
        """Count bytes on GPUs as free, because what occupies them is unloaded."""
        devices = tuple(
            replace(each, free=min(each.total, each.free + on_devices.get(each.name, 0)))
            for each in self.devices
        )
        return replace(self, devices=devices)


def free_memory() -> FreeMemory:
    """Query the system and the GPUs, which starts their drivers."""
    from foretoken.engine.llama.library import device_memory

    return replace(memory_without_gpus(), devices=device_memory())


def memory_without_gpus() -> FreeMemory:
    """Query the system alone."""
    memory = psutil.virtual_memory()
    return FreeMemory(memory.available, memory.total, psutil.swap_memory().free)


ROOM_TO_COMPUTE = 0.05
"""Compute buffers as a share of the weights. Small models take more (53 MiB, a tenth, for 0.9
billion parameters): the fixed amounts added to it cover that."""
# A cache of a few thousand tokens and the vocabulary's tables take some hundred megabytes for
# models of all sizes used at home.
_CACHE_BYTES = 500_000_000
ROOM_PART = 20
"""A model fits well if one part in this many of the memory stays free."""


class RoughFit(StrEnum):
    """Rough verdict, best first; the value is shown by ``tr``."""

    FITS = tr_noop("fits")
    TIGHT = tr_noop("barely fits")
    NOT_NOW = tr_noop("not enough memory free")
    """It would fit if no other program ran."""
    TOO_BIG = tr_noop("too big for this computer")


@dataclass(frozen=True, slots=True)
class Room:
    """Memory available to models, in bytes."""

    free: int
    total: int
    on_gpus: bool = False

    @classmethod
    def of_best(cls, memory: FreeMemory) -> Room:
        """Return the larger of RAM and GPU memory; a model that is half in each is slow."""
        own = [device for device in memory.devices if not device.is_ram]
        free, total = sum(device.free for device in own), sum(device.total for device in own)
        rooms = cls(memory.ram, memory.ram_total), cls(free, total, on_gpus=True)
        return max(rooms, key=lambda room: room.free)

    def fit_of(self, size_bytes: int) -> RoughFit:
        """Judge a file by its size."""
        needed = size_bytes * (1 + ROOM_TO_COMPUTE) + _CACHE_BYTES
        if needed > self.total:
            return RoughFit.TOO_BIG
        if needed > self.free:
            return RoughFit.NOT_NOW
        left = self.free - needed
        return RoughFit.FITS if left >= self.total / ROOM_PART else RoughFit.TIGHT
