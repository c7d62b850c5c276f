"""Rendering of Markdown blocks into a text document, with a mapping back to the source.

As a text grows, only what has changed is rewritten: of a block that grows, its last line or row.
Each line is a block of the document; tables are tables. On the screen, token colours are not part
of the document, so that they can change without rewriting it.
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
from foretoken.system.shown_text import utf16_length
from foretoken.ui.reading.formats import CODE_BOTTOM, HEAD, UNDERLINE_PIXELS, Formats
from foretoken.ui.reading.lines import Look, TextLine, contains_rtl


@dataclass(slots=True)
class PagePart:
    """A Markdown block and its lines in the document."""

    block: Block
    lines: list[TextLine]
    positions: list[int] = field(default_factory=list)
    """Start position of each line."""
    mirrored: bool = False
    """Whether a table's first column is on the right; cells are reordered, as Qt cannot do that."""

    def __post_init__(self) -> None:
        if self.block.kind is BlockKind.TABLE:
            written = (line.starts_rtl for line in self.lines if line.fragments)
            self.mirrored = next(written, False)

    def cell(self, number: int) -> tuple[int, int]:
        """Return row and column in the document of a cell; its own inverse within a row."""
        row, column = divmod(number, self.columns)
        return row, self.columns - 1 - column if self.mirrored else column

    @property
    def begin(self) -> int:
        """Start position of the part."""
        return min(self.positions[: self.columns]) if self.mirrored else self.positions[0]

    def number_at(self, position: int) -> int:
        """Return the index of the line that contains a position."""
        if not self.mirrored:
            return max(0, bisect_right(self.positions, position) - 1)
        row, column = self.cell(max(0, bisect_right(sorted(self.positions), position) - 1))
        return row * self.columns + column

    @property
    def columns(self) -> int:
        """Number of columns of a table; 1 for other blocks."""
        return max(1, len(self.block.rows[0])) if self.block.rows else 1

    def lines_in(self, block: Block, same: int) -> Sequence[TextLine]:
        """Return the lines reusable for ``block``; ``same``: code length with unchanged colours."""
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
        """Return whether the other part would look the same in its place."""
        return _can_update(self, other) and self.lines == other.lines


