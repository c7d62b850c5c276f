"""The card of "Measure for me": begins it, shows how far it is, and offers what it has found."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.models.pairs.tuning_results import Comparison, TuningProgress, TuningResult
from foretoken.system.language import told_anew, tr, tr_noop
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Button, Surface, Tone, Type, dress
from foretoken.ui.models.tuning_words import (
    aspect_words,
    choice_words,
    gain_words,
    load_words,
    progress_words,
    result_words,
    speed_words,
    untried_words,
    way_words,
)

STOPPED = tr_noop("Stopped. Nothing is changed.")
USED = tr_noop("The settings below hold what was found; they are not in use yet.")
_INTRO = tr_noop(
    "Tries the settings that matter for speed with this pair on this computer, for up to a minute "
    "and a half: how to draft, threads, flash attention, micro batch. Answers stay as good as they "
    "are, and nothing is changed before you say so."
)
_BEGINNING = tr_noop("Beginning…")
_STEPS = 1000


class _TuningStep(Enum):
    """What the panel is about."""

    OFFERED = "offered"
    RUNNING = "running"
    FOUND = "found"
    USED = "used"


class TuningPanel(Spoken, QFrame):
    """Changes nothing by itself."""

    begin_requested = Signal()
    stop_requested = Signal()
    use_requested = Signal(object)
    """TuningResult: its best way is wanted."""
    undo_requested = Signal()
    """The settings of before are wanted again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self.result: TuningResult | None = None
        """What was found last, while it is shown."""
        self._step = _TuningStep.OFFERED
        self._why_not = ""
        self._progress: TuningProgress | None = None
        self._said = ""
        self._words = dress(Label(self), Tone.MUTED)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Measuring"))
        self._table = QWidget(self)
        self._grid = QGridLayout(self._table)
        self._remark = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._remark.setWordWrap(True)
        self.begin = self._button(tr("Measure for me"), self.begin_requested.emit)
        self.stop = self._button(tr("Stop"), self.stop_requested.emit)
        self.use = self._button(tr("Use these"), self._on_use)
        self.keep = self._button(tr("Keep mine"), self._on_keep)
        self.undo = self._button(tr("Undo"), self._on_undo)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        for button in (self.begin, self.stop, self.keep, self.use, self.undo):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        layout.setSpacing(Space.SMALL)
        for widget in (self._words, self.bar, self._remark):
            layout.addWidget(widget)
        layout.addLayout(buttons)  # above the table, which may be long
        layout.addWidget(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.WIDE)
        self._grid.setVerticalSpacing(Space.TINY)
        self._grid.setColumnStretch(0, 1)
        self._show_step()

    @property
    def running(self) -> bool:
        """Whether it is being measured."""
        return self._step is _TuningStep.RUNNING

    @property
    def words(self) -> str:
        """What is said above all."""
        return self._words.text()

    @property
    def table(self) -> list[tuple[str, ...]]:
        """The texts of what was tried, row by row."""
        rows: dict[int, list[str]] = {}
        for index in range(self._grid.count()):
            item = self._grid.itemAt(index)
            widget = item.widget() if item is not None else None
            row = self._grid.getItemPosition(index)[0]  # type: ignore[index]  # a tuple in fact
            if isinstance(widget, Label):
                rows.setdefault(row, []).append(widget.text())
        return [tuple(rows[row]) for row in sorted(rows)]

    def on_language_changed(self) -> None:
        """Say it anew."""
        self._why_not = told_anew(self._why_not) or self._why_not
        self._said = told_anew(self._said) or self._said
        self._show_step()

    def refuse(self, why: str) -> None:
        """Say why it cannot be measured now; empty: it can."""
        self._why_not = why
        if self._step is _TuningStep.OFFERED:
            self._show_step()
        self.begin.setEnabled(not why)
        self.begin.setToolTip(why)

    def show_begun(self) -> None:
        """It is being measured from now on."""
        self.result, self._progress, self._said = None, None, ""
        self._go(_TuningStep.RUNNING, self.stop)

    def show_progress(self, progress: TuningProgress) -> None:
        """Show how far it is."""
        if self.running:
            self._progress = progress
            self._show_progress()

    def show_ended(self, result: TuningResult | None, error: str | None) -> None:
        """Show what was found; or why nothing was; both None: it was stopped."""
        self.result = result
        self._said = "" if result is not None else error or tr(STOPPED)
        next_button = self.use if result is not None and result.gained else self.begin
        step = _TuningStep.OFFERED if result is None else _TuningStep.FOUND
        self._go(step, next_button if self.stop.hasFocus() else None)

    def _go(self, step: _TuningStep, next_button: QPushButton | None) -> None:
        """Go on; ``next_button`` gets the focus, before the one that has it is hidden.

        Otherwise Qt would give it to the next widget, and scroll there.
        """
        self._step = step
        if next_button is not None:
            next_button.show()
            next_button.setFocus()
        self._show_step()

    def _show_step(self) -> None:
        step, result = self._step, self.result
        found = step is _TuningStep.FOUND and result is not None
        offers = found and result is not None and result.gained
        self.begin.setVisible(step in (_TuningStep.OFFERED, _TuningStep.FOUND))
        self.begin.setText(tr("Measure again") if found else tr("Measure for me"))
        self.bar.setVisible(self.running)
        self.stop.setVisible(self.running)
        self.use.setVisible(offers)
        self.keep.setVisible(found)
        self.keep.setText(tr("Keep mine") if offers else tr("Close", about="a table"))
        self.undo.setVisible(step is _TuningStep.USED)
        dress(self.use, Button.PRIMARY if offers else Button.NORMAL)
        self._clear()
        self._table.setVisible(found)
        self._remark.setVisible(offers)
        tone = Tone.TEXT
        if self.running:
            self._show_progress()
        elif step is _TuningStep.USED:
            self._say(tr(USED))
        elif result is not None:
            self._say(result_words(result))
            self._remark.setText(load_words(result) if offers else "")
            self._fill(result)
        else:
            tone = Tone.ERROR if self._said and self._said != tr(STOPPED) else Tone.MUTED
            said = self._said or tr(_INTRO)
            self._say(f"{said}\n\n{self._why_not}" if self._why_not and not self._said else said)
        dress(self._words, tone)

    def _show_progress(self) -> None:
        progress = self._progress
        self.bar.setValue(round(_STEPS * progress.share) if progress is not None else 0)
        self._say(progress_words(progress) if progress is not None else tr(_BEGINNING))

    def _say(self, text: str) -> None:
        self._words.setText(text)
        self._words.setAccessibleName(text)

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _fill(self, result: TuningResult) -> None:
        row = 0
        if result.measured:
            self._add(row, 1, tr("Tokens per second"), Type.SMALL, Tone.MUTED)
        for comparison in result.comparisons:
            row += 1
            row = self._add_comparison(row, comparison, certain=not result.busy)

    def _add_comparison(self, row: int, comparison: Comparison, *, certain: bool) -> int:
        """Add its rows; return the last one."""
        title = aspect_words(comparison.aspect)
        if not comparison.ways:
            title = tr("{what}: {found}", what=title, found=untried_words(comparison))
            self._add(row, 0, title, Type.SMALL, Tone.MUTED, columns=3)
            return row
        if certain:
            title = tr("{what}: {found}", what=title, found=choice_words(comparison))
        self._add(row, 0, title, Type.HEADING, Tone.TEXT, columns=3)
        for way in comparison.ways:
            row += 1
            tone = Tone.TEXT if certain and way is comparison.chosen else Tone.MUTED
            self._add(row, 0, way_words(comparison, way), Type.NOTE, tone)
            self._add(row, 1, speed_words(way), Type.NOTE, tone)
            self._add(row, 2, gain_words(comparison, way), Type.NOTE, tone)
        return row

    def _add(
        self, row: int, column: int, text: str, size: Type, tone: Tone, *, columns: int = 1
    ) -> None:
        label = dress(Label(text, self._table), size, tone)
        if columns > 1:
            label.setWordWrap(True)
        if column == 1:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column, 1, columns)

    def _button(self, text: str, pressed: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button

    @Slot()
    def _on_use(self) -> None:
        if self.result is not None:
            self.use_requested.emit(self.result)
            self._go(_TuningStep.USED, self.undo)

    @Slot()
    def _on_keep(self) -> None:
        self.result = None
        self._go(_TuningStep.OFFERED, self.begin)

    @Slot()
    def _on_undo(self) -> None:
        self.undo_requested.emit()
        self._go(_TuningStep.FOUND, self.use)
