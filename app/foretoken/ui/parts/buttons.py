"""Buttons with an icon, and a button that elides its text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from foretoken.ui.look.icons import Icon, icon_pixmap
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.plain_text import set_literal_text
from foretoken.ui.look.theme import scaled, theme
from foretoken.ui.look.themed import Button, Fit, Type, styled

ROW_PIXELS = 28
_LABEL_PADDING = 8
_COPIED_MS = 1500
_DISABLED_OPACITY = 0.6


class IconButton(QToolButton):
    """Small icon button, with a label if the icon alone is not clear."""

    def __init__(self, icon: Icon, label: str, parent: QWidget, *, width: int = ROW_PIXELS) -> None:
        super().__init__(parent)
        styled(self, Type.SMALL, Fit.NONE)
        self._icon = icon
        self._width = width
        self._confirm_timer = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._confirm_timer.timeout.connect(self.update)
        self.setText(label)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def picture(self) -> Icon:
        """The displayed icon."""
        return Icon.DONE if self._confirm_timer.isActive() else self._icon

    def show_icon(self, icon: Icon) -> None:
        self._icon = icon
        self.update()

    def confirm(self) -> None:
        """Show a check mark briefly."""
        self._confirm_timer.start()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of icon and label."""
        word = self.fontMetrics().horizontalAdvance(self.text())
        behind = word + _LABEL_PADDING if word else 0
        return QSize(scaled(self._width) + behind, scaled(ROW_PIXELS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter click as well; leave arrows with Alt to the message."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon in the colours of the theme and the button's state."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        colour = QColor(theme().text if lit else theme().muted)
        picture = icon_pixmap(self.picture, colour, self.devicePixelRatio())
        option.icon = QIcon(picture)
        option.iconSize = picture.deviceIndependentSize().toSize()
        # Qt does not draw an icon for a button without one of its own.
        option.toolButtonStyle = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if self.text()
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        painter = QStylePainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else _DISABLED_OPACITY)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)


_ICON_GAP = 4
"""Qt's gap between an icon and a text."""
_LEAST = 10
"""Minimum width of a button in average characters."""


class ElidedButton(QPushButton):
    """At most as wide as its text, with ``&`` taken literally; the tooltip has the full text."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, arrow: bool = False
    ) -> None:
        """``arrow`` draws the arrow of a menu button, with or without a menu."""
        super().__init__(parent)
        self._arrow = arrow
        styled(self, Button.PILL)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        set_literal_text(self, text)

    @property
    def _arrow_width(self) -> int:
        if not self._arrow:
            return 0
        return self.style().pixelMetric(QStyle.PixelMetric.PM_MenuButtonIndicator, None, self)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint if self.menu() else hint + QSize(self._arrow_width, 0)

    def minimumSizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance(self.text())
        least = _LEAST * self.fontMetrics().averageCharWidth()
        return self.sizeHint() - QSize(max(0, text - least), 0)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        content = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(content, option, self).width() - self._arrow_width
        if not option.icon.isNull():
            room -= option.iconSize.width() + _ICON_GAP
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        # Not ``escape_mnemonics``: it would escape the mark that Qt adds to an Arabic ellipsis.
        option.text = aligned_to_layout(text.replace("&", "&&"))
        if self._arrow:
            option.features |= QStyleOptionButton.ButtonFeature.HasMenu
