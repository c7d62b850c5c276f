"""The buttons above the chat. Each knows narrower forms of itself; the bar chooses among them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from foretoken.ui.plain_text import set_drawn_text
from foretoken.ui.row_painting import chevron
from foretoken.ui.text_size import scaled, text_scale
from foretoken.ui.theme import LIGHT, Palette

_PILL_HEIGHT = 30
_PADDING = 14
_ARROW = 22
_DOT = 18
_ICON = 16


class BarButton(QPushButton):
    """A rounded field that is lit under the mouse and with the focus; what is in it is drawn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self.colours = palette
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), scaled(_PILL_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wanted_width(self) -> int:
        """How wide it is with all that it says."""
        return scaled(_PILL_HEIGHT)

    def menu_corner(self) -> QPoint:
        """Where a menu below it begins, in screen coordinates."""
        return self.mapToGlobal(self.rect().bottomLeft() + QPoint(0, 4))

    def paint_field(self, painter: QPainter) -> None:
        """Draw the outline, and the field in it."""
        colours = self.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = colours.muted if self.underMouse() and self.isEnabled() else colours.border
        painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else lit)))
        pressed = self.isDown() or (self.isCheckable() and self.isChecked())
        painter.setBrush(QColor(colours.bubble if pressed else colours.button))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)

    def paint_arrow(self, painter: QPainter) -> None:
        """Draw at the right what says that there is a menu."""
        painter.setPen(QPen(QColor(self.colours.muted), 1.5 * text_scale()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre = QPointF(self.width() - scaled(16), self.height() / 2 + 0.5)
        painter.drawPolyline(chevron(centre, down=True))


class PairPill(BarButton):
    """The names of the models, cut in their middle where they do not fit."""

    def show_text(self, text: str, tip: str) -> None:
        """Name the pair; ``tip`` says what a click does."""
        set_drawn_text(self, text)
        self.setAccessibleName(f"Models: {text}")
        self.setToolTip(f"{text}\n{tip}")
        self.updateGeometry()

    def wanted_width(self) -> int:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return scaled(_PADDING) + words + 2 + scaled(_ARROW) + scaled(8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        room = self.rect().adjusted(scaled(_PADDING), 0, -scaled(_ARROW) - scaled(6), 0)
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, room.width()
        )
        painter.setPen(QColor(self.colours.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        self.paint_arrow(painter)


class StatusChip(BarButton):
    """A dot and a few words; the words tell all that the dot's colour tells."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._active = False
        self._words = 2

    def show_activity(self, text: str, *, active: bool) -> None:
        """Say what the engine does now."""
        set_drawn_text(self, text)
        self._active = active
        self.setAccessibleName(f"Engine: {text}")
        self.setToolTip(f"{text}\nClick to choose how far to draft")
        self.updateGeometry()
        self.update()

    def set_words(self, words: int) -> None:
        """2: all that there is to say; 1: without the reason; 0: the dot alone."""
        if words != self._words:
            self._words = words
            self.update()

    @property
    def shown_text(self) -> str:
        """The words that are there; the tooltip has all of them."""
        if self._words == 2:
            return self.text()
        return self.text().partition(":")[0].partition(";")[0] if self._words else ""

    def wanted_width(self) -> int:
        words = self.fontMetrics().horizontalAdvance(self.shown_text)
        words += 2 + scaled(10) if words else scaled(2)
        return scaled(_PADDING) + scaled(_DOT - 8) + words + scaled(_ARROW) + scaled(4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        colours = self.colours
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.draft if self._active else colours.target))
        radius = 4 * text_scale()
        painter.drawEllipse(QPointF(scaled(_PADDING) + radius, self.height() / 2), radius, radius)
        painter.setPen(QColor(colours.text))
        left = scaled(_PADDING) + scaled(_DOT)
        painter.drawText(
            self.rect().adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.shown_text
        )
        self.paint_arrow(painter)


class ColoursSwitch(BarButton):
    """Colours on or off: three lines of tokens, and the word where there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._worded = True
        self.setText("Colours")
        self.setCheckable(True)
        self.setChecked(True)
        self.setToolTip("Colour tokens by their origin (F2)")
        self.setAccessibleName("Token colours")

    def set_worded(self, worded: bool) -> None:
        """Show the word, or the picture alone."""
        if worded != self._worded:
            self._worded = worded
            self.update()

    def wanted_width(self) -> int:
        words = self.fontMetrics().horizontalAdvance(self.text()) + 2 + scaled(8)
        return 2 * scaled(11) + scaled(_ICON) + (words if self._worded else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        colours, scale = self.colours, text_scale()
        kinds = (colours.draft, colours.correction, colours.bonus)
        left, middle = float(scaled(11)), self.height() / 2
        for row, (colour, width) in enumerate(zip(kinds, (16, 10, 13), strict=True)):
            line = QRectF(left, middle + (5 * row - 6.5) * scale, width * scale, 3 * scale)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour if self.isChecked() else colours.target))
            painter.drawRoundedRect(line, 1.5 * scale, 1.5 * scale)
        if self._worded:
            room = self.rect().adjusted(scaled(11) + scaled(_ICON) + scaled(8), 0, 0, 0)
            painter.setPen(QColor(colours.text))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())


class LegendButton(BarButton):
    """Opens the legend of the token colours."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTip("What the token colours mean; single ones can be hidden")
        self.setAccessibleName("Legend of the token colours")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_field(painter)
        painter.translate(scaled(16) - self.width() / 2, 0)
        self.paint_arrow(painter)


class _DrawnButton(QPushButton):
    """A square button whose picture is drawn in a square of 32 pixels."""

    def __init__(self, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setProperty("quiet", True)
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def sizeHint(self) -> QSize:
        return QSize(scaled(32), scaled(32))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self._colours = palette
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 32, self.height() / 32)
        self.paint_picture(painter, QColor(self._colours.muted))

    def paint_picture(self, painter: QPainter, colour: QColor) -> None:
        """Draw it."""


class MoreButton(_DrawnButton):
    """Three dots."""

    def paint_picture(self, painter: QPainter, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for x in (10.0, 16.0, 22.0):
            painter.drawEllipse(QPointF(x, 16.0), 1.7, 1.7)


class PanelButton(_DrawnButton):
    """A small drawing of the window with one side filled."""

    def __init__(self, side: str, tip: str, parent: QWidget) -> None:
        super().__init__(tip, parent)
        self._side = side

    def paint_picture(self, painter: QPainter, colour: QColor) -> None:
        painter.setPen(QPen(colour, 1.4))
        painter.drawRoundedRect(QRectF(8, 9, 16, 14), 2.5, 2.5)
        filled = QRectF(8, 9, 5.5, 14) if self._side == "left" else QRectF(18.5, 9, 5.5, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(filled, 2, 2)
