"""Model of the sidebar's rows: groups and folders with their chats, or search hits."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import date
from typing import TypeAlias

from PySide6.QtCore import QMimeData, QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem

from foretoken.chat.store.store import ConversationRow, SearchHit
from foretoken.control.chats.conversation_list import (
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
from foretoken.ui.parts.grouped_rows import GroupedModel
from foretoken.ui.parts.row_painting import Index

MIME_TYPE = "application/x-foretoken-chats"
LONGEST_NAME = 200
Shown: TypeAlias = Entry | SearchHit


class SidebarModel(GroupedModel):
    """Groups and folders with their chats, or hits; chats can be dragged onto both."""

    dropped = Signal(object)
    """The selected chats were dropped on a FolderHeading or GroupHeading."""

    def show(self, entries: Sequence[Shown]) -> None:
        """Show entries, with chats below the preceding heading or folder."""
        groups: list[tuple[Shown, list[Shown]]] = []
        for entry in entries:
            if isinstance(entry, ListedChat) and groups:
                groups[-1][1].append(entry)
            else:
                groups.append((entry, []))
        self.show_groups(groups)

    def key_of(self, entry: Shown) -> Hashable:
        return key_of(entry)

    def fill(self, item: QStandardItem, entry: Shown) -> None:
        """Show an entry in an item, whose text is the stored name."""
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

    # --- Qt ----------------------------------------------------------------------------------

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        """Return True for folders, whose chats are loaded only when expanded."""
        return super().hasChildren(parent) or isinstance(entry_at(parent), FolderHeading)

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        # No content leaves the window: the dropped chats are the selected ones.
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
        return False  # the store moves them, and reports it


def entry_at(index: Index) -> Shown | None:
    """Return the entry at an index, or None."""
    found: Shown | None = index.data(Qt.ItemDataRole.UserRole) if index.isValid() else None
    return found


def key_of(entry: Shown) -> Hashable:
    """Return the identity of an entry, independent of what it shows."""
    if isinstance(entry, SearchHit):
        return "hit", entry.conversation.id, entry.message_id
    return entry_key(entry)


def summary(chat: ListedChat) -> str:
    """Return the second line of a chat."""
    words = message_count(chat.row)
    if chat.row.speedup is not None:
        words = f"{words} · {number(chat.row.speedup, 1)}x"
    return f"{tr('Not saved', about='a chat')} · {words}" if chat.temporary else words


def message_count(row: ConversationRow) -> str:
    """Return a chat's number of messages, in words."""
    return tr_n("{count} message", "{count} messages", row.message_count)


def day_of(hit: SearchHit) -> str:
    """Return the day of a matching chat, or that it is archived."""
    if hit.conversation.archived:
        return tr("archived", about="a chat")
    return short_day(local_day(hit.conversation.updated_ms), date.today())
