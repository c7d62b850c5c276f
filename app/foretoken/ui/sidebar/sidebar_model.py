"""The entries of the sidebar as Qt wants them: changed line by line, so that nothing jumps."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from foretoken.control.chats.conversation_entries import (
    Entry,
    FolderHeading,
    GroupHeading,
    ListedChat,
    entry_key,
)
from foretoken.system.shown_text import shown_name
from foretoken.ui.sidebar.sidebar_rows import LONGEST_NAME, spoken

MIME_TYPE = "application/x-foretoken-chats"
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class SidebarModel(QAbstractListModel):
    """Entries; ``show`` moves to others by the fewest steps."""

    renamed = Signal(object, str)
    """An Entry, and the name that a person wrote."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._names: dict[Hashable, str] = {}  # written, and not yet heard of

    def entry(self, row: int) -> Entry | None:
        """The entry of a row; None for a row that is not there."""
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def entries(self) -> list[Entry]:
        """All entries; a new list."""
        return list(self._entries)

    def row_of(self, key: Hashable) -> int | None:
        """Where the entry of this key is."""
        rows = (row for row, entry in enumerate(self._entries) if entry_key(entry) == key)
        return next(rows, None)

    def show(self, entries: Sequence[Entry]) -> set[Hashable]:
        """Show these in the place of the ones before; return the keys of those that moved."""
        self._names.clear()
        keys = [entry_key(entry) for entry in entries]
        self._remove_all_but(set(keys))
        here = [entry_key(entry) for entry in self._entries]
        places = {key: place for place, key in enumerate(keys)}
        known, moved = set(here), set()
        row = 0
        while row < len(keys):
            key = keys[row]
            if row < len(here) and here[row] == key:
                row += 1
            elif key not in known:
                end = row
                while end < len(keys) and keys[end] not in known:
                    end += 1
                self.beginInsertRows(QModelIndex(), row, end - 1)
                self._entries[row:row] = entries[row:end]
                self.endInsertRows()
                here[row:row] = keys[row:end]
                row = end
            elif here[row + 1] == key and (above := keys[places[here[row]] - 1]) in known:
                # What stands here went down: one step, where the others would take one each.
                moved.add(here[row])
                self._move(here, row, here.index(above))
            else:
                moved.add(key)
                self._move(here, here.index(key), row)
        self._refresh(entries)
        return moved

    def _remove_all_but(self, keys: set[Hashable]) -> None:
        last = len(self._entries) - 1
        while last >= 0:
            if entry_key(self._entries[last]) in keys:
                last -= 1
                continue
            first = last
            while first > 0 and entry_key(self._entries[first - 1]) not in keys:
                first -= 1
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._entries[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _move(self, keys: list[Hashable], source: int, row: int) -> None:
        """Move one line, so that it is at ``row`` then."""
        before = row if row < source else row + 1
        self.beginMoveRows(QModelIndex(), source, source, QModelIndex(), before)
        self._entries.insert(row, self._entries.pop(source))
        keys.insert(row, keys.pop(source))
        self.endMoveRows()

    def _refresh(self, entries: Sequence[Entry]) -> None:
        changed = [row for row, entry in enumerate(entries) if entry != self._entries[row]]
        self._entries = list(entries)
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))

    # --- Qt ----------------------------------------------------------------------------------

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index.row())
        if entry is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return entry
        if role == Qt.ItemDataRole.EditRole:
            return self.name(entry)
        if role == Qt.ItemDataRole.DisplayRole:
            return shown_name(self.name(entry), LONGEST_NAME)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(entry)
        if role == Qt.ItemDataRole.ToolTipRole and not isinstance(entry, GroupHeading):
            return shown_name(self.name(entry), LONGEST_NAME)
        return None

    def name(self, entry: Entry) -> str:
        """What an entry is called, a name included that was written just now."""
        written = self._names.get(entry_key(entry))
        if written is not None:
            return written
        if isinstance(entry, ListedChat):
            return entry.row.title
        return entry.folder.name if isinstance(entry, FolderHeading) else entry.text

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        entry = self.entry(index.row())
        name = " ".join(str(value).split())
        if entry is None or not name or name == self.name(entry):
            return False
        self._names[entry_key(entry)] = name
        self.dataChanged.emit(index, index)
        self.renamed.emit(entry, name)
        return True

    def flags(self, index: _Index) -> Qt.ItemFlag:
        entry, flag = self.entry(index.row()), Qt.ItemFlag
        if entry is None:
            return flag.NoItemFlags
        flags = flag.ItemNeverHasChildren
        if isinstance(entry, ListedChat):
            flags |= flag.ItemIsEnabled | flag.ItemIsSelectable
            if entry.saved:
                flags |= flag.ItemIsEditable | flag.ItemIsDragEnabled
        elif isinstance(entry, FolderHeading):
            flags |= flag.ItemIsEnabled | flag.ItemIsEditable
        return flags

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        # Nothing of a chat leaves the window: who drops it asks the list what is selected.
        data = QMimeData()
        data.setData(MIME_TYPE, b"")
        return data

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction
