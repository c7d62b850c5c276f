"""Blocks from what the parser found in a text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from foretoken.chat.markdown.blocks import (
    Block,
    BlockKind,
    Container,
    ContainerKind,
    Style,
    TextRun,
)
from foretoken.chat.markdown.source_text import (
    MOST_OF_A_TARGET,
    Event,
    SourceText,
    Special,
    written,
)

MOST_BLOCKS = 5_000
"""What is behind them is one plain paragraph: a window that lays out more stands still."""
_MOST_CELLS = 2_000
"""Of a table, likewise."""
_MOST_COLUMNS = 128
_MOST_CONTAINERS = 20
"""The outermost ones; deeper marks are not shown."""
_MOST_OF_AN_INFO = 200

_STYLES = {
    "Strong": Style.STRONG,
    "Emphasis": Style.EMPHASIS,
    "Strikethrough": Style.STRUCK,
}
_ALIGNMENTS = {"Left": "left", "Center": "center", "Right": "right", "None": ""}
_ITEM = re.compile(r"[ \t]*([-*+]|[0-9]{1,9}[.)])")
_FOOTNOTE = re.compile(r"\[\^([^\]]*)\]:")
_FENCE = re.compile(r"`{3,}|~{3,}")
_TICKS = re.compile("`+")
_FIRST_LETTER = re.compile(r"[^ \t>]|\Z")
_LANGUAGE = re.compile(r"[a-z0-9+#_-][a-z0-9+#._-]{0,31}")
_ALLOWED_TARGET = re.compile(r"(?:https?://[^/?#\s]|mailto:[^\s])", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")

_Places = range | tuple[int, ...]


@dataclass(slots=True)
class _Piece:
    """Text of one style and target; neighbours become one run if it has no ``span``."""

    text: str
    places: _Places
    style: Style
    target: str
    span: tuple[int, int] | None = None


@dataclass(slots=True)
class _Open:
    """A container of which the end has not come."""

    first: Container
    """As its first block sees it, with the mark."""
    mark_end: int
    is_used: bool = False
    is_tight: bool = False


@dataclass(slots=True)
class _List:
    number: int | None
    is_tight: bool


@dataclass(slots=True)
class _Table:
    start: int
    alignments: tuple[str, ...]
    rows: list[tuple[tuple[TextRun, ...], ...]] = field(default_factory=list)
    row: list[tuple[TextRun, ...]] = field(default_factory=list)
    rest: int | None = None
    """Where what is too much of it begins."""


def allowed_target(target: str) -> str:
    """The target of a link, or nothing where a click may not lead."""
    if len(target) > MOST_OF_A_TARGET or not _ALLOWED_TARGET.match(target):
        return ""
    return "" if _CONTROL.search(target) else target.replace(" ", "%20")


class Builder:
    """Makes the blocks of one text, which begins at ``offset`` of the source."""

    def __init__(self, source: SourceText, offset: int = 0, most: int = MOST_BLOCKS) -> None:
        self.blocks: list[Block] = []
        self._shown, self._parsed, self._places = source.shown, source.parsed, source.places
        self._source, self._offset, self._most = source, offset, most
        self._inside: list[_Open] = []
        self._lists: list[_List] = []
        self._pieces: list[_Piece] = []
        self._styles = [Style.NONE]
        self._targets: list[str] = []
        self._start: int | None = None
        """Of the text that is read."""
        self._end = self._done = 0
        self._kind = BlockKind.PARAGRAPH
        self._table: _Table | None = None
        self._code: list[tuple[str, _Places]] | None = None
        self._language = ""
        self._cut: int | None = None
        """Where the blocks become too many."""

    def build(self, events: Sequence[Event]) -> list[Block]:
        """All blocks."""
        loose = _loose_lists(events)
        for index, event in enumerate(events):
            if event.step == "Start":
                self._begin(event, is_tight=index not in loose)
            elif event.step == "End":
                self._finish(event)
            else:
                self._add(event)
        if self._cut is not None:
            self._most += 1
            self._inside.clear()
            self._plain(self._cut, len(self._shown))
        return self.blocks

    # What has an inside

    def _begin(self, event: Event, *, is_tight: bool) -> None:
        name, value, start = event.name, event.value, event.start
        if name in _STYLES or name in ("Link", "Image"):
            self._start = event.start if self._start is None else self._start
            self._styles.append(self._styles[-1] | _STYLES.get(name, Style.NONE))
            if name not in _STYLES:
                target = written(value["dest_url"])
                mail = "mailto:" if value["link_type"] == "Email" else ""
                self._targets.append(allowed_target(mail + target))
            return
        self._end_paragraph()
        if name == "Heading":
            self._kind = BlockKind.HEADING
        elif name == "BlockQuote":
            self._enter(ContainerKind.QUOTE, start, start + 1)
        elif name == "FootnoteDefinition":
            mark = _FOOTNOTE.match(self._shown, start)
            self._enter(ContainerKind.FOOTNOTE, start, mark.end() if mark else start, value)
        elif name == "List":
            self._lists.append(_List(value, is_tight))
        elif name == "Item":
            self._begin_item(start)
        elif name == "CodeBlock":
            self._code = []
            info = written(value["Fenced"]) if isinstance(value, dict) else ""
            language = _LANGUAGE.search(info[:_MOST_OF_AN_INFO].lower().split(" ")[0])
            self._language = language[0] if language else ""
        elif name == "Table":
            self._table = _Table(start, tuple(_ALIGNMENTS[one] for one in value))
            if len(value) > _MOST_COLUMNS:
                self._table.rest = start
        elif name in ("TableHead", "TableRow") and self._table:
            table = self._table
            table.row = []
            if table.rest is None and len(table.rows) * len(table.alignments) > _MOST_CELLS:
                table.rest = start

    def _finish(self, event: Event) -> None:
        name, start, end = event.name, event.start, event.end
        table = self._table
        if name in _STYLES or name in ("Link", "Image"):
            self._end = max(self._end, end)
            self._styles.pop()
            if name not in _STYLES:
                self._targets.pop()
        elif name == "Heading":
            runs, self._kind = self._runs(), BlockKind.PARAGRAPH
            self._emit(BlockKind.HEADING, start, end, runs, level=int(event.value[1]))
        elif name == "CodeBlock":
            self._end_code(start, end)
        elif name == "TableCell" and table:
            table.row.append(self._runs())
        elif name in ("TableHead", "TableRow") and table:
            if table.rest is None:
                table.rows.append(tuple(table.row))
        elif name == "Table" and table:
            self._table = None
            rest = end if table.rest is None else table.rest
            if table.rows:
                rows, sides = tuple(table.rows), table.alignments
                self._emit(BlockKind.TABLE, start, rest, rows=rows, alignments=sides)
            self._plain(rest, end)
        else:
            self._end_paragraph()
            if name == "List":
                self._lists.pop()
            elif name in ("Item", "BlockQuote", "FootnoteDefinition"):
                last = self._inside[-1]
                if not last.is_used:
                    self._emit(BlockKind.PARAGRAPH, last.mark_end, last.mark_end)
                self._inside.pop()

    def _enter(
        self, kind: ContainerKind, start: int, end: int, marker: str = "", *, is_tight: bool = False
    ) -> None:
        first = Container(kind, *self._span(start, end), marker)
        self._inside.append(_Open(first, end, is_tight=is_tight))

    def _begin_item(self, start: int) -> None:
        around = self._lists[-1]
        mark = _ITEM.match(self._shown, start)
        begin, end = mark.span(1) if mark else (start, start)
        marker = "•"
        if around.number is not None:
            marker = f"{around.number}{self._shown[end - 1 : end]}"
            around.number += 1
        self._enter(ContainerKind.ITEM, begin, end, marker, is_tight=around.is_tight)

    def _end_paragraph(self) -> None:
        """Make a paragraph of the text that was read, if there is any."""
        if self._start is None or self._table:
            return
        start, end = self._start, self._end
        if self._shown[start - 1 : start] == "\\":
            start -= 1
        self._emit(BlockKind.PARAGRAPH, start, end, self._runs())

    def _end_code(self, start: int, end: int) -> None:
        parts, self._code = self._code or [], None
        text = "".join(part for part, _ in parts)
        places = _joined([one for _, one in parts])
        if text.endswith("\n"):
            text, places = text[:-1], places[:-1]
        fence = _FENCE.match(self._shown, start)
        is_closed = True
        if fence and self._parsed.startswith(fence[0], start):
            line = self._shown.find("\n", start, end)
            behind = max(self._done, line if line >= 0 else end)
            is_closed = fence[0] in self._shown[behind:end]
        start = min(start, next((one for one in places if one >= 0), start))
        end = max(len(self._shown[:end].rstrip()), places[-1] + 1 if places else 0)
        run = TextRun(text, self._absolute(places), self._span(start, end), Style.CODE)
        self._emit(BlockKind.CODE, start, end, (run,), language=self._language, closed=is_closed)

    # What has none

    def _add(self, event: Event) -> None:
        name, value, start, end = event.name, event.value, event.start, event.end
        if self._table and self._table.rest is not None:
            return
        if name == "Rule":
            self._end_paragraph()
            self._emit(BlockKind.RULE, start, end)
        elif self._code is not None:
            self._add_code_line(value, start, end)
        elif name == "TaskListMarker":
            self._inside[-1].first = replace(self._inside[-1].first, task=value)
        elif name in ("SoftBreak", "HardBreak"):
            if self._pieces:  # and not behind a formula that stands alone
                self._put("\n" if name == "HardBreak" else " ", range(end - 1, end))
        elif self._parsed[start:end] == value:
            self._add_text(start, end)
        else:
            self._extend(event)
            if name == "Code":
                self._add_code(value, start, end)
            elif name == "FootnoteReference":
                label = range(start + 2, end - 1)
                self._put(self._shown[start + 2 : end - 1], label, Style.FOOTNOTE, (start, end))
            elif start < len(self._shown):
                self._put(value.replace("\n", " "), (start,) * len(value))

    def _extend(self, event: Event) -> None:
        if self._start is None:
            self._start = event.start
        self._end = max(self._end, event.end)

    def _add_text(self, start: int, end: int) -> None:
        if self._start is None:
            self._start = start
        at = max(start, self._done)
        for special in self._source.specials_in(start, end):
            if special.start < at or (special.target and self._targets):
                continue
            self._put(self._shown[at : special.start], range(at, special.start))
            at = special.end
            if special.target:
                text, target = self._shown[special.start : at], allowed_target(special.target)
                self._pieces.append(
                    _Piece(text, range(special.start, at), self._styles[-1], target)
                )
            else:
                self._add_formula(special)
            self._done = at
        self._put(self._shown[at:end].replace("\n", " "), range(at, end))
        self._end = max(self._end, end)
        self._start = start if self._start is None and self._pieces else self._start

    def _add_formula(self, formula: Special) -> None:
        span = (formula.start, formula.end)
        text, places = self._lines_of(formula)
        alone = formula.is_block and self._kind is BlockKind.PARAGRAPH
        if not alone or self._table or self._targets:
            self._put(text, places, Style.MATH, span)
            return
        if self._pieces:
            self._end_paragraph()
        self._start = None
        run = TextRun(text, self._absolute(places), self._span(*span), Style.MATH)
        self._emit(BlockKind.MATH, *span, (run,), closed=formula.is_closed)

    def _lines_of(self, formula: Special) -> tuple[str, _Places]:
        """Its TeX without the marks of containers and the space around its lines."""
        at, end = formula.inner
        line_start = self._shown.rfind("\n", 0, at) + 1
        quotes = self._shown.count(">", line_start, formula.start)
        lines = re.compile(
            rf"[ \t]*(?:>[ \t]*){{0,{min(quotes, _MOST_CONTAINERS)}}}(.*?)[ \t]*(\n|\Z)"
        )
        places: list[_Places] = []
        for line in lines.finditer(self._shown, at, end):
            places += range(*line.span(1)), range(*line.span(2))
        joined = _joined(places)
        text = "".join([self._shown[place] for place in joined])
        left = len(text) - len(text.lstrip())
        return text.strip(), joined[left : left + len(text.strip())]

    def _add_code(self, value: str, start: int, end: int) -> None:
        ticks = _TICKS.match(self._shown, start)
        width = ticks.end() - start if ticks else 0
        stop = min(end - width, len(self._shown))
        places = _found(value, self._parsed, start + width, stop)
        text = "".join([self._shown[place] for place in places]).replace("\n", " ")
        self._put(text, places, Style.CODE, (start, end))

    def _add_code_line(self, value: str, start: int, end: int) -> None:
        assert self._code is not None
        if start == end:  # the rest of a tab
            tab = start - 1 if self._shown[start - 1 : start] == "\t" else -1
            self._code.append((value, (tab, *[-1] * (len(value) - 1))))
        else:
            shown = self._shown[start:end]
            self._code.append((shown, range(start, start + len(shown))))
        self._done = max(self._done, end)

    # Runs and blocks

    def _put(
        self,
        text: str,
        places: _Places,
        style: Style = Style.NONE,
        span: tuple[int, int] | None = None,
    ) -> None:
        places = places[: len(text)]
        text = text[: len(places)]
        if text:
            target = next((one for one in self._targets), "")
            self._pieces.append(_Piece(text, places, self._styles[-1] | style, target, span))
            self._done = max(self._done, places[-1] + 1)

    def _runs(self) -> tuple[TextRun, ...]:
        """The runs of the text that was read; another one begins."""
        pieces, self._pieces, self._start = self._pieces, [], None
        self._end = 0
        while pieces and pieces[-1].text in (" ", "\n") and not pieces[-1].style & Style.CODE:
            pieces.pop()
        made = []
        at = 0
        while at < len(pieces):
            first, end = pieces[at], at + 1
            key = (first.style, first.target)
            if first.span is None:
                while (
                    end < len(pieces)
                    and not pieces[end].span
                    and (pieces[end].style, pieces[end].target) == key
                ):
                    end += 1
            text = "".join([one.text for one in pieces[at:end]])
            places = _joined([one.places for one in pieces[at:end]])
            span = first.span or (places[0], places[-1] + 1)
            made.append(TextRun(text, self._absolute(places), self._span(*span), *key))
            at = end
        return tuple(made)

    def _plain(self, start: int, end: int) -> None:
        """A paragraph of source as it is."""
        text = self._shown[start:end].rstrip()
        if text:
            places, span = range(start, start + len(text)), self._span(start, start + len(text))
            run = TextRun(text, self._absolute(places), span)
            self._emit(BlockKind.PARAGRAPH, start, end, (run,))

    def _emit(
        self, kind: BlockKind, start: int, end: int, runs: tuple[TextRun, ...] = (), **more: Any
    ) -> None:
        if len(self.blocks) >= self._most:
            self._cut = start if self._cut is None else self._cut
            return
        if kind is not BlockKind.CODE:
            end = start + len(self._shown[start:end].rstrip())
        containers = []
        for one in self._inside[:_MOST_CONTAINERS]:
            containers.append(
                replace(one.first, marker="", task=None) if one.is_used else one.first
            )
        for one in self._inside:
            one.is_used = True
        tight = bool(self._inside) and self._inside[-1].is_tight
        span = self._span(start, end)
        self.blocks.append(Block(kind, *span, runs, tuple(containers), tight=tight, **more))

    def _span(self, start: int, end: int) -> tuple[int, int]:
        end = min(end, len(self._shown))
        stop = self._places[end - 1] + 1 if end else 0
        begin = self._places[start] if start < end else stop
        return begin + self._offset, stop + self._offset

    def _absolute(self, places: _Places) -> _Places:
        if isinstance(places, range) and isinstance(self._places, range):
            return range(places.start + self._offset, places.stop + self._offset)
        found = [self._places[one] + self._offset if one >= 0 else -1 for one in places]
        return _joined([range(one, one + 1) if one >= 0 else (one,) for one in found])


def _loose_lists(events: Sequence[Event]) -> set[int]:
    """Indices of the events that begin lists with space between their items."""
    open_: list[tuple[str, int]] = []
    loose = set()
    for index, event in enumerate(events):
        if event.step == "Start":
            if event.name == "Paragraph" and open_ and open_[-1][0] == "Item":
                loose.add(open_[-2][1])
            open_.append((event.name, index))
        elif event.step == "End":
            open_.pop()
    return loose


def _joined(parts: Sequence[_Places]) -> _Places:
    """A range where one place follows the other."""
    parts = [one for one in parts if one]
    if len(parts) < 2:
        return parts[0] if parts else range(0)
    if all(isinstance(one, range) for one in parts) and all(
        before[-1] + 1 == after[0] for before, after in zip(parts, parts[1:], strict=False)
    ):
        return range(parts[0][0], parts[-1][-1] + 1)
    return tuple([place for part in parts for place in part])


def _found(value: str, text: str, start: int, stop: int) -> _Places:
    """Where the characters of a code span stand: line ends, and what is left out, is between."""
    at = text.find(value, start, stop)
    if at >= 0:
        return range(at, at + len(value))
    places: list[int] = []
    at = start
    for character in value:
        while at < stop and not (text[at] == character or (text[at] == "\n" and character == " ")):
            at += 1
        if at == stop:
            break
        places.append(at)
        at += 1
    return tuple(places)
