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


def _idle(window: Window, held: ExitStack, count: int) -> str:
    for _ in range(count):
        with suppress(OSError):
            connect(window, held)
    return ""


def _flood(window: Window, held: ExitStack) -> str:
    """New connections as fast as they can be made, each with a message that is none."""
    ends = time.monotonic() + _SEND_S
    while time.monotonic() < ends:
        with suppress(OSError), ExitStack() as one:
            connect(window, one).sendall(b"{}\n")
    return ""


def _flood_of_lines(window: Window, held: ExitStack) -> str:
    """One connection, lines without end."""
    caller = connect(window, held)
    lines = b"[]\n" * 10_000
    ends = time.monotonic() + _SEND_S
    with suppress(OSError):
        while time.monotonic() < ends:
            caller.sendall(lines)
    return ""


def _many_starts(window: Window, held: ExitStack) -> str:
    """200 messages as they should be: the window comes to the front again and again."""
    message = json.dumps({"model": None, "token": ""}).encode() + b"\n"
    for _ in range(200):
        with suppress(OSError), ExitStack() as one:
            caller = connect(window, one)
            caller.sendall(message)
            caller.recv(10)
    return ""


def _byte_by_byte(window: Window, held: ExitStack) -> str:
    caller = connect(window, held)
    with suppress(OSError):
        for byte in b'{"model": "' + b"a" * 600:
            caller.sendall(bytes([byte]))
            time.sleep(0.003)
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


def _model(path: str) -> bytes:
    return json.dumps({"model": path, "token": "a\0b"}).encode() + b"\n"


def _closing(window: Window, held: ExitStack) -> str:
    """Callers that are gone before they are answered."""
    message = json.dumps({"model": None, "token": ""}).encode() + b"\n"
    for _ in range(300):
        with suppress(OSError), ExitStack() as one:
            caller = connect(window, one)
            caller.sendall(message)
            caller.shutdown(socket.SHUT_RDWR)
    return ""


def _never_reads(window: Window, held: ExitStack) -> str:
    """Messages whose answers nobody takes."""
    message = json.dumps({"model": None, "token": ""}).encode() + b"\n"
    callers = []
    for _ in range(50):
        with suppress(OSError):
            callers.append(connect(window, held))
    for caller in callers:
        with suppress(OSError):
            caller.sendall(message * 20)
    return ""


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


def _stale(folder: Path) -> str:
    """A socket of one that crashed."""
    with socket.socket(socket.AF_UNIX) as gone:
        gone.bind(str(folder / NAME))
    return ""


def _symlink(folder: Path) -> str:
    """A link to a file that must stay."""
    kept = folder.parent / "kept.txt"
    kept.write_text("kept")
    (folder / NAME).symlink_to(kept)
    return str(kept)


def _symlink_to_socket(folder: Path) -> str:
    """A link to a socket of somebody else who listens and says nothing."""
    elsewhere = folder.parent / "other.socket"
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(elsewhere))
    listener.listen()
    _LISTENERS.append(listener)
    (folder / NAME).symlink_to(elsewhere)
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
    if os.geteuid() != 0:
        return ""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(folder / NAME))
    listener.listen()
    os.chown(folder / NAME, _NOBODY, _NOBODY)
    _LISTENERS.append(listener)
    return ""


def _lock_of_another(folder: Path) -> str:
    """A lock file that is a link."""
    kept = folder.parent / "kept-lock.txt"
    kept.write_text("kept")
    (folder / "window.lock").symlink_to(kept)
    return str(kept)


_LISTENERS: list[socket.socket] = []
"""They listen as long as the program runs."""


def _case(id_: str, attacks: str, do: Abuse | Before) -> Case:
    return Case(id_, attacks, lambda: do, Right.WORKS)


CASES = (
    _case("idle-200", "handles: 200 connections that say nothing", lambda w, h: _idle(w, h, 200)),
    _case("idle-2000", "handles: 2,000 connections that say nothing",
        lambda w, h: _idle(w, h, 2000)),
    _case("flood", "time: connections as fast as possible", _flood),
    _case("flood-lines", "time: lines as fast as possible", _flood_of_lines),
    _case("many-starts", "time: 200 starts", _many_starts),
    _case("byte-by-byte", "time: one byte after the other", _byte_by_byte),
    _case("message-100-mb", "memory: a message of 100 MB without an end", _send(b"x" * 10**8)),
    _case("line-64-k", "limits: a line a little too long", _send(_model("/" + "a" * 65_520))),
    _case("deep", "stack: 30,000 lists", _send(b"[" * 30_000 + b"]" * 30_000 + b"\n")),
    _case("deep-model", "stack: lists as the model",
        _send(b'{"token":"","model":' + b"[" * 20_000 + b"]" * 20_000 + b"}\n")),
    _case("nul", "codings: NUL", _send(b"\0" * 1000 + b"\n")),
    _case("nul-path", "codings: a path with NUL", _send(_model("/a\0b.gguf"))),
    _case("path-long", "paths: a megabyte", _send(_model("/" + "a/" * 500_000 + "b.gguf"))),
    _case("path-60-k", "paths: as long as a message may be",
        _send(_model("/" + "a" * 60_000 + ".gguf"))),
    _case("path-fifo", "paths: a device", _send(_model("/dev/zero"))),
    _case("path-relative", "paths: a relative one", _send(_model("../../x.gguf"))),
    _case("path-surrogate", "codings: half a character",
        _send(b'{"model": "/a\\ud800.gguf", "token": "\\udfff"}\n')),
    _case("number", "kinds: a number of 60,000 digits",
        _send(b'{"token": "", "model": ' + b"9" * 60_000 + b"}\n")),
    _case("not-json", "kinds: what is no message", _send(b"GET / HTTP/1.1\r\n\r\n")),
    _case("closing", "time: callers that are gone at once", _closing),
    _case("never-reads", "memory: callers that never read", _never_reads),
    _case("others", "rights: somebody else connects", _others),
    _case("hung", "time: a first window that hangs", _hung),
)  # fmt: skip
BEFORE = (
    _case("stale", "files: the socket of one that crashed", _stale),
    _case("symlink", "files: a link to a file in its place", _symlink),
    _case("symlink-socket", "files: a link to somebody's socket", _symlink_to_socket),
    _case("folder", "files: a folder in its place", _folder),
    _case("file", "files: a file in its place", _file),
    _case("of-another", "rights: somebody else listens there", _of_another),
    _case("lock-symlink", "files: a link in the place of the lock", _lock_of_another),
)  # fmt: skip
