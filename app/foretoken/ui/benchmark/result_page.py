"""One benchmark: how it was measured, the map of speedups, the table, what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.engine.benchmark import PLAIN
from foretoken.models.benchmarks.figures import BenchmarkFigures, BestMode, changes, figures_of
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.report import caption_words, mode_row
from foretoken.models.benchmarks.words import (
    differences,
    files_words,
    load_words,
    machine_words,
    mode_words,
    remarks,
    settings_words,
    when_words,
)
from foretoken.system.language import tr, tr_noop
from foretoken.ui.benchmark.heat_map import HeatMap
from foretoken.ui.benchmark.heat_table import HeatTable, table_of, table_of_changes
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.words import Word

POINT = tr_noop("Point at a figure, or go through them with the arrow keys: here stands where it "
                "comes from.")  # fmt: skip
NOTHING_YET = tr_noop("The first figures come with the first question.")
_NOT_CERTAIN = tr_noop("Nothing is certain enough to change how this pair drafts.")
_COMPARED = tr_noop(
    "Changes since that one: of speedups, and of plain decoding's tokens per second. ≈: no "
    "difference shown, because the two lie no further apart than their rounds do."
)
_TOLD_LINES = 4


class ResultPage(QWidget):
    """Shows what it is given; changes nothing by itself."""

    use_requested = Signal(str)
    """The name of a way of decoding that is to be used from now on."""
    undo_requested = Signal()
    """How it was drafted before is wanted again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.record: BenchmarkRecord | None = None
        """What is shown."""
        self.figures: BenchmarkFigures | None = None
        self._others: tuple[BenchmarkRecord, ...] = ()
        self._compared: BenchmarkRecord | None = None
        self._in_use: str | None = None
        self._is_loaded = False
        self._live = False
        self._used = ""
        self._title = dress(Label(self), Type.TITLE)
        self._when = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._facts = [self._small() for _ in range(4)]
        self._remarks = dress(QFrame(self), Surface.WARNED, Shape.ROUNDED)
        self._remark = Label(self._remarks)
        self._remark.setWordWrap(True)
        self._best = Label(self)
        self._best.setWordWrap(True)
        self.use = dress(QPushButton(tr("Use the best"), self), Button.PRIMARY)
        self.use.setAutoDefault(False)
        self.use.clicked.connect(self._on_use)
        self.undo = QPushButton(tr("Undo"), self)
        self.undo.setAutoDefault(False)
        self.undo.clicked.connect(self._on_undo)
        tip = tr("Another benchmark, whose figures are to be told beside these")
        self.compare = ChoiceBox(tr("Compared with"), tip, self)
        self.compare.picked.connect(self._on_compare)
        self._differences = self._small()
        self.map = HeatMap(self)
        self.map.pointed.connect(self._on_pointed)
        self._told = _ToldLines(self)
        self._caption = self._small()
        self._cells: dict[tuple[int, int], Label] = {}
        self._table = QWidget(self)
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.WIDE)
        self._grid.setVerticalSpacing(Space.TIGHT)
        self._grid.setColumnStretch(0, 1)
        self._lay_out()
        self._show()

    @property
    def told(self) -> str:
        """Where the figure comes from that is pointed at."""
        return self._told.text()

    @property
    def best_words(self) -> str:
        """What is said of the fastest way."""
        return self._best.text()

    @property
    def remark(self) -> str:
        """What has to be known before the figures are believed."""
        return self._remark.text()

    @property
    def table(self) -> list[tuple[str, ...]]:
        """The texts of the table, row by row."""
        rows: dict[int, list[str]] = {}
        for (row, _), label in self._cells.items():
            if not label.isHidden():
                rows.setdefault(row, []).append(label.text())
        return [tuple(rows[row]) for row in sorted(rows)]

    @property
    def compared(self) -> BenchmarkRecord | None:
        """What it is compared with."""
        return self._compared

    @property
    def picture(self) -> HeatTable:
        """The map, to be shared: the benchmark alone."""
        return HeatTable((), (), ()) if self.figures is None else table_of(self.figures)

    def show_record(
        self,
        record: BenchmarkRecord | None,
        others: Sequence[BenchmarkRecord] = (),
        *,
        in_use: str | None = None,
        is_loaded: bool = False,
        live: bool = False,
    ) -> None:
        """Show a benchmark; ``others`` are those that it can be compared with.

        ``in_use`` is how the pair that is loaded drafts, if that has a name here; ``is_loaded``:
        it is the pair that was measured. ``live``: it is still being measured.
        """
        if self.record is None or record is None or record.id != self.record.id:
            self._compared, self._used = None, ""
        self.record = record
        self.figures = None if record is None else figures_of(record)
        self._others = tuple(others)
        if self._compared not in self._others:
            self._compared = None
        self._in_use, self._is_loaded, self._live = in_use, is_loaded, live
        self._show()

    def show_used(self, words: str) -> None:
        """Say that another way is in use now; nothing: it is no more."""
        self._used = words
        self._show_best()

    def compare_with(self, record: BenchmarkRecord | None) -> None:
        """Tell what has changed since that one; None: show the figures themselves."""
        self._compared = record
        self._show()

    # --- what is shown -----------------------------------------------------------------------

    def _show(self) -> None:
        record, figures = self.record, self.figures
        known = record is not None and figures is not None and bool(record.runs)
        self._title.setText("" if record is None else record.pair)
        self._when.setText("" if record is None else when_words(record))
        facts: list[str] = []
        if record is not None:
            files = " · ".join(files_words(record))
            facts = [settings_words(record), machine_words(record), files, load_words(record)]
        for label, words in zip(self._facts, [*facts, *[""] * 4], strict=False):
            label.setText(words)
            label.setVisible(bool(words) and not self._live)
        said = [] if figures is None or self._live else remarks(figures)
        self._remark.setText("\n".join(said))
        self._remarks.setVisible(bool(said))
        self._show_comparison()
        if record is None or figures is None or not known:
            self.map.show_table(HeatTable((), (), ()))
        elif self._compared is None:
            self.map.show_table(table_of(figures))
        else:
            self.map.show_table(table_of_changes(changes(figures_of(self._compared), figures)))
        self._caption.setText(caption_words() if self._compared is None else tr(_COMPARED))
        for widget in (self.map, self._caption, self._told):
            widget.setVisible(known)
        self._told.show_words(self.told if self.map.current is not None else tr(POINT))
        self._fill(figures if known else None)
        self._show_best()

    def _show_comparison(self) -> None:
        offered = bool(self._others) and not self._live
        nothing = tr("nothing", about="what a benchmark is compared with")
        choices: list[tuple[BenchmarkRecord | None, str]] = [(None, nothing)]
        choices += [
            (each, tr("{pair}, {when}", pair=each.pair, when=when_words(each)))
            for each in self._others
        ]
        self.compare.set_choices(choices, self._compared)
        self.compare.setVisible(offered)
        told = ""
        if self._compared is not None and self.record is not None:
            other = differences(self._compared, self.record)
            told = (
                tr("Not only the time is another one: {what}.", what="; ".join(other))
                if other
                else tr("Same files, computer, settings and versions.")
            )
        self._differences.setText(told)
        self._differences.setVisible(bool(told))

    def _show_best(self) -> None:
        figures, best = self.figures, None
        if figures is not None and not self._live:
            best = figures.best(self._in_use if self._is_loaded else None)
        offered = best is not None and best.gained and self._is_loaded and not self._used
        self.use.setVisible(offered)
        self.undo.setVisible(bool(self._used))
        told = not (self._live or figures is None or figures.unsteady)
        words = self._used or (self._words_of(best) if told else "")
        self._best.setText(words)
        self._best.setVisible(bool(words))

    def _words_of(self, best: BestMode | None) -> str:
        if best is None:
            return tr(_NOT_CERTAIN)
        over = mode_words(best.over.mode)
        if not best.gained:
            return tr("{mode} stays: nothing else was faster for certain.", mode=over)
        words = tr(
            "{mode}: {percent} % faster than {over}, beyond the spread of both.",
            mode=mode_words(best.chosen.mode),
            percent=round(100 * best.gain),
            over=over,
        )
        if self._is_loaded:
            return words
        load = tr("Load this pair to use it.")
        return f"{words} {load}"

    def _fill(self, figures: BenchmarkFigures | None) -> None:
        self._table.setVisible(figures is not None)
        if figures is None:
            return
        heads = (
            tr("All kinds together"), tr("Speedup"), tr("Range"), tr("Tokens per second"),
            tr("Accepted of drafted"), tr("Tokens per pass"),
        )  # fmt: skip
        best = None if self._live else figures.best(self._in_use if self._is_loaded else None)
        for column, words in enumerate(heads):
            head = self._put(0, column, words, Type.SMALL, Tone.MUTED)
            head.setWordWrap(True)  # where there is little room, figures have it
        for row, mode in enumerate(figures.modes, start=1):
            name = mode_words(mode.mode)
            if self._is_loaded and mode.mode == self._in_use:
                name = tr("{mode} (in use)", mode=name)
            chosen = best is not None and best.gained and best.chosen.mode == mode.mode
            size = Type.HEADING if chosen else Type.NORMAL
            tone = Tone.MUTED if mode.mode == PLAIN else Tone.TEXT
            for column, words in enumerate((name, *mode_row(mode))):
                self._put(row, column, words, size, tone)
        for (row, _), label in self._cells.items():
            label.setVisible(row <= len(figures.modes))

    def _put(self, row: int, column: int, words: str, size: Type, tone: Tone) -> Label:
        """Write into a place of the table."""
        label = self._cells.get((row, column))
        if label is None:
            label = self._cells[row, column] = Label(self._table)
            if column:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label, row, column)
        label.setText(words)
        return dress(label, size, tone)

    def _small(self) -> Label:
        label = dress(Label(self), Type.SMALL, Tone.MUTED)
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    # --- set-up ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(Space.MEDIUM)
        head.addWidget(self._title, 1)
        head.addWidget(self._when)
        inside = QVBoxLayout(self._remarks)
        inside.setContentsMargins(Space.MEDIUM, Space.SMALL, Space.MEDIUM, Space.SMALL)
        inside.addWidget(self._remark)
        best = QHBoxLayout()
        best.setSpacing(Space.SMALL)
        best.addWidget(self._best, 1)
        best.addWidget(self.undo)
        best.addWidget(self.use)
        card = dress(QFrame(self), Surface.CARD)
        column = QVBoxLayout(card)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.SMALL)
        column.addWidget(explain(self.map, Word.SPEEDUP, Word.LOOKAHEAD))
        column.addWidget(self._caption)
        column.addWidget(self._told)
        self._map_card = card
        table = dress(QFrame(self), Surface.CARD)
        column = QVBoxLayout(table)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.addWidget(explain(self._table, Word.SPEEDUP, Word.ACCEPTANCE))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addLayout(head)
        facts = QVBoxLayout()
        facts.setSpacing(Space.HAIR)
        for label in self._facts:
            facts.addWidget(label)
        layout.addLayout(facts)
        layout.addWidget(self._remarks)
        layout.addSpacing(Space.TINY)
        layout.addLayout(best)
        layout.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._differences)
        layout.addWidget(card)
        layout.addWidget(table)
        layout.addStretch(1)

    # --- what a person does ------------------------------------------------------------------

    @Slot()
    def _on_use(self) -> None:
        best = self.figures.best(self._in_use) if self.figures is not None else None
        if best is not None and best.gained:
            self.use_requested.emit(best.chosen.mode)
            self.undo.setFocus()

    @Slot()
    def _on_undo(self) -> None:
        self.undo_requested.emit()
        self.use.setFocus()

    @Slot(object)
    def _on_compare(self, record: BenchmarkRecord | None) -> None:
        self.compare_with(record)

    @Slot(str)
    def _on_pointed(self, told: str) -> None:
        self._told.show_words(told or tr(POINT))


class _ToldLines(Label):
    """Has the room of several lines, so that nothing moves while one goes from cell to cell."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Type.SMALL)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _TOLD_LINES * self.fontMetrics().lineSpacing())

    def show_words(self, words: str) -> None:
        """Show them."""
        self.setText(words)
