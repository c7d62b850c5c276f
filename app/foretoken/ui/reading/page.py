"""Writes blocks of Markdown into a document, and knows where everything in it came from.

While a text grows, only what is another one now is written: of a block that goes on, its last line
or row. Each line is a block of the document; tables are tables. Colours of tokens are not in the
document of the window, so that they can change without it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)

from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style
from foretoken.ui.look.token_style import utf16_length
from foretoken.ui.reading.formats import CODE_BOTTOM, HEAD, UNDERLINE_PIXELS, Formats
from foretoken.ui.reading.lines import Look, TextLine, turns_in


@dataclass(slots=True)
class PagePart:
    """A block, and what it is in the document."""

    block: Block
    lines: list[TextLine]
    positions: list[int] = field(default_factory=list)
    """Where each line begins."""
    mirrored: bool = False
    """A table whose first column is the right one; Qt has none, so its cells are turned around."""

    def __post_init__(self) -> None:
        if self.block.kind is BlockKind.TABLE:
            written = (line.begins_right for line in self.lines if line.fragments)
            self.mirrored = next(written, False)

    def cell(self, number: int) -> tuple[int, int]:
        """Row and column in the document of a cell; also the other way round, as a number."""
        row, column = divmod(number, self.columns)
        return row, self.columns - 1 - column if self.mirrored else column

    @property
    def begin(self) -> int:
        """The position where it begins."""
        return min(self.positions[: self.columns]) if self.mirrored else self.positions[0]

    def number_at(self, position: int) -> int:
        """The number of the line that a position is in."""
        if not self.mirrored:
            return max(0, bisect_right(self.positions, position) - 1)
        row, column = self.cell(max(0, bisect_right(sorted(self.positions), position) - 1))
        return row * self.columns + column

    @property
    def columns(self) -> int:
        """Of a table."""
        return max(1, len(self.block.rows[0])) if self.block.rows else 1

    def lines_in(self, block: Block, same: int) -> Sequence[TextLine]:
        """Its lines that a block begins with; ``same``: so much code has the colours it had."""
        old = self.block
        if (old.kind, old.start, old.language) != (block.kind, block.start, block.language):
            return ()
        if block.kind is BlockKind.CODE:
            same = min(same, len(old.runs[0].text))
            was, now = ((one.text[:same], one.places[:same]) for one in (*old.runs, *block.runs))
            return self.lines[: was[0].count("\n")] if was == now else ()
        pairs = takewhile(lambda pair: pair[0] == pair[1], zip(old.rows, block.rows, strict=False))
        return self.lines[: len(list(pairs)) * self.columns]

    def is_shown_as(self, other: PagePart) -> bool:
        """Whether the other one looks the same in its place."""
        return _goes_on(self, other) and self.lines == other.lines


class Page:
    """A document, written from its beginning to its end."""

    def __init__(self, document: QTextDocument, formats: Formats) -> None:
        self.document = document
        self.formats = formats
        self.parts: list[PagePart] = []
        self.raw = False
        """Its lines are those of the source: nothing is between them."""
        self.changed_from = 0
        """The position from which on the latest ``write`` changed something."""

    def write(self, first: int, parts: Sequence[PagePart]) -> None:
        """Put these in the place of the parts from ``first`` on."""
        cursor = QTextCursor(self.document)
        cursor.beginEditBlock()
        self.changed_from = self.document.characterCount()
        old = self.parts[first:]
        del self.parts[first:]
        rest = list(parts)
        lefts: list[float] = []
        if old and rest and _goes_on(old[0], rest[0]):
            lefts = self._lefts(old[0])
            self.parts.append(self._go_on(cursor, old[0], rest.pop(0)))
        elif old:
            self._cut(cursor, first)
        else:
            cursor.movePosition(QTextCursor.MoveOperation.End)
            self.changed_from = cursor.position()
        for part in rest:
            self._write_part(cursor, part)
        if self.parts and isinstance(table := self._table(self.parts[-1]), QTextTable):
            _set_bottom(table, 0.0)
        cursor.endEditBlock()
        if lefts and self._lefts(self.parts[first]) != lefts:  # columns have another width
            self.changed_from = self.parts[first].begin

    def clear(self) -> None:
        """Have nothing in it."""
        self.document.clear()
        self.parts = []

    # --- writing -----------------------------------------------------------------------------

    def _cut(self, cursor: QTextCursor, number: int) -> None:
        """Take away everything from where the part of this number began."""
        before = self.parts[number - 1] if number else None
        if before is None:
            self._remove(cursor, 0)
            self._empty(cursor)
        elif (table := self._table(before)) is not None:
            self._remove(cursor, table.lastPosition() + 1)
            self._empty(cursor)
        else:
            self._remove_behind(cursor, before, len(before.lines) - 1)

    def _remove(self, cursor: QTextCursor, position: int) -> None:
        cursor.setPosition(position)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self.changed_from = min(self.changed_from, position)

    def _remove_behind(self, cursor: QTextCursor, part: PagePart, number: int) -> None:
        """Take away everything behind a line; what is left keeps its format."""
        line = self.document.findBlock(part.positions[number])
        form, characters = line.blockFormat(), line.charFormat()
        self._remove(cursor, line.position() + line.length() - 1)
        cursor.setBlockFormat(form)
        cursor.setBlockCharFormat(characters)

    def _empty(self, cursor: QTextCursor) -> None:
        cursor.setBlockFormat(QTextBlockFormat())
        cursor.setBlockCharFormat(QTextCharFormat())

    def _go_on(self, cursor: QTextCursor, old: PagePart, part: PagePart) -> PagePart:
        """Write a part in the place of the one that it was, from the first other line on."""
        pairs = zip(old.lines, part.lines, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0].fragments == pair[1].fragments, pairs))
        if (table := self._table(old)) is not None:
            self._remove(cursor, table.lastPosition() + 1)
            self._empty(cursor)
            kept = min(same, len(part.lines)) // part.columns
            table.resize(max(1, kept), part.columns)  # a table without rows is none
            table.resize(max(1, len(part.block.rows)), part.columns)
            self.changed_from = table.cellAt(min(kept, table.rows() - 1), 0).firstPosition()
            self._fill(table, part, kept, old.positions)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            return part
        number = min(same, len(old.lines) - 1, len(part.lines) - 1)
        part.positions = old.positions[: number + 1]
        kept, rest = _kept(old.lines[number].fragments, part.lines[number].fragments)
        self._remove(cursor, part.positions[number] + kept)
        gap = self._gap(part)
        form = self._paragraph(part, number, gap)
        if form != cursor.blockFormat():
            cursor.setBlockFormat(form)
            self.changed_from = part.positions[number]
        self._insert(cursor, part, rest)
        self._write_lines(cursor, part, number + 1, gap)
        return part

    def _write_part(self, cursor: QTextCursor, part: PagePart) -> None:
        gap = self._gap(part)
        before = self._table(self.parts[-1]) if self.parts else None
        if before is not None:
            head = HEAD * self.formats.unit if self._has_head(part) else 0.0
            _set_bottom(before, gap + head)
        elif not self.parts:
            self._set_top(part)
        if part.block.kind is BlockKind.TABLE:
            above = 0.0 if before is not None else gap
            form = self.formats.table(part.block, above, right=part.mirrored)
            table = cursor.insertTable(max(1, len(part.block.rows)), part.columns, form)
            self._fill(table, part, 0, [])
            cursor.movePosition(QTextCursor.MoveOperation.End)
            self._empty(cursor)
        elif (frame := self.formats.frame(part.block, gap)) is not None:
            cursor.insertFrame(frame)
            self._write_lines(cursor, part, 0, 0.0)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            self._empty(cursor)
        else:
            self._write_lines(cursor, part, 0, gap)
        self.parts.append(part)

    def _write_lines(self, cursor: QTextCursor, part: PagePart, first: int, gap: float) -> None:
        for number in range(first, len(part.lines)):
            form = self._paragraph(part, number, gap)
            if not number and self._is_fresh(part):
                cursor.setBlockFormat(form)
                cursor.setBlockCharFormat(self.formats.characters(_PLAIN))
            else:
                cursor.insertBlock(form, self.formats.characters(_PLAIN))
            part.positions.append(cursor.position())
            self._insert(cursor, part, part.lines[number].fragments)

    def _is_fresh(self, part: PagePart) -> bool:
        """Whether there is a block for it: that of a document, or one in or behind a frame."""
        framed = self.formats.frame(part.block, 0.0) is not None
        before = self.parts[-1] if self.parts else None
        behind = before is not None and self.formats.frame(before.block, 0.0) is not None
        return before is None or framed or behind or self._table(before) is not None

    def _paragraph(self, part: PagePart, number: int, gap: float) -> QTextBlockFormat:
        """The format of a line of a part that is no table."""
        if number:
            gap = 0.0
        elif self._has_head(part):
            gap += HEAD * self.formats.unit
        form = self.formats.paragraph(part.block, part.lines[number], gap)
        if number == len(part.lines) - 1 and self._has_head(part):
            form.setBottomMargin(CODE_BOTTOM * self.formats.unit)
        return form

    def _fill(
        self, table: QTextTable, part: PagePart, first: int, positions: Sequence[int]
    ) -> None:
        """Write the rows of a table from this one on."""
        columns = part.columns
        part.positions = list(positions[: first * columns])
        for number in range(first * columns, len(part.lines)):
            row, column = part.cell(number)
            cell = table.cellAt(row, column)
            cursor = cell.firstCursorPosition()
            line = part.lines[number]
            if cell.firstPosition() != cell.lastPosition():  # of the only row, which has to stay
                cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                cursor.removeSelectedText()
            sides, column = part.block.alignments, number % columns
            side = sides[column] if column < len(sides) else ""
            cursor.setBlockFormat(self.formats.cell(line, side))
            cell.setFormat(self.formats.row(head=not row))
            part.positions.append(cursor.position())
            self._insert(cursor, part, line.fragments)
        if first * columns < len(part.lines):  # the cells of a row are not written in their order
            part.positions = [
                table.cellAt(*part.cell(number)).firstPosition()
                for number in range(len(part.lines))
            ]

    def _insert(
        self, cursor: QTextCursor, part: PagePart, fragments: Sequence[tuple[str, Look]]
    ) -> None:
        quoted = any(each.kind is ContainerKind.QUOTE for each in part.block.containers)
        for text, look in fragments:
            if Style.EMPHASIS in look.style and turns_in(text):  # such letters are never slanted
                look = look._replace(style=look.style & ~Style.EMPHASIS | Style.STRONG)
            cursor.insertText(text, self.formats.characters(look, quoted=quoted))

    def _gap(self, part: PagePart) -> float:
        if self.raw or not self.parts:
            return 0.0
        return self.formats.gap(self.parts[-1].block, part.block)

    def _has_head(self, part: PagePart) -> bool:
        return part.block.kind is BlockKind.CODE and not self.formats.is_paper

    def _set_top(self, part: PagePart) -> None:
        """Leave room above the first line, which Qt does not, and for lines below the last one."""
        if self.formats.is_paper:
            return
        root = self.document.rootFrame()
        form = root.frameFormat()
        form.setTopMargin(HEAD * self.formats.unit if self._has_head(part) else 0.0)
        form.setBottomMargin(UNDERLINE_PIXELS)
        if form != root.frameFormat():
            root.setFrameFormat(form)

    def _lefts(self, part: PagePart) -> list[float]:
        """Where the columns of a table begin."""
        place, find = self.document.documentLayout().blockBoundingRect, self.document.findBlock
        head = part.positions[: part.columns] if part.block.kind is BlockKind.TABLE else ()
        return [place(find(position)).left() for position in head]

    def _table(self, part: PagePart) -> QTextTable | None:
        if part.block.kind is not BlockKind.TABLE or not part.positions:
            return None
        return QTextCursor(self.document.findBlock(part.positions[0])).currentTable()

    # --- places ------------------------------------------------------------------------------

    def line_at(self, position: int) -> tuple[PagePart, int] | None:
        """The part, and the number of the line in it, that a position of the document is in."""
        if not self.parts:
            return None
        part = self.parts[self.number_at(position)]
        return part, part.number_at(position)

    def number_at(self, position: int) -> int:
        """The number of the part that a position of the document is in."""
        if self.parts and self.parts[-1].begin <= position:  # mostly: there it grows
            return len(self.parts) - 1
        return max(0, bisect_right(self.parts, position, key=lambda part: part.begin) - 1)

    def offset_of(self, position: int) -> int:
        """The offset in the source of a position."""
        found = self.line_at(position)
        if found is None:
            return 0
        part, number = found
        return part.lines[number].offset_of(position - part.positions[number])

    def position_of(self, offset: int) -> int:
        """The position of an offset in the source, or behind what stands before it."""
        parts = self.parts
        number = bisect_right(parts, offset, key=lambda part: part.lines[0].start) - 1
        if number < 0:
            return 0
        part = parts[number]
        line = max(0, bisect_right(part.lines, offset, key=lambda line: line.start) - 1)
        return part.positions[line] + part.lines[line].place_of(offset)

    def top_of(self, part: PagePart) -> float:
        """Where the first line of a part is."""
        block = self.document.findBlock(part.positions[0])
        return self.document.documentLayout().blockBoundingRect(block).top()

    def area_of(self, part: PagePart) -> QRectF:
        """Where the lines of a part are."""
        last = self.document.findBlock(part.positions[-1])
        layout, top = last.layout(), self.top_of(part)
        bottom = self.document.documentLayout().blockBoundingRect(last).top()
        if layout.lineCount():
            line = layout.lineAt(layout.lineCount() - 1)
            bottom += line.y() + line.ascent() + line.descent()
        return QRectF(0.0, top, self.document.textWidth(), max(1.0, bottom - top))

    def panel_of(self, part: PagePart) -> QRectF:
        """Behind a block of code, with its head."""
        unit, area = self.formats.unit, self.area_of(part)
        left = self.formats.starts(part.block)[-1]
        return area.adjusted(left, -HEAD * unit, 0.0, CODE_BOTTOM * unit)

    def blocks_between(
        self, top: float, bottom: float
    ) -> Iterator[tuple[QTextBlock, float, float]]:
        """Blocks of the document that may touch a stretch of it, each with its place."""
        document = self.document
        place = document.documentLayout().blockBoundingRect
        block = document.lastBlock()
        if place(block).top() > top:  # mostly it is not: there it grows
            numbers, find = range(document.blockCount()), document.findBlockByNumber
            behind = bisect_right(numbers, top, key=lambda number: place(find(number)).top())
            block = find(max(0, behind - 1))
        begins = min(top, place(block).top())
        while (before := block.previous()).isValid() and place(before).bottom() > begins:
            block = before  # cells of one row
        while block.isValid():
            area = place(block)
            if area.top() > bottom:
                return
            yield block, area.left(), area.top()
            block = block.next()


_PLAIN = Look()


def _kept(
    old: Sequence[tuple[str, Look]], new: Sequence[tuple[str, Look]]
) -> tuple[int, list[tuple[str, Look]]]:
    """How much of a line is there already, and what is to be written behind it.

    The last word is written again: it may be joined with what follows.
    """
    kept = 0
    for number, (before, now) in enumerate(zip(old, new, strict=False)):
        if before != now:
            if before[1] == now[1] and now[0].startswith(before[0]):
                same = before[0].rfind(" ") + 1
                return kept + utf16_length(before[0][:same]), [
                    (now[0][same:], now[1]),
                    *new[number + 1 :],
                ]
            return kept, list(new[number:])
        kept += utf16_length(now[0])
    return kept, list(new[len(old) :])


def _goes_on(old: PagePart, part: PagePart) -> bool:
    """Whether a part may be written in the place of an old one, from its first other line on."""
    return old.mirrored is part.mirrored and all(
        getattr(old.block, name) == getattr(part.block, name)
        for name in ("kind", "level", "tight", "containers", "alignments")
    )


def _set_bottom(table: QTextTable, gap: float) -> None:
    form = table.format()
    if form.bottomMargin() != gap:
        form.setBottomMargin(gap)
        table.setFormat(form)
