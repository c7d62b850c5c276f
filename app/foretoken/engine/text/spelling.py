"""Spelling: the characters that a vocabulary can express, and a message about those it cannot.

A vocabulary with a token for every byte spells everything but lone surrogates, which are not
characters. Others contain the letters their model was made for: with SentencePiece, llama.cpp ends
the whole process on any other one, elsewhere it drops some or all of its bytes. So characters that
cannot be spelled are removed before llama.cpp sees a text, and the user is informed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from foretoken.system.language import listed, quoted, said, tr, tr_n, tr_noop

# Number of characters named one by one.
_MAX_NAMED = 4
_NAMES = {
    "\0": tr_noop("the character NUL", about="characters"),
    "\n": tr_noop("line breaks", about="characters"),
    "\t": tr_noop("tabs", about="characters"),
    " ": tr_noop("spaces", about="characters"),
}


class Spelling:
    """Removes characters that a vocabulary cannot spell; not thread-safe."""

    def __init__(self, can_spell: Callable[[str], bool] | None) -> None:
        """``can_spell`` is called once per character; None: every byte has a token."""
        self._can_spell = can_spell
        self._known: dict[str, bool] = {}

    def twin(self) -> Spelling:
        """Return a copy for another thread."""
        return Spelling(self._can_spell)

    def spelled(self, text: str) -> str:
        """Return ``text`` without the characters that cannot be spelled."""
        wrong = self._wrong(text)
        return text.translate(dict.fromkeys(map(ord, wrong))) if wrong else text

    def unspelled(self, text: str) -> str:
        """Return the characters removed by ``spelled``, each once, in the order of the text."""
        wrong = self._wrong(text)
        return "".join(dict.fromkeys(character for character in text if character in wrong))

    def _wrong(self, text: str) -> set[str]:
        if text.isascii() and self._can_spell is None:
            return set()
        return {character for character in set(text) if not self._is_spelled(character)}

    def _is_spelled(self, character: str) -> bool:
        if is_lone_surrogate(character):
            return False
        if self._can_spell is None:
            return True
        found = self._known.get(character)
        if found is None:
            found = self._known[character] = self._can_spell(character)
        return found


def is_lone_surrogate(character: str) -> bool:
    """Whether it is half of a surrogate pair, which cannot be encoded."""
    return "\ud800" <= character <= "\udfff"


def left_out_words(characters: str) -> str:
    """Return a message about ``Spelling.unspelled``; empty if nothing was removed."""
    if not characters:
        return ""
    named = [_name(character) for character in characters[:_MAX_NAMED]]
    more = len(characters) - len(named)
    if more:
        named.append(tr_n("{count} other", "{count} others", more, about="characters"))
    return said("characters-left-out", characters=listed(list(dict.fromkeys(named))))


def _name(character: str) -> str:
    if is_lone_surrogate(character):
        return tr("half a character")
    if character in _NAMES:
        return tr(_NAMES[character], about="characters")
    if character.isprintable() and not character.isspace():
        return quoted(character)
    return unicodedata.name(character, "").lower() or f"U+{ord(character):04X}"
