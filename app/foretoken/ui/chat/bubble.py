"""The user's own message: a tinted bubble at the trailing edge of the column."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import ceil

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.text.spelling import left_out_words
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import NoticeAction, waiting_words
from foretoken.ui.chat.message_actions import OVERHANG, ChatCommands, MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.plain_text_view import is_plain
from foretoken.ui.look.theme import Palette, Space, theme
from foretoken.ui.look.themed import Surface, Themed, styled
from foretoken.ui.parts.attachment_row import AttachmentRow
from foretoken.ui.parts.forms import column, row
from foretoken.ui.reading.reading_text import ReadingText

_PADDING = 14, 9, 14, 11
_MAX_SHARE = 0.8
"""Maximum share of the column's width, to tell own messages from answers."""
_MAX_MEASURED = 2_000
"""Characters up to which the natural width is measured; longer texts take the full width."""


class OwnText(ReadingText):
    """Text of an own message."""

    _measured = (-1, 0)  # document revision and width

    @property
    def natural_width(self) -> int:
        """Width at which no line wraps, plus two pixels because the layout rounds each word."""
        if self.offsets.length > _MAX_MEASURED:
            return 100_000
        revision = self.document().revision()
        if revision != self._measured[0]:
            self._measured = revision, 2 + ceil(self.unbroken_width())
        return self._measured[1]

    def _palette(self) -> Palette:
        return replace(theme(), border=theme().bubble_border)


class UserBubble(Themed, MessageView):
    """Question of the user below its attachments."""

    body: OwnText

    def __init__(
        self, message: Message, commands: ChatCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(message, commands, OwnText(), parent, at_right=True)
        self._unanswered: str | None = None
        if message.attachments:
            files = AttachmentRow(self, at_right=True)
            files.show_sent(message.attachments)
            edges = OVERHANG, 0, OVERHANG, Space.TIGHT
            self.whole.insertLayout(0, column(None, files, margins=edges))
        self.field = styled(QFrame(), Surface.BUBBLE)
        column(self.field, self.body, margins=_PADDING)
        # Align the bubble with the trailing edge, up to its maximum width.
        self.column.addLayout(row(None, (self.field, 1000)))
        self.body.setAccessibleName(tr("Your message"))
        if is_plain(message):
            self.show_plain(message.text, tr("Your message"))
        else:
            self.body.set_written(message.text)
        has_text = bool(message.text) or not message.attachments
        self.field.setVisible(has_text and self.plain is None)
        self.update_notice()

    def set_answered(self, answered: bool, *, followed: bool) -> None:
        """Set whether the question is answered; if not, "Answer again" is offered.

        ``followed``: another question follows instead.
        """
        unseen = tr("The model does not see unanswered questions.") if followed else ""
        self._unanswered = None if answered else unseen
        self.update_notice()

    def update_notice(self) -> None:
        """Update the notice: what the model does not see, and why."""
        tip = tr("Answer this question; what follows is kept as another version")
        again = partial(self.commands.act, self.message, MessageAction.REGENERATE)
        offer = NoticeAction(tr("Answer again"), tip, again, waiting_words(self.commands.blocked))
        offers = () if self._unanswered is None else (offer,)
        words = (left_out_words(self.message.left_out), self._unanswered)
        self.say("\n".join(filter(None, words)), offers=offers)

    def update_settings(self) -> None:
        super().update_settings()
        self.update_notice()
        self._fit()

    def on_look_changed(self) -> None:
        """Adapt the width to the text size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the bubble's width to its text."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(1, round((self.width() - 2 * OVERHANG) * _MAX_SHARE))
        left, _, right, _ = _PADDING
        self.field.setMaximumWidth(min(room, self.body.natural_width + left + right))
