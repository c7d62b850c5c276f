"""What is read of a text in Markdown, to be searched: without marks and targets of links.

Between its lines stands what copying writes there.
"""

from __future__ import annotations

import re
from array import array

from foretoken.chat.conversations.text_search import FoldedText
from foretoken.chat.markdown.blocks import BlockKind
from foretoken.chat.markdown.stream import parse
from foretoken.ui.reading.shown_lines import OBJECT, ShownLine, ShownPart, part_of
from foretoken.ui.reading.units import UnitCount, units_in

_LETTERS = re.compile(r"[^\W\d_]+")
_SPLIT_WORD = re.compile(r"[^\W_]_*[*~`$<>][*~`$_]*[^\W_]|[^\W_][*~`$_!]*\[|[\])][*~`$_]*[^\W_]|&")
"""Marks in a word, a link beside letters, an entity."""


def may_be_read(words: FoldedText, source: FoldedText) -> bool:
    """Whether words may be read of a source that does not split words: quicker than to read it."""
    return all(run in source.text for run in _LETTERS.findall(words.text))


def splits_words(source: FoldedText) -> bool:
    """Whether letters may be read side by side that do not stand so in the source."""
    return _SPLIT_WORD.search(source.text) is not None


def read_text(source: str) -> FoldedText:
    """What is read, with its places in the source.

    A formula is read as its TeX, all of which stands where the formula stands.
    """
    units = UnitCount(source)
    texts: list[str] = []
    places = array("L")
    end = 0  # of what is read so far, in the source
    before: ShownPart | None = None
    for block in parse(source):
        part = part_of(block, source, units, is_drawn=lambda _tex, _display: True)
        for number, line in enumerate(part.lines):
            if before is not None:
                texts.append(between(before, part, number, line))
                places.extend([end] * len(texts[-1]))
            before = part
            texts.append(_text(line))
            end = _add_places(places, line, end)
    if before is None and source.strip():  # then the source is shown
        return FoldedText.of(source)
    places.append(end)
    return FoldedText.of("".join(texts)).at(places)


def between(before: ShownPart, part: ShownPart, number: int, line: ShownLine) -> str:
    """What parts a line, which has this number in its part, from the one before it."""
    if line.goes_on:
        return ""
    if before is not part and part.goes_on:
        return part.joint
    if before is not part:
        tight = before.tight and part.tight
        return "\n" if tight or part.raw else "\n\n"
    if part.kind is BlockKind.TABLE and number % max(1, part.columns):
        return "\t"
    return "\n"


def _text(line: ShownLine) -> str:
    if OBJECT not in line.text:
        return line.text
    formulas = (look.formula for _, look in line.formulas)
    return re.sub(OBJECT, lambda _: next(formulas), line.text)


def _add_places(places: array[int], line: ShownLine, end: int) -> int:
    """Add where each unit of a line stands; what is ours stands behind what is before it."""
    formulas = {place: look.formula for place, look in line.formulas}
    done = 0
    for place, length, offset, extent in line.passages:
        places.extend([end] * (place - done))
        if place in formulas:
            places.extend([offset] * units_in(formulas[place]))
        elif length == extent:
            places.extend(range(offset, offset + length))
        else:
            places.extend([offset] * length)
        done, end = place + length, offset + extent
    places.extend([end] * (line.length - done))
    return end
