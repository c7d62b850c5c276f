"""What happens where llama.cpp, or the driver of a GPU, would end the whole process.

ggml aborts over a lost device (CUDA, RPC), Vulkan throws an error that nobody catches; neither can
be answered from Python, and both end in ``abort``. But both first ask a function that may be
replaced, on the thread that met the trouble. One that never returns leaves that thread at rest,
with whatever it holds, and all others go on: what was written so far can be kept and told.
"""

from __future__ import annotations

import ctypes
import logging
import re
import threading
from collections.abc import Callable
from typing import Any

from foretoken.engine.llama.backend_query import library_function
from foretoken.engine.llama.library import backend_log, native

_Told = ctypes.CFUNCTYPE(None, ctypes.c_char_p)
_Ended = ctypes.CFUNCTYPE(None)
# std::set_terminate(void (*)()), as GCC and Clang write its name; other compilers need it not.
_SET_TERMINATE = "_ZSt13set_terminatePFvvE"
_BUILT_AT = re.compile(r"^\S*[/\\](?=[^/\\\s]+:\d+: )")
# CUDA and Vulkan log the cause so many lines before they end all, with what led to it.
_LINES = 8
_log = logging.getLogger(__name__)
_kept: list[Any] = []  # what llama.cpp has pointers to


def outlive_aborts(heard: Callable[[str], None]) -> None:
    """Call ``heard`` with the reason instead of ending the process; the thread then rests for ever.

    It is called on that thread. The main thread is not laid to rest: once ``heard`` returns there,
    the process ends after all.
    Nothing of llama.cpp should be used afterwards that the resting thread had in use.
    """
    if _kept:
        _kept[0] = heard
        return
    _kept.append(heard)

    def on_abort(message: bytes | None) -> None:
        # Where llama.cpp was built is nobody's business.
        said = _BUILT_AT.sub("", (message or b"").decode("utf-8", "replace"))
        cause = backend_log.telling(backend_log.count - _LINES)
        _rest(f"{cause} ({said})" if cause and cause not in said else said)

    def on_terminate() -> None:
        _rest(backend_log.reason(backend_log.count - _LINES))

    told, ended = _Told(on_abort), _Ended(on_terminate)
    _kept.extend((told, ended))
    set_callback = library_function("ggml_set_abort_callback", ctypes.c_void_p, _Told)
    if set_callback is not None:
        set_callback(told)
    set_terminate = getattr(native._lib, _SET_TERMINATE, None)
    if set_terminate is not None:
        set_terminate.restype, set_terminate.argtypes = ctypes.c_void_p, [_Ended]
        set_terminate(ended)


def _rest(reason: str) -> None:
    _log.error("llama.cpp would end the process: %s", reason)
    heard: Callable[[str], None] = _kept[0]
    heard(reason)
    if threading.current_thread() is not threading.main_thread():
        threading.Event().wait()
