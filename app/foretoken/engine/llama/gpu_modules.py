"""ggml's loadable GPU libraries: where they are, and which of them match this llama.cpp.

A GPU module, such as ``libggml-vulkan.so``, is built separately and may be installed later, even
next to built-in CPU code. It shares data structures with llama.cpp without any check of its own, so
it is registered only if it states that it was built for exactly this one.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from foretoken.system.language import said

GPU_VARIABLE = "FORETOKEN_GPU_BACKENDS"
"""Environment variable with the names of the modules to load, such as ``cuda,vulkan``.

If unset, all are loaded. ``GPU_OFF`` means none, and ``GPU_AGAIN`` all, even those that failed
before. The text after a colon is why others were left out.
"""
GPU_OFF, GPU_AGAIN = "off", "again"
MODULES_VARIABLE = "FORETOKEN_GPU_MODULES"
"""Environment variable with further module folders, separated as in ``PATH``."""

PREFIX = "ggml-" if sys.platform == "win32" else "libggml-"
SUFFIX = ".dll" if sys.platform == "win32" else ".so"
_NOT_GPU = ("base", "cpu")
# Vendors' own modules take precedence over those for all GPUs.
_BEST_FIRST = ("cuda", "hip", "musa", "sycl", "vulkan")


class GpuSetting(NamedTuple):
    """Parsed value of ``GPU_VARIABLE``."""

    names: tuple[str, ...] | None
    """The modules to load; None means all."""
    reason: str = ""
    """Why the others are left out."""

    @classmethod
    def from_environment(cls) -> GpuSetting:
        """Parse the environment variable."""
        names, _, reason = os.environ.get(GPU_VARIABLE, "").partition(":")
        match names.strip():
            case "" | "again":
                return cls(None, reason.strip())
            case "off":
                return cls((), reason.strip())
        return cls(tuple(name.strip() for name in names.split(",")), reason.strip())

    def to_environment(self) -> None:
        """Set the variable for this process and its children."""
        names = self.names
        text = "" if names is None else ",".join(names) or GPU_OFF
        if self.reason:
            text = f"{text}: {self.reason}"
        if text:
            os.environ[GPU_VARIABLE] = text
        else:
            os.environ.pop(GPU_VARIABLE, None)

    def wanted(self, names: Iterable[str]) -> list[str]:
        """Return those of the modules that should be loaded."""
        return [name for name in names if self.names is None or name in self.names]


def module_files(folder: Path) -> dict[str, Path]:
    """Return the modules by name, best first, from llama.cpp's folder and further ones."""
    further = os.environ.get(MODULES_VARIABLE, "").split(os.pathsep)
    found: dict[str, Path] = {}
    for place in (folder, *(Path(name) for name in further if name)):
        for path in sorted(place.glob(f"{PREFIX}*{SUFFIX}")):
            name = path.name[len(PREFIX) : -len(SUFFIX)]
            if name not in _NOT_GPU and not name.startswith("cpu-"):
                found.setdefault(name, path)
    order = {name: number for number, name in enumerate(_BEST_FIRST)}
    return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))


def load_modules(registry: Any, files: Sequence[Path], built_for: str) -> list[str]:
    """Load modules into ggml's ``registry``, a ``ctypes.CDLL`` with its CPU code loaded.

    They must have been built for ``built_for``. Returns why modules were left out.
    """
    left_out = []
    for path in files:
        try:
            _load(registry, path, built_for)
        except OSError as error:  # mostly a missing driver
            reason = str(error).removeprefix(f"{path}: ")  # the path is not reported
            left_out.append(f"{path.name}: {reason}")
    return left_out


def start_backend(module: Any) -> int:
    """Initialise a library's backend and return its address; raise ``OSError`` on failure."""
    start = module.ggml_backend_init
    start.restype = ctypes.c_void_p
    address: int | None = start()
    if not address:
        raise OSError(said("module-does-not-start"))
    return address


def _load(registry: Any, path: Path, built_for: str) -> None:
    """Load without ``ggml_backend_load``, which misreads paths on Windows and hides its reasons."""
    module = ctypes.CDLL(str(path))
    if (told := _text(module, "foretoken_built_for")) != built_for:
        kind = "module-built-for" if told else "module-built-by-others"
        raise OSError(said(kind, other=told, this=built_for))
    backend = start_backend(module)
    get = registry.ggml_backend_reg_get
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    if (ours := _api_version(get(0))) != (its := _api_version(backend)):
        raise OSError(said("module-interface", its=its, ours=ours))
    registry.ggml_backend_register(ctypes.c_void_p(backend))


def _text(module: Any, function: str) -> str:
    try:
        ask = getattr(module, function)
    except AttributeError:
        return ""
    ask.restype = ctypes.c_char_p
    return (ask() or b"").decode("utf-8", "replace")


def _api_version(backend: int) -> int:
    """Return the first field of ``struct ggml_backend_reg``."""
    return ctypes.c_int.from_address(backend).value
