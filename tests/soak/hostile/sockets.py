"""Abuses of the local socket by which a second start reaches the first window.

What is no message, and sockets of others, are in ``tests/ui/test_starts.py``.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

from soak.hostile.case import Case, Right
from soak.hostile.rig import Window, environment

NAME = "window.socket"
_SEND_S = 3.0
_SECOND_START = """
import sys, time
from pathlib import Path
from foretoken.ui.start.single_instance import SingleInstance
began = time.monotonic()
start = SingleInstance(Path(sys.argv[1])).begin(None)
print(start.name, round(time.monotonic() - began, 2))
"""
Abuse = Callable[[Window, ExitStack], None]
Before = Callable[[Path], str]
"""Prepares the data folder before the window starts; returns the file that must stay."""


def second_start(window: Window, limit_s: float = 30.0) -> tuple[str, float]:
    """What a later start of the program finds, and how long that takes."""
    ran = subprocess.run(
        [sys.executable, "-c", _SECOND_START, str(window.data)],
        env=environment(window.home),
        capture_output=True,
        text=True,
        timeout=limit_s,
        check=False,
    )
    name, _, seconds = ran.stdout.strip().partition(" ")
    return name or ran.stderr.strip()[-200:], float(seconds or 0)


def place(window: Window) -> Path:
    """Where the window listens."""
    return window.data / NAME


def connect(window: Window, held: ExitStack) -> socket.socket:
    """A connection that is kept open until the case ends."""
    caller = held.enter_context(socket.socket(socket.AF_UNIX))
    caller.settimeout(_SEND_S)
    caller.connect(str(place(window)))
    return caller


def _idle(window: Window, held: ExitStack) -> None:
    for _ in range(2_000):
        with suppress(OSError):
            connect(window, held)


def _flood(window: Window, held: ExitStack) -> None:
    """New connections as fast as they can be made, and then lines without end."""
    ends = time.monotonic() + _SEND_S
    while time.monotonic() < ends:
        with suppress(OSError), ExitStack() as one:
            connect(window, one).sendall(b"{}\n")
    _send(b"[]\n" * 10**7)(window, held)


def _many_starts(window: Window, held: ExitStack, *, wait: bool = True) -> None:
    """Messages as they should be: the window comes to the front again and again.

    Without ``wait`` the callers are gone before they are answered.
    """
    for _ in range(200):
        with suppress(OSError), ExitStack() as one:
            caller = connect(window, one)
            caller.sendall(_START)
            caller.recv(10) if wait else caller.shutdown(socket.SHUT_RDWR)


def _never_reads(window: Window, held: ExitStack) -> None:
    """Messages whose answers nobody takes."""
    for _ in range(50):
        with suppress(OSError):
            connect(window, held).sendall(_START * 20)


def _send(words: bytes) -> Abuse:
    def send(window: Window, held: ExitStack) -> None:
        caller = connect(window, held)
        ends = time.monotonic() + _SEND_S
        sent = memoryview(words)
        with suppress(OSError):
            while sent and time.monotonic() < ends:
                sent = sent[caller.send(sent[: 1 << 20]) :]
            caller.recv(10)

    return send


_START = json.dumps({"model": None, "token": ""}).encode() + b"\n"


# --- before the window starts --------------------------------------------------------------------


def _link(folder: Path) -> str:
    """A link to a file that must stay."""
    kept = folder.parent / "kept.txt"
    kept.write_text("kept")
    (folder / NAME).symlink_to(kept)
    return str(kept)


def _folder(folder: Path) -> str:
    """A folder with something in it."""
    (folder / NAME).mkdir()
    (folder / NAME / "kept.txt").write_text("kept")
    return str(folder / NAME / "kept.txt")


def _file(folder: Path) -> str:
    (folder / NAME).write_text("no socket")
    return ""


_ABUSES: dict[str, Abuse] = {
    "idle": _idle,
    "flood": _flood,
    "many-starts": _many_starts,
    "closing": lambda window, held: _many_starts(window, held, wait=False),
    "never-reads": _never_reads,
    "message-100-mb": _send(b"x" * 10**8),
}
_BEFORE: dict[str, Before] = {"link": _link, "folder": _folder, "file": _file}


def _case(id_: str, kind: str, do: Abuse | Before) -> Case:
    return Case(id_, f"{kind}: {id_}", lambda: do, Right.WORKS)


CASES = tuple(_case(id_, "while it runs", do) for id_, do in _ABUSES.items())
BEFORE = tuple(_case(id_, "in its place", do) for id_, do in _BEFORE.items())
