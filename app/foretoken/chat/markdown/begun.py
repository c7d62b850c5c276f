"""What a text that still grows is going to look like: what has begun is closed.

Where several readings are possible, the beginning of a line and marks at the end wait until it is
clear what they are. Marks that the parser found to be plain text have no end yet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from foretoken.chat.markdown.source_text import INLINE, Event

_LINE = re.compile(
    r"[ \t>]*(?:[-=*+_#~`|:$\\\[ \t]+|[0-9]{1,9}[.)]?[ \t]*)?"  # may begin several things
)
_LONGEST_LINE = 200
_LINE_IN_FENCE = re.compile(r"[ \t>]*(?:`*|~*)[ \t]*")
_TASK = re.compile(r"([ \t>]*(?:[-*+]|[0-9]{1,9}[.)])[ \t]+)\[[ xX]?\]?")
_MARKS = re.compile(
    r"(?:(?<!\\)[*_~`]+|(?<!\\)!?\[\^?|(?<!\\)\\|(?<![^\s(])\$+|&[#a-zA-Z0-9]{0,12})\Z"
)
_LONGEST_MARKS = 40
_AUTOLINK = re.compile(r"<(?:https?://|mailto:)[^<>\x00-\x20]*\Z")
_TARGET = re.compile(
    r"\]\([ \t\n]*(?:(<)[^<>\n]*(>?)|([^\s<>]*))(?:[ \t\n]+([\"'(])[^\"'()]*)?[ \t\n]*\Z"
)
_TITLE_ENDS = {None: "", "(": ")"}
_LONGEST_TARGET = 2_000
_TABLE_HEAD = re.compile(r"((?:[ \t>]|(?:[-*+]|[0-9]{1,9}[.)])[ \t])*)(\|.*)")
_BAR = re.compile(r"(?<!\\)\|")
_MOST_COLUMNS = 128


def decided(text: str, *, in_fence: bool) -> str:
    """The text without an end that may become several things."""
    start = text.rfind("\n") + 1
    if in_fence:
        return text[:start] if _LINE_IN_FENCE.fullmatch(text, start) else text
    if len(text) - start <= _LONGEST_LINE and _LINE.fullmatch(text, start):
        return text[:start]
    if task := _TASK.fullmatch(text, start):
        return task[1] if not start else text[: task.end(1)]
    marks = _MARKS.search(text, max(start, len(text) - _LONGEST_MARKS))
    text = text[: marks.start()] if marks else text
    return text.rstrip(" \t")


def begun_autolink(text: str) -> str:
    """What closes a link in angle brackets at the end of the text."""
    start = text.rfind("<", max(0, len(text) - _LONGEST_TARGET))
    return ">" if start >= 0 and _AUTOLINK.match(text, start) else ""


def closed(parsed: str, events: Sequence[Event]) -> tuple[str, int]:
    """The text with what closes it, and where that begins; the same text if nothing is open."""
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
    """What stands in the last block of text, and the name of the block."""
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
    """What closes a text."""
    literal = [event for event in inside if event.name == "Text" and event.end == event.start + 1]
    openers: list[tuple[int, int]] = []
    brackets = {event.start for event in literal if parsed[event.start] == "]"}
    for event in literal:
        mark, at = event.value, event.start
        if mark not in "*_~`" or _is_escaped(parsed, at):
            continue
        if openers and openers[-1][1] == at and parsed[at - 1] == mark:
            openers[-1] = (openers[-1][0], at + 1)
        else:
            openers.append((at, at + 1))
    link = parsed.rfind("](", max(start, end - _LONGEST_TARGET), end)
    ending = _ending_of_link(parsed, link, end) if link in brackets else ""
    kept = link if ending else end
    for number, (begin, stop) in enumerate(openers):
        if parsed[begin] == "`" and stop < end:
            openers, ending = openers[:number], parsed[begin:stop]
            break
    marks = [
        parsed[begin:stop]
        for begin, stop in openers
        if stop < kept and _may_open(parsed, begin, stop, start)
    ]
    return ending + "".join(reversed(marks))


def _ending_of_link(parsed: str, start: int, end: int) -> str:
    target = _TARGET.match(parsed, start, end)
    if not target:
        return ""
    pointed, is_closed, plain, title = target.groups()
    ending = _TITLE_ENDS.get(title, title)
    if pointed:
        return f"{'' if is_closed else '>'}{ending})"
    deep = plain.count("(") - plain.count(")")
    return ending + ")" * (deep + 1) if deep >= 0 else ""


def _may_open(parsed: str, begin: int, stop: int, start: int) -> bool:
    if parsed[begin] == "`" or (parsed[begin] == "~") != (
        stop - begin == 2 and parsed[begin] == "~"
    ):
        return False
    inside_word = begin > start and parsed[begin - 1].isalnum()
    return stop - begin <= 3 and not inside_word and not parsed[stop].isspace()


def _is_escaped(parsed: str, at: int) -> bool:
    before = at
    while before and parsed[before - 1] == "\\":
        before -= 1
    return (at - before) % 2 == 1


def _table_rule(line: str) -> str:
    """The line that makes a table of its head, which has come."""
    head = _TABLE_HEAD.fullmatch(line)
    if not head:
        return ""
    row = head[2].rstrip()
    bars = len(_BAR.findall(row))
    columns = bars - row.endswith("|")
    if not 1 <= columns <= _MOST_COLUMNS or bars < 2:
        return ""
    around = re.sub(r"[^>\s]", " ", head[1])
    return f"\n{around}|{'-|' * columns}"
