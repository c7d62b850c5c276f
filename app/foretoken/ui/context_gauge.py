"""How full the model's context is: a bar and a number."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.ui.theme import LIGHT, Palette

_BAR = QSize(40, 6)
_MARK = 12
_GAP = 6


class GaugeForm(IntEnum):
    """From the widest to the narrowest."""

    FULL = 0
    WITHOUT_BAR = 1
    NUMBERS = 2
    SHARE = 3


class ContextGauge(QWidget):
    """Nearly full is said by a triangle, bold figures and another colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._used = self._total = 0
        self._urgent = False
        self._form = GaugeForm.FULL
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown beside the bar."""
        if self._form is GaugeForm.SHARE:
            return f"{min(999, round(100 * self._used / max(1, self._total)))} %"
        numbers = f"{self._used:,} of {self._total:,}"
        return numbers if self._form is GaugeForm.NUMBERS else f"Context {numbers}"

    @property
    def urgent(self) -> bool:
        """Whether it warns."""
        return self._urgent

    def show_use(self, used: int, total: int, *, urgent: bool) -> None:
        """Show ``used`` of ``total`` tokens; nothing without a total."""
        self._used, self._total, self._urgent = used, total, urgent
        self.setVisible(total > 0)
        state = ", nearly full" if urgent else ""
        self.setAccessibleName(f"Context: {used:,} of {total:,} tokens{state}")
        self.updateGeometry()
        self.update()

    def set_form(self, form: GaugeForm) -> None:
        """Take less room, or more."""
        if form is not self._form:
            self._form = form
            self.updateGeometry()
            self.update()

    def explain(self, details: str) -> None:
        """Tell in a tooltip what the number is made of."""
        self.setToolTip(details)
        spoken = QTextDocumentFragment.fromHtml(details).toPlainText()
        self.setAccessibleDescription(spoken)

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._figures_font())
        width = metrics.horizontalAdvance(self.text) + 2
        if self._form is GaugeForm.FULL:
            width += _BAR.width() + _GAP
        if self._urgent:
            width += _MARK + _GAP
        return QSize(width, max(metrics.height(), _MARK) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(colours.correction if self._urgent else colours.muted)
        left = 0.0
        if self._urgent:
            self._paint_mark(painter, colour)
            left += _MARK + _GAP
        if self._form is GaugeForm.FULL:
            top = (self.height() - _BAR.height()) / 2
            whole = QRectF(left, top, _BAR.width(), _BAR.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.border))
            painter.drawRoundedRect(whole, 3, 3)
            share = min(1.0, self._used / max(1, self._total))
            painter.setClipRect(QRectF(left, top, share * _BAR.width(), _BAR.height()))
            painter.setBrush(colour)
            painter.drawRoundedRect(whole, 3, 3)
            painter.setClipping(False)
            left += _BAR.width() + _GAP
        painter.setFont(self._figures_font())
        painter.setPen(colour)
        room = QRectF(self.rect()).adjusted(left, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text)

    def _paint_mark(self, painter: QPainter, colour: QColor) -> None:
        """A triangle with its point up, and a stroke in it."""
        top = (self.height() - _MARK) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = [QPointF(_MARK / 2, top), QPointF(_MARK, top + 11), QPointF(0, top + 11)]
        painter.drawPolygon(QPolygonF(corners))
        painter.setBrush(QColor(self._palette.panel))
        painter.drawRect(QRectF(_MARK / 2 - 0.7, top + 4, 1.4, 3.5))
        painter.drawRect(QRectF(_MARK / 2 - 0.7, top + 8.4, 1.4, 1.4))

    def _figures_font(self) -> QFont:
        font = QFont(self.font())
        if self._urgent:
            font.setWeight(QFont.Weight.DemiBold)
        return font
