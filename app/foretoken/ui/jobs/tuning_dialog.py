"""Tuning dialog: tries other engine settings and offers the fastest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.experiments import TuningWork
from foretoken.control.models.engine_form import LOOKAHEAD, METHOD, RULE, Part, setup_values
from foretoken.engine.config import LookaheadRule
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.report import Report, ReportSection, Row, Table
from foretoken.models.pairs.tuning import Aspect, Comparison, TimedSetup, TuningResult
from foretoken.preferences.preference import Preference
from foretoken.system.language import number, tr, tr_noop
from foretoken.ui.jobs.report_view import ReportDialog
from foretoken.ui.look.themed import Button, styled

INTRO = tr_noop(
    "Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, "
    "threads, flash attention and micro batch. The quality of answers does not change, and "
    "nothing is changed until you accept it."
)
FOUND = tr_noop("Faster settings were found.")
NOTHING_BETTER = tr_noop("Nothing faster was found.")
BUSY = tr_noop(
    "The computer was too busy for reliable results, so nothing was changed. Try again when other "
    "programs are idle."
)
_KEYS = {
    Aspect.METHOD: METHOD,
    Aspect.LOOKAHEAD: RULE,
    Aspect.TARGET_THREADS: f"{Part.TARGET}.threads",
    Aspect.DRAFT_THREADS: f"{Part.DRAFT}.threads",
    Aspect.FLASH_ATTENTION: f"{Part.TARGET}.flash_attention",
    Aspect.MICRO_BATCH: f"{Part.TARGET}.micro_batch_length",
}
"""Settings key of each aspect."""
_CHOSEN = "\N{CHECK MARK} "


class TuningDialog(ReportDialog):
    """Starts at once; changes nothing unless the user accepts."""

    used = Signal(object)
    """The accepted TuningResult."""

    def __init__(
        self,
        start: LoadSettings,
        parameters: Mapping[str, Preference[Any]],
        pair: str,
        engine: EngineControl,
        parent: QWidget,
    ) -> None:
        """``start`` are the settings to compare with; ``parameters``: all settings by key."""
        super().__init__(tr("Find fastest settings"), pair, tr(INTRO), engine, parent)
        self._start, self._parameters = start, parameters
        self.found: TuningResult | None = None
        self.start.setText(tr("Find fastest settings"))
        self.again.setText(tr("Measure again"))
        self.use = styled(self.add_button(tr("Use these settings"), self._on_use), Button.PRIMARY)
        self.lay_out(self.intro, self.page)
        self.begin()

    def work(self) -> TuningWork:
        return TuningWork(self._start)

    def show_progress(self, progress: ExperimentProgress) -> str:
        """``progress.found`` is the aspect and setup being timed."""
        if isinstance(progress.found, tuple):
            aspect, setup = progress.found
            doing = f"{self._title(aspect)}: {self._value(aspect, setup)}"
            progress = replace(progress, doing=doing)
        return super().show_progress(progress)

    def show_result(self, result: TuningResult) -> None:
        self.found = result
        self.first_of_result = self.use if result.gained else self.close_button
        self.show_report("tuning", datetime.now(UTC), self._report(result), result)

    def show_state(self) -> None:
        super().show_state()
        result = self.found
        offers = result is not None and result.gained
        self.use.setVisible(offers and self.shows_result and not self.running)
        if offers:
            self.use.setDefault(True)

    @Slot()
    def _on_use(self) -> None:
        self.used.emit(self.found)
        self.accept()

    # --- the report --------------------------------------------------------------------------

    def _report(self, result: TuningResult) -> Report:
        headline = tr(BUSY if result.busy else FOUND if result.gained else NOTHING_BETTER)
        heads = [tr("Setting"), tr("Value"), tr("Tokens/s"), tr("Difference")]
        table = Table(tr("Measurements"), heads, list(self._rows(result)))
        return Report(
            tr("Find fastest settings"), headline, [self.pair], [ReportSection("", [table])]
        )

    def _rows(self, result: TuningResult) -> Iterator[Row]:
        for comparison in result.comparisons:
            title = self._title(comparison.aspect)
            if not comparison.ways:
                yield [title, tr("not tried: {why}", why=comparison.problem), "", ""]
            for way in comparison.ways:
                chosen = way is comparison.chosen() and not result.busy
                value = self._value(comparison.aspect, way.setup, way.threads)
                speed, spread = number(way.speed.value, 1), number(way.speed.spread, 1)
                value = _CHOSEN + value if chosen else value
                yield [title, value, f"{speed} ± {spread}", _gain(comparison, way)]
                title = ""

    def _title(self, aspect: Aspect) -> str:
        parameter = self._parameters[_KEYS[aspect]]
        part, title = Part(parameter.room).words, tr(parameter.title)
        return tr("{part}: {title}", about="a setting", part=part, title=title)

    def _value(self, aspect: Aspect, setup: LoadSettings, threads: Sequence[int] = ()) -> str:
        """Return the displayed value of a setting; ``threads`` are those used by "Automatic"."""
        key, values = _KEYS[aspect], setup_values(setup)
        shown = self._parameters[key].kind.shown(values[key])
        more: object = None
        if values[key] is LookaheadRule.FIXED:
            more = values[LOOKAHEAD]
        elif key.endswith("threads") and values[key] is None and threads:
            more = threads[aspect is Aspect.DRAFT_THREADS]
        return shown if more is None else f"{shown} ({more})"


def _gain(comparison: Comparison, way: TimedSetup) -> str:
    """Return how much faster a setting is than the current one."""
    if way is comparison.ways[0]:
        return tr("current", about="a setting")
    percent = f"{round(100 * way.gain(comparison.ways[0])):+d}".replace("-", "\N{MINUS SIGN}")
    gain = tr("{percent} %", about="faster or slower", percent=percent)
    # Faster than the chosen one, but within the uncertainty.
    leads = way.speed.value > comparison.chosen().speed.value
    return tr("{gain} (uncertain)", gain=gain) if leads else gain
