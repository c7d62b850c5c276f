"""Monitoring of a long run: noise, pauses of the GUI thread, and resources not released."""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import gc
import os
import sys
import tempfile
import threading
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import psutil
import shiboken6
from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from foretoken.chat.helper.process import HELPERS
from foretoken.control.process.memory import call_glibc
from foretoken.system.paths import resource_path

WAIT_LIMIT_S = 0.5
"""Longest acceptable pause of the window."""
_LATE_S = 0.15
_LOOK_S = 0.04
_FRAMES = 14
_MEGABYTE = 1 << 20
# Said by the offscreen platform about any dialog and menu.
_OFFSCREEN = "This plugin does not support"
# Its preview of a page takes a quarter of the points of a font, which may have pixels (6.11).
_OF_QT = "QFont::setPointSizeF: Point size <= 0 (-0.25"


class Noise:
    """Collects uncaught exceptions, and warnings of Qt and Python."""

    def __init__(self, now: Callable[[], str]) -> None:
        """``now`` describes the current action."""
        self.heard: Counter[str] = Counter()
        self.first: dict[str, str] = {}
        """Of each kind of noise, what was being done and all that is known of it."""
        self._now = now

    def listen(self) -> None:
        """Start listening, for the rest of the process."""
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
        self, message: Warning | str, category: type[Warning], name: str, line: int, *_: Any
    ) -> None:
        self._note(f"{category.__name__} at {Path(name).name}:{line}", str(message)[:500])

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        told = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if told and not message.startswith((_OFFSCREEN, _OF_QT)):
            stack = "".join(traceback.format_stack(limit=_FRAMES))
            self._note(f"Qt: {message[:120]}", f"{message[:500]}\n{stack}")

    def _note(self, kind: str, whole: str) -> None:
        self.heard[kind] += 1
        self.first.setdefault(kind, f"{self._now()}\n{whole}")


class Waits(threading.Thread):
    """Is told of every turn of the GUI thread; samples its stack during long pauses."""

    def __init__(self, now: Callable[[], str] = lambda: "", watch_memory: bool = False) -> None:
        super().__init__(name="waits", daemon=True)
        self.long: list[str] = []
        """Times in which the thread handled nothing, without those that others had."""
        self.longest_s = 0.0
        self.peak_mb = 0.0
        """Memory at the most, if it is watched."""
        self._now = now
        self._main = threading.get_ident()
        self._schedule = _open_schedule()
        self._watch_memory = watch_memory
        self._ended = threading.Event()
        self._stacks: list[str] = []
        self._last, self._waited = time.monotonic(), self._waited_s()
        self._paused = True

    def end(self) -> None:
        """Stop watching."""
        self._ended.set()
        self.join()

    def pause(self) -> None:
        """Ignore pauses until ``go_on``: the window is being closed or opened."""
        self._paused = True

    def go_on(self) -> None:
        """Watch again."""
        self._paused = False
        self._last, self._waited = time.monotonic(), self._waited_s()

    def turn(self, *, own: bool = False) -> None:
        """Note a turn of the GUI thread; the time since the last is ``own``, or the window's."""
        now, waited = time.monotonic(), self._waited_s()
        gap = now - self._last - (waited - self._waited)
        if not self._paused and not own:
            self.longest_s = max(self.longest_s, gap)
            if gap >= WAIT_LIMIT_S:
                where = max(self._stacks, key=self._stacks.count, default="")
                self.long.append(f"a wait of {gap:.2f} s, {self._now()}\n{where}")
        self._stacks.clear()
        self._last, self._waited = now, waited

    def run(self) -> None:
        while not self._ended.wait(_LOOK_S):
            since = time.monotonic() - self._last
            if self._watch_memory:
                self.peak_mb = max(self.peak_mb, memory_mb())
            if since >= _LATE_S and not self._paused:
                self._stacks.append(self._where())

    def _where(self) -> str:
        """Return the stack of the GUI thread; other ways would create frame objects."""
        with tempfile.TemporaryFile() as file:
            faulthandler.dump_traceback(file, all_threads=True)
            file.seek(0)
            told = file.read().decode("utf-8", "replace")
        _, _, behind = told.partition(f"0x{self._main:016x} ")
        lines = behind.partition("\n\n")[0].splitlines()[1 : _FRAMES + 1]
        return "\n".join(line.rpartition("/")[2].replace('", line ', ":") for line in lines)

    def _waited_s(self) -> float:
        """Return how long the GUI thread has waited for a processor; 0 if unknown."""
        if self._schedule is None:
            return 0.0
        return int(os.pread(self._schedule, 100, 0).split()[1]) / 1e9


