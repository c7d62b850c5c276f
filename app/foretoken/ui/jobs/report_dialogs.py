"""Report view, and the dialogs of jobs that show the last report: pair test, proof and tuning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from pyqtgraph import BarGraphItem, LinearRegionItem, mkPen
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTableWidgetItem, QToolTip, QWidget

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import PairTestWork, ProofWork, TuningWork
from foretoken.control.models.engine_form import LOOKAHEAD, METHOD, RULE, Part, setup_values
from foretoken.control.models.stored_results import StoredProof
from foretoken.engine.config import LookaheadRule
from foretoken.models.pair_setup import LoadSettings, PairSetup
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.models.pairs.proof_results import CheckVerdict, ProofResult
from foretoken.models.pairs.tuning import Aspect, Comparison, TimedSetup, TuningResult
from foretoken.preferences.preference import Preference
from foretoken.reports.pair_test import pair_test_report
from foretoken.reports.proof import INTRO, proof_report
from foretoken.reports.report import Histogram, Report, ReportSection, Row, Table, verdict_words
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.jobs.job_dialog import ExportedResult, JobDialog
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, styled
from foretoken.ui.parts.forms import FoldingRow, LayoutPart, column, paragraph, row
from foretoken.ui.parts.plot import Plot
from foretoken.ui.parts.result_table import ResultTable

PLOT_LINES = 7
"""Height of a chart in lines of text."""
_BAND_ALPHA = 26
"""Opacity, of 255, of the band of chance."""
_SIGNS = {
    CheckVerdict.PASSED: "\N{CHECK MARK}",
    CheckVerdict.FAILED: "\N{BALLOT X}",
    CheckVerdict.UNCLEAR: "?",
}


class ReportView(QWidget):
    """Verdict and section cards of a report."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self.tables: list[ResultTable] = []
        """Tables in the order of the report."""
        self._body = QWidget(self)
        self._column = column(self, self._body, None)

    def show_report(self, report: Report) -> None:
        """Show a report; an equal one keeps its widgets and their focus."""
        if report == self.report:
            return
        self.report, self.tables = report, []
        title = paragraph(report.headline or report.title, None, Type.TITLE)
        facts = [paragraph(text, None, Type.NOTE, Tone.MUTED) for text in report.facts]
        warnings = [paragraph(text) for text in report.warnings]
        cards = [self._card(section) for section in report.sections]
        before, self._body = self._body, QWidget(self)
        heading = _titled(title, report.verdict)
        column(self._body, heading, *facts, *warnings, *cards, spacing=Space.MEDIUM)
        self._column.replaceWidget(before, self._body)
        before.hide()
        before.deleteLater()
        self._body.show()  # at once, if the page is already shown

    def _card(self, section: ReportSection) -> QFrame:
        card = styled(QFrame(self), Surface.CARD)
        card.setAccessibleName(section.title)
        parts: list[LayoutPart] = []
        if section.title:
            title = paragraph(section.title, card, Type.SECTION)
            parts.append(_titled(title, section.verdict))
        parts += [paragraph(text, card) for text in section.notes]
        if section.charts:
            charts = ((PointChart(histogram, card), 1) for histogram in section.charts)
            parts.append(FoldingRow(*charts, spacing=Space.WIDE))
        for table in section.tables:
            view = ResultTable(table.name, card)
            view.show_rows(table.heads, table.rows)
            view.currentItemChanged.connect(_explain)
            self.tables.append(view)
            parts.append(view)
        column(card, *parts, margins=(Space.NARROW,) * 4)
        return card


