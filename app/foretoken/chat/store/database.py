"""SQLite's one door: a connection with our settings, whose errors are sentences for people."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, TypeAlias

from foretoken.engine.errors import ForetokenError
from foretoken.system.given_files import LINK, FileRefused
from foretoken.system.language import tr, tr_noop
from foretoken.system.logs import PRIVATE_FILE
from foretoken.system.own_files import open_own
from foretoken.system.paths import shown_path

Row: TypeAlias = tuple[Any, ...]
"""The columns as they were asked for."""

# "Frtk", so that a file can be told from any other program's.
_APPLICATION_ID = 0x4672746B
# Somebody else looks at the file, or a virus scanner does: seconds are enough.
_PATIENCE_S = 5.0
_WAL_LEFT_BYTES = 16 << 20
# A copy is made in slices of 4 MB, between which it can be given up.
_COPIED_PAGES = 1000
_CHECKED_OPERATIONS = 100_000
# What SQLite needs beside a file just to read it, with some room.
_LEAST_FREE_BYTES = 64 << 10
_GIVEN_LIMITS = (
    (sqlite3.SQLITE_LIMIT_LENGTH, 256 << 20),
    (sqlite3.SQLITE_LIMIT_SQL_LENGTH, 20_000),
    (sqlite3.SQLITE_LIMIT_COLUMN, 100),
    (sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 50),
    (sqlite3.SQLITE_LIMIT_COMPOUND_SELECT, 5),
    (sqlite3.SQLITE_LIMIT_FUNCTION_ARG, 10),
    (sqlite3.SQLITE_LIMIT_ATTACHED, 0),
    (sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50),
    (sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1),
)
_NOT_ABOUT_FILES = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.NotSupportedError)


COMPANIONS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file that is open: ends of names."""


class FileSubject(Enum):
    """What a file holds, for sentences about it."""

    CHATS = auto()
    BACKUP = auto()


class StoreError(ForetokenError):
    """The chats cannot be kept or read: what, why, and what to do."""


class CannotWrite(StoreError):
    """The disk is full or broken, the file is locked, or writing is not allowed."""


class LockedFile(CannotWrite):
    """Another program keeps it locked."""


class DamagedFile(StoreError):
    """The file is not what was once written."""


class NoStore(DamagedFile):
    """The file is no database, or that of another program."""


class WrongTables(DamagedFile):
    """It has none of the tables or columns that the message names."""


class RefusedRow(StoreError):
    """What was to be written contradicts what is there: a missing parent, a wrong type."""


class DamagedIndex(StoreError):
    """Only the search index is; it can be made anew from the texts."""


class GivenUp(Exception):
    """The caller no longer wanted it."""


