"""Messages in the store: saved while streaming and when complete, loaded, deleted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    Conversation,
    CopiedText,
    Message,
    Role,
    TitleSource,
    new_id,
    now_ms,
    path_to,
)
from foretoken.chat.store.answer_codec import (
    UnreadableRecords,
    pack_records,
    pack_text,
    unpack_records,
    unpack_text,
)
from foretoken.chat.store.conversations import SAID, ConversationStore, WrittenText, title_source
from foretoken.chat.store.index import MESSAGES, TITLES, change_text, tidy_index
from foretoken.engine.events import (
    CopiedFrom,
    FinishReason,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    token_ids,
)
from foretoken.system.records import RecordError, read_record, record_values
from foretoken.system.untrusted_files import InvalidJson, parse_json

# Exports and models get this too, in place of the text.
_DAMAGED_TEXT = "(This text is damaged and cannot be read.)"  # not translated: it stands for a text
_PURGED_AT_ONCE = 200
_MOST_PARAMETERS = 1 << 16
# Messages change only when an answer is continued, and then they grow.
_REVISION = "length(messages.text)"
_THERE = (
    "messages JOIN conversations "  # not translated: SQL
    "ON conversations.id = messages.conversation_id "  # not translated: SQL
    "WHERE messages.deleted IS NULL AND conversations.deleted IS NULL"
)
# Id, index key and text of messages to purge.
_DELETED_MESSAGES = (
    "SELECT id, key, text FROM messages WHERE deleted IS NOT NULL "  # not translated: SQL
    "OR conversation_id IN (SELECT id FROM conversations WHERE deleted IS NOT NULL)"
)
_EMPTY_CHATS = (
    "SELECT id, id, title FROM conversations WHERE deleted IS NOT NULL OR "  # not translated: SQL
    "(unsent_text = '' AND NOT EXISTS "
    "(SELECT 1 FROM messages WHERE conversation_id = conversations.id))"
)
T = TypeVar("T")


class MessageStore(ConversationStore):
    """Message operations of ``ChatStore``."""

    def __init__(self) -> None:
        # Numbers of pieces, characters, tokens and steps saved of each streaming answer.
        self._kept: dict[int, tuple[int, int, int, int]] = {}

    # --- whole conversations -------------------------------------------------------------------

    def load(self, conversation_id: int) -> Conversation | None:
        """Load a conversation with all messages, ``context_start`` 0; None if missing or deleted.

        Records of answers are rounded as in ``answer_codec``, and the texts that they were copied
        from are not named yet. A streaming answer is included as far as it was saved.
        """
        found = self._database.row(
            "SELECT title, title_source, created_ms, pinned, archived, folder_id, system_prompt, "
            "parameters, unsent_text, leaf_id FROM conversations WHERE id = ? AND deleted IS NULL",
            conversation_id,
        )
        if found is None:
            return None
        title, source, created_ms, pinned, archived, folder_id, *rest = found
        system_prompt, parameters, unsent, leaf_id = rest
        conversation = Conversation(
            id=conversation_id,
            given_title="" if title_source(source) is TitleSource.FIRST_WORDS else title,
            title_source=title_source(source),
            created_ms=created_ms,
            pinned=bool(pinned),
            archived=bool(archived),
            folder_id=folder_id,
            system_prompt=system_prompt,
            parameters=_readable_parameters(parameters),
            unsent_text=unsent,
        )
        kept = self._read_messages("conversation_id = ? AND deleted IS NULL", conversation_id)
        messages = {message.id: message for message, _, _ in kept}
        for message, _, parent_id in kept:
            message.parent = None if parent_id is None else messages.get(parent_id)
            # Descendants of a deleted message are excluded from the tree too.
            if message.parent is not None or parent_id is None:
                conversation.siblings(message).append(message)
        leaf = messages.get(leaf_id)
        if leaf is None or path_to(leaf)[0] not in conversation.roots:
            leaf = conversation.roots[-1] if conversation.roots else None
        if leaf is not None:
            conversation.select(leaf)
        return conversation

    def unsent_new(self) -> Conversation | None:
        """Return the newest conversation without messages that has unsent text."""
        found = self._database.value(
            f"SELECT id FROM conversations WHERE unsent_text <> '' AND NOT {SAID} "
            "AND deleted IS NULL ORDER BY created_ms DESC LIMIT 1"
        )
        return None if found is None else self.load(found)

    def save_whole(self, conversation: Conversation, *, said_ms: int | None = None) -> None:
        """Save a conversation and all its messages in one transaction.

        ``said_ms`` is the time of its last message; None: now.
        """
        leaf_id = None if conversation.leaf is None else conversation.leaf.id
        with self._database.transaction():
            self.save_conversation(conversation)
            for message in conversation.all_messages():
                self.save_message(conversation.id, message, leaf_id, said_ms=said_ms)

    # --- one message ---------------------------------------------------------------------------

    def save_message(
        self,
        conversation_id: int,
        message: Message,
        leaf_id: int | None,
        *,
        said_ms: int | None = None,
    ) -> None:
        """Add a message or replace it by its final state; its conversation and parent must exist.

        Replaces the pieces from ``save_partial``, and moves the conversation to the top of its
        list. ``leaf_id`` is the conversation's current leaf; ``said_ms`` as in ``save_whole``.
        """
        database = self._database
        with database.transaction():
            database.run("DELETE FROM pieces WHERE message_id = ?", message.id)
            before = self._ensure_message(conversation_id, message)
            values = {
                "finish_reason": message.finish_reason,
                "plain_tokens_per_second": message.plain_tokens_per_second,
                "error": message.error,
                "source": _packed(message.source),
                "statistics": _packed(message.statistics),
                "text": pack_text(message.text),
                "attachments": _packed(message.attachments or None),
                "records": pack_records(message.tokens, message.steps, message.text),
            }
            database.update("messages", message.id, **values)
            change_text(database, MESSAGES, *before, message.text)
            database.run(
                "UPDATE conversations SET updated_ms = max(updated_ms, ?), leaf_id = ? "
                "WHERE id = ?",
                now_ms() if said_ms is None else said_ms,
                leaf_id,
                conversation_id,
            )
        self._kept.pop(message.id, None)

    def save_partial(self, conversation_id: int, message: Message) -> None:
        """Save the current state of a streaming answer and make it the leaf; survives kill -9.

        Only additions since the last call are written, so the cost does not depend on its length.
        For a continued answer, the first call writes all of it. ``save_message`` completes it.
        """
        database = self._database
        place, *kept = self._kept.get(message.id, (0, 0, 0, 0))
        now = [len(message.text), len(message.tokens), len(message.steps)]
        if any(one < other for one, other in zip(now, kept, strict=True)):  # it was restarted
            place, kept = 0, [0, 0, 0]
        letters, tokens, steps = kept
        text = message.text[letters:]
        with database.transaction():
            if place == 0:
                self._ensure_message(conversation_id, message)
                database.run("DELETE FROM pieces WHERE message_id = ?", message.id)
                database.update("messages", message.id, source=_packed(message.source))
                database.update("conversations", conversation_id, leaf_id=message.id)
            # It is measured while the answer is generated.
            plain = message.plain_tokens_per_second
            database.update("messages", message.id, plain_tokens_per_second=plain)
            database.insert(
                "pieces",
                message_id=message.id,
                place=place,
                text=pack_text(text),
                records=pack_records(message.tokens[tokens:], message.steps[steps:], text),
            )
        self._kept[message.id] = (place + 1, now[0], now[1], now[2])

    def delete_messages(self, ids: Iterable[int]) -> None:
        """Delete messages and their descendants; can be undone until the store is closed.

        The leaf is not changed: save the new one with ``save_leaf``.
        """
        deletion = new_id()
        self._database.run_many(
            "WITH RECURSIVE behind (id) AS (SELECT ? UNION ALL SELECT messages.id "
            "FROM messages JOIN behind ON parent_id = behind.id WHERE deleted IS NULL) "
            "UPDATE messages SET deleted = ? WHERE deleted IS NULL AND id IN behind",
            [(id_, deletion) for id_ in ids],
        )

    def restore_messages(self, ids: Iterable[int]) -> None:
        """Undo ``delete_messages`` of the same ids; messages deleted earlier stay deleted."""
        self._database.run_many(
            "WITH RECURSIVE behind (id, deletion) AS ("
            "SELECT id, deleted FROM messages WHERE id = ? UNION ALL "
            "SELECT messages.id, deletion FROM messages JOIN behind ON parent_id = behind.id "
            "WHERE deleted = deletion) "
            "UPDATE messages SET deleted = NULL WHERE id IN (SELECT id FROM behind)",
            [(id_,) for id_ in ids],
        )

    # --- texts of all conversations ------------------------------------------------------------

    def written_revisions(self, limit: int) -> dict[int, int]:
        """Return ids and revisions of the ``limit`` newest messages with a text, newest first.

        Deleted messages and those of deleted conversations are excluded.
        """
        found = self._database.rows(
            f"SELECT messages.id, {_REVISION} FROM {_THERE} "
            "AND (messages.text <> '' OR messages.attachments IS NOT NULL) "
            "ORDER BY messages.key DESC LIMIT ?",
            limit,
        )
        return dict(found)

    def written_texts(self, ids: Iterable[int]) -> list[WrittenText]:
        """Return the texts of existing messages, in the order of ``ids``."""
        found = []
        for id_ in ids:
            row = self._database.row(
                f"SELECT {_REVISION}, messages.text, messages.records, messages.attachments, "
                "messages.finish_reason, CASE messages.role WHEN 'assistant' THEN "
                "(SELECT asked.text FROM messages AS asked WHERE asked.id = messages.parent_id) "
                f"END FROM {_THERE} AND messages.id = ?",
                id_,
            )
            if row is not None:
                revision, kept, records, attachments, reason, asked = row
                text = readable_text(kept)
                found.append(
                    WrittenText(
                        id_,
                        revision,
                        text,
                        token_ids(_readable_records(records, text)[0]),
                        "" if asked is None else readable_text(asked),
                        reason == FinishReason.STOP,
                        _readable_attachments(attachments),
                    )
                )
        return found

    def copied_texts(
        self, sources: Iterable[CopiedFrom], conversation_id: int
    ) -> dict[CopiedFrom, CopiedText]:
        """Return the display names of existing texts, as seen from a conversation."""
        found = {}
        for source in sources:
            row = self._database.row(
                "SELECT conversations.id, conversations.title, messages.attachments "
                f"FROM {_THERE} AND messages.id = ?",
                source.text,
            )
            if row is not None:
                where, title, kept = row
                names = [None, *(one.name for one in _readable_attachments(kept))]
                if 0 <= source.part < len(names):
                    here = where == conversation_id
                    found[source] = CopiedText(None if here else title, names[source.part])
        return found

    # --- leftovers of the last run -------------------------------------------------------------

    def _take_over_pieces(self) -> None:
        """Convert all unfinished answers to interrupted messages."""
        begun = "messages.id IN (SELECT message_id FROM pieces)"  # not translated: SQL
        for message, conversation_id, _ in self._read_messages(begun):
            query = "SELECT leaf_id FROM conversations WHERE id = ?"
            leaf_id = self._database.value(query, conversation_id)
            self.save_message(conversation_id, message, leaf_id, said_ms=message.created_ms)

    def _purge(self, seconds: float) -> None:
        """Purge deleted messages and conversations, and empty conversations.

        Anything that would take longer is left for the next time.
        """
        database, purged, ends = self._database, False, time.monotonic() + seconds
        tables = (
            (_DELETED_MESSAGES, "messages", MESSAGES),
            (_EMPTY_CHATS, "conversations", TITLES),
        )
        for query, table, index in tables:
            while rows := database.rows(f"{query} LIMIT {_PURGED_AT_ONCE}"):
                if time.monotonic() > ends:
                    return
                with database.transaction():
                    for id_, key, kept in rows:
                        database.run(f"DELETE FROM {table} WHERE id = ?", id_)
                        change_text(database, index, key, readable_text(kept), "")
                purged = True
        database.run("DELETE FROM folders WHERE deleted IS NOT NULL")
        if purged:
            tidy_index(database)

    # --- rows ----------------------------------------------------------------------------------

    def _read_messages(self, where: str, *values: object) -> list[tuple[Message, int, int | None]]:
        """Return messages in the order in which they were first saved, not linked to a tree.

        Each comes with the ids of its conversation and parent.
        """
        rows = self._database.rows(
            "SELECT conversation_id, parent_id, "
            "EXISTS (SELECT 1 FROM pieces WHERE message_id = messages.id), "
            "id, created_ms, plain_tokens_per_second, role, "
            "finish_reason, error, source, statistics, attachments, text, records "
            f"FROM messages WHERE {where} ORDER BY key",
            *values,
        )
        messages = []
        for conversation_id, parent_id, streaming, *row in rows:
            message = _message(row)
            if streaming:
                self._add_pieces(message)
            messages.append((message, conversation_id, parent_id))
        return messages

    def _add_pieces(self, message: Message) -> None:
        """Load the saved pieces of an answer that is streaming, or was when the app crashed."""
        message.text, message.tokens, message.steps = "", [], []
        message.statistics = message.finish_reason = message.error = None
        query = "SELECT text, records FROM pieces WHERE message_id = ? ORDER BY place"
        for kept, records in self._database.rows(query, message.id):
            text = readable_text(kept)
            tokens, steps = _readable_records(records, text)
            message.text += text
            message.tokens += tokens
            message.steps += steps

    def _ensure_message(self, conversation_id: int, message: Message) -> tuple[int, str]:
        """Return the key and text of a message's row, inserting it without a text if missing."""
        database = self._database
        found = database.row("SELECT key, text FROM messages WHERE id = ?", message.id)
        if found is not None:
            return found[0], readable_text(found[1])
        parent_id = None if message.parent is None else message.parent.id
        # An answer to a question deleted in the meantime is deleted and restored with it.
        query = "SELECT deleted FROM messages WHERE id = ?"
        key = database.insert(
            "messages",
            id=message.id,
            conversation_id=conversation_id,
            parent_id=parent_id,
            role=message.role,
            created_ms=message.created_ms,
            deleted=database.value(query, parent_id),
            text="",
        )
        return key, ""


