"""llama.cpp's library, loaded once: the only import of llama_cpp.

``native`` are its low-level functions; the messages of the library are kept instead of printed.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections import deque
from typing import Any

# ggml's OpenMP threads spin at every barrier; beside another busy program that costs most of the
# speed. libgomp reads this once, when the library below is loaded.
os.environ.setdefault("GOMP_SPINCOUNT", "1000")

import llama_cpp.llama_cpp

native = llama_cpp.llama_cpp

_LOG_LINES = 400
_ERROR_LEVEL = 4  # GGML_LOG_LEVEL_ERROR, which the bindings lack


class BackendLog:
    """llama.cpp's messages, kept instead of printed."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=_LOG_LINES)
        self.count = 0
        """Lines heard so far, forgotten ones included."""
        self._serious: deque[tuple[int, str]] = deque(maxlen=_LOG_LINES)
        self._unfinished = ""
        self._callback = native.llama_log_callback(self._on_message)  # kept alive with self
        native.llama_log_set(self._callback, None)

    def _on_message(self, level: int, text: bytes, user_data: object) -> None:
        del user_data
        *whole, self._unfinished = (self._unfinished + text.decode("utf-8", "replace")).split("\n")
        told = [line for line in whole if line.strip(" .")]
        for line in told:
            self.lines.append(line)
            self.count += 1
            words = line.lower()
            if level == _ERROR_LEVEL or "error" in words or "failed" in words:
                self._serious.append((self.count, line))

    def reason(self, since: int) -> str:
        """Why a call failed: the most telling line since ``count`` was ``since``."""
        telling = [line for number, line in self._serious if number > since]
        if not telling:
            return "it gave no reason"
        # The first such line names the cause, later ones only pass it on.
        return telling[0].split(": ", 1)[-1].strip().rstrip(".")


backend_log = BackendLog()
native.llama_backend_init()


def recent_log() -> list[str]:
    """Return the backend's latest messages, oldest first."""
    return list(backend_log.lines)


def system_info() -> str:
    """Return the instruction sets and back ends that llama.cpp was built with."""
    info: bytes = native.llama_print_system_info()
    return info.decode("utf-8", "replace").strip()


def abort_function() -> Any:
    """Return libc's strlen in the shape of an abort callback: see ``CancelFlag``."""
    library = ctypes.CDLL("msvcrt" if sys.platform == "win32" else None)
    return ctypes.cast(library.strlen, native.ggml_abort_callback)


_ADDRESS_OF_LOGITS = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(
    ("llama_get_logits", native._lib)
)


def logits_address(context: Any) -> int:
    """Address of a context's rows of logits; a plain number takes a tenth of a pointer's time."""
    return _ADDRESS_OF_LOGITS(context) or 0


def set_fields(structure: Any, **values: Any) -> None:
    """Set fields of a ctypes structure, which by itself accepts misspelt names silently."""
    names = {name for name, *_ in structure._fields_}
    for name, value in values.items():
        if name not in names:
            raise AttributeError(f"{type(structure).__name__} has no field {name}")
        setattr(structure, name, value)
