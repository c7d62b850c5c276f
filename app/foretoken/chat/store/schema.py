"""The tables of the store, and how files of older versions are brought up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import TypeAlias

from foretoken.chat.store.database import (
    Database,
    MemoryDatabase,
    NoStore,
    StoreError,
    WrongTables,
)
from foretoken.chat.store.index import MESSAGES, TITLES, make_index
from foretoken.system.language import tr

Migration: TypeAlias = Callable[[Database], None]

# No file of ours has ever come near it: it is garbage.
_NO_VERSION = 10_000

# Ids are those of chat/conversation.py. Messages also have small keys in the order in which they
# were first saved: siblings are in that order, and the search index is half as large with them.
# ``deleted`` holds a new_id() of the deletion; NULL: not deleted. Texts are as answer_codec packs
# them; what is long stands last, where nobody has to read past it.
_TABLES = """
CREATE TABLE folders (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    position INTEGER NOT NULL,
    deleted INTEGER
) STRICT;
CREATE TABLE prompts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE conversations (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    title_source TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    folder_id INTEGER REFERENCES folders ON DELETE SET NULL,
    left_folder_id INTEGER,
    leaf_id INTEGER,
    message_count INTEGER NOT NULL DEFAULT 0,
    speedup REAL,
    deleted INTEGER,
    system_prompt TEXT NOT NULL,
    unsent_text TEXT NOT NULL
) STRICT;
CREATE INDEX conversations_listed
    ON conversations (archived, pinned, updated_ms) WHERE deleted IS NULL;
CREATE INDEX conversations_in_folders
    ON conversations (folder_id, archived, pinned, updated_ms) WHERE deleted IS NULL;
CREATE INDEX conversations_empty ON conversations (created_ms) WHERE message_count = 0;
CREATE INDEX conversations_deleted ON conversations (deleted) WHERE deleted IS NOT NULL;
CREATE TABLE sources (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    target TEXT NOT NULL,
    draft TEXT,
    settings TEXT NOT NULL
) STRICT;
CREATE INDEX sources_by_content ON sources (target, draft, settings);
CREATE TABLE messages (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id INTEGER NOT NULL UNIQUE,
    conversation_id INTEGER NOT NULL REFERENCES conversations,
    parent_id INTEGER REFERENCES messages (id) ON DELETE SET NULL,
    role TEXT NOT NULL CHECK (role IN ('system', 'user', 'assistant')),
    created_ms INTEGER NOT NULL,
    deleted INTEGER,
    finish_reason TEXT,
    plain_tokens_per_second REAL,
    source_id INTEGER REFERENCES sources ON DELETE SET NULL,
    error TEXT,
    statistics TEXT,
    text ANY NOT NULL,
    attachments ANY,
    records BLOB
) STRICT;
CREATE INDEX messages_of_conversations ON messages (conversation_id);
CREATE INDEX messages_by_parent ON messages (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX messages_by_source ON messages (source_id) WHERE source_id IS NOT NULL;
CREATE INDEX messages_deleted ON messages (deleted) WHERE deleted IS NOT NULL;
CREATE TABLE partials (
    id INTEGER PRIMARY KEY,
    conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
    parent_id INTEGER,
    created_ms INTEGER NOT NULL,
    plain_tokens_per_second REAL,
    source_id INTEGER REFERENCES sources ON DELETE SET NULL
) STRICT;
CREATE TABLE partial_chunks (
    partial_id INTEGER NOT NULL REFERENCES partials ON DELETE CASCADE,
    place INTEGER NOT NULL,
    text ANY NOT NULL,
    records BLOB,
    PRIMARY KEY (partial_id, place)
) STRICT;
"""

TABLES = (
    "folders",
    "prompts",
    "sources",
    "conversations",
    "messages",
    "partials",
    "partial_chunks",
)
"""Those that hold what people have, each behind those that it refers to."""


def _make_tables(database: Database) -> None:
    database.script(_TABLES)


def _add_parameters(database: Database) -> None:
    database.run("ALTER TABLE conversations ADD COLUMN parameters TEXT NOT NULL DEFAULT '{}'")


MIGRATIONS: Sequence[Migration] = (_make_tables, make_index, _add_parameters)
"""The one at index n makes version n + 1 of version n; never changed once it was released."""


def check_version(database: Database) -> None:
    """Raise ``StoreError`` for a file of a newer program, ``NoStore`` for one that is none."""
    version = database.schema_version
    if not database.is_ours or not 0 <= version < _NO_VERSION:
        raise NoStore(tr("The file holds no chats."))
    if version > len(MIGRATIONS):
        raise StoreError(
            tr(
                "These chats were written by a newer Foretoken (their format is {version}, this "
                "one reads up to {newest}), so they are left alone. Install the newer version to "
                "go on with them; until then, chats are kept only as long as Foretoken is open.",
                version=str(version),
                newest=str(len(MIGRATIONS)),
            )
        )


def require_tables(database: Database) -> None:
    """Raise ``WrongTables`` where a table or a column of the file's version is not there."""
    with closing(MemoryDatabase()) as expected:
        migrate(expected, lambda _version: None, database.schema_version)
        missing = _parts(expected) - _parts(database)
    # Of a table that is gone, its columns need no mention.
    if told := sorted(part for part in missing if part.partition(".")[0] not in missing - {part}):
        raise WrongTables(", ".join(told))


def _parts(database: Database) -> set[str]:
    """Tables as "name", columns as "table.name"."""
    names = {name for (name,) in database.rows("SELECT name FROM sqlite_master")}
    columns = {
        f"{table}.{name}"
        for table in TABLES
        for _, name, *_ in database.rows(f"PRAGMA table_info({table})")
    }
    return names & {*TABLES, MESSAGES, TITLES} | columns


def migrate(database: Database, back_up: Callable[[int], None], newest: int | None = None) -> None:
    """Bring a file up to date, or to the version ``newest``; each step whole or not at all.

    ``back_up`` is called before each step with the version that is in the file, unless that is
    empty. Raises ``StoreError``; then the file is as it was before the step.
    """
    check_version(database)
    first = database.schema_version
    for version in range(first, len(MIGRATIONS) if newest is None else newest):
        if first > 0:
            back_up(version)
        with database.transaction():
            MIGRATIONS[version](database)
            database.set_schema_version(version + 1)
