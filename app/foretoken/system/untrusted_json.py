"""Parsing of untrusted JSON, with limits and messages for the user."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from foretoken.system.language import tr
from foretoken.system.untrusted_files import read_untrusted

MOST_LEVELS = 100
"""Limit for nested arrays and objects; our own files have at most ten levels."""
_MAX_QUOTED = 60
_MAX_DIGITS = 1000
_CHUNK_BYTES = 1 << 20
_MAX_CUT = 20
"""Maximum length of a number, literal or escape cut off at the end of the text read so far."""
_SEPARATORS = re.compile(r"[\s,]*")


class InvalidJson(ValueError):
    """Unusable JSON; the message is a clause that says why."""


def parse_json(
    text: str | bytes, most_bytes: int | None = None, *, any_number: bool = False
) -> Any:
    """Parse JSON; of duplicate keys the last one counts. Raises ``InvalidJson``.

    All numbers in the result are finite, and it can be traversed recursively. With ``any_number``,
    non-finite numbers are left for the caller to reject, and integers with thousands of digits are
    infinite.
    """
    if most_bytes is not None and len(text) > most_bytes:
        raise InvalidJson(tr("it is longer than {most} bytes", most=most_bytes))
    with _json_errors():
        written = text.decode("utf-8") if isinstance(text, bytes) else text
        if any_number:
            found = json.loads(written, parse_int=_int_or_infinity)
        else:
            found = json.loads(written, parse_float=_finite, parse_constant=_refuse)
    if written.count("[") + written.count("{") > MOST_LEVELS:
        _check_depth(found)
    return found


@contextmanager
def _json_errors() -> Iterator[None]:
    """Raise ``InvalidJson`` for the errors that Python raises when parsing JSON."""
    try:
        yield
    except InvalidJson:
        raise
    except (RecursionError, MemoryError):
        raise _too_nested() from None
    except UnicodeDecodeError:
        raise InvalidJson(tr("it is not text")) from None
    except json.JSONDecodeError as error:
        line = str(error.lineno)
        raise InvalidJson(tr("line {line}: {problem}", line=line, problem=error.msg)) from None
    except ValueError:  # Python limits the digits of an integer
        raise InvalidJson(tr("it contains a number with thousands of digits")) from None


def each_object(
    read: Callable[[int], bytes], check: Callable[[], None], most: int
) -> Iterator[dict[str, Any]]:
    """Yield the objects of an array of any length, or the single object of the text.

    Memory is bounded by the largest object. ``read`` returns up to the given number of bytes, none
    at the end; ``check`` may raise to stop. Raises ``InvalidJson``, possibly after some objects,
    for one longer than ``most`` characters, anything else in the array, or a missing end.
    """
    parser = json.JSONDecoder(parse_float=_finite, parse_constant=_refuse)
    decoder = codecs.getincrementaldecoder("utf-8-sig")()
    held, at, ended, listed = "", 0, False, False
    while True:
        blank = _SEPARATORS.match(held, at)
        at = at if blank is None else blank.end()
        first = held[at : at + 1]
        if first == "[" and not listed:
            at, listed = at + 1, True
            continue
        if listed and first == "]":
            return
        if listed and first not in ("{", ""):
            raise InvalidJson(tr("its list contains something other than conversations"))
        with _json_errors():
            found, end = _first_value(parser, held, at, final=ended and not listed)
            _check_depth(found)
        if (len(held) if end < 0 else end) - at > most:
            raise InvalidJson(tr("one conversation is longer than {most} characters", most=most))
        if end >= 0:
            if not isinstance(found, dict):
                raise InvalidJson(tr("it contains no conversations"))
            yield found
            at = end
            if not listed:
                return
        elif ended:
            raise InvalidJson(tr("it is incomplete: its end is missing"))
        else:
            check()
            # Doubling avoids parsing the same incomplete object again and again.
            data = read(max(_CHUNK_BYTES, len(held) - at))
            ended = not data
            with _json_errors():
                held, at = held[at:] + decoder.decode(data, final=ended), 0


def _first_value(
    parser: json.JSONDecoder, text: str, at: int, *, final: bool
) -> tuple[object, int]:
    """Return a value and its end, or -1 if more text may be needed. Raises like ``json``."""
    try:
        return parser.raw_decode(text, at)
    except json.JSONDecodeError as error:
        begun = error.msg.startswith("Unterminated string") or error.pos >= len(text) - _MAX_CUT
        if final or not begun:
            raise
        return None, -1


def read_json(file: Path, most_bytes: int) -> Any:
    """Read and parse a file; see ``parse_json``. Raises ``OSError``, ``InvalidJson``."""
    return parse_json(read_untrusted(file, most_bytes))


def _int_or_infinity(digits: str) -> float:
    return int(digits) if len(digits) <= _MAX_DIGITS else float("inf")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        _refuse(digits)
    return number


def _refuse(name: str) -> None:
    raise InvalidJson(tr("{number} is not a valid number", number=name[:_MAX_QUOTED]))


def _check_depth(found: object) -> None:
    """Raise ``InvalidJson`` for too many nested levels, without recursion."""
    level = [found]
    for _ in range(MOST_LEVELS):
        level = [
            inner
            for one in level
            if isinstance(one, (dict, list))
            for inner in (one.values() if isinstance(one, dict) else one)
            if isinstance(inner, (dict, list))
        ]
        if not level:
            return
    raise _too_nested()


def _too_nested() -> InvalidJson:
    return InvalidJson(
        tr("its lists and tables are nested more than {most} levels deep", most=MOST_LEVELS)
    )
