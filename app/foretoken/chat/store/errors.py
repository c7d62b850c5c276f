"""What can go wrong with the file of the chats, in sentences for people."""

from __future__ import annotations

from pathlib import Path

from foretoken.engine.errors import ForetokenError
from foretoken.system.database import DatabaseError, Failure, file_failure
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path


class StoreError(ForetokenError):
    """The chats cannot be kept or read: what, why, and what to do."""


class CannotWrite(StoreError):
    """The disk is full or broken, the file is locked, or writing is not allowed."""


class LockedFile(CannotWrite):
    """Another program keeps it locked."""


class DamagedFile(StoreError):
    """The file is not what was once written."""


class ForeignFile(DamagedFile):
    """The file is not a database, or that of another program."""


class RefusedRow(StoreError):
    """A row contradicts what is there: a missing parent, a wrong type."""


class DamagedIndex(StoreError):
    """Only the search index is damaged; it can be made anew from the texts."""


_CAUSES = {
    Failure.FULL: (tr_noop("the disk is full."), tr_noop("Free some space on it.")),
    Failure.LOCKED: (
        tr_noop("another program keeps the file {name} locked."),
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
        tr_noop("{name} in {folder} is not used, because {reason}."),
        tr_noop("Put an ordinary file in its place."),
    ),
    Failure.DISK: (
        tr_noop("the disk that holds {folder} reports an error ({reason})."),
        tr_noop("Check the disk."),
    ),
    Failure.FILE: (tr_noop("{reason}."), tr_noop("Check the folder {folder}.")),
}
"""Why nothing can be written, and what to do, for ``tr``."""


def file_error(error: OSError, path: Path, *, backup: bool = False) -> Exception:
    """What the system says of a file of the store, in words."""
    return chats_error(file_failure(error, path), backup=backup)


def backup_error(error: DatabaseError) -> Exception:
    """An error of a backup in words."""
    return chats_error(error, backup=True)


def chats_error(error: DatabaseError, *, backup: bool = False) -> Exception:
    """An error of the chats, or of a backup, in words."""
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
            return kind(tr("The file of your chats is damaged. Restart Foretoken to repair it."))
        case Failure.OTHER:
            return StoreError(tr("SQLite cannot do this: {reason}.", reason=error.reason))
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
