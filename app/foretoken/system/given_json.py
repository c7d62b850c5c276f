"""JSON that somebody else may have written: bounded, and refused in words."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from foretoken.system.given_files import read_given
from foretoken.system.language import tr

MOST_LEVELS = 100
"""Of lists and tables inside each other; nothing here has more than ten."""
_MOST_QUOTED = 60
_MOST_DIGITS = 1000
_AT_ONCE_BYTES = 1 << 20
_BEGUN = 20
"""So much of a number, a word or an escape may stand before its end is read."""
_BETWEEN = re.compile(r"[\s,]*")


class NoJson(ValueError):
    """It cannot be used; the message says why, in words that go on a sentence."""


def parse_json(
    text: str | bytes, most_bytes: int | None = None, *, any_number: bool = False
) -> Any:
    """Return what a JSON text says; the last of fields that have one name. Raises ``NoJson``.

    Its numbers are finite, and its lists and tables can be walked through by recursion. With
    ``any_number``, those that are not finite are for the reader to refuse, and numbers of thousands
    of digits are infinite.
    """
    if most_bytes is not None and len(text) > most_bytes:
        raise NoJson(tr("it is longer than {most} bytes", most=most_bytes))
    with _refusing():
        written = text.decode("utf-8") if isinstance(text, bytes) else text
        if any_number:
            found = json.loads(written, parse_int=_whole_or_infinite)
        else:
            found = json.loads(written, parse_float=_finite, parse_constant=_no_number)
    if written.count("[") + written.count("{") > MOST_LEVELS:
        _require_few_levels(found)
    return found


@contextmanager
def _refusing() -> Iterator[None]:
    """Raise ``NoJson`` for whatever Python says of a JSON text."""
    try:
        yield
    except NoJson:
        raise
    except (RecursionError, MemoryError):
        raise _too_nested() from None
    except UnicodeDecodeError:
        raise NoJson(tr("it is no text")) from None
    except json.JSONDecodeError as error:
        line = str(error.lineno)
        raise NoJson(tr("line {line}: {problem}", line=line, problem=error.msg)) from None
    except ValueError:  # Python reads whole numbers up to a number of digits
        raise NoJson(tr("it holds a number with thousands of digits")) from None


def each_object(
    read: Callable[[int], bytes], check: Callable[[], None], most: int
) -> Iterator[dict[str, Any]]:
    """Yield the objects of a list of any length, or the one that is the whole text.

    Only what is read at once is ever held. ``read`` gives up to so many bytes, none at the end;
    ``check`` may raise to end it. Raises ``NoJson``, also behind some objects: one has more than
    ``most`` characters, something else stands in the list, or its end is missing.
    """
    parser = json.JSONDecoder(parse_float=_finite, parse_constant=_no_number)
    decoder = codecs.getincrementaldecoder("utf-8-sig")()
    held, at, ended, listed = "", 0, False, False
    while True:
        blank = _BETWEEN.match(held, at)
        at = at if blank is None else blank.end()
        first = held[at : at + 1]
        if first == "[" and not listed:
            at, listed = at + 1, True
            continue
        if listed and first == "]":
            return
        if listed and first not in ("{", ""):
            raise NoJson(tr("its list holds something else than conversations"))
        with _refusing():
            found, end = _first_value(parser, held, at, final=ended and not listed)
            _require_few_levels(found)
        if (len(held) if end < 0 else end) - at > most:
            raise NoJson(tr("one conversation is longer than {most} characters", most=most))
        if end >= 0:
            if not isinstance(found, dict):
                raise NoJson(tr("no conversation is in it"))
            yield found
            at = end
            if not listed:
                return
        elif ended:
            raise NoJson(tr("its end is missing: it was cut off"))
        else:
            check()
            # As much again, so that what is begun is not read anew often.
            data = read(max(_AT_ONCE_BYTES, len(held) - at))
            ended = not data
            with _refusing():
                held, at = held[at:] + decoder.decode(data, final=ended), 0


def _first_value(
    parser: json.JSONDecoder, text: str, at: int, *, final: bool
) -> tuple[object, int]:
    """A value and where it ends; -1 where more may have to be read for it. Raises as JSON does."""
    try:
        return parser.raw_decode(text, at)
    except json.JSONDecodeError as error:
        begun = error.msg.startswith("Unterminated string") or error.pos >= len(text) - _BEGUN
        if final or not begun:
            raise
        return None, -1


def read_json(file: Path, most_bytes: int) -> Any:
    """Return what a file says; see ``parse_json``. Raises ``OSError``, ``NoJson``."""
    return parse_json(read_given(file, most_bytes))


def _whole_or_infinite(digits: str) -> float:
    return int(digits) if len(digits) <= _MOST_DIGITS else float("inf")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        _no_number(digits)
    return number


def _no_number(name: str) -> None:
    raise NoJson(tr("{number} is no number that can be used", number=name[:_MOST_QUOTED]))


def _require_few_levels(found: object) -> None:
    """Raise ``NoJson`` for more levels than anybody meant; goes through them without recursion."""
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


def _too_nested() -> NoJson:
    return NoJson(
        tr(
            "its lists and tables lie inside each other more than {most} levels deep",
            most=MOST_LEVELS,
        )
    )
