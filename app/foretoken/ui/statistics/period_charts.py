"""Bars and points over days, weeks or months.

Axes go from left to right in every language, as those of the live panel do. Left and Right walk
along the periods and tell each, to a screen reader too; the table by day says the same in numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor, log10

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from foretoken.system.language import number, tr
from foretoken.ui.look.mirrored import draw_words
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.sizes import CAPTION_PIXELS, NOTE_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme

_TITLE, _CAPTION, _GAP = 20, 16, 6
_WIDEST_BAR = 28
_DOT = 5.0
_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_RIGHT = (
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
)


@dataclass(frozen=True, slots=True)
class PeriodColumn:
    """What a chart shows of a period."""

    name: str
    """The period, in words."""
    told: str
    """All that can be said of it."""
    values: tuple[float, ...] = ()
    """Of a stack from below; or the one of a point. Empty: there is none."""


class PeriodChart(QWidget):
    """A title row, a body with two quiet lines, and the first and last period below."""

    def __init__(self, title: str, body_height: int, parent: QWidget) -> None:
        """``title`` is translated where it is shown."""
        super().__init__(parent)
        self._title = title
        self._columns: Sequence[PeriodColumn] = ()
        self._marked: int | None = None
        self._ring = False
        self._body_height = body_height
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setAccessibleName(tr(title))

    @property
    def columns(self) -> Sequence[PeriodColumn]:
        """What is shown, oldest first."""
        return self._columns

    @property
    def marked(self) -> PeriodColumn | None:
        """The one below the mouse, or where the keyboard is."""
        known = self._marked is not None and self._marked < len(self._columns)
        return self._columns[self._marked] if known and self._marked is not None else None

    def show_columns(self, columns: Sequence[PeriodColumn], summary: str) -> None:
        """Show these; ``summary`` is what a screen reader tells of all."""
        self._columns, self._marked = columns, None
        self.setAccessibleDescription(summary)
        self.update()

    def sizeHint(self) -> QSize:
        """As tall as its rows and its body, which follow the size of text."""
        return QSize(scaled(220), scaled(_TITLE + _CAPTION + 2 * _GAP + self._body_height))

    def minimumSizeHint(self) -> QSize:
        """It can be narrower than it wants to be, and no lower."""
        return QSize(scaled(160), self.sizeHint().height())

    # --- what its kinds decide -----------------------------------------------------------------

    def top(self) -> float:
        """Where the axis ends."""
        raise NotImplementedError

    def marks(self) -> tuple[float, ...]:
        """Values beside which there is a word."""
        return (0.5 * self.top(), self.top())

    def mark_text(self, value: float) -> str:
        """A value of the axis in words."""
        raise NotImplementedError

    def paint_columns(self, painter: QPainter, body: QRectF) -> None:
        """Draw what there is of the periods."""
        raise NotImplementedError

    def paint_key(self, painter: QPainter, row: QRect) -> None:
        """Draw what the colours mean, at the end of the title row."""

    # --- places --------------------------------------------------------------------------------

    def body(self) -> QRectF:
        """Where columns stand, beside the words of the axis."""
        metrics = QFontMetrics(sized_font(self.font(), CAPTION_PIXELS))
        words = max(metrics.horizontalAdvance(self.mark_text(value)) for value in self.marks())
        top, bottom = scaled(_TITLE) + _GAP, scaled(_CAPTION) + _GAP
        return QRectF(self.rect().adjusted(words + _GAP, top, 0, -bottom))

    def slot_at(self, index: int, body: QRectF) -> QRectF:
        """The whole height that belongs to a column."""
        width = body.width() / max(1, len(self._columns))
        return QRectF(body.left() + index * width, body.top(), width, body.height())

    def column_at(self, point: QPoint) -> int | None:
        """Which column is there."""
        body = self.body()
        if not self._columns or not body.contains(QPointF(point)):
            return None
        width = body.width() / len(self._columns)
        return min(int((point.x() - body.left()) / width), len(self._columns) - 1)

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, body = theme(), self.body()
        title = QRect(0, 0, self.width(), scaled(_TITLE))
        painter.setFont(sized_font(self.font(), NOTE_PIXELS, bold=True))
        painter.setPen(QColor(colours.text))
        draw_words(painter, title, _leading(), tr(self._title))
        self.paint_key(painter, title)
        if self._marked is not None and self.marked is not None:
            painter.fillRect(self.slot_at(self._marked, body), QColor(colours.bubble))
        self._paint_lines(painter, body)
        self.paint_columns(painter, body)
        self._paint_captions(painter)
        if self._ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(colours.accent))
            painter.drawRect(body.adjusted(0.5, -1.5, -0.5, 0.5))

    def _paint_lines(self, painter: QPainter, body: QRectF) -> None:
        colours, unit = theme(), body.height() / self.top()
        painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
        painter.setPen(QColor(colours.muted))
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # for "50 %"
        for value in (0.0, *self.marks()):
            y = round(body.bottom() - value * unit)
            painter.fillRect(QRectF(body.left(), y, body.width(), 1), QColor(colours.border))
            if value:
                height = scaled(_CAPTION)
                place = QRectF(0, y - height / 2, body.left() - _GAP, height)
                painter.drawText(place, int(_RIGHT.value), self.mark_text(value))
        painter.setLayoutDirection(direction)

    def _paint_captions(self, painter: QPainter) -> None:
        if not self._columns:
            return
        painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
        painter.setPen(QColor(theme().muted))
        body = self.body().toRect()
        row = QRect(body.left(), self.height() - scaled(_CAPTION), body.width(), scaled(_CAPTION))
        marked = self.marked
        if marked is not None and self._marked is not None:
            slot = self.slot_at(self._marked, self.body())
            metrics = QFontMetrics(painter.font())
            width = metrics.horizontalAdvance(marked.name) + 2
            furthest = max(row.left(), row.right() + 1 - width)
            left = min(max(row.left(), round(slot.center().x() - width / 2)), furthest)
            painter.drawText(QRect(left, row.top(), width, row.height()), _LEFT, marked.name)
            return
        painter.drawText(row, _LEFT, self._columns[0].name)
        if len(self._columns) > 1:
            painter.drawText(row, _RIGHT, self._columns[-1].name)

    # --- what people do ------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tell the numbers of a column below the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.column_at(event.pos())
            told = "" if index is None else self._columns[index].told
            QToolTip.showText(event.globalPos(), wrapped(told), self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mark(self.column_at(event.position().toPoint()))

    def leaveEvent(self, _event: QEvent) -> None:
        self._mark(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() in _KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ring = False
        super().focusOutEvent(event)
        self._mark(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go to the period before and behind."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self._columns:
            super().keyPressEvent(event)
            return
        last = len(self._columns) - 1
        place = last if self._marked is None else min(max(self._marked + step, 0), last)
        self._mark(place)
        self.setAccessibleDescription(self._columns[place].told)
        middle = self.slot_at(place, self.body()).center().toPoint()
        QToolTip.showText(self.mapToGlobal(middle), wrapped(self._columns[place].told), self)

    def _mark(self, index: int | None) -> None:
        if index != self._marked:
            self._marked = index
            self.update()


class PeriodBars(PeriodChart):
    """A bar for each period, of parts that have colours of their own."""

    def __init__(
        self, title: str, body_height: int, parts: Sequence[tuple[str, str]], parent: QWidget
    ) -> None:
        """``parts``: the field of ``Palette`` and the words of each, the lowest first."""
        super().__init__(title, body_height, parent)
        self._parts = parts

    def top(self) -> float:
        return round_up(max((sum(column.values) for column in self.columns), default=0.0) or 1.0)

    def mark_text(self, value: float) -> str:
        return number(value, 0 if value == int(value) else 1)

    def paint_columns(self, painter: QPainter, body: QRectF) -> None:
        """Draw a stack per period, on whole pixels."""
        unit = body.height() / self.top()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for index, column in enumerate(self.columns):
            slot = self.slot_at(index, body)
            width = max(1.0, min(0.7 * slot.width(), scaled(_WIDEST_BAR)))
            bottom, height = body.bottom(), 0.0
            for value, (colour, _) in zip(column.values, self._parts, strict=False):
                height += value * unit
                above = min(round(body.bottom() - height), round(bottom) - bool(value))
                bar = QRectF(slot.center().x() - width / 2, above, width, bottom - above)
                painter.fillRect(bar.toRect(), QColor(getattr(theme(), colour)))
                bottom = above
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_key(self, painter: QPainter, row: QRect) -> None:
        painter.setFont(sized_font(self.font(), CAPTION_PIXELS))
        metrics, side = QFontMetrics(painter.font()), scaled(9)
        words = [tr(text) for _, text in self._parts]
        taken = sum(metrics.horizontalAdvance(text) + side + 3 * _GAP for text in words)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = 0 if mirrored else max(0, row.width() - taken)
        for (colour, _), text in zip(self._parts, words, strict=True):
            box = QRect(left, row.center().y() - side // 2, side, side)
            painter.fillRect(box, QColor(getattr(theme(), colour)))
            width = metrics.horizontalAdvance(text) + 2
            place = QRect(left + side + _GAP, row.top(), width, row.height())
            painter.setPen(QColor(theme().muted))
            painter.drawText(place, _LEFT, text)
            left += side + width + 3 * _GAP


class PeriodPoints(PeriodChart):
    """A point for each period that has a value, and lines between neighbours."""

    def __init__(
        self,
        title: str,
        body_height: int,
        colour: str,
        words: Callable[[float], str],
        parent: QWidget,
        *,
        least_top: float,
        level: float | None = None,
    ) -> None:
        """``level``: where a dashed line stands."""
        super().__init__(title, body_height, parent)
        self._colour = colour
        self._words = words
        self._least_top = least_top
        self._level = level

    def top(self) -> float:
        highest = max((value for column in self.columns for value in column.values), default=0.0)
        return self._least_top if highest <= self._least_top else round_up(highest)

    def marks(self) -> tuple[float, ...]:
        """The top, and the level in the place of the middle."""
        return super().marks() if self._level is None else (self._level, self.top())

    def mark_text(self, value: float) -> str:
        return self._words(value)

    def paint_columns(self, painter: QPainter, body: QRectF) -> None:
        """Draw the points, and between neighbours a line."""
        colour, unit = QColor(getattr(theme(), self._colour)), body.height() / self.top()
        if self._level is not None:
            y = round(body.bottom() - self._level * unit)
            painter.setPen(QPen(QColor(theme().muted), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(body.left(), y + 0.5), QPointF(body.right(), y + 0.5))
        before: QPointF | None = None
        points = []
        for index, column in enumerate(self.columns):
            here = None
            if column.values:
                middle = self.slot_at(index, body).center().x()
                here = QPointF(middle, body.bottom() - column.values[0] * unit)
                points.append(here)
                if before is not None:
                    painter.setPen(QPen(colour, 2))
                    painter.drawLine(before, here)
            before = here
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        size = _DOT if len(self.columns) <= 45 else 0.6 * _DOT
        for point in points:
            painter.drawEllipse(point, size * 0.7, size * 0.7)


def round_up(value: float) -> float:
    """The smallest 1, 2, 3, 4, 5, 6 or 8 times a power of ten not below ``value`` > 0."""
    power = 10.0 ** floor(log10(value))
    return next(factor * power for factor in (1, 2, 3, 4, 5, 6, 8, 10) if factor * power >= value)


def _leading() -> int:
    return int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value)
