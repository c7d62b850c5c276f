"""The rows of the sidebar: groups and folders with their chats, or what a search has found."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import date
from typing import TypeAlias

from PySide6.QtCore import QMimeData, QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem

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
from foretoken.ui.parts.grouped_rows import GroupedModel
from foretoken.ui.parts.row_painting import Index

MIME_TYPE = "application/x-foretoken-chats"
LONGEST_NAME = 200
Shown: TypeAlias = Entry | SearchHit


class SidebarModel(GroupedModel):
    """Groups and folders with their chats, or hits; chats are dragged onto others."""

    dropped = Signal(object)
    """The selected chats were dropped on a FolderHeading or a GroupHeading."""

    def show(self, entries: Sequence[Shown]) -> None:
        """Show these entries, chats below the heading or the folder in front of them."""
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
