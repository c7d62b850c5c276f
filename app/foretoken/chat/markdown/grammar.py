r"""Lines become leaves: what holds text, and the quotes, items and footnotes around it.

Each line is looked at once, when it comes, as CommonMark's appendix has it: first whether the open
containers go on, then whether something begins in it, then to which leaf the rest belongs. So a
text may grow line by line, and what the last line did can be taken back (``state``, ``restore``),
because that line may be half of one.

Beside CommonMark there are tables, footnotes and formulas between ``$$``, or ``\[`` and ``\]``, at
the ends of lines. A formula whose end does not come before an empty line is none: its lines are
read again. There is no HTML. Containers lie in each other only so deep, tables have only so many
columns and cells, and there are only so many leaves; what is beyond is text.

A leaf of text is only so long: the text behind goes on in another one. So a long line is read in
parts (``feed``, ``go_on``), of which only the first can begin something; of code they are one line.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from itertools import pairwise

from foretoken.chat.markdown.blocks import BlockKind, ContainerKind
from foretoken.chat.markdown.inline import definition, label_key
from foretoken.chat.markdown.mapped_text import MappedText

_MOST_CONTAINERS = 20
_MOST_COLUMNS = 128
_MOST_CELLS = 2_000
"""Of one table."""
_MOST_LEAVES = 5_000
_LINES_TOGETHER = 50
"""Of the text behind the last leaf."""
_MOST_LINES_OF_A_FORMULA = 200
_MOST_OF_A_TEXT = 3_000
_MOST_LINES_OF_A_TEXT = 200
_MOST_MARKS_OF_A_TEXT = 400
"""Text that has more goes on in another leaf."""
_MOST_OF_CODE = 200_000
_MOST_LINES_OF_CODE = 5_000
_MOST_OF_A_PART = 4_000
_LEAST_OF_A_PART = 1_000
"""Of a line: less where it is full of marks, each of which takes time."""
_MOST_TO_LOOSEN = 200
"""A list of which so many leaves have come with no space between them stays so."""
_CODE_INDENT = 4

_SPACES = re.compile(r"[ \t]*")
_MAYBE_START = frozenset(">#`~*+-_=$\\[|:0123456789")
_HEADING = re.compile(r"(#{1,6})(?:[ \t]+|$)")
_HEADING_END = re.compile(r"(?:^|[ \t]+)#+[ \t]*$")
_FENCE = re.compile(r"(`{3,})[^`]*$|(~{3,})")
_FENCE_END = re.compile(r"(`{3,}|~{3,})[ \t]*$")
_UNDERLINE = re.compile(r"(?:=+|-+)[ \t]*$")
_RULE = re.compile(r"(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$")
_BULLET = re.compile(r"[*+-](?=[ \t]|$)")
_NUMBER = re.compile(r"([0-9]{1,9})[.)](?=[ \t]|$)")
_FOOTNOTE = re.compile(r"\[\^([^\s\[\]]{1,80})\]:")
_TABLE_RULE = re.compile(r"[-:|][-:| \t]*$")
_ALIGNMENT = re.compile(r"(:?)-+(:?)$")
_BAR = re.compile(r"(?<!\\)\|")
_WORD = re.compile(r"[^\W_]")
_MARK = re.compile(r"[\\`*_~\[\]<&$!]")
_UNDECIDED = re.compile(r"[ \t>]*(?:[-=*+_#~`|:$\\\[ \t]+|[0-9]{1,9}[.)]?[ \t]*)?$")
_MOST_UNDECIDED = 200


@dataclass(slots=True, eq=False)
class Sequence:
    """One list."""

    mark: str
    number: int
    """Of its latest item."""
    first_leaf: int
    is_loose: bool = False
    last_end: int = 0
    """The line in which its latest item ended."""


@dataclass(slots=True, eq=False)
class Frame:
    """One container."""

    kind: ContainerKind
    start: int
    end: int
    """Of its first mark."""
    reached: int
    """The last line in which it goes on."""
    first_leaf: int
    sequence: Sequence | None = None
    marker: str = ""
    indent: int = 0
    """Columns by which the lines of an item are indented."""
    last_end: int | None = None
    """The line in which its latest child ended; None as long as it has none."""
    shown: int | None = None
    """The leaf that shows the marker."""


@dataclass(slots=True)
class Line:
    """As much of a line as belongs to a leaf."""

    text: str
    place: int
    """Of the first character behind the padding."""
    line_end: int
    """Place of the character that ends the line."""
    padding: int = 0
    """So many spaces at the beginning stand for the rest of the tab before ``place``."""
    is_part: bool = False
    """Whether it goes on in the next one: no line end is between them."""


@dataclass(slots=True, eq=False)
class Leaf:
    """What becomes a block, or two."""

    kind: BlockKind
    index: int
    frames: tuple[Frame, ...]
    start: int
    end: int
    last_line: int
    """Number of the last line that is not empty."""
    lines: list[Line] = field(default_factory=list)
    level: int = 0
    fence: str = ""
    fence_indent: int = 0
    info: str = ""
    """What stands behind an opening fence."""
    mark: str = ""
    """What ends a formula."""
    alignments: tuple[str, ...] = ()
    closed: bool = True
    """Whether what has an end mark has it."""
    is_open: bool = True
    """Whether more lines may come."""
    is_half: bool = False
    """Whether its last line may be half of one."""
    is_placeholder: bool = False
    """Whether it only stands for a container that has nothing in it yet."""
    goes_on: bool = False
    """Whether it goes on with the text of the leaf before it."""
    joint: str = ""
    """What is between them then: a line end, a space or nothing."""
    length: int = 0
    """Of its lines."""
    marks: int = 0
    """Characters in these that may mean something."""


_LEAF_STATE = (
    *("kind", "start", "end", "last_line", "level", "length", "marks"),
    *("alignments", "closed", "is_open", "is_half", "joint"),
)


@dataclass(slots=True)
class State:
    """What a line may change."""

    number: int
    frames: list[tuple[Frame, int, int | None]]
    sequences: list[tuple[Sequence, int, bool, int]]
    leaf: Leaf | None
    leaf_values: tuple[object, ...]
    leaf_lines: list[Line]
    leaf_length: int
    leaves: int
    last: Leaf | None
    labels: int
    formula_lines: int


class Grammar:
    """Leaves of the lines that it was fed with."""

    def __init__(self) -> None:
        self.leaves: list[Leaf] = []
        self.links: dict[str, str] = {}
        self.footnotes: dict[str, int] = {}
        self.changed = 0
        """The first leaf that is another one since somebody set this."""
        self.is_half = False
        """Whether the line that is fed may be half of one."""
        self._labels: list[tuple[dict[str, str] | dict[str, int], str]] = []
        self._frames: list[Frame] = []
        self._leaf: Leaf | None = None
        self._number = 0
        self._matched = 0
        self._before_formula: State | None = None
        self._formula_lines: list[tuple[str, int, int, bool]] = []
        self._no_formula_until = 0
        # The line that is read
        self._text = ""
        self._base = 0
        self._line_end = 0
        self._at = 0
        self._column = 0
        self._is_in_tab = False
        self._next = 0
        self._next_column = 0
        self._indent = 0
        self._is_blank = False
        self._is_part = False
        """Whether more of the line is to come."""

    # Taking back

    def state(self) -> State:
        """As it is between two lines."""
        leaf = self._leaf
        sequences = [frame.sequence for frame in self._frames if frame.sequence]
        return State(
            self._number,
            [(frame, frame.reached, frame.last_end) for frame in self._frames],
            [(one, one.number, one.is_loose, one.last_end) for one in sequences],
            leaf,
            tuple(getattr(leaf, name) for name in _LEAF_STATE) if leaf else (),
            leaf.lines if leaf else [],
            len(leaf.lines) if leaf else 0,
            len(self.leaves),
            self.leaves[-1] if self.leaves else None,
            len(self._labels),
            len(self._formula_lines),
        )

    def restore(self, state: State) -> None:
        """As if nothing had come since."""
        self._number = state.number
        self._frames = []
        for frame, reached, last_end in state.frames:
            frame.reached, frame.last_end = reached, last_end
            self._frames.append(frame)
        for sequence, number, is_loose, last_end in state.sequences:
            if sequence.is_loose != is_loose:
                self._touch(sequence.first_leaf)
            sequence.number, sequence.is_loose, sequence.last_end = number, is_loose, last_end
        self._leaf = leaf = state.leaf
        if leaf:
            for name, value in zip(_LEAF_STATE, state.leaf_values, strict=True):
                setattr(leaf, name, value)
            leaf.lines = state.leaf_lines
            del leaf.lines[state.leaf_length :]
            self._touch(leaf.index)
        self._touch(state.leaves - 1 if state.last and state.last.is_placeholder else state.leaves)
        del self.leaves[state.leaves :]
        if state.last:
            self.leaves[state.leaves - 1 :] = [state.last]
        while len(self._labels) > state.labels:
            known, label = self._labels.pop()
            del known[label]
        if state.formula_lines:
            del self._formula_lines[state.formula_lines :]

    # Reading a line

    def feed(self, text: str, base: int, line_end: int, *, is_part: bool = False) -> None:
        """Read a line that stands at ``base`` and ends with the character at ``line_end``.

        ``is_part``: it has no end yet, and what comes behind is for ``go_on``.
        """
        state = self.state() if "$$" in text or "\\[" in text else None
        if self._leaf and self._leaf.mark:
            self._formula_lines.append((text, base, line_end, is_part))
        self._number += 1
        self._begin(text, base, line_end, is_part=is_part)
        leaf = self._leaf
        if len(self.leaves) >= _MOST_LEAVES and not (leaf and (leaf.fence or leaf.mark)):
            self._add_to_rest(leaf)
            return
        self._match()
        if self._continue_leaf():
            return
        was_paragraph = self._is_in_paragraph()
        if not self._start_blocks(state, was_paragraph):
            self._add_rest()
        if is_part:
            self._let_go_on()

    def go_on(self, text: str, base: int, line_end: int, *, is_part: bool = False) -> None:
        """Read more of the line that was fed as a part."""
        self._begin(text, base, line_end, is_part=is_part)
        self._matched = len(self._frames)
        self._look()
        leaf = self._leaf
        if leaf and leaf.kind is BlockKind.CODE:
            self._add_code(leaf)
            return
        if not self._is_blank:
            self._go_to_next()
            if not leaf:
                leaf = self._open_leaf(BlockKind.PARAGRAPH)
            elif not leaf.lines:
                leaf.start = self._base + self._at
            self._add_line(leaf)
            if is_part:
                self._let_go_on()
        elif leaf and not leaf.lines:
            leaf.joint = " "
        if not is_part and leaf and leaf.kind is BlockKind.HEADING:
            self._close_leaf()

    def _begin(self, text: str, base: int, line_end: int, *, is_part: bool) -> None:
        """Stand at the beginning of a line, or of a part of it."""
        self._text, self._base, self._line_end = text, base, line_end
        self._at = self._column = 0
        self._is_in_tab = False
        self._is_part = is_part

    def _let_go_on(self) -> None:
        """Have an empty leaf behind one that is text, for more of that text."""
        before = self._leaf
        if not before and self.leaves and self.leaves[-1].last_line == self._number:
            before = self.leaves[-1]  # a heading
        if not before or not before.lines or before.kind is BlockKind.CODE:
            return
        is_heading = before.kind is BlockKind.HEADING
        self._matched = len(self._frames)
        leaf = self._open_leaf(BlockKind.HEADING if is_heading else BlockKind.PARAGRAPH)
        leaf.level = before.level
        # Of definitions nothing is left, and a table has an end that can be seen.
        leaf.goes_on = bool(before.lines) and before.kind is not BlockKind.TABLE
        leaf.joint = self._joint()
        leaf.start = leaf.end = before.end

    def _add_code(self, leaf: Leaf) -> None:
        """Add a line of code, or a part of it, and let what follows stand in another leaf."""
        if leaf.goes_on and not leaf.lines:
            leaf.start = self._base + self._at
        self._add_line(leaf)
        lines = len(leaf.lines)
        if self.is_half or (lines < _MOST_LINES_OF_CODE and leaf.length < _MOST_OF_CODE):
            return
        leaf.closed = True
        following = self._open_leaf(BlockKind.CODE)
        following.goes_on, following.closed = True, not leaf.fence
        following.fence, following.fence_indent = leaf.fence, leaf.fence_indent
        following.info, following.joint = leaf.info, self._joint()
        following.start = following.end = leaf.end

    def _joint(self) -> str:
        """What is between what was read and what follows."""
        if not self._is_part:
            return "\n"
        return " " if self._text[-1:].isspace() else ""

    def _is_full(self, leaf: Leaf) -> bool:
        return (
            leaf.length >= _MOST_OF_A_TEXT
            or leaf.marks >= _MOST_MARKS_OF_A_TEXT
            or len(leaf.lines) >= _MOST_LINES_OF_A_TEXT
        )

    def end(self) -> None:
        """No line follows."""
        if self._leaf and self._leaf.mark:
            self._no_formula()
        self._close_leaf()
        self._close_frames(0)

    def is_undecided(self, text: str) -> bool:
        """Whether it cannot be said yet what this beginning of a line is."""
        leaf = self._leaf
        if leaf and leaf.fence:
            rest = text.strip()
            return not rest or not rest.strip(leaf.fence[0])
        return len(text) <= _MOST_UNDECIDED and _UNDECIDED.match(text) is not None

    def _match(self) -> None:
        """Count the containers that go on."""
        self._matched = 0
        for frame in self._frames:
            self._look()
            if not self._goes_on(frame):
                break
            frame.reached = self._number
            self._matched += 1
        self._look()

    def _goes_on(self, frame: Frame) -> bool:
        if frame.kind is ContainerKind.QUOTE:
            if self._indent >= _CODE_INDENT or not self._text.startswith(">", self._next):
                return False
            self._skip_quote_mark()
            return True
        if self._is_blank:
            is_empty = frame.last_end is None and frame is self._frames[-1] and not self._leaf
            if is_empty:
                return False
            self._go_to_next()
            return True
        if self._indent >= frame.indent:
            self._advance(frame.indent)
            return True
        return False

    def _continue_leaf(self) -> bool:
        """Whether the line belongs to code or a formula that is open."""
        leaf = self._leaf
        if not leaf:
            return False
        is_inside = self._matched == len(self._frames)
        if leaf.mark:
            return self._continue_formula(leaf, is_inside)
        if not is_inside:
            return False
        if leaf.fence:
            end = _FENCE_END.match(self._text, self._next)
            is_end = end and self._indent < _CODE_INDENT and not self._is_part
            if end and is_end and end[1].startswith(leaf.fence):
                leaf.closed = True
                leaf.end = self._base + end.end(1)
                leaf.last_line = self._number
                self._close_leaf()
                return True
            for _ in range(leaf.fence_indent):
                if not self._text.startswith((" ", "\t"), self._at):
                    break
                self._advance(1)
            self._add_code(leaf)
            return True
        if leaf.kind is BlockKind.CODE:
            if self._indent >= _CODE_INDENT:
                self._advance(_CODE_INDENT)
            elif self._is_blank:
                self._go_to_next()
            else:
                self._close_leaf()
                return False
            self._add_code(leaf)
            return True
        if self._is_blank:
            self._close_leaf()
        return False

    def _continue_formula(self, leaf: Leaf, is_inside: bool) -> bool:
        text = self._text[self._next :].rstrip(" \t")
        ends = text.endswith(leaf.mark)
        is_over = self._is_blank or not is_inside or self._is_part or leaf.mark in text[:-2]
        if is_over or len(leaf.lines) >= _MOST_LINES_OF_A_FORMULA:
            if not self.is_half:
                self._no_formula()
            return True
        self._go_to_next()
        if ends:
            leaf.closed = True
            text = text[:-2].rstrip(" \t")
        self._add_line(leaf, text)
        leaf.last_line = self._number
        if ends:
            leaf.end = self._base + len(self._text.rstrip(" \t"))
            self._close_leaf()
        return True

    def _no_formula(self) -> None:
        """Read the lines of what began as a formula again."""
        state, lines = self._before_formula, self._formula_lines
        assert state
        self._formula_lines = []
        self._before_formula = None
        self.restore(state)
        self._no_formula_until = state.number + len(lines)
        for text, base, line_end, is_part in lines:
            self.feed(text, base, line_end, is_part=is_part)

    def _is_in_paragraph(self) -> bool:
        leaf = self._leaf
        inside = self._matched == len(self._frames)
        return inside and leaf is not None and leaf.kind is BlockKind.PARAGRAPH

    def _start_blocks(self, state: State | None, in_paragraph: bool) -> bool:
        """Open what begins in the line; whether nothing of it is left."""
        sibling = self._frames[self._matched] if self._matched < len(self._frames) else None
        while True:
            self._look()
            text, at = self._text, self._next
            if self._indent >= _CODE_INDENT:
                is_lazy = self._leaf is not None and self._leaf.kind is BlockKind.PARAGRAPH
                if self._is_blank or is_lazy:
                    return False
                self._advance(_CODE_INDENT)
                leaf = self._open_leaf(BlockKind.CODE)
                leaf.start = self._base + self._at
                self._add_line(leaf)
                return True
            if self._is_blank or text[at] not in _MAYBE_START:
                return False
            has_room = self._matched < _MOST_CONTAINERS
            if text[at] == ">" and has_room:
                self._open_frame(ContainerKind.QUOTE, at, at + 1)
                self._skip_quote_mark()
            elif self._start_leaf(state, in_paragraph):
                return True
            elif has_room and self._start_item(sibling, in_paragraph):
                pass
            elif has_room and (footnote := _FOOTNOTE.match(text, at)):
                self._start_footnote(footnote)
            else:
                return False
            sibling = None
            in_paragraph = False

    def _start_leaf(self, state: State | None, in_paragraph: bool) -> bool:
        """Open what is a line of its own; whether there was something."""
        text, at = self._text, self._next
        first = text[at]
        if first == "#" and (found := _HEADING.match(text, at)):
            leaf = self._open_leaf(BlockKind.HEADING)
            leaf.level = len(found[1])
            self._go_to_next()
            self._at = found.end()
            rest = text[self._at :]
            self._add_line(leaf, _HEADING_END.sub("", rest).rstrip(" \t"))
            leaf.end = self._base + len(text.rstrip(" \t"))
            self._close_leaf()
            return True
        if self._is_part:
            return False
        if first in "`~" and (found := _FENCE.match(text, at)):
            leaf = self._open_leaf(BlockKind.CODE)
            leaf.fence = found[1] or found[2]
            leaf.fence_indent = self._indent
            leaf.info = text[at + len(leaf.fence) :].strip(" \t")
            leaf.closed = False
            leaf.end = self._base + len(text.rstrip(" \t"))
            return True
        if first in "$\\":
            return self._start_formula(state)
        if in_paragraph and first in "|:-=" and (self._start_table() or self._underline()):
            return True
        ends_alike = first in "*-_" and text.endswith((first, " ", "\t"))
        if ends_alike and _RULE.match(text, at):
            leaf = self._open_leaf(BlockKind.RULE)
            leaf.end = self._base + len(text.rstrip(" \t"))
            self._close_leaf()
            return True
        return False

    def _start_formula(self, state: State | None) -> bool:
        text, at = self._text.rstrip(" \t"), self._next
        if not text.startswith(("$$", "\\["), at):
            return False
        mark = "$$" if text[at] == "$" else "\\]"
        end = text.find(mark, at + 2)
        is_whole = end >= 0
        if is_whole and (end + 2 < len(text) or not _WORD.search(text, at + 2, end)):
            return False
        if not is_whole and (self._number <= self._no_formula_until or not state):
            return False
        leaf = self._open_leaf(BlockKind.MATH)
        leaf.mark = mark
        leaf.closed = is_whole
        self._go_to_next()
        self._at = at + 2
        self._add_line(leaf, text[at + 2 : end] if is_whole else text[at + 2 :])
        leaf.end = self._base + len(text)
        if is_whole:
            self._close_leaf()
        else:
            self._before_formula = state
            self._formula_lines = [(self._text, self._base, self._line_end, False)]
        return True

    def _start_table(self) -> bool:
        """Make the last line of the paragraph the head of a table that this line rules."""
        paragraph = self._leaf
        if not paragraph or not paragraph.lines:
            return False
        head = paragraph.lines[-1]
        if not _TABLE_RULE.match(self._text, self._next) or "|" not in head.text:
            return False
        alignments = _alignments(self._text[self._next :])
        if not alignments or len(alignments) != len(cells(head)):
            return False
        if len(paragraph.lines) > 1:
            paragraph.lines = paragraph.lines[:-1]
            paragraph.length -= len(head.text) + 1
            before = paragraph.lines[-1]
            paragraph.end = before.place + len(before.text)
            leaf = self._open_leaf(BlockKind.TABLE)
            leaf.lines.append(head)
            leaf.start = head.place
        else:
            leaf = paragraph
            leaf.kind = BlockKind.TABLE
            leaf.goes_on = False
        leaf.alignments = alignments
        leaf.last_line = self._number
        leaf.end = self._base + len(self._text.rstrip(" \t"))
        leaf.is_half = False
        self._touch(leaf.index)
        return True

    def _underline(self) -> bool:
        """Make the paragraph a heading, if it is more than definitions of links."""
        leaf = self._leaf
        if not leaf or not _UNDERLINE.match(self._text, self._next):
            return False
        self._take_definitions(leaf)
        if not leaf.lines:
            return False
        leaf.kind = BlockKind.HEADING
        leaf.level = 1 if self._text[self._next] == "=" else 2
        leaf.end = self._base + len(self._text.rstrip(" \t"))
        leaf.last_line = self._number
        self._close_leaf()
        return True

    def _start_item(self, sibling: Frame | None, in_paragraph: bool) -> bool:
        text, at = self._text, self._next
        found = _BULLET.match(text, at) or _NUMBER.match(text, at)
        if not found:
            return False
        number = int(found[1]) if found.re is _NUMBER else 0
        mark = text[found.end() - 1]
        is_empty = _SPACES.fullmatch(text, found.end()) is not None
        if in_paragraph and (is_empty or (found.re is _NUMBER and number != 1)):
            return False
        self._close_frames(self._matched)
        self._close_leaf()
        sequence = sibling.sequence if sibling else None
        if sequence and sequence.mark == mark:
            sequence.number += 1
            if sequence.last_end < self._number - 1:
                self._loosen(sequence)
        else:
            sequence = Sequence(mark, number, self._next_leaf())
            self._loosen_parent()
        indent = self._indent
        frame = self._open_frame(ContainerKind.ITEM, at, found.end(), sequence)
        frame.marker = f"{sequence.number}{mark}" if found.re is _NUMBER else "•"
        self._go_to_next()
        self._advance(found.end() - at)
        width = self._width_of_gap()
        if is_empty or not 1 <= width < 5:
            width = 1
        frame.indent = indent + found.end() - at + width
        if not is_empty or self._text.startswith((" ", "\t"), self._at):
            self._advance(1 if is_empty else width)
        return True

    def _start_footnote(self, found: re.Match[str]) -> None:
        key = label_key(found[1])
        frame = self._open_frame(ContainerKind.FOOTNOTE, found.start(), found.end())
        frame.marker = found[1]
        frame.indent = _CODE_INDENT
        if key not in self.footnotes:
            self.footnotes[key] = frame.start
            self._labels.append((self.footnotes, key))
        self._go_to_next()
        self._advance(found.end() - found.start())

    def _add_rest(self) -> None:
        """Give the rest of the line, which begins nothing, to a leaf."""
        leaf = self._leaf
        is_lazy = self._matched < len(self._frames) and not self._is_blank
        if is_lazy and leaf and leaf.kind is BlockKind.PARAGRAPH:
            for frame in self._frames[self._matched :]:
                frame.reached = self._number
        else:
            if self._is_blank and self._matched < len(self._frames):
                self._end_empty_item(self._frames[self._matched])
            self._close_frames(self._matched)
            leaf = self._leaf
        if self._is_blank:
            if self._frames and self._frames[-1].reached == self._number and not leaf:
                self._stand_in()
            return
        self._go_to_next()
        if leaf and leaf.kind is BlockKind.TABLE and not self._add_row(leaf):
            self._close_leaf()
            leaf = None
        elif leaf and leaf.kind is BlockKind.TABLE:
            return
        if not leaf:
            leaf = self._open_leaf(BlockKind.PARAGRAPH)
        elif not leaf.lines:  # they were definitions of links, or stand in the leaf before it
            leaf.start = self._base + self._at
            leaf.joint = "\n"
        self._add_line(leaf)
        if self._is_full(leaf) and not self.is_half:
            self._let_go_on()

    def _add_to_rest(self, leaf: Leaf | None) -> None:
        """Add the line to the text behind the last leaf that was looked for."""
        self._matched = 0
        self._look()
        is_rest = leaf is not None and leaf.kind is BlockKind.PARAGRAPH and not leaf.frames
        is_full = leaf is not None and (len(leaf.lines) >= _LINES_TOGETHER or self._is_full(leaf))
        if leaf is None or not is_rest or is_full:
            leaf = self._open_leaf(BlockKind.PARAGRAPH)
            leaf.goes_on, leaf.joint = is_full, "\n"
        self._add_line(leaf)
        if self._is_part:
            self._let_go_on()

    def _end_empty_item(self, frame: Frame) -> None:
        """An item that begins with an empty line has nothing more, but its list may go on."""
        if frame.kind is ContainerKind.ITEM:
            frame.indent = sys.maxsize
            self._matched += 1

    def _add_row(self, leaf: Leaf) -> bool:
        """Whether the table may have another row."""
        if len(leaf.alignments) * (len(leaf.lines) + 1) > _MOST_CELLS:
            return False
        self._add_line(leaf, self._text[self._at :].rstrip(" \t"))
        return True

    # Leaves and containers

    def _next_leaf(self) -> int:
        """Index that the next leaf will have."""
        count = len(self.leaves)
        return count - self._is_replaced() if count else 0

    def _is_replaced(self) -> bool:
        """Whether the last leaf stands for a container that gets something now."""
        last = self.leaves[-1]
        return last.is_placeholder and last.frames[-1] in self._frames

    def _open_leaf(self, kind: BlockKind) -> Leaf:
        self._close_frames(self._matched)
        self._close_leaf()
        self._loosen_parent()
        if self.leaves and self._is_replaced():
            self._touch(len(self.leaves) - 1)
            self.leaves.pop()
        start = self._base + self._next
        index, frames = len(self.leaves), tuple(self._frames)
        leaf = Leaf(kind, index, frames, start, start, self._number, is_half=self.is_half)
        self.leaves.append(leaf)
        self._leaf = leaf
        self._touch(leaf.index)
        return leaf

    def _stand_in(self) -> None:
        """Let an empty leaf stand for the innermost container, if it has none."""
        frame = self._frames[-1]
        if frame.last_end is None and (not self.leaves or frame not in self.leaves[-1].frames):
            leaf = self._open_leaf(BlockKind.PARAGRAPH)
            leaf.start = leaf.end = frame.end
            leaf.is_placeholder = True
            leaf.is_open = False
            self._leaf = None

    def _add_line(self, leaf: Leaf, text: str | None = None) -> None:
        """Add the rest of the line, or a text that begins where it does."""
        place, padding = self._base + self._at, 0
        rest = self._text[self._at :] if text is None else text
        if self._is_in_tab:
            padding = 4 - self._column % 4
            rest = " " * padding + rest[1:]
            place += 1
        leaf.lines.append(Line(rest, place, self._line_end, padding, self._is_part))
        leaf.length += len(rest) + 1
        if leaf.kind is BlockKind.PARAGRAPH:
            leaf.marks += len(_MARK.findall(rest))
        leaf.is_half = self.is_half
        self._touch(leaf.index)
        if leaf.kind is BlockKind.CODE and (leaf.fence or not self._is_blank):
            leaf.end = self._base + len(self._text)
            leaf.last_line = self._number
        elif not self._is_blank:
            leaf.end = self._base + len(self._text.rstrip(" \t"))
            leaf.last_line = self._number

    def _close_leaf(self) -> None:
        leaf = self._leaf
        if not leaf:
            return
        self._leaf = None
        leaf.is_open = False
        self._touch(leaf.index)
        if leaf.kind is BlockKind.PARAGRAPH:
            self._take_definitions(leaf)
            if not leaf.lines:
                return
        if leaf.frames:
            leaf.frames[-1].last_end = leaf.last_line

    def _take_definitions(self, leaf: Leaf) -> None:
        """Take the definitions of links from the beginning of a paragraph."""
        if leaf.goes_on or not leaf.lines or not leaf.lines[0].text.startswith("["):
            return
        found, count, _ = definitions(leaf.lines)
        for label, target in found:
            if label not in self.links:
                self.links[label] = target
                self._labels.append((self.links, label))
        if count:
            leaf.lines = leaf.lines[count:]
            leaf.length = sum(len(line.text) + 1 for line in leaf.lines)
            leaf.start = leaf.lines[0].place if leaf.lines else leaf.start

    def _open_frame(
        self, kind: ContainerKind, start: int, end: int, sequence: Sequence | None = None
    ) -> Frame:
        self._close_frames(self._matched)
        self._close_leaf()
        if not sequence:
            self._loosen_parent()
        first, behind = self._base + start, self._base + end
        frame = Frame(kind, first, behind, self._number, self._next_leaf(), sequence)
        self._frames.append(frame)
        self._matched = len(self._frames)
        return frame

    def _close_frames(self, count: int) -> None:
        """Close all containers but the outermost ones."""
        if len(self._frames) <= count:
            return
        self._close_leaf()
        while len(self._frames) > count:
            frame = self._frames.pop()
            end = frame.last_end or frame.reached
            if frame.kind is ContainerKind.QUOTE:
                end = max(end, frame.reached)
            if frame.sequence:
                frame.sequence.last_end = end
            if self._frames:
                self._frames[-1].last_end = end

    def _loosen_parent(self) -> None:
        """The list around is loose if an empty line is before what begins in its item now."""
        if not self._frames:
            return
        parent = self._frames[-1]
        if parent.sequence and parent.last_end and parent.last_end < self._number - 1:
            self._loosen(parent.sequence)

    def _loosen(self, sequence: Sequence) -> None:
        if not sequence.is_loose and self._next_leaf() - sequence.first_leaf < _MOST_TO_LOOSEN:
            sequence.is_loose = True
            self._touch(sequence.first_leaf)

    def _touch(self, leaf: int) -> None:
        self.changed = min(self.changed, leaf)

    # Moving in the line

    def _look(self) -> None:
        """Find what comes after spaces and tabs."""
        text, at = self._text, self._at
        found = _SPACES.match(text, at)
        assert found
        self._next = found.end()
        column = self._column
        column += _width(found[0], column) if "\t" in found[0] else self._next - at
        self._next_column = column
        self._indent = column - self._column
        self._is_blank = self._next == len(text)

    def _go_to_next(self) -> None:
        self._at, self._column, self._is_in_tab = self._next, self._next_column, False

    def _advance(self, columns: int) -> None:
        text = self._text
        while columns > 0 and self._at < len(text):
            if text[self._at] != "\t":
                self._is_in_tab = False
                self._at += 1
                self._column += 1
                columns -= 1
                continue
            width = 4 - self._column % 4
            self._is_in_tab = width > columns
            self._column += min(width, columns)
            self._at += not self._is_in_tab
            columns -= min(width, columns)

    def _skip_quote_mark(self) -> None:
        self._go_to_next()
        self._advance(1)
        if self._text.startswith((" ", "\t"), self._at):
            self._advance(1)

    def _width_of_gap(self) -> int:
        """Columns of the spaces and tabs that follow."""
        found = _SPACES.match(self._text, self._at)
        return _width(found[0], self._column) if found else 0


def _width(white: str, column: int) -> int:
    """Columns of spaces and tabs that begin at a column."""
    before = column % 4
    return len((" " * before + white).expandtabs(4)) - before


def end_of_part(text: str, start: int, stop: int) -> int:
    """Where the first part of a line ends that is too long; ``start`` where it is not.

    It depends on nothing behind that place, and is behind a sentence or a word if there is one.
    """
    if stop - start <= _LEAST_OF_A_PART:
        return start
    most = min(stop, start + _MOST_OF_A_PART)
    for number, mark in enumerate(_MARK.finditer(text, start, most)):
        if number == _MOST_MARKS_OF_A_TEXT:
            most = max(mark.start(), start + _LEAST_OF_A_PART)
            break
    else:
        if stop - start <= _MOST_OF_A_PART:
            return start
    if most >= stop:
        return start
    for gap in (". ", " "):
        found = text.rfind(gap, (start + most) // 2, most)
        if found >= 0:
            return found + len(gap)
    return most


def joined(lines: list[Line]) -> MappedText:
    """The lines of a leaf as one text."""
    if len(lines) == 1 and not lines[0].padding:
        return MappedText.of_line(lines[0].text, lines[0].place)
    starts: list[int] = []
    sources: list[int] = []
    at = 0
    for line in lines:
        if line.padding:
            starts.append(at)
            sources.append(line.place - 1)
            if line.padding > 1:
                starts.append(at + 1)
                sources.append(-1)
        begin = at + line.padding
        if not (sources and sources[-1] >= 0 and sources[-1] + begin - starts[-1] == line.place):
            starts.append(begin)
            sources.append(line.place)
        at += len(line.text)
        if line.is_part:
            continue
        if sources[-1] + at - starts[-1] != line.line_end:
            starts.append(at)
            sources.append(line.line_end)
        at += 1
    parts = [line.text if line.is_part else f"{line.text}\n" for line in lines]
    parts[-1] = lines[-1].text
    return MappedText("".join(parts), starts, sources)


def definitions(lines: list[Line]) -> tuple[list[tuple[str, str]], int, int]:
    """Keys and targets that a paragraph begins with, and how many lines they take.

    The last number is that of the lines before the last definition, to which a title may come yet.
    """
    text = "\n".join([line.text for line in lines])
    found: list[tuple[str, str]] = []
    before = at = 0
    while text.startswith("[", at) and (one := definition(text, at)):
        found.append(one[:2])
        before, at = at, one[2]
    count = len(lines) if at >= len(text) and found else text.count("\n", 0, at)
    return found, count, text.count("\n", 0, before)


def cells(row: Line) -> list[MappedText]:
    """The cells of a table's row; a bar behind a backslash belongs to its cell."""
    text = row.text.rstrip(" \t")
    bars = [found.start() for found in _BAR.finditer(text)]
    if len(bars) > _MOST_COLUMNS + 1:
        return []
    edges = [-1, *bars, len(text)]
    made = [_cell(text, start + 1, end, row.place) for start, end in pairwise(edges)]
    if made and bars and bars[0] == 0:
        del made[0]
    if made and bars and bars[-1] == len(text) - 1:
        del made[-1]
    return made


