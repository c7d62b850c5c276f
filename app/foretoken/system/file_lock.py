"""A lock between processes: a file that the system keeps locked for as long as its owner lives."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from foretoken.system.own_files import open_own, remove_link

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class InUse(Exception):
    """Another process, or another part of this one, holds the lock."""


class FileLock:
    """Held from ``acquire`` to ``release``; also ends with the process, however that ends."""

    def __init__(self, path: Path) -> None:
        """``path`` is a file of its own, which is there only while somebody holds the lock."""
        self._path = path
        self._descriptor: int | None = None

    def __enter__(self) -> FileLock:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    @property
    def held(self) -> bool:
        """Whether it is ours now."""
        return self._descriptor is not None

    def acquire(self) -> None:
        """Take the lock without waiting. Raises ``InUse`` and ``OSError``."""
        while True:
            try:
                remove_link(self._path)  # it would lock what it leads to, or make that
                descriptor = open_own(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            except PermissionError:
                # Windows, while the last owner removes it.
                if sys.platform == "win32" and self._path.exists():
                    raise InUse(str(self._path)) from None
                raise
            try:
                _lock(descriptor)
                if self._is_named(descriptor):
                    self._descriptor = descriptor
                    return
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)  # its last owner removed it in between

    def release(self) -> None:
        """Give it back."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(descriptor)
            with suppress(OSError):
                self._path.unlink()
        else:
            with suppress(OSError):
                self._path.unlink()
            os.close(descriptor)

    def _is_named(self, descriptor: int) -> bool:
        """Whether the file that is locked is the one that others will find."""
        try:
            ours, named = os.fstat(descriptor), os.lstat(self._path)
        except FileNotFoundError:
            return False
        return (ours.st_dev, ours.st_ino) == (named.st_dev, named.st_ino)


def _lock(descriptor: int) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise InUse from None
