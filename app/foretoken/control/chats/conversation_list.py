"""The list of conversations, read from the store in portions, and its search."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.store.conversations import SearchHit
from foretoken.chat.store.search import found_in
from foretoken.chat.store.store import ChatStore, ConversationRow, Folder
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_entries import Entry, list_entries, row_of

PAGE = 50
"""Rows read at first. Doubled while scrolling, always from the start of the list: rows that move
between reads are not missed."""
_DAY_CHECK_MS = 60_000


@dataclass(frozen=True, slots=True)
class _ReadChats:
    """The first rows of the list, as many as were requested."""

    archived: bool
    unfolded: frozenset[int]
    rows: Sequence[ConversationRow]
    folders: tuple[Folder, ...]
    complete: bool
    any_archived: bool


class ConversationList(QObject):
    """The list as far as it has been scrolled."""

    changed = Signal()
    """``entries`` or other attributes have changed."""

    def __init__(
        self, archive: ChatArchive, unfolded: Set[int] = frozenset(), parent: QObject | None = None
    ) -> None:
        """``unfolded`` are ids of folders."""
        super().__init__(parent)
        self.entries: list[Entry] = []
        self.in_memory = False
        """Whether the store cannot be read, so that chats last as long as the window."""
        self.unfolded = frozenset(unfolded)
        """Ids of unfolded folders, which may no longer exist."""
        self.folders: tuple[Folder, ...] = ()
        """All folders in order."""
        self.archived = False
        """Whether ``entries`` are archived chats."""
        self.any_archived = False
        """Whether any chat is archived."""
        self.complete = True
        """Whether all rows have been read."""
        self._archive = archive
        self._day = date.today()
        self._wants_archived = False
        self._memory: Sequence[Conversation] = ()
        self._reading: _ReadChats | None = None
        self._looked_at = 0
        self._limit = PAGE
        self._busy = self._reread = False
        self._day_timer = QTimer(self, interval=_DAY_CHECK_MS)
        self._day_timer.timeout.connect(self._on_day_check)
        self._day_timer.start()
        archive.changed.connect(self.refresh)
        self._read()

    # --- requests of widgets -----------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Read the visible rows again."""
        self._limit = max(PAGE, self._looked_at + PAGE)
        self._read()

    @Slot(int)
    def look_at(self, entry: int) -> None:
        """Note the scroll position; more rows are read ahead of it."""
        self._looked_at = entry
        if not self.complete and not self._busy and entry > len(self.entries) - PAGE // 2:
            self._limit *= 2
            self._read()

    @Slot(object, bool)
    def unfold(self, folder_id: int, unfolded: bool) -> None:
        """Fold or unfold a folder."""
        changed = self.unfolded | {folder_id} if unfolded else self.unfolded - {folder_id}
        if changed != self.unfolded:
            self.unfolded = changed
            self._read()

    @Slot(bool)
    def show_archived(self, archived: bool) -> None:
        """List the archived chats, or all others."""
        if archived != self._wants_archived:
            self._wants_archived = archived
            self._looked_at, self._limit = 0, PAGE
            self._read()

    def show_memory(self, conversations: Sequence[Conversation]) -> None:
        """List these as well unless they are stored; their content may have changed."""
        self._memory = tuple(conversations)
        self._build()

    # --- reading -----------------------------------------------------------------------------

    def _read(self) -> None:
        if self._busy:
            self._reread = True
            return
        self._busy = True
        wanted = (self._wants_archived, self.unfolded, self._limit)
        self._archive.ask(
            lambda store: _read(store, *wanted), self._on_read, otherwise=self._on_failed
        )

    def _on_read(self, reading: _ReadChats) -> None:
        self._busy = False
        if self._reread:
            self._reread = False
            self._read()
        if reading.archived == self._wants_archived:
            self._reading, self.in_memory = reading, False
            self.folders, self.archived = reading.folders, reading.archived
            self.complete, self.any_archived = reading.complete, reading.any_archived
            self._build()

    def _on_failed(self) -> None:
        self._busy = self._reread = False  # the archive has emitted the reason
        self.in_memory = self._reading is None
        self._build()

    @Slot()
    def _on_day_check(self) -> None:
        if date.today() != self._day:
            self._build()

    def _build(self) -> None:
        self._day = date.today()
        read = self._reading or _ReadChats(False, frozenset(), (), (), True, False)
        folders, memory = ((), ()) if read.archived else (read.folders, self._memory)
        self.entries = list_entries(read.rows, folders, read.unfolded, self._day, memory)
        self.changed.emit()


def _read(store: ChatStore, archived: bool, unfolded: frozenset[int], limit: int) -> _ReadChats:
    """Read the first ``limit`` rows in list order; fewer rows mean that these are all."""
    folders = tuple(store.folders())
    if archived:
        rows = store.rows(archived=True, limit=limit)
    else:
        rows = store.rows(pinned=True, limit=limit)
        inside = [folder.id for folder in folders if folder.id in unfolded]
        for folder_id in (*inside, None):
            if (room := limit - len(rows)) > 0:
                rows += store.rows(pinned=False, folder_id=folder_id, limit=room)
    any_archived = bool(store.rows(archived=True, limit=1))
    return _ReadChats(archived, unfolded, rows, folders, len(rows) < limit, any_archived)


MOST_HITS = 100
# Pause after the last key press before the store is searched.
_DEBOUNCE_MS = 120


class ConversationSearch(QObject):
    """Full-text search; only the latest query gets results."""

    found = Signal(object)
    """list[SearchHit] for ``words``, best first, ``MOST_HITS`` at most."""

    def __init__(
        self,
        archive: ChatArchive,
        memory: Callable[[], Sequence[Conversation]],
        parent: QObject | None = None,
    ) -> None:
        """``memory`` returns the conversations that are not in the store."""
        super().__init__(parent)
        self.words = ""
        """The query; empty if there is none."""
        self._archive = archive
        self._memory = memory
        self._number = 0
        self._timer = QTimer(self, singleShot=True, interval=_DEBOUNCE_MS)
        self._timer.timeout.connect(self._search)
        archive.changed.connect(self._on_store_changed)

    @Slot(str)
    def look_for(self, words: str) -> None:
        """Search for all of these words, the last of which may be incomplete."""
        words = words.strip()
        if words == self.words:
            return
        self.words = words
        self._number += 1  # drops results of the previous query
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

        self._archive.ask(
            lambda store: store.search(words, limit=MOST_HITS), tell, otherwise=lambda: tell([])
        )


def search_memory(conversations: Sequence[Conversation], words: str) -> list[SearchHit]:
    """Return messages of conversations in memory that contain all words."""
    return [
        hit
        for conversation in conversations
        for row in [row_of(conversation)]
        for message in conversation.all_messages()
        if (hit := found_in(words, row, message.id, message.text)) is not None
    ]
