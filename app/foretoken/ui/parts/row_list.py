"""A list of two-line rows that are painted, not built: ten thousand of them cost nothing.

It keeps the chosen row and the place of the scroll bar whenever its content changes. What is
chosen is one key, and the row that looks chosen is always the row of that key.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QListView, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.mirrored import meant_key, mirrored_x
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.row_painting import Row, RowDelegate, row_height

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Heading:
    """A row that folds and unfolds what follows it."""

    key: str
    text: str
    open: bool


class RowModel(QAbstractListModel):
    """Items of any kind; what a row shows is asked when it comes into view."""

    def __init__(
        self,
        key_of: Callable[[Any], Hashable],
        describe: Callable[[Any], Row],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._describe = describe
        self._key_of = key_of
        self._items: Sequence[Any] = ()
        self._rows: dict[Hashable, int] = {}

    def set_items(self, items: Sequence[Any]) -> None:
        """Show these."""
        self.beginResetModel()
        self._items = items
        self._rows = {self.key(item): row for row, item in enumerate(items)}
        self.endResetModel()

    def key(self, item: Any) -> Hashable:
        """What an item is known by."""
        return item.key if isinstance(item, Heading) else self._key_of(item)

    def item(self, row: int) -> Any:
        """The item of a row; None for a row that is not there."""
        return self._items[row] if 0 <= row < len(self._items) else None

    def row_of(self, key: Hashable) -> int | None:
        """Where the item of this key is."""
        return self._rows.get(key)

    def row(self, row: int) -> Row:
        """What a row shows."""
        item = self._items[row]
        if isinstance(item, Heading):
            if item.open:
                spoken = tr("{text}, unfolded", text=item.text)
            else:
                spoken = tr("{text}, folded", text=item.text)
            return Row(item.text, heading=True, unfolded=item.open, spoken=spoken)
        return self._describe(item)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._items)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._items):
            return None
        if role == Qt.ItemDataRole.UserRole:
            return self.row(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self.row(index.row()).title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.row(index.row()).spoken
        if role == Qt.ItemDataRole.ToolTipRole:
            return _whole_tip(self.row(index.row())) or None
        return None


class RowList(Spoken, QListView):
    """Reports what is chosen; ``show_items`` and ``choose`` say what is there."""

    chosen = Signal(object)
    """An item that a person went to, by mouse or keys."""
    folded = Signal(str)
    """The key of a heading that a person wants to fold or unfold."""
    taken = Signal()
    """The chosen row was double-clicked."""
    menu_requested = Signal(object, QPoint)
    """An item, and where its menu belongs on the screen."""
    typed = Signal(object)
    """A QKeyEvent that writes or deletes text."""

    def __init__(
        self,
        name: str,
        key_of: Callable[[Any], Hashable],
        describe: Callable[[Any], Row],
        parent: QWidget,
    ) -> None:
        """``name`` is for screen readers; ``describe`` is asked for rows in view only."""
        super().__init__(parent)
        dress(self, Surface.BARE)
        self._rows = RowModel(key_of, describe, self)
        self.setModel(self._rows)
        self._delegate = RowDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(row_height() // 2)
        self._key: Hashable = None
        self._quiet = False
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)

    @property
    def key(self) -> Hashable:
        """The key of the chosen item, even while it is not in the list; None at first."""
        return self._key

    @property
    def item(self) -> Any:
        """The chosen item; None while it is not in the list."""
        row = self._rows.row_of(self._key)
        return None if row is None else self._rows.item(row)

    def items(self) -> list[Any]:
        """All items that are shown."""
        return [self._rows.item(row) for row in range(self._rows.rowCount())]

    def row_of(self, key: Hashable) -> Row | None:
        """What the row of a key shows."""
        row = self._rows.row_of(key)
        return None if row is None else self._rows.row(row)

    def show_items(self, items: Sequence[Any]) -> None:
        """Show these in the place of the ones before; choice and scroll place stay."""
        bar = self.verticalScrollBar()
        top, offset = divmod(bar.value(), row_height())
        first = self._rows.item(top) if bar.value() else None
        seen = self.viewport().rect().contains(self.visualRect(self._chosen_index()))
        self._quiet = True
        self._rows.set_items(items)
        self._mark(scroll=False)
        self.executeDelayedItemsLayout()
        if first is not None:
            row = self._rows.row_of(self._rows.key(first))
            bar.setValue(bar.value() if row is None else row * row_height() + offset)
        elif seen:
            self.scrollTo(self._chosen_index())  # not out of view by what came above it
        self._quiet = False

    def choose(self, key: Hashable, *, scroll: bool = True) -> None:
        """Mark an item; nothing is reported."""
        self._key = key
        self._quiet = True
        self._mark(scroll=scroll)
        self._quiet = False

    def go_to_row(self, row: int) -> None:
        """Put the keyboard's place on a row, such as a heading; the choice stays."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self._rows.index(row), flags.NoUpdate)

    def refresh(self) -> None:
        """Ask anew what the rows in view show."""
        self.viewport().update()

    def on_language_changed(self) -> None:
        """Draw the rows in view anew."""
        self.refresh()

    @Slot(object)
    def move_by(self, event: QKeyEvent) -> None:
        """Move as this key does in a list: up and down, or to a row that begins with it."""
        super().keyPressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self._rows.item(self.currentIndex().row())
        key = event.key()
        unfolding = {Qt.Key.Key_Left: True, Qt.Key.Key_Right: False}  # by whether it is open
        if isinstance(item, Heading) and (
            key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
            or unfolding.get(Qt.Key(meant_key(key))) is item.open
        ):
            self.folded.emit(item.key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the dialog's default button
        elif key == Qt.Key.Key_Menu and item is not None and not isinstance(item, Heading):
            line = self.visualRect(self.currentIndex())
            corner = QPoint(round(mirrored_x(line.left(), line)), line.bottom())
            self.menu_requested.emit(item, self.viewport().mapToGlobal(corner))
        elif _writes(event):
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A menu is about the row below it and chooses nothing: "Use as draft" needs the target.
        if event.button() is Qt.MouseButton.RightButton:
            return
        super().mousePressEvent(event)
        # The row below may be the keyboard's place already without being the chosen one.
        self._take(self._rows.item(self.indexAt(event.position().toPoint()).row()))

    def selectionCommand(
        self, index: _Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        del index, event
        # Qt would select and deselect by itself, as with Ctrl and a click; here ``_mark`` does.
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        item = self._rows.item(self.indexAt(event.position().toPoint()).row())
        if isinstance(item, Heading) and event.button() is Qt.MouseButton.LeftButton:
            self.folded.emit(item.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        item = self._rows.item(self.indexAt(event.position().toPoint()).row())
        if isinstance(item, Heading):
            self.folded.emit(item.key)  # the second of two quick clicks
        elif item is not None and event.button() is Qt.MouseButton.LeftButton:
            self.taken.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        item = self._rows.item(self.indexAt(event.pos()).row())
        if item is not None and not isinstance(item, Heading):
            self.menu_requested.emit(item, event.globalPos())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Rows that were chosen while the list had no height yet are not where they belong.
        if not event.spontaneous():
            self.scrollToTop()
            self.scrollTo(self._chosen_index())

    def resizeEvent(self, event: QResizeEvent) -> None:
        chosen = self._chosen_index()
        seen = QRect(QPoint(), event.oldSize()).contains(self.visualRect(chosen))
        super().resizeEvent(event)
        if seen:
            self.scrollTo(chosen)  # a message or a progress bar has taken its place

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt goes to the first row where no other is the current one. Nobody chose it.
        placed = self.currentIndex().isValid()
        self._quiet = True
        super().focusInEvent(event)
        if not placed:
            self.selectionModel().clearCurrentIndex()
        self._quiet = False

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        if not self._quiet:
            self._take(self._rows.item(current.row()))

    @Slot(QItemSelection, QItemSelection)
    def _on_selection_changed(self, selected: QItemSelection, _before: QItemSelection) -> None:
        # A screen reader may select a row, or none, without going there.
        if not self._quiet:
            indexes = selected.indexes()
            self._take(self._rows.item(indexes[0].row()) if indexes else None)
            self.choose(self._key, scroll=False)

    def _take(self, item: Any) -> None:
        """A person went to this item; None, a heading and the chosen one change nothing."""
        if item is None or isinstance(item, Heading) or self._rows.key(item) == self._key:
            return
        self.choose(self._rows.key(item), scroll=False)
        self.chosen.emit(item)

    def _chosen_index(self) -> QModelIndex:
        row = self._rows.row_of(self._key)
        return QModelIndex() if row is None else self._rows.index(row)

    def _mark(self, *, scroll: bool) -> None:
        """Make the row of the chosen key the current one, or none."""
        index = self._chosen_index()
        flags = QItemSelectionModel.SelectionFlag
        if not index.isValid():
            self.selectionModel().clear()
            return
        # Setting a current index scrolls to it, which only a choice may do.
        place = self.verticalScrollBar().value()
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect)
        if scroll:
            self.scrollTo(index)
        else:
            self.verticalScrollBar().setValue(place)


def _whole_tip(row: Row) -> str:
    """The tooltip of a row, with what a narrow list may cut."""
    if row.heading:
        return wrapped(row.tip)
    cut = (text for text in (row.title, row.details) if text not in row.tip)
    return wrapped("\n".join(filter(None, (*cut, row.tip))))


def _writes(event: QKeyEvent) -> bool:
    """Whether a key changes a text; with Alt it belongs to menus and buttons."""
    if event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return False
    return event.key() == Qt.Key.Key_Backspace or bool(event.text() and event.text().isprintable())
