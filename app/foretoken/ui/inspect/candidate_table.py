"""The candidates for a token position, with a bar below each probability."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from foretoken.engine.events import TokenEmitted
from foretoken.engine.figures import format_probability
from foretoken.engine.inspection import Alternative
from foretoken.system.language import tr
from foretoken.ui.inspect.token_facts import DECIMALS, tag_of
from foretoken.ui.look.mirrored import led_by_layout
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Surface, Type, styled
from foretoken.ui.look.token_style import visible
from foretoken.ui.parts.row_painting import Index

_ROW_LINES = 1.6
_MOST_ROWS, _FEWEST_ROWS = 9, 4
_BAR = 3
_PROBABILITY = Qt.ItemDataRole.UserRole


class CandidateTable(QTableWidget):
    """A row for each candidate; one is selected."""

    def __init__(self, parent: QWidget) -> None:
        columns = (
            (tr("Token"), tr("Candidates, most likely first")),
            (
                tr("Target", about="a column of probabilities"),
                tr("The target's own probability, before the sampling settings"),
            ),
            (
                tr("Sampled", about="a column of probabilities"),
                tr("The target's probability after penalties, cuts and temperature"),
            ),
            (
                tr("Draft", about="a column of probabilities"),
                tr("The draft's probability after the same settings"),
            ),
        )
        super().__init__(0, len(columns), parent)
        styled(self, Surface.BARE, Type.NOTE)
        self._candidates: Sequence[Alternative] = ()
        self._token: TokenEmitted | None = None
        self.setItemDelegate(_Bars(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        modes, head = QHeaderView.ResizeMode, self.horizontalHeader()
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(modes.ResizeToContents)
        head.setHighlightSections(False)
        head.setSectionResizeMode(modes.ResizeToContents)
        head.setSectionResizeMode(0, modes.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(tr("Candidates"))
        for column, (name, explained) in enumerate(columns):
            item = QTableWidgetItem(name)
            item.setToolTip(explained)
            self.setHorizontalHeaderItem(column, item)

    @property
    def chosen(self) -> Alternative | None:
        """The candidate of the selected row."""
        row = self.currentRow()
        return self._candidates[row] if 0 <= row < len(self._candidates) else None

    def show_candidates(
        self, candidates: Sequence[Alternative], token: TokenEmitted, *, draft: bool
    ) -> None:
        """Show the candidates for the position of ``token``, and select its row.

        For the same position, the selection stays.
        """
        if token is self._token and candidates == self._candidates:
            return
        self._token, self._candidates = token, candidates
        self.setColumnHidden(self.columnCount() - 1, not draft)
        self.setRowCount(len(candidates))
        for row, each in enumerate(candidates):
            tag, text = tag_of(each, token), led_by_layout(visible(each.text))
            words = tr("{token} ({tag})", about="a token", token=text, tag=tag) if tag else text
            self.setItem(row, 0, _text_item(words, bold=bool(tag)))
            draft_after = None if each.draft is None else each.draft.after
            values = (each.target.before, each.target.after, draft_after)
            for column, value in enumerate(values, 1):
                item = QTableWidgetItem("" if value is None else _number(value))
                item.setData(_PROBABILITY, value)
                if column == len(values) and each.draft is not None:
                    before = _number(each.draft.before)
                    item.setToolTip(tr("Before the sampling settings: {value}", value=before))
                self.setItem(row, column, item)
            if each.id == token.id:
                flag = QItemSelectionModel.SelectionFlag
                self.setCurrentCell(row, 0, flag.ClearAndSelect | flag.Rows)
        self.scrollToTop()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(_MOST_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height_of(_FEWEST_ROWS))

    def _height_of(self, rows: int) -> int:
        return self.horizontalHeader().sizeHint().height() + rows * self.sizeHintForRow(0) + 2


def _text_item(text: str, *, bold: bool) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    font = item.font()
    font.setBold(bold)
    item.setFont(font)
    return item


def _number(value: float) -> str:
    return led_by_layout(format_probability(value, DECIMALS if value else 0))


class _Bars(QStyledItemDelegate):
    """Draws a bar below each probability, in the colour of its model."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = round(_ROW_LINES * option.fontMetrics.height())
        return QSize(super().sizeHint(option, index).width() + Space.LARGE, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        value = index.data(_PROBABILITY)
        if value is None:
            return
        area = option.rect.adjusted(Space.TIGHT, 0, -Space.LARGE, 0)
        area.setTop(area.bottom() - _BAR)
        bar = QRect(area.topLeft(), area.size())
        bar.setWidth(round(area.width() * value) or (1 if value else 0))
        colours = theme()
        ink = (colours.target, colours.bonus, colours.draft)[index.column() - 1]
        for part, colour in ((area, colours.grid), (bar, ink)):
            painter.fillRect(QStyle.visualRect(option.direction, option.rect, part), QColor(colour))
