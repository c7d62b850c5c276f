"""How a row of the palette looks: a title with the typed letters, its group, and its key."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foretoken.ui.command_palette.offers import PaletteOffer
from foretoken.ui.look.mirrored import draw_name
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.row_painting import SMALL, draw_marked, paint_box, sized

_LINES = 2.1
"""Height of a row, in lines of its font."""
_LEAST_TITLE_SHARE = 0.55
"""Of a row that is too narrow for all: the group is elided first."""


class PaletteDelegate(QStyledItemDelegate):
    """Paints ``PaletteOffer`` objects, which the model gives as its user role."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, round(_LINES * option.fontMetrics.height()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        offer: PaletteOffer = index.data(Qt.ItemDataRole.UserRole)
        colours, align = theme(), Qt.AlignmentFlag
        place = partial(QStyle.visualRect, option.direction, option.rect)
        painter.save()
        painter.setClipRect(option.rect)  # marks on letters can be as tall as they like
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            box = option.rect.adjusted(Space.TIGHT, 0, -Space.TIGHT, 0)
            paint_box(painter, box, colours.bubble)
        line = option.rect.adjusted(Space.LOOSE, 0, -Space.LOOSE, 0)
        painter.setFont(sized(option.font, SMALL))
        metrics = painter.fontMetrics()
        if offer.keys and not offer.why_not:
            cap = QRect(0, 0, metrics.horizontalAdvance(offer.keys[0]) + 12, metrics.height() + 4)
            cap.moveCenter(line.center())
            cap.moveRight(line.right())
            painter.setPen(QColor(colours.border))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(place(cap), 4, 4)
            painter.setPen(QColor(colours.muted))
            draw_name(painter, place(cap), align.AlignCenter, offer.keys[0])
            line.setRight(cap.left() - Space.MEDIUM)
        room = line.width() - round(_LEAST_TITLE_SHARE * option.rect.width())
        about = offer.why_not or offer.about
        about = metrics.elidedText(about, Qt.TextElideMode.ElideRight, max(0, room))
        painter.setPen(QColor(colours.muted))
        painter.drawText(place(line), align.AlignVCenter | align.AlignRight, about)
        line.setRight(line.right() - metrics.horizontalAdvance(about) - Space.MEDIUM)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.muted if offer.why_not else colours.text))
        typed = QTextCharFormat()
        typed.setFontWeight(QFont.Weight.Bold)
        typed.setForeground(QColor(colours.accent))
        line.setTop(line.center().y() - option.fontMetrics.height() // 2)
        draw_marked(painter, place(line), offer.title, offer.spans, typed)
        painter.restore()
