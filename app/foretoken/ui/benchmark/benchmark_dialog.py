"""The benchmark dialog: earlier runs on the left, what to measure or what was on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.engine.pair_benchmark import BenchmarkResult, BenchmarkStep, PairToMeasure
from foretoken.models.benchmarks.figures import BenchmarkFigures, figures_of
from foretoken.models.benchmarks.plan import BenchmarkPlan
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.words import (
    duration_words,
    kind_words,
    left_words,
    mode_words,
    times_words,
    when_words,
)
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.benchmark.result_page import NOTHING_YET, ResultPage
from foretoken.ui.benchmark.setup_page import SetupPage
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.mirrored import corner_below, margins
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Edge, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.paced import Paced
from foretoken.ui.parts.row_list import Heading, RowList
from foretoken.ui.parts.row_painting import Row, Sign
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.undo_line import UndoLine

_SIZE = (1100, 800)
_LIST_WIDTH = 280
_LIST_FROM = 760
# Drawing takes the processor from what is measured.
_PACE_MS = 1000
_MOST_IN_MENU = 20
_THIS, _OTHERS = "this", "others"
STOPPED = tr_noop("Stopped before anything was complete.")
_UNKNOWN_TIME = tr_noop("How long it takes is known with the first answers.")


class ShareAs(Enum):
    """A kind of file to share a benchmark as."""

    HTML = "html"
    JSON = "json"
    PNG = "png"

    @property
    def words(self) -> str:
        """What it is called."""
        return {
            ShareAs.HTML: tr("Web page (HTML)"),
            ShareAs.JSON: tr("All figures (JSON)"),
            ShareAs.PNG: tr("Picture of the map (PNG)"),
        }[self]


class BenchmarkDialog(Themed, FittedDialog):
    """Reports what a person wants; its desk sees to it."""

    begin_requested = Signal(object, object)
    """The BenchmarkPlan, and the list of PairToMeasure."""
    stop_requested = Signal()
    use_requested = Signal(object, str)
    """The BenchmarkRecord, and the way of decoding to use."""
    share_requested = Signal(object, object)
    """The BenchmarkRecord, and ShareAs."""
    remove_requested = Signal(object)
    """The BenchmarkRecord that is to be deleted."""
    bring_back_requested = Signal(object)
    """One that was deleted."""

    def __init__(
        self,
        in_use: Callable[[BenchmarkRecord], tuple[bool, str | None]],
        expected_s: Callable[[BenchmarkPlan, Sequence[PairToMeasure]], float | None],
        parent: QWidget,
    ) -> None:
        """``in_use`` tells whether a record is of the pair in use, and how that one drafts.

        ``expected_s`` tells how long a plan takes, None where that is not known.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Benchmark"))
        self.prefer_size(*_SIZE)
        self._in_use, self._expected_s = in_use, expected_s
        self._records: tuple[BenchmarkRecord, ...] = ()
        self._folded: set[str] = set()
        self._listed: dict[str, BenchmarkFigures] = {}
        self._step: BenchmarkStep | None = None
        self._refused = self._said = ""
        self.running = False
        """Whether something is being measured."""
        self._removed: BenchmarkRecord | None = None
        self.new = QPushButton(tr("New benchmark"), self)
        self.new.setAutoDefault(False)
        self.new.clicked.connect(self._on_new)
        self.list = RowList(tr("Earlier benchmarks"), _key_of, self._row, self)
        self.list.chosen.connect(self._on_chosen)
        self.list.folded.connect(self._on_folded)
        self._none = dress(Label(tr("What was measured is listed here."), self), Tone.MUTED)
        self._none.setWordWrap(True)
        self.undo = UndoLine(self, keys=False, small=True)
        self.undo.button.clicked.connect(self._on_bring_back)
        self.setup = SetupPage(self)
        self.setup.changed.connect(self._on_setup_changed)
        self.shown = ResultPage(self)
        self.shown.use_requested.connect(self._on_use)
        self.pages = QStackedWidget(self)
        self._setup_area, self._result_area = _area(self.setup, self), _area(self.shown, self)
        self.pages.addWidget(self._setup_area)
        self.pages.addWidget(self._result_area)
        self._progress = QWidget(self)
        self.progress_words = Label(self._progress)
        self.progress_words.setWordWrap(True)
        self.bar = BusyBar(self._progress)
        self.bar.setAccessibleName(tr("Benchmark"))
        self.told = Label(self)
        self.told.setWordWrap(True)
        self.begin = dress(self._button(tr("Begin"), self._on_begin), Button.PRIMARY)
        self.stop = self._button(tr("Stop"), self.stop_requested.emit)
        self.earlier = self._button(tr("Earlier benchmarks…"), self._on_earlier)
        """Where there is no room for the list."""
        self.share = self._button(tr("Share…"), self._on_share)
        self.remove = self._button(tr("Delete"), self._on_remove)
        self.close_button = self._button(tr("Close"), self.accept)
        self.close_button.setToolTip(keyed("dialog.close"))
        self._paced = Paced(_PACE_MS, self)
        self._paced.due.connect(self._show_step)
        self._lay_out()
        self._go_to(self._setup_area)
        self.setup.kinds["everyday"].setFocus()

    # --- what it is told ---------------------------------------------------------------------

    def show_pairs(self, pairs: Sequence[tuple[PairToMeasure, str]], *, has_draft: bool) -> None:
        """Offer these, the one in use first."""
        self.setup.show_pairs(pairs, has_draft=has_draft)

    def show_records(self, records: Sequence[BenchmarkRecord]) -> None:
        """List these, newest first."""
        self._records = tuple(records)
        self._show_list()
        shown = self.shown.record
        if not self.running and shown is not None:
            again = next((each for each in self._records if each.id == shown.id), None)
            if again is not None:
                self._show_record(again)

    def refuse(self, why: str) -> None:
        """Say why nothing can be begun now; empty: it can."""
        self._refused = why
        self._show_state()

    def show_begun(self) -> None:
        """It is being measured from now on."""
        self.running, self._step, self._said = True, None, ""
        self.shown.show_record(None)
        self.bar.show_busy()
        self.progress_words.setText(tr("Beginning…"))
        self._go_to(self._result_area)
        self.stop.setFocus()

    @Slot(float, object)
    def show_progress(self, share: float, step: BenchmarkStep) -> None:
        """Show how far it is, and what there is so far."""
        if not self.running:
            return
        self._step = step
        if step.progress is not None:
            self.bar.show_share(share)
        self._paced.note()

    def show_ended(self, result: BenchmarkResult | None, error: str | None) -> None:
        """It is over: show what was found, or why nothing was."""
        self._paced.drop()
        self.running = False
        records = () if result is None else result.records
        said = [error] if error else []
        if result is not None:
            said += [
                tr("{pair} was left out: {why}", pair=each.name, why=each.why)
                for each in result.skipped
            ]
            if len(records) > 1:
                count = len(records)
                told = tr_n("{count} pair was measured.", "{count} pairs were measured.", count)
                listed = tr("They are in the list.")
                said.insert(0, f"{told} {listed}")
        if not records and not said:
            said = [tr(STOPPED)]
        self._said = "\n".join(said)
        if records:
            self.list.choose(records[0].id)
            self._show_record(records[0])
        else:
            self._go_to(self._setup_area)
        (self.share if records else self.begin).setFocus()

    def show_used(self, words: str) -> None:
        """Say that another way of drafting is in use; nothing: it is no more."""
        self.shown.show_used(words)

    def say(self, words: str) -> None:
        """Say something below."""
        self._said = words
        self._show_state()

    def refresh(self) -> None:
        """The pair in use, or how it drafts, is another one."""
        record = self.shown.record
        if not self.running and record is not None and not self._on_setup:
            self._show_record(record)
        self._show_list()

    # --- what is shown -----------------------------------------------------------------------

    @property
    def _on_setup(self) -> bool:
        return self.pages.currentWidget() is self._setup_area

    def _go_to(self, area: QScrollArea) -> None:
        self.pages.setCurrentWidget(area)
        self._show_state()

    def _show_state(self) -> None:
        setup, running = self._on_setup, self.running
        self._progress.setVisible(running)
        self.begin.setVisible(setup and not running)
        self.stop.setVisible(running)
        stored = not (setup or running) and self.shown.record is not None
        self.share.setVisible(stored)
        self.remove.setVisible(stored)
        listed = self._side.isVisibleTo(self)
        self.earlier.setVisible(not (listed or running) and (bool(self._records) or not setup))
        self.new.setEnabled(not running)
        self.list.setEnabled(not running)
        self.begin.setDefault(setup and not running)
        why = self._refused or self.setup.refusal
        self.begin.setEnabled(not why)
        self.begin.setToolTip(why)
        words, tone = self._said, Tone.TEXT
        if setup and not running and not words:
            words, tone = self._refused or self._time_words(), Tone.MUTED
        self.told.setText(words)
        dress(self.told, tone)

    def _time_words(self) -> str:
        if self.setup.refusal:
            return ""
        plan, pairs = self.setup.plan, self.setup.pairs
        seconds = self._expected_s(plan, pairs)
        answers = tr_n("{count} answer", "{count} answers", plan.answers * len(pairs))
        if seconds is None:
            return tr("{answers}. {told}", answers=answers, told=tr(_UNKNOWN_TIME))
        return tr(
            "{answers}: {duration}, if none ends early.",
            answers=answers,
            duration=duration_words(seconds),
        )

    @Slot()
    def _show_step(self) -> None:
        step = self._step
        if step is None or not self.running:
            return
        name = step.pair
        if step.pairs > 1:
            name = tr(
                "{pair} ({number} of {count})",
                about="a pair among several",
                pair=name,
                number=step.number,
                count=step.pairs,
            )
        progress = step.progress
        if progress is None:
            self.progress_words.setText(tr("{pair}: getting ready…", pair=name))
            return
        left = progress.seconds_left
        told = tr(NOTHING_YET) if left is None else left_words(left)
        self.progress_words.setText(
            tr("{pair}: {kind} - {told}", pair=name, kind=kind_words(progress.kind), told=told)
        )
        self.shown.show_record(progress.record, live=True)

    def _show_record(self, record: BenchmarkRecord) -> None:
        is_loaded, in_use = self._in_use(record)
        others = [each for each in self._records if each.id != record.id]
        others.sort(key=lambda each: each.pair != record.pair)
        self.shown.show_record(record, others[:30], in_use=in_use, is_loaded=is_loaded)
        self._go_to(self._result_area)

    def _show_list(self) -> None:
        mine = [each for each in self._records if self._in_use(each)[0]]
        others = [each for each in self._records if not self._in_use(each)[0]]
        items: list[object] = []
        for key, words, records in (
            (_THIS, tr("This pair"), mine),
            (_OTHERS, tr("Other pairs"), others),
        ):
            if records:
                unfolded = key not in self._folded
                items.append(Heading(key, words, unfolded))
                items += records if unfolded else []
        self.list.show_items(items)
        self.list.setVisible(bool(items))
        self._none.setVisible(not items)

    def _row(self, record: BenchmarkRecord) -> Row:
        figures = self._listed.get(record.id)
        if figures is None:  # asked at every painting
            figures = self._listed[record.id] = figures_of(record)
        best = max(
            (row for row in figures.modes if row.speedup is not None),
            key=lambda row: row.speedup.value if row.speedup is not None else 0.0,
            default=None,
        )
        details = record.pair if not self._in_use(record)[0] else ""
        aside = ""
        if best is not None and best.speedup is not None:
            aside = times_words(best.speedup.value)
            told = tr("{mode}: {speedup}", mode=mode_words(best.mode), speedup=aside)
            details = " · ".join(filter(None, (details, mode_words(best.mode))))
        else:
            told = tr("no figure")
        when = when_words(record)
        partial = record.partial or figures.unsteady
        return Row(
            when,
            details,
            aside,
            sign=Sign.WARNING if partial else Sign.NONE,
            spoken=", ".join((when, record.pair, told)),
            tip=f"{record.pair}\n{told}",
        )

    def on_look_changed(self) -> None:
        """Have room for the list where there is any."""
        self._side.setFixedWidth(scaled(_LIST_WIDTH))
        self._side.setVisible(self.width() >= scaled(_LIST_FROM))
        self._show_state()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.on_look_changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.running:
            self.stop_requested.emit()  # the first time it ends what runs
            return
        super().keyPressEvent(event)

    # --- what a person does ------------------------------------------------------------------

    @Slot()
    def _on_new(self) -> None:
        self._said = ""
        self.list.choose(None)
        self._go_to(self._setup_area)
        self.begin.setFocus()

    @Slot()
    def _on_earlier(self) -> None:
        menu = QMenu(self)
        menu.addAction(self.new.text()).triggered.connect(self._on_new)
        menu.addSeparator()
        for record in self._records[:_MOST_IN_MENU]:
            words = tr("{pair}, {when}", pair=record.pair, when=when_words(record))
            menu.addAction(without_keys(words)).triggered.connect(self._shower(record))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner_below(menu, self.earlier))

    def _shower(self, record: BenchmarkRecord) -> Callable[[], None]:
        return lambda: self._on_chosen(record)

    @Slot()
    def _on_begin(self) -> None:
        if not (self._refused or self.setup.refusal):
            self.begin_requested.emit(self.setup.plan, self.setup.pairs)

    @Slot()
    def _on_setup_changed(self) -> None:
        self._said = ""
        self._show_state()

    @Slot(object)
    def _on_chosen(self, record: BenchmarkRecord) -> None:
        if not self.running:
            self._said = ""
            self._show_record(record)

    @Slot(str)
    def _on_folded(self, key: str) -> None:
        self._folded ^= {key}
        self._show_list()

    @Slot(str)
    def _on_use(self, mode: str) -> None:
        if self.shown.record is not None:
            self.use_requested.emit(self.shown.record, mode)

    @Slot()
    def _on_share(self) -> None:
        record = self.shown.record
        if record is None:
            return
        menu = QMenu(self)
        for kind in ShareAs:
            action = menu.addAction(kind.words)
            action.triggered.connect(self._sharer(record, kind))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner_below(menu, self.share))

    def _sharer(self, record: BenchmarkRecord, kind: ShareAs) -> Callable[[], None]:
        return lambda: self.share_requested.emit(record, kind)

    @Slot()
    def _on_remove(self) -> None:
        record = self.shown.record
        if record is None:
            return
        self._removed = record
        self._records = tuple(each for each in self._records if each.id != record.id)
        self.shown.show_record(None)
        self._show_list()
        self._on_new()
        self.undo.tell(tr("Deleted the benchmark of {when}.", when=when_words(record)))
        self.undo.button.setFocus()
        self.remove_requested.emit(record)

    @Slot()
    def _on_bring_back(self) -> None:
        record, self._removed = self._removed, None
        self.undo.hide()
        if record is not None:
            self.bring_back_requested.emit(record)
            self.list.choose(record.id)
            self._show_record(record)

    # --- set-up ------------------------------------------------------------------------------

    def _button(self, words: str, pressed: object) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button

    def _lay_out(self) -> None:
        self._side = dress(QFrame(self), Surface.PANEL, Edge.RIGHT)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(margins(Space.LARGE, Space.LARGE, Space.SMALL, Space.LARGE))
        side.setSpacing(Space.SMALL)
        side.addWidget(self.new)
        side.addWidget(dress(Label(tr("Earlier benchmarks"), self._side), Type.SMALL, Tone.MUTED))
        side.addWidget(self.list, 1)
        side.addWidget(self._none)
        side.addStretch(0)
        side.addWidget(self.undo)
        progress = QVBoxLayout(self._progress)
        progress.setContentsMargins(0, 0, 0, 0)
        progress.setSpacing(Space.SMALL)
        progress.addWidget(self.progress_words)
        progress.addWidget(self.bar)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.told, 1)
        for button in (
            self.earlier,
            self.remove,
            self.share,
            self.stop,
            self.close_button,
            self.begin,
        ):
            buttons.addWidget(button)
        right = QVBoxLayout()
        right.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        right.setSpacing(Space.MEDIUM)
        right.addWidget(self._progress)
        right.addWidget(self.pages, 1)
        right.addLayout(buttons)
        both = QHBoxLayout(self.content)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addWidget(self._side)
        both.addLayout(right, 1)


class _Area(QScrollArea):
    """What does not fit is scrolled here, and not the dialog."""

    def sizeHint(self) -> QSize:
        """Little."""
        return self.minimumSizeHint()


def _area(page: QWidget, parent: QWidget) -> QScrollArea:
    area = dress(_Area(parent), Surface.BARE)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    inside = QWidget(area)
    column = QVBoxLayout(inside)
    column.setContentsMargins(margins(0, 0, Space.MEDIUM, 0))
    column.addWidget(page)
    area.setWidget(inside)
    return area


def _key_of(record: BenchmarkRecord) -> str:
    return record.id
