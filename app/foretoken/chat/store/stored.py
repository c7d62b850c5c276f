"""What goes into the store of the chats and comes out of it.

It cannot change: the GUI thread makes it, and the store's thread writes it later.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    Conversation,
    Message,
    Role,
    TitleSource,
)
from foretoken.engine.events import FinishReason, RunStatistics, StepFinished, TokenEmitted

RowKey: TypeAlias = tuple[bool, int, int]
"""Sort key of a row: pinned, updated_ms, id. Lists are in descending order."""


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """One message as it is at a moment; ``Message`` says what the fields mean."""

    id: int
    conversation_id: int
    parent_id: int | None
    role: Role
    text: str
    created_ms: int
    tokens: tuple[TokenEmitted, ...] = ()
    steps: tuple[StepFinished, ...] = ()
    statistics: RunStatistics | None = None
    finish_reason: FinishReason | None = None
    plain_tokens_per_second: float | None = None
    error: str | None = None
    attachments: tuple[Attachment, ...] = ()
    source: AnswerSource | None = None


@dataclass(frozen=True, slots=True)
class StoredConversation:
    """A conversation without its messages, as it is at a moment."""

    id: int
    title: str
    title_source: TitleSource
    created_ms: int
    pinned: bool = False
    archived: bool = False
    folder_id: int | None = None
    leaf_id: int | None = None
    """The message at which the shown branch ends; it need not be stored yet."""
    system_prompt: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    unsent_text: str = ""


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """What a list shows of a conversation."""

    id: int
    title: str
    title_source: TitleSource
    created_ms: int
    updated_ms: int
    """When a message was last saved."""
    pinned: bool
    archived: bool
    folder_id: int | None
    message_count: int
    """Of the branch that is shown."""
    speedup: float | None
    """Over the answers of the shown branch; None where that says nothing."""

    @property
    def key(self) -> RowKey:
        """Its place in a list: the next page is asked for with the key of the last row."""
        return self.pinned, self.updated_ms, self.id


@dataclass(frozen=True, slots=True)
class StoreContents:
    """How much a store or a backup holds."""

    conversations: int
    """Those that are listed, archived ones too."""
    newest_ms: int | None
    """When a message was last saved; None without conversations."""


@dataclass(frozen=True, slots=True)
class WrittenText:
    """A text that a person or a model wrote, for the memory of texts."""

    id: int
    """Of the message."""
    revision: int
    """Another one says that it was changed since."""
    text: str
    tokens: tuple[int, ...]
    """Ids in the vocabulary of the model that wrote it; none where they are not known."""
    asked: str
    """Of an answer: the text of its question."""
    ended: bool
    """Whether it is an answer that its model has ended itself."""
    attachments: tuple[Attachment, ...]


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of conversations."""

    id: int
    name: str
    position: int
    """Folders are listed by it, smallest first."""


@dataclass(frozen=True, slots=True)
class SystemPrompt:
    """A system prompt of the library."""

    id: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A place where the words were found."""

    conversation: ConversationRow
    message_id: int | None
    """None: the match is in the title."""
    snippet: str
    """One line of the text around the first word, cut at words; "…" where text is left out."""
    marks: tuple[tuple[int, int], ...]
    """Found words in the snippet: start and end, in Python characters; ascending, apart."""
    at: int = 0
    """Position of the first match in the message, in Python characters."""


_OF_MESSAGE = tuple(field.name for field in fields(StoredMessage) if not field.name.endswith("_id"))
_OF_CONVERSATION = tuple(
    field.name for field in fields(StoredConversation) if field.name not in ("title", "leaf_id")
)


def snapshot(message: Message, conversation: Conversation) -> StoredMessage:
    """A message as it is now; takes microseconds, also with thousands of tokens."""
    values: dict[str, Any] = {name: getattr(message, name) for name in _OF_MESSAGE}
    values["tokens"], values["steps"] = tuple(message.tokens), tuple(message.steps)
    return StoredMessage(
        conversation_id=conversation.id,
        parent_id=None if message.parent is None else message.parent.id,
        **values | {"statistics": deepcopy(message.statistics)},
    )


def message_of(stored: StoredMessage) -> Message:
    """The message again; its place in a tree is for the caller to find."""
    values: dict[str, Any] = {name: getattr(stored, name) for name in _OF_MESSAGE}
    values["tokens"], values["steps"] = list(stored.tokens), list(stored.steps)
    return Message(**values)


def snapshot_conversation(conversation: Conversation) -> StoredConversation:
    """A conversation as it is now, without its messages."""
    values: dict[str, Any] = {name: getattr(conversation, name) for name in _OF_CONVERSATION}
    return StoredConversation(
        title=conversation.stored_title,
        leaf_id=None if conversation.leaf is None else conversation.leaf.id,
        **values | {"parameters": dict(conversation.parameters)},
    )
