"""The rows of the sidebar: groups and folders with their chats, or what a search has found."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from datetime import date
from difflib import SequenceMatcher
from typing import TypeAlias

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel

from foretoken.chat.store.store import ConversationRow, SearchHit
from foretoken.control.chats.conversation_entries import (
    TEMPORARY,
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
    entry_key,
    local_day,
    short_day,
)
from foretoken.system.language import number, tr, tr_n
from foretoken.system.shown_text import shown_alike, shown_name
from foretoken.ui.parts.row_painting import Index

MIME_TYPE = "application/x-foretoken-chats"
LONGEST_NAME = 200
Shown: TypeAlias = Entry | SearchHit


class SidebarModel(QStandardItemModel):
    """A tree of two levels; ``show`` changes as few of its rows as possible."""

    dropped = Signal(object)
    """The selected chats were dropped on a FolderHeading or a GroupHeading."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tree: list[tuple[Shown, list[Shown]]] = []

    def show(self, entries: Sequence[Shown]) -> None:
        """Show these entries, chats below the heading or the folder in front of them."""
        before, self._tree = self._tree, []
        for entry in entries:
            if isinstance(entry, ListedChat) and self._tree:
                self._tree[-1][1].append(entry)
            else:
                self._tree.append((entry, []))
        _change(
            self.invisibleRootItem(), [top for top, _ in before], [top for top, _ in self._tree]
        )
        chats_before = {key_of(top): chats for top, chats in before}
        for row, (top, chats) in enumerate(self._tree):
            item = self.item(row)
            _change(item, chats_before[key_of(top)] if item.rowCount() else [], chats)

    def entries(self) -> list[Shown]:
        """All entries from top to bottom."""
        return [entry for top, chats in self._tree for entry in (top, *chats)]

    def indexes_of(self, keys: Collection[Hashable]) -> list[QModelIndex]:
        """Where the entries of some keys are, as far as they are there."""
        found: list[QModelIndex] = []
        for row, (top, chats) in enumerate(self._tree if keys else ()):
            group = self.index(row, 0)
            if key_of(top) in keys:
                found.append(group)
            rows = (below for below, chat in enumerate(chats) if key_of(chat) in keys)
            found += [self.index(below, 0, group) for below in rows]
        return found

    def index_of(self, key: Hashable) -> QModelIndex:
        """Where the entry of a key is; an invalid index where it is not."""
        return next(iter(self.indexes_of((key,))), QModelIndex())

    # --- Qt ----------------------------------------------------------------------------------

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        """Folders always: their chats are read once they are expanded."""
        return super().hasChildren(parent) or isinstance(entry_at(parent), FolderHeading)

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        # Nothing of a chat leaves the window: what is dropped is what is selected.
        data = QMimeData()
        data.setData(MIME_TYPE, b"")
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        entry = entry_at(parent)
        kept = isinstance(entry, GroupHeading) and entry.group != TEMPORARY
        return data.hasFormat(MIME_TYPE) and (kept or isinstance(entry, FolderHeading))

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if self.canDropMimeData(data, action, row, column, parent):
            self.dropped.emit(entry_at(parent))
        return False  # the store moves them, and tells when it has


def entry_at(index: Index) -> Shown | None:
    """The entry at an index; None where there is none."""
    found: Shown | None = index.data(Qt.ItemDataRole.UserRole) if index.isValid() else None
    return found


def key_of(entry: Shown) -> Hashable:
    """What an entry is known by, whatever it shows."""
    if isinstance(entry, SearchHit):
        return "hit", entry.conversation.id, entry.message_id
    return entry_key(entry)


def summary(chat: ListedChat) -> str:
    """The second line of a chat."""
    words = message_count(chat.row)
    if chat.row.speedup is not None:
        words = f"{words} · {number(chat.row.speedup, 1)}x"
    return f"{tr('Not saved', about='a chat')} · {words}" if chat.temporary else words


def message_count(row: ConversationRow) -> str:
    """How many messages a chat has."""
    return tr_n("{count} message", "{count} messages", row.message_count)


def day_of(hit: SearchHit) -> str:
    """The day of a chat that was found, or that it is archived."""
    if hit.conversation.archived:
        return tr("archived", about="a chat")
    return short_day(local_day(hit.conversation.updated_ms), date.today())


def _change(parent: QStandardItem, before: list[Shown], after: list[Shown]) -> None:
    """Make the children of an item those of ``after``."""
    if before == after:
        return
    old, new = ([key_of(entry) for entry in entries] for entries in (before, after))
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    for kind, first, last, start, end in reversed(steps):
        if kind == "equal":
            for row, entry in enumerate(after[start:end], first):
                if entry != before[row]:
                    _fill(parent.child(row), entry)
        else:
            parent.removeRows(first, last - first)
            parent.insertRows(first, [_fill(QStandardItem(), each) for each in after[start:end]])


def _fill(item: QStandardItem, entry: Shown) -> QStandardItem:
    """Let an item show an entry; its text is the name as it is stored."""
    flag = Qt.ItemFlag
    leaf = flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemNeverHasChildren
    match entry:
        case GroupHeading():
            name, flags, spoken = entry.text, flag.ItemIsDropEnabled, entry.text
        case FolderHeading():
            name = entry.folder.name
            flags = flag.ItemIsEnabled | flag.ItemIsEditable | flag.ItemIsDropEnabled
            spoken = tr("Folder {name}", name=shown_name(name, LONGEST_NAME))
        case ListedChat():
            name, flags = entry.row.title, leaf
            if entry.saved:
                flags |= flag.ItemIsEditable | flag.ItemIsDragEnabled
            spoken = shown_name(name, LONGEST_NAME)
            spoken = tr("Temporary chat {title}", title=spoken) if entry.temporary else spoken
            spoken = f"{spoken}, {summary(entry)}"
        case SearchHit():
            name, flags = entry.conversation.title, leaf
            spoken = f"{shown_name(name, LONGEST_NAME)}, {day_of(entry)}"
            spoken = f"{spoken}: {shown_alike(entry.snippet)}"
    item.setText(name)
    item.setData(entry, Qt.ItemDataRole.UserRole)
    item.setFlags(flags)
    item.setAccessibleText(spoken)
    item.setToolTip(shown_name(name, LONGEST_NAME))
    return item
