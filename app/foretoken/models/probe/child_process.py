"""Child processes of this program, in which a crash is only an exit code."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from foretoken.system.errors import Cancelled
from foretoken.system.language import as_data, from_data
from foretoken.system.paths import own_command

_POLL_S = 0.05
_WATCH_S = 1.0


class ChildAnswer(NamedTuple):
    """Exit code and output of a child process."""

    code: int
    """Negative codes are signals."""
    answer: Any
    """Its last line that is a JSON object or list; None if there is none."""
    last_line: str

    @property
    def reason(self) -> str:
        """Why it refused: as reported by ``report_refusal``, else its last line."""
        match self.answer:
            case {"refused": refusal}:
                return from_data(refusal)
        return self.last_line


def run_in_child(
    options: Sequence[str], limit_s: float, should_continue: Callable[[], bool] = lambda: True
) -> ChildAnswer | None:
    """Run ``foretoken`` with ``options``, whatever its libraries print.

    A child that takes longer than ``limit_s`` is killed, and the result is None. Raises
    ``Cancelled`` once ``should_continue`` returns False.
    """
    end_s = time.monotonic() + limit_s
    # Otherwise a failed assertion starts a debugger to print a backtrace.
    environment = {**os.environ, "GGML_NO_BACKTRACE": "1"}
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(
            [*own_command(), *options],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env=environment,
        )
        try:
            while child.poll() is None:
                if not should_continue():
                    raise Cancelled
                if time.monotonic() > end_s:
                    return None
                with contextlib.suppress(subprocess.TimeoutExpired):
                    child.wait(_POLL_S)
        finally:
            child.kill()
            child.wait()
        output.seek(0)
        lines = output.read().decode("utf-8", "replace").strip().splitlines()
    # Without the path where llama.cpp was built.
    last_line = re.sub(r"^\S*[/\\](?=[^/\\\s]+:\d+: )", "", lines[-1]) if lines else ""
    for line in reversed(lines):
        if line.startswith(("{", "[")):
            with contextlib.suppress(ValueError):
                return ChildAnswer(child.returncode, json.loads(line), last_line)
    return ChildAnswer(child.returncode, None, last_line)


def report_refusal(error: Exception) -> None:
    """In a child: report why it refuses, untranslated, since its parent's language is unknown."""
    print(json.dumps({"refused": as_data(error.args[0])}))


def end_with_parent() -> None:
    """In a child: exit soon after the parent process, even while a call hangs.

    Killing a parent does not end its children. On Windows a child does not see its parent end.
    """
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH_S)
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
