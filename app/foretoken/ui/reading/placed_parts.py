"""Where the parts of a text stand and how they are laid out: prose, code, tables, rules.

Each has some blocks of the document, whose layouts it fills with lines. Not all at once: what is
not laid out has a height that is guessed from its characters. Code and tables that are wider than
the column are moved sideways, by the positions of these layouts.
"""

from __future__ import annotations

import re
import time
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil, inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPen,
    QTextBlock,
    QTextCursor,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from foretoken.chat.markdown.blocks import BlockKind, Container, ContainerKind
from foretoken.ui.look.sizes import CARD_RADIUS, SMALL_PIXELS, scaled, sized_font
from foretoken.ui.parts.long_text import slow_in
from foretoken.ui.reading.line_spans import x_of
from foretoken.ui.reading.shown_lines import LINE_BREAK, OBJECT, Look, ShownLine, ShownPart
from foretoken.ui.reading.typesetting import Typesetting

_QUOTE_INDENT = 18
_QUOTE_BAR = 3
_ITEM_INDENT = 26
_MOST_INDENT = 400
"""Or half of the width; what is nested deeper has room for its words all the same."""
_LEAST_MOST_INDENT = 200
_LONG_MARKER = 3
_DIGIT_PIXELS = 9
_GAP = 12
_TIGHT_GAP = 4
_LOOSE_GAP = 8
_ABOVE_HEADING = {1: 24, 2: 24, 3: 20}
_BELOW_HEADING = 8
_BOX = 13
"""Side of the box of a task."""

HEAD_PIXELS = 34
"""Above code: its language, and the button that copies it."""
CODE_PADDING = 14
_CODE_BOTTOM = 12
_LEAST_CODE = 160
"""Its head has room for the language and the button."""
_LEAST_RULE = 80
BAR_ROOM = 12
"""Below what is wider than the column, for a scroll bar."""

STRIP_ROOM = 7
"""Below a formula, for the colours of its tokens."""

_CELL_X = 12
_CELL_Y = 7
_NARROW = 100
"""What a column of a table can always have before the table is moved sideways."""
_ROOMY = 220
"""The same where it is moved in any case."""
_WIDEST_CELL = 420
_UNBOUNDED = 1_000_000.0
_ROOM_ABOVE = 8.0
"""Letters can stand so much higher than their line begins."""

_PLACED = 1
"""A block is laid out."""
_WORN = 2
"""Its characters have the formats of the typesetting."""
_DONE = _PLACED | _WORN
_UNDONE = re.compile(b"[^\x03]")
_NOT_PLACED = bytes(state & ~_PLACED for state in range(256))
_NOT_WORN = bytes(state & ~_WORN for state in range(256))
_COST_OF_A_BLOCK = 40
"""It takes as long as so many characters."""
_COST_OF_A_BREAK = 10
_COST_OF_A_SLOW_SIGN = 20
_PLAIN = Look()
_NOT_PLAIN = frozenset({BlockKind.CODE, BlockKind.TABLE, BlockKind.MATH})


@dataclass(frozen=True, slots=True)
class Sheet:
    """What parts are laid out on."""

    blocks: Sequence[QTextBlock]
    """Of the part that is laid out."""
    width: float
    typesetting: Typesetting
    keeps: bool = False
    """It is about to be painted: Qt keeps the glyphs that it finds, or would find them again."""
    in_turns: bool = True
    """What has rare letters waits until fonts for them are loaded, in later turns."""


class Changed(NamedTuple):
    """From where on a part that was laid out is another one, if it stands where it stood."""

    block: int = 0
    row: int = 0
    """Of the lines that the text of the block fills."""
    y: float = 0.0
    """From the top of the part."""


