"""Answers that are streaming, kept in pieces, and whole conversations as they are loaded."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Conversation,
    Message,
    Role,
    TitleSource,
    path_to,
)
from foretoken.chat.store.answer_codec import pack_records, pack_text
from foretoken.chat.store.conversations import read_parameters, title_source
from foretoken.chat.store.database import Database, RefusedRow
from foretoken.chat.store.messages import (
    read_messages,
    readable_records,
    readable_text,
    save_message,
    source_id,
)
from foretoken.chat.store.stored import StoredMessage
from foretoken.chat.store.written import copied_texts
from foretoken.engine.events import CopiedFrom, StepFinished, TokenEmitted, copied_from

_log = logging.getLogger(__name__)


class PartialAnswers:
    """Answers that are streaming, kept in pieces: each holds what came since the one before."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # By message: how many pieces, letters, tokens and steps are kept.
        self._kept: dict[int, tuple[int, int, int, int]] = {}

    def save(self, message: StoredMessage) -> None:
        """See ``ChatStore.save_partial``."""
        place, *kept = self._kept.get(message.id, (0, 0, 0, 0))
        now = [len(message.text), len(message.tokens), len(message.steps)]
        if place and now == kept:
            return
        if any(one < other for one, other in zip(now, kept, strict=True)):  # begun anew
            place, kept = 0, [0, 0, 0]
        letters, tokens, steps = kept
        text = message.text[letters:]
        with self._database.transaction():
            if place == 0:
                self._begin(message)
            self._database.run(  # it is measured while the answer is written
                "UPDATE partials SET plain_tokens_per_second = ? WHERE id = ?",
                message.plain_tokens_per_second,
                message.id,
            )
            self._database.run(
                "INSERT INTO partial_chunks (partial_id, place, text, records) VALUES (?, ?, ?, ?)",
                message.id,
                place,
                pack_text(text),
                pack_records(message.tokens[tokens:], message.steps[steps:], text),
            )
        self._kept[message.id] = (place + 1, now[0], now[1], now[2])

    def end(self, message_id: int) -> None:
        """The answer is streaming no longer; the next call of ``save`` writes all of it."""
        self._kept.pop(message_id, None)

    def take_over(self) -> None:
        """Make messages of all answers that never ended."""
        for message in read_partials(self._database):
            try:
                with self._database.transaction():
                    self._take_over(message)
            except RefusedRow as error:  # it answers nothing that is there
                _log.error("An interrupted answer was dropped: %s", error)
                self._database.run("DELETE FROM partials WHERE id = ?", message.id)

    def _take_over(self, message: StoredMessage) -> None:
        leaf = self._database.row(
            "SELECT leaf_id FROM conversations WHERE id = ?", message.conversation_id
        )
        save_message(self._database, message, leaf[0] if leaf else None, message.created_ms)

    def _begin(self, message: StoredMessage) -> None:
        self._database.run("DELETE FROM partials WHERE id = ?", message.id)
        self._database.run(
            "INSERT INTO partials (id, conversation_id, parent_id, created_ms, "
            "plain_tokens_per_second, source_id) VALUES (?, ?, ?, ?, ?, ?)",
            message.id,
            message.conversation_id,
            message.parent_id,
            message.created_ms,
            message.plain_tokens_per_second,
            source_id(self._database, message.source),
        )
        self._database.run(
            "UPDATE conversations SET leaf_id = ? WHERE id = ?",
            message.id,
            message.conversation_id,
        )


def load(database: Database, conversation_id: int) -> Conversation | None:
    """See ``ChatStore.load``."""
    found = database.row(
        "SELECT title, title_source, created_ms, pinned, archived, folder_id, system_prompt, "
        "parameters, unsent_text, leaf_id FROM conversations WHERE id = ? AND deleted IS NULL",
        conversation_id,
    )
    if found is None:
        return None
    title, source, created_ms, pinned, archived, folder_id, system_prompt = found[:7]
    parameters, unsent, leaf_id = found[7:]
    conversation = Conversation(
        id=conversation_id,
        given_title="" if title_source(source) is TitleSource.FIRST_WORDS else title,
        title_source=title_source(source),
        created_ms=created_ms,
        pinned=bool(pinned),
        archived=bool(archived),
        folder_id=folder_id,
        system_prompt=system_prompt,
        parameters=read_parameters(parameters),
        unsent_text=unsent,
    )
    kept = {one.id: one for one in read_messages(database, conversation_id)}
    kept.update((one.id, one) for one in read_partials(database, conversation_id))
    messages = {one.id: _message(one) for one in kept.values()}
    for one in kept.values():
        message = messages[one.id]
        message.parent = None if one.parent_id is None else messages.get(one.parent_id)
        # What stands behind a deleted message is out of the tree too.
        if message.parent is not None or one.parent_id is None:
            conversation.siblings(message).append(message)
    _name_copied(database, conversation_id, list(messages.values()))
    leaf = messages.get(leaf_id)
    if leaf is None or path_to(leaf)[0] not in conversation.roots:
        leaf = conversation.roots[-1] if conversation.roots else None
    if leaf is not None:
        conversation.select(leaf)
    return conversation


def _name_copied(database: Database, conversation_id: int, messages: Sequence[Message]) -> None:
    sources = {message.id: copied_from(message.steps) for message in messages}
    wanted = set[CopiedFrom]().union(*sources.values())
    named = copied_texts(database, wanted, conversation_id)
    for message in messages:
        for source in sources[message.id] & named.keys():
            message.copied_texts[source] = named[source]


def _message(one: StoredMessage) -> Message:
    return Message(
        one.role,
        one.text,
        list(one.tokens),
        list(one.steps),
        one.statistics,
        one.finish_reason,
        one.plain_tokens_per_second,
        one.error,
        one.attachments,
        one.source,
        one.id,
        one.created_ms,
    )


def read_partials(database: Database, conversation_id: int | None = None) -> list[StoredMessage]:
    """Answers that are streaming, or were when the app died; None: of all conversations."""
    messages = []
    for id_, where, parent_id, created_ms, plain_speed, target, draft, settings in database.rows(
        "SELECT partials.id, conversation_id, parent_id, created_ms, plain_tokens_per_second, "
        "target, draft, settings FROM partials LEFT JOIN sources ON sources.id = source_id "
        "WHERE conversation_id = coalesce(?, conversation_id) ORDER BY partials.id",
        conversation_id,
    ):
        texts: list[str] = []
        tokens: list[TokenEmitted] = []
        steps: list[StepFinished] = []
        for kept, records in database.rows(
            "SELECT text, records FROM partial_chunks WHERE partial_id = ? ORDER BY place", id_
        ):
            text = readable_text(kept)
            texts.append(text)
            more = readable_records(records, text)
            tokens += more[0]
            steps += more[1]
        messages.append(
            StoredMessage(
                id=id_,
                conversation_id=where,
                parent_id=parent_id,
                role=Role.ASSISTANT,
                text="".join(texts),
                created_ms=created_ms,
                tokens=tuple(tokens),
                steps=tuple(steps),
                plain_tokens_per_second=plain_speed,
                source=None if target is None else AnswerSource(target, draft, settings),
            )
        )
    return messages
