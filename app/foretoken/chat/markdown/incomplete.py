"""Closing of unfinished markup, so that a text still being written looks as it will when complete.

The beginning of a line, and marks at the end, are held back until their meaning is clear. Markup
that is still open is found among the marks that the parser took for plain text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from foretoken.chat.markdown.source_text import INLINE, LONGEST_TARGET, MOST_COLUMNS, Event

_LINE = re.compile(r"[ \t>]*(?:[-=*+_#~`|:$\\\[ \t]+|[0-9]{1,9}[.)]?[ \t]*)?")
_LONGEST_LINE = 200
_LINE_IN_FENCE = re.compile(r"[ \t>]*(?:`*|~*)[ \t]*")
_TASK = re.compile(r"([ \t>]*(?:[-*+]|[0-9]{1,9}[.)])[ \t]+)\[[ xX]?\]?")
_UNDECIDED_MARKS = re.compile(
    r"(?:(?<!\\)[*_~`]+|(?<!\\)!?\[\^?|(?<!\\)\\|(?<![^\s(])\$+|&[#a-zA-Z0-9]{0,12})\Z"
)
_LONGEST_MARKS = 40
_MARK = re.compile(r"\\.|`+|\*+|_+|~+|\]\(", re.DOTALL)
_TARGET = re.compile(
    r"\]\([ \t\n]*(?:(<)[^<>\n]*(>?)|([^\s<>]*))(?:[ \t\n]+([\"'(])[^\"'()]*)?[ \t\n]*\Z"
)
_TITLE_ENDS = {None: "", "(": ")"}
_TABLE_HEAD = re.compile(r"((?:[ \t>]|(?:[-*+]|[0-9]{1,9}[.)])[ \t])*)(\|.*)")
_BAR = re.compile(r"(?<!\\)\|")


def decided(text: str, *, in_fence: bool) -> str:
    """Return the text without an ending that is still ambiguous."""
    start = max(text.rfind("\n"), text.rfind("\r")) + 1
    if in_fence:
        return text[:start] if _LINE_IN_FENCE.fullmatch(text, start) else text
    if task := _TASK.fullmatch(text, start):
        return task[1] if not start else text[: task.end(1)]
    marks = _UNDECIDED_MARKS.search(text, max(start, len(text) - _LONGEST_MARKS))
    text = text[: marks.start()] if marks else text
    if len(text) - start <= _LONGEST_LINE and _LINE.fullmatch(text, start):
        return text[:start]
    return text.rstrip(" \t")


def closed(parsed: str, events: Sequence[Event]) -> tuple[str, int]:
    """Return the text with everything closed, and where the closing marks were added."""
    inside, block = _last_text(events)
    if not inside or block == "CodeBlock":
        return parsed, len(parsed)
    start, end = inside[0].start, max(event.end for event in inside)
    lines = parsed.count("\n", end)
    if lines > (block in ("Paragraph", "Item")):
        return parsed, len(parsed)
    text = parsed[:end] + _ending(parsed, start, end, inside)
    if block in ("Paragraph", "Item"):
        text += _table_rule(text[text.rfind("\n") + 1 :])
    return (text, end) if len(text) > end else (parsed, len(parsed))


def _last_text(events: Sequence[Event]) -> tuple[list[Event], str]:
    """Return the events in the text of the last block, and the name of the block."""
    inside: list[Event] = []
    for event in reversed(events):
        if event.name in INLINE or not event.step:
            inside.append(event)
        elif event.step == "Start" and (inside or event.name != "TableCell"):
            return inside[::-1], event.name
        elif inside:
            break
    return inside[::-1], "Item"


def _ending(parsed: str, start: int, end: int, inside: Sequence[Event]) -> str:
    """Return what closes the links, emphasis and code of a text."""
    literal = {one.start for one in inside if one.name == "Text" and one.end == one.start + 1}
    endings: list[str] = []
    for found in _MARK.finditer(parsed, start, end):
        begin, stop, mark = found.start(), found.end(), found[0][0]
        length = sum(at in literal for at in range(begin, stop))
        if mark == "\\" or not length:
            continue
        if mark == "`" and stop < end:
            endings.append(found[0])
            break
        if mark == "]" and (ending := _ending_of_link(parsed, begin, end)):
            endings.append(ending)
            break
        fits = length == 2 if mark == "~" else mark in "*_" and length <= 3
        inside_word = begin > start and parsed[begin - 1].isalnum()
        if fits and not inside_word and begin + length < end:
            endings += [found[0][:length]] * (not parsed[begin + length].isspace())
    return "".join(reversed(endings))


def _ending_of_link(parsed: str, start: int, end: int) -> str:
    target = _TARGET.match(parsed, start, end) if end - start < LONGEST_TARGET else None
    if not target:
        return ""
    pointed, is_closed, plain, title = target.groups()
    ending = _TITLE_ENDS.get(title, title)
    if pointed:
        return f"{'' if is_closed else '>'}{ending})"
    deep = plain.count("(") - plain.count(")")
    return ending + ")" * (deep + 1) if deep >= 0 else ""


def _table_rule(line: str) -> str:
    """Return the delimiter row that turns a line that looks like a header into a table."""
    head = _TABLE_HEAD.fullmatch(line)
    if not head:
        return ""
    row = head[2].rstrip()
    bars = len(_BAR.findall(row))
    columns = bars - row.endswith("|")
    if not 1 <= columns <= MOST_COLUMNS or bars < 2 or not row.strip("|-: "):
        return ""
    around = re.sub(r"[^>\s]", " ", head[1])
    return f"\n{around}|{'-|' * columns}"
