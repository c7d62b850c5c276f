"""Set-up of a race: two ways of answering, a question, repetitions and length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFormLayout, QFrame, QSpinBox, QWidget

from foretoken.control.models.draft_ranking import DraftOffer
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.models.amounts import size_text
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import shown_model
from foretoken.models.pairs.experiment import GREEDY
from foretoken.models.pairs.race_report import sampling_words, way_words
from foretoken.models.pairs.racing import (
    FEWEST_REPETITIONS,
    MOST_REPETITIONS,
    USUAL_LENGTH,
    USUAL_REPETITIONS,
    RacePlan,
    SidePlan,
)
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import FoldingRow, add_row, as_field, column, form, note, row
from foretoken.ui.parts.long_text import LongTextEdit, has_endless_line

LENGTHS = (32, 64, 128, 256, 512, 1024)
_LOOKAHEADS = (1, 2, 3, 4, 6, 8, 12, 16)
_EDITOR_LINES = 5
_FOLD_WIDTH = 560
"""Width from which the sides are next to each other."""
_LONGEST_TITLE = 70
_OWN_KEY, _LAST_KEY = "own", "last"  # not translated: keys
_PLAIN = SpeculativeConfig(Method.PLAIN)
_LOOKUP = SpeculativeConfig(Method.LOOKUP)
_INTRO = tr_noop(
    "Both sides answer the same question at the same time. They take turns on the same cores, so "
    "whatever slows this computer down slows both."
)
_TWO_TARGETS = tr_noop(
    "Two different targets: the other one is loaded for the race if there is enough memory. Each "
    "writes its own text, so their speeds are compared in characters per second."
)
_ANOTHER_TARGET = tr_noop("This target is loaded for the race if there is enough memory.")
_SIDES = (tr_noop("First side"), tr_noop("Second side"))


@dataclass(frozen=True, slots=True)
class RaceOffer:
    """The options of a race."""

    as_in_chat: SpeculativeConfig
    """Drafting of the chat's next answer, with drafting on."""
    sampling: SamplingParams
    """Sampling of the chat's next answer."""
    target: str
    """Name of the loaded target."""
    draft: str | None
    """Name of the loaded draft that fits; None if there is none."""
    last_question: str
    """Last question of the current chat; empty if none."""
    questions: Sequence[tuple[str, str]]
    """Names and texts of the built-in questions."""


class SideCard(QFrame):
    """The choices of one side."""

    changed = Signal()
    """``plan`` has changed."""
    target_changed = Signal()
    """``other_target`` has changed; its drafts have to be offered."""

    def __init__(self, side: int, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.CARD)
        self._offer = offer
        self._drafts: list[DraftOffer] = []
        self._awaits_draft = False
        """Whether to choose the best draft once those of another target are known."""
        self.setAccessibleName(tr(_SIDES[side]))
        explain(self, Word.TARGET, Word.DRAFT, Word.LOOKUP, Word.PLAIN)
        layout = form()
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        layout.setVerticalSpacing(Space.TINY)
        heading = styled(Label(tr(_SIDES[side]), self), Type.HEADING)
        column(self, heading, layout, margins=(Space.NARROW,) * 4)

        def choice(name: str, tip: str) -> ChoiceBox:
            box = ChoiceBox(name, tip, self, labelled=True)
            add_row(layout, name, box)
            return box

        self.target = choice(tr("Target"), tr("The model that answers"))
        self.way = choice(tr("Drafting"), tr("How tokens are drafted"))
        self.draft = choice(tr("Draft model"), tr("The model that drafts"))
        self.sampling = choice(tr("Sampling"), tr("How tokens are sampled"))
        self.way.picked.connect(self.changed)
        self.sampling.picked.connect(self.changed)
        self.draft.picked.connect(self._on_draft_picked)
        self.target.picked.connect(self._on_target_picked)
        samplings = {GREEDY: tr("Temperature 0")}
        if offer.sampling != GREEDY:
            words = sampling_words(offer.sampling)
            samplings[offer.sampling] = tr("As in the chat ({how})", how=words)
        self.sampling.set_choices(list(samplings.items()), GREEDY)
        self.offer_targets([])
        self._offer_drafting(None, _PLAIN if side == 0 else offer.as_in_chat)

    @property
    def other_target(self) -> Path | None:
        """The chosen target; None: the loaded one."""
        target = self.target.value
        return target if isinstance(target, Path) else None

    @property
    def plan(self) -> SidePlan:
        drafting, sampling, draft = self.way.value, self.sampling.value, self.draft.value
        assert isinstance(drafting, SpeculativeConfig)
        assert isinstance(sampling, SamplingParams)
        drafts = drafting.method in (Method.AUTO, Method.DRAFT)
        other_draft = draft if drafts and isinstance(draft, Path) else None
        return SidePlan(drafting, sampling, other_draft, self.other_target)

    def offer_targets(self, targets: Sequence[LibraryModel]) -> None:
        """Offer targets besides the loaded one."""
        choices: list[tuple[Path | None, str]] = [(None, _in_use(self._offer.target))]
        for model in targets:
            size = size_text(model.size_bytes)
            name = tr("{name} ({size})", about="a model", name=_title(model.name), size=size)
            choices.append((model.path, name))
        chosen = self.other_target
        self.target.set_choices(choices, chosen if chosen in dict(choices) else None)
        self.target.setEnabled(len(choices) > 1)

    def offer_drafts(self, drafts: Sequence[DraftOffer]) -> None:
        """Offer draft models for the chosen target."""
        self._drafts = list(drafts)
        chosen = self.draft.value
        if self._awaits_draft:
            chosen = next((draft.path for draft in drafts if draft.worthwhile), None)
            self._awaits_draft = False
        self._offer_drafting(chosen, self.way.value)
        self.changed.emit()

    def _offer_drafting(self, draft: object, way: object) -> None:
        """Offer draft models and ways of drafting; choose these if they are possible."""
        offer, adaptive = self._offer, SpeculativeConfig()
        loaded = offer.draft if self.other_target is None else None
        own = _in_use(loaded) if loaded is not None else tr("No draft model")
        drafts = {None: own} | {each.path: _title(each.name) for each in self._drafts}
        self.draft.set_choices(list(drafts.items()), draft if draft in drafts else None)
        self.draft.setEnabled(bool(self._drafts))
        can_draft = self.draft.value is not None or loaded is not None
        ways = {_PLAIN: tr("Plain (no drafting)")}
        if can_draft or offer.as_in_chat.method is not Method.DRAFT:
            ways[offer.as_in_chat] = tr("{way} (as in the chat)", way=way_words(offer.as_in_chat))
        ways.setdefault(_LOOKUP, tr("Lookup (copies from the text so far)"))
        ways.setdefault(adaptive, tr("{way} (adaptive)", way=way_words(adaptive)))
        for lookahead in _LOOKAHEADS if can_draft else ():
            fixed = SpeculativeConfig(Method.DRAFT, lookahead=lookahead)
            ways.setdefault(fixed, way_words(fixed))
        usual = offer.as_in_chat if offer.as_in_chat in ways else adaptive
        self.way.set_choices(list(ways.items()), way if way in ways else usual)

    @Slot()
    def _on_draft_picked(self) -> None:
        self._awaits_draft = False
        self._offer_drafting(self.draft.value, self.way.value)
        self.changed.emit()

    @Slot()
    def _on_target_picked(self) -> None:
        """Reset the draft: it belongs to the previous target."""
        self._awaits_draft = self.other_target is not None
        self._drafts = []
        self._offer_drafting(None, self.way.value)
        self.changed.emit()
        self.target_changed.emit()


