"""Set-up of a benchmark: pairs, kinds of text, modes of decoding, and how much of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QSpinBox, QVBoxLayout, QWidget

from foretoken.engine.benchmark import PLAIN
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.models.benchmarks.record import (
    KINDS,
    LOOKAHEADS,
    LOOKUP,
    MOST_LENGTH,
    MOST_QUESTIONS,
    MOST_ROUNDS,
    RULES,
    BenchmarkPlan,
    needs_draft,
)
from foretoken.models.pair_setup import PairSetup
from foretoken.models.pairs.experiment import ADAPTIVE, GREEDY, kind_words
from foretoken.reports.benchmark import mode_words
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import escape_mnemonics
from foretoken.ui.look.theme import Space
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import FoldingRow, add_row, column, form, note
from foretoken.ui.parts.preference_row import FormSection

NO_MODE = tr_noop("Choose another decoding method besides plain.")
NO_KIND = tr_noop("Choose a kind of text.")
NO_PAIR = tr_noop("Choose a pair.")
_INTRO_TEXT = tr_noop(
    "Every question is answered with every decoding method, one after the other, in several rounds."
)
_FEW_ROUNDS = tr_noop("Estimating the spread requires at least three rounds.")
_LONGEST_NAME, _COLUMNS = 44, 3
_ADVANCED = RULES[1:]


class BenchmarkSetup(QWidget):
    """The choices of a benchmark."""

    changed = Signal()
    """``plan``, ``pairs`` or ``refusal`` may have changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        plan = BenchmarkPlan()
        self._pairs: list[PairSetup] = []
        self._has_draft = False
        fixed = (f"fixed:{length}" for length in LOOKAHEADS)
        modes = (PLAIN, ADAPTIVE, LOOKUP, *fixed, *RULES)
        self.kinds = {kind: self._box(kind_words(kind), kind in plan.kinds) for kind in KINDS}
        self.modes = {mode: self._box(mode_words(mode), mode in plan.modes) for mode in modes}
        self.modes[PLAIN].setEnabled(False)
        self.modes[PLAIN].setToolTip(tr("The baseline for all other methods"))
        self.advanced = QCheckBox(tr("Show advanced settings"), self)
        self.advanced.toggled.connect(self._on_advanced)
        self.pair_boxes: list[QCheckBox] = []
        self.rounds = self._number(plan.rounds, 1, MOST_ROUNDS)
        self.rounds.setToolTip(tr(_FEW_ROUNDS))
        self.questions = self._number(plan.questions, 1, MOST_QUESTIONS)
        self.tokens = self._number(plan.tokens, 8, MOST_LENGTH)
        self.sampling = ChoiceBox(tr("Sampling"), "", self, labelled=True)
        choices = [(GREEDY, tr("Greedy (temperature 0)")), (CHAT_SAMPLING, tr("As in a chat"))]
        self.sampling.set_choices(choices, GREEDY)
        self.sampling.picked.connect(self._on_changed)
        self._lay_out()

    def _lay_out(self) -> None:
        whole = column(self, note(tr(_INTRO_TEXT), self))

        def section(title: str, *words: Word) -> QVBoxLayout:
            made = explain(FormSection(title, self), *words)
            made.form.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
            made.form.setSpacing(Space.SMALL)
            whole.addWidget(made)
            return made.form

        self._pair_column = section(tr("Pairs"), Word.TARGET, Word.DRAFT)
        section(tr("Kinds of text"), Word.TOKEN).addWidget(_columns(self.kinds.values()))
        ways = section(tr("Decoding methods"), Word.PLAIN, Word.LOOKUP, Word.LOOKAHEAD)
        self._rules = _columns(self.modes[mode] for mode in _ADVANCED)
        self._rules.hide()
        others = _columns(box for mode, box in self.modes.items() if mode not in _ADVANCED)
        for part in (others, self.advanced, self._rules):
            ways.addWidget(part)
        amount = form()
        amount.setFieldGrowthPolicy(amount.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for name, field in (
            (tr("Rounds"), self.rounds),
            (tr("Questions of each kind"), self.questions),
            (tr("Tokens per answer"), self.tokens),
            (tr("Sampling"), self.sampling),
        ):
            add_row(amount, name, field)
        section(tr("Amount"), Word.TOKEN, Word.SAMPLING).addLayout(amount)
        whole.addStretch(1)

    @property
    def plan(self) -> BenchmarkPlan:
        """The chosen plan; valid only without a ``refusal``."""
        return BenchmarkPlan(
            kinds=tuple(kind for kind, box in self.kinds.items() if box.isChecked()),
            modes=tuple(mode for mode, box in self.modes.items() if box.isChecked()),
            rounds=self.rounds.value(),
            questions=self.questions.value(),
            tokens=self.tokens.value(),
            sampling=CHAT_SAMPLING if self.sampling.value == CHAT_SAMPLING else GREEDY,
        )

    @property
    def pairs(self) -> list[PairSetup]:
        """The chosen pairs, the one in use first if included."""
        both = zip(self._pairs, self.pair_boxes, strict=True)
        return [pair for pair, box in both if box.isChecked()]

    @property
    def refusal(self) -> str:
        """Why the benchmark cannot be started; empty if it can."""
        if not self.plan.kinds:
            return tr(NO_KIND)
        if len(self.plan.modes) < 2:
            return tr(NO_MODE)
        return "" if self.pairs else tr(NO_PAIR)

    def show_pairs(self, pairs: Sequence[PairSetup], *, has_draft: bool) -> None:
        """Offer pairs, the one in use first and initially chosen.

        ``has_draft``: the pair in use has a usable draft model.
        """
        chosen = self.pairs if self._pairs else pairs[:1]
        for box in self.pair_boxes:
            self._pair_column.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._pairs, self.pair_boxes = list(pairs), []
        for number, pair in enumerate(pairs):
            words = pair.name if number else tr("{pair} (in use)", pair=pair.name)
            box = self._box(words, pair in chosen)
            self._pair_column.addWidget(box)
            self.pair_boxes.append(box)
        self._has_draft = has_draft
        self._on_changed()

    def _box(self, words: str, checked: bool) -> QCheckBox:  # initial state
        box = QCheckBox(escape_mnemonics(shown_name(words, _LONGEST_NAME)), self)
        box.setAccessibleName(words)
        box.setToolTip(words if len(words) > _LONGEST_NAME else "")
        box.setChecked(checked)
        box.toggled.connect(self._on_changed)
        return box

    def _number(self, value: int, least: int, most: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, most)
        box.setValue(value)
        box.valueChanged.connect(self._on_changed)
        return box

    @Slot(bool)
    def _on_advanced(self, shown: bool) -> None:  # a Qt slot
        self._rules.setVisible(shown)
        for mode in _ADVANCED:  # nothing hidden is run
            self.modes[mode].setChecked(False)

    @Slot()
    def _on_changed(self) -> None:
        others = (pair.files.draft is not None for pair in self.pairs if pair is not self._pairs[0])
        usable = any(others) or (self._has_draft and self.pair_boxes[0].isChecked())
        for mode in filter(needs_draft, self.modes):
            self.modes[mode].setEnabled(usable)
            self.modes[mode].setToolTip("" if usable else tr("This pair has no usable draft model"))
        self.changed.emit()


def _columns(boxes: Iterable[QWidget]) -> FoldingRow:
    parts = list(boxes)
    size = ceil(len(parts) / _COLUMNS)
    starts = range(0, len(parts), size)
    columns = ((column(None, *parts[at : at + size], None), 1) for at in starts)
    return FoldingRow(*columns)
