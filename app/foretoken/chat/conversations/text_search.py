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
    starts: array[int] | None
    """Original position of each character, and of the end; None if they are identical."""

    @classmethod
    def of(cls, text: str) -> FoldedText:
        """Fold a text: lower case, no diacritics, all white space as spaces."""
        if text.isascii():
            return cls(text.lower().translate(_SPACES), None)
        folds = {character: _fold(character) for character in set(text)}
        folded = text.translate({ord(character): fold for character, fold in folds.items()})
        wide = max(text) > "\uffff"
        if not wide and all(len(fold) == 1 for fold in folds.values()):
            return cls(folded, None)
        widths = {character: 1 if character <= "\uffff" else 2 for character in folds}
        places = accumulate(map(widths.__getitem__, text), initial=0) if wide else range(len(text))
        starts = array("L", [p for p, char in zip(places, text, strict=False) for _ in folds[char]])
        starts.append(sum(map(widths.__getitem__, text)) if wide else len(text))
        return cls(folded, starts)

    def at(self, places: Sequence[int]) -> FoldedText:
        """Return the same text, mapped to positions in another text instead.

        ``places`` has one for each unit, and one for the end, in ascending order.
        """
        if self.starts is None:
            return FoldedText(self.text, array("L", places))
        return FoldedText(self.text, array("L", (places[start] for start in self.starts)))

    def find_all(self, words: FoldedText) -> list[Span]:
        """Return all spans of ``words`` in the original text, in order, without overlaps."""
        length, starts = len(words.text), self.starts
        if not length:
            return []
        places = [place.start() for place in re.finditer(re.escape(words.text), self.text)]
        if starts is None:
            return [(at, at + length) for at in places]
        found: list[Span] = []
        before = None
        for at in places:
            span = starts[at], starts[at + length]
            if span[1] == starts[at + length - 1]:  # the last character is one of several
                span = self.span(at, at + length)
            if span[0] < span[1] and span != before:  # one character may fold into several
                found.append(span)
                before = span
        return found

    def span(self, start: int, end: int) -> Span:
        """Map a range of the folded text to the original."""
        if self.starts is None:
            return start, end
        stop = end
        last = self.starts[end - 1]
        while stop < len(self.text) and self.starts[stop] == last:  # of the same character
            stop += 1
        return self.starts[start], self.starts[stop]


@lru_cache(maxsize=4096)
def _fold(character: str) -> str:
    if character.isspace():
        return " "
    parts = unicodedata.normalize("NFKD", character.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
