"""SQLite connections with our settings and classified errors; nothing else uses sqlite3."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, TypeAlias

from foretoken.system.errors import Cancelled
from foretoken.system.language import said
from foretoken.system.logs import private_folder
from foretoken.system.untrusted_files import FileRefused, open_own

Row: TypeAlias = tuple[Any, ...]
"""The selected columns, in order."""

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""File name suffixes of SQLite's companion files of an open database."""

# Another process, such as a virus scanner, may hold the file for seconds.
_PATIENCE_S = 5.0
_MAX_LOG_BYTES = 16 << 20
# Copies are made in slices of 4 MB and can be stopped between them.
_COPIED_PAGES = 1000
_CHECKED_OPERATIONS = 100_000
# Space that SQLite needs next to a file just to read it, plus a margin.
_MIN_FREE_BYTES = 64 << 10
_UNTRUSTED_LIMITS = (
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
_USAGE_ERRORS = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.NotSupportedError)


class Failure(Enum):
    """Kinds of failure."""

    FULL = auto()
    LOCKED = auto()
    NOT_WRITABLE = auto()
    READ_ONLY_DISK = auto()
    NOT_ORDINARY = auto()
    """A link, a folder or anything else that is not an ordinary file."""
    DISK = auto()
    """I/O error reported by the disk."""
    FILE = auto()
    """Any other file error reported by the system."""
    DAMAGED = auto()
    FOREIGN = auto()
    """The file is no database."""
    SEARCH_INDEX = auto()
    """Only a full-text index is damaged."""
    REFUSED = auto()
    """The row violates a constraint: a missing parent, a wrong type."""
    STOPPED = auto()
    """``go_on`` returned False."""
    OTHER = auto()


class DatabaseError(Exception):
    """A failed database operation."""

    def __init__(self, failure: Failure, path: Path, reason: str) -> None:
        super().__init__(f"{failure.name}: {reason}")
        self.failure, self.path, self.reason = failure, path, reason


