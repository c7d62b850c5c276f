"""Parsing of Markdown into blocks, at once or incrementally.

While a text grows, only its last top-level block is parsed again, and unfinished markup is shown as
if it were complete. Links and footnotes defined after their use are resolved at the end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from foretoken.chat.markdown.blocks import Block, BlockKind, Style, TextRun
from foretoken.chat.markdown.building import Builder
from foretoken.chat.markdown.incomplete import begun_autolink, closed, decided
from foretoken.chat.markdown.source_text import (
    MOST_EVENTS,
    Event,
    SourceText,
    TooMuchError,
    flat_events,
)

if TYPE_CHECKING:
    from pyromark import Markdown
    from pyromark.event import BrokenLink


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
        lines = Lines()
        lines.append(source)
        return lines.blocks


def html_of(source: str) -> str:
    """Convert a trusted text of Foretoken's own to HTML; supports tables, keeps tags."""
    from pyromark import Options, html

    return html(source, options=Options.ENABLE_TABLES)


def _parsed(source: str) -> list[Block]:
    text, events = _Parser().read(source)
    return Builder(text).build(events)


class Lines:
    """Unparsed source, one block per line; same interface as ``Stream``."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._source = ""

    def append(self, text: str) -> int:
        """Append text; return the index of the first changed block."""
        self._source += text
        first = max(0, len(self.blocks) - 1)
        at = self.blocks[first].start if self.blocks else 0
        del self.blocks[first:]
        for line in self._source[at:].split("\n"):
            span = (at, at + len(line))
            run = TextRun(line, range(*span), span)
            self.blocks.append(Block(BlockKind.PARAGRAPH, *span, (run,), tight=True))
            at += len(line) + 1
        return first

    def finish(self) -> int:
        """Return the number of blocks: none changes at the end."""
        return len(self.blocks)


class Stream:
    """Blocks of a text that arrives in pieces.

    Both methods raise ``TooMuchError`` if the text should be shown as ``Lines`` instead.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        """Blocks before the index returned by ``append`` are the same objects as before."""
        self._parser = _Parser()
        self._source = ""
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
        self._source += text
        if len(self._source) < self._again:
            return len(self.blocks)
        if self._is_prose and _PROSE.fullmatch(self._source, len(self._source) - len(text) - 2):
            return self._extend_prose()
        rest = self._source[self._rest :].removesuffix("\r")
        blocks: list[Block] = []
        events: Sequence[Event] = ()
        in_fence = False
        if "```" in rest or "~~~" in rest:
            source, events = self._parser.read(rest)
            blocks = self._built(source, events)
            in_fence = bool(blocks) and blocks[-1].kind is BlockKind.CODE and not blocks[-1].closed
        known = decided(rest, in_fence=in_fence)
        if not in_fence or known != rest:
            source, events = self._parser.read(known, is_open=not in_fence)
            ended = events if in_fence else self._parser.with_ends(source, events)
            blocks = self._built(source, ended)
        if self._settled_events + len(events) > MOST_EVENTS:
            raise TooMuchError
        first = self._put(self._settled, blocks)
        grows = len(events) // _EVENTS_A_CHARACTER if len(events) > _FEW_EVENTS else 0
        self._again = len(self._source) + grows
        self._settle(source, events)
        self._is_prose = self._ends_in_prose()
        return first

    def _ends_in_prose(self) -> bool:
        """Return whether further letters would only extend the last run."""
        block = self.blocks[-1] if self.blocks else None
        if block is None or block.kind is not BlockKind.PARAGRAPH or not block.runs:
            return False
        run, source = block.runs[-1], self._source
        plain = run.style is Style.NONE and not run.target and isinstance(run.places, range)
        ends = plain and run.places[-1] + 1 == block.end and "](" not in run.text
        if not ends or source[block.end :].strip(" ") or _MAY_REACH_ON.search(source, self._rest):
            return False
        start = max(run.places[0], source.rfind("\n") + 1)
        return bool(_LETTER.search(source, start) and _PROSE.fullmatch(source, start))

    def _extend_prose(self) -> int:
        """Extend the last run by new prose, without parsing."""
        block, end = self.blocks[-1], len(self._source.rstrip(" "))
        if end == block.end:
            return len(self.blocks)
        *before, run = block.runs
        start, text = run.places[0], run.text + self._source[block.end : end]
        grown = TextRun(text, range(start, end), (start, end))
        self.blocks[-1] = replace(block, end=end, runs=(*before, grown))
        return len(self.blocks) - 1

    def finish(self) -> int:
        """Parse the complete text; return the index of the first changed block."""
        if _REACHES_BACK.search(self._source):
            return self._put(0, _parsed(self._source))
        source, events = self._parser.read(self._source[self._rest :])
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
            self._parser.define(self._source[self._rest : self._rest + start])
            self._rest += start
            while (
                self._settled < len(self.blocks) and self.blocks[self._settled].start < self._rest
            ):
                self._settled += 1


class _Parser:
    """pyromark parser that remembers the definitions in settled text."""

    def __init__(self) -> None:
        self._links: dict[str, tuple[str, str]] = {}
        self._footnotes = ""

    def read(self, text: str, *, is_open: bool = False) -> tuple[SourceText, list[Event]]:
        """Parse a text; ``is_open``: more may follow."""
        ending = begun_autolink(text) if is_open else ""
        source = SourceText(text + ending)
        source.shown = source.shown.removesuffix(ending)
        events = self._events(source.parsed)
        if any(mark in source.parsed for mark in ("$", "\\(", "\\[")) and source.find_formulas(
            events, is_open=is_open
        ):
            events = self._events(source.parsed)
        return source, events

    def with_ends(self, source: SourceText, events: Sequence[Event]) -> Sequence[Event]:
        """Parse the text again with all unfinished markup closed."""
        parsed, end = closed(source.parsed, events)
        if parsed == source.parsed:
            return events
        source.parsed, source.shown = parsed, source.shown[:end]
        return self._events(parsed)

    def define(self, text: str) -> None:
        """Remember the definitions of links and footnotes in a text."""
        if "]:" not in text:
            return
        parsed = SourceText(text).parsed
        for label, link in self._parser.reference_definitions(parsed).items():
            self._links.setdefault(_key(label), (link["dest"], ""))
        self._footnotes += "".join(
            f"\n\n[^{event.value}]:"
            for event in self._events(parsed)
            if event.name == "FootnoteDefinition" and event.step == "Start"
        )

    @cached_property
    def _parser(self) -> Markdown:
        from pyromark import Markdown, Options

        options = (
            Options.ENABLE_TABLES
            | Options.ENABLE_FOOTNOTES
            | Options.ENABLE_STRIKETHROUGH
            | Options.ENABLE_TASKLISTS
        )
        return Markdown(options=options, broken_link_callback=self._link)

    def _events(self, parsed: str) -> list[Event]:
        text = parsed + (self._footnotes if "[^" in parsed else "")
        events = flat_events(self._parser.events_with_range(text), text)
        return [event for event in events if event.start < len(parsed) or text == parsed]

    def _link(self, broken: BrokenLink) -> tuple[str, str] | None:
        return self._links.get(_key(broken["reference"]))


def _key(label: str) -> str:
    """Return a label's key; labels with equal keys are the same."""
    return " ".join(label.split()).casefold()
