"""Variants of ggml's CPU code in a portable build, and which of them fit this processor.

Installers contain ggml's CPU code once per generation of instruction sets, from ``x64`` (SSE2 only)
to ``zen4`` (AVX-512 with VNNI and BF16), and no CPU code elsewhere. ``library`` loads exactly one
of these libraries. Builds for a single machine and for macOS have their CPU code built in, and none
is loaded.

This module does not load llama.cpp itself.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.gpu_modules import PREFIX, SUFFIX, start_backend

VARIANT_VARIABLE = "FORETOKEN_CPU_VARIANT"
"""Environment variable with the name of the variant to load, also by child processes."""
BUILT_IN = "built in"
"""Name of the CPU code if there is no choice."""

# ggml's OpenMP threads spin at every barrier, which costs most of the speed next to another busy
# program. libgomp reads this once, when the first library below or llama.cpp's is loaded.
os.environ.setdefault("GOMP_SPINCOUNT", "1000")


@dataclass(frozen=True, slots=True)
class CpuVariant:
    """A library of CPU code."""

    name: str
    path: Path
    score: int
    """Higher is faster; 0 means that this processor lacks some of its instructions.

    The processor is queried, not the operating system, which may forbid some of them.
    """


def library_folder() -> Path | None:
    """Return the folder of llama.cpp's libraries; None without llama-cpp-python."""
    if override := os.environ.get("LLAMA_CPP_LIB_PATH"):  # as the bindings do
        return Path(override)
    package = importlib.util.find_spec("llama_cpp")
    if package is None or package.origin is None:
        return None
    return Path(package.origin).parent / "lib"


def variant_files(folder: Path) -> dict[str, Path]:
    """Return the libraries of CPU code by name; empty if it is built in."""
    prefix = f"{PREFIX}cpu-"
    files = sorted(folder.glob(f"{prefix}*{SUFFIX}"))
    return {path.name[len(prefix) : -len(SUFFIX)]: path for path in files}


def scored_variants(folder: Path) -> list[CpuVariant]:
    """Return all variants, the best for this processor first, unusable ones last."""
    variants = [CpuVariant(name, path, score(path)) for name, path in variant_files(folder).items()]
    return sorted(variants, key=lambda variant: -variant.score)


def score(path: Path) -> int:
    """Query a library's score; that function needs no special instructions."""
    try:
        return int(ctypes.CDLL(str(path)).ggml_backend_score())
    except (OSError, AttributeError):
        return 0


def load_cpu_code(registry: Any, folder: Path) -> str:
    """Load one variant into ggml's ``registry``, a ``ctypes.CDLL``, and return its name.

    The environment may name it, else it is the best by score. If the CPU code is built in, nothing
    is loaded and the name is ``BUILT_IN``. Raises ``NativeCodeError``.
    """
    if registry.ggml_backend_reg_count():
        return BUILT_IN
    name = os.environ.get(VARIANT_VARIABLE) or _best(folder)
    path = variant_files(folder).get(name)
    if path is None:
        raise NativeCodeError("cpu-code-missing", folder=folder, name=name)
    try:
        backend = start_backend(ctypes.CDLL(str(path)))
    except OSError as error:
        raise NativeCodeError("cpu-code-refused", path=path, error=error) from error
    registry.ggml_backend_register(ctypes.c_void_p(backend))
    return name


def _best(folder: Path) -> str:
    variants = scored_variants(folder)
    if not variants or not variants[0].score:
        raise NativeCodeError("cpu-code-unsuitable", folder=folder)
    return variants[0].name
