"""Parsing of Markdown into blocks, at once or incrementally.

While a text grows, only its last top-level block is parsed again, and unfinished markup is shown as
if it were complete. Links and footnotes defined after their use are resolved at the end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from foretoken.chat.markdown.blocks import Block, BlockKind, Style, TextRun
from foretoken.chat.markdown.building import Builder
from foretoken.chat.markdown.incomplete import closed, decided
from foretoken.chat.markdown.source_text import (
    MOST_EVENTS,
    Event,
    SourceText,
    TooMuchError,
    flat_events,
)

_FEW_EVENTS, _EVENTS_A_CHARACTER = 300, 50
"""Blocks with more events take milliseconds to parse and lay out, so these are parsed again only
after growing by one character per 50 events."""
_PROSE = re.compile(r"""(?:(?!ww)[^\W_]|[ ,;:.?!'"()-])*""", re.IGNORECASE)
"""Characters without a meaning in Markdown after a letter; ``www.`` begins a link."""
_LETTER = re.compile(r"[^\W\d_]")
_MAY_REACH_ON = re.compile(r"[$\\<]")
"""Beginning of a formula or link that further letters may end or extend."""
_REACHES_BACK = re.compile(r"\]:|\$|\\[(\[]")
"""In a definition or a formula: it may change blocks before the last one."""


def parse(source: str) -> list[Block]:
    """Return all blocks of a text, or its lines as they are if it has too much markup."""
    try:
        return _parsed(source)
    except TooMuchError:
        return _lines_of(source)


def html_of(source: str) -> str:
    """Convert a trusted text of Foretoken's own to HTML; supports tables, keeps tags."""
    from pyromark import Options, html

    return html(source, options=Options.ENABLE_TABLES)


def _parsed(source: str) -> list[Block]:
    text, events = _read(source)
    return Builder(text).build(events)


def _lines_of(source: str, at: int = 0) -> list[Block]:
    """Return a block for each line of the source from ``at`` on, as it is."""
    blocks = []
    for line in source[at:].split("\n"):
        span = (at, at + len(line))
        run = TextRun(line, range(*span), span)
        blocks.append(Block(BlockKind.PARAGRAPH, *span, (run,), tight=True))
        at += len(line) + 1
    return blocks


class Stream:
    """Blocks of a text that arrives in pieces."""

    def __init__(self, *, is_source: bool = False) -> None:
        self.is_source = is_source
        """Whether nothing is parsed and the blocks are lines; also after too much markup."""
        self.blocks: list[Block] = []
        """Blocks before the index returned by ``append`` are the same objects as before."""
        self.source = ""
        """The text so far."""
        self._rest = 0
        """Start of the last top-level block, the only one that is parsed again."""
        self._settled = 0
        """Number of blocks before it; ``_settled_events`` likewise."""
        self._settled_events = 0
        self._again = 0
        """Length of the source from which it is parsed again."""
        self._is_prose = False

    def append(self, text: str) -> int:
        """Append text; return the index of the first changed block, or the count if none is."""
        if not text:
            return len(self.blocks)
        self.source += text
        if self.is_source:
            first = max(0, len(self.blocks) - 1)
            at = self.blocks[first].start if self.blocks else 0
            self.blocks[first:] = _lines_of(self.source, at)
            return first
        try:
            return self._parse_more(text)
        except TooMuchError:
            return self._show_source()

    def finish(self) -> int:
        """Parse the complete text; return the index of the first changed block."""
        if self.is_source:
            return len(self.blocks)
        try:
            first = self._parse_all()
        except TooMuchError:
            return self._show_source()
        if not self.blocks and self.source.strip():  # only definitions, which show nothing
            return self._show_source()
        return first

    def _show_source(self) -> int:
        self.is_source, self.blocks = True, _lines_of(self.source)
        return 0

    def _parse_more(self, text: str) -> int:
        if len(self.source) < self._again:
            return len(self.blocks)
        if self._is_prose and _PROSE.fullmatch(self.source, len(self.source) - len(text) - 2):
            return self._extend_prose()
        rest = self.source[self._rest :].removesuffix("\r")
        blocks: list[Block] = []
        events: Sequence[Event] = ()
        in_fence = False
        if "```" in rest or "~~~" in rest:
            source, events = _read(rest)
            blocks = self._built(source, events)
            in_fence = bool(blocks) and blocks[-1].kind is BlockKind.CODE and not blocks[-1].closed
        known = decided(rest, in_fence=in_fence)
        if not in_fence or known != rest:
            source, events = _read(known, is_open=not in_fence)
            ended = events if in_fence else _with_ends(source, events)
            blocks = self._built(source, ended)
        if self._settled_events + len(events) > MOST_EVENTS:
            raise TooMuchError
        first = self._put(self._settled, blocks)
        grows = len(events) // _EVENTS_A_CHARACTER if len(events) > _FEW_EVENTS else 0
        self._again = len(self.source) + grows
        self._settle(source, events)
        self._is_prose = self._ends_in_prose()
        return first

    def _ends_in_prose(self) -> bool:
        """Return whether further letters would only extend the last run."""
        block = self.blocks[-1] if self.blocks else None
        if block is None or block.kind is not BlockKind.PARAGRAPH or not block.runs:
            return False
        run, source = block.runs[-1], self.source
        plain = run.style is Style.NONE and not run.target and isinstance(run.places, range)
        ends = plain and run.places[-1] + 1 == block.end and "](" not in run.text
        if not ends or source[block.end :].strip(" ") or _MAY_REACH_ON.search(source, self._rest):
            return False
        start = max(run.places[0], source.rfind("\n") + 1)
        return bool(_LETTER.search(source, start) and _PROSE.fullmatch(source, start))

    def _extend_prose(self) -> int:
        """Extend the last run by new prose, without parsing."""
        block, end = self.blocks[-1], len(self.source.rstrip(" "))
        if end == block.end:
            return len(self.blocks)
        *before, run = block.runs
        start, text = run.places[0], run.text + self.source[block.end : end]
        grown = TextRun(text, range(start, end), (start, end))
        self.blocks[-1] = replace(block, end=end, runs=(*before, grown))
        return len(self.blocks) - 1

    def _parse_all(self) -> int:
        if _REACHES_BACK.search(self.source):
            return self._put(0, _parsed(self.source))
        source, events = _read(self.source[self._rest :])
        if self._settled_events + len(events) > MOST_EVENTS:
            raise TooMuchError
        return self._put(self._settled, self._built(source, events))

    def _built(self, source: SourceText, events: Sequence[Event]) -> list[Block]:
        return Builder(source, self._rest).build(events)

    def _put(self, start: int, blocks: list[Block]) -> int:
        """Replace the blocks from ``start``; return the index of the first changed one."""
        same = 0
        for before, now in zip(self.blocks[start:], blocks, strict=False):
            if before != now:
                break
            same += 1
        self.blocks[start + same :] = blocks[same:]
        return start + same

    def _settle(self, source: SourceText, events: Sequence[Event]) -> None:
        """Settle everything before the last top-level block."""
        outer = [event.start for event in events if not event.depth]
        start = source.shown.rfind("\n", 0, outer[-1]) + 1 if outer else 0
        if start:
            self._settled_events += sum(event.start < start for event in events)
            self._rest += start
            while (
                self._settled < len(self.blocks) and self.blocks[self._settled].start < self._rest
            ):
                self._settled += 1


def _read(text: str, *, is_open: bool = False) -> tuple[SourceText, list[Event]]:
    """Parse a text; ``is_open``: more may follow."""
    source = SourceText(text)
    events = _events(source.parsed)
    if any(mark in source.parsed for mark in ("$", "\\(", "\\[")) and source.find_formulas(
        events, is_open=is_open
    ):
        events = _events(source.parsed)
    return source, events


def _with_ends(source: SourceText, events: Sequence[Event]) -> Sequence[Event]:
    """Parse the text again with all unfinished markup closed."""
    parsed, end = closed(source.parsed, events)
    if parsed == source.parsed:
        return events
    source.parsed, source.shown = parsed, source.shown[:end]
    return _events(parsed)


def _events(parsed: str) -> list[Event]:
    from pyromark import Options, events_with_range

    options = (
        Options.ENABLE_TABLES
        | Options.ENABLE_FOOTNOTES
        | Options.ENABLE_STRIKETHROUGH
        | Options.ENABLE_TASKLISTS
    )
    return flat_events(events_with_range(parsed, options=options), parsed)
