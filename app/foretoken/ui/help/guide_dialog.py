"""A short guide to speculative decoding, told with the person's own last answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.told_step import ToldStep, step_to_show
from foretoken.engine.figures import answer_figures
from foretoken.system.language import tr, tr_noop
from foretoken.ui.help.step_picture import StepPicture, caption
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.words import Word

_WIDTH = 620
_HOW = (
    tr_noop(
        "A language model writes one token after the other, a piece of a word at a time, and for "
        "each it goes through all of its weights. Going through them costs most of the time; "
        "checking several tokens on the way costs hardly more than checking one."
    ),
    tr_noop(
        "So somebody else runs ahead: a small draft model, or the text so far, proposes some "
        "tokens. The target, the model that you chose, checks them all in one pass. What it would "
        "have written itself stays; at the first token that it would not have, it puts its own."
    ),
    tr_noop(
        "The result is exactly what the target writes alone, only sooner. Where drafts do not pay, "
        "Foretoken stops drafting."
    ),
)


class GuideDialog(FittedDialog):
    """Text with a picture; what is shown of an answer is that answer's own."""

    def __init__(self, answer: Message | None, parent: QWidget, word: Word | None = None) -> None:
        """``answer``: the last one of the chat that is shown; None where there is none.

        It opens at ``word``, if one is given, which is marked.
        """
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How speculative decoding works"))
        self._marked: QWidget | None = None
        self._column = QVBoxLayout(self.content)
        self._column.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        self._column.setSpacing(Space.SMALL)
        self._say(tr("Two models, one text"), [tr(text) for text in _HOW])
        told = None if answer is None else step_to_show(answer)
        self._show_step(answer, told)
        if answer is not None and answer.statistics is not None:
            self._show_figures(answer)
        self._heading(tr("What the words mean"))
        for each in Word:
            if each is word:
                self._mark(each)
            else:
                self._pair(each.term, each.meaning)
        self._column.addStretch(1)
        close = dress(QPushButton(tr("Close"), self), Button.PRIMARY)
        close.clicked.connect(self.accept)
        self._column.addSpacing(Space.SMALL)
        self._column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        close.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def marked(self) -> QWidget | None:
        """What it was opened at."""
        return self._marked

    def setVisible(self, visible: bool) -> None:
        """Come with the word in view that was asked for."""
        super().setVisible(visible)
        if visible and self._marked is not None:
            self.bring_into_view(self._marked)

    @property
    def told(self) -> str:
        """All that it says."""
        return "\n".join(label.text() for label in self.content.findChildren(Label))

    def _show_step(self, answer: Message | None, told: ToldStep | None) -> None:
        if told is not None:
            self._heading(tr("A step of your last answer"))
            if before := " ".join(told.before.split()):
                self._text(f"…{before}", Tone.MUTED)
            card = dress(QFrame(self), Surface.CARD, Shape.ROUNDED)
            inside = QVBoxLayout(card)
            inside.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
            inside.addWidget(StepPicture(told, card))
            self._column.addWidget(card)
            self._text(caption(told))
            return
        self._heading(tr("A step"))
        self._text(
            tr("With your first answer, one of its steps stands here.")
            if answer is None
            else tr("Nothing was drafted in your last answer: each token took a pass of its own."),
            Tone.MUTED,
        )

    def _show_figures(self, answer: Message) -> None:
        assert answer.statistics is not None
        self._heading(tr("Its numbers"))
        for figure in answer_figures(answer.statistics, answer.plain_tokens_per_second):
            self._pair(figure.text, figure.explanation)

    def _say(self, heading: str, texts: Sequence[str]) -> None:
        self._heading(heading)
        for text in texts:
            self._text(text)

    def _heading(self, text: str) -> None:
        if self._column.count():
            self._column.addSpacing(Space.MEDIUM)
        self._column.addWidget(dress(Label(text, self), Type.SECTION))

    def _pair(self, word: str, meaning: str) -> None:
        self._column.addWidget(dress(Label(word, self), Type.HEADING))
        self._text(meaning)
        self._column.addSpacing(Space.TINY)

    def _mark(self, word: Word) -> None:
        """Put a word on a field of its own."""
        field = dress(QFrame(self), Surface.TOLD, Shape.ROUNDED)
        inside = QVBoxLayout(field)
        inside.setContentsMargins(Space.MEDIUM, Space.SMALL, Space.MEDIUM, Space.SMALL)
        inside.setSpacing(Space.TINY)
        inside.addWidget(dress(Label(word.term, field), Type.HEADING))
        meaning = Label(word.meaning, field)
        meaning.setWordWrap(True)
        inside.addWidget(meaning)
        self._marked = field
        self._column.addWidget(field)
        self._column.addSpacing(Space.TINY)

    def _text(self, text: str, tone: Tone = Tone.TEXT) -> None:
        label = dress(Label(text, self), tone)
        label.setWordWrap(True)
        self._column.addWidget(label)
