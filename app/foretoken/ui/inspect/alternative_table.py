"""The tokens that could have stood at a place, with bars for what each model gave them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter
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
from foretoken.system.language import tr, tr_noop
from foretoken.ui.inspect.inspected_words import DECIMALS, tag_of
from foretoken.ui.look.mirrored import draw_words, meant_key, mirrored
from foretoken.ui.look.sizes import (
    CAPTION_PIXELS,
    NOTE_PIXELS,
    SMALL_PIXELS,
    Space,
    scaled,
    sized_font,
)
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Fit, Surface, Themed, dress
from foretoken.ui.parts.own_keys import claims_escape
from foretoken.ui.parts.token_chips import visible

_ROW = 24
_SHOWN_ROWS, _FEWEST_ROWS = 9, 4
_TOKEN_WIDTH = 168
_BAR = 3
_BAR_OF = 44
"""Pixels for a probability of one."""
_PROBABILITY = Qt.ItemDataRole.UserRole
_TAG = Qt.ItemDataRole.UserRole + 1
_COLUMNS = (
    (tr_noop("Token"), tr_noop("What could have stood here, likeliest for the target first")),
    (
        tr_noop("Target", about="a column of probabilities"),
        tr_noop("The target's own probability, before the settings of sampling"),
    ),
    (
        tr_noop("sampled", about="a column of probabilities"),
        tr_noop("The target's after penalties, cuts and temperature: what is drawn from"),
    ),
    (
        tr_noop("Draft", about="a column of probabilities"),
        tr_noop("The draft model's after the same settings: what its drafts are drawn from"),
    ),
)
_NUMBERS = "a column of probabilities"  # not translated: it parts equal words
_Index = QModelIndex | QPersistentModelIndex


class AlternativeTable(Themed, QTableWidget):
    """Rows of alternatives, one of which is chosen."""

    taken = Signal()
    """Enter on the chosen row."""
    stepped = Signal(int)
    """To the token before (-1) or behind (1) the one that is inspected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, len(_COLUMNS), parent)
        dress(self, Surface.BARE)
        self._alternatives: Sequence[Alternative] = ()
        self._token: TokenEmitted | None = None
        self.setItemDelegate(_Bars(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        dress(self.verticalScrollBar(), Fit.SLIM)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionsClickable(False)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(tr("Alternatives"))
        for column, (name, explained) in enumerate(_COLUMNS):
            item = QTableWidgetItem(tr(name, about=_NUMBERS) if column else tr(name))
            item.setToolTip(tr(explained))
            self.setHorizontalHeaderItem(column, item)
        self.on_look_changed()

    @property
    def chosen(self) -> Alternative | None:
        """The alternative of the chosen row."""
        row = self.currentRow()
        return self._alternatives[row] if 0 <= row < len(self._alternatives) else None

    def show_alternatives(
        self, alternatives: Sequence[Alternative], token: TokenEmitted, *, draft: bool
    ) -> None:
        """Show these of a place where ``token`` stands; its row is chosen.

        What was chosen of the same place before stays so.
        """
        same = token is self._token and alternatives == self._alternatives
        self._token, self._alternatives = token, alternatives
        if same:
            return
        self.setColumnHidden(len(_COLUMNS) - 1, not draft)
        self.setRowCount(len(alternatives))
        for row, each in enumerate(alternatives):
            tag = tag_of(each, token)
            shown = visible(each.text)
            first = QTableWidgetItem(shown)
            first.setData(_TAG, tag)
            first.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                tr("{token}, {tag}", about="a token", token=shown, tag=tag) if tag else shown,
            )
            self.setItem(row, 0, first)
            opinions = (
                each.target.before,
                each.target.after,
                None if each.draft is None else each.draft.after,
            )
            for column, value in enumerate(opinions, 1):
                cell = QTableWidgetItem("" if value is None else _number(value))
                cell.setData(_PROBABILITY, value)
                if column == len(opinions) and each.draft is not None:
                    raw = _number(each.draft.before)
                    cell.setToolTip(tr("Before the settings of sampling: {value}", value=raw))
                self.setItem(row, column, cell)
        here = next(row for row, each in enumerate(alternatives) if each.id == token.id)
        self.setCurrentCell(here, 0, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.selectRow(here)
        self.scrollToTop()

    @property
    def wanted_height(self) -> int:
        """For the rows that most places have."""
        return self._height_of(_SHOWN_ROWS)

    @property
    def least_height(self) -> int:
        """For a few rows, from which one can scroll."""
        return self._height_of(_FEWEST_ROWS)

    def _height_of(self, rows: int) -> int:
        return self.horizontalHeader().height() + rows * scaled(_ROW) + 2

    def on_look_changed(self) -> None:
        """Have room for the text."""
        self.setFont(sized_font(self.font(), NOTE_PIXELS))
        self.horizontalHeader().setFont(sized_font(self.font(), CAPTION_PIXELS))
        self.verticalHeader().setDefaultSectionSize(scaled(_ROW))
        self.verticalHeader().setMinimumSectionSize(scaled(_ROW))
        self.setColumnWidth(0, scaled(_TOKEN_WIDTH))
        self.horizontalHeader().setFixedHeight(scaled(_ROW))

    def event(self, event: QEvent) -> bool:
        """Esc is for what this is on, not for the chat."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the chosen row, Left and Right go to the tokens beside the inspected one."""
        key = meant_key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _number(value: float) -> str:
    return format_probability(value, DECIMALS if value else 0)


class _Bars(QStyledItemDelegate):
    """A number with a bar below it; of the first column the token with its tag."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours = theme()
        painter.save()
        area = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(colours.bubble))
        inner = area.adjusted(Space.TIGHT, 0, -Space.TIGHT, 0)
        if index.column() == 0:
            self._paint_token(painter, inner, index)
        elif index.data(_PROBABILITY) is not None:
            self._paint_number(painter, inner, index)
        painter.restore()

    def _paint_token(self, painter: QPainter, area: QRectF, index: _Index) -> None:
        colours, tag = theme(), str(index.data(_TAG) or "")
        font = sized_font(painter.font(), NOTE_PIXELS, bold=bool(tag))
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text = str(index.data())
        draw_words(painter, area, flags, text)
        if tag:
            begin = painter.fontMetrics().horizontalAdvance(text) + Space.SMALL
            painter.setFont(sized_font(font, CAPTION_PIXELS))
            painter.setPen(QColor(colours.muted))
            left = mirrored(area.adjusted(begin, 0, 0, 0), area)
            words = painter.fontMetrics().elidedText(
                tag, Qt.TextElideMode.ElideRight, int(left.width())
            )
            draw_words(painter, left, flags, words)

    def _paint_number(self, painter: QPainter, area: QRectF, index: _Index) -> None:
        colours, value = theme(), float(index.data(_PROBABILITY))
        painter.setFont(sized_font(painter.font(), SMALL_PIXELS))
        painter.setPen(QColor(colours.text if value > 0.0 else colours.muted))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_words(painter, area.adjusted(0, 0, 0, -scaled(_BAR)), flags, str(index.data()))
        whole = QRectF(area.left(), area.bottom() - scaled(_BAR) - 1, area.width(), scaled(_BAR))
        width = min(whole.width(), float(scaled(_BAR_OF)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.grid))
        ground = QRectF(whole.left(), whole.top(), width, whole.height())
        painter.drawRoundedRect(mirrored(ground, whole), 1.5, 1.5)
        if value > 0.0:
            bar = QRectF(ground)
            bar.setWidth(max(1.0, width * value))
            inks = (colours.target, colours.bonus, colours.draft)
            painter.setBrush(QColor(inks[index.column() - 1]))
            painter.drawRoundedRect(mirrored(bar, whole), 1.5, 1.5)
