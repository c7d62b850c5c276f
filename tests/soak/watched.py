"""What a long run is watched for: noise, waits of the GUI thread, and what is not given back."""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import gc
import json
import os
import statistics
import sys
import tempfile
import threading
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import psutil
import shiboken6
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from foretoken.chat.helper.pool import HELPERS

WAIT_LIMIT_S = 0.5
"""Longer than this nobody should wait for the window."""
_LATE_S = 0.15
_LOOK_S = 0.04
_STANDSTILL = 0.1
# OpenMP has a team for each thread that computes, Qt workers that wait for a while.
_SPARE_NATIVE = 3
# A controller with its parts: they go with the process, which has one window in the product.
_LEFT_BY_A_WINDOW = 20
_MOST_KEPT = 40
_FRAMES = 14
_HUNG_S = 180.0
_MEGABYTE = 1 << 20
# Said by the offscreen platform about any dialog and menu.
_OFFSCREEN = "This plugin does not support"
# Its preview of a page takes a quarter of the points of a font, which may have pixels (6.11).
_OF_QT = "QFont::setPointSizeF: Point size <= 0 (-0.25"
_THREADS = Path("/proc/self/task")


class Noise:
    """Exceptions that nobody caught, Qt's and Python's warnings, wherever they come from."""

    def __init__(self, now: Callable[[], str]) -> None:
        """``now`` tells in words what is being done."""
        self.heard: Counter[str] = Counter()
        self.first: dict[str, str] = {}
        """Of each kind of noise, what was being done and all that is known of it."""
        self._now = now

    def listen(self) -> None:
        """Hear all from now on, for as long as the process lives."""
        sys.excepthook = lambda kind, error, stack: self._on_error("exception", error)
        threading.excepthook = lambda told: self._on_error("in a thread", told.exc_value)
        sys.unraisablehook = lambda told: self._on_error("unraisable", told.exc_value)
        warnings.simplefilter("always")
        warnings.showwarning = self._on_warning
        self.listen_to_qt()

    def listen_to_qt(self) -> None:
        """Take Qt's messages, which the window would log."""
        qInstallMessageHandler(self._on_qt_message)

    def _on_error(self, kind: str, error: BaseException | None) -> None:
        if error is None:
            return
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"
        whole = "".join(traceback.format_exception(error))
        self._note(f"{kind} {type(error).__name__} at {place}", whole[-6000:])

    def _on_warning(
        self,
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        *_: Any,
    ) -> None:
        self._note(f"{category.__name__} at {Path(filename).name}:{lineno}", str(message)[:500])

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        told = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if told and not message.startswith((_OFFSCREEN, _OF_QT)):
            stack = "".join(traceback.format_stack(limit=_FRAMES))
            self._note(f"Qt: {message[:120]}", f"{message[:500]}\n{stack}")

    def _note(self, kind: str, whole: str) -> None:
        self.heard[kind] += 1
        self.first.setdefault(kind, f"{self._now()}\n{whole}")


@dataclass(slots=True)
class Wait:
    """A time in which the GUI thread handled nothing."""

    seconds: float
    blamed_s: float
    """Without the time in which the thread could run and got no processor."""
    on_cpu_s: float
    in_queue_s: float
    others_on_cpu_s: float
    """What all other threads of the process have run meanwhile."""
    doing: str
    stacks: list[str] = field(default_factory=list)
    """Where it was found, the most frequent first."""