def _cell(text: str, start: int, end: int, place: int) -> MappedText:
    while start < end and text[start] in " \t":
        start += 1
    while start < end and text[end - 1] in " \t":
        end -= 1
    if "\\|" not in text[start:end]:
        return MappedText.of_line(text[start:end], place + start)
    parts: list[str] = []
    starts: list[int] = []
    sources: list[int] = []
    at = 0
    for part in text[start:end].split("\\|"):
        shown = f"|{part}" if starts else part
        starts.append(at)
        sources.append(place + start - bool(at or len(starts) > 1))
        parts.append(shown)
        at += len(shown)
        start += len(part) + 2
    return MappedText("".join(parts), starts, sources)


def _alignments(text: str) -> tuple[str, ...]:
    """How columns are aligned, nothing where the line rules no table."""
    if text.count("|") > _MOST_COLUMNS + 1:
        return ()
    columns = [column.strip(" \t") for column in text.strip(" \t").split("|")]
    if not columns[0]:
        del columns[0]
    if columns and not columns[-1]:
        del columns[-1]
    found = [_ALIGNMENT.match(column) for column in columns]
    sides = {(":", ""): "left", (":", ":"): "center", ("", ":"): "right", ("", ""): ""}
    made = tuple(sides[one[1], one[2]] for one in found if one)
    return made if len(made) == len(columns) <= _MOST_COLUMNS else ()
