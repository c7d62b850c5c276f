"""Atomic writes to files shared by several processes: readers see the old or the new content.

Inter-process locks are files that the system keeps locked while their owner lives.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TextIO

from foretoken.system.language import said
from foretoken.system.untrusted_files import open_own, remove_link

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Changes take milliseconds.
_TIMEOUT_S, _POLL_S = 10.0, 0.005


def write_atomically(file: Path, text: str, *, lasting: bool = True) -> None:
    """Replace a file's content atomically, as UTF-8, creating its folder. Raises ``OSError``.

    Unless ``lasting``, a power cut may leave an empty file, which is fine for a cache; syncing to a
    slow disk may take seconds.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with atomic_writer(file, lasting=lasting) as out:
        out.write(text)


@contextmanager
def atomic_writer(file: Path, *, lasting: bool = True) -> Iterator[TextIO]:
    """Like ``write_atomically``, for text written in parts; an error leaves the file unchanged."""
    with atomic_bytes_writer(file, lasting=lasting) as out:
        text = TextIOWrapper(out, encoding="utf-8", newline="\n")
        yield text
        text.detach()  # flushes; the file is closed by ``atomic_bytes_writer``


@contextmanager
def atomic_bytes_writer(file: Path, *, lasting: bool = True) -> Iterator[BinaryIO]:
    """Like ``atomic_writer``, for bytes."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as temporary:
            yield temporary
            if lasting:
                temporary.flush()
                # Otherwise a power cut may leave an empty file under the new name.
                os.fsync(temporary.fileno())
        _replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _replace(new: str, file: Path) -> None:
    # Windows refuses while the old file is open for reading.
    for wait_s in (0.01, 0.1, 1.0) if os.name == "nt" else ():
        with suppress(PermissionError):
            os.replace(new, file)
            return
        time.sleep(wait_s)
    os.replace(new, file)


def locked(file: Path, timeout_s: float = _TIMEOUT_S) -> FileLock:
    """Return a lock to use with ``with``, for one process or thread to read and rewrite ``file``.

    Entering it raises ``OSError``, also after a timeout of ``timeout_s``.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(file.with_name(f"{file.name}.lock"), timeout_s)


class InUse(OSError):
    """Another process, or another part of this one, holds the lock."""


class FileLock:
    """Inter-process lock, held from ``acquire`` to ``release`` or the end of the process."""

    def __init__(self, path: Path, timeout_s: float = 0.0) -> None:
        """``path`` is a separate lock file, which exists only while the lock is held.

        ``timeout_s`` is the timeout for acquiring it.
        """
        self._path, self._patience_s = path, timeout_s
        self._descriptor: int | None = None

    def __enter__(self) -> FileLock:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._descriptor is not None

    def acquire(self) -> None:
        """Acquire the lock. Raises ``InUse`` and other ``OSError``."""
        patience_ends = time.monotonic() + self._patience_s
        while not self._try_acquire():
            if time.monotonic() >= patience_ends:
                file = self._path.with_suffix("")
                raise InUse(said("file-in-use", file=file))
            time.sleep(_POLL_S)

    def release(self) -> None:
        """Release the lock; no-op if it is not held."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if sys.platform == "win32":  # which cannot remove open files
            os.close(descriptor)
        with suppress(OSError):
            self._path.unlink()
        if sys.platform != "win32":
            os.close(descriptor)

    def _try_acquire(self) -> bool:
        try:
            remove_link(self._path)  # opening it would create or lock its target
            descriptor = open_own(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except PermissionError:
            if sys.platform == "win32" and self._path.exists():
                return False  # the last owner is removing it
            raise
        try:
            if not _lock(descriptor):
                return False
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(descriptor), os.lstat(self._path)):
                    self._descriptor = descriptor
                    return True
        finally:
            if self._descriptor != descriptor:
                os.close(descriptor)
        return self._try_acquire()  # the last owner removed it in between


def _lock(descriptor: int) -> bool:
    with suppress(BlockingIOError, PermissionError):
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
