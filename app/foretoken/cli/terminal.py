"""Exit codes, output and error messages of all commands.

Text from models, files and servers can contain terminal escapes that clear the screen, change the
title or set the clipboard. If stdout or stderr is a terminal, such characters are therefore made
visible in everything written to it. Files and pipes get the unchanged text.
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
from typing import Any

from foretoken.system.shown_text import shown_message, shown_piece

_MAX_MESSAGE = 5000
"""Limit for a message, which may list models with their paths."""
_log = logging.getLogger(__name__)


class Code(IntEnum):
    """All exit codes, as listed in the guide; checked in the order usage, target, draft, pair."""

    DONE = 0
    FAILED = 1
    """A run failed, or a check found something that does not work."""
    WRONG_USAGE = 2
    CANNOT_LOAD = 3
    PAIR_MISFIT = 4
    INTERRUPTED = 130
    """Stopped by Ctrl+C."""


class Refusal(Exception):
    """Raised to end a command; ``main`` prints the message and returns the exit code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


@contextmanager
def errors_as_refusal(code: int, *errors: type[Exception], what: str = "") -> Iterator[None]:
    """Convert errors to ``Refusal``, with their own message or ``what`` and the system's reason."""
    try:
        yield
    except errors as error:
        told = getattr(error, "strerror", None) or str(error)
        raise Refusal(code, f"{what}: {told}." if what else str(error)) from None


class Terminal(io.TextIOWrapper):
    """Makes control characters visible; only ``write_over`` can return to the start of a line."""

    def write(self, text: str) -> int:
        """Write a text."""
        super().write(shown_piece(text))
        return len(text)

    def write_over(self, line: str) -> None:
        """Overwrite the last line; ``line`` should be at least as long."""
        super().write(f"\r{shown_piece(line)}")
        self.flush()


def provide_streams() -> None:
    """Make stdout and stderr accept any character, regardless of the locale.

    A windowed program on Windows has neither; output is then discarded.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper) and not isinstance(stream, Terminal):
            stream.reconfigure(encoding="utf-8", errors="replace")
            if stream.isatty():
                os.environ["PYTHON_COLORS"] = "0"  # for tracebacks and help of newer Pythons
                terminal = Terminal(
                    stream.buffer,
                    encoding="utf-8",
                    errors="replace",
                    line_buffering=stream.line_buffering,
                    write_through=stream.write_through,
                )
                setattr(sys, name, terminal)


def write(text: str) -> None:
    """Write to stdout and flush."""
    sys.stdout.write(text)
    sys.stdout.flush()


def write_json(report: Any) -> None:
    """Write a JSON object to stdout; paths become strings."""
    write(json.dumps(report, ensure_ascii=False, default=str) + "\n")


def write_result(report: Any, text: str, *, as_json: bool) -> None:
    """Write a result as JSON or as text."""
    if as_json:
        write_json(report)
    else:
        write(text)


def print_message(message: str, code: int = Code.DONE) -> int:
    """Print a message to stderr and return ``code``; failures are also logged."""
    message = shown_message(message, _MAX_MESSAGE)
    if code in (Code.FAILED, Code.CANNOT_LOAD, Code.PAIR_MISFIT):
        _log.error("%s", message)
    sys.stderr.write(f"foretoken: {message}\n")
    return code


class StatusLine:
    """A line on stderr that can be updated; no-op if that is no terminal."""

    def __init__(self) -> None:
        self._shown = ""

    def show(self, line: str) -> None:
        """Replace the line."""
        if line != self._shown and isinstance(sys.stderr, Terminal):
            sys.stderr.write_over(line.ljust(len(self._shown)))
            self._shown = line

    def clear(self) -> None:
        """Remove the line."""
        if self._shown and isinstance(sys.stderr, Terminal):
            self.show(" " * len(self._shown))
            sys.stderr.write_over("")
            self._shown = ""


def table(rows: Iterable[Sequence[str]]) -> list[str]:
    """Return lines with aligned columns; all rows must have the same length."""
    rows = list(rows)
    widths = [max(len(text) for text in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
