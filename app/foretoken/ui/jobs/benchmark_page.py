"""One benchmark: the map of speedups, the figures of all kinds together, what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from foretoken.models.benchmarks.figures import BenchmarkFigures, changes, figures_of
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.report import (
    CAPTION,
    changes_table,
    differences,
    facts_of,
    map_table,
    mode_words,
    modes_table,
    warnings_of,
    when_words,
)
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Surface, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.forms import MessageLabel, note, row
from foretoken.ui.parts.result_table import ResultTable
from foretoken.ui.parts.words import Word

POINT = tr_noop("Point at a figure, or use the arrow keys, to see where it comes from.")
_NOT_CERTAIN = tr_noop("No way of decoding is certain to be faster.")
_COMPARED = tr_noop(
    "Change since the other benchmark: of the speedup, or for plain decoding of its tokens per "
    "second. ≈ means no difference beyond the spread of the rounds."
)
_SOURCE_LINES = 4
_COLUMNS = 6
"""Of the table of all kinds: for more of them there is no room."""
_PICTURE_WIDTH, _PICTURE_RATIO = 1000, 2


class BenchmarkPage(QWidget):
    """Changes nothing by itself."""

    use_requested = Signal(str)
    """The name of a way of decoding that is to be used from now on."""
    undo_requested = Signal()
    """The previous way of drafting is wanted again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.record: BenchmarkRecord | None = None
        """What is shown."""
        self.figures: BenchmarkFigures | None = None
        self.compared: BenchmarkRecord | None = None
        """What it is compared with."""
        self._others: tuple[BenchmarkRecord, ...] = ()
        self._in_use: str | None = None
        self._is_loaded = self._live = False
        self._used = ""
        self.title = styled(Label(self), Type.TITLE)
        self.title.setWordWrap(True)
        self.settings = note("", self)
        self.warning = MessageLabel(self)
        self.best = Label(self)
        self.best.setWordWrap(True)
        self.use = styled(QPushButton(tr("Use the best"), self), Button.PRIMARY)
        self.undo = QPushButton(tr("Undo"), self)
        self.use.clicked.connect(self._on_use)
        self.undo.clicked.connect(self._on_undo)
        self.compare = ChoiceBox(tr("Compare with"), tr("Another benchmark"), self)
        self.compare.picked.connect(self.compare_with)
        self.differences = note("", self)
        self.map = ResultTable(tr("Speedup by kind of text"), self)
        self.map.pointed.connect(self._on_pointed)
        self._caption = note("", self)
        self.source = styled(Label(self), Type.SMALL)
        """Where the figure comes from that is pointed at."""
        self.source.setWordWrap(True)
        self.source.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.source.setMinimumHeight(_SOURCE_LINES * self.source.fontMetrics().lineSpacing())
        self.table = ResultTable(tr("All kinds together"), self)
        self.facts = note("", self)
        self._lay_out()

    def _lay_out(self) -> None:
        best = row(self.best, self.undo, self.use)
        best.setStretch(0, 1)
        self._cards = [styled(QFrame(self), Surface.CARD) for _ in range(2)]
        first, second = (QVBoxLayout(card) for card in self._cards)
        first.addWidget(self.map)
        first.addWidget(self._caption)
        first.addWidget(self.source)
        second.addWidget(self.table)
        explain(self.map, Word.SPEEDUP, Word.LOOKAHEAD)
        explain(self.table, Word.SPEEDUP, Word.ACCEPTANCE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        for part in (self.title, self.settings, self.warning):
            column.addWidget(part)
        column.addLayout(best)
        column.addLayout(row(self.compare, None))
        column.addWidget(self.differences)
        for card in self._cards:
            column.addWidget(card)
        column.addWidget(self.facts)
        column.addStretch(1)

    def show_record(
        self,
        record: BenchmarkRecord,
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
        if self.record is None or record.id != self.record.id:
            self.compared, self._used = None, ""
            self.source.setText(tr(POINT))
        self.record, self.figures = record, figures_of(record)
        self._others = tuple(others)
        if self.compared not in self._others:
            self.compared = None
        self._in_use, self._is_loaded, self._live = in_use, is_loaded, live
        self._show(record, self.figures)

    def show_used(self, words: str) -> None:
        """Say that another way is in use now; empty: it no longer is."""
        self._used = words
        if self.figures is not None:
            self._show_best(self.figures)

    @Slot(object)
    def compare_with(self, record: BenchmarkRecord | None) -> None:
        """Show what has changed since another benchmark; None: show the figures themselves."""
        self.compared = record
        if self.record is not None and self.figures is not None:
            self._show(self.record, self.figures)

    def _show(self, record: BenchmarkRecord, figures: BenchmarkFigures) -> None:
        settings, *facts = facts_of(record)
        self.title.setText(record.pair)
        self.settings.setText(f"{when_words(record)} · {settings}")
        self.warning.say("" if self._live else "\n".join(warnings_of(figures)), serious=True)
        self.facts.setText("\n".join(facts))
        self.facts.setHidden(self._live)
        for card in self._cards:
            card.setVisible(bool(record.runs))
        nothing = tr("nothing", about="what a benchmark is compared with")
        choices: list[tuple[object, str]] = [(None, nothing)]
        choices += [(each, f"{each.pair}, {when_words(each)}") for each in self._others]
        self.compare.set_choices(choices, self.compared)
        self.compare.setVisible(bool(self._others) and not self._live)
        if self.compared is None:
            self.map.show_table(map_table(figures))
        else:
            self.map.show_table(changes_table(changes(figures_of(self.compared), figures)))
            other = "; ".join(differences(self.compared, record))
            same = tr("Same files, computer, settings and versions.")
            self.differences.setText(tr("Also different: {what}.", what=other) if other else same)
        self.differences.setVisible(self.compared is not None)
        self._caption.setText(tr(CAPTION if self.compared is None else _COMPARED))
        self._show_best(figures)

    def _show_best(self, figures: BenchmarkFigures) -> None:
        best = None if self._live else figures.best(self._in_use)
        gained = best is not None and best.gained
        chosen = best.chosen.mode if best is not None and gained else None
        self.table.show_table(modes_table(figures, chosen, self._in_use, columns=_COLUMNS))
        self.use.setVisible(gained and self._is_loaded and not self._used)
        self.undo.setVisible(bool(self._used))
        words = self._used
        if not words and not self._live and not figures.unsteady:
            if best is None:
                words = tr(_NOT_CERTAIN)
            elif not gained:
                words = tr("{mode} is the fastest.", mode=mode_words(best.over.mode))
            else:
                words = tr(
                    "{mode} is {percent} % faster than {over}.",
                    mode=mode_words(best.chosen.mode),
                    percent=round(100 * best.gain),
                    over=mode_words(best.over.mode),
                )
                if not self._is_loaded:
                    words = f"{words} {tr('Load this pair to use it.')}"
        self.best.setText(words)
        self.best.setVisible(bool(words))

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

    @Slot(str)
    def _on_pointed(self, source: str) -> None:
        self.source.setText(source)


def picture_of(record: BenchmarkRecord) -> bytes:
    """The map with what has to be known about it, as PNG in the colours of the window."""
    whole = styled(QFrame(), Surface.WINDOW)
    title = styled(Label(tr("Benchmark of {pair}", pair=record.pair), whole), Type.TITLE)
    title.setWordWrap(True)
    table = ResultTable("", whole)
    column = QVBoxLayout(whole)
    column.setContentsMargins(Space.WIDEST, Space.WIDEST, Space.WIDEST, Space.WIDEST)
    facts = (when_words(record), *facts_of(record))
    for part in (title, table, *(note(text, whole) for text in (tr(CAPTION), *facts))):
        column.addWidget(part)
    table.show_table(map_table(figures_of(record)))
    whole.ensurePolished()
    width = max(_PICTURE_WIDTH, table.sizeHint().width() + 2 * Space.WIDEST)
    whole.resize(width, column.totalHeightForWidth(width))
    image = QImage(whole.size() * _PICTURE_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_PICTURE_RATIO)
    painter = QPainter(image)
    whole.render(painter, QPoint())
    painter.end()
    whole.deleteLater()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub knows bytes only
    return bytes(data.data())