class RaceSetup(QWidget):
    """The choices of a race."""

    changed = Signal()
    """``plan`` or ``refusal`` may have changed."""

    def __init__(self, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: dict[object, str] = {}
        self.sides = (SideCard(0, offer, self), SideCard(1, offer, self))
        self.remark = note("", self)
        self.remark.hide()
        self.source = ChoiceBox(tr("Question"), tr("Where the question comes from"), self)
        choices: list[tuple[object, str]] = [(_OWN_KEY, tr("Your own"))]
        if offer.last_question and not has_endless_line(offer.last_question):
            choices.append((_LAST_KEY, tr("The last one of this chat")))
            self._texts[_LAST_KEY] = offer.last_question
        for place, (name, text) in enumerate(offer.questions):
            choices.append((place, shown_name(f"{name}: {text}", _LONGEST_TITLE)))
            self._texts[place] = text
        first = next(iter(self._texts), _OWN_KEY)
        self.source.set_choices(choices, first)
        self.question = styled(LongTextEdit(self), Surface.PAGE)
        self.question.setAccessibleName(tr("Question"))
        self.question.setPlaceholderText(tr("The question for both sides"))
        self.question.setTabChangesFocus(True)
        self.question.setMinimumHeight(_EDITOR_LINES * self.fontMetrics().lineSpacing())
        self.question.setPlainText(self._texts.get(first, ""))
        self.repetitions = as_field(QSpinBox(self))
        self.repetitions.setAccessibleName(tr("Repetitions"))
        self.repetitions.setRange(FEWEST_REPETITIONS, MOST_REPETITIONS)
        self.repetitions.setValue(USUAL_REPETITIONS)
        self.length = ChoiceBox(
            tr("Answer length"), tr("The maximum number of tokens in an answer"), self
        )
        lengths = [
            (each, tr_n("up to {count} token", "up to {count} tokens", each)) for each in LENGTHS
        ]
        self.length.set_choices(lengths, USUAL_LENGTH)
        both = FoldingRow(_FOLD_WIDTH, *((side, 1) for side in self.sides))
        for side in self.sides:
            side.changed.connect(self._on_side_changed)
        amount = row(Label(tr("Repetitions"), self), self.repetitions, self.length, None)
        asked = row(self.source, None), (self.question, 1), amount
        intro = note(tr(_INTRO), self)
        column(self, intro, both, self.remark, *asked, spacing=Space.MEDIUM)
        self.source.picked.connect(self._on_source_picked)
        self.question.textChanged.connect(self._on_typed)

    @property
    def plan(self) -> RacePlan:
        length = self.length.value
        assert isinstance(length, int)
        return RacePlan(
            self.question.toPlainText(),
            (self.sides[0].plan, self.sides[1].plan),
            self.repetitions.value(),
            length,
        )

    @property
    def refusal(self) -> str:
        """Why the race cannot start; empty if it can."""
        return "" if self.question.toPlainText().strip() else tr("Enter a question.")

    @Slot()
    def _on_side_changed(self) -> None:
        one, other = (side.other_target for side in self.sides)
        remark = tr(_TWO_TARGETS) if one != other else tr(_ANOTHER_TARGET) if one else ""
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        self.changed.emit()

    @Slot(object)
    def _on_source_picked(self, source: object) -> None:
        if source in self._texts:
            self.question.setPlainText(self._texts[source])
        self.question.setFocus()

    @Slot()
    def _on_typed(self) -> None:
        """Switch the source to "Your own" once the question differs from the chosen one."""
        if self.question.toPlainText() != self._texts.get(self.source.value):
            self.source.show_value(_OWN_KEY)
        self.changed.emit()


def _title(name: str) -> str:
    return shown_name(shown_model(name), _LONGEST_TITLE)


def _in_use(name: str) -> str:
    return tr("{name} (in use)", name=_title(name))
