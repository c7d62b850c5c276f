"""What a loaded llama.cpp tells about itself, as plain values that can leave a process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Device:
    """Something that llama.cpp can compute on."""

    name: str
    """Such as ``CPU``, ``CUDA0``, ``Vulkan1``."""
    description: str
    kind: str
    """``cpu``, ``gpu``, ``integrated gpu``, ``accelerator`` or ``other``."""


@dataclass(frozen=True, slots=True)
class DeviceMemory:
    """What a GPU says of its memory, in bytes."""

    name: str
    free: int
    total: int
    is_ram: bool
    """Whether it is a part of the computer's own memory."""


@dataclass(frozen=True, slots=True)
class BackendFacts:
    """About the library as it is loaded; texts are empty where it does not tell."""

    bindings: str
    """Version of llama-cpp-python."""
    ggml: str
    """Version and commit of llama.cpp's tensor library."""
    features: str
    """Instruction sets and back ends, as llama.cpp writes them."""
    cpu_variant: str
    """Which build of the CPU's code runs."""
    variant_scores: tuple[tuple[str, int], ...]
    """All builds that came with the product, best first; 0 cannot run here."""
    devices: tuple[Device, ...]
    left_out: tuple[str, ...] = ()
    """Why libraries for GPUs that came with the product are not in use."""

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> BackendFacts:
        """Rebuild from ``dataclasses.asdict``. Raises ``KeyError`` or ``TypeError``."""
        return cls(
            bindings=str(stored["bindings"]),
            ggml=str(stored["ggml"]),
            features=str(stored["features"]),
            cpu_variant=str(stored["cpu_variant"]),
            variant_scores=tuple((str(n), int(score)) for n, score in stored["variant_scores"]),
            devices=tuple(Device(**device) for device in stored["devices"]),
            left_out=tuple(map(str, stored["left_out"])),
        )
