"""Where characters of a laid-out line stand, from the left of its block."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import cast

from PySide6.QtGui import QTextLayout, QTextLine

from foretoken.ui.reading.shown_lines import OBJECT, Look, ShownLine

_QT_UNIT = 64
"""Widths in a line are multiples of such a part of a pixel."""
_NOT_PLAIN = re.compile("[^\0-\u02ff\u2010-\u2027\ufffc]")
"""Not a letter, or a formula, that stands where its place is, and fills it alone."""


def x_of(line: QTextLine, place: int, edge: QTextLine.Edge = QTextLine.Edge.Leading) -> float:
    """Where a place of a line is in its block."""
    return cast("tuple[float, int]", line.cursorToX(place, edge))[0]


def spans_in(
    line: QTextLine, shown: ShownLine, start: int, stop: int
) -> Sequence[tuple[float, float]]:
    """From where to where characters of a line reach, in the block."""
    return LineSpans(line, shown).between(start, stop)


class LineSpans:
    """Where stretches of one line are; each place is looked for once."""

    def __init__(
        self,
        line: QTextLine,
        shown: ShownLine,
        width_of: Callable[[Look], float | None] = lambda _: None,
    ) -> None:
        """``width_of`` tells how wide a formula is."""
        self._line = line
        self._shown = shown
        self._width_of = width_of
        self._start = line.textStart()
        self._stop = self._start + line.textLength()
        self._turns = shown.turns
        self._known: dict[int, float] = {}
        if OBJECT in shown.text and not self._turns:
            self._find_around_formulas()

    def between(self, start: int, stop: int) -> Sequence[tuple[float, float]]:
        """From where to where characters reach.

        Neighbours in a text need not stand side by side where its direction changes.
        """
        if start >= stop:
            return ()
        if self._turns:
            return self._turning(start, stop)
        if self._known and start <= self._start and stop >= self._stop:
            return (self._natural,) if self._natural[0] < self._natural[1] else ()
        left, right = self._x_of(start), self._x_of(stop)
        if stop >= self._stop:  # spaces at the end of a line hang over it
            right = max(left, min(right, self._natural[1]))
        return ((left, right),) if left < right else ()

    def places_between(self, left: float, right: float) -> tuple[int, int]:
        """A stretch that has all characters which can be seen from ``left`` to ``right``."""
        if self._turns:
            return self._start, self._stop
        first: int = self._line.xToCursor(left, QTextLine.CursorPosition.CursorOnCharacter)
        last: int = self._line.xToCursor(right, QTextLine.CursorPosition.CursorOnCharacter)
        return max(self._start, first - 1), min(self._stop, last + 2)

    @cached_property
    def _natural(self) -> tuple[float, float]:
        text = self._line.naturalTextRect()
        return text.left(), text.right()

    def _x_of(self, place: int) -> float:
        x = self._known.get(place)
        if x is None:
            x = self._known[place] = x_of(self._line, place)
        return x

    def _find_around_formulas(self) -> None:
        """Qt asks for the sizes of all formulas of a line with each place in it."""
        text, start, stop = self._shown.text, self._start, self._stop
        formulas = list(self._shown.formulas_between(start, stop))
        plain = len(text) == self._shown.length and not _NOT_PLAIN.search(text, start, stop)
        if not formulas or not plain:
            return
        flags = (
            QTextLayout.GlyphRunRetrievalFlag.RetrieveGlyphPositions
            | QTextLayout.GlyphRunRetrievalFlag.RetrieveStringIndexes
        )
        for run in self._line.glyphRuns(start, stop - start, flags):
            for place, position in zip(run.stringIndexes(), run.positions(), strict=True):
                self._known.setdefault(place, position.x())
        for place, look in reversed(formulas):
            width, behind = self._width_of(look), self._known.get(place + 1)
            if width is not None and behind is not None:
                self._known[place] = behind - round(width * _QT_UNIT) / _QT_UNIT

    def _turning(self, start: int, stop: int) -> Sequence[tuple[float, float]]:
        line, shown = self._line, self._shown
        if OBJECT in shown.text or "\t" in shown.text:  # these have no glyphs
            edge = QTextLine.Edge.Trailing
            edges = [(x_of(line, at), x_of(line, at, edge)) for at in range(start, stop)]
            pieces = [(min(both), max(both)) for both in edges]
        else:
            areas = [run.boundingRect() for run in line.glyphRuns(start, stop - start)]
            pieces = [(area.left(), area.right()) for area in areas]
        least, most = self._natural
        spans: list[tuple[float, float]] = []
        for left, right in sorted(pieces):
            left, right = max(left, least), min(right, most)
            if left >= right:
                continue
            if spans and left <= spans[-1][1] + 0.5:
                spans[-1] = spans[-1][0], max(right, spans[-1][1])
            else:
                spans.append((left, right))
        return spans
