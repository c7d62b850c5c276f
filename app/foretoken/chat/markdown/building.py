"""What is shown of a leaf: its blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from foretoken.chat.markdown.blocks import (
    Block,
    BlockKind,
    Container,
    ContainerKind,
    Style,
    TextRun,
)
from foretoken.chat.markdown.grammar import Frame, Leaf, Line, cells, definitions, joined
from foretoken.chat.markdown.inline import Inlines, Known, inlines, plain, unescaped
from foretoken.chat.markdown.mapped_text import MappedText, in_short

_LONG_TEXT = 2_000
_PART_BEFORE_ANOTHER_LOOK = 32
"""A long text that grows is looked at again when it is longer by this part of it."""
_MOST_OF_AN_INFO = 200

_TASK = re.compile(r"\[([ xX])\](?=[ \t\n])[ \t\n]*")
_BEGUN_TASK = frozenset(("[", "[ ", "[x", "[X", "[ ]", "[x]", "[X]"))
_LANGUAGE = re.compile(r"[a-z0-9+#_-][a-z0-9+#._-]{0,31}")


@dataclass(slots=True)
class Built:
    """The blocks of a leaf, and what helps to make them again."""

    leaf: Leaf
    blocks: tuple[Block, ...] = ()
    missed: frozenset[str] = frozenset()
    """Labels that were not known."""
    rows: list[tuple[tuple[TextRun, ...], ...]] = field(default_factory=list)
    looked_at: int = 0
    """Length of the text that ``runs`` are of."""
    runs: tuple[TextRun, ...] = ()
    begin: int = -1
    """Place where that text begins."""
    defined: int = 0
    """So many lines of a paragraph define links, beside the last one of those."""
    lines: int = 0
    """So many lines of code are in the next two."""
    code: str = ""
    places: list[int] = field(default_factory=list)
    follow: bool = True
    """Whether all places follow each other; then only the first one is kept."""

    def forget(self) -> None:
        """Look at all of it again, because more labels are known."""
        self.missed = frozenset()
        self.rows.clear()

    def serves(self, leaf: Leaf) -> bool:
        """Whether what it keeps is the beginning of another leaf too, one that was read again."""
        mine = self.leaf
        return mine is leaf or (
            mine.kind is leaf.kind and mine.start == leaf.start and mine.index == leaf.index
        )


def build(built: Built, known: Known) -> None:
    """Make the blocks of its leaf."""
    leaf = built.leaf
    if leaf.kind is BlockKind.PARAGRAPH:
        built.blocks = _paragraph(built, known)
    elif leaf.kind is BlockKind.HEADING and not leaf.lines:
        built.blocks = ()  # more of its text may come
    elif leaf.kind is BlockKind.HEADING:
        found = _inlines(built, joined(leaf.lines), known, is_open=leaf.is_half)
        built.blocks = (_block(leaf, found, level=leaf.level),)
    elif leaf.kind is BlockKind.TABLE:
        built.blocks = (_table(built, known),)
    elif leaf.kind is BlockKind.RULE:
        built.blocks = (_block(leaf, ()),)
    elif leaf.goes_on and not leaf.lines:
        built.blocks = ()
    else:
        built.blocks = (_code(built) if leaf.kind is BlockKind.CODE else _formula(leaf),)


def _paragraph(built: Built, known: Known) -> tuple[Block, ...]:
    leaf = built.leaf
    lines = leaf.lines
    if leaf.is_open and lines and not leaf.goes_on and lines[0].text.startswith("["):
        if built.defined > len(lines):
            built.defined = 0
        lines = lines[built.defined :]
        _, count, last = definitions(lines)
        built.defined += last
        lines = lines[count:]
    frame = leaf.frames[-1] if leaf.frames else None
    if not lines:
        stands_alone = frame is not None and frame.shown in (None, leaf.index)
        return (_block(leaf, ()),) if stands_alone else ()
    table = _coming_table(leaf, lines, known)
    if table:
        lines = lines[:-1]
        if not lines:
            return (table,)
    text = joined(lines)
    task = None
    begin = 0
    if frame and frame.kind is ContainerKind.ITEM and frame.first_leaf == leaf.index:
        if found := _TASK.match(text.text):
            task, begin = found[1] != " ", found.end()
        elif leaf.is_open and text.text.rstrip() in _BEGUN_TASK:
            return (_block(leaf, ()),)
    runs = _inlines(built, text.behind(begin), known, is_open=leaf.is_open and not table)
    block = _block(leaf, runs, task=task, start=lines[0].place)
    if not table:
        return (block,)
    end = lines[-1].place + len(lines[-1].text)
    return (_block(leaf, runs, task=task, start=lines[0].place, end=end), table)


def _coming_table(leaf: Leaf, lines: list[Line], known: Known) -> Block | None:
    """The head of a table, if the last line looks like one and no other has come yet."""
    head = lines[-1]
    if not leaf.is_open or not head.text.startswith("|"):
        return None
    columns = cells(head)
    if len(columns) < 2 and not head.text.rstrip().endswith("|"):
        return None
    row = tuple(inlines(cell, known, is_open=leaf.is_half).runs for cell in columns)
    if not row:
        return None
    start, end = head.place, head.place + len(head.text.rstrip())
    sides = ("",) * len(row)
    return _block(leaf, (), BlockKind.TABLE, start=start, end=end, rows=(row,), alignments=sides)


def _table(built: Built, known: Known) -> Block:
    leaf, rows = built.leaf, built.rows
    whole = len(leaf.lines) - leaf.is_half
    del rows[whole:]
    made = []
    for index in range(len(rows), len(leaf.lines)):
        line, is_half = leaf.lines[index], index >= whole
        found = [
            inlines(cell, known, is_open=is_half) for cell in cells(line)[: len(leaf.alignments)]
        ]
        built.missed = built.missed.union(*(one.missed for one in found))
        row = [one.runs for one in found]
        row += [()] * (len(leaf.alignments) - len(row))
        made.append(tuple(row))
    shown = (*rows, *made)
    rows += made[: whole - len(rows)]
    return _block(leaf, (), rows=shown, alignments=leaf.alignments)


def _code(built: Built) -> Block:
    """Code, of which only the last line is made again."""
    leaf = built.leaf
    count = len(leaf.lines)
    while not leaf.fence and count and not leaf.lines[count - 1].text.strip(" \t"):
        count -= 1
    whole = max(0, count - 1)
    if built.lines > whole:
        built.lines, built.code, built.places, built.follow = 0, "", [], True
    if built.lines < whole:
        added = joined(leaf.lines[built.lines : whole + 1])
        length = len(added.text) - len(leaf.lines[whole].text)
        _add_code(built, added.text[:length], added.places(0, length))
        built.lines = whole
    code, places = built.code, built.places
    if count:
        last = joined(leaf.lines[whole:count])
        code += last.text
        end = last.places(0, len(last.text))
        if not built.follow:
            end = in_short([*places, *end])
        elif places and isinstance(end, range) and end.start == places[0] + len(built.code):
            end = range(places[0], end.stop)
        elif places:
            end = in_short([*range(places[0], places[0] + len(built.code)), *end])
    else:
        end = range(0)
    run = TextRun(code, end, (leaf.start, leaf.end), Style.CODE)
    info = unescaped(leaf.info[:_MOST_OF_AN_INFO]).lower().split(" ")[0]
    language = _LANGUAGE.search(info)
    return _block(leaf, (run,), language=language[0] if language else "", closed=leaf.closed)


def _add_code(built: Built, text: str, places: range | tuple[int, ...]) -> None:
    first = built.places[0] if built.places else places[0]
    if built.follow:
        if isinstance(places, range) and places.start == first + len(built.code):
            built.places = [first]
        else:
            built.places = [*range(first, first + len(built.code)), *places]
            built.follow = False
    else:
        built.places.extend(places)
    built.code += text


def _formula(leaf: Leaf) -> Block:
    text = joined(leaf.lines)
    end = len(text.text.rstrip(" \t\n"))
    begin = min(end, len(text.text) - len(text.text.lstrip(" \t\n")))
    span = leaf.start, leaf.end
    run = TextRun(text.text[begin:end], text.places(begin, end), span, Style.MATH)
    return _block(leaf, (run,), closed=leaf.closed)


def _inlines(built: Built, text: MappedText, known: Known, *, is_open: bool) -> tuple[TextRun, ...]:
    length = len(text.text)
    begin = text.place(0)
    if is_open and length > _LONG_TEXT and built.begin == begin:
        grown = length - built.looked_at
        if 0 <= grown < length // _PART_BEFORE_ANOTHER_LOOK:
            return built.runs + plain(text, built.looked_at)
    found: Inlines = inlines(text, known, is_open=is_open)
    built.missed = found.missed
    built.looked_at, built.runs, built.begin = length, found.runs, begin
    return found.runs


def _block(
    leaf: Leaf,
    runs: tuple[TextRun, ...],
    kind: BlockKind | None = None,
    *,
    start: int | None = None,
    end: int | None = None,
    task: bool | None = None,
    level: int = 0,
    language: str = "",
    rows: tuple[tuple[tuple[TextRun, ...], ...], ...] = (),
    alignments: tuple[str, ...] = (),
    closed: bool = True,
) -> Block:
    frames = leaf.frames
    return Block(
        kind or leaf.kind,
        leaf.start if start is None else start,
        leaf.end if end is None else end,
        runs,
        tuple(
            _container(frame, leaf.index, task if frame is frames[-1] else None) for frame in frames
        ),
        level,
        is_tight(leaf),
        language,
        rows,
        alignments,
        closed,
        leaf.goes_on and kind is None,
        leaf.joint if leaf.goes_on and kind is None else "",
    )


def is_tight(leaf: Leaf) -> bool:
    """Whether the list that it stands in directly has no space between its items."""
    sequence = leaf.frames[-1].sequence if leaf.frames else None
    return sequence is not None and not sequence.is_loose


def _container(frame: Frame, leaf: int, task: bool | None) -> Container:
    if frame.shown is None or frame.shown >= leaf:
        frame.shown = leaf
    if frame.shown != leaf:
        return Container(frame.kind, frame.start, frame.end)
    return Container(frame.kind, frame.start, frame.end, frame.marker, task)
