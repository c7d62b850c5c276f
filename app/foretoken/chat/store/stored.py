"""Records of the store besides messages and conversations: rows of lists, folders, search hits."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.chat.conversations.conversation import Attachment, TitleSource


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
