"""Table of figures that can be sorted by clicking a column header or with the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from foretoken.models.pairs.report import ReportCell
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.plain_text import wrapped
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.parts.result_table import ResultTable
from foretoken.ui.parts.row_painting import ENTER

_ROW_LINES = 1.75
_MIN_LETTERS = 24
"""Minimum width of the wide column in letters; narrower tables scroll horizontally."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column; text is aligned to the leading edge, figures to the trailing edge."""

    title: str
    tip: str = ""
    is_text: bool = False


@dataclass(frozen=True, slots=True)
class FigureCell(ReportCell):
    """A text, and the ``value`` to sort by; None sorts text columns by the text."""

    value: float | None = None


class FigureTable(ResultTable):
    """Table of cells, largest first; the column ``wide`` takes the remaining width."""

    def __init__(
        self,
        name: str,
        columns: Sequence[Column],
        wide: int,
        parent: QWidget,
        *,
        sorted_by: int = 0,
    ) -> None:
        super().__init__(name, parent)
        styled(self, Surface.CARD, Type.NOTE)
        self._columns, self._wide = columns, wide
        self._rows: list[list[FigureCell]] = []
        self.text_columns = [place for place, column in enumerate(columns) if column.is_text]
        self._sorted_by, self._rising = sorted_by, False
        self.setSelectionBehavior(self.SelectionBehavior.SelectRows)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().sectionClicked.connect(self._sort_by)

    def show_figures(self, rows: Sequence[Sequence[FigureCell]]) -> None:
        """Replace the rows and sort them as before."""
        self._rows = [
            [
                replace(cell, text=aligned_to_layout(cell.text), tip=cell.tip or cell.text)
                for cell in row
            ]
            for row in rows
        ]
        self._show()

    def _show(self) -> None:
        by, arrow = self._sorted_by, "▴" if self._rising else "▾"
        titles = [column.title for column in self._columns]
        titles[by] += f" {arrow}"
        rows = sorted(self._rows, key=self._key, reverse=not self._rising)
        self.show_rows(titles, rows)
        for place, column in enumerate(self._columns):
            role, tip = Qt.ItemDataRole.ToolTipRole, wrapped(column.tip)
            self.model().setHeaderData(place, Qt.Orientation.Horizontal, tip, role)

    def _key(self, row: Sequence[FigureCell]) -> tuple[float, str]:
        cell = row[self._sorted_by]
        if self._columns[self._sorted_by].is_text and cell.value is None:
            return 0.0, cell.text.casefold()
        return float("-inf") if cell.value is None else cell.value, ""

    @Slot(int)
    def _sort_by(self, column: int) -> None:
        again = column == self._sorted_by
        self._rising = not self._rising if again else self._columns[column].is_text
        self._sorted_by = column
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Space) and self.currentColumn() >= 0:
            self._sort_by(self.currentColumn())
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _fit_columns(self) -> None:
        head, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        height = round(_ROW_LINES * self.fontMetrics().height())
        self.verticalHeader().setDefaultSectionSize(height)
        head.setSectionResizeMode(modes.ResizeToContents)
        head.setSectionResizeMode(self._wide, modes.Interactive)
        others = head.length() - head.sectionSize(self._wide)
        least = _MIN_LETTERS * self.fontMetrics().averageCharWidth()
        head.resizeSection(self._wide, max(least, self.viewport().width() - others))
