"""Table of figures: row names on the left, figures right-aligned, with sources as tooltips."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from foretoken.models.pairs.report import ReportCell, Row, heat_colour
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.themed import Surface, styled
from foretoken.ui.parts.row_painting import Index

_HEAT = Qt.ItemDataRole.UserRole
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
                item = _item(cells[column], spoken if column else cells[0].text)
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


def _item(cell: ReportCell, spoken: str) -> QTableWidgetItem:
    item = QTableWidgetItem(cell.text)
    font = item.font()
    font.setBold(cell.bold)
    item.setFont(font)
    item.setToolTip(wrapped(cell.tip))
    item.setData(_HEAT, cell.heat)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, cell.tip)
    return item
