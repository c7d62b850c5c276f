"""Queries of the loaded llama.cpp for ``BackendFacts``."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from foretoken.engine.llama.backend_facts import INTEGRATED, BackendFacts, Device, DeviceMemory
from foretoken.engine.llama.cpu_variants import library_folder, scored_variants
from foretoken.engine.llama.library import (
    bindings_version,
    cpu_variant,
    modules_left_out,
    native,
    system_info,
)

# enum ggml_backend_dev_type; accelerators are parts of the CPU such as BLAS libraries.
_KINDS = ("cpu", "gpu", INTEGRATED, "accelerator")


class _Properties(ctypes.Structure):
    """struct ggml_backend_dev_props, with spare room for fields of later versions."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("description", ctypes.c_char_p),
        ("memory_free", ctypes.c_size_t),
        ("memory_total", ctypes.c_size_t),
        ("type", ctypes.c_int),
        ("device_id", ctypes.c_char_p),
        ("more", ctypes.c_uint8 * 256),
    )


def backend_facts() -> BackendFacts:
    """Query the library; this starts the GPU drivers."""
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
        memory=device_memory(),
    )


def _devices() -> tuple[Device, ...]:
    return tuple(_device(handle) for handle in _handles())


def _device(handle: int) -> Device:
    name = library_function("ggml_backend_dev_name", ctypes.c_char_p, ctypes.c_void_p)
    description = library_function("ggml_backend_dev_description", ctypes.c_char_p, ctypes.c_void_p)
    kind = library_function("ggml_backend_dev_type", ctypes.c_int, ctypes.c_void_p)
    if None in (name, description, kind):
        return Device("", "", "other")
    number = kind(handle)
    known = _KINDS[number] if 0 <= number < len(_KINDS) else "other"
    return Device(_decoded(name(handle)), _decoded(description(handle)), known)


def gpus() -> tuple[Device, ...]:
    """Return the GPUs that llama.cpp can compute on; this starts no driver."""
    return tuple(device for device in _devices() if device.is_gpu)


def device_memory() -> tuple[DeviceMemory, ...]:
    """Query the GPUs' memory; this starts their drivers."""
    ask = library_function(
        "ggml_backend_dev_get_props", None, ctypes.c_void_p, ctypes.POINTER(_Properties)
    )
    found = []
    for handle in _handles() if ask is not None else ():
        device = _device(handle)
        if not device.is_gpu:
            continue
        told = _Properties()
        ask(handle, ctypes.byref(told))
        if told.memory_total:  # some drivers do not report it
            integrated = device.kind == INTEGRATED
            found.append(
                DeviceMemory(
                    device.name,
                    told.memory_free,
                    told.memory_total,
                    # Apple's GPUs report as dedicated, but use the main memory.
                    is_ram=integrated or sys.platform == "darwin",
                    title=device.title,
                    integrated=integrated,
                    id=_decoded(told.device_id),
                )
            )
    return tuple(found)


def device_handles(names: Iterable[str]) -> list[int]:
    """Return ggml's pointers to GPUs by name. Raises ``KeyError`` with an unknown name."""
    known = {_device(handle).name: handle for handle in _handles() if _device(handle).is_gpu}
    return [known[name] for name in names]


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
    """Return a function of ggml that the bindings lack; None if there is none."""
    for library in _libraries():
        try:
            return ctypes.CFUNCTYPE(result, *arguments)((name, library))
        except AttributeError:
            continue
    return None


def _libraries() -> list[Any]:
    libraries = [native._lib]
    if os.name == "nt":  # elsewhere a library also exports its dependencies' symbols
        folder = Path(native._base_path)
        for name in ("ggml.dll", "ggml-base.dll"):
            if (folder / name).is_file():
                libraries.append(ctypes.CDLL(str(folder / name)))
    return libraries
