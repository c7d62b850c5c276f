"""What processes take of the machine, and whether they touched what nobody may touch."""

from __future__ import annotations

import ctypes
import os
import select
import signal
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

_INTERVAL_S = 0.02
_LOOK_ANEW = 5
"""Rounds until children are looked for again."""
MOST_BYTES = 2_500_000_000
"""Whoever takes more is killed: the machine has other users."""
_IN_ACCESS, _IN_OPEN = 0x1, 0x20


def ticks_of(pid: int) -> float:
    """Seconds of processor time that a process and its ended children have had."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def descendants(root: int) -> list[int]:
    """All processes below one, itself included."""
    parents: dict[int, int] = {}
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            with suppress(OSError, IndexError, ValueError):
                stat = Path(entry.path, "stat").read_text()
                parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = [root]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found


def own_bytes(pid: int) -> int:
    """Memory that is a process's own: without files, which the system can drop."""
    found = 0
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(("RssAnon", "RssShmem", "VmSwap")):
                found += int(line.split()[1]) * 1024
    return found


def kill_all(pids: list[int]) -> None:
    """End these processes."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


class MemoryWatch:
    """Looks every 20 ms at what a process and all below it take, and kills them at the limit."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.now = self.peak = 0
        self.killed = False
        """Whether it took more than the machine can spare."""
        self.most_processes = 1
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._end.set()
        self._thread.join()

    def begin_peak(self) -> None:
        """From now on."""
        self.peak, self.most_processes = self.now, 1

    def _run(self) -> None:
        pids, round_ = [self._pid], 0
        while not self._end.wait(_INTERVAL_S):
            if round_ % _LOOK_ANEW == 0:
                pids = descendants(self._pid)
                self.most_processes = max(self.most_processes, len(pids))
            round_ += 1
            self.now = sum(own_bytes(pid) for pid in pids)
            self.peak = max(self.peak, self.now)
            if self.now > MOST_BYTES:
                self.killed = True
                kill_all(descendants(self._pid))


class Canary:
    """A picture and a port that nobody may touch."""

    def __init__(self, folder: Path) -> None:
        self.picture = folder / "canary.png"
        self.picture.write_bytes(_PICTURE)
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._watch = self._libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        name = os.fsencode(self.picture)
        if (
            self._watch < 0
            or self._libc.inotify_add_watch(self._watch, name, _IN_ACCESS | _IN_OPEN) < 0
        ):
            raise OSError(ctypes.get_errno(), "inotify is not there")
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port: int = self._listener.getsockname()[1]

    def opened(self) -> int:
        """How often the picture was opened or read since the last question."""
        count = 0
        while select.select([self._watch], [], [], 0)[0]:
            try:
                data = os.read(self._watch, 1 << 16)
            except BlockingIOError:
                break
            at = 0
            while at < len(data):
                at += 16 + struct.unpack_from("iIII", data, at)[3]
                count += 1
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


def packets() -> int | None:
    """What was sent, or tried to be, in this network namespace; None where it is not ours alone."""
    if os.environ.get("HOSTILE_NETWORK") != "own":
        return None
    sent = 0
    rows = Path("/proc/net/snmp").read_text().splitlines()
    for names, values in zip(rows[::2], rows[1::2], strict=True):
        kind = names.split(":")[0]
        wanted = {"Ip": ("OutRequests", "OutNoRoutes"), "Tcp": ("ActiveOpens",)}.get(kind, ())
        fields = dict(zip(names.split()[1:], values.split()[1:], strict=True))
        sent += sum(int(fields[name]) for name in wanted)
    rows6 = Path("/proc/net/snmp6").read_text().splitlines() if _has_ipv6() else []
    for row in rows6:
        name, value = row.split()[:2]
        # Routers are looked for, and groups joined, by the system itself.
        if name in ("Udp6OutDatagrams", "Ip6OutNoRoutes"):
            sent += int(value)
    return sent


def in_own_network(arguments: list[str]) -> None:
    """Run this program again where there is no network but the loopback, if that can be had."""
    if os.environ.get("HOSTILE_NETWORK"):
        if os.environ["HOSTILE_NETWORK"] == "own":
            _loopback_up()
        return
    unshare = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]
    works = os.spawnvp(os.P_WAIT, "unshare", [*unshare, "true"]) == 0
    os.environ["HOSTILE_NETWORK"] = "own" if works else "shared"
    if works:
        os.execvp("unshare", [*unshare, *arguments])


def _loopback_up() -> None:
    import fcntl

    get, put, up = 0x8913, 0x8914, 0x1
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack("16sH14x", b"lo", 0)
        flags = struct.unpack("16sH14x", fcntl.ioctl(any_socket, get, request))[1]
        fcntl.ioctl(any_socket, put, struct.pack("16sH14x", b"lo", flags | up))


def _has_ipv6() -> bool:
    return Path("/proc/net/snmp6").exists()


def adopt_orphans() -> None:
    """Processes whose parent ends become children of this one: what is left over is seen."""
    set_child_subreaper = 36
    ctypes.CDLL(None).prctl(set_child_subreaper, 1, 0, 0, 0)


def orphans(known: set[int]) -> Iterator[tuple[int, str]]:
    """Children of this process that nobody here has started, and what they are."""
    for pid in descendants(os.getpid())[1:]:
        if pid not in known:
            with suppress(OSError):
                words = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ")
                if words:
                    yield pid, words.decode("utf-8", "replace")[:200]


def reap(known: set[int]) -> None:
    """Let adopted processes go that have ended; those in ``known`` are waited for elsewhere."""
    for pid in descendants(os.getpid())[1:]:
        with suppress(OSError, ChildProcessError):
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            if state[0] == "Z" and int(state[1]) == os.getpid() and pid not in known:
                os.waitpid(pid, os.WNOHANG)


def _png() -> bytes:
    import zlib

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + b"\xff\0\0" * 8 for _ in range(8))
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


_PICTURE = _png()
