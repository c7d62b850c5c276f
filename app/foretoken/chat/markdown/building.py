"""Builder of blocks from parser events."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

from foretoken.chat.markdown.blocks import (
    Block,
    BlockKind,
    Container,
    ContainerKind,
    Style,
    TextRun,
)
from foretoken.chat.markdown.source_text import (
    INLINE,
    LONGEST_TARGET,
    Event,
    OpaqueSpan,
    SourceText,
    original,
)

_MOST_CONTAINERS = 20
"""Outermost first; deeper ones are not shown."""
_MOST_OF_AN_INFO = 200

_STYLES = {"Strong": Style.STRONG, "Emphasis": Style.EMPHASIS, "Strikethrough": Style.STRUCK}
_ALIGNMENTS = {"Left": "left", "Center": "center", "Right": "right", "None": ""}
_CONTAINERS = {
    "BlockQuote": (ContainerKind.QUOTE, re.compile("(>)")),
    "Item": (ContainerKind.ITEM, re.compile(r"[ \t]*([-*+]|[0-9]{1,9}[.)])")),
    "FootnoteDefinition": (ContainerKind.FOOTNOTE, re.compile(r"(\[\^[^\]]*\]:)")),
}
"""Kind and first mark of a container, by the parser's name."""
_FENCE = re.compile(r"`{3,}|~{3,}")
_TICKS = re.compile("`+")
_LANGUAGE = re.compile(r"[a-z0-9+#_-][a-z0-9+#._-]{0,31}")
_ALLOWED_TARGET = re.compile(r"(?:https?://[^/?#\s]|mailto:[^\s])", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")

_LINE_BREAKS = str.maketrans("\n\r", "  ")

_Places = range | tuple[int, ...]


class _Look(NamedTuple):
    """Properties of a run; adjacent text with equal properties is merged."""

    style: Style = Style.NONE
    target: str = ""
    span: tuple[int, int] | None = None
    """Source range of code, a formula, a footnote or an entity, which is a run of its own."""


class Builder:
    """Builds the blocks of a text that begins at ``offset`` of the source."""

    def __init__(self, source: SourceText, offset: int = 0) -> None:
        self.blocks: list[Block] = []
        self._shown, self._parsed = source.shown, source.parsed
        self._source, self._offset = source, offset
        self._inside: list[Container] = []
        """Open containers, with their markers."""
        self._used = 0
        """Number of outermost containers whose markers are already in a block."""
        self._lists: list[list[Any]] = []
        self._looks = [_Look()]
        self._links = 0
        """Number of open links and images; the outermost one gives the target."""
        self._pieces: list[tuple[_Look, list[str], list[_Places]]] = []
        self._break: tuple[_Look, int] | None = None
        """A line break, added once text follows."""
        self._start: int | None = None
        """Start of the current text with its marks; likewise ``_end``."""
        self._end = self._done = 0
        self._is_paragraph = True
        self._rows: list[tuple[tuple[TextRun, ...], ...]] = []
        self._cells: list[tuple[TextRun, ...]] = []
        self._code: list[tuple[str, _Places]] | None = None

    def build(self, events: Sequence[Event]) -> list[Block]:
        """Return all blocks."""
        for event in events:
            if event.name in INLINE:
                self._restyle(event)
            elif not event.step:
                self._add(event)
            else:
                self._end_paragraph()
                (self._begin if event.step == "Start" else self._finish)(event)
        return self.blocks

    # Blocks

    def _begin(self, event: Event) -> None:
        name, start = event.name, event.start
        self._is_paragraph = name not in ("Heading", "TableCell")
        if name == "List":
            self._lists.append(event.value)
        elif name in _CONTAINERS:
            kind, form = _CONTAINERS[name]
            mark = form.match(self._shown, start)
            begin, end = mark.span(1) if mark else (start, start)
            marker = event.value if name == "FootnoteDefinition" else ""
            if name == "Item":
                number, marker = self._lists[-1][0], "•"
                if number is not None:
                    marker = f"{number}{self._shown[end - 1 : end]}"
                    self._lists[-1][0] += 1
            self._inside.append(Container(kind, *self._span(begin, end), marker))
        elif name == "CodeBlock":
            self._code = []

    def _finish(self, event: Event) -> None:
        name, start, end = event.name, event.start, event.end
        if name == "Heading":
            self._emit(
                BlockKind.HEADING, start, end, self._runs(), level=int(event.value["level"][1])
            )
        elif name == "CodeBlock":
            self._end_code(event)
        elif name == "TableCell":
            self._cells.append(self._runs())
        elif name in ("TableHead", "TableRow"):
            self._rows.append(tuple(self._cells))
            self._cells = []
        elif name == "Table":
            rows, self._rows = tuple(self._rows), []
            sides = tuple([_ALIGNMENTS[side] for side in event.value])
            self._emit(BlockKind.TABLE, start, end, rows=rows, alignments=sides)
        elif name == "List":
            self._lists.pop()
        elif name in _CONTAINERS:
            if self._used < len(self._inside):
                mark_end = self._inside[-1].end - self._offset
                self._emit(BlockKind.PARAGRAPH, mark_end, mark_end)
            self._inside.pop()
            self._used = len(self._inside)
        self._is_paragraph = True

    def _end_paragraph(self) -> None:
        """Emit the current text, if any, as a paragraph."""
        if self._start is not None and self._is_paragraph:
            is_escaped = self._shown[self._start - 1 : self._start] == "\\"
            self._emit(BlockKind.PARAGRAPH, self._start - is_escaped, self._end, self._runs())

    def _end_code(self, event: Event) -> None:
        parts, self._code = self._code or [], None
        text = "".join([part for part, _ in parts]).removesuffix("\n")
        places = _joined([part for _, part in parts])[: len(text)]
        start, end = event.start, event.end
        is_closed, info = True, ""
        if isinstance(event.value, dict):
            info = original(event.value["Fenced"])[:_MOST_OF_AN_INFO].lower()
            fence = _FENCE.match(self._shown, start)
            line = self._shown.find("\n", start, end)
            behind = self._shown[max(self._done, line) : end] if line >= 0 else ""
            is_closed = fence is not None and fence[0] in behind
        start = min(start, next((place for place in places if place >= 0), start))
        end = max(len(self._shown[:end].rstrip()), places[-1] + 1 if places else 0)
        run = TextRun(text, self._absolute(places), self._span(start, end), Style.CODE)
        language = _LANGUAGE.search(info.split(" ")[0])
        word = language[0] if language else ""
        self._emit(BlockKind.CODE, start, end, (run,), language=word, closed=is_closed)

    def _emit(
        self, kind: BlockKind, start: int, end: int, runs: tuple[TextRun, ...] = (), **more: Any
    ) -> None:
        if kind is not BlockKind.CODE:
            end = start + len(self._shown[start:end].rstrip())
        shown = self._inside[:_MOST_CONTAINERS]
        containers = [replace(one, marker="", task=None) for one in shown[: self._used]]
        containers += shown[self._used :]
        self._used = len(self._inside)
        is_item = bool(self._inside) and self._inside[-1].kind is ContainerKind.ITEM
        tight = is_item and self._lists[-1][1]
        span = self._span(start, end)
        self.blocks.append(Block(kind, *span, runs, tuple(containers), tight=tight, **more))

    # Text

    def _restyle(self, event: Event) -> None:
        """Start or end emphasis or a link."""
        if event.step == "End":
            self._end = max(self._end, event.end)
            self._looks.pop()
            self._links -= event.name not in _STYLES
            return
        self._start = event.start if self._start is None else self._start
        look = self._looks[-1]
        if event.name in _STYLES:
            look = look._replace(style=look.style | _STYLES[event.name])
        else:
            self._links += 1
            mail = "mailto:" if event.value["link_type"] == "Email" else ""
            if self._links == 1:
                target = allowed_target(mail + original(event.value["dest_url"]))
                look = look._replace(target=target)
        self._looks.append(look)

    def _add(self, event: Event) -> None:
        name, value, start, end = event.name, event.value, event.start, event.end
        if self._code is not None:
            self._add_code_line(value, start, end)
        elif name == "Rule":
            self._end_paragraph()
            self._emit(BlockKind.RULE, start, end)
        elif name == "TaskListMarker":
            self._inside[-1] = replace(self._inside[-1], task=value)
        elif name in ("SoftBreak", "HardBreak"):
            self._break = self._looks[-1], end - 1
        elif name == "Code":
            self._add_code(value, start, end)
        elif name == "FootnoteReference":
            label = range(start + 2, end - 1)
            self._put(self._shown[start + 2 : end - 1], label, Style.FOOTNOTE, (start, end))
        elif self._parsed[start:end] == value:
            self._add_text(start, end)
        elif start < len(self._shown):
            self._put(value.replace("\n", " "), (start,) * len(value), span=(start, end))

    def _add_text(self, start: int, end: int) -> None:
        at = max(start, self._done)
        for span in self._source.opaque_in(start, end):
            if span.start < at or (span.target and self._links):
                continue
            self._put(self._shown[at : span.start], range(at, span.start))
            at = span.end
            if span.target:
                target = allowed_target(span.target)
                self._looks.append(self._looks[-1]._replace(target=target))
                self._put(self._shown[span.start : at], range(span.start, at))
                self._looks.pop()
            else:
                self._add_formula(span)
            self._done = at
        for line in self._shown[at:end].split("\r"):
            self._put(line.replace("\n", " "), range(at, at + len(line)))
            at += len(line) + 1

    def _add_formula(self, formula: OpaqueSpan) -> None:
        span = (formula.start, formula.end)
        text, places = self._tex_of(formula)
        if not (formula.is_block and self._is_paragraph) or self._links:
            self._put(text, places, Style.MATH, span)
            return
        if self._pieces:
            self._end_paragraph()
        self._start = None
        run = TextRun(text, self._absolute(places), self._span(*span), Style.MATH)
        self._emit(BlockKind.MATH, *span, (run,), closed=formula.is_closed)

    def _tex_of(self, formula: OpaqueSpan) -> tuple[str, _Places]:
        """Return its TeX without the indentation and quote marks of its lines, with positions."""
        start, end = formula.inner
        line_start = self._shown.rfind("\n", 0, start) + 1
        quotes = min(self._shown.count(">", line_start, formula.start), _MOST_CONTAINERS)
        source = self._shown[start:end]
        tex = re.sub(rf"[ \t\r]*\n[ \t]*(?:>[ \t]*){{0,{quotes}}}", "\n", source).strip()
        begin = source.find(tex)
        return tex, _range(start + begin, tex) if begin >= 0 else (start,) * len(tex)

    def _add_code(self, value: str, start: int, end: int) -> None:
        ticks = _TICKS.match(self._shown, start)
        begin = ticks.end() if ticks else start
        inner = self._parsed[begin : min(end - begin + start, len(self._shown))]
        found = inner.translate(_LINE_BREAKS).find(value)
        if found >= 0:
            text = self._shown[begin + found :][: len(value)].translate(_LINE_BREAKS)
            self._put(text, _range(begin + found, text), Style.CODE, (start, end))
        else:  # container marks between its lines, or escaped bars
            self._put(original(value), (start,) * len(value), Style.CODE, (start, end))

    def _add_code_line(self, value: str, start: int, end: int) -> None:
        assert self._code is not None
        if start == end:  # the rest of a tab
            tab = start - 1 if self._shown[start - 1 : start] == "\t" else -1
            self._code.append((value, (tab, *[-1] * (len(value) - 1))))
        else:
            shown = self._shown[start:end]
            self._code.append((shown, range(start, start + len(shown))))
        self._done = max(self._done, end)

    def _put(
        self,
        text: str,
        places: _Places,
        style: Style = Style.NONE,
        span: tuple[int, int] | None = None,
    ) -> None:
        """Add to the current text; anything beyond the end of the source is dropped."""
        places = places[: len(text)]
        if not places:
            return
        look = self._looks[-1]
        if span is not None:
            look = look._replace(style=look.style | style, span=span)
        if self._break is not None and self._pieces:
            before, place = self._break
            self._append(before, "\n", range(place, place + 1))
        self._break = None
        self._append(look, text[: len(places)], places)
        begin, self._done = span or (places[0], places[-1] + 1)
        self._start = begin if self._start is None else self._start
        self._end = max(self._end, self._done)

    def _append(self, look: _Look, text: str, places: _Places) -> None:
        if self._pieces and look.span is None and self._pieces[-1][0] == look:
            self._pieces[-1][1].append(text)
            self._pieces[-1][2].append(places)
        else:
            self._pieces.append((look, [text], [places]))

    def _runs(self) -> tuple[TextRun, ...]:
        """Return the runs of the current text and start a new one."""
        made = []
        for look, texts, parts in self._pieces:
            places = _joined(parts)
            span = self._span(*(look.span or (places[0], places[-1] + 1)))
            made.append(
                TextRun("".join(texts), self._absolute(places), span, look.style, look.target)
            )
        self._pieces, self._break, self._start, self._end = [], None, None, 0
        return tuple(made)

    # Positions in the source

    def _span(self, start: int, end: int) -> tuple[int, int]:
        end = min(end, len(self._shown))
        return min(start, end) + self._offset, end + self._offset

    def _absolute(self, places: _Places) -> _Places:
        if isinstance(places, range):
            return range(places.start + self._offset, places.stop + self._offset)
        return tuple([one + self._offset if one >= 0 else -1 for one in places])


def allowed_target(target: str) -> str:
    """Return the target of a link, or an empty string if it must not be opened."""
    if len(target) > LONGEST_TARGET or not _ALLOWED_TARGET.match(target):
        return ""
    return "" if _CONTROL.search(target) else target.replace(" ", "%20")


def _joined(parts: Sequence[_Places]) -> _Places:
    """Concatenate positions, as a range if they are consecutive."""
    parts = [part for part in parts if part]
    if len(parts) < 2:
        return parts[0] if parts else range(0)
    if all(isinstance(part, range) for part in parts) and all(
        before[-1] + 1 == after[0] for before, after in pairwise(parts)
    ):
        return range(parts[0][0], parts[-1][-1] + 1)
    return tuple([place for part in parts for place in part])


def _range(start: int, text: str) -> range:
    return range(start, start + len(text))
