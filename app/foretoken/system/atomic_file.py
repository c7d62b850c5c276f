"""Files that several processes may write: each sees an old or a new one, never half of one.

A lock between processes is a file that the system keeps locked for as long as its owner lives.
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

from foretoken.system.given_files import open_own, remove_link
from foretoken.system.language import tr

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# A change takes milliseconds.
_PATIENCE_S, _PAUSE_S = 10.0, 0.005


def write_atomically(file: Path, text: str, *, lasting: bool = True) -> None:
    """Replace a file's content as a whole, as UTF-8; makes the folder. Raises ``OSError``.

    Not ``lasting``: a power cut may leave an empty file, which is fine for a cache. To wait for a
    slow disk may take seconds.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(file, lasting=lasting) as out:
        out.write(text)


@contextmanager
def written_whole(file: Path, *, lasting: bool = True) -> Iterator[TextIO]:
    """The same for a text that is written bit by bit: after an error the file is as it was."""
    with bytes_written_whole(file, lasting=lasting) as out:
        text = TextIOWrapper(out, encoding="utf-8", newline="\n")
        yield text
        text.detach()  # with all that it held back; the file is closed by whoever opened it


@contextmanager
def bytes_written_whole(file: Path, *, lasting: bool = True) -> Iterator[BinaryIO]:
    """The same for bytes."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as temporary:
            yield temporary
            if lasting:
                temporary.flush()
                # Else a power cut may leave the new name on an empty file.
                os.fsync(temporary.fileno())
        _replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _replace(new: str, file: Path) -> None:
    for wait_s in (0.01, 0.1, 1.0):
        try:
            os.replace(new, file)
        except PermissionError:
            # Windows refuses while somebody reads the old file.
            if sys.platform != "win32":
                raise
            time.sleep(wait_s)
        else:
            return
    os.replace(new, file)


def locked(file: Path, patience_s: float = _PATIENCE_S) -> FileLock:
    """A lock for ``with``, so that one process or thread at a time reads and rewrites ``file``.

    To enter it raises ``OSError``, also if another one does not come to an end.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(file.with_name(f"{file.name}.lock"), patience_s)


class InUse(OSError):
    """Another process, or another part of this one, holds the lock."""


class FileLock:
    """Held from ``acquire`` to ``release``; also ends with the process, however that ends."""

    def __init__(self, path: Path, patience_s: float = 0.0) -> None:
        """``path`` is a file of its own, which is there only while somebody holds the lock.

        ``patience_s``: how long another owner is waited for.
        """
        self._path, self._patience_s = path, patience_s
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
        """Take the lock. Raises ``InUse`` and other ``OSError``."""
        patience_ends = time.monotonic() + self._patience_s
        while not self._try():
            if time.monotonic() >= patience_ends:
                file = self._path.with_suffix("")
                raise InUse(tr("{file} is in use by another process.", file=file))
            time.sleep(_PAUSE_S)

    def release(self) -> None:
        """Give it back."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(descriptor)
        with suppress(OSError):
            self._path.unlink()
        if sys.platform != "win32":
            os.close(descriptor)

    def _try(self) -> bool:
        try:
            remove_link(self._path)  # it would lock what it leads to, or make that
            descriptor = open_own(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except PermissionError:
            if sys.platform == "win32" and self._path.exists():
                return False  # while the last owner removes it
            raise
        try:
            if not _lock(descriptor):
                os.close(descriptor)
                return False
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(descriptor), os.lstat(self._path)):
                    self._descriptor = descriptor
                    return True
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)
        return self._try()  # its last owner removed it in between


def _lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
