"""Tree of two-line rows in collapsible groups, with a text filter and a choice by key."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QShowEvent, QStandardItem
from PySide6.QtWidgets import QTreeView, QWidget

from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.theme import Space
from foretoken.ui.parts.grouped_rows import GroupedModel, keep_scroll_position
from foretoken.ui.parts.keys import writes
from foretoken.ui.parts.row_painting import ENTER, Index, Row, RowDelegate, as_row_list

_Role = Qt.ItemDataRole
_ITEM = _Role.UserRole + 1


class _RowGroup(NamedTuple):
    title: str


class _RowModel(GroupedModel):
    """Model that describes an item only when its row comes into view."""

    renamed = Signal(object, str)
    """An item, and the title that the user typed for it."""

    def __init__(self, tree: RowTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def key_of(self, entry: Any) -> Hashable:
        return entry if isinstance(entry, _RowGroup) else self._tree.key_of(entry)

    def fill(self, item: QStandardItem, entry: Any) -> None:
        if isinstance(entry, _RowGroup):
            item.setText(entry.title)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        else:
            item.setData(entry, _ITEM)
            item.setEditable(self._tree.can_rename(entry))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLE_VALUES or not index.isValid():
            return super().data(index, role)
        if (item := super().data(index, _ITEM)) is not None:
            return _ROLE_VALUES[role](self._tree.describe(item))
        text = f"{super().data(index)} ({self.rowCount(index)})"
        return _ROLE_VALUES[role](Row(text, heading=True, unfolded=self._tree.isExpanded(index)))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Emit the typed title, leaving the change to the item's owner."""
        if (name := str(value).strip()) and name != index.data():
            self.renamed.emit(index.data(_ITEM), name)
        return False


