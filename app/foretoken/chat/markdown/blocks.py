"""What is shown of a text in Markdown: a flat list of blocks, made of runs of one style.

Places are offsets in the source, in code points. Every visible character has the one it came from;
-1 stands for characters that are ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, Flag, auto


class Style(Flag):
    """How characters are shown; most can come together."""

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

    A line break that the source asks for is ``\n``, any other one a space. All characters of one
    entity have the place of its first one. Of code, formulas and footnotes each is one run, with
    the marks around it in ``span``; elsewhere that is the stretch from the first to the last place.
    """

    text: str
    places: tuple[int, ...] | range
    span: tuple[int, int]
    style: Style = Style.NONE
    target: str = ""
    """Where a link leads: http, https or mailto. Other links are none; their text stays."""


class BlockKind(Enum):
    """What a block is drawn as."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    CODE = "code"
    TABLE = "table"
    MATH = "math"
    RULE = "rule"


class ContainerKind(Enum):
    """What blocks can stand in."""

    QUOTE = "quote"
    ITEM = "item"
    FOOTNOTE = "footnote"


@dataclass(frozen=True, slots=True)
class Container:
    """One quote, list item or definition of a footnote, as one of its blocks sees it.

    ``start`` tells two of a kind apart.
    """

    kind: ContainerKind
    start: int
    """Where its first mark stands in the source."""
    end: int
    """Where that mark ends: behind ``>``, ``-``, ``12.`` or ``[^label]:``."""
    marker: str = ""
    """``•`` or the number with its ``.`` or ``)``, or a footnote's label.

    Empty for a quote, and for all blocks of an item or footnote but its first.
    """
    task: bool | None = None
    """Whether the task of this item is done, with its marker only; None where it is no task."""


@dataclass(frozen=True, slots=True)
class Block:
    """A block that holds text, or nothing; quotes and lists are only told of in ``containers``."""

    kind: BlockKind
    start: int
    end: int
    """Its stretch of the source, without marks of containers before it; exclusive."""
    runs: tuple[TextRun, ...] = ()
    """Of code and of a formula there is one, without a line end behind the last line."""
    containers: tuple[Container, ...] = ()
    """The outermost first. An empty item or quote holds an empty paragraph."""
    level: int = 0
    """Of a heading, from 1 to 6."""
    tight: bool = False
    """Whether it stands in a list whose items are not set apart by space."""
    language: str = ""
    """Of code: a short word of letters, digits and ``+#-._``, in lower case."""
    rows: tuple[tuple[tuple[TextRun, ...], ...], ...] = ()
    """Of a table; the first is its head, and all are of one length."""
    alignments: tuple[str, ...] = ()
    """Of a table's columns: ``left``, ``center``, ``right`` or nothing."""
    closed: bool = True
    """Whether code in a fence, or a formula, has its end in the source."""
