"""Offsets in a text that grows: counted in code points by the parser, in UTF-16 units by Qt."""

from __future__ import annotations

from bisect import bisect_left


def units_in(text: str) -> int:
    """How many UTF-16 units a text has."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


class UnitCount:
    """Turns the offsets of one text, which may grow at its end."""

    def __init__(self, text: str = "") -> None:
        self._length = 0
        self._wide: list[int] = []  # characters of two units
        self.append(text)

    def append(self, text: str) -> None:
        """The text goes on with this."""
        if not text.isascii():
            start = self._length
            self._wide += [start + at for at, char in enumerate(text) if char > "\uffff"]
        self._length += len(text)

    def before(self, offset: int) -> int:
        """How many units stand before an offset in code points."""
        return offset + bisect_left(self._wide, offset) if self._wide else offset
