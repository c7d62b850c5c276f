"""Copies of the store: backups, and rows imported from backups and damaged files.

A backup may come from anywhere and be malicious, and a damaged file may contain anything. So only
rows of known columns are imported from either, into tables created here, whose own constraints
validate them.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from foretoken.chat.conversations.conversation import NEW_CHAT, TitleSource, first_words, new_id
from foretoken.chat.store.errors import (
    CannotWrite,
    DamagedFile,
    ForeignFile,
    RefusedRow,
    StoreError,
    backup_error,
    chats_error,
    file_error,
)
from foretoken.chat.store.index import make_index
from foretoken.chat.store.messages import readable_text
from foretoken.chat.store.schema import MIGRATIONS, TABLES, columns_of, migrate, version_of
from foretoken.system.database import Database, DatabaseError, remove_database
from foretoken.system.errors import Cancelled
from foretoken.system.language import said
from foretoken.system.untrusted_files import open_untrusted

_log = logging.getLogger(__name__)

# A slow disk and CPU read and index several megabytes per second.
_LEAST_S, _BYTES_PER_S = 60.0, 1 << 20
_LOST_QUESTION = "(This question could not be read.)"  # not translated: it is stored


def write_copy(database: Database, target: Path, go_on: Callable[[], bool] = lambda: True) -> None:
    """Write everything to one file, and check it before renaming it to ``target``.

    Raises ``StoreError`` and ``Cancelled``, leaving ``target`` unchanged.
    """
    unfinished = target.with_name(f".{target.name}.part")
    try:
        remove_database(unfinished)
        with closing(Database(unfinished, backup_error)) as copy:
            copy.limit_work(go_on)
            database.copy_into(copy)
            copy.run("PRAGMA journal_mode = DELETE")  # so that it is one file
            problem = copy.damage()
        if problem is not None:
            _log.error("The file of the chats is damaged: %s", problem.splitlines()[0])
            raise DamagedFile("backup-of-damaged-file")
        unfinished.replace(target)
    except OSError as error:
        raise file_error(error, target, backup=True) from error
    finally:
        with suppress(OSError):
            remove_database(unfinished)


# --- rows of a backup ---------------------------------------------------------------------------


@contextmanager
def opened_backup(path: Path, copy: Path, *, searchable: bool) -> Iterator[Database]:
    """Import a backup into the temporary database ``copy``, validated and migrated.

    ``searchable``: with the search index, which takes longest. Raises ``StoreError`` with the
    reason why ``path`` cannot be used.
    """
    try:
        remove_database(copy)
        with closing(Database(copy, backup_error)) as database:
            # It need not survive a crash: it is read once and removed.
            database.script("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
            _take_rows(path, database, searchable=searchable)
            yield database
    finally:
        with suppress(OSError):
            remove_database(copy)


def _take_rows(path: Path, database: Database, *, searchable: bool) -> None:
    name = path.name
    try:
        with open_untrusted(path) as file:  # only a regular file: no pipe, no device
            size = file.seek(0, 2)
        ends = time.monotonic() + _LEAST_S + size / _BYTES_PER_S

        def in_time() -> bool:
            return time.monotonic() < ends

        # Immutable: a journal or lock next to the file is ignored.
        with closing(Database(path, _reading_error, options="mode=ro&immutable=1")) as backup:
            backup.harden(in_time)
            database.limit_work(in_time)
            version = version_of(backup)
            if version == 0:
                raise ForeignFile("file-without-chats")
            migrate(database, newest=version)
            _copy_sound_rows(backup, database)
        _normalise(database)
        migrate(database)
        if searchable:
            make_index(database)
        database.limit_work(None)
    except Cancelled:
        why = said("backup-too-slow", name=name)
    except ForeignFile:
        why = said("backup-foreign", name=name)
    except (DamagedFile, RefusedRow):
        why = said("backup-damaged", name=name)
    except (OSError, _CannotRead) as error:
        reason = getattr(error, "strerror", None) or str(error)
        why = said("backup-unreadable", name=name, reason=reason)
    else:
        return
    raise StoreError("as-told", text=f"{why} {said('backup-choose-another')}")


class _CannotRead(StoreError):
    """Raised if the system or SQLite cannot read a backup; the message is the reason."""


def _reading_error(error: DatabaseError) -> Exception:
    explained = backup_error(error)
    if isinstance(explained, CannotWrite):
        return _CannotRead("as-told", text=error.reason)
    return explained


def _copy_sound_rows(backup: Database, database: Database) -> None:
    """Copy all rows, or raise ``DamagedFile``."""
    database.run("PRAGMA foreign_keys = OFF")
    with database.transaction():
        for table in TABLES:
            columns = columns_of(database, table)
            query = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?"
            # Views, virtual tables and generated columns could make SQLite execute anything.
            ordinary = str(backup.value(query, table)).startswith("CREATE TABLE ")
            missing = set(columns) - set(columns_of(backup, table))
            if not ordinary or missing or backup.damage(table):
                raise DamagedFile("chat-file-damaged")
            names, insert = _names_and_insert(table, columns)
            # A manipulated index may list other rows than its table.
            with closing(backup.each(f"SELECT {names} FROM {table} NOT INDEXED")) as rows:
                database.run_many(insert, rows)


def _names_and_insert(table: str, columns: list[str]) -> tuple[str, str]:
    names, places = ", ".join(columns), ", ".join("?" * len(columns))
    return names, f"INSERT INTO {table} ({names}) VALUES ({places})"


# A message must not be its own ancestor: traversing such rows would not end.
_BEHIND = (
    "SELECT id FROM messages WHERE parent_id IS NULL "
    "UNION SELECT messages.id FROM messages JOIN behind ON parent_id = behind.id"
)


def _normalise(database: Database) -> None:
    """Make references consistent."""
    with database.transaction():
        _repair_references(database)
        if database.rows(
            f"WITH RECURSIVE behind (id) AS ({_BEHIND}) "
            "SELECT 1 FROM messages WHERE id NOT IN behind LIMIT 1"
        ):
            raise DamagedFile("chat-file-damaged")
    database.run("PRAGMA foreign_keys = ON")


# --- rows of a damaged file ---------------------------------------------------------------------


def salvage(damaged: Path, database: Database) -> int:
    """Add readable rows of a damaged file to a sound database; return the number of messages.

    Rows in both stay as in the sound one. Only a file of the current version is read.
    """
    query = "SELECT count(*) FROM messages"
    before: int = database.value(query)
    database.run("PRAGMA foreign_keys = OFF")
    with database.transaction():
        with suppress(StoreError), closing(Database(damaged, chats_error)) as source:
            # Also read a truncated file, or one with a damaged schema.
            source.run("PRAGMA writable_schema = ON")
            if version_of(source) == len(MIGRATIONS):
                for table in TABLES:
                    _copy_readable_rows(source, database, table)
        _repair_references(database)
        circles = database.rows(
            f"WITH RECURSIVE behind (id) AS ({_BEHIND}) "
            "SELECT id FROM messages WHERE parent_id >= id AND id NOT IN behind"
        )
        for (id_,) in circles:  # each circle has such a reference: let it lead to a missing message
            database.run("UPDATE messages SET parent_id = ? WHERE id = ?", new_id(), id_)
        _repair_references(database)
        make_index(database)
    database.run("PRAGMA foreign_keys = ON")
    after: int = database.value(query)
    return after - before


def _copy_readable_rows(source: Database, target: Database, table: str) -> None:
    there = columns_of(source, table)
    columns = [name for name in columns_of(target, table) if name in there]
    names, insert = _names_and_insert(table, columns)
    # Rows that can be reached from the beginning, from the end, or by an index.
    found: set[int] = set()
    for order in ("ORDER BY rowid", "ORDER BY rowid DESC", ""):
        with suppress(StoreError):
            found.update(number for (number,) in source.each(f"SELECT rowid FROM {table} {order}"))
    for number in sorted(found):
        row = None
        with suppress(StoreError):
            row = source.row(f"SELECT {names} FROM {table} WHERE rowid = ?", number)
        if row is not None:
            with suppress(RefusedRow):  # it exists already, or has a wrong type
                target.run(insert, *row)


def _repair_references(database: Database) -> None:
    """Repair references to missing rows."""
    database.script(
        """
        DELETE FROM pieces WHERE message_id NOT IN (SELECT id FROM messages);
        UPDATE conversations SET folder_id = NULL WHERE folder_id NOT IN (SELECT id FROM folders);
        UPDATE messages SET parent_id = NULL
            WHERE role <> 'assistant' AND parent_id NOT IN (SELECT id FROM messages);
        """
    )
    database.run(
        """
        INSERT INTO messages (id, conversation_id, role, created_ms, text)
        SELECT parent_id, conversation_id, 'user', min(created_ms), ? FROM messages
        WHERE parent_id NOT IN (SELECT id FROM messages) GROUP BY parent_id
        """,
        _LOST_QUESTION,
    )
    database.run(
        """
        INSERT INTO conversations (id, title, title_source, created_ms, updated_ms, pinned,
            archived, system_prompt, unsent_text)
        SELECT conversation_id, '', ?, min(created_ms), max(created_ms), 0, 0, '', ''
        FROM messages WHERE conversation_id NOT IN (SELECT id FROM conversations)
        GROUP BY conversation_id
        """,
        TitleSource.FIRST_WORDS,
    )
    for (conversation_id,) in database.rows("SELECT id FROM conversations WHERE title = ''"):
        first = database.value(
            "SELECT text FROM messages WHERE conversation_id = ? AND role = 'user' "
            "ORDER BY parent_id IS NOT NULL, id LIMIT 1",
            conversation_id,
        )
        title = first_words("" if first is None else readable_text(first), NEW_CHAT)
        database.update("conversations", conversation_id, title=title)
