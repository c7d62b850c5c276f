"""What is to be measured: pairs, kinds of text, ways of decoding, how much of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.engine.pair_benchmark import PairToMeasure
from foretoken.engine.benchmark import PLAIN
from foretoken.engine.config import MAX_LOOKAHEAD, MIN_LOOKAHEAD
from foretoken.models.benchmarks.plan import (
    ADAPTIVE,
    KINDS,
    LOOKUP,
    MOST_LENGTH,
    MOST_LOOKAHEADS,
    MOST_QUESTIONS,
    MOST_ROUNDS,
    RULES,
    USUAL_LOOKAHEADS,
    BenchmarkPlan,
)
from foretoken.models.benchmarks.words import kind_words, mode_words
from foretoken.models.pairs.tuning_results import FEWEST_ROUNDS
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.forms import as_field
from foretoken.ui.parts.words import Word

NO_MODE = tr_noop("Choose a way of decoding besides the plain one.")
NO_KIND = tr_noop("Choose a kind of text.")
NO_PAIR = tr_noop("Choose a pair.")
_LOOKAHEADS = tr_noop("They must be {most} whole numbers at most, from {least} to {longest}.")
_FEW_ROUNDS = tr_noop("With fewer than three rounds nothing is known of the spread.")
_NO_DRAFT = tr_noop("This pair has no draft model that can be used.")
_LONGEST_LIST = 60
_COLUMNS = 4
_PLAIN_ALWAYS = tr_noop("What all others are compared with")


class SetupPage(QWidget):
    """Tells of every change; nothing is begun here."""

    changed = Signal()
    """``plan``, ``pairs`` or ``refusal`` is another one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        plan = BenchmarkPlan()
        self._pairs: list[tuple[PairToMeasure, str]] = []
        self._chosen_pairs: set[PairToMeasure] = set()
        self._has_draft = True
        self._lookahead_text = ", ".join(map(str, USUAL_LOOKAHEADS))
        self.kinds = {kind: self._box(kind_words(kind), kind in plan.kinds) for kind in KINDS}
        modes = (PLAIN, ADAPTIVE, LOOKUP, *RULES)
        self.modes = {mode: self._box(mode_words(mode), mode in plan.modes) for mode in modes}
        self.modes[PLAIN].setEnabled(False)
        self.modes[PLAIN].setToolTip(tr(_PLAIN_ALWAYS))
        self.lookaheads = QLineEdit(self._lookahead_text, self)
        self.lookaheads.setAccessibleName(tr("Fixed lookaheads"))
        self.lookaheads.setMaxLength(_LONGEST_LIST)
        self.lookaheads.textChanged.connect(self._on_lookaheads)
        self._numbers = {
            "rounds": plan.rounds,
            "questions": plan.questions,
            "tokens": plan.tokens,
        }
        self.rounds = self._number("rounds", tr("Rounds"), 1, MOST_ROUNDS)
        self.questions = self._number("questions", tr("Questions of each kind"), 1, MOST_QUESTIONS)
        self.tokens = self._number("tokens", tr("Tokens per answer"), 8, MOST_LENGTH)
        self.sampling = ChoiceBox(tr("Tokens are drawn"), "", self, labelled=True)
        self.sampling.picked.connect(self._on_sampling)
        self._greedy = plan.greedy
        self._show_sampling()
        self._refusal = dress(Label(self), Type.SMALL, Tone.ERROR)
        self._refusal.setWordWrap(True)
        self._pair_column = QVBoxLayout()
        self._pair_column.setSpacing(Space.TINY)
        self.pair_boxes: list[QCheckBox] = []
        self._lay_out()
        self._show_refusal()

    # --- what is chosen ----------------------------------------------------------------------

    @property
    def plan(self) -> BenchmarkPlan:
        """What is chosen; to be used where there is no ``refusal``."""
        modes = [mode for mode in (ADAPTIVE, LOOKUP) if self.modes[mode].isChecked()]
        modes += [f"fixed:{length}" for length in self._lengths() or ()]
        modes += [mode for mode in RULES if self.modes[mode].isChecked()]
        return BenchmarkPlan(
            kinds=tuple(kind for kind, box in self.kinds.items() if box.isChecked()),
            modes=(PLAIN, *modes),
            rounds=self._numbers["rounds"],
            questions=self._numbers["questions"],
            tokens=self._numbers["tokens"],
            greedy=self._greedy,
        )

    @property
    def pairs(self) -> list[PairToMeasure]:
        """Those that are chosen, the one in use first if it is among them."""
        return [pair for pair, _ in self._pairs if pair in self._chosen_pairs]

    @property
    def refusal(self) -> str:
        """Why it cannot be begun; empty: it can."""
        if self._lengths() is None:
            return tr(
                _LOOKAHEADS,
                most=MOST_LOOKAHEADS,
                least=MIN_LOOKAHEAD,
                longest=MAX_LOOKAHEAD,
            )
        if not self.plan.kinds:
            return tr(NO_KIND)
        if len(self.plan.modes) < 2:
            return tr(NO_MODE)
        return "" if self.pairs else tr(NO_PAIR)

    def _lengths(self) -> tuple[int, ...] | None:
        """The fixed lookaheads; None where what is typed are none."""
        found = [each for each in self._lookahead_text.replace(";", ",").split(",") if each.strip()]
        try:
            lengths = tuple(dict.fromkeys(int(each) for each in found))
        except ValueError:
            return None
        within = all(MIN_LOOKAHEAD <= length <= MAX_LOOKAHEAD for length in lengths)
        return lengths if within and len(lengths) <= MOST_LOOKAHEADS else None

    # --- what is shown -----------------------------------------------------------------------

    def show_pairs(self, pairs: Sequence[tuple[PairToMeasure, str]], *, has_draft: bool) -> None:
        """Offer pairs with their names, the one in use first; it is chosen at first.

        ``has_draft``: it has a draft model that can be used.
        """
        known = {pair for pair, _ in self._pairs}
        first = not known
        self._pairs, self._has_draft = list(pairs), has_draft
        self._chosen_pairs &= {pair for pair, _ in pairs}
        if first and pairs:
            self._chosen_pairs.add(pairs[0][0])
        for box in self.pair_boxes:
            self._pair_column.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.pair_boxes = []
        for number, (pair, name) in enumerate(pairs):
            words = tr("{pair} (in use)", pair=name) if not number else name
            box = self._box(words, pair in self._chosen_pairs)
            box.clicked.connect(self._pair_chooser(pair))
            self._pair_column.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
            self.pair_boxes.append(box)
        needed = has_draft or len(self.pairs) > 1
        for mode in RULES:
            self.modes[mode].setEnabled(needed)
            self.modes[mode].setToolTip("" if needed else tr(_NO_DRAFT))
        self._on_changed()

    def _show_sampling(self) -> None:
        choices = [(True, tr("greedily: always the likeliest")), (False, tr("as in a chat"))]
        self.sampling.set_choices(choices, self._greedy)

    def _show_refusal(self) -> None:
        told = self.refusal
        few = self._numbers["rounds"] < FEWEST_ROUNDS
        dress(self._refusal, Tone.ERROR if told else Tone.MUTED)
        self._refusal.setText(told or (tr(_FEW_ROUNDS) if few else ""))
        self._refusal.setVisible(bool(told) or few)

    # --- set-up ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        pairs = QWidget(self)
        pairs.setLayout(self._pair_column)
        self._pair_column.setContentsMargins(0, 0, 0, 0)
        modes = QWidget(self)
        column = QVBoxLayout(modes)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(_in_columns(list(self.modes.values()), 2, modes))
        column.addLayout(_line(tr("Draft model, fixed lookaheads"), self.lookaheads, modes))
        amount = QWidget(self)
        column = QVBoxLayout(amount)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        for words, control in (
            (tr("Rounds"), self.rounds),
            (tr("Questions of each kind"), self.questions),
            (tr("Tokens per answer"), self.tokens),
            (tr("Tokens are drawn"), self.sampling),
        ):
            column.addLayout(_line(words, control, amount))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.LARGE)
        intro = dress(
            Label(
                tr(
                    "Every question is answered in every way of decoding, one right after the "
                    "other, over several rounds. What your chats have read stays."
                ),
                self,
            ),
            Tone.MUTED,
        )
        intro.setWordWrap(True)
        layout.addWidget(intro)
        kinds = _in_columns(list(self.kinds.values()), _COLUMNS, self)
        layout.addWidget(explain(_card(tr("Pairs"), pairs, self), Word.TARGET, Word.DRAFT))
        layout.addWidget(_card(tr("Kinds of text"), kinds, self))
        asked = (Word.PLAIN, Word.LOOKUP, Word.LOOKAHEAD)
        layout.addWidget(explain(_card(tr("Ways of decoding"), modes, self), *asked))
        layout.addWidget(explain(_card(tr("How much"), amount, self), Word.TOKEN, Word.SAMPLING))
        layout.addWidget(self._refusal)
        layout.addStretch(1)

    def _box(self, words: str, checked: bool) -> QCheckBox:
        box = QCheckBox(without_keys(words), self)
        box.setAccessibleName(words)
        box.setChecked(checked)
        box.clicked.connect(self._on_changed)
        return box

    def _number(self, name: str, title: str, least: int, most: int) -> QSpinBox:
        box = as_field(QSpinBox(self))
        box.setAccessibleName(title)
        box.setRange(least, most)
        box.setValue(self._numbers[name])

        def take(value: int) -> None:
            self._numbers[name] = value
            self._on_changed()

        box.valueChanged.connect(take)
        return box

    def _pair_chooser(self, pair: PairToMeasure) -> Callable[[bool], None]:
        def choose(checked: bool) -> None:
            (self._chosen_pairs.add if checked else self._chosen_pairs.discard)(pair)
            self._on_changed()

        return choose

    @Slot(str)
    def _on_lookaheads(self, text: str) -> None:
        self._lookahead_text = text
        self._on_changed()

    @Slot(object)
    def _on_sampling(self, greedy: bool) -> None:
        self._greedy = greedy
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        self._show_refusal()
        self.changed.emit()


def _card(title: str, content: QWidget, parent: QWidget) -> QWidget:
    """A heading, and a card below it."""
    whole = QWidget(parent)
    card = dress(QFrame(whole), Surface.CARD)
    card.setAccessibleName(title)
    inside = QVBoxLayout(card)
    inside.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
    inside.addWidget(content)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.SMALL)
    column.addWidget(dress(Label(title, whole), Type.SECTION))
    column.addWidget(card)
    return whole


def _in_columns(boxes: Sequence[QWidget], columns: int, parent: QWidget) -> QWidget:
    whole = QWidget(parent)
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(Space.WIDE)
    grid.setVerticalSpacing(Space.TINY)
    for number, box in enumerate(boxes):
        grid.addWidget(box, number // columns, number % columns, Qt.AlignmentFlag.AlignLeft)
    for column in range(columns):
        grid.setColumnStretch(column, 1)
    return whole


def _line(words: str, control: QWidget, parent: QWidget) -> QHBoxLayout:
    """A control behind its name."""
    row = QHBoxLayout()
    row.setSpacing(Space.MEDIUM)
    label = Label(words, parent)
    label.setBuddy(control)
    row.addWidget(label, 1)
    row.addWidget(control)
    return row
