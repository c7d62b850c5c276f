"""Facts about a loaded llama.cpp, as plain values that can be sent between processes."""

from __future__ import annotations

from dataclasses import dataclass

INTEGRATED = "integrated gpu"  # not translated: a kind


@dataclass(frozen=True, slots=True)
class Device:
    """A device that llama.cpp can compute on."""

    name: str
    """Such as ``CPU``, ``CUDA0``, ``Vulkan1``."""
    description: str
    kind: str
    """``cpu``, ``gpu``, ``integrated gpu``, ``accelerator`` or ``other``."""

    @property
    def is_gpu(self) -> bool:
        """Whether layers can be placed on it."""
        return self.kind in ("gpu", INTEGRATED)

    @property
    def title(self) -> str:
        """Description and llama.cpp's name, for display."""
        return f"{self.description} ({self.name})" if self.description else self.name


@dataclass(frozen=True, slots=True)
class DeviceMemory:
    """Memory reported by a GPU, in bytes."""

    name: str
    free: int
    total: int
    is_ram: bool
    """Whether it is part of the main memory."""
    title: str = ""
    """``Device.title``."""
    integrated: bool = False
    """Whether it is on the same chip as the processor."""
    id: str = ""
    """Hardware address such as ``0000:c1:00.0``, because one GPU may have two drivers. Empty if
    unknown."""


@dataclass(frozen=True, slots=True)
class BackendFacts:
    """Facts about the library as loaded; texts are empty if unknown."""

    bindings: str
    """Version of llama-cpp-python."""
    ggml: str
    """Version and commit of llama.cpp's tensor library."""
    features: str
    """Instruction sets and backends, as listed by llama.cpp."""
    cpu_variant: str
    """Build of the CPU code in use."""
    variant_scores: tuple[tuple[str, int], ...]
    """All builds shipped with the product, best first; those scored 0 cannot run here."""
    devices: tuple[Device, ...]
    left_out: tuple[str, ...] = ()
    """Why shipped GPU libraries are not in use."""
    memory: tuple[DeviceMemory, ...] = ()
    """Memory of the GPUs that report it."""
