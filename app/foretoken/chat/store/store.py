"""Chat store: one SQLite file, private to the user, that survives kill -9.

Every method raises ``StoreError`` with a message for the user (what, why, what to do) if it fails;
its changes are then rolled back. The store remains usable after a failure: a full disk may have
space again.

Its folder contains the database, ``backups/`` (``daily-2024-05-31.db``, ``before-restore.db``, and
from before a migration ``before-update.db``), and damaged files set aside as ``damaged-<when>.db``.
"""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from foretoken.chat.store.conversations import SearchHit, StoreContents, contents
from foretoken.chat.store.copies import opened_backup, salvage, write_copy
from foretoken.chat.store.errors import (
    CannotWrite,
    DamagedFile,
    DamagedIndex,
    LockedFile,
    StoreError,
    backup_error,
    chats_error,
    file_error,
)
from foretoken.chat.store.index import make_index, mend_index
from foretoken.chat.store.messages import MessageStore
from foretoken.chat.store.schema import MIGRATIONS, migrate, require_tables, version_of
from foretoken.chat.store.search import search
from foretoken.system.atomic_file import FileLock, InUse
from foretoken.system.database import COMPANIONS, Database, DatabaseError, remove_database
from foretoken.system.errors import Cancelled
from foretoken.system.language import moment_text, said, tr, tr_n
from foretoken.system.paths import data_path, shown_path
from foretoken.system.untrusted_files import open_own

# --- files ----------------------------------------------------------------------------------------

BEFORE_RESTORE, BEFORE_UPDATE = "before-restore.db", "before-update.db"
# Takes a tenth of a second or two. A larger file is checked when its daily backup is made.
_CHECKED_AT_OPEN_BYTES = 8 << 20
_log = logging.getLogger(__name__)


class StoreFiles:
    """Folder of a store, used exclusively by this process from ``lock`` to ``close``."""

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
            raise StoreError("chats-in-use") from None
        except OSError as error:
            raise file_error(error, self.path) from error

    def close(self) -> None:
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
                raise DamagedFile("chat-file-damaged")
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
            reason, file = error.strerror or str(error), error.filename or self.folder
            raise StoreError("chats-not-deleted", reason=reason, file=shown_path(file)) from error

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
        notes = [said("chat-file-was-damaged")]
        if backup is not None:
            time = moment_text(datetime.fromtimestamp(backup.stat().st_mtime))
            notes.append(said("chat-file-replaced", time=time))
        else:
            notes.append(said("chat-file-without-backup"))
        if saved:
            notes.append(said("chat-file-recovered", count=saved))
        if (self.folder / name).exists():
            notes.append(said("chat-file-kept", name=name))
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


# --- store ----------------------------------------------------------------------------------------

# A large deletion is continued at the next opportunity; its remaining rows are invisible.
_PURGED_AT_OPEN_S, _PURGED_AT_CLOSE_S = 0.2, 1.5
_KEPT_DAYS = 3


def default_path() -> Path:
    """Return the path of the chats' file, in a folder of its own with its backups."""
    return data_path("chats") / "chats.db"


