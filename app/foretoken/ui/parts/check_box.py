"""A check box in the colours of the theme; the style's own is invisible on a dark window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from foretoken.ui.look.mirrored import layout_is_mirrored, mirrored
from foretoken.ui.look.sizes import text_scale
from foretoken.ui.look.theme import theme

_BOX = 17
_GAP = 10
_DISABLED_OPACITY = 0.4


class CheckBox(QAbstractButton):
    """A box, usually with a text beside it."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setCheckable(True)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics, box = self.fontMetrics(), round(_BOX * text_scale())
        beside = _GAP + metrics.horizontalAdvance(self.text()) + 4 if self.text() else 1
        width = box + beside
        return QSize(width, max(box, metrics.height()) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED_OPACITY)
        scale = text_scale()
        painter.save()
        if layout_is_mirrored():
            painter.translate(self.width() - _BOX * scale, 0)
        painter.scale(scale, scale)
        top = (self.height() / scale - _BOX) / 2
        strong = self.hasFocus() or self.underMouse() or self.isChecked()
        painter.setPen(QPen(QColor(colours.accent if strong else colours.muted), 1.2))
        painter.setBrush(QColor(colours.accent if self.isChecked() else colours.raised))
        painter.drawRoundedRect(QRectF(1, top + 1, _BOX - 2, _BOX - 2), 4, 4)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.text), 1))
            painter.drawRoundedRect(QRectF(0.5, top + 0.5, _BOX - 1, _BOX - 1), 4.5, 4.5)
        if self.isChecked():
            pen = QPen(QColor(colours.on_accent), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            corner = QPointF(0, top)
            tick = [QPointF(4.8, 8.8), QPointF(7.5, 11.5), QPointF(12.4, 5.8)]
            painter.drawPolyline([corner + point for point in tick])
        painter.restore()
        painter.setPen(QColor(colours.text))
        words = self.rect().adjusted(round(_BOX * scale) + _GAP, 0, 0, 0)
        painter.drawText(
            mirrored(words, self.rect()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self.text(),
        )
