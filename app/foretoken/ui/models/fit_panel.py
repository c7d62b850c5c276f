"""Below the lists of the model picker: how the choice is loaded, and whether it fits."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foretoken.control.engine.records import LoadSettings
from foretoken.control.models.fit_check import FitReport
from foretoken.engine.config import CacheType
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.memory.fit import FitGrade, PairWish
from foretoken.system.language import number, tr, tr_noop
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.models.fit_bar import FitBar, SignLabel, fit_words
from foretoken.ui.parts.choice_button import ChoiceButton
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.row_painting import Sign
from foretoken.ui.parts.split_row import SplitRow
from foretoken.ui.parts.words import Word

_LEAST_GRADE = 160
_SHORTEST, _UNKNOWN_MOST = 2048, 32_768
_CACHE_TEXTS: dict[CacheType | None, str] = {
    CacheType.F16: tr_noop("16 bits (f16)"),
    CacheType.Q8_0: tr_noop("8 bits (q8_0)"),
    CacheType.Q4_0: tr_noop("4 bits (q4_0)"),
}
_MIXED = tr_noop("several", about="types of caches")
"""Caches of more than one type, as only the engine settings make them."""


class FitPanel(Spoken, QWidget):
    """Holds the settings of a load; says what they need."""

    changed = Signal()
    """``load_settings`` have changed."""
    graded = Signal()
    """``too_big`` may have changed."""
    draft_given_up = Signal()
    """A person wants to load without the draft."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = LoadSettings()
        self._most = 0
        self._offered: PairWish | None = None
        self.too_big = False
        """Whether the choice needs more memory than there is, as far as that is known."""
        self._sign = SignLabel(self)
        self._grade = Label(self)
        self._grade.setWordWrap(True)
        self._grade.setMinimumWidth(scaled(_LEAST_GRADE))
        self._grade.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._context = ChoiceButton(
            tr("Context"), tr("How many tokens of the chat the model can look back on"), self
        )
        self._context.picked.connect(self._on_context_picked)
        self._cache = ChoiceButton(
            tr("Cache"),
            tr("How exactly both models keep what they have read; fewer bits take less"),
            self,
        )
        self._cache.picked.connect(self._on_cache_picked)
        explain(self._context, Word.CONTEXT, Word.CACHE)
        explain(self._cache, Word.CACHE)
        self.engine = QPushButton(tr("Engine…"), self)
        """Opens all settings of the load; the picker knows how."""
        self.engine.setAutoDefault(False)
        self.engine.setAccessibleName(tr("Engine settings"))
        self.preset = QPushButton(tr("Preset  ▾"), self)
        self.preset.setAutoDefault(False)
        self.preset.setToolTip(tr("{save}, or import others", save=keyed("picker.save_preset")))
        self.preset.setAccessibleName(tr("Presets: save, import, export"))
        self.bar = explain(FitBar(self), Word.CACHE)
        self._ways = QHBoxLayout()
        self._ways.setSpacing(Space.SMALL)
        self._ways_buttons: list[QPushButton] = []
        self._ways_label = dress(Label(tr("It fits:"), self), Tone.MUTED)
        self._ways.addWidget(self._ways_label)
        self._ways.addStretch(1)
        self._note = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._note.setWordWrap(True)
        self._note.hide()
        said, settings = QHBoxLayout(), QHBoxLayout()
        for group in (said, settings):
            group.setSpacing(Space.SMALL)
        said.addWidget(self._sign)
        said.addWidget(self._grade, 1)
        settings.addStretch(1)
        for button in (self._context, self._cache, self.engine, self.preset):
            settings.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(SplitRow(said, settings, self))
        layout.addWidget(self.bar)
        layout.addLayout(self._ways)
        layout.addWidget(self._note)
        self.show_nothing()
        self._show_settings()

    @property
    def load_settings(self) -> LoadSettings:
        """How the choice is to be loaded."""
        return self._settings

    @property
    def grade(self) -> str:
        """What is said of the fit."""
        return self._grade.text()

    @property
    def ways(self) -> list[QPushButton]:
        """Buttons that make it fit."""
        return self._ways_buttons

    def set_settings(self, settings: LoadSettings) -> None:
        """Show these; nothing is reported."""
        self._settings = settings
        self._show_settings()

    def show_note(self, text: str) -> None:
        """Say something of this machine, below all else; empty: nothing."""
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def set_longest_context(self, length: int) -> None:
        """Offer no longer context than this; 0 where the model does not say."""
        self._most = length
        self._show_settings()

    def show_nothing(self, text: str = "") -> None:
        """There is nothing to measure, for this reason."""
        self._say(Sign.REFUSED if text else Sign.NONE, text)
        self.bar.show_report(None)
        self._offer(None)

    def show_measuring(self) -> None:
        """The figures before are of another choice."""
        self._say(Sign.NONE, tr("Measuring what this needs…"))
        self.bar.show_report(None)
        self._offer(None)

    def show_failed(self, error: str) -> None:
        """Say why nothing is known."""
        self._say(Sign.WARNING, error)
        self.bar.show_report(None)
        self._offer(None)

    def show_report(self, report: FitReport) -> None:
        """Say what is needed, and offer what to give up where that does not fit."""
        sign, text = fit_words(report)
        self._say(sign, text, too_big=report.fit.grade is FitGrade.TOO_BIG)
        self.bar.show_report(report)
        self._offer(report)

    def on_language_changed(self) -> None:
        """Offer the values in other words."""
        self._show_settings()

    def _say(self, sign: Sign, text: str, *, too_big: bool = False) -> None:
        self._sign.show_sign(sign)
        self._grade.setText(text)
        self._grade.setAccessibleName(text)
        if too_big != self.too_big:
            self.too_big = too_big
            self.graded.emit()

    def _show_settings(self) -> None:
        most = self._most or _UNKNOWN_MOST
        default = min(DEFAULT_CONTEXT_LENGTH, most)
        chosen = min(self._settings.context_length or default, most)
        steps = {length for power in range(24) if (length := _SHORTEST << power) < most}
        lengths = sorted(steps | {most, default, chosen})
        self._context.set_choices(
            [(length, _length_text(length, default, self._most)) for length in lengths],
            chosen,
        )
        kinds = self._settings.cache_types
        kind = self._settings.cache_type if len(kinds) == 1 else None
        texts = {each: tr(text) for each, text in _CACHE_TEXTS.items()}
        mixed = tr(_MIXED, about="types of caches")
        texts.setdefault(kind, mixed if kind is None else kind.value)
        self._cache.set_choices(list(texts.items()), kind)
        tip = tr(
            "Threads, GPUs and their layers, batches, flash attention, caches, and how far to draft"
        )
        own = self._settings.target is not None or self._settings.drafting is not None
        self.engine.setToolTip(f"{tip}\n{tr('Not as usual')}" if own else tip)

    @Slot(object)
    def _on_context_picked(self, length: int) -> None:
        self._settings = replace(self._settings, context_length=length)
        self._show_settings()
        self.changed.emit()

    @Slot(object)
    def _on_cache_picked(self, cache_type: CacheType) -> None:
        self._settings = self._settings.with_cache(cache_type)
        self._show_settings()
        self.changed.emit()

    def _offer(self, report: FitReport | None) -> None:
        """Show a button for each thing to give up, and one for all."""
        for button in self._ways_buttons:
            if button.hasFocus():
                self._context.setFocus()  # not wherever Qt's chain leads to
            self._ways.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._ways_buttons = []
        self._offered = None
        if report is not None and report.proposal is not None:
            wish, better = report.fit.wish, report.proposal.wish
            self._offered = better
            if wish.draft is not None and better.draft is None:
                self._add_way(tr("Without the draft"), self._give_up_draft)
            if better.settings.cache_type_k is not wish.settings.cache_type_k:
                self._add_way(tr("Cache in 8 bits"), self._take_offered_cache)
            if better.settings.gpu_layers != wish.settings.gpu_layers:
                self._add_way(report.proposal.given_up[-1], self._take_offered_layers)
            if better.context_length < report.fit.need.context_length:
                text = tr("Context {tokens}", tokens=better.context_length)
                self._add_way(text, self._take_offered_context)
        in_part = report is not None and report.fit.in_part
        if len(self._ways_buttons) > 1:
            with_all = tr("It fits with all of:")
            self._ways_label.setText(tr("Wholly on GPUs with all of:") if in_part else with_all)
            self._add_way(tr("All of these"), self._take_all, is_all=True)
        else:
            self._ways_label.setText(tr("Wholly on GPUs:") if in_part else tr("It fits:"))
        self._ways_label.setVisible(bool(self._ways_buttons))

    def _add_way(self, text: str, run: object, *, is_all: bool = False) -> None:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tr("Then it fits") if is_all else tr("Give this up to save room"))
        button.clicked.connect(run)
        self._ways.insertWidget(len(self._ways_buttons) + 1, button)
        self._ways_buttons.append(button)

    @Slot()
    def _give_up_draft(self) -> None:
        self.draft_given_up.emit()

    @Slot()
    def _take_offered_cache(self) -> None:
        if self._offered is not None:
            self._on_cache_picked(self._offered.settings.cache_type_k)

    @Slot()
    def _take_offered_layers(self) -> None:
        self._settings = self._with_layers_that_fit()
        self._show_settings()
        self.changed.emit()

    def _with_layers_that_fit(self) -> LoadSettings:
        target = replace(self._settings.model_settings(), gpu_layers=None, tensor_split=None)
        return replace(self._settings, target=target)

    @Slot()
    def _take_offered_context(self) -> None:
        if self._offered is not None:
            self._on_context_picked(self._offered.context_length)

    @Slot()
    def _take_all(self) -> None:
        better = self._offered
        if better is None:
            return
        settings = self._settings
        if better.settings.cache_type_k is not settings.cache_type:
            settings = settings.with_cache(better.settings.cache_type_k)
        self._settings = replace(settings, context_length=better.context_length)
        self._show_settings()
        if better.draft is None:
            self.draft_given_up.emit()
        self.changed.emit()


def _length_text(length: int, default: int, most: int) -> str:
    if length == default:
        return tr("{tokens} (usual)", tokens=length)
    return tr("{tokens} (the model's own)", tokens=length) if length == most else number(length)
