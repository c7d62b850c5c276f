"""The lines of the palette: a title with the typed letters, what it belongs to, and its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foretoken.system.language import tr
from foretoken.ui.command_palette.offers import PaletteOffer
from foretoken.ui.look.mirrored import draw_words, mirrored
from foretoken.ui.look.sizes import CONTROL_RADIUS, SMALL_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Fit, Surface, dress

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_HEIGHT = 36
_SIDE = 14
_GAP = 12
_KEY_PADDING = 6
_LEAST_TITLE_SHARE = 0.55
"""Of a line that is too narrow for all, what stands at the right gives way first."""


class PaletteModel(QAbstractListModel):
    """The offers that are shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: Sequence[PaletteOffer] = ()

    def show_offers(self, offers: Sequence[PaletteOffer]) -> None:
        """Show these."""
        self.beginResetModel()
        self._offers = offers
        self.endResetModel()

    def offer(self, row: int) -> PaletteOffer | None:
        """The offer of a row; None for one that is not there."""
        return self._offers[row] if 0 <= row < len(self._offers) else None

    def row_of(self, offer: PaletteOffer | None) -> int | None:
        """Where the same is offered, whatever was typed."""
        if offer is None:
            return None
        wanted = offer.kind, offer.key
        rows = (row for row, each in enumerate(self._offers) if (each.kind, each.key) == wanted)
        return next(rows, None)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._offers)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        offer = self.offer(index.row())
        if offer is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return offer
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return offer.spoken
        return None


class PaletteList(QListView):
    """Moves by what the field hands on; the mouse marks what it is over."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.BARE, Fit.LOW)
        self.setItemDelegate(_PaletteDelegate(self))
        self.setAccessibleName(tr("Commands, chats and models"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def row_height() -> int:
    """How tall a line is."""
    return scaled(_HEIGHT)


class _PaletteDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        offer: PaletteOffer = index.data(Qt.ItemDataRole.UserRole)
        colours = theme()
        area = QRect(option.rect).adjusted(scaled(6), 1, -scaled(6), -1)
        painter.save()
        painter.setClipRect(option.rect)  # marks on letters can be as tall as they like
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.bubble))
            painter.drawRoundedRect(QRectF(area), CONTROL_RADIUS, CONTROL_RADIUS)
        line = area.adjusted(scaled(_SIDE) - scaled(6), 0, scaled(6) - scaled(_SIDE), 0)
        normal = QFont(painter.font())
        right = self._paint_keys(painter, line, offer, colours)
        right = self._paint_about(painter, line, right, offer, colours)
        title = QRect(line)
        title.setRight(right - scaled(_GAP))
        painter.setFont(normal)
        _paint_title(painter, mirrored(title, line), offer, colours)
        painter.restore()

    def _paint_keys(
        self, painter: QPainter, line: QRect, offer: PaletteOffer, colours: Palette
    ) -> int:
        """Draw the key at the end; return where it begins, as if lines began at the left."""
        right = line.right() + 1
        if not offer.keys or offer.why_not:
            return right
        painter.setFont(sized_font(painter.font(), SMALL_PIXELS))
        metrics = painter.fontMetrics()
        width = metrics.horizontalAdvance(offer.keys[0]) + 2 * scaled(_KEY_PADDING)
        height = metrics.height() + scaled(4)
        cap = QRectF(right - width, line.center().y() - height / 2 + 0.5, width, height)
        cap = mirrored(cap, line)
        painter.setPen(QPen(QColor(colours.border)))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(QColor(colours.muted))
        draw_words(painter, cap, Qt.AlignmentFlag.AlignCenter, offer.keys[0])
        return right - width - scaled(_GAP)

    def _paint_about(
        self, painter: QPainter, line: QRect, right: int, offer: PaletteOffer, colours: Palette
    ) -> int:
        """Draw what it belongs to, or why it is not possible; return where that begins."""
        painter.setFont(sized_font(painter.font(), SMALL_PIXELS))
        metrics = painter.fontMetrics()
        most = right - line.left() - round(_LEAST_TITLE_SHARE * line.width())
        said = offer.why_not or offer.about
        text = metrics.elidedText(said, Qt.TextElideMode.ElideRight, max(0, most))
        width = metrics.horizontalAdvance(text)
        painter.setPen(QColor(colours.muted))
        place = mirrored(QRect(right - width, line.top(), width, line.height()), line)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        return right - width


def _paint_title(painter: QPainter, line: QRect, offer: PaletteOffer, colours: Palette) -> None:
    """Draw the title in one line, the typed letters bold; QTextLayout takes it as plain text."""
    font = painter.font()
    metrics = painter.fontMetrics()
    text, spans = offer.title, offer.spans
    if metrics.horizontalAdvance(text) > line.width():
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        shown = len(text.encode("utf-16-le")) // 2 - 1
        spans = tuple((start, min(end, shown)) for start, end in spans if start < shown)
    layout = QTextLayout(text, font)
    marked = []
    for start, end in spans:
        typed = QTextLayout.FormatRange()
        typed.start, typed.length = start, end - start
        look = QTextCharFormat()
        look.setFontWeight(QFont.Weight.Bold)
        look.setForeground(QColor(colours.accent))
        typed.format = look
        marked.append(typed)
    layout.setFormats(marked)
    layout.beginLayout()
    row = layout.createLine()
    row.setLineWidth(10_000)
    layout.endLayout()
    painter.setPen(QColor(colours.muted if offer.why_not else colours.text))
    top = line.center().y() - row.height() / 2 + 0.5
    painter.setClipRect(line, Qt.ClipOperation.IntersectClip)
    left = mirrored(QRectF(line.left(), top, row.naturalTextWidth(), 1), line).left()
    layout.draw(painter, QPointF(left - row.naturalTextRect().left(), top))
