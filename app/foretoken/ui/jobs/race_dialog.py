"""Race dialog: two ways of answering one question, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFormLayout, QFrame, QMenu, QSpinBox, QWidget

from foretoken.control.background import in_words
from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.engine_work import RaceWork
from foretoken.control.models.model_services import DraftRanking, LibraryFeed
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.models.amounts import size_text
from foretoken.models.benchmarks.record import LOOKAHEADS
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import shown_model
from foretoken.models.pairs.experiment import GREEDY
from foretoken.models.pairs.pairing import DraftChoice
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.models.pairs.racing import (
    FEWEST_REPETITIONS,
    KIND,
    MOST_REPETITIONS,
    USUAL_LENGTH,
    USUAL_REPETITIONS,
    RacePlan,
    RaceResult,
    SidePlan,
    read_race,
)
from foretoken.reports.race import race_report, sampling_words, way_words
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.paths import resource_path, shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.jobs.job_dialog import ExportedResult, JobDialog
from foretoken.ui.jobs.race_result import RaceResultPage
from foretoken.ui.look.plain_text import Label, escape_mnemonics, wrapped
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.files import file_to_open
from foretoken.ui.parts.forms import (
    FoldingRow,
    add_row,
    as_field,
    column,
    form,
    note,
    push_button,
    row,
)
from foretoken.ui.parts.message_editor import LongTextEdit, has_endless_line

LENGTHS = (32, 64, 128, 256, 512, 1024)
_EDITOR_LINES = 5
_LONGEST_TITLE = 70
# Files of resources/prompts: typical questions of several kinds, all short enough to read.
_QUESTIONS = ("everyday", "stories", "code", "rewrite")
_OF_A_KIND = 4
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
_SIDES = (tr_noop("First side"), tr_noop("Second side"))


class SideCard(QFrame):
    """The choices of one side."""

    target_changed = Signal()
    """``other_target`` has changed; its drafts have to be offered."""

    def __init__(self, side: int, engine: EngineControl, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.CARD)
        self._engine = engine
        self._drafts: list[DraftChoice] = []
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

        self.target = choice(tr("Target"), wrapped(tr(_TWO_TARGETS)))
        self.way = choice(tr("Drafting"), tr("How tokens are drafted"))
        self.draft = choice(tr("Draft model"), tr("The model that drafts"))
        self.sampling = choice(tr("Sampling"), tr("How tokens are sampled"))
        self.draft.picked.connect(self._offer_drafting)
        self.target.picked.connect(self._on_target_picked)
        samplings = {GREEDY: tr("Temperature 0")}
        if (of_chat := engine.answering.sampling) != GREEDY:
            samplings[of_chat] = tr("As in the chat ({how})", how=sampling_words(of_chat))
        self.sampling.set_choices(list(samplings.items()), GREEDY)
        self.offer_targets([])
        self._offer_drafting(None)
        if side == 0:
            self.way.show_value(_PLAIN)

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
        pair = self._engine.pair
        assert pair is not None
        choices: list[tuple[Path | None, str]] = [(None, _in_use(pair.target_name))]
        for model in targets:
            size = size_text(model.size_bytes)
            name = tr("{name} ({size})", about="a model", name=_title(model.name), size=size)
            choices.append((model.path, name))
        chosen = self.other_target
        self.target.set_choices(choices, chosen if chosen in dict(choices) else None)
        self.target.setEnabled(len(choices) > 1)

    def offer_drafts(self, drafts: list[DraftChoice]) -> None:
        """Offer draft models for the chosen target; choose the best for another than the loaded."""
        if drafts == self._drafts:
            return
        first, self._drafts, chosen = not self._drafts, drafts, self.draft.value
        if first and chosen is None and self.other_target is not None:
            chosen = next((draft.path for draft in drafts if draft.verdict.worthwhile), None)
        self._offer_drafting(chosen)

    @Slot(object)
    def _offer_drafting(self, draft: object) -> None:
        """Offer draft models and ways of drafting; choose this draft if it is possible."""
        pair, of_chat = self._engine.pair, self._engine.answering.drafting
        adaptive = SpeculativeConfig()
        loaded = None
        if pair is not None and pair.no_draft_reason is None and self.other_target is None:
            loaded = pair.draft_name
        own = _in_use(loaded) if loaded is not None else tr("No draft model")
        drafts = {None: own} | {each.path: _title(each.name) for each in self._drafts}
        self.draft.set_choices(list(drafts.items()), draft if draft in drafts else None)
        self.draft.setEnabled(bool(self._drafts))
        can_draft = self.draft.value is not None or loaded is not None
        ways = {_PLAIN: tr("Plain (no drafting)")}
        if can_draft or of_chat.method is not Method.DRAFT:
            ways[of_chat] = tr("{way} (as in the chat)", way=way_words(of_chat))
        ways.setdefault(_LOOKUP, tr("Lookup (copies from the text so far)"))
        ways.setdefault(adaptive, tr("{way} (adaptive)", way=way_words(adaptive)))
        for lookahead in LOOKAHEADS if can_draft else ():
            fixed = SpeculativeConfig(Method.DRAFT, lookahead=lookahead)
            ways.setdefault(fixed, way_words(fixed))
        way, usual = self.way.value, of_chat if of_chat in ways else adaptive
        self.way.set_choices(list(ways.items()), way if way in ways else usual)

    @Slot()
    def _on_target_picked(self) -> None:
        """Reset the draft: it belongs to the previous target."""
        self._drafts = []
        self._offer_drafting(None)
        self.target_changed.emit()


class RaceSetup(QWidget):
    """The choices of a race."""

    changed = Signal()
    """``refusal`` may have changed."""

    def __init__(self, engine: EngineControl, last_question: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sides = (SideCard(0, engine, self), SideCard(1, engine, self))
        self.question = styled(LongTextEdit(self), Surface.PAGE)
        self.question.setAccessibleName(tr("Question"))
        self.question.setPlaceholderText(tr("The question for both sides"))
        self.question.setTabChangesFocus(True)
        self.question.setMinimumHeight(_EDITOR_LINES * self.fontMetrics().lineSpacing())
        questions = [
            (f"{file}/{name}", text)
            for file in _QUESTIONS
            for name, text in read_prompts(resource_path(f"prompts/{file}.jsonl"))[:_OF_A_KIND]
        ]
        if last_question and not has_endless_line(last_question):
            questions.insert(0, (tr("The last one of this chat"), last_question))
        self.question.setPlainText(questions[0][1])
        self.source = push_button(tr("Questions"), self)
        self.source.setMenu(menu := QMenu(self.source))
        for name, text in questions:
            title = escape_mnemonics(shown_name(f"{name}: {text}", _LONGEST_TITLE))
            menu.addAction(title).triggered.connect(partial(self._on_question_picked, text))
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
        both = FoldingRow(*((side, 1) for side in self.sides))
        amount = row(Label(tr("Repetitions"), self), self.repetitions, self.length, None)
        asked = row(self.source, None), (self.question, 1), amount
        intro = note(tr(_INTRO), self)
        column(self, intro, both, *asked, spacing=Space.MEDIUM)
        self.question.textChanged.connect(self.changed)

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

    def _on_question_picked(self, text: str) -> None:
        self.question.setPlainText(text)
        self.question.setFocus()


def _title(name: str) -> str:
    return shown_name(shown_model(name), _LONGEST_TITLE)


def _in_use(name: str) -> str:
    return tr("{name} (in use)", name=_title(name))


_SIZE = (1000, 760)


class RaceDialog(JobDialog):
    """Offers the library's models, and plays back a race just run or opened from a file."""

    def __init__(
        self,
        engine: EngineControl,
        library: LibraryFeed,
        drafts: DraftRanking,
        last_question: str,
        parent: QWidget,
    ) -> None:
        """``last_question`` is that of the current chat; empty if there is none."""
        super().__init__(tr("Race"), engine, parent)
        self.prefer_size(*_SIZE)
        self._library, self._drafts = library, drafts
        self.setup, self.page = RaceSetup(engine, last_question, self), RaceResultPage(self)
        self.first_of_result = self.page.play
        self.start.setText(tr("Start race"))
        self.again.setText(tr("New race"))
        self.open_file = self.add_button(tr("Open…"), self._on_open)
        self.open_file.setToolTip(tr("Show an exported race"))
        self.setup.changed.connect(self._on_state_changed)
        library.begin()
        self.finished.connect(library.end)
        library.changed.connect(self._on_library_changed)
        drafts.found.connect(self._on_drafts_found)
        for side in self.setup.sides:
            side.target_changed.connect(self._look_for_drafts)
        self.lay_out(self.setup, self.page)
        self._on_library_changed()

    def work(self) -> RaceWork:
        pair = self.engine.pair
        assert pair is not None
        load = pair.settings
        return RaceWork(self.setup.plan, load.target, load.draft)

    def refusal(self) -> str:
        return self.setup.refusal

    def show_result(self, result: RaceResult) -> None:
        self.page.show_result(result)

    def show_state(self) -> None:
        super().show_state()
        self.open_file.setVisible(not (self.shows_result or self.running))

    @Slot()
    def choose_again(self) -> None:
        self.page.clock.pause()
        super().choose_again()

    @Slot()
    def _on_library_changed(self) -> None:
        """Offer the library's current models; not while a race runs."""
        pair, library = self.engine.pair, self._library
        if self.running or pair is None:
            return
        own = pair.files.target.resolve()  # it may have been opened by a link
        writers = [
            model
            for model in (*library.models, *library.built_in)
            if model.kind in (ModelKind.CHAT, ModelKind.BASE) and model.path.resolve() != own
        ]
        writers.sort(key=lambda model: (model.name.lower(), model.path))
        for side in self.setup.sides:
            side.offer_targets(writers)
        self._look_for_drafts()

    @Slot()
    def _look_for_drafts(self) -> None:
        pair, library = self.engine.pair, self._library
        if pair is not None:
            models = [*library.models, *library.built_in]
            targets = [side.other_target or pair.files.target for side in self.setup.sides]
            self._drafts.look(list(dict.fromkeys(targets)), models)

    @Slot(object)
    def _on_drafts_found(self, found: dict[Path, list[DraftChoice]]) -> None:
        pair = self.engine.pair
        if self.running or pair is None:
            return
        for side in self.setup.sides:
            target, other = side.other_target or pair.files.target, side.other_target is not None
            if target in found:
                loaded = None if other else pair.files.draft
                side.offer_drafts([draft for draft in found[target] if draft.path != loaded])

    def exported(self) -> ExportedResult | None:
        if (result := self.page.result) is None:
            return None
        return ExportedResult(KIND, result.when, race_report(result), result)

    @Slot()
    def _on_open(self) -> None:
        choices = f"JSON (*.json);;{tr('All files')} (*)"
        file = file_to_open(self, tr("Open race"), choices)
        if file is None:
            return

        def on_failed(error: Exception) -> None:
            name, why = shown_path(file), in_words(error)
            self.say(tr("Could not open {file}: {why}", file=name, why=why), serious=True)

        self.background.enqueue(lambda _: read_race(file), self._on_opened, on_failed)

    def _on_opened(self, result: RaceResult) -> None:
        if self.running:
            return
        self.show_result(result)
        self.go_to(self.result_page)
        self.page.play.setFocus()
