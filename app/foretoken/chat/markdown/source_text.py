r"""The source as passed to the parser, with HTML, formulas and bare URLs made inert.

pyromark supports neither ``\(..\)`` nor bare URLs, has other rules for dollar signs, and always
recognises HTML. So the ASCII punctuation of all these is replaced, character by character, by
mathematical operators: these count as punctuation in the rules of emphasis, but mean nothing.
Displayed text is taken from the source itself.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, NamedTuple

_FIRST_OPERATOR = 0x2A00
_INERT = {ord(one): _FIRST_OPERATOR + ord(one) for one in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"}
_ORIGINAL = {operator: mark for mark, operator in _INERT.items()}
_ONE_LINE = _INERT | dict.fromkeys(map(ord, "\n\r\t"), " ")
_BEGINS_CHARACTER = bytes((byte & 0xC0) != 0x80 for byte in range(256))
_LINE_END = re.compile(r"\r(?!\n)")
_SURROGATE = re.compile(r"[\ud800-\udfff]")

LONGEST_TARGET = 2_048
_TO_REPLACE = re.compile(
    # Kept: targets of links, and links in angle brackets.
    r"(\](?:\(|:)\s{0,99}<?[^\s<>()]*"
    r"|<[a-zA-Z][a-zA-Z0-9.+-]{1,31}:[^<>\x00-\x20]*>"
    r"|<[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9.-]{1,255}>)"
    r"|((?:(?<![a-zA-Z0-9\\])(?i:https?)://|(?<![^\s*_~(|])(?i:www)\.)"
    r"([\w-]{1,63}+(?:\.[\w-]{1,63}+)*+)(?::[0-9]{1,5}+)?"
    r"[^\s<>\[\]`|\"\x00-\x20\x7f-\x9f\u061c\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2060-\u206f"
    r"\u3001\u3002\u3008-\u3011\u3014-\u301b\ufeff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]"
    r"{0,2100}+)"
    r"|(?<!\\)<|(?<![~\\])~(?!~)"  # a single tilde strikes nothing out
)
_AFTER_URL = "?!.,:;*_~'$"

_LONGEST_FORMULA = 4_000
_LONGEST_BETWEEN_DOLLARS = 1_000
_MARK = re.compile(r"\\.|\$\$?|`", re.DOTALL)
_ENDS = {"$$": "$$", "\\(": "\\)", "\\[": "\\]"}
_CLOSING_DOLLAR = re.compile(r"(?<![\s\\$])\$(?![$0-9A-Za-z])")
_LINE_REST = re.compile(r"[ \t\r]*(?:\n|\Z)")
_BLANK_LINE = re.compile(r"\n[ \t\r>]*\n")
_WORD = re.compile(r"[^\W_]")
_TEX = re.compile(r"[\\^_{}=+*/<>|-]")
INLINE = frozenset(("Strong", "Emphasis", "Strikethrough", "Link", "Image"))
"""Names of tags within the text of a block."""
_LONGEST_INDENT = 100


MOST_EVENTS = 10_000
"""Parsing them and laying out the result takes up to 250 ms."""
_MOST_FORMULAS = 1_000
MOST_COLUMNS = 50
"""In a table; with more, every word would be broken and nothing legible."""


class TooMuchError(Exception):
    """Raised for too much markup; the text is then shown as its source."""


class Event(NamedTuple):
    """A parser event; positions in code points."""

    step: str
    """``Start`` or ``End`` of a tag; empty for everything else."""
    name: str
    value: Any
    """An end has the value of its start; a list its first number and whether it is tight."""
    start: int
    end: int
    depth: int
    """Number of enclosing tags."""


class OpaqueSpan(NamedTuple):
    """A formula or a bare URL."""

    start: int
    end: int
    inner: tuple[int, int] = (0, 0)
    """Range of a formula's TeX."""
    target: str = ""
    """Link target of a URL."""
    is_block: bool = False
    """Whether a formula is on lines of its own."""
    is_closed: bool = True


