"""What a block of Markdown puts into a document: lines of text, and where each came from.

A line is one block of a ``QTextDocument``: a paragraph, a line of code, a cell of a table. Offsets
in the source and places in a line are UTF-16 units, as Qt counts them.
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
from foretoken.ui.look.token_style import shown_text, utf16_length

LINE_BREAK = "\u2028"
"""Breaks a line inside a block of a document."""
OBJECT = "\ufffc"
"""Stands for a formula that is drawn."""
CODE = "text"
"""The role of code that has no colour of its own."""
_ONE_LINE = str.maketrans({"\n": LINE_BREAK, "\u2029": LINE_BREAK, OBJECT: "\ufffd"})
_AMPERSAND = re.compile("&(?:amp|AMP|#0*38|#[xX]0*26);")
_FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_LETTERS = frozenset({"L", "R", "AL"})
_VERBATIM = Style.CODE | Style.MATH
_LINE_END = re.compile(r"\n|\Z")
_MOST_FORMULAS = 200
"""In one paragraph; Qt asks for the sizes of all in a line for each place in it."""


def turns_in(text: str) -> bool:
    """Whether something in a text is written from right to left."""
    return not text.isascii() and bool(_FROM_RIGHT.search(text))


def cut(text: str, start: int, stop: int) -> str:
    """The text between two places, in UTF-16 units."""
    units = _wide_units(text)
    return units[2 * start : 2 * stop].decode("utf-16-le", "ignore") if units else text[start:stop]


@lru_cache(maxsize=4)
def _wide_units(text: str) -> bytes:
    """Those of a text in which some characters have two; else none."""
    wide = not text.isascii() and max(text) > "\uffff"
    return text.encode("utf-16-le", "surrogatepass") if wide else b""


class Units:
    """Turns places in a growing text, in code points, into offsets in UTF-16 units."""

    def __init__(self, text: str = "") -> None:
        self._length = 0
        self._wide: list[int] = []
        self.append(text)

    def append(self, text: str) -> None:
        """The text goes on."""
        if not text.isascii():
            self._wide += [self._length + at for at, char in enumerate(text) if char > "\uffff"]
        self._length += len(text)

    def before(self, place: int) -> int:
        """The offset of a place."""
        return place + bisect_left(self._wide, place)


class Look(NamedTuple):
    """How characters look, apart from the token that they came from."""

    style: Style = Style.NONE
    target: str = ""
    """Where a link leads."""
    level: int = 0
    """Of a heading."""
    role: str = ""
    """Of code: the name of a colour in ``Palette``; ``CODE`` for what has no role."""
    marker: bool = False
    """The bullet or number of a list item, and the tab behind it."""
    done: bool = False
    """The marker of a task that is done."""
    formula: str = ""
    """The TeX of what ``OBJECT`` stands for."""
    display: bool = False
    """The formula stands alone."""


class Piece(NamedTuple):
    """Characters of a line and the stretch of the source that they came from.

    Where both are equally long they correspond character by character; otherwise, as with an
    entity, all of one stands for all of the other.
    """

    place: int
    length: int
    offset: int
    extent: int


@dataclass(frozen=True, slots=True)
class TextLine:
    """One block of a document."""

    start: int
    """Where it begins in the source, also when nothing of it came from there."""
    fragments: tuple[tuple[str, Look], ...] = ()
    pieces: tuple[Piece, ...] = ()
    """Characters that are in none are ours."""
    turns: bool = False
    """Whether something in it is written from right to left."""

    @property
    def text(self) -> str:
        """As it is shown."""
        return "".join([text for text, _ in self.fragments])

    @property
    def length(self) -> int:
        """Of that, in UTF-16 units."""
        return sum(utf16_length(text) for text, _ in self.fragments)

    @property
    def begins_right(self) -> bool:
        """Whether its first letter is one of a script that is written from right to left."""
        if not self.turns:
            return False
        kinds = (bidirectional(char) for text, _ in self.fragments for char in text)
        return next((kind != "L" for kind in kinds if kind in _LETTERS), False)

    def stretches(self) -> Iterator[tuple[int, int, Look]]:
        """From where to where which look reaches."""
        at = 0
        for text, look in self.fragments:
            end = at + utf16_length(text)
            yield at, end, look
            at = end

    def parts(self) -> Iterator[tuple[str, int, Piece | None, str]]:
        """All of it in order: text, place, piece (None: it is ours), and the TeX of a formula."""
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
        """The look of the character behind a place."""
        return next((look for first, end, look in self.stretches() if first <= place < end), Look())

    def piece_at(self, place: int) -> Piece | None:
        """The piece that a place is in, or the last one before it."""
        number = bisect_right(self.pieces, place, key=lambda piece: piece.place) - 1
        return self.pieces[number] if number >= 0 else None

    def offset_of(self, place: int) -> int:
        """The offset in the source of a place, or of the end of what stands before it."""
        piece = self.piece_at(place)
        if piece is None:
            return self.start
        inside = place - piece.place
        if inside < piece.length:
            return piece.offset + (inside if piece.length == piece.extent else 0)
        return piece.offset + piece.extent

    def place_of(self, offset: int) -> int:
        """The place of an offset in the source, or of the end of what stands before it."""
        number = bisect_right(self.pieces, offset, key=lambda piece: piece.offset) - 1
        if number < 0:
            return 0
        place, length, start, extent = self.pieces[number]
        if offset - start < extent:
            return place + (offset - start if length == extent else 0)
        return place + length


IsDrawn: TypeAlias = Callable[[str, bool], object]
"""Tells whether a formula can be drawn: its TeX, and whether it stands alone."""


class _Writer:
    """Puts a line together."""

    def __init__(self, start: int, source: str, units: Units) -> None:
        self._start, self._source, self._units = start, source, units
        self._fragments: list[tuple[str, Look]] = []
        self._pieces: list[Piece] = []
        self._length = 0

    def line(self) -> TextLine:
        start = self._units.before(self._start)
        turns = any(turns_in(text) for text, _ in self._fragments)
        return TextLine(start, tuple(self._fragments), tuple(self._pieces), turns)

    def add(self, text: str, look: Look, places: Sequence[int]) -> None:
        """Add characters, each with its place in the source."""
        at, source = 0, self._source
        while at < len(text):
            start, stop = places[at], at + 1
            if start < 0:
                self._length += utf16_length(text[at])
            elif self._stands_at(text[at], start):
                stop = self._end_of_same(text, places, at)
                self._note(text[at:stop], start, start + stop - at)
            else:
                while stop < len(text) and places[stop] == start:  # an entity of two characters
                    stop += 1
                end = source.find(";", start) + 1 if source[start : start + 1] == "&" else 0
                following = places[stop] if stop < len(text) else -1
                end = end or start + 1
                self._note(text[at:stop], start, min(end, following) if following > start else end)
            at = stop
        self._write(shown_text(text).translate(_ONE_LINE), look)

    def add_ours(self, text: str, look: Look) -> None:
        """Add characters that are not from the source."""
        self._length += utf16_length(text)
        self._write(text, look)

    def add_for(self, text: str, look: Look, start: int, stop: int) -> None:
        """Add characters that stand for a stretch of the source."""
        self._note(text, start, stop)
        self._write(text, look)

    def _write(self, text: str, look: Look) -> None:
        if self._fragments and self._fragments[-1][1] == look and not look.formula:
            text = self._fragments.pop()[0] + text
        if text:
            self._fragments.append((text, look))

    def _note(self, text: str, start: int, stop: int) -> None:
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

    def _stands_at(self, char: str, place: int) -> bool:
        same = self._source[place : place + 1] == char
        return same and not (char == "&" and _AMPERSAND.match(self._source, place))

    def _end_of_same(self, text: str, places: Sequence[int], at: int) -> int:
        """Where characters end that stand in the source as they are, from ``at`` on."""
        start = places[at]
        if isinstance(places, range) and "&" not in text:
            stop = start + len(text) - at
            if self._source[start:stop] == text[at:]:
                return len(text)
        stop = at + 1
        while stop < len(text) and places[stop] == start + stop - at:
            if not self._stands_at(text[stop], places[stop]):
                break
            stop += 1
        return stop


def lines_of(
    block: Block,
    source: str,
    units: Units,
    is_drawn: IsDrawn,
    stretches: Sequence[Stretch] = (),
    known: Sequence[TextLine] = (),
) -> list[TextLine]:
    """What is shown of a block; a formula that ``is_drawn`` is one character.

    Of code, ``stretches`` tell which role it has from where to where. Lines of code and cells may
    be ``known``, from the first one on.
    """
    if block.kind is BlockKind.CODE:
        return _code_lines(block, source, units, stretches, known)
    if block.kind is BlockKind.TABLE:
        lines = list(known)
        for number in range(len(known) // len(block.rows[0]), len(block.rows)):
            for runs in block.rows[number]:
                places = [place for run in runs for place in run.places[:1] if place >= 0]
                writer = _Writer(places[0] if places else block.start, source, units)
                for run in runs:
                    head = run if number else replace(run, style=run.style | Style.STRONG)
                    _add_run(writer, head, Look(), source, False, is_drawn)
                lines.append(writer.line())
        lines[:1] = [replace(line, start=units.before(block.start)) for line in lines[:1]]
        return lines
    return [_prose(block, source, units, is_drawn)]


def _prose(block: Block, source: str, units: Units, is_drawn: IsDrawn) -> TextLine:
    many = sum(Style.MATH in run.style for run in block.runs) > _MOST_FORMULAS
    is_drawn = (lambda _tex, _display: False) if many else is_drawn
    marked = [one for one in block.containers if one.marker]
    writer = _Writer(min([block.start, *(one.start for one in marked)]), source, units)
    for container in marked:
        done = container.task
        marker = container.marker if done is None else "☑" if done else "☐"
        writer.add_for(marker, Look(marker=True, done=bool(done)), container.start, container.end)
        writer.add_ours("\t", Look(marker=True))
    for run in block.runs:
        display = block.kind is BlockKind.MATH
        _add_run(writer, run, Look(level=block.level), source, display, is_drawn)
    return writer.line()


def _add_run(
    writer: _Writer, run: TextRun, base: Look, source: str, display: bool, is_drawn: IsDrawn
) -> None:
    look, text = base._replace(style=run.style, target=run.target), run.text
    if display or Style.MATH in run.style:
        look = look._replace(style=run.style | Style.MATH)
        closed = run.places and run.span[1] > run.places[-1] + 1
        if closed and is_drawn(text, display):
            drawn = Look(level=base.level, formula=text, display=display)
            writer.add_for(OBJECT, drawn, *run.span)
            return
    elif not run.style & _VERBATIM and "\n" in source[slice(*run.span)]:
        # Models do not fill their lines, they break them where a new one is meant.
        text = "".join(
            "\n" if char == " " and source[place] == "\n" else char
            for char, place in zip(text, run.places, strict=True)
        )
    writer.add(text, look, run.places)


def _code_lines(
    block: Block, source: str, units: Units, stretches: Sequence[Stretch], known: Sequence[TextLine]
) -> list[TextLine]:
    run, lines = block.runs[0], list(known)
    ends = [found.start() for found in _LINE_END.finditer(run.text)]
    at, number, start = 0, 0, block.start
    if known:
        at = ends[len(known) - 1] + 1
        start = run.places[at - 1] + 1
    for end in ends[len(known) :]:
        writer = _Writer(run.places[at] if at < end else start, source, units)
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
