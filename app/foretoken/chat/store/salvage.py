"""What can still be read in a damaged file."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path

from foretoken.chat.conversations.conversation import NEW_CHAT, TitleSource, first_words
from foretoken.chat.store.database import DamagedFile, Database, RefusedRow, StoreError
from foretoken.chat.store.index import make_index
from foretoken.chat.store.messages import readable_text
from foretoken.chat.store.schema import MIGRATIONS, TABLES

_LOST_QUESTION = "(This question could not be read.)"  # not translated: it is stored


def salvage(damaged: Path, database: Database) -> int:
    """Add to a sound database what a damaged file can still tell; return the number of messages.

    What is in both stays as it is in the sound one. Only a file of the version of today is read.
    """
    before = _message_count(database)
    database.run("PRAGMA foreign_keys = OFF")
    with database.transaction():
        with suppress(DamagedFile), closing(Database(damaged)) as source:
            source.read_what_is_left()
            if source.is_ours and source.schema_version == len(MIGRATIONS):
                for table in TABLES:
                    _copy_table(source, database, table)
        join(database)
        make_index(database)
    database.run("PRAGMA foreign_keys = ON")
    return _message_count(database) - before


def _copy_table(source: Database, target: Database, table: str) -> None:
    there = {name for _, name, *_ in source.rows(f"PRAGMA table_info({table})")}
    columns = [name for _, name, *_ in target.rows(f"PRAGMA table_info({table})") if name in there]
    names, places = ", ".join(columns), ", ".join("?" * len(columns))
    for number in _row_numbers(source, table):
        row = None
        with suppress(StoreError):
            row = source.row(f"SELECT {names} FROM {table} WHERE rowid = ?", number)
        if row is not None:
            with suppress(RefusedRow):  # garbage may be of a wrong type
                target.run(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({places})", *row)


def _row_numbers(source: Database, table: str) -> list[int]:
    """Those that can be found from the beginning, from the end, or by an index."""
    found: set[int] = set()
    for order in ("ORDER BY rowid", "ORDER BY rowid DESC", ""):
        with suppress(StoreError):
            found.update(number for (number,) in source.each(f"SELECT rowid FROM {table} {order}"))
    return sorted(found)


def join(database: Database) -> None:
    """Let every row refer to one that is there."""
    database.script(
        """
        DELETE FROM partial_chunks WHERE partial_id NOT IN (SELECT id FROM partials);
        UPDATE messages SET source_id = NULL WHERE source_id NOT IN (SELECT id FROM sources);
        UPDATE partials SET source_id = NULL WHERE source_id NOT IN (SELECT id FROM sources);
        UPDATE conversations SET folder_id = NULL WHERE folder_id NOT IN (SELECT id FROM folders);
        UPDATE messages SET parent_id = NULL
            WHERE role <> 'assistant' AND parent_id NOT IN (SELECT id FROM messages);
        """
    )
    database.run(
        """
        INSERT INTO messages (id, conversation_id, role, created_ms, text)
        SELECT parent_id, conversation_id, 'user', min(created_ms), ?
        FROM (
            SELECT parent_id, conversation_id, created_ms FROM messages
            UNION ALL SELECT parent_id, conversation_id, created_ms FROM partials
        ) WHERE parent_id NOT IN (SELECT id FROM messages) GROUP BY parent_id
        """,
        _LOST_QUESTION,
    )
    database.run(
        """
        INSERT INTO conversations (id, title, title_source, created_ms, updated_ms, pinned,
            archived, system_prompt, unsent_text)
        SELECT conversation_id, '', ?, min(created_ms), max(created_ms), 0, 0, '', ''
        FROM (
            SELECT conversation_id, created_ms FROM messages
            UNION ALL SELECT conversation_id, created_ms FROM partials
        ) WHERE conversation_id NOT IN (SELECT id FROM conversations) GROUP BY conversation_id
        """,
        TitleSource.FIRST_WORDS,
    )
    for (conversation_id,) in database.rows("SELECT id FROM conversations WHERE title = ''"):
        first = database.row(
            "SELECT text FROM messages WHERE conversation_id = ? AND role = 'user' "
            "ORDER BY parent_id IS NOT NULL, id LIMIT 1",
            conversation_id,
        )
        title = first_words(readable_text(first[0]) if first else "", NEW_CHAT)
        database.run("UPDATE conversations SET title = ? WHERE id = ?", title, conversation_id)
    database.run(
        "UPDATE conversations SET message_count = (SELECT count(*) FROM messages "
        "WHERE conversation_id = conversations.id AND deleted IS NULL)"
    )


def _message_count(database: Database) -> int:
    return int(database.rows("SELECT count(*) FROM messages")[0][0])
