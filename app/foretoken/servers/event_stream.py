"""Server-sent events, as servers of models send them, bounded and forgiving.

The rules are those of the HTML standard ("Server-sent events"), with what such servers do besides:

- Lines end with LF, CR LF or CR, and are cut anywhere on their way, inside of a character too.
- Comments (``: ping``) keep the connection alive. llama-server sends one every 30 s while it reads
  a prompt (``--sse-ping-interval``), OpenRouter ``: OPENROUTER PROCESSING``.
- Some leave out the empty line behind an event, so that several JSON objects follow each other.
- Ollama and older versions of vLLM write an error into the stream as a bare JSON line; llama-server
  once sent it in a field ``error:``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from foretoken.system.given_json import NoJson, parse_json
from foretoken.system.language import tr

MOST_LINE_BYTES = 1 << 22
"""A line holds a piece of an answer; a whole one that is sent at once is shorter too."""
DONE = "[DONE]"
_BOM = b"\xef\xbb\xbf"


class NoEvents(ValueError):
    """What came is no stream of events; the message says why, in words that go on a sentence."""


class TooLong(NoEvents):
    """A line has no end."""


def lines(chunks: Iterable[bytes], most_bytes: int = MOST_LINE_BYTES) -> Iterator[str]:
    """Yield the lines of what comes in chunks, without their ends. Raises ``TooLong``.

    What is no UTF-8 becomes U+FFFD; the last line needs no end.
    """
    held = bytearray()
    searched = 0
    first = True
    for chunk in chunks:
        held += chunk
        if first and len(held) >= len(_BOM):
            first = False
            if held.startswith(_BOM):
                del held[: len(_BOM)]
        start = 0
        while (end := _end_of_line(held, max(start, searched))) is not None:
            at, behind = end
            yield held[start:at].decode("utf-8", "replace")
            start = searched = behind
        del held[:start]
        # A CR at the end may be the first half of a CR LF.
        searched = max(0, len(held) - 1)
        if len(held) > most_bytes:
            raise TooLong(tr("one of its lines is longer than {most} bytes", most=most_bytes))
    if held:
        yield held.rstrip(b"\r").decode("utf-8", "replace")


def _end_of_line(held: bytearray, start: int) -> tuple[int, int] | None:
    """Where a line ends, and where the next one begins."""
    feed, carriage = held.find(b"\n", start), held.find(b"\r", start)
    if carriage >= 0 and (feed < 0 or carriage < feed):
        if carriage + 1 == len(held):
            return None
        return carriage, carriage + 1 + (held[carriage + 1] == ord("\n"))
    return None if feed < 0 else (feed, feed + 1)


def events(read: Iterable[str]) -> Iterator[dict[str, Any] | str | None]:
    """Yield the JSON object of each event, or ``DONE``; None for a comment.

    Raises ``NoEvents`` for data that is something else.
    """
    data: list[str] = []
    length = 0
    for line in read:
        if not line:
            if data:
                yield _object("\n".join(data))
            data, length = [], 0
            continue
        if line.startswith(":"):
            yield None
            continue
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if line.startswith("{"):
            value = line
        elif name == "error":
            value = f'{{"error": {value or "{}"}}}'
        elif name != "data":
            if name in ("event", "id", "retry"):
                continue
            raise NoEvents(tr("it is no stream of events"))
        if not data and value.strip() == DONE:
            yield DONE
            continue
        if not data and (whole := _whole_object(value)) is not None:
            yield whole
            continue
        data.append(value)
        length += len(value)
        if length > MOST_LINE_BYTES:
            raise TooLong(tr("one of its events is longer than {most} bytes", most=length))
    if data:
        # It was cut off inside of an event; what is whole of it was told before.
        raise CutOff(tr("its end is missing"))


class CutOff(NoEvents):
    """The stream ends inside of an event."""


def _whole_object(value: str) -> dict[str, Any] | None:
    """An event of one line, as all of them are unless somebody writes JSON over several."""
    if not value.rstrip().endswith("}"):
        return None
    try:
        found = parse_json(value, any_number=True)
    except NoJson:
        return None
    return found if isinstance(found, dict) else None


def _object(value: str) -> dict[str, Any]:
    try:
        found = parse_json(value, any_number=True)
    except NoJson as problem:
        raise NoEvents(str(problem)) from None
    if not isinstance(found, dict):
        raise NoEvents(tr("it is no JSON object"))
    return found
