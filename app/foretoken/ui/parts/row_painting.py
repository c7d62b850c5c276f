"""Delegate and helpers to paint two-line rows, with a sign and a text at the end, in item views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from foretoken.chat.conversations.text_search import Span
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.icons import Icon, draw_icon, icon_pixels
from foretoken.ui.look.mirrored import draw_in_own_direction
from foretoken.ui.look.theme import CONTROL_RADIUS, SMALL_PIXELS, sized_font, theme
from foretoken.ui.look.themed import Surface, styled

_ROW_LINES = 3.06
"""Row height, in text line heights."""
_PADDING = 12
_MAX_SHOWN = 500
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Index: TypeAlias = QModelIndex | QPersistentModelIndex


class Sign(Enum):
    """A small icon in front of text with the same meaning, and its palette colour."""

    NONE = (None, "muted")
    GOOD = (Icon.DONE, "draft")
    UNTESTED = (Icon.UNTESTED, "muted")
    HARDLY = (Icon.HARDLY, "muted")
    REFUSED = (Icon.CLOSE, "muted")
    WARNING = (Icon.WARNING, "correction")
    FAILED = (Icon.CLOSE, "error")


@dataclass(frozen=True, slots=True)
class Row:
    """Texts and state of a painted row."""

    title: str
    details: str = ""
    """The second line."""
    aside: str = ""
    """Text at the end of the first line."""
    sign: Sign = Sign.NONE
    muted: bool = False
    """It cannot be chosen."""
    tip: str = ""
    heading: bool = False
    unfolded: bool = False
    spoken_details: str = ""
    """Text for screen readers instead of the details."""

    def __post_init__(self) -> None:
        # Names come from files, and from anyone on the hub.
        for field in ("title", "details", "aside", "spoken_details"):
            object.__setattr__(self, field, shown_name(getattr(self, field), _MAX_SHOWN))
        object.__setattr__(self, "tip", shown_message(self.tip))

    @property
    def spoken(self) -> str:
        """Text for screen readers."""
        details = self.spoken_details or self.details
        return ", ".join(filter(None, (self.title, self.aside, details)))


class NameDelegate(QStyledItemDelegate):
    """Base for rows with editable names, where Enter commits at once.

    Qt does so a little later, and warns if the editor has lost the focus and is gone by then.
    """

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(editor, QWidget):
            return super().eventFilter(editor, event)
        if event.type() is not QEvent.Type.KeyPress or event.key() not in ENTER:
            return super().eventFilter(editor, event)
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.SubmitModelCache)
        return True


class RowDelegate(NameDelegate):
    """Paints the ``Row`` objects that the model returns for UserRole."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(_ROW_LINES * option.fontMetrics.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        painter.setClipRect(option.rect)  # stacked diacritics can be of any height
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.heading:
            _paint_heading(painter, option, row)
        else:
            _paint_row(painter, option, row)
        painter.restore()


