"""Helper processes that run jobs within limits, and are killed if one exceeds them.

Jobs run in a process from the pool ``HELPERS``.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from enum import StrEnum
from multiprocessing.connection import Connection, Pipe
from typing import Any, TypeAlias

import psutil

from foretoken.chat.helper import OPTION
from foretoken.system.paths import own_command

_POLL_S = 0.02
_START_S = 30.0
_OUT_OF_TIME = getattr(signal, "SIGXCPU", None)
_MOST_ANSWER = 64_000_000
"""Bytes; more than any valid answer."""

Job: TypeAlias = dict[str, Any]
"""JSON-serialisable job or answer; ``kind`` is the type of a job."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Resource limits of a job."""

    cpu_s: float
    """Total CPU time."""
    memory: int
    """Bytes that the process may grow by."""
    wall_s: float
    """Elapsed time, even if the process gets no CPU."""
    quiet_cpu_s: float = float("inf")
    """CPU time between progress reports."""


class Breach(StrEnum):
    """Reason why a job was not completed."""

    TIME = "time"
    MEMORY = "memory"
    CRASH = "crash"
    """The process terminated by itself."""


class HelperFailed(Exception):
    """Raised if a job had to be killed, or crashed its process."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(breach.value)
        self.breach = breach


class HelperUnavailable(Exception):
    """Raised if the process cannot be started; the message says why."""


class HelperProcess:
    """A helper process, started at once and ready a moment later. Not thread-safe."""

    def __init__(self) -> None:
        """Raises ``HelperUnavailable``."""
        try:
            self._pipe, theirs = Pipe()
            with theirs:
                self._process = _started(theirs)
            self._facts = psutil.Process(self._process.pid)
        except (OSError, psutil.Error) as error:
            raise HelperUnavailable(str(error)) from error
        self._rest = 0  # its memory when it was ready; 0 until then

    @property
    def alive(self) -> bool:
        """Whether it is still running."""
        return self._process.poll() is None

    def do(self, job: Job, limits: Limits, check: Callable[[], None]) -> Job:
        """Run ``job`` and return its answer.

        ``check`` is called while waiting, and cancels the job by raising. Raises ``HelperFailed``
        if the job exceeded a limit or crashed, and anything that ``check`` raises; the process is
        ended then.
        """
        try:
            return self._done(job, limits, check)
        except (OSError, EOFError, ValueError, psutil.Error) as error:
            # The answer is invalid, or the process has ended.
            self.end()
            ended_by = -self._process.returncode
            raise HelperFailed(Breach.TIME if ended_by == _OUT_OF_TIME else Breach.CRASH) from error
        except BaseException:
            self.end()
            raise

    def grown(self, by: int) -> bool:
        """Return whether its memory has grown by more than ``by`` bytes since it was ready."""
        try:
            return self._facts.memory_info().rss > self._rest + by
        except psutil.Error:
            return True

    def end(self) -> None:
        """Kill it."""
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._pipe.close()

    def _done(self, job: Job, limits: Limits, check: Callable[[], None]) -> Job:
        self._wait_until_ready(check)
        begun, begun_s = time.monotonic(), self._cpu_s()
        quiet_since = begun_s
        self._pipe.send_bytes(packed({"job": job, "limits": asdict(limits)}))
        while True:
            while self._pipe.poll(_POLL_S):
                answer = unpacked(self._pipe.recv_bytes(_MOST_ANSWER))
                if "answer" in answer:
                    return dict(answer["answer"])
                if breach := answer.get("breach"):
                    raise HelperFailed(Breach(breach))
                quiet_since = self._cpu_s()  # it has made progress
            check()
            cpu_s = self._cpu_s()
            slow = cpu_s - begun_s > limits.cpu_s or cpu_s - quiet_since > limits.quiet_cpu_s
            if slow or time.monotonic() - begun > limits.wall_s:
                raise HelperFailed(Breach.TIME)
            if self.grown(limits.memory):
                raise HelperFailed(Breach.MEMORY)

    def _wait_until_ready(self, check: Callable[[], None]) -> None:
        begun = time.monotonic()
        while not self._rest:
            if self._pipe.poll(_POLL_S):
                unpacked(self._pipe.recv_bytes(_MOST_ANSWER))
                self._rest = self._facts.memory_info().rss
                return
            check()
            if time.monotonic() - begun > _START_S:
                raise HelperFailed(Breach.TIME)

    def _cpu_s(self) -> float:
        times = self._facts.cpu_times()
        return float(times.user + times.system)


def packed(message: Job) -> bytes:
    """Serialise a message for the pipe; texts may contain lone surrogates."""
    return json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")


def unpacked(data: bytes) -> Job:
    """Deserialise a message from ``packed``. Raises ``ValueError``."""
    message = json.loads(data.decode("utf-8", "surrogatepass"))
    if not isinstance(message, dict):
        raise ValueError("not a message")
    return message


def _started(theirs: Connection) -> subprocess.Popen[bytes]:
    handle = theirs.fileno()
    options: dict[str, Any] = {}
    if sys.platform == "win32":
        os.set_handle_inheritable(handle, True)
        options["startupinfo"] = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [handle]})
        options["creationflags"] = subprocess.CREATE_NO_WINDOW
    else:
        options["pass_fds"] = (handle,)
    return subprocess.Popen(
        [*own_command(), OPTION, str(handle)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **options,
    )


# Enough for a prompt, a token count and a file at the same time; others end after their job.
_MOST_IDLE = 2
# Memory that a process may retain after a job; one that retains more is replaced.
_MOST_KEPT = 48_000_000


class HelperPool:
    """Thread-safe pool of helper processes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[HelperProcess] = []

    def warm(self) -> None:
        """Start a process in advance if none is idle. Raises ``HelperUnavailable``."""
        with self._lock:
            if not self._idle:
                self._idle.append(HelperProcess())

    def do(self, job: Job, limits: Limits, check: Callable[[], None] = lambda: None) -> Job:
        """Run a job; see ``HelperProcess.do``. May also raise ``HelperUnavailable``.

        If the job had to be killed, another process is started in place of its own.
        """
        with self._lock:
            for unused in [one for one in self._idle if not one.alive]:
                self._idle.remove(unused)
                unused.end()
            # The one used last has the template cached.
            helper = self._idle.pop() if self._idle else HelperProcess()
        try:
            answer = helper.do(job, limits, check)
        except BaseException:
            self.warm()
            raise
        with self._lock:
            kept = len(self._idle) < _MOST_IDLE and not helper.grown(_MOST_KEPT)
            if kept:
                self._idle.append(helper)
        if not kept:
            helper.end()
            self.warm()
        return answer


HELPERS = HelperPool()
"""Shared pool; its processes end by themselves when this program does, even if it crashes."""
