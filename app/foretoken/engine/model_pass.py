"""What all passes of a model share: the arrays they read and return, and their cancel flag."""

from __future__ import annotations

import ctypes
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Logits: TypeAlias = NDArray[np.float32]
HiddenStates: TypeAlias = NDArray[np.float32]
"""A row per token: the last layer's output, from which logits are computed, or, for a head in a
file of its own, the concatenated inputs of the layers it reads."""


class CancelFlag:
    """Flag stored as one byte in native memory, followed by a zero byte.

    The backend passes ``address`` to libc's ``strlen`` as llama.cpp's abort callback: the length is
    1 while the flag is set and 0 otherwise, and no pass ever waits for the GIL.
    """

    def __init__(self) -> None:
        self._bytes = (ctypes.c_char * 2)()

    @property
    def address(self) -> int:
        """Address of the byte; valid as long as this object lives."""
        return ctypes.addressof(self._bytes)

    @property
    def is_set(self) -> bool:
        """Whether the running generation should stop."""
        return self._bytes[0] != b"\0"

    def set(self) -> None:
        """Request the running pass and generation to stop. Thread-safe."""
        self._bytes[0] = b"\1"

    def clear(self) -> None:
        """Clear the flag, so that passes may run again."""
        self._bytes[0] = b"\0"
