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
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.mirrored import (
    draw_name,
    draw_words,
    layout_is_mirrored,
    mirrored,
    mirrored_x,
)
from foretoken.ui.look.sizes import CONTROL_RADIUS, scaled, sized_font, text_scale
from foretoken.ui.look.theme import theme

ROW_HEIGHT = 52
_SMALL_PIXELS = 12
_PADDING = 12
_SIGN_WIDTH = 18
_MOST_SHOWN = 500


class Sign(Enum):
    """A small picture before words that say the same."""

    NONE = "none"
    GOOD = "good"
    UNTESTED = "untested"
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

    def __post_init__(self) -> None:
        # Names come from files, and from whoever offers them on the hub.
        for field in ("title", "details", "aside", "spoken"):
            object.__setattr__(self, field, shown_name(getattr(self, field), _MOST_SHOWN))
        object.__setattr__(self, "tip", shown_message(self.tip))


def row_height() -> int:
    """How tall a row is; all rows of a list are."""
    return scaled(ROW_HEIGHT)


class RowDelegate(QStyledItemDelegate):
    """Paints ``Row`` objects, which the model gives as its user role."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, row_height())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: Row = index.data(Qt.ItemDataRole.UserRole)
        area = QRect(option.rect).adjusted(0, 1, 0, -1)
        painter.save()
        painter.setClipRect(option.rect)  # marks on letters can be as tall as they like
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
        colours, flag = theme(), QStyle.StateFlag
        selected = bool(option.state & flag.State_Selected)
        if not selected and not option.state & flag.State_MouseOver:
            return
        focused = selected and option.state & flag.State_HasFocus
        painter.setPen(QPen(QColor(colours.accent if focused else colours.border)))
        painter.setBrush(QColor(colours.bubble if selected else colours.panel))
        painter.drawRoundedRect(
            QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS, CONTROL_RADIUS
        )
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            bar = QRectF(area.x() + 3, area.y() + 9, 3, area.height() - 18)
            painter.drawRoundedRect(mirrored(bar, area), 1, 1)

    def _paint_row(self, painter: QPainter, area: QRect, row: Row) -> None:
        colours = theme()
        title = painter.font()
        painter.setFont(sized_font(title, _SMALL_PIXELS))
        metrics = painter.fontMetrics()
        painter.setPen(QColor(colours.muted))
        width = metrics.horizontalAdvance(row.aside)
        if row.aside:
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            draw_words(painter, area.adjusted(0, 2, 0, 0), flags, row.aside)
            width += 12
        line = QRect(area)
        if row.sign is not Sign.NONE:
            x = mirrored_x(area.x() + scaled(6), area)
            draw_sign(painter, row.sign, QPointF(x, area.bottom() - metrics.height() / 2 + 1))
            line = mirrored(line.adjusted(scaled(_SIGN_WIDTH), 0, 0, 0), area)
            painter.setPen(QColor(colours.muted))
        elided = metrics.elidedText(row.details, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignBottom, elided)
        painter.setFont(title)
        painter.setPen(QColor(colours.muted if row.muted else colours.text))
        elided = painter.fontMetrics().elidedText(
            row.title, Qt.TextElideMode.ElideMiddle, area.width() - width
        )
        draw_name(painter, area, Qt.AlignmentFlag.AlignTop, elided)

    def _paint_heading(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem, row: Row
    ) -> None:
        colours = theme()
        box = area.adjusted(0, scaled(18), 0, -2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent)))
            painter.drawRoundedRect(
                QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS, CONTROL_RADIUS
            )
        lit = option.state & QStyle.StateFlag.State_MouseOver
        colour = QColor(colours.text if lit else colours.muted)
        painter.setPen(QPen(colour, 1.5))
        x = mirrored_x(area.x() + _PADDING + 4, area)
        centre = QPointF(x, box.center().y() + 0.5)
        painter.drawPolyline(chevron(centre, down=row.unfolded))
        painter.setFont(sized_font(painter.font(), _SMALL_PIXELS, bold=True))
        words = mirrored(box.adjusted(_PADDING + 18, 0, 0, 0), box)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, row.title)


def draw_sign(painter: QPainter, sign: Sign, centre: QPointF) -> None:
    """Draw one of the signs, 12 pixels wide."""
    if sign is Sign.NONE:
        return
    colours = theme()
    colour = {
        Sign.GOOD: colours.draft,
        Sign.UNTESTED: colours.muted,
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
    painter.save()
    painter.translate(centre)
    painter.scale(text_scale(), text_scale())
    if sign is Sign.GOOD:
        path.moveTo(-4.5, 0.3)
        path.lineTo(-1.3, 3.5)
        path.lineTo(4.7, -3.8)
    elif sign is Sign.UNTESTED:
        path.addEllipse(QPointF(0, 0), 3.6, 3.6)
    elif sign is Sign.HARDLY:
        path.moveTo(-4.5, 1)
        path.cubicTo(-2, -4.5, 2, 4.5, 4.5, -1)
    elif sign in (Sign.REFUSED, Sign.FAILED):
        path.moveTo(-3.6, -3.6)
        path.lineTo(3.6, 3.6)
        path.moveTo(3.6, -3.6)
        path.lineTo(-3.6, 3.6)
    else:
        path.moveTo(0, -5)
        path.lineTo(0, 1)
        path.moveTo(0, 4.6)
        path.lineTo(0, 4.8)
    painter.drawPath(path)
    painter.restore()


def chevron(centre: QPointF, *, down: bool) -> list[QPointF]:
    """A small arrow that points down, or on in the direction of lines."""
    long, short = 4 * text_scale(), 2 * text_scale()
    places = ((-long, -short), (0.0, short), (long, -short))
    on = -1 if layout_is_mirrored() else 1
    return [centre + (QPointF(x, y) if down else QPointF(on * y, x)) for x, y in places]
