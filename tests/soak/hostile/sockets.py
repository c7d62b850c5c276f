"""Abuses of the local socket by which a second start reaches the first window."""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

from soak.hostile.case import Case, Right
from soak.hostile.rig import Window, environment

NAME = "window.socket"
_NOBODY = 65534
_SEND_S = 3.0
_SECOND_START = """
import sys, time
from pathlib import Path
from foretoken.ui.start.single_instance import SingleInstance
began = time.monotonic()
start = SingleInstance(Path(sys.argv[1])).begin(None)
print(start.name, round(time.monotonic() - began, 2))
"""
Abuse = Callable[[Window, ExitStack], str]
"""Returns what is wrong, or nothing."""
Before = Callable[[Path], str]
"""Prepares the data folder before the window starts."""


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


def _idle(window: Window, held: ExitStack) -> str:
    for _ in range(2_000):
        with suppress(OSError):
            connect(window, held)
    return ""


def _flood(window: Window, held: ExitStack) -> str:
    """New connections as fast as they can be made, and then lines without end."""
    ends = time.monotonic() + _SEND_S
    while time.monotonic() < ends:
        with suppress(OSError), ExitStack() as one:
            connect(window, one).sendall(b"{}\n")
    return _send(b"[]\n" * 10**7)(window, held)


def _many_starts(window: Window, held: ExitStack, *, wait: bool = True) -> str:
    """Messages as they should be: the window comes to the front again and again.

    Without ``wait`` the callers are gone before they are answered.
    """
    for _ in range(200):
        with suppress(OSError), ExitStack() as one:
            caller = connect(window, one)
            caller.sendall(_START)
            caller.recv(10) if wait else caller.shutdown(socket.SHUT_RDWR)
    return ""


def _never_reads(window: Window, held: ExitStack) -> str:
    """Messages whose answers nobody takes."""
    for _ in range(50):
        with suppress(OSError):
            connect(window, held).sendall(_START * 20)
    return ""


def _send(words: bytes) -> Abuse:
    def send(window: Window, held: ExitStack) -> str:
        caller = connect(window, held)
        ends = time.monotonic() + _SEND_S
        sent = memoryview(words)
        with suppress(OSError):
            while sent and time.monotonic() < ends:
                sent = sent[caller.send(sent[: 1 << 20]) :]
            caller.recv(10)
        return ""

    return send


def _model(path: str | None, token: str = "a\0b") -> bytes:
    return json.dumps({"model": path, "token": token}).encode() + b"\n"


_START = _model(None, token="")


def _others(window: Window, held: ExitStack) -> str:
    """Somebody else may not connect; only root can try that."""
    if os.geteuid() != 0:
        return ""
    child = os.fork()
    if child == 0:
        with suppress(OSError):
            os.setgid(_NOBODY)
            os.setuid(_NOBODY)
            socket.socket(socket.AF_UNIX).connect(str(place(window)))
            os._exit(9)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    mode = stat.S_IMODE(place(window).stat().st_mode)
    if mode & 0o077:
        return f"the socket has the mode {mode:o}"
    return "somebody else can connect" if code == 9 else ""


def _hung(window: Window, held: ExitStack) -> str:
    """The first one hangs: the second says so in a moment."""
    os.kill(window.process.pid, signal.SIGSTOP)
    try:
        found, seconds = second_start(window)
    finally:
        os.kill(window.process.pid, signal.SIGCONT)
    if found != "NO_ANSWER":
        return f"a second start is {found}"
    return f"a second start takes {seconds:.1f} s" if seconds > 12 else ""


# --- before the window starts --------------------------------------------------------------------


def _listen(place: Path) -> socket.socket:
    """As somebody who says nothing, for as long as the program runs."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(place))
    listener.listen()
    _LISTENERS.append(listener)
    return listener


def _stale(folder: Path) -> str:
    """A socket of one that crashed."""
    _listen(folder / NAME).close()
    return ""


def _link(name: str) -> Before:
    """A link to a file that must stay."""

    def link(folder: Path) -> str:
        kept = folder.parent / "kept.txt"
        kept.write_text("kept")
        (folder / name).symlink_to(kept)
        return str(kept)

    return link


def _symlink_to_socket(folder: Path) -> str:
    _listen(folder.parent / "other.socket")
    (folder / NAME).symlink_to(folder.parent / "other.socket")
    return ""


def _folder(folder: Path) -> str:
    """A folder with something in it."""
    (folder / NAME).mkdir()
    (folder / NAME / "kept.txt").write_text("kept")
    return str(folder / NAME / "kept.txt")


def _file(folder: Path) -> str:
    (folder / NAME).write_text("no socket")
    return ""


def _of_another(folder: Path) -> str:
    """One that listens there and is somebody else's, where root can make it."""
    if os.geteuid() == 0:
        _listen(folder / NAME)
        os.chown(folder / NAME, _NOBODY, _NOBODY)
    return ""


_LISTENERS: list[socket.socket] = []
_ABUSES: dict[str, Abuse] = {
    "idle": _idle,
    "flood": _flood,
    "many-starts": _many_starts,
    "closing": lambda window, held: _many_starts(window, held, wait=False),
    "never-reads": _never_reads,
    "message-100-mb": _send(b"x" * 10**8),
    "line-64-k": _send(_model("/" + "a" * 65_520)),
    "deep": _send(b'{"token":"","model":' + b"[" * 20_000 + b"]" * 20_000 + b"}\n"),
    "number": _send(b'{"token": "", "model": ' + b"9" * 60_000 + b"}\n"),
    "path-nul": _send(_model("/a\0b.gguf")),
    "path-device": _send(_model("/dev/zero")),
    "path-surrogate": _send(b'{"model": "/a\\ud800.gguf", "token": "\\udfff"}\n'),
    "not-json": _send(b"GET / HTTP/1.1\r\n\r\n"),
    "others": _others,
    "hung": _hung,
}
_BEFORE: dict[str, Before] = {
    "stale": _stale,
    "symlink": _link(NAME),
    "symlink-lock": _link("window.lock"),
    "symlink-socket": _symlink_to_socket,
    "folder": _folder,
    "file": _file,
    "of-another": _of_another,
}


def _case(id_: str, kind: str, do: Abuse | Before) -> Case:
    return Case(id_, f"{kind}: {id_}", lambda: do, Right.WORKS)


CASES = tuple(_case(id_, "while it runs", do) for id_, do in _ABUSES.items())
BEFORE = tuple(_case(id_, "in its place", do) for id_, do in _BEFORE.items())
