"""What every command shares: its exit codes, and how it writes and complains."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable

DONE, FAILED, WRONG_USAGE, CANNOT_LOAD, PAIR_MISFIT, INTERRUPTED = 0, 1, 2, 3, 4, 130
_log = logging.getLogger(__name__)


def write(text: str) -> None:
    """Write to stdout at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def complain(code: int, message: str) -> int:
    """Say on stderr what is wrong, and return ``code``; failures are logged too."""
    if code in (FAILED, CANNOT_LOAD, PAIR_MISFIT):
        _log.error("%s", message)
    sys.stderr.write(f"foretoken: {message}\n")
    return code


def table(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Return lines with the columns one below the other; all rows have as many."""
    rows = list(rows)
    widths = [max(len(text) for text in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
