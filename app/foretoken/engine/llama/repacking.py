"""Repacking: which weights llama.cpp rearranges for the CPU's fastest kernels, and their size.

Repacked weights are copied into memory; all others are used where the file is mapped. Which ones
are repacked depends on the processor and the number format, so ggml is queried without any weights,
as in llama.cpp's weight_buft_supported (src/llama-model-loader.cpp).
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

from foretoken.engine.llama.backend_query import library_function

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
    """Repacking on this computer's processor."""

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
