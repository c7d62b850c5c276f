"""A person's own message: a tinted, rounded field at the end of the column's lines."""

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
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Surface, Themed, styled
from foretoken.ui.parts.attachment_row import AttachmentRow
from foretoken.ui.parts.forms import column, row
from foretoken.ui.reading.reading_text import ReadingText

_PADDING = 14, 9, 14, 11
_WIDEST = 0.8
"""Share of the column that a bubble may fill, so that both sides stay apart."""
_MOST_MEASURED = 2_000
"""Characters; a longer text takes all the width that there is."""


class OwnText(ReadingText):
    """No model wrote it."""

    _measured = (-1, 0)  # at which revision of the document, and the width

    @property
    def natural_width(self) -> int:
        """Pixels in which no line of it breaks; two more, because the layout rounds every word."""
        if self.offsets.length > _MOST_MEASURED:
            return 100_000
        revision = self.document().revision()
        if revision != self._measured[0]:
            self._measured = revision, 2 + ceil(self.unbroken_width())
        return self._measured[1]

    def _palette(self) -> Palette:
        return replace(theme(), border=theme().bubble_border)


class UserBubble(Themed, MessageView):
    """What a person asked, below what was attached to it."""

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
        # The bubble is at the end of its line, as wide as it may be.
        self.column.addLayout(row(None, (self.field, 1000)))
        self.body.setAccessibleName(tr("Your message"))
        if is_plain(message):
            self.show_plain(message.text, tr("Your message"))
        else:
            self.body.set_written(message.text)
        has_text = bool(message.text) or not message.attachments
        self.field.setVisible(has_text and self.plain is None)
        self.tell()

    def set_answered(self, answered: bool, *, goes_on: bool) -> None:
        """Tell whether the answer stands below; without one, it can be given again.

        ``goes_on``: another question stands below instead.
        """
        not_told = tr("The model does not see unanswered questions.") if goes_on else ""
        self._unanswered = None if answered else not_told
        self.tell()

    def tell(self) -> None:
        """Say what the model was not told, because it cannot spell it or nobody answered."""
        tip = tr("Answer this question; what follows it stays as another version")
        again = partial(self.commands.act, self.message, MessageAction.REGENERATE)
        offer = NoticeAction(tr("Answer again"), tip, again, waiting_words(self.commands.blocked))
        offers = () if self._unanswered is None else (offer,)
        words = (left_out_words(self.message.left_out), self._unanswered)
        self.say("\n".join(filter(None, words)), offers=offers)

    def update_settings(self) -> None:
        super().update_settings()
        self.tell()
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
