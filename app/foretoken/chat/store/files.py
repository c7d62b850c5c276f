"""The files of the store: kept private, repaired when damaged, erased when asked for.

All are in the folder of the database: ``backups/`` (store_backup.py), and what a repair has set
aside as ``damaged-<when>.db``.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from datetime import datetime
from pathlib import Path

from foretoken.chat.store.backup import (
    BEFORE_RESTORE,
    StoreBackups,
    opened_backup,
    remove_database,
    write_copy,
)
from foretoken.chat.store.database import (
    COMPANIONS,
    DamagedFile,
    Database,
    ReadOnlyDatabase,
    StoreError,
    WrongTables,
    file_error,
)
from foretoken.chat.store.index import mend_index
from foretoken.chat.store.salvage import salvage
from foretoken.chat.store.schema import MIGRATIONS, check_version, migrate, require_tables
from foretoken.system.file_lock import FileLock, InUse
from foretoken.system.language import moment_text, tr, tr_n
from foretoken.system.own_files import erase_own
from foretoken.system.paths import shown_path

# Read well within a second from any disk. Larger files are checked as a whole once a day, by their
# backup; at the start only the table that lists need.
_CHECKED_AT_OPEN_BYTES = 64 << 20
_CHECKED_THOROUGHLY_BYTES = 8 << 20
_log = logging.getLogger(__name__)


class StoreFiles:
    """The folder of a store; no other process uses it from ``lock`` to ``unlock``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.backups = StoreBackups(path.parent / "backups")
        self._folder = path.parent
        self._repaired = self._folder / "repaired.db"
        # Says that damage was found that a quick look may not find again.
        self._suspicion = self._folder / "damage-found"
        self._lock = FileLock(path.with_name(f"{path.name}.lock"))

    def lock(self) -> None:
        """Make the folders and keep others out; twice does no harm. Raises ``StoreError``."""
        if self._lock.held:
            return
        try:
            for folder in (self._folder, self.backups.folder):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                if not folder.is_symlink():  # whoever linked it elsewhere says who may read there
                    folder.chmod(0o700)
            self._lock.acquire()
        except InUse:
            raise StoreError(
                tr(
                    "The chats are open in another Foretoken, so here they are neither shown nor "
                    "saved. Close the other one and start this one again."
                )
            ) from None
        except OSError as error:
            raise file_error(error, self.path) from error

    def open_read_only(self) -> Database:
        """The database as it is. Raises ``StoreError``, also for one that needs a repair."""
        database = ReadOnlyDatabase(self.path, self._suspect)
        try:
            require_tables(database)
            if database.schema_version != len(MIGRATIONS):
                raise DamagedFile("It needs a migration.")  # not translated: nobody reads it
        except BaseException:
            database.close()
            raise
        return database

    def unlock(self) -> None:
        """Let others in; twice does no harm."""
        self._lock.release()

    def open_sound(self) -> tuple[Database, str | None]:
        """The database, free of damage and up to date, and what people should know of it."""
        try:
            notice = self._make_sound()
        except OSError as error:
            raise file_error(error, self.path) from error
        database = Database(self.path, on_damage=self._suspect)
        try:
            migrate(
                database, lambda version: self.backups.back_up(database, f"version-{version}.db")
            )
            database.keep_journal()
            if self._is_small():
                mend_index(database)
        except BaseException:
            database.close()
            raise
        return database, notice

    def make_daily_backup(
        self, database: Database, go_on: Callable[[], bool], *, anew: bool = False
    ) -> bool:
        """See ``StoreBackups.make_daily_backup``; damage is remembered for the next opening."""
        try:
            return self.backups.make_daily_backup(database, go_on, anew=anew)
        except DamagedFile:
            self._suspect()
            raise

    def write_backup(self, database: Database, path: Path) -> None:
        """See ``ChatStore.backup_to``."""
        if self._folder.resolve() in path.resolve().parents:
            raise StoreError(
                tr(
                    "The backup cannot be saved there, because that folder holds the chats "
                    "themselves. Choose another folder."
                )
            )
        write_copy(database, path)

    def open_backup(
        self, path: Path, *, searchable: bool = False
    ) -> AbstractContextManager[Database]:
        """See ``store_backup.opened_backup``."""
        return opened_backup(path, self._folder / "restoring.db", searchable=searchable)

    def undo_restore(self, database: Database) -> None:
        """See ``ChatStore.undo_restore``."""
        self.restore(database, self.backups.folder / BEFORE_RESTORE)

    def restore(self, database: Database, path: Path) -> str:
        """See ``ChatStore.restore_from``."""
        with self.open_backup(path, searchable=True) as backup:
            self.backups.back_up(database, BEFORE_RESTORE)
            backup.copy_into(database)
        with suppress(StoreError):
            # What is there now is what a damaged file would have to go back to.
            self.make_daily_backup(database, lambda: True, anew=True)
        here = tr_n(
            "{count} chat is here from the backup {name}.",
            "{count} chats are here from the backup {name}.",
            database.rows("SELECT count(*) FROM conversations")[0][0],
            name=path.name,
        )
        before = tr(
            "What was here before is kept as {name} in the folder {folder} of the chats.",
            name=BEFORE_RESTORE,
            folder=self.backups.folder.name,
        )
        return f"{here} {before}"

    def erase(self) -> None:
        """Overwrite and remove every file; the database is closed. Raises ``StoreError``."""
        try:
            # Backups first: left behind alone, the next start would bring them back.
            for file in self.backups.folder.iterdir():
                erase_own(file)
            for pattern in ("damaged-*", "repaired.db*", "*restoring.db*", self._suspicion.name):
                for file in self._folder.glob(pattern):
                    erase_own(file)
            for file in self._folder.glob(f"{self.path.name}*"):
                if file.name.removeprefix(self.path.name) in ("", *COMPANIONS):
                    erase_own(file.replace(self._folder / f"erasing-{file.name}"))
        except OSError as error:
            raise StoreError(
                tr(
                    "Not everything could be deleted: {reason} ({file}). Close what else uses "
                    "these files and delete again.",
                    reason=error.strerror or str(error),
                    file=shown_path(error.filename or self._folder),
                )
            ) from error

    # --- repairs -----------------------------------------------------------------------------

    def _make_sound(self) -> str | None:
        for file in self._folder.glob("erasing-*"):
            erase_own(file)
        if self._repaired.exists() and not self.path.exists():
            self._set_aside()  # it died in a repair; a log that is left belongs to the old file
            self._repaired.replace(self.path)
        if not self.path.exists() or self.path.stat().st_size == 0:
            backup = self.backups.newest_sound()
            if backup is not None:
                return self._replace_missing(backup)
            return self._replace_empty() if self.path.exists() else None
        try:
            self._check()
        except DamagedFile as error:
            _log.error("The file of the chats is damaged: %s", str(error).partition("\n")[0])
            told = self._replace_damaged(self.backups.newest_sound())
            if isinstance(error, WrongTables):
                missing = tr("It lacked these tables or columns: {names}.", names=str(error))
                told = f"{told} {missing}"
            return told
        return None

    def _suspect(self) -> None:
        with suppress(OSError):
            self._suspicion.touch(0o600)

    def _check(self) -> None:
        """Raise ``DamagedFile`` where the file needs a repair, ``StoreError`` for a newer one."""
        size = self.path.stat().st_size
        whole = size <= _CHECKED_AT_OPEN_BYTES or self._suspicion.exists()
        database = Database(self.path)
        try:
            check_version(database)
            require_tables(database)
            problem = database.damage(
                None if whole else "conversations", thorough=size <= _CHECKED_THOROUGHLY_BYTES
            )
        finally:
            database.close()
        if problem is not None:
            raise DamagedFile(problem)
        if whole:
            self._suspicion.unlink(missing_ok=True)

    def _is_small(self) -> bool:
        return self.path.stat().st_size <= _CHECKED_THOROUGHLY_BYTES

    def _replace_missing(self, backup: Path) -> str:
        self._replace(backup)
        return tr(
            "The file with your chats was missing or empty. The backup of {time} took its place.",
            time=_time_of(backup),
        )

    def _replace_empty(self) -> str:
        _, name = self._replace(None)
        told = tr(
            "The file with your chats was empty, and there was no backup yet: the list starts anew."
        )
        return f"{told} {_kept_as(name)}"

    def _replace_damaged(self, backup: Path | None) -> str:
        saved, name = self._replace(backup)
        if backup is None:
            told = _without_backup(saved)
        elif saved:
            told = tr_n(
                "The file with your chats was damaged. The backup of {time} took its place, with "
                "{count} message that only the damaged file held.",
                "The file with your chats was damaged. The backup of {time} took its place, with "
                "{count} messages that only the damaged file held.",
                saved,
                time=_time_of(backup),
            )
        else:
            told = tr(
                "The file with your chats was damaged. The backup of {time} took its place.",
                time=_time_of(backup),
            )
        return f"{told} {_kept_as(name)}"

    def _replace(self, backup: Path | None) -> tuple[int, str]:
        """Set the file aside for a backup (None: for an empty one) with what it alone holds.

        Returns how many messages these are, and the name of what was set aside.
        """
        remove_database(self._repaired)
        if backup is not None:
            shutil.copyfile(backup, self._repaired)
        repaired = Database(self._repaired)
        try:
            migrate(repaired, lambda _version: None)
            saved = salvage(self.path, repaired) if self.path.exists() else 0
        finally:
            repaired.close()
        name = self._set_aside()
        self._repaired.replace(self.path)
        self._suspicion.unlink(missing_ok=True)
        return saved, name

    def _set_aside(self) -> str:
        """Move the file away with its log, and return its new name."""
        name = f"damaged-{datetime.now():%Y-%m-%d-%H%M%S-%f}.db"
        for end in ("", *COMPANIONS):
            with suppress(FileNotFoundError):
                self.path.with_name(self.path.name + end).replace(self._folder / (name + end))
        return name


def _kept_as(name: str) -> str:
    return tr("The damaged file is kept beside the new one as {name}.", name=name)


def _time_of(file: Path) -> str:
    return moment_text(datetime.fromtimestamp(file.stat().st_mtime))


def _without_backup(saved: int) -> str:
    if saved:
        return tr_n(
            "The file with your chats was damaged, and there was no backup yet. {count} message "
            "could still be read and is here.",
            "The file with your chats was damaged, and there was no backup yet. {count} messages "
            "could still be read and are here.",
            saved,
        )
    return tr(
        "The file with your chats was damaged, nothing in it could be read, and there was no "
        "backup yet: the list starts anew."
    )
