"""Messages in the store: written, read, deleted for a while and for good."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields, replace

from foretoken.chat.conversations.conversation import AnswerSource, Attachment, Role, new_id
from foretoken.chat.store.answer_codec import (
    UnreadableRecords,
    pack_records,
    pack_text,
    unpack_records,
    unpack_text,
)
from foretoken.chat.store.database import Database
from foretoken.chat.store.index import MESSAGES, TITLES, change_text, tidy_index
from foretoken.chat.store.stored import StoredMessage
from foretoken.engine.events import (
    FinishReason,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.speedup import PlainReference, compare_steps
from foretoken.system.given_json import parse_json

# Exports and models get it too, in the place of what was said.
_DAMAGED_TEXT = "(This text is damaged and cannot be read.)"  # not translated: it stands for a text
_PURGED_AT_ONCE = 200
_MOST_COUNTED = 1e18


def save_message(
    database: Database, message: StoredMessage, leaf_id: int | None, at_ms: int
) -> None:
    """See ``ChatStore.save_message``."""
    with database.transaction():
        database.run("DELETE FROM partials WHERE id = ?", message.id)
        before = database.row("SELECT key, text FROM messages WHERE id = ?", message.id)
        values = (
            message.finish_reason,
            message.plain_tokens_per_second,
            source_id(database, message.source),
            message.error,
            _packed_statistics(message.statistics),
            pack_text(message.text),
            _packed_attachments(message.attachments),
            pack_records(message.tokens, message.steps, message.text),
            message.id,
        )
        added = False
        if before is None:
            row = database.row(
                "INSERT INTO messages (finish_reason, plain_tokens_per_second, source_id, error, "
                "statistics, text, attachments, records, id, conversation_id, parent_id, role, "
                "created_ms, deleted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                # An answer to a question that was deleted meanwhile goes and comes back with it.
                "(SELECT deleted FROM messages WHERE id = ?)) RETURNING key, deleted",
                *values,
                message.conversation_id,
                message.parent_id,
                message.role,
                message.created_ms,
                message.parent_id,
            )
            assert row is not None
            added = row[1] is None
            change_text(database, MESSAGES, row[0], None, message.text)
        else:
            database.run(
                "UPDATE messages SET finish_reason = ?, plain_tokens_per_second = ?, "
                "source_id = ?, error = ?, statistics = ?, text = ?, attachments = ?, "
                "records = ? WHERE id = ?",
                *values,
            )
            change_text(database, MESSAGES, before[0], readable_text(before[1]), message.text)
        database.run(
            "UPDATE conversations SET updated_ms = max(updated_ms, ?), leaf_id = ?, "
            "message_count = message_count + ? WHERE id = ?",
            at_ms,
            leaf_id,
            added,
            message.conversation_id,
        )


def read_messages(database: Database, conversation_id: int) -> list[StoredMessage]:
    """All that are not deleted, in the order in which they were first saved."""
    rows = database.rows(
        "SELECT messages.id, parent_id, role, text, created_ms, records, statistics, "
        "finish_reason, plain_tokens_per_second, error, attachments, target, draft, settings "
        "FROM messages LEFT JOIN sources ON sources.id = source_id "
        "WHERE conversation_id = ? AND deleted IS NULL ORDER BY key",
        conversation_id,
    )
    return [_stored_message(conversation_id, *row) for row in rows]


def counted_answers(database: Database) -> Iterator[RunStatistics]:
    """The counters of all answers, with what their steps tell."""
    rows = database.rows("SELECT conversation_id FROM messages GROUP BY conversation_id")
    for (conversation_id,) in rows:
        for message in read_messages(database, conversation_id):
            if message.statistics is not None:
                yield message.statistics


def delete_messages(database: Database, ids: Iterable[int]) -> None:
    """See ``ChatStore.delete_messages``."""
    with database.transaction():
        deletion, wanted = new_id(), list(ids)
        database.run_many(
            "WITH RECURSIVE behind (id) AS (SELECT ? UNION ALL SELECT messages.id FROM messages "
            "JOIN behind ON parent_id = behind.id WHERE deleted IS NULL) "
            "UPDATE messages SET deleted = ? WHERE deleted IS NULL AND id IN behind",
            [(id_, deletion) for id_ in wanted],
        )
        _count_messages(database, wanted)


def restore_messages(database: Database, ids: Iterable[int]) -> None:
    """See ``ChatStore.restore_messages``."""
    with database.transaction():
        wanted = list(ids)
        database.run_many(
            "WITH RECURSIVE behind (id, deletion) AS ("
            "SELECT id, deleted FROM messages WHERE id = ? UNION ALL "
            "SELECT messages.id, deletion FROM messages JOIN behind ON parent_id = behind.id "
            "WHERE deleted = deletion) "
            "UPDATE messages SET deleted = NULL WHERE id IN (SELECT id FROM behind)",
            [(id_,) for id_ in wanted],
        )
        _count_messages(database, wanted)


def purge(database: Database, seconds: float) -> None:
    """Remove for good what was deleted; what takes longer than that is left for the next time."""
    ends = time.monotonic() + seconds
    purged = 0
    while time.monotonic() < ends and (rows := _deleted_messages(database)):
        with database.transaction():
            for key, _, kept in rows:
                change_text(database, MESSAGES, key, readable_text(kept), None)
            database.run_many("DELETE FROM messages WHERE id = ?", [(row[1],) for row in rows])
        purged += len(rows)
    if time.monotonic() >= ends:
        return
    with database.transaction():
        for id_, title in database.rows(
            "SELECT id, title FROM conversations WHERE deleted IS NOT NULL OR "
            # All of it was deleted, or something was typed and never sent.
            "(message_count = 0 AND unsent_text = '' AND NOT EXISTS "
            "(SELECT 1 FROM messages WHERE conversation_id = conversations.id))"
        ):
            purged += 1
            change_text(database, TITLES, id_, title, None)
            database.run("DELETE FROM conversations WHERE id = ?", id_)
        database.run("DELETE FROM folders WHERE deleted IS NOT NULL")
        if purged:
            database.run(
                "DELETE FROM sources WHERE NOT EXISTS "
                "(SELECT 1 FROM messages WHERE source_id = sources.id) AND NOT EXISTS "
                "(SELECT 1 FROM partials WHERE source_id = sources.id)"
            )
    if purged:
        tidy_index(database)


def source_id(database: Database, source: AnswerSource | None) -> int | None:
    """The row of a source, made if it is new; in a transaction."""
    if source is None:
        return None
    values = (source.target, source.draft, source.settings)
    found = database.row(
        "SELECT id FROM sources WHERE target = ? AND draft IS ? AND settings = ?", *values
    ) or database.row(
        "INSERT INTO sources (target, draft, settings) VALUES (?, ?, ?) RETURNING id", *values
    )
    return int(found[0]) if found else None


def readable_text(kept: str | bytes) -> str:
    """A text as it was packed; a damaged one is replaced by words that say so."""
    try:
        return unpack_text(kept)
    except UnreadableRecords:
        return _DAMAGED_TEXT


def readable_records(
    kept: bytes | None, text: str
) -> tuple[list[TokenEmitted], list[StepFinished]]:
    """Records as they were packed; none where they are damaged or of a later format."""
    if kept is None:
        return [], []
    try:
        return unpack_records(kept, text)
    except UnreadableRecords:
        return [], []


def readable_attachments(kept: str | bytes | None) -> tuple[Attachment, ...]:
    """Attachments as they were packed; damaged ones are replaced by words that say so."""
    if kept is None:
        return ()
    try:
        read = tuple(Attachment(name, text) for name, text in parse_json(unpack_text(kept)))
        if not all(isinstance(one.name, str) and isinstance(one.text, str) for one in read):
            raise TypeError("no texts")
        return read
    except (UnreadableRecords, ValueError, TypeError):
        return (Attachment("attachment", _DAMAGED_TEXT),)


def _stored_message(
    conversation_id: int,
    id_: int,
    parent_id: int | None,
    role: str,
    kept: str | bytes,
    created_ms: int,
    records: bytes | None,
    statistics: str | None,
    finish_reason: str | None,
    plain_speed: float | None,
    error: str | None,
    attachments: str | bytes | None,
    target: str | None,
    draft: str | None,
    settings: str,
) -> StoredMessage:
    text = readable_text(kept)
    tokens, steps = readable_records(records, text)
    return StoredMessage(
        id=id_,
        conversation_id=conversation_id,
        parent_id=parent_id,
        role=Role(role),
        text=text,
        created_ms=created_ms,
        tokens=tuple(tokens),
        steps=tuple(steps),
        statistics=_statistics(statistics, tokens, steps, plain_speed),
        finish_reason=FinishReason(finish_reason) if finish_reason in set(FinishReason) else None,
        plain_tokens_per_second=plain_speed,
        error=error,
        attachments=readable_attachments(attachments),
        source=None if target is None else AnswerSource(target, draft, settings),
    )


def _deleted_messages(database: Database) -> list[tuple[int, int, str | bytes]]:
    """Key, id and text of some of them."""
    found = database.rows(
        "SELECT key, id, text FROM messages WHERE deleted IS NOT NULL LIMIT ?", _PURGED_AT_ONCE
    ) or database.rows(
        "SELECT key, messages.id, text FROM conversations CROSS JOIN messages "
        "ON conversation_id = conversations.id WHERE conversations.deleted IS NOT NULL LIMIT ?",
        _PURGED_AT_ONCE,
    )
    return [(key, id_, kept) for key, id_, kept in found]


def _count_messages(database: Database, ids: Iterable[int]) -> None:
    """Count anew in the conversations of these messages."""
    asked = "SELECT conversation_id FROM messages WHERE id = ?"
    conversations = {where for id_ in ids for (where,) in database.rows(asked, id_)}
    database.run_many(
        "UPDATE conversations SET message_count = (SELECT count(*) FROM messages "
        "WHERE conversation_id = conversations.id AND deleted IS NULL) WHERE id = ?",
        [(where,) for where in conversations],
    )


def _packed_statistics(statistics: RunStatistics | None) -> str | None:
    if statistics is None:
        return None
    facts = asdict(statistics)
    del facts["by_source"]  # the steps tell it
    # Not rounded: what is shown of them after a restart is what was shown before.
    return json.dumps(facts, separators=(",", ":"))


def _statistics(
    kept: str | None,
    tokens: Iterable[TokenEmitted],
    steps: Iterable[StepFinished],
    plain_speed: float | None,
) -> RunStatistics | None:
    """What of them is known here; what earlier versions did not count comes from the records."""
    if kept is None:
        return None
    try:
        facts = parse_json(kept)
        known = {one.name for one in fields(RunStatistics)} - {"by_source"}
        result = RunStatistics()
        for step in steps:
            result.count_step(step)
        result.from_draft = sum(token.origin is TokenOrigin.DRAFT for token in tokens)
        compare_steps(result, steps, PlainReference.at_speed(plain_speed))
        told = {name: facts[name] for name in known & set(facts)}
        return replace(result, **told) if all(map(_can_be_counted, told.values())) else None
    except (ValueError, TypeError):
        return None


def _can_be_counted(fact: object) -> bool:
    if isinstance(fact, list):
        return all(isinstance(one, int) and _can_be_counted(one) for one in fact)
    return fact is None or (isinstance(fact, int | float) and abs(fact) < _MOST_COUNTED)


def _packed_attachments(attachments: tuple[Attachment, ...]) -> str | bytes | None:
    if not attachments:
        return None
    return pack_text(json.dumps([[one.name, one.text] for one in attachments]))
