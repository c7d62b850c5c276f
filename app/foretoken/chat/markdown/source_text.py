r"""The source as the parser sees it: nothing in it means HTML, formulas and addresses are inert.

The parser knows neither ``\(..\)`` nor addresses that just stand there, its rules for dollars are
others, and it always finds HTML. So the ASCII punctuation of all this is replaced by mathematical
operators, character by character: to the rules of emphasis these are punctuation too, and they
mean nothing. What is shown is taken from the source itself.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

_FIRST_OPERATOR = 0x2A00
_INERT = {ord(one): _FIRST_OPERATOR + ord(one) for one in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"}
_WRITTEN = {operator: mark for mark, operator in _INERT.items()}
_ONE_LINE = _INERT | dict.fromkeys(map(ord, "\n\t"), " ")
_BEGINS_CHARACTER = bytes((byte & 0xC0) != 0x80 for byte in range(256))
_LINE_END = re.compile(r"\r\n?")
_SURROGATE = re.compile(r"[\ud800-\udfff]")

MOST_OF_A_TARGET = 2_048
_TO_REPLACE = re.compile(
    # Stays: where a link leads, and what is a link by its angle brackets.
    r"(\](?:\(|:)\s{0,99}<?[^\s<>()]*"
    r"|<[a-zA-Z][a-zA-Z0-9.+-]{1,31}:[^<>\x00-\x20]*>"
    r"|<[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9.-]{1,255}>)"
    r"|((?:(?<![a-zA-Z0-9\\])(?i:https?)://|(?<![^\s*_~(|])(?i:www)\.)"
    r"([\w-]{1,63}+(?:\.[\w-]{1,63}+)*+)(?::[0-9]{1,5}+)?"
    r"[^\s<>\[\]`|\"\x00-\x20\x7f-\x9f\u061c\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2060-\u206f"
    r"\u3001\u3002\u3008-\u3011\u3014-\u301b\ufeff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]"
    r"{0,2100}+)"
    r"|(?<!\\)<|(?<![~\\])~(?!~)"  # one tilde strikes nothing out
)
_BEHIND_ADDRESS = "?!.,:;*_~'$"
_ENTITY_BEHIND_ADDRESS = re.compile(r"&[a-zA-Z0-9]{1,32};\Z")

_LONGEST_FORMULA = 4_000
_LONGEST_BETWEEN_DOLLARS = 1_000
_MARK = re.compile(r"\\.|\$\$?|`", re.DOTALL)
_ENDS = {"$$": "$$", "\\(": "\\)", "\\[": "\\]"}
_CLOSING_DOLLAR = re.compile(r"(?<![\s\\$])\$(?![$0-9A-Za-z])")
_LINE_REST = re.compile(r"[ \t]*(?:\n|\Z)")
_BLANK_LINE = re.compile(r"\n[ \t>]*\n")
_WORD = re.compile(r"[^\W_]")
_TEX = re.compile(r"[\\^_{}=+*/<>|-]")
INLINE = frozenset(("Strong", "Emphasis", "Strikethrough", "Link", "Image"))
"""What has an inside and stands in a text."""
_LONGEST_LINE_START = 100


class Event(NamedTuple):
    """Something that the parser found; places in code points."""

    step: str
    """``Start``, ``End``, or nothing of what has no inside."""
    name: str
    value: Any
    """Of an end too that of its beginning; of a list the number and whether it is tight."""
    start: int
    end: int
    depth: int
    """So many others are around it."""


class Special(NamedTuple):
    """A formula or an address."""

    start: int
    end: int
    inner: tuple[int, int] = (0, 0)
    """A formula between its marks."""
    target: str = ""
    """Of an address."""
    is_block: bool = False
    """Whether a formula has its lines for itself."""
    is_closed: bool = True


class SourceText:
    """A text, what the parser sees of it, and what the parser would not find."""

    def __init__(self, text: str) -> None:
        self.shown = _LINE_END.sub("\n", text.replace("\0", "\ufffd"))
        self.places: Sequence[int] = range(len(text))
        """In the text, of each character that is shown."""
        if len(self.shown) != len(text):
            self.places = [at for at in self.places if not text.startswith("\r\n", at)]
        self.specials: list[Special] = []
        """Formulas and addresses, in order."""
        self.parsed = _TO_REPLACE.sub(self._replaced, _SURROGATE.sub("\ufffd", self.shown))

    def specials_in(self, start: int, end: int) -> Iterator[Special]:
        """Those that begin in a stretch."""
        for index in range(bisect_left(self.specials, (start,)), len(self.specials)):
            if self.specials[index].start >= end:
                break
            yield self.specials[index]

    def find_formulas(self, events: list[Event], *, is_open: bool) -> bool:
        """Find formulas in the texts of these events; whether the text is to be parsed again.

        ``is_open``: more may come, and a formula that has begun goes to the end.
        """
        formulas = _Formulas(self.parsed, is_open=is_open).found(events)
        parts: list[str] = []
        at = 0
        for one in formulas:
            inside = self.parsed[one.start : one.end].translate(_ONE_LINE)
            parts += self.parsed[at : one.start], inside
            at = one.end
        self.parsed = "".join([*parts, self.parsed[at:]])
        addresses, self.specials = self.specials, list(formulas)
        for one in addresses:
            before = bisect_left(formulas, (one.end,)) - 1
            if before < 0 or formulas[before].end <= one.start:
                self.specials.append(one)
        self.specials.sort()
        return bool(formulas)

    def _replaced(self, found: re.Match[str]) -> str:
        stays, address, host = found.groups()
        if stays is not None:
            return stays
        if address is None:
            return found[0].translate(_INERT)
        has_scheme = address[:4].lower() != "www."
        names = host.split(".")
        is_named = has_scheme or len(names) > 1
        if not is_named or "_" in "".join(names[-2:]) or len(address) > MOST_OF_A_TARGET:
            return address
        start, length = found.start(), _length_of_address(address)
        address = address[:length]
        target = address if has_scheme else f"http://{address}"
        self.specials.append(Special(start, start + length, target=target))
        return address.translate(_INERT) + found[0][length:]


def written(text: str) -> str:
    """What was written where the parser tells of a link's target or the language of code."""
    return text.translate(_WRITTEN)