class Database:
    """A connection to one file, for use on the thread that created it."""

    def __init__(
        self,
        path: Path,
        explain: Callable[[DatabaseError], Exception] = lambda error: error,
        *,
        options: str | None = None,
        exclusive: bool = True,
    ) -> None:
        """Open a file, creating it if needed, readable by its owner only.

        ``explain`` converts errors to the exception to raise. ``options`` are parameters of an
        SQLite URI (``mode=ro``, ``mode=memory``); they never create a file. ``exclusive`` locks
        out other connections and keeps the WAL index in memory.
        """
        self.path, self._explain = path, explain
        self._go_on: Callable[[], bool] | None = None
        with self._explained():
            if options is None:  # readable by its owner only
                os.close(open_own(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._connection = sqlite3.connect(
                str(path) if options is None else f"{path.absolute().as_uri()}?{options}",
                timeout=_PATIENCE_S,
                isolation_level=None,
                cached_statements=256,
                uri=options is not None,
            )
        # Damaged text must not make a whole chat unreadable.
        self._connection.text_factory = lambda data: data.decode("utf-8", "replace")
        try:
            # Overwrite deleted content, and keep text out of temporary files.
            self.script(
                "PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON; "
                "PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; "
                f"PRAGMA locking_mode = {'EXCLUSIVE' if exclusive else 'NORMAL'}"
            )
        except BaseException:
            self.close()
            raise

    def harden(self, go_on: Callable[[], bool]) -> None:
        """Restrict what a malicious schema can make SQLite do while rows are read."""
        for limit, most in _UNTRUSTED_LIMITS:
            self._connection.setlimit(limit, most)
        self.limit_work(go_on)
        self.script("PRAGMA query_only = ON; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")

    def limit_work(self, go_on: Callable[[], bool] | None) -> None:
        """Interrupt subsequent statements once ``go_on`` returns False; None removes the check."""
        self._go_on = go_on
        stops = None if go_on is None else lambda: not go_on()
        self._connection.set_progress_handler(stops, _CHECKED_OPERATIONS)

    def use_wal(self) -> None:
        """Use a write-ahead log: committed data survives kill -9."""
        self.script(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; "
            f"PRAGMA journal_size_limit = {_MAX_LOG_BYTES}"
        )

    def rows(self, sql: str, *values: object) -> list[Row]:
        """Return all rows of a query."""
        with self._explained():
            return self._execute(sql, values).fetchall()

    def each(self, sql: str, *values: object) -> Generator[Row, None, None]:
        """Yield the rows of a query; raises on reaching damage in the file."""
        with self._explained():
            yield from self._execute(sql, values)

    def row(self, sql: str, *values: object) -> Row | None:
        """Return the first row, or None."""
        with self._explained():
            found = self._execute(sql, values).fetchone()
        return None if found is None else tuple(found)

    def value(self, sql: str, *values: object) -> Any:
        """Return the first column of the first row, or None."""
        found = self.row(sql, *values)
        return None if found is None else found[0]

    def run(self, sql: str, *values: object) -> int:
        """Run a statement; return the number of changed rows."""
        with self._explained():
            return self._execute(sql, values).rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Run a statement for each row of values, in one transaction."""
        with self.transaction(), self._explained():
            for values in rows:
                self._execute(sql, values)

    def insert(self, table: str, /, **values: object) -> int:
        """Insert a row; return its row id."""
        names, places = ", ".join(values), ", ".join("?" * len(values))
        with self._explained():
            sql = f"INSERT INTO {table} ({names}) VALUES ({places})"
            return self._execute(sql, tuple(values.values())).lastrowid or 0

    def update(self, table: str, id_: int, **values: object) -> int:
        """Update columns of the row with this ``id``; return the number of rows found."""
        columns = ", ".join(f"{name} = ?" for name in values)
        return self.run(f"UPDATE {table} SET {columns} WHERE id = ?", *values.values(), id_)

    def script(self, sql: str) -> None:
        """Run several statements separated by semicolons."""
        for statement in sql.split(";"):
            self.run(statement)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run the block in a transaction; nested ones join the outer one."""
        if self._connection.in_transaction:
            yield
            return
        self.run("BEGIN IMMEDIATE")
        try:
            yield
            self.run("COMMIT")
        except BaseException:
            with self._explained():
                if self._connection.in_transaction:  # a full disk may already have rolled back
                    self._connection.execute("ROLLBACK")
            raise

    def damage(self, table: str | None = None, *, thorough: bool = False) -> str | None:
        """Return the damage found in the file or one table, or None.

        ``thorough`` also compares indexes with their tables, which takes several times as long.
        """
        what = "integrity_check" if thorough else "quick_check"
        with self._explained():
            try:
                found = self._execute(f"PRAGMA {what}({table or 10})", ()).fetchall()
            except sqlite3.Error as error:
                failure = _failure_of(error, self.path.parent)
                if failure not in (Failure.DAMAGED, Failure.FOREIGN):
                    raise
                return str(error)
        # Newer versions of SQLite also check the full-text index, which can be rebuilt.
        wrong = [str(line) for (line,) in found if line != "ok" and not _is_about_index(line)]
        return "\n".join(wrong) or None

    def copy_into(self, other: Database) -> None:
        """Replace the content of another database with the content of this one."""

        def progress(_status: int, _left: int, _total: int) -> None:
            if other._go_on is not None and not other._go_on():
                raise Cancelled

        with other._explained():
            self._connection.backup(other._connection, pages=_COPIED_PAGES, progress=progress)

    def close(self) -> None:
        """Close the connection; idempotent."""
        with self._explained():
            self._connection.close()

    def _execute(self, sql: str, values: Sequence[object]) -> sqlite3.Cursor:
        try:
            return self._connection.execute(sql, values)
        except UnicodeEncodeError:
            # Lone surrogates, from some clipboard, cannot be encoded as UTF-8.
            clean = [
                value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
                for value in values
            ]
            return self._connection.execute(sql, clean)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except _USAGE_ERRORS:
            raise
        except (sqlite3.Error, UnicodeDecodeError) as error:
            failure = _failure_of(error, self.path.parent)
            raise self._explain(DatabaseError(failure, self.path, str(error))) from error
        except OSError as error:
            raise self._explain(file_failure(error, self.path)) from error


@contextmanager
def opened_shared(path: Path, steps: Sequence[str]) -> Iterator[Database]:
    """Open a small database shared by several processes, for a short time. Raises ``OSError``.

    ``steps`` are migration scripts; the one at index n takes schema version n to n + 1. A damaged
    file is moved aside, so that the next call starts a new one.
    """
    try:
        private_folder(path.parent)
        with closing(Database(path, exclusive=False)) as database:
            database.run("PRAGMA synchronous = NORMAL")
            asked = "PRAGMA user_version"
            if database.value(asked) > len(steps):
                raise DatabaseError(Failure.OTHER, path, said("database-newer"))
            if database.value(asked) < len(steps):
                with database.transaction():
                    for step in steps[database.value(asked) :]:
                        database.script(step)
                    database.run(f"PRAGMA user_version = {len(steps)}")
            yield database
    except DatabaseError as error:
        if error.failure in (Failure.DAMAGED, Failure.FOREIGN):
            with suppress(OSError):
                path.replace(damaged_name(path))
        raise OSError(errno.EIO, error.reason, str(path)) from error


def damaged_name(path: Path) -> Path:
    """Return the name to which ``opened_shared`` moves a damaged file."""
    return path.with_name(f"{path.stem}-damaged{path.suffix}")


def remove_database(file: Path) -> None:
    """Remove a database and its companion files, where they exist."""
    for end in (*COMPANIONS, ""):
        file.with_name(file.name + end).unlink(missing_ok=True)


def file_failure(error: OSError, path: Path) -> DatabaseError:
    """Convert a system error to a ``DatabaseError``."""
    kinds = {
        errno.ENOSPC: Failure.FULL,
        errno.EROFS: Failure.READ_ONLY_DISK,
        errno.EACCES: Failure.NOT_WRITABLE,
        errno.EPERM: Failure.NOT_WRITABLE,
    }
    failure = kinds.get(error.errno or 0, Failure.FILE)
    if isinstance(error, FileRefused):
        failure = Failure.NOT_ORDINARY
    return DatabaseError(failure, path, error.strerror or str(error))


def _failure_of(error: Exception, folder: Path) -> Failure:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if isinstance(error, UnicodeDecodeError):  # SQLite's message quotes a garbled table name
        code = sqlite3.SQLITE_CORRUPT
    kind = code & 0xFF
    # Newer versions of SQLite report it only by a message, not by a code.
    in_index = kind == sqlite3.SQLITE_CORRUPT and _is_about_index(str(error))
    if in_index or code == sqlite3.SQLITE_CORRUPT_VTAB:
        return Failure.SEARCH_INDEX
    if kind in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN) and _is_full(folder):
        return Failure.FULL
    return {
        sqlite3.SQLITE_INTERRUPT: Failure.STOPPED,
        sqlite3.SQLITE_CONSTRAINT: Failure.REFUSED,
        sqlite3.SQLITE_CORRUPT: Failure.DAMAGED,
        sqlite3.SQLITE_NOTADB: Failure.FOREIGN,
        sqlite3.SQLITE_FULL: Failure.FULL,
        sqlite3.SQLITE_BUSY: Failure.LOCKED,
        sqlite3.SQLITE_LOCKED: Failure.LOCKED,
        sqlite3.SQLITE_READONLY: Failure.NOT_WRITABLE,
        sqlite3.SQLITE_PERM: Failure.NOT_WRITABLE,
        sqlite3.SQLITE_CANTOPEN: Failure.NOT_WRITABLE,
        sqlite3.SQLITE_IOERR: Failure.DISK,
    }.get(kind, Failure.OTHER)


def _is_full(folder: Path) -> bool:
    with suppress(OSError):
        return shutil.disk_usage(folder).free < _MIN_FREE_BYTES
    return False


def _is_about_index(message: str) -> bool:
    return "fts5" in message.lower()
