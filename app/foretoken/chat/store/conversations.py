"""Conversations in the store without their messages: lists, and what is done to them there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from foretoken.chat.conversations.conversation import TitleSource, new_id
from foretoken.chat.conversations.titles import numbered_title, split_number
from foretoken.chat.store.database import Database
from foretoken.chat.store.index import TITLES, change_text
from foretoken.chat.store.stored import (
    ConversationRow,
    RowKey,
    StoreContents,
    StoredConversation,
)
from foretoken.system.given_json import NoJson, parse_json

ANY_FOLDER: Final = -1
"""Asks for the conversations of all folders and of none."""

_MOST_PARAMETERS = 1 << 16
# The branch that ``store_answers.load`` shows: from the leaf up to the beginning, and down along
# the newest messages behind it. Only what is listed is counted, a page of some rows at a time.
_SHOWN_MESSAGES = """(
    WITH RECURSIVE
    leaf (id) AS (SELECT coalesce(
        (SELECT one.id FROM messages AS one WHERE one.id = conversations.leaf_id
            AND one.conversation_id = conversations.id AND one.deleted IS NULL),
        (SELECT one.id FROM messages AS one WHERE one.conversation_id = conversations.id
            AND one.parent_id IS NULL AND one.deleted IS NULL ORDER BY one.key DESC LIMIT 1))),
    above (id) AS (
        SELECT id FROM leaf WHERE id IS NOT NULL
        UNION ALL SELECT one.parent_id FROM above JOIN messages AS one ON one.id = above.id
        WHERE one.parent_id IS NOT NULL),
    behind (id) AS (
        SELECT id FROM leaf WHERE id IS NOT NULL
        UNION ALL SELECT (SELECT one.id FROM messages AS one WHERE one.parent_id = behind.id
            AND one.deleted IS NULL ORDER BY one.key DESC LIMIT 1)
        FROM behind WHERE behind.id IS NOT NULL)
    SELECT (SELECT count(id) FROM above) + max(0, (SELECT count(id) FROM behind) - 1)
)"""
COLUMNS: Sequence[str] = (
    "conversations.id",
    "conversations.title",
    "title_source",
    "conversations.created_ms",
    "updated_ms",
    "pinned",
    "archived",
    "folder_id",
    _SHOWN_MESSAGES,
    "speedup",
)
"""What ``conversation_row`` takes, in this order, of the table ``conversations``."""


def conversation_row(values: Sequence[Any]) -> ConversationRow:
    """A row of ``COLUMNS`` as a list shows it."""
    id_, title, source, created, updated, pinned, archived, folder, count, speedup = values
    return ConversationRow(
        id_,
        title,
        title_source(source),
        created,
        updated,
        bool(pinned),
        bool(archived),
        folder,
        count,
        speedup,
    )


def contents(database: Database) -> StoreContents:
    """How much there is; what is deleted is not counted."""
    found = database.rows(
        "SELECT count(*), max(updated_ms) FROM conversations "
        "WHERE deleted IS NULL AND message_count > 0"
    )
    return StoreContents(*found[0])


def title_source(kept: str) -> TitleSource:
    """An unknown one is a person's: that is never replaced."""
    return TitleSource(kept) if kept in set(TitleSource) else TitleSource.PERSON


def list_conversations(
    database: Database,
    *,
    archived: bool,
    before: RowKey | None,
    limit: int,
    folder_id: int | None,
    pinned: bool | None,
) -> list[ConversationRow]:
    """One page of a list; see ``ChatStore.rows``."""
    conditions = ["deleted IS NULL", "archived = ?", "message_count > 0"]  # not translated: SQL
    wanted: list[object] = [archived]
    if folder_id != ANY_FOLDER:
        conditions.append("folder_id IS ?")
        wanted.append(folder_id)
    if pinned is not None:
        conditions.append("pinned = ?")
        wanted.append(pinned)
    if before is not None and pinned is None:
        conditions.append("(pinned, updated_ms, id) < (?, ?, ?)")
        wanted.extend(before)
    elif before is not None and pinned == before[0]:  # in the order of an index as well
        conditions.append("(updated_ms, id) < (?, ?)")
        wanted.extend(before[1:])
    elif before is not None and pinned:
        return []  # the pinned ones stand before all others
    found = database.rows(
        f"SELECT {', '.join(COLUMNS)} FROM conversations WHERE {' AND '.join(conditions)} "
        "ORDER BY pinned DESC, updated_ms DESC, id DESC LIMIT ?",
        *wanted,
        limit,
    )
    return [conversation_row(values) for values in found]


def one_conversation(database: Database, conversation_id: int) -> ConversationRow | None:
    """Its row, unless it is deleted."""
    found = database.row(
        f"SELECT {', '.join(COLUMNS)} FROM conversations WHERE id = ? AND deleted IS NULL",
        conversation_id,
    )
    return None if found is None else conversation_row(found)


