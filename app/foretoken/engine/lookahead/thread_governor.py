"""As many threads as pay at the moment, found out on the passes of answers.

The threads of a pass wait for each other many times; where one of them has to share its core, all
are held up. Beside one busy program on two cores, two threads kept 40 % of the idle speed and one
thread 63 % (400 million parameters, Q4_0, with a draft). So fewer are tried while passes are slow,
and more where fewer are in use than may pay: because a program was busy a while ago, or when the
thread count was chosen.

A trial is a few passes with the next count, held against the few passes before it. One that fails
costs time, and the next one waits until that is a hundredth of the time that has gone by.
"""

from __future__ import annotations

import statistics
import time
from collections import deque
from collections.abc import Callable, Iterable

from foretoken.engine.lookahead.calibration import SHORT_PASS_MS

# Passes over which a thread count is judged.
_PASSES = 4
# Times the usual duration that make a trial of fewer threads worth while.
_SLOW = 1.4
# What is usual falls fast, for a record may have been slow, and rises slowly: then it is the
# machine that has become slower.
_FALLING, _RISING = 0.1, 0.002
# What another count must save: more threads also take a core from others.
_WORTH_FEWER, _WORTH_MORE = 0.93, 0.9
# Two passes so much slower than those before end a trial.
_HOPELESS = 1.5
# Passes until the next trial, after one that was kept or not, and the share of time for trials.
_WAIT, _LONG_WAIT = 16, 64
_TRIAL_SHARE = 0.01


class ThreadGovernor:
    """Watches passes and tries another of several thread counts where it may be faster."""

    def __init__(
        self,
        counts: Iterable[int],
        threads: int,
        set_threads: Callable[[int], None],
        *,
        plain_ms: float,
        doubtful: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``threads`` are in use and were the fastest of ``counts`` when passes were timed.

        ``plain_ms`` was the time of a pass over one token then. ``doubtful`` says that another
        program may have been busy: more threads are tried at once. ``clock`` tells seconds.
        """
        self._counts = sorted({*counts, threads})
        self._set_threads, self._clock = set_threads, clock
        self._plain_ms = plain_ms
        self._at = self._idle = self._counts.index(threads)
        self._top = self._at
        """Up to here counts are tried although nothing is slow."""
        if doubtful:
            self.doubt()
        self._usual = 1.0
        """Slowness of passes while nothing else keeps the machine busy."""
        self._recent: deque[float] = deque(maxlen=_PASSES)
        self._settling = False
        self._before: float | None = None
        """Slowness before the trial that is on."""
        self._direction, self._failed, self._cost_ms = 1, 0, 0.0
        self._wait, self._next_s = 0, float("-inf")

    @property
    def idle_threads(self) -> int:
        """What is fastest while nothing else keeps the machine busy, as far as is known."""
        return self._counts[self._idle]

    def doubt(self) -> None:
        """Let more threads be tried: the present count may not be the fastest any more."""
        self._top = len(self._counts) - 1

    def observe(self, ms: float, expected_ms: float) -> None:
        """Take in a pass, or the mean of several alike; may change the thread count.

        ``expected_ms`` is what it took when passes were timed, with the thread count of then.
        """
        if len(self._counts) == 1:
            return
        slowness = ms / expected_ms
        self._wait -= 1
        if self._before is not None:
            self._cost_ms += ms - self._before * expected_ms
        if self._settling:
            self._settling = False  # threads start or end
            return
        self._recent.append(slowness)
        if self._before is not None:
            self._judge(self._before)
            return
        if len(self._recent) < _PASSES:
            return
        level = statistics.median(self._recent)
        self._usual += (_FALLING if level < self._usual else _RISING) * (level - self._usual)
        if self._wait <= 0 and self._clock() >= self._next_s:
            self._try_another(level)

    def _try_another(self, level: float) -> None:
        # All but one: the first of them may come from before something became busy.
        slow = sorted(self._recent)[1] > _SLOW * self._usual
        fewer = slow and self._at > 0
        short = self._counts[self._at] == 1 and level * self._plain_ms < SHORT_PASS_MS
        more = self._at < self._top and not short
        if not fewer and not more:
            return
        if fewer and more:
            self._direction = 1 if self._failed < 0 else -1
        else:
            self._direction = 1 if more else -1
        self._before, self._cost_ms = level, 0.0
        self._switch(self._direction)

    def _judge(self, before: float) -> None:
        """End the trial that is on, if it is clear what comes of it."""
        level = statistics.median(self._recent)
        hopeless = len(self._recent) > 1 and min(self._recent) > _HOPELESS * before
        if len(self._recent) < _PASSES and not hopeless:
            return
        self._before = None
        if level < before * (_WORTH_MORE if self._direction > 0 else _WORTH_FEWER):
            self._wait, self._failed = _WAIT, 0
            self._idle = max(self._idle, self._at)
        else:
            self._wait, self._failed = _LONG_WAIT, self._direction
            self._next_s = self._clock() + max(0.0, self._cost_ms) / 1000.0 / _TRIAL_SHARE
            self._switch(-self._direction)

    def _switch(self, direction: int) -> None:
        self._at += direction
        self._recent.clear()
        self._settling = True
        self._set_threads(self._counts[self._at])
