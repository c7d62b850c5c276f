"""What is to race: two ways of answering, a question, how often and how long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.models.other_drafts import DraftOffer
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.models.amounts import size_text
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import shown_model
from foretoken.models.pairs.racing import (
    FEWEST_REPETITIONS,
    GREEDY,
    MOST_REPETITIONS,
    USUAL_LENGTH,
    USUAL_REPETITIONS,
    RaceWish,
    SideWish,
)
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Surface, Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.forms import as_field
from foretoken.ui.parts.long_text import LongTextEdit
from foretoken.ui.parts.words import Word
from foretoken.ui.race.race_words import sampling_words, way_words

LENGTHS = (32, 64, 128, 256, 512, 1024)
_LOOKAHEADS = (1, 2, 3, 4, 6, 8, 12, 16)
_EDITOR_HEIGHT = 92
_LONGEST_TITLE = 70
_OWN, _LAST = "own", "last"  # not translated: keys
_PLAIN = SpeculativeConfig(Method.PLAIN)
_LOOKUP = SpeculativeConfig(Method.LOOKUP)
_TWO_TARGETS = tr_noop(
    "These are two models. The other one is loaded for the race if the memory has room for it, and "
    "unloaded afterwards. Each is asked in its own chat format and writes a text of its own: what "
    "is compared is their speed, in characters per second."
)
_ANOTHER_TARGET = tr_noop(
    "Both sides have another model than the chat. It is loaded for the race if the memory has "
    "room for it, and unloaded afterwards."
)
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
    target: str
    """The name of the target that is loaded."""
    draft: str | None
    """The name of the draft that is loaded and fits; None: there is none."""
    last_question: str
    """Of the chat that is shown; empty: it has none."""
    questions: Sequence[tuple[str, str]]
    """Names and texts of those that come with the product."""


class SideCard(QFrame):
    """The choices of one side."""

    changed = Signal()
    """``wish`` is another one."""
    target_changed = Signal()
    """``other_target`` is another one: drafts of it are to be offered."""

    def __init__(self, side: int, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self._offer = offer
        self._drafts: list[DraftOffer] = []
        self._awaits_draft = False
        """Whether the best one is chosen once drafts of another target are known."""
        title = tr(_SIDES[side], about="of two that are compared")
        self.setAccessibleName(title)
        self.target = ChoiceBox(
            tr("Target"), tr("Who answers; others are loaded for the race"), self, labelled=True
        )
        self.way = ChoiceBox(tr("Way"), tr("How it drafts"), self, labelled=True)
        self.draft = ChoiceBox(
            tr("Draft model"), tr("Who drafts; others are loaded for the race"), self, labelled=True
        )
        self.sampling = ChoiceBox(
            tr("Sampling"), tr("How its tokens are chosen"), self, labelled=True
        )
        explain(self, Word.TARGET, Word.DRAFT, Word.LOOKUP, Word.PLAIN)
        grid = QGridLayout(self)
        grid.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.LARGE)
        grid.setHorizontalSpacing(Space.MEDIUM)
        grid.setVerticalSpacing(Space.SMALL)
        grid.addWidget(dress(Label(title, self), Type.HEADING), 0, 0, 1, 2)
        for row, (name, button) in enumerate(
            (
                (tr("Target"), self.target),
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
        self.draft.picked.connect(self._on_draft_picked)
        self.target.picked.connect(self._on_target_picked)
        self.sampling.picked.connect(self._on_picked)
        samplings = {GREEDY: tr("Temperature 0 (texts can be compared)")}
        if offer.sampling != GREEDY:
            words = sampling_words(offer.sampling)
            samplings[offer.sampling] = tr("As in the chat ({how})", how=words)
        self.sampling.set_choices(list(samplings.items()), GREEDY)
        self.offer_targets([])
        self._offer_drafts(None)
        self._offer_ways(chosen)

    @property
    def other_target(self) -> Path | None:
        """The target that is chosen; None: the one that is loaded."""
        target = self.target.value
        return target if isinstance(target, Path) else None

    @property
    def wish(self) -> SideWish:
        """What is chosen."""
        drafting, sampling, draft = self.way.value, self.sampling.value, self.draft.value
        assert isinstance(drafting, SpeculativeConfig)
        assert isinstance(sampling, SamplingParams)
        asks = drafting.method in (Method.AUTO, Method.DRAFT)
        other_draft = draft if asks and isinstance(draft, Path) else None
        return SideWish(drafting, sampling, other_draft, self.other_target)

    def offer_targets(self, targets: Sequence[LibraryModel]) -> None:
        """Offer others than the one that is loaded; one that is chosen stays, known or not."""
        own = tr("{name} (in use)", name=_title(self._offer.target))
        others = [
            (
                model.path,
                tr(
                    "{name} ({size})",
                    about="a model",
                    name=_title(model.name),
                    size=size_text(model.size_bytes),
                ),
            )
            for model in targets
        ]
        chosen = self.other_target
        if chosen is not None and chosen not in (path for path, _ in others):
            others.append((chosen, self.target.currentText()))
        self.target.set_choices([(None, own), *others], chosen)
        self.target.setEnabled(bool(others))

    def offer_drafts(self, drafts: Sequence[DraftOffer]) -> None:
        """Offer other draft models of the target that is chosen."""
        self._drafts = list(drafts)
        chosen = self.draft.value
        if chosen not in (None, *(draft.path for draft in drafts)):
            chosen = None
        if self._awaits_draft:
            chosen = next((draft.path for draft in drafts if draft.worthwhile), None)
            self._awaits_draft = False
        self._offer_drafts(chosen)
        self._offer_ways(self.way.value)
        self.changed.emit()

    def _offer_drafts(self, chosen: object) -> None:
        in_use = self._offer.draft if self.other_target is None else None
        own = tr("No draft model")
        if in_use is not None:
            own = tr("{name} (in use)", name=_title(in_use))
        others = [(draft.path, _title(draft.name)) for draft in self._drafts]
        self.draft.set_choices([(None, own), *others], chosen)
        self.draft.setEnabled(bool(self._drafts))

    def _offer_ways(self, chosen: object) -> None:
        offer = self._offer
        drafts = self.draft.value is not None
        if self.other_target is None:
            drafts = drafts or offer.draft is not None
        ways = {_PLAIN: tr("Plain (without drafts)")}
        if drafts or offer.as_in_chat.method is not Method.DRAFT:
            ways[offer.as_in_chat] = tr("{way} (as in the chat)", way=way_words(offer.as_in_chat))
        ways.setdefault(_LOOKUP, tr("Lookup (copied from the text so far)"))
        adaptive = SpeculativeConfig()
        ways.setdefault(adaptive, tr("{way} (adaptive)", way=way_words(adaptive)))
        if drafts:
            for lookahead in _LOOKAHEADS:
                way = SpeculativeConfig(Method.DRAFT, lookahead=lookahead)
                ways.setdefault(way, way_words(way))
        usual = offer.as_in_chat if offer.as_in_chat in ways else adaptive
        self.way.set_choices(list(ways.items()), chosen if chosen in ways else usual)

    @Slot(object)
    def _on_picked(self, _: object) -> None:
        self._offer_ways(self.way.value)
        self.changed.emit()

    @Slot(object)
    def _on_draft_picked(self, _: object) -> None:
        self._awaits_draft = False
        self._on_picked(None)

    @Slot(object)
    def _on_target_picked(self, _: object) -> None:
        """What drafts for one target is no draft of another."""
        self._awaits_draft = self.other_target is not None
        self._drafts = []
        self._offer_drafts(None)
        self._on_picked(None)
        self.target_changed.emit()


class RaceSetup(QWidget):
    """Everything that a race is made of."""

    changed = Signal()
    """``why_not`` may have changed."""

    def __init__(self, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = [text for _, text in offer.questions]
        self.sides = (SideCard(0, offer, self), SideCard(1, offer, self))
        self.remark = dress(Label(self), Type.NOTE, Tone.MUTED)
        self.remark.setWordWrap(True)
        self.remark.hide()
        self.source = ChoiceBox(tr("Question"), tr("Where the question comes from"), self)
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
        self.question.setMinimumHeight(scaled(_EDITOR_HEIGHT))
        self.question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.question.setPlainText(self._text_of(first) or "")
        self.repetitions = as_field(QSpinBox(self))
        self.repetitions.setAccessibleName(tr("Repetitions"))
        self.repetitions.setRange(FEWEST_REPETITIONS, MOST_REPETITIONS)
        self.repetitions.setValue(USUAL_REPETITIONS)
        self.length = ChoiceBox(tr("At most"), tr("How long an answer gets"), self)
        lengths = [(each, tr_n("{count} token", "{count} tokens", each)) for each in LENGTHS]
        self.length.set_choices(lengths, USUAL_LENGTH)
        self._lay_out()
        self.source.picked.connect(self._on_source_picked)
        self.question.textChanged.connect(self._on_typed)
        for side in self.sides:
            side.changed.connect(self._on_side_changed)

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
        column.addWidget(self.remark)
        column.addLayout(source)
        column.addWidget(self.question, 1)
        column.addLayout(amount)

    def offer_targets(self, targets: Sequence[LibraryModel]) -> None:
        """Offer other targets to both sides."""
        for side in self.sides:
            side.offer_targets(targets)

    @property
    def other_targets(self) -> list[Path]:
        """Those that are chosen, each once."""
        return list(dict.fromkeys(side.other_target for side in self.sides if side.other_target))

    def offer_drafts(self, drafts: Mapping[Path | None, Sequence[DraftOffer]]) -> None:
        """Offer other draft models by their targets; None stands for the one that is loaded."""
        for side in self.sides:
            if side.other_target in drafts:
                side.offer_drafts(drafts[side.other_target])

    @property
    def wish(self) -> RaceWish:
        """What is chosen."""
        length = self.length.value
        assert isinstance(length, int)
        return RaceWish(
            self.question.toPlainText(),
            (self.sides[0].wish, self.sides[1].wish),
            self.repetitions.value(),
            length,
        )

    @property
    def why_not(self) -> str:
        """Why it cannot begin like this; empty: it can."""
        return "" if self.question.toPlainText().strip() else tr("Write a question first.")

    def _text_of(self, source: object) -> str | None:
        """The question that is offered there; None: people write their own."""
        if source == _LAST:
            return self._last_question
        return self._texts[source] if isinstance(source, int) else None

    @Slot()
    def _on_side_changed(self) -> None:
        one, other = (side.other_target for side in self.sides)
        remark = ""
        if one != other:
            remark = tr(_TWO_TARGETS)
        elif one is not None:
            remark = tr(_ANOTHER_TARGET)
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        self.changed.emit()

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


def _title(name: str) -> str:
    """The name of a model as it is offered."""
    return shown_name(shown_model(name), _LONGEST_TITLE)
