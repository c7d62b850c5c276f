"""JSON that somebody else may have written: bounded, and refused in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from foretoken.system.given_files import read_given
from foretoken.system.language import tr

MOST_LEVELS = 100
"""Of lists and tables inside each other; nothing here has more than ten."""
_MOST_QUOTED = 60
_MOST_DIGITS = 1000


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
    try:
        written = text.decode("utf-8") if isinstance(text, bytes) else text
        if any_number:
            found = json.loads(written, parse_int=_whole_or_infinite)
        else:
            found = json.loads(written, parse_float=_finite, parse_constant=_no_number)
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
    if written.count("[") + written.count("{") > MOST_LEVELS:
        _require_few_levels(found)
    return found


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
