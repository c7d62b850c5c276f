"""The text of an answer as parts to show: rendered from its Markdown, or line by line as it is."""

from __future__ import annotations

from typing import Protocol

from foretoken.chat.markdown.stream import Stream
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

    behind = False

    def __init__(self) -> None:
        self.parts: list[ShownPart] = []
        self._stream = Stream()
        self._text = ""
        self._units = UnitCount()

    def append(self, text: str) -> int:
        self._text += text
        self._units.append(text)
        return self._take(self._stream.append(text))

    def finish(self) -> int:
        return self._take(self._stream.finish())

    def read_on(self) -> int:
        return len(self.parts)

    def _take(self, first: int) -> int:
        before = self.parts[first:]
        del self.parts[first:]
        for number, block in enumerate(self._stream.blocks[first:]):
            old = before[number] if number < len(before) else None
            length = len(old.code) if old is not None else 0
            part = part_of(block, self._text, self._units, old, (), length)
            self.parts.append(part)
        return first
