"""Parsing of untrusted JSON, with limits and messages for the user."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from foretoken.system.language import tr
from foretoken.system.untrusted_files import read_untrusted

MOST_LEVELS = 100
"""Limit for nested arrays and objects; our own files have at most ten levels."""
_MAX_QUOTED = 60
_MAX_DIGITS = 1000


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
    try:
        written = text.decode("utf-8") if isinstance(text, bytes) else text
        if any_number:
            found = json.loads(written, parse_int=_int_or_infinity)
        else:
            found = json.loads(written, parse_float=_finite, parse_constant=_refuse)
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
    if written.count("[") + written.count("{") > MOST_LEVELS:
        _check_depth(found)
    return found


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
