"""Opens the benchmark dialog, has pairs measured, keeps what was found and shares it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken import __version__
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob
from foretoken.control.engine.pair_benchmark import BenchmarkResult, BenchmarkWork, PairToMeasure
from foretoken.control.engine.records import PairFiles, PairLoaded
from foretoken.control.models.benchmark_history import BenchmarkHistory
from foretoken.control.models.draft_ranking import DraftRanking, Tested
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.recent_pairs import RecentPair
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.benchmarks.codec import benchmark_values
from foretoken.models.benchmarks.figures import figures_of
from foretoken.models.benchmarks.plan import BenchmarkPlan, drafting_of, mode_of
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.report import caption_words, html_report
from foretoken.models.benchmarks.words import (
    machine_words,
    mode_words,
    settings_words,
    when_words,
)
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import model_name
from foretoken.models.pairs.pairing import DraftChoice
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.benchmark.benchmark_dialog import BenchmarkDialog, ShareAs
from foretoken.ui.benchmark.heat_map import map_picture
from foretoken.ui.benchmark.heat_table import table_of
from foretoken.ui.look.theme import theme

_MOST_DRAFTS = 8


class BenchmarkDesk(QObject):
    """Owns what outlives the dialog: a run that ends keeps what is complete of it."""

    drafting_wanted = Signal(object)
    """SpeculativeConfig: the pair in use is to draft like this from now on."""
    closed = Signal()

    def __init__(
        self,
        engine: EngineControl,
        library: LibraryFeed,
        recent: Callable[[], list[RecentPair]],
        window: QWidget,
    ) -> None:
        """``recent`` are the pairs that were used lately."""
        super().__init__(window)
        self._engine, self._library, self._recent = engine, library, recent
        self._window = window
        self._folder = _documents()
        self._job: EngineJob | None = None
        self._drafts: list[Path] = []
        self._before: SpeculativeConfig | None = None
        self.dialog: BenchmarkDialog | None = None
        """While it is open."""
        self.history = BenchmarkHistory(self)
        self.history.changed.connect(self._on_history_changed)
        self.history.failed.connect(self._on_failed)
        self._ranking = DraftRanking(self)
        self._ranking.ranked.connect(self._on_ranked)
        engine.state_changed.connect(self._on_state_changed)
        library.changed.connect(self._on_library_changed)

    def why_not(self) -> str:
        """Why nothing can be measured now; empty: it can."""
        if self._engine.state in (EngineState.LOADING, EngineState.TESTING):
            return tr("The models are not ready yet")
        return self._engine.why_no_pair

    @Slot()
    def open(self) -> None:
        """Show the dialog."""
        if self._engine.pair is None or self.dialog is not None:
            return
        dialog = BenchmarkDialog(self._in_use, self._expected_s, self._window)
        dialog.begin_requested.connect(self._on_begin)
        dialog.stop_requested.connect(self._on_stop)
        dialog.use_requested.connect(self._on_use)
        dialog.shown.undo_requested.connect(self._on_undo)
        dialog.share_requested.connect(self._on_share)
        dialog.remove_requested.connect(self.history.remove)
        dialog.bring_back_requested.connect(self._on_bring_back)
        dialog.finished.connect(self._on_finished)
        self.dialog = dialog
        self._before = None
        self._show_pairs()
        dialog.show_records(self.history.records)
        self._on_state_changed()
        self.history.read()
        self._library.begin()
        self._rank()
        dialog.open()

    def shut_down(self) -> None:
        """End what runs in the background."""
        self._on_stop()
        self._ranking.shut_down()
        self.history.shut_down()

    # --- pairs -------------------------------------------------------------------------------

    def _loaded(self) -> PairToMeasure | None:
        pair = self._engine.pair
        if pair is None:
            return None
        drafting = self._engine.answering.settings.speculative
        return PairToMeasure(pair.files, pair.settings.with_drafting(drafting))

    def _show_pairs(self) -> None:
        loaded, pair = self._loaded(), self._engine.pair
        if self.dialog is None or loaded is None or pair is None:
            return
        found = [loaded]
        if pair.files.draft is not None:
            found.append(_with_draft(loaded, None))
        found += [_with_draft(loaded, path) for path in self._drafts]
        found += [PairToMeasure(each.files, each.settings) for each in self._recent()]
        offered: dict[PairFiles, PairToMeasure] = {}
        for each in found:
            offered.setdefault(each.files, each)
        names = [(each, each.name) for each in offered.values()]
        self.dialog.show_pairs(names, has_draft=pair.no_draft_reason is None)

    def _rank(self) -> None:
        """Find out which models of the library can draft for the target in use."""
        pair, models = self._engine.pair, self._library.models
        known = [*models, *(self._library.built_in or ())]
        target = next((m for m in known if pair is not None and m.path == pair.files.target), None)
        if self.dialog is not None and target is not None:
            self._ranking.rank(target, known)

    @Slot(object, object, object)
    def _on_ranked(
        self, _target: LibraryModel, choices: Sequence[DraftChoice], _tested: Tested
    ) -> None:
        found = [
            choice.model.path
            for choice in choices
            if choice.model is not None and choice.verdict.compatible
        ][:_MOST_DRAFTS]
        if found != self._drafts:
            self._drafts = found
            if self.dialog is not None and not self.dialog.running:
                self._show_pairs()

    @Slot()
    def _on_library_changed(self) -> None:
        if self.dialog is not None:
            self._rank()

    def _in_use(self, record: BenchmarkRecord) -> tuple[bool, str | None]:
        pair = self._engine.pair
        if pair is None or not _is_of(record, pair):
            return False, None
        drafting = self._engine.answering.settings.speculative
        return True, mode_of(drafting, has_draft=pair.no_draft_reason is None)

    def _expected_s(self, plan: BenchmarkPlan, pairs: Sequence[PairToMeasure]) -> float | None:
        """By what is known of the pairs; None where nothing is known of one of them."""
        total = 0.0
        for pair in pairs:
            known = next(
                (figures_of(each) for each in self.history.records if _is_named(each, pair.files)),
                None,
            )
            speeds = {}
            plain = None
            if known is not None:
                speeds = {
                    row.mode: row.speedup.value for row in known.modes if row.speedup is not None
                }
                row = known.mode("plain")
                speed = row.tokens_per_second if row is not None else None
                plain = None if speed is None else speed.value
            loaded = self._engine.pair
            if loaded is not None and pair.files.target == loaded.files.target:
                plain = self._engine.plain_speed or plain
            if not plain:
                return None
            own = plan.for_pair(has_draft=pair.files.draft is not None)
            total += own.expected_s(plain, speeds)
        return total

    # --- measuring ---------------------------------------------------------------------------

    @Slot(object, object)
    def _on_begin(self, plan: BenchmarkPlan, pairs: Sequence[PairToMeasure]) -> None:
        loaded, dialog = self._loaded(), self.dialog
        if loaded is None or dialog is None:
            return
        others = tuple(pair for pair in pairs if pair.files != loaded.files)
        work = BenchmarkWork(plan, loaded, others, with_loaded=len(others) < len(pairs))
        job = self._engine.begin_work(work)
        if job is None:
            dialog.say(tr("It cannot be measured while an answer is written. Stop it first."))
            return
        self._job = job
        job.progressed.connect(dialog.show_progress)
        job.ended.connect(self._on_ended)
        dialog.show_begun()

    @Slot()
    def _on_stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    @Slot(object, object)
    def _on_ended(self, result: BenchmarkResult | None, error: str | None) -> None:
        self._job = None
        if result is not None and result.records:
            self.history.add(result.records)
        if self.dialog is not None and self.dialog.running:  # it may be a later one
            self.dialog.show_ended(result, error)

    @Slot()
    def _on_state_changed(self) -> None:
        dialog = self.dialog
        if dialog is None or dialog.running:
            return
        state = self._engine.state
        why = ""
        if state is EngineState.GENERATING:
            why = tr("It cannot be measured while an answer is written. Stop it first.")
        elif state is not EngineState.READY:
            why = tr("The models are not ready yet")
        dialog.refuse(why)

    # --- what was found ----------------------------------------------------------------------

    @Slot()
    def _on_history_changed(self) -> None:
        if self.dialog is not None:
            self.dialog.show_records(self.history.records)
            self._on_state_changed()

    @Slot(object, str)
    def _on_use(self, record: BenchmarkRecord, mode: str) -> None:
        if not self._in_use(record)[0]:
            return
        before = self._engine.answering.settings.speculative
        self._before = before
        self._draft_as(drafting_of(mode, before))
        if self.dialog is not None:
            words = tr("{mode} is in use from the next answer on.", mode=mode_words(mode))
            self.dialog.show_used(words)

    @Slot()
    def _on_undo(self) -> None:
        if self._before is not None:
            before, self._before = self._before, None
            self._draft_as(before)
        if self.dialog is not None:
            self.dialog.show_used("")

    def _draft_as(self, drafting: SpeculativeConfig) -> None:
        self.drafting_wanted.emit(drafting)
        if self.dialog is not None:
            self.dialog.refresh()

    @Slot(object)
    def _on_bring_back(self, record: BenchmarkRecord) -> None:
        self.history.add([record])

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        if self.dialog is not None:
            self.dialog.say(why)

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None
        self._on_stop()  # what is complete is kept
        self._ranking.cancel()
        self._library.end()
        self.closed.emit()

    # --- sharing -----------------------------------------------------------------------------

    @Slot(object, object)
    def _on_share(self, record: BenchmarkRecord, kind: ShareAs) -> None:
        suffix = f".{kind.value}"
        name = f"foretoken-benchmark-{record.measured_at:%Y-%m-%d-%H%M}{suffix}"
        path, _ = QFileDialog.getSaveFileName(
            self.dialog or self._window,
            tr("Share"),
            str(self._folder / name),
            f"{kind.words} (*{suffix});;{tr('All files')} (*)",
        )
        if not path:
            return
        file = Path(path)
        if file.suffix.lower() != suffix:  # by which Qt knows what a picture is to be
            file = file.with_name(f"{file.name}{suffix}")
        self._folder = file.parent
        work: Callable[[], None]
        if kind is ShareAs.PNG:
            work = partial(_write_picture, picture_of(record), file)
        else:
            work = partial(_write_text, record, kind, file)
        self.history.write(work, lambda: self._on_shared(file))

    def _on_shared(self, file: Path) -> None:
        if self.dialog is not None:
            self.dialog.say(tr("Written to {file}.", file=shown_path(file)))


def picture_of(record: BenchmarkRecord) -> QImage:
    """The map with what has to be known about it, in the colours of the window."""
    title = tr("Benchmark of {pair}", pair=record.pair)
    told = f"{when_words(record)} · {settings_words(record)}"
    lines = (caption_words(), told, machine_words(record))
    return map_picture(table_of(figures_of(record)), title, lines, theme())


def _write_picture(picture: QImage, file: Path) -> None:
    if not picture.save(str(file)):
        raise OSError(tr("the picture could not be written"))


def _write_text(record: BenchmarkRecord, kind: ShareAs, file: Path) -> None:
    if kind is ShareAs.HTML:
        text = html_report(figures_of(record), f"Foretoken {__version__}")  # not translated: name
    else:
        text = json.dumps(benchmark_values(record, figures=True), indent=1) + "\n"
    write_atomically(file, text)


def _with_draft(pair: PairToMeasure, draft: Path | None) -> PairToMeasure:
    return PairToMeasure(PairFiles(pair.files.target, draft), pair.settings)


def _is_of(record: BenchmarkRecord, pair: PairLoaded) -> bool:
    if pair.no_draft_reason is not None:  # one that does not fit was not measured
        return _is_named(record, PairFiles(pair.files.target, None))
    return _is_named(record, pair.files)


def _is_named(record: BenchmarkRecord, files: PairFiles) -> bool:
    """Whether a record is of files that are called so."""
    draft = None if files.draft is None else model_name(files.draft)
    its = None if record.draft is None else record.draft.name
    return (record.target.name, its) == (model_name(files.target), draft)


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()
