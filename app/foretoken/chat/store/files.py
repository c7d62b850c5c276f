"""Folder of the store: locking, check of the database at each start, and repair.

It contains the database, ``backups/`` (``daily-2024-05-31.db``, ``before-restore.db``, and from
before a migration ``before-update.db``), and damaged files set aside as ``damaged-<when>.db``.
"""

from __future__ import annotations

import logging
import os
import shutil
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from foretoken.chat.store.copies import salvage, write_copy
from foretoken.chat.store.errors import (
    DamagedFile,
    LockedFile,
    StoreError,
    backup_error,
    chats_error,
    file_error,
)
from foretoken.chat.store.index import mend_index
from foretoken.chat.store.schema import MIGRATIONS, migrate, require_tables, version_of
from foretoken.system.atomic_file import FileLock, InUse
from foretoken.system.database import COMPANIONS, Database, DatabaseError, remove_database
from foretoken.system.language import moment_text, tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.system.untrusted_files import open_own

BEFORE_RESTORE, BEFORE_UPDATE = "before-restore.db", "before-update.db"
# Takes a tenth of a second or two. A larger file is checked when its daily backup is made.
_CHECKED_AT_OPEN_BYTES = 8 << 20
_log = logging.getLogger(__name__)


class StoreFiles:
    """Folder of a store, used exclusively by this process from ``lock`` to ``unlock``."""

    def __init__(self, path: Path) -> None:
        self.path, self.folder = path, path.parent
        self.backups = path.parent / "backups"
        self.restoring = path.parent / "restoring.db"
        """Temporary copy of a backup while it is read."""
        self._repaired = self.folder / "repaired.db"
        self._damage_marker = self.folder / "damage-found"
        """Marker file after damage was found: the next start checks the whole database."""
        self._lock = FileLock(path.with_name(f"{path.name}.lock"))

    def lock(self) -> None:
        """Create the folders and lock the store; idempotent. Raises ``StoreError``."""
        if self._lock.held:
            return
        try:
            for folder in (self.folder, self.backups):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                if not folder.is_symlink():  # leave the permissions of a link's target alone
                    folder.chmod(0o700)
            self._lock.acquire()
        except InUse:
            raise StoreError(
                tr(
                    "Your chats are in use by another instance of Foretoken, so they are neither "
                    "shown nor saved here. Close the other instance and restart this one."
                )
            ) from None
        except OSError as error:
            raise file_error(error, self.path) from error

    def unlock(self) -> None:
        """Unlock the store; idempotent."""
        self._lock.release()

    def open_sound(self) -> tuple[Database, str | None]:
        """Return the database, repaired and migrated if necessary, and a notice for the user."""
        try:
            size = self.path.stat().st_size if self.path.exists() else 0
            whole = size <= _CHECKED_AT_OPEN_BYTES or self._damage_marker.exists()
            notice = self._make_sound(whole=whole)
            self._damage_marker.unlink(missing_ok=True)
        except OSError as error:
            raise file_error(error, self.path) from error
        database = Database(self.path, self._explain)
        try:
            migrate(database, lambda: write_copy(database, self.backups / BEFORE_UPDATE))
            database.use_wal()
            mend_index(database, thorough=whole)
        except BaseException:
            database.close()
            raise
        return database, notice

    def open_read_only(self) -> Database:
        """Open the database as it is. Raises ``StoreError``, also if it needs a repair."""
        try:
            os.close(open_own(self.path, os.O_RDONLY, 0o600))  # not a link, a folder or a pipe
            return self._read_only("mode=ro")
        except OSError as error:
            raise file_error(error, self.path) from error
        except (DamagedFile, LockedFile):
            raise
        except StoreError:  # no space for the files that reading the log needs: ignore the log
            return self._read_only("mode=ro&immutable=1")

    def _read_only(self, options: str) -> Database:
        database = Database(self.path, chats_error, options=options, exclusive=False)
        try:
            require_tables(database)
            if version_of(database) != len(MIGRATIONS):
                raise DamagedFile
        except BaseException:
            database.close()
            raise
        return database

    def remove_all(self) -> None:
        """Remove the closed database and all copies of it. Raises ``StoreError``."""
        try:
            # Backups first: if only they were left, the next start would restore them.
            for file in (*self.backups.iterdir(), *self.folder.glob("damaged-*")):
                file.unlink()
            self._damage_marker.unlink(missing_ok=True)
            for database in (self._repaired, self.restoring, self.path):
                remove_database(database)
        except OSError as error:
            raise StoreError(
                tr(
                    "Not everything could be deleted: {reason} ({file}). Close other programs "
                    "that use these files, and try again.",
                    reason=error.strerror or str(error),
                    file=shown_path(error.filename or self.folder),
                )
            ) from error

    def daily_backups(self) -> list[Path]:
        """Return the daily backups, newest first."""
        return sorted(self.backups.glob("daily-*.db"), reverse=True)

    # --- repairs -------------------------------------------------------------------------------

    def suspect(self) -> None:
        """Request a check of the whole file at the next start."""
        with suppress(OSError):
            self._damage_marker.touch(0o600)

    def _explain(self, error: DatabaseError) -> Exception:
        explained = chats_error(error)
        if isinstance(explained, DamagedFile):
            self.suspect()
        return explained

    def _make_sound(self, *, whole: bool) -> str | None:
        if self._repaired.exists() and not self.path.exists():
            self._set_aside()  # crashed during a repair; a leftover log belongs to the old file
            self._repaired.replace(self.path)
        if self.path.exists() and self.path.stat().st_size:
            try:
                with closing(Database(self.path, chats_error)) as database:
                    require_tables(database)
                    problem = database.damage(None if whole else "conversations", thorough=whole)
            except DamagedFile as error:
                problem = str(error)
            if problem is None:
                return None
            _log.error("The file of the chats is damaged: %s", problem.partition("\n")[0])
        copies = (*self.daily_backups(), *self.backups.glob(BEFORE_UPDATE))
        backup = next(filter(_is_sound, copies), None)
        return self._replace(backup) if backup or self.path.exists() else None

    def _replace(self, backup: Path | None) -> str:
        """Replace the file by the last good backup, plus what can be salvaged from the file."""
        saved = 0
        remove_database(self._repaired)
        if backup is not None:
            shutil.copyfile(backup, self._repaired)
        with closing(Database(self._repaired, chats_error)) as repaired:
            migrate(repaired)
            if self.path.exists():
                saved = salvage(self.path, repaired)
        name = self._set_aside()
        self._repaired.replace(self.path)
        notes = [tr("Your chat file was missing, empty or damaged.")]
        if backup is not None:
            time = moment_text(datetime.fromtimestamp(backup.stat().st_mtime))
            notes.append(tr("It was replaced with the backup from {time}.", time=time))
        else:
            notes.append(tr("There was no backup yet."))
        if saved:
            notes.append(
                tr_n(
                    "{count} message was recovered from the damaged file.",
                    "{count} messages were recovered from the damaged file.",
                    saved,
                )
            )
        if (self.folder / name).exists():
            notes.append(tr("The damaged file is kept as {name} in the same folder.", name=name))
        return " ".join(notes)

    def _set_aside(self) -> str:
        """Move the file and its log away; return its new name."""
        name = f"damaged-{datetime.now():%Y-%m-%d-%H%M%S-%f}.db"
        for end in ("", *COMPANIONS):
            with suppress(FileNotFoundError):
                self.path.with_name(self.path.name + end).replace(self.folder / (name + end))
        return name


def _is_sound(file: Path) -> bool:
    try:
        with closing(Database(file, backup_error)) as database:
            require_tables(database)
            return version_of(database) > 0 and database.damage() is None
    except StoreError:
        return False