@contextlib.contextmanager
def reacting() -> Iterator[Waits]:
    """Watch pauses of the GUI thread, and memory, while a test runs the event loop."""
    waits = Waits(watch_memory=True)
    beat = QTimer(interval=10)
    beat.timeout.connect(waits.turn)
    waits.start()
    waits.go_on()
    beat.start()
    try:
        yield waits
    finally:
        beat.stop()
        waits.end()


def _open_schedule() -> int | None:
    """Open this thread's statistics: https://docs.kernel.org/scheduler/sched-stats.html."""
    place = f"/proc/self/task/{threading.get_native_id()}/schedstat"
    with contextlib.suppress(OSError):
        return os.open(place, os.O_RDONLY | os.O_CLOEXEC)
    return None


# --- what is to be given back ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rest:
    """Resources that the process holds at rest."""

    memory_mb: float
    """Handles, children and memory are without those of helpers that are kept for the next job."""
    threads: int
    """Python's; ``native`` are those of the libraries."""
    native: int
    handles: int
    children: int
    widgets: int
    wrappers: int
    """Python objects that stand for Qt's."""

    def problems(self, before: Rest, windows: int) -> list[str]:
        """Return which resources have grown since ``before``, that many windows ago."""
        # OpenMP has a team for each thread that computes, Qt workers that wait for a while. A
        # controller with its parts goes with the process, which has one window in the product.
        spare = {"native": 3, "handles": 2, "wrappers": 40 + 20 * windows}
        found = []
        for name in (each.name for each in fields(self)[1:]):
            was, now = getattr(before, name), getattr(self, name)
            if now > was + spare.get(name, 0):
                found.append(f"{name} did not come back to rest: {was}, then {now}")
        return found


def let_go() -> None:
    """Release the memory that Qt and the C library keep for later.

    Qt caches fonts of all scripts in about five sizes, up to 160 MB; adding a font to the
    application clears that cache.
    """
    font = next(resource_path("fonts").glob("*.otf"))
    QFontDatabase.removeApplicationFont(QFontDatabase.addApplicationFont(str(font)))
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)


def at_rest() -> Rest:
    """Return what is held now, after trimming the heap as an idle window does every minute.

    Call it on the GUI thread.
    """
    gc.collect()
    call_glibc("malloc_trim", 0)
    process, idle = psutil.Process(), len(HELPERS._idle)
    return Rest(
        memory_mb(),
        threading.active_count(),
        process.num_threads() - threading.active_count(),
        process.num_fds() - idle if hasattr(process, "num_fds") else 0,
        len(process.children(recursive=True)) - idle,
        len(QApplication.allWidgets()),
        sum(isinstance(each, QObject) for each in shiboken6.getAllValidWrappers()),
    )


def memory_mb() -> float:
    """Return the resident memory of this process and its busy children, in MB."""
    process, idle = psutil.Process(), [helper._facts.pid for helper in HELPERS._idle]
    total = process.memory_info().rss
    for child in process.children(recursive=True):
        if child.pid in idle:
            continue
        with contextlib.suppress(psutil.Error):  # it has just ended
            total += child.memory_info().rss
    return total / _MEGABYTE