class Waits(threading.Thread):
    """Is told of every turn of the GUI thread, and looks where it is while none comes."""

    def __init__(self, now: Callable[[], str], on_hung: Callable[[], None]) -> None:
        """``on_hung`` is called once, on this thread, when nothing has happened for minutes."""
        super().__init__(name="waits", daemon=True)
        self.long: list[Wait] = []
        self.longest_s = self.longest_own_s = self.longest_blamed_s = 0.0
        self.standstills_s: list[float] = []
        """Waits in which no thread of the process ran."""
        self.turns = 0
        self._now, self._on_hung = now, on_hung
        self._main = threading.get_ident()
        self._schedule = _open_schedule(threading.get_native_id())
        self._ended = threading.Event()
        self._stacks: list[str] = []
        self._last, self._paused = time.monotonic(), True
        self._used = self._main_times()
        self._others = 0.0

    def end(self) -> None:
        """Look no more."""
        self._ended.set()
        self.join()

    def pause(self) -> None:
        """Nothing is expected of the window until ``go_on``: it is being closed or opened."""
        self._paused = True

    def go_on(self) -> None:
        """The window is there."""
        self._paused = False
        self._last, self._used = time.monotonic(), self._main_times()

    def turn(self, *, own: bool = False) -> None:
        """The GUI thread goes on; ``own``: what it did since was no business of the window."""
        now, used = time.monotonic(), self._main_times()
        gap = now - self._last
        if not self._paused and gap > _LATE_S:
            self._judge(gap, used, own)
        self._stacks.clear()
        self._others = 0.0
        self._last, self._used = now, used
        self.turns += 1

    def _judge(self, gap: float, used: tuple[float, float], own: bool) -> None:
        if own:
            self.longest_own_s = max(self.longest_own_s, gap)
            return
        on_cpu, in_queue = used[0] - self._used[0], used[1] - self._used[1]
        others = max(0.0, _process_time() - self._others - on_cpu) if self._others else 0.0
        blamed = gap - in_queue
        if not self._stacks and gap > 2 * _LATE_S and on_cpu + others < _STANDSTILL * gap:
            # No thread could look, and none has run: the process stood still as a whole.
            self.standstills_s.append(gap)
            blamed = 0.0
        self.longest_s = max(self.longest_s, gap)
        self.longest_blamed_s = max(self.longest_blamed_s, blamed)
        if blamed >= WAIT_LIMIT_S or (gap >= WAIT_LIMIT_S and len(self.long) < _MOST_KEPT):
            found = Counter(self._stacks).most_common(4)
            stacks = [f"{count}x\n{stack}" for stack, count in found]
            self.long.append(Wait(gap, blamed, on_cpu, in_queue, others, self._now(), stacks))

    def run(self) -> None:
        told = False
        while not self._ended.wait(_LOOK_S):
            since = time.monotonic() - self._last
            if since < _LATE_S or self._paused:
                if since > _HUNG_S and not told:
                    told = True
                    self._on_hung()
                continue
            if not self._others:
                self._others = _process_time()
            self._stacks.append(self._where())
            if since > _HUNG_S and not told:
                told = True
                self._on_hung()

    def _where(self) -> str:
        """The stack of the GUI thread; other ways to read it make frames of what still runs."""
        with tempfile.TemporaryFile() as file:
            faulthandler.dump_traceback(file, all_threads=True)
            file.seek(0)
            told = file.read().decode("utf-8", "replace")
        _, _, behind = told.partition(f"0x{self._main:016x} ")
        lines = behind.partition("\n\n")[0].splitlines()[1 : _FRAMES + 1]
        return "\n".join(line.rpartition("/")[2].replace('", line ', ":") for line in lines)

    def _main_times(self) -> tuple[float, float]:
        """Seconds that the GUI thread has run, and that it has waited for a processor."""
        if self._schedule is None:
            return time.thread_time(), 0.0
        ran, waited, _ = os.pread(self._schedule, 100, 0).split()
        return int(ran) / 1e9, int(waited) / 1e9


