"""A report in the window: its verdict, then a card for each section with charts and tables."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from foretoken.models.pairs.report import CheckVerdict, Report, ReportSection
from foretoken.ui.jobs.plots import PointChart
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Shape, Surface, Tone, Type, styled
from foretoken.ui.parts.forms import row
from foretoken.ui.parts.result_table import ResultTable

_SIGNS = {
    CheckVerdict.PASSED: "\N{CHECK MARK}",
    CheckVerdict.FAILED: "\N{BALLOT X}",
    CheckVerdict.UNCLEAR: "?",
}


class ReportView(QWidget):
    """Tables of details are hidden until somebody asks for them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self.charts: list[PointChart] = []
        self.tables: list[ResultTable] = []
        """In the order of the report."""
        self._detailed = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._content: QWidget | None = None

    def show_report(self, report: Report) -> None:
        """Show another report."""
        if self._content is not None:
            self._column.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self.report, self.charts, self.tables = report, [], []
        self._content = content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        headline = styled(_text(report.headline or report.title, content), Type.TITLE)
        column.addLayout(_heading(headline, report.verdict, content))
        for text in report.facts:
            column.addWidget(styled(_text(text, content), Type.NOTE, Tone.MUTED))
        for text in report.warnings:
            column.addWidget(_text(text, content))
        for section in report.sections:
            column.addWidget(self._card(section, content))
        self.show_details(self._detailed)
        self._column.addWidget(content)
        content.show()  # at once, where the page is already shown

    @Slot(bool)
    def show_details(self, shown: bool) -> None:  # a slot
        """Show every table, or only those that are the result."""
        self._detailed = shown
        sections = () if self.report is None else self.report.sections
        tables = [table for section in sections for table in section.tables]
        for view, table in zip(self.tables, tables, strict=True):
            view.setVisible(shown or not table.detail)

    def _card(self, section: ReportSection, parent: QWidget) -> QFrame:
        card = styled(QFrame(parent), Surface.CARD)
        card.setAccessibleName(section.title)
        column = QVBoxLayout(card)
        column.setSpacing(Space.SMALL)
        if section.title:
            title = styled(_text(section.title, card), Type.SECTION)
            column.addLayout(_heading(title, section.verdict, card))
        for text in section.notes:
            column.addWidget(_text(text, card))
        charts = [PointChart(histogram, card) for histogram in section.charts]
        if charts:
            both = row(*charts)
            both.setSpacing(Space.WIDE)
            column.addLayout(both)
            self.charts += charts
        for table in section.tables:
            view = ResultTable(table.name, card)
            view.show_rows(table.heads, table.rows)
            column.addWidget(view)
            self.tables.append(view)
        return card


def _text(text: str, parent: QWidget) -> Label:
    label = Label(text, parent)
    label.setWordWrap(True)
    return label


def _heading(title: Label, verdict: CheckVerdict | None, parent: QWidget) -> QHBoxLayout:
    """A title with its verdict behind it."""
    heading = row(title)
    heading.setStretch(0, 1)
    if verdict is not None:
        chip = Label(f" {_SIGNS[verdict]} {verdict.words} ", parent)
        surface = Surface.WARNING if verdict is CheckVerdict.FAILED else Surface.NOTICE
        heading.addWidget(styled(chip, surface, Shape.ROUNDED, Type.HEADING))
    return heading
