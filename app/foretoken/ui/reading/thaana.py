"""A font for Thaana, the script of the Maldives, whose letters Qt shows as boxes.

For this script Qt wants a font with rules for shaping, which Thaana does not need: few of its fonts
have any. Qt then loads all fonts of the computer, one after the other in one turn, and takes none
of them. A font that is named, and is not to be merged with others, it takes as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from foretoken.ui.reading.units import UnitCount

_LETTERS = "\u0780-\u07bf"
_SIGNS = "\u060c\u061b\u061f\u0660-\u066c"
"""Of Arabic, which its fonts have too."""
_BESIDE = (
    r"\0-@\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u0300-\u036f\u2000-\u22ff"
)
"""What belongs to no script is shaped as the letters before it are, or at the start behind it."""
_SHAPED_ALIKE = re.compile(
    rf"(?:\A[{_BESIDE}{_SIGNS}]+)?[{_LETTERS}][{_LETTERS}{_SIGNS}{_BESIDE}]*"
)
_PIECE = re.compile(rf"(?P<in_family>[{_LETTERS}{_SIGNS}]+)|[{_BESIDE}]+")
_LETTER = re.compile(f"[{_LETTERS}]+")
_NAMES = re.compile(r"\bThaana\b|^MV ")
"""Of families, which Qt does not list for this script. Those of the Maldives begin with MV."""


@cache
def thaana_family() -> str:
    """The family that Thaana is shown in; empty without one, as Qt shows it then."""
    for family in QFontDatabase.families():
        if _NAMES.search(family) and QRawFont.fromFont(QFont(family)).supportsCharacter(0x0780):
            return family
    return ""


def has_thaana(text: str) -> bool:
    """Whether there are such letters, and a font for them."""
    if text.isascii() or _LETTER.search(text) is None:
        return False
    return bool(thaana_family())


def without_thaana(text: str) -> str:
    """What is left for other fonts."""
    return _LETTER.sub("", text)


def thaana_in(text: str) -> Iterator[tuple[int, int, bool]]:
    """Stretches of a paragraph that are shaped as Thaana, in UTF-16 units.

    Each with whether it is in the family of the letters, or in that of the text around.
    """
    units = UnitCount(text)
    for found in _SHAPED_ALIKE.finditer(text):
        for piece in _PIECE.finditer(text, found.start(), found.end()):
            in_family = piece.lastgroup is not None
            yield units.before(piece.start()), units.before(piece.end()), in_family


def thaana_font(font: QFont, *, in_family: bool) -> QFont:
    """The font of such a stretch in a text with this font."""
    made = QFont(font)
    if in_family:
        made.setFamilies([thaana_family()])
    made.setStyleStrategy(font.styleStrategy() | QFont.StyleStrategy.NoFontMerging)
    QFontMetricsF(made).ascent()  # loads it, and what is loaded is taken for any script
    return made
