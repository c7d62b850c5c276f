"""What a loaded llama.cpp tells about itself, as plain values that can leave a process."""

from __future__ import annotations

from dataclasses import dataclass

INTEGRATED = "integrated gpu"  # not translated: a kind


@dataclass(frozen=True, slots=True)
class Device:
    """Something that llama.cpp can compute on."""

    name: str
    """Such as ``CPU``, ``CUDA0``, ``Vulkan1``."""
    description: str
    kind: str
    """``cpu``, ``gpu``, ``integrated gpu``, ``accelerator`` or ``other``."""

    @property
    def is_gpu(self) -> bool:
        """Whether layers can be given to it."""
        return self.kind in ("gpu", INTEGRATED)

    @property
    def title(self) -> str:
        """For people: what it is, and llama.cpp's name for it."""
        return f"{self.description} ({self.name})" if self.description else self.name


@dataclass(frozen=True, slots=True)
class DeviceMemory:
    """What a GPU says of its memory, in bytes."""

    name: str
    free: int
    total: int
    is_ram: bool
    """Whether it is a part of the computer's own memory."""
    title: str = ""
    """``Device.title``."""
    integrated: bool = False
    """Whether it shares a chip with the processor."""
    id: str = ""
    """Where it is in the computer, such as ``0000:c1:00.0``; one GPU may have two drivers. Empty
    where nobody tells."""


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
    memory: tuple[DeviceMemory, ...] = ()
    """Of GPUs that tell it."""
