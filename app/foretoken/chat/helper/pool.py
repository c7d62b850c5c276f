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
