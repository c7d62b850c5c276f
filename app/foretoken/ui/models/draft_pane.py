"""The right side of the model picker: which models can draft for the chosen target, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.control.models.draft_ranking import Tested
from foretoken.models.pairs.pair_test_results import PairTestResult
from foretoken.models.pairs.pairing import DraftChoice, PairingVerdict
from foretoken.system.language import tr, tr_n
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.models.model_rows import LOOKUP_KEY, draft_key, draft_row
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.row_list import Heading, RowList
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.parts.words import Word

_REFUSED = "cannot draft"  # not translated: a key
_LOOKUP = DraftChoice(None, PairingVerdict(True, None, 0.0))


class DraftPane(Spoken, QWidget):
    """Drafts for one target; ``list`` tells which DraftChoice a person goes to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices: Sequence[DraftChoice] = [_LOOKUP]
        self._folded = False
        self._in_use: object = None
        self._tested: Tested = {}
        heading = tr("Draft: the small model that runs ahead")
        self._heading = dress(Label(heading, self), Type.HEADING)
        self._note = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._note.setWordWrap(True)
        self.list = RowList(tr("Draft models"), draft_key, self._row, self)
        self._heading.setBuddy(self.list)
        self._untested = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._untested.setWordWrap(True)
        self.test = QPushButton(tr("Test pair"), self)
        """Offered while the chosen draft is untested."""
        self.test.setAutoDefault(False)
        explain(self, Word.DRAFT, Word.LOOKUP, Word.ACCEPTANCE)
        self.list.folded.connect(self._on_folded)
        self.list.typed.connect(self.list.move_by)
        self.list.chosen.connect(self._offer_test)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self._heading)
        layout.addWidget(self._note)
        layout.addWidget(self.list, 1)
        offer = QHBoxLayout()
        offer.addWidget(self._untested, 1)
        offer.addWidget(self.test)
        layout.addLayout(offer)
        self.show_waiting("")

    @property
    def draft(self) -> Path | None:
        """The chosen draft; None: no second model."""
        key = self.list.key
        return key if isinstance(key, Path) else None

    @property
    def choice(self) -> DraftChoice | None:
        """The chosen row; None while its verdict is not known."""
        item = self.list.item
        return item if isinstance(item, DraftChoice) else None

    def show_nothing(self) -> None:
        """There is no target to draft for."""
        self._choices, self._tested = [], {}
        self._note.hide()
        self._rebuild()

    def show_waiting(self, text: str) -> None:
        """Offer what needs no comparing, and say what is done meanwhile or why that is all."""
        self._choices, self._tested = [_LOOKUP], {}
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._rebuild()

    def show_choices(self, choices: Sequence[DraftChoice], tested: Tested, target: Path) -> None:
        """List these, best first, and what tests found; the target itself is left out."""
        self._tested = tested
        self._choices = [c for c in choices if c.model is None or c.model.path != target]
        fitting = sum(c.model is not None and c.verdict.compatible for c in self._choices)
        others = len(self._choices) - 1
        text = ""
        if not others:
            text = tr("There is no other model. Small ones of the same family draft best.")
        elif not fitting:
            text = tr("No other model here can draft for it. Small ones of the same family can.")
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._rebuild()

    def best(self) -> Path | str:
        """The key of what gained most in a test; else of the best untested draft by its file."""
        gains = {draft: each.speedup or 0 for draft, each in self._tested.items() if each.gains}
        if gains:
            return max(gains, key=lambda draft: gains[draft]) or LOOKUP_KEY
        untested = (
            draft_key(each)
            for each in self._choices
            if each.verdict.worthwhile and self._test_of(each) is None
        )
        return next(untested, LOOKUP_KEY)

    def has(self, key: object) -> bool:
        """Whether a draft of this key is among the choices."""
        return any(draft_key(choice) == key for choice in self._choices)

    def choose(self, key: object) -> None:
        """Mark a row by its key; it comes into view, out of the folded group too."""
        self.list.choose(key)
        if self._folded and self.list.item is None and self.has(key):
            self._folded = False
            self._rebuild()
            self.list.choose(key)
        self._offer_test()

    def show_in_use(self, key: object) -> None:
        """Mark what is loaded now; None marks nothing."""
        self._in_use = key
        self.list.refresh()

    def on_language_changed(self) -> None:
        """Ask the rows for their words anew, and count what cannot draft."""
        self._rebuild()

    @Slot(str)
    def _on_folded(self, key: str) -> None:
        del key
        self._folded = not self._folded
        self._rebuild()
        items = self.list.items()
        self.list.go_to_row(next(n for n, item in enumerate(items) if isinstance(item, Heading)))

    def _rebuild(self) -> None:
        can = [choice for choice in self._choices if choice.verdict.compatible]
        cannot = [choice for choice in self._choices if not choice.verdict.compatible]
        items: list[object] = list(can)
        if cannot:
            text = tr_n("Cannot draft ({count})", "Cannot draft ({count})", len(cannot))
            items.append(Heading(_REFUSED, text, not self._folded))
            items += [] if self._folded else cannot
        self.list.show_items(items)
        self._offer_test()

    @Slot()
    def _offer_test(self) -> None:
        choice = self.choice
        untested = (
            choice is not None and choice.verdict.compatible and self._test_of(choice) is None
        )
        self._untested.setText(tr("Only a test shows what this draft gains here."))
        self._untested.setVisible(untested)
        self.test.setVisible(untested)

    def _test_of(self, choice: DraftChoice) -> PairTestResult | None:
        return self._tested.get(None if choice.model is None else choice.model.path)

    def _row(self, choice: DraftChoice) -> Row:
        in_use = draft_key(choice) == self._in_use
        return draft_row(choice, in_use=in_use, tested=self._test_of(choice))
