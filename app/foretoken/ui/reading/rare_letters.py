"""Has the fonts of rare letters loaded bit by bit, before a text is laid out that has them.

For a letter that the font of a text has not, Qt looks through all fonts of the computer, and loads
those that may have it. That takes milliseconds for each script, and anew for signs behind letters
of another script: half a second for a text with many of them. A text is laid out as a whole, which
would be one turn of the event loop; so before that pieces of it are.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtGui import QFont, QTextLayout

_PIECE = 8
"""Characters."""
_STRETCH = 512
"""Characters that are looked through at once."""
_LOOKING_S = 0.004
"""Of the processor, for what may all be known."""
_MOST_REACHED = 32
"""Texts; the one that was asked for the longest time ago goes first."""
_LOADING_S = 0.006
"""Of the processor, for fonts: then others have their turn."""
_TURN_S = 0.025
"""Until there is as much time again."""
_COMMON = frozenset(map(chr, range(0x250)))
"""What every font has."""
_SIGN = re.compile(r"[^\w\s\0-\u024f\u2010-\u205e\u3000-\u303f\uff00-\uffef]")
"""What may be beside letters of any script, and is no usual punctuation."""


class RareLetters:
    """Knows what was laid out in which fonts; for all texts of a window."""

    def __init__(self) -> None:
        self._known: dict[str, set[str]] = {}
        self._reached: dict[tuple[str, str], int] = {}  # so much of a long text is known
        self._turn_until = 0.0
        self._used_s = 0.0

    def are_known(self, text: str, font: QFont) -> bool:
        """Whether a text in this font is laid out quickly; else some of it is loaded."""
        key = font.key(), text
        known = self._known.get(key[0])
        if known is None:
            known = self._known[key[0]] = set(_COMMON)
        until = time.thread_time() + _LOOKING_S
        self._regain_time()
        for start in range(self._reached.get(key, 0), len(text), _STRETCH):
            if not self._learn(text[max(0, start - 1) : start + _STRETCH], font, known):
                self._note(key, start)
                return False
            if time.thread_time() > until and start + _STRETCH < len(text):
                self._note(key, start + _STRETCH)
                return False
        self._note(key, len(text))
        return True

    def _learn(self, stretch: str, font: QFont, known: set[str]) -> bool:
        """Load what is rare in a stretch; return whether there was time for all of it."""
        wanted = _rare_in(stretch)
        if wanted <= known:
            return True
        for piece in _pieces(stretch):
            rare = _rare_in(piece)
            if rare <= known:
                continue
            if self._used_s >= _LOADING_S:
                return False
            self._load(piece, font)
            known |= rare
        known |= wanted
        return True

    def _note(self, key: tuple[str, str], reached: int) -> None:
        """Remember it of a text that takes long to look through."""
        if len(key[1]) <= _STRETCH:
            return
        self._reached.pop(key, None)
        self._reached[key] = reached
        if len(self._reached) > _MOST_REACHED:
            self._reached.pop(next(iter(self._reached)))

    def _regain_time(self) -> None:
        now = time.perf_counter()
        if now > self._turn_until:
            self._turn_until, self._used_s = now + _TURN_S, 0.0

    def _load(self, piece: str, font: QFont) -> None:
        began = time.thread_time()
        layout = QTextLayout(piece, font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        self._used_s += time.thread_time() - began
        if self._used_s >= _LOADING_S:  # others have had no turn meanwhile
            self._turn_until = time.perf_counter() + _TURN_S


def _pieces(text: str) -> Iterator[str]:
    """Each with the last character of the one before."""
    for start in range(0, len(text), _PIECE):
        yield text[max(0, start - 1) : start + _PIECE]


def _rare_in(text: str) -> set[str]:
    """Its letters; where there are signs also which kinds of characters follow each other."""
    rare = set(text)
    if _SIGN.search(text):
        kinds = text.translate(_KINDS)
        rare.update(map("".join, set(pairwise(kinds))))
    return rare


class _Kinds(dict[int, int]):
    """The same for letters of one kind; for signs themselves.

    Chinese and Korean letters take far more room than others.
    """

    def __missing__(self, place: int) -> int:
        kind, char = place, chr(place)
        if char in _COMMON:
            kind = ord("a" if char.isalpha() else " ")
        elif char.isalpha():
            is_large = 0x3000 <= place < 0xA000 or 0xAC00 <= place < 0xD800
            kind = place & ~0xFFF if is_large else place & ~0x3F
        self[place] = kind
        return kind


_KINDS = _Kinds()
