"""The helper processes of this program: a job takes one that is free, and gives it back."""

from __future__ import annotations

import threading
from collections.abc import Callable

from foretoken.chat.helper.process import HelperProcess, Job, Limits

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
        helper = self._taken()
        try:
            answer = helper.do(job, limits, check)
        except BaseException:
            self.warm()
            raise
        if helper.grown(_MOST_KEPT):
            helper.end()
            self.warm()
        else:
            self._give_back(helper)
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

    def _taken(self) -> HelperProcess:
        with self._lock:
            while self._idle:
                helper = self._idle.pop()  # the one used last has the template
                if helper.alive:
                    return helper
                helper.end()
        return HelperProcess()

    def _give_back(self, helper: HelperProcess) -> None:
        with self._lock:
            if len(self._idle) < _MOST_IDLE:
                self._idle.append(helper)
                return
        helper.end()


HELPERS = HelperPool()
"""A process ends by itself when this program does, however that ends."""
