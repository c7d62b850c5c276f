"""Painting around the text of a page: token colours, panels, quote bars and code fields.

None of this is in the document: text would be shaped separately for each token, so joined emoji
would fall apart and words would move whenever colours are switched. Positions of tokens are taken
from the laid-out lines while painting.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, cast

from PySide6.QtCore import QLine, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
    QRegion,
    QTextBlock,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
)

from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_display import ALL_KINDS, ColourView, Shade, TokenKind, shown_kind
from foretoken.ui.look.theme import CARD_RADIUS, SMALL_PIXELS, Palette, sized_font
from foretoken.ui.look.token_style import (
    Mark,
    TokenOffsets,
    mark_of,
    shade_tints,
    token_formats,
    underline_pens,
)
from foretoken.ui.reading.formats import CODE_PADDING, HEAD, UNDERLINE_PIXELS
from foretoken.ui.reading.formula_image import formula_of
from foretoken.ui.reading.lines import Look, Piece, TextLine
from foretoken.ui.reading.page import Page, PagePart

_FIELD_RADIUS = 4.0
_STRIP_GAP = 3
_QUOTE_BAR = 3
_OVER_LINE = 3
"""Pixels by which letters may extend above and below their line."""
_PAINTED = (BlockKind.CODE, BlockKind.RULE)
_PLAIN_MARKS = (TokenKind.TARGET, Shade.EXPECTED)
"""Marks without a colour in their views."""


def x_of(line: QTextLine, place: int, edge: QTextLine.Edge = QTextLine.Edge.Leading) -> float:
    """Return the x coordinate of a place of a line, relative to its block."""
    return cast("tuple[float, int]", line.cursorToX(place, edge))[0]


def spans_in(line: QTextLine, start: int, stop: int, *, turns: bool) -> list[tuple[float, float]]:
    """Return the horizontal extents of characters of a line, relative to its block.

    With ``turns``, the text is bidirectional: adjacent characters may not be side by side.
    """
    line_end = line.textStart() + line.textLength()
    start, stop = max(start, line.textStart()), min(stop, line_end)
    if start >= stop:
        return []
    if not turns:
        left, right = x_of(line, start), x_of(line, stop)
        if stop == line_end:  # trailing spaces hang over the edge
            right = max(left, min(right, line.naturalTextRect().right()))
        return [(left, right)] if left < right else []
    natural = line.naturalTextRect()
    # A grapheme cluster, such as a letter with marks, belongs to its first character.
    start, stop = _cluster_boundary(line, start), _cluster_boundary(line, stop)
    areas = [run.boundingRect() for run in line.glyphRuns(start, stop - start)]
    pieces = [(area.left(), area.right()) for area in areas]
    if stop - start == 1 and all(left >= right for left, right in pieces):  # formulas and tabs
        edges = x_of(line, start), x_of(line, start, QTextLine.Edge.Trailing)
        pieces = [(min(edges), max(edges))]
    spans: list[tuple[float, float]] = []
    for left, right in sorted(pieces):
        left, right = max(left, natural.left()), min(right, natural.right())
        if left >= right:
            continue
        if spans and left <= spans[-1][1] + 0.5:
            spans[-1] = spans[-1][0], max(right, spans[-1][1])
        else:
            spans.append((left, right))
    return spans


def _cluster_boundary(line: QTextLine, place: int) -> int:
    """Return the place, or the next one that is not inside a grapheme cluster."""
    end = line.textStart() + line.textLength()
    while place < end and cast("tuple[float, int]", line.cursorToX(place))[1] != place:
        place += 1
    return place


def lines_between(block: QTextBlock, top: float, bottom: float) -> list[QTextLine]:
    """Return the lines of a block that intersect a vertical range of it."""
    line, numbers = block.layout().lineAt, range(block.layout().lineCount())
    first = max(0, bisect_right(numbers, top, key=lambda number: line(number).y()) - 1)
    behind = bisect_right(numbers, bottom, first, key=lambda number: line(number).y())
    return list(map(line, numbers[first:behind]))


def marks_in(
    line: TextLine,
    offsets: TokenOffsets,
    start: int,
    stop: int,
    mark: Callable[[Sequence[TokenEmitted]], Mark] = shown_kind,
) -> Iterator[tuple[int, int, Mark]]:
    """Yield start, end and mark of the ranges in a line, without text added by us."""
    begin = bisect_right(line.pieces, start, key=lambda piece: piece.place) - 1
    for place, length, offset, extent in islice(line.pieces, max(0, begin), None):
        if place >= stop:
            return
        first, last = max(place, start), min(place + length, stop)
        if first >= last:
            continue
        if length != extent:  # one character for several, such as an entity
            pieces = range(offsets.piece_at(offset), offsets.piece_at(offset + extent - 1) + 1)
            if offsets.length > offset:
                yield (
                    first,
                    last,
                    mark([token for one in pieces for token in offsets.of_piece(one)]),
                )
            continue
        shift = offset - place
        for run in offsets.runs_of(mark, first + shift, last + shift):
            begin, end = max(first, run.start - shift), min(last, run.end - shift)
            if begin < end:
                yield begin, end, run.kind


def _is_quoted(block: Block) -> bool:
    return any(each.kind is ContainerKind.QUOTE for each in block.containers)


class _Inked(NamedTuple):
    """Text of a line that is painted in the colour of its tokens."""

    block: QTextBlock
    line: QTextLine
    origin: QPointF
    """Position of the block."""
    mark: Mark
    area: QRegion


class TokenColours:
    """Painter of token colours and panels around the text of a page."""

    def __init__(self) -> None:
        self.offsets = TokenOffsets()
        self.visible = ALL_KINDS
        """Kinds whose colours are shown."""
        self.view = ColourView.ORIGIN
        self._chosen_for: tuple[Palette, ColourView] | None = None

    # --- collecting --------------------------------------------------------------------------

    def look_at(self, page: Page, clip: QRect) -> None:
        """Collect what to paint within ``clip``; call before painting."""
        self._page, self._palette = page, page.formats.palette
        self._choose_colours()
        self._fields: list[QRectF] = []  # behind inline code
        self._tinted: defaultdict[Mark, list[QRect]] = defaultdict(list)
        self._strokes: defaultdict[Mark, list[QLine]] = defaultdict(list)
        self._strips: list[tuple[QRect, QColor]] = []  # below formulas, unless underlined
        self._inked: list[_Inked] = []
        numbers: list[int] = []
        top, bottom = clip.top() - _OVER_LINE, clip.bottom() + _OVER_LINE
        for block, x, y in page.blocks_between(top, bottom) if page.parts else ():
            position = block.position()
            numbers.append(page.number_at(position))
            part = page.parts[numbers[-1]]
            number = part.number_at(position)
            if part.positions[number] != position:
                continue  # Qt's own empty blocks around a table
            for line in lines_between(block, top - y, bottom - y):
                self._collect_line(part, part.lines[number], block, line, x, y)
        self._parts = page.parts[max(0, numbers[0] - 1) : numbers[-1] + 2] if numbers else ()

    def _choose_colours(self) -> None:
        palette, view = self._palette, self.view
        if self._chosen_for == (palette, view):
            return
        self._chosen_for = palette, view
        self._pens: dict[Mark, QPen] = {}
        self._tints: dict[Mark, QColor]
        self._strip_colours: dict[Mark, QColor]
        self._inks: dict[Mark, QColor]
        if view is ColourView.ORIGIN:
            formats = token_formats(palette)
            self._pens = dict[Mark, QPen](underline_pens(formats).items())
            tint = formats[TokenKind.DRAFT].background().color()
            self._tints = {TokenKind.DRAFT: tint, TokenKind.LOOKUP: tint}
            self._strip_colours = {TokenKind.DRAFT: QColor(palette.draft)}
            inked = (TokenKind.CORRECTION, TokenKind.BONUS)
            self._inks = {kind: formats[kind].foreground().color() for kind in inked}
        else:
            self._tints = self._strip_colours = shade_tints(palette)
            # On a shade, colours of code would be hard to read.
            self._inks = dict.fromkeys(self._tints, QColor(palette.text))
            self._inks[Shade.UNKNOWN] = QColor(palette.muted)

    def _shows(self, mark: Mark) -> bool:
        """Return whether the colour of a mark is visible: single origins can be hidden, or all."""
        return bool(self.visible) if isinstance(mark, Shade) else mark in self.visible

    def _collect_line(
        self,
        part: PagePart,
        shown: TextLine,
        block: QTextBlock,
        line: QTextLine,
        x: float,
        y: float,
    ) -> None:
        """Collect what to paint in a line of a block at ``x`` and ``y``."""
        turns, top = shown.turns, y + line.y()
        start = line.textStart()
        stop = start + line.textLength()
        height = line.ascent() + line.descent()
        stretches = [one for one in shown.stretches() if one[0] < stop and one[1] > start]
        formulas = {first: look for first, _, look in stretches if look.formula}
        if formulas:  # the line may be taller than its letters
            metrics = QFontMetricsF(self._page.formats.font(part.block.level))
            top += line.ascent() - metrics.ascent()
            height = metrics.ascent() + metrics.descent()
        if part.block.kind is not BlockKind.CODE:
            for first, last, look in stretches:
                if Style.CODE in look.style:
                    for left, right in spans_in(line, first, last, turns=turns):
                        width = right - left + 5.0
                        self._fields.append(QRectF(x + left - 2.5, top - 1.5, width, height + 3.0))
        if not self.visible:
            return
        upper, rows = round(top), round(height)
        stroke = round(top + height) + UNDERLINE_PIXELS // 2
        inked: defaultdict[Mark, QRegion] = defaultdict(QRegion)
        for first, last, mark in marks_in(shown, self.offsets, start, stop, mark_of(self.view)):
            if mark in _PLAIN_MARKS or first in formulas or not self._shows(mark):
                continue
            for left, right in spans_in(line, first, last, turns=turns):
                begin, end = round(x + left), round(x + right)
                area = QRect(begin, upper, end - begin, rows)
                if mark in self._tints:
                    self._tinted[mark].append(area)
                if mark in self._inks:
                    inked[mark] += area.adjusted(0, -_OVER_LINE, 0, _OVER_LINE)
                if mark in self._pens:
                    self._strokes[mark].append(QLine(begin, stroke, end, stroke))
        self._inked += [_Inked(block, line, QPointF(x, y), *one) for one in inked.items()]
        baseline = y + line.y() + line.ascent() if formulas else 0.0
        for place, look in formulas.items():
            piece = shown.piece_at(place)
            for left, right in spans_in(line, place, place + 1, turns=turns):
                if piece is not None:
                    self._collect_strip(piece, look, x + left, right - left, baseline)

    def _collect_strip(
        self, piece: Piece, look: Look, left: float, width: float, baseline: float
    ) -> None:
        """Collect the strip below a formula with the colours of its tokens side by side."""
        formula = formula_of(look.formula, look.display)
        if formula is None:
            return
        em = self._page.formats.font(look.level).pixelSize()
        y = round(baseline + formula.below * em) + _STRIP_GAP
        first, last = piece.offset, piece.offset + piece.extent
        for run in self.offsets.runs_of(mark_of(self.view), first, last):
            begin, end = max(first, run.start) - first, min(last, run.end) - first
            begin_x = round(left + width * begin / piece.extent)
            end_x = round(left + width * end / piece.extent)
            if not self._shows(run.kind):
                continue
            if run.kind in self._pens:
                self._strokes[run.kind].append(QLine(begin_x, y, end_x, y))
            elif run.kind in self._strip_colours:
                strip = QRect(begin_x, y - 1, end_x - begin_x, UNDERLINE_PIXELS + 1)
                self._strips.append((strip, self._strip_colours[run.kind]))

    # --- painting ----------------------------------------------------------------------------

    def paint_below(self, painter: QPainter, clip: QRect) -> None:
        """Paint what is behind the text."""
        painter.save()
        page = self._page
        for part in self._parts:
            if part.block.kind in _PAINTED or _is_quoted(part.block):
                if page.top_of(part) - HEAD * page.formats.unit > clip.bottom():
                    break
                self._paint_part(painter, part, clip)
        if self._fields:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._palette.border), 1.0))
            painter.setBrush(QColor(self._palette.panel))
            for each in self._fields:
                painter.drawRoundedRect(each, _FIELD_RADIUS, _FIELD_RADIUS)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        for mark, areas in self._tinted.items():
            painter.setBrush(self._tints[mark])
            painter.drawRects(areas)
        painter.restore()

    @property
    def inked(self) -> QRegion:
        """Region of the text that is painted in the colour of its tokens."""
        region = QRegion()
        for found in self._inked:
            region += found.area
        return region

    def paint_inked(self, painter: QPainter, region: QRegion) -> None:
        """Paint the text of ``inked`` within a region."""
        for block, line, origin, mark, area in self._inked:
            layout, ink = block.layout(), self._inks[mark]
            painter.setClipRegion(area.intersected(region))
            painter.setPen(ink)
            if self.view is ColourView.ORIGIN:  # links and coloured code keep their colours
                line.draw(painter, origin)
                continue
            all_of_it, form = QTextLayout.FormatRange(), QTextCharFormat()
            form.setForeground(ink)
            all_of_it.start, all_of_it.length = line.textStart(), line.textLength()
            all_of_it.format = form
            bounds = QRectF(area.boundingRect())
            layout.draw(painter, origin - layout.position(), [all_of_it], bounds)

    def paint_above(self, painter: QPainter) -> None:
        """Paint what is over the text."""
        for strip, colour in self._strips:
            painter.fillRect(strip, colour)
        for mark, lines in self._strokes.items():
            painter.setPen(self._pens[mark])
            painter.drawLines(lines)

    def _paint_part(self, painter: QPainter, part: PagePart, clip: QRect) -> None:
        formats, palette, block = self._page.formats, self._palette, part.block
        area = self._page.area_of(part)
        unit, width = formats.unit, self._page.document.textWidth()
        if _is_quoted(block):
            self._paint_bars(painter, part, area, width)
        indent = formats.starts(block)[-1]
        if block.kind is BlockKind.RULE:
            y = round(area.center().y()) + 0.5
            painter.setPen(QPen(QColor(palette.border), 1.0))
            painter.drawLine(QPointF(indent, y), QPointF(width, y))
        elif block.kind is BlockKind.CODE:
            box = self._page.panel_of(part).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(palette.border), 1.0))
            painter.setBrush(QColor(palette.panel))
            painter.drawRoundedRect(box, CARD_RADIUS, CARD_RADIUS)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            head = QRectF(box.left() + CODE_PADDING * unit, box.top(), box.width(), HEAD * unit)
            if head.bottom() < clip.top():
                return
            painter.setFont(sized_font(formats.base, SMALL_PIXELS))
            painter.setPen(QColor(palette.muted))
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            painter.drawText(head, side | Qt.AlignmentFlag.AlignVCenter, block.language or "text")

    def _paint_bars(self, painter: QPainter, part: PagePart, area: QRectF, width: float) -> None:
        formats, page = self._page.formats, self._page
        if part.block.kind is BlockKind.CODE:
            area = page.panel_of(part)
        number = page.parts.index(part)
        before = page.parts[number - 1] if number else None
        above = [] if before is None else [(c.kind, c.start) for c in before.block.containers]
        right = part.lines[0].starts_rtl and part.block.kind is not BlockKind.CODE
        for container, at in zip(part.block.containers, formats.starts(part.block), strict=False):
            if container.kind is ContainerKind.QUOTE:
                continues = before is not None and (container.kind, container.start) in above
                top = page.area_of(before).bottom() if continues and before else area.top()
                bar = _QUOTE_BAR * formats.unit
                x = width - at - bar if right else at
                painter.fillRect(
                    QRectF(x, top, bar, area.bottom() - top), QColor(self._palette.border)
                )
