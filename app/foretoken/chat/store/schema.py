"""Schema of the store, and the migration of files of older versions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from foretoken.chat.store.errors import DamagedFile, ForeignFile, StoreError
from foretoken.chat.store.index import make_index
from foretoken.system.database import Database

# "Frtk": marks the file as Foretoken's.
_APPLICATION_ID = 0x4672746B
# Versions from here on are garbage: no real one comes near it.
_NO_VERSION = 10_000

# Ids come from ``new_id``. Messages also have small keys in the order in which they were first
# saved: siblings are in that order, and the search index is half as large with them. ``deleted``
# is a new_id() of the deletion; NULL: not deleted. Texts are packed by answer_codec; long columns
# come last, so that others can be read without them. A streaming answer is in ``pieces``. Moments
# are limited to those that dates can represent.
_TABLES = """
CREATE TABLE folders (id INTEGER PRIMARY KEY, name TEXT NOT NULL, deleted INTEGER) STRICT;
CREATE TABLE prompts (id INTEGER PRIMARY KEY, name TEXT NOT NULL, text TEXT NOT NULL) STRICT;
CREATE TABLE conversations (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, title_source TEXT NOT NULL,
    created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL,
    pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    folder_id INTEGER REFERENCES folders ON DELETE SET NULL,
    leaf_id INTEGER, speedup REAL, deleted INTEGER,
    parameters TEXT NOT NULL DEFAULT '{}', system_prompt TEXT NOT NULL, unsent_text TEXT NOT NULL,
    CHECK (created_ms BETWEEN 0 AND updated_ms AND updated_ms < 253402300800000),
    CHECK (abs(speedup) < 1e9)
) STRICT;
CREATE INDEX conversations_listed
    ON conversations (archived, pinned, updated_ms) WHERE deleted IS NULL;
CREATE INDEX conversations_in_folders
    ON conversations (folder_id, archived, pinned, updated_ms) WHERE deleted IS NULL;
CREATE INDEX conversations_typed ON conversations (created_ms) WHERE unsent_text <> '';
CREATE INDEX conversations_deleted ON conversations (deleted) WHERE deleted IS NOT NULL;
CREATE TABLE messages (
    key INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE,
    conversation_id INTEGER NOT NULL REFERENCES conversations,
    parent_id INTEGER REFERENCES messages (id) ON DELETE SET NULL,
    role TEXT NOT NULL CHECK (role IN ('system', 'user', 'assistant')),
    created_ms INTEGER NOT NULL, deleted INTEGER, finish_reason TEXT,
    plain_tokens_per_second REAL, error TEXT, source ANY, statistics ANY, text ANY NOT NULL,
    attachments ANY, records BLOB,
    CHECK (created_ms BETWEEN 0 AND 253402300799000 AND abs(plain_tokens_per_second) < 1e9)
) STRICT;
CREATE INDEX messages_of_conversations ON messages (conversation_id);
CREATE INDEX messages_by_parent ON messages (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX messages_deleted ON messages (deleted) WHERE deleted IS NOT NULL;
CREATE TABLE pieces (
    message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    place INTEGER NOT NULL, text ANY NOT NULL, records BLOB, PRIMARY KEY (message_id, place)
) STRICT;
"""

TABLES = ("folders", "prompts", "conversations", "messages", "pieces")
"""Tables of user data, each after those that it refers to."""


def _make_tables(database: Database) -> None:
    database.script(" ".join(_TABLES.split()))  # the schema fits into the first page
    make_index(database)


MIGRATIONS: Sequence[Callable[[Database], None]] = (_make_tables,)
"""Migrations from version n to n + 1 at index n; never changed once released."""


def version_of(database: Database) -> int:
    """Return a file's version, 0 if empty. Raises ``StoreError`` for a newer or foreign file."""
    version = int(database.value("PRAGMA user_version"))
    empty = database.value("SELECT 1 FROM sqlite_master") is None
    ours = empty or database.value("PRAGMA application_id") == _APPLICATION_ID
    if not ours or not 0 <= version < _NO_VERSION:
        raise ForeignFile("file-without-chats")
    if version > len(MIGRATIONS):
        newest = str(len(MIGRATIONS))
        raise StoreError("chats-of-newer-version", version=str(version), newest=newest)
    return version


def migrate(
    database: Database, back_up: Callable[[], None] = lambda: None, newest: int | None = None
) -> None:
    """Migrate a file to the latest version, or to ``newest``; each step is a transaction.

    ``back_up`` is called before the first step, unless the file is empty. Raises ``StoreError``,
    leaving the file as it was before the step that failed.
    """
    first, last = version_of(database), len(MIGRATIONS) if newest is None else newest
    if 0 < first < last:
        back_up()
    for version in range(first, last):
        with database.transaction():
            MIGRATIONS[version](database)
            database.script(
                f"PRAGMA user_version = {version + 1}; PRAGMA application_id = {_APPLICATION_ID}"
            )


def columns_of(database: Database, table: str) -> list[str]:
    """Return the names of a table's columns; none if it does not exist."""
    return [name for _, name, *_ in database.rows(f"PRAGMA table_info({table})")]


def require_tables(database: Database) -> None:
    """Raise ``DamagedFile`` if a table or column of the file's version is missing."""
    with closing(Database(database.path, options="mode=memory")) as expected:
        migrate(expected, newest=version_of(database))
        for table in TABLES:
            if missing := set(columns_of(expected, table)) - set(columns_of(database, table)):
                names = ", ".join(sorted(f"{table}.{name}" for name in missing))
                raise DamagedFile("as-told", text=f"missing: {names}")  # not translated: logged
