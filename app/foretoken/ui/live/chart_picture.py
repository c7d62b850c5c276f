"""The charts as a picture or a drawing, whatever part of the panel is scrolled into view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.look.mirrored import draw_words
from foretoken.ui.look.sizes import CAPTION_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme

_SHARPNESS = 2.0
"""Pixels of the picture for one of the window."""
_LINE_HEIGHT = 16


def pictured_charts(panel: LivePanel, title: Sequence[str]) -> QImage:
    """The charts in pixels, with lines of words below them."""
    size = _size(panel, len(title))
    picture = QImage(size * _SHARPNESS, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(_SHARPNESS)
    painter = QPainter(picture)
    _paint(painter, panel, title, size)
    painter.end()
    return picture


def drawn_charts(panel: LivePanel, title: Sequence[str]) -> bytes:
    """The same as SVG."""
    size, buffer, drawing = _size(panel, len(title)), QBuffer(), QSvgGenerator()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing.setOutputDevice(buffer)
    drawing.setSize(size)
    drawing.setViewBox(QRect(QPoint(0, 0), size))
    drawing.setTitle(" - ".join(title))
    painter = QPainter(drawing)
    _paint(painter, panel, title, size)
    painter.end()
    return bytes(buffer.data().data())


def _parts(panel: LivePanel) -> list[QWidget]:
    return [part for part in panel.pictured if not part.isHidden()]


def _size(panel: LivePanel, lines: int) -> QSize:
    parts = _parts(panel)
    height = sum(part.height() + Space.LOOSE for part in parts)
    return QSize(
        max(part.width() for part in parts) + 2 * Space.WIDE,
        height + lines * scaled(_LINE_HEIGHT) + 2 * Space.LARGE,
    )


def _paint(painter: QPainter, panel: LivePanel, title: Sequence[str], size: QSize) -> None:
    painter.fillRect(QRect(QPoint(0, 0), size), QColor(theme().panel))
    top = int(Space.LARGE)
    for part in _parts(panel):
        painter.save()
        part.render(painter, QPoint(Space.WIDE, top), renderFlags=QWidget.RenderFlag.DrawChildren)
        painter.restore()
        top += part.height() + Space.LOOSE
    painter.setFont(sized_font(panel.font(), CAPTION_PIXELS))
    painter.setPen(QColor(theme().muted))
    row = QRect(Space.WIDE, top, size.width() - 2 * Space.WIDE, scaled(_LINE_HEIGHT))
    for line in title:
        words = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, row.width())
        draw_words(painter, row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        row.translate(0, row.height())
