"""A paperclip that chooses files."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from foretoken.ui.text_size import scaled, text_scale
from foretoken.ui.theme import LIGHT, Palette

_SIDE = 28


class AttachButton(QAbstractButton):
    """Quiet, with a field behind it while it is pointed at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self.setAccessibleName("Attach files")
        self.setToolTip(
            "Attach text files or PDFs (Ctrl+Shift+A), or drop them on the window.\n"
            "Files that are not sent are not kept when Foretoken is closed."
        )
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE), scaled(_SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.border))
            painter.drawRoundedRect(field, 6, 6)
        if self.hasFocus():
            painter.setPen(QColor(colours.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(field, 6, 6)
        pen = QPen(QColor(colours.text if self.underMouse() else colours.muted), 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(QPointF(self.width() / 2, self.height() / 2))
        painter.scale(text_scale(), text_scale())
        painter.rotate(40)
        painter.drawPath(_clip())


def _clip() -> QPainterPath:
    """One wire with three bends, around the origin."""
    path = QPainterPath(QPointF(4.0, -4.5))
    path.lineTo(4.0, 4.0)
    path.arcTo(QRectF(-4.0, 0.5, 8.0, 8.0), 0, -180)
    path.lineTo(-4.0, -5.0)
    path.arcTo(QRectF(-4.0, -8.0, 5.4, 6.0), 180, -180)
    path.lineTo(1.4, 3.6)
    path.arcTo(QRectF(-1.4, 2.2, 2.8, 2.8), 0, -180)
    path.lineTo(-1.4, -3.0)
    return path
