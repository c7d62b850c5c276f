"""Tables of figures: names at the left, figures behind them, where each comes from in a tooltip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QToolTip,
    QWidget,
)

from foretoken.models.pairs.report import DARK_HEAT, LIGHT_HEAT, ReportCell, Row, Table
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Surface, styled
from foretoken.ui.parts.row_painting import Index

_HEAT = Qt.ItemDataRole.UserRole
_NAMES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _ResultDelegate(QStyledItemDelegate):
    """Draws backgrounds by value, and a frame around the current cell."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        heat, table = index.data(_HEAT), self.parent()
        area = option.rect.adjusted(1, 1, -1, -1)
        if heat is None:
            super().paint(painter, option, index)
        else:  # a style sheet takes no colours from a model
            scale = DARK_HEAT if theme().dark else LIGHT_HEAT
            self.initStyleOption(option, index)
            painter.save()
            painter.setFont(option.font)
            painter.fillRect(area, QColor(scale.colour(heat)))
            painter.setPen(QColor(scale.text(heat)))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, option.text)
            painter.restore()
        if isinstance(table, QTableView) and table.hasFocus() and index == table.currentIndex():
            painter.setPen(QColor(theme().text))
            painter.drawRect(area)


class ResultTable(QTableWidget):
    """Shows all of its rows; it scrolls sideways where it is too narrow for the columns."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.BARE)
        self.cells: list[list[ReportCell]] = []
        """Row by row."""
        self.setItemDelegate(_ResultDelegate(self))
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
        self.currentItemChanged.connect(self._on_reached)

    @property
    def texts(self) -> list[list[str]]:
        """What can be read, row by row."""
        return [[cell.text for cell in row] for row in self.cells]

    def show_rows(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Show a table; the first column has the names of the rows."""
        self.cells = [[ReportCell(e) if isinstance(e, str) else e for e in row] for row in rows]
        self.setRowCount(len(rows))
        self.setColumnCount(len(heads))
        for column, head in enumerate(heads):
            align = _FIGURES if column else _NAMES
            if self._is_heat(column):
                align = Qt.AlignmentFlag.AlignCenter
            titled = QTableWidgetItem(head)
            titled.setTextAlignment(align)
            self.setHorizontalHeaderItem(column, titled)
            for row, cells in enumerate(self.cells):
                spoken = f"{cells[0].text}, {head}, {cells[column].text}"
                item = _item(cells[column], spoken if column else cells[0].text)
                item.setTextAlignment(align)
                self.setItem(row, column, item)
        self.horizontalHeader().setVisible(any(heads[1:]))  # else there are only names and values
        self._fit_columns()
        self.updateGeometry()

    def show_table(self, table: Table) -> None:
        """Show a table of a report."""
        self.show_rows(table.heads, table.rows)

    def sizeHint(self) -> QSize:
        header, bar = self.horizontalHeader(), self.horizontalScrollBar()
        height = self.verticalHeader().length()
        height += 0 if header.isHidden() else header.sizeHint().height()
        if bar.maximum() or not self._has_room:
            height += bar.sizeHint().height()
        return QSize(sum(map(header.sectionSizeHint, range(header.count()))), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_columns()
            self.updateGeometry()

    @property
    def _has_room(self) -> bool:
        return self._wanted_width <= self.viewport().width()

    @property
    def _wanted_width(self) -> int:
        columns, header = range(self.columnCount()), self.horizontalHeader()
        return sum(max(self.sizeHintForColumn(c), header.sectionSizeHint(c)) for c in columns)

    def _is_heat(self, column: int) -> bool:
        return any(row[column].heat is not None for row in self.cells)

    def _fit_columns(self) -> None:
        """Let the cells of a map share the room; in other tables the names have it."""
        modes, header = QHeaderView.ResizeMode, self.horizontalHeader()
        columns, has_room = range(self.columnCount()), self._has_room
        is_map = any(map(self._is_heat, columns))
        for column in columns:
            stretches = has_room and is_map is bool(column)
            mode = modes.Stretch if stretches else modes.ResizeToContents
            header.setSectionResizeMode(column, mode)

    @Slot(QTableWidgetItem)
    def _on_reached(self, item: QTableWidgetItem | None) -> None:
        """Show the tooltip that the mouse would show, to the keyboard."""
        if item is not None and item.toolTip() and self.hasFocus():
            place = self.visualItemRect(item).bottomLeft()
            QToolTip.showText(self.viewport().mapToGlobal(place), item.toolTip(), self)


def _item(cell: ReportCell, spoken: str) -> QTableWidgetItem:
    item, font = QTableWidgetItem(cell.text), QFont()
    font.setBold(cell.bold)
    item.setFont(font)
    item.setToolTip(wrapped(cell.tip))
    item.setData(_HEAT, cell.heat)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, cell.tip)
    return item
