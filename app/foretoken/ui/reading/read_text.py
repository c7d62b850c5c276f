"""What is read of a text in Markdown: to be searched, and to be copied.

It is without marks and targets of links; a formula is read as its TeX.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator

from foretoken.chat.conversations.text_search import FoldedText
from foretoken.chat.markdown.blocks import Block, BlockKind
from foretoken.chat.markdown.stream import parse
from foretoken.ui.look.token_style import utf16_length
from foretoken.ui.reading.lines import LINE_BREAK, TextLine, Units, cut, lines_of


def read_text(source: str) -> FoldedText:
    """What is read, with its places in the source, all of which a formula has at its first one."""
    units = Units(source)
    texts: list[str] = []
    places = array("L")
    end = 0  # of what is read so far, in the source
    before: Block | None = None
    for block in parse(source):
        lines = lines_of(block, source, units, is_drawn=lambda _tex, _display: True)
        for number, line in enumerate(lines):
            if before is not None:
                texts.append(between(before, block, number))
                places.extend([end] * len(texts[-1]))
            before = block
            for text, offset, extent in _stretches(line, end):
                texts.append(text)
                length = utf16_length(text)
                places.extend(
                    range(offset, offset + length) if length == extent else [offset] * length
                )
                end = max(end, offset + extent)
    if before is None and source.strip():  # then the source is shown
        return FoldedText.of(source)
    places.append(end)
    return FoldedText.of("".join(texts)).at(places)


def between(before: Block, block: Block, number: int) -> str:
    """What parts a line, which has this number in its block, from the one before it."""
    if before is not block:
        return "\n" if before.tight and block.tight else "\n\n"
    if block.kind is BlockKind.TABLE and number % max(1, len(block.rows[0])):
        return "\t"
    return "\n"


def _stretches(line: TextLine, end: int) -> Iterator[tuple[str, int, int]]:
    """Texts of a line, each with where it stands in the source and how far it reaches there.

    What is ours stands at the end of what is before it; a formula reaches nowhere.
    """
    for text, _, piece, formula in line.parts():
        if piece is None:
            yield text, end, 0
            continue
        yield (formula, piece.offset, -1) if formula else (text, piece.offset, piece.extent)
        end = piece.offset + piece.extent


def copied_text(line: TextLine, start: int, stop: int, source: Callable[[int, int], str]) -> str:
    """What copying gives of a line, as it is read; ``source`` is that between two offsets.

    What is shown by another sign is copied as the model wrote it.
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
            pieces.append(shown.replace("\t", " "))  # the tab is that behind a marker
    return "".join(pieces)