def sizes(database: Database) -> list[tuple[int, int, str]]:
    """See ``ChatStore.sizes``."""
    found = database.rows(
        "SELECT id, message_count, title FROM conversations WHERE deleted IS NULL"
    )
    return [(id_, count, title) for id_, count, title in found]


def any_id_taken(database: Database, conversation_id: int, message_ids: Iterable[int]) -> bool:
    """See ``ChatStore.any_id_taken``."""
    taken = database.row("SELECT 1 FROM conversations WHERE id = ?", conversation_id)
    asked = "SELECT 1 FROM messages WHERE id = ? UNION ALL SELECT 1 FROM partials WHERE id = ?"
    return taken is not None or any(
        database.row(asked, id_, id_) is not None for id_ in message_ids
    )


def unsent_new(database: Database) -> int | None:
    """See ``ChatStore.unsent_new``."""
    found = database.row(
        "SELECT id FROM conversations WHERE message_count = 0 AND unsent_text <> '' "
        "AND deleted IS NULL ORDER BY created_ms DESC LIMIT 1"
    )
    return None if found is None else int(found[0])


def read_parameters(text: str) -> dict[str, Any]:
    """What is kept of ``Conversation.parameters``; nothing where it makes no sense."""
    try:
        found = parse_json(text, _MOST_PARAMETERS)
    except NoJson:
        return {}
    return found if isinstance(found, dict) else {}


def save_conversation(database: Database, conversation: StoredConversation) -> None:
    """See ``ChatStore.save_conversation``."""
    with database.transaction():
        before = database.row(
            "SELECT title, title_source FROM conversations WHERE id = ?", conversation.id
        )
        title, source = conversation.title, conversation.title_source
        if before is not None and TitleSource.PERSON == before[1] != source:
            title, source = before[0], TitleSource.PERSON
        values = (
            title,
            source,
            conversation.leaf_id,
            conversation.system_prompt,
            json.dumps(dict(conversation.parameters)),
        )
        if before is None:
            database.run(
                "INSERT INTO conversations (title, title_source, leaf_id, system_prompt, "
                "parameters, unsent_text, id, created_ms, updated_ms, pinned, archived, "
                "folder_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                "(SELECT id FROM folders WHERE id = ? AND deleted IS NULL))",
                *values,
                conversation.unsent_text,
                conversation.id,
                conversation.created_ms,
                conversation.created_ms,
                conversation.pinned,
                conversation.archived,
                conversation.folder_id,
            )
        else:
            database.run(
                "UPDATE conversations SET title = ?, title_source = ?, leaf_id = ?, "
                "system_prompt = ?, parameters = ?, unsent_text = ? WHERE id = ?",
                *values,
                conversation.unsent_text,
                conversation.id,
            )
        change_text(database, TITLES, conversation.id, before[0] if before else None, title)


def free_title(database: Database, title: str, conversation_id: int) -> str:
    """See ``ChatStore.free_title``."""
    base, _ = split_number(title)
    taken = database.rows(
        "SELECT title FROM conversations WHERE deleted IS NULL AND message_count > 0 "
        "AND id <> ? AND substr(title, 1, ?) = ?",
        conversation_id,
        len(base),
        base,
    )
    titles = {one for (one,) in taken}
    return numbered_title(base, titles) if title in titles else title


def rename(database: Database, conversation_id: int, title: str, source: TitleSource) -> None:
    """See ``ChatStore.rename``."""
    with database.transaction():
        before = database.row("SELECT title FROM conversations WHERE id = ?", conversation_id)
        if before is not None:
            database.run(
                "UPDATE conversations SET title = ?, title_source = ? WHERE id = ?",
                title,
                source,
                conversation_id,
            )
            change_text(database, TITLES, conversation_id, before[0], title)


def save_leaf(
    database: Database, conversation_id: int, leaf_id: int | None, speedup: float | None
) -> None:
    """See ``ChatStore.save_leaf``."""
    database.run(
        "UPDATE conversations SET leaf_id = ?, speedup = ? WHERE id = ?",
        leaf_id,
        speedup,
        conversation_id,
    )


def set_column(database: Database, ids: Iterable[int], column: str, value: object) -> None:
    """Give a column of several conversations the same value."""
    with database.transaction():
        database.run_many(
            f"UPDATE conversations SET {column} = ? WHERE id = ?", [(value, id_) for id_ in ids]
        )


def set_folder(database: Database, ids: Iterable[int], folder_id: int | None) -> None:
    """Put conversations into a folder; into none if it is gone."""
    with database.transaction():
        database.run_many(
            "UPDATE conversations SET left_folder_id = NULL, "
            "folder_id = (SELECT id FROM folders WHERE id = ? AND deleted IS NULL) WHERE id = ?",
            [(folder_id, id_) for id_ in ids],
        )


def delete_conversations(database: Database, ids: Iterable[int]) -> None:
    """They can be brought back until they are purged."""
    with database.transaction():
        deletion = new_id()
        database.run_many(
            "UPDATE conversations SET deleted = ? WHERE id = ? AND deleted IS NULL",
            [(deletion, id_) for id_ in ids],
        )