class PointChart(Plot):
    """Tokens by the target's likelihood for them; equal bars are expected."""

    def __init__(self, histogram: Histogram, parent: QWidget) -> None:
        super().__init__(parent)
        self._histogram = histogram
        self.setAccessibleName(histogram.name)
        count = sum(histogram.counts)
        total = tr_n("{count} token", "{count} tokens", count)
        self.first.setText(tr("likely"))
        self.last.setText(tr("unlikely"))
        for side in ("left", "bottom"):
            self.plot.hideAxis(side)
        self.plot.setFixedHeight(PLOT_LINES * self.fontMetrics().height())
        name = styled(Label(histogram.name, self), Type.NOTE)
        head = row(name, None, styled(Label(total, self), Type.SMALL, Tone.MUTED))
        column(self, head, self.plot, self.foot, spacing=0)
        self.describe(
            tr(
                "Tokens by how likely the target found them, in {bins} equal groups. Expected per "
                "group: {level} ± {band}. Found: {least} to {most}.",
                bins=len(histogram.counts),
                level=number(histogram.level),
                band=number(histogram.band),
                least=number(min(histogram.counts)),
                most=number(max(histogram.counts)),
            )
        )
        self.on_look_changed()

    def draw(self) -> None:
        counts, level, band = self._histogram.counts, self._histogram.level, self._histogram.band
        colours, bins = theme(), len(counts)
        colour = colours.draft if self._histogram.drafted else colours.target
        self.plot.addItem(
            BarGraphItem(x=range(bins), height=counts, width=0.85, brush=colour, pen=None)
        )
        shade = QColor(colours.text)
        shade.setAlpha(_BAND_ALPHA)
        region = LinearRegionItem(
            (level - band, level + band), "horizontal", shade, pen=mkPen(None), movable=False
        )
        self.plot.addItem(region)
        self.plot.addLine(y=level, pen=mkPen(colours.text, style=Qt.PenStyle.DashLine))
        self.plot.setXRange(-0.5, bins - 0.5, padding=0.0)
        top = max(1.6 * level, level + 1.5 * band, *counts, 1.0)
        self.plot.setYRange(0.0, top, padding=0.0)


def _explain(item: QTableWidgetItem | None, _before: QTableWidgetItem | None) -> None:
    """Show a figure's tooltip when it is reached by keyboard."""
    table = None if item is None else item.tableWidget()
    if item is not None and table is not None and table.hasFocus():
        place = table.viewport().mapToGlobal(table.visualItemRect(item).bottomLeft())
        QToolTip.showText(place, item.toolTip(), table)


def _titled(title: Label, verdict: CheckVerdict | None) -> QHBoxLayout:
    """Return a title followed by its verdict."""
    if verdict is None:
        return row((title, 1))
    surface = Surface.WARNING if verdict is CheckVerdict.FAILED else Surface.NOTICE
    chip = Label(f" {_SIGNS[verdict]} {verdict_words(verdict)} ")
    return row((title, 1), styled(chip, surface, Shape.ROUNDED, Type.HEADING))


_SIZE, _SIZE_OF_INTRO = (720, 640), (560, 300)


class ReportDialog(JobDialog):
    """Dialog of a job without choices; shows the last report."""

    def __init__(
        self, title: str, pair: str, words: str, engine: EngineControl, parent: QWidget
    ) -> None:
        """``pair`` names the models; ``words`` describe the job."""
        super().__init__(title, engine, parent)
        self.prefer_size(*_SIZE_OF_INTRO)
        self.pair = pair
        self.intro, self.page = ReportView(self), ReportView(self)
        self._words = words
        self.introduce(title)
        self._exported: ExportedResult | None = None

    def introduce(self, heading: str) -> None:
        """Set the heading above the description of the job."""
        self.intro.show_report(Report(heading, "", [self.pair], [], warnings=[self._words]))

    def show_report(self, kind: str, when: datetime, report: Report, record: object) -> None:
        """Show a result; ``kind`` and ``record`` are for export."""
        self._exported = ExportedResult(kind, when, report, record, {"pair": self.pair})
        before = self.size()
        self.prefer_size(*_SIZE)
        self.resize(self.size().expandedTo(before))
        self.fit()
        self.page.show_report(report)
        self.go_to(self.result_page)

    def exported(self) -> ExportedResult | None:
        return self._exported

    def show_state(self) -> None:
        super().show_state()
        busy = self.busy_words()  # it runs at once
        self.again.setEnabled(not busy)
        self.again.setToolTip(busy)
        if self._exported is not None and not (self.running or self.shows_result):
            self.go_to(self.result_page)  # stopped: the previous report is still valid

    @Slot()
    def choose_again(self) -> None:
        """Run again at once, as there is nothing to choose."""
        self.begin()
        if self.running:
            self.go_to(self.setup_page)


