"""A list of painted rows, of which one can be chosen; rows out of view cost nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.mirrored import meant_key
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.row_painting import Row, RowDelegate, row_height

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SELECT = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True, slots=True)
class Heading:
    """A row that folds and unfolds what follows it."""

    key: str
    text: str
    open: bool


class RowModel(QAbstractListModel):
    """Items of any kind; what a row shows is asked when it comes into view."""

    def __init__(
        self, key_of: Callable[[Any], Hashable], describe: Callable[[Any], Row], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._describe = describe
        self._key_of = key_of
        self.items: Sequence[Any] = ()
        self._rows: dict[Hashable, int] = {}

    def set_items(self, items: Sequence[Any]) -> None:
        """Show these."""
        self.beginResetModel()
        self.items = items
        self._rows = {self.key(item): row for row, item in enumerate(items)}
        self.endResetModel()

    def key(self, item: Any) -> Hashable:
        """What an item is known by."""
        return item.key if isinstance(item, Heading) else self._key_of(item)

    def item(self, index: _Index) -> Any:
        """The item at an index; None for one that is not there."""
        return self.items[index.row()] if 0 <= index.row() < len(self.items) else None

    def index_of(self, key: Hashable) -> QModelIndex:
        """Where the item of a key is; an invalid index where it is not."""
        return self.index(self._rows.get(key, -1))

    def row(self, row: int) -> Row:
        """What a row shows."""
        item = self.items[row]
        if not isinstance(item, Heading):
            return self._describe(item)
        spoken = tr("{text}, folded", text=item.text)
        if item.open:
            spoken = tr("{text}, unfolded", text=item.text)
        return Row(item.text, heading=True, unfolded=item.open, spoken=spoken)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if isinstance(self.item(index), Heading):
            return flag.ItemIsEnabled | flag.ItemNeverHasChildren
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemNeverHasChildren

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self.item(index) is None:
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


class RowList(QListView):
    """Reports what is chosen; ``show_items`` and ``choose`` say what is there.

    What is chosen is one key, which may be that of no row; the selected row is the one of that key.
    """

    chosen = Signal(object)
    """An item that a person went to, by mouse or keys."""
    folded = Signal(str)
    """The key of a heading that a person wants to fold or unfold."""
    taken = Signal()
    """The chosen row was double-clicked."""

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
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._key: Hashable = None
        self._quiet = False
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)

    @property
    def key(self) -> Hashable:
        """The key of the chosen item, even while it is not in the list; None at first."""
        return self._key

    @property
    def item(self) -> Any:
        """The chosen item; None while it is not in the list."""
        return self._rows.item(self._rows.index_of(self._key))

    def show_items(self, items: Sequence[Any]) -> None:
        """Show these in the place of the ones before; choice and scroll place stay."""
        bar = self.verticalScrollBar()
        value, top = bar.value(), self._rows.item(self.indexAt(QPoint(self.width() // 2, 0)))
        seen = self.viewport().rect().contains(self.visualRect(self._rows.index_of(self._key)))
        offset = value % row_height()
        self._quiet = True
        self._rows.set_items(items)
        self._mark(scroll=False)
        self.executeDelayedItemsLayout()
        bar.setValue(value)
        first = QModelIndex() if top is None else self._rows.index_of(self._rows.key(top))
        if value and first.isValid():
            bar.setValue(first.row() * row_height() + offset)
        elif seen:
            self.scrollTo(self.currentIndex())  # not out of view by what came above it
        self._quiet = False

    def choose(self, key: Hashable, *, scroll: bool = True) -> None:
        """Select an item; nothing is reported."""
        self._key = key
        self._quiet = True
        self._mark(scroll=scroll)
        self._quiet = False

    def refresh(self) -> None:
        """Ask anew what the rows in view show."""
        self.viewport().update()

    # --- what people do ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item, key = self._rows.item(self.currentIndex()), event.key()
        unfolding = {Qt.Key.Key_Left: True, Qt.Key.Key_Right: False}  # by whether it is open
        if isinstance(item, Heading) and (
            key in (Qt.Key.Key_Space, *_ENTER) or unfolding.get(Qt.Key(meant_key(key))) is item.open
        ):
            self.folded.emit(item.key)
        elif key in _ENTER:
            event.ignore()  # the dialog's default button
        else:
            super().keyPressEvent(event)

    def selectionCommand(
        self, index: _Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        selects = bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)
        return _SELECT.ClearAndSelect if selects else _SELECT.NoUpdate

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        item = self._rows.item(self.indexAt(event.position().toPoint()))
        if isinstance(item, Heading) and event.button() is Qt.MouseButton.LeftButton:
            self.folded.emit(item.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        item = self._rows.item(self.indexAt(event.position().toPoint()))
        if item is not None and event.button() is Qt.MouseButton.LeftButton:
            self.folded.emit(item.key) if isinstance(item, Heading) else self.taken.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Rows that were chosen while the list had no height yet are not where they belong.
        if not event.spontaneous():
            self.scrollToTop()
            self.scrollTo(self._rows.index_of(self._key))

    def resizeEvent(self, event: QResizeEvent) -> None:
        chosen = self._rows.index_of(self._key)
        seen = QRect(QPoint(), event.oldSize()).contains(self.visualRect(chosen))
        super().resizeEvent(event)
        if seen:
            self.scrollTo(chosen)  # a message or a progress bar has taken its place

    @Slot()
    def _on_selection_changed(self) -> None:
        if self._quiet:
            return
        item = next(map(self._rows.item, self.selectedIndexes()), None)
        if item is None:
            self.choose(self._key, scroll=False)  # a screen reader may select no row
        elif self._rows.key(item) != self._key:
            self._key = self._rows.key(item)
            self.chosen.emit(item)

    def _mark(self, *, scroll: bool) -> None:
        """Select the row of the chosen key, or none."""
        index = self._rows.index_of(self._key)
        if not index.isValid():
            self.selectionModel().clear()
            return
        # Setting a current index scrolls to it, which only a choice may do.
        place = self.verticalScrollBar().value()
        self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        self.verticalScrollBar().setValue(place)
        if scroll:
            self.scrollTo(index)


def _whole_tip(row: Row) -> str:
    """The tooltip of a row, with what a narrow list may cut."""
    cut = (text for text in (row.title, row.details) if text not in row.tip)
    return wrapped(row.tip if row.heading else "\n".join(filter(None, (*cut, row.tip))))
