"""Survival of aborts in llama.cpp or a GPU driver, which would end the whole process.

ggml aborts when a device is lost (CUDA, RPC), and Vulkan throws an uncaught exception; Python
cannot handle either, and both end in ``abort``. But both first call a replaceable function on the
affected thread. If it never returns, this thread is suspended with whatever it holds, and all
others continue: the answer so far can be saved and the user informed.
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
