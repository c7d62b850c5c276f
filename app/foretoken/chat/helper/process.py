"""Child processes that do jobs within limits, and are killed where one breaks them.

A job takes one that is free (``HELPERS``), and gives it back.
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
"""Bytes; more than any job may answer."""

Job: TypeAlias = dict[str, Any]
"""What JSON can hold; ``kind`` says what is to be done."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a job may take."""

    cpu_s: float
    """Processor time of all of it."""
    memory: int
    """Bytes that the process may grow by."""
    wall_s: float
    """Time, be it that the machine gives it no processor."""
    quiet_cpu_s: float | None = None
    """Processor time without telling of progress; None: as for all of it."""


class Breach(StrEnum):
    """Why a job did not come to its end."""

    TIME = "time"
    MEMORY = "memory"
    CRASH = "crash"
    """The process ended by itself."""


class HelperFailed(Exception):
    """A job had to be ended, or ended its process."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(breach.value)
        self.breach = breach


class HelperUnavailable(Exception):
    """The process cannot be started; the message says why."""


class HelperProcess:
    """For one thread at a time. It is started at once, and needs a moment to be ready."""

    def __init__(self) -> None:
        """Raises ``HelperUnavailable``."""
        try:
            self._pipe, theirs = Pipe()
            with theirs:
                self._process = _started(theirs)
            self._facts = psutil.Process(self._process.pid)
        except (OSError, psutil.Error) as error:
            raise HelperUnavailable(str(error)) from error
        self._ready = False
        self._rest = 0

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    def do(self, job: Job, limits: Limits, check: Callable[[], None]) -> Job:
        """Return the answer to ``job``.

        ``check`` is called while it is waited for, and ends the job by raising. The process is of
        no use any more where this raises: ``HelperFailed`` where the job broke a limit or crashed,
        and whatever ``check`` raises.
        """
        try:
            return self._done(job, limits, check)
        except (OSError, EOFError, ValueError, psutil.Error) as error:
            # What it has answered is no answer, or it has gone.
            self.end()
            ended_by = -self._process.returncode
            raise HelperFailed(Breach.TIME if ended_by == _OUT_OF_TIME else Breach.CRASH) from error
        except BaseException:
            self.end()
            raise

    def grown(self, by: int) -> bool:
        """Whether it has kept more than so many bytes over what it began with."""
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
        self._pipe.send_bytes(packed({"job": job, "limits": asdict(limits)}))
        begun, begun_s = time.monotonic(), None
        quiet_since = 0.0
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
            if begun_s is None:  # most answers are there before it is asked for the first time
                begun_s = max(0.0, cpu_s - _POLL_S)
                quiet_since = max(quiet_since, begun_s)
            quiet = limits.cpu_s if limits.quiet_cpu_s is None else limits.quiet_cpu_s
            slow = cpu_s - begun_s > limits.cpu_s or cpu_s - quiet_since > quiet
            if slow or time.monotonic() - begun > limits.wall_s:
                raise HelperFailed(Breach.TIME)
            if self.grown(limits.memory):
                raise HelperFailed(Breach.MEMORY)

    def _wait_until_ready(self, check: Callable[[], None]) -> None:
        begun = time.monotonic()
        while not self._ready:
            if self._pipe.poll(_POLL_S):
                unpacked(self._pipe.recv_bytes(_MOST_ANSWER))
                self._ready = True
                self._rest = self._facts.memory_info().rss
                return
            check()
            if time.monotonic() - begun > _START_S:
                raise HelperFailed(Breach.TIME)

    def _cpu_s(self) -> float:
        times = self._facts.cpu_times()
        return float(times.user + times.system)


def packed(message: Job) -> bytes:
    """As it goes through the pipe; texts may have lone surrogates in them."""
    return json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")


def unpacked(data: bytes) -> Job:
    """Read what ``packed`` made. Raises ``ValueError``."""
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


# A prompt, a count and a file at the same time; what is more is ended when its job is done.
_MOST_IDLE = 2
# What a process may keep of a job; one that keeps more gives its place to a new one.
_MOST_KEPT = 48_000_000


class HelperPool:
    """For all threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[HelperProcess] = []

    def warm(self) -> None:
        """Have one that is ready soon. Raises ``HelperUnavailable``."""
        with self._lock:
            if not self._idle:
                self._idle.append(HelperProcess())

    def do(self, job: Job, limits: Limits, check: Callable[[], None] = lambda: None) -> Job:
        """Have a job done; see ``HelperProcess.do``, and ``HelperUnavailable``.

        Where the job had to be ended, another process is started in place of the one it ran in.
        """
        with self._lock:
            for unused in [one for one in self._idle if not one.alive]:
                self._idle.remove(unused)
                unused.end()
            # The one that was used last has the template.
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

    def end(self) -> None:
        """End all that are free."""
        with self._lock:
            idle, self._idle = self._idle, []
        for helper in idle:
            helper.end()

    @property
    def pids(self) -> list[int]:
        """Of those that are free."""
        with self._lock:
            return [helper.pid for helper in self._idle]


HELPERS = HelperPool()
"""A process ends by itself when this program does, however that ends."""