class PlacedPart:
    """One part; ``top`` and ``height`` are those in the document."""

    def __init__(self, part: ShownPart) -> None:
        self.part = part
        self.first = 0
        """The number of its first block in the document."""
        self.blocks: list[QTextBlock] = []
        self.dirty: int | None = 0
        """The first of its blocks that was written anew and not told of yet (``begin``)."""
        self._states = bytearray()
        """Of each block."""
        self._setting: Typesetting | None = None
        self._width = 0.0  # of the sheet
        self._stands: tuple[float, ...] = ()  # what its blocks have their positions for
        self._moved = 0  # the first of its blocks that has another one now
        self.fresh: list[int] = []
        """Its blocks that were laid out; whoever takes note of them empties it."""
        self.fresh_from = inf
        """From where on it is another one by that, from its top; the same."""
        self.top = 0.0
        self.height = 0.0
        self.scroll = 0.0
        """By how much it is moved to the left."""
        self.most_scroll = 0.0
        """How far it can be moved, in whole pixels."""
        self.view = QRectF()
        """Where its text can be seen, from its top; moved sideways in here."""
        self.natural = 0.0
        """How wide its text is."""
        self.bars: list[tuple[float, bool]] = []
        """Where bars of quotes are, and whether they go on from the part above."""
        self.gap = 0.0
        """Above it."""
        self._indent = 0.0
        self._above_begins_right = False
        """Of the part above, where both stand in one list or quote."""

    @property
    def begins_right(self) -> bool:
        """Whether it stands at the right, with what marks it: its text decides, not the window."""
        return self._above_begins_right

    @property
    def lines(self) -> tuple[ShownLine, ...]:
        """What stands in its blocks."""
        return self.part.lines

    @property
    def _left(self) -> float:
        """Where the room for it begins."""
        return 0.0 if self.begins_right else self._indent

    @property
    def _edge(self) -> float:
        """The left one of what it shows, while that is not moved."""
        return self.view.left()

    @property
    def bottom(self) -> float:
        """In the document."""
        return self.top + self.height

    @property
    def area(self) -> QRectF:
        """Where its text can be seen."""
        return self.view.translated(0.0, self.top)

    def stand_below(self, before: PlacedPart | None, width: float) -> None:
        """Find what depends on the part above: the gap, and which bars go on.

        ``width``: of the sheet.
        """
        self.gap = 0.0 if before is None else float(scaled(_gap(before.part, self.part)))
        above = () if before is None else before.part.containers
        self._above_begins_right = (
            before is not None
            and before.begins_right
            and any(one.start == other.start for one in self.part.containers for other in above)
        )
        most = max(scaled(_LEAST_MOST_INDENT), min(scaled(_MOST_INDENT), width / 2))
        self.bars, x = [], 0.0
        for container in self.part.containers:
            if x >= most:
                break
            if container.kind is ContainerKind.QUOTE:
                same = any(
                    one.kind is ContainerKind.QUOTE and one.start == container.start
                    for one in above
                )
                self.bars.append((x, same))
                x += scaled(_QUOTE_INDENT)
            else:
                x += _item_indent(container)
        self._indent = x

    @property
    def is_plain(self) -> bool:
        """Whether nothing stands beside it: no button, no scroll bar."""
        return self.part.kind not in _NOT_PLAIN

    # --- laying out --------------------------------------------------------------------------

    def begin(self, sheet: Sheet, dirty: int, *, worn: bool) -> None:
        """Guess how high the blocks from ``dirty`` on are, which are to be laid out.

        ``worn``: their characters have the formats of the typesetting.
        """
        self.adapt(sheet)
        del self._states[dirty:]
        self._moved = min(self._moved, dirty)
        self._states.extend([_WORN if worn else 0] * (len(self.blocks) - dirty))
        self._guess(sheet, dirty)
        self._sum_up(sheet)

    def adapt(self, sheet: Sheet) -> bool:
        """Take over another width and look; return whether they are others.

        Blocks that they change are to be laid out again.
        """
        before, self._setting = self._setting, sheet.typesetting
        width, self._width = self._width, sheet.width
        if before is sheet.typesetting and width == sheet.width:
            return False
        self.fresh_from = 0.0
        larger = before is not None and before.font() != sheet.typesetting.font()
        if before is not None and before is not sheet.typesetting:
            self._change_look(sheet, larger=larger)
        if before is not None and width != sheet.width and not larger:
            self._fit(sheet, width)
        return True

    def is_adapted(self, sheet: Sheet) -> bool:
        """Whether it knows the width and the look."""
        return self._setting is sheet.typesetting and self._width == sheet.width

    def _fit(self, sheet: Sheet, before: float = 0.0) -> None:
        """Guess how high it is in another width; ``before``: the one it had, with these letters."""
        self._states = self._states.translate(_NOT_PLACED)
        self._moved = 0
        self._guess(sheet, 0)
        self._sum_up(sheet)

    def _change_look(self, sheet: Sheet, *, larger: bool) -> None:
        """Its characters are to have other formats; ``larger``: other fonts, too."""
        self._states = self._states.translate(_NOT_WORN)
        if larger:
            self._fit(sheet)

    def lay_out(
        self, sheet: Sheet, first: int = 0, stop: int | None = None, until: float = inf
    ) -> bool:
        """Lay out those of some blocks that are not, until a time; return whether there were any.

        ``until`` is one of ``time.perf_counter``. One block is always laid out, unless it waits.
        """
        stop = len(self._states) if stop is None else stop
        at = self._next_undone(first, stop)
        if at < 0 or self._waits(at, sheet):
            return False
        scrolled = self.scroll, self.most_scroll
        self.fresh_from = min(self.fresh_from, self.span_of(at)[0] - self.top)
        while at >= 0:
            state = self._states[at]
            if not state & _WORN:
                self._wear(at, sheet.typesetting)
            if not state & _PLACED:
                if sheet.keeps:
                    self.blocks[at].layout().setCacheEnabled(True)
                self._lay_out_block(at, sheet)
                self._moved = min(self._moved, at)
            self.fresh.append(at)
            self._states[at] = _DONE
            at = self._next_undone(at + 1, stop)
            if at >= 0 and (time.perf_counter() > until or self._waits(at, sheet)):
                break
        self._sum_up(sheet)
        if scrolled != (self.scroll, self.most_scroll):
            self.fresh_from = 0.0
        return True

    def _waits(self, number: int, sheet: Sheet) -> bool:
        """Whether a block is to be laid out, and cannot be before fonts are loaded for it."""
        is_placed = self._states[number] & _PLACED
        if is_placed or not sheet.in_turns:
            return False
        return not sheet.typesetting.knows_letters(self.lines[number])

    def _next_undone(self, first: int, stop: int) -> int:
        found = _UNDONE.search(self._states, first, stop)
        return -1 if found is None else found.start()

    @property
    def is_done(self) -> bool:
        """Whether all of it is laid out, in the formats of the typesetting."""
        return self._next_undone(0, len(self._states)) < 0

    def is_placed(self, number: int) -> bool:
        """Whether this block of it is laid out."""
        return bool(self._states[number] & _PLACED)

    @property
    def cost(self) -> int:
        """How many characters there are to be laid out, with what each block costs besides."""
        cost = 0
        at = self._next_undone(0, len(self._states))
        while at >= 0:
            cost += cost_of(self.lines[at])
            at = self._next_undone(at + 1, len(self._states))
        return cost

    def _guess(self, sheet: Sheet, dirty: int) -> None:
        """Take over the sheet, and guess the sizes of blocks from ``dirty`` on."""
        raise NotImplementedError

    def _lay_out_block(self, number: int, sheet: Sheet) -> None:
        raise NotImplementedError

    def _sum_up(self, sheet: Sheet) -> None:
        """Find its size from those of its blocks."""
        raise NotImplementedError

    def _room_for_bar(self) -> int:
        """Find how far it can be moved; return the pixels that a scroll bar for it takes."""
        self.most_scroll = float(max(0, ceil(self.natural - self.view.width())))
        self.scroll = min(self.scroll, self.most_scroll)
        return BAR_ROOM if self.most_scroll > 0 else 0

    def _wear(self, number: int, setting: Typesetting) -> None:
        """Give the characters of a block the formats of their looks."""
        block = self.blocks[number]
        start, at = block.position(), 0
        cursor = QTextCursor(block)
        plain = setting.format_of(_PLAIN)  # which is the same in all of them
        for stop, text_format in setting.formats_in(self.lines[number]):
            if text_format is not plain:
                cursor.setPosition(start + at)
                cursor.setPosition(start + stop, QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(text_format)
            at = stop

    def changed(self, kept: int, dirty: int) -> Changed:
        """What is other than before ``begin`` was told of ``dirty``.

        ``kept``: units of that block that are as they were.
        """
        return Changed()

    def settle(self) -> bool:
        """Give the blocks their positions, unless they have them; return whether they had not."""
        stands = self.top, self._edge, self.scroll
        first = self._moved if stands == self._stands else 0
        if first >= len(self.blocks):
            return False
        self.put(first)
        self._stands, self._moved = stands, len(self.blocks)
        return True

    def put(self, dirty: int = 0) -> None:
        """Give the blocks from ``dirty`` on their positions."""
        raise NotImplementedError

    def paint(self, painter: QPainter, typesetting: Typesetting) -> None:
        """Draw what is below the text."""
        for indent, goes_on in self.bars:
            x = self._width - indent - scaled(_QUOTE_BAR) if self.begins_right else indent
            top = self.top - (self.gap if goes_on else 0.0)
            bar = QRectF(x, top, scaled(_QUOTE_BAR), self.bottom - top)
            painter.fillRect(bar, QColor(typesetting.palette.border))

    def paint_marks(self, painter: QPainter, typesetting: Typesetting) -> None:
        """Draw what is no text, over the colours of tokens."""

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        """The line at a point of the document, or the nearest one."""
        raise NotImplementedError

    def unbroken_width(self) -> float:
        """How wide a page has to be so that no line of it breaks and nothing is moved."""
        return self._indent + max(map(_unbroken, self.blocks), default=0.0)

    def lines_between(self, top: float, bottom: float) -> Iterator[tuple[int, QTextLine]]:
        """Lines that touch this part of the document, with the number of their block in here."""
        for number in self.seen_between(top, bottom):
            if not self.is_placed(number):
                continue
            layout = self.blocks[number].layout()
            origin = layout.position().y()
            for at in range(layout.lineCount()):
                line = layout.lineAt(at)
                y = origin + line.y()
                if y + line.height() >= top and y <= bottom:
                    yield number, line

    def blocks_between(self, top: float, bottom: float) -> tuple[int, int]:
        """The first block of those that can touch this part of the document, and their end."""
        return 0, len(self.blocks)

    def seen_between(self, top: float, bottom: float) -> Sequence[int]:
        """Those of them that can be seen, however it is moved sideways."""
        return range(*self.blocks_between(top, bottom))

    def span_of(self, number: int) -> tuple[float, float]:
        """Where a block of it begins in the document, and how high it is."""
        return self.top, self.height

    def block_at(self, y: float) -> int:
        """The number of its block at a height of the document, or of the nearest one."""
        return 0


def cost_of(line: ShownLine) -> int:
    """How long it takes to lay out a line of a document, in characters."""
    inside = line.text.count(LINE_BREAK) * _COST_OF_A_BREAK
    inside += slow_in(line.text) * _COST_OF_A_SLOW_SIGN
    return _COST_OF_A_BLOCK + len(line.text) + inside


def _gap(before: ShownPart, part: ShownPart) -> int:
    if part.raw or (part.goes_on and part.kind is not BlockKind.CODE):
        return 0
    if part.kind is BlockKind.HEADING:
        return _ABOVE_HEADING.get(part.level, 16)
    if before.kind is BlockKind.HEADING:
        return _BELOW_HEADING
    if part.tight and before.tight:
        return _TIGHT_GAP
    begins = any(container.marker for container in part.containers)
    texts = BlockKind.PARAGRAPH is part.kind is before.kind
    return _LOOSE_GAP if begins and texts else _GAP


def _item_indent(container: Container) -> int:
    """Room for its marker, which only its first block tells."""
    length = container.end - container.start
    if container.kind is ContainerKind.FOOTNOTE:
        length -= len("[^]:")
    return scaled(_ITEM_INDENT + _DIGIT_PIXELS * max(0, length - _LONG_MARKER))


def _fill(block: QTextBlock, option: QTextOption, width: float) -> None:
    """Lay out a block in lines of one width; where they stand is for others."""
    layout = block.layout()
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()


def _unbroken(block: QTextBlock) -> float:
    """How wide a block is where its lines do not break."""
    layout = QTextLayout(block)
    layout.setTextOption(block.layout().textOption())
    layout.beginLayout()
    widest = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(_UNBOUNDED)
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return widest


class PlacedProse(PlacedPart):
    """A paragraph, a heading, an item of a list; a formula as its source."""

    def __init__(self, part: ShownPart) -> None:
        super().__init__(part)
        self._heights: list[float] = []
        self._known: set[int] = set()  # of which blocks that is no guess from their characters
        self._rows: list[tuple[int, float]] = []  # of the last block: where each ends, and its y
        self._before: list[tuple[int, float]] = []  # the same before its latest change
        self._moves = part.kind is BlockKind.MATH
        self._widest = 0.0

    @property
    def begins_right(self) -> bool:
        return bool(self.lines) and self.lines[0].begins_right

    def _guess(self, sheet: Sheet, dirty: int) -> None:
        setting, level = sheet.typesetting, self.part.level
        width = max(1.0, sheet.width - self._indent)
        letter, height = setting.letter_width(level), setting.line_height(level)
        self._before = self._rows if dirty == len(self._heights) - 1 else []
        self._rows = []
        if dirty == 0:
            self._widest = 0.0
        del self._heights[dirty:]
        self._known = {at for at in self._known if at < dirty}
        for line in self.lines[dirty:]:
            rows = 1 + int(len(line.text) * letter / width) + line.text.count(LINE_BREAK)
            self._heights.append(float(rows * height))

    def _fit(self, sheet: Sheet, before: float = 0.0) -> None:
        known = {at: self._heights[at] for at in self._known} if before else {}
        super()._fit(sheet, before)
        if known:  # from what it was, not from what its characters could be
            share = max(1.0, before - self._indent) / max(1.0, sheet.width - self._indent)
            line_height = float(sheet.typesetting.line_height(self.part.level))
            for at, height in known.items():
                rows = max(1, round(share * height / line_height))
                self._heights[at] = rows * line_height
            self._known.update(known)
            self._sum_up(sheet)

    def _lay_out_block(self, number: int, sheet: Sheet) -> None:
        setting, level = sheet.typesetting, self.part.level
        width = max(1.0, sheet.width - self._indent)
        block = self.blocks[number]
        layout = block.layout()
        shown = self.lines[number]
        outdent = 0.0
        mirrored = shown.begins_right
        if self._moves:
            option = setting.formula_option(shown)
        else:
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            option = setting.text_option(shown, side)
        if number == 0 and any(one.marker for one in self.part.containers):
            option = QTextOption(option)
            outdent, tabs = self._marks(mirrored=mirrored)
            option.setTabs(tabs)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        rows: list[tuple[int, float]] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width + outdent)
            if self._moves and line.naturalTextWidth() > width:
                line.setLineWidth(line.naturalTextWidth() + 1)
                self._widest = max(self._widest, line.naturalTextWidth() + 1)
            x = 0.0 if mirrored else self._indent - outdent
            y = stand(line, shown, setting, x, y, level)
            rows.append((line.textStart() + line.textLength(), line.y()))
            outdent = 0.0
        layout.endLayout()
        self._heights[number] = y
        self._known.add(number)
        if number == len(self.blocks) - 1:
            self._rows = rows

    def _sum_up(self, sheet: Sheet) -> None:
        width = max(1.0, sheet.width - self._indent)
        self.natural = max(width, self._widest)
        text_height = sum(self._heights)
        self.view = QRectF(0.0, 0.0, sheet.width, text_height)
        if self._moves:
            self.view = QRectF(self._left, 0.0, width, text_height)
        self.height = text_height + self._room_for_bar()

    def changed(self, kept: int, dirty: int) -> Changed:
        if self._moves or dirty >= len(self._heights):
            return Changed()
        top = sum(self._heights[:dirty])
        for number, (old, new) in enumerate(zip(self._before, self._rows, strict=False)):
            if old != new or new[0] >= kept:
                return Changed(dirty, number, top + min(old[1], new[1]) - _ROOM_ABOVE)
        return Changed(dirty, 0, top)

    def unbroken_width(self) -> float:
        return super().unbroken_width() - self._marks(mirrored=False)[0]

    def _marks(self, *, mirrored: bool) -> tuple[float, list[QTextOption.Tab]]:
        """How far before the text its markers begin, and where each of them ends."""
        ends: list[float] = []
        x = first = 0.0
        for container in self.part.containers:
            if container.kind is ContainerKind.QUOTE:
                x += scaled(_QUOTE_INDENT)
                continue
            if container.marker and not ends:
                first = min(x, self._indent)
            x += _item_indent(container)
            if container.marker and x <= self._indent:
                ends.append(x)
        # In a line from right to left Qt takes each for the other one.
        kind = QTextOption.TabType.RightTab if mirrored else QTextOption.TabType.LeftTab
        return self._indent - first, [QTextOption.Tab(end - first, kind) for end in ends]

    def put(self, dirty: int = 0) -> None:
        x, y = -round(self.scroll), self.top + sum(self._heights[:dirty])
        for number in range(dirty, len(self.blocks)):
            self.blocks[number].layout().setPosition(QPointF(x, y))
            y += self._heights[number]

    def paint_marks(self, painter: QPainter, typesetting: Typesetting) -> None:
        for look_end, look in self.lines[0].looks if self.lines else ():
            if look.task:
                self._paint_box(painter, look_end - 1, typesetting)
            if not look.marker:
                return

    def _paint_box(self, painter: QPainter, place: int, typesetting: Typesetting) -> None:
        layout = self.blocks[0].layout()
        line = layout.lineAt(0)
        if not line.isValid() or not self.is_placed(0):
            return
        done = "☑" in self.lines[0].text[: place + 1]
        side = scaled(_BOX)
        x = x_of(line, place)
        x = x - side - 1.5 if self.begins_right else x + 1.5
        box = QRectF(x, self.top + (typesetting.line_height() - side) / 2 + 0.5, side, side)
        palette = typesetting.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.accent if done else palette.muted), 1.4))
        painter.setBrush(QColor(palette.accent) if done else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        if done:
            painter.setPen(QPen(QColor(palette.on_accent), 1.8))
            left, top = box.left(), box.top()
            painter.drawPolyline(
                [
                    QPointF(left + side * 0.24, top + side * 0.53),
                    QPointF(left + side * 0.43, top + side * 0.72),
                    QPointF(left + side * 0.77, top + side * 0.30),
                ]
            )
        painter.restore()

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        number = self.block_at(point.y())
        top, _ = self.span_of(number)
        return self.blocks[number], _line_at(self.blocks[number], point.y() - top)

    def blocks_between(self, top: float, bottom: float) -> tuple[int, int]:
        if len(self.blocks) == 1:
            return 0, 1
        bottoms = list(accumulate(self._heights, initial=self.top))[1:]
        last = len(self.blocks) - 1
        first = min(bisect_right(bottoms, top), last)
        return first, min(bisect_right(bottoms, bottom), last) + 1

    def span_of(self, number: int) -> tuple[float, float]:
        return self.top + sum(self._heights[:number]), self._heights[number]

    def block_at(self, y: float) -> int:
        return self.blocks_between(y, y)[0]


def stand(
    line: QTextLine, shown: ShownLine, setting: Typesetting, x: float, y: float, level: int = 0
) -> float:
    """Put a line there, with room for the formulas in it; return where the next one can stand."""
    height, baseline = setting.line_height(level), setting.baseline(level)
    above = below = 0.0
    if OBJECT in shown.text:
        start = line.textStart()
        for _, look in shown.formulas_between(start, start + line.textLength()):
            formula = setting.formula(look)
            if formula is not None:
                above = max(above, formula.baseline + 2 - baseline)
                below = max(
                    below, formula.height - formula.baseline + STRIP_ROOM - (height - baseline)
                )
    line.setPosition(QPointF(x, y + above + baseline - line.ascent()))
    return y + above + height + below


def _line_at(block: QTextBlock, y: float) -> QTextLine:
    layout = block.layout()
    lines = range(layout.lineCount())
    number = bisect_right(lines, y, key=lambda at: layout.lineAt(at).y())
    return layout.lineAt(max(0, number - 1))


class PlacedCode(PlacedPart):
    """Code in a box with a head; a line of it is a line of the box."""

    def __init__(self, part: ShownPart) -> None:
        super().__init__(part)
        self._widths: list[float] = []
        self._rows: list[int] = []
        self._tops: list[float] = []
        """Where each block begins, and where the last one ends."""
        self.box = QRectF()
        """From its top."""

    def _fit(self, sheet: Sheet, before: float = 0.0) -> None:
        self._sum_up(sheet)  # no line of it is another one

    def _change_look(self, sheet: Sheet, *, larger: bool) -> None:
        if larger:
            self._states = self._states.translate(_NOT_PLACED)
            self._guess(sheet, 0)
        super()._change_look(sheet, larger=larger)

    def _guess(self, sheet: Sheet, dirty: int) -> None:
        letter = sheet.typesetting.code_letter_width
        del self._widths[dirty:], self._rows[dirty:], self._tops[dirty:]
        for line in self.lines[dirty:]:
            rows = line.text.count(LINE_BREAK)
            self._rows.append(1 + rows)
            self._widths.append(0.0 if rows else len(line.text) * letter)

    def _lay_out_block(self, number: int, sheet: Sheet) -> None:
        setting = sheet.typesetting
        height, baseline = setting.code_line_height, setting.code_baseline
        layout = self.blocks[number].layout()
        layout.setTextOption(setting.code_option)
        layout.beginLayout()
        widest, rows = 0.0, 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(_UNBOUNDED)
            line.setPosition(QPointF(0.0, rows * height + baseline - line.ascent()))
            widest = max(widest, line.naturalTextWidth())
            rows += 1
        layout.endLayout()
        self._widths[number] = widest
        if rows != self._rows[number]:
            self._rows[number] = rows
            del self._tops[number + 1 :]

    def _sum_up(self, sheet: Sheet) -> None:
        head, height = scaled(HEAD_PIXELS), sheet.typesetting.code_line_height
        if not self._tops:
            self._tops.append(float(head))
        for rows in self._rows[len(self._tops) - 1 :]:
            self._tops.append(self._tops[-1] + rows * height)
        y = self._tops[-1]
        padding = float(scaled(CODE_PADDING))
        self.natural = max(self._widths, default=0.0) + 2
        left, width = self._left, max(1.0, sheet.width - self._indent)
        body = y - head
        self.view = QRectF(left + padding, float(head) - 2, max(1.0, width - 2 * padding), body + 4)
        self.height = y + scaled(_CODE_BOTTOM) + self._room_for_bar()
        self.box = QRectF(left, 0.0, width, self.height)

    def changed(self, kept: int, dirty: int) -> Changed:
        return Changed(dirty, 0, self._tops[dirty]) if 0 < dirty < len(self._rows) else Changed()

    def unbroken_width(self) -> float:
        text = self.natural + 2 * scaled(CODE_PADDING)
        return self._indent + max(text, scaled(_LEAST_CODE))

    def put(self, dirty: int = 0) -> None:
        x = self.view.left() - round(self.scroll)
        for number in range(dirty, len(self.blocks)):
            self.blocks[number].layout().setPosition(QPointF(x, self.top + self._tops[number]))

    def paint(self, painter: QPainter, typesetting: Typesetting) -> None:
        super().paint(painter, typesetting)
        palette = typesetting.palette
        box = self.box.translated(0.0, self.top).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(palette.border), 1.0))
        painter.setBrush(QColor(palette.panel))
        painter.drawRoundedRect(box, CARD_RADIUS, CARD_RADIUS)
        painter.setFont(sized_font(typesetting.font(), SMALL_PIXELS))
        painter.setPen(QColor(palette.muted))
        head = QRectF(
            box.left() + scaled(CODE_PADDING), box.top(), box.width(), scaled(HEAD_PIXELS)
        )
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute  # code goes that way
        language = self.part.language or "text"
        painter.drawText(head, side | Qt.AlignmentFlag.AlignVCenter, language)

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        number = self.block_at(point.y())
        y = point.y() - self.top - self._tops[number]
        return self.blocks[number], _line_at(self.blocks[number], y)

    def blocks_between(self, top: float, bottom: float) -> tuple[int, int]:
        first = max(0, bisect_right(self._tops, top - self.top) - 1)
        last = bisect_right(self._tops, bottom - self.top)
        return min(first, len(self.blocks)), min(last, len(self.blocks))

    def span_of(self, number: int) -> tuple[float, float]:
        top = self._tops[number]
        return self.top + top, self._tops[number + 1] - top

    def block_at(self, y: float) -> int:
        return min(max(0, bisect_right(self._tops, y - self.top) - 1), len(self.blocks) - 1)


