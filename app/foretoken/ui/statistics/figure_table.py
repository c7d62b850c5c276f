"""Table of figures that can be sorted by clicking a column header or with the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.themed import Surface, Type, styled

_SORT_ROLE = Qt.ItemDataRole.UserRole
_SORTING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
_LEADING = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
_ROW_LINES = 1.75
_MIN_LETTERS = 24
"""Minimum width of the wide column in letters; narrower tables scroll horizontally."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column; text is aligned to the leading edge, figures to the trailing edge."""

    title: str
    tip: str = ""
    is_text: bool = False


@dataclass(frozen=True, slots=True)
class FigureCell:
    """A text, and the ``value`` to sort by; None sorts text columns by the text."""

    text: str
    value: float | None = None
    tip: str = ""


class FigureTable(QTableView):
    """Table of cells; the column ``wide`` takes the remaining width."""

    def __init__(
        self, name: str, columns: Sequence[Column], wide: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        styled(self, Surface.CARD, Type.NOTE)
        self._columns, self._wide = columns, wide
        self._model = QStandardItemModel(0, len(columns), self)
        self._model.setSortRole(_SORT_ROLE)
        for place, column in enumerate(columns):
            title = QStandardItem(column.title)
            title.setToolTip(wrapped(column.tip))
            title.setTextAlignment(_LEADING if column.is_text else _TRAILING)
            self._model.setHorizontalHeaderItem(place, title)
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
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Interactive)
        head.sortIndicatorChanged.connect(self._on_sorted)
        self.setSortingEnabled(True)
        head.setSortIndicatorShown(False)  # the style sheet draws it over the title

    def show_rows(self, rows: Sequence[Sequence[FigureCell]]) -> None:
        """Replace the rows and sort them as before."""
        head = self.horizontalHeader()
        self._model.setRowCount(0)
        for row in rows:
            pairs = zip(row, self._columns, strict=True)
            self._model.appendRow([_item(cell, column) for cell, column in pairs])
        self.sortByColumn(head.sortIndicatorSection(), head.sortIndicatorOrder())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column, head = self.currentIndex().column(), self.horizontalHeader()
        if event.key() not in _SORTING_KEYS or column < 0:
            super().keyPressEvent(event)
            return
        rising = self._columns[column].is_text
        if head.sortIndicatorSection() == column:
            rising = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        order = Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder
        self.sortByColumn(column, order)

    @Slot(int, Qt.SortOrder)
    def _on_sorted(self, by: int, order: Qt.SortOrder) -> None:
        arrow = "▴" if order is Qt.SortOrder.AscendingOrder else "▾"
        for place, column in enumerate(self._columns):
            text = f"{column.title} {arrow}" if place == by else column.title
            self._model.horizontalHeaderItem(place).setText(text)

    def _fit(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(_ROW_LINES * self.fontMetrics().height()))
        head = self.horizontalHeader()
        others = head.length() - head.sectionSize(self._wide)
        least = _MIN_LETTERS * self.fontMetrics().averageCharWidth()
        head.resizeSection(self._wide, max(least, self.viewport().width() - others))


def _item(cell: FigureCell, column: Column) -> QStandardItem:
    item = QStandardItem(aligned_to_layout(cell.text))
    item.setAccessibleText(cell.text)
    item.setToolTip(wrapped(cell.tip or cell.text))
    item.setTextAlignment(_LEADING if column.is_text else _TRAILING)
    # Unknown figures sort below all others.
    unknown = cell.text.casefold() if column.is_text else float("-inf")
    item.setData(unknown if cell.value is None else cell.value, _SORT_ROLE)
    return item
