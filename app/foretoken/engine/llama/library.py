"""llama.cpp's library, loaded once; the only import of llama_cpp.

``native`` has its low-level functions; the library's messages are stored instead of printed. Below
are the functions of ggml that the bindings lack: devices, repacked weights, and survival of aborts.
"""

from __future__ import annotations

import ctypes
import logging
import re
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from foretoken.engine.llama.backend_facts import INTEGRATED, BackendFacts, Device, DeviceMemory

# Sets what the import of llama_cpp reads.
from foretoken.engine.llama.cpu_variants import library_folder, load_cpu_code, scored_variants
from foretoken.engine.llama.gpu_modules import GpuSetting, load_modules, module_files
from foretoken.system.language import said
from foretoken.system.shown_text import shown_name

import llama_cpp.llama_cpp  # isort: skip
import llama_cpp.llama_cpp_ext  # isort: skip

native = llama_cpp.llama_cpp
native_heads = llama_cpp.llama_cpp_ext
"""Functions of llama.cpp that are not public yet, for heads that read the target's states."""

_LOG_LINES = 400
_MAX_LINE = 1000
# GGML_LOG_LEVEL_*, which the bindings lack; the last one continues the previous line.
_WARNING_LEVEL, _ERROR_LEVEL, _CONTINUED = 3, 4, 5
_log = logging.getLogger(__name__)
# Logged whenever a pass is cancelled (GGML_STATUS_ABORTED, 2 from llama_decode); not errors.
_CANCELLED = ("failed with error 1", "compute status: 1", "ret = 2")  # not translated: its log
_CLEANUP = "removing memory module entries"  # not translated: its log
# Users of the engine as a library may not configure logging; Python would print the messages.
logging.getLogger("foretoken").addHandler(logging.NullHandler())


class BackendLog:
    """Log of llama.cpp's messages, which are not printed."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=_LOG_LINES)
        self.count = 0
        """Number of lines so far, including discarded ones."""
        self._serious: deque[tuple[int, str]] = deque(maxlen=_LOG_LINES)
        self._unfinished = ""
        self._level = 0
        self._callback = native.llama_log_callback(self._on_message)  # kept alive with self
        native.llama_log_set(self._callback, None)

    def keep_everything(self) -> None:
        """Keep all lines from now on, for callers that parse sizes from them."""
        self.lines = deque(self.lines)

    def _on_message(self, level: int, text: bytes, user_data: object) -> None:
        del user_data
        self._level = self._level if level == _CONTINUED else level
        *whole, self._unfinished = (self._unfinished + text.decode("utf-8", "replace")).split("\n")
        told = [line for line in whole if line.strip(" .")]
        for line in (shown_name(line, _MAX_LINE) for line in told):
            self.lines.append(line)
            self.count += 1
            stopped = line.endswith(_CANCELLED) or _CLEANUP in line
            if self._level in (_WARNING_LEVEL, _ERROR_LEVEL) and not stopped:
                serious = self._level == _ERROR_LEVEL
                _log.log(logging.ERROR if serious else logging.WARNING, "%s", line.strip())
            words = line.lower()
            if self._level == _ERROR_LEVEL or "error" in words or "failed" in words:
                self._serious.append((self.count, line))

    def reason(self, since: int) -> str:
        """Return why a call failed: the most informative line since ``count`` was ``since``."""
        return self.telling(since) or said("no-reason-given")

    def telling(self, since: int) -> str:
        """Return the same, or an empty string if there is no such line."""
        telling = [line for number, line in self._serious if number > since]
        # The first such line names the cause, later ones only pass it on.
        return telling[0].split(": ", 1)[-1].strip().rstrip(".:") if telling else ""


def _loaded(library: str) -> Any:
    """Return one of ggml's libraries; on Windows libllama does not export their functions."""
    if sys.platform == "win32":
        # The copy that libllama uses, wherever it was found: another copy has its own registry.
        find = ctypes.WinDLL("kernel32").GetModuleHandleW
        find.argtypes, find.restype = [ctypes.c_wchar_p], ctypes.c_void_p
        return ctypes.CDLL(library, handle=find(library))
    return native._lib


def _load_modules() -> list[str]:
    """Load modules that the environment does not exclude; return why others were left out."""
    setting = GpuSetting.from_environment()
    files = module_files(Path(native._base_path))
    wanted = [files[name] for name in setting.wanted(files)]
    reasons = [setting.reason] if setting.reason and files else []
    return reasons + load_modules(_loaded("ggml.dll"), wanted, module_mark())


