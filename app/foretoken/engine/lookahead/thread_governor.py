"""Fewer threads while another program keeps the machine busy.

The threads of a pass wait for each other many times; where one of them has to share its core, all
are held up. Beside one busy program on two cores, two threads kept 40 % of the idle speed and one
thread 63 % (400 million parameters, Q4_0, with a draft).
"""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Callable

# Passes after which slowness counts, and over which a trial is judged.
_PATIENCE = 4
# Times the expected duration that make a trial of fewer threads worth while.
_SLOW = 1.5
# What the other thread count must save to be kept.
_WORTH = 0.93
# Passes between trials; they double while trials fail.
_SHORT_WAIT, _LONG_WAIT = 32, 768


class ThreadGovernor:
    """Watches passes and tries the other of two thread counts when they are slow."""

    def __init__(
        self,
        threads: int,
        set_threads: Callable[[int], None],
        expected_ms: Callable[[int, int], float],
    ) -> None:
        """``threads`` are in use and fastest on an idle machine.

        ``expected_ms(tokens, cached)`` is the time of a pass on an idle machine.
        """
        self._counts = (threads, max(1, threads // 2))
        self._set_threads, self._expected_ms = set_threads, expected_ms
        self._fewer, self._trying = False, False
        self._recent: deque[float] = deque(maxlen=_PATIENCE)
        self._before = 0.0
        self._wait, self._left = _SHORT_WAIT, 0

    def observe(self, tokens: int, cached: int, ms: float) -> None:
        """Take in a pass over ``tokens`` behind ``cached``; may change the thread count."""
        if self._counts[0] == self._counts[1]:
            return
        self._left -= 1
        self._recent.append(ms / self._expected_ms(tokens, cached))
        if len(self._recent) < _PATIENCE:
            return
        slowness = statistics.median(self._recent)
        if self._trying:
            kept = slowness < _WORTH * self._before
            if not kept:
                self._switch()
            self._trying = False
            self._wait = _SHORT_WAIT if kept else min(_LONG_WAIT, self._wait * 2)
            self._left = self._wait
        elif self._left <= 0 and (self._fewer or min(self._recent) > _SLOW):
            self._before = slowness
            self._switch()
            self._trying = True

    def _switch(self) -> None:
        self._fewer = not self._fewer
        self._recent.clear()
        self._set_threads(self._counts[self._fewer])
