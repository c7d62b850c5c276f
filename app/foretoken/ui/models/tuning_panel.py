"""The card of "Measure for me": starts it, shows how far it is, and offers what it found."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.models.engine_wish import FlashAttention
from foretoken.engine.config import LookaheadRule
from foretoken.engine.figures import METHOD_WORDS
from foretoken.models.pairs.tuning_results import (
    Aspect,
    Comparison,
    RunSetup,
    TriedWay,
    TuningProgress,
    TuningResult,
)
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Surface, Tone, dress
from foretoken.ui.models.engine_parameters import FLASH_WORDS, RULE_WORDS

STOPPED = tr_noop("Stopped. Nothing was changed.")
USED = tr_noop("The fastest settings are filled in below. They are not in use yet.")
BUSY = tr_noop(
    "The computer was too busy for reliable results, so nothing was changed. Try again when other "
    "programs are idle."
)
NOTHING_BETTER = tr_noop("Your settings are the fastest.")
NOTHING_TRIED = tr_noop("There was nothing to try.")
_INTRO = tr_noop(
    "Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, "
    "flash attention and micro batch. Answers stay as good as they are, and nothing changes until "
    "you accept it."
)
_RELOAD = tr_noop("To use this, the pair is loaded again.")
_ASPECTS = {
    Aspect.METHOD: tr_noop("Method"),
    Aspect.LOOKAHEAD: tr_noop("Draft length"),
    Aspect.TARGET_THREADS: tr_noop("Threads of the target"),
    Aspect.DRAFT_THREADS: tr_noop("Threads of the draft"),
    Aspect.FLASH_ATTENTION: tr_noop("Flash attention"),
    Aspect.MICRO_BATCH: tr_noop("Micro batch"),
}
_STEPS = 1000
_STEP_S = 5


class TuningPanel(QFrame):
    """Changes nothing by itself."""

    use_requested = Signal(object)
    """TuningResult: its best way is wanted."""
    undo_requested = Signal()
    """The previous settings are wanted again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self.result: TuningResult | None = None
        """What was found last."""
        self.running = self._used = False
        self._error = self._why_not = ""
        self._words = dress(Label(self), Tone.MUTED)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Measuring"))
        self.table = dress(QTableWidget(0, 4, self), Surface.CARD)
        self.table.setAccessibleName(tr("What was measured"))
        self.table.setHorizontalHeaderLabels(
            [tr("Setting"), tr("Value"), tr("Tokens/s"), tr("Difference")]
        )
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setSizeAdjustPolicy(QTableWidget.SizeAdjustPolicy.AdjustToContents)
        self.begin, self.stop = QPushButton(self), QPushButton(tr("Stop"), self)
        self.use = dress(QPushButton(tr("Use these"), self), Button.PRIMARY)
        self.undo = QPushButton(tr("Undo"), self)
        self.use.clicked.connect(self._on_use)
        self.undo.clicked.connect(self._on_undo)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        for button in (self.begin, self.stop, self.use, self.undo):
            button.setAutoDefault(False)
            self._buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self._words)
        layout.addWidget(self.bar)
        layout.addLayout(self._buttons)
        layout.addWidget(self.table)
        self._show()

    @property
    def words(self) -> str:
        """What is said."""
        return self._words.text()

    def refuse(self, why: str) -> None:
        """Say why it cannot be measured now; empty: it can."""
        self._why_not = why
        self._show()

    def show_begun(self) -> None:
        """It is being measured from now on."""
        self.result, self._error, self.running, self._used = None, "", True, False
        self.bar.setValue(0)
        self._show()

    def show_progress(self, progress: TuningProgress) -> None:
        """Show how far it is."""
        if self.running:
            self.bar.setValue(round(_STEPS * progress.share))
            self._say(_progress_words(progress))

    def show_ended(self, result: TuningResult | None, error: str | None) -> None:
        """Show what was found; or why nothing was; both None: it was stopped."""
        self.result, self.running = result, False
        self._error = "" if result is not None else error or tr(STOPPED)
        self._fill(result)
        self._show()

    def _show(self) -> None:
        result = self.result
        offers = result is not None and result.gained
        shown = {
            self.use: offers and not self._used and not self.running,
            self.undo: self._used,
            self.stop: self.running,
            self.begin: not self.running,
        }
        for button, visible in shown.items():
            if visible:
                button.show()
        if any(button.hasFocus() and not visible for button, visible in shown.items()):
            next(button for button, visible in shown.items() if visible).setFocus()
        for button, visible in shown.items():
            button.setVisible(visible)
        self.begin.setText(tr("Measure again") if result is not None else tr("Measure for me"))
        self.begin.setEnabled(not self._why_not)
        self.begin.setToolTip(self._why_not)
        self.bar.setVisible(self.running)
        self.table.setVisible(result is not None and bool(result.measured))
        if self.running:
            self._say(tr("Starting…"))
        elif self._used:
            self._say(tr(USED))
        elif result is not None:
            self._say(_result_words(result))
        elif self._error:
            self._say(self._error, Tone.MUTED if self._error == tr(STOPPED) else Tone.ERROR)
        else:
            self._say("\n\n".join(filter(None, (tr(_INTRO), self._why_not))), Tone.MUTED)

    def _say(self, text: str, tone: Tone = Tone.TEXT) -> None:
        dress(self._words, tone).setText(text)
        self._words.setAccessibleName(text)

    def _fill(self, result: TuningResult | None) -> None:
        self.table.clearSpans()
        self.table.setRowCount(0)
        if result is None:
            return
        for comparison in result.comparisons:
            title = tr(_ASPECTS[comparison.aspect])
            if not comparison.ways:
                self._add(title, tr("not tried: {why}", why=comparison.problem))
                self.table.setSpan(self.table.rowCount() - 1, 1, 1, 3)
            for way in comparison.ways:
                is_chosen = not result.busy and way is comparison.chosen
                speed = number(way.tokens_per_second, 1)
                told = tr("{speed} ± {spread}", speed=speed, spread=number(way.spread, 1))
                value = setup_words(comparison.aspect, way.setup, way.threads)
                gain = gain_words(comparison, way)
                self._add(title, value, told, gain, strong=is_chosen)
                title = ""
        self.table.resizeColumnsToContents()

    def _add(self, *texts: str, strong: bool = False) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if strong and column:
                font = QFont(self.table.font())
                font.setBold(True)
                item.setFont(font)
            self.table.setItem(row, column, item)

    @Slot()
    def _on_use(self) -> None:
        self._used = True
        self._show()
        self.use_requested.emit(self.result)

    @Slot()
    def _on_undo(self) -> None:
        self._used = False
        self._show()
        self.undo_requested.emit()


