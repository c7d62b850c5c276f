"""How the engine runs a pair: every setting of both models and of drafting, and what it takes."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.engine_wish import EngineWish, MachineFacts, Part, machine_facts
from foretoken.control.models.fit_check import FitCheck, FitReport, wish_of
from foretoken.models.memory.fit import FitGrade, PairWish
from foretoken.models.memory.placement import PairPlacement
from foretoken.models.pairs.tuning_results import TuningProgress, TuningResult
from foretoken.preferences.preference import OrNone, Preference
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Button, Surface, Tone, Type, dress
from foretoken.ui.models.device_choice import OF_GPUS, is_offered, processor_note, settled
from foretoken.ui.models.engine_parameters import (
    engine_parameters,
    first_value,
    told_of,
    unavailable_because,
)
from foretoken.ui.models.fit_bar import FitBar, SignLabel, fit_words
from foretoken.ui.models.tuning_panel import TuningPanel
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.parameter_row import ParameterRow, ShownParameter
from foretoken.ui.parts.row_painting import Sign
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.words import Word

_SIZE = (700, 640)
_BAR_FROM = 360
"""A dialog that is lower, at the normal text size, says in words alone what the memory is for."""
_TITLES = {
    Part.TARGET: tr_noop("Target", about="heading of settings"),
    Part.DRAFT: tr_noop("Draft", about="heading of settings"),
    Part.DRAFTING: tr_noop("Drafting", about="heading of settings"),
}
_WORDS = {
    "context_length": (Word.CONTEXT, Word.CACHE),
    "cache_type_k": (Word.CACHE,),
    "cache_type_v": (Word.CACHE,),
    "method": (Word.DRAFT, Word.LOOKUP, Word.PLAIN),
    "rule": (Word.LOOKAHEAD, Word.ACCEPTANCE),
    "lookahead": (Word.LOOKAHEAD, Word.STEP),
    "verification": (Word.ACCEPTANCE, Word.STEP),
}
"""What can be asked for at a setting, by its name."""
NO_DRAFT = tr_noop("No draft model is chosen: what is drafted is copied from earlier in the chat.")


NOT_IN_USE = tr_noop("Only a pair in use can be measured: load this one first.")
_OTHER_LAYERS = tr_noop("Load the pair with these layers on the GPU before it is measured.")
_STOP_FIRST = tr_noop("It is being measured. Stop that first.")


class EngineSection(QWidget):
    """A heading, and a card with the settings of one model, or of drafting."""

    def __init__(self, part: Part, parameters: Sequence[Preference[Any]], parent: QWidget) -> None:
        super().__init__(parent)
        card = dress(QFrame(self), Surface.CARD)
        title = tr(_TITLES[part], about="heading of settings")
        card.setAccessibleName(title)
        self.rows = [ParameterRow(each, card) for each in parameters]
        for row in self.rows:
            if words := _WORDS.get(row.parameter.name):
                explain(row, *words)
        explain(self, Word.TARGET if part is Part.TARGET else Word.DRAFT)
        self._without = False
        self._remark = dress(Label(card), Type.SMALL, Tone.MUTED)
        self._refusal = dress(Label(card), Type.SMALL, Tone.ERROR)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        inside.setSpacing(Space.SMALL)
        for row in self.rows:
            inside.addWidget(row)
        for label in (self._remark, self._refusal):
            label.setWordWrap(True)
            label.hide()
            inside.addWidget(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(dress(Label(title, self), Type.SECTION))
        column.addWidget(card)

    @property
    def refusal(self) -> str:
        """Why what is chosen here cannot be; empty: it can."""
        return self._refusal.text()

    def do_without(self, why: str) -> None:
        """Show no settings, for this reason."""
        self._without = True
        for row in self.rows:
            row.hide()
        self.note(why)

    def note(self, text: str) -> None:
        """Say something about all of it; empty: nothing."""
        self._remark.setText(text)
        self._remark.setVisible(bool(text))

    def offer(self, keys: Container[str]) -> None:
        """Show these settings, unless there are none to show."""
        for row in self.rows:
            row.setVisible(not self._without and row.parameter.key in keys)

    def refuse(self, why: str) -> None:
        """Say why what is chosen here cannot be; empty: it can."""
        self._refusal.setText(why)
        self._refusal.setVisible(bool(why))


class EngineSettingsDialog(Spoken, FittedDialog):
    """Changes nothing by itself: it tells what a person wants in the end."""

    chosen = Signal(object)
    """LoadSettings."""
    tuning_requested = Signal(object)
    """RunSetup from which on other ways are to be tried; of a pair in use only."""

    def __init__(
        self,
        files: PairFiles,
        settings: LoadSettings,
        fit: FitCheck,
        parent: QWidget | None,
        *,
        loaded: PairWish | None = None,
        in_use: bool = False,
        no_draft: str = "",
        longest_context: int = 0,
        facts: MachineFacts | None = None,
    ) -> None:
        """``loaded`` is what is in memory now; ``in_use``: these files, with these settings.

        ``no_draft`` says why there is no draft to use although one is chosen;
        ``longest_context`` is what the target was made for, 0 where that is not known.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Engine settings"))
        self.prefer_size(*_SIZE)
        self._files, self._settings, self._loaded = files, settings, loaded
        self._in_use = in_use
        self._longest = longest_context
        self._facts = facts or machine_facts()
        self._fit_check = fit
        self._asked: PairWish | None = None
        self._too_big = False
        no_draft = tr(NO_DRAFT) if files.draft is None else no_draft
        self._wish = EngineWish(settings, has_draft=not no_draft)
        parameters = engine_parameters(self._facts, longest_context)
        self.sections = {part: EngineSection(part, each, self) for part, each in parameters.items()}
        self.rows = {
            row.parameter.key: row for section in self.sections.values() for row in section.rows
        }
        for row in self.rows.values():
            if isinstance(row.parameter.kind, OrNone):
                row.control.show_value(first_value(row.parameter, self._facts, longest_context))
            row.chosen.connect(self._on_chosen)
            row.reset_requested.connect(self._on_reset)
        self._placement: PairPlacement | None = None
        for part, section in self.sections.items():
            section.note(processor_note(part, self._facts))
        if no_draft:
            self.sections[Part.DRAFT].do_without(no_draft)
        self._sign = SignLabel(self)
        self._grade = Label(self)
        self._grade.setWordWrap(True)
        self._grade.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.tuning = TuningPanel(self)
        self.tuning.begin_requested.connect(self._on_tuning_wanted)
        self.tuning.use_requested.connect(self._on_best_wanted)
        self.tuning.undo_requested.connect(self._on_best_given_back)
        self._held: dict[str, Any] = {}  # before what was measured came in its place
        self.bar = FitBar(self)
        self.usual = QPushButton(tr("Use usual settings"), self)
        self.usual.setAutoDefault(False)
        self.usual.setToolTip(tr("Every setting becomes what it is unless changed"))
        self.usual.clicked.connect(self._on_usual)
        self.cancel = QPushButton(tr("Cancel"), self)
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self.use = dress(QPushButton(self), Button.PRIMARY)
        self.use.setDefault(True)
        self.use.clicked.connect(self._on_used)
        self._lay_out()
        fit.measured.connect(self._on_measured)
        fit.failed.connect(self._on_not_measured)
        self._show_values()
        self.rows[parameters[Part.TARGET][0].key].control.field.setFocus()

    @property
    def grade(self) -> str:
        """What is said of the memory."""
        return self._grade.text()

    @Slot(float, object)
    def show_tuning_progress(self, _share: float, progress: TuningProgress) -> None:
        """Other ways are being tried."""
        self.tuning.show_progress(progress)

    @Slot(object, object)
    def show_tuning_ended(self, result: TuningResult | None, error: str | None) -> None:
        """Other ways were tried, or why not (str); both None: it was stopped."""
        self.tuning.show_ended(result, error)
        self._show_values()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the settings where there is little of it."""
        super().resizeEvent(event)
        self.bar.setVisible(self.height() >= scaled(_BAR_FROM))

    def on_language_changed(self) -> None:
        """Say anew what is composed of several sentences."""
        self._show_values()

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(margins(0, 0, Space.MEDIUM, Space.SMALL))
        column.setSpacing(Space.WIDE)
        column.addWidget(self.tuning)
        for section in self.sections.values():
            column.addWidget(section)
        column.addWidget(self.usual, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        page = _Page(self)
        page.setWidget(inside)
        told = QHBoxLayout()
        told.setSpacing(Space.SMALL)
        told.addWidget(self._sign)
        told.addWidget(self._grade, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.use)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(page, 1)
        layout.addLayout(told)
        layout.addWidget(self.bar)
        layout.addLayout(buttons)

    # --- what a person does ------------------------------------------------------------------

    @Slot(object, object)
    def _on_chosen(self, parameter: Preference[Any], value: object) -> None:
        self._wish.values.update(settled(self._wish.values, parameter.key, value))
        self._show_values()

    @Slot(object)
    def _on_reset(self, parameter: Preference[Any]) -> None:
        self._on_chosen(parameter, parameter.default)

    @Slot()
    def _on_usual(self) -> None:
        for key, row in self.rows.items():
            self._wish.values[key] = row.parameter.default
        self._show_values()

    @Slot()
    def _on_used(self) -> None:
        for row in self.rows.values():
            row.control.settle()
        if self.use.isEnabled():  # what was typed may be refused
            self.accept()
            self.chosen.emit(self._wish.load_settings)

    @Slot()
    def _on_tuning_wanted(self) -> None:
        for row in self.rows.values():
            row.control.settle()
        if self._why_no_tuning():
            return
        self.tuning.show_begun()
        self._show_values()
        self.tuning_requested.emit(self._wish.setup)

    @Slot(object)
    def _on_best_wanted(self, result: TuningResult) -> None:
        self._held = self._wish.take_best(result.start, result.best)
        self._show_values()

    @Slot()
    def _on_best_given_back(self) -> None:
        self._wish.values.update(self._held)
        self._show_values()

    # --- what is shown -----------------------------------------------------------------------

    def _show_values(self) -> None:
        values, refusals = self._wish.values, self._wish.refusals
        for key, row in self.rows.items():
            row.show_parameter(self._shown(row.parameter, values[key]))
        offered = {
            key for key, row in self.rows.items() if is_offered(row.parameter, values, self._facts)
        }
        for part, section in self.sections.items():
            section.offer(offered)
            section.refuse(refusals.get(part, ""))
        self.tuning.refuse(self._why_no_tuning())
        for section in self.sections.values():
            section.setEnabled(not self.tuning.running)
        unusual = any(values[key] != row.parameter.default for key, row in self.rows.items())
        self.usual.setEnabled(unusual and not self.tuning.running)
        if refusals:
            self._refuse(next(iter(refusals.values())))
            return
        settings = self._wish.load_settings
        self._offer(settings)
        self._measure(wish_of(self._files, settings))

    def _why_no_tuning(self) -> str:
        """Why nothing can be measured now; empty: it can."""
        if not self._in_use:
            return tr(NOT_IN_USE)
        refusals = self._wish.refusals
        if refusals:
            return next(iter(refusals.values()))
        loaded, wished = self._settings, self._wish.setup
        both = [(loaded.model_settings(), wished.target)]
        if self._wish.has_draft:
            both.append((loaded.draft_settings(), wished.draft))
        moved = any(getattr(a, name) != getattr(b, name) for a, b in both for name in OF_GPUS)
        return tr(_OTHER_LAYERS) if moved else ""

    def _shown(self, parameter: Preference[Any], value: Any) -> ShownParameter:
        usual = parameter.kind.shown(parameter.default)
        return ShownParameter(
            value,
            told_of(parameter, self._facts, self._longest) + self._where(parameter),
            reset="" if value == parameter.default else tr("Back to {value}", value=usual),
            unavailable=unavailable_because(parameter, self._wish.values, self._facts),
        )

    def _where(self, parameter: Preference[Any]) -> str:
        """Behind what is told of the devices: where the layers go, as far as that is known."""
        if self._placement is None or parameter.name != "devices":
            return ""
        of_target = parameter.room == Part.TARGET
        placement = self._placement.target if of_target else self._placement.draft
        if placement is None:
            return ""
        where = placement.words(dict(self._placement.titles))
        return " " + tr("As chosen here: {where}.", where=where)

    def _refuse(self, why: str) -> None:
        """Nothing can be loaded or measured like this."""
        self._fit_check.cancel()
        self._asked = None
        self._say(Sign.REFUSED, why, None)
        self.use.setEnabled(False)
        self.use.setToolTip(why)

    def _offer(self, settings: LoadSettings) -> None:
        """Name what the button does now."""
        before = self._settings
        changed = settings != before or settings.speculative != before.speculative
        self.use.setEnabled(changed and not self.tuning.running)
        same = self._in_use and same_load(settings, before)
        if self.tuning.running:
            tip = tr(_STOP_FIRST)
        elif not changed:
            tip = tr("Nothing is changed")
        elif same:
            tip = tr("From the next answer on; nothing is loaded again")
        elif self._in_use:
            tip = tr("The pair is loaded again; an answer that is being written ends")
        else:
            tip = tr("They hold once the pair is loaded")
        self.use.setToolTip(tip)
        if same and changed:
            words = tr("Use from now on")
        elif not self._in_use:
            words = tr("Use these settings")
        else:
            words = tr("Load anyway") if self._too_big else tr("Load with these settings")
        self.use.setText(words)

    def _measure(self, wish: PairWish) -> None:
        """Find out what it would take, unless that is known."""
        if wish == self._asked:
            return
        self._asked, self._placement = wish, None
        self._say(Sign.NONE, tr("Measuring what this needs…"), None)
        self._fit_check.ask(wish, self._loaded)

    @Slot(object)
    def _on_measured(self, report: FitReport) -> None:
        if report.fit.wish != self._asked:
            return
        self._placement = report.fit.placement
        self._say(*fit_words(report), report)
        for key, row in self.rows.items():
            if row.parameter.name == "devices":
                row.show_parameter(self._shown(row.parameter, self._wish.values[key]))

    @Slot(str)
    def _on_not_measured(self, error: str) -> None:
        self._say(Sign.WARNING, error, None)

    def _say(self, sign: Sign, text: str, report: FitReport | None) -> None:
        self._sign.show_sign(sign)
        self._grade.setText(text)
        self._grade.setAccessibleName(text)
        self.bar.show_report(report)
        self._too_big = report is not None and report.fit.grade is FitGrade.TOO_BIG
        if not self._wish.refusals:
            self._offer(self._wish.load_settings)


def same_load(settings: LoadSettings, other: LoadSettings) -> bool:
    """Whether they differ in the way of drafting at most, for which nothing is loaded again."""
    return settings == other.with_drafting(settings.speculative)


class _Page(QScrollArea):
    """What does not fit is scrolled here, and not the dialog."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """Little."""
        return self.minimumSizeHint()
