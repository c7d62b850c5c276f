"""Names and texts that come from files, servers and models, as people may see them.

A name out of a file can hold characters that steer what shows it: escapes that a terminal obeys,
marks that turn the direction of the words behind them, line breaks, characters that nobody sees,
a million letters. Here they become visible, and the text short. What comes out is for eyes only:
paths, keys, addresses and whatever is stored or copied keep the text as it was.

- C0 controls and DEL become their abbreviations such as ⟨ESC⟩, all else that cannot be seen a note
  of its code point such as ⟨U+202E⟩: C1 controls, marks, embeddings, overrides and isolates of
  direction, line and paragraph separators, zero-width and other invisible characters, tags,
  halves of characters (lone surrogates), and what Unicode says is no character.
- What belongs to a script stays: joiners between letters of scripts that need them and in emoji,
  variation selectors behind what has variants, zero-width spaces in scripts without spaces. So
  does every other character, private or unassigned ones too: a font may have them.
- Of the marks on one letter at most six stay, ⟨…⟩ stands for the others.
- Too long a text loses its middle.

``shown_name`` folds line breaks and tabs to one space, ``shown_message`` keeps them.
``shown_piece`` and ``shown_alike`` are for text that models write, which is not shortened and
keeps invisible characters that do no harm.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from foretoken.system.language import tr_n

_MOST_LINES = 40
_MOST_MARKS = 6
"""Hebrew with vowels and accents has five, Tibetan six; more would reach the lines around."""
_BREAKS = "\n\r\t\v\f\x85\u2028\u2029"
_JOINERS = "\u200c\u200d"
_C0 = (
    *("NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR"),
    *("SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB"),
    *("ESC", "FS", "GS", "RS", "US"),
)
_ABBREVIATIONS = {**dict(enumerate(_C0)), 0x7F: "DEL"}
# Few fonts have these, so they stand only where there is room for no more than one character.
_PICTURES = {code: chr(0x2400 + code) for code in range(0x20)} | {0x7F: "\u2421"}
# Arabic number signs and the like: of the category of invisible characters, and visible.
_VISIBLE_FORMATS = "\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
_VARIATIONS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
# Invisible (Default_Ignorable_Code_Point, and the blank pattern of Braille), of other categories.
_UNSEEN = (
    "\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff"
    "\u180b-\u180f" + _VARIATIONS
)
_TURNING = "\u202a-\u202e\u2066-\u2069"
"""Embeddings, overrides and isolates: they reach beyond the letters next to them."""
_HALVES = "\ud800-\udfff"

# What most texts are made of, and needs no look at each character.
_PLAIN = (
    "\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e"
    "\u20a0-\u20bf\u2100-\u214f\u2190-\u27ff\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff"
    "\uac00-\ud7a3\uff01-\uff9f"
)
# Unicode's categories.
_MARKS, _FORMAT = ("Mn", "Me"), "Cf"  # not translated: names of Unicode's
_CONTROLS = ("Cc", "Cs", "Zl", "Zp")  # not translated: names of Unicode's
_PLAIN_LINE, _PLAIN_LINES = re.compile(f"[{_PLAIN}]*"), re.compile(f"[\n\t{_PLAIN}]*")
_HARMFUL = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f{_TURNING}{_HALVES}]")
_ODD = re.compile(rf"[{_UNSEEN}]")
_SEEN = re.compile(rf"[{_VISIBLE_FORMATS}]")
_VARIATION = re.compile(rf"[{_VARIATIONS}]")
_WITHOUT_SPACES = re.compile("[\u0e01-\u0fff\u1000-\u109f\u1780-\u17ff\u1950-\u1aaf\uaa00-\uaadf]")
_EMOJI = re.compile(
    "[\u00a9\u00ae\u203c-\u2049\u20e3\u2122-\u2bff\u3030-\u303d\u3297\u3299\ufe0f"
    "\U0001f000-\U0001faff]"
)
_JOINED = re.compile(  # letters that joiners form, from Hebrew to the scripts of India and beyond
    "[\u0591-\u0dff\u0e00-\u109f\u1700-\u18af\u1900-\u1cff\ua800-\uabff\ufb1d-\ufdcf\ufdf0-\ufdff"
    "\ufe70-\ufefc\U00010800-\U00011fff\U0001e800-\U0001eeff]"
)
_ALIKE = {
    **{code: picture for code, picture in _PICTURES.items() if code not in b"\t\n"},
    **dict.fromkeys(
        [*range(0x80, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFFFC], "\ufffd"
    ),
}


def shown_name(text: str, most: int = 120) -> str:
    """Return it as one line of at most ``most`` characters; a long one ends as it did."""
    if len(text) <= most and _PLAIN_LINE.fullmatch(text):
        return text
    return _bounded(text, most, one_line=True)


def shown_message(text: str, most: int = 2000) -> str:
    """Return it in a few lines, of about ``most`` characters."""
    plain = len(text) <= most and _PLAIN_LINES.fullmatch(text) is not None
    lines = (text if plain else _bounded(text, most, one_line=False)).split("\n")
    if len(lines) > _MOST_LINES:
        half = _MOST_LINES // 2
        more = len(lines) - 2 * half
        lines[half:-half] = [tr_n("… {count} more line …", "… {count} more lines …", more)]
    return "\n".join(lines)


def shown_piece(text: str) -> str:
    """Return what a terminal may get of an answer, which may come in pieces cut anywhere.

    Lines and tabs stay, whatever a terminal would obey becomes visible.
    """
    if text.isascii() and text.isprintable():
        return text
    return _HARMFUL.sub(lambda found: _note(found[0]), text.replace("\r\n", "\n"))


def shown_alike(text: str) -> str:
    """The same with one character for each, of the same length in UTF-16, for what is painted.

    Where there is no picture, the sign of a replaced character stands.
    """
    return text if text.isascii() and text.isprintable() else text.translate(_ALIKE)


def _bounded(text: str, most: int, *, one_line: bool) -> str:
    reach = 2 * most  # notes only make it longer; a megabyte is not looked at
    if len(text) > 2 * reach:
        head, tail = _pieces(text[:reach], one_line), _pieces(text[-reach:], one_line)
    else:
        head = tail = _pieces(text, one_line)
        if sum(map(len, head)) <= most:
            return "".join(head)
    front = _fitting(head, most - 1 - most // 2)
    back = _fitting(reversed(tail), most // 2)[::-1]
    while back and _leans(back[0]):  # on a letter that is left out
        back.pop(0)
    left_out = len(text) - len(front) - len(back)
    middle = "…"
    if not one_line:
        more = tr_n("… {count} more character …", "… {count} more characters …", left_out)
        middle = f"\n{more}\n"
    return "".join(front) + middle + "".join(back)


def _fitting(pieces: Iterable[str], room: int) -> list[str]:
    fitting = []
    for piece in pieces:
        room -= len(piece)
        if room < 0:
            break
        fitting.append(piece)
    return fitting


def _leans(piece: str) -> bool:
    return not piece or piece in _JOINERS or unicodedata.category(piece[0]).startswith("M")


def _pieces(text: str, one_line: bool) -> list[str]:
    """What stands for each character, in its order; nothing for some."""
    pieces: list[str] = []
    marks = 0
    folding = False
    for at, character in enumerate(text):
        if " " <= character <= "~":
            folding = folding and character == " "
            pieces.append("" if folding else character)
            marks = 0
            continue
        if one_line and character in _BREAKS:
            pieces.append("" if folding else " ")
            folding, marks = True, 0
            continue
        folding = False
        category = unicodedata.category(character)
        if category in _MARKS and not _ODD.match(character):
            marks += 1
            over = marks - _MOST_MARKS
            pieces.append(character if over <= 0 else "⟨…⟩" if over == 1 else "")
            continue
        if character not in _JOINERS:
            marks = 0
        pieces.append(_piece(text, at, category))
    return pieces


def _piece(text: str, at: int, category: str) -> str:
    character = text[at]
    if character in "\n\t":
        return character
    if character == "\r" and text[at + 1 : at + 2] == "\n":
        return ""
    if _ODD.match(character) or (category == _FORMAT and not _SEEN.match(character)):
        return character if _belongs(text, at) else _note(character)
    if category in _CONTROLS or _is_no_character(ord(character)):
        return _note(character)
    return character


def _note(character: str) -> str:
    code = ord(character)
    return f"⟨{_ABBREVIATIONS.get(code) or f'U+{code:04X}'}⟩"


def _is_no_character(code: int) -> bool:
    return 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE


def _belongs(text: str, at: int) -> bool:
    """Whether this invisible character has a meaning where it stands."""
    character, before, after = text[at], text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if character in _JOINERS:
        if _EMOJI.match(before):
            return character == "\u200d" and _EMOJI.match(after) is not None
        joined = _JOINED.match(before) is not None
        return joined and (not after.strip() or _JOINED.match(after) is not None)
    if _VARIATION.match(character):
        varied = before in "0123456789#*" if before.isascii() else not _leans(before)
        return bool(before) and varied and not _ODD.match(before)
    spaced = _WITHOUT_SPACES.match(before) and _WITHOUT_SPACES.match(after)
    return character == "\u200b" and spaced is not None