class PlacedTable(PlacedPart):
    """Cells below and beside each other; the first row is the head."""

    def __init__(self, part: ShownPart) -> None:
        super().__init__(part)
        self._natural: list[float] = []  # width of each cell in one line
        self._least: list[float] = []
        self._measured = bytearray()  # whether these two are exact
        self._is_shared = False  # whether the columns are as wide as these ask for
        self._wide: list[float] = []  # width that each cell is laid out in
        self._columns: list[float] = []
        self._before: list[float] = []  # the same before its latest change
        self._rows: list[float] = []  # where each begins
        self._heights: list[float] = []  # of each cell
        self._begins_right = False

    @property
    def begins_right(self) -> bool:
        """As its first cell that has words; the first column is the right one then."""
        return self._begins_right

    def begin(self, sheet: Sheet, dirty: int, *, worn: bool) -> None:
        self._before, self._is_shared = self._columns, False
        begins_right = next((one.begins_right for one in self.lines if one.text.strip()), False)
        if begins_right is not self._begins_right:
            self._begins_right, dirty, self._before = begins_right, 0, []
        super().begin(sheet, dirty, worn=worn)

    def _fit(self, sheet: Sheet, before: float = 0.0) -> None:
        self._share_room(sheet)
        self._sum_up(sheet)

    def _change_look(self, sheet: Sheet, *, larger: bool) -> None:
        if larger:
            self._measured, self._is_shared = bytearray(len(self._measured)), False
            self._wide = [-1.0] * len(self._wide)
            self._states = self._states.translate(_NOT_PLACED)
        super()._change_look(sheet, larger=larger)

    def lay_out(
        self, sheet: Sheet, first: int = 0, stop: int | None = None, until: float = inf
    ) -> bool:
        """All cells are measured before all of them are laid out in the widths of the columns."""
        whole = first == 0 and (stop is None or stop >= len(self.blocks))
        known = len(self.fresh)
        if whole and not self._measure_all(sheet, until):
            self._sum_up(sheet)
            return len(self.fresh) > known
        return super().lay_out(sheet, first, stop, until)

    def _measure_all(self, sheet: Sheet, until: float) -> bool:
        """Return whether that is done; the columns have their widths then."""
        at = self._measured.find(0)
        if at < 0 and self._is_shared:
            return True
        while at >= 0:
            if self._waits(at, sheet):
                return False
            self._measure(at, sheet.typesetting)
            self.fresh.append(at)
            at = self._measured.find(0, at + 1)
            if at >= 0 and time.perf_counter() > until:
                return False
        self._share_room(sheet)
        self._is_shared = True
        return True

    def _guess(self, sheet: Sheet, dirty: int) -> None:
        letter, height = sheet.typesetting.letter_width(), float(sheet.typesetting.line_height())
        narrow = scaled(_NARROW)
        for known in (self._natural, self._least, self._measured, self._wide, self._heights):
            del known[dirty:]
        for line in self.lines[dirty:]:
            natural = len(line.text) * letter
            self._natural.append(natural)
            self._least.append(min(natural, narrow))
            self._heights.append(height)
        added = len(self.blocks) - dirty
        self._measured.extend(bytes(added))
        self._wide.extend([-1.0] * added)
        if len(self._columns) != max(1, self.part.columns):
            self._share_room(sheet)

    def _share_room(self, sheet: Sheet) -> None:
        """Find the widths of the columns; cells in others are to be laid out again."""
        columns, padding = max(1, self.part.columns), 2 * scaled(_CELL_X)
        room = max(1.0, sheet.width - self._indent)
        naturals = self._natural_columns(columns)
        leasts = [
            min(max(max(self._least[at::columns], default=0.0), scaled(_NARROW)) + padding, natural)
            for at, natural in enumerate(naturals)
        ]
        if sum(leasts) > room:  # it is moved sideways: then it need not be narrow
            leasts = [min(natural, scaled(_ROOMY) + padding) for natural in naturals]
        before, self._columns = self._columns, _shared(naturals, leasts, room)
        if before == self._columns:
            return
        self._moved, self.fresh_from = 0, 0.0
        height = sheet.typesetting.line_height()
        # A column of empty cells has none.
        widths = [max(1.0, width - padding) for width in self._columns]
        for number, wide in enumerate(self._wide):
            width = widths[number % columns]
            if wide != width:
                self._states[number] &= ~_PLACED
                self._heights[number] = max(1, ceil(self._natural[number] / width)) * float(height)

    def _natural_columns(self, columns: int) -> list[float]:
        """How wide each wants to be, with its padding."""
        return [
            min(max(self._natural[at::columns], default=0.0), scaled(_WIDEST_CELL))
            + 2 * scaled(_CELL_X)
            for at in range(columns)
        ]

    def unbroken_width(self) -> float:
        return self._indent + sum(self._natural_columns(max(1, self.part.columns)))

    def _lay_out_block(self, number: int, sheet: Sheet) -> None:
        """In the width of its column."""
        setting = sheet.typesetting
        if not self._measured[number]:
            self._measure(number, setting)
        width = self._columns[number % len(self._columns)] - 2 * scaled(_CELL_X)
        if self._wide[number] == width:
            return
        self._wide[number] = width
        block = self.blocks[number]
        _fill(block, setting.text_option(self.lines[number], self._alignment(number)), width)
        layout = block.layout()
        y = 0.0
        for at in range(layout.lineCount()):
            y = stand(layout.lineAt(at), self.lines[number], setting, 0.0, y)
        self._heights[number] = max(y, float(setting.line_height()))

    def _sum_up(self, sheet: Sheet) -> None:
        self._place_rows(len(self._columns))
        self.natural = sum(self._columns)
        height = self._rows[-1]
        room = max(1.0, sheet.width - self._indent)
        self.view = QRectF(self._left, 0.0, room, height)
        at_end = self.scroll == self.most_scroll
        self.height = height + self._room_for_bar()
        if self.begins_right and at_end:
            self.scroll = self.most_scroll  # its first column is there

    def changed(self, kept: int, dirty: int) -> Changed:
        if self._before != self._columns or dirty >= len(self.blocks):
            return Changed()
        return Changed(dirty, 0, self._rows[dirty // len(self._columns)])

    def _measure(self, number: int, setting: Typesetting) -> None:
        if not self._states[number] & _WORN:
            self._wear(number, setting)
            self._states[number] |= _WORN
        block = self.blocks[number]
        _fill(block, setting.text_option(self.lines[number]), _UNBOUNDED)
        layout = block.layout()
        widths = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]
        self._natural[number] = max(widths, default=0.0) + 1
        self._least[number] = min(layout.minimumWidth(), scaled(_NARROW))
        self._measured[number] = True
        self._wide[number] = -1.0
        self._states[number] &= ~_PLACED

    def _alignment(self, number: int) -> Qt.AlignmentFlag:
        alignments = self.part.alignments
        named = alignments[number % len(alignments)] if alignments else ""
        return {
            "center": Qt.AlignmentFlag.AlignHCenter,
            "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute,
            "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute,
        }.get(
            named,
            Qt.AlignmentFlag.AlignRight if self.begins_right else Qt.AlignmentFlag.AlignLeft,
        )

    @property
    def _edge(self) -> float:
        if not self.begins_right:
            return self.view.left()
        return max(self.view.left(), self.view.right() - self.natural)

    def _place_rows(self, columns: int) -> None:
        y, padding = 0.0, 2 * scaled(_CELL_Y)
        self._rows = [y]
        for first in range(0, len(self.blocks), columns):
            y += max(self._heights[first : first + columns]) + padding
            self._rows.append(y)

    def put(self, dirty: int = 0) -> None:
        columns = max(1, self.part.columns)
        left = self._edge - round(self.scroll) + scaled(_CELL_X)
        lefts = [left + sum(self._columns[:at]) for at in range(columns)]
        if self.begins_right:
            lefts = [left + sum(self._columns[at + 1 :]) for at in range(columns)]
        top = self.top + scaled(_CELL_Y)
        for number in range(dirty - dirty % columns, len(self.blocks)):
            place = QPointF(lefts[number % columns], top + self._rows[number // columns])
            self.blocks[number].layout().setPosition(place)

    def paint(self, painter: QPainter, typesetting: Typesetting) -> None:
        super().paint(painter, typesetting)
        palette = typesetting.palette
        left = self._edge
        right = min(left + self.natural, self.view.right())
        for number, row in enumerate(self._rows[1:]):
            y = round(self.top + row) - 0.5
            painter.setPen(QPen(QColor(palette.target if number == 0 else palette.border), 1.0))
            painter.drawLine(QPointF(left, y), QPointF(right, y))

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        columns = max(1, self.part.columns)
        y = point.y() - self.top
        row = min(max(0, bisect_right(self._rows, y) - 1), len(self._rows) - 2)
        x = point.x() - self._edge + self.scroll
        if self.begins_right:
            x = self.natural - x
        column = 0
        while column < columns - 1 and x >= self._columns[column]:
            x -= self._columns[column]
            column += 1
        block = self.blocks[min(row * columns + column, len(self.blocks) - 1)]
        return block, _line_at(block, y - self._rows[row] - scaled(_CELL_Y))

    def blocks_between(self, top: float, bottom: float) -> tuple[int, int]:
        columns = max(1, self.part.columns)
        first = max(0, bisect_right(self._rows, top - self.top) - 1)
        last = bisect_right(self._rows, bottom - self.top)
        return min(first * columns, len(self.blocks)), min(last * columns, len(self.blocks))

    def seen_between(self, top: float, bottom: float) -> Sequence[int]:
        columns = max(1, self.part.columns)
        first, last = self.blocks_between(top, bottom)
        if self.most_scroll <= 0:
            return range(first, last)
        edges = list(accumulate(self._columns))
        begin, end = self.scroll, self.scroll + self.view.width()
        if self.begins_right:
            begin, end = self.natural - end, self.natural - begin
        left = bisect_right(edges, begin)
        right = bisect_right(edges, end) + 1
        return [
            number
            for row in range(first, last, columns)
            for number in range(row + left, min(row + right, row + columns, last))
        ]

    def span_of(self, number: int) -> tuple[float, float]:
        row = number // max(1, self.part.columns)
        return self.top + self._rows[row], self._rows[row + 1] - self._rows[row]

    def block_at(self, y: float) -> int:
        return min(self.blocks_between(y, y)[0], len(self.blocks) - 1)


def _shared(naturals: list[float], leasts: list[float], room: float) -> list[float]:
    """Widths of columns: natural if there is room, else no less than the least."""
    over = sum(naturals) - room
    if over <= 0:
        return naturals
    spare = sum(naturals) - sum(leasts)
    if spare <= 0:
        return leasts
    share = min(1.0, over / spare)
    return [
        float(int(natural - (natural - least) * share))
        for natural, least in zip(naturals, leasts, strict=True)
    ]


class PlacedRule(PlacedPart):
    """A line across the column."""

    def _guess(self, sheet: Sheet, dirty: int) -> None:
        """Its height is known."""

    def _lay_out_block(self, number: int, sheet: Sheet) -> None:
        width = max(1.0, sheet.width - self._indent)
        option = sheet.typesetting.text_option(self.lines[number])
        _fill(self.blocks[number], option, width)

    def _sum_up(self, sheet: Sheet) -> None:
        self.height = float(scaled(17))
        self.natural = sheet.width - self._indent
        self.view = QRectF(self._left, 0.0, self.natural, self.height)

    def put(self, dirty: int = 0) -> None:
        for block in self.blocks:
            block.layout().setPosition(QPointF(self.view.left(), self.top))

    def unbroken_width(self) -> float:
        return self._indent + scaled(_LEAST_RULE)

    def paint(self, painter: QPainter, typesetting: Typesetting) -> None:
        super().paint(painter, typesetting)
        y = round(self.top + self.height / 2) - 0.5
        painter.setPen(QPen(QColor(typesetting.palette.border), 1.0))
        painter.drawLine(QPointF(self.view.left(), y), QPointF(self.view.right(), y))

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        return self.blocks[0], self.blocks[0].layout().lineAt(0)


def placed(part: ShownPart) -> PlacedPart:
    """The part, to be laid out."""
    kinds: dict[BlockKind, type[PlacedPart]] = {
        BlockKind.CODE: PlacedCode,
        BlockKind.TABLE: PlacedTable,
        BlockKind.RULE: PlacedRule,
    }
    return kinds.get(part.kind, PlacedProse)(part)
