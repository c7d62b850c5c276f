"""The rows of a file of chats that comes from anywhere, in tables of our own making.

Whoever made the file may have put more into it than chats: triggers that undo what is saved later,
views in the place of tables, rows that answer themselves, or work without an end. So nothing of it
is taken over but rows: they are read from a copy that nothing can write to, within a time, and
written where our own rules say what a row can be.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from foretoken.chat.conversations.conversation import now_ms
from foretoken.chat.store.database import (
    DamagedFile,
    Database,
    FileSubject,
    GivenDatabase,
    GivenUp,
    NoStore,
    RefusedRow,
    StoreError,
    file_error,
)
from foretoken.chat.store.index import MESSAGES, TITLES, make_index
from foretoken.chat.store.salvage import join
from foretoken.chat.store.schema import TABLES, check_version, migrate
from foretoken.models.amounts import size_text
from foretoken.system.given_files import open_given
from foretoken.system.language import tr

_BEGINNING = b"SQLite format 3\0"
_COPIED_BYTES = 1 << 20
_ROOM_LEFT_BYTES = 64 << 20
# Of what SQLite makes for itself.
_OF_SQLITE = "sqlite_"
# A slow disk and processor read and index several megabytes a second.
_LEAST_S, _BYTES_PER_S = 60.0, 1 << 20
# Of the file, its rows and the index.
_ROOM_FACTOR = 3
# Until the year 9999, which is the last that dates can show.
_LAST_MS = 253_402_300_799_000


def take_rows(path: Path, copy: Path, database: Database, *, searchable: bool) -> None:
    """Copy the chats of a file into an empty database, and bring that up to date.

    ``copy`` is where the file itself is copied to; it is the caller's to remove. Not
    ``searchable``: without the search index, which takes longest. Raises ``StoreError``, a
    sentence about why ``path`` cannot be used.
    """
    name = path.name
    try:
        size = _copy_file(path, copy)
        go_on = _deadline(_LEAST_S + size / _BYTES_PER_S)
        with closing(GivenDatabase(copy, FileSubject.BACKUP, go_on)) as given:
            check_version(given)
            if given.schema_version == 0:
                raise NoStore("It is empty.")  # not translated: nobody reads it
            database.limit_work(go_on)
            migrate(database, lambda _version: None, given.schema_version)
            _require_same_tables(given, database, name)
            problem = next(filter(None, map(_damage_of(given), TABLES)), None)
            if problem is None:
                _copy_rows(given, database)
        if problem is None:
            _make_sensible(database)
            # One that was made already was made before there were rows.
            if searchable and ("table", MESSAGES) in _things(database):
                make_index(database)
            migrate(database, lambda _version: None)
            return
    except GivenUp:
        raise _unchanged(
            tr(
                "The backup {name} takes too long to read: it is damaged, or was made to.",
                name=name,
            )
        ) from None
    except NoStore:
        raise _unchanged(tr("{name} is not a backup of Foretoken's chats.", name=name)) from None
    except (DamagedFile, RefusedRow):
        pass
    raise _unchanged(tr("The backup {name} is damaged.", name=name))


def _unchanged(told: str) -> StoreError:
    remedy = tr("Nothing was changed. Choose another file.")
    return StoreError(f"{told} {remedy}")


def _copy_file(path: Path, copy: Path) -> int:
    """Copy what is there now; a file that grows is not followed. Returns its size."""
    try:
        file = open_given(path)
    except OSError as error:
        raise _unchanged(
            tr(
                "The backup {name} cannot be read: {reason}.",
                name=path.name,
                reason=error.strerror or str(error),
            )
        ) from error
    with file:
        size = os.fstat(file.fileno()).st_size
        if file.read(len(_BEGINNING)) != _BEGINNING:
            raise NoStore("It is no database.")  # not translated: nobody reads it
        file.seek(0)
        _require_room(path, copy, size)
        try:
            with copy.open("xb") as target:
                os.chmod(copy, 0o600)
                for start in range(0, size, _COPIED_BYTES):
                    target.write(file.read(min(_COPIED_BYTES, size - start)))
        except OSError as error:
            raise file_error(error, copy, FileSubject.BACKUP) from error
    return size


def _require_room(path: Path, copy: Path, size: int) -> None:
    with suppress(OSError):
        free = shutil.disk_usage(copy.parent).free
        needed = size * _ROOM_FACTOR + _ROOM_LEFT_BYTES
        if needed > free:
            raise StoreError(
                tr(
                    "The backup {name} cannot be read: that takes {needed} on the disk of the "
                    "chats, and {free} are free. Nothing was changed. Free some space and try "
                    "again.",
                    name=path.name,
                    needed=size_text(needed),
                    free=size_text(free),
                )
            )


def _deadline(seconds: float) -> Callable[[], bool]:
    ends = time.monotonic() + seconds
    return lambda: time.monotonic() < ends


def _damage_of(given: Database) -> Callable[[str], str | None]:
    """Says what is wrong with a table; the search index is not looked at, it is made anew."""
    return lambda table: given.damage(table, thorough=True)


def _require_same_tables(given: Database, ours: Database, name: str) -> None:
    """Raise ``StoreError`` where the file has something that its version of us never made."""
    expected, found = _things(ours), _things(given)
    for key, made_by in found.items():
        if made_by != expected.get(key):
            raise _unchanged(
                tr(
                    "{name} holds more than chats, or holds them in another way than Foretoken "
                    "writes them (a {kind} that is not its own): something has changed it.",
                    name=name,
                    kind=key[0],
                )
            )
    if expected.keys() - found.keys():
        raise DamagedFile("A table is missing.")  # not translated: nobody reads it


def _things(database: Database) -> dict[tuple[str, str], str]:
    """Tables, indexes, triggers and views, with what made them as far as it matters."""
    found = {}
    for kind, name, sql in database.rows("SELECT type, name, sql FROM sqlite_master"):
        if not name.startswith(_OF_SQLITE):
            # Versions of SQLite make the tables of a search index in their own ways.
            of_index = kind == "table" and name.startswith((f"{MESSAGES}_", f"{TITLES}_"))
            found[kind, name] = "" if of_index else " ".join((sql or "").split())
    return found


def _copy_rows(given: Database, database: Database) -> None:
    database.script("PRAGMA foreign_keys = OFF")
    with database.transaction():
        for table in TABLES:
            columns = [name for _, name, *_ in database.rows(f"PRAGMA table_info({table})")]
            names, places = ", ".join(columns), ", ".join("?" * len(columns))
            # An index may tell of other rows than its table.
            with closing(given.each(f"SELECT {names} FROM {table} NOT INDEXED")) as rows:
                database.run_many(f"INSERT INTO {table} ({names}) VALUES ({places})", rows)


def _make_sensible(database: Database) -> None:
    """Let rows fit together, and numbers be such as are shown."""
    with database.transaction():
        join(database)
        # Nobody answers to what comes later: such rows would go round in circles.
        circles = database.rows(
            "WITH RECURSIVE behind (id) AS (SELECT id FROM messages WHERE parent_id IS NULL "
            "UNION SELECT messages.id FROM messages JOIN behind ON parent_id = behind.id) "
            "SELECT 1 FROM messages WHERE id NOT IN behind LIMIT 1"
        )
        if circles:
            raise DamagedFile("Messages answer themselves.")  # not translated: nobody reads it
        now = now_ms()
        for table, column in (
            ("conversations", "created_ms"),
            ("conversations", "updated_ms"),
            ("messages", "created_ms"),
            ("partials", "created_ms"),
        ):
            database.run(
                f"UPDATE {table} SET {column} = ? WHERE {column} NOT BETWEEN 0 AND ?",
                now,
                _LAST_MS,
            )
        for table, column in (
            ("conversations", "speedup"),
            ("messages", "plain_tokens_per_second"),
            ("partials", "plain_tokens_per_second"),
        ):
            database.run(f"UPDATE {table} SET {column} = NULL WHERE {column} NOT BETWEEN 0 AND 1e9")
    database.script("PRAGMA foreign_keys = ON")