class Database:
    """One connection to one file; for the thread that made it."""

    def __init__(
        self,
        path: Path,
        subject: FileSubject = FileSubject.CHATS,
        on_damage: Callable[[], None] = lambda: None,
    ) -> None:
        """Open a file, or make it, readable by its owner only. Raises ``StoreError``.

        ``on_damage`` is called whenever ``DamagedFile`` is raised.
        """
        self.path, self._subject, self._on_damage = path, subject, on_damage
        self._go_on: Callable[[], bool] | None = None
        try:
            _make_private(path)
        except OSError as error:
            raise file_error(error, path, subject) from error
        self._connect(str(path))
        try:
            # Texts never lie in a temporary file, and what is deleted is overwritten.
            self.script("PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON")
            self.script("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
        except BaseException:
            self.close()
            raise

    def _connect(self, address: str) -> None:
        with self._told():
            self._connection = sqlite3.connect(
                address,
                timeout=_PATIENCE_S,
                isolation_level=None,
                cached_statements=256,
                uri=address.startswith("file:"),
            )
        # Bytes of a damaged page that are no UTF-8 must not make a chat unreadable.
        self._connection.text_factory = lambda data: data.decode("utf-8", "replace")

    def limit_work(self, go_on: Callable[[], bool]) -> None:
        """End with ``GivenUp`` whatever is asked from now on, where ``go_on`` says no."""
        self._go_on = go_on
        self._ask_now_and_then(go_on)

    def _ask_now_and_then(self, go_on: Callable[[], bool] | None) -> None:
        if go_on is None:
            self._connection.set_progress_handler(None, 0)
        else:
            self._connection.set_progress_handler(lambda: not go_on(), _CHECKED_OPERATIONS)

    def keep_journal(self) -> None:
        """Write ahead into a log beside the file: what was committed survives kill -9."""
        self.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        self.script(f"PRAGMA journal_size_limit = {_WAL_LEFT_BYTES}")

    def be_passing(self) -> None:
        """Write fast what is read once and removed: a crash may damage it."""
        self.script("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")

    def be_one_file(self) -> None:
        """Take the log into the file, so that it can be moved, or read from a read-only place."""
        self.script("PRAGMA journal_mode = DELETE")

    @property
    def schema_version(self) -> int:
        """0: nothing was ever made in it. Raises ``DamagedFile`` for what is no database."""
        return int(self.rows("PRAGMA user_version")[0][0])

    @property
    def is_ours(self) -> bool:
        """Whether it is empty, or was made by this program."""
        empty = not self.rows("SELECT 1 FROM sqlite_master LIMIT 1")
        return empty or self.rows("PRAGMA application_id")[0][0] == _APPLICATION_ID

    def set_schema_version(self, version: int) -> None:
        """Say what was made in it; in the same transaction as the making."""
        self.script(f"PRAGMA user_version = {version}; PRAGMA application_id = {_APPLICATION_ID}")

    def rows(self, sql: str, *values: object) -> list[Row]:
        """What a statement yields."""
        with self._told():
            return self._execute(sql, values).fetchall()

    def each(self, sql: str, *values: object) -> Generator[Row, None, None]:
        """The same one by one; at damage it ends by raising ``DamagedFile``."""
        with self._told():
            yield from self._execute(sql, values)

    def row(self, sql: str, *values: object) -> Row | None:
        """The first row, or None."""
        with self._told():
            found = self._execute(sql, values).fetchone()
        return None if found is None else tuple(found)

    def run(self, sql: str, *values: object) -> int:
        """Change something; return the number of rows that were changed."""
        with self._told():
            return self._execute(sql, values).rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Do the same with many rows; in a transaction."""
        with self._told():
            for values in rows:
                self._execute(sql, values)

    def script(self, sql: str) -> None:
        """Several statements, divided by semicolons outside of triggers; no values."""
        for statement in sql.split(";"):
            if statement.strip():
                self.run(statement)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All of it, or nothing; one inside another one is part of it."""
        if self._connection.in_transaction:
            yield
            return
        self.run("BEGIN IMMEDIATE")
        try:
            yield
            self.run("COMMIT")
        except BaseException:
            with self._told():
                # A full disk may have undone it already.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            raise

    def read_what_is_left(self) -> None:
        """Let a file be read whose end is missing, or whose list of tables is damaged."""
        self.run("PRAGMA writable_schema = ON")

    def damage(
        self,
        table: str | None = None,
        *,
        thorough: bool = False,
        go_on: Callable[[], bool] = lambda: True,
    ) -> str | None:
        """What is wrong with the file or one table of it; None: nothing. Raises ``GivenUp``.

        ``thorough`` also compares indexes with their tables, which takes several times as long.
        """
        what = "integrity_check" if thorough else "quick_check"
        self._ask_now_and_then(self._go_on or go_on)
        try:
            found = [str(row[0]) for row in self.rows(f"PRAGMA {what}({table or 10})")]
        except DamagedFile as error:
            return str(error)
        finally:
            self._ask_now_and_then(self._go_on)
        # Later versions of SQLite look into the search index too, which can be made anew.
        wrong = [line for line in found if line != "ok" and not _is_about_index(line)]
        return "\n".join(wrong) or None

    def copy_into(self, other: Database, go_on: Callable[[], bool] = lambda: True) -> None:
        """Replace all that is in another database by what is in this one. Raises ``GivenUp``."""

        def progress(_status: int, _left: int, _total: int) -> None:
            if not go_on():
                raise GivenUp

        with other._told():
            self._connection.backup(other._connection, pages=_COPIED_PAGES, progress=progress)

    def close(self) -> None:
        """Close the file; twice does no harm."""
        with self._told():
            self._connection.close()

    def _execute(self, sql: str, values: Sequence[object]) -> sqlite3.Cursor:
        try:
            return self._connection.execute(sql, values)
        except UnicodeEncodeError:
            # Lone halves of characters, from some clipboard, cannot be UTF-8.
            clean = [
                value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
                for value in values
            ]
            return self._connection.execute(sql, clean)

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except _NOT_ABOUT_FILES:
            raise  # a mistake of ours
        except (sqlite3.Error, UnicodeDecodeError) as error:
            told = _in_words(error, self.path, self._subject)
            if isinstance(told, DamagedFile):
                self._on_damage()
            raise told from error


class MemoryDatabase(Database):
    """An empty one that no file holds."""

    def __init__(self) -> None:
        self.path, self._subject, self._on_damage = Path(), FileSubject.CHATS, lambda: None
        self._go_on = None
        self._connect(":memory:")  # not translated: a name of SQLite


class ReadOnlyDatabase(Database):
    """The chats where nothing can be written: the disk is full, or read-only."""

    def __init__(self, path: Path, on_damage: Callable[[], None]) -> None:
        """Open a file. Raises ``StoreError``."""
        self.path, self._subject, self._on_damage = path, FileSubject.CHATS, on_damage
        self._go_on = None
        try:
            os.close(open_own(path, os.O_RDONLY, PRIVATE_FILE))
        except OSError as error:
            raise file_error(error, path) from error
        address = f"{path.absolute().as_uri()}?mode=ro"
        try:
            self._open(address)
        except LockedFile:
            raise  # somebody writes to it
        except CannotWrite:  # there is no room for the log that even a reader makes
            self._open(f"{address}&immutable=1")

    def _open(self, address: str) -> None:
        self._connect(address)
        try:
            self.script("PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF")
            self.rows("SELECT 1 FROM sqlite_master LIMIT 1")
        except BaseException:
            self.close()
            raise


class GivenDatabase(Database):
    """One from anywhere, to be read only: it may have been made to do harm.

    What a schema can make SQLite do while rows are read is bounded: nothing outside of its own
    functions runs, no text is longer than any of ours, and ``limit_work`` ends the rest.
    """

    def __init__(self, path: Path, subject: FileSubject, go_on: Callable[[], bool]) -> None:
        """Open a file that nobody writes to. Raises ``StoreError``."""
        self.path, self._subject, self._on_damage = path, subject, lambda: None
        self._go_on = None
        # Immutable: what lies beside it, a log or a lock, is not asked for.
        self._connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1")
        try:
            for limit, most in _GIVEN_LIMITS:
                self._connection.setlimit(limit, most)
            self.limit_work(go_on)
            self.script("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON")
            self.script("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
            self.script("PRAGMA temp_store = MEMORY")
        except BaseException:
            self.close()
            raise


def _make_private(path: Path) -> None:
    descriptor = open_own(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        if hasattr(os, "fchmod"):  # on Windows the folder is the person's own
            os.fchmod(descriptor, PRIVATE_FILE)
    finally:
        os.close(descriptor)


def file_error(error: OSError, path: Path, subject: FileSubject = FileSubject.CHATS) -> StoreError:
    """What to tell people about a file of the store that cannot be written."""
    if error.errno == errno.ENOSPC:
        return CannotWrite(tr(_FULL[subject]))
    folder, reason = shown_path(path.parent), error.strerror or str(error)
    if isinstance(error, FileRefused):
        words = (_LINK if error.kind == LINK else _REFUSED)[subject]
        return CannotWrite(tr(words, name=path.name, folder=folder, reason=reason))
    if error.errno == errno.EROFS:
        return CannotWrite(tr(_READ_ONLY[subject], folder=folder))
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotWrite(tr(_NOT_WRITABLE[subject], folder=folder))
    return CannotWrite(tr(_NOT_SAVED[subject], reason=reason, folder=folder))


def _in_words(error: Exception, path: Path, subject: FileSubject) -> Exception:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if isinstance(error, UnicodeDecodeError):  # SQLite's message names a table of garbage
        code = sqlite3.SQLITE_CORRUPT
    kind = code & 0xFF
    if kind == sqlite3.SQLITE_INTERRUPT:
        return GivenUp()
    if kind == sqlite3.SQLITE_CONSTRAINT:
        return RefusedRow(
            tr(
                "Something cannot be saved, because what it belongs to is no longer there "
                "({reason}). Copy it if it matters, and go on in a new chat.",
                reason=str(error),
            )
        )
    # Later versions of SQLite give no code of its own, but a sentence.
    in_index = kind == sqlite3.SQLITE_CORRUPT and _is_about_index(str(error))
    if in_index or code == sqlite3.SQLITE_CORRUPT_VTAB:
        return DamagedIndex(tr("The search index of the chats is damaged. Start Foretoken again."))
    if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        what = NoStore if kind == sqlite3.SQLITE_NOTADB else DamagedFile
        return what(
            tr(
                "The file of the chats is damaged. Close Foretoken and start it again: it then "
                "goes back to the last backup."
            )
        )
    no_file = kind in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
    if kind == sqlite3.SQLITE_FULL or (no_file and _is_full(path.parent)):
        return CannotWrite(tr(_FULL[subject]))
    folder = shown_path(path.parent)
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LockedFile(tr(_LOCKED[subject], name=path.name))
    if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        return CannotWrite(tr(_NOT_WRITABLE[subject], folder=folder))
    if kind == sqlite3.SQLITE_IOERR:
        return CannotWrite(tr(_DISK_ERROR[subject], reason=str(error), folder=folder))
    return StoreError(tr(_OTHER_ERROR[subject], reason=str(error)))


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _LEAST_FREE_BYTES
    except OSError:
        return False


def _is_about_index(message: str) -> bool:
    return "fts5" in message.lower()


_FULL = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved, because the disk is full. Free some space on it; until then, "
        "what is new is kept only as long as Foretoken is open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved, because the disk is full. Free some space on it."
    ),
}
_LINK = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved: {name} in {folder} is not used, because {reason}. Put the file "
        "it leads to in its place; until then, what is new is kept only as long as Foretoken is "
        "open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved: {name} in {folder} is not used, because {reason}. Put the "
        "file it leads to in its place."
    ),
}
_REFUSED = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved: {name} in {folder} is not used, because {reason}. Put the file "
        "that belongs there in its place; until then, what is new is kept only as long as "
        "Foretoken is open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved: {name} in {folder} is not used, because {reason}. Put the "
        "file that belongs there in its place."
    ),
}
_NOT_SAVED = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved: {reason}. Look after the folder {folder}; until then, what is "
        "new is kept only as long as Foretoken is open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved: {reason}. Look after the folder {folder}."
    ),
}
_LOCKED = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved, because another program keeps the file {name} locked. Close "
        "that program; until then, what is new is kept only as long as Foretoken is open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved, because another program keeps the file {name} locked. Close "
        "that program."
    ),
}
_NOT_WRITABLE = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved, because {folder} cannot be written to. Allow yourself to write "
        "there; until then, what is new is kept only as long as Foretoken is open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved, because {folder} cannot be written to. Allow yourself to "
        "write there."
    ),
}
_READ_ONLY = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved, because the disk that holds {folder} is read-only. Make "
        "it writable; until then, what is new is kept only as long as Foretoken is open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved, because the disk that holds {folder} is read-only. Make "
        "it writable."
    ),
}
_DISK_ERROR = {
    FileSubject.CHATS: tr_noop(
        "The chats cannot be saved, because the disk reports an error ({reason}). Look after the "
        "disk that holds {folder}; until then, what is new is kept only as long as Foretoken is "
        "open."
    ),
    FileSubject.BACKUP: tr_noop(
        "The backup cannot be saved, because the disk reports an error ({reason}). Look after the "
        "disk that holds {folder}."
    ),
}
_OTHER_ERROR = {
    FileSubject.CHATS: tr_noop("The chats cannot be saved or read: SQLite reports “{reason}”."),
    FileSubject.BACKUP: tr_noop("The backup cannot be saved or read: SQLite reports “{reason}”."),
}
