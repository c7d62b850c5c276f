"""What copying gives of the parts that are shown: as it is read, with its line ends.

What is shown by a sign is copied as the model wrote it, a formula as its TeX, and whole code as the
button above it copies it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from foretoken.chat.markdown.blocks import BlockKind
from foretoken.ui.reading.read_text import between
from foretoken.ui.reading.shown_lines import LINE_BREAK, OBJECT, ShownLine, ShownPart

_PLAIN = re.compile(f"[\t{LINE_BREAK} -~]*")
"""What is shown as it was written, but for what stands for line ends and entities."""


class Spot(NamedTuple):
    """A place in a part."""

    line: int
    """Its number in the part."""
    place: int
    """In the line, in UTF-16 units."""


def copied_text(parts: Sequence[ShownPart], begin: Spot, end: Spot, source: str) -> str:
    """What stands from a spot in the first of some parts to one in the last; of this source."""
    units = _in_units(source)
    pieces: list[str] = []
    before: ShownPart | None = None
    for number, part in enumerate(parts):
        lines, first, last = part.lines, Spot(0, 0), _end_of(part)
        if number == 0:
            first = begin
        if number == len(parts) - 1:
            last = min(end, last)
        if part.kind is BlockKind.CODE and first == (0, 0) and last == _end_of(part):
            if before is not None:
                pieces.append(between(before, part, 0, lines[0]))
            pieces.append(part.code)
            before = part
            continue
        for at in range(first.line, last.line + 1):
            line = lines[at]
            if before is not None:
                pieces.append(between(before, part, at, line))
            before = part
            start = first.place if at == first.line else 0
            stop = last.place if at == last.line else line.length
            _add(pieces, line, start, stop, units)
    text = "".join(pieces)
    return text if text.isascii() else _in_characters(text)


def _end_of(part: ShownPart) -> Spot:
    return Spot(len(part.lines) - 1, part.lines[-1].length)


def _add(pieces: list[str], line: ShownLine, start: int, stop: int, units: str) -> None:
    """Add what is between two places of a line."""
    passages = line.passages
    if _PLAIN.fullmatch(line.text) and not (line.looks and line.looks[0][1].marker):
        pieces.append(_ours(line.text[start:stop], tab="\t"))
        return
    if len(passages) == 1 and not line.looks[0][1].marker:
        place, length, offset, extent = passages[0]
        if length == extent and place == start and place + length == stop:
            pieces.append(units[offset : offset + extent])
            return
    shown = _in_units(line.text)
    markers = list(takewhile(lambda look: look[1].marker, line.looks))
    text_start = markers[-1][0] if markers else 0
    formulas = {at: look.formula for at, look in line.formulas} if OBJECT in shown else {}
    done = start
    for place, length, offset, extent in passages:
        if place < text_start or (length != extent and place not in formulas):
            continue
        end = place + length
        if place < start or end > stop:  # only some of it, or nothing
            first, last = max(start, place), min(stop, end)
            if first >= last:
                continue
            offset, extent = offset + first - place, last - first
            place, end = first, last
        if done < place:
            pieces.append(_ours(shown[done:place]))
        pieces.append(formulas[place] if place in formulas else units[offset : offset + extent])
        done = end
    if done < stop:
        pieces.append(_ours(shown[done:stop]))


def _ours(text: str, tab: str = " ") -> str:
    """``tab`` is copied for one; ours stands behind a marker."""
    return text.replace(LINE_BREAK, "\n").replace("\t", tab)


def _in_units(text: str) -> str:
    """A character for each UTF-16 unit, so that it can be cut by them."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    return "".join(map(chr, memoryview(text.encode("utf-16-le", "surrogatepass")).cast("H")))


def _in_characters(units: str) -> str:
    """The opposite; halves of characters are left out."""
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "ignore")
