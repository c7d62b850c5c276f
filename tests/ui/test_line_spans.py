"""Horizontal extents of text in bidirectional lines."""

from __future__ import annotations

import random
from math import floor

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTextLayout, QTextLine, QTextOption

from foretoken.ui.reading.lines import contains_rtl
from foretoken.ui.reading.token_colours import spans_in

_WORDS = (
    "tide", "Moon ", " of", "שלום", "ים ", " سمر", "12", " 3.5 ", "٣٤", "(", ")", "[ב]", ", ",
    "🌍", "naïve", "\u202eabc\u202c", "\u2067x y\u2069", "$", "—", "«",
)  # fmt: skip

pytestmark = pytest.mark.usefixtures("qapp")


class Line:
    def __init__(self, text: str) -> None:
        self.length = len(text.encode("utf-16-le")) // 2
        self._turns = contains_rtl(text)
        self.layout = QTextLayout(text)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        self.layout.setTextOption(option)
        self.layout.beginLayout()
        self.line: QTextLine = self.layout.createLine()
        self.line.setPosition(QPointF(0.0, 0.0))
        self.layout.endLayout()

    def pixels(self, start: int, stop: int) -> set[int]:
        """Return the whole pixels that a range fills."""
        spans = spans_in(self.line, start, stop, turns=self._turns)
        return {x for left, right in spans for x in range(floor(left), floor(right))}


@pytest.mark.parametrize("seed", range(3))
def test_two_stretches_fill_a_line_and_not_each_other(seed: int) -> None:
    chance = random.Random(seed)
    line = Line("".join(chance.choice(_WORDS) for _ in range(14)) + " ש")
    whole = set(range(floor(line.line.naturalTextWidth())))
    assert len(whole - line.pixels(0, line.length)) <= 1
    for cut in range(1, line.length):
        if not line.layout.isValidCursorPosition(cut):  # inside a grapheme cluster
            continue
        first, second = line.pixels(0, cut), line.pixels(cut, line.length)
        assert len(whole - first - second) <= 5, cut  # edges between runs
        assert not first & second, cut


def test_a_word_stands_at_the_other_side() -> None:
    line = Line("ש ab 12 cd")
    word = line.pixels(2, 4)
    assert min(word) == 0
    assert max(word) < min(line.pixels(5, 7))
    assert max(line.pixels(8, 10)) < min(line.pixels(0, 1))
