"""A tree of two-line rows in a few groups, filtered by words. What is chosen is one key."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSortFilterProxyModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTreeView, QWidget

from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.row_painting import ENTER, Index, Row, RowDelegate, row_data, row_height

_ITEM = Qt.ItemDataRole.UserRole + 1


class GroupModel(QAbstractItemModel):
    """Groups at the top level, items below them; a row is described when it comes into view."""

    def __init__(
        self,
        groups: Sequence[str],
        key_of: Callable[[Any], Hashable],
        describe: Callable[[Any], Row],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.groups = groups
        self._key_of, self._describe = key_of, describe
        self._items: list[list[Any]] = [[] for _ in groups]
        self._places: dict[Hashable, tuple[int, int]] = {}

    def show(self, group: int, items: Sequence[Any]) -> None:
        """Make these the items of a group; rows that stay keep their indexes."""
        parent, shown = self.index(group, 0), self._items[group]
        keys = [self._key_of(item) for item in items]
        wanted, known = set(keys), set(map(self._key_of, shown))
        stay = [key for key in map(self._key_of, shown) if key in wanted]
        if stay != [key for key in keys if key in known]:
            wanted, known = set(), set()  # in another order: all of them anew
        for row in reversed(range(len(shown))):
            if self._key_of(shown[row]) not in wanted:
                self.beginRemoveRows(parent, row, row)
                del shown[row]
                self.endRemoveRows()
        row = 0
        while row < len(keys):
            end = row
            while end < len(keys) and keys[end] not in known:
                end += 1
            if end > row:
                self.beginInsertRows(parent, row, end - 1)
                shown[row:row] = items[row:end]
                self.endInsertRows()
            row = end + 1
        changed = [row for row, item in enumerate(items) if item != shown[row]]
        shown[:] = items
        for row in changed:
            index = self.index(row, 0, parent)
            self.dataChanged.emit(index, index)
        self._places = {
            self._key_of(item): (number, row)
            for number, each in enumerate(self._items)
            for row, item in enumerate(each)
        }

    def item(self, group: int, row: int) -> Any:
        """An item by its place."""
        return self._items[group][row]

    def index_of(self, key: Hashable) -> QModelIndex:
        """Where the item of this key is; invalid where there is none."""
        if (place := self._places.get(key)) is None:
            return QModelIndex()
        group, row = place
        return self.index(row, 0, self.index(group, 0))

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        if not 0 <= row < self.rowCount(parent) or column:
            return QModelIndex()
        group = 0 if parent is None or not parent.isValid() else parent.row() + 1
        return self.createIndex(row, column, group)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        group = index.internalId()
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is None or not parent.isValid():
            return len(self.groups)
        return 0 if parent.internalId() else len(self._items[parent.row()])

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() and parent.internalId() else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        selectable = flag.ItemIsSelectable if index.internalId() else flag.NoItemFlags
        return flag.ItemIsEnabled | selectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        group = index.internalId()
        if not index.isValid() or not group:
            return None
        item = self._items[group - 1][index.row()]
        if role == _ITEM:
            return item
        return row_data(lambda: self._describe(item), role)


class _WordFilter(QSortFilterProxyModel):
    """Items that contain all words, and their groups with how many there are."""

    def __init__(self, words_of: Callable[[Any], str], parent: RowTree) -> None:
        super().__init__(parent)
        self.words: list[str] = []
        self._words_of, self._tree = words_of, parent
        self.setRecursiveFilteringEnabled(True)

    def filter(self, text: str) -> None:
        self.words = text.casefold().split()
        self.setFilterFixedString(text)  # which looks at all rows again

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        if not parent.isValid():
            return False  # a group is there with its items
        if not self.words:
            return True
        text = self._words_of(self._tree.rows.item(parent.row(), row)).casefold()
        return all(word in text for word in self.words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.parent().isValid():
            return super().data(index, role)
        model = self._tree.rows
        text = f"{model.groups[self.mapToSource(index).row()]} ({self.rowCount(index)})"
        row = Row(text, heading=True, unfolded=self._tree.isExpanded(index))
        return row_data(lambda: row, role)


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
    ) -> None:
        """``groups`` are titles, and whether they are unfolded; ``words_of`` is searched."""
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.search: QWidget | None = None
        """Gets what is typed here."""
        self._key: Hashable = None
        self._quiet = False
        self._unfolded = list(groups.values())
        self.rows = GroupModel(list(groups), key_of, describe, self)
        self._filter = _WordFilter(words_of, self)
        self._filter.setSourceModel(self.rows)
        self.setModel(self._filter)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(name)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(row_height() // 2)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        self.expanded.connect(self._on_folded)
        self.collapsed.connect(self._on_folded)

    @property
    def key(self) -> Hashable:
        """The key of what is chosen, even while it is not shown."""
        return self._key

    @property
    def item(self) -> Any:
        """The chosen item; None while it is not shown."""
        return self._filter.data(self._chosen_index(), _ITEM)

    @property
    def first(self) -> Any:
        """The first item that passes the filter; None where none does."""
        return self._filter.index(0, 0, self._filter.index(0, 0)).data(_ITEM)

    def show_groups(self, *groups: Sequence[Any]) -> None:
        """Show the items of all groups; choice, folds and scroll place stay."""
        with self._changing():
            for number, items in enumerate(groups):
                self.rows.show(number, items)

    def filter(self, text: str) -> None:
        """Show only what contains all words of ``text``, and nothing folded."""
        with self._changing():
            self._filter.filter(text)

    def choose(self, key: Hashable) -> None:
        """Mark an item and bring it into view, out of a folded group too."""
        self._key = key
        source = self.rows.index_of(key)
        if source.isValid():
            self._unfolded[source.parent().row()] = True
        with self._changing():
            pass
        self.scrollTo(self._chosen_index())

    @Slot()
    def refresh(self) -> None:
        """Describe the rows in view anew."""
        self.viewport().update()

    # --- Qt ----------------------------------------------------------------------------------

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        del event  # Ctrl would deselect
        flag = QItemSelectionModel.SelectionFlag
        return flag.ClearAndSelect if index.parent().isValid() else flag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if self._quiet or not (indexes := selected.indexes()):
            return
        item = indexes[0].data(_ITEM)
        if (key := self.rows._key_of(item)) != self._key:
            self._key = key
            self.chosen.emit(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        group = index.isValid() and not index.parent().isValid()
        if group and event.key() in (Qt.Key.Key_Space, *ENTER):
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
        seen = self.visualRect(self._chosen_index()).bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        if seen:
            self._bring_chosen_into_view()  # a message has taken its place

    # --- inside ------------------------------------------------------------------------------

    def _chosen_index(self) -> QModelIndex:
        return self._filter.mapFromSource(self.rows.index_of(self._key))

    def _bring_chosen_into_view(self) -> None:
        chosen = self._chosen_index()
        if self.isExpanded(chosen.parent()):  # Qt would unfold what a person has folded
            self.scrollTo(chosen)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Tell nothing meanwhile, then put choice, folds and scroll place where they belong."""
        bar = self.verticalScrollBar()
        top = QPersistentModelIndex(self.indexAt(QPoint(1, 1)) if bar.value() else QModelIndex())
        offset = self.visualRect(top).top() if top.isValid() else 0
        self._quiet = True
        yield
        for row in range(self._filter.rowCount()):
            index = self._filter.index(row, 0)
            unfolded = self._unfolded[self._filter.mapToSource(index).row()]
            self.setExpanded(index, unfolded or bool(self._filter.words))
        flags, chosen = QItemSelectionModel.SelectionFlag, self._chosen_index()
        place = bar.value()
        if chosen.isValid() and self.isExpanded(chosen.parent()):
            self.selectionModel().setCurrentIndex(chosen, flags.ClearAndSelect)
        elif chosen.isValid():  # as the current one it would be unfolded
            self.selectionModel().select(chosen, flags.ClearAndSelect)
        else:
            self.selectionModel().clear()
        self.executeDelayedItemsLayout()
        bar.setValue(place)
        if top.isValid():
            bar.setValue(bar.value() + self.visualRect(top).top() - offset)
        self._quiet = False

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if not index.parent().isValid():
            self.setExpanded(index, not self.isExpanded(index))

    @Slot(QModelIndex)
    def _on_double_clicked(self, index: QModelIndex) -> None:
        if index.parent().isValid():
            self.taken.emit()

    @Slot(QModelIndex)
    def _on_folded(self, index: QModelIndex) -> None:
        if not self._quiet and not self._filter.words:
            self._unfolded[self._filter.mapToSource(index).row()] = self.isExpanded(index)


def _writes(event: QKeyEvent) -> bool:
    """Whether a key changes a text; with Alt it belongs to menus and buttons."""
    if event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return False
    return event.key() == Qt.Key.Key_Backspace or bool(event.text() and event.text().isprintable())