def _paint_row(painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
    colours, flag, align = theme(), QStyle.StateFlag, Qt.AlignmentFlag
    if option.state & flag.State_Selected:
        focused = option.state & flag.State_HasFocus
        border = colours.accent if focused else colours.border
        paint_box(painter, option.rect, colours.bubble, border, bar=True)
    elif option.state & flag.State_MouseOver:
        paint_box(painter, option.rect, colours.panel, colours.border)
    area = option.rect.adjusted(_PADDING, 8, -_PADDING, -8)
    title, details = painter.font(), QRect(area)
    painter.setFont(sized_font(title, SMALL_PIXELS))
    painter.setPen(QColor(colours.muted))
    metrics = painter.fontMetrics()
    draw_in_own_direction(painter, area, align.AlignRight | align.AlignTop, row.aside)
    icon, colour = row.sign.value
    if icon is not None:
        size = icon_pixels()
        sign = QRect(area.x() - 2, area.bottom() - metrics.height(), size, metrics.height())
        sign = QStyle.visualRect(option.direction, area, sign)
        draw_icon(painter, icon, sign, getattr(colours, colour))
        details.setLeft(area.x() + size + 2)
    details = QStyle.visualRect(option.direction, area, details)
    elided = metrics.elidedText(row.details, Qt.TextElideMode.ElideRight, details.width())
    painter.drawText(details, align.AlignBottom, elided)
    room = area.width() - (metrics.horizontalAdvance(row.aside) + 12 if row.aside else 0)
    painter.setFont(title)
    painter.setPen(QColor(colours.muted if row.muted else colours.text))
    elided = painter.fontMetrics().elidedText(row.title, Qt.TextElideMode.ElideMiddle, room)
    draw_in_own_direction(painter, area, align.AlignTop, elided)


def _paint_heading(painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
    colours, flag = theme(), QStyle.StateFlag
    area = option.rect.adjusted(0, option.rect.height() // 3, 0, -2)
    if option.state & flag.State_HasFocus:
        paint_box(painter, area, None, colours.accent)
    lit = option.state & flag.State_MouseOver
    arrow = QRect(area.x() + _PADDING, area.y(), icon_pixels(), area.height())
    draw_arrow(painter, QStyle.visualRect(option.direction, area, arrow), down=row.unfolded)
    font = sized_font(painter.font(), SMALL_PIXELS)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(colours.text if lit else colours.muted))
    words = area.adjusted(_PADDING + icon_pixels() + 4, 0, -_PADDING, 0)
    words = QStyle.visualRect(option.direction, area, words)
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, row.title)


def as_row_list(tree: QTreeView) -> None:
    """Style a tree as a plain list of rows on any background."""
    styled(tree, Surface.BARE)
    tree.setHeaderHidden(True)
    tree.setExpandsOnDoubleClick(False)
    tree.setFrameShape(QTreeView.Shape.NoFrame)
    tree.setMouseTracking(True)
    tree.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
    tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


# --- helpers ------------------------------------------------------------------------------------


def paint_box(
    painter: QPainter,
    area: QRect,
    fill: str | None,
    border: str | None = None,
    *,
    dashed: bool = False,
    bar: bool = False,
) -> None:
    """Draw the background of a selected or hovered row; ``bar`` adds a leading bar."""
    box = QRectF(area).adjusted(0.5, 1.5, -0.5, -1.5)
    style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(border), 1, style) if border else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)
    if bar:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().accent))
        lead = QRect(area.x() + 3, area.y() + 11, 3, area.height() - 22)
        lead = QStyle.visualRect(painter.layoutDirection(), area, lead)
        painter.drawRoundedRect(QRectF(lead), 1, 1)


def draw_arrow(painter: QPainter, area: QRect, *, down: bool) -> None:
    """Draw the arrow of an expanded or a collapsed item."""
    draw_icon(painter, Icon.DOWN if down else Icon.RIGHT, area, theme().muted)


def draw_marked(
    painter: QPainter, area: QRect, text: str, spans: Sequence[Span], look: QTextCharFormat,
    *, lines: int = 1,
) -> None:  # fmt: skip
    """Draw the first lines of a plain text, elided, with spans in another format.

    ``spans`` are in UTF-16 units, as in Qt.
    """
    layout = QTextLayout(text, painter.font())
    option = QTextOption()
    align = QStyle.visualAlignment(painter.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
    option.setAlignment(align | Qt.AlignmentFlag.AlignAbsolute)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    marks = [QTextLayout.FormatRange() for _ in spans]
    for mark, (start, stop) in zip(marks, spans, strict=True):
        mark.start, mark.length, mark.format = start, stop - start, look
    layout.setFormats(marks)
    _break_lines(layout, area.width(), lines + 1)
    if layout.lineCount() > lines:
        units = text.encode("utf-16-le", "surrogatepass")
        cut = 2 * layout.lineAt(lines - 1).textStart()
        head, tail = (part.decode("utf-16-le", "replace") for part in (units[:cut], units[cut:]))
        room = area.width() * 15 // 16 if spans else area.width()  # marked text can be wider
        elided = painter.fontMetrics().elidedText(tail, Qt.TextElideMode.ElideRight, room)
        layout.setText(head + elided)
        layout.setFormats(marks)
        _break_lines(layout, area.width(), lines)
    layout.draw(painter, QPointF(area.topLeft()))


def _break_lines(layout: QTextLayout, width: int, most: int) -> None:
    layout.beginLayout()
    height = 0.0
    while layout.lineCount() < most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
