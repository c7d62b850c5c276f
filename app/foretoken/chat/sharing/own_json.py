"""Foretoken's own JSON of conversations: everything, without loss. This is version 1.

A file is one object::

    {"format": "foretoken-chats", "version": 1, "written_by": "Foretoken 1.0",
     "conversations": [...]}

A conversation has ``id``, ``title``, ``title_source``, ``created_ms``, ``updated_ms``, ``folder``
(a name), ``leaf`` (the id of the message at which the shown branch ends) and ``messages``: those of
all branches, each behind the one that it answers, versions of one turn oldest first. ``pinned``,
``archived``, ``system_prompt``, ``parameters`` (how answers are written in this chat, where that
was chosen for it: an object) and ``unsent_text`` are there where they say something.

A message has ``id``, ``parent`` (an id), ``role`` (user, assistant, system), ``text``,
``created_ms``, and where there is something to tell ``attachments`` (each a ``name`` and a
``text``), ``source`` (as ``AnswerSource``), ``finish_reason``, ``error``,
``plain_tokens_per_second``, ``statistics``, ``tokens`` and ``steps``. The last three are the
records of ``foretoken.engine.events``, each field by its name; of tokens and steps those fields are
left out that have their usual value.

Ids are numbers written as texts, because many programs round numbers of that length. Times are
milliseconds since 1970, durations milliseconds.

A later version with another meaning gets another number; this one reads 1 alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from foretoken.chat.conversations.conversation import (
    LAST_MS,
    AnswerSource,
    Attachment,
    Conversation,
    Message,
    Role,
    TitleSource,
)
from foretoken.chat.sharing.shared import MOST_MESSAGES, SharedChat, SharingError, turn_of
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    FinishReason,
    RunStatistics,
    StepFinished,
    TokenEmitted,
)
from foretoken.system.language import tr
from foretoken.system.records import RecordError, record_from, record_values

FORMAT, VERSION = "foretoken-chats", 1
_ELSEWHERE = CopiedFrom(0)
"""A text of another chat: which one is nobody else's business, and here it has another number."""
_MOST_COUNTED = 2**53
_MOST_DRAFTED = 100_000
_LONGEST_TITLE = 2000
_Id: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{1,19}$")]
_Moment: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_MS)]


class _Message(msgspec.Struct):
    id: _Id
    role: Role
    text: str
    created_ms: _Moment
    parent: str | None = None
    attachments: tuple[Attachment, ...] = ()
    source: AnswerSource | None = None
    finish_reason: str | None = None
    error: str | None = None
    plain_tokens_per_second: Annotated[float, Meta(ge=0.0, le=1e9)] | None = None
    statistics: RunStatistics | None = None
    tokens: list[TokenEmitted] = []
    steps: list[StepFinished] = []

    def __post_init__(self) -> None:
        _check_id(self.id)
        for token in self.tokens:
            ids = token.id, token.step, token.rejected.id if token.rejected else 0
            if not all(UNKNOWN_ID <= one <= _MOST_COUNTED for one in ids):
                raise ValueError(tr("it has an invalid id"))
        for step in self.steps:
            if not step.accepted <= step.evaluated <= step.drafted <= _MOST_DRAFTED:
                raise ValueError(tr("more tokens were accepted than drafted"))

    def message(self) -> Message:
        """The record that it stands for, without the message above."""
        reason = self.finish_reason
        changed: dict[str, Any] = {
            "id": int(self.id),
            "parent": None,
            "finish_reason": FinishReason(reason) if reason in set(FinishReason) else None,
            "steps": _private(self.steps),
        }
        return Message(**msgspec.structs.asdict(self) | changed)


class _Chat(msgspec.Struct):
    id: _Id
    title: str
    title_source: TitleSource
    created_ms: _Moment
    updated_ms: _Moment | None = None
    pinned: bool = False
    archived: bool = False
    folder: str = ""
    system_prompt: str = ""
    parameters: dict[str, Any] = {}
    unsent_text: str = ""
    leaf: str | None = None
    messages: Annotated[list[_Message], Meta(max_length=MOST_MESSAGES)] = []

    def __post_init__(self) -> None:
        _check_id(self.id)
        if not self.messages:
            raise ValueError(tr("nothing is said in it"))


def _check_id(text: str) -> None:
    if not 0 < int(text) < 2**63:
        raise ValueError(tr("it has an invalid id"))


