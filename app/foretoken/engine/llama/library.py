"""llama.cpp's library, loaded once; the only import of llama_cpp.

``native`` has its low-level functions; the library's messages are stored instead of printed.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from foretoken.engine.llama.cpu_variants import load_cpu_code  # sets what the next import reads
from foretoken.engine.llama.gpu_modules import GpuSetting, load_modules, module_files
from foretoken.system.language import tr
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
        return self.telling(since) or tr("no reason was given")

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
