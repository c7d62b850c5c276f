"""The text of an answer as parts to show: rendered from its Markdown, or line by line as it is."""

from __future__ import annotations

from typing import Protocol

from foretoken.chat.markdown.blocks import Block, BlockKind
from foretoken.chat.markdown.stream import Stream
from foretoken.ui.reading.highlight import Highlighter
from foretoken.ui.reading.shown_lines import ShownPart, part_of, raw_part
from foretoken.ui.reading.units import UnitCount


class ShownSource(Protocol):
    """A text that grows at its end."""

    parts: list[ShownPart]

    def append(self, text: str) -> int:
        """Take more text; return the number of the first part that is another one now."""

    def finish(self) -> int:
        """Nothing will be added; return the same."""

    def read_on(self) -> int:
        """Find the colours of code that are still to be found; return the same."""

    @property
    def behind(self) -> bool:
        """Whether there are some."""


class RawSource:
    """Each line of the text is a part."""

    behind = False

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

    def read_on(self) -> int:
        return len(self.parts)


class RenderedSource:
    """The parts are what the Markdown in it means."""

    def __init__(self) -> None:
        self.parts: list[ShownPart] = []
        self._stream = Stream()
        self._text = ""
        self._units = UnitCount()
        self._highlighters: dict[int, Highlighter] = {}  # of the code that begins there
        self._finished = False

    @property
    def behind(self) -> bool:
        return any(highlighter.behind for highlighter in self._highlighters.values())

    def append(self, text: str) -> int:
        self._text += text
        self._units.append(text)
        return self._take(self._stream.append(text))

    def finish(self) -> int:
        self._finished = True
        return self._take(self._stream.finish())

    def read_on(self) -> int:
        for number, block in enumerate(self._stream.blocks):
            highlighter = self._highlighters.get(block.start)
            if block.kind is BlockKind.CODE and highlighter is not None and highlighter.behind:
                self.parts[number] = self._part(block, self.parts[number], len(self.parts) - 1)
                return number
        return len(self.parts)

    def _take(self, first: int) -> int:
        before = self.parts[first:]
        del self.parts[first:]
        blocks = self._stream.blocks
        for number in range(first, len(blocks)):
            old = before[number - first] if number - first < len(before) else None
            self.parts.append(self._part(blocks[number], old, len(blocks) - 1 - number))
        return first

    def _part(self, block: Block, before: ShownPart | None, behind: int) -> ShownPart:
        if block.kind is not BlockKind.CODE or not block.runs:
            return part_of(block, self._text, self._units)
        highlighter = self._highlighters.get(block.start)
        if highlighter is None:
            highlighter = self._highlighters[block.start] = Highlighter(block.language)
        complete = self._finished or behind > 0 or block.closed
        anew = highlighter.read(block.runs[0].text, complete=complete)
        return part_of(block, self._text, self._units, before, highlighter.stretches, anew)
