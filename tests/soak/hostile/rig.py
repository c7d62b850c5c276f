"""Starts the window in a process of its own, and ends what hangs."""

from __future__ import annotations

import json
import os
import re
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from soak.hostile.watching import MemoryWatch, kill_family

_ADDRESSES = 16 << 30
"""Bytes of address space, should the watch over the memory come too late."""
_READ = 1 << 16
_KEPT_OUTPUT = 1 << 20
_ANSWER_S = 3.0
"""In which the window does what it is asked; it hangs otherwise."""
_START_S = 40.0
_NOISE = re.compile(r"This plugin does not support|OpenType support missing")
"""Of the offscreen platform, and of its fonts."""
_CALL = re.compile(r"([^/\\]+)\.py\", line \d+ in (\S+)")


class Hangs(Exception):
    """A process does not do what is asked of it in time, or has ended."""


def environment(home: Path) -> dict[str, str]:
    """Of a person whose home is this folder."""
    foreign = ("XDG_", "HF_", "HUGGING", "OLLAMA", "LLAMA", "JAN", "DISPLAY", "WAYLAND", "DBUS")
    proxies = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(foreign) and name.upper() not in proxies
    }
    folders = {kind: home / kind.lower() for kind in ("CONFIG", "DATA", "STATE")}
    # What is measured once on a computer is shared, as it is between starts.
    folders["CACHE"] = home.parent / "cache"
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    tests = Path(__file__).parents[2]
    return {
        **kept,
        **{f"XDG_{kind}_HOME": str(folder) for kind, folder in folders.items()},
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
        "PYTHONPATH": os.pathsep.join([str(tests), str(tests.parent / "app")]),
        "PYTHONUNBUFFERED": "1",
        "TERM": "xterm-256color",
    }


def _limited() -> None:
    """No more memory than there is, and no core dump."""
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESSES, _ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Window:
    """A window in a child process that is told things, and answers, in lines of JSON."""

    def __init__(self, home: Path, cwd: Path) -> None:
        self.home = home
        self.data = home / "data" / "foretoken"
        self.events: list[dict[str, Any]] = []
        self._errors, self._errors_read, self._buffer = home / "stderr.txt", 0, b""
        with self._errors.open("wb") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "soak.hostile.window"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                env=environment(home),
                cwd=cwd,
                preexec_fn=_limited,
                start_new_session=True,
            )
        self.memory = MemoryWatch(self.process.pid)

    def tell(self, **what: object) -> None:
        """Write a line. Raises ``Hangs`` where the process has ended."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(what).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Hangs("it has ended") from error

    def heard(self, seconds: float) -> list[dict[str, Any]]:
        """The lines that come within some seconds, at least. Raises ``Hangs`` at the end."""
        assert self.process.stdout is not None
        stream = self.process.stdout.fileno()
        if not select.select([stream], [], [], seconds)[0]:
            return []
        data = os.read(stream, _READ)
        if not data:
            self.process.wait()
            raise Hangs(f"it has ended with {self.process.returncode}")
        *lines, self._buffer = (self._buffer + data).split(b"\n")
        return [json.loads(line) for line in lines]

    def complaints(self) -> str:
        """What was written to stderr since the last question: warnings of Qt and Python."""
        with self._errors.open("rb") as file:
            file.seek(self._errors_read)
            data = file.read(_KEPT_OUTPUT)
            self._errors_read = file.seek(0, os.SEEK_END)
        lines = data.decode("utf-8", "replace").splitlines()
        return "\n".join(line for line in lines if not _NOISE.search(line))

    def wait(
        self, wanted: Callable[[dict[str, Any]], bool], limit_s: float, what: str
    ) -> dict[str, Any]:
        """Return the first thing told for which ``wanted`` holds. Raises ``Hangs``."""
        ends = time.monotonic() + limit_s
        while True:
            for index, event in enumerate(self.events):
                if wanted(event):
                    return self.events.pop(index)
            left = ends - time.monotonic()
            if left <= 0:
                raise Hangs(f"{what}: not in {limit_s:.0f} s")
            self.events += self.heard(min(left, 0.2))

    def await_event(self, kind: str, limit_s: float) -> dict[str, Any]:
        """Return the next event of a kind. Raises ``Hangs``."""
        return self.wait(lambda told: told.get("event") == kind, limit_s, kind)

    def ask(self, do: str, limit_s: float = _ANSWER_S, **what: object) -> dict[str, Any]:
        """Let the window do something. Raises ``Hangs``."""
        self.tell(do=do, **what)
        told = self.wait(lambda told: "answer" in told, limit_s, do)
        if failed := told.get("failed"):
            raise RuntimeError(f"{do}: {failed}")
        return told

    def until_ready(self, limit_s: float = _START_S) -> None:
        """Wait until a pair is loaded and nothing runs. Raises ``Hangs``."""
        ends = time.monotonic() + limit_s
        while self.ask("state")["state"] != "ready":
            if time.monotonic() > ends:
                raise Hangs("it never becomes ready")
            time.sleep(0.05)

    def open(self) -> None:
        """Wait until it is there. Raises ``Hangs``."""
        self.await_event("open", _START_S)
        self.until_ready()

    def where_it_hangs(self) -> str:
        """The innermost calls of the thread of the window, from Python's own crash report."""
        if self.process.poll() is not None:
            return ""
        self.complaints()
        os.kill(self.process.pid, signal.SIGUSR1)
        time.sleep(0.4)
        found = _CALL.findall(self.complaints().split("hread 0x")[-1])  # the main one is the last
        return "in " + " < ".join(".".join(call) for call in found[:5])

    def close(self) -> float:
        """Close it as a person does; return the seconds that took. Raises ``Hangs``."""
        began = time.monotonic()
        try:
            self.ask("close", 10.0)
            self.process.wait(15)
        except subprocess.TimeoutExpired as error:
            raise Hangs("it does not close") from error
        finally:
            took = time.monotonic() - began
            self.end()
        return took

    def end(self) -> None:
        """Kill it and all below it."""
        kill_family(self.process.pid)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self.memory.end()
