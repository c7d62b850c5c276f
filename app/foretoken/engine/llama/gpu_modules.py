"""ggml's loadable libraries for GPUs: where they lie, and which of them belong to this llama.cpp.

A GPU module, such as ``libggml-vulkan.so``, is built apart and may come later than the rest, even
beside CPU code that is built in. It shares data structures with llama.cpp without any check of its
own, so it is registered only if it says that it was built for just this one.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

GPU_VARIABLE = "FORETOKEN_GPU_BACKENDS"
"""Environment variable with names of the modules to load, such as ``cuda,vulkan``.

Unset, all are. ``GPU_OFF`` means none, and ``GPU_AGAIN`` all, even those that failed before. What
stands behind a colon is why others were left out.
"""
GPU_OFF, GPU_AGAIN = "off", "again"
MODULES_VARIABLE = "FORETOKEN_GPU_MODULES"
"""Environment variable with further folders to look for modules in, separated as in ``PATH``."""

PREFIX = "ggml-" if sys.platform == "win32" else "libggml-"
SUFFIX = ".dll" if sys.platform == "win32" else ".so"
_NO_MODULES = ("base", "cpu")
# What a card's own maker wrote goes before what runs on all cards.
_BEST_FIRST = ("cuda", "hip", "musa", "sycl", "vulkan")


class GpuSetting(NamedTuple):
    """What ``GPU_VARIABLE`` says."""

    names: tuple[str, ...] | None
    """The modules to load; None means all."""
    reason: str = ""
    """Why the others are left out."""

    @classmethod
    def from_environment(cls) -> GpuSetting:
        """Read the variable."""
        names, _, reason = os.environ.get(GPU_VARIABLE, "").partition(":")
        match names.strip():
            case "" | "again":
                return cls(None, reason.strip())
            case "off":
                return cls((), reason.strip())
        return cls(tuple(name.strip() for name in names.split(",")), reason.strip())

    def to_environment(self) -> None:
        """Set the variable, for this process and its children."""
        names = self.names
        text = "" if names is None else ",".join(names) or GPU_OFF
        if self.reason:
            text = f"{text}: {self.reason}"
        if text:
            os.environ[GPU_VARIABLE] = text
        else:
            os.environ.pop(GPU_VARIABLE, None)

    def wanted(self, names: Iterable[str]) -> list[str]:
        """Which of these modules are to be loaded."""
        return [name for name in names if self.names is None or name in self.names]


def module_files(folder: Path) -> dict[str, Path]:
    """Return the modules by name, the best first: in llama.cpp's folder, then in further ones."""
    further = os.environ.get(MODULES_VARIABLE, "").split(os.pathsep)
    found: dict[str, Path] = {}
    for place in (folder, *(Path(name) for name in further if name)):
        for path in sorted(place.glob(f"{PREFIX}*{SUFFIX}")):
            name = path.name[len(PREFIX) : -len(SUFFIX)]
            if name not in _NO_MODULES and not name.startswith("cpu-"):
                found.setdefault(name, path)
    order = {name: number for number, name in enumerate(_BEST_FIRST)}
    return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))


def load_modules(registry: Any, files: Sequence[Path], built_for: str) -> list[str]:
    """Load modules into ggml's ``registry``, a ``ctypes.CDLL`` that has its CPU code already.

    ``built_for`` is what they must say. Returns why modules were left out.
    """
    left_out = []
    for path in files:
        try:
            _load(registry, path, built_for)
        except OSError as error:  # mostly because the system has no driver
            reason = str(error).removeprefix(f"{path}: ")  # where it lies is nobody's business
            left_out.append(f"{path.name}: {reason}")
    return left_out


def start_backend(module: Any) -> int:
    """Start a library's backend and return its address; raises ``OSError``."""
    start = module.ggml_backend_init
    start.restype = ctypes.c_void_p
    address: int | None = start()
    if not address:
        raise OSError("it does not start")
    return address


def _load(registry: Any, path: Path, built_for: str) -> None:
    """Not by ``ggml_backend_load``, which misreads paths on Windows and keeps its reasons."""
    module = ctypes.CDLL(str(path))
    if (told := _text(module, "foretoken_built_for")) != built_for:
        origin = f"for {told}" if told else "by others"
        raise OSError(f"it was built {origin}, and here runs {built_for}")
    backend = start_backend(module)
    get = registry.ggml_backend_reg_get
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    if (ours := _api_version(get(0))) != (its := _api_version(backend)):
        raise OSError(f"it speaks version {its} of ggml's interface, and llama.cpp version {ours}")
    registry.ggml_backend_register(ctypes.c_void_p(backend))


def _text(module: Any, function: str) -> str:
    try:
        ask = getattr(module, function)
    except AttributeError:
        return ""
    ask.restype = ctypes.c_char_p
    return (ask() or b"").decode("utf-8", "replace")


def _api_version(backend: int) -> int:
    """The first field of ``struct ggml_backend_reg``."""
    return ctypes.c_int.from_address(backend).value
