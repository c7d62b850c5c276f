"""A person's own message: a tinted, rounded field at the end of the column's lines."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.text.spelling import left_out_words
from foretoken.system.language import tr
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.message_actions import OVERHANG, MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.plain_text_view import is_plain
from foretoken.ui.look.sizes import BUBBLE_RADIUS, NOTE_PIXELS, Space
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Themed, Tone, dress
from foretoken.ui.parts.attachment_row import AttachmentRow
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.reading.reading_text import ReadingText

_PADDING = 14, 9, 14, 11
_WIDEST = 0.8
"""Share of the column that a bubble may fill, so that both sides stay apart."""
_MOST_MEASURED = 2_000
"""Characters; a longer text takes all the width that there is."""


class OwnText(ReadingText):
    """No model wrote it."""

    @property
    def natural_width(self) -> int:
        """Pixels in which no line of it breaks; two more, because the layout rounds every word."""
        if self.offsets.length > _MOST_MEASURED:
            return 100_000
        return 2 + ceil(self.unbroken_width())

    def _palette(self) -> Palette:
        return replace(theme(), border=theme().bubble_border)


class UserBubble(Themed, MessageView):
    """What a person asked, below what was attached to it."""

    body: OwnText

    def __init__(
        self, message: Message, commands: ChatCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(message, commands, OwnText(), parent, at_right=True)
        self.again: AnswerAgain | None = None
        """What stands in the place of the answer; None where there is one."""
        self._left_out: GrowingText | None = None
        self._chips: AttachmentRow | None = None
        if message.attachments:
            self._chips = AttachmentRow(self, at_right=True)
            self._chips.show_sent(message.attachments)
            chips = QVBoxLayout()
            chips.setContentsMargins(OVERHANG, 0, OVERHANG, Space.TIGHT)
            chips.addWidget(self._chips)
            self.whole.insertLayout(0, chips)
        self.field = TintedField(self.body)
        self.column.addLayout(_at_end(self.field))
        self.body.setAccessibleName(tr("Your message"))
        if is_plain(message):
            self.show_plain(message.text, tr("Your message"))
        else:
            self.body.set_written(message.text)
        has_text = bool(message.text) or not message.attachments
        self.field.setVisible(has_text and self.plain is None)
        self.show_left_out()

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """A question can be asked in other words."""
        return (
            MessageAction.COPY,
            MessageAction.EDIT,
            MessageAction.BRANCH,
            MessageAction.EXPORT,
            MessageAction.DELETE,
        )

    @property
    def focus_stops(self) -> list[QWidget]:
        """What the Tab key comes by, one after the other."""
        stops = super().focus_stops
        return stops if self.again is None else [*stops, self.again.button]

    @property
    def left_out(self) -> str:
        """What is said below the bubble of what the model was not told."""
        return "" if self._left_out is None else self._left_out.toPlainText()

    def set_answered(self, answered: bool, *, goes_on: bool) -> None:
        """Tell whether the answer stands below; without one, it can be given again.

        ``goes_on``: another question stands below instead.
        """
        if answered and self.again is not None:
            self.whole.removeWidget(self.again)
            self.again.hide()
            self.again.deleteLater()
            self.again = None
        elif not answered:
            if self.again is None:
                self.again = AnswerAgain(self)
                self.again.button.clicked.connect(self._on_again)
                self.whole.addWidget(self.again)
                self.again.show()
            self.again.not_told.setVisible(goes_on)
            self.again.set_blocked(self.commands.blocked)

    def show_left_out(self) -> None:
        """Say what the model was not told of the message, because it cannot spell it."""
        words = left_out_words(self.message.left_out)
        if words == self.left_out:
            return
        if self._left_out is None:
            self._left_out = dress(GrowingText(self, pixels=NOTE_PIXELS), Tone.MUTED)
            self._left_out.setAccessibleName(tr("Notice"))
            self.column.addLayout(_at_end(self._left_out))
        self._left_out.set_text(words)
        self._left_out.setVisible(bool(words))
        self._fit()

    def update_settings(self) -> None:
        super().update_settings()
        if self.again is not None:
            self.again.set_blocked(self.commands.blocked)
        self._fit()

    def on_look_changed(self) -> None:
        """Be as wide as the text in its new size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bubble no wider than its text needs."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(1, round((self.width() - 2 * OVERHANG) * _WIDEST))
        left, _, right, _ = _PADDING
        self.field.setMaximumWidth(min(room, self.body.natural_width + left + right))
        if self._left_out is not None:
            words = self._left_out.fontMetrics().horizontalAdvance(self.left_out)
            self._left_out.setMaximumWidth(min(room, words + 2))

    @Slot()
    def _on_again(self) -> None:
        self.commands.act(self.message, MessageAction.REGENERATE)


class TintedField(QWidget):
    """A rounded field around a text."""

    def __init__(self, text: QWidget) -> None:
        super().__init__()
        inside = QVBoxLayout(self)
        inside.setContentsMargins(*_PADDING)
        inside.addWidget(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().bubble))
        painter.drawRoundedRect(QRectF(self.rect()), BUBBLE_RADIUS, BUBBLE_RADIUS)


def _at_end(part: QWidget) -> QHBoxLayout:
    """A line at whose end a part stands, as wide as it may be."""
    line = QHBoxLayout()
    line.addStretch(1)
    line.addWidget(part, 1000)
    return line


class AnswerAgain(QWidget):
    """A button where the answer would begin, and that the model is not told of the question."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = QPushButton(tr("Answer again"), self)
        self.button.setAutoDefault(False)
        self.not_told = dress(GrowingText(self, pixels=NOTE_PIXELS), Tone.MUTED)
        self.not_told.set_text(tr("The model is not told of a question without an answer."))
        column = QVBoxLayout(self)
        column.setContentsMargins(OVERHANG, 0, OVERHANG, Space.MEDIUM)
        column.setSpacing(Space.TINY)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.not_told)

    def set_blocked(self, blocked: bool) -> None:
        """Tell whether the model cannot write now."""
        self.button.setEnabled(not blocked)
        self.button.setToolTip(
            tr("Not now: wait for the engine")
            if blocked
            else tr("Answer this question; what follows it stays as another version")
        )