def readable_text(kept: str | bytes) -> str:
    """Unpack a text; a damaged one is replaced by a notice."""
    try:
        return unpack_text(kept)
    except UnreadableRecords:
        return _DAMAGED_TEXT


def _readable_records(
    kept: bytes | None, text: str
) -> tuple[list[TokenEmitted], list[StepFinished]]:
    """Unpack records; none if they are damaged or of a later format."""
    try:
        return ([], []) if kept is None else unpack_records(kept, text)
    except UnreadableRecords:
        return [], []


def _readable_attachments(kept: str | bytes | None) -> tuple[Attachment, ...]:
    """Unpack attachments; damaged ones are replaced by a notice."""
    if kept is None:
        return ()
    found = _unpacked(tuple[Attachment, ...], kept)
    return (Attachment("attachment", _DAMAGED_TEXT),) if found is None else found


def _readable_parameters(text: str) -> dict[str, Any]:
    """Parse ``Conversation.parameters``; empty if invalid."""
    try:
        found = parse_json(text, _MOST_PARAMETERS)
    except InvalidJson:
        return {}
    return found if isinstance(found, dict) else {}


def _message(row: Sequence[Any]) -> Message:
    id_, created_ms, plain_speed, role, reason, error, *rest = row
    source, statistics, attachments, kept, records = rest
    text = readable_text(kept)
    tokens, steps = _readable_records(records, text)
    return Message(
        Role(role),
        text,
        tokens,
        steps,
        _unpacked(RunStatistics, statistics),
        FinishReason(reason) if reason in set(FinishReason) else None,
        plain_speed,
        error,
        _readable_attachments(attachments),
        _unpacked(AnswerSource, source),
        id_,
        created_ms,
    )


def _packed(record: object | None) -> str | bytes | None:
    if record is None:
        return None
    # Packing removes lone surrogates.
    return pack_text(json.dumps(record_values(record), ensure_ascii=False, separators=(",", ":")))


def _unpacked(kind: type[T], kept: str | bytes | None) -> T | None:
    """Unpack a record; None if there is none, or it is invalid."""
    try:
        return None if kept is None else read_record(kind, unpack_text(kept), kind.__name__)
    except (UnreadableRecords, RecordError):
        return None