def setup_words(aspect: Aspect, setup: RunSetup, threads: tuple[int, ...] = ()) -> str:
    """The value of a setting; ``threads`` are those in use, where that is known."""
    drafting = setup.drafting
    if aspect is Aspect.METHOD:
        return tr(METHOD_WORDS[drafting.method])
    if aspect is Aspect.LOOKAHEAD:
        if drafting.effective_rule is LookaheadRule.FIXED and drafting.lookahead is not None:
            return tr_n("Always {count} token", "Always {count} tokens", drafting.lookahead)
        return tr(RULE_WORDS[drafting.effective_rule])
    if aspect is Aspect.FLASH_ATTENTION:
        return tr(FLASH_WORDS[FlashAttention.of(setup.target.flash_attention)])
    if aspect is Aspect.MICRO_BATCH:
        length = setup.target.micro_batch_length
        return tr("Automatic") if length is None else number(length)
    is_draft = aspect is Aspect.DRAFT_THREADS
    wanted = (setup.draft if is_draft else setup.target).threads
    used = threads[is_draft] if len(threads) > is_draft else wanted
    if used is None:
        return tr("Automatic")
    return tr("{threads} (automatic)", threads=number(used)) if wanted is None else number(used)


def gain_words(comparison: Comparison, way: TriedWay) -> str:
    """How much faster a way is than the present one."""
    if way is comparison.present:
        return tr("current", about="a setting")
    percent = round(100 * way.gain(comparison.present))
    gain = tr(
        "{percent} %",
        about="faster or slower",
        percent=f"{percent:+d}".replace("-", "\N{MINUS SIGN}"),
    )
    # What leads without being chosen leads by too little.
    leads = way.tokens_per_second > comparison.chosen.tokens_per_second
    return tr("{gain} (uncertain)", gain=gain) if leads else gain


def _result_words(result: TuningResult) -> str:
    if not result.measured:
        return tr(NOTHING_TRIED)
    if result.busy:
        return tr(BUSY)
    found = [
        f"{tr(_ASPECTS[each.aspect])}: "
        f"{setup_words(each.aspect, each.chosen.setup, each.chosen.threads)} "
        f"({gain_words(each, each.chosen)})"
        for each in result.measured
        if each.chosen is not each.present
    ]
    if not found:
        return tr(NOTHING_BETTER)
    start, best = result.start, result.best
    reloads = (start.target, start.draft) != (best.target, best.draft)
    return "\n".join([*found, tr(_RELOAD)] if reloads else found)


def _progress_words(progress: TuningProgress) -> str:
    value = setup_words(progress.aspect, progress.setup)
    seconds = _STEP_S * max(1, round(progress.seconds_left / _STEP_S))
    left = tr_n("about {count} second left", "about {count} seconds left", seconds)
    what = tr(_ASPECTS[progress.aspect])
    return tr("{aspect}: {value} - {left}", aspect=what, value=value, left=left)
