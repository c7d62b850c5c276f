"""What was written in all conversations, for the memory of texts, and what its texts are called."""

from __future__ import annotations

from collections.abc import Iterable

from foretoken.chat.conversations.conversation import CopiedText
from foretoken.chat.store.database import Database
from foretoken.chat.store.messages import (
    readable_attachments,
    readable_records,
    readable_text,
)
from foretoken.chat.store.stored import WrittenText
from foretoken.engine.events import CopiedFrom, FinishReason, token_ids

# A text grows where an answer goes on; otherwise a message stays as it is.
_REVISION = "length(messages.text)"
_THERE = "messages.deleted IS NULL AND conversations.deleted IS NULL"  # not translated: SQL
_OF_CONVERSATIONS = (
    "messages JOIN conversations "  # not translated: SQL
    "ON conversations.id = messages.conversation_id"  # not translated: SQL
)


def written_revisions(database: Database, limit: int) -> dict[int, int]:
    """See ``ChatStore.written_revisions``."""
    found = database.rows(
        f"SELECT messages.id, {_REVISION} FROM {_OF_CONVERSATIONS} WHERE {_THERE} "
        "AND (messages.text <> '' OR messages.attachments IS NOT NULL) "
        "ORDER BY messages.key DESC LIMIT ?",
        limit,
    )
    return dict(found)


def written_texts(database: Database, ids: Iterable[int]) -> list[WrittenText]:
    """See ``ChatStore.written_texts``."""
    found = []
    for id_ in ids:
        row = database.row(
            f"SELECT {_REVISION}, messages.text, messages.records, messages.attachments, "
            "messages.finish_reason, asked.text "
            f"FROM {_OF_CONVERSATIONS} LEFT JOIN messages AS asked "
            "ON asked.id = messages.parent_id AND messages.role = 'assistant' "
            f"WHERE messages.id = ? AND {_THERE}",
            id_,
        )
        if row is not None:
            revision, kept, records, attachments, reason, asked = row
            text = readable_text(kept)
            tokens, _ = readable_records(records, text)
            found.append(
                WrittenText(
                    id_,
                    revision,
                    text,
                    token_ids(tokens),
                    "" if asked is None else readable_text(asked),
                    reason == FinishReason.STOP,
                    readable_attachments(attachments),
                )
            )
    return found


def copied_texts(
    database: Database, sources: Iterable[CopiedFrom], conversation_id: int
) -> dict[CopiedFrom, CopiedText]:
    """See ``ChatStore.copied_texts``."""
    found = {}
    for source in sources:
        row = database.row(
            "SELECT conversations.id, conversations.title, messages.attachments "
            f"FROM {_OF_CONVERSATIONS} WHERE messages.id = ? AND {_THERE}",
            source.text,
        )
        if row is not None:
            where, title, kept = row
            names = [None, *(one.name for one in readable_attachments(kept))]
            if 0 <= source.part < len(names):
                here = where == conversation_id
                found[source] = CopiedText(None if here else title, names[source.part])
    return found
