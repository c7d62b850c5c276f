"""Starts the window and the command line in processes of their own, and ends what hangs."""

from __future__ import annotations

import json
import os
import pty
import re
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soak.hostile.watching import MemoryWatch, descendants, kill_all, ticks_of

MEGABYTE = 1_000_000
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
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "HF_", "OLLAMA", "LLAMA", "JAN", "DISPLAY", "WAYLAND"))
    }
    folders = {kind: home / kind.lower() for kind in ("CONFIG", "DATA", "STATE")}
    # What is measured once on a computer is shared, as it is between starts.
    folders["CACHE"] = home.parent / "cache"
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    kept |= {f"XDG_{kind}_HOME": str(folder) for kind, folder in folders.items()}
    tests = Path(__file__).parents[2]
    path = os.pathsep.join([str(tests), str(tests.parent / "app")])
    return {
        **kept,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": path,
        "PYTHONUNBUFFERED": "1",
        "TERM": "xterm-256color",
    }


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESSES, _ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Window:
    """A window in a child process."""

    def __init__(self, home: Path, cwd: Path, arguments: Sequence[str] = ()) -> None:
        self.home = home
        self._complaints_file = home / "stderr.txt"
        self._complaints_read = 0
        self._buffer = b""
        self.events: list[dict[str, Any]] = []
        self._log_read = 0
        with self._complaints_file.open("wb") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "soak.hostile.window", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                env=environment(home),
                cwd=cwd,
                preexec_fn=_limited,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self.memory = MemoryWatch(self.process.pid)
        self.memory.__enter__()

    @property
    def data(self) -> Path:
        return self.home / "data" / "foretoken"

    def wait(
        self, wanted: Callable[[dict[str, Any]], bool], limit_s: float, what: str
    ) -> dict[str, Any]:
        """Return the first thing told for which ``wanted`` holds. Raises ``Hangs``."""
        ends = time.monotonic() + limit_s
        while True:
            for index, event in enumerate(self.events):
                if wanted(event):
                    del self.events[index]
                    return event
            left = ends - time.monotonic()
            if left <= 0:
                raise Hangs(f"{what}: not in {limit_s:.0f} s")
            self._read(min(left, 0.2))

    def await_event(self, kind: str, limit_s: float) -> dict[str, Any]:
        """Return the next event of a kind. Raises ``Hangs``."""
        return self.wait(lambda told: told.get("event") == kind, limit_s, kind)

    def ask(self, do: str, limit_s: float = _ANSWER_S, **what: object) -> dict[str, Any]:
        """Let the window do something. Raises ``Hangs``."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"do": do, **what}).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Hangs("it has ended") from error
        told = self.wait(lambda told: "answer" in told, limit_s, do)
        if failed := told.get("failed"):
            raise RuntimeError(f"{do}: {failed}")
        return told

    def until_ready(self, limit_s: float) -> None:
        """Wait until a pair is loaded and nothing runs. Raises ``Hangs``."""
        ends = time.monotonic() + limit_s
        while self.ask("state")["state"] != "ready":
            if time.monotonic() > ends:
                raise Hangs("it never becomes ready")
            time.sleep(0.05)

    def open(self, limit_s: float = _START_S) -> None:
        """Wait until it is there. Raises ``Hangs``."""
        self.await_event("open", limit_s)
        self.until_ready(limit_s)

    def complaints(self) -> str:
        """What was written to stderr since the last question: warnings of Qt and Python."""
        with self._complaints_file.open("rb") as file:
            file.seek(self._complaints_read)
            data = file.read(_KEPT_OUTPUT)
            self._complaints_read = file.seek(0, os.SEEK_END)
        lines = data.decode("utf-8", "replace").splitlines()
        return "\n".join(line for line in lines if not _NOISE.search(line))

    def where_it_hangs(self) -> str:
        """The innermost calls of the thread of the window, from Python's own crash report."""
        self.complaints()
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGUSR1)
        time.sleep(0.4)
        lines = self.complaints().splitlines()
        main = [i for i, line in enumerate(lines) if line.startswith(("Thread", "Current thread"))]
        calls = lines[main[-1] + 1 :] if main else []
        found = [_CALL.search(line) for line in calls]
        return "in " + " < ".join(f"{call[1]}.{call[2]}" for call in found[:5] if call)

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
        pids = descendants(self.process.pid) if self.process.poll() is None else []
        kill_all(pids)
        self.process.wait()
        self.memory.__exit__(None, None, None)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _read(self, seconds: float) -> None:
        assert self.process.stdout is not None
        stream = self.process.stdout.fileno()
        if not select.select([stream], [], [], seconds)[0]:
            if self.process.poll() is not None:
                raise Hangs(f"it has ended with {self.process.returncode}")
            return
        data = os.read(stream, _READ)
        if not data:
            self.process.wait()
            raise Hangs(f"it has ended with {self.process.returncode}")
        *lines, self._buffer = (self._buffer + data).split(b"\n")
        self.events += [json.loads(line) for line in lines]


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command went."""

    code: int | None
    """None: it was killed after the time it had."""
    seconds: float
    processor_seconds: float
    peak_bytes: int
    output: bytes
    written: int
    """Bytes, also those that were not kept."""
    ate_too_much: bool


def run_command(
    arguments: Sequence[str], home: Path, cwd: Path, limit_s: float, *, terminal: bool = False
) -> Ran:
    """Run ``foretoken`` with these arguments; ``terminal``: its output is one."""
    if terminal:
        ours, theirs = pty.openpty()
    else:
        ours, theirs = os.pipe()
    began = time.monotonic()
    child = subprocess.Popen(
        [sys.executable, "-m", "foretoken", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        env=environment(home),
        cwd=cwd,
        preexec_fn=_limited,
        start_new_session=True,
    )
    os.close(theirs)
    kept, written, processor = bytearray(), 0, 0.0
    with MemoryWatch(child.pid) as memory:
        ended = False
        while time.monotonic() - began < limit_s:
            if select.select([ours], [], [], 0.05)[0]:
                try:
                    data = os.read(ours, _READ)
                except OSError:  # the other side of a terminal is gone
                    data = b""
                if not data:
                    ended = True
                    break
                written += len(data)
                if len(kept) < _KEPT_OUTPUT:
                    kept += data
            processor = max(processor, sum(ticks_of(pid) for pid in descendants(child.pid)[:8]))
            if child.poll() is not None and not select.select([ours], [], [], 0)[0]:
                ended = True
                break
        if ended:
            with suppress(subprocess.TimeoutExpired):
                child.wait(max(0.1, limit_s - (time.monotonic() - began)))
        seconds = time.monotonic() - began
        code = child.poll()
        kill_all(descendants(child.pid) if code is None else [])
        child.wait()
        peak, too_much = memory.peak, memory.killed
    os.close(ours)
    return Ran(code, seconds, processor, peak, bytes(kept), written, too_much)