def flat_events(events: Iterator[Any], parsed: str) -> list[Event]:
    """What pyromark found, its bytes as code points."""
    made = []
    places: list[int] | range = range(len(parsed) + 1)
    if not parsed.isascii():
        begins = parsed.encode().translate(_BEGINS_CHARACTER)
        places = list(accumulate(begins, initial=0))
    inside: list[Event] = []
    for found, stretch in events:
        step, (name, value) = "", _parts(found)
        if name in ("Start", "End"):
            step, (name, value) = name, _parts(value)
        if step == "End":
            value = inside.pop().value
        elif name == "List":
            value = [value, True]
        elif name == "Paragraph" and inside and inside[-1].name == "Item":
            inside[-2].value[1] = False
        start, end = places[stretch["start"]], places[stretch["end"]]
        made.append(Event(step, name, value, start, end, len(inside)))
        if step == "Start":
            inside.append(made[-1])
    return made


def _parts(found: Any) -> tuple[str, Any]:
    """The name of something that pyromark found, and what it tells of it."""
    if isinstance(found, str):
        return found, None
    ((name, value),) = found.items()
    return name, value


def _length_of_address(address: str) -> int:
    """Without punctuation behind it, which is not its own."""
    closing = address.count(")") - address.count("(")
    end = len(address)
    while end:
        last = address[end - 1]
        if last == ")" and closing > 0:
            closing -= 1
        elif last == ";" and (
            entity := _ENTITY_BEHIND_ADDRESS.search(address, max(0, end - 40), end)
        ):
            end = entity.start() + 1
        elif last not in _BEHIND_ADDRESS:
            break
        end -= 1
    return end


class _Formulas:
    r"""Finds formulas in a text.

    ``$..$`` is one by the rules of Pandoc, and not if it begins with a digit, has spaces and
    nothing that looks like TeX: sums of money. ``$$..$$``, ``\(..\)`` and ``\[..\]`` hold a letter
    or a digit. Where ``$$`` or ``\[`` begins a line, its end stands at the end of one, before any
    blank line.
    """

    def __init__(self, text: str, *, is_open: bool) -> None:
        self._text = text
        self._is_open = is_open
        self._word_at = self._dollar_at = -1

    def found(self, events: list[Event]) -> list[Special]:
        text = self._text
        codes = {event.start: event.end for event in events if event.name == "Code"}
        found: list[Special] = []
        at = 0
        for start, end, can_have_blocks in _texts(events):
            start -= text[start - 1 : start] == "\\"
            at = begin = max(at, start)
            while mark := _MARK.search(text, at, end):
                at = mark.end()
                if mark[0] == "`":
                    at = codes.get(mark.start(), at)
                elif mark[0] == "$" or mark[0] in _ENDS:
                    before = text[max(begin, at - _LONGEST_LINE_START) : mark.start()].rstrip(
                        " \t>"
                    )
                    begins_line = can_have_blocks and (not before or before[-1] == "\n")
                    formula = self._formula(mark, end, begins_line=begins_line)
                    if formula:
                        found.append(formula)
                        at = formula.end
        return found

    def _formula(self, mark: re.Match[str], stop: int, *, begins_line: bool) -> Special | None:
        """The formula that begins with a mark, in a text that ends at ``stop``."""
        if mark[0] == "$":
            return self._between_dollars(mark, stop)
        text, start, end_mark = self._text, mark.end(), _ENDS[mark[0]]
        begins_line = begins_line and end_mark != "\\)"
        end = text.find(end_mark, start, start + _LONGEST_FORMULA)
        if end < 0 and self._is_open and len(text) - start < _LONGEST_FORMULA:
            is_block = begins_line and not _BLANK_LINE.search(text, start)
            if (is_block or stop == len(text)) and self._has_word(start, len(text)):
                return Special(mark.start(), len(text), (start, len(text)), "", is_block, False)
        if end < 0:
            return None
        line_rest = begins_line and _LINE_REST.match(text, end + 2)
        is_block = bool(line_rest) and not _BLANK_LINE.search(text, start, end)
        if (not is_block and end + 2 > stop) or not self._has_word(start, end):
            return None
        return Special(mark.start(), end + 2, (start, end), "", is_block)

    def _between_dollars(self, mark: re.Match[str], stop: int) -> Special | None:
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
        return Special(mark.start(), end + is_closed, (start, end), "", False, is_closed)

    def _has_word(self, start: int, end: int) -> bool:
        if self._word_at < start:
            word = _WORD.search(self._text, start)
            self._word_at = word.start() if word else len(self._text)
        return self._word_at < end


def _texts(events: list[Event]) -> Iterator[tuple[int, int, bool]]:
    """Where texts begin and end, and whether blocks may be among their lines."""
    start = end = -1
    can_have_blocks = True
    for event in events:
        if event.name in INLINE or not event.step:
            start = event.start if start < 0 else start
            end = max(end, event.end)
            continue
        if start >= 0:
            yield start, end, can_have_blocks
            start = end = -1
        can_have_blocks = event.step == "End" or event.name not in ("Heading", "TableCell")
