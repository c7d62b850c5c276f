"""The layout of a document that is read: parts below each other, in one column.

It is a ``QAbstractTextDocumentLayout``, so one document holds all that is read, and the cursor,
selections, screen readers and searching go through paragraphs, code and tables alike. Only what
has changed is laid out again; what is below that moves. Of much that is to be laid out only what is
seen is done at once: who owns the page calls ``go_on`` until it ``is_done``. The rest has heights
that are guessed, and is not painted.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, zip_longest
from math import ceil, inf
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QBrush,
    QColor,
    QPainter,
    QPalette,
    QRegion,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextLayout,
    QTextLine,
)

from foretoken.chat.markdown.blocks import BlockKind
from foretoken.ui.parts.long_text import slow_in
from foretoken.ui.reading.called_by_qt import told_not_raised
from foretoken.ui.reading.line_spans import spans_in
from foretoken.ui.reading.placed_parts import (
    Changed,
    PlacedPart,
    Sheet,
    cost_of,
    placed,
)
from foretoken.ui.reading.shown_lines import CODE, OBJECT, ShownLine, ShownPart, joined
from foretoken.ui.reading.thaana import has_thaana
from foretoken.ui.reading.typesetting import Typesetting

_BOTTOM = 3
"""For underlines in the last line."""
_SEEN_S = 0.01
"""For what is seen; prose takes half of it. The rest stays as it was meanwhile."""
_SAME_TURN_S = 0.05
"""What is laid out so soon after something else shares its time: others have to have their turn."""
_LATE_S = 0.06
"""By so much later it has time of its own in any case."""
_ALL_S = 0.02
"""For little that is laid out at once; a font may have to be loaded for it."""
_BEHIND_MS = 15
"""Until what there was no time for is painted, with all else that is in view."""
_PAINTED_AT_ONCE = 12_000
"""UTF-16 units in view, which prose never has; of more, some are painted before others."""
_COST_OF_A_SLOW_SIGN = 10
_COST_OF_A_FORMULA = 160
_PAINTING_S = 0.006
"""Of the processor, for these; the rest follows in later turns of the event loop."""
_CURSOR_PIXELS = 1
_log = logging.getLogger(__name__)
_MARGIN = 40.0
"""What is painted of a line can be so much higher than its place."""
_AT_ONCE = 12_000
"""Characters that are laid out without turns between; a block costs some more."""
_ANEW_AT_ONCE = 6_000
"""The same in another width: what is not seen can follow."""
_MOVED_AT_ONCE = 150
"""Blocks; what is looked at moves by itself, and the rest in later turns."""
_LOOKED_AT_AT_ONCE = 1_000
"""Parts that may have to be moved."""
_STACKING_S = 0.1
_MOST_SHAPED = 300
"""Blocks of which glyphs are kept."""
_COLOURLESS = ("", CODE)
"""Roles."""
_NOWHERE = QRectF(-1e6, -1e6, 1.0, 1.0)


class Colours(Protocol):
    """What is drawn for the tokens of a text."""

    def forget(self, first_line: int, same: int = 0, behind: Behind | None = None) -> None:
        """The lines from there on are other ones, or stand elsewhere.

        ``same``: so many rows of the first of them are as they were. Those ``behind`` them stay.
        """

    def forget_lines(self, lines: Iterable[int]) -> None:
        """These lines are laid out in another way."""

    def regain(self, share: float) -> None:
        """Something is about to be painted; a share of its time has come again meanwhile."""

    def look_at(self, clip: QRectF) -> None:
        """What is painted next is what can be seen in here."""

    @property
    def is_behind(self) -> bool:
        """Whether some of that has to be painted again, with all of its colours."""

    def paint_below(self, painter: QPainter) -> None:
        """Draw what is behind the text."""

    def inks(self) -> dict[str, QRegion]:
        """Where text has another colour."""

    def paint_above(self, painter: QPainter) -> None:
        """Draw what is over the text, and below its letters."""


class Behind(NamedTuple):
    """Lines that stay behind others that are put in the place of some."""

    first: int
    """The number that the first of them had."""
    moved: int
    """By how much the numbers of all of them are other ones now."""


class Held(NamedTuple):
    """A height of a page that is found again when other heights have changed."""

    line: int = 0
    share: float = 0.0
    """Of its height that is above."""
    pixels: float = 0.0
    """From there, where the height is in no line."""


class Page(QAbstractTextDocumentLayout):
    """Owns what stands in a document."""

    def __init__(self, document: QTextDocument, typesetting: Typesetting) -> None:
        super().__init__(document)
        self._document = document
        self.typesetting = typesetting
        self.parts: list[PlacedPart] = []
        self.boxes: list[PlacedPart] = []
        """Those of them that are not plain."""
        self.lines: list[ShownLine] = []
        """One for each block of the document; none while it is empty."""
        self.colours: Colours | None = None
        self.seen: tuple[float, float] | None = None
        """From where to where the document can be seen; whoever shows it tells."""
        self._width = 1.0
        self._height = 0.0
        self._waiting: dict[PlacedPart, None] = {}  # what is not laid out yet
        self._unsettled = False  # some parts have moved, and their blocks have not
        self._worn = True  # all characters have the formats of the typesetting
        self._wears = False  # they are being given these
        self._lowest: int | None = None  # the first part that was laid out since the last stacking
        self._lowest_from = inf  # from where on that is another one, from its top
        self._fresh: dict[PlacedPart, None] = {}  # in which something was laid out since then
        self._next_stacking = 0.0
        self._dirty: int | None = None  # number of the first part that was written anew
        self._first_dirty = -1  # the number of its first such line, if it is framed as before
        self._kept = 0  # units of that line that are as they were
        self._behind: Behind | None = None  # what was written; None: up to the end
        self.region: QRegion | None = None
        """Where text is being painted; None: everywhere."""
        self._shaped: dict[tuple[PlacedPart, int], QTextBlock] = {}  # painted of late, or soon
        self._seen_until = self._seen_last = -inf  # when there was time for what is seen, and used
        self.changed_from = 0.0
        """The height from where on something is other than before; who paints resets it."""

    def document(self) -> QTextDocument:
        """What it is the layout of.

        After a call of Qt's own, PySide never lets go of a layout that is written in Python.
        """
        return self._document

    # --- writing -----------------------------------------------------------------------------

    def replace(self, first: int, parts: Sequence[ShownPart], stop: int | None = None) -> None:
        """Put these parts in the place of those from ``first`` to ``stop``, or to the end.

        Parts behind them stay as they are laid out, wherever they stand then; for that there has
        to be something before them both before and after.
        """
        self._replace(first, parts, len(self.parts) if stop is None else stop)
        if self._dirty is not None:  # nothing was written
            self._lay_out()

    def _replace(self, first: int, parts: Sequence[ShownPart], stop: int) -> None:
        start, end = self._first_line(first), self._first_line(stop)
        lines = [line for part in parts for line in part.lines]
        same = 0
        for old, new in zip_longest(self.lines[start:end], lines):
            if old is None or new is None or not _looks_alike(old, new):
                break
            self.lines[start + same] = new
            same += 1
        if end < len(self.lines) and end - start != len(lines):
            # So that no break is written or taken away next to a line that stays.
            same = min(same, end - start - 1, len(lines) - 1)
        self._place(first, start, parts, stop, start + same)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        self._write(cursor, start + same, end, lines[same:])
        self._take_blocks(first, first + len(parts))
        cursor.endEditBlock()

    def _first_line(self, number: int) -> int:
        """The number of the first line of a part, or of the line behind all of them."""
        return self.parts[number].first if number < len(self.parts) else len(self.lines)

    def _place(
        self, first: int, start: int, parts: Sequence[ShownPart], stop: int, dirty: int
    ) -> None:
        """Set up the parts; lines from ``dirty`` on are to be written."""
        end = self._first_line(stop)
        kept, behind = self.parts[first:stop], self.parts[stop:]
        del self.parts[first:]
        boxes = bisect_left(self.boxes, end, key=lambda part: part.first)
        boxes_behind = self.boxes[boxes:]
        del self.boxes[bisect_left(self.boxes, start, key=lambda part: part.first) :]
        number = start
        self._dirty, self._first_dirty, self._kept = None, -1, 0
        for place, part in enumerate(parts):
            new = placed(part)
            old = kept[place] if place < len(kept) else None
            framed_alike = False
            if old is not None and old.part.kind is part.kind and old.first == number:
                framed_alike = _frame(old.part) == _frame(part)
                old.part = part
                new = old
            new.first = number
            new.stand_below(self.parts[-1] if self.parts else None, self._width)
            self.parts.append(new)
            if not new.is_plain:
                self.boxes.append(new)
            if new is not old or not framed_alike:
                new.dirty = 0
            elif number + len(part.lines) > dirty or len(part.lines) != len(new.blocks):
                new.dirty = max(0, dirty - number)
            if self._dirty is None and (new.dirty is not None or place + 1 == len(parts)):
                self._dirty = first + place
                if framed_alike and new.dirty is not None:
                    self._first_dirty = number + new.dirty
            number += len(part.lines)
        if self._dirty is None:
            self._dirty = len(self.parts)
        for gone in set(kept).difference(self.parts[first:]):
            self._waiting.pop(gone, None)
            self._fresh.pop(gone, None)
        self._behind = Behind(end, number - end) if behind else None
        if behind:
            behind[0].stand_below(self.parts[-1], self._width)
        if number != end:
            for later in behind:
                later.first += number - end
        self.parts += behind
        self.boxes += boxes_behind

    def _write(self, cursor: QTextCursor, at: int, end: int, lines: Sequence[ShownLine]) -> None:
        """Put lines in the place of those from ``at`` on; the first may begin as the old one.

        Those from ``end`` on stay.
        """
        if at == end < len(self.lines):
            return
        document = self.document()
        kept = 0
        if at < len(self.lines):
            kept = _common_units(self.lines[at], lines[0]) if lines else 0
            if at == self._first_dirty and lines and _stays(self.lines[at], lines[0]):
                self._kept = kept
            block = document.findBlockByNumber(at)
            place = block.position() + kept
            if not lines and at > 0:
                place -= 1  # with the break before it
            cursor.setPosition(place)
            last = document.findBlockByNumber(end - 1)
            cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        else:
            cursor.movePosition(QTextCursor.MoveOperation.End)
        for number, line in enumerate(lines):
            if at + number > 0 and (number > 0 or at >= len(self.lines)):
                cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
            self._insert(cursor, line, kept if number == 0 else 0)
        self.lines[at:end] = lines

    def _insert(self, cursor: QTextCursor, line: ShownLine, kept: int) -> None:
        units = None if line.text.isascii() else line.text.encode("utf-16-le", "surrogatepass")
        start = 0
        for stop, text_format in self.typesetting.formats_in(line):
            if stop > kept:
                begin = max(start, kept)
                if units is None:
                    text = line.text[begin:stop]
                else:
                    text = units[2 * begin : 2 * stop].decode("utf-16-le", "surrogatepass")
                cursor.insertText(text, text_format)
            start = stop

    def _take_blocks(self, first: int, stop: int) -> None:
        """Note the blocks of some parts."""
        if first >= len(self.parts):
            return
        block = self.document().findBlockByNumber(self.parts[first].first)
        for part in self.parts[first:stop]:
            part.blocks = []
            for _ in part.lines:
                part.blocks.append(block)
                block = block.next()

    def cut(self, place: int) -> None:
        """Break the last line in two at one of its places; the second part goes on with it."""
        part = self.parts[-1]
        first, second = self.lines[-1].cut(place)
        block = self.document().lastBlock()
        cursor = QTextCursor(self.document())
        cursor.setPosition(block.position() + place)
        self.lines[-1:] = [first, second]
        part.part = part.part._replace(lines=(*part.part.lines[:-1], first, second))
        self._dirty, part.dirty = len(self.parts) - 1, len(part.part.lines) - 2
        cursor.beginEditBlock()
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
        self._take_blocks(len(self.parts) - 1, len(self.parts))
        cursor.endEditBlock()

    def join(self, number: int) -> None:
        """Make the lines of a part whole that were cut."""
        part = self.parts[number]
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for at in reversed(range(1, len(part.lines))):
            if not part.lines[at].goes_on:
                continue
            line = part.first + at
            cursor.setPosition(self.document().findBlockByNumber(line).position())
            cursor.deletePreviousChar()
            self.lines[line - 1 : line + 1] = [joined(self.lines[line - 1], self.lines[line])]
            for later in self.parts[number + 1 :]:
                later.first -= 1
            lines = list(part.part.lines)
            lines[at - 1 : at + 1] = [self.lines[line - 1]]
            part.part = part.part._replace(lines=tuple(lines))
        self._dirty, part.dirty = number, 0
        self._take_blocks(number, number + 1)
        if self.colours is not None:
            self.colours.forget(part.first)
        cursor.endEditBlock()

    # --- laying out --------------------------------------------------------------------------

    def set_anew(self, typesetting: Typesetting) -> None:
        """Have everything in another size or theme."""
        self.typesetting = typesetting
        self._worn = False
        self._lay_out_anew()

    @told_not_raised
    def documentChanged(self, at: int, removed: int, added: int) -> None:
        """Lay out what is other than before; a whole document when its width is another one."""
        if self._wears:
            return
        width = max(1.0, self.document().pageSize().width())
        if self._dirty is not None:
            self._lay_out()
        if width != self._width:
            self._width = width
            self._lay_out_anew()

    def _sheet(self, part: PlacedPart, *, keeps: bool = False, in_turns: bool = True) -> Sheet:
        return Sheet(part.blocks, self._width, self.typesetting, keeps, in_turns)

    def _lay_out(self) -> None:
        """Lay out what was written, at once if it is not too much."""
        assert self._dirty is not None
        number, self._dirty = self._dirty, None
        kept, self._kept = self._kept, 0
        after, self._behind = self._behind, None
        behind = self._lowest
        parts = self.parts[number:]
        stood = _place_of(parts[0]) if parts else ()
        dirty = parts[0].dirty if parts else None
        written = [part for part in parts if part.dirty is not None]
        for part in written:
            part.begin(self._sheet(part), part.dirty or 0, worn=self._worn)
            part.dirty = None
            self._waiting[part] = None
        with self._wearing():
            if sum(part.cost for part in written) <= _AT_ONCE:
                until = time.perf_counter() + _ALL_S
                for part in written:
                    self._lay_out_part(part, until=until)
                    if time.perf_counter() > until:
                        break
            else:
                if dirty is not None:  # the first line may be one that was there before
                    self._lay_out_part(parts[0], dirty, dirty + 1)
                if self.seen is not None:
                    self._lay_out_seen(*self.seen)
        first = number if behind is None else min(number, behind)
        self._unsettled = self._unsettled or first < number
        y, line, same = self._stack(number), 0, 0
        if first < len(self.parts):
            line = self.parts[first].first
        if parts and first == number:
            changed = Changed() if dirty is None else parts[0].changed(kept, dirty)
            if stood == _place_of(parts[0]) and changed.y > 0:
                line, same = line + changed.block, changed.row
                y = parts[0].top + changed.y
        self._settle(parts)
        self._forget_from(line, same, after)
        self._tell(y)

    def _lay_out_anew(self) -> None:
        """Lay out everything: at once what is seen, or all of little; the rest stays as it is."""
        self._waiting = dict.fromkeys(self.parts)
        with self._wearing():
            if self._is_little:
                until = time.perf_counter() + _SEEN_S  # of many texts in view each takes its time
                for part in self.parts:
                    self._lay_out_part(part)
                    if time.perf_counter() > until:
                        break
            elif self.seen is not None:
                top, bottom = self.seen
                held = self.held(top)
                self._lay_out_between(top, top, keeps=True)
                self.seen = moved = self.height_of(held), self.height_of(held) + bottom - top
                self._lay_out_seen(*moved)
        self._stack(0)
        self._settle(self.parts)
        self._forget_from(0)
        self._tell(0.0)

    @property
    def _is_little(self) -> bool:
        """Whether all of it can be laid out at once."""
        cost = 0
        for line in self.lines:
            cost += cost_of(line)
            if cost > _ANEW_AT_ONCE:
                return False
        return True

    @property
    def is_done(self) -> bool:
        """Whether all of it is laid out."""
        return not self._waiting and not self._unsettled and self._lowest is None

    def go_on(self, until: float) -> None:
        """Lay out what is seen, and then more until a time (of ``time.perf_counter``).

        What is below moves only from time to time: it takes as long however little has changed.
        """
        with self._wearing():
            if self.seen is not None:
                top, bottom = self.seen
                height = bottom - top
                self._lay_out_seen(top, bottom, until)
                self._lay_out_between(top - height, bottom + height, until)
                if self._lowest is not None and self._lowest <= self.number_at(bottom + height):
                    self._next_stacking = 0.0
            while self._waiting and time.perf_counter() < until:
                part = next(iter(self._waiting))
                self._lay_out_part(part, until=until)
                if part in self._waiting:  # it waits, or there was no time for all of it
                    break
        if not self._waiting or time.perf_counter() > self._next_stacking:
            self._tell_lowest()
            self._next_stacking = time.perf_counter() + _STACKING_S
        if not self._waiting:
            self._unsettled = False
            for part in self.parts:
                part.settle()
                if time.perf_counter() > until:
                    self._unsettled = True
                    break

    def lay_out_between(self, top: float, bottom: float) -> None:
        """Lay out what is in this stretch; what is below it may move."""
        with self._wearing():
            self._lay_out_seen(top, bottom)
        self._tell_lowest()

    def lay_out_lines(self, first: int, last: int) -> None:
        """Lay out these lines of the document; what is below them may move."""
        with self._wearing():
            while first <= last and first < len(self.lines):
                part = self.part_of_line(first)
                stop = min(last + 1 - part.first, len(part.blocks))
                self._lay_out_part(part, first - part.first, stop, in_turns=False)
                first = part.first + len(part.blocks)
        self._tell_lowest()

    def lacks(self, top: float, bottom: float) -> bool:
        """Whether some of this stretch is not laid out, or not in its place."""
        if self._lowest is not None:
            return True
        return bool(self._waiting) and any(
            not self._has(part, number)
            for part in self.parts_between(top, bottom)
            for number in range(*part.blocks_between(top, bottom))
        )

    def lacks_lines(self, first: int, last: int) -> bool:
        """Whether some of these lines of the document are not laid out, or not in their places."""
        if self._lowest is not None:
            return True
        if not self._waiting:
            return False
        for line in range(first, min(last + 1, len(self.lines))):
            part = self.part_of_line(line)
            if not self._has(part, line - part.first):
                return True
        return False

    def _has(self, part: PlacedPart, number: int) -> bool:
        """Whether a block of a part is laid out."""
        if part not in self._waiting:
            return True
        return part.is_placed(number) and part.is_adapted(self._sheet(part))

    def _lay_out_part(
        self,
        part: PlacedPart,
        first: int = 0,
        stop: int | None = None,
        until: float = inf,
        *,
        keeps: bool = False,
        in_turns: bool = True,
    ) -> bool:
        """Return whether there was anything to do; ``_stack`` has to follow."""
        if part not in self._waiting:
            return False
        sheet = self._sheet(part, keeps=keeps, in_turns=in_turns)
        number = self._number_of(part.first)
        if not part.is_adapted(sheet):
            part.stand_below(self.parts[number - 1] if number else None, self._width)
        adapts = part.adapt(sheet)
        known = len(part.fresh)
        works = part.lay_out(sheet, first, stop, until)
        if keeps:
            for at in part.fresh[known:]:
                self._shaped[part, at] = part.blocks[at]
        if part.is_done:
            self._waiting.pop(part)
        if not works and not adapts:
            return False
        if self._lowest is None or number < self._lowest:
            self._lowest, self._lowest_from = number, part.fresh_from
        elif number == self._lowest:
            self._lowest_from = min(self._lowest_from, part.fresh_from)
        part.fresh_from = inf
        self._fresh[part] = None
        return True

    def _lay_out_seen(self, top: float, bottom: float, until: float = -inf) -> None:
        """Lay out what is seen, as far as there is time for it in one turn: till then at least."""
        now = time.perf_counter()
        if now > min(self._seen_last + _SAME_TURN_S, self._seen_until + _LATE_S):
            self._seen_until = now + _SEEN_S
        self._lay_out_between(top, bottom, max(until, self._seen_until), keeps=True)
        self._seen_last = time.perf_counter()

    def _lay_out_between(
        self, top: float, bottom: float, until: float = inf, *, keeps: bool = False
    ) -> None:
        """What is below a part that gets another height moves, and may leave the stretch."""
        moved = 0.0
        for part in self.parts[self.number_at(top) :]:
            part.top += moved
            if part.top - part.gap > bottom or time.perf_counter() > until:
                part.top -= moved
                return
            before = part.height
            while self._lay_out_part(part, *part.blocks_between(top, bottom), until, keeps=keeps):
                if time.perf_counter() > until:
                    break
            moved += part.height - before

    def _stack(self, number: int) -> float:
        """Put parts from one on below each other; return where the one above ends."""
        if self._lowest is not None:
            number, self._lowest = min(number, self._lowest), None
        above = self.parts[number - 1] if 0 < number <= len(self.parts) else None
        first = y = above.bottom if above is not None else 0.0
        for part in self.parts[number:]:
            part.top = y + part.gap
            y = part.top + part.height
        self._height = y + _BOTTOM if self.parts else float(self.typesetting.line_height())
        return first

    def _settle(self, parts: Sequence[PlacedPart]) -> None:
        """Move the blocks of parts, unless there are many."""
        moved = 0
        for number, part in enumerate(parts):
            if part.settle():
                moved += len(part.blocks)
            if moved > _MOVED_AT_ONCE or number > _LOOKED_AT_AT_ONCE:
                self._unsettled = True
                return

    def _tell(self, y: float) -> None:
        """From a height on something is other than before."""
        if not self._waiting:
            self._worn = True
        self.changed_from = min(self.changed_from, y)
        self.documentSizeChanged.emit(QSizeF(self._width, self._height))

    def _tell_lowest(self) -> None:
        number, start = self._lowest, self._lowest_from
        if number is not None:
            self._unsettled = True
            y = self._stack(number)
            self._forget_fresh()
            self._tell(self.parts[number].top + start if start > 0 else y)

    def _forget_from(self, line: int, same: int = 0, behind: Behind | None = None) -> None:
        if self.colours is not None:
            self.colours.forget(line, same, behind)
        if behind is not None:
            stop = behind.first + behind.moved
            for part in [part for part in self._fresh if part.first < stop]:
                self._fresh.pop(part)
                part.fresh.clear()
            self._forget_fresh()
        for part in self._fresh:
            part.fresh.clear()
        self._fresh.clear()

    def _forget_fresh(self) -> None:
        """Only lines that were laid out have other colours: others may have moved."""
        for part in self._fresh:
            if self.colours is not None:
                self.colours.forget_lines(part.first + number for number in part.fresh)
            part.fresh.clear()
        self._fresh.clear()

    @contextmanager
    def _wearing(self) -> Iterator[None]:
        """Formats are given to characters in here; nothing is to be laid out for it."""
        if self._worn:
            yield
            return
        cursor = QTextCursor(self.document())
        self._wears = True
        cursor.beginEditBlock()
        try:
            yield
        finally:
            cursor.endEditBlock()
            self._wears = False

    def scroll_to(self, part: PlacedPart, scroll: float) -> None:
        """Move a part sideways."""
        scroll = min(max(0.0, scroll), part.most_scroll)
        if scroll != part.scroll:
            part.scroll = scroll
            part.settle()
            if self.colours is not None:
                self.colours.forget(part.first)

    # --- places ------------------------------------------------------------------------------

    def number_at(self, y: float) -> int:
        """The number of the part at a height, or of the nearest one above it."""
        return max(0, bisect_right(self.parts, y, key=lambda part: part.top) - 1)

    def part_at(self, y: float) -> PlacedPart | None:
        """The part at a height, or the nearest one; None without text."""
        if not self.parts:
            return None
        number = self.number_at(y)
        part = self.parts[number]
        if y > part.bottom and number + 1 < len(self.parts):
            below = self.parts[number + 1]
            part = below if below.top - y < y - part.bottom else part
        part.settle()
        return part

    def part_of_line(self, line: int) -> PlacedPart:
        """The part that a line belongs to, counted in the document."""
        part = self.parts[self._number_of(line)]
        part.settle()
        return part

    def _number_of(self, line: int) -> int:
        return max(0, bisect_right(self.parts, line, key=lambda part: part.first) - 1)

    def parts_between(self, top: float, bottom: float) -> Iterator[PlacedPart]:
        """Parts that touch this stretch."""
        for number in range(self.number_at(top), len(self.parts)):
            part = self.parts[number]
            if part.top - part.gap > bottom:
                return
            if part.bottom >= top:
                part.settle()
                yield part

    def held(self, y: float) -> Held:
        """What is at a height now."""
        if not self.parts:
            return Held(pixels=y)
        part = self.parts[self.number_at(y)]
        number = part.block_at(y)
        top, height = part.span_of(number)
        inside = min(max(0.0, y - top), height)
        return Held(part.first + number, inside / max(1.0, height), y - top - inside)

    def height_of(self, held: Held) -> float:
        """Where that is now."""
        if not self.parts:
            return held.pixels
        part = self.parts[self._number_of(held.line)]
        number = min(held.line - part.first, len(part.blocks) - 1)
        top, height = part.span_of(number)
        return top + held.share * height + held.pixels

    def line_at(self, point: QPointF) -> tuple[QTextBlock, QTextLine]:
        """Block and line at a point, or the nearest ones."""
        part = self.part_at(point.y())
        if part is None:
            block = self.document().begin()
            return block, block.layout().lineAt(0) if block.layout().lineCount() else QTextLine()
        return part.hit(point)

    # --- Qt ----------------------------------------------------------------------------------

    def hitTest(  # type: ignore[override]
        self, point: QPointF, accuracy: Qt.HitTestAccuracy
    ) -> int:
        if self.lacks(point.y(), point.y()):
            self.lay_out_between(point.y(), point.y())
        block, line = self.line_at(point)
        if not line.isValid():
            return block.position()
        origin = block.layout().position()
        x = point.x() - origin.x()
        if accuracy is Qt.HitTestAccuracy.ExactHit:
            inside = line.naturalTextRect().translated(origin).contains(point)
            if not inside:
                return -1
        place: int = line.xToCursor(x)
        return block.position() + place

    def pageCount(self) -> int:
        return 1

    def documentSize(self) -> QSizeF:
        return QSizeF(self._width, ceil(self._height))

    def frameBoundingRect(self, frame: QTextFrame) -> QRectF:
        return QRectF(QPointF(), self.documentSize())

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        if self._dirty is None and self.parts:
            self.part_of_line(block.blockNumber())  # which is where it is from then on
        layout = block.layout()
        last = layout.lineAt(layout.lineCount() - 1) if layout.lineCount() else QTextLine()
        height = last.y() + last.height() if last.isValid() else self.typesetting.line_height()
        return QRectF(layout.position(), QSizeF(self._width, height))

    def draw(self, painter: QPainter, context: QAbstractTextDocumentLayout.PaintContext) -> None:
        painter.save()
        try:
            self._draw(painter, context)
        except Exception:  # one that comes to Qt here ends the process
            _log.exception("a page cannot be painted")
        painter.restore()

    def _draw(self, painter: QPainter, context: QAbstractTextDocumentLayout.PaintContext) -> None:
        clip = context.clip if context.clip.isValid() else QRectF(QPointF(), self.documentSize())
        until = inf
        for band in self._bands(clip):
            if time.thread_time() > until:
                rest = QRectF(clip)
                rest.setTop(band.top())
                self._paint_soon(rest)
                return
            until = min(until, time.thread_time() + _PAINTING_S)
            painter.save()
            try:
                if band != clip:
                    painter.setClipRect(band, Qt.ClipOperation.IntersectClip)
                self._draw_band(painter, context, band)
            finally:
                painter.restore()

    def _bands(self, clip: QRectF) -> Iterator[QRectF]:
        """The area, or where there is much in it parts of it, from the top to the bottom."""
        top, cost = clip.top(), 0.0
        for edge, added in self._costs(clip):
            if cost > _PAINTED_AT_ONCE and top < edge < clip.bottom():
                yield QRectF(clip.left(), top, clip.width(), edge - top)
                top, cost = edge, 0.0
            cost += added
        yield QRectF(clip.left(), top, clip.width(), clip.bottom() - top)

    def _costs(self, clip: QRectF) -> Iterator[tuple[float, float]]:
        """Where blocks in view begin, or the lines of long ones, and what painting each costs."""
        for part in self.parts_between(clip.top(), clip.bottom()):
            for number in part.seen_between(clip.top(), clip.bottom()):
                line, layout = part.lines[number], part.blocks[number].layout()
                cost = line.length + _COST_OF_A_SLOW_SIGN * slow_in(line.text)
                cost += _COST_OF_A_FORMULA * line.text.count(OBJECT)
                beside_others = part.part.kind is BlockKind.TABLE
                if cost <= _PAINTED_AT_ONCE / 4 or beside_others or not part.is_placed(number):
                    yield float(ceil(part.span_of(number)[0])), cost
                    continue
                y = layout.position().y()
                first = max(0, _line_above(layout, clip.top() - y))
                for at in range(first, layout.lineCount()):
                    row = layout.lineAt(at)
                    if y + row.y() > clip.bottom():
                        break
                    yield float(ceil(y + row.y())), cost * row.textLength() / line.length

    def _paint_soon(self, area: QRectF) -> None:
        QTimer.singleShot(_BEHIND_MS, self, lambda: self.update[QRectF].emit(area))  # type: ignore[index]

    def _draw_band(
        self, painter: QPainter, context: QAbstractTextDocumentLayout.PaintContext, clip: QRectF
    ) -> None:
        parts = list(self.parts_between(clip.top(), clip.bottom()))
        self._keep_shapes(painter, parts, clip)
        for part in parts:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            part.paint(painter, self.typesetting)
            painter.restore()
        if self.colours is not None:
            self.colours.look_at(clip)
            self.colours.paint_below(painter)
        for part in parts:
            part.paint_marks(painter, self.typesetting)
        selected = self._paint_selections(painter, context, parts, clip)
        inks = self.colours.inks() if self.colours is not None else {}
        text = context.palette.color(QPalette.ColorRole.Text)
        whole = QRegion(clip.toAlignedRect())
        base = QRegion(whole)
        for region, _ in selected:
            base = base.subtracted(region)
        for colour, region in inks.items():
            ink = region.intersected(base)
            if not ink.isEmpty():
                self._paint_text(painter, parts, clip, QColor(colour), ink)
            base = base.subtracted(region)
        self._paint_text(painter, parts, clip, text, None if base == whole else base, sparse=False)
        for region, own in selected:
            self._paint_text(painter, parts, clip, own, region, plain=True)
        if self.colours is not None:
            self.colours.paint_above(painter)
            if self.colours.is_behind:
                self._paint_soon(clip)
        if context.cursorPosition >= 0:
            block = self.document().findBlock(context.cursorPosition)
            painter.setPen(text)
            place = context.cursorPosition - block.position()
            block.layout().drawCursor(painter, QPointF(), place, _CURSOR_PIXELS)

    def _keep_shapes(self, painter: QPainter, parts: Sequence[PlacedPart], clip: QRectF) -> None:
        """Have Qt keep the glyphs of what is seen, which it finds anew for each painting.

        It forgets those of a block that should no longer be kept when that is painted again, as
        little of it as it may be.
        """
        shaped = self._shaped
        for part in parts:
            for number in part.seen_between(clip.top(), clip.bottom()):
                block = part.blocks[number]
                if shaped.pop((part, number), None) != block:
                    block.layout().setCacheEnabled(True)
                shaped[part, number] = block
        for key in list(islice(shaped, max(0, len(shaped) - _MOST_SHAPED))):
            block = shaped.pop(key)
            if block.isValid():
                block.layout().setCacheEnabled(False)
                block.layout().draw(painter, QPointF(), [], _NOWHERE)

    def _paint_selections(
        self,
        painter: QPainter,
        context: QAbstractTextDocumentLayout.PaintContext,
        parts: Sequence[PlacedPart],
        clip: QRectF,
    ) -> list[tuple[QRegion, QColor]]:
        """Draw what is behind selected text; return where it is, with the colour of the text.

        What follows each other in one colour, such as hundreds of finds, is one region.
        """
        found: list[tuple[QRegion, QColor]] = []
        first, last = _places_in(parts, clip)
        for selection in context.selections:
            cursor = selection.cursor
            start, stop = cursor.selectionStart(), cursor.selectionEnd()
            if stop < first or start > last:
                continue
            look = selection.format
            background, colour = look.background(), look.foreground().color()
            for rect in self.rects_of(start, stop, clip, full=True):
                area = rect.toAlignedRect()
                painter.fillRect(area, background)
                if not found or found[-1][1] != colour:
                    found.append((QRegion(), colour))
                found[-1] = found[-1][0].united(area), colour
        return found

    def _paint_text(
        self,
        painter: QPainter,
        parts: Sequence[PlacedPart],
        clip: QRectF,
        colour: QColor,
        region: QRegion | None,
        *,
        plain: bool = False,
        sparse: bool = True,
    ) -> None:
        """Draw the text in a region, which ``sparse`` text has little of.

        ``plain``: all of it in this colour, links and code too.
        """
        coloured = region if sparse else None
        painter.save()
        painter.setPen(colour)
        bounds = clip
        self.region = region
        if region is not None:
            painter.setClipRegion(region, Qt.ClipOperation.IntersectClip)
            bounds = QRectF(region.boundingRect())
        overrides: list[QTextLayout.FormatRange] = []
        for part in parts:
            area = part.area
            moved = part.most_scroll > 0
            if moved:
                painter.save()
                painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
            for number in part.seen_between(bounds.top(), bounds.bottom()):
                if not part.is_placed(number):
                    continue
                block = part.blocks[number]
                layout = block.layout()
                if coloured is not None:
                    room = layout.boundingRect().translated(layout.position())
                    if not coloured.intersects(room.toAlignedRect()):
                        continue
                if plain:
                    coloured_itself = _has_colours(part.lines[number])
                    overrides = [_everything(block, colour)] if coloured_itself else []
                layout.draw(painter, QPointF(), overrides, bounds)
            if moved:
                painter.restore()
        painter.restore()

    def rects_of(
        self, start: int, stop: int, clip: QRectF | None = None, *, full: bool = False
    ) -> Iterator[QRectF]:
        """Areas that text between two places of the document fills, as far as they can be seen.

        ``full``: as high as lines are, not as high as letters, and with empty lines.
        """
        for part, number in self._blocks_of(start, stop, clip):
            for rect in self._rects_in(part, number, start, stop, clip):
                if full:
                    rect.adjust(0.0, -3.0, 0.0, 3.0)
                if part.most_scroll > 0:
                    rect = rect.intersected(part.area.adjusted(-1.0, -40.0, 1.0, 40.0))
                if rect.width() > 0:
                    yield rect

    def _blocks_of(
        self, start: int, stop: int, clip: QRectF | None
    ) -> Iterator[tuple[PlacedPart, int]]:
        """Those that have text between two places, with the part that each belongs to."""
        if not self.lines or start >= stop:
            return
        document = self.document()
        first = document.findBlock(start).blockNumber()
        last = min(document.findBlock(stop - 1).blockNumber(), len(self.lines) - 1)
        if clip is None:
            while first <= last:
                part = self.part_of_line(first)
                yield part, first - part.first
                first += 1
            return
        for part in self.parts_between(clip.top(), clip.bottom()):
            if part.first > last:
                return
            for number in part.seen_between(clip.top() - _MARGIN, clip.bottom()):
                if first <= part.first + number <= last:
                    yield part, number

    def _rects_in(
        self, part: PlacedPart, number: int, start: int, stop: int, clip: QRectF | None
    ) -> Iterator[QRectF]:
        """The same in one block, as high as letters are."""
        if not part.is_placed(number):
            return
        block = part.blocks[number]
        layout, position = block.layout(), block.position()
        x, y = layout.position().toTuple()
        begin, end = max(0, start - position), min(block.length() - 1, stop - position)
        line = layout.lineForTextPosition(begin)
        first_line = max(0, line.lineNumber())
        if clip is not None and not (line.isValid() and y + line.y() >= clip.top() - _MARGIN):
            first_line = max(first_line, _line_above(layout, clip.top() - _MARGIN - y))
        for at in range(first_line, layout.lineCount()):
            line = layout.lineAt(at)
            line_start = line.textStart()
            line_stop = line_start + line.textLength()
            if line_start > end or (line_start == end and at):
                return
            if clip is not None and y + line.y() > clip.bottom() + _MARGIN:
                return
            height = line.ascent() + line.descent()
            first, last = max(begin, line_start), min(end, line_stop)
            for left, right in spans_in(line, part.lines[number], first, last):
                yield QRectF(x + left, y + line.y(), right - left, height)


def _has_colours(line: ShownLine) -> bool:
    """Whether some of it has a colour of its own."""
    for _, look in line.looks:
        if look.target or look.marker or look.task or look.role not in _COLOURLESS:
            return True
    return False


def _place_of(part: PlacedPart) -> tuple[float, float, float]:
    return part.top, part.scroll, part.most_scroll


def _places_in(parts: Sequence[PlacedPart], clip: QRectF) -> tuple[int, int]:
    """Between which places of the document all stands that reaches into an area."""
    if not parts:
        return 0, -1
    top, bottom = clip.top() - _MARGIN, clip.bottom() + _MARGIN
    above, below = parts[0], parts[-1]
    begin = above.blocks[min(above.blocks_between(top, bottom)[0], len(above.blocks) - 1)]
    end = below.blocks[max(0, below.blocks_between(top, bottom)[1] - 1)]
    first, last = begin.position(), end.position() + end.length()
    layout = begin.layout()
    line = _line_above(layout, top - layout.position().y())
    if line >= 0:
        first += layout.lineAt(line).textStart()
    layout = end.layout()
    line = _line_above(layout, bottom - layout.position().y()) + 1
    if line < layout.lineCount():
        last = end.position() + layout.lineAt(line).textStart()
    return first, last


def _line_above(layout: QTextLayout, y: float) -> int:
    """The number of the last line that begins above a height in the layout; -1 without one."""
    return bisect_right(range(layout.lineCount()), y, key=lambda at: layout.lineAt(at).y()) - 1


def _everything(block: QTextBlock, colour: QColor) -> QTextLayout.FormatRange:
    whole = QTextLayout.FormatRange()
    whole.start, whole.length = 0, block.length()
    look = QTextCharFormat()
    look.setForeground(QBrush(colour))
    whole.format = look
    return whole


def _frame(part: ShownPart) -> ShownPart:
    """What its lines stand in."""
    return part._replace(start=0, end=0, lines=(), code="", language="")


def _looks_alike(one: ShownLine, other: ShownLine) -> bool:
    return one.text == other.text and one.looks == other.looks and one.goes_on is other.goes_on


def _stays(old: ShownLine, new: ShownLine) -> bool:
    """Whether what is common to both came from the same places, and stands where it stood."""
    whole = old.passages[:-1]
    return whole == new.passages[: len(whole)] and not new.turns


def _common_units(old: ShownLine, new: ShownLine) -> int:
    """How many units at the start of a line are as they were, in text and in look."""
    if old.goes_on is not new.goes_on:
        return 0
    if has_thaana(new.text) and not has_thaana(old.text):
        return 0  # what it begins with may be shaped as that
    common = 0
    if new.text.startswith(old.text):
        common = old.length
    else:
        for one, other in zip(old.text, new.text, strict=False):
            if one != other:
                break
            common += 1 if one <= "\uffff" else 2
    start = 0
    for (stop, look), (new_stop, new_look) in zip(old.looks, new.looks, strict=False):
        if look != new_look:
            return min(common, start)
        if stop != new_stop:
            # The rest of the longer one may look the same, as far as it goes.
            return min(common, stop, new_stop)
        start = stop
    return min(common, start)