def _open_schedule(thread_id: int) -> int | None:
    """https://docs.kernel.org/scheduler/sched-stats.html."""
    try:
        return os.open(_THREADS / str(thread_id) / "schedstat", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None


def _process_time() -> float:
    return time.process_time()


# --- what is to be given back ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rest:
    """What the process holds while nothing goes on."""

    windows: int
    """That were opened so far."""
    memory_mb: float
    threads: int
    """Python's; ``native`` are those of the libraries."""
    native: int
    handles: int
    children: int
    """Handles and children without those of helpers that are kept for the next job."""
    widgets: int
    wrappers: int
    """Python objects that stand for Qt's."""
    in_use_mb: float = 0.0
    """What the C library has given out."""
    blocks: int = 0
    """What Python has given out."""
    thread_names: tuple[str, ...] = ()
    native_names: tuple[str, ...] = ()
    widget_kinds: tuple[tuple[str, int], ...] = ()
    wrapper_kinds: tuple[tuple[str, int], ...] = ()
    object_kinds: tuple[tuple[str, int], ...] = ()

    def problems(self, before: Rest) -> list[str]:
        """What is more than it was before."""
        found = []
        for name, spare in (
            ("threads", 0), ("native", _SPARE_NATIVE), ("handles", 2), ("children", 0),
            ("widgets", 0), ("wrappers", 40 + _LEFT_BY_A_WINDOW * (self.windows - before.windows)),
        ):  # fmt: skip
            was, now = getattr(before, name), getattr(self, name)
            if now > was + spare:
                found.append(f"{name} did not come back to rest: {was}, then {now}")
        return found


def at_rest(windows: int) -> Rest:
    """Look at what is held now, after so many windows; to be asked on the GUI thread."""
    gc.collect()
    process, idle = psutil.Process(), len(HELPERS.pids)
    kinds = Counter(type(widget).__name__ for widget in QApplication.allWidgets())
    wrappers = [each for each in shiboken6.getAllValidWrappers() if isinstance(each, QObject)]
    return Rest(
        windows,
        memory_mb(),
        threading.active_count(),
        process.num_threads() - threading.active_count(),
        process.num_fds() - idle if hasattr(process, "num_fds") else 0,
        len(process.children(recursive=True)) - idle,
        len(QApplication.allWidgets()),
        len(wrappers),
        in_use_mb(),
        sys.getallocatedblocks(),
        tuple(sorted(thread.name for thread in threading.enumerate())),
        tuple(sorted(_native_names())),
        tuple(kinds.most_common()),
        tuple(Counter(type(wrapper).__name__ for wrapper in wrappers).most_common(60)),
        tuple(Counter(type(each).__name__ for each in gc.get_objects()).most_common(60)),
    )


def _native_names() -> Iterator[str]:
    """Of all threads, as the system has them."""
    for thread in _THREADS.glob("*/comm"):
        with contextlib.suppress(OSError):
            yield thread.read_text().strip()


def memory_mb() -> float:
    """Resident memory of this process and all its children, in MB."""
    process = psutil.Process()
    total = process.memory_info().rss
    for child in process.children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it has just ended
            total += child.memory_info().rss
    return total / _MEGABYTE


def in_use_mb() -> float:
    """What glibc has given out in all its arenas, in MB; 0 where there is another library.

    https://www.gnu.org/software/libc/manual/html_node/Statistics-of-Malloc.html
    """
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if ask is None:
        return 0.0
    ask.restype = _MallocInfo
    told = ask()
    return float(told.uordblks + told.hblkhd) / _MEGABYTE


class _MallocInfo(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks",
            "fordblks", "keepcost",
        )
    )  # fmt: skip


def growth_mb(samples: Sequence[tuple[int, float]], per: int) -> float:
    """Theil and Sen's slope of memory over actions, in MB per so many actions.

    The median of the slopes of all pairs: what is high for a moment does not bend it.
    """
    if len(samples) < 4:
        return 0.0
    slopes = [
        (b - a) / (y - x)
        for i, (x, a) in enumerate(samples)
        for y, b in samples[i + 1 :]
        if y > x and y - x >= (samples[-1][0] - samples[0][0]) / 4
    ]
    return statistics.median(slopes) * per if slopes else 0.0


def write_report(path: Path, report: dict[str, object]) -> None:
    """As JSON, dataclasses included."""
    path.write_text(json.dumps(report, indent=1, default=_plain), encoding="utf-8")


def _plain(what: Any) -> object:
    return asdict(what) if hasattr(what, "__dataclass_fields__") else str(what)
