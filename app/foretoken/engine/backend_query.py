"""Asks the loaded llama.cpp for ``BackendFacts``."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Any

from foretoken.engine.backend_facts import BackendFacts, Device
from foretoken.engine.cpu_variants import library_folder, scored_variants
from foretoken.engine.llama_library import bindings_version, cpu_variant, native, system_info

# enum ggml_backend_dev_type; accelerators are parts of the CPU such as BLAS libraries.
_KINDS = ("cpu", "gpu", "integrated gpu", "accelerator")


def backend_facts() -> BackendFacts:
    """Ask the library."""
    version, commit = _text("ggml_version"), _text("ggml_commit")
    folder = library_folder()
    variants = scored_variants(folder) if folder is not None else []
    return BackendFacts(
        bindings=bindings_version(),
        ggml=f"{version} ({commit})" if commit else version,
        features=" ".join(system_info().split()),
        cpu_variant=cpu_variant(),
        variant_scores=tuple((variant.name, variant.score) for variant in variants),
        devices=_devices(),
    )


def _devices() -> tuple[Device, ...]:
    count = _function("ggml_backend_dev_count", ctypes.c_size_t)
    get = _function("ggml_backend_dev_get", ctypes.c_void_p, ctypes.c_size_t)
    name = _function("ggml_backend_dev_name", ctypes.c_char_p, ctypes.c_void_p)
    description = _function("ggml_backend_dev_description", ctypes.c_char_p, ctypes.c_void_p)
    kind = _function("ggml_backend_dev_type", ctypes.c_int, ctypes.c_void_p)
    if None in (count, get, name, description, kind):
        return ()
    found = []
    for index in range(count()):
        device = get(index)
        number = kind(device)
        found.append(
            Device(
                _decoded(name(device)),
                _decoded(description(device)),
                _KINDS[number] if 0 <= number < len(_KINDS) else "other",
            )
        )
    return tuple(found)


def _text(function: str) -> str:
    ask = _function(function, ctypes.c_char_p)
    return _decoded(ask()) if ask is not None else ""


def _decoded(text: bytes | None) -> str:
    return (text or b"").decode("utf-8", "replace").strip()


def _function(name: str, result: Any, *arguments: Any) -> Any:
    """Find a function of ggml that the bindings lack; None where it is not to be found."""
    for library in _libraries():
        try:
            return ctypes.CFUNCTYPE(result, *arguments)((name, library))
        except AttributeError:
            continue
    return None


def _libraries() -> list[Any]:
    libraries = [native._lib]
    if os.name == "nt":  # elsewhere a library gives its dependencies' symbols too
        folder = Path(native._base_path)
        for name in ("ggml.dll", "ggml-base.dll"):
            if (folder / name).is_file():
                libraries.append(ctypes.CDLL(str(folder / name)))
    return libraries
