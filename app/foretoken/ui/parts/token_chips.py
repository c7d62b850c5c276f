"""Rows of tokens in frames, in the colours of their kinds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextCharFormat
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.engine.token_kind import TokenKind
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import (
    draw_words,
    has_letters_from_right,
    layout_is_mirrored,
    mirrored,
)
from foretoken.ui.look.sizes import (
    CAPTION_PIXELS,
    CONTROL_RADIUS,
    NORMAL_PIXELS,
    scaled,
    sized_font,
)
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import token_formats, underline_pens

_LONGEST = 16
_ROW, _PADDING, _GAP, _ROW_GAP = 30, 8, 5, 10
_WIDTH = 420
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
        return QSize(scaled(_WIDTH), self.heightForWidth(scaled(_WIDTH)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._lay_out(self.width(), painter)

    def _lay_out(self, width: int, painter: QPainter | None) -> int:
        """Place, and with a painter draw, all rows; return the height."""
        names = sized_font(self.font(), CAPTION_PIXELS)
        metrics, small = QFontMetricsF(self.font()), QFontMetricsF(names)
        formats = token_formats(theme())
        y = 0.0
        for name, chips in self._rows:
            if name and painter is not None:
                painter.setFont(names)
                painter.setPen(QColor(theme().muted))
                row = QRectF(0, y, width, small.height())
                painter.drawText(row, Qt.AlignmentFlag.AlignLeft, name)
            y += small.height() + scaled(3) if name else 0.0
            x = 0.0
            line: list[tuple[TokenChip, QRectF]] = []
            for chip in chips:
                padding = 0 if chip.bare else 2 * scaled(_PADDING)
                wide = metrics.horizontalAdvance(chip.text) + padding
                if x and x + wide > width:
                    self._draw_line(painter, line, formats)
                    x, y, line = 0.0, y + scaled(_ROW) + scaled(_GAP), []
                line.append((chip, QRectF(x, y, min(wide, width - x), scaled(_ROW))))
                x += wide + scaled(_GAP)
            self._draw_line(painter, line, formats)
            y += scaled(_ROW) + scaled(_ROW_GAP)
        return max(0, round(y - scaled(_ROW_GAP)))

    def _draw_line(
        self,
        painter: QPainter | None,
        line: list[tuple[TokenChip, QRectF]],
        formats: dict[TokenKind, QTextCharFormat],
    ) -> None:
        """At the side where lines begin, in the direction of the text that the tokens make."""
        if painter is None or not line:
            return
        line_area = line[0][1].united(line[-1][1])
        seen = mirrored(line_area, self.rect())
        turned = layout_is_mirrored() and any(has_letters_from_right(c.text) for c, _ in line)
        for chip, place in line:
            area = mirrored(place, line_area) if turned else place
            self._draw(painter, chip, area.translated(seen.left() - line_area.left(), 0), formats)

    def _draw(
        self,
        painter: QPainter,
        chip: TokenChip,
        place: QRectF,
        formats: dict[TokenKind, QTextCharFormat],
    ) -> None:
        colours = theme()
        shape = formats[chip.kind] if chip.kind is not None else QTextCharFormat()
        tinted = shape.background().style() != Qt.BrushStyle.NoBrush
        pen = QPen(QColor(colours.border))
        if chip.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        if chip.ringed:
            pen = QPen(QColor(colours.accent), 2.0)
        painter.setPen(pen)
        painter.setBrush(shape.background() if tinted else QColor(colours.window))
        area = place.adjusted(0.5, 0.5, -0.5, -0.5)
        if chip.ringed:
            area = area.adjusted(0.5, 0.5, -0.5, -0.5)
        if not chip.bare:
            painter.drawRoundedRect(area, CONTROL_RADIUS, CONTROL_RADIUS)
        font = sized_font(self.font(), NORMAL_PIXELS)
        font.setStrikeOut(chip.struck)
        painter.setFont(font)
        written = shape.foreground().style() != Qt.BrushStyle.NoBrush
        faint = chip.dashed or chip.struck or chip.bare
        colour = QColor(colours.muted if faint else colours.text)
        painter.setPen(shape.foreground().color() if written else colour)
        draw_words(painter, area, Qt.AlignmentFlag.AlignCenter, chip.text)
        if chip.kind is not None and (line := underline_pens(formats).get(chip.kind)) is not None:
            painter.setPen(line)
            low = area.bottom() - scaled(5)
            left, right = area.left() + scaled(_PADDING), area.right() - scaled(_PADDING)
            painter.drawLine(QPointF(left, low), QPointF(right, low))
