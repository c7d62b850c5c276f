"""Compares what was shown in the window with what its store contains."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import ChatStore
from foretoken.ui.window.main_window import MainWindow


class Shown(NamedTuple):
    """A message as last seen."""

    length: int
    content: int
    """A hash of the text; of an answer that was not ended, of what there was of it."""
    ended: bool
    parent: int | None


class Written(QObject):
    """Follows one window after the other, and checks their store in between."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: dict[int, dict[int, Shown]] = {}
        self._deleted: dict[int, dict[int, Shown]] = {}
        self._unsent: tuple[int, str] | None = None
        self._changed: set[int] = set()
        self._window: MainWindow | None = None
        self._current: Conversation | None = None
        self.checked = 0
        """Messages that were looked for in the store."""

    def follow(self, window: MainWindow) -> None:
        """Observe this window from now on."""
        self._window = window
        controller, changes = window._controller, window.sidebar_controller._changes
        controller.conversation_shown.connect(self._on_shown)
        window.backup.chats_replaced.connect(self._on_began_anew)
        if changes is not None:
            changes.deleting.connect(self._on_deleting)
            changes.undone.connect(self._on_undone)
        self._current = controller.current

    def look(self) -> None:
        """Note the contents of the current conversation."""
        conversation = self._current
        if conversation is None or conversation.temporary or conversation.id in self._deleted:
            return
        messages = {m.id: _as_shown(m) for m in conversation.all_messages()}
        if messages or conversation.id in self._shown:
            self._shown[conversation.id] = messages
            self._changed.add(conversation.id)

    def part(self) -> None:
        """Note the unsent text as well, because the window is about to be closed."""
        self.look()
        self._unsent = None
        if self._window is not None and self._current is not None:
            waits = self._window.composer_controller.queue.messages
            if not self._current.temporary and not waits:
                self._unsent = self._current.id, self._window._composer.text()
        self._window = self._current = None

    def problems(self, path: Path, *, all_of_it: bool = False) -> Iterator[str]:
        """Check the store of a closed window for what has changed since the last check."""
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()
            found += connection.execute("PRAGMA foreign_key_check").fetchall()
        if found != [("ok",)]:
            yield f"the store is damaged: {found[:3]}"
        with closing(ChatStore(path)) as store:
            if store.notice:
                yield f"the store reported: {store.notice}"
            wanted = list(self._shown) if all_of_it else list(self._changed & set(self._shown))
            for conversation_id in wanted:
                yield from self._missing(store, conversation_id)
            if self._unsent is not None:
                conversation_id, text = self._unsent
                tree = store.load(conversation_id)
                kept = "" if tree is None else tree.unsent_text
                if kept.strip() != text.strip():
                    yield f"the field said {text[:40]!r}, and {kept[:40]!r} was kept"
        self._changed.clear()
        self._unsent = None

    def _missing(self, store: ChatStore, conversation_id: int) -> Iterator[str]:
        shown = self._shown[conversation_id]
        tree = store.load(conversation_id)
        if tree is None:
            if shown:
                yield f"a conversation with {len(shown)} messages is missing"
            return
        there = {message.id: message for message in tree.all_messages()}
        for message_id, wanted in shown.items():
            message = there.get(message_id)
            self.checked += 1
            if message is None:
                yield f"a message of {wanted.length} characters is missing"
                continue
            parent = None if message.parent is None else message.parent.id
            text = message.text if wanted.ended else message.text[: wanted.length]
            if (len(text), hash(text)) != (wanted.length, wanted.content):
                yield f"a message of {wanted.length} characters has another text"
            if parent != wanted.parent:
                yield "a message has another parent"

    @Slot(object)
    def _on_shown(self, conversation: Conversation) -> None:
        self.look()
        self._current = conversation

    @Slot(object)
    def _on_deleting(self, ids: tuple[int, ...]) -> None:
        self.look()
        for conversation_id in ids:
            self._deleted[conversation_id] = self._shown.pop(conversation_id, {})

    @Slot(object)
    def _on_undone(self, restored: tuple[int, ...]) -> None:
        if not restored and self._window is not None:
            # What was taken back may have been a copy, and nobody tells which.
            shown = list(self._shown)
            self._window.backup._archive.ask(
                lambda store: [each for each in shown if store.row(each) is None], self._forget
            )
        for conversation_id in restored:
            if conversation_id in self._deleted:
                self._shown[conversation_id] = self._deleted.pop(conversation_id)
                self._changed.add(conversation_id)

    def _forget(self, gone: list[int]) -> None:
        for conversation_id in gone:
            self._deleted[conversation_id] = self._shown.pop(conversation_id, {})

    @Slot()
    def _on_began_anew(self) -> None:
        self._deleted.update({conversation_id: {} for conversation_id in self._shown})
        if self._current is not None:
            self._deleted[self._current.id] = {}
        self._shown.clear()


def _as_shown(message: Message) -> Shown:
    parent = None if message.parent is None else message.parent.id
    written = message.role is not Role.ASSISTANT
    ended = written or message.finish_reason is not None or message.error is not None
    return Shown(len(message.text), hash(message.text), ended, parent)
