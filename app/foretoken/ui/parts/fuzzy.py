"""Fuzzy matching of typed letters against a name.

The letters of a word must occur in the name in order, possibly with others in between. Users type
beginnings of words ("nc" for New chat) and pieces of them, so a letter scores more if it begins a
word or follows the previous match; with too many scattered letters the name does not match. The
words may come in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from foretoken.chat.conversations.text_search import FoldedText, Span

_BEGINS_WORD = 0.8
_FOLLOWS = 1.0
_GAP_PENALTY = 0.04
_AT_START = 0.2
_LENGTH_PENALTY = 0.001
_MIN_LETTER_SCORE = 1.4
"""Least average score per letter for a word to match; each letter alone scores 1."""
_MAX_LENGTH = 120
"""Length of a name that is searched; users type what its beginning says."""
_WordMatch: TypeAlias = tuple[float, tuple[int, ...]]
"""Score, and positions of the letters."""


@dataclass(frozen=True, slots=True)
class WordsFit:
    """A match of words with a name."""

    score: float
    """About 2 at best: a whole word at the beginning of the name."""
    spans: tuple[Span, ...]
    """Matched letters, in UTF-16 units as Qt counts."""


def fit(words: str, name: str) -> WordsFit | None:
    """Match ``words`` against a name; None if they do not fit. Empty words fit all names alike."""
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
        score += _AT_START
    spans: list[Span] = []
    for place in sorted(places):
        start, end = folded.span(place, place + 1)
        if spans and start <= spans[-1][1]:
            start = spans.pop()[0]
        spans.append((start, end))
    return WordsFit(score - _LENGTH_PENALTY * len(folded.text), tuple(spans))


def begins_words(words: str, text: str) -> bool:
    """Return whether every one of ``words`` begins a word of the text, such as a help sentence."""
    text = f" {text}".casefold()
    return all(f" {word}" in text for word in words.casefold().split())


@lru_cache(maxsize=4096)
def _folded(name: str) -> FoldedText:
    """Fold a name; cached, as each typed letter asks for all names again."""
    return FoldedText.of(name[:_MAX_LENGTH])


def _fit_word(word: str, text: str) -> _WordMatch | None:
    """Return the best score per letter, with the positions of the letters."""

    @cache
    def fit_rest(number: int, start: int) -> _WordMatch | None:
        """Return the best match for the letters from ``number`` on, searching from ``start``."""
        if number == len(word):
            return 0.0, ()
        found: _WordMatch | None = None
        at = text.find(word[number], start)
        while at >= 0 and (rest := fit_rest(number + 1, at + 1)) is not None:
            worth = 1.0 + rest[0] + (_BEGINS_WORD if _begins_word(text, at) else 0.0)
            if number:
                worth += _FOLLOWS if at == start else -_GAP_PENALTY * (at - start)
            if found is None or worth > found[0]:
                found = worth, (at, *rest[1])
            at = text.find(word[number], at + 1)
        return found

    letters = iter(text)
    found = fit_rest(0, 0) if all(letter in letters for letter in word) else None
    if found is None or found[0] < _MIN_LETTER_SCORE * len(word):
        return None
    return found[0] / len(word), found[1]


def _begins_word(text: str, at: int) -> bool:
    if at == 0:
        return True
    before, here = text[at - 1], text[at]
    return here.isalnum() and (not before.isalnum() or (here.isdigit() and not before.isdigit()))