def _private(steps: Iterable[StepFinished]) -> list[StepFinished]:
    return [
        step if step.copied_from is None else replace(step, copied_from=_ELSEWHERE)
        for step in steps
    ]


def pieces(chats: Iterable[SharedChat], product: str) -> Iterator[str]:
    """The text of a file, a message a line; ``product`` is what writes it."""
    head = {"format": FORMAT, "version": VERSION, "written_by": product}
    yield f'{_json(head)[:-1]},"conversations":['
    before = "\n"
    for chat in chats:
        conversation = turn_of(chat)
        yield f'{before}{_json(_head_values(chat, conversation))[:-1]},"messages":['
        before = ""
        for message in conversation.all_messages():
            yield f"{before}\n{_json(_message_values(message))}"
            before = ","
        yield "]}"
        before = ",\n"
    yield "\n]}\n"


def _head_values(chat: SharedChat, conversation: Conversation) -> dict[str, Any]:
    optional = {
        "pinned": conversation.pinned,
        "archived": conversation.archived,
        "folder": chat.folder,
        "system_prompt": conversation.system_prompt,
        "parameters": dict(conversation.parameters),
        "unsent_text": conversation.unsent_text,
    }
    values = {
        "id": str(conversation.id),
        "title": conversation.title,
        "title_source": conversation.title_source,
        "created_ms": conversation.created_ms,
        "updated_ms": chat.updated_ms,
        "leaf": None if conversation.leaf is None else str(conversation.leaf.id),
        **{name: value for name, value in optional.items() if value},
    }
    return record_values(values)  # type: ignore[no-any-return]


def _message_values(message: Message) -> dict[str, Any]:
    """Unchecked: an answer with odd figures is better than no file."""
    values = {name: getattr(message, name) for name in _Message.__struct_fields__} | {
        "id": str(message.id),
        "parent": None if message.parent is None else str(message.parent.id),
        "tokens": _short(message.tokens),
        "steps": _short(_private(message.steps)),
    }
    found = record_values(values).items()
    return {name: value for name, value in found if value is not None and value != []}


def _short(records: Sequence[TokenEmitted] | Sequence[StepFinished]) -> list[dict[str, Any]]:
    """Their fields, but those that have their default."""
    defaults = {one.name: one.default for one in fields(records[0])} if records else {}
    return [
        {name: value for name, value in values.items() if value != defaults[name]}
        for values in record_values(list(records))
    ]


def _json(values: object) -> str:
    written = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    if written.isascii() or not any("\ud800" <= one <= "\udfff" for one in written):
        return written
    return json.dumps(values, separators=(",", ":"))  # half a character is no UTF-8


def require_version(found: object) -> None:
    """Raise ``SharingError`` for a file of a version that is not read here."""
    if found != VERSION:
        raise SharingError(
            tr(
                "It was written by a newer Foretoken, or changed since. Install the newer version "
                "to import it."
            )
        )


def read_chat(values: object) -> SharedChat:
    """Return a conversation of a file. Raises ``RecordError``."""
    what = tr("the conversation")
    read = record_from(_Chat, values, what)
    first_words = read.title_source is TitleSource.FIRST_WORDS
    conversation = Conversation(
        id=int(read.id),
        given_title="" if first_words else read.title[:_LONGEST_TITLE],
        title_source=read.title_source,
        created_ms=read.created_ms,
        pinned=read.pinned,
        archived=read.archived,
        system_prompt=read.system_prompt,
        parameters=read.parameters,
        unsent_text=read.unsent_text,
    )
    messages: dict[str | None, Message | None] = {None: None}
    for number, one in enumerate(read.messages, 1):
        if one.parent not in messages or one.id in messages:
            raise RecordError(
                tr(
                    "{what}: message {number} follows no earlier message, or repeats an id",
                    what=what,
                    number=str(number),
                )
            )
        messages[one.id] = message = one.message()
        conversation.add(message, messages[one.parent])
    if read.leaf not in messages:
        raise RecordError(tr("{what}: it ends at an unknown message", what=what))
    conversation.show_until(messages[read.leaf])
    updated_ms = read.created_ms if read.updated_ms is None else read.updated_ms
    return SharedChat(conversation, updated_ms, read.folder[:_LONGEST_TITLE])
