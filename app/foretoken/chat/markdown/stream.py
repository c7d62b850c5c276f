"""A text in Markdown as blocks: at once, or while it grows.

While it grows, only what the new text touches is made again; what has begun looks as it will when
it is whole. Where several readings are possible, the beginning of a line waits until it is clear
what it is. A link or footnote that is defined behind its use is found in the end.
"""

from __future__ import annotations

import re
from typing import Any

from foretoken.chat.markdown.blocks import Block
from foretoken.chat.markdown.building import Built, build
from foretoken.chat.markdown.grammar import Grammar, State, end_of_part
from foretoken.chat.markdown.inline import Known

_AT_ONCE = 2_000
"""Characters that are looked at again without turns between."""
_LINE_END = re.compile(r"\r\n|\n|\r(?!\Z)")


def parse(source: str) -> list[Block]:
    """All blocks of a text."""
    stream = Stream()
    stream.take(source)
    stream.finish()
    return stream.blocks


class Stream:
    """The blocks of a text that comes in pieces."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        """Those before the index that ``append`` returns are the same objects as before."""
        self._grammar = Grammar()
        self._known = Known(self._grammar.links, self._grammar.footnotes)
        self._built: list[Built] = []
        self._starts: list[int] = []
        """Index of the first block of each leaf."""
        self._rest = ""
        self._place = 0
        """Where the rest begins, the line that is not complete."""
        self._is_within = False
        """Whether the rest is that of a line of which parts were read."""
        self._before_rest: State | None = None
        self._missing: list[Built] = []
        """In which labels were not known that are by now; the first one last."""

    def append(self, text: str) -> int:
        """Index of the first block that is another one now; their number if none is."""
        if not text:
            return len(self.blocks)
        self.take(text)
        grammar, rest = self._grammar, self._rest.rstrip("\r")
        if rest.strip(" \t") and (self._is_within or not grammar.is_undecided(rest)):
            self._before_rest = grammar.state()
            grammar.is_half = True
            read = grammar.go_on if self._is_within else grammar.feed
            read(rest, self._place, self._place + len(rest))
            grammar.is_half = False
        return self._make()

    def finish(self) -> int:
        """The same when nothing more comes: from now on the blocks are those of the whole."""
        first = self.end()
        while self.behind:
            first = min([first, *self.read_on()])
        return first

    @property
    def behind(self) -> bool:
        """Whether there is something for ``read_on``."""
        return bool(self._missing)

    def read_on(self) -> list[int]:
        """Find some of what was defined behind its use; return the numbers of these blocks."""
        found: list[int] = []
        length = 0
        while self._missing and length < _AT_ONCE:
            built = self._missing.pop()
            length += built.leaf.length
            built.forget()
            build(built, self._known)
            first = self._starts[built.leaf.index]  # there are as many blocks as before
            self.blocks[first : first + len(built.blocks)] = built.blocks
            found += range(first, first + len(built.blocks))
        return found

    def end(self) -> int:
        """Nothing more comes, and what was defined behind its use is left to ``read_on``."""
        self._take_back()
        if self._rest or self._is_within:
            rest = self._rest.removesuffix("\r")
            self._read(rest, self._place, self._place + len(rest))
            self._place += len(self._rest)
            self._rest = ""
        self._grammar.end()
        first = self._make()
        self._missing = [
            built
            for built in reversed(self._built)
            if any(self._is_known(label) for label in built.missed)
        ]
        return first

    def let_go(self) -> bool:
        """Let go of a block that nobody needs any more; return whether there was one."""
        all_of_it: tuple[list[Any], ...] = (self.blocks, self._built, self._grammar.leaves)
        found = False
        for some in all_of_it:
            if some:
                some.pop()
                found = True
        return found

    def take(self, text: str) -> None:
        """Read the lines of a text that are complete with it, and make no blocks."""
        self._take_back()
        seen = len(self._rest.removesuffix("\r"))
        rest = self._rest + text.replace("\0", "\ufffd")
        start = 0
        for end in _LINE_END.finditer(rest, seen):
            start = self._read_parts(rest, start, end.start())
            line = rest[start : end.start()]
            self._read(line, self._place + start, self._place + end.end() - 1)
            start = end.end()
        start = self._read_parts(rest, start, len(rest.removesuffix("\r")))
        self._rest = rest[start:]
        self._place += start

    def _read_parts(self, text: str, start: int, stop: int) -> int:
        """Read all but the last part of a line; return where that begins."""
        while (end := end_of_part(text, start, stop)) > start:
            place = self._place
            self._read(text[start:end], place + start, place + end - 1, is_part=True)
            start = end
        return start

    def _read(self, text: str, place: int, line_end: int, *, is_part: bool = False) -> None:
        read = self._grammar.go_on if self._is_within else self._grammar.feed
        self._is_within = is_part
        read(text, place, line_end, is_part=is_part)

    def _take_back(self) -> None:
        if self._before_rest:
            self._grammar.restore(self._before_rest)
            self._before_rest = None

    def _is_known(self, label: str) -> bool:
        if label.startswith("^"):
            return label[1:] in self._known.footnotes
        return label in self._known.links

    def _make(self) -> int:
        """Make the blocks of the leaves that have changed."""
        grammar, built, starts = self._grammar, self._built, self._starts
        changed = min(grammar.changed, len(starts))
        first = starts[changed] if changed < len(starts) else len(self.blocks)
        made: list[Block] = []
        del starts[changed:]
        for leaf in grammar.leaves[changed:]:
            if leaf.index == len(built):
                built.append(Built(leaf))
            elif built[leaf.index].serves(leaf):
                built[leaf.index].leaf = leaf
            else:
                built[leaf.index] = Built(leaf)
            build(built[leaf.index], self._known)
            starts.append(first + len(made))
            made.extend(built[leaf.index].blocks)
        del built[len(grammar.leaves) :]
        grammar.changed = len(grammar.leaves)
        old = self.blocks[first:]
        same = 0
        for before, now in zip(old, made, strict=False):
            if before != now:
                break
            made[same] = before
            same += 1
        self.blocks[first:] = made
        return first + same
