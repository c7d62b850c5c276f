"""Files as older versions of the store wrote them; their schemas are never changed here."""

import os
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

_APPLICATION_ID = 0x4672746B
_VERSION_1 = """
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


def write_version_1(path: Path) -> None:
    """Two chats, one of them in a folder; there was no search index yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    long_answer = zlib.compress(b"A quince is a fruit. " * 50)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(_VERSION_1)
        database.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
        database.execute("PRAGMA user_version = 1")
        database.execute("INSERT INTO folders VALUES (7, 'Fruit', 0, NULL)")
        database.executemany(
            "INSERT INTO conversations VALUES (?, ?, ?, 1000, ?, 0, 0, ?, NULL, ?, ?, NULL, NULL, "
            "'', '')",
            [
                (1, "What is a quince?", "first words", 3000, 7, 12, 2),
                (2, "Café", "person", 2000, None, 21, 1),
            ],
        )
        database.execute("INSERT INTO sources VALUES (1, 'Big', 'Small', '{}')")
        database.executemany(
            "INSERT INTO messages (id, conversation_id, parent_id, role, created_ms, "
            "finish_reason, source_id, text) VALUES (?, ?, ?, ?, 1000, ?, ?, ?)",
            [
                (11, 1, None, "user", None, None, "What is a quince?"),
                (12, 1, 11, "assistant", "stop", 1, long_answer),
                (21, 2, None, "user", None, None, "Plum"),
            ],
        )
        database.commit()
    os.chmod(path, 0o644)
