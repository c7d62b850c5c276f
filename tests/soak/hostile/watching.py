"""What processes take of the machine, and whether they touched what nobody may touch."""

from __future__ import annotations

import base64
import ctypes
import fcntl
import os
import select
import signal
import socket
import struct
import threading
from contextlib import suppress
from pathlib import Path

import psutil

MEGABYTE = 1_000_000
_INTERVAL_S = 0.02
_LOOK_ANEW = 5
"""Rounds until children are looked for again."""
_MOST_BYTES = 2_500_000_000
"""Whoever takes more is killed: the machine has other users."""
_IN_ACCESS, _IN_OPEN = 0x1, 0x20
_PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJg"
    "gg=="
)


def family(pid: int) -> list[psutil.Process]:
    """A process and all below it."""
    try:
        root = psutil.Process(pid)
        return [root, *root.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def kill_family(pid: int) -> None:
    """End a process and all below it."""
    for each in family(pid):
        with suppress(psutil.NoSuchProcess):
            each.send_signal(signal.SIGKILL)


class MemoryWatch:
    """Looks every 20 ms at what a process and all below it take, and kills them at the limit.

    Memory that is their own: without files, which the system can drop.
    """

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.now = self.peak = 0
        self.killed = False
        """Whether it took more than the machine can spare."""
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Look no more."""
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        processes: list[psutil.Process] = []
        round_ = 0
        while not self._end.wait(_INTERVAL_S):
            if round_ % _LOOK_ANEW == 0:
                processes = family(self._pid)
            round_ += 1
            self.now = sum(map(_own_bytes, processes))
            self.peak = max(self.peak, self.now)
            if self.now > _MOST_BYTES:
                self.killed = True
                kill_family(self._pid)


def _own_bytes(process: psutil.Process) -> int:
    try:
        told = process.memory_info()
    except psutil.NoSuchProcess:
        return 0
    return int(told.rss - told.shared)


class Canary:
    """A picture and a port that nobody may touch."""

    def __init__(self, folder: Path) -> None:
        self.picture = folder / "canary.png"
        self.picture.write_bytes(_PICTURE)
        libc = ctypes.CDLL(None, use_errno=True)
        self._watch = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        name, wanted = os.fsencode(self.picture), _IN_ACCESS | _IN_OPEN
        if self._watch < 0 or libc.inotify_add_watch(self._watch, name, wanted) < 0:
            raise OSError(ctypes.get_errno(), "inotify is not there")
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port: int = self._listener.getsockname()[1]

    def opened(self) -> int:
        """How many bytes are told of openings and readings since the last question."""
        count = 0
        while select.select([self._watch], [], [], 0)[0]:
            count += len(os.read(self._watch, 1 << 16))
        return count

    def called(self) -> int:
        """How often somebody connected since the last question."""
        count = 0
        with suppress(BlockingIOError):
            while True:
                self._listener.accept()[0].close()
                count += 1
        return count

    def close(self) -> None:
        """Watch no more."""
        os.close(self._watch)
        self._listener.close()


# --- the network ---------------------------------------------------------------------------------


def in_own_network(arguments: list[str]) -> None:
    """Run this program again where there is no network but the loopback, if that can be had."""
    if os.environ.get("HOSTILE_NETWORK"):
        if os.environ["HOSTILE_NETWORK"] == "own":
            _loopback_up()
        return
    unshare = ["unshare", "--net", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    works = os.spawnvp(os.P_WAIT, "unshare", [*unshare, "true"]) == 0
    os.environ["HOSTILE_NETWORK"] = "own" if works else "shared"
    if works:
        os.execvp("unshare", [*unshare, *arguments])


def _loopback_up() -> None:
    get, put, up = 0x8913, 0x8914, 0x1
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack("16sH14x", b"lo", 0)
        flags = struct.unpack("16sH14x", fcntl.ioctl(any_socket, get, request))[1]
        fcntl.ioctl(any_socket, put, struct.pack("16sH14x", b"lo", flags | up))


def packets() -> int:
    """What was sent, or tried to be, in a network namespace of our own; else 0."""
    if os.environ.get("HOSTILE_NETWORK") != "own":
        return 0
    sent = 0
    rows = Path("/proc/net/snmp").read_text().splitlines()
    for names, values in zip(rows[::2], rows[1::2], strict=True):
        wanted = {"Ip:": ("OutRequests", "OutNoRoutes"), "Tcp:": ("ActiveOpens",)}
        fields = dict(zip(names.split(), values.split(), strict=True))
        sent += sum(int(fields[name]) for name in wanted.get(names.split()[0], ()))
    with suppress(OSError):
        for row in Path("/proc/net/snmp6").read_text().splitlines():
            # Routers are looked for, and groups joined, by the system itself.
            if row.startswith(("Udp6OutDatagrams", "Ip6OutNoRoutes")):
                sent += int(row.split()[1])
    return sent


def adopt_orphans() -> None:
    """Processes whose parent ends become children of this one: what is left over is seen."""
    set_child_subreaper = 36
    ctypes.CDLL(None).prctl(set_child_subreaper, 1, 0, 0, 0)
