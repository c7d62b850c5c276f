"""Where the parts of a text stand and how they are laid out: prose, code, tables, rules.

Each has some blocks of the document, whose layouts it fills with lines. Code and tables that are
wider than the column are moved sideways, by the positions of these layouts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextBlock, QTextLayout, QTextLine, QTextOption

from foretoken.chat.markdown.blocks import BlockKind, Container, ContainerKind
from foretoken.ui.look.sizes import CARD_RADIUS, SMALL_PIXELS, scaled, sized_font
from foretoken.ui.reading.shown_lines import OBJECT, ShownLine, ShownPart
from foretoken.ui.reading.typesetting import Typesetting

_QUOTE_INDENT = 18
_QUOTE_BAR = 3
_ITEM_INDENT = 26
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


@dataclass(frozen=True, slots=True)
class Sheet:
    """What parts are laid out on."""

    blocks: Sequence[QTextBlock]
    """Of the part that is laid out."""
    width: float
    typesetting: Typesetting
    kept: int = 0
    """Units of the first block to be laid out that are as they were."""


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
        """The first of its blocks that is not laid out."""
        self.top = 0.0
        self.height = 0.0
        self.scroll = 0.0
        """By how much it is moved to the left."""
        self.view = QRectF()
        """Where its text can be seen, from its top; moved sideways in here."""
        self.natural = 0.0
        """How wide its text is."""
        self.bars: list[tuple[float, bool]] = []
        """Where bars of quotes are, and whether they go on from the part above."""
        self.gap = 0.0
        """Above it."""
        self._indent = 0.0

    @property
    def lines(self) -> tuple[ShownLine, ...]:
        """What stands in its blocks."""
        return self.part.lines

    @property
    def most_scroll(self) -> float:
        """How far it can be moved, in whole pixels."""
        return float(max(0, ceil(self.natural - self.view.width())))

    @property
    def bottom(self) -> float:
        """In the document."""
        return self.top + self.height

    @property
    def area(self) -> QRectF:
        """Where its text can be seen."""
        return self.view.translated(0.0, self.top)

    def stand_below(self, before: PlacedPart | None, typesetting: Typesetting) -> None:
        """Find what depends on the part above: the gap, and which bars go on."""
        self.gap = 0.0 if before is None else float(scaled(_gap(before.part, self.part)))
        above = () if before is None else before.part.containers
        self.bars, x = [], 0.0
        for container in self.part.containers:
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

    def lay_out(self, sheet: Sheet, dirty: int) -> Changed:
        """Lay out the blocks from ``dirty`` on; the others are as they were."""
        raise NotImplementedError

    def move_to(self, top: float, dirty: int | None) -> None:
        """Stand there; the blocks before ``dirty`` may do so already, for None all."""
        moved, self.top = top != self.top, top
        if moved or dirty is not None:
            self.put(0 if moved or dirty is None else dirty)

    def put(self, dirty: int = 0) -> None:
        """Give the blocks from ``dirty`` on their positions."""
        raise NotImplementedError

    def paint(self, painter: QPainter, typesetting: Typesetting) -> None:
        """Draw what is below the text."""
        for x, goes_on in self.bars:
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
        for number in range(*self.blocks_between(top, bottom)):
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
        self._rows: list[tuple[int, float]] = []  # of the last block: where each ends, and its y
        self._moves = part.kind is BlockKind.MATH

    def lay_out(self, sheet: Sheet, dirty: int) -> Changed:
        setting, level = sheet.typesetting, self.part.level
        self.natural = width = max(1.0, sheet.width - self._indent)
        marks = [one for one in self.part.containers if one.marker]
        before = self._rows if dirty == len(self._heights) - 1 else []
        del self._heights[dirty:]
        for number in range(dirty, len(self.blocks)):
            block = self.blocks[number]
            layout = block.layout()
            option = setting.formula_option if self._moves else setting.text_option
            outdent = 0.0
            mirrored = block.textDirection() is Qt.LayoutDirection.RightToLeft
            if number == 0 and marks:
                option = QTextOption(option)
                outdent, tabs = self._marks()
                option.setTabs(tabs)
            layout.setTextOption(option)
            layout.beginLayout()
            y = 0.0
            self._rows = []
            while (line := layout.createLine()).isValid():
                line.setLineWidth(width + outdent)
                if self._moves and line.naturalTextWidth() > width:
                    line.setLineWidth(line.naturalTextWidth() + 1)
                    self.natural = max(self.natural, line.naturalTextWidth() + 1)
                x = 0.0 if mirrored else self._indent - outdent
                y = stand(line, self.lines[number], setting, x, y, level)
                self._rows.append((line.textStart() + line.textLength(), line.y()))
                outdent = 0.0
            layout.endLayout()
            self._heights.append(y)
        text_height = sum(self._heights)
        self.view = QRectF(0.0, 0.0, sheet.width, text_height)
        if self._moves:
            self.view = QRectF(self._indent, 0.0, width, text_height)
        self.height = text_height + (BAR_ROOM if self.most_scroll > 0 else 0)
        self.scroll = min(self.scroll, self.most_scroll)
        return self._changed(before, sheet.kept, dirty)

    def _changed(self, before: list[tuple[int, float]], kept: int, dirty: int) -> Changed:
        if self._moves or dirty >= len(self._heights):
            return Changed()
        top = sum(self._heights[:dirty])
        for number, (old, new) in enumerate(zip(before, self._rows, strict=False)):
            if old != new or new[0] >= kept:
                return Changed(dirty, number, top + min(old[1], new[1]) - _ROOM_ABOVE)
        return Changed(dirty, 0, top)

    def unbroken_width(self) -> float:
        return super().unbroken_width() - self._marks()[0]

    def _marks(self) -> tuple[float, list[QTextOption.Tab]]:
        """How far left of the text its markers begin, and where each of them ends."""
        ends: list[float] = []
        x = first = 0.0
        for container in self.part.containers:
            if container.kind is ContainerKind.QUOTE:
                x += scaled(_QUOTE_INDENT)
                continue
            if container.marker and not ends:
                first = x
            x += _item_indent(container)
            if container.marker:
                ends.append(x)
        kind = QTextOption.TabType.LeftTab
        return self._indent - first, [QTextOption.Tab(end - first, kind) for end in ends]

    def put(self, dirty: int = 0) -> None:
        y = self.top
        for block, height in zip(self.blocks, self._heights, strict=True):
            block.layout().setPosition(QPointF(-round(self.scroll), y))
            y += height

    def paint_marks(self, painter: QPainter, typesetting: Typesetting) -> None:
        for look_end, look in self.lines[0].looks if self.lines else ():
            if look.task:
                self._paint_box(painter, look_end - 1, typesetting)
            if not look.marker:
                return

    def _paint_box(self, painter: QPainter, place: int, typesetting: Typesetting) -> None:
        layout = self.blocks[0].layout()
        line = layout.lineAt(0)
        if not line.isValid():
            return
        done = "☑" in self.lines[0].text[: place + 1]
        side = scaled(_BOX)
        x = x_of(line, place)
        box = QRectF(x + 1.5, self.top + (typesetting.line_height() - side) / 2 + 0.5, side, side)
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
        y = point.y() - self.top
        number = 0
        while number < len(self._heights) - 1 and y >= self._heights[number]:
            y -= self._heights[number]
            number += 1
        return self.blocks[number], _line_at(self.blocks[number], y)


def x_of(line: QTextLine, place: int, edge: QTextLine.Edge = QTextLine.Edge.Leading) -> float:
    """Where a place of a line is in its block."""
    return cast("tuple[float, int]", line.cursorToX(place, edge))[0]


def stand(
    line: QTextLine, shown: ShownLine, setting: Typesetting, x: float, y: float, level: int = 0
) -> float:
    """Put a line there, with room for the formulas in it; return where the next one can stand."""
    height, baseline = setting.line_height(level), setting.baseline(level)
    above = below = 0.0
    if OBJECT in shown.text:
        start, stop = line.textStart(), line.textStart() + line.textLength()
        for place, look in shown.formulas:
            formula = setting.formula(look) if start <= place < stop else None
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
        self._tops: list[float] = []
        self.box = QRectF()
        """From its top."""

    def lay_out(self, sheet: Sheet, dirty: int) -> Changed:
        setting = sheet.typesetting
        height, baseline = setting.code_line_height, setting.code_baseline
        y = float(scaled(HEAD_PIXELS))
        del self._widths[dirty:]
        y = self._tops[dirty] if dirty < len(self._tops) else self._end
        if dirty == 0:
            y = float(scaled(HEAD_PIXELS))
        del self._tops[dirty:]
        for number in range(dirty, len(self.blocks)):
            layout = self.blocks[number].layout()
            layout.setTextOption(setting.code_option)
            layout.beginLayout()
            self._tops.append(y)
            widest, inner = 0.0, 0.0
            while (line := layout.createLine()).isValid():
                line.setLineWidth(_UNBOUNDED)
                line.setPosition(QPointF(0.0, inner + baseline - line.ascent()))
                widest = max(widest, line.naturalTextWidth())
                inner += height
            layout.endLayout()
            self._widths.append(widest)
            y += inner
        self._end = y
        padding = float(scaled(CODE_PADDING))
        self.natural = max(self._widths, default=0.0) + 2
        left, width = self._indent, max(1.0, sheet.width - self._indent)
        body = y - scaled(HEAD_PIXELS)
        self.view = QRectF(
            left + padding, float(scaled(HEAD_PIXELS)) - 2, max(1.0, width - 2 * padding), body + 4
        )
        room = BAR_ROOM if self.most_scroll > 0 else 0
        self.height = y + scaled(_CODE_BOTTOM) + room
        self.box = QRectF(left, 0.0, width, self.height)
        self.scroll = min(self.scroll, self.most_scroll)
        return Changed(dirty, 0, self._tops[dirty]) if 0 < dirty < len(self._tops) else Changed()

    _end = 0.0

    def unbroken_width(self) -> float:
        text = self.view.left() + self.natural + scaled(CODE_PADDING)
        return max(text, self._indent + scaled(_LEAST_CODE))

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
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.part.language or "text")

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        y = point.y() - self.top
        number = max(0, bisect_right(self._tops, y) - 1)
        return self.blocks[number], _line_at(self.blocks[number], y - self._tops[number])

    def blocks_between(self, top: float, bottom: float) -> tuple[int, int]:
        first = max(0, bisect_right(self._tops, top - self.top) - 1)
        return first, bisect_right(self._tops, bottom - self.top)


class PlacedTable(PlacedPart):
    """Cells below and beside each other; the first row is the head."""

    def __init__(self, part: ShownPart) -> None:
        super().__init__(part)
        self._natural: list[float] = []  # of each cell, in one line
        self._least: list[float] = []
        self._wide: list[float] = []  # width that each cell is laid out in
        self._columns: list[float] = []
        self._rows: list[float] = []  # where each begins
        self._heights: list[float] = []  # of each cell

    def lay_out(self, sheet: Sheet, dirty: int) -> Changed:
        setting, columns = sheet.typesetting, max(1, self.part.columns)
        for known in (self._natural, self._least, self._wide, self._heights):
            del known[dirty:]
        for number in range(dirty, len(self.blocks)):
            self._measure(self.blocks[number], setting)
        padding = 2 * scaled(_CELL_X)
        room = max(1.0, sheet.width - self._indent)
        naturals = self._natural_columns(columns)
        leasts = [
            min(max(max(self._least[at::columns], default=0.0), scaled(_NARROW)) + padding, natural)
            for at, natural in enumerate(naturals)
        ]
        if sum(leasts) > room:  # it is moved sideways: then it need not be narrow
            leasts = [min(natural, scaled(_ROOMY) + padding) for natural in naturals]
        before, self._columns = self._columns, _shared(naturals, leasts, room)
        for number, block in enumerate(self.blocks):
            width = self._columns[number % columns] - padding
            self._wrap(number, block, width, setting)
        self._place_rows(columns, setting)
        self.natural = sum(self._columns)
        height = self._rows[-1]
        self.view = QRectF(self._indent, 0.0, room, height)
        self.height = height + (BAR_ROOM if self.most_scroll > 0 else 0)
        self.scroll = min(self.scroll, self.most_scroll)
        if before != self._columns or dirty >= len(self.blocks):
            return Changed()
        return Changed(dirty, 0, self._rows[dirty // columns])

    def _natural_columns(self, columns: int) -> list[float]:
        """How wide each wants to be, with its padding."""
        return [
            min(max(self._natural[at::columns], default=0.0), scaled(_WIDEST_CELL))
            + 2 * scaled(_CELL_X)
            for at in range(columns)
        ]

    def unbroken_width(self) -> float:
        return self._indent + sum(self._natural_columns(max(1, self.part.columns)))

    def _measure(self, block: QTextBlock, setting: Typesetting) -> None:
        _fill(block, setting.text_option, _UNBOUNDED)
        layout = block.layout()
        widths = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]
        self._natural.append(max(widths, default=0.0) + 1)
        self._least.append(min(layout.minimumWidth(), scaled(_NARROW)))
        self._wide.append(-1.0)
        self._heights.append(0.0)

    def _wrap(self, number: int, block: QTextBlock, width: float, setting: Typesetting) -> None:
        """Lay out a cell in its width, unless it is so already."""
        if self._wide[number] == width:
            return
        self._wide[number] = width
        option = QTextOption(setting.text_option)
        option.setAlignment(self._alignment(number))
        _fill(block, option, width)
        layout = block.layout()
        y = 0.0
        for at in range(layout.lineCount()):
            y = stand(layout.lineAt(at), self.lines[number], setting, 0.0, y)
        self._heights[number] = max(y, float(setting.line_height()))

    def _alignment(self, number: int) -> Qt.AlignmentFlag:
        alignments = self.part.alignments
        named = alignments[number % len(alignments)] if alignments else ""
        return {
            "center": Qt.AlignmentFlag.AlignHCenter,
            "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute,
            "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute,
        }.get(named, Qt.AlignmentFlag.AlignLeft)

    def _place_rows(self, columns: int, setting: Typesetting) -> None:
        y = 0.0
        self._rows = [y]
        for first in range(0, len(self.blocks), columns):
            most = max(self._heights[first : first + columns], default=0.0)
            y += most + 2 * scaled(_CELL_Y)
            self._rows.append(y)

    def put(self, dirty: int = 0) -> None:
        columns = max(1, self.part.columns)
        left = self.view.left() - round(self.scroll) + scaled(_CELL_X)
        lefts = [left + sum(self._columns[:at]) for at in range(columns)]
        for number, block in enumerate(self.blocks):
            y = self.top + self._rows[number // columns] + scaled(_CELL_Y)
            block.layout().setPosition(QPointF(lefts[number % columns], y))

    def paint(self, painter: QPainter, typesetting: Typesetting) -> None:
        super().paint(painter, typesetting)
        palette = typesetting.palette
        left = self.view.left()
        right = min(left + self.natural, self.view.right())
        for number, row in enumerate(self._rows[1:]):
            y = round(self.top + row) - 0.5
            painter.setPen(QPen(QColor(palette.target if number == 0 else palette.border), 1.0))
            painter.drawLine(QPointF(left, y), QPointF(right, y))

    def hit(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        columns = max(1, self.part.columns)
        y = point.y() - self.top
        row = min(max(0, bisect_right(self._rows, y) - 1), len(self._rows) - 2)
        x = point.x() - self.view.left() + self.scroll
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

    def lay_out(self, sheet: Sheet, dirty: int) -> Changed:
        for block in self.blocks:
            _fill(block, sheet.typesetting.text_option, max(1.0, sheet.width - self._indent))
        self.height = float(scaled(17))
        self.natural = sheet.width - self._indent
        self.view = QRectF(self._indent, 0.0, self.natural, self.height)
        return Changed()

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
