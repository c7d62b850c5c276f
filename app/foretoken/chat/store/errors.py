"""Errors of the chat store, with messages for the user."""

from __future__ import annotations

from pathlib import Path

from foretoken.engine.errors import ForetokenError
from foretoken.system.database import DatabaseError, Failure, file_failure
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_noop
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
    Failure.FULL: (tr_noop("the disk is full."), tr_noop("Free up some space.")),
    Failure.LOCKED: (
        tr_noop("another program has locked the file {name}."),
        tr_noop("Close that program."),
    ),
    Failure.NOT_WRITABLE: (
        tr_noop("the folder {folder} is not writable."),
        tr_noop("Change its permissions."),
    ),
    Failure.READ_ONLY_DISK: (
        tr_noop("the disk that holds {folder} is read-only."),
        tr_noop("Make it writable."),
    ),
    Failure.NOT_ORDINARY: (
        tr_noop("{name} in {folder} cannot be used: {reason}."),
        tr_noop("Replace it with a regular file."),
    ),
    Failure.DISK: (
        tr_noop("the disk that holds {folder} reports an error ({reason})."),
        tr_noop("Check the disk."),
    ),
    Failure.FILE: (tr_noop("{reason}."), tr_noop("Check the folder {folder}.")),
}
"""Cause of a write failure and its remedy, for ``tr``."""


def file_error(error: OSError, path: Path, *, backup: bool = False) -> Exception:
    """Convert a system error about a file of the store to an error for the user."""
    return chats_error(file_failure(error, path), backup=backup)


def backup_error(error: DatabaseError) -> Exception:
    """Convert a database error of a backup to an error for the user."""
    return chats_error(error, backup=True)


def chats_error(error: DatabaseError, *, backup: bool = False) -> Exception:
    """Convert a database error of the chats, or of a backup, to an error for the user."""
    facts = {
        "name": error.path.name,
        "folder": shown_path(error.path.parent),
        "reason": error.reason,
    }
    match error.failure:
        case Failure.STOPPED:
            return Cancelled()
        case Failure.REFUSED:
            words = tr(
                "This cannot be saved, because what it belongs to no longer exists ({reason}). "
                "Copy it if you need it, and continue in a new chat.",
                reason=error.reason,
            )
            return RefusedRow(words)
        case Failure.SEARCH_INDEX:
            return DamagedIndex(tr("The search index is damaged. Restart Foretoken to repair it."))
        case Failure.DAMAGED | Failure.FOREIGN:
            kind = ForeignFile if error.failure is Failure.FOREIGN else DamagedFile
            return kind(tr("Your chat file is damaged. Restart Foretoken to repair it."))
        case Failure.OTHER:
            return StoreError(tr("SQLite reported an error: {reason}.", reason=error.reason))
    cause, remedy = (tr(words, **facts) for words in _CAUSES[error.failure])
    refused = LockedFile if error.failure is Failure.LOCKED else CannotWrite
    if backup:
        return refused(
            tr("The backup cannot be saved: {cause} {remedy}", cause=cause, remedy=remedy)
        )
    return refused(
        tr(
            "The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only "
            "while Foretoken is open.",
            cause=cause,
            remedy=remedy,
        )
    )
