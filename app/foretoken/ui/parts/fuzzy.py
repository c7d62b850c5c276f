"""How well a few letters fit a name, and which letters of it they are.

The letters of a word must occur in the name in their order, with others between them. What people
type are beginnings of words ("nc" for New chat) and pieces of them, so a letter that begins a word
or follows the one before is worth more; where too many are scattered, nothing fits. The words may
come in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from foretoken.chat.conversations.text_search import FoldedText, Span

_BEGINS_WORD = 0.8
_FOLLOWS = 1.0
_SKIPPED = 0.04
_AT_THE_FRONT = 0.2
_PER_LENGTH = 0.001
_LEAST_PER_LETTER = 1.4
"""A word whose letters are worth less, on average, does not fit; each alone is worth 1."""
_LONGEST = 120
"""Of a name, so much is looked at: a person types what its beginning says."""
_Found: TypeAlias = tuple[float, tuple[int, ...]]
"""Worth, and the places of letters."""


@dataclass(frozen=True, slots=True)
class WordsFit:
    """That a name fits."""

    score: float
    """About 2 at best; a whole word that the name begins with."""
    spans: tuple[Span, ...]
    """The letters that were typed, in the UTF-16 units that Qt counts in."""


def fit(words: str, name: str) -> WordsFit | None:
    """How well ``words`` fit a name; None: they do not. No words fit every name, equally well."""
    wanted = _folded(words).text.split()
    folded = _folded(name)
    score, places = 0.0, set[int]()
    for word in wanted:
        found = _fit_word(word, folded.text)
        if found is None:
            return None
        score += found[0] / len(wanted)
        places.update(found[1])
    if 0 in places:
        score += _AT_THE_FRONT
    spans: list[Span] = []
    for place in sorted(places):
        start, end = folded.span(place, place + 1)
        if spans and start <= spans[-1][1]:
            start = spans.pop()[0]
        spans.append((start, end))
    return WordsFit(score - _PER_LENGTH * len(folded.text), tuple(spans))


def begins_words(words: str, text: str) -> bool:
    """Whether every one of ``words`` begins one of a text, such as a sentence of help."""
    text = f" {text}".casefold()
    return all(f" {word}" in text for word in words.casefold().split())


@lru_cache(maxsize=4096)
def _folded(name: str) -> FoldedText:
    """The same names are asked for with every letter that is typed, and the letters with each."""
    return FoldedText.of(name[:_LONGEST])


def _fit_word(word: str, text: str) -> _Found | None:
    """Worth per letter, and the places of the letters; the best there are."""

    @cache
    def fit_rest(number: int, start: int) -> _Found | None:
        """The best places for the letters from a number on, where the one before ends."""
        if number == len(word):
            return 0.0, ()
        found: _Found | None = None
        at = text.find(word[number], start)
        while at >= 0 and (rest := fit_rest(number + 1, at + 1)) is not None:
            worth = 1.0 + rest[0] + (_BEGINS_WORD if _begins_word(text, at) else 0.0)
            if number:
                worth += _FOLLOWS if at == start else -_SKIPPED * (at - start)
            if found is None or worth > found[0]:
                found = worth, (at, *rest[1])
            at = text.find(word[number], at + 1)
        return found

    letters = iter(text)
    found = fit_rest(0, 0) if all(letter in letters for letter in word) else None
    if found is None or found[0] < _LEAST_PER_LETTER * len(word):
        return None
    return found[0] / len(word), found[1]


def _begins_word(text: str, at: int) -> bool:
    if at == 0:
        return True
    before, here = text[at - 1], text[at]
    return here.isalnum() and (not before.isalnum() or (here.isdigit() and not before.isdigit()))
