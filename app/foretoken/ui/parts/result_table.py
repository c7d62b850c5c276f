"""Tables of figures: names at the left, figures behind them, where each comes from in a tooltip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from foretoken.models.pairs.heat import DARK_HEAT, LIGHT_HEAT
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Surface, dress
from foretoken.ui.parts.row_painting import Index

_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class ResultCell:
    """A cell of a table."""

    text: str
    tip: str = ""
    """Where the figure comes from."""
    heat: int | None = None
    """Its background, see ``heat_step``; None: it has none."""
    bold: bool = False


Row: TypeAlias = Sequence[ResultCell | str]


class ResultModel(QAbstractTableModel):
    """The first column has the names of the rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heads: Sequence[str] = ()
        self.rows: list[list[ResultCell]] = []

    def show(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Show a table; in one of the same shape the current cell stays."""
        changed = (len(heads), len(rows)) != (len(self.heads), len(self.rows))
        if changed:
            self.beginResetModel()
        self.heads = heads
        self.rows = [[ResultCell(e) if isinstance(e, str) else e for e in row] for row in rows]
        if changed:
            self.endResetModel()
        elif heads:
            if rows:
                end = self.index(len(rows) - 1, len(heads) - 1)
                self.dataChanged.emit(self.index(0, 0), end)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)

    def figure(self, index: Index) -> ResultCell:
        """The cell at an index."""
        return self.rows[index.row()][index.column()]

    def is_heat(self, column: int) -> bool:
        """Whether the cells of a column have backgrounds."""
        return any(row[column].heat is not None for row in self.rows)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        flags = Qt.AlignmentFlag
        if self.is_heat(column):
            return flags.AlignCenter
        return (flags.AlignRight if column else flags.AlignLeft) | flags.AlignVCenter

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and section < len(self.heads):
            if role == Qt.ItemDataRole.DisplayRole:
                return self.heads[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        figure, roles = self.figure(index), Qt.ItemDataRole
        if role == roles.DisplayRole:
            return figure.text
        if role == roles.ToolTipRole:
            return wrapped(figure.tip)
        if role == roles.TextAlignmentRole:
            return self._alignment(index.column())
        if role == roles.AccessibleTextRole:
            name, head = self.rows[index.row()][0].text, self.heads[index.column()]
            return f"{name}, {head}, {figure.text}" if index.column() else name
        return figure.tip if role == roles.AccessibleDescriptionRole else None


class _ResultDelegate(QStyledItemDelegate):
    """Draws backgrounds by value, and a frame around the current cell."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.font.setBold(_figure_at(index).bold)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        figure, table = _figure_at(index), self.parent()
        area = option.rect.adjusted(1, 1, -1, -1)
        if figure.heat is None:
            super().paint(painter, option, index)
        else:  # a style sheet takes no colours from a model
            scale = DARK_HEAT if theme().dark else LIGHT_HEAT
            self.initStyleOption(option, index)
            painter.save()
            painter.setFont(option.font)
            painter.fillRect(area, QColor(scale.colour(figure.heat)))
            painter.setPen(QColor(scale.text(figure.heat)))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, figure.text)
            painter.restore()
        if isinstance(table, QTableView) and table.hasFocus() and index == table.currentIndex():
            painter.setPen(QColor(theme().text))
            painter.drawRect(area)


class ResultTable(QTableView):
    """Shows all of its rows; it scrolls sideways where it is too narrow for the columns."""

    pointed = Signal(str)
    """Where the figure comes from that the mouse or the keyboard has reached."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.figures = ResultModel(self)
        self.setModel(self.figures)
        self.setItemDelegate(_ResultDelegate(self))
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.entered.connect(self._on_pointed)
        self.selectionModel().currentChanged.connect(self._on_pointed)

    @property
    def texts(self) -> list[list[str]]:
        """What can be read, row by row."""
        return [[figure.text for figure in row] for row in self.figures.rows]

    def show_rows(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Show a table; the first column has the names of the rows."""
        self.figures.show(heads, rows)
        self._fit_columns()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        header, bar = self.horizontalHeader(), self.horizontalScrollBar()
        height = self.verticalHeader().length() + header.sizeHint().height()
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
        columns = range(self.figures.columnCount())
        header = self.horizontalHeader()
        return sum(max(self.sizeHintForColumn(c), header.sectionSizeHint(c)) for c in columns)

    def _fit_columns(self) -> None:
        """Let the cells of a map share the room; in other tables the names have it."""
        modes, header = QHeaderView.ResizeMode, self.horizontalHeader()
        columns = range(self.figures.columnCount())
        is_map = any(map(self.figures.is_heat, columns))
        for column in columns:
            stretches = self._has_room and is_map is bool(column)
            header.setSectionResizeMode(
                column, modes.Stretch if stretches else modes.ResizeToContents
            )

    @Slot(QModelIndex)
    def _on_pointed(self, index: QModelIndex) -> None:
        if index.isValid() and (tip := self.figures.figure(index).tip):
            self.pointed.emit(tip)


def _figure_at(index: Index) -> ResultCell:
    model = index.model()
    assert isinstance(model, ResultModel)
    return model.figure(index)
