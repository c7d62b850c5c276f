"""The list of conversations: its entries, read from the store in portions, and its search."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence, Set
from dataclasses import dataclass
from datetime import date, datetime
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QDate, QLocale, QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation, conclusive_speedup
from foretoken.chat.store.conversations import ConversationRow, Folder, SearchHit
from foretoken.chat.store.search import found_in
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import month_text, spoken, tr


def local_day(moment_ms: int) -> date:
    """Return the local date of a moment in milliseconds since 1970."""
    return datetime.fromtimestamp(moment_ms / 1000).date()


def short_day(day: date, today: date) -> str:
    """Return a date in a word or two."""
    age = (today - day).days
    if age <= 0:
        return tr("today", about="a short date")
    if age == 1:
        return tr("yesterday", about="a short date")
    if day.year == today.year:
        form = tr("d MMM", about="how a day of this year is written in short, in Qt's letters")
    else:
        form = tr("MMM yyyy", about="how a month is written in short, in Qt's letters")
    code = spoken().code
    locale = QLocale.c() if code == "en" else QLocale(code)
    return locale.toString(QDate(day.year, day.month, day.day), form)


@dataclass(frozen=True, slots=True)
class GroupHeading:
    """Heading above a group of chats."""

    text: str
    """The displayed text."""
    pinned: bool = False
    """Whether these are the pinned chats."""
    temporary: bool = False
    """Whether these are the temporary chats."""


def day_group(day: date, today: date) -> str:
    """Return the heading of a day: today, yesterday, 7 days, 30 days, or its month."""
    age = (today - day).days
    if age <= 0:  # the future, from a clock that was wrong, is today
        return tr("Today", about="above some chats")
    if age == 1:
        return tr("Yesterday", about="above some chats")
    if age <= 7:
        return tr("Previous 7 days", about="above some chats")
    if age <= 30:
        return tr("Previous 30 days", about="above some chats")
    return month_text(day)


@dataclass(frozen=True, slots=True)
class FolderHeading:
    """A folder; its chats follow while it is unfolded."""

    folder: Folder
    unfolded: bool
    empty: bool = False
    """Whether it is unfolded and has no chats."""


@dataclass(frozen=True, slots=True)
class ListedChat:
    """A conversation in the list."""

    row: ConversationRow
    folder: Folder | None = None
    """The folder it is listed in; None for a pinned one, whatever its folder."""
    saved: bool = True
    """Whether it is in the store; otherwise it cannot be renamed, moved and so on."""
    temporary: bool = False
    """Whether it will never be stored."""


Entry: TypeAlias = GroupHeading | FolderHeading | ListedChat


def entry_key(entry: Entry) -> Hashable:
    """Return what identifies an entry, independent of its content."""
    if isinstance(entry, ListedChat):
        return "chat", entry.row.id
    if isinstance(entry, FolderHeading):
        return "folder", entry.folder.id
    return "heading", entry.text


def row_of(conversation: Conversation) -> ConversationRow:
    """Return a row for a conversation in memory."""
    messages = sorted(conversation.all_messages(), key=lambda message: message.id)
    return ConversationRow(
        id=conversation.id,
        title=conversation.title,
        title_source=conversation.title_source,
        updated_ms=messages[-1].created_ms if messages else conversation.created_ms,
        pinned=conversation.pinned,
        archived=conversation.archived,
        folder_id=conversation.folder_id,
        message_count=len(conversation.messages),
        speedup=conclusive_speedup(conversation),
    )


def list_entries(
    rows: Sequence[ConversationRow],
    folders: Sequence[Folder],
    unfolded: Set[int],
    today: date,
    memory: Sequence[Conversation] = (),
) -> list[Entry]:
    """Sort rows under their headings: temporary, pinned, the ``unfolded`` folders, days.

    Stored rows keep their order within a group; pinned ones are not repeated elsewhere.
    Conversations in ``memory`` are listed if they have no row.
    """
    stored = {row.id for row in rows}
    others = [each for each in memory if each.id not in stored]
    temporary = [row_of(each) for each in others if each.temporary]
    entries: list[Entry] = []
    if temporary:
        chats = [ListedChat(row, saved=False, temporary=True) for row in temporary]
        heading = GroupHeading(tr("Temporary", about="above some chats"), temporary=True)
        entries += [heading, *chats]
    pinned = [ListedChat(row) for row in rows if row.pinned]
    if pinned:
        heading = GroupHeading(tr("Pinned", about="above some chats"), pinned=True)
        entries += [heading, *pinned]
    inside: dict[int | None, list[ConversationRow]] = {folder.id: [] for folder in folders}
    outside: list[ConversationRow] = []
    for row in rows:
        if not row.pinned:
            inside.get(row.folder_id, outside).append(row)
    for folder in folders:
        opened = folder.id in unfolded
        inner = [ListedChat(row, folder) for row in inside[folder.id]] if opened else []
        entries += [FolderHeading(folder, opened, empty=opened and not inner), *inner]
    unsaved = [row_of(each) for each in others if not each.temporary]
    outside = sorted(outside + unsaved, key=lambda row: (row.updated_ms, row.id), reverse=True)
    days = groupby(outside, key=lambda row: day_group(local_day(row.updated_ms), today))
    for text, group in days:
        entries.append(GroupHeading(text))
        entries += [ListedChat(row, saved=row.id in stored) for row in group]
    return entries


PAGE = 50
"""Rows read at first. Doubled while scrolling, always from the start of the list: rows that move
between reads are not missed."""
_DAY_CHECK_MS = 60_000


@dataclass(frozen=True, slots=True)
class ReadChats:
    """What was read from the store: as many rows as were requested, and the folders."""

    archived: bool = False
    """Whether these are the archived chats."""
    unfolded: frozenset[int] = frozenset()
    """Ids of the folders whose chats were read."""
    rows: Sequence[ConversationRow] = ()
    folders: tuple[Folder, ...] = ()
    """All folders in order."""
    complete: bool = True
    """Whether all rows have been read."""
    any_archived: bool = False
    """Whether any chat is archived."""


_NOTHING = ReadChats()


class ConversationList(QObject):
    """The list as far as it has been scrolled."""

    changed = Signal()
    """``entries``, ``read`` or ``in_memory`` has changed."""

    def __init__(
        self, archive: ChatArchive, unfolded: Set[int] = frozenset(), parent: QObject | None = None
    ) -> None:
        """``unfolded`` are ids of folders."""
        super().__init__(parent)
        self.entries: list[Entry] = []
        self.read = _NOTHING
        """What ``entries`` are made of."""
        self.in_memory = False
        """Whether the store cannot be read, so that chats last as long as the window."""
        self.unfolded = frozenset(unfolded)
        """Ids of unfolded folders, which may no longer exist."""
        self._archive = archive
        self._day = date.today()
        self._wants_archived = False
        self._memory: Sequence[Conversation] = ()
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
        if not self.read.complete and not self._busy and entry > len(self.entries) - PAGE // 2:
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

    def _on_read(self, read: ReadChats) -> None:
        self._busy = False
        if self._reread:
            self._reread = False
            self._read()
        if read.archived == self._wants_archived:
            self.read, self.in_memory = read, False
            self._build()

    def _on_failed(self) -> None:
        self._busy = self._reread = False  # the archive has emitted the reason
        self.in_memory = self.read is _NOTHING
        self._build()

    @Slot()
    def _on_day_check(self) -> None:
        if date.today() != self._day:
            self._build()

    def _build(self) -> None:
        self._day = date.today()
        read = self.read
        folders, memory = ((), ()) if read.archived else (read.folders, self._memory)
        self.entries = list_entries(read.rows, folders, read.unfolded, self._day, memory)
        self.changed.emit()


def _read(store: ChatStore, archived: bool, unfolded: frozenset[int], limit: int) -> ReadChats:
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
    return ReadChats(archived, unfolded, rows, folders, len(rows) < limit, any_archived)


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
        words = self.words

        def tell(hits: list[SearchHit]) -> None:
            if words == self.words:
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
