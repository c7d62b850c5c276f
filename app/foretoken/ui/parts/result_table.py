"""Tables of figures with sources as tooltips: of a report, and one that the user can sort."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from foretoken.reports.report import ReportCell, Row, heat_colour
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.parts.row_painting import ENTER, Index

_HEAT = Qt.ItemDataRole.UserRole
_TIP, _ORDER = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.InitialSortOrderRole
_ALIGN = Qt.AlignmentFlag
_NAMES = _ALIGN.AlignLeft | _ALIGN.AlignVCenter
_FIGURES = _ALIGN.AlignRight | _ALIGN.AlignVCenter


class _HeatDelegate(QStyledItemDelegate):
    """Paints cell backgrounds by value, as a style sheet overrides those of the model."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        option = QStyleOptionViewItem(option)
        if (heat := index.data(_HEAT)) is not None:
            name, opacity = heat_colour(heat)
            colour = QColor(name)
            colour.setAlphaF(opacity)
            painter.fillRect(option.rect.adjusted(1, 1, -1, -1), colour)
        super().paint(painter, option, index)


class ResultTable(QTableWidget):
    """Shows all of its rows; scrolls sideways if too narrow for its columns."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.BARE)
        self.cells: list[list[ReportCell]] = []
        """Cells by row."""
        self.text_columns: Collection[int] = (0,)
        """Columns that are aligned like text."""
        self.setItemDelegate(_HeatDelegate(self))
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    @property
    def texts(self) -> list[list[str]]:
        """Cell texts by row."""
        return [[cell.text for cell in row] for row in self.cells]

    def show_rows(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Show a table; the first column holds the row names."""
        self.cells = [[ReportCell(e) if isinstance(e, str) else e for e in row] for row in rows]
        self.setRowCount(len(rows))
        self.setColumnCount(len(heads))
        for column, head in enumerate(heads):
            align = _NAMES if column in self.text_columns else _FIGURES
            if self._is_heat(column):
                align = _ALIGN.AlignCenter
            titled = QTableWidgetItem(head)
            titled.setTextAlignment(align)
            self.setHorizontalHeaderItem(column, titled)
            for row, cells in enumerate(self.cells):
                spoken = f"{cells[0].text}, {head}, {cells[column].text}"
                item = _Item(cells[column], spoken if column else cells[0].text)
                item.setTextAlignment(align)
                self.setItem(row, column, item)
        self.horizontalHeader().setVisible(
            any(heads[1:])
        )  # otherwise there are only names and values
        self._fit_columns()

    def sizeHint(self) -> QSize:
        header, bar = self.horizontalHeader(), self.horizontalScrollBar()
        height = self.verticalHeader().length()
        height += 0 if header.isHidden() else header.sizeHint().height()
        height += bar.sizeHint().height() if bar.maximum() or not self._has_room else 0
        return QSize(sum(map(header.sectionSizeHint, range(header.count()))), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_columns()

    @property
    def _has_room(self) -> bool:
        columns, header = range(self.columnCount()), self.horizontalHeader()
        wanted = sum(max(self.sizeHintForColumn(c), header.sectionSizeHint(c)) for c in columns)
        return wanted <= self.viewport().width()

    def _is_heat(self, column: int) -> bool:
        return any(row[column].heat is not None for row in self.cells)

    def _fit_columns(self) -> None:
        """Stretch the cells of a heat map; in other tables, stretch the names."""
        modes, columns, has_room = QHeaderView.ResizeMode, range(self.columnCount()), self._has_room
        is_map = any(map(self._is_heat, columns))
        for column in columns:
            stretches = has_room and is_map is bool(column)
            mode = modes.Stretch if stretches else modes.ResizeToContents
            self.horizontalHeader().setSectionResizeMode(column, mode)
        self.updateGeometry()


class _Item(QTableWidgetItem):
    """A cell, sorted by its value if it has one, or else by its text."""

    def __init__(self, cell: ReportCell, spoken: str) -> None:
        super().__init__(cell.text)
        value = cell.value if isinstance(cell, FigureCell) else None
        self._key = float("-inf") if value is None else value, cell.text.casefold()
        font = self.font()
        font.setBold(cell.bold)
        self.setFont(font)
        self.setToolTip(wrapped(cell.tip))
        self.setData(_HEAT, cell.heat)
        self.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.setData(Qt.ItemDataRole.AccessibleDescriptionRole, cell.tip)

    def __lt__(self, other: object) -> bool:
        return isinstance(other, _Item) and self._key < other._key


_ROW_LINES = 1.75
_ARROW_PIXELS = 12
"""Width of the arrow of a sorted column."""
_MIN_LETTERS = 24
"""Minimum width of the wide column in letters; narrower tables scroll horizontally."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column; text is aligned to the leading edge, figures to the trailing edge."""

    title: str
    tip: str = ""
    is_text: bool = False


@dataclass(frozen=True, slots=True)
class FigureCell(ReportCell):
    """A text, and the ``value`` to sort by, before the text."""

    value: float | None = None


class FigureTable(ResultTable):
    """Table that the user can sort; the column ``wide`` takes the remaining width."""

    def __init__(
        self,
        name: str,
        columns: Sequence[Column],
        wide: int,
        parent: QWidget,
        *,
        sorted_by: int = 0,
    ) -> None:
        super().__init__(name, parent)
        styled(self, Surface.CARD, Type.NOTE)
        self._columns, self._wide = columns, wide
        self.text_columns = [place for place, column in enumerate(columns) if column.is_text]
        self.setSelectionBehavior(self.SelectionBehavior.SelectRows)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setColumnCount(len(columns))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSortIndicator(sorted_by, Qt.SortOrder.DescendingOrder)
        self.horizontalHeader().sortIndicatorChanged.connect(self._fit_columns)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_figures(self, rows: Sequence[Sequence[FigureCell]]) -> None:
        """Replace the rows and sort them as before."""
        self.setSortingEnabled(False)  # otherwise each row would move while it is filled
        self.show_rows(
            [column.title for column in self._columns],
            [
                [
                    replace(cell, text=aligned_to_layout(cell.text), tip=cell.tip or cell.text)
                    for cell in row
                ]
                for row in rows
            ],
        )
        for place, column in enumerate(self._columns):
            order = Qt.SortOrder.AscendingOrder if column.is_text else Qt.SortOrder.DescendingOrder
            for role, value in ((_TIP, wrapped(column.tip)), (_ORDER, order)):
                self.model().setHeaderData(place, Qt.Orientation.Horizontal, value, role)
        self.setSortingEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Sort by the current column, like a click on its head."""
        if event.key() in (*ENTER, Qt.Key.Key_Space) and self.currentColumn() >= 0:
            head, place = self.horizontalHeader(), self.currentColumn()
            rises = self._columns[place].is_text
            if place == head.sortIndicatorSection():
                rises = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if rises else Qt.SortOrder.DescendingOrder
            head.setSortIndicator(place, order)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @Slot()
    def _fit_columns(self) -> None:
        head, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        height = round(_ROW_LINES * self.fontMetrics().height())
        self.verticalHeader().setDefaultSectionSize(height)
        head.setSortIndicatorShown(False)  # Qt leaves as much room for an arrow as the head is high
        columns = range(head.count())
        widths = [max(self.sizeHintForColumn(c), head.sectionSizeHint(c)) for c in columns]
        widths[head.sortIndicatorSection()] += _ARROW_PIXELS
        head.setSectionResizeMode(modes.Interactive)
        head.setSortIndicatorShown(True)
        least = _MIN_LETTERS * self.fontMetrics().averageCharWidth()
        others = sum(widths) - widths[self._wide]
        widths[self._wide] = max(least, self.viewport().width() - others)
        for place, width in enumerate(widths):
            head.resizeSection(place, width)
