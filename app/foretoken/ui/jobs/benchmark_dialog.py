"""Benchmark dialog: set-up, running figures, the result and all earlier benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Slot
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.engine_work import BenchmarkResult, BenchmarkWork
from foretoken.control.models.model_services import DraftRanking, LibraryFeed
from foretoken.control.models.stored_results import BenchmarkHistory
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.benchmarks.record import (
    KIND,
    BenchmarkPlan,
    BenchmarkRecord,
    drafting_of,
    mode_of,
)
from foretoken.models.names import model_name
from foretoken.models.pair_setup import PairFiles, PairSetup
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.pairing import DraftChoice
from foretoken.reports.benchmark import (
    BenchmarkFigures,
    BestMode,
    benchmark_report,
    changes_table,
    differences,
    figures_for_file,
    figures_of,
    mode_words,
    when_words,
)
from foretoken.reports.report import ReportSection, duration_text
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.jobs.benchmark_setup import BenchmarkSetup
from foretoken.ui.jobs.job_dialog import STOPPED, ExportedResult, JobDialog
from foretoken.ui.jobs.report_dialogs import ReportView
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Button, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.files import png_bytes
from foretoken.ui.parts.forms import column, push_button, row
from foretoken.ui.parts.notices import UndoLine

_NO_BEST = tr_noop("No decoding method is reliably faster.")
_CHANGES = tr_noop(
    "Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ "
    "means no difference beyond the spread of the rounds."
)
_PICTURE_RATIO = 2
_SIZE = (1200, 780)
_MAX_DRAFTS = 8


class BenchmarkDialog(JobDialog):
    """Measures pairs; shows one benchmark, alone or compared with another."""

    def __init__(
        self,
        engine: EngineControl,
        history: BenchmarkHistory,
        library: LibraryFeed,
        drafts: DraftRanking,
        recent: Callable[[], list[PairSetup]],
        use_drafting: Callable[[SpeculativeConfig], object],
        parent: QWidget,
    ) -> None:
        """``recent`` lists the recent pairs; ``use_drafting`` sets drafting for the pair in use."""
        super().__init__(tr("Benchmark"), engine, parent)
        self.prefer_size(*_SIZE)
        self._history, self._library, self._drafts = history, library, drafts
        self._recent, self._use_drafting = recent, use_drafting
        self._draft_files: list[Path | None] = []
        self._best: BestMode | None = None
        self.record: BenchmarkRecord | None = None
        """The displayed benchmark; None before the first one."""
        self.setup, self.report = BenchmarkSetup(self), ReportView(self)
        explain(self.report, Word.SPEEDUP, Word.LOOKAHEAD, Word.ACCEPTANCE)
        self.setup.changed.connect(self._on_state_changed)
        self.start.setText(tr("Start"))
        self.again.setText(tr("New benchmark"))
        self.earlier = self.add_button(tr("Earlier benchmarks"), self._on_earlier)
        self.choice = ChoiceBox(tr("Benchmark"), tr("All saved benchmarks"), self)
        self.choice.picked.connect(self.show_record)
        self.remove = push_button(tr("Delete"), self)
        self.remove.clicked.connect(self._on_remove)
        self.compare = ChoiceBox(tr("Compare with"), tr("Another benchmark"), self)
        self.compare.picked.connect(self._show_figures)
        self.use = styled(push_button(tr("Use the best"), self), Button.PRIMARY)
        self.use.clicked.connect(self._on_use)
        self.undo = UndoLine(self)
        self.undo.button.setAutoDefault(True)  # otherwise Enter on it would start a benchmark
        self.offer_export(tr("Image of the chart"), self._on_export_picture)
        history.changed.connect(self._on_history_changed)
        history.failed.connect(self._on_failed)
        library.begin()
        self.finished.connect(library.end)
        library.changed.connect(self._look_for_drafts)
        drafts.found.connect(self._on_drafts_found)
        result, self._tools = QWidget(self), QWidget(self)
        rows = row(self.choice, None, self.remove), row(self.compare, None, self.use)
        column(self._tools, *rows)
        column(result, self._tools, self.report, None, spacing=Space.MEDIUM)
        self.lay_out(self.setup, result, self.undo)
        self._offer_pairs()
        self._on_history_changed()
        self._look_for_drafts()

    # --- pairs -------------------------------------------------------------------------------

    def _loaded(self) -> PairSetup:
        pair = self.engine.pair
        assert pair is not None
        drafting = self.engine.answering.settings.speculative
        return PairSetup(pair.files, pair.settings.with_drafting(drafting))

    def _offer_pairs(self) -> None:
        pair = self.engine.pair
        if pair is None:
            return
        loaded = self._loaded()
        drafts = [None, *self._draft_files] if pair.files.draft is not None else self._draft_files
        found = [loaded]
        for draft in drafts:
            files = PairFiles(loaded.files.target, draft)
            found.append(PairSetup(files, loaded.settings))
        found += self._recent()
        offered: dict[PairFiles, PairSetup] = {}
        for each in found:
            offered.setdefault(each.files, each)
        self.setup.show_pairs(list(offered.values()), has_draft=pair.no_draft_reason is None)

    @Slot()
    def _look_for_drafts(self) -> None:
        pair, library = self.engine.pair, self._library
        if pair is not None:
            self._drafts.look([pair.files.target], [*library.models, *library.built_in])

    @Slot(object)
    def _on_drafts_found(self, found: dict[Path, list[DraftChoice]]) -> None:
        [drafts] = found.values()
        files = [draft.path for draft in drafts[:_MAX_DRAFTS]]
        if files != self._draft_files and not self.running:
            self._draft_files = files
            self._offer_pairs()

    def _in_use(self, record: BenchmarkRecord) -> tuple[bool, str | None]:
        """Return whether a record is of the pair in use, and that pair's current mode."""
        pair = self.engine.pair
        if pair is None:
            return False, None
        has_draft = pair.no_draft_reason is None
        # A draft that does not fit was not measured.
        draft = pair.files.draft if has_draft else None
        if not _is_of(record, PairFiles(pair.files.target, draft)):
            return False, None
        return True, mode_of(self.engine.answering.settings.speculative, has_draft=has_draft)

    # --- running -----------------------------------------------------------------------------

    def work(self) -> BenchmarkWork:
        self.record = None  # no record of this run yet
        self.undo.hide()
        loaded, chosen = self._loaded(), self.setup.pairs
        pairs = tuple(loaded if pair.files == loaded.files else pair for pair in chosen)
        return BenchmarkWork(self.setup.plan, loaded, pairs)

    def refusal(self) -> str:
        return self.setup.refusal

    def hint(self) -> str:
        pairs, loaded, speed = self.setup.pairs, self.engine.pair, self.engine.plain_speed
        plans = [self._plan_for(pair) for pair in pairs]
        count = sum(plan.answers() for plan in plans)
        answers = tr_n("{count} answer", "{count} answers", count)
        targets = {pair.files.target for pair in pairs}
        if speed is None or loaded is None or targets != {loaded.files.target}:
            return tr("{answers}, time unknown until the first ones are written", answers=answers)
        duration = duration_text(sum(plan.longest_s(speed) for plan in plans))
        return tr("{answers}, {duration}", answers=answers, duration=duration)

    def _plan_for(self, pair: PairSetup) -> BenchmarkPlan:
        """Return the plan for a pair, with fewer modes if it has no usable draft model."""
        loaded = self.engine.pair
        unused = loaded is not None and pair.files == loaded.files and loaded.no_draft_reason
        return self.setup.plan.for_pair(has_draft=pair.files.draft is not None and not unused)

    def show_progress(self, progress: ExperimentProgress) -> str:
        record = progress.found
        if isinstance(record, BenchmarkRecord) and record.runs:
            self.show_record(record)
        return super().show_progress(progress)

    def show_result(self, result: BenchmarkResult) -> None:
        said = [tr("{pair} was skipped: {why}", pair=each.name, why=each.why)
                for each in result.skipped]  # fmt: skip
        if not (result.records or said):
            said = [tr(STOPPED)]
        self.say("\n".join(said))
        if result.records:
            self.show_record(result.records[0])
        else:  # the partial record is discarded
            self.record = None

    def go_to(self, page: QWidget) -> None:
        """Show a page; the set-up instead of an empty result page."""
        empty = self.record is None and page is self.result_page
        super().go_to(self.setup_page if empty else page)

    # --- results -----------------------------------------------------------------------------

    @Slot(object)
    def show_record(self, record: BenchmarkRecord) -> None:
        """Show a benchmark, which may still be running."""
        self.record, saved = record, self._history.records
        shown = saved if record in saved else (record, *saved)
        self.choice.set_choices([(each, _name(each)) for each in shown], record)
        nothing = tr("nothing", about="what a benchmark is compared with")
        others = [each for each in saved if each.id != record.id]
        others.sort(key=lambda each: each.pair != record.pair)
        compared = self.compare.value if self.compare.value in others else None
        choices = [(None, nothing), *((each, _name(each)) for each in others)]
        self.compare.set_choices(choices, compared)
        self.compare.setVisible(bool(others))
        self._show_figures()
        self.go_to(self.result_page)

    @Slot()
    def _show_figures(self) -> None:
        record, other = self.record, self.compare.value
        if record is None:
            return
        figures, (is_loaded, in_use) = figures_of(record), self._in_use(record)
        best = None if self.running else figures.best(in_use)
        self._best = best if best is not None and best.gained else None
        self.use.setVisible(self._best is not None and is_loaded)
        chosen = None if self._best is None else self._best.chosen.mode
        report = benchmark_report(figures, chosen, in_use)
        by_kind, all_kinds, _ = report.sections
        if isinstance(other, BenchmarkRecord) and not self.running:
            what = "; ".join(differences(other, record))
            same = tr("Same files, computer, settings and versions.")
            by_kind = ReportSection(
                by_kind.title,
                [changes_table(figures_of(other), figures)],
                notes=[tr(_CHANGES), tr("Also different: {what}.", what=what) if what else same],
            )
        warnings = []
        if not self.running:
            warnings = [*report.warnings, *_best_words(figures, best, is_loaded=is_loaded)]
        when, settings, *facts = report.facts
        self.report.show_report(
            replace(
                report,
                headline=record.pair,
                facts=[f"{when} · {settings}"],
                warnings=warnings,
                sections=[by_kind, all_kinds, ReportSection("", notes=facts)],
            )
        )

    def show_state(self) -> None:
        super().show_state()
        self._tools.setVisible(not self.running)
        self.earlier.setVisible(
            not (self.shows_result or self.running) and bool(self._history.records)
        )

    @Slot()
    def _on_history_changed(self) -> None:
        records, shown = self._history.records, self.record
        again = next((e for e in records if shown is not None and e.id == shown.id), None)
        if self.shows_result and not self.running and again is not None:
            self.show_record(again)
        self.show_state()

    @Slot()
    def _on_earlier(self) -> None:
        records = self._history.records
        self.show_record(next((each for each in records if self._in_use(each)[0]), records[0]))
        self.choice.setFocus()

    @Slot()
    def _on_use(self) -> None:
        if self._best is not None:
            mode, before = self._best.chosen.mode, self.engine.answering.settings.speculative
            self._draft_as(drafting_of(mode, before))
            words = tr("{mode} is used from the next answer on.", mode=mode_words(mode))
            self._show_undo(words, partial(self._draft_as, before))

    def _draft_as(self, drafting: SpeculativeConfig) -> None:
        self.undo.hide()
        self._use_drafting(drafting)
        self._show_figures()

    @Slot()
    def _on_remove(self) -> None:
        record = self.record
        if record is not None:
            self._history.remove(record)
            self.choose_again()
            words = tr("Deleted the benchmark of {when}.", when=when_words(record))
            self._show_undo(words, partial(self._restore, record))

    def _restore(self, record: BenchmarkRecord) -> None:
        self.undo.hide()
        self._history.add([record])
        self.show_record(record)

    def _show_undo(self, words: str, undo: Callable[[], None]) -> None:
        self.undo.tell(words, undo)
        self.undo.button.setFocus()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self.say(why, serious=True)

    # --- files -------------------------------------------------------------------------------

    def exported(self) -> ExportedResult | None:
        if self.record is None:
            return None
        when, figures = self.record.measured_at, figures_of(self.record)
        more = figures_for_file(figures)
        return ExportedResult(KIND, when, benchmark_report(figures), self.record, more)

    @Slot()
    def _on_export_picture(self) -> None:
        if (shown := self.exported()) is not None:
            whole = ReportView(self)  # with the columns that are scrolled away here
            whole.show_report(shown.report)
            width = max(self.report.width(), whole.sizeHint().width())
            layout = whole.layout()
            assert layout is not None
            whole.resize(width, layout.totalHeightForWidth(width))
            edges = QSize(2 * Space.WIDEST, 2 * Space.WIDEST)
            size = (whole.size() + edges) * _PICTURE_RATIO
            image = QImage(size, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(_PICTURE_RATIO)
            image.fill(QColor(theme().window))
            whole.render(image, QPoint(Space.WIDEST, Space.WIDEST))
            whole.deleteLater()
            self.export_as(shown, ".png", tr("Image"), partial(png_bytes, image))


def _is_of(record: BenchmarkRecord, files: PairFiles) -> bool:
    """Return whether a record is of these models, compared by name."""
    draft = None if files.draft is None else model_name(files.draft)
    its = None if record.draft is None else record.draft.name
    return (record.target.name, its) == (model_name(files.target), draft)


def _name(record: BenchmarkRecord) -> str:
    return f"{when_words(record)} · {record.pair}"


def _best_words(figures: BenchmarkFigures, best: BestMode | None, *, is_loaded: bool) -> list[str]:
    """Return what is the fastest, in a sentence each."""
    if figures.unsteady:
        return []
    if best is None:
        return [tr(_NO_BEST)]
    if not best.gained:
        return [tr("{mode} is the fastest.", mode=mode_words(best.over.mode))]
    words = tr(
        "{mode} is {percent} % faster than {over}.",
        mode=mode_words(best.chosen.mode),
        percent=round(100 * best.gain),
        over=mode_words(best.over.mode),
    )
    return [words if is_loaded else f"{words} {tr('Load this pair to use it.')}"]
