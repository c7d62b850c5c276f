"""A row of tokens in frames, in the colours of their kinds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QTextCharFormat
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from foretoken.engine.token_kind import TokenKind
from foretoken.ui.look.mirrored import draw_name, has_letters_from_right
from foretoken.ui.look.sizes import CONTROL_RADIUS
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import token_formats, underline_pens

_WIDTH = 25
"""In heights of a line."""


@dataclass(frozen=True, slots=True)
class TokenChip:
    """A token in a frame."""

    text: str
    kind: TokenKind | None = None
    """In whose colours; None: in none."""
    dashed: bool = False
    struck: bool = False
    bare: bool = False
    """It is a sign between tokens, and has no frame."""
    ringed: bool = False
    """It is the one that all of this is about."""


class TokenChips(QWidget):
    """A row of chips, broken where there is no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chips: Sequence[TokenChip] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chips(self, chips: Sequence[TokenChip]) -> None:
        """Show these."""
        self._chips = chips
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._rows(width)[-1]), default=0)

    def sizeHint(self) -> QSize:
        width = _WIDTH * self.fontMetrics().height()
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in self._rows(self.width()):
            self._draw_row(painter, row)

    def _rows(self, width: int) -> list[list[tuple[TokenChip, QRect]]]:
        """Where each chip is, as if lines began at the left."""
        line = self.fontMetrics().height()
        high, gap, x = 2 * line - line // 4, line // 3, 0
        rows: list[list[tuple[TokenChip, QRect]]] = [[]]
        for chip in self._chips:
            frame = 0 if chip.bare else line // 2 * 2
            wide = self.fontMetrics().horizontalAdvance(chip.text) + frame
            if x and x + wide > width:
                x = 0
                rows.append([])
            place = QRect(x, (len(rows) - 1) * (high + gap), min(wide, width - x), high)
            rows[-1].append((chip, place))
            x += wide + gap
        return rows

    def _draw_row(self, painter: QPainter, row: list[tuple[TokenChip, QRect]]) -> None:
        """At the side where lines begin, in the direction of the text that the tokens make."""
        whole = row[0][1].united(row[-1][1]) if row else QRect()
        seen = QStyle.visualRect(self.layoutDirection(), self.rect(), whole)
        turned = any(has_letters_from_right(chip.text) for chip, _ in row)
        way = self.layoutDirection() if turned else Qt.LayoutDirection.LeftToRight
        for chip, place in row:
            place = QStyle.visualRect(way, whole, place)
            self._draw(painter, chip, QRectF(place.translated(seen.topLeft() - whole.topLeft())))

    def _draw(self, painter: QPainter, chip: TokenChip, place: QRectF) -> None:
        colours, formats = theme(), token_formats(theme())
        shape = QTextCharFormat() if chip.kind is None else formats[chip.kind]
        tinted = shape.background().style() != Qt.BrushStyle.NoBrush
        line = 2.0 if chip.ringed else 1.0
        pen = QPen(QColor(colours.accent if chip.ringed else colours.border), line)
        pen.setStyle(Qt.PenStyle.DashLine if chip.dashed else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(shape.background() if tinted else QColor(colours.window))
        area = place.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        if not chip.bare:
            painter.drawRoundedRect(area, CONTROL_RADIUS, CONTROL_RADIUS)
        font = QFont(self.font())
        font.setStrikeOut(chip.struck)
        painter.setFont(font)
        faint = chip.dashed or chip.struck or chip.bare
        painter.setPen(QColor(colours.muted if faint else colours.text))
        if shape.foreground().style() != Qt.BrushStyle.NoBrush:
            painter.setPen(shape.foreground().color())
        draw_name(painter, area, Qt.AlignmentFlag.AlignCenter, chip.text)
        if chip.kind in (pens := underline_pens(formats)):
            painter.setPen(pens[chip.kind])
            padding, low = self.fontMetrics().height() // 2, area.bottom() - 5
            painter.drawLine(
                QPointF(area.left() + padding, low), QPointF(area.right() - padding, low)
            )
