"""Memory for training that goes back when it is freed.

Batches of all lengths free blocks of all sizes, and with glibc's allocator each process of a
training grew by 80 MB a second until the system ended one. jemalloc (Debian: libjemalloc2) stays at
2 GB at the same speed. Without it every big block comes from the system and returns to it, which
costs about a fifth of the speed.
"""

from __future__ import annotations

import ctypes.util
import os
import sys

_DONE = "FORETOKEN_RECIPE_MEMORY"
_JEMALLOC_OPTIONS = "thp:always,dirty_decay_ms:60000,muzzy_decay_ms:60000"
_BIG_BLOCK = "1000000"


def settings(jemalloc: str | None) -> dict[str, str]:
    """Environment variables that the allocator reads when a process starts."""
    if jemalloc is not None:
        return {"LD_PRELOAD": jemalloc, "MALLOC_CONF": _JEMALLOC_OPTIONS}
    return {"MALLOC_MMAP_THRESHOLD_": _BIG_BLOCK, "THP_MEM_ALLOC_ENABLE": "1"}


def start_with_returning_memory() -> None:
    """Begin this program anew with another allocator, once; its children inherit it."""
    if sys.platform != "linux" or _DONE in os.environ:
        return
    os.environ[_DONE] = "1"
    os.environ |= settings(ctypes.util.find_library("jemalloc"))
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
