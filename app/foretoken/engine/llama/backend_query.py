"""Asks the loaded llama.cpp for ``BackendFacts``."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from foretoken.engine.llama.backend_facts import BackendFacts, Device, DeviceMemory
from foretoken.engine.llama.cpu_variants import library_folder, scored_variants
from foretoken.engine.llama.library import (
    bindings_version,
    cpu_variant,
    modules_left_out,
    native,
    system_info,
)

# enum ggml_backend_dev_type; accelerators are parts of the CPU such as BLAS libraries.
_INTEGRATED = "integrated gpu"  # not translated: a kind
_KINDS = ("cpu", "gpu", _INTEGRATED, "accelerator")


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
        left_out=modules_left_out(),
    )


def _devices() -> tuple[Device, ...]:
    name = library_function("ggml_backend_dev_name", ctypes.c_char_p, ctypes.c_void_p)
    description = library_function("ggml_backend_dev_description", ctypes.c_char_p, ctypes.c_void_p)
    kind = library_function("ggml_backend_dev_type", ctypes.c_int, ctypes.c_void_p)
    if None in (name, description, kind):
        return ()
    found = []
    for device in _handles():
        number = kind(device)
        found.append(
            Device(
                _decoded(name(device)),
                _decoded(description(device)),
                _KINDS[number] if 0 <= number < len(_KINDS) else "other",
            )
        )
    return tuple(found)


def gpu_names() -> tuple[str, ...]:
    """What llama.cpp calls the GPUs that it can compute on here."""
    return tuple(
        f"{device.description} ({device.name})" if device.description else device.name
        for device in _devices()
        if "gpu" in device.kind
    )


def device_memory() -> tuple[DeviceMemory, ...]:
    """Ask the GPUs for their memory; drivers are started for it."""
    ask = library_function(
        "ggml_backend_dev_memory",
        None,
        ctypes.c_void_p,
        ctypes.POINTER(ctypes.c_size_t),
        ctypes.POINTER(ctypes.c_size_t),
    )
    found = []
    for device, handle in zip(_devices(), _handles(), strict=False):
        if "gpu" not in device.kind or ask is None:
            continue
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        ask(handle, ctypes.byref(free), ctypes.byref(total))
        if total.value:  # some drivers do not tell
            # Apple's GPUs call themselves dedicated, and have the computer's memory all the same.
            shared = device.kind == _INTEGRATED or sys.platform == "darwin"
            found.append(DeviceMemory(device.name, free.value, total.value, shared))
    return tuple(found)


def _handles() -> Iterator[int]:
    count = library_function("ggml_backend_dev_count", ctypes.c_size_t)
    get = library_function("ggml_backend_dev_get", ctypes.c_void_p, ctypes.c_size_t)
    if count is not None and get is not None:
        yield from (get(index) for index in range(count()))


def _text(function: str) -> str:
    ask = library_function(function, ctypes.c_char_p)
    return _decoded(ask()) if ask is not None else ""


def _decoded(text: bytes | None) -> str:
    return (text or b"").decode("utf-8", "replace").strip()


def library_function(name: str, result: Any, *arguments: Any) -> Any:
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
