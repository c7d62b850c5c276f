"""A picture that must not be opened, and a port that must not be contacted."""

from __future__ import annotations

import base64
import ctypes
import os
import select
import socket
import sys
from contextlib import suppress
from pathlib import Path

_IN_ACCESS, _IN_OPEN = 0x1, 0x20
_PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJg"
    "gg=="
)


def _watch(picture: Path) -> int:
    libc = ctypes.CDLL(None, use_errno=True)
    watch = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    wanted = _IN_ACCESS | _IN_OPEN
    if watch < 0 or libc.inotify_add_watch(watch, os.fsencode(picture), wanted) < 0:
        raise OSError(ctypes.get_errno(), "inotify is not there")
    return int(watch)


class Canary:
    """Watches both; the picture on Linux only."""

    def __init__(self, folder: Path) -> None:
        self.picture = folder / "canary.png"
        self.picture.write_bytes(_PICTURE)
        self._watch = _watch(self.picture) if sys.platform == "linux" else None
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port: int = self._listener.getsockname()[1]

    def opened(self) -> int:
        """Return the bytes of news about the picture being opened or read since the last call."""
        count = 0
        while self._watch is not None and select.select([self._watch], [], [], 0)[0]:
            count += len(os.read(self._watch, 1 << 16))
        return count

    def called(self) -> int:
        """Return the number of connections since the last call."""
        count = 0
        with suppress(BlockingIOError):
            while True:
                self._listener.accept()[0].close()
                count += 1
        return count

    def close(self) -> None:
        """Stop watching."""
        if self._watch is not None:
            os.close(self._watch)
        self._listener.close()
