"""How well a few letters fit a name, and which letters of it they are.

The letters of a word stand in the name in their order, with others between them. What people
type are beginnings of words ("nc" for New chat) and pieces of them, so a letter that begins a word
or follows the one before is worth more; where too many lie scattered, nothing fits. Words may
stand in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from foretoken.chat.conversations.text_search import FoldedText, Span

_LETTER = 1.0
_BEGINS_WORD = 0.8
_FOLLOWS = 1.0
_SKIPPED = 0.04
_AT_THE_FRONT = 0.2
_PER_LENGTH = 0.001
_LEAST_PER_LETTER = 1.4
"""A word whose letters are worth less, on average, does not fit."""
_LONGEST = 120
"""Of a name, so much is looked at: a person types what its beginning says."""
_NOWHERE = float("-inf")


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
    if places and min(places) == 0:
        score += _AT_THE_FRONT
    return WordsFit(score - _PER_LENGTH * len(folded.text), _spans(folded, sorted(places)))


def begins_words(words: str, text: str) -> bool:
    """Whether every one of ``words`` begins one of a text, such as a sentence of help."""
    text = f" {text}".casefold()
    return all(f" {word}" in text for word in words.casefold().split())


@lru_cache(maxsize=4096)
def _folded(name: str) -> FoldedText:
    """The same names are asked for with every letter that is typed, and the letters with each."""
    return FoldedText.of(name[:_LONGEST])


def _fit_word(word: str, text: str) -> tuple[float, list[int]] | None:
    """Worth per letter, and the places of the letters; the best there are."""
    if not _is_spread_in(word, text):
        return None
    at = text.find(word)
    while at > 0 and not _begins_word(text, at):
        at = text.find(word, at + 1)
    if at >= 0:  # nothing is better, and it is what people type most
        following = len(word) - 1
        score = _LETTER * len(word) + _BEGINS_WORD + _FOLLOWS * following
        return score / len(word), list(range(at, at + len(word)))
    # best[at]: with the letters so far, the last of them at this place.
    best: list[float] = []
    came_from: list[list[int]] = []
    for number, letter in enumerate(word):
        now, back = [_NOWHERE] * len(text), [-1] * len(text)
        reach, reached_at = _NOWHERE, -1  # the best that is left behind, at its present value
        for at, character in enumerate(text):
            if number and at and best[at - 1] > reach:
                reach, reached_at = best[at - 1], at - 1
            if character == letter:
                gain = _LETTER + (_BEGINS_WORD if _begins_word(text, at) else 0.0)
                if number == 0:
                    now[at] = gain
                else:
                    follows = best[at - 1] + _LETTER + _FOLLOWS if at else _NOWHERE
                    jumps = reach + gain
                    now[at] = max(follows, jumps)
                    back[at] = at - 1 if follows >= jumps else reached_at
            reach -= _SKIPPED
        best = now
        came_from.append(back)
    end = max(range(len(text)), key=best.__getitem__)
    score = best[end] / len(word)
    if score < _LEAST_PER_LETTER:
        return None
    places = [end]
    for back in reversed(came_from[1:]):
        places.append(back[places[-1]])
    return score, places[::-1]


def _is_spread_in(word: str, text: str) -> bool:
    at = -1
    for letter in word:
        at = text.find(letter, at + 1)
        if at < 0:
            return False
    return True


def _begins_word(text: str, at: int) -> bool:
    if at == 0:
        return True
    before, here = text[at - 1], text[at]
    return here.isalnum() and (not before.isalnum() or (here.isdigit() and not before.isdigit()))


def _spans(folded: FoldedText, places: list[int]) -> tuple[Span, ...]:
    found: list[Span] = []
    for place in places:
        start, end = folded.span(place, place + 1)
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return tuple(found)
