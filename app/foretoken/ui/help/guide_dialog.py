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
WORDS: tuple[tuple[str, str], ...] = (
    (
        tr_noop("Token"),
        tr_noop("A piece of a word, a word or a sign: what a model reads and writes."),
    ),
    (
        tr_noop("Target"),
        tr_noop("The model whose answer you want. Drafting never changes what it says."),
    ),
    (
        tr_noop("Draft"),
        tr_noop(
            "Tokens that are proposed to the target, by a small draft model or copied from the "
            "text."
        ),
    ),
    (
        tr_noop("Lookahead"),
        tr_noop(
            "How many tokens are drafted before the target looks. Adaptive: as many as pay, "
            "measured on this computer, down to none."
        ),
    ),
    (
        tr_noop("Acceptance"),
        tr_noop(
            "How many of the drafted tokens the target keeps. The more it keeps, the more a draft "
            "is worth; easy texts have more of it than surprising ones."
        ),
    ),
    (
        tr_noop("Prompt lookup"),
        tr_noop(
            "Drafting without a second model: what followed the same words earlier in the chat."
        ),
    ),
    (
        tr_noop("Context"),
        tr_noop(
            "How many tokens the model can look back on: the chat so far, files, and the answer."
        ),
    ),
    (
        tr_noop("KV cache"),
        tr_noop(
            "What the model remembers of the tokens it has read, so that it need not read them "
            "again. It grows with the context and takes memory."
        ),
    ),
    (
        tr_noop("Speedup"),
        tr_noop(
            "Measured speed over the speed of plain decoding, measured on this computer in the "
            "same session."
        ),
    ),
)
"""Hard words, and what they mean."""


class GuideDialog(FittedDialog):
    """Text with a picture; what is shown of an answer is that answer's own."""

    def __init__(self, answer: Message | None, parent: QWidget) -> None:
        """``answer``: the last one of the chat that is shown; None where there is none."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How speculative decoding works"))
        self._column = QVBoxLayout(self.content)
        self._column.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        self._column.setSpacing(Space.SMALL)
        self._say(tr("Two models, one text"), [tr(text) for text in _HOW])
        told = None if answer is None else step_to_show(answer)
        self._show_step(answer, told)
        if answer is not None and answer.statistics is not None:
            self._show_figures(answer)
        self._heading(tr("What the words mean"))
        for word, meaning in WORDS:
            self._pair(tr(word), tr(meaning))
        self._column.addStretch(1)
        close = dress(QPushButton(tr("Close"), self), Button.PRIMARY)
        close.clicked.connect(self.accept)
        self._column.addSpacing(Space.SMALL)
        self._column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        close.setFocus(Qt.FocusReason.OtherFocusReason)

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

    def _text(self, text: str, tone: Tone = Tone.TEXT) -> None:
        label = dress(Label(text, self), tone)
        label.setWordWrap(True)
        self._column.addWidget(label)
