"""Chooses the number of threads that is fastest at the moment, by trials on the passes of answers.

The threads of a pass wait for each other many times. Where one of them has to share its core, all
are held up: beside one busy program on two cores, two threads kept 40 % of the idle speed and one
thread 63 % (400 million parameters, Q4_0, with a draft). So fewer threads are tried while passes
are slow, and more where fewer are in use than may pay.

A trial is a few passes with the next count, compared with the few passes before it. It begins
behind a short pass and ends with the first pass that is much slower, or with two that are slower.
A failed trial costs time, and the next one waits until that cost is a fiftieth of the time that has
passed, or until passes have become slower still. Only the way back to a count that is faster on a
quiet machine is tried again soon: a program that is busy for a moment must not halve the speed of a
whole answer.
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
# A pass so much slower than those before ends a trial; two need only be slower.
_HOPELESS = 1.5
# A trial begins behind a pass that is at most so many times as long as a plain one: longer ones
# mostly come in a row, and there a wrong count costs most.
_SHORT = 3.0
# Passes until the next trial, after more threads were kept or a trial has failed, and the share of
# time for trials. On the way back the wait begins with the shortest and doubles.
_SHORTEST_WAIT, _WAIT, _LONG_WAIT = 8, 16, 64
_TRIAL_SHARE = 0.02


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
        program may have been busy: other counts are tried at once. ``clock`` tells seconds.
        """
        self._counts = sorted({*counts, threads})
        self._set_threads, self._clock = set_threads, clock
        self._plain_ms = plain_ms
        self._at = self._idle = self._counts.index(threads)
        self._top = self._at
        """Up to here counts are tried again and again, although nothing is slow."""
        self._untried: set[int] = set()
        """Fewer threads that are to be tried once, although nothing is slow."""
        self._doubted = False
        if doubtful:
            self.doubt()
        self._usual = 1.0
        """Slowness of passes while nothing else keeps the machine busy."""
        self._recent: deque[float] = deque(maxlen=_PASSES)
        self._settling = False
        self._before: float | None = None
        """Slowness before the trial that is on."""
        self._direction, self._failed, self._failed_at = 1, 0, float("inf")
        self._wait, self._next_s = 0, float("-inf")
        self._wait_below = _SHORTEST_WAIT
        """Passes until the way back is tried again."""
        self._more_failed = False

    @property
    def settled(self) -> bool:
        """Whether every count that was doubted has been tried."""
        no_more = self._more_failed or self._at == len(self._counts) - 1
        return self._doubted and no_more and not self._untried

    @property
    def idle_threads(self) -> int:
        """What is fastest while nothing else keeps the machine busy, as far as is known."""
        return self._counts[self._idle]

    @property
    def trying(self) -> bool:
        """Whether the next pass is one of a trial, or the first behind one."""
        return self._before is not None or self._settling

    def doubt(self) -> None:
        """Let other counts be tried: the present one may not be the fastest."""
        if not self._doubted:
            self._doubted = True
            self._top, self._untried = len(self._counts) - 1, set(range(self._at))

    def observe(self, ms: float, expected_ms: float) -> float | None:
        """Take in a pass, or the mean of several alike; may change the thread count.

        ``expected_ms`` is what it took when passes were timed, with the thread count of then.
        Returns where another count has been tried and is kept: how much of the time before passes
        take with it.
        """
        if len(self._counts) == 1:
            return None
        self._wait -= 1
        if self._settling:
            self._settling = False  # threads start or end
            return None
        self._recent.append(ms / expected_ms)
        if self._before is not None:
            return self._judge(self._before, expected_ms)
        if len(self._recent) < _PASSES:
            return None
        level = statistics.median(self._recent)
        self._usual += (_FALLING if level < self._usual else _RISING) * (level - self._usual)
        # All but one: the first of them may come from before something became busy.
        slow = sorted(self._recent)[1] > _SLOW * self._usual
        anew = slow and self._at > 0 and level > _SLOW * self._failed_at
        short = expected_ms <= _SHORT * self._plain_ms
        if short and self._wait <= 0 and (anew or self._clock() >= self._next_s):
            self._try_another(level, slow=slow)
        return None

    def _try_another(self, level: float, *, slow: bool) -> None:
        fewer = self._at > 0 and (slow or self._at - 1 in self._untried)
        short = self._counts[self._at] == 1 and level * self._plain_ms < SHORT_PASS_MS
        more = self._at < self._top and not short
        if not fewer and not more:
            return
        if fewer and more:
            likelier = -1 if slow else 1
            self._direction = -likelier if self._failed == likelier else likelier
        else:
            self._direction = 1 if more else -1
        self._before = level
        self._switch(self._direction)
        self._untried.discard(self._at)

    def _judge(self, before: float, expected_ms: float) -> float | None:
        """End the trial that is on, if it is clear what comes of it."""
        level = statistics.median(self._recent)
        slower = min(self._recent)
        hopeless = slower > before * (_HOPELESS if len(self._recent) == 1 else 1.0)
        if len(self._recent) < _PASSES and not hopeless:
            return None
        self._before = None
        if level < before * (_WORTH_MORE if self._direction > 0 else _WORTH_FEWER):
            # What was slow for a moment only is noticed at once: then more threads are fast again.
            self._wait = _WAIT if self._direction > 0 else 0
            self._failed, self._next_s = 0, float("-inf")
            self._wait_below = _SHORTEST_WAIT
            self._idle = max(self._idle, self._at)
            return level / before
        self._failed, self._failed_at = self._direction, before
        self._more_failed |= self._direction > 0
        passes = len(self._recent) + 1
        self._switch(-self._direction)
        if self._at < self._idle:
            self._wait, self._wait_below = self._wait_below, min(2 * self._wait_below, _LONG_WAIT)
            return None
        cost_ms = passes * max(0.0, level - before) * expected_ms
        self._wait, self._next_s = _LONG_WAIT, self._clock() + cost_ms / 1000.0 / _TRIAL_SHARE
        return None

    def _switch(self, direction: int) -> None:
        self._at += direction
        self._recent.clear()
        self._settling = True
        self._set_threads(self._counts[self._at])
