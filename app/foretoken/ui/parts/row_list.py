"""A list of painted rows, of which one can be chosen; rows out of view cost nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.row_painting import ENTER, Index, Row, RowDelegate, row_data

_SELECT = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True, slots=True)
class Heading:
    """A row that folds and unfolds what follows it."""

    key: str
    text: str
    open: bool


class _RowModel(QAbstractListModel):
    """Items of any kind; what a row shows is asked when it comes into view."""

    items: Sequence[Any] = ()

    def __init__(self, describe: Callable[[Any], Row], parent: QWidget) -> None:
        super().__init__(parent)
        self._describe = describe

    def show(self, items: Sequence[Any]) -> None:
        self.beginResetModel()
        self.items = items
        self.endResetModel()

    def item(self, index: Index) -> Any:
        return self.items[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def flags(self, index: Index) -> Qt.ItemFlag:
        heading = isinstance(self.item(index), Heading)
        return Qt.ItemFlag.ItemIsEnabled if heading else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.item(index)
        if not isinstance(item, Heading):
            return None if item is None else row_data(lambda: self._describe(item), role)
        form = tr("{text}, unfolded") if item.open else tr("{text}, folded")
        spoken = form.format(text=item.text)
        row = Row(item.text, heading=True, unfolded=item.open, spoken=spoken)
        return row_data(lambda: row, role)


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
        self._key_of = key_of
        self._key: Hashable = None
        self._quiet = False
        self._rows = _RowModel(describe, self)
        self.setModel(self._rows)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def key(self) -> Hashable:
        """The key of the chosen item, even while it is not in the list; None at first."""
        return self._key

    @property
    def item(self) -> Any:
        """The chosen item; None while it is not in the list."""
        return self._rows.item(self._chosen_index())

    def show_items(self, items: Sequence[Any]) -> None:
        """Show these in the place of the ones before; choice and scroll place stay."""
        bar, chosen = self.verticalScrollBar(), self.visualRect(self._chosen_index())
        top = self.indexAt(QPoint(1, 1))
        key, offset = self._key_of_item(self._rows.item(top)), self.visualRect(top).top()
        place = bar.value()
        self._rows.show(items)
        self.choose(self._key, scroll=False)
        self.executeDelayedItemsLayout()
        bar.setValue(place)
        if place and (index := self._index_of(key)).isValid():
            bar.setValue(place + self.visualRect(index).top() - offset)
        elif self.viewport().rect().contains(chosen):
            self.scrollTo(self._chosen_index())  # not out of view by what came above it

    def choose(self, key: Hashable, *, scroll: bool = True) -> None:
        """Select an item; nothing is reported."""
        self._key = key
        place = self.verticalScrollBar().value()
        self._quiet = True
        if (index := self._chosen_index()).isValid():
            self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        else:
            self.selectionModel().clear()
        self._quiet = False
        self.verticalScrollBar().setValue(place)
        if scroll:
            self.scrollTo(index)

    def refresh(self) -> None:
        """Ask anew what the rows in view show."""
        self.viewport().update()

    # --- what people do ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, Enter and arrows fold headings; Enter is otherwise for the default button."""
        item, key = self._rows.item(self.currentIndex()), event.key()
        back, on = Qt.Key.Key_Left, Qt.Key.Key_Right
        if self.isRightToLeft():
            back, on = on, back
        folding = (Qt.Key.Key_Space, *ENTER)
        if isinstance(item, Heading) and key in (*folding, back if item.open else on):
            self.folded.emit(item.key)
        elif key in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        selects = bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)
        return _SELECT.ClearAndSelect if selects else _SELECT.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if self._quiet:
            return
        if not self.selectedIndexes():
            self.choose(self._key, scroll=False)  # a screen reader may select no row
            return
        item = self._rows.item(self.selectedIndexes()[0])
        if (key := self._key_of(item)) != self._key:
            self._key = key
            self.chosen.emit(item)

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
        if not event.spontaneous():  # the list had no height yet when the row was chosen
            self.scrollToTop()
            self.scrollTo(self._chosen_index())

    def resizeEvent(self, event: QResizeEvent) -> None:
        chosen = self.visualRect(self._chosen_index())
        super().resizeEvent(event)
        if QRect(QPoint(), event.oldSize()).contains(chosen):
            self.scrollTo(self._chosen_index())  # a message or a progress bar has come below

    def _chosen_index(self) -> QModelIndex:
        return self._index_of(self._key)

    def _index_of(self, key: Hashable) -> QModelIndex:
        keys = map(self._key_of_item, self._rows.items)
        row = next((row for row, each in enumerate(keys) if each == key), -1)
        return self._rows.index(row)

    def _key_of_item(self, item: Any) -> Hashable:
        return (
            item.key if isinstance(item, Heading) else None if item is None else self._key_of(item)
        )
