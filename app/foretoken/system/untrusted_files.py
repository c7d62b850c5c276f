"""Untrusted files and JSON, in folders where others may have put them.

Files are read up to a limit, never blocking, and JSON is parsed with limits.

A name may lead to a pipe without a writer, to an endless device, or to a file that grows while it
is read. So the file type is checked before and after opening, opening never blocks, and the limit
applies to the bytes read, not to the reported size.

Files written by this program are never opened through a link, which would write to, truncate or
lock somebody else's file.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

from foretoken.system.language import said

_CHUNK_BYTES = 1 << 20
# An opened terminal must not become the controlling one, which can kill us. Windows lacks these.
_NON_BLOCKING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)

FOLDER, PIPE, SOCKET, DEVICE, LINK = "a-folder", "a-pipe", "a-socket", "a-device", "a-link"
_KINDS = (
    (stat.S_ISDIR, FOLDER),
    (stat.S_ISFIFO, PIPE),
    (stat.S_ISSOCK, SOCKET),
    (stat.S_ISLNK, LINK),
)


class FileRefused(OSError):
    """A file that must not be read; ``strerror`` is a clause that says why."""

    def __init__(self, path: str | os.PathLike[str], why: str, kind: str = "") -> None:
        """``kind``: what it is instead of an ordinary file, one of this module's constants."""
        super().__init__(errno.EINVAL, why, os.fspath(path))
        self.kind = kind

    def __str__(self) -> str:
        return f"{Path(str(self.filename)).name}: {self.strerror}"


class FileTooLarge(FileRefused):
    """A file over the reader's size limit."""


def open_untrusted(path: str | os.PathLike[str], *, follow: bool = True) -> BinaryIO:
    """Open an ordinary file for reading, through a link only if ``follow``. Never blocks.

    Raises ``OSError``: ``FileRefused`` for anything but an ordinary file.
    """
    try:
        _require_ordinary(os.stat(path, follow_symlinks=follow), path)
        flags = os.O_RDONLY | _NON_BLOCKING | _BINARY | (0 if follow else _NO_LINK)
        descriptor = os.open(path, flags)
    except ValueError as error:  # a NUL or a lone surrogate
        raise FileRefused(path, said("file-name-invalid")) from error
    except OSError as error:
        if error.errno == errno.ELOOP and not follow:  # replaced by a link since
            raise _not_ordinary(path, LINK) from error
        raise
    try:
        _require_ordinary(os.fstat(descriptor), path)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def read_untrusted(path: str | os.PathLike[str], most_bytes: int) -> bytes:
    """Read a whole file. Raises ``OSError``; ``FileTooLarge`` for more than ``most_bytes``."""
    with open_untrusted(path) as file:
        return read_rest(file, path, most_bytes)


def read_untrusted_text(path: str | os.PathLike[str], most_bytes: int) -> str:
    """Read a whole UTF-8 file. Raises ``OSError``, ``UnicodeDecodeError``."""
    return read_untrusted(path, most_bytes).decode("utf-8").replace("\r\n", "\n")


def first_line(path: Path) -> str:
    """Return the first line of a small text file, stripped; empty if there is none."""
    with suppress(OSError, ValueError):
        return read_untrusted_text(path, 1 << 16).strip().partition("\n")[0].strip()
    return ""


def read_rest(
    file: BinaryIO,
    path: str | os.PathLike[str],
    most_bytes: int,
    check: Callable[[], None] = lambda: None,
) -> bytes:
    """Read to the end. Raises ``OSError``; ``FileTooLarge`` for more than ``most_bytes``.

    ``check`` is called repeatedly and may raise to stop.
    """
    read = bytearray()
    while chunk := file.read(min(_CHUNK_BYTES, most_bytes + 1 - len(read))):
        read += chunk
        if len(read) > most_bytes:
            raise _too_large(path, most_bytes)
        check()
    return bytes(read)


def _require_ordinary(status: os.stat_result, path: str | os.PathLike[str]) -> None:
    if not stat.S_ISREG(status.st_mode):
        kinds = (kind for is_kind, kind in _KINDS if is_kind(status.st_mode))
        raise _not_ordinary(path, next(kinds, DEVICE))


