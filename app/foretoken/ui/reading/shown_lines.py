"""What a block of Markdown puts into a document: lines of text in looks, and where each came from.

A line is one block of a ``QTextDocument``: a paragraph, a line of code, a cell of a table. Its
``passages`` say which of its characters stand for which stretch of the source; all offsets in
them, and in ``looks``, are UTF-16 units. Characters that are in no passage are ours.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias
from unicodedata import bidirectional

from foretoken.chat.markdown.blocks import (
    Block,
    BlockKind,
    Container,
    ContainerKind,
    Style,
    TextRun,
)
from foretoken.ui.look.token_style import shown_text
from foretoken.ui.parts.long_text import (
    LONG_PARAGRAPH,
    is_endless,
    is_slow,
    parts_of,
    slow_parts_of,
)
from foretoken.ui.reading.units import UnitCount, units_in

LINE_BREAK = "\u2028"
"""Breaks a line inside of a block of a document."""
OBJECT = "\ufffc"
"""Stands for something that is drawn, such as a formula."""
_ONE_LINE = str.maketrans({"\n": LINE_BREAK, "\u2029": LINE_BREAK, OBJECT: "\ufffd"})
_AMPERSAND = re.compile("&(?:amp|AMP|#0*38|#[xX]0*26);")
_FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)

_LETTERS = frozenset({"L", "R", "AL"})
"""Classes of characters that decide on the direction of a text: Latin, Hebrew, Arabic."""


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
    """The bullet or the number of a list item."""
    task: bool = False
    """The box of a task, which is painted where this character is."""
    formula: str = ""
    """What ``OBJECT`` stands for, in TeX."""
    display: bool = False
    """The formula stands alone."""


CODE = "text"
"""The role of code without one."""
_VERBATIM = Style.CODE | Style.MATH


IsDrawn: TypeAlias = Callable[[str, bool], bool]
"""Whether a formula can be drawn now: its TeX, and whether it stands alone."""


class Passage(NamedTuple):
    """Characters of a line and the stretch of the source that they came from.

    Where both are of one length, they are so character by character; else, as with an entity, all
    of one stands for all of the other.
    """

    place: int
    length: int
    offset: int
    extent: int


@dataclass(frozen=True, slots=True)
class ShownLine:
    """One block of a document."""

    text: str
    start: int
    """Where it begins in the source, also when nothing of it came from there."""
    looks: tuple[tuple[int, Look], ...] = ()
    """Each with the place where it ends."""
    passages: tuple[Passage, ...] = ()
    goes_on: bool = False
    """It continues the line before it, with which it is one paragraph or one line of code."""

    @property
    def length(self) -> int:
        """In UTF-16 units."""
        return self.looks[-1][0] if self.looks else 0

    @property
    def turns(self) -> bool:
        """Whether something in it is written from right to left."""
        return not self.text.isascii() and _turns(self.text)

    @property
    def begins_right(self) -> bool:
        """Whether it is written from right to left as a whole, as its first letter is."""
        if not self.turns:
            return False
        return _first_turns(self.text)

    @property
    def formulas(self) -> list[tuple[int, Look]]:
        """Each with its place."""
        return [(stop - 1, look) for stop, look in self.looks if look.formula]

    def looks_between(self, start: int, stop: int) -> Iterator[tuple[int, int, Look]]:
        """The looks of a stretch, each with the places from where to where it reaches in there."""
        number = bisect_right(self.looks, start, key=_end_of_look)
        while start < stop and number < len(self.looks):
            end, look = self.looks[number]
            yield start, min(end, stop), look
            start, number = end, number + 1

    def formulas_between(self, start: int, stop: int) -> Iterator[tuple[int, Look]]:
        """The formulas of a stretch, each with its place."""
        for first, _, look in self.looks_between(start, stop):
            if look.formula:
                yield first, look

    def offset_of(self, place: int) -> int:
        """The offset in the source of a place, or of what stands before it."""
        number = bisect_right(self.passages, place, key=_place_of_passage) - 1
        if number < 0:
            return self.start
        passage = self.passages[number]
        inside = place - passage.place
        if inside < passage.length:
            return passage.offset + (inside if passage.length == passage.extent else 0)
        return passage.offset + passage.extent

    def place_of(self, offset: int) -> int:
        """The place of an offset in the source, or behind what stands before it."""
        number = bisect_right(self.passages, offset, key=lambda passage: passage.offset) - 1
        if number < 0:
            return 0
        passage = self.passages[number]
        inside = offset - passage.offset
        if inside < passage.extent:
            return passage.place + (inside if passage.length == passage.extent else 0)
        return passage.place + passage.length

    def passage_at(self, place: int) -> Passage:
        """The passage that a place is in, or the last one before it."""
        return self.passages[bisect_right(self.passages, place, key=_place_of_passage) - 1]

    def look_at(self, place: int) -> Look:
        """The look of the character behind a place."""
        number = bisect_right(self.looks, place, key=_end_of_look)
        return self.looks[number][1] if number < len(self.looks) else Look()

    def cut(self, place: int) -> tuple[ShownLine, ShownLine]:
        """The line in two, the second of which goes on."""
        units = self.text.encode("utf-16-le", "surrogatepass")
        texts = units[: 2 * place], units[2 * place :]
        head, tail = (part.decode("utf-16-le", "surrogatepass") for part in texts)
        looks = self.looks
        before = tuple((min(stop, place), look) for stop, look in _until(looks, place))
        behind = tuple((stop - place, look) for stop, look in looks if stop > place)
        first: list[Passage] = []
        second: list[Passage] = []
        for passage in self.passages:
            at, length, offset, extent = passage
            if at + length <= place:
                first.append(passage)
            elif at >= place:
                second.append(Passage(at - place, length, offset, extent))
            else:
                inside = place - at
                first.append(Passage(at, inside, offset, inside))
                second.append(Passage(0, length - inside, offset + inside, extent - inside))
        start = self.offset_of(place)
        return (
            replace(self, text=head, looks=before, passages=tuple(first)),
            ShownLine(tail, start, behind, tuple(second), goes_on=True),
        )


def _place_of_passage(passage: Passage) -> int:
    return passage.place


def _end_of_look(look: tuple[int, Look]) -> int:
    return look[0]


@lru_cache(maxsize=64)
def _turns(text: str) -> bool:
    return _FROM_RIGHT.search(text) is not None


@lru_cache(maxsize=64)
def _first_turns(text: str) -> bool:
    kinds = map(bidirectional, text)
    return next((kind != "L" for kind in kinds if kind in _LETTERS), False)


def _until(looks: Iterable[tuple[int, Look]], place: int) -> Iterator[tuple[int, Look]]:
    for stop, look in looks:
        yield stop, look
        if stop >= place:
            return


def joined(first: ShownLine, second: ShownLine) -> ShownLine:
    """Two lines as one; the opposite of ``cut``."""
    shift = first.length
    looks = list(first.looks)
    for stop, look in second.looks:
        if looks and looks[-1][1] == look:
            looks.pop()
        looks.append((stop + shift, look))
    passages = list(first.passages)
    for place, length, offset, extent in second.passages:
        _add(passages, Passage(place + shift, length, offset, extent))
    return replace(
        first, text=first.text + second.text, looks=tuple(looks), passages=tuple(passages)
    )


def _add(passages: list[Passage], passage: Passage) -> None:
    if passages:
        place, length, offset, extent = passages[-1]
        follows = place + length == passage.place and offset + extent == passage.offset
        if follows and length == extent and passage.length == passage.extent:
            passages[-1] = Passage(place, length + passage.length, offset, extent + passage.extent)
            return
    passages.append(passage)


class ShownPart(NamedTuple):
    """What a block becomes: lines, and how they stand."""

    kind: BlockKind
    start: int
    end: int
    """Of the block in the source."""
    lines: tuple[ShownLine, ...]
    containers: tuple[Container, ...] = ()
    level: int = 0
    tight: bool = False
    language: str = ""
    code: str = ""
    """As it is copied."""
    columns: int = 0
    alignments: tuple[str, ...] = ()
    raw: bool = False
    """It is a line of the source."""
    goes_on: bool = False
    """Its text goes on with that of the part before, which was too long for one."""
    joint: str = ""
    """What is between these texts in plain text."""


class _Writer:
    """Puts a line together."""

    def __init__(self, start: int, source: str, units: UnitCount) -> None:
        self._start = start
        self._source = source
        self._units = units
        self._texts: list[str] = []
        self._looks: list[tuple[int, Look]] = []
        self._passages: list[Passage] = []
        self._length = 0

    def line(self) -> ShownLine:
        return ShownLine(
            "".join(self._texts),
            self._units.before(self._start),
            tuple(self._looks),
            tuple(self._passages),
        )

    def add(self, text: str, look: Look, places: Sequence[int]) -> None:
        """Add characters, each with its place."""
        shown = shown_text(text).translate(_ONE_LINE)
        if isinstance(places, range) and places.step == 1:
            self._note(text, places.start, places.stop)
        else:
            self._note_each(text, places)
        self._write(shown, look)

    def add_ours(self, text: str, look: Look) -> None:
        """Add characters that are not from the source."""
        self._length += units_in(text)
        self._write(text, look)

    def add_for(self, text: str, look: Look, start: int, stop: int) -> None:
        """Add characters that stand for a stretch of the source."""
        first, last = self._units.before(start), self._units.before(stop)
        length = units_in(text)
        _add(self._passages, Passage(self._length, length, first, last - first))
        self._length += length
        self._write(text, look)

    def _write(self, text: str, look: Look) -> None:
        self._texts.append(text)
        if self._looks and self._looks[-1][1] == look and not look.formula:
            self._looks.pop()
        if text:
            self._looks.append((self._length, look))

    def _note(self, text: str, start: int, stop: int) -> None:
        first, last = self._units.before(start), self._units.before(stop)
        length = units_in(text)
        _add(self._passages, Passage(self._length, length, first, last - first))
        self._length += length

    def _note_each(self, text: str, places: Sequence[int]) -> None:
        at = 0
        while at < len(text):
            start = places[at]
            stop = at + 1
            if start < 0:
                self._length += units_in(text[at])
                at = stop
                continue
            alike = self._is_alike(text[at], start)
            if alike:
                while stop < len(text) and places[stop] == start + stop - at:
                    stop += 1
                stop = at + self._alike(text[at:stop], start)
                self._note(text[at:stop], start, start + stop - at)
            else:
                while stop < len(text) and places[stop] == start:  # an entity of two characters
                    stop += 1
                following = places[stop] if stop < len(text) else -1
                self._note(text[at:stop], start, self._end_of(start, following))
            at = stop

    def _alike(self, text: str, place: int) -> int:
        """How many of these characters stand there as they are, of which the first does."""
        there = self._source[place : place + len(text)]
        if there == text and "&" not in text:
            return len(text)
        for at in range(1, len(text)):
            if not self._is_alike(text[at], place + at):
                return at
        return len(text)

    def _is_alike(self, char: str, place: int) -> bool:
        """Whether it stands there as it is."""
        there = self._source[place : place + 1] == char
        return there and not (char == "&" and _AMPERSAND.match(self._source, place))

    def _end_of(self, start: int, following: int) -> int:
        """Where what stands for one character ends: an entity, or a character alone."""
        end = self._source.find(";", start) + 1 if self._source[start] == "&" else start + 1
        end = end or start + 1
        return min(end, following) if following > start else end


def part_of(
    block: Block,
    source: str,
    units: UnitCount,
    before: ShownPart | None = None,
    stretches: Sequence[tuple[int, int, str]] = (),
    coloured_anew: int = 0,
    is_drawn: IsDrawn = lambda _tex, _display: False,
    rows_before: Sequence[tuple[tuple[TextRun, ...], ...]] = (),
) -> ShownPart:
    """What is shown of a block of this source; formulas that ``is_drawn`` knows are one character.

    Of code, ``stretches`` tell from where to where it has which role: the name of a colour in
    ``Palette``. They are others than ``before`` from ``coloured_anew`` on. ``rows_before`` are what
    ``before`` was made of, if that was a table.
    """
    kind = block.kind
    code = ""
    if kind is BlockKind.CODE:
        code = block.runs[0].text if block.runs else ""
        lines = _code_lines(block, source, units, before, stretches, coloured_anew)
    elif kind is BlockKind.TABLE:
        same = _same_rows(rows_before, block.rows)
        lines = list(before.lines[: same * len(block.rows[0])]) if before is not None else []
        lines += [
            _cell(block, runs, source, units, is_drawn, head=not number)
            for number, row in enumerate(block.rows[same:], same)
            for runs in row
        ]
        lines[:1] = [replace(line, start=units.before(block.start)) for line in lines[:1]]
    else:
        lines = [_prose(block, source, units, is_drawn)]
    return ShownPart(
        kind,
        units.before(block.start),
        units.before(block.end),
        tuple(lines),
        block.containers,
        block.level,
        block.tight,
        block.language,
        code,
        len(block.rows[0]) if block.rows else 0,
        block.alignments,
        goes_on=block.goes_on,
        joint=block.joint,
    )


def raw_part(text: str, start: int, units: UnitCount) -> ShownPart:
    """A line of the source as it is, without its line end."""
    writer = _Writer(start, text, units)
    if text:
        writer.add(text, Look(), range(start, start + len(text)))
    first, last = units.before(start), units.before(start + len(text))
    return ShownPart(BlockKind.PARAGRAPH, first, last, (writer.line(),), raw=True)


def _prose(block: Block, source: str, units: UnitCount, is_drawn: IsDrawn) -> ShownLine:
    marked = [one.start for one in block.containers if one.marker]
    writer = _Writer(min([block.start, *marked]), source, units)
    for container in block.containers:
        if not container.marker:
            continue
        look = Look(marker=True, task=container.task is not None)
        marker = container.marker
        if container.kind is ContainerKind.ITEM and container.task is not None:
            marker = "☑" if container.task else "☐"
        writer.add_for(marker, look, container.start, container.end)
        writer.add_ours("\t", Look(marker=True))
    for run in block.runs:
        look, display = Look(level=block.level), block.kind is BlockKind.MATH
        _add_run(writer, run, look, source, display, is_drawn)
    return writer.line()


def _add_run(
    writer: _Writer, run: TextRun, base: Look, source: str, display: bool, is_drawn: IsDrawn
) -> None:
    look = base._replace(style=run.style, target=run.target)
    text = run.text
    if display or run.style & Style.MATH:
        look = look._replace(style=run.style | Style.MATH)
        closed = run.places and run.span[1] > run.places[-1] + 1
        if closed and is_drawn(text, display):
            formula = Look(level=base.level, formula=text, display=display)
            writer.add_for(OBJECT, formula, *run.span)
            return
    if " " in text and not run.style & _VERBATIM:
        text = _as_broken(text, run.places, source)
    writer.add(text, look, run.places)


def _as_broken(text: str, places: Sequence[int], source: str) -> str:
    """With the line breaks of the source: models do not fill their lines, they break them."""
    if isinstance(places, range) and source.find("\n", places.start, places.stop) < 0:
        return text
    return "".join(
        [
            "\n" if char == " " and place >= 0 and source[place] == "\n" else char
            for char, place in zip(text, places, strict=True)
        ]
    )


def _same_rows(
    before: Sequence[tuple[tuple[TextRun, ...], ...]],
    now: Sequence[tuple[tuple[TextRun, ...], ...]],
) -> int:
    """How many rows are as they were, up to one with a formula, which may be drawn by now."""
    count = 0
    for old, new in zip(before, now, strict=False):
        if old is not new or any(run.style & Style.MATH for runs in new for run in runs):
            break
        count += 1
    return count


def _cell(
    block: Block,
    runs: Sequence[TextRun],
    source: str,
    units: UnitCount,
    is_drawn: IsDrawn,
    *,
    head: bool,
) -> ShownLine:
    places = [place for run in runs for place in run.places[:1] if place >= 0]
    writer = _Writer(places[0] if places else block.start, source, units)
    for run in runs:
        run = replace(run, style=run.style | Style.STRONG) if head else run
        _add_run(writer, run, Look(), source, False, is_drawn)
    return writer.line()


def _code_lines(
    block: Block,
    source: str,
    units: UnitCount,
    before: ShownPart | None,
    stretches: Sequence[tuple[int, int, str]],
    coloured_anew: int,
) -> list[ShownLine]:
    run = block.runs[0] if block.runs else TextRun("", range(0), (block.start, block.start))
    lines: list[ShownLine] = []
    at = inside = 0
    if before is not None and _goes_on_with(before, run.text, units.before(block.start)):
        lines, at, inside = _same_lines(before, min(len(before.code), coloured_anew))
    start = run.places[at + inside - 1] + 1 if at + inside else block.start
    number = bisect_right(stretches, at + inside, key=lambda stretch: stretch[1])
    for text in run.text[at:].split("\n"):
        places = run.places[at : at + len(text)]
        for piece in parts_of(text, inside):
            here = places[inside : inside + len(piece)]
            writer = _Writer(start, source, units)
            begin, stop = at + inside, at + inside + len(piece)
            done = begin
            while number < len(stretches) and stretches[number][0] < stop:
                role_start, role_stop, role = stretches[number]
                first, last = max(done, role_start), min(stop, role_stop)
                _add_code(writer, piece, here, done - begin, first - begin, CODE)
                _add_code(writer, piece, here, first - begin, last - begin, role)
                done = last
                if role_stop > stop:
                    break
                number += 1
            _add_code(writer, piece, here, done - begin, len(piece), CODE)
            line = writer.line()
            lines.append(replace(line, goes_on=True) if inside else line)
            inside += len(piece)
            start = here[-1] + 1 if here and here[-1] >= 0 else start
        at += len(text) + 1
        inside = 0
        start = run.places[at - 1] + 1 if at <= len(run.places) else start
    return lines


def _same_lines(before: ShownPart, known: int) -> tuple[list[ShownLine], int, int]:
    """Lines of code that stay, as that stays up to ``known``.

    The numbers are those of the characters before the first line that does not stay whole, and of
    those in it that stay.
    """
    at = before.code.rfind("\n", 0, known) + 1
    count = before.code.count("\n", 0, at)
    if len(before.lines) > before.code.count("\n") + 1:  # some are in several pieces
        firsts = [number for number, line in enumerate(before.lines) if not line.goes_on]
        count = firsts[count]
    lines = list(before.lines[:count])
    inside = 0
    for line, following in pairwise(before.lines[count:]):
        if not following.goes_on or at + inside + len(line.text) > known:
            break
        lines.append(line)
        inside += len(line.text)
    return lines, at, inside


def _goes_on_with(before: ShownPart, code: str, start: int) -> bool:
    same = before.kind is BlockKind.CODE and before.start == start
    return same and code.startswith(before.code)


def _add_code(
    writer: _Writer, text: str, places: Sequence[int], first: int, stop: int, role: str
) -> None:
    if first < stop:
        writer.add(text[first:stop], Look(role=role), places[first:stop])


def with_cuts(part: ShownPart, before: ShownPart | None) -> ShownPart:
    """Prose cut where it was cut ``before``, as far as it is the same, and where it is too long.

    It is where a word is endless, or where it takes too long to lay out.
    """
    if part.kind is BlockKind.CODE or len(part.lines) != 1:
        return part
    *lines, rest = _cut_as_before(part.lines[0], before.lines if before is not None else ())
    pieces: list[str] = []
    if len(rest.text) > LONG_PARAGRAPH and is_endless(rest.text):
        *pieces, _ = parts_of(rest.text)
    elif is_slow(rest.text):
        *pieces, _ = slow_parts_of(rest.text)
    for piece in pieces:
        head, rest = rest.cut(units_in(piece))
        lines.append(replace(head, goes_on=bool(lines)))
    return part._replace(lines=(*lines, rest)) if lines else part


def _cut_as_before(line: ShownLine, known: Sequence[ShownLine]) -> Iterator[ShownLine]:
    goes_on = False
    for old, following in pairwise(known):
        if not following.goes_on or not 0 < old.length < line.length:
            break
        head, tail = line.cut(old.length)
        if head.text != old.text or head.looks != old.looks:
            break
        yield replace(head, goes_on=goes_on)
        line, goes_on = tail, True
    yield replace(line, goes_on=goes_on)
