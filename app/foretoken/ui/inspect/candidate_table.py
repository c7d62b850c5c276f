"""Table of the candidates for a token position, with a bar below each probability."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foretoken.engine.events import TokenEmitted
from foretoken.engine.figures import format_probability
from foretoken.engine.inspection import Alternative
from foretoken.models.pairs.report import ReportCell
from foretoken.system.language import tr
from foretoken.ui.inspect.token_facts import DECIMALS, tag_of
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Type, styled
from foretoken.ui.look.token_style import visible
from foretoken.ui.parts.result_table import ResultTable
from foretoken.ui.parts.row_painting import Index

_ROW_LINES = 1.6
_MAX_ROWS, _MIN_ROWS = 9, 4
_BAR_HEIGHT = 3
_PROBABILITY_ROLE = Qt.ItemDataRole.UserRole + 1


class CandidateTable(ResultTable):
    """Table with a row for each candidate; one is selected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Candidates"), parent)
        styled(self, Type.NOTE)
        self._candidates: Sequence[Alternative] = ()
        self._token: TokenEmitted | None = None
        self.setItemDelegate(_BarDelegate(self))
        self.setSelectionBehavior(self.SelectionBehavior.SelectRows)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    @property
    def chosen(self) -> Alternative | None:
        """The candidate of the selected row."""
        row = self.currentRow()
        return self._candidates[row] if 0 <= row < len(self._candidates) else None

    def show_candidates(
        self, candidates: Sequence[Alternative], token: TokenEmitted, *, draft: bool
    ) -> None:
        """Show the candidates for the position of ``token``, and select its row.

        The selection is unchanged if the position is.
        """
        if token is self._token and candidates == self._candidates:
            return
        self._token, self._candidates = token, candidates
        columns = {
            tr("Token"): tr("Candidates, most likely first"),
            tr("Target", about="a column of probabilities"): tr(
                "The target's own probability, before the sampling settings"
            ),
            tr("Sampled", about="a column of probabilities"): tr(
                "The target's probability after penalties, cuts and temperature"
            ),
            tr("Draft", about="a column of probabilities"): tr(
                "The draft's probability after the same settings"
            ),
        }
        self.show_rows(list(columns), [_row(each, token) for each in candidates])
        model, role = self.model(), Qt.ItemDataRole.ToolTipRole
        for column, tip in enumerate(columns.values()):
            model.setHeaderData(column, Qt.Orientation.Horizontal, tip, role)
        for row, each in enumerate(candidates):
            for column, value in enumerate(_probabilities(each), 1):
                model.setData(model.index(row, column), value, _PROBABILITY_ROLE)
            if each.id == token.id:
                flag = QItemSelectionModel.SelectionFlag
                self.setCurrentCell(row, 0, flag.ClearAndSelect | flag.Rows)
        self.setColumnHidden(len(columns) - 1, not draft)
        self.scrollToTop()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(_MAX_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height_of(_MIN_ROWS))

    def _height_of(self, rows: int) -> int:
        return self.horizontalHeader().sizeHint().height() + rows * self.sizeHintForRow(0) + 2


def _probabilities(each: Alternative) -> tuple[float | None, ...]:
    """Return the target's probability before and after the settings, and the draft's."""
    return each.target.before, each.target.after, None if each.draft is None else each.draft.after


def _row(each: Alternative, token: TokenEmitted) -> list[ReportCell]:
    tag, words = tag_of(each, token), aligned_to_layout(visible(each.text))
    if tag:
        words = tr("{token} ({tag})", about="a token", token=words, tag=tag)
    tips = ["", "", ""]
    if each.draft is not None:
        before = _number(each.draft.before)
        tips[-1] = tr("Before the sampling settings: {value}", value=before)
    figures = zip(map(_number, _probabilities(each)), tips, strict=True)
    return [ReportCell(words, bold=bool(tag)), *(ReportCell(*figure) for figure in figures)]


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return aligned_to_layout(format_probability(value, DECIMALS if value else 0))


class _BarDelegate(QStyledItemDelegate):
    """Draws a bar below each probability, in the colour of its model."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = round(_ROW_LINES * option.fontMetrics.height())
        return QSize(super().sizeHint(option, index).width() + Space.LARGE, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        value = index.data(_PROBABILITY_ROLE)
        if value is None:
            return
        area = option.rect.adjusted(Space.TIGHT, 0, -Space.LARGE, 0)
        area.setTop(area.bottom() - _BAR_HEIGHT)
        bar = QRect(area.topLeft(), area.size())
        bar.setWidth(round(area.width() * value) or (1 if value else 0))
        colours = theme()
        ink = (colours.target, colours.bonus, colours.draft)[index.column() - 1]
        for part, colour in ((area, colours.grid), (bar, ink)):
            painter.fillRect(QStyle.visualRect(option.direction, option.rect, part), QColor(colour))
