"""Report view with a card of charts and tables per section, and the dialog of a job with one."""

from __future__ import annotations

from pyqtgraph import BarGraphItem, LinearRegionItem, mkPen
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTableWidgetItem, QToolTip, QWidget

from foretoken.models.pairs.report import CheckVerdict, Histogram, Report, ReportSection
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Shape, Surface, Tone, Type, styled
from foretoken.ui.parts.forms import FoldingRow, Part, column, paragraph, row
from foretoken.ui.parts.plot import Plot
from foretoken.ui.parts.result_table import ResultTable

_FOLD_WIDTH = 480
"""Width from which charts are next to each other."""
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
    """Verdict and section cards of a report; tables of details are hidden at first."""

    def __init__(self, parent: QWidget, *actions: Part) -> None:
        """``actions`` go between the heading and the cards."""
        super().__init__(parent)
        self.report: Report | None = None
        self.tables: list[ResultTable] = []
        """Tables in the order of the report."""
        self._detailed = False
        self._heading, self._cards = QWidget(self), QWidget(self)
        parts = self._heading, *actions, self._cards, None
        self._column = column(self, *parts, spacing=Space.MEDIUM)

    def show_report(self, report: Report) -> None:
        """Show a report; an equal one keeps its widgets and their focus."""
        if report == self.report:
            return
        self.report, self.tables = report, []
        title = paragraph(report.headline or report.title, None, Type.TITLE)
        facts = [paragraph(text, None, Type.NOTE, Tone.MUTED) for text in report.facts]
        warnings = [paragraph(text) for text in report.warnings]
        self._heading = self._swap(self._heading, _titled(title, report.verdict), *facts, *warnings)
        self._cards = self._swap(self._cards, *map(self._card, report.sections))
        self.show_details(self._detailed)

    def _swap(self, before: QWidget, *parts: Part) -> QWidget:
        """Replace a widget with a column of parts."""
        after = QWidget(self)
        column(after, *parts, spacing=Space.MEDIUM)
        self._column.replaceWidget(before, after)
        before.hide()
        before.deleteLater()
        after.show()  # at once, if the page is already shown
        return after

    @property
    def has_details(self) -> bool:
        """Whether the report has tables of details."""
        sections = () if self.report is None else self.report.sections
        return any(table.detail for section in sections for table in section.tables)

    @Slot(bool)
    def show_details(self, shown: bool) -> None:  # a slot
        """Show all tables, or only those of the result."""
        self._detailed = shown
        sections = () if self.report is None else self.report.sections
        tables = [table for section in sections for table in section.tables]
        for view, table in zip(self.tables, tables, strict=True):
            view.setVisible(shown or not table.detail)

    def _card(self, section: ReportSection) -> QFrame:
        card = styled(QFrame(self), Surface.CARD)
        card.setAccessibleName(section.title)
        parts: list[Part] = []
        if section.title:
            title = paragraph(section.title, card, Type.SECTION)
            parts.append(_titled(title, section.verdict))
        parts += [paragraph(text, card) for text in section.notes]
        if section.charts:
            charts = ((PointChart(histogram, card), 1) for histogram in section.charts)
            parts.append(FoldingRow(_FOLD_WIDTH, *charts, spacing=Space.WIDE))
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
    chip = Label(f" {_SIGNS[verdict]} {verdict.words} ")
    return row((title, 1), styled(chip, surface, Shape.ROUNDED, Type.HEADING))
