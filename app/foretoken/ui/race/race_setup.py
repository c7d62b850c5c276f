"""What is to race: two ways of answering, a question, how often and how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.models.pairs.racing import (
    FEWEST_REPETITIONS,
    GREEDY,
    MOST_REPETITIONS,
    USUAL_LENGTH,
    USUAL_REPETITIONS,
    RaceWish,
    SideWish,
)
from foretoken.preferences.preference import WholeKind
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.choice_button import ChoiceButton
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.long_text import LongTextEdit
from foretoken.ui.parts.value_controls import TypedControl
from foretoken.ui.parts.words import Word
from foretoken.ui.race.race_words import sampling_words, way_words

LENGTHS = (32, 64, 128, 256, 512, 1024)
_LOOKAHEADS = (1, 2, 3, 4, 6, 8, 12, 16)
_EDITOR_HEIGHT = 92
_LONGEST_TITLE = 70
_OWN, _LAST = "own", "last"  # not translated: keys
_PLAIN = SpeculativeConfig(Method.PLAIN)
_LOOKUP = SpeculativeConfig(Method.LOOKUP)
_SIDES = (
    tr_noop("First side", about="of two that are compared"),
    tr_noop("Second side", about="of two that are compared"),
)


@dataclass(frozen=True, slots=True)
class RaceOffer:
    """What there is to choose from."""

    as_in_chat: SpeculativeConfig
    """How the next answer of a chat is drafted, with drafting on."""
    sampling: SamplingParams
    """How its tokens are chosen."""
    draft: str | None
    """The name of the draft that is loaded and fits; None: there is none."""
    last_question: str
    """Of the chat that is shown; empty: it has none."""
    questions: Sequence[tuple[str, str]]
    """Names and texts of those that come with the product."""


class SideCard(QFrame):
    """The choices of one side."""

    def __init__(self, side: int, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self._offer = offer
        self._drafts: list[tuple[str, Path]] = []
        title = tr(_SIDES[side], about="of two that are compared")
        self.setAccessibleName(title)
        self.way = ChoiceButton(tr("Way"), tr("How it drafts"), self, labelled=True)
        self.draft = ChoiceButton(
            tr("Draft model"), tr("Who drafts; others are loaded for the race"), self, labelled=True
        )
        self.sampling = ChoiceButton(
            tr("Sampling"), tr("How its tokens are chosen"), self, labelled=True
        )
        explain(self, Word.DRAFT, Word.LOOKUP, Word.PLAIN)
        grid = QGridLayout(self)
        grid.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.LARGE)
        grid.setHorizontalSpacing(Space.MEDIUM)
        grid.setVerticalSpacing(Space.SMALL)
        grid.addWidget(dress(Label(title, self), Type.HEADING), 0, 0, 1, 2)
        for row, (name, button) in enumerate(
            (
                (tr("Way"), self.way),
                (tr("Draft model"), self.draft),
                (tr("Sampling"), self.sampling),
            ),
            start=1,
        ):
            grid.addWidget(dress(Label(name, self), Tone.MUTED), row, 0)
            grid.addWidget(button, row, 1)
        grid.setColumnStretch(1, 1)
        chosen = _PLAIN if side == 0 else offer.as_in_chat
        self.way.picked.connect(self._on_picked)
        self.draft.picked.connect(self._on_picked)
        samplings = {GREEDY: tr("Temperature 0 (texts can be compared)")}
        if offer.sampling != GREEDY:
            words = sampling_words(offer.sampling)
            samplings[offer.sampling] = tr("As in the chat ({how})", how=words)
        self.sampling.set_choices(list(samplings.items()), GREEDY)
        self._offer_drafts(None)
        self._offer_ways(chosen)

    @property
    def wish(self) -> SideWish:
        """What is chosen."""
        drafting, sampling, draft = self.way.value, self.sampling.value, self.draft.value
        assert isinstance(drafting, SpeculativeConfig)
        assert isinstance(sampling, SamplingParams)
        asks = drafting.method in (Method.AUTO, Method.DRAFT)
        return SideWish(drafting, sampling, draft if asks and isinstance(draft, Path) else None)

    def offer_others(self, drafts: Sequence[tuple[str, Path]]) -> None:
        """Offer other draft models by their names."""
        self._drafts = list(drafts)
        self._offer_drafts(self.draft.value)

    def _offer_drafts(self, chosen: object) -> None:
        in_use = self._offer.draft
        own = tr("No draft model")
        if in_use is not None:
            own = tr("{name} (in use)", name=shown_name(in_use, _LONGEST_TITLE))
        others = [(path, shown_name(name, _LONGEST_TITLE)) for name, path in self._drafts]
        self.draft.set_choices([(None, own), *others], chosen)
        self.draft.setEnabled(bool(self._drafts))

    def _offer_ways(self, chosen: object) -> None:
        offer = self._offer
        ways = {_PLAIN: tr("Plain (without drafts)")}
        ways[offer.as_in_chat] = tr("{way} (as in the chat)", way=way_words(offer.as_in_chat))
        ways.setdefault(_LOOKUP, tr("Lookup (copied from the text so far)"))
        adaptive = SpeculativeConfig()
        ways.setdefault(adaptive, tr("{way} (adaptive)", way=way_words(adaptive)))
        if offer.draft is not None or self.draft.value is not None:
            for lookahead in _LOOKAHEADS:
                way = SpeculativeConfig(Method.DRAFT, lookahead=lookahead)
                ways.setdefault(way, way_words(way))
        self.way.set_choices(list(ways.items()), chosen if chosen in ways else offer.as_in_chat)

    @Slot(object)
    def _on_picked(self, _: object) -> None:
        self._offer_ways(self.way.value)


class RaceSetup(Themed, QWidget):
    """Everything that a race is made of."""

    changed = Signal()
    """``why_not`` may have changed."""

    def __init__(self, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = [text for _, text in offer.questions]
        self.sides = (SideCard(0, offer, self), SideCard(1, offer, self))
        self.source = ChoiceButton(tr("Question"), tr("Where the question comes from"), self)
        choices: list[tuple[object, str]] = [(_OWN, tr("My own"))]
        if offer.last_question:
            choices.append((_LAST, tr("The last one of this chat")))
        choices += [
            (place, shown_name(f"{name}: {text}", _LONGEST_TITLE))
            for place, (name, text) in enumerate(offer.questions)
        ]
        self._last_question = offer.last_question
        first: object = _LAST if offer.last_question else 0 if offer.questions else _OWN
        self.source.set_choices(choices, first)
        self.question = dress(LongTextEdit(self), Surface.PAGE)
        self.question.setAccessibleName(tr("Question"))
        self.question.setPlaceholderText(tr("What both sides are to answer"))
        self.question.setTabChangesFocus(True)
        self.question.setPlainText(self._text_of(first) or "")
        repetitions = WholeKind(FEWEST_REPETITIONS, MOST_REPETITIONS)
        self.repetitions = TypedControl(tr("Repetitions"), repetitions, self)
        self.repetitions.show_value(USUAL_REPETITIONS)
        self._repetitions = USUAL_REPETITIONS
        self.length = ChoiceButton(tr("At most"), tr("How long an answer gets"), self)
        lengths = [(each, tr_n("{count} token", "{count} tokens", each)) for each in LENGTHS]
        self.length.set_choices(lengths, USUAL_LENGTH)
        self._lay_out()
        self.on_look_changed()
        self.source.picked.connect(self._on_source_picked)
        self.question.textChanged.connect(self._on_typed)
        self.repetitions.chosen.connect(self._on_repetitions_chosen)

    def _lay_out(self) -> None:
        both = QHBoxLayout()
        both.setSpacing(Space.MEDIUM)
        for side in self.sides:
            both.addWidget(side, 1)
        amount = QHBoxLayout()
        amount.setSpacing(Space.SMALL)
        amount.addWidget(dress(Label(tr("Repetitions"), self), Tone.MUTED))
        amount.addWidget(self.repetitions)
        amount.addSpacing(Space.MEDIUM)
        amount.addWidget(self.length)
        amount.addStretch(1)
        source = QHBoxLayout()
        source.addWidget(self.source)
        source.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(both)
        column.addLayout(source)
        column.addWidget(self.question, 1)
        column.addLayout(amount)

    def offer_drafts(self, drafts: Sequence[tuple[str, Path]]) -> None:
        """Offer other draft models by their names, to both sides."""
        for side in self.sides:
            side.offer_others(drafts)

    @property
    def wish(self) -> RaceWish:
        """What is chosen."""
        self.repetitions.settle()
        length = self.length.value
        assert isinstance(length, int)
        return RaceWish(
            self.question.toPlainText(),
            (self.sides[0].wish, self.sides[1].wish),
            self._repetitions,
            length,
        )

    @property
    def why_not(self) -> str:
        """Why it cannot begin like this; empty: it can."""
        return "" if self.question.toPlainText().strip() else tr("Write a question first.")

    def on_look_changed(self) -> None:
        """Have room for some lines of the question."""
        self.question.setMinimumHeight(scaled(_EDITOR_HEIGHT))

    def _text_of(self, source: object) -> str | None:
        """The question that is offered there; None: people write their own."""
        if source == _LAST:
            return self._last_question
        return self._texts[source] if isinstance(source, int) else None

    @Slot(object)
    def _on_source_picked(self, source: object) -> None:
        text = self._text_of(source)
        if text is not None:
            self.question.setPlainText(text)
        self.question.setFocus()

    @Slot()
    def _on_typed(self) -> None:
        """What is changed is a question of one's own."""
        if self.question.toPlainText() != self._text_of(self.source.value):
            self.source.show_value(_OWN)
        self.changed.emit()

    @Slot(object, bool)
    def _on_repetitions_chosen(self, value: int, _stepped: bool) -> None:
        self._repetitions = value
        self.repetitions.show_value(value)
