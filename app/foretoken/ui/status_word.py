"""Buttons in the status line: what it is, and in bold how it stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from foretoken.ui.text_size import scaled
from foretoken.ui.theme import LIGHT, Palette
from foretoken.ui.token_style import readable_on

_PADDING, _HIGHER = 6, 10


class StatusWord(QAbstractButton):
    """A small field around the words, which is lit while it is pointed at or has the focus."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._value = ""
        self._value_colour = LIGHT.text
        self._widest_value = 1000
        self.setText(label)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def value(self) -> str:
        """How it stands."""
        return self._value

    def set_value(self, value: str) -> None:
        """Tell how it stands."""
        self._value = value
        self.updateGeometry()
        self.update()

    def set_widest_value(self, pixels: int) -> None:
        """Cut longer values."""
        if pixels != self._widest_value:
            self._widest_value = pixels
            self.updateGeometry()
            self.update()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def value_colour(self, palette: Palette) -> str:
        """Colour of the value, readable on the panel."""
        return palette.text

    def sizeHint(self) -> QSize:
        regular = QFontMetrics(self.font())
        width = regular.horizontalAdvance(f"{self.text()} ")
        width += QFontMetrics(self._bold()).horizontalAdvance(self._shown_value())
        return QSize(width + 2 + 2 * scaled(_PADDING), regular.height() + scaled(_HIGHER))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self._palette
        painter = QPainter(self)
        self._paint_field(painter)
        room = self.rect().adjusted(scaled(_PADDING), 0, 0, 0)
        painter.setPen(QColor(colours.muted))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(f"{self.text()} "))
        if self.isEnabled():
            wanted = self.value_colour(colours)
            painter.setPen(QColor(readable_on(wanted, colours.button, colours.text)))
        painter.setFont(self._bold())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._shown_value())

    def _paint_field(self, painter: QPainter) -> None:
        colours = self._palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() and self.isEnabled()
        border = colours.accent if self.hasFocus() else colours.muted if lit else colours.border
        painter.setPen(QColor(border))
        painter.setBrush(QColor(colours.button if self.isEnabled() else colours.panel))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, 6, 6)

    def _shown_value(self) -> str:
        metrics = QFontMetrics(self._bold())
        return metrics.elidedText(self._value, Qt.TextElideMode.ElideMiddle, self._widest_value)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font


class SpeculateSwitch(StatusWord):
    """Switches drafting on and off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Speculate", parent)
        self.setCheckable(True)
        self.toggled.connect(self._on_toggled)
        self._on_toggled()

    def set_state(self, on: bool, available: bool) -> None:
        """Show ``on`` or off; what is not ``available`` cannot be switched."""
        self.setChecked(on)
        self.setEnabled(available)
        tip = "From the next answer on: draft ahead, with a draft model or from earlier text"
        self.setToolTip(tip if available else "No model is loaded")

    def value_colour(self, palette: Palette) -> str:
        return palette.draft if self.isChecked() else palette.muted

    def _on_toggled(self) -> None:
        self.set_value("on" if self.isChecked() else "off")
        self.setAccessibleName(f"Speculative decoding: {self.value}")


class SystemPromptWord(StatusWord):
    """Tells which system prompt the conversation has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("System prompt:", parent)
        self.show_prompt(None, "")

    def show_prompt(self, name: str | None, text: str) -> None:
        """Show the name of a prompt, or (None) that there is none."""
        self.set_value(name or "none")
        self.setAccessibleName(f"System prompt: {self.value}")
        beginning = " ".join(text[:200].split())
        said = f"\n“{beginning}{'…' if len(text) > 200 else ''}”" if beginning else ""
        named = f"\n{name}" if name else ""
        self.setToolTip(f"What the model is told before this chat (Ctrl+Shift+P){named}{said}")

    def value_colour(self, palette: Palette) -> str:
        return palette.muted if self.value == "none" else palette.text

    def set_short(self, short: bool) -> None:
        """Take less room, or more."""
        self.setText("System:" if short else "System prompt:")
        self.set_widest_value(scaled(64 if short else 150))
