"""What a model thought before it answered: a quiet line that opens and closes the text below it."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMoveEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.icons import Icon, icon_pixels, paint_icon
from foretoken.ui.look.sizes import CONTROL_RADIUS, NOTE_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed

_LINE_PIXELS = 26
_BAR_PIXELS = 2
_INDENT = 20


def thought_words(milliseconds: float, tokens: int) -> str:
    """How long and how much a model thought; what is unknown is 0 and not said."""
    words = "Thought"
    if milliseconds > 0:
        words += f" for {_duration(milliseconds)}"
    if tokens:
        words += f", {tokens:,} token{'' if tokens == 1 else 's'}"
    return words


def thinking_words(milliseconds: float) -> str:
    """The same while it thinks."""
    seconds = floor(milliseconds / 1000)
    return f"Thinking… {_duration(1000 * seconds)}" if seconds else "Thinking…"


def _duration(milliseconds: float) -> str:
    seconds = round(milliseconds / 1000)
    if seconds < 1:
        return "less than 1\u00a0s"
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    parts = [(hours, "h"), (minutes, "min"), (seconds, "s")]
    said = [f"{number}\u00a0{unit}" for number, unit in parts if number]
    return " ".join(said[:2])


class FoldButton(Themed, QAbstractButton):
    """A chevron and a few words; checked is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.setFont(sized_font(self.font(), NOTE_PIXELS))
        self.updateGeometry()

    def say(self, words: str) -> None:
        """Show other words."""
        if words != self.text():
            self.setText(words)
            self.setAccessibleName(words)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the chevron and the words."""
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(icon_pixels() + words + Space.MEDIUM, scaled(_LINE_PIXELS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter clicks too; arrows with Alt belong to the message."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both, with a field behind them under the mouse."""
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.accent), 1.5) if self.hasFocus() else Qt.PenStyle.NoPen)
        if self.underMouse() or self.isDown():
            painter.setBrush(QColor(colours.border if self.isDown() else colours.grid))
        if self.underMouse() or self.isDown() or self.hasFocus():
            field = self.rect().toRectF().adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(field, CONTROL_RADIUS, CONTROL_RADIUS)
        colour = QColor(colours.text if self.underMouse() else colours.muted)
        icon = Icon.DOWN if self.isChecked() else Icon.RIGHT
        paint_icon(painter, icon, 0, (self.height() - icon_pixels()) // 2, colour)
        painter.setPen(colour)
        painter.drawText(
            self.rect().adjusted(icon_pixels() + Space.TINY, 0, 0, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self.text(),
        )


class ThoughtFold(QWidget):
    """The line, and below it what was thought, beside a bar.

    ``button`` tells that somebody wants it open or closed; who hears of it does it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.body = WalkedText(self)
        self.body.setAccessibleName("Thoughts")
        self.button = FoldButton(self)
        self.button.setAccessibleDescription("Shows or hides what the model thought")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TINY)
        column.addWidget(self.button)
        beside_bar = QVBoxLayout()
        beside_bar.setContentsMargins(_INDENT, 0, 0, Space.TINY)
        beside_bar.addWidget(self.body)
        column.addLayout(beside_bar)
        self.body.hide()

    @property
    def is_open(self) -> bool:
        """Whether the text can be seen."""
        return self.button.isChecked()

    def open(self, opened: bool) -> None:
        """Show or hide the text."""
        self.button.setChecked(opened)
        self.body.setVisible(opened)
        self.update()

    def set_tab_stops(self, stops: bool) -> None:
        """Let the Tab key come by, or only the mouse."""
        policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
        for part in (self.button, self.body):
            part.setFocusPolicy(policy)

    @property
    def focus_stops(self) -> list[QWidget]:
        """What the Tab key comes by."""
        return [self.button, self.body, *self.body.buttons] if self.is_open else [self.button]

    def moveEvent(self, event: QMoveEvent) -> None:
        """What is shown beside the text comes along."""
        super().moveEvent(event)
        self.body.follow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar."""
        if not self.is_open:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().border))
        area = self.body.geometry()
        middle = icon_pixels() / 2  # below the chevron
        bar = QRectF(middle - _BAR_PIXELS / 2, area.top(), _BAR_PIXELS, area.height())
        painter.drawRoundedRect(bar, 1, 1)