class SourceText:
    """A text, its version for the parser, and the spans hidden from the parser."""

    def __init__(self, text: str) -> None:
        self.shown = _LINE_END.sub("\n", text.replace("\0", "\ufffd"))  # as long as the text
        self.opaque: list[OpaqueSpan] = []
        """In order."""
        self.parsed = _TO_REPLACE.sub(self._replacement, _SURROGATE.sub("\ufffd", self.shown))

    def opaque_in(self, start: int, end: int) -> list[OpaqueSpan]:
        """Return the spans that begin in a range."""
        return self.opaque[bisect_left(self.opaque, (start,)) : bisect_left(self.opaque, (end,))]

    def find_formulas(self, events: list[Event], *, is_open: bool) -> bool:
        """Find formulas, given the events of the text without them; return whether there are any.

        ``is_open``: more text may follow, so an unfinished formula extends to the end.
        """
        formulas = _Formulas(self.parsed, is_open=is_open).found(events)
        if len(formulas) > _MOST_FORMULAS:
            raise TooMuchError
        parts: list[str] = []
        at = 0
        for one in formulas:
            inside = self.parsed[one.start : one.end].translate(_ONE_LINE)
            parts += self.parsed[at : one.start], inside
            at = one.end
        self.parsed = "".join([*parts, self.parsed[at:]])
        self.opaque = sorted(self.opaque + formulas)
        return bool(formulas)

    def _replacement(self, found: re.Match[str]) -> str:
        kept, url, host = found.groups()
        if kept is not None:
            return kept
        if url is None:
            return found[0].translate(_INERT)
        has_scheme = url[:4].lower() != "www."
        names = host.split(".")
        is_named = has_scheme or len(names) > 1
        if not is_named or "_" in "".join(names[-2:]) or len(url) > LONGEST_TARGET:
            return url
        start, length = found.start(), _length_of_url(url)
        url = url[:length]
        target = url if has_scheme else f"http://{url}"
        self.opaque.append(OpaqueSpan(start, start + length, target=target))
        return url.translate(_INERT) + found[0][length:]


def original(text: str) -> str:
    """Undo the replacements in the target of a link or the language of code."""
    return text.translate(_ORIGINAL)


def flat_events(events: Iterator[Any], parsed: str) -> list[Event]:
    """Convert pyromark's events to positions in code points; raise ``TooMuchError`` if too many."""
    made = []
    places: list[int] | range = range(len(parsed) + 1)
    if not parsed.isascii():
        begins = parsed.encode().translate(_BEGINS_CHARACTER)
        places = list(accumulate(begins, initial=0))
    inside: list[Event] = []
    for found, stretch in events:
        value: Any = None
        step, name = "", found
        if not isinstance(found, str):
            ((name, value),) = found.items()
            if name in ("Start", "End"):
                step, (name, value) = name, _name_and_value(value)
        if step == "End":
            value = inside.pop().value
        elif name == "Table" and len(value) > MOST_COLUMNS:
            raise TooMuchError
        elif name == "List":
            value = [value, True]
        elif name == "Paragraph" and inside and inside[-1].name == "Item":
            inside[-2].value[1] = False
        start, end = places[stretch["start"]], places[stretch["end"]]
        made.append(Event(step, name, value, start, end, len(inside)))
        if step == "Start":
            inside.append(made[-1])
        if len(made) > MOST_EVENTS:
            raise TooMuchError
    return made


def _name_and_value(found: Any) -> tuple[str, Any]:
    if isinstance(found, str):
        return found, None
    ((name, value),) = found.items()
    return name, value


def _length_of_url(url: str) -> int:
    """Return the length without trailing punctuation, which belongs to the sentence."""
    end = len(url)
    while url[end - 1] in _AFTER_URL or (
        url[end - 1] == ")" and url.count(")", 0, end) > url.count("(", 0, end)
    ):
        end -= 1
    return end


