"""The colours of tokens, painted over what is read: tints behind the text, lines below it.

Nothing of them is in the document. Where they are is found for a line of text when it is first
painted, and kept until the line changes; hiding a kind only paints anew.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from weakref import ref

from PySide6.QtCore import QLine, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QRegion, QTextLine

from foretoken.chat.markdown.blocks import Style
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_kind import ALL_KINDS, TokenKind, shown_kind
from foretoken.engine.token_shade import ColourView, Shade
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import (
    Mark,
    TokenOffsets,
    code_is_readable_on,
    mark_of,
    shade_tints,
    token_formats,
    underline_pens,
)
from foretoken.ui.reading.line_spans import LineSpans
from foretoken.ui.reading.page import Behind, Page
from foretoken.ui.reading.placed_parts import PlacedPart
from foretoken.ui.reading.shown_lines import OBJECT, Look, Passage, ShownLine

UNDERLINE_PIXELS = 2
_PLAIN_MARKS = (TokenKind.TARGET, Shade.EXPECTED)
"""Without a colour in their views."""
_FIELD_RADIUS = 4.0
_STRIP_GAP = 3
_ENDLESS = 1e9
_AT_ONCE_S = 0.006
"""Of the processor, until there is time again; a page of prose takes two thirds of it."""
_MOST_KNOWN = 150
"""Lines, or as many as can be seen."""
_OVER_LINE = 3
"""Letters can be so much higher and deeper than their line."""
_BELOW_LINE = 4.0
"""Underlines can be so much deeper."""


@dataclass(slots=True)
class _Painted:
    """What belongs to one line of text."""

    origin: QPointF
    """Where its block stands."""
    least: float
    """From where to where it can be seen."""
    most: float
    fields: list[QRectF] = field(default_factory=list)
    """Behind code in a sentence."""
    areas: dict[Mark, list[QRect]] = field(default_factory=dict)
    inked: dict[Mark, list[QRect]] = field(default_factory=dict)
    """Those of these areas in which letters stand; between formulas there may be blanks alone."""
    strokes: dict[Mark, list[QLine]] = field(default_factory=dict)
    strips: dict[Mark, list[QRect]] = field(default_factory=dict)
    """Of tokens that have a tint and no line, below formulas."""
    regions: dict[Mark, QRegion] = field(default_factory=dict)

    def region(self, kind: Mark) -> QRegion:
        """Where letters of this kind can be."""
        if kind not in self.regions:
            region = QRegion()
            for rect in self.inked[kind]:
                region = region.united(rect.adjusted(0, -_OVER_LINE, 0, _OVER_LINE))
            self.regions[kind] = region
        return self.regions[kind]

    def move_to(self, origin: QPointF, least: float, most: float) -> bool:
        """Move with the block; return whether it can be moved so, or has to be found again."""
        before, self.origin = self.origin, origin
        if before == origin and (least, most) == (self.least, self.most):
            return True
        by = round(origin.y() - before.y())
        if before + QPointF(0.0, by) != origin or (least, most) != (self.least, self.most):
            return False
        for field_ in self.fields:
            field_.translate(0.0, by)
        for rect in chain(*self.strips.values(), *self.areas.values()):
            rect.translate(0, by)
        for stroke in chain(*self.strokes.values()):
            stroke.translate(0, by)
        for region in self.regions.values():
            region.translate(0, by)
        return True


def kinds_in(
    line: ShownLine,
    offsets: TokenOffsets,
    start: int,
    stop: int,
    mark: Callable[[Sequence[TokenEmitted]], Mark] = shown_kind,
) -> Iterator[tuple[int, int, Mark]]:
    """From where to where in a line text of which kind, or mark, stands; ours is left out."""
    begin = bisect_right(line.passages, start, key=lambda passage: passage.place) - 1
    for place, length, offset, extent in islice(line.passages, max(0, begin), None):
        if place >= stop:
            return
        first, last = max(place, start), min(place + length, stop)
        if first >= last:
            continue
        if length != extent:  # one character of several, such as an entity
            tokens = [
                token
                for piece in range(
                    offsets.piece_at(offset), offsets.piece_at(offset + extent - 1) + 1
                )
                for token in offsets.of_piece(piece)
            ]
            if offsets.length > offset:
                yield first, last, mark(tokens)
            continue
        shift = offset - place
        for run in offsets.runs_of(mark, first + shift, last + shift):
            begin, end = max(first, run.start - shift), min(last, run.end - shift)
            if begin < end:
                yield begin, end, run.kind


def _is_blank(line: ShownLine, start: int, stop: int) -> bool:
    """Whether nothing is drawn for the letters from one place to another."""
    return len(line.text) == line.length and line.text[start:stop].isspace()


class TokenColours:
    """Paints them on a page."""

    def __init__(self, page: Page) -> None:
        self.offsets = TokenOffsets()
        self._weak_page = ref(page)  # it holds this
        self._visible = ALL_KINDS
        self._view = ColourView.ORIGIN
        self._painted: dict[int, dict[int, _Painted]] = {}  # by block and line in it
        self._seen: list[_Painted] = []
        self._blocks_seen: set[int] = set()
        self.is_behind = False
        self._tints: dict[Mark, QColor] = {}
        self._pens: dict[Mark, QPen] = {}
        self._inks: dict[Mark, str] = {}
        self._strip_inks: dict[Mark, QColor] = {}
        self._used_s = 0.0
        self.restyle()

    @property
    def _page(self) -> Page:
        page = self._weak_page()
        assert page is not None
        return page

    def restyle(self) -> None:
        """Take the colours of the theme."""
        palette = theme()
        if self._view is not ColourView.ORIGIN:
            tints = shade_tints(palette)
            self._pens = {}
            self._tints = self._strip_inks = tints
            self._inks = {Shade.UNKNOWN: palette.muted}
            self._inks.update(
                (shade, palette.text)
                for shade, tint in tints.items()
                if not code_is_readable_on(tint.name(), palette)
            )
            return
        formats = token_formats(palette)
        self._pens = dict[Mark, QPen](underline_pens(formats).items())
        tint = formats[TokenKind.DRAFT].background().color()
        self._tints = {TokenKind.DRAFT: tint, TokenKind.LOOKUP: tint}
        self._strip_inks = {TokenKind.DRAFT: QColor(palette.draft)}
        self._inks = {
            kind: formats[kind].foreground().color().name()
            for kind in (TokenKind.CORRECTION, TokenKind.BONUS)
        }

    def show_view(self, view: ColourView) -> bool:
        """Let the colours tell something else; return whether they told that before."""
        if view is self._view:
            return False
        self._view = view
        self._painted.clear()
        self._seen.clear()
        self.restyle()
        return True

    def _shows(self, mark: Mark) -> bool:
        """Whether the colour of a mark is to be seen: single origins can be hidden, or all."""
        if isinstance(mark, Shade):
            return bool(self._visible)
        return mark in self._visible

    @property
    def visible(self) -> frozenset[TokenKind]:
        """The kinds that are shown."""
        return self._visible

    def show_kinds(self, visible: frozenset[TokenKind]) -> bool:
        """Show these kinds only; return whether others were shown."""
        changed, self._visible = self._visible != visible, visible
        return changed

    def forget(self, first_line: int, same: int = 0, behind: Behind | None = None) -> None:
        later = sorted(number for number in self._painted if number >= first_line)
        for number, rows in [(number, self._painted.pop(number)) for number in later]:
            if behind is not None and number >= behind.first:
                self._painted[number + behind.moved] = rows
            elif number == first_line and same:
                self._painted[number] = {row: rows[row] for row in rows if row < same}

    def forget_lines(self, lines: Iterable[int]) -> None:
        for line in lines:
            self._painted.pop(line, None)

    def regain(self, share: float) -> None:
        self._used_s = max(0.0, self._used_s - share * _AT_ONCE_S)

    @property
    def has_time(self) -> bool:
        """Whether some is left."""
        return self._used_s <= _AT_ONCE_S

    def look_at(self, clip: QRectF) -> None:
        """What is painted next is what can be seen in here, as far as it is found in time."""
        self.is_behind = False
        self._seen = list(self._in(clip))
        self._let_go()

    def _let_go(self) -> None:
        """Forget lines that were not seen for the longest time: to forget many at once is felt."""
        known = sum(map(len, self._painted.values()))
        while known > _MOST_KNOWN:
            oldest = next(iter(self._painted))
            if oldest in self._blocks_seen:
                return
            known -= len(self._painted.pop(oldest))

    def paint_below(self, painter: QPainter) -> None:
        palette = theme()
        fields = [area for painted in self._seen for area in painted.fields]
        painter.save()
        if fields:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(palette.border), 1.0))
            painter.setBrush(QColor(palette.panel))
            for area in fields:
                painter.drawRoundedRect(area, _FIELD_RADIUS, _FIELD_RADIUS)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        for mark, tint in self._tints.items():
            rects = [rect for painted in self._seen for rect in painted.areas.get(mark, ())]
            if rects and self._shows(mark):
                painter.setBrush(tint)
                painter.drawRects(rects)
        painter.restore()

    def inks(self) -> dict[str, QRegion]:
        regions: dict[str, QRegion] = {}
        for kind, ink in self._inks.items():
            if self._shows(kind):
                region = regions.get(ink, QRegion())
                for painted in self._seen:
                    if kind in painted.inked:
                        region = region.united(painted.region(kind))
                if not region.isEmpty():
                    regions[ink] = region
        return regions

    def paint_above(self, painter: QPainter) -> None:
        for mark, ink in self._strip_inks.items():
            if self._shows(mark):
                for painted in self._seen:
                    for strip in painted.strips.get(mark, ()):
                        painter.fillRect(strip, ink)
        for kind, pen in self._pens.items():
            if self._shows(kind):
                lines = [one for painted in self._seen for one in painted.strokes.get(kind, ())]
                if lines:
                    painter.setPen(pen)
                    painter.drawLines(lines)

    def _in(self, clip: QRectF) -> Iterator[_Painted]:
        page = self._page
        top, bottom = clip.top() - _BELOW_LINE, clip.bottom()
        found = False  # one line is always found
        self._blocks_seen.clear()
        for part in page.parts_between(top, bottom):
            least, most = -_ENDLESS, _ENDLESS
            if part.most_scroll > 0:
                least, most = part.area.left() - 1.0, part.area.right() + 1.0
            for number, line in part.lines_between(top, bottom):
                block = part.first + number
                if block not in self._blocks_seen:  # what is seen last is the last
                    self._blocks_seen.add(block)
                    self._painted[block] = self._painted.pop(block, {})
                known = self._painted[block]
                painted = known.get(line.lineNumber())
                origin = part.blocks[number].layout().position()
                if painted is None or not painted.move_to(origin, least, most):
                    if found and not self.has_time:
                        self.is_behind = True
                        continue
                    painted, found = _Painted(origin, least, most), True
                    began = time.thread_time()
                    self._find(painted, part, number, line)
                    self._used_s += time.thread_time() - began
                    known[line.lineNumber()] = painted
                yield painted

    def _find(self, painted: _Painted, part: PlacedPart, number: int, line: QTextLine) -> None:
        shown = part.lines[number]
        x, y = painted.origin.x(), painted.origin.y() + line.y()
        start, stop = line.textStart(), line.textStart() + line.textLength()
        least, most = painted.least, painted.most
        spans = LineSpans(line, shown, self._width_of)
        if most < _ENDLESS:
            start, stop = spans.places_between(least - x, most - x)
        top, height = y, line.ascent() + line.descent()
        formulas: dict[int, Look] = {}
        if OBJECT in shown.text:
            formulas = dict(shown.formulas_between(start, stop))
        if formulas:  # the line is as high as they are
            metrics = QFontMetricsF(self._page.typesetting.font(part.part.level))
            top += line.ascent() - metrics.ascent()
            height = metrics.ascent() + metrics.descent()

        def stretches(first: int, last: int) -> Iterator[tuple[float, float]]:
            """From where to where characters can be seen."""
            for left, right in spans.between(first, last):
                left, right = max(x + left, least), min(x + right, most)
                if left < right:
                    yield left, right

        for first, last, look in shown.looks_between(start, stop):
            if look.style and look.style & Style.CODE and not look.role:
                for left, right in stretches(first, last):
                    area = QRectF(left - 2.5, top - 1.5, right - left + 5.0, height + 3.0)
                    painted.fields.append(area)
        upper, rows = round(top), round(height)
        stroke = round(top + height) + UNDERLINE_PIXELS // 2
        for first, last, kind in kinds_in(shown, self.offsets, start, stop, mark_of(self._view)):
            if kind in _PLAIN_MARKS or first in formulas:
                continue
            has_ink = kind in self._inks and not _is_blank(shown, first, last)
            for left_x, right_x in stretches(first, last):
                left, right = round(left_x), round(right_x)
                rect = QRect(left, upper, right - left, rows)
                painted.areas.setdefault(kind, []).append(rect)
                if has_ink:
                    painted.inked.setdefault(kind, []).append(rect)
                if kind in self._pens:
                    line_below = QLine(left, stroke, right, stroke)
                    painted.strokes.setdefault(kind, []).append(line_below)
        for place, formula in formulas.items():
            passage = shown.passage_at(place)
            for left, right in stretches(place, place + 1):
                area = QRectF(left, top, right - left, height)
                self._find_strip(painted, passage, formula, area, y + line.ascent())

    def _width_of(self, look: Look) -> float | None:
        formula = self._page.typesetting.formula(look)
        return None if formula is None else formula.width

    def _find_strip(
        self, painted: _Painted, passage: Passage, look: Look, area: QRectF, baseline: float
    ) -> None:
        """The origins of a formula's tokens stand side by side below it."""
        formula = self._page.typesetting.formula(look)
        if formula is None:
            return
        y = round(baseline + formula.height - formula.baseline) + _STRIP_GAP
        first, last = passage.offset, passage.offset + passage.extent
        for run in self.offsets.runs_of(mark_of(self._view), first, last):
            begin, end = max(first, run.start) - first, min(last, run.end) - first
            left = round(area.left() + area.width() * begin / passage.extent)
            right = round(area.left() + area.width() * end / passage.extent)
            if run.kind in self._pens:
                painted.strokes.setdefault(run.kind, []).append(QLine(left, y, right, y))
            elif run.kind in self._strip_inks:
                strip = QRect(left, y - 1, right - left, UNDERLINE_PIXELS + 1)
                painted.strips.setdefault(run.kind, []).append(strip)