def _not_ordinary(path: str | os.PathLike[str], kind: str) -> FileRefused:
    return FileRefused(path, said("file-not-regular", kind=said(kind)), kind)


def _too_large(path: str | os.PathLike[str], most_bytes: int) -> FileTooLarge:
    return FileTooLarge(path, said("file-too-large", most=most_bytes))


# --- files written by this program ---------------------------------------------------------------


def open_own(path: Path, flags: int, mode: int) -> int:
    """Open or create an ordinary file; return its descriptor. Raises ``OSError``.

    A private ``mode`` also holds for a file that exists.

    ``FileRefused`` for links and anything else but an ordinary file, which is left unchanged.
    """
    if path.is_symlink():  # Windows has no O_NOFOLLOW
        raise _not_ordinary(path, LINK)
    # Truncated only after the check.
    descriptor = os.open(path, (flags & ~os.O_TRUNC) | _NON_BLOCKING | _BINARY | _NO_LINK, mode)
    try:
        _require_ordinary(os.fstat(descriptor), path)
        if flags & os.O_TRUNC:
            os.ftruncate(descriptor, 0)
        if flags & os.O_CREAT and not mode & 0o077:  # it may be an older one, open to others
            with suppress(OSError, AttributeError):  # on Windows the folder is the user's own
                os.fchmod(descriptor, mode)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def remove_link(path: Path) -> bool:
    """Remove a link found in place of one of our files, and nothing else."""
    if not path.is_symlink():
        return False
    path.unlink(missing_ok=True)
    return True


# --- JSON ----------------------------------------------------------------------------------------

MOST_LEVELS = 100
"""Limit for nested arrays and objects; our own files have at most ten levels."""
_MAX_QUOTED = 60
_MAX_DIGITS = 1000


class InvalidJson(ValueError):
    """Unusable JSON; the message is a clause that says why."""


def parse_json(
    text: str | bytes, most_bytes: int | None = None, *, any_number: bool = False
) -> Any:
    """Parse JSON; of duplicate keys the last one counts. Raises ``InvalidJson``.

    All numbers in the result are finite, and it can be traversed recursively. With ``any_number``,
    non-finite numbers are left for the caller to reject, and integers with thousands of digits are
    infinite.
    """
    if most_bytes is not None and len(text) > most_bytes:
        raise InvalidJson(said("json-too-long", most=most_bytes))
    try:
        written = text.decode("utf-8") if isinstance(text, bytes) else text
        if any_number:
            found = json.loads(written, parse_int=_int_or_infinity)
        else:
            found = json.loads(written, parse_float=_finite, parse_constant=_refuse)
    except InvalidJson:
        raise
    except (RecursionError, MemoryError):
        raise _too_nested() from None
    except UnicodeDecodeError:
        raise InvalidJson(said("json-not-text")) from None
    except json.JSONDecodeError as error:
        why = said("json-invalid-line", line=str(error.lineno), problem=error.msg)
        raise InvalidJson(why) from None
    except ValueError:  # Python limits the digits of an integer
        raise InvalidJson(said("json-long-number")) from None
    if written.count("[") + written.count("{") > MOST_LEVELS:
        _check_depth(found)
    return found


def read_json(file: Path, most_bytes: int) -> Any:
    """Read and parse a file; see ``parse_json``. Raises ``OSError``, ``InvalidJson``."""
    return parse_json(read_untrusted(file, most_bytes))


def _int_or_infinity(digits: str) -> float:
    return int(digits) if len(digits) <= _MAX_DIGITS else float("inf")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        _refuse(digits)
    return number


def _refuse(name: str) -> None:
    raise InvalidJson(said("json-invalid-number", number=name[:_MAX_QUOTED]))


def _check_depth(found: object) -> None:
    """Raise ``InvalidJson`` for too many nested levels, without recursion."""
    level: list[Any] = [[found]]
    for _ in range(MOST_LEVELS + 1):
        inner = (each.values() if isinstance(each, dict) else each for each in level)
        level = [each for each in chain.from_iterable(inner) if isinstance(each, (dict, list))]
        if not level:
            return
    raise _too_nested()


def _too_nested() -> InvalidJson:
    return InvalidJson(said("json-too-nested", most=MOST_LEVELS))
