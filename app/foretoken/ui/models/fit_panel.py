"""Below the lists of the model picker: how the choice is loaded, and whether it fits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foretoken.control.engine.records import LoadSettings
from foretoken.control.models.engine_wish import machine_facts
from foretoken.control.models.fit_check import FitReport
from foretoken.engine.config import CacheType
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.memory.fit import FitGrade
from foretoken.system.language import number, tr, tr_noop
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, dress
from foretoken.ui.models.engine_parameters import gpu_note
from foretoken.ui.models.fit_bar import FitBar, FitLine, FitWords
from foretoken.ui.models.model_choice import ModelChoice
from foretoken.ui.models.model_rows import LOOKUP_KEY
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.forms import note, row
from foretoken.ui.parts.row_painting import Sign
from foretoken.ui.parts.words import Word

_SHORTEST, _UNKNOWN_MOST = 2048, 32_768
_CACHE_TEXTS: dict[CacheType | None, str] = {
    CacheType.F16: tr_noop("16 bits"),
    CacheType.Q8_0: tr_noop("8 bits"),
    CacheType.Q4_0: tr_noop("4 bits"),
}
_Change = Callable[[LoadSettings], LoadSettings]


class _SplitRow(QWidget):
    """Two groups beside each other where both have room, else one below the other.

    At least as wide as its second group, which is never cut.
    """

    def __init__(self, first: QBoxLayout, second: QBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups = first, second
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.SMALL)
        self._row.addLayout(first, 1)
        self._row.addLayout(second)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._groups[1].minimumSize().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(group.minimumSize().width() for group in self._groups) + self._row.spacing()
        direction = QBoxLayout.Direction
        beside = needed <= self.width()
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)


class FitPanel(QWidget):
    """Shows the settings of a load, and says what they need."""

    graded = Signal()
    """``too_big`` may have changed."""

    def __init__(self, choice: ModelChoice, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._choice = choice
        self.too_big = False
        """Whether the choice needs more memory than there is, as far as that is known."""
        self._line = FitLine(self)
        self.grade = self._line.grade
        tip = tr("How many tokens of the chat the model can see")
        self.context = explain(ChoiceBox(tr("Context"), tip, self), Word.CONTEXT, Word.CACHE)
        tip = tr("Precision of both models' caches; fewer bits take less memory")
        self.cache = explain(ChoiceBox(tr("Cache"), tip, self), Word.CACHE)
        self.engine = QPushButton(tr("Engine…"), self)
        """Opens all settings of the load; the picker knows how."""
        self.engine.setAccessibleName(tr("Engine settings"))
        self.preset = QPushButton(tr("Preset  ▾"), self)
        self.preset.setToolTip(tr("{save}, or import others", save=keyed("picker.save_preset")))
        self.preset.setAccessibleName(tr("Presets: save, import, export"))
        self.bar = explain(FitBar(self), Word.CACHE)
        self.ways: list[QPushButton] = []
        """Buttons that make it fit."""
        self._ways_label, self._note = (
            dress(Label(self), Tone.MUTED),
            note(gpu_note(machine_facts()), self),
        )
        self._ways_row = row(self._ways_label, None)
        settings = row(None, self.context, self.cache, self.engine, self.preset)
        for box in (self.context, self.cache):  # never cut: they go below the words instead
            box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        for button in (self.engine, self.preset):
            button.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(_SplitRow(row(self._line), settings, self))
        layout.addWidget(self.bar)
        layout.addLayout(self._ways_row)
        layout.addWidget(self._note)
        self.context.picked.connect(self._on_context_picked)
        self.cache.picked.connect(self._on_cache_picked)
        self._note.setVisible(bool(self._note.text()))
        choice.changed.connect(self._show_settings)
        choice.fit_asked.connect(self._on_fit_asked)
        choice.services.fit.measured.connect(self.show_report)
        choice.services.fit.failed.connect(self._on_failed)
        self.show_nothing()
        self._show_settings()

    @Slot()
    def _show_settings(self) -> None:
        """Show those of the choice, with contexts up to the longest one that is known."""
        settings, longest = self._choice.settings, self._choice.longest_context
        most = longest or _UNKNOWN_MOST
        default = min(DEFAULT_CONTEXT_LENGTH, most)
        chosen = min(settings.context_length or default, most)
        steps = {length for power in range(24) if (length := _SHORTEST << power) < most}
        lengths = sorted(steps | {most, default, chosen})
        self.context.set_choices([(length, number(length)) for length in lengths], chosen)
        for length, tip in ((longest, tr("Maximum")), (default, tr("Default"))):
            if length in lengths:
                self.context.setItemData(lengths.index(length), tip, Qt.ItemDataRole.ToolTipRole)
        kinds = settings.cache_types
        kind = settings.cache_type if len(kinds) == 1 else None
        caches = {each: tr(text) for each, text in _CACHE_TEXTS.items()}
        mixed = tr("mixed", about="types of caches")
        caches.setdefault(kind, mixed if kind is None else kind.value)
        self.cache.set_choices(list(caches.items()), kind)
        tip = tr("Threads, GPUs, batches, flash attention, caches and drafting")
        own = settings.target is not None or settings.drafting is not None
        self.engine.setToolTip(f"{tip}\n{tr('Changed from the defaults')}" if own else tip)

    def show_nothing(self, text: str = "", sign: Sign = Sign.REFUSED) -> None:
        """Nothing is known of the memory, for this reason; empty: there is nothing to know."""
        self._show(FitWords(sign if text else Sign.NONE, text), None)

    @Slot(bool)
    def _on_fit_asked(self, asked: bool) -> None:
        if asked:
            self.show_nothing(tr("Measuring memory…"), Sign.NONE)
        elif self.isEnabled():  # nothing is loaded or tested
            known = self._choice.target is not None
            self.show_nothing(self._choice.refusal if known else "")

    @Slot(str)
    def _on_failed(self, error: str) -> None:
        self.show_nothing(error, Sign.WARNING)

    @Slot(object)
    def show_report(self, report: FitReport) -> None:
        """Say what is needed, and offer what to give up where that does not fit."""
        self._show(FitWords.of(report), report)

    def _show(self, words: FitWords, report: FitReport | None) -> None:
        self._line.say(words)
        self.bar.show_report(report)
        self._offer(report)
        too_big = report is not None and report.fit.grade is FitGrade.TOO_BIG
        if too_big != self.too_big:
            self.too_big = too_big
            self.graded.emit()

    def _offer(self, report: FitReport | None) -> None:
        """Show a button for each thing to give up, and one for all."""
        for button in self.ways:
            if button.hasFocus():
                self.context.setFocus()  # not wherever Qt's chain leads to
            button.hide()
            button.deleteLater()
        ways = _ways_to_fit(report)
        in_part = report is not None and report.fit.in_part
        self._ways_label.setText(tr("All on the GPU with:") if in_part else tr("Fits with:"))
        self._ways_label.setVisible(bool(ways))
        offered = [(text, [change]) for text, change in ways]
        if len(ways) > 1:
            offered.append((tr("All of these"), [change for _, change in ways]))
        self.ways = [QPushButton(text, self) for text, _ in offered]
        for place, (button, (_, changes)) in enumerate(zip(self.ways, offered, strict=True)):
            button.setAutoDefault(False)
            button.setToolTip(tr("Save memory"))
            button.clicked.connect(partial(self._give_up, changes))
            self._ways_row.insertWidget(place + 1, button)

    def _give_up(self, changes: list[_Change | None], *_: object) -> None:
        settings = self._choice.settings
        for change in filter(None, changes):
            settings = change(settings)
        if None in changes:
            self._choice.choose_draft(LOOKUP_KEY)
        self._choice.use_settings(settings)

    @Slot(object)
    def _on_context_picked(self, length: int) -> None:
        self._choice.use_settings(replace(self._choice.settings, context_length=length))

    @Slot(object)
    def _on_cache_picked(self, kind: CacheType | None) -> None:
        if kind is not None:
            self._choice.use_settings(self._choice.settings.with_cache(kind))


def _ways_to_fit(report: FitReport | None) -> list[tuple[str, _Change | None]]:
    """What to give up, and how the settings change by it; None: the draft."""
    if report is None or report.proposal is None:
        return []
    request, better = report.fit.wish, report.proposal.wish
    ways: list[tuple[str, _Change | None]] = []
    if request.draft is not None and better.draft is None:
        ways.append((tr("Without the draft"), None))
    kind, length = better.settings.cache_type_k, better.context_length
    if kind is not request.settings.cache_type_k:
        ways.append((tr("Cache in 8 bits"), lambda settings: settings.with_cache(kind)))
    if better.settings.gpu_layers != request.settings.gpu_layers:
        ways.append((report.proposal.given_up[-1], _with_layers_that_fit))
    if length < report.fit.need.context_length:
        text = tr("Context {tokens}", tokens=length)
        ways.append((text, lambda settings: replace(settings, context_length=length)))
    return ways


def _with_layers_that_fit(settings: LoadSettings) -> LoadSettings:
    target = replace(settings.model_settings(), gpu_layers=None, tensor_split=None)
    return replace(settings, target=target)
