"""Benchmark dialog: set-up, running figures, the result and all earlier benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.engine_work import BenchmarkResult, BenchmarkWork
from foretoken.control.models.model_services import DraftRanking, LibraryFeed, Tested
from foretoken.control.models.stored_results import BenchmarkHistory
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.benchmarks.record import (
    KIND,
    BenchmarkPlan,
    BenchmarkRecord,
    drafting_of,
    mode_of,
)
from foretoken.models.benchmarks.report import (
    CAPTION,
    BenchmarkFigures,
    benchmark_report,
    changes,
    changes_table,
    differences,
    facts_of,
    figures_for_file,
    figures_of,
    map_table,
    mode_words,
    modes_table,
    warnings_of,
    when_words,
)
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import model_name
from foretoken.models.pair_setup import PairFiles, PairSetup
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.pairing import DraftChoice
from foretoken.models.pairs.report import Report, ReportSection, duration_text, times_text
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.jobs.benchmark_setup import BenchmarkSetup
from foretoken.ui.jobs.job_dialog import STOPPED, ExportedResult, JobDialog
from foretoken.ui.jobs.report_dialogs import ReportView
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Surface, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.files import png_bytes
from foretoken.ui.parts.forms import MessageLabel, column, note, paragraph, push_button, row
from foretoken.ui.parts.notices import UndoLine

_NO_BEST = tr_noop("No decoding method is reliably faster.")
_COMPARED_CAPTION = tr_noop(
    "Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ "
    "means no difference beyond the spread of the rounds."
)
_MAX_COLUMNS = 6
"""Most columns of the table over all kinds; there is no room for more."""
_PICTURE_WIDTH, _PICTURE_RATIO = 1000, 2


class BenchmarkPage(QWidget):
    """Shows one benchmark, alone or compared with another."""

    use_requested = Signal(str)
    """The mode to use from now on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.record: BenchmarkRecord | None = None
        """The displayed benchmark."""
        self.figures: BenchmarkFigures | None = None
        self.compared: BenchmarkRecord | None = None
        """The benchmark it is compared with."""
        self._in_use: str | None = None
        self._is_loaded = self._live = False
        self.warning = MessageLabel(self)
        self.best = paragraph("", self)
        self.use = styled(QPushButton(tr("Use the best"), self), Button.PRIMARY)
        self.use.clicked.connect(self._on_use)
        self.compare = ChoiceBox(tr("Compare with"), tr("Another benchmark"), self)
        self.compare.picked.connect(self.compare_with)
        self.differences = note("", self)
        self.report = ReportView(
            self,
            self.warning,
            row((self.best, 1), self.use),
            row(self.compare, None),
            self.differences,
        )
        explain(self.report, Word.SPEEDUP, Word.LOOKAHEAD, Word.ACCEPTANCE)
        column(self, self.report, None)

    def show_record(
        self,
        record: BenchmarkRecord,
        others: Sequence[BenchmarkRecord] = (),
        *,
        in_use: str | None = None,
        is_loaded: bool = False,
        live: bool = False,
    ) -> None:
        """Show a benchmark; ``others`` are offered for comparison.

        ``in_use`` is the loaded pair's drafting mode, if benchmarks know it; ``is_loaded``: the
        measured pair is the loaded one. ``live``: the benchmark is still running.
        """
        if self.compared not in others:
            self.compared = None
        self.record, self.figures = record, figures_of(record)
        self._in_use, self._is_loaded, self._live = in_use, is_loaded, live
        nothing = tr("nothing", about="what a benchmark is compared with")
        choices: list[tuple[object, str]] = [(None, nothing)]
        choices += [(each, f"{each.pair}, {when_words(each)}") for each in others]
        self.compare.set_choices(choices, self.compared)
        self.compare.setVisible(bool(others) and not live)
        self._show(record, self.figures)

    @Slot(object)
    def compare_with(self, record: BenchmarkRecord | None) -> None:
        """Show the changes since another benchmark; None: the figures themselves."""
        self.compared = record
        if self.record is not None and self.figures is not None:
            self._show(self.record, self.figures)

    def _show(self, record: BenchmarkRecord, figures: BenchmarkFigures) -> None:
        best = None if self._live else figures.best(self._in_use)
        gained = best is not None and best.gained
        chosen = best.chosen.mode if best is not None and gained else None
        self.use.setVisible(gained and self._is_loaded)
        self.best.setText(self._best_words(figures))
        self.best.setVisible(bool(self.best.text()))
        self.warning.say("" if self._live else "\n".join(warnings_of(figures)), serious=True)
        table, caption = map_table(figures), tr(CAPTION)
        self.differences.setVisible(self.compared is not None)
        if self.compared is not None:
            table = changes_table(changes(figures_of(self.compared), figures))
            caption = tr(_COMPARED_CAPTION)
            other = "; ".join(differences(self.compared, record))
            same = tr("Same files, computer, settings and versions.")
            self.differences.setText(tr("Also different: {what}.", what=other) if other else same)
        all_kinds = modes_table(figures, chosen, self._in_use, columns=_MAX_COLUMNS)
        settings, *facts = facts_of(record)
        sections = []
        if record.runs:
            sections.append(ReportSection(table.name, [table], notes=[caption]))
            sections.append(ReportSection(all_kinds.name, [all_kinds]))
        if not self._live:
            sections.append(ReportSection("", notes=["\n".join(facts)]))
        about = f"{when_words(record)} · {settings}"
        self.report.show_report(Report(record.pair, "", [about], sections))

    def _best_words(self, figures: BenchmarkFigures) -> str:
        if self._live or figures.unsteady:
            return ""
        best = figures.best(self._in_use)
        if best is None:
            return tr(_NO_BEST)
        if not best.gained:
            return tr("{mode} is the fastest.", mode=mode_words(best.over.mode))
        words = tr(
            "{mode} is {percent} % faster than {over}.",
            mode=mode_words(best.chosen.mode),
            percent=round(100 * best.gain),
            over=mode_words(best.over.mode),
        )
        return words if self._is_loaded else f"{words} {tr('Load this pair to use it.')}"

    @Slot()
    def _on_use(self) -> None:
        best = self.figures.best(self._in_use) if self.figures is not None else None
        if best is not None and best.gained:
            self.use_requested.emit(best.chosen.mode)


