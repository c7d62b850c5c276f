"""A person's own message: a tinted, rounded field at the right of the column."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversation import Message
from foretoken.ui.attachment_row import AttachmentRow
from foretoken.ui.growing_text import TAB_SPACES, GrowingText
from foretoken.ui.message_actions import OVERHANG, MessageAction
from foretoken.ui.message_view import MessageView
from foretoken.ui.place_editor import PlaceEditor
from foretoken.ui.theme import Palette

_PADDING_X = 14
_PADDING_TOP = 8  # less than below: lines of fixed height sit low in their room
_PADDING_BOTTOM = 12
_RADIUS = 14.0
_WIDEST = 0.8
"""Share of the column that a bubble may fill, so that both sides stay apart."""
_ROW_GAP = 2
_CHIPS_GAP = 8
# Beyond this many lines or characters the natural width is not worth measuring.
_MEASURED_LINES = 200
_MEASURED_LENGTH = 300


class UserBubble(MessageView):
    """What a person asked, below what was attached to it."""

    def __init__(self, message: Message, parent: QWidget | None = None) -> None:
        super().__init__(message, GrowingText(), parent, at_right=True)
        self._natural_width = 0
        self._chips: AttachmentRow | None = None
        if message.attachments:
            self._chips = AttachmentRow(self, at_right=True)
            self._chips.show_sent(message.attachments)
            self._chips.height_changed.connect(self._place)
        self.body.setAccessibleName("Your message")
        self.body.set_text(message.text)
        self.body.setVisible(bool(message.text) or not message.attachments)
        self.body.height_changed.connect(self._place)
        self.set_text_scale(1.0)

    @property
    def text(self) -> str:
        """The message as it was written."""
        return self.message.text

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """A question can be asked in other words."""
        return (
            MessageAction.COPY,
            MessageAction.EDIT,
            MessageAction.BRANCH,
            MessageAction.DELETE,
        )

    def place_editor(self, editor: PlaceEditor) -> None:
        """Show the editor in the whole width, below what was attached."""
        editor.height_changed.connect(self._place)
        self.body.hide()
        self._place()

    def remove_editor(self, editor: PlaceEditor) -> None:
        """Show the bubble again."""
        self.body.setVisible(bool(self.text) or self._chips is None)
        self._place()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        super().apply_palette(palette)
        self.body.apply_palette(palette)
        if self._chips is not None:
            self._chips.apply_palette(palette)
        self.update()

    def set_text_scale(self, factor: float) -> None:
        """Set the text size to ``factor`` times the normal one."""
        super().set_text_scale(factor)
        if self._chips is not None:
            self._chips.set_text_scale(factor)
        self._natural_width = self._measure()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bubble at the right, no wider than its text needs."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field behind the text."""
        if self.body.isHidden():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._palette.bubble))
        painter.drawRoundedRect(QRectF(self._field()), _RADIUS, _RADIUS)

    @Slot()
    def _place(self) -> None:
        top = self._place_chips()
        if self.editor is not None:
            width = self.width() - 2 * OVERHANG
            self.editor.setGeometry(OVERHANG, top, width, self.editor.height())
            bottom = top + self.editor.height()
        elif self.body.isHidden():
            bottom = top
        else:
            width = min(self._natural_width, max(1, self._widest - 2 * _PADDING_X))
            left = self.width() - OVERHANG - _PADDING_X - width
            self.body.setGeometry(left, top + _PADDING_TOP, width, self.body.height())
            bottom = self._field().bottom() + 1
        row = self.row.height()
        self.row.setGeometry(0, bottom + _ROW_GAP, self.width(), row)
        self.setFixedHeight(bottom + _ROW_GAP + row)
        self.update()

    def _place_chips(self) -> int:
        """Put the attachments at the right edge; return where what is below them begins."""
        if self._chips is None:
            return 0
        width = min(self._chips.natural_width(), self._widest)
        left = self.width() - OVERHANG - width
        self._chips.setGeometry(left, 0, width, self._chips.height())
        return self._chips.height() + _CHIPS_GAP

    @property
    def _widest(self) -> int:
        return round((self.width() - 2 * OVERHANG) * _WIDEST)

    def _field(self) -> QRect:
        return self.body.geometry().adjusted(
            -_PADDING_X, -_PADDING_TOP, _PADDING_X, _PADDING_BOTTOM
        )

    def _measure(self) -> int:
        """Width of the longest line; two pixels more, because the layout rounds every word."""
        lines = self.text.split("\n", _MEASURED_LINES)[:_MEASURED_LINES]
        metrics = QFontMetricsF(self.body.font())
        tab = " " * TAB_SPACES
        return 2 + max(
            ceil(metrics.horizontalAdvance(line[:_MEASURED_LENGTH].replace("\t", tab)))
            for line in lines
        )
