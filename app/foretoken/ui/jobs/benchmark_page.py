"""A benchmark's result: map of speedups, figures over all kinds of text, recommendation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.report import (
    CAPTION,
    BenchmarkFigures,
    benchmark_report,
    changes,
    changes_table,
    differences,
    facts_of,
    figures_of,
    map_table,
    mode_words,
    modes_table,
    warnings_of,
    when_words,
)
from foretoken.models.pairs.report import Report, ReportSection
from foretoken.system.language import tr, tr_noop
from foretoken.ui.jobs.report_view import ReportView
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Surface, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.files import png_bytes
from foretoken.ui.parts.forms import MessageLabel, column, note, paragraph, row

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