class RowTree(QTreeView):
    """Tree with single selection; signals report user actions only, not calls of its methods."""

    chosen = Signal(object)
    """The item selected by mouse or keyboard."""
    confirmed = Signal()
    """The chosen row was double-clicked."""
    menu_requested = Signal(object, QPoint)
    """An item, and the global position for its menu."""

    def __init__(
        self,
        name: str,
        groups: Mapping[str, bool],
        key_of: Callable[[Any], Hashable],
        describe: Callable[[Any], Row],
        parent: QWidget,
        words_of: Callable[[Any], str] = str,
        can_rename: Callable[[Any], bool] = lambda _item: False,
    ) -> None:
        """``groups`` maps titles to their expansion; ``words_of`` returns the searchable text."""
        super().__init__(parent)
        self.search: QWidget | None = None
        """Search field that receives text typed here."""
        self.key: Hashable = None
        """Key of the chosen item, even while it is not shown."""
        self.key_of, self.describe = key_of, describe
        self.words_of, self.can_rename = words_of, can_rename
        self._expanded = dict(groups)
        self._groups: list[list[Any]] = []
        self._words: list[str] = []
        self.rows = _RowModel(self)
        self.renamed = self.rows.renamed
        self.setModel(self.rows)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(name)
        as_row_list(self)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QTreeView.EditTrigger.EditKeyPressed)
        self.verticalScrollBar().setSingleStep(Space.WIDEST)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        self.expanded.connect(self._on_expansion_changed)
        self.collapsed.connect(self._on_expansion_changed)

    @property
    def item(self) -> Any:
        """The chosen item; None while it is not shown."""
        return self.rows.index_of(self.key).data(_ITEM)

    @property
    def first(self) -> Any:
        """The first item that passes the filter, or None."""
        return self.rows.index(0, 0, self.rows.index(0, 0)).data(_ITEM)

    @property
    def editing(self) -> bool:
        """Whether a title is being edited; changing the items would close the editor."""
        return self.state() is QTreeView.State.EditingState

    def show_groups(self, *groups: Sequence[Any]) -> None:
        """Show the items of all groups, keeping choice, folding and scroll position."""
        if (wanted := list(map(list, groups))) != self._groups:
            self._groups = wanted
            self._show()
        self.viewport().update()

    def filter(self, text: str) -> None:
        """Show only items that contain all words of ``text``, with all groups expanded."""
        self._words = text.casefold().split()
        self._show()

    def choose(self, key: Hashable) -> None:
        """Select an item and scroll to it, expanding its group."""
        self.key = key
        for title, items in zip(self._expanded, self._groups, strict=False):
            self._expanded[title] |= any(self.key_of(item) == key for item in items)
        self._restore()
        self.scrollTo(self.rows.index_of(key))

    def rename_chosen(self) -> None:
        """Edit the title of the chosen item, if it is shown and editable."""
        index = self.rows.index_of(self.key)
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    # --- Qt ----------------------------------------------------------------------------------

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        del event  # otherwise Ctrl would deselect
        flag = QItemSelectionModel.SelectionFlag
        return flag.ClearAndSelect if index.parent().isValid() else flag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        item = selected.indexes()[0].data(_ITEM) if selected.indexes() else None
        if item is not None and (key := self.key_of(item)) != self.key:
            self.key = key
            self.chosen.emit(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        group = index.isValid() and not index.parent().isValid()
        if self.editing:
            event.accept()  # keys that the editor ignored
        elif group and event.key() in (Qt.Key.Key_Space, *ENTER):
            self._on_clicked(index)
        elif event.key() in ENTER:
            event.ignore()  # left to the dialog's default button
        elif self.search is not None and _edits_text(event):
            self.search.event(event)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The context menu does not change the choice: "Use as draft" needs the target.
        if event.button() is not Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        place, index = event.globalPos(), self.indexAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        if (item := index.data(_ITEM)) is not None:
            self.menu_requested.emit(item, place)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._scroll_to_chosen()

    # --- implementation ----------------------------------------------------------------------

    def _scroll_to_chosen(self) -> None:
        chosen = self.rows.index_of(self.key)
        if self._is_expanded(chosen.parent()):  # scrollTo would expand a collapsed group
            self.scrollTo(chosen)

    def _is_expanded(self, group: Index) -> bool:
        return self.isExpanded(group) or group == self.rootIndex()

    def _show(self) -> None:
        """Show what passes the filter, keeping choice, folding and scroll position."""
        pairs = zip(self._expanded, self._groups, strict=False)
        groups = [
            (_RowGroup(title), list(filter(self._contains_words, items))) for title, items in pairs
        ]
        with keep_scroll_position(self):
            self.selectionModel().clear()  # otherwise Qt selects the neighbour of a removed row
            self.rows.show_groups([(group, items) for group, items in groups if items])
            self._restore()

    def _contains_words(self, item: Any) -> bool:
        text = self.words_of(item).casefold() if self._words else ""
        return all(word in text for word in self._words)

    def _restore(self) -> None:
        """Restore folding and choice."""
        groups = [self.rows.index(row, 0) for row in range(self.rows.rowCount())]
        # A single group needs no heading.
        self.setRootIndex(groups[0] if len(groups) == 1 else QModelIndex())
        for group in groups:
            self.setExpanded(group, self._expanded[self._title(group)] or bool(self._words))
        flags, chosen = QItemSelectionModel.SelectionFlag, self.rows.index_of(self.key)
        if not chosen.isValid():
            self.selectionModel().clear()
        elif self._is_expanded(chosen.parent()):
            self.selectionModel().setCurrentIndex(chosen, flags.ClearAndSelect)
        else:  # Qt would expand the group of a current index
            self.selectionModel().select(chosen, flags.ClearAndSelect)

    def _title(self, group: Index) -> str:
        return self.rows.itemFromIndex(group).text()

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if not index.parent().isValid():
            self.setExpanded(index, not self.isExpanded(index))

    @Slot(QModelIndex)
    def _on_double_clicked(self, index: QModelIndex) -> None:
        if index.parent().isValid():
            self.confirmed.emit()

    @Slot(QModelIndex)
    def _on_expansion_changed(self, group: QModelIndex) -> None:
        if not self._words:
            self._expanded[self._title(group)] = self.isExpanded(group)


def _tip(row: Row) -> str | None:
    cut = [text for text in (row.title, row.details) if text not in row.tip]
    return wrapped("\n".join(filter(None, (*cut, row.tip)))) or None


_ROLE_VALUES: dict[int, Callable[[Row], Any]] = {
    _Role.UserRole: lambda row: row,
    _Role.DisplayRole: lambda row: row.title,
    _Role.EditRole: lambda row: row.title,
    _Role.AccessibleTextRole: lambda row: row.spoken,
    _Role.ToolTipRole: _tip,
}


def _edits_text(event: QKeyEvent) -> bool:
    """Return whether a key edits text; Alt alone is left to menus and buttons."""
    alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
    return writes(event) or (event.key() == Qt.Key.Key_Backspace and not alt)
