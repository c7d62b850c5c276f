"""Blocks of a Markdown text as displayed: a flat list, each block consisting of styled runs.

Places are offsets in the source, in code points. Every visible character has the place it came
from, or -1 if it was inserted by Foretoken.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, Flag, auto


class Style(Flag):
    """Style flags of characters; most can be combined."""

    NONE = 0
    STRONG = auto()
    EMPHASIS = auto()
    STRUCK = auto()
    CODE = auto()
    MATH = auto()
    """The text is TeX, without the marks around it."""
    FOOTNOTE = auto()
    """The text is the label of a footnote that the source defines."""


@dataclass(frozen=True, slots=True)
class TextRun:
    r"""Characters of one style.

    Every line break is ``\n``, as models do not wrap lines. Code, formulas, footnotes and entities
    are one run each, with all their marks in ``span``; for other runs, ``span`` is the range from
    the first to the last place.
    """

    text: str
    places: tuple[int, ...] | range
    span: tuple[int, int]
    style: Style = Style.NONE
    target: str = ""
    """Link target: http, https or mailto. Other links become plain text."""

    @property
    def is_replaced(self) -> bool:
        """Whether the text as a whole stands for ``span``, such as an entity; one place for all."""
        return isinstance(self.places, tuple) and len(set(self.places)) == 1


class BlockKind(Enum):
    """Kind of a block."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    CODE = "code"
    TABLE = "table"
    MATH = "math"
    RULE = "rule"


class ContainerKind(Enum):
    """Kind of a container of blocks."""

    QUOTE = "quote"
    ITEM = "item"
    FOOTNOTE = "footnote"


@dataclass(frozen=True, slots=True)
class Container:
    """A quote, list item or footnote definition, as seen by one of its blocks.

    ``start`` distinguishes two containers of the same kind.
    """

    kind: ContainerKind
    start: int
    """Position of its first mark in the source."""
    end: int
    """End of that mark: after ``>``, ``-``, ``12.`` or ``[^label]:``."""
    marker: str = ""
    """``•`` or the number with its ``.`` or ``)``, or a footnote's label.

    Empty for a quote, and for all blocks of an item or footnote but its first.
    """
    task: bool | None = None
    """Whether this item's task is done (first block only); None if it is not a task."""


@dataclass(frozen=True, slots=True)
class Block:
    """A block of text, or an empty one; quotes and lists appear in ``containers`` only."""

    kind: BlockKind
    start: int
    end: int
    """Exclusive end in the source; the range excludes container marks before the block."""
    runs: tuple[TextRun, ...] = ()
    """Code and formulas have one run, without a final line end."""
    containers: tuple[Container, ...] = ()
    """Outermost first. An empty item or quote contains an empty paragraph."""
    level: int = 0
    """Level of a heading, 1 to 6."""
    tight: bool = False
    """Whether it is in a tight list, without space between items."""
    language: str = ""
    """Language of code: a short lower-case word of letters, digits and ``+#-._``."""
    rows: tuple[tuple[tuple[TextRun, ...], ...], ...] = ()
    """Rows of a table, all of one length; the first is its header."""
    alignments: tuple[str, ...] = ()
    """Alignment of each column of a table: ``left``, ``center``, ``right`` or empty."""
    closed: bool = True
    """Whether the end of fenced code or of a formula is in the source."""
