"""How a row of a list of models looks: name, a muted second line, a sign with its words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foretoken.ui.theme import LIGHT, Palette

ROW_HEIGHT = 52
_SMALL_PIXELS = 12
_PADDING = 12
_SIGN_WIDTH = 18


class Sign(Enum):
    """A small picture before words that say the same."""

    NONE = "none"
    GOOD = "good"
    HARDLY = "hardly"
    REFUSED = "refused"
    WARNING = "warning"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Row:
    """What is shown of one item."""

    title: str
    details: str = ""
    """The second line."""
    aside: str = ""
    """At the right of the title."""
    sign: Sign = Sign.NONE
    muted: bool = False
    """It cannot be taken."""
    tip: str = ""
    heading: bool = False
    unfolded: bool = False
    spoken: str = ""
    """For screen readers."""


class RowDelegate(QStyledItemDelegate):
    """Paints ``Row`` objects, which the model gives as its user role."""

    colours: Palette = LIGHT

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: Row = index.data(Qt.ItemDataRole.UserRole)
        area = QRect(option.rect).adjusted(0, 1, 0, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.heading:
            self._paint_heading(painter, area, option, row)
        else:
            self._paint_background(painter, area, option)
            self._paint_row(painter, area.adjusted(_PADDING, 7, -_PADDING, -7), row)
        painter.restore()

    def _paint_background(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem
    ) -> None:
        colours, flag = self.colours, QStyle.StateFlag
        selected = bool(option.state & flag.State_Selected)
        if not selected and not option.state & flag.State_MouseOver:
            return
        focused = selected and option.state & flag.State_HasFocus
        painter.setPen(QPen(QColor(colours.accent if focused else colours.border)))
        painter.setBrush(QColor(colours.bubble if selected else colours.panel))
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(QRectF(area.x() + 3, area.y() + 9, 3, area.height() - 18), 1, 1)

    def _paint_row(self, painter: QPainter, area: QRect, row: Row) -> None:
        colours = self.colours
        title = painter.font()
        small = QFont(title)
        small.setPixelSize(_SMALL_PIXELS)
        painter.setFont(small)
        metrics = painter.fontMetrics()
        painter.setPen(QColor(colours.muted))
        width = metrics.horizontalAdvance(row.aside)
        if row.aside:
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            painter.drawText(area.adjusted(0, 2, 0, 0), flags, row.aside)
            width += 12
        line = QRect(area)
        if row.sign is not Sign.NONE:
            centre = QPointF(area.x() + 6, area.bottom() - metrics.height() / 2 + 1)
            draw_sign(painter, row.sign, centre, colours)
            line.adjust(_SIGN_WIDTH, 0, 0, 0)
            painter.setPen(QColor(colours.muted))
        elided = metrics.elidedText(row.details, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignBottom, elided)
        painter.setFont(title)
        painter.setPen(QColor(colours.muted if row.muted else colours.text))
        elided = painter.fontMetrics().elidedText(
            row.title, Qt.TextElideMode.ElideMiddle, area.width() - width
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignTop, elided)

    def _paint_heading(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem, row: Row
    ) -> None:
        colours = self.colours
        box = area.adjusted(0, 18, 0, -2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent)))
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        lit = option.state & QStyle.StateFlag.State_MouseOver
        colour = QColor(colours.text if lit else colours.muted)
        painter.setPen(QPen(colour, 1.5))
        centre = QPointF(area.x() + _PADDING + 4, box.center().y() + 0.5)
        painter.drawPolyline(chevron(centre, down=row.unfolded))
        font = QFont(painter.font())
        font.setPixelSize(_SMALL_PIXELS)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.drawText(
            box.adjusted(_PADDING + 18, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, row.title
        )


def draw_sign(painter: QPainter, sign: Sign, centre: QPointF, colours: Palette) -> None:
    """Draw one of the signs, 12 pixels wide."""
    if sign is Sign.NONE:
        return
    colour = {
        Sign.GOOD: colours.draft,
        Sign.HARDLY: colours.muted,
        Sign.REFUSED: colours.muted,
        Sign.WARNING: colours.correction,
        Sign.FAILED: colours.error,
    }[sign]
    pen = QPen(QColor(colour), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    x, y = centre.x(), centre.y()
    if sign is Sign.GOOD:
        path.moveTo(x - 4.5, y + 0.3)
        path.lineTo(x - 1.3, y + 3.5)
        path.lineTo(x + 4.7, y - 3.8)
    elif sign is Sign.HARDLY:
        path.moveTo(x - 4.5, y + 1)
        path.cubicTo(x - 2, y - 4.5, x + 2, y + 4.5, x + 4.5, y - 1)
    elif sign in (Sign.REFUSED, Sign.FAILED):
        path.moveTo(x - 3.6, y - 3.6)
        path.lineTo(x + 3.6, y + 3.6)
        path.moveTo(x + 3.6, y - 3.6)
        path.lineTo(x - 3.6, y + 3.6)
    else:
        path.moveTo(x, y - 5)
        path.lineTo(x, y + 1)
        path.moveTo(x, y + 4.6)
        path.lineTo(x, y + 4.8)
    painter.drawPath(path)


def chevron(centre: QPointF, *, down: bool) -> list[QPointF]:
    """A small arrow that points down or to the right."""
    x, y = centre.x(), centre.y()
    if down:
        return [QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)]
    return [QPointF(x - 2, y - 4), QPointF(x + 2, y), QPointF(x - 2, y + 4)]
