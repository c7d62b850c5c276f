"""Tolerant parser, with size limits, of server-sent events as model servers send them.

The rules are those of the HTML standard ("Server-sent events"), plus peculiarities of such servers:

- Lines end with LF, CR LF or CR, and chunks may split them anywhere, even within a character.
- Comments (``: ping``) keep the connection alive. llama-server sends one every 30 s during prefill
  (``--sse-ping-interval``), OpenRouter ``: OPENROUTER PROCESSING``.
- Some omit the empty line after an event, so that several JSON objects follow each other.
- Ollama and older versions of vLLM write an error into the stream as a bare JSON line; llama-server
  once sent it in a field ``error:``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from foretoken.system.language import tr
from foretoken.system.untrusted_json import InvalidJson, parse_json

MOST_LINE_BYTES = 1 << 22
"""A line holds a piece of an answer; even a whole answer sent at once is shorter."""
DONE = "[DONE]"
# A CR at the end may be the first half of a split CR LF.
_LINE_END = re.compile(rb"\r\n|\n|\r(?=[^\n])")
_SILENT_FIELDS = ("", "event", "id", "retry")  # the empty name is that of comments


class InvalidEventStream(ValueError):
    """Data that is no event stream; the message is a clause that gives the reason."""


class TooLong(InvalidEventStream):
    """A line or an event exceeds the size limit."""


def events(chunks: Iterable[bytes]) -> Iterator[dict[str, Any] | str]:
    """Yield the JSON object of each event, or ``DONE``; a final incomplete event is dropped.

    Raises ``InvalidEventStream`` for other data.
    """
    data: list[str] = []
    length = 0
    for line in _lines(chunks):
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if line.startswith("{"):
            value = line
        elif name == "error":
            value = f'{{"error": {value or "{}"}}}'
        elif not line:
            if data:
                yield _object("\n".join(data))
            data, length = [], 0
            continue
        elif name in _SILENT_FIELDS:
            continue
        elif name != "data":
            raise InvalidEventStream(tr("it is not an event stream"))
        if not data and value.strip() == DONE:
            yield DONE
        elif not data and (whole := _whole_object(value)) is not None:
            yield whole
        else:
            data.append(value)
            length += len(value)
            if length > MOST_LINE_BYTES:
                raise TooLong(
                    tr("one of its events is longer than {most} bytes", most=MOST_LINE_BYTES)
                )


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    """Yield lines without their ends, with invalid UTF-8 replaced by U+FFFD."""
    held = bytearray()
    for chunk in chunks:
        held += chunk
        if b"\n" in chunk or b"\r" in held[-len(chunk) - 1 :]:
            *whole, rest = _LINE_END.split(held)
            held = bytearray(rest)
            yield from map(_decoded, whole)
        if len(held) > MOST_LINE_BYTES:
            words = tr("one of its lines is longer than {most} bytes", most=MOST_LINE_BYTES)
            raise TooLong(words)
    if held:
        yield _decoded(held.rstrip(b"\r"))


def _decoded(line: bytes | bytearray) -> str:
    return line.decode("utf-8", "replace").removeprefix("\ufeff")


def _whole_object(value: str) -> dict[str, Any] | None:
    """Parse a single-line event, the usual case; None if the JSON spans several lines."""
    if not value.rstrip().endswith("}"):
        return None
    try:
        return _object(value)
    except InvalidEventStream:
        return None


def _object(value: str) -> dict[str, Any]:
    try:
        found = parse_json(value, any_number=True)
    except InvalidJson as problem:
        raise InvalidEventStream(str(problem)) from None
    if not isinstance(found, dict):
        raise InvalidEventStream(tr("it is not a JSON object"))
    return found
