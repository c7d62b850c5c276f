"""Which characters a vocabulary can spell, and what is said of those that it cannot.

A vocabulary with a token for every byte spells everything but lone surrogates, which are no
characters. Others hold the letters that their model was made for: with SentencePiece, llama.cpp
ends the whole process on any other one, elsewhere it drops its bytes, or some of them. So what
cannot be spelled is left out before llama.cpp sees a text, and people are told.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from foretoken.system.language import listed, quoted, tr, tr_n, tr_noop

# Named one by one, up to so many.
_MOST_NAMED = 4
_NAMES = {
    "\0": tr_noop("the character NUL", about="characters"),
    "\n": tr_noop("line breaks", about="characters"),
    "\t": tr_noop("tabs", about="characters"),
    " ": tr_noop("spaces", about="characters"),
}


class Spelling:
    """Leaves out of texts what one vocabulary cannot spell; to be used by one thread."""

    def __init__(self, can_spell: Callable[[str], bool] | None) -> None:
        """``can_spell`` is asked about each character once; None: everything has its bytes."""
        self._can_spell = can_spell
        self._known: dict[str, bool] = {}

    def twin(self) -> Spelling:
        """The same for another thread."""
        return Spelling(self._can_spell)

    def spelled(self, text: str) -> str:
        """Return ``text`` without what cannot be spelled."""
        wrong = self._wrong(text)
        return text.translate(dict.fromkeys(map(ord, wrong))) if wrong else text

    def unspelled(self, text: str) -> str:
        """Return what ``spelled`` leaves out, each character once, in the order of the text."""
        wrong = self._wrong(text)
        return "".join(dict.fromkeys(character for character in text if character in wrong))

    def _wrong(self, text: str) -> set[str]:
        if text.isascii() and self._can_spell is None:
            return set()
        return {character for character in set(text) if not self._knows(character)}

    def _knows(self, character: str) -> bool:
        if is_lone_surrogate(character):
            return False
        if self._can_spell is None:
            return True
        found = self._known.get(character)
        if found is None:
            found = self._known[character] = self._can_spell(character)
        return found


def is_lone_surrogate(character: str) -> bool:
    """Whether it is half of a character: nothing that a text can be encoded with."""
    return "\ud800" <= character <= "\udfff"


def left_out_words(characters: str) -> str:
    """A sentence about ``Spelling.unspelled``; empty where nothing was left out."""
    if not characters:
        return ""
    named = [_name(character) for character in characters[:_MOST_NAMED]]
    more = len(characters) - len(named)
    if more:
        named.append(tr_n("{count} other", "{count} others", more, about="characters"))
    return tr(
        "Left out, because this model has no way to spell it: {characters}.",
        characters=listed(list(dict.fromkeys(named))),
    )


def _name(character: str) -> str:
    if is_lone_surrogate(character):
        return tr("half a character")
    if character in _NAMES:
        return tr(_NAMES[character], about="characters")
    if character.isprintable() and not character.isspace():
        return quoted(character)
    return unicodedata.name(character, "").lower() or f"U+{ord(character):04X}"
