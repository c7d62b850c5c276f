"""What every command shares: its exit codes, and how it writes and complains.

What models, files and servers say can hold escapes that a terminal obeys: it would be cleared, its
title changed, the clipboard set. So each of stdout and stderr that is a terminal gets them as
visible characters, whoever writes. A file or another program gets every byte.
"""

from __future__ import annotations

import io
import json
import logging
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from typing import Any, TextIO

from foretoken.system.shown_text import shown_message, shown_piece

_MOST_WORDS = 5000
"""Of a complaint, which may list models with their paths."""
_log = logging.getLogger(__name__)


class Code(IntEnum):
    """All exit codes, as the guide lists them; checked in the order usage, target, draft, pair."""

    DONE = 0
    FAILED = 1
    """A run failed, or a check found something that does not work."""
    WRONG_USAGE = 2
    CANNOT_LOAD = 3
    PAIR_MISFIT = 4
    INTERRUPTED = 130
    """Stopped by Ctrl+C."""


class Refusal(Exception):
    """A command cannot go on; ``main`` says why and ends with its exit code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


@contextmanager
def refusing(code: int, *errors: type[Exception], what: str = "") -> Iterator[None]:
    """Refuse for such errors: in their words, or by ``what`` and what the system says of it."""
    try:
        yield
    except errors as error:
        told = getattr(error, "strerror", None) or str(error)
        raise Refusal(code, f"{what}: {told}." if what else str(error)) from None


class _Terminal(io.TextIOWrapper):
    """Obeys nothing of what is written to it; ``write_over`` alone goes back on a line."""

    def write(self, text: str) -> int:
        super().write(shown_piece(text))
        return len(text)

    def write_over(self, line: str) -> None:
        super().write(f"\r{shown_piece(line)}")


def provide_streams() -> None:
    """Make stdout and stderr take any character, whatever the locale says.

    A windowed program on Windows has none; what is written then goes nowhere.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper) and not isinstance(stream, _Terminal):
            stream.reconfigure(encoding="utf-8", errors="replace")
            if stream.isatty():
                os.environ["PYTHON_COLORS"] = "0"  # tracebacks and help of newer Pythons
                terminal = _Terminal(
                    stream.buffer,
                    encoding="utf-8",
                    errors="replace",
                    line_buffering=stream.line_buffering,
                    write_through=stream.write_through,
                )
                setattr(sys, name, terminal)


def write(text: str) -> None:
    """Write to stdout at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def write_json(report: Any, indent: int | None = None) -> None:
    """Write one JSON object to stdout; paths are texts."""
    write(json.dumps(report, ensure_ascii=False, indent=indent, default=str) + "\n")


def write_result(report: Any, text: str, *, as_json: bool) -> None:
    """Write a result for programs or for people."""
    if as_json:
        write_json(report)
    else:
        write(text)


def write_over(stream: TextIO, line: str) -> None:
    """Replace the line that was written to a terminal last; it should be as long as that one."""
    if isinstance(stream, _Terminal):
        stream.write_over(line)
    else:
        stream.write(f"\r{line}")
    stream.flush()


def complain(message: str, code: int = Code.DONE) -> int:
    """Say on stderr what is wrong or worth knowing; return ``code``. Failures are logged too."""
    message = shown_message(message, _MOST_WORDS)
    if code in (Code.FAILED, Code.CANNOT_LOAD, Code.PAIR_MISFIT):
        _log.error("%s", message)
    sys.stderr.write(f"foretoken: {message}\n")
    return code


class StatusLine:
    """A line on stderr that changes; nothing where that is no terminal."""

    def __init__(self) -> None:
        self._shown = ""

    def show(self, line: str) -> None:
        """Replace the line."""
        if line != self._shown and sys.stderr.isatty():
            write_over(sys.stderr, line.ljust(len(self._shown)))
            self._shown = line

    def clear(self) -> None:
        """Remove the line."""
        if self._shown:
            self.show(" " * len(self._shown))
            write_over(sys.stderr, "")
            self._shown = ""


def table(rows: Iterable[Sequence[str]]) -> list[str]:
    """Return lines with the columns one below the other; all rows have as many."""
    rows = list(rows)
    widths = [max(len(text) for text in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