class PairTestDialog(ReportDialog):
    """Starts at once; after testing another pair, the engine restores the previous one."""

    def __init__(self, setup: PairSetup, engine: EngineControl, parent: QWidget) -> None:
        self._setup, self._loading = setup, False
        words = tr("Measures for about 20 seconds how much faster drafting makes this pair.")
        super().__init__(tr("Pair test"), setup.name, words, engine, parent)
        self.start.setText(tr("Test pair"))
        self.again.setText(tr("Test again"))
        self.lay_out(self.intro, self.page)
        engine.load_progressed.connect(self._on_load_progressed)
        engine.load_ended.connect(self._on_load_ended)
        self.begin()

    def work(self) -> PairTestWork:
        return PairTestWork()

    def show_result(self, result: PairTestResult) -> None:
        self.show_report(
            "pair-test", datetime.now(UTC), pair_test_report(result, self.pair), result
        )

    # --- a pair that is not in use -----------------------------------------------------------

    @property
    def _in_use(self) -> bool:
        pair, wanted = self.engine.pair, self._setup
        if pair is None or pair.files != wanted.files:
            return False
        return pair.settings.without_answers() == wanted.settings.without_answers()

    @property
    def running(self) -> bool:
        return self._loading or super().running

    def busy_words(self) -> str:
        """Return why not; a pair that is not in use may be loaded in any state but testing."""
        tests = self.engine.state is EngineState.TESTING
        return super().busy_words() if self._in_use or tests else ""

    @Slot()
    def begin(self) -> None:
        """Load the pair first if it is not in use; the test then starts by itself."""
        if self._in_use:
            super().begin()
        elif not self.busy_words():
            self._loading = True
            self.engine.try_pair(self._setup.files, self._setup.settings)
            self.show_begun()

    @Slot(float)
    def _on_load_progressed(self, share: float) -> None:
        if self._loading:
            self.bar.show_share(share)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        if not self._loading:
            return
        self._loading = False
        if self.engine.job is not None and error is None:
            self.follow(self.engine.job)
        else:
            self.show_ended(None, error)

    @Slot()
    def _on_stop(self) -> None:
        if self._loading:
            self.engine.cancel_load()
        super()._on_stop()


class ProofDialog(ReportDialog):
    """Shows the last result for the pair first, if any."""

    def __init__(
        self, pair: str, engine: EngineControl, proofs: StoredProof, parent: QWidget
    ) -> None:
        """``pair`` names the models; ``proofs`` stores results."""
        super().__init__(tr("Verify losslessness"), pair, tr(INTRO), engine, parent)
        self.introduce(tr("Not verified yet"))
        self._proofs = proofs
        self.start.setText(tr("Verify"))
        self.again.setText(tr("Verify again"))
        self.lay_out(self.intro, self.page)
        proofs.changed.connect(self._on_kept)
        self._on_kept()

    def work(self) -> ProofWork:
        return ProofWork(self.engine.answering.drafting.verification)

    def show_result(self, result: ProofResult) -> None:
        self._proofs.take(result)

    @Slot()
    def _on_kept(self) -> None:
        """Show the stored result, unless a new one is being computed."""
        result = self._proofs.result
        if result is not None:
            self.introduce(self.windowTitle())
        if result is not None and not self.running:
            self.show_report("proof", result.proved_at, proof_report(result, self.pair), result)


_TUNING_INTRO = tr_noop(
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

    def __init__(
        self,
        start: LoadSettings,
        parameters: Mapping[str, Preference[Any]],
        pair: str,
        use: Callable[[TuningResult], object],
        engine: EngineControl,
        parent: QWidget,
    ) -> None:
        """``start`` are the settings to compare with; ``parameters``: all settings by key.

        ``use`` receives the result if the user accepts it.
        """
        super().__init__(tr("Find fastest settings"), pair, tr(_TUNING_INTRO), engine, parent)
        self._start, self._parameters, self._use = start, parameters, use
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
        if self.found is not None:
            self._use(self.found)
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
