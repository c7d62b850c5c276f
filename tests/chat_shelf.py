"""An archive with a real store, and helpers that fill it."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Conversation, Message, Role, TitleSource
from foretoken.chat.store.conversations import ConversationRow
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_list import Entry, FolderHeading, GroupHeading
from foretoken.engine.events import FinishReason

T = TypeVar("T")


class NoArchive(ChatArchive):
    """A store that cannot be opened: chats stay in memory."""

    def __init__(self) -> None:
        QObject.__init__(self)

    def ask(self, *_work: object, otherwise: Callable[[], None] | None = None, **_: object) -> None:
        if otherwise is not None:
            otherwise()

    def shut_down(self) -> None:
        """It has no thread."""


class Shelf:
    """Does everything on the store's thread, and waits for it."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.qtbot = qtbot
        self.archive = ChatArchive(path)

    def do(self, work: Callable[[ChatStore], T]) -> T:
        results: list[T] = []
        self.archive.ask(work, results.append, changes=True)
        self.qtbot.waitUntil(lambda: bool(results))
        return results[0]

    def add(self, *numbers: int) -> None:
        """Add conversations with these ids, the last one on top."""
        self.do(lambda store: [save(store, number) for number in numbers])

    def rows(self, *, archived: bool = False) -> dict[int, ConversationRow]:
        return {row.id: row for row in self.do(lambda store: store.rows(archived=archived))}


def save(store: ChatStore, number: int, question: str = "Hello", answer: str = "Hi!") -> None:
    """Store a conversation with this id; ids of its messages are ten times as large."""
    conversation = Conversation(
        id=number, given_title=f"Chat {number}", title_source=TitleSource.MODEL
    )
    conversation.append(
        Message(Role.USER, question, id=10 * number),
        Message(Role.ASSISTANT, answer, id=10 * number + 1, finish_reason=FinishReason.STOP),
    )
    store.save_whole(conversation)


def words(entries: list[Entry]) -> list[str]:
    """Return each line in a word or two."""
    result = []
    for entry in entries:
        if isinstance(entry, GroupHeading):
            result.append(f"[{entry.text}]")
        elif isinstance(entry, FolderHeading):
            result.append(f"/{entry.folder.name}{'' if entry.unfolded else ' …'}")
        else:
            result.append(entry.row.title)
    return result