def module_mark() -> str:
    """Return the build string that a GPU module must report."""
    version = ctypes.CFUNCTYPE(ctypes.c_char_p)(("ggml_version", _loaded("ggml-base.dll")))
    ggml = version().decode()
    return f"llama-cpp-python {bindings_version()}, ggml {ggml}"  # not translated: names


def bindings_version() -> str:
    """Return the version of llama-cpp-python, which determines that of llama.cpp."""
    return str(llama_cpp.__version__)


backend_log = BackendLog()
_cpu_variant = load_cpu_code(_loaded("ggml.dll"), Path(native._base_path))
_left_out = _load_modules()
native.llama_backend_init()
_log.info("llama.cpp is loaded through llama-cpp-python %s", llama_cpp.__version__)
_log.info("Its CPU code: %s", _cpu_variant)
for _reason in _left_out:
    _log.warning("Not loaded: %s", _reason)


def cpu_variant() -> str:
    """Return the name of the CPU code in use, such as "haswell".

    It is ``cpu_variants.BUILT_IN`` if llama.cpp was built for one machine or for macOS.
    ``cpu_variants.scored_variants(cpu_variants.library_folder())`` lists all, best first.
    """
    return _cpu_variant


def modules_left_out() -> tuple[str, ...]:
    """Return why installed GPU modules are not in use; each reason names the file."""
    return tuple(_left_out)


def system_info() -> str:
    """Return the instruction sets and backends that llama.cpp was built with."""
    info: bytes = native.llama_print_system_info()
    return info.decode("utf-8", "replace").strip()


def abort_function() -> Any:
    """Return libc's strlen typed as an abort callback: see ``CancelFlag``."""
    library = ctypes.CDLL("msvcrt" if sys.platform == "win32" else None)
    return ctypes.cast(library.strlen, native.ggml_abort_callback)


_ADDRESS_OF_LOGITS = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(
    ("llama_get_logits", native._lib)
)


def logits_address(context: Any) -> int:
    """Return the address of a context's logits, as a number: ten times faster than a pointer."""
    return _ADDRESS_OF_LOGITS(context) or 0


def _mangled_function(names: tuple[str, ...], result: Any, *arguments: Any) -> Any:
    """Return a C++ function by its mangled names on several systems; None if missing."""
    for name in names:
        with suppress(AttributeError):
            return ctypes.CFUNCTYPE(result, *arguments)((name, native._lib))
    return None


# llama-ext.h, which llama-cpp-python does not bind: inputs of layers, a row per token.
set_layer_inputs = _mangled_function(
    (
        "_Z30llama_set_embeddings_layer_inpP13llama_contextjb",
        "?llama_set_embeddings_layer_inp@@YAXPEAUllama_context@@I_N@Z",
    ),
    None,
    ctypes.c_void_p,
    ctypes.c_uint32,
    ctypes.c_bool,
)
layer_inputs = _mangled_function(
    (
        "_Z30llama_get_embeddings_layer_inpP13llama_contextj",
        "?llama_get_embeddings_layer_inp@@YAPEAMPEAUllama_context@@I@Z",
    ),
    ctypes.POINTER(ctypes.c_float),
    ctypes.c_void_p,
    ctypes.c_uint32,
)


_target_layers = _mangled_function(
    (
        "_Z28llama_model_target_layer_idsPK11llama_model",
        "?llama_model_target_layer_ids@@YAPEBHPEBUllama_model@@@Z",
    ),
    ctypes.POINTER(ctypes.c_int32),
    ctypes.c_void_p,
)
_target_layer_count = _mangled_function(
    (
        "_Z30llama_model_target_layer_ids_nPK11llama_model",
        "?llama_model_target_layer_ids_n@@YAIPEBUllama_model@@@Z",
    ),
    ctypes.c_uint32,
    ctypes.c_void_p,
)


def target_layers(model: Any) -> tuple[int, ...]:
    """Return the target's layers whose inputs a head reads; empty if unknown."""
    if _target_layers is None or _target_layer_count is None:
        return ()
    return tuple(_target_layers(model)[: _target_layer_count(model)])


def set_fields(structure: Any, **values: Any) -> None:
    """Set fields of a ctypes structure, which silently accepts misspelt names by itself."""
    names = {name for name, *_ in structure._fields_}
    for name, value in values.items():
        if name not in names:
            raise AttributeError(  # not translated: a programming error
                f"{type(structure).__name__} has no field {name}"
            )
        setattr(structure, name, value)


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
    for library in (native._lib, _loaded("ggml.dll"), _loaded("ggml-base.dll")):
        try:
            return ctypes.CFUNCTYPE(result, *arguments)((name, library))
        except AttributeError:
            continue
    return None


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
