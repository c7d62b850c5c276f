"""Where a message is edited, in its place in the conversation."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foretoken.system.language import tr
from foretoken.ui.chat.message_actions import OVERHANG
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import BUBBLE_RADIUS, TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Fit, Themed, Tone, Type, dress
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.own_keys import claims_escape

_BUTTON_HEIGHT = 32
_HINT_NEEDS = 420


class PlaceEditor(Themed, QWidget):
    """A field with two buttons; as tall as its text needs, up to eight lines."""

    sent = Signal(str)

    def __init__(self, text: str, verb: str, keys: str, parent: QWidget) -> None:
        """``verb``: what Enter does with the text, such as "Send"; ``keys``: a hint at that.

        Both are for ``tr``.
        """
        super().__init__(parent)
        self._can_send = True
        self._keys = keys
        self.field = EditField(self)
        self.field.setAccessibleName(tr("Edit your message"))
        self.field.setPlainText(text)
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.send_pressed.connect(self._on_send)
        self.field.textChanged.connect(self._update)
        self.field.focus_changed.connect(self.update)
        self._hint = dress(Label(tr(keys), self), Type.NOTE, Tone.MUTED)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.cancel = dress(QPushButton(tr("Cancel"), self), Fit.LOW)
        self.cancel.setToolTip(keyed("message.cancel_edit"))
        self.send = dress(QPushButton(tr(verb), self), Button.PRIMARY, Fit.LOW)
        self.send.clicked.connect(self._on_send)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(self._hint, 1)
        for button in (self.cancel, self.send):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        begin, end = OVERHANG + Space.LOOSE, OVERHANG + Space.MEDIUM
        column.setContentsMargins(margins(begin, Space.MEDIUM, end, Space.MEDIUM))
        column.setSpacing(Space.SMALL)
        column.addWidget(self.field)
        column.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.on_look_changed()
        self._update()

    def focus_field(self) -> None:
        """Let people type."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_can_send(self, can_send: bool) -> None:
        """Allow sending, or not while the model cannot answer."""
        self._can_send = can_send
        self._update()

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.field.setFont(sized_font(self.font(), TEXT_PIXELS))
        self.field.fit()
        for button in (self.cancel, self.send):
            button.setFixedHeight(scaled(_BUTTON_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the hint where it is narrow."""
        self._hint.setText(tr(self._keys) if self.width() >= scaled(_HINT_NEEDS) else "")

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.field.hasFocus()
        painter.setPen(QColor(theme().accent if focused else theme().border))
        painter.setBrush(QColor(theme().panel))
        area = QRectF(self.rect()).adjusted(OVERHANG + 0.5, 0.5, -OVERHANG - 0.5, -0.5)
        painter.drawRoundedRect(area, BUBBLE_RADIUS, BUBBLE_RADIUS)

    @Slot()
    def _on_send(self) -> None:
        if self.send.isEnabled():
            self.sent.emit(self.field.toPlainText())

    @Slot()
    def _update(self) -> None:
        self.send.setEnabled(self._can_send and not self.field.is_blank())
        self.send.setToolTip(
            keyed("field.send", tr("The message as it was stays beside this one"))
            if self._can_send
            else tr("Not now: wait for the engine")
        )


class EditField(MessageEditor):
    """The text; Esc leaves it."""

    escape_pressed = Signal()

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window does, which would stop an answer."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves; the rest is as in the field below the conversation."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape_pressed.emit()
        else:
            super().keyPressEvent(event)
