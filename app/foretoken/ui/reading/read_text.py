"""Readable text of Markdown, for search and copying: without markup and link targets.

A formula is represented by its TeX.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from foretoken.chat.conversations.text_search import FoldedText
from foretoken.chat.markdown.blocks import Block, BlockKind
from foretoken.chat.markdown.stream import parse
from foretoken.system.shown_text import utf16_length
from foretoken.ui.reading.lines import LINE_BREAK, TextLine, Units, cut, lines_of


def read_text(source: str) -> FoldedText:
    """Return the readable text with source offsets; all of a formula maps to its beginning."""
    units = Units(source)
    texts: list[str] = []
    places = array("L")
    end = 0  # source offset of the end of the text so far
    before: Block | None = None
    for block in parse(source):
        lines = lines_of(block, units, is_drawn=lambda _tex, _display: True)
        for number, line in enumerate(lines):
            if before is not None:
                texts.append(between(before, block, number))
                places.extend([end] * len(texts[-1]))
            before = block
            for text, _, piece, formula in line.parts():
                texts.append(formula or text)
                length = utf16_length(texts[-1])
                if piece is None:  # added by us
                    places.extend([end] * length)
                    continue
                same = length == piece.extent and not formula
                first = piece.offset
                places.extend(range(first, first + length) if same else [first] * length)
                end = max(end, first + piece.extent)
    if before is None and source.strip():  # the source is shown in this case
        return FoldedText.of(source)
    places.append(end)
    return FoldedText.of("".join(texts)).at(places)


def between(before: Block, block: Block, number: int) -> str:
    """Return the separator before the line with this number in ``block``."""
    if before is not block:
        return "\n" if before.tight and block.tight else "\n\n"
    if block.kind is BlockKind.TABLE and number % max(1, len(block.rows[0])):
        return "\t"
    return "\n"


def copied_text(line: TextLine, start: int, stop: int, source: Callable[[int, int], str]) -> str:
    """Return the text to copy for a part of a line; ``source`` returns a range of the source.

    Characters displayed as others are copied as the model wrote them.
    """
    pieces: list[str] = []
    text_start = max((end for _, end, look in line.stretches() if look.marker), default=0)
    for text, place, piece, formula in line.parts():
        first, last = max(0, start - place), min(utf16_length(text), stop - place)
        if first >= last:
            continue
        if formula:
            pieces.append(formula)
        elif piece is not None and piece.length == piece.extent and place >= text_start:
            pieces.append(source(piece.offset + first, piece.offset + last))
        else:
            shown = cut(text, first, last).replace(LINE_BREAK, "\n")
            pieces.append(shown.replace("\t", " "))  # the tab after a list marker
    return "".join(pieces)
