"""Rows of tokens in frames, in the colours of their kinds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextCharFormat
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from foretoken.engine.token_kind import TokenKind
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import draw_name, has_letters_from_right
from foretoken.ui.look.sizes import CONTROL_RADIUS
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import token_formats, underline_pens
from foretoken.ui.parts.row_painting import sized

_LONGEST = 16
_NAME = 11 / 14
"""Size of the names, relative to the tokens."""
_WIDTH = 25
"""In heights of a line."""
_WHITE = str.maketrans({"\n": "↵", "\t": "⇥", "\r": "↵"})


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


def visible(text: str) -> str:
    """The text of a token for such a frame: its spaces can be seen, and nothing steers."""
    shown = shown_name(text.translate(_WHITE), _LONGEST)
    return shown.replace(" ", "·") or "∅"


class TokenChips(QWidget):
    """Rows of chips, each with a name above it if it has one, broken where there is no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: Sequence[tuple[str, Sequence[TokenChip]]] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_rows(self, rows: Sequence[tuple[str, Sequence[TokenChip]]]) -> None:
        """Show these, from the top to the end."""
        self._rows = rows
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(width, None)

    def sizeHint(self) -> QSize:
        width = _WIDTH * self.fontMetrics().height()
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._lay_out(self.width(), painter)

    def _lay_out(self, width: int, painter: QPainter | None) -> int:
        """Place, and with a painter draw, all rows; return the height."""
        names = sized(self.font(), _NAME)
        metrics, small = QFontMetricsF(self.font()), QFontMetricsF(names)
        line = self.fontMetrics().height()
        padding, gap, high = line // 2, line // 3, 2 * line - line // 4
        y = 0.0
        for name, chips in self._rows:
            if name:
                if painter is not None:
                    painter.setFont(names)
                    painter.setPen(QColor(theme().muted))
                    row = QRectF(0, y, width, small.height())
                    painter.drawText(row, Qt.AlignmentFlag.AlignLeft, name)
                y += small.height() + 3
            x, placed = 0, list[tuple[TokenChip, QRect]]()
            for chip in chips:
                wide = round(metrics.horizontalAdvance(chip.text)) + (
                    0 if chip.bare else 2 * padding
                )
                if x and x + wide > width:
                    self._draw_line(painter, placed)
                    x, y, placed = 0, y + high + gap, []
                placed.append((chip, QRect(x, round(y), min(wide, width - x), high)))
                x += wide + gap
            self._draw_line(painter, placed)
            y += high + 2 * gap
        return max(0, round(y - 2 * gap))

    def _draw_line(self, painter: QPainter | None, line: list[tuple[TokenChip, QRect]]) -> None:
        """At the side where lines begin, in the direction of the text that the tokens make."""
        if painter is None or not line:
            return
        whole = line[0][1].united(line[-1][1])
        seen = QStyle.visualRect(self.layoutDirection(), self.rect(), whole)
        turned = any(has_letters_from_right(chip.text) for chip, _ in line)
        way = self.layoutDirection() if turned else Qt.LayoutDirection.LeftToRight
        for chip, place in line:
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