def picture_of(record: BenchmarkRecord) -> bytes:
    """Return the map with its caption as PNG, in the colours of the window."""
    whole = styled(QFrame(), Surface.WINDOW)
    view = ReportView(whole)
    layout = column(whole, view, margins=(Space.WIDEST,) * 4)
    report = benchmark_report(figures_of(record))
    view.show_report(replace(report, sections=report.sections[:1]))
    whole.ensurePolished()
    width = max(_PICTURE_WIDTH, view.tables[0].sizeHint().width() + 4 * Space.WIDEST)
    whole.resize(width, layout.totalHeightForWidth(width))
    image = QImage(whole.size() * _PICTURE_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_PICTURE_RATIO)
    painter = QPainter(image)
    whole.render(painter, QPoint())
    painter.end()
    whole.deleteLater()
    return png_bytes(image)


_SIZE = (1000, 780)
_MAX_DRAFTS, _MAX_COMPARED = 8, 30


class BenchmarkDialog(JobDialog):
    """Measures pairs; results are stored in the history."""

    def __init__(
        self,
        engine: EngineControl,
        history: BenchmarkHistory,
        library: LibraryFeed,
        ranking: DraftRanking,
        recent: Callable[[], list[PairSetup]],
        use_drafting: Callable[[SpeculativeConfig], object],
        parent: QWidget,
    ) -> None:
        """``recent`` lists the recent pairs; ``use_drafting`` sets drafting for the pair in use."""
        super().__init__(tr("Benchmark"), engine, parent)
        self.prefer_size(*_SIZE)
        self._history, self._library, self._ranking = history, library, ranking
        self._recent, self._use_drafting = recent, use_drafting
        self._drafts: list[Path] = []
        self._entry_texts: dict[str, str] = {}
        """Cached list entries by benchmark id; computing their figures takes a while."""
        self.setup, self.page = BenchmarkSetup(self), BenchmarkPage(self)
        self.setup.changed.connect(self._on_state_changed)
        self.page.use_requested.connect(self._on_use)
        self.start.setText(tr("Start"))
        self.again.setText(tr("New benchmark"))
        self.earlier = self.add_button(tr("Earlier benchmarks"), self._on_earlier)
        self.remove = push_button(tr("Delete"), self)
        self.remove.clicked.connect(self._on_remove)
        self.choice = ChoiceBox(tr("Benchmark"), tr("All saved benchmarks"), self)
        self.choice.picked.connect(self.show_record)
        self.undo = UndoLine(self, small=True)
        self.undo.button.setAutoDefault(True)  # otherwise Enter on it would start a benchmark
        self.offer_export(tr("Image of the chart"), self._on_export_picture)
        history.changed.connect(self._on_history_changed)
        history.failed.connect(self._on_failed)
        library.begin()
        self.finished.connect(library.end)
        library.changed.connect(self._rank)
        ranking.ranked.connect(self._on_ranked)
        result = QWidget(self)
        column(result, row(self.choice, None, self.remove), (self.page, 1), spacing=Space.MEDIUM)
        self.lay_out(self.setup, result, self.undo)
        self._offer_pairs()
        self._on_history_changed()
        self._rank()

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
        drafts = [None, *self._drafts] if pair.files.draft is not None else self._drafts
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
    def _rank(self) -> None:
        """Rank the library's models as drafts for the target in use."""
        pair, library = self.engine.pair, self._library
        known = [*library.models, *library.built_in]
        target = next((m for m in known if pair is not None and m.path == pair.files.target), None)
        if target is not None:
            self._ranking.rank(target, known)

    @Slot(object, object, object)
    def _on_ranked(
        self, _target: LibraryModel, choices: Sequence[DraftChoice], _tested: Tested
    ) -> None:
        models = [c.model for c in choices if c.model is not None and c.verdict.compatible]
        found = [model.path for model in models[:_MAX_DRAFTS]]
        if found != self._drafts and not self.running:
            self._drafts = found
            self._offer_pairs()

    def _in_use(self, record: BenchmarkRecord) -> tuple[bool, str | None]:
        """Return whether a record is of the pair in use, and that pair's current mode."""
        pair = self.engine.pair
        if pair is None:
            return False, None
        has_draft = pair.no_draft_reason is None
        draft = (
            pair.files.draft if has_draft else None
        )  # a draft that does not fit was not measured
        if not _is_of(record, PairFiles(pair.files.target, draft)):
            return False, None
        return True, mode_of(self.engine.answering.settings.speculative, has_draft=has_draft)

    # --- running -----------------------------------------------------------------------------

    def work(self) -> BenchmarkWork:
        self.page.record = None  # no record of this run yet
        self.undo.hide()
        loaded, chosen = self._loaded(), self.setup.pairs
        others = tuple(pair for pair in chosen if pair.files != loaded.files)
        return BenchmarkWork(self.setup.plan, loaded, others, len(others) < len(chosen))

    @Slot()
    def begin(self) -> None:
        """Start; the result is stored even if the dialog is closed before it ends."""
        super().begin()
        if self.job is not None:
            self.job.ended.connect(partial(_store, self._history))

    def refusal(self) -> str:
        return self.setup.refusal

    def hint(self) -> str:
        pairs = self.setup.pairs
        count = sum(self._plan_for(pair).answers() for pair in pairs)
        answers = tr_n("{count} answer", "{count} answers", count)
        times = [self._expected_s(pair) for pair in pairs]
        known = [seconds for seconds in times if seconds is not None]
        if len(known) < len(times):
            return tr("{answers}, time unknown until the first ones are written", answers=answers)
        return tr("{answers}, {duration}", answers=answers, duration=duration_text(sum(known)))

    def _expected_s(self, pair: PairSetup) -> float | None:
        """Return the expected time from earlier measurements of a pair; None if there are none."""
        plain, speedups = None, {}
        record = next((each for each in self._history.records if _is_of(each, pair.files)), None)
        if record is not None:
            modes = figures_of(record).modes
            speedups = {m.mode: m.speedup.value for m in modes if m.speedup is not None}
            speeds = (m.tokens_per_second for m in modes if m.mode == "plain")
            plain = next((speed.value for speed in speeds if speed is not None), None)
        loaded = self.engine.pair
        if loaded is not None and pair.files.target == loaded.files.target:
            plain = self.engine.plain_speed or plain
        return self._plan_for(pair).expected_s(plain, speedups) if plain else None

    def _plan_for(self, pair: PairSetup) -> BenchmarkPlan:
        """Return the plan for a pair, with fewer modes if it has no usable draft model."""
        loaded = self.engine.pair
        unused = loaded is not None and pair.files == loaded.files and loaded.no_draft_reason
        return self.setup.plan.for_pair(has_draft=pair.files.draft is not None and not unused)

    def show_progress(self, progress: ExperimentProgress) -> str:
        record = progress.found
        if isinstance(record, BenchmarkRecord) and record.runs:
            self.choice.hide()
            self.page.show_record(record, live=True)
            if not self.shows_result:
                self.go_to(self.result_page)
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
            self.page.record = None

    def go_to(self, page: QWidget) -> None:
        """Show a page; the set-up instead of an empty result page."""
        empty = self.page.record is None and page is self.result_page
        super().go_to(self.setup_page if empty else page)

    # --- results -----------------------------------------------------------------------------

    @Slot(object)
    def show_record(self, record: BenchmarkRecord) -> None:
        is_loaded, in_use = self._in_use(record)
        others = [each for each in self._history.records if each.id != record.id]
        others.sort(key=lambda each: each.pair != record.pair)
        self.page.show_record(record, others[:_MAX_COMPARED], in_use=in_use, is_loaded=is_loaded)
        self._show_choice()
        self.go_to(self.result_page)

    def _show_choice(self) -> None:
        records = sorted(self._history.records, key=lambda each: not self._in_use(each)[0])
        choices: list[tuple[object, str]] = [(each, self._line(each)) for each in records]
        shown = self.page.record
        if shown is not None and shown not in records:
            choices.insert(0, (shown, self._line(shown)))
        self.choice.set_choices(choices, shown)
        self.choice.setVisible(not self.running)

    def _line(self, record: BenchmarkRecord) -> str:
        """Return time, pair and fastest mode."""
        if record.id not in self._entry_texts:
            modes = figures_of(record).modes
            speeds = [(mode.speedup.value, mode.mode) for mode in modes if mode.speedup is not None]
            parts = [when_words(record), record.pair]
            if speeds:
                speedup, mode = max(speeds)
                parts.append(f"{mode_words(mode)} {times_text(speedup)}")
            self._entry_texts[record.id] = " · ".join(parts)
        return self._entry_texts[record.id]

    def show_state(self) -> None:
        super().show_state()
        self.remove.setVisible(not self.running)
        self.earlier.setVisible(
            not (self.shows_result or self.running) and bool(self._history.records)
        )

    @Slot()
    def _on_history_changed(self) -> None:
        records, shown = self._history.records, self.page.record
        again = next((e for e in records if shown is not None and e.id == shown.id), None)
        if self.shows_result and not self.running and again is not None:
            self.show_record(again)
        self.show_state()

    @Slot()
    def _on_earlier(self) -> None:
        records = self._history.records
        self.show_record(next((each for each in records if self._in_use(each)[0]), records[0]))
        self.choice.setFocus()

    @Slot(str)
    def _on_use(self, mode: str) -> None:
        before = self.engine.answering.settings.speculative
        self._draft_as(drafting_of(mode, before))
        words = tr("{mode} is used from the next answer on.", mode=mode_words(mode))
        self._show_undo(words, partial(self._draft_as, before))

    def _draft_as(self, drafting: SpeculativeConfig) -> None:
        self.undo.hide()
        self._use_drafting(drafting)
        if self.page.record is not None:
            self.show_record(self.page.record)

    @Slot()
    def _on_remove(self) -> None:
        record = self.page.record
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
        record, figures = self.page.record, self.page.figures
        if record is None or figures is None:
            return None
        report = benchmark_report(figures)
        return ExportedResult(KIND, record.measured_at, report, record, figures_for_file(figures))

    @Slot()
    def _on_export_picture(self) -> None:
        if self.page.record is not None and (shown := self.exported()) is not None:
            picture = picture_of(self.page.record)
            self.export_as(shown, ".png", tr("Image"), lambda: picture)


def _store(history: BenchmarkHistory, result: BenchmarkResult | None, _error: str | None) -> None:
    if result is not None and result.records:
        history.add(result.records)


def _is_of(record: BenchmarkRecord, files: PairFiles) -> bool:
    """Return whether a record is of these models, compared by name."""
    draft = None if files.draft is None else model_name(files.draft)
    its = None if record.draft is None else record.draft.name
    return (record.target.name, its) == (model_name(files.target), draft)
