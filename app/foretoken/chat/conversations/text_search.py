"""Text search that ignores case and diacritics."""

from __future__ import annotations

import re
import unicodedata
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]
"""Start and end (exclusive) in a text, in UTF-16 units as used by Qt."""

_SPACES = str.maketrans(dict.fromkeys("\t\n\v\f\r", " "))


@dataclass(frozen=True, slots=True)
class FoldedText:
    """Text folded for comparison, with a mapping to positions in the original."""

    text: str
    starts: array[int]
    """Original position of each character, and of the end."""

    @classmethod
    def of(cls, text: str) -> FoldedText:
        """Fold a text: lower case, no diacritics, all white space as spaces."""
        if text.isascii():
            return cls(text.lower().translate(_SPACES), array("L", range(len(text) + 1)))
        folds = {character: _fold(character) for character in set(text)}
        folded = text.translate({ord(character): fold for character, fold in folds.items()})
        widths = (1 if character <= "\uffff" else 2 for character in text)
        *places, end = accumulate(widths, initial=0)
        starts = [p for p, char in zip(places, text, strict=True) for _ in folds[char]]
        return cls(folded, array("L", [*starts, end]))

    def at(self, places: Sequence[int]) -> FoldedText:
        """Return the same text, mapped to positions in another text instead.

        ``places`` has one for each unit, and one for the end, in ascending order.
        """
        return FoldedText(self.text, array("L", (places[start] for start in self.starts)))

    def find_all(self, words: FoldedText) -> list[Span]:
        """Return all spans of ``words`` in the original text, in order, without overlaps."""
        if not words.text:
            return []
        found: list[Span] = []
        for match in re.finditer(re.escape(words.text), self.text):
            span = self.span(*match.span())
            # Added text has no length in the original, and one character may fold into several.
            if span[0] < span[1] and span not in found[-1:]:
                found.append(span)
        return found

    def span(self, start: int, end: int) -> Span:
        """Map a range of the folded text to the original."""
        last = self.starts[end - 1]
        while end < len(self.text) and self.starts[end] == last:  # of the same character
            end += 1
        return self.starts[start], self.starts[end]


@lru_cache(maxsize=4096)
def _fold(character: str) -> str:
    if character.isspace():
        return " "
    parts = unicodedata.normalize("NFKD", character.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