class _Formulas:
    r"""Finds formulas in a text.

    ``$..$`` follows Pandoc's rules; if it begins with a digit and has spaces but nothing that looks
    like TeX, it is a sum of money. ``$$..$$``, ``\(..\)`` and ``\[..\]`` must contain a letter or a
    digit. If ``$$`` or ``\[`` begins a line, the formula may span several lines, none of them
    blank, and be a block of its own.
    """

    def __init__(self, text: str, *, is_open: bool) -> None:
        self._text = text
        self._is_open = is_open
        self._word_at = self._dollar_at = -1

    def found(self, events: list[Event]) -> list[OpaqueSpan]:
        text = self._text
        codes = {event.start: event.end for event in events if event.name == "Code"}
        found: list[OpaqueSpan] = []
        at = 0
        for start, end, can_have_blocks in _texts(events):
            start -= text[start - 1 : start] == "\\"
            at = begin = max(at, start)
            while mark := _MARK.search(text, at, end):
                at = mark.end()
                if mark[0] == "`":
                    at = codes.get(mark.start(), at)
                elif mark[0] == "$" or mark[0] in _ENDS:
                    before = text[max(begin, at - _LONGEST_INDENT) : mark.start()].rstrip(" \t>")
                    begins_line = can_have_blocks and (not before or before[-1] == "\n")
                    formula = self._formula(mark, end, begins_line=begins_line)
                    if formula:
                        found.append(formula)
                        at = formula.end
        return found

    def _formula(self, mark: re.Match[str], stop: int, *, begins_line: bool) -> OpaqueSpan | None:
        """Return the formula after an opening mark, in a text that ends at ``stop``."""
        if mark[0] == "$":
            return self._between_dollars(mark, stop)
        text, start, end_mark = self._text, mark.end(), _ENDS[mark[0]]
        begins_line = begins_line and end_mark != "\\)"
        end = text.find(end_mark, start, start + _LONGEST_FORMULA)
        if end < 0 and self._is_open and len(text) - start < _LONGEST_FORMULA:
            is_block = begins_line and not _BLANK_LINE.search(text, start)
            if (is_block or stop == len(text)) and self._has_word(start, len(text)):
                return OpaqueSpan(mark.start(), len(text), (start, len(text)), "", is_block, False)
        if end < 0:
            return None
        line_rest = begins_line and _LINE_REST.match(text, end + 2)
        is_block = bool(line_rest) and not _BLANK_LINE.search(text, start, end)
        if (not is_block and end + 2 > stop) or not self._has_word(start, end):
            return None
        return OpaqueSpan(mark.start(), end + 2, (start, end), "", is_block)

    def _between_dollars(self, mark: re.Match[str], stop: int) -> OpaqueSpan | None:
        text, start = self._text, mark.end()
        if start >= stop or text[start].isspace() or text[start - 2 : start - 1].isalnum():
            return None
        if self._dollar_at <= start:
            closing = _CLOSING_DOLLAR.search(text, start + 1)
            self._dollar_at = closing.start() if closing else len(text)
        end = self._dollar_at
        is_closed = end < stop
        if not is_closed and not (self._is_open and stop == len(text)):
            return None
        end = min(end, stop)
        if end - start > _LONGEST_BETWEEN_DOLLARS:
            return None
        is_money = text[start].isdigit() and any(one.isspace() for one in text[start:end])
        if (is_money or not is_closed) and not _TEX.search(text, start, end):
            return None
        return OpaqueSpan(mark.start(), end + is_closed, (start, end), "", False, is_closed)

    def _has_word(self, start: int, end: int) -> bool:
        if self._word_at < start:
            word = _WORD.search(self._text, start)
            self._word_at = word.start() if word else len(self._text)
        return self._word_at < end


def _texts(events: list[Event]) -> Iterator[tuple[int, int, bool]]:
    """Yield start and end of each block's text, and whether formulas may split it."""
    start = end = -1
    block = ""
    for event in events:
        if event.name in INLINE or not event.step:
            start = event.start if start < 0 else start
            end = max(end, event.end)
            continue
        if start >= 0 and block != "CodeBlock":
            yield start, end, block not in ("Heading", "TableCell")
        start = end = -1
        block = event.name if event.step == "Start" else ""
