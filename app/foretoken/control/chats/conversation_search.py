"""Searches all conversations while the user types."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.store.search import found_in
from foretoken.chat.store.stored import SearchHit
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_entries import row_of

MOST_HITS = 100
# Pause after the last key, before the store is searched.
_PAUSE_MS = 120


class ConversationSearch(QObject):
    """Emits results for the last words only."""

    found = Signal(object)
    """list[SearchHit] for ``words``, best first, ``MOST_HITS`` at most."""

    def __init__(
        self,
        archive: ChatArchive | None,
        memory: Callable[[], Sequence[Conversation]],
        parent: QObject | None = None,
    ) -> None:
        """``memory`` returns the conversations that are not in the store."""
        super().__init__(parent)
        self.words = ""
        """What is looked for; empty: nothing is."""
        self._archive = archive
        self._memory = memory
        self._number = 0
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._search)
        if archive is not None:
            archive.changed.connect(self._on_store_changed)

    @Slot(str)
    def look_for(self, words: str) -> None:
        """Look for all of these words, the last of which may be incomplete."""
        words = words.strip()
        if words == self.words:
            return
        self.words = words
        self._number += 1  # nothing more is heard of the words before
        if words:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _on_store_changed(self) -> None:
        if self.words:
            self._timer.start()

    @Slot()
    def _search(self) -> None:
        self._number += 1
        number, words = self._number, self.words

        def tell(hits: list[SearchHit]) -> None:
            if number == self._number:
                self.found.emit(search_memory(self._memory(), words) + hits)

        if self._archive is None:
            tell([])
        else:
            self._archive.ask(
                lambda store: store.search(words, limit=MOST_HITS), tell, otherwise=lambda: tell([])
            )


def search_memory(conversations: Sequence[Conversation], words: str) -> list[SearchHit]:
    """Messages of conversations in memory that contain all words."""
    return [
        hit
        for conversation in conversations
        for row in [row_of(conversation)]
        for message in conversation.all_messages()
        if (hit := found_in(words, row, message.id, message.text)) is not None
    ]
