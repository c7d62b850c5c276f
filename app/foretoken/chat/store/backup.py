"""Backups of the store: daily ones that take the place of a damaged file, and those of people."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from foretoken.chat.store.database import (
    COMPANIONS,
    DamagedFile,
    Database,
    FileSubject,
    GivenUp,
    StoreError,
    file_error,
)
from foretoken.chat.store.given import take_rows
from foretoken.chat.store.schema import check_version, require_tables
from foretoken.system.language import tr

BEFORE_RESTORE = "before-restore.db"
_KEPT_DAYS = 3
_log = logging.getLogger(__name__)


class StoreBackups:
    """The folder of backups; each is one file, checked before it gets its name.

    ``daily-2024-05-31.db``; ``version-1.db`` from before a migration; ``before-restore.db``.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make_daily_backup(
        self, database: Database, go_on: Callable[[], bool], *, anew: bool = False
    ) -> bool:
        """See ``ChatStore.make_daily_backup``; ``anew``: also if today has one."""
        name = f"daily-{datetime.now():%Y-%m-%d}.db"
        if not anew and (self.folder / name).exists():
            return True
        try:
            self.back_up(database, name, go_on)
        except GivenUp:
            return False
        with suppress(OSError):
            for old in self._daily()[_KEPT_DAYS:]:
                old.unlink()
        return True

    def back_up(
        self, database: Database, name: str, go_on: Callable[[], bool] = lambda: True
    ) -> None:
        """Write a copy into the folder of backups. Raises ``GivenUp``, ``DamagedFile``."""
        write_copy(database, self.folder / name, go_on)

    def _daily(self) -> list[Path]:
        """Newest first."""
        return sorted(self.folder.glob("daily-*.db"), reverse=True)

    def newest_sound(self) -> Path | None:
        """The one that can take the place of the file."""
        before_migrations = sorted(
            self.folder.glob("version-*.db"), key=lambda file: file.stat().st_mtime, reverse=True
        )
        return next(filter(_is_sound, (*self._daily(), *before_migrations)), None)


def write_copy(database: Database, target: Path, go_on: Callable[[], bool] = lambda: True) -> None:
    """Write all into one file, checked before it gets its name.

    Raises ``StoreError``, ``DamagedFile`` and ``GivenUp``; then ``target`` is as it was.
    """
    unfinished = target.with_name(f".{target.name}.part")
    try:
        remove_database(unfinished)
        copy = Database(unfinished, FileSubject.BACKUP)
        try:
            database.copy_into(copy, go_on)
            copy.be_one_file()
            problem = copy.damage(go_on=go_on)
        finally:
            copy.close()
        if problem is not None:
            _log.error("The file of the chats is damaged: %s", problem.splitlines()[0])
            raise DamagedFile(
                tr(
                    "The backup was not made, because the file of the chats is damaged. Close "
                    "Foretoken and start it again: then the file is repaired."
                )
            )
        unfinished.replace(target)
    except OSError as error:
        raise file_error(error, target, FileSubject.BACKUP) from error
    finally:
        with suppress(OSError):
            remove_database(unfinished)


@contextmanager
def opened_backup(path: Path, copy: Path, *, searchable: bool) -> Iterator[Database]:
    """``copy`` holds the chats of a backup for a while, checked and up to date.

    Raises ``StoreError``, a sentence about why ``path`` cannot be used.
    """
    given = copy.with_name(f"given-{copy.name}")
    try:
        remove_database(copy)
        remove_database(given)
        database = Database(copy, FileSubject.BACKUP)
        try:
            database.be_passing()
            take_rows(path, given, database, searchable=searchable)
            yield database
        finally:
            database.close()
    finally:
        with suppress(OSError):
            remove_database(given)
            remove_database(copy)


def _is_sound(file: Path) -> bool:
    try:
        database = Database(file, FileSubject.BACKUP)
        try:
            check_version(database)
            require_tables(database)
            return database.schema_version > 0 and database.damage() is None
        finally:
            database.close()
    except StoreError:
        return False


def remove_database(file: Path) -> None:
    """Remove a database file with what SQLite keeps beside it, if there is any."""
    for end in ("", "-journal", *COMPANIONS):
        file.with_name(file.name + end).unlink(missing_ok=True)
