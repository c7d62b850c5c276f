"""The text of an answer as parts to show: rendered from its Markdown, or line by line as it is."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Protocol

from foretoken.chat.markdown.blocks import Block, BlockKind, TextRun
from foretoken.chat.markdown.highlight import Highlighter, Stretch, is_known
from foretoken.chat.markdown.stream import Stream
from foretoken.ui.look.sizes import TEXT_PIXELS
from foretoken.ui.reading.formula import Formula
from foretoken.ui.reading.shown_lines import ShownPart, part_of, raw_part
from foretoken.ui.reading.units import UnitCount
from foretoken.ui.reading.workshop import Workshop

Rows = tuple[tuple[tuple[TextRun, ...], ...], ...]
Made = tuple[str, bool] | str
"""A formula: its TeX, and whether it stands alone; or a language that code can be read in."""


class ShownSource(Protocol):
    """A text that grows at its end."""

    parts: list[ShownPart]

    def append(self, text: str) -> int:
        """Take more text; return the number of the first part that is another one now."""

    def finish(self) -> int:
        """Nothing will be added; return the same."""

    def read_on(self, until: float = 0.0) -> int:
        """Find what is still to be found, until a time at least once; return the same.

        ``until`` is one of ``time.perf_counter``.
        """

    @property
    def behind(self) -> bool:
        """Whether there is some: colours of code, what was defined late, what was made."""

    @property
    def waits(self) -> bool:
        """Whether something of it is being made elsewhere."""

    def take_made(self, made: Made) -> None:
        """Something that it may wait for was made elsewhere."""

    def let_go(self, until: float) -> bool:
        """Nobody needs it: forget its parts until a time at least; return whether that is all.

        ``until`` is one of ``time.perf_counter``. All at once would be felt.
        """


class RawSource:
    """Each line of the text is a part."""

    behind = waits = False

    def __init__(self) -> None:
        self.parts: list[ShownPart] = []
        self._units = UnitCount()
        self._start = 0  # of the last line
        self._last = ""

    def append(self, text: str) -> int:
        first = max(0, len(self.parts) - 1)
        self._units.append(text)
        del self.parts[first:]
        lines = (self._last + text).split("\n")
        for line in lines:
            self.parts.append(raw_part(line, self._start, self._units))
            self._start += len(line) + 1
        self._last = lines[-1]
        self._start -= len(self._last) + 1
        return first

    def finish(self) -> int:
        return len(self.parts)

    def read_on(self, until: float = 0.0) -> int:
        return len(self.parts)

    def take_made(self, made: Made) -> None:
        """Nothing of it is made."""

    def let_go(self, until: float) -> bool:
        while self.parts and time.perf_counter() < until:
            self.parts.pop()
        return not self.parts


class RenderedSource:
    """The parts are what the Markdown in it means."""

    def __init__(self, workshop: Workshop | None = None) -> None:
        """Without a ``workshop`` code has one colour, and formulas stay as they are written."""
        self.parts: list[ShownPart] = []
        self._stream = Stream()
        self._text = ""
        self._units = UnitCount()
        self._workshop = workshop
        self._highlighters: dict[int, Highlighter] = {}  # of the code that begins there
        self._waiting: dict[int, set[Made]] = {}  # for what blocks wait, by their starts
        self._wanted: dict[Made, set[int]] = {}  # which of them it is, or was
        self._formulas: dict[tuple[str, bool], Formula | None] = {}
        """What became of those in it: none is to be made twice, however many there are."""
        self._due: set[int] = set()  # starts of blocks for which all was made
        self._finished = False
        self._rows: tuple[int, Rows] = (-1, ())  # start of the latest table, and what is in it
        self._first_found = 0  # number of the first part of which nobody was told

    @property
    def behind(self) -> bool:
        highlighters = self._highlighters.values()
        reads = any(highlighter.behind for highlighter in highlighters)
        return bool(self._due) or self._stream.behind or reads

    @property
    def waits(self) -> bool:
        return bool(self._waiting)

    def take_made(self, made: Made) -> None:
        if made in self._wanted and not isinstance(made, str):
            self._is_drawn(*made)
        for start in self._wanted.pop(made, ()):
            wanted = self._waiting.get(start)
            if wanted is None:
                continue
            wanted.discard(made)
            if not wanted:
                del self._waiting[start]
                self._due.add(start)

    def let_go(self, until: float) -> bool:
        while time.perf_counter() < until:
            some = self._stream.let_go()
            if self.parts:
                self.parts.pop()
            elif not some:
                return True
        return False

    def _wait_for(self, made: Made, block: Block) -> None:
        self._waiting.setdefault(block.start, set()).add(made)
        self._wanted.setdefault(made, set()).add(block.start)

    def append(self, text: str) -> int:
        self._text += text
        self._units.append(text)
        return self._take(self._stream.append(text))

    def finish(self) -> int:
        self._finished = True
        first = self._take(self._stream.end())
        self._first_found = len(self.parts)
        return min(first, self._find())

    def _find(self) -> int:
        """Go on to find what was defined late: all of it is shown at once, when it is found."""
        if not self._stream.behind:
            return len(self.parts)
        for number in self._stream.read_on():
            self.parts[number] = self._part(number, self.parts[number])
            self._first_found = min(self._first_found, number)
        return len(self.parts) if self._stream.behind else self._first_found

    def read_on(self, until: float = 0.0) -> int:
        first = self._find()
        highlighters = self._highlighters.items()
        due = self._due.union(start for start, reads in highlighters if reads.behind)
        for number, block in enumerate(self._stream.blocks):
            if block.start in due:
                self.parts[number] = self._part(number, self.parts[number])
                first = min(first, number)
                if time.perf_counter() > until:
                    return first
        self._due.clear()  # what is left of it stands nowhere any more
        return first

    def _take(self, first: int) -> int:
        before = self.parts[first:]
        del self.parts[first:]
        for number in range(first, len(self._stream.blocks)):
            old = before[number - first] if number - first < len(before) else None
            self.parts.append(self._part(number, old))
        return first

    def _part(self, number: int, before: ShownPart | None) -> ShownPart:
        block = self._stream.blocks[number]
        self._waiting.pop(block.start, None)
        self._due.discard(block.start)
        stretches: Sequence[Stretch] = ()
        anew = 0 if before is None else len(before.code)
        if block.kind is BlockKind.CODE and block.runs and self._knows(block):
            highlighter = self._highlighters.get(block.start)
            if highlighter is None:
                highlighter = self._highlighters[block.start] = Highlighter(block.language)
                anew = 0
            last = number == len(self._stream.blocks) - 1
            complete = self._finished or block.closed or not last
            anew = min(anew, highlighter.read(block.runs[0].text, complete=complete))
            stretches = highlighter.stretches

        def is_drawn(tex: str, display: bool) -> bool:
            drawn = self._is_drawn(tex, display)
            if drawn is None:
                self._wait_for((tex, display), block)
            return bool(drawn)

        start, rows = self._rows
        known = rows if before is not None and start == block.start else ()
        if block.kind is BlockKind.TABLE:
            self._rows = block.start, block.rows
        return part_of(block, self._text, self._units, before, stretches, anew, is_drawn, known)

    def _is_drawn(self, tex: str, display: bool) -> bool | None:
        """Whether a formula can be drawn; None while it is made."""
        if self._workshop is None:
            return False
        key = (tex, display)
        if key not in self._formulas:
            formula = self._workshop.formula(tex, display=display, pixels=TEXT_PIXELS)
            if formula is None and not self._workshop.is_formula_known(tex, display=display):
                return None
            self._formulas[key] = formula
        return self._formulas[key] is not None

    def _knows(self, block: Block) -> bool:
        """Whether its language is there; else it may come."""
        if self._workshop is None or not block.language:
            return False
        if self._workshop.has_language(block.language):
            return True
        if is_known(block.language):
            self._wait_for(block.language, block)
        return False
