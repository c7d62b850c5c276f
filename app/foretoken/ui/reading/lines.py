"""Text lines of Markdown blocks, with a mapping from each back to the source.

A line is one block of a ``QTextDocument``: a paragraph, a line of code or a table cell. Offsets in
the source and places in a line are in UTF-16 units, as in Qt.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, TypeAlias
from unicodedata import bidirectional

from foretoken.chat.markdown.blocks import Block, BlockKind, Style, TextRun
from foretoken.chat.markdown.highlight import Stretch
from foretoken.system.shown_text import utf16_length
from foretoken.ui.look.token_style import shown_text

LINE_BREAK = "\u2028"
"""Line break within a block of the document."""
OBJECT = "\ufffc"
"""Placeholder of a drawn formula."""
CODE = "text"
"""Role of code without a colour of its own."""
_ONE_LINE = str.maketrans({"\n": LINE_BREAK, "\u2029": LINE_BREAK, OBJECT: "\ufffd"})
_RTL_CHARACTER = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_LETTERS = frozenset({"L", "R", "AL"})
_LINE_END = re.compile(r"\n|\Z")
_MAX_FORMULAS = 200
"""Limit per paragraph: for each position in a line, Qt requests the sizes of all its formulas."""


def contains_rtl(text: str) -> bool:
    """Return whether a text contains right-to-left characters."""
    return not text.isascii() and bool(_RTL_CHARACTER.search(text))


def cut(text: str, start: int, stop: int) -> str:
    """Return the text between two places given in UTF-16 units."""
    units = _utf16_if_needed(text)
    return units[2 * start : 2 * stop].decode("utf-16-le", "ignore") if units else text[start:stop]


@lru_cache(maxsize=4)
def _utf16_if_needed(text: str) -> bytes:
    """Return the UTF-16 code of a text with surrogate pairs; empty for other texts."""
    wide = not text.isascii() and max(text) > "\uffff"
    return text.encode("utf-16-le", "surrogatepass") if wide else b""


class Units:
    """Converts code point offsets in a growing text to UTF-16 offsets."""

    def __init__(self, text: str = "") -> None:
        self._length = 0
        self._wide: list[int] = []
        self.append(text)

    def append(self, text: str) -> None:
        """Extend the text."""
        if not text.isascii():
            self._wide += [self._length + at for at, char in enumerate(text) if char > "\uffff"]
        self._length += len(text)

    def before(self, place: int) -> int:
        """Return the UTF-16 offset of a code point offset."""
        return place + bisect_left(self._wide, place)


class Look(NamedTuple):
    """Appearance of characters, apart from token colours."""

    style: Style = Style.NONE
    target: str = ""
    """Target of a link."""
    level: int = 0
    """Level of a heading."""
    role: str = ""
    """Role of code: the name of a colour in ``Palette``, or ``CODE``."""
    marker: bool = False
    """Whether it is the bullet or number of a list item, or the tab after that."""
    done: bool = False
    """Whether it is the marker of a completed task."""
    formula: str = ""
    """TeX of the formula for which ``OBJECT`` is the placeholder."""
    display: bool = False
    """Whether the formula is a display formula."""


class Piece(NamedTuple):
    """Characters of a line, and the range of the source that they came from.

    Ranges of equal length correspond character by character; others, such as entities, correspond
    only as a whole.
    """

    place: int
    length: int
    offset: int
    extent: int


@dataclass(frozen=True, slots=True)
class TextLine:
    """Content of one block of the document."""

    start: int
    """Offset of its beginning in the source, even if none of its text came from there."""
    fragments: tuple[tuple[str, Look], ...] = ()
    pieces: tuple[Piece, ...] = ()
    """Mapping to the source; characters in no piece were added by us."""
    turns: bool = False
    """Whether it contains right-to-left characters."""

    @property
    def text(self) -> str:
        """The displayed text."""
        return "".join([text for text, _ in self.fragments])

    @property
    def length(self) -> int:
        """Length of the displayed text in UTF-16 units."""
        return sum(utf16_length(text) for text, _ in self.fragments)

    @property
    def starts_rtl(self) -> bool:
        """Whether its first letter belongs to a right-to-left script."""
        if not self.turns:
            return False
        kinds = (bidirectional(char) for text, _ in self.fragments for char in text)
        return next((kind != "L" for kind in kinds if kind in _LETTERS), False)

    def stretches(self) -> Iterator[tuple[int, int, Look]]:
        """Yield start, end and look of each fragment."""
        at = 0
        for text, look in self.fragments:
            end = at + utf16_length(text)
            yield at, end, look
            at = end

    def parts(self) -> Iterator[tuple[str, int, Piece | None, str]]:
        """Yield all text in order: text, place, piece (None: added by us), TeX of a formula."""
        shown, done = self.text, 0
        formulas = {first: look.formula for first, _, look in self.stretches() if look.formula}
        for piece in self.pieces:
            place, end = piece.place, piece.place + piece.length
            if done < place:
                yield cut(shown, done, place), done, None, ""
            yield cut(shown, place, end), place, piece, formulas.get(place, "")
            done = end
        if done < self.length:
            yield cut(shown, done, self.length), done, None, ""

    def look_at(self, place: int) -> Look:
        """Return the look of the character after a place."""
        return next((look for first, end, look in self.stretches() if first <= place < end), Look())

    def piece_at(self, place: int) -> Piece | None:
        """Return the piece that contains a place, or the last one before it."""
        number = bisect_right(self.pieces, place, key=lambda piece: piece.place) - 1
        return self.pieces[number] if number >= 0 else None

    def offset_of(self, place: int) -> int:
        """Return the source offset of a place, or the end of the last piece before it."""
        piece = self.piece_at(place)
        if piece is None:
            return self.start
        inside = place - piece.place
        if inside < piece.length:
            return piece.offset + (inside if piece.length == piece.extent else 0)
        return piece.offset + piece.extent

    def place_of(self, offset: int) -> int:
        """Return the place of a source offset, or the end of the last piece before it."""
        number = bisect_right(self.pieces, offset, key=lambda piece: piece.offset) - 1
        if number < 0:
            return 0
        place, length, start, extent = self.pieces[number]
        if offset - start < extent:
            return place + (offset - start if length == extent else 0)
        return place + length


IsDrawn: TypeAlias = Callable[[str, bool], object]
"""Predicate whether a formula can be drawn, given its TeX and whether it is a display formula."""


class _Writer:
    """Builder of a line."""

    def __init__(self, start: int, units: Units) -> None:
        self._start, self._units = start, units
        self._fragments: list[tuple[str, Look]] = []
        self._pieces: list[Piece] = []
        self._length = 0

    def line(self) -> TextLine:
        start = self._units.before(self._start)
        turns = any(contains_rtl(text) for text, _ in self._fragments)
        return TextLine(start, tuple(self._fragments), tuple(self._pieces), turns)

    def add(self, text: str, look: Look, places: Sequence[int]) -> None:
        """Add characters, each with its source offset."""
        at, verbatim = 0, isinstance(places, range)
        while at < len(text):
            start, stop = places[at], len(text) if verbatim else at + 1
            while stop < len(text) and places[stop] == start + stop - at:
                stop += 1
            if start < 0:
                self._length += utf16_length(text[at:stop])
            else:
                self._map(text[at:stop], start, start + stop - at)
            at = stop
        self._write(_displayed(text), look)

    def add_ours(self, text: str, look: Look) -> None:
        """Add characters that are not from the source."""
        self._length += utf16_length(text)
        self._write(text, look)

    def add_for(self, text: str, look: Look, start: int, stop: int) -> None:
        """Add characters that replace a range of the source."""
        self._map(text, start, stop)
        self._write(text, look)

    def _write(self, text: str, look: Look) -> None:
        if self._fragments and self._fragments[-1][1] == look and not look.formula:
            text = self._fragments.pop()[0] + text
        if text:
            self._fragments.append((text, look))

    def _map(self, text: str, start: int, stop: int) -> None:
        first, last = self._units.before(start), self._units.before(stop)
        piece = Piece(self._length, utf16_length(text), first, last - first)
        self._length += piece.length
        if self._pieces:
            place, length, offset, extent = self._pieces[-1]
            follows = place + length == piece.place and offset + extent == first
            if follows and length == extent and piece.length == piece.extent:
                both = length + piece.length
                self._pieces[-1] = Piece(place, both, offset, both)
                return
        self._pieces.append(piece)


def _displayed(text: str) -> str:
    return shown_text(text).translate(_ONE_LINE)


def lines_of(
    block: Block,
    units: Units,
    is_drawn: IsDrawn,
    stretches: Sequence[Stretch] = (),
    known: Sequence[TextLine] = (),
) -> list[TextLine]:
    """Return the lines of a block; a formula that ``is_drawn`` is one character.

    ``stretches`` are the roles of code. ``known`` are the first lines of code or table cells if
    they are unchanged.
    """
    if block.kind is BlockKind.CODE:
        return _code_lines(block, units, stretches, known)
    if block.kind is BlockKind.TABLE:
        lines = list(known)
        for number in range(len(known) // len(block.rows[0]), len(block.rows)):
            for runs in block.rows[number]:
                places = [place for run in runs for place in run.places[:1] if place >= 0]
                writer = _Writer(places[0] if places else block.start, units)
                for run in runs:
                    head = run if number else replace(run, style=run.style | Style.STRONG)
                    _add_run(writer, head, Look(), False, is_drawn)
                lines.append(writer.line())
        lines[:1] = [replace(line, start=units.before(block.start)) for line in lines[:1]]
        return lines
    return [_prose(block, units, is_drawn)]


def _prose(block: Block, units: Units, is_drawn: IsDrawn) -> TextLine:
    many = sum(Style.MATH in run.style for run in block.runs) > _MAX_FORMULAS
    is_drawn = (lambda _tex, _display: False) if many else is_drawn
    marked = [one for one in block.containers if one.marker]
    writer = _Writer(min([block.start, *(one.start for one in marked)]), units)
    for container in marked:
        done = container.task
        marker = container.marker if done is None else "☑" if done else "☐"
        writer.add_for(marker, Look(marker=True, done=bool(done)), container.start, container.end)
        writer.add_ours("\t", Look(marker=True))
    for run in block.runs:
        display = block.kind is BlockKind.MATH
        _add_run(writer, run, Look(level=block.level), display, is_drawn)
    return writer.line()


def _add_run(writer: _Writer, run: TextRun, base: Look, display: bool, is_drawn: IsDrawn) -> None:
    look, text = base._replace(style=run.style, target=run.target), run.text
    if display or Style.MATH in run.style:
        look = look._replace(style=run.style | Style.MATH)
        closed = run.places and run.span[1] > run.places[-1] + 1
        if closed and is_drawn(text, display):
            drawn = Look(level=base.level, formula=text, display=display)
            writer.add_for(OBJECT, drawn, *run.span)
            return
    if run.is_replaced:
        writer.add_for(_displayed(text), look, *run.span)
    else:
        writer.add(text, look, run.places)


def _code_lines(
    block: Block, units: Units, stretches: Sequence[Stretch], known: Sequence[TextLine]
) -> list[TextLine]:
    run, lines = block.runs[0], list(known)
    ends = [found.start() for found in _LINE_END.finditer(run.text)]
    at, number, start = 0, 0, block.start
    if known:
        at = ends[len(known) - 1] + 1
        start = run.places[at - 1] + 1
    for end in ends[len(known) :]:
        writer = _Writer(run.places[at] if at < end else start, units)
        while at < end:
            while number < len(stretches) and stretches[number].stop <= at:
                number += 1
            stop, role = end, CODE
            if number < len(stretches):
                first, last, found = stretches[number]
                stop, role = (min(last, end), found) if first <= at else (min(first, end), CODE)
            writer.add(run.text[at:stop], Look(role=role), run.places[at:stop])
            at = stop
        lines.append(writer.line())
        start = run.places[end] + 1 if end < len(run.places) else start
        at = end + 1
    return lines
