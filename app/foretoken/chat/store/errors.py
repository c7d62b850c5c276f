"""Errors of the chat store, with messages for the user."""

from __future__ import annotations

from pathlib import Path

from foretoken.engine.errors import ForetokenError
from foretoken.system.database import DatabaseError, Failure, file_failure
from foretoken.system.errors import Cancelled
from foretoken.system.language import said
from foretoken.system.paths import shown_path


class StoreError(ForetokenError):
    """Chats cannot be saved or read; the message says what, why, and what to do."""


class CannotWrite(StoreError):
    """The disk is full or broken, the file is locked, or writing is not allowed."""


class LockedFile(CannotWrite):
    """Another program holds a lock on the file."""


class DamagedFile(StoreError):
    """The file is corrupt."""


class ForeignFile(DamagedFile):
    """The file is not a database, or belongs to another program."""


class RefusedRow(StoreError):
    """A row violates a constraint: a missing parent, a wrong type."""


class DamagedIndex(StoreError):
    """Only the search index is damaged; it can be rebuilt from the texts."""


_CAUSES = {
    Failure.FULL: ("chats-disk-full", "chats-free-space"),
    Failure.LOCKED: ("chats-file-locked", "chats-close-program"),
    Failure.NOT_WRITABLE: ("chats-folder-not-writable", "chats-change-permissions"),
    Failure.READ_ONLY_DISK: ("chats-disk-read-only", "chats-make-writable"),
    Failure.NOT_ORDINARY: ("chats-file-not-regular", "chats-replace-file"),
    Failure.DISK: ("chats-disk-error", "chats-check-disk"),
    Failure.FILE: ("chats-file-error", "chats-check-folder"),
}
"""Cause of a write failure and its remedy, for ``said``."""


def file_error(error: OSError, path: Path, *, backup: bool = False) -> Exception:
    """Convert a system error about a file of the store to an error for the user."""
    return chats_error(file_failure(error, path), backup=backup)


def backup_error(error: DatabaseError) -> Exception:
    """Convert a database error of a backup to an error for the user."""
    return chats_error(error, backup=True)


def chats_error(error: DatabaseError, *, backup: bool = False) -> Exception:
    """Convert a database error of the chats, or of a backup, to an error for the user."""
    reason = error.reason
    match error.failure:
        case Failure.STOPPED:
            return Cancelled()
        case Failure.REFUSED:
            return RefusedRow("chats-row-refused", reason=reason)
        case Failure.SEARCH_INDEX:
            return DamagedIndex("search-index-damaged")
        case Failure.DAMAGED:
            return DamagedFile("chat-file-damaged")
        case Failure.FOREIGN:
            return ForeignFile("chat-file-damaged")
        case Failure.OTHER:
            return StoreError("sqlite-error", reason=reason)
    name, folder = error.path.name, shown_path(error.path.parent)
    cause, remedy = (
        said(kind, name=name, folder=folder, reason=reason) for kind in _CAUSES[error.failure]
    )
    refused = LockedFile if error.failure is Failure.LOCKED else CannotWrite
    return refused("backup-not-saved" if backup else "chats-not-saved", cause=cause, remedy=remedy)
