"""The map of speedups: painted, walked through with mouse and arrow keys, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from foretoken.models.benchmarks.heat import DARK_HEAT, LIGHT_HEAT, HeatScale
from foretoken.system.language import tr
from foretoken.ui.benchmark.heat_table import HeatTable
from foretoken.ui.look.mirrored import draw_words, meant_key, mirrored
from foretoken.ui.look.sizes import (
    CAPTION_PIXELS,
    CONTROL_RADIUS,
    NOTE_PIXELS,
    SMALL_PIXELS,
    TEXT_PIXELS,
    TITLE_PIXELS,
    scaled,
    sized_font,
)
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Themed

_HIGH, _GAP, _HEAD, _APART = 46, 4, 28, 14
_LEAST_WIDTH, _MOST_WIDTH = 72, 150
_MOST_NAME = 230
_PADDING = 12
_PICTURE_WIDTH, _MARGIN, _LINE = 1000, 32, 21
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class HeatMap(Themed, QWidget):
    """Shows a table; the cell under the mouse, or at the keyboard's place, is told about."""

    pointed = Signal(str)
    """Where the figure comes from; empty: nothing is pointed at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = HeatTable((), (), ())
        self._current: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Map of speedups"))
        self.on_look_changed()

    @property
    def table(self) -> HeatTable:
        """What it shows."""
        return self._table

    @property
    def current(self) -> tuple[int, int] | None:
        """Row and column of the cell that is told about."""
        return self._current

    def show_table(self, table: HeatTable) -> None:
        """Show this; the place stays where it is still there."""
        self._table = table
        if self._current is not None:
            row, column = self._current
            if row >= len(table.rows) or column >= len(table.columns):
                self._current = None
        self.setFixedHeight(round(_height(table)))
        self.setMinimumWidth(round(_name_width(table, self.font()) + _least(table)))
        self._tell()
        self.update()

    def go_to(self, row: int, column: int) -> None:
        """Tell about a cell."""
        self._current = row, column
        self._tell()
        self.update()

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.setFont(sized_font(self.font(), NOTE_PIXELS))
        self.show_table(self._table)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_MOST_NAME + 5 * _MOST_WIDTH), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = self._current if self.hasFocus() or self.underMouse() else None
        draw_map(painter, QRectF(self.rect()), self._table, theme(), seen)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = _cell_at(self._table, QRectF(self.rect()), self.font(), event.position())
        if found is not None and found != self._current:
            self.go_to(*found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(meant_key(event.key())))
        if step is None or not self._table.rows:
            super().keyPressEvent(event)
            return
        if self._current is None:
            self.go_to(0, 0)
            return
        row, column = self._current
        rows, columns = len(self._table.rows), len(self._table.columns)
        self.go_to(min(max(0, row + step[0]), rows - 1), min(max(0, column + step[1]), columns - 1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._current is None and self._table.rows and event.reason() in _BY_KEYS:
            self.go_to(0, 0)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _tell(self) -> None:
        told, spoken = "", tr("Arrow keys go from figure to figure.")
        if self._current is not None:
            row, column = self._current
            told = self._table.cells[row][column].told
            spoken = f"{self._table.spoken(row, column)}. {told}"
        self.setAccessibleDescription(spoken)
        self.pointed.emit(told)


@dataclass(frozen=True, slots=True)
class _HeatPlaces:
    """Where things are, with lines that begin at the left."""

    area: QRectF
    name: float
    cell: float
    """Widths."""

    def column(self, number: int, columns: int) -> float:
        """Where a column begins; that of all kinds stands apart."""
        apart = scaled(_APART) if number == columns - 1 and columns > 1 else 0
        return self.area.left() + self.name + number * (self.cell + scaled(_GAP)) + apart

    def row(self, number: int) -> float:
        """Where a row begins."""
        return self.area.top() + scaled(_HEAD) + number * (scaled(_HIGH) + scaled(_GAP))

    def box(self, row: int, column: int, columns: int) -> QRectF:
        """Where a cell is seen."""
        box = QRectF(self.column(column, columns), self.row(row), self.cell, scaled(_HIGH))
        return mirrored(box, self.area)


def draw_map(
    painter: QPainter,
    area: QRectF,
    table: HeatTable,
    palette: Palette,
    current: tuple[int, int] | None = None,
) -> None:
    """Draw a table into an area; ``current`` has a ring."""
    base = painter.font()
    places = _places(table, area, base)
    columns = len(table.columns)
    scale = DARK_HEAT if palette.dark else LIGHT_HEAT
    painter.setPen(QColor(palette.muted))
    for column, name in enumerate(table.columns):
        bold = column == columns - 1
        painter.setFont(sized_font(base, SMALL_PIXELS, bold=bold))
        head = QRectF(places.column(column, columns), area.top(), places.cell, scaled(_HEAD - 4))
        words = _elided(painter, name, head.width())
        draw_words(painter, mirrored(head, area), Qt.AlignmentFlag.AlignCenter, words)
    for row, name in enumerate(table.rows):
        painter.setFont(sized_font(base, NOTE_PIXELS))
        painter.setPen(QColor(palette.text))
        line = QRectF(area.left(), places.row(row), places.name - scaled(_PADDING), scaled(_HIGH))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_words(painter, mirrored(line, area), flags, _elided(painter, name, line.width()))
        for column in range(columns):
            box = places.box(row, column, columns)
            _draw_cell(painter, box, table, (row, column), palette, scale)
    if current is not None:
        ring = places.box(*current, columns).adjusted(-1.5, -1.5, 1.5, 1.5)
        painter.setPen(QPen(QColor(palette.text), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, CONTROL_RADIUS + 1, CONTROL_RADIUS + 1)
    painter.setFont(base)


def _draw_cell(
    painter: QPainter,
    box: QRectF,
    table: HeatTable,
    place: tuple[int, int],
    palette: Palette,
    scale: HeatScale,
) -> None:
    cell = table.cells[place[0]][place[1]]
    if cell.step is None:
        painter.setPen(QPen(QColor(palette.border)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        text = QColor(palette.muted)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(scale.colour(cell.step)))
        text = QColor(scale.text(cell.step))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS, CONTROL_RADIUS)
    painter.setPen(text)
    base = painter.font()
    centre = Qt.AlignmentFlag.AlignCenter
    upper = box.adjusted(0, scaled(4), 0, -scaled(17)) if cell.below else box
    painter.setFont(sized_font(base, TEXT_PIXELS, bold=True))
    draw_words(painter, upper, centre, cell.words)
    if cell.below:
        painter.setFont(sized_font(base, CAPTION_PIXELS))
        lower = box.adjusted(scaled(2), scaled(26), -scaled(2), -scaled(4))
        draw_words(painter, lower, centre, _elided(painter, cell.below, lower.width()))
    painter.setFont(base)


def map_picture(
    table: HeatTable, title: str, lines: Sequence[str], palette: Palette, ratio: float = 2.0
) -> QImage:
    """A picture of the map with a title above, and lines of small text below."""
    base = QFont(QApplication.font())
    names = _name_width(table, base)
    width = max(scaled(_PICTURE_WIDTH), names + _least(table) + 2 * scaled(_MARGIN))
    inside = width - 2 * scaled(_MARGIN)
    small = QFontMetricsF(sized_font(base, SMALL_PIXELS))
    broken = [part for line in lines for part in _broken(line, small, inside)]
    above, map_height = scaled(36), _height(table)
    height = 2 * scaled(_MARGIN) + above + map_height + scaled(14) + len(broken) * scaled(_LINE)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(palette.window))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setLayoutDirection(QApplication.layoutDirection())
    left, top = float(scaled(_MARGIN)), float(scaled(_MARGIN))
    painter.setPen(QColor(palette.text))
    painter.setFont(sized_font(base, TITLE_PIXELS, bold=True))
    head = QRectF(left, top, inside, above)
    draw_words(painter, head, Qt.AlignmentFlag.AlignLeft, _elided(painter, title, inside))
    painter.setFont(base)
    draw_map(painter, QRectF(left, top + above, inside, map_height), table, palette)
    painter.setFont(sized_font(base, SMALL_PIXELS))
    painter.setPen(QColor(palette.muted))
    y = top + above + map_height + scaled(14)
    for line in broken:
        place = QRectF(left, y, inside, scaled(_LINE))
        draw_words(painter, place, Qt.AlignmentFlag.AlignLeft, line)
        y += scaled(_LINE)
    painter.end()
    return image


def _places(table: HeatTable, area: QRectF, font: QFont) -> _HeatPlaces:
    name = _name_width(table, font)
    columns = max(1, len(table.columns))
    apart = scaled(_APART) if columns > 1 else 0
    room = area.width() - name - apart - (columns - 1) * scaled(_GAP)
    return _HeatPlaces(area, name, min(scaled(_MOST_WIDTH), room / columns))


def _cell_at(table: HeatTable, area: QRectF, font: QFont, place: QPointF) -> tuple[int, int] | None:
    places, columns = _places(table, area, font), len(table.columns)
    for row in range(len(table.rows)):
        for column in range(columns):
            if places.box(row, column, columns).contains(place):
                return row, column
    return None


def _height(table: HeatTable) -> float:
    return scaled(_HEAD) + len(table.rows) * (scaled(_HIGH) + scaled(_GAP))


def _least(table: HeatTable) -> float:
    """The width of columns that can still be read."""
    return len(table.columns) * scaled(_LEAST_WIDTH + _GAP) + scaled(_APART)


def _name_width(table: HeatTable, font: QFont) -> float:
    metrics = QFontMetricsF(sized_font(font, NOTE_PIXELS))
    widest = max(map(metrics.horizontalAdvance, table.rows), default=0.0)
    return min(widest, scaled(_MOST_NAME)) + scaled(_PADDING) + 4


def _elided(painter: QPainter, text: str, width: float) -> str:
    return QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _broken(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """A text in lines that are no wider."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines
