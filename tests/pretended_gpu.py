"""The CPU registered as a GPU, for the rest of a process.

ggml's device for the CPU is registered once more as a GPU, with a name, a memory and buffers of its
own, so llama.cpp treats it as any GPU. Its passes and its memory can be made to fail on purpose, in
the ways in which real ones do. Layouts are those of ggml-backend-impl.h.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import traceback
from collections.abc import Callable
from enum import Enum
from typing import Any

from foretoken.engine.llama.library import library_function, native
from foretoken.words.sentences import use_sentences

NAME = "Pretended0"
_PATIENCE_S = 10
_GPU = 1
_ENDING = "_ZSt9terminatev"  # std::terminate()
# Places of pointers in ggml_backend_device, ggml_backend, and ggml_backend_buffer_type.
_DEVICE_WORDS, _REG_WORDS, _BUFFER_TYPE_WORDS = 17, 6, 8
_GET_NAME, _GET_DESCRIPTION, _GET_MEMORY, _GET_TYPE, _GET_PROPS, _INIT, _GET_BUFFER_TYPE = range(7)
_GET_HOST_BUFFER_TYPE, _FROM_HOST, _SUPPORTS_BUFFER_TYPE, _DEVICE_REG = 7, 8, 10, 15
_GRAPH_COMPUTE, _BACKEND_DEVICE = 13, 17
_FREE_BUFFER, _BUFFER_SIZE = 0, 13
_BUFFER_NAME, _ALLOCATE, _IS_HOST, _BUFFER_DEVICE = 0, 1, 5, 6
# struct ggml_backend_dev_props: what differs from the CPU's.
_PROPERTY_NAME, _FREE, _TOTAL, _TYPE_AND_ID_AND_CAPS = 0, 2, 3, 4

_Text = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
_Kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_Memory = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t), ctypes.POINTER(ctypes.c_size_t)
)
_Properties = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p))
_Start = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_Compute = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_Supports = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_Allocate = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_Device = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_Free = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Count = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p)


class Failure(Enum):
    """How a pass fails."""

    STATUS = "status"
    """llama_decode returns an error, as with Metal."""
    NO_MEMORY = "no memory"
    ABORT = "abort"
    """GGML_ABORT, as with CUDA."""
    UNCAUGHT = "uncaught"
    """An error of C++ that nobody catches, as with Vulkan."""


class PretendedGpu:
    def __init__(self, memory_bytes: int, name: str = NAME) -> None:
        self.total = memory_bytes
        self.used = 0
        """Bytes of all buffers that are there."""
        self.refusals = 0
        """So many buffers are refused, as by a GPU that is full."""
        self.fails: Failure | None = None
        """How passes fail from now on."""
        self.fails_behind = 0
        """Of them, so many go well."""
        self.passes = 0
        self._texts = [ctypes.create_string_buffer(text) for text in (name.encode(), b"A card")]
        self._kept: list[Any] = []
        find = library_function("ggml_backend_dev_by_type", ctypes.c_void_p, ctypes.c_int)
        self._cpu = find(0)
        self._start_cpu = library_function("ggml_backend_cpu_init", ctypes.c_void_p)
        self._device = _words(_DEVICE_WORDS, self._cpu)
        self._buffers = _words(
            _BUFFER_TYPE_WORDS, library_function("ggml_backend_cpu_buffer_type", ctypes.c_void_p)()
        )
        self._reg = _words(_REG_WORDS, self._device[_DEVICE_REG])
        self._cpu_allocates = _Allocate(self._buffers[_ALLOCATE])
        self._cpu_tells = _Properties(self._device[_GET_PROPS])
        self._fill()
        register = library_function("ggml_backend_register", None, ctypes.c_void_p)
        register(ctypes.addressof(self._reg))

    @property
    def free(self) -> int:
        """Free bytes, at least 0."""
        return max(0, self.total - self.used)

    def _fill(self) -> None:
        name, description = map(ctypes.addressof, self._texts)
        device, buffers = ctypes.addressof(self._device), ctypes.addressof(self._buffers)
        self._buffers[_BUFFER_NAME] = self._pointer(_Text(lambda _: name))
        self._buffers[_ALLOCATE] = self._pointer(_Allocate(self._allocate))
        self._buffers[_IS_HOST] = None
        self._buffers[_BUFFER_DEVICE] = device
        mine = self._device
        mine[_GET_NAME] = self._pointer(_Text(lambda _: name))
        mine[_GET_DESCRIPTION] = self._pointer(_Text(lambda _: description))
        mine[_GET_MEMORY] = self._pointer(_Memory(self._tell_memory))
        mine[_GET_TYPE] = self._pointer(_Kind(lambda _: _GPU))
        mine[_GET_PROPS] = self._pointer(_Properties(self._tell_properties))
        mine[_INIT] = self._pointer(_Start(self._start))
        mine[_GET_BUFFER_TYPE] = self._pointer(_Text(lambda _: buffers))
        mine[_GET_HOST_BUFFER_TYPE] = mine[_FROM_HOST] = None
        supports = _Supports(lambda _, buffer_type: buffer_type == buffers)
        mine[_SUPPORTS_BUFFER_TYPE] = self._pointer(supports)
        mine[_DEVICE_REG] = ctypes.addressof(self._reg)
        self._reg[1] = self._pointer(_Text(lambda _: name))
        self._reg[2] = self._pointer(_Count(lambda _: 1))
        self._reg[3] = self._pointer(_Device(lambda *_: device))

    def _pointer(self, function: Any) -> int | None:
        self._kept.append(function)
        return ctypes.cast(function, ctypes.c_void_p).value

    def _tell_memory(self, _: int, free: Any, total: Any) -> None:
        free[0], total[0] = self.free, self.total

    def _tell_properties(self, _: int, told: Any) -> None:
        self._cpu_tells(self._cpu, told)
        told[_PROPERTY_NAME] = ctypes.addressof(self._texts[0])
        told[_PROPERTY_NAME + 1] = ctypes.addressof(self._texts[1])
        told[_FREE], told[_TOTAL] = self.free, self.total
        told[_TYPE_AND_ID_AND_CAPS] = _GPU
        told[_TYPE_AND_ID_AND_CAPS + 1] = told[_TYPE_AND_ID_AND_CAPS + 2] = None

    def _allocate(self, buffer_type: int, size: int) -> int | None:
        if self.refusals:
            self.refusals -= 1
            return None
        buffer = self._cpu_allocates(buffer_type, size)
        words = (ctypes.c_void_p * (_BUFFER_SIZE + 1)).from_address(buffer)
        give_back = _Free(words[_FREE_BUFFER])

        def freed(its: int) -> None:
            self.used -= size
            give_back(its)

        words[_FREE_BUFFER] = self._pointer(_Free(freed))
        self.used += size
        return buffer

    def _start(self, _: int, __: int) -> int:
        backend = self._start_cpu()
        words = (ctypes.c_void_p * (_BACKEND_DEVICE + 1)).from_address(backend)
        words[_BACKEND_DEVICE] = ctypes.addressof(self._device)
        compute = _Compute(words[_GRAPH_COMPUTE])

        def pass_(its: int, graph: int) -> int:
            self.passes += 1
            if self.fails is not None and self.fails_behind:
                self.fails_behind -= 1
                return compute(its, graph)
            match self.fails:
                case Failure.STATUS:
                    return -1
                case Failure.NO_MEMORY:
                    return -2
                case Failure.ABORT:
                    abort = library_function(
                        "ggml_abort", None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
                    )
                    abort(b"card.c", 1, b"the card fell out")
                case Failure.UNCAUGHT:
                    getattr(native._lib, _ENDING)()
            return compute(its, graph)

        words[_GRAPH_COMPUTE] = self._pointer(_Compute(pass_))
        return backend


def _words(count: int, address: int) -> Any:
    return (ctypes.c_void_p * count)(*(ctypes.c_void_p * count).from_address(address))


def with_pretended_gpu(work: Callable[..., Any], *arguments: Any, memory_bytes: int) -> Any:
    """Return what a function of a module returns in a process that has such a GPU.

    It is called with the GPU and the arguments; both ways all is pickled. Raises ``RuntimeError``
    with the report where it fails.
    """
    context = multiprocessing.get_context("spawn")
    ours, its = context.Pipe()
    child = context.Process(target=_work, args=(its, memory_bytes, work, arguments), daemon=True)
    child.start()
    its.close()
    try:
        result, report = ours.recv()
    except EOFError:
        child.join()
        raise RuntimeError(f"the process has ended with {child.exitcode}") from None
    finally:
        child.join(_PATIENCE_S)
        child.kill()
        ours.close()
    if report:
        raise RuntimeError(report)
    return result


def _work(answers: Any, memory_bytes: int, work: Callable[..., Any], arguments: Any) -> None:
    use_sentences()
    try:
        answers.send((work(PretendedGpu(memory_bytes), *arguments), ""))
    except BaseException:
        answers.send((None, traceback.format_exc()))
    # A thread may rest for ever in what ended it, and is not to be waited for.
    os._exit(0)
