"""Calls of the command line, in this process or as a program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple


class Outcome(NamedTuple):
    code: int
    out: str
    err: str

    def done(self) -> str:
        """Return the output of a command that succeeded without complaints."""
        assert (self.code, self.err) == (0, "")
        return self.out

    def report(self) -> Any:
        assert self.code == 0, self.err
        assert self.out.count("\n") == 1, "one line of JSON and nothing else"
        return json.loads(self.out)

    def refused(self, code: int, *words: str) -> None:
        """Check for one or two lines on stderr with these words, and nothing else."""
        assert (self.code, self.out) == (code, ""), self.err
        assert 1 <= len(self.err.splitlines()) <= 2
        assert self.err.startswith("foretoken: ")
        assert self.err.endswith("\n")
        for each in words:
            assert each in self.err


Call = Callable[..., Outcome]
"""Calls the command line with arguments of any kind; tests get it as the fixture ``call``."""


def run(*arguments: object, **environment: str) -> Outcome:
    """Run the program."""
    return _started(("-m", "foretoken", *arguments), environment)


def run_python(code: str, *arguments: object, **environment: str) -> Outcome:
    return _started(("-c", code, *arguments), environment)


def _started(arguments: tuple[object, ...], environment: dict[str, str]) -> Outcome:
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
        env={**os.environ, **environment},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)
