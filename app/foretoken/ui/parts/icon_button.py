"""A small button with a picture, as in the row below a message."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from foretoken.ui.look.icons import Icon, icon_pixels, paint_icon
from foretoken.ui.look.mirrored import mirrored
from foretoken.ui.look.sizes import CONTROL_RADIUS, SMALL_PIXELS, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed

ROW_PIXELS = 28
_BEHIND_WORD = 8
_COPIED_MS = 1500
_DISABLED_OPACITY = 0.4


class IconButton(Themed, QAbstractButton):
    """A small picture, with a word beside it where the picture alone would be a riddle."""

    pixels = SMALL_PIXELS
    """Of the word."""
    height_pixels = ROW_PIXELS
    gap = -2
    """Between the room of the picture and the word."""

    def __init__(self, icon: Icon, label: str, parent: QWidget, *, width: int = ROW_PIXELS) -> None:
        super().__init__(parent)
        self._icon = icon
        self._width = width
        self._confirm_timer = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._confirm_timer.timeout.connect(self.update)
        self.setText(label)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.setFont(sized_font(self.font(), self.pixels))
        self.updateGeometry()

    @property
    def picture(self) -> Icon:
        """What is drawn now."""
        return Icon.DONE if self._confirm_timer.isActive() else self._icon

    def show_icon(self, icon: Icon) -> None:
        """Draw another one from now on."""
        if icon is not self._icon:
            self._icon = icon
            self.update()

    def confirm(self) -> None:
        """Show for a moment that it is done."""
        self._confirm_timer.start()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the picture and the word."""
        word = self.fontMetrics().horizontalAdvance(self.text())
        room = self.gap + word + _BEHIND_WORD if word else 0
        return QSize(scaled(self._width) + room, scaled(self.height_pixels))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter clicks too; arrows with Alt belong to the message."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, and a field behind it under the mouse."""
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = self.rect().toRectF().adjusted(1, 1, -1, -1)
        hovered = self.underMouse() and self.isEnabled()
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 1.5))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        if hovered or self.isDown():
            painter.setBrush(QColor(colours.border if self.isDown() else colours.grid))
        if hovered or self.isDown() or self.hasFocus():
            painter.drawRoundedRect(field, CONTROL_RADIUS, CONTROL_RADIUS)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED_OPACITY)
        colour = QColor(colours.text if hovered else colours.muted)
        left, top = (scaled(self._width) - icon_pixels()) // 2, (self.height() - icon_pixels()) // 2
        place = mirrored(QRect(left, top, icon_pixels(), icon_pixels()), self.rect())
        paint_icon(painter, self.picture, place.x(), top, colour)
        if self.text():
            painter.setPen(colour)
            word = self.rect().adjusted(scaled(self._width) + self.gap, 0, 0, 0)
            painter.drawText(
                mirrored(word, self.rect()),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                self.text(),
            )
