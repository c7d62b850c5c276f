"""Files that this program writes into: never what a link in their place leads to.

Whoever may write into a folder could put a link there, and what we write, empty or lock away would
be somebody else's file.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from foretoken.system.given_files import LINK, FileRefused, kind_of, not_ordinary

_FLAGS = (
    getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOINHERIT", 0)
)


def open_own(path: Path, flags: int, mode: int) -> int:
    """Open or make an ordinary file; return its descriptor. Raises ``OSError``.

    ``FileRefused`` for a link or anything else that is no ordinary file; that stays as it is.
    """
    if path.is_symlink():  # Windows has no flag for it
        raise FileRefused(path, not_ordinary(LINK, to_write=True), LINK)
    # Emptied only after it was looked at.
    descriptor = os.open(path, (flags & ~os.O_TRUNC) | _FLAGS, mode)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            kind = kind_of(status)
            raise FileRefused(path, not_ordinary(kind, to_write=True), kind)
        if flags & os.O_TRUNC:
            os.ftruncate(descriptor, 0)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def remove_link(path: Path) -> bool:
    """Remove a link that stands where a file of ours belongs, and nothing else."""
    if not path.is_symlink():
        return False
    try:
        path.unlink()
    except OSError as error:
        if error.errno != errno.ENOENT:
            raise
    return True
