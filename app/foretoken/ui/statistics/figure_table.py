"""A table of figures whose rows are sorted by a click on a column, or by the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.mirrored import led_by_layout
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.themed import Surface, Type, dress

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_ROW_PIXELS = 30
_SORTING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True, slots=True)
class FigureCell:
    """A figure or a name."""

    text: str
    value: float | str = ""
    """What rows are sorted by."""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class FigureHead:
    """A column."""

    title: str
    """Translated where it is shown."""
    tip: str = ""
    name: bool = False
    """It has words, where lines begin; others have figures, at the end."""
    wide: bool = False
    """It takes the room that is left."""


class _TableModel(QAbstractTableModel):
    def __init__(self, heads: Sequence[FigureHead], parent: QWidget) -> None:
        super().__init__(parent)
        self.heads = heads
        self.sorted: tuple[int, bool] = (0, False)
        """The column by which rows are sorted, and whether the largest come first."""
        self.rows: list[tuple[FigureCell, ...]] = []

    def show(self, rows: Sequence[tuple[FigureCell, ...]]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        downwards = order is Qt.SortOrder.DescendingOrder
        self.sorted = column, downwards
        self.rows.sort(key=lambda row: _sorted_by(row[column]), reverse=downwards)
        self.layoutChanged.emit()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.heads) - 1)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        cell, head = self.rows[index.row()][index.column()], self.heads[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return led_by_layout(cell.text)
        if role == Qt.ItemDataRole.ToolTipRole:
            return wrapped(cell.tip or cell.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr("{name}: {value}", name=tr(head.title), value=cell.text or tr("none"))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if head.name else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if way is not Qt.Orientation.Horizontal:
            return None
        head = self.heads[section]
        if role == Qt.ItemDataRole.DisplayRole:
            column, downwards = self.sorted
            arrow = "" if column != section else "  ▾" if downwards else "  ▴"
            return tr(head.title) + arrow
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr(head.title)
        if role == Qt.ItemDataRole.ToolTipRole:
            return wrapped(tr(head.tip)) if head.tip else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if head.name else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class FigureTable(QTableView):
    """Arrows walk through it; Enter sorts by the column where they are, once more the other way."""

    def __init__(
        self, name: str, heads: Sequence[FigureHead], most_rows: int, parent: QWidget
    ) -> None:
        """``most_rows``: as tall as that at most, then it scrolls."""
        super().__init__(parent)
        dress(self, Surface.CARD, Type.NOTE)
        self._model = _TableModel(heads, self)
        self._most_rows = most_rows
        self.setModel(self._model)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setMinimumSectionSize(scaled(48))
        self.setSortingEnabled(True)
        head.setSortIndicatorShown(False)  # it would lie over the words, which have an arrow

    @property
    def texts(self) -> list[tuple[str, ...]]:
        """What the rows show, from above."""
        return [tuple(cell.text for cell in row) for row in self._model.rows]

    def sort_by(self, column: int, *, downwards: bool) -> None:
        """Sort its rows, and all that come."""
        order = Qt.SortOrder.DescendingOrder if downwards else Qt.SortOrder.AscendingOrder
        self.sortByColumn(column, order)

    def show_rows(
        self, heads: Sequence[FigureHead], rows: Sequence[tuple[FigureCell, ...]]
    ) -> None:
        """Show these, sorted as it was."""
        if heads is not self._model.heads:
            self._model.beginResetModel()
            self._model.heads, self._model.rows = heads, []
            self._model.endResetModel()
        self._model.show(rows)
        head = self.horizontalHeader()
        column = min(head.sortIndicatorSection(), len(heads) - 1)
        self._model.sort(column, head.sortIndicatorOrder())
        for column, each in enumerate(heads):
            mode = QHeaderView.ResizeMode
            head.setSectionResizeMode(column, mode.Stretch if each.wide else mode.ResizeToContents)
        self.verticalHeader().setDefaultSectionSize(scaled(_ROW_PIXELS))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As tall as its rows, up to a number."""
        rows = max(1, min(self._model.rowCount(), self._most_rows))
        head = self.horizontalHeader().sizeHint().height()
        height = head + rows * scaled(_ROW_PIXELS) + 2 * self.frameWidth() + 2
        return QSize(scaled(400), height)

    def minimumSizeHint(self) -> QSize:
        """No lower than it wants to be: the dialog scrolls."""
        return QSize(scaled(200), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column = self.currentIndex().column()
        if event.key() not in _SORTING_KEYS or column < 0:
            super().keyPressEvent(event)
            return
        head = self.horizontalHeader()
        again = head.sortIndicatorSection() == column
        downwards = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        self.sort_by(column, downwards=not downwards if again else not self._named(column))

    def _named(self, column: int) -> bool:
        return self._model.heads[column].name


def _sorted_by(cell: FigureCell) -> tuple[int, float, str]:
    """Figures before what has none."""
    if isinstance(cell.value, str):
        return (0 if cell.value else -1, 0.0, cell.value.casefold())
    return (0, cell.value, "")
