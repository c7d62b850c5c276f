"""Display of untrusted names and texts, from files, servers and models.

They can contain characters that affect their display: terminal escapes, marks that change the
direction of the following text, line breaks, invisible characters, or be a million letters long.
Here such characters are made visible and the text is shortened. The result is for display only:
paths, keys, URLs and whatever is stored or copied keep the original text.

- C0 controls and DEL become abbreviations such as ⟨ESC⟩, all else that is invisible a code point
  such as ⟨U+202E⟩: C1 controls, directional marks, embeddings, overrides and isolates, line and
  paragraph separators, zero-width and other invisible characters, tags, lone surrogates, and
  noncharacters.
- What a script requires is kept: joiners between letters of scripts that need them and in emoji,
  variation selectors after characters with variants, zero-width spaces in scripts without spaces.
  So is every other character, even private or unassigned ones: a font may have them.
- At most six combining marks per letter are kept; ⟨…⟩ replaces the others.
- The middle of overlong text is removed.

``shown_name`` folds line breaks and tabs to one space, ``shown_message`` keeps them.
``shown_piece`` and ``shown_alike`` are for text written by models, which is not shortened and keeps
harmless invisible characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from foretoken.system.language import tr_n

_MAX_LINES = 40
_MAX_MARKS = 6
"""Hebrew with vowels and accents has five, Tibetan six; more would overlap adjacent lines."""
_BREAKS = "\n\r\t\v\f\x85\u2028\u2029"
_JOINERS = "\u200c\u200d"
_C0 = (
    *("NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR"),
    *("SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB"),
    *("ESC", "FS", "GS", "RS", "US"),
)
_ABBREVIATIONS = {**dict(enumerate(_C0)), 0x7F: "DEL"}
# Arabic number signs and the like: visible, although of the category of invisible characters.
_VISIBLE_FORMATS = "\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
_VARIATIONS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
# Invisible characters of other categories (Default_Ignorable_Code_Point and the Braille blank).
_INVISIBLE_RANGES = (
    "\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff"
    "\u180b-\u180f" + _VARIATIONS
)
_BIDI_CONTROLS = "\u202a-\u202e\u2066-\u2069"
"""Embeddings, overrides and isolates, which affect more than the adjacent letters."""
_SURROGATES = "\ud800-\udfff"

# Most texts consist of these and need no check of each character.
_PLAIN = (
    "\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e"
    "\u20a0-\u20bf\u2100-\u214f\u2190-\u27ff\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff"
    "\uac00-\ud7a3\uff01-\uff9f"
)
# Unicode's categories.
_MARKS, _FORMAT = ("Mn", "Me"), "Cf"  # not translated: names of Unicode's
_CONTROLS = ("Cc", "Cs", "Zl", "Zp")  # not translated: names of Unicode's
_PLAIN_LINE, _PLAIN_LINES = re.compile(f"[{_PLAIN}]*"), re.compile(f"[\n\t{_PLAIN}]*")
_HARMFUL = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f{_BIDI_CONTROLS}{_SURROGATES}]")
_INVISIBLE = re.compile(rf"[{_INVISIBLE_RANGES}]")
_SEEN = re.compile(rf"[{_VISIBLE_FORMATS}]")
_VARIATION = re.compile(rf"[{_VARIATIONS}]")
_WITHOUT_SPACES = re.compile("[\u0e01-\u0fff\u1000-\u109f\u1780-\u17ff\u1950-\u1aaf\uaa00-\uaadf]")
_EMOJI = re.compile(
    "[\u00a9\u00ae\u203c-\u2049\u20e3\u2122-\u2bff\u3030-\u303d\u3297\u3299\ufe0f"
    "\U0001f000-\U0001faff]"
)
_JOINED = re.compile(  # letters shaped by joiners, from Hebrew to the scripts of India and beyond
    "[\u0591-\u0dff\u0e00-\u109f\u1700-\u18af\u1900-\u1cff\ua800-\uabff\ufb1d-\ufdcf\ufdf0-\ufdff"
    "\ufe70-\ufefc\U00010800-\U00011fff\U0001e800-\U0001eeff]"
)
# Few fonts have control pictures, so they are used only where the length must stay the same.
_REPLACEMENTS = {
    **{code: chr(0x2400 + code) for code in range(0x20) if code not in b"\t\n"},
    0x7F: "\u2421",
    **dict.fromkeys(
        [*range(0x80, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFFFC], "\ufffd"
    ),
}


def shown_name(text: str, most: int = 120) -> str:
    """Return ``text`` as one line of at most ``most`` characters, keeping the end of a long one."""
    if len(text) <= most and _PLAIN_LINE.fullmatch(text):
        return text
    return _shortened(text, most, one_line=True)


def shown_message(text: str, most: int = 2000) -> str:
    """Return ``text`` in a few lines of about ``most`` characters in total."""
    plain = len(text) <= most and _PLAIN_LINES.fullmatch(text) is not None
    lines = (text if plain else _shortened(text, most, one_line=False)).split("\n")
    if len(lines) > _MAX_LINES:
        half = _MAX_LINES // 2
        more = len(lines) - 2 * half
        lines[half:-half] = [tr_n("… {count} more line …", "… {count} more lines …", more)]
    return "\n".join(lines)


def shown_piece(text: str) -> str:
    """Make a piece of an answer, cut anywhere, safe to print to a terminal.

    Line breaks and tabs are kept; control characters become visible.
    """
    if text.isascii() and text.isprintable():
        return text
    return _HARMFUL.sub(lambda found: _note(found[0]), text.replace("\r\n", "\n"))


def shown_alike(text: str) -> str:
    """Replace each harmful character by one of the same length in UTF-16, for painted text.

    Those without a control picture become U+FFFD.
    """
    return text if text.isascii() and text.isprintable() else text.translate(_REPLACEMENTS)


def cell_text(text: str) -> str:
    """Quote a text that a spreadsheet would interpret as a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def _shortened(text: str, most: int, *, one_line: bool) -> str:
    reach = 2 * most  # notes only lengthen it, so the rest of a megabyte is not needed
    if len(text) > 2 * reach:
        head, tail = _pieces(text[:reach], one_line), _pieces(text[-reach:], one_line)
    else:
        head = tail = _pieces(text, one_line)
        if sum(map(len, head)) <= most:
            return "".join(head)
    front = _fitting(head, most - 1 - most // 2)
    back = _fitting(reversed(tail), most // 2)[::-1]
    while back and _combines(back[0]):  # combines with a removed letter
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


def _combines(piece: str) -> bool:
    return not piece or piece in _JOINERS or unicodedata.category(piece[0]).startswith("M")


def _pieces(text: str, one_line: bool) -> list[str]:
    """Return the replacement of each character, in order; some are empty."""
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
        if category in _MARKS and not _INVISIBLE.match(character):
            marks += 1
            over = marks - _MAX_MARKS
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
    if _INVISIBLE.match(character) or (category == _FORMAT and not _SEEN.match(character)):
        return character if _belongs(text, at) else _note(character)
    code = ord(character)
    noncharacter = 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE
    return _note(character) if category in _CONTROLS or noncharacter else character


def _note(character: str) -> str:
    code = ord(character)
    return f"⟨{_ABBREVIATIONS.get(code) or f'U+{code:04X}'}⟩"


def _belongs(text: str, at: int) -> bool:
    """Return whether this invisible character is meaningful in its place."""
    character, before, after = text[at], text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if character in _JOINERS:
        if _EMOJI.match(before):
            return character == "\u200d" and _EMOJI.match(after) is not None
        joined = _JOINED.match(before) is not None
        return joined and (not after.strip() or _JOINED.match(after) is not None)
    if _VARIATION.match(character):
        varied = before in "0123456789#*" if before.isascii() else not _combines(before)
        return bool(before) and varied and not _INVISIBLE.match(before)
    spaced = _WITHOUT_SPACES.match(before) and _WITHOUT_SPACES.match(after)
    return character == "\u200b" and spaced is not None


def utf16_length(text: str) -> int:
    """Return the length of a text in UTF-16 units, in which Qt counts."""
    if text.isascii():
        return len(text)
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