class ChatStore(MessageStore):
    """Chats on disk; used only by the thread that opened it, and by one process at a time."""

    def __init__(self, path: Path) -> None:
        """Open or create the store at ``path``, in a folder of its own (0700).

        Checks the file; a damaged one is set aside and replaced by the last good backup, plus what
        can be salvaged. Backs up and migrates an older file. Answers that were streaming when the
        app crashed become messages that are ``interrupted``. Deleted data is purged.

        If nothing can be written, the store is opened for reading: see ``read_only``.

        Raises ``StoreError``: neither writable nor readable as it is, in use by another process,
        written by a newer version (then nothing is changed).
        """
        super().__init__()
        self.notice: str | None = None
        """Notice for the user, e.g. that a damaged file was replaced by its backup; or None."""
        self.read_only: CannotWrite | None = None
        """Why it can only be read; None if it is writable."""
        self._files = StoreFiles(path)
        try:
            self._open()
        except BaseException:
            self._files.close()
            raise

    # --- opening and closing -------------------------------------------------------------------

    def _open(self) -> None:
        try:
            self._files.lock()
            try:
                self.notice = self._open_sound()
            except DamagedFile:  # a large file, of which only a part was checked
                self._files.suspect()
                self.notice = self._open_sound()
        except LockedFile:
            raise
        except CannotWrite as why:
            self.read_only, self.notice = why, str(why)
            try:
                self._database = self._files.open_read_only()
            except StoreError as error:
                _log.error("The chats cannot be read either: %s", error)
                raise why from None

    def _open_sound(self) -> str | None:
        self._database, notice = self._files.open_sound()
        try:
            self._begin()
        except BaseException:
            self._database.close()
            raise
        return notice

    def _begin(self) -> None:
        """Process leftovers of the last run."""
        self._kept.clear()
        try:
            self._take_over_pieces()
            self._purge(_PURGED_AT_OPEN_S)
        except CannotWrite as error:  # a store on a full disk can still be read
            _log.error("What the last run has left stays as it is: %s", error)

    def make_writable(self) -> str | None:
        """Try again to open a read-only store for writing; return a notice for the user, or None.

        Raises ``StoreError``; then it is still readable as before, if at all possible.
        """
        self._files.lock()
        self._database.close()
        try:
            notice = self._open_sound()
        except StoreError:
            self._database = self._files.open_read_only()
            raise
        self.read_only = None
        return notice

    def close(self) -> None:
        """Purge deleted data and close the file."""
        with closing(self._files), closing(self._database):
            if self.read_only is None:
                self._purge(_PURGED_AT_CLOSE_S)

    # --- the whole store -----------------------------------------------------------------------

    def search(self, words: str, *, limit: int = 50) -> list[SearchHit]:
        """Find messages and titles that contain all words; titles first, then newest first.

        The last word may be a prefix; "words in quotes" must be adjacent. Case and accents are
        ignored. Any input is valid; without a letter or digit there are no hits. Archived
        conversations are included (``SearchHit.conversation.archived``), deleted ones and streaming
        answers are not. ``limit`` counts each hit, even in the same conversation.
        """
        try:
            return search(self._database, words, limit)
        except DamagedIndex:
            make_index(self._database)
            return search(self._database, words, limit)

    def make_daily_backup(
        self, go_on: Callable[[], bool] = lambda: True, *, anew: bool = False
    ) -> bool:
        """Make the daily backup if today has none (or ``anew``); only the last ones are kept.

        Takes seconds with hundreds of thousands of messages. ``go_on`` is called several times a
        second, and aborts the backup by returning False; call again later. Returns whether today
        has a backup. The copy is checked; damage found is repaired when the store is next opened.
        """
        today = self._files.backups / f"daily-{datetime.now():%Y-%m-%d}.db"
        if today.exists() and not anew:
            return True
        try:
            write_copy(self._database, today, go_on)
        except Cancelled:
            return False
        except DamagedFile:
            self._files.suspect()
            raise
        with suppress(OSError):
            for old in self._files.daily_backups()[_KEPT_DAYS:]:
                old.unlink()
        return True

    def backup_to(self, path: Path) -> None:
        """Write everything to one file (0600), replacing an existing one."""
        if self._files.folder.resolve() in path.resolve().parents:
            raise StoreError("backup-among-chats")
        write_copy(self._database, path)

    def inspect_backup(self, path: Path) -> StoreContents:
        """Validate a file from ``backup_to`` and return its contents. Raises ``StoreError``."""
        with opened_backup(path, self._files.restoring, searchable=False) as backup:
            return contents(backup)

    def restore_from(self, path: Path) -> str:
        """Replace everything by the contents of a file from ``backup_to``; return a message.

        The file is validated first; if it is unusable, ``StoreError`` says why and nothing is
        changed. The previous contents are saved next to the store as another such file.
        """
        with opened_backup(path, self._files.restoring, searchable=True) as backup:
            write_copy(self._database, self._files.backups / BEFORE_RESTORE)
            backup.copy_into(self._database)
        with suppress(StoreError):
            # From now on, a damaged file must be replaced by the restored contents.
            self.make_daily_backup(anew=True)
        self._begin()
        here = tr_n(
            "{count} chat was restored from the backup {name}.",
            "{count} chats were restored from the backup {name}.",
            self._database.value("SELECT count(*) FROM conversations"),
            name=path.name,
        )
        before = tr(
            "Your previous chats are kept as {name} in the folder {folder}, next to the current "
            "ones.",
            name=BEFORE_RESTORE,
            folder=self._files.backups.name,
        )
        return f"{here} {before}"

    def undo_restore(self) -> None:
        """Swap the current contents with those before the last ``restore_from``."""
        self.restore_from(self._files.backups / BEFORE_RESTORE)

    def delete_all(self) -> None:
        """Permanently delete everything: chats, folders, prompts, backups and damaged files."""
        if self.read_only is not None:
            self.make_writable()
        self._database.close()
        try:
            self._files.remove_all()
        finally:
            self._open_sound()
