"""Functions of ggml that the bindings lack: devices, repacked weights, and survival of aborts."""

from __future__ import annotations

import ctypes
import logging
import os
import re
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from foretoken.engine.llama.backend_facts import INTEGRATED, BackendFacts, Device, DeviceMemory
from foretoken.engine.llama.cpu_variants import library_folder, scored_variants
from foretoken.engine.llama.library import (
    backend_log,
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


# enum ggml_backend_dev_type and ggml_type
_CPU_DEVICE = 0
_F32, _I32 = 0, 26
_TOKENS = 512
"""Batch length of llama.cpp's own query."""
_BUFFER_FIELD = 8
"""struct ggml_tensor (ggml/include/ggml.h): after the type, padded to a pointer's size."""
_MAX_TENSORS = 8


class _InitParameters(ctypes.Structure):
    """struct ggml_init_params."""

    _fields_ = (
        ("mem_size", ctypes.c_size_t),
        ("mem_buffer", ctypes.c_void_p),
        ("no_alloc", ctypes.c_bool),
    )


class Repacking:
    """Repacking: which weights llama.cpp rearranges for the CPU's fastest kernels, and their size.

    Repacked weights are copied into memory; all others are used where the file is mapped. Which
    ones are repacked depends on the processor and the number format, so ggml is queried without any
    weights, as in llama.cpp's weight_buft_supported (src/llama-model-loader.cpp).
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, tuple[int, ...]], int | None] = {}
        self._cpu = self._pointer("ggml_backend_dev_by_type", ctypes.c_int)(_CPU_DEVICE)
        self._buffer_types = list(self._find_buffer_types())

    def repacked_bytes(self, kind: int, shape: Sequence[int]) -> int | None:
        """Return the size of a repacked matrix of this ggml type; None if it is not repacked.

        ``shape`` is in ggml's order; three dimensions belong to a mixture of experts.
        """
        if len(shape) not in (2, 3):
            return None
        asked = (kind, tuple(shape))
        if asked not in self._known:
            self._known[asked] = self._ask(*asked)
        return self._known[asked]

    def _find_buffer_types(self) -> Iterator[int]:
        registry = self._pointer("ggml_backend_dev_backend_reg", ctypes.c_void_p)(self._cpu)
        address = self._pointer(
            "ggml_backend_reg_get_proc_address", ctypes.c_void_p, ctypes.c_char_p
        )(registry, b"ggml_backend_dev_get_extra_bufts")
        if not address:
            return
        list_type = ctypes.POINTER(ctypes.c_void_p)
        listed = ctypes.CFUNCTYPE(list_type, ctypes.c_void_p)(address)(self._cpu)
        index = 0
        while listed and listed[index]:
            yield listed[index]
            index += 1

    def _ask(self, kind: int, shape: tuple[int, ...]) -> int | None:
        start = library_function("ggml_init", ctypes.c_void_p, _InitParameters)
        end = library_function("ggml_free", None, ctypes.c_void_p)
        overhead = library_function("ggml_tensor_overhead", ctypes.c_size_t)()
        context = start(_InitParameters(overhead * _MAX_TENSORS, None, True))
        try:
            weight = self._tensor(context, kind, *shape)
            if len(shape) == 2:
                batch = self._tensor(context, _F32, shape[0], _TOKENS)
                multiply = self._pointer("ggml_mul_mat", *[ctypes.c_void_p] * 3)
                operation = multiply(context, weight, batch)
            else:
                batch = self._tensor(context, _F32, shape[0], 1, _TOKENS)
                chosen = self._tensor(context, _I32, 1, _TOKENS)
                multiply = self._pointer("ggml_mul_mat_id", *[ctypes.c_void_p] * 4)
                operation = multiply(context, weight, batch, chosen)
            for buffer_type in self._buffer_types:
                if self._supports(operation, weight, buffer_type):
                    size = library_function(
                        "ggml_backend_buft_get_alloc_size",
                        ctypes.c_size_t,
                        ctypes.c_void_p,
                        ctypes.c_void_p,
                    )
                    return int(size(buffer_type, weight))
            return None
        finally:
            end(context)

    def _supports(self, operation: int, weight: int, buffer_type: int) -> bool:
        allocate = self._pointer("ggml_backend_buft_alloc_buffer", ctypes.c_void_p, ctypes.c_size_t)
        supports = library_function(
            "ggml_backend_dev_supports_op", ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p
        )
        free = library_function("ggml_backend_buffer_free", None, ctypes.c_void_p)
        of_weight = ctypes.c_void_p.from_address(weight + _BUFFER_FIELD)
        empty = allocate(buffer_type, 0)
        of_weight.value = empty
        try:
            return bool(supports(self._cpu, operation))
        finally:
            of_weight.value = None
            free(empty)

    def _tensor(self, context: int, kind: int, *shape: int) -> int:
        make = self._pointer(
            "ggml_new_tensor",
            ctypes.c_void_p,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.POINTER(ctypes.c_int64),
        )
        return int(make(context, kind, len(shape), (ctypes.c_int64 * len(shape))(*shape)))

    @staticmethod
    def _pointer(name: str, *arguments: Any) -> Any:
        return library_function(name, ctypes.c_void_p, *arguments)


_AbortCallback = ctypes.CFUNCTYPE(None, ctypes.c_char_p)
_TerminateHandler = ctypes.CFUNCTYPE(None)
# std::set_terminate(void (*)()), as mangled by GCC and Clang; other compilers do not need it.
_SET_TERMINATE = "_ZSt13set_terminatePFvvE"
_BUILD_PATH = re.compile(r"^\S*[/\\](?=[^/\\\s]+:\d+: )")
# CUDA and Vulkan log the cause this many lines before they abort, along with the context.
_CAUSE_LINES = 8
_log = logging.getLogger(__name__)
_kept: list[Any] = []  # referenced by llama.cpp


def survive_aborts(heard: Callable[[str], None]) -> None:
    """Call ``heard`` with the reason instead of ending the process; then suspend the thread.

    ggml aborts when a device is lost (CUDA, RPC), and Vulkan throws an uncaught exception; Python
    cannot handle either, and both end in ``abort``. But both first call a replaceable function on
    the affected thread. If it never returns, this thread is suspended with whatever it holds, and
    all others continue: the answer so far can be saved and the user informed.

    It is called on the affected thread. The main thread is not suspended: after ``heard`` returns
    there, the process ends. Objects of llama.cpp in use by the suspended thread must not be used
    afterwards.
    """
    if _kept:
        _kept[0] = heard
        return
    _kept.append(heard)

    def on_abort(message: bytes | None) -> None:
        # Drop the build machine's path.
        said = _BUILD_PATH.sub("", (message or b"").decode("utf-8", "replace"))
        cause = backend_log.telling(backend_log.count - _CAUSE_LINES)
        _suspend(f"{cause} ({said})" if cause and cause not in said else said)

    def on_terminate() -> None:
        _suspend(backend_log.reason(backend_log.count - _CAUSE_LINES))

    told, ended = _AbortCallback(on_abort), _TerminateHandler(on_terminate)
    _kept.extend((told, ended))
    set_callback = library_function("ggml_set_abort_callback", ctypes.c_void_p, _AbortCallback)
    if set_callback is not None:
        set_callback(told)
    set_terminate = getattr(native._lib, _SET_TERMINATE, None)
    if set_terminate is not None:
        set_terminate.restype, set_terminate.argtypes = ctypes.c_void_p, [_TerminateHandler]
        set_terminate(ended)


def _suspend(reason: str) -> None:
    _log.error("llama.cpp would end the process: %s", reason)
    heard: Callable[[str], None] = _kept[0]
    heard(reason)
    if threading.current_thread() is not threading.main_thread():
        threading.Event().wait()
