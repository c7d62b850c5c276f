"""The card of "Measure for me": starts it, shows how far it is, and offers what it found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from foretoken.control.models.engine_form import LOOKAHEAD, METHOD, RULE, Part, setup_values
from foretoken.engine.config import LookaheadRule
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.report import left_text
from foretoken.models.pairs.tuning import Aspect, Comparison, RunSetup, TriedWay, TuningResult
from foretoken.preferences.preference import Preference
from foretoken.system.language import number, tr, tr_noop
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Surface, Tone, styled
from foretoken.ui.models.engine_parameters import PART_TITLES
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.forms import column, paragraph, push_button, row
from foretoken.ui.parts.result_table import ResultTable

STOPPED = tr_noop("Stopped. Nothing was changed.")
FOUND = tr_noop("Faster settings were found.")
NOTHING_BETTER = tr_noop("Nothing faster was found.")
USED = tr_noop("The fastest settings are filled in below. They are not in use yet.")
BUSY = tr_noop(
    "The computer was too busy for reliable results, so nothing was changed. Try again when other "
    "programs are idle."
)
_INTRO = tr_noop(
    "Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, "
    "flash attention and micro batch. Answers stay as good as they are, and nothing changes until "
    "you accept it."
)
_KEYS = {
    Aspect.METHOD: METHOD,
    Aspect.LOOKAHEAD: RULE,
    Aspect.TARGET_THREADS: f"{Part.TARGET}.threads",
    Aspect.DRAFT_THREADS: f"{Part.DRAFT}.threads",
    Aspect.FLASH_ATTENTION: f"{Part.TARGET}.flash_attention",
    Aspect.MICRO_BATCH: f"{Part.TARGET}.micro_batch_length",
}
"""The setting that is tried."""
_CHOSEN = "\N{CHECK MARK} "


class TuningPanel(QFrame):
    """Changes nothing by itself."""

    use_requested = Signal(object)
    """TuningResult: its best way is wanted."""
    undo_requested = Signal()
    """The previous settings are wanted again."""

    def __init__(self, parameters: Mapping[str, Preference[Any]], parent: QWidget) -> None:
        """``parameters``: the settings of the engine, by key."""
        super().__init__(parent)
        styled(self, Surface.CARD)
        self._parameters = parameters
        self.result: TuningResult | None = None
        """What was found last."""
        self.running = self._used = False
        self._error = self._why_not = ""
        self._words = paragraph("", self, Tone.MUTED)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.bar = BusyBar(self)
        self.bar.setAccessibleName(tr("Measuring"))
        self.table = ResultTable(tr("What was measured"), self)
        self.begin, self.stop = push_button("", self), push_button(tr("Stop"), self)
        self.use = styled(push_button(tr("Use these"), self), Button.PRIMARY)
        self.undo = push_button(tr("Undo"), self)
        self.use.clicked.connect(self._on_use)
        self.undo.clicked.connect(self._on_undo)
        buttons = (self.begin, self.stop, self.use, self.undo)
        edges = Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM
        column(self, self._words, self.bar, row(None, *buttons), self.table, margins=edges)
        self._show()

    @property
    def words(self) -> str:
        """What is said."""
        return self._words.text()

    def refuse(self, why: str) -> None:
        """Say why it cannot be measured now; empty: it can."""
        if why != self._why_not:  # else how far it is stays
            self._why_not = why
            self._show()

    def show_begun(self) -> None:
        """It is being measured from now on."""
        self.result, self._error, self.running, self._used = None, "", True, False
        self.bar.show_share(0.0)
        self._show()

    @Slot(float, object)
    def show_progress(self, _share: float, progress: ExperimentProgress) -> None:
        """Show how far it is; ``found`` are the aspect and the setup that are timed."""
        if self.running and isinstance(progress.found, tuple):
            aspect, setup = progress.found
            self.bar.show_share(progress.share)
            told = f"{self._title(aspect)}: {self._value(aspect, setup)}"
            left = "" if progress.seconds_left is None else left_text(progress.seconds_left)
            self._say(f"{told}\n{left}")

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
        self.table.setVisible(result is not None and any(each.ways for each in result.comparisons))
        if self.running:
            self._say(tr("Starting…"))
        elif self._used:
            self._say(tr(USED))
        elif result is not None:
            self._say(tr(BUSY if result.busy else FOUND if offers else NOTHING_BETTER))
        elif self._error:
            self._say(self._error, Tone.MUTED if self._error == tr(STOPPED) else Tone.ERROR)
        else:
            self._say("\n\n".join(filter(None, (tr(_INTRO), self._why_not))), Tone.MUTED)

    def _say(self, text: str, tone: Tone = Tone.TEXT) -> None:
        styled(self._words, tone).setText(text)
        self._words.setAccessibleName(text)

    def _fill(self, result: TuningResult | None) -> None:
        rows: list[list[str]] = []
        for comparison in () if result is None else result.comparisons:
            title = self._title(comparison.aspect)
            if not comparison.ways:
                rows.append([title, tr("not tried: {why}", why=comparison.problem), "", ""])
            for way in comparison.ways:
                chosen = way is comparison.chosen and result is not None and not result.busy
                value = self._value(comparison.aspect, way.setup, way.threads)
                speed, spread = number(way.speed.value, 1), number(way.speed.spread, 1)
                rows.append(
                    [
                        title,
                        _CHOSEN + value if chosen else value,
                        f"{speed} ± {spread}",
                        _gain(comparison, way),
                    ]
                )
                title = ""
        heads = [tr("Setting"), tr("Value"), tr("Tokens/s"), tr("Difference")]
        self.table.show_rows(heads, rows)

    def _title(self, aspect: Aspect) -> str:
        parameter = self._parameters[_KEYS[aspect]]
        part = tr(PART_TITLES[Part(parameter.room)], about="heading of settings")
        return tr("{part}: {title}", about="a setting", part=part, title=tr(parameter.title))

    def _value(self, aspect: Aspect, setup: RunSetup, threads: Sequence[int] = ()) -> str:
        """The value of a setting; ``threads`` are what "Automatic" uses."""
        key, values = _KEYS[aspect], setup_values(setup)
        shown = self._parameters[key].kind.shown(values[key])
        more: object = None
        if values[key] is LookaheadRule.FIXED:
            more = values[LOOKAHEAD]
        elif key.endswith("threads") and values[key] is None and threads:
            more = threads[aspect is Aspect.DRAFT_THREADS]
        return shown if more is None else f"{shown} ({more})"

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


def _gain(comparison: Comparison, way: TriedWay) -> str:
    """How much faster a way is than the present one."""
    if way is comparison.ways[0]:
        return tr("current", about="a setting")
    percent = f"{round(100 * way.gain(comparison.ways[0])):+d}".replace("-", "\N{MINUS SIGN}")
    gain = tr("{percent} %", about="faster or slower", percent=percent)
    # What leads without being chosen leads by too little.
    leads = way.speed.value > comparison.chosen.speed.value
    return tr("{gain} (uncertain)", gain=gain) if leads else gain
