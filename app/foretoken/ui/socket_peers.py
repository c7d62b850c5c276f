"""Who is at the other end of a local socket, and which folders only this person can write to."""

from __future__ import annotations

import os
import socket
import stat
import struct
import sys
from pathlib import Path

# macOS, sys/un.h and sys/ucred.h: struct xucred begins with a version and the user's id.
_SOL_LOCAL, _LOCAL_PEERCRED = 0, 1
_XUCRED_BYTES = 76


def is_own(descriptor: int) -> bool:
    """Whether the other end of a connected socket belongs to this user, as far as that is told.

    Windows gives a pipe to its user alone.
    """
    if sys.platform == "win32":
        return True
    try:
        # A copy: closing this one leaves the caller's open.
        with socket.socket(fileno=os.dup(descriptor)) as peer:
            if sys.platform == "linux":
                told = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
                user = struct.unpack("3i", told)[1]
            elif sys.platform == "darwin":
                told = peer.getsockopt(_SOL_LOCAL, _LOCAL_PEERCRED, _XUCRED_BYTES)
                user = struct.unpack_from("2I", told)[1]
            else:
                return True
    except (OSError, struct.error):
        return False
    return bool(user == os.geteuid())


def has_left(descriptor: int) -> bool:
    """Whether the other end of a connected socket is closed and has said nothing."""
    if sys.platform == "win32":
        return False
    try:
        with socket.socket(fileno=os.dup(descriptor)) as peer:
            return not peer.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True


def is_private(folder: Path) -> bool:
    """Whether it is a folder, no link to one, and nobody but this user can write to it."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    return (
        stat.S_ISDIR(status.st_mode)
        and status.st_uid == os.geteuid()
        and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )
