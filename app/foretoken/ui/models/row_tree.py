"""A tree of two-line rows in groups that fold, filtered by words; one row is chosen by its key."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QStyleOptionViewItem, QTreeView, QWidget

from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.row_painting import ENTER, Index, Row, RowDelegate
from foretoken.ui.parts.stray_typing import writes

_Role = Qt.ItemDataRole
_ITEM = _Role.UserRole + 1


class _RowModel(QStandardItemModel):
    """Groups at the top level, items below; a row is described when it comes into view."""

    renamed = Signal(object, str)
    """An item, and the title that a person typed for it."""

    def __init__(self, describe: Callable[[Any], Row], parent: RowTree) -> None:
        super().__init__(parent)
        self._describe, self._tree = describe, parent

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _SHOWN or not index.isValid():
            return super().data(index, role)
        if (item := super().data(index, _ITEM)) is not None:
            return _SHOWN[role](self._describe(item))
        text = f"{super().data(index)} ({self.rowCount(index)})"
        unfolded = self._tree.isExpanded(index)
        return _SHOWN[role](Row(text, heading=True, unfolded=unfolded))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tell of the title that was typed; whoever owns the item changes it, or not."""
        if (name := str(value).strip()) and name != index.data():
            self.renamed.emit(index.data(_ITEM), name)
        return False


class _Delegate(RowDelegate):
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        area = QRect(option.rect)
        area.setHeight(min(area.height(), editor.sizeHint().height()))
        editor.setGeometry(area)


class RowTree(QTreeView):
    """Tells what a person chooses; ``show_groups``, ``choose`` and ``filter`` tell nothing."""

    chosen = Signal(object)
    """An item that a person went to, by mouse or keys."""
    taken = Signal()
    """The chosen row was double-clicked."""
    menu_requested = Signal(object, QPoint)
    """An item, and where its menu belongs on the screen."""

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
        """``groups`` are titles, and whether they are unfolded; ``words_of`` is searched."""
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.search: QWidget | None = None
        """Gets what is typed here."""
        self.key: Hashable = None
        """The key of what is chosen, even while it is not shown."""
        self._key_of, self._words_of, self._can_rename = key_of, words_of, can_rename
        self._unfolded = dict(groups)
        self._groups: list[list[Any]] = []
        self._words: list[str] = []
        self._places: dict[Hashable, tuple[int, int]] = {}
        self.rows = _RowModel(describe, self)
        self.renamed = self.rows.renamed
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName(name)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QTreeView.EditTrigger.EditKeyPressed)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(Space.WIDEST)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        self.expanded.connect(self._on_folded)
        self.collapsed.connect(self._on_folded)

    @property
    def item(self) -> Any:
        """The chosen item; None while it is not shown."""
        return self.index_of(self.key).data(_ITEM)

    @property
    def first(self) -> Any:
        """The first item that passes the filter; None where none does."""
        return self.rows.index(0, 0, self.rows.index(0, 0)).data(_ITEM)

    def index_of(self, key: Hashable) -> QModelIndex:
        """Where the item of this key is; invalid where it is not shown."""
        group, row = self._places.get(key, (-1, -1))
        return self.rows.index(row, 0, self.rows.index(group, 0))

    @property
    def editing(self) -> bool:
        """Whether a title is being typed; other items would close its field."""
        return self.state() is QTreeView.State.EditingState

    def show_groups(self, *groups: Sequence[Any]) -> None:
        """Show the items of all groups; choice, folds and scroll place stay."""
        if (wanted := list(map(list, groups))) != self._groups:
            self._groups = wanted
            self._show()
        self.viewport().update()

    def filter(self, text: str) -> None:
        """Show only what contains all words of ``text``, and nothing folded."""
        self._words = text.casefold().split()
        self._show()

    def choose(self, key: Hashable) -> None:
        """Mark an item and bring it into view, out of a folded group too."""
        self.key = key
        for title, items in zip(self._unfolded, self._groups, strict=False):
            self._unfolded[title] |= any(self._key_of(item) == key for item in items)
        self._restore()
        self.scrollTo(self.index_of(key))

    def rename_chosen(self) -> None:
        """Let a person type another title, if the row is shown and may have another one."""
        index = self.index_of(self.key)
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    # --- Qt ----------------------------------------------------------------------------------

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        del event  # Ctrl would deselect
        flag = QItemSelectionModel.SelectionFlag
        return flag.ClearAndSelect if index.parent().isValid() else flag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        item = selected.indexes()[0].data(_ITEM) if selected.indexes() else None
        if item is not None and (key := self._key_of(item)) != self.key:
            self.key = key
            self.chosen.emit(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        group = index.isValid() and not index.parent().isValid()
        if self.editing:
            event.accept()  # what its field did not want
        elif group and event.key() in (Qt.Key.Key_Space, *ENTER):
            self._on_clicked(index)
        elif event.key() in ENTER:
            event.ignore()  # the dialog's default button
        elif self.search is not None and _writes(event):
            self.search.event(event)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A menu chooses nothing: "Use as draft" needs the target.
        if event.button() is not Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)

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
            self._bring_chosen_into_view()

    def resizeEvent(self, event: QResizeEvent) -> None:
        chosen = self.index_of(self.key)
        seen = self.visualRect(chosen).bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        if seen:
            self._bring_chosen_into_view()  # a message has taken its place

    # --- inside ------------------------------------------------------------------------------

    def _bring_chosen_into_view(self) -> None:
        chosen = self.index_of(self.key)
        if self._is_open(chosen.parent()):  # Qt would unfold what a person has folded
            self.scrollTo(chosen)

    def _is_open(self, group: Index) -> bool:
        return self.isExpanded(group) or group == self.rootIndex()

    def _show(self) -> None:
        """Fill the model; choice, folds and what is in view stay."""
        bar, value = self.verticalScrollBar(), self.verticalScrollBar().value()
        top = self.indexAt(QPoint(1, 1)).data(_ITEM) if value else None
        offset = 0 if top is None else self.visualRect(self.index_of(self._key_of(top))).top()
        self._fill()
        self._restore()
        self.executeDelayedItemsLayout()
        bar.setValue(value)
        if top is not None and (now := self.index_of(self._key_of(top))).isValid():
            bar.setValue(bar.value() + self.visualRect(now).top() - offset)

    def _fill(self) -> None:
        self.rows.clear()
        self._places = {}
        for title, items in zip(self._unfolded, self._groups, strict=False):
            heading = QStandardItem(title)
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for item in filter(self._contains_words, items):
                child = QStandardItem()
                child.setData(item, _ITEM)
                child.setEditable(self._can_rename(item))
                self._places[self._key_of(item)] = self.rows.rowCount(), heading.rowCount()
                heading.appendRow(child)
            if heading.rowCount():
                self.rows.appendRow(heading)

    def _contains_words(self, item: Any) -> bool:
        text = self._words_of(item).casefold() if self._words else ""
        return all(word in text for word in self._words)

    def _restore(self) -> None:
        """Put folds and choice where they belong."""
        groups = [self.rows.index(row, 0) for row in range(self.rows.rowCount())]
        # A heading over everything would say nothing.
        self.setRootIndex(groups[0] if len(groups) == 1 else QModelIndex())
        for group in groups:
            self.setExpanded(group, self._unfolded[self._title(group)] or bool(self._words))
        flags, chosen = QItemSelectionModel.SelectionFlag, self.index_of(self.key)
        if not chosen.isValid():
            self.selectionModel().clear()
        elif self._is_open(chosen.parent()):
            self.selectionModel().setCurrentIndex(chosen, flags.ClearAndSelect)
        else:  # as the current one it would be unfolded
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
            self.taken.emit()

    @Slot(QModelIndex)
    def _on_folded(self, group: QModelIndex) -> None:
        if not self._words:
            self._unfolded[self._title(group)] = self.isExpanded(group)


def _tip(row: Row) -> str | None:
    cut = [text for text in (row.title, row.details) if text not in row.tip]
    return wrapped("\n".join(filter(None, (*cut, row.tip)))) or None


_SHOWN: dict[int, Callable[[Row], Any]] = {
    _Role.UserRole: lambda row: row,
    _Role.DisplayRole: lambda row: row.title,
    _Role.EditRole: lambda row: row.title,
    _Role.AccessibleTextRole: lambda row: row.spoken,
    _Role.ToolTipRole: _tip,
}


def _writes(event: QKeyEvent) -> bool:
    """Whether a key changes a text; with Alt alone it belongs to menus and buttons."""
    alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
    return writes(event) or (event.key() == Qt.Key.Key_Backspace and not alt)
