"""Free memory of the computer, of the container that the program runs in, and of GPUs.

Also a rough estimate of whether a model that is not downloaded yet would fit: by its size alone,
whereas ``memory.fit`` measures and needs the file.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

import psutil

from foretoken.engine.llama.backend_facts import DeviceMemory
from foretoken.system.language import tr_noop

_CGROUPS, _MEMBERSHIP = Path("/sys/fs/cgroup"), Path("/proc/self/cgroup")


@dataclass(frozen=True, slots=True)
class FreeMemory:
    """Free memory in bytes."""

    ram: int
    """Available without swapping: file caches that can be dropped count as free."""
    ram_total: int
    swap: int = 0
    """0 in a container with its own limit, where swapping is unknown."""
    devices: tuple[DeviceMemory, ...] = ()
    """GPUs that report their memory."""


def free_memory() -> FreeMemory:
    """Query the system, the container and the GPUs, which starts their drivers."""
    from foretoken.engine.llama.library import device_memory

    return replace(memory_without_gpus(), devices=device_memory())


def memory_without_gpus() -> FreeMemory:
    """Query the system and the container."""
    memory = psutil.virtual_memory()
    free, total, swap = memory.available, memory.total, psutil.swap_memory().free
    for room, limit in container_limits():
        if limit < memory.total:
            free, total, swap = min(free, room), min(total, limit), 0
    return FreeMemory(free, total, swap)


def container_limits(
    groups: Path = _CGROUPS, membership: Path = _MEMBERSHIP
) -> Iterator[tuple[int, int]]:
    """Yield the free room and the limit of every control group of this process (Linux, cgroup v2).

    Source: the kernel's Documentation/admin-guide/cgroup-v2.rst.
    """
    lines: list[str] = []
    with contextlib.suppress(OSError):
        lines = membership.read_text(encoding="utf-8").splitlines()
    place = next((line.removeprefix("0::/") for line in lines if line.startswith("0::/")), None)
    if place is None:
        return
    # A limit applies to all groups below. In a container only the top may be visible.
    folder = groups / place
    for group in (folder, *folder.parents):
        with contextlib.suppress(OSError, ValueError):  # "max" is no limit
            most = int((group / "memory.max").read_text(encoding="ascii"))
            taken = int((group / "memory.current").read_text(encoding="ascii"))
            yield max(0, most - taken + _droppable(group)), most
        if group == groups:
            break


def _droppable(group: Path) -> int:
    """Return the bytes of cached files, which can be dropped."""
    with contextlib.suppress(OSError, ValueError, KeyError):
        rows = (group / "memory.stat").read_text(encoding="ascii").splitlines()
        known = dict(row.split() for row in rows)
        return int(known["active_file"]) + int(known["inactive_file"])
    return 0


# Compute buffers take about a twentieth of the weights; a cache of a few thousand tokens
# and the vocabulary's tables take some hundred megabytes for models of all sizes used at home.
_ROOM_TO_COMPUTE = 0.05
_CACHE_BYTES = 500_000_000
_ROOM_PART = 20


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
        needed = size_bytes * (1 + _ROOM_TO_COMPUTE) + _CACHE_BYTES
        if needed > self.total:
            return RoughFit.TOO_BIG
        if needed > self.free:
            return RoughFit.NOT_NOW
        left = self.free - needed
        return RoughFit.FITS if left >= self.total / _ROOM_PART else RoughFit.TIGHT
