"""Records of the store other than messages and conversations: list rows, folders, search hits."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.chat.conversations.conversation import Attachment, TitleSource


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """Conversation as shown in a list."""

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
    """Number of messages in the displayed branch."""
    speedup: float | None
    """Speedup over the answers of the displayed branch; None if inconclusive."""


@dataclass(frozen=True, slots=True)
class StoreContents:
    """Amount of data in a store or backup."""

    conversations: int
    """Number of listed conversations, including archived ones."""
    newest_ms: int | None
    """When a message was last saved; None without conversations."""


@dataclass(frozen=True, slots=True)
class WrittenText:
    """Message text of the user or a model, for the text memory."""

    id: int
    """Id of the message."""
    revision: int
    """Revision number, which differs after a change."""
    text: str
    tokens: tuple[int, ...]
    """Ids in the vocabulary of the model that generated it; empty if unknown."""
    asked: str
    """Question text of an answer."""
    ended: bool
    """Whether it is an answer that its model ended itself."""
    attachments: tuple[Attachment, ...]


@dataclass(frozen=True, slots=True)
class Folder:
    """Folder of conversations."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SystemPrompt:
    """System prompt of the library."""

    id: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SearchHit:
    """Message or title that matches a search."""

    conversation: ConversationRow
    message_id: int | None
    """None: the match is in the title."""
    snippet: str
    """One line of text around the first match, cut at words; "…" where text is omitted."""
    marks: tuple[tuple[int, int], ...]
    """Matches in the snippet: start and end in code points; ascending, without overlaps."""
    at: int = 0
    """Position of the first match in the message, in code points."""
