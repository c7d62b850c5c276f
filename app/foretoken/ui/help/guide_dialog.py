"""A short guide to speculative decoding, told with the person's own last answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.told_costs import costs_of
from foretoken.control.answers.told_rule import rule_to_show
from foretoken.control.answers.told_step import step_to_show
from foretoken.engine.figures import answer_figures, speedup
from foretoken.system.language import tr, tr_noop
from foretoken.ui.help.bar_picture import BarPicture, ColourLegend
from foretoken.ui.help.guide_words import (
    break_even_bars,
    break_even_words,
    cost_bars,
    cost_legend,
    cost_words,
    rule_bars,
    rule_words,
)
from foretoken.ui.help.step_picture import StepPicture
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.step_words import caption
from foretoken.ui.parts.words import Word

_WIDTH = 620
_IDEA = (
    tr_noop(
        "A language model writes one token after the other, a piece of a word at a time, and for "
        "each it goes through all of its weights."
    ),
    tr_noop(
        "So somebody else runs ahead: a small draft model, or the text so far, proposes some "
        "tokens. The target, the model that you chose, checks them all in one pass. What it would "
        "have written itself stays; at the first token that it would not have, it puts its own."
    ),
)
_COST = tr_noop(
    "Fetching the weights from memory takes most of the time of a pass, and they are fetched once "
    "for all of its tokens. So a pass that checks several costs more than a pass over one, but "
    "much less than one pass for each. The small model of a draft is quick, and copying from the "
    "text takes hardly any time."
)
_SAME = tr_noop(
    "A drafted token is kept with a chance: what the target gives it, divided by what the draft "
    "gave it, and always where the target gives it as much or more. Where it is not kept, the "
    "target draws another one, from what it gives more than the draft. Together, each token comes "
    "up exactly as often as if the target wrote alone. At temperature 0 that means: a drafted "
    "token is kept if the target would have written it itself."
)
_ROUNDING = tr_noop(
    "One thing is left: a pass over several tokens rounds slightly otherwise than a pass over one. "
    "Where two tokens are as good as equally likely, the words may part there; the chances do not."
)
_PAYS = tr_noop(
    "Drafting takes time, too. A step pays if it gives more tokens than it costs passes of the "
    "target alone. Surprising texts, hot sampling, a draft that knows the target badly or is not "
    "much smaller make it lose. Foretoken measures this while it writes, drafts as far as it pays, "
    "and pauses where it does not."
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
        self._show_idea(answer)
        self._show_cost(answer)
        self._show_rule(answer)
        self._show_verdict(answer)
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

    def _show_idea(self, answer: Message | None) -> None:
        self._say(tr("Two models, one text"), [tr(text) for text in _IDEA])
        told = None if answer is None else step_to_show(answer)
        if told is not None:
            self._small_heading(tr("A step of your last answer"))
            if before := " ".join(told.before.split()):
                self._text(f"…{before}", Tone.MUTED)
            self._card(StepPicture(told, self))
            self._text(caption(told))
        elif answer is None:
            self._text(
                tr("With your first answer, its own steps and numbers stand here."), Tone.MUTED
            )
        else:
            self._text(
                tr("Nothing was drafted in your last answer: each token took a pass of its own."),
                Tone.MUTED,
            )

    def _show_cost(self, answer: Message | None) -> None:
        self._say(tr("Why several tokens cost less together"), [tr(_COST)])
        costs = None if answer is None else costs_of(answer)
        if costs is not None:
            said = cost_words(costs)
            self._card(BarPicture(cost_bars(costs), said, self), cost_legend())
            self._text(said)

    def _show_rule(self, answer: Message | None) -> None:
        self._say(tr("Why the text stays the target's own"), [tr(_SAME)])
        rule = None if answer is None else rule_to_show(answer)
        if rule is not None:
            self._small_heading(tr("A token of your last answer"))
            said = rule_words(rule)
            self._card(BarPicture(rule_bars(rule), said, self, top=1.0))
            self._text(said)
        self._text(tr(_ROUNDING))

    def _show_verdict(self, answer: Message | None) -> None:
        self._say(tr("When it does not pay"), [tr(_PAYS)])
        costs = None if answer is None else costs_of(answer)
        if answer is None or costs is None or answer.statistics is None:
            return
        figure = speedup(answer.statistics)
        said = break_even_words(costs, conclusive=figure is not None and bool(figure.number))
        if bars := break_even_bars(costs):
            self._card(BarPicture(bars, said, self))
        self._text(said)
        if figure is not None and bars:
            self._text(figure.explanation, Tone.MUTED)

    def _show_figures(self, answer: Message) -> None:
        assert answer.statistics is not None
        self._heading(tr("Its numbers"))
        for figure in answer_figures(answer.statistics, served=answer.served_figures):
            self._pair(figure.text, figure.explanation)

    def _card(self, picture: QWidget, legend: Sequence[tuple[str, str]] = ()) -> None:
        """Show a picture in a frame, below it what its colours mean."""
        card = dress(QFrame(self), Surface.CARD, Shape.ROUNDED)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        inside.setSpacing(Space.SMALL)
        inside.addWidget(picture)
        if legend:
            inside.addWidget(ColourLegend(legend, card))
        self._column.addWidget(card)

    def _small_heading(self, text: str) -> None:
        self._column.addSpacing(Space.TINY)
        self._column.addWidget(dress(Label(text, self), Type.HEADING))

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
