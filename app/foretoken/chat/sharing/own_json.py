"""Foretoken's own lossless JSON format of conversations, version 1.

A file is a list of conversations::

    [{"format": "foretoken-chat", "version": 1, "id": "7", "title": "Tides", ...}, ...]

A conversation has ``id``, ``title``, ``title_source``, ``created_ms``, ``updated_ms``, ``folder``
(a name), ``leaf`` (the id of the last message of the displayed branch) and ``messages`` of all
branches, each after the one that it answers, versions of one turn oldest first. ``pinned``,
``archived``, ``system_prompt``, ``parameters`` (an object with this chat's overrides of answer
parameters) and ``unsent_text`` are omitted if empty.

A message has ``id``, ``parent`` (an id), ``role`` (user, assistant, system), ``text``,
``created_ms``, and unless empty ``attachments`` (each with ``name`` and ``text``), ``source`` (as
``AnswerSource``), ``finish_reason``, ``error``, ``plain_tokens_per_second``, ``statistics``,
``tokens`` and ``steps``. The last three are the records of ``foretoken.engine.events``, with their
field names.

Ids are numbers written as strings, because many programs round numbers of that length. Times are
milliseconds since 1970, durations milliseconds.

An incompatible format gets another version number; this version reads 1 only.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
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
from foretoken.chat.sharing.shared import MOST_MESSAGES, SharedChat, SharingError, exported_tree
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    FinishReason,
    RunStatistics,
    StepFinished,
    TokenEmitted,
)
from foretoken.system.language import said
from foretoken.system.records import RecordError, record_from, record_json, record_values

FORMAT, VERSION = "foretoken-chat", 1
_ELSEWHERE = CopiedFrom(0)
"""Placeholder for a text of another chat, whose id is private and meaningless elsewhere."""
_MOST_COUNTED = 2**53
_MOST_DRAFTED = 100_000
_LONGEST_TITLE = 2000
# Below 2^63, as precisely as the number of digits allows.
_Id: TypeAlias = Annotated[str, Meta(pattern=r"^(?:[1-8][0-9]{0,18}|9[0-9]{0,17})\Z")]
_Moment: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_MS)]


class _Message(msgspec.Struct, omit_defaults=True):
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

    @classmethod
    def of(cls, message: Message) -> _Message:
        changed: dict[str, Any] = {
            "id": str(message.id),
            "parent": None if message.parent is None else str(message.parent.id),
            "steps": _private(message.steps),
        }
        values = {name: getattr(message, name) for name in cls.__struct_fields__}
        return cls(**values | changed)

    def message(self) -> Message:
        """Convert to a message, without its parent."""
        reason = self.finish_reason
        changed: dict[str, Any] = {
            "id": int(self.id),
            "parent": None,
            "finish_reason": FinishReason(reason) if reason in set(FinishReason) else None,
            "steps": _private(self.steps),
        }
        return Message(**msgspec.structs.asdict(self) | changed)

    def problem(self) -> str:
        """Return an inconsistency that no answer can have, or an empty string."""
        for token in self.tokens:
            ids = token.id, token.step, token.rejected.id if token.rejected else 0
            if not all(UNKNOWN_ID <= one <= _MOST_COUNTED for one in ids):
                return said("chat-id-invalid")
        for step in self.steps:
            if not step.accepted <= step.evaluated <= step.drafted <= _MOST_DRAFTED:
                return said("accepted-beyond-drafted")
        return ""


class _Chat(msgspec.Struct, omit_defaults=True):
    format: str
    version: int
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


_SAME = (
    *("title_source", "created_ms", "pinned", "archived"),
    *("system_prompt", "parameters", "unsent_text"),
)
"""Attributes of a conversation with the same name in a file."""


def _private(steps: Iterable[StepFinished]) -> list[StepFinished]:
    return [
        step if step.copied_from is None else replace(step, copied_from=_ELSEWHERE)
        for step in steps
    ]


def pieces(chats: Iterable[SharedChat]) -> Iterator[str]:
    """Yield the text of a file, one conversation per line."""
    yield "["
    before = "\n"
    for chat in chats:
        conversation = exported_tree(chat)
        same: dict[str, Any] = {name: getattr(conversation, name) for name in _SAME}
        written = _Chat(
            format=FORMAT,
            version=VERSION,
            id=str(conversation.id),
            title=conversation.title,
            updated_ms=chat.updated_ms,
            folder=chat.folder,
            leaf=None if conversation.leaf is None else str(conversation.leaf.id),
            messages=[_Message.of(message) for message in conversation.all_messages()],
            **same,
        )
        try:
            text = record_json(written)
        except UnicodeEncodeError:  # a lone surrogate cannot be encoded in UTF-8
            text = json.dumps(record_values(written))
        yield f"{before}{text}"
        before = ",\n"
    yield "\n]\n"


def read_chat(values: Mapping[str, Any]) -> SharedChat:
    """Parse a conversation of a file. Raises ``RecordError`` and ``SharingError``."""
    if values.get("version") != VERSION:
        raise SharingError("chat-of-newer-version")
    what = said("the-conversation")
    read = record_from(_Chat, values, what)
    first_words = read.title_source is TitleSource.FIRST_WORDS
    same: dict[str, Any] = {name: getattr(read, name) for name in _SAME}
    title = "" if first_words else read.title[:_LONGEST_TITLE]
    conversation = Conversation(id=int(read.id), given_title=title, **same)
    messages: dict[str | None, Message | None] = {None: None}
    for number, one in enumerate(read.messages, 1):
        problem = one.problem()
        if one.parent not in messages or one.id in messages:
            problem = said("chat-message-misplaced")
        if problem:
            raise RecordError(
                "chat-message-invalid", what=what, number=str(number), problem=problem
            )
        messages[one.id] = message = one.message()
        conversation.add(message, messages[one.parent])
    if read.leaf not in messages or not conversation.roots:
        raise RecordError("chat-end-unknown", what=what)
    conversation.show_up_to(messages[read.leaf])
    updated_ms = read.created_ms if read.updated_ms is None else read.updated_ms
    return SharedChat(conversation, updated_ms, read.folder[:_LONGEST_TITLE])