class Page:
    """A document written from parts in order."""

    def __init__(self, document: QTextDocument, formats: Formats) -> None:
        self.document = document
        self.formats = formats
        self.parts: list[PagePart] = []
        self.raw = False
        """Whether the lines are those of the source, without gaps."""
        self.changed_from = 0
        """First position that the latest ``write`` changed."""

    def write(self, first: int, parts: Sequence[PagePart]) -> None:
        """Replace the parts from ``first`` on."""
        cursor = QTextCursor(self.document)
        cursor.beginEditBlock()
        self.changed_from = self.document.characterCount()
        old = self.parts[first:]
        del self.parts[first:]
        rest = list(parts)
        if old and rest and _can_update(old[0], rest[0]):
            self.parts.append(self._update_part(cursor, old[0], rest.pop(0)))
        elif old:
            self._remove_from(cursor, first)
        else:
            cursor.movePosition(QTextCursor.MoveOperation.End)
            self.changed_from = cursor.position()
        for part in rest:
            self._write_part(cursor, part)
        if self.parts and isinstance(table := self._table(self.parts[-1]), QTextTable):
            _set_bottom(table, 0.0)
        cursor.endEditBlock()

    def clear(self) -> None:
        self.document.clear()
        self.parts = []

    # --- writing -----------------------------------------------------------------------------

    def _remove_from(self, cursor: QTextCursor, number: int) -> None:
        """Remove the part with this number and everything after it."""
        before = self.parts[number - 1] if number else None
        if before is None:
            self._remove(cursor, 0)
            self._reset_formats(cursor)
        elif (table := self._table(before)) is not None:
            self._remove(cursor, table.lastPosition() + 1)
            self._reset_formats(cursor)
        else:
            self._remove_after(cursor, before, len(before.lines) - 1)

    def _remove(self, cursor: QTextCursor, position: int) -> None:
        cursor.setPosition(position)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self.changed_from = min(self.changed_from, position)

    def _remove_after(self, cursor: QTextCursor, part: PagePart, number: int) -> None:
        """Remove everything after a line; the line keeps its format."""
        line = self.document.findBlock(part.positions[number])
        form, characters = line.blockFormat(), line.charFormat()
        self._remove(cursor, line.position() + line.length() - 1)
        cursor.setBlockFormat(form)
        cursor.setBlockCharFormat(characters)

    def _reset_formats(self, cursor: QTextCursor) -> None:
        cursor.setBlockFormat(QTextBlockFormat())
        cursor.setBlockCharFormat(QTextCharFormat())

    def _update_part(self, cursor: QTextCursor, old: PagePart, part: PagePart) -> PagePart:
        """Rewrite a part in place, from the first changed line on."""
        pairs = zip(old.lines, part.lines, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0].fragments == pair[1].fragments, pairs))
        if (table := self._table(old)) is not None:
            self._remove(cursor, table.lastPosition() + 1)
            self._reset_formats(cursor)
            kept = min(same, len(part.lines)) // part.columns
            table.resize(max(1, kept), part.columns)  # a table without rows is deleted
            table.resize(max(1, len(part.block.rows)), part.columns)
            self.changed_from = table.firstPosition()  # its columns may get another width
            self._fill(table, part, kept, old.positions)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            return part
        number = min(same, len(old.lines) - 1, len(part.lines) - 1)
        part.positions = old.positions[: number + 1]
        kept, rest = _unchanged(old.lines[number].fragments, part.lines[number].fragments)
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
            self._reset_formats(cursor)
        elif (frame := self.formats.frame(part.block, gap)) is not None:
            cursor.insertFrame(frame)
            self._write_lines(cursor, part, 0, 0.0)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            self._reset_formats(cursor)
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
        """Return whether it can use an empty block: of a new document, or in or after a frame."""
        framed = self.formats.frame(part.block, 0.0) is not None
        before = self.parts[-1] if self.parts else None
        behind = before is not None and self.formats.frame(before.block, 0.0) is not None
        return before is None or framed or behind or self._table(before) is not None

    def _paragraph(self, part: PagePart, number: int, gap: float) -> QTextBlockFormat:
        """Return the format of a line outside tables."""
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
        """Write the rows of a table from ``first`` on."""
        columns = part.columns
        part.positions = list(positions[: first * columns])
        for number in range(first * columns, len(part.lines)):
            row, column = part.cell(number)
            cell = table.cellAt(row, column)
            cursor = cell.firstCursorPosition()
            line = part.lines[number]
            if cell.firstPosition() != cell.lastPosition():  # the only row cannot be removed
                cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                cursor.removeSelectedText()
            sides, column = part.block.alignments, number % columns
            side = sides[column] if column < len(sides) else ""
            cursor.setBlockFormat(self.formats.cell(line, side))
            cell.setFormat(self.formats.row(head=not row))
            part.positions.append(cursor.position())
            self._insert(cursor, part, line.fragments)
        if first * columns < len(part.lines):  # mirrored cells are written out of order
            part.positions = [
                table.cellAt(*part.cell(number)).firstPosition()
                for number in range(len(part.lines))
            ]

    def _insert(
        self, cursor: QTextCursor, part: PagePart, fragments: Sequence[tuple[str, Look]]
    ) -> None:
        quoted = any(each.kind is ContainerKind.QUOTE for each in part.block.containers)
        for text, look in fragments:
            if Style.EMPHASIS in look.style and contains_rtl(text):  # these scripts have no italics
                look = look._replace(style=look.style & ~Style.EMPHASIS | Style.STRONG)
            cursor.insertText(text, self.formats.characters(look, quoted=quoted))

    def _gap(self, part: PagePart) -> float:
        if self.raw or not self.parts:
            return 0.0
        return self.formats.gap(self.parts[-1].block, part.block)

    def _has_head(self, part: PagePart) -> bool:
        return part.block.kind is BlockKind.CODE and not self.formats.is_paper

    def _set_top(self, part: PagePart) -> None:
        """Set margins that Qt lacks: above the first line, and for underlines below the last."""
        if self.formats.is_paper:
            return
        root = self.document.rootFrame()
        form = root.frameFormat()
        form.setTopMargin(HEAD * self.formats.unit if self._has_head(part) else 0.0)
        form.setBottomMargin(UNDERLINE_PIXELS)
        if form != root.frameFormat():
            root.setFrameFormat(form)

    def _table(self, part: PagePart) -> QTextTable | None:
        if part.block.kind is not BlockKind.TABLE or not part.positions:
            return None
        return QTextCursor(self.document.findBlock(part.positions[0])).currentTable()

    # --- positions ---------------------------------------------------------------------------

    def line_at(self, position: int) -> tuple[PagePart, int] | None:
        """Return the part that contains a document position, and the number of the line in it."""
        if not self.parts:
            return None
        part = self.parts[self.number_at(position)]
        return part, part.number_at(position)

    def number_at(self, position: int) -> int:
        """Return the number of the part that contains a document position."""
        if self.parts and self.parts[-1].begin <= position:  # the usual case, as text grows there
            return len(self.parts) - 1
        return max(0, bisect_right(self.parts, position, key=lambda part: part.begin) - 1)

    def offset_of(self, position: int) -> int:
        """Return the source offset of a document position."""
        found = self.line_at(position)
        if found is None:
            return 0
        part, number = found
        return part.lines[number].offset_of(position - part.positions[number])

    def position_of(self, offset: int) -> int:
        """Return the document position of a source offset, or the end of the text before it."""
        parts = self.parts
        number = bisect_right(parts, offset, key=lambda part: part.lines[0].start) - 1
        if number < 0:
            return 0
        part = parts[number]
        line = max(0, bisect_right(part.lines, offset, key=lambda line: line.start) - 1)
        return part.positions[line] + part.lines[line].place_of(offset)

    def top_of(self, part: PagePart) -> float:
        """Return the top of the first line of a part."""
        block = self.document.findBlock(part.positions[0])
        return self.document.documentLayout().blockBoundingRect(block).top()

    def area_of(self, part: PagePart) -> QRectF:
        """Return the area of the lines of a part."""
        last = self.document.findBlock(part.positions[-1])
        layout, top = last.layout(), self.top_of(part)
        bottom = self.document.documentLayout().blockBoundingRect(last).top()
        if layout.lineCount():
            line = layout.lineAt(layout.lineCount() - 1)
            bottom += line.y() + line.ascent() + line.descent()
        return QRectF(0.0, top, self.document.textWidth(), max(1.0, bottom - top))

    def panel_of(self, part: PagePart) -> QRectF:
        """Return the area of a code block's panel, including its header."""
        unit, area = self.formats.unit, self.area_of(part)
        left = self.formats.starts(part.block)[-1]
        return area.adjusted(left, -HEAD * unit, 0.0, CODE_BOTTOM * unit)

    def blocks_between(
        self, top: float, bottom: float
    ) -> Iterator[tuple[QTextBlock, float, float]]:
        """Yield blocks that may intersect a vertical range, with their left and top edges."""
        document = self.document
        place = document.documentLayout().blockBoundingRect
        block = document.lastBlock()
        if place(block).top() > top:  # usually not, as text grows there
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


def _unchanged(
    old: Sequence[tuple[str, Look]], new: Sequence[tuple[str, Look]]
) -> tuple[int, list[tuple[str, Look]]]:
    """Return the length of a line's unchanged beginning, and the fragments to write after it.

    The last word is rewritten, as it may be joined with what follows.
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


def _can_update(old: PagePart, part: PagePart) -> bool:
    """Return whether a part can be updated in place from its first changed line on."""
    return old.mirrored is part.mirrored and all(
        getattr(old.block, name) == getattr(part.block, name)
        for name in ("kind", "level", "tight", "containers", "alignments")
    )


def _set_bottom(table: QTextTable, gap: float) -> None:
    form = table.format()
    if form.bottomMargin() != gap:
        form.setBottomMargin(gap)
        table.setFormat(form)
