"""Thread governor: finds the currently fastest thread count by trials on the passes of answers.

The threads of a pass wait for each other many times. If one of them has to share its core, all are
delayed: next to one busy program on two cores, two threads kept 40 % of the idle speed and one
thread 63 % (400 million parameters, Q4_0, with a draft). So fewer threads are tried while passes
are slow, and more while fewer are in use than may pay.

A trial is a few passes with the next count, compared with the few passes before it. It starts after
a short pass and ends with the first pass that is much slower, or with two that are slower. A failed
trial costs time, and the next one waits until that cost is a fiftieth of the time passed, or until
passes have become slower still. Only a return to a count that is faster on a quiet machine is
retried soon: a briefly busy program must not halve the speed of a whole answer.
"""

from __future__ import annotations

import statistics
import time
from collections import deque
from collections.abc import Callable, Iterable

from foretoken.engine.lookahead.calibration import SHORT_PASS_MS

# Passes that judge a thread count.
_PASSES = 4
# Slowness, relative to usual, from which fewer threads are tried.
_SLOW = 1.4
# The usual level falls fast, because the record may be of a slow moment, and rises slowly, as the
# machine becomes slower.
_FALLING, _RISING = 0.1, 0.002
# Times another count must reach, relative to now; more threads also take a core from others.
_WORTH_FEWER, _WORTH_MORE = 0.93, 0.9
# One pass this much slower than before ends a trial; two need only be slower.
_HOPELESS = 1.5
# Such a slow pass ends a trial even if it is its first, provided that it takes at least this long.
_LONG_MS = 5.0
# A trial starts after a pass of at most this many times a plain one: longer ones mostly come in a
# row, where a wrong count costs most.
_MAX_START_RATIO = 3.0
# Passes until the next trial after more threads were kept or a trial failed, and the share of time
# for trials. Returning to more threads, the wait starts with the shortest and doubles.
_MIN_WAIT, _WAIT, _MAX_WAIT = 8, 16, 64
_TRIAL_SHARE = 0.02


class ThreadGovernor:
    """Observes passes, and tries other thread counts when they may be faster."""

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

        ``plain_ms`` was the time of a pass over one token then. If ``doubtful``, another program
        may have been busy: other counts are tried at once. ``clock`` returns seconds.
        """
        self._counts = sorted({*counts, threads})
        self._set_threads, self._clock = set_threads, clock
        self._plain_ms = plain_ms
        self._at = self._idle = self._counts.index(threads)
        self._top = self._at
        """Highest count to be tried again and again, although nothing is slow."""
        self._untried: set[int] = set()
        """Lower counts to be tried once, although nothing is slow."""
        self._doubted = False
        if doubtful:
            self.doubt()
        self._usual = 1.0
        """Slowness of passes on an otherwise idle machine."""
        self._recent: deque[float] = deque(maxlen=_PASSES)
        self._settling = False
        self._before: float | None = None
        """Slowness before the current trial."""
        self._direction, self._failed, self._failed_at = 1, 0, float("inf")
        self._wait, self._next_s = 0, float("-inf")
        self._wait_below = _MIN_WAIT
        """Passes until the return to more threads is retried."""
        self._more_failed = False

    @property
    def settled(self) -> bool:
        """Whether every doubted count has been tried."""
        no_more = self._more_failed or self._at == len(self._counts) - 1
        return self._doubted and no_more and not self._untried

    @property
    def idle_threads(self) -> int:
        """Thread count that is fastest on an otherwise idle machine, as far as known."""
        return self._counts[self._idle]

    @property
    def trying(self) -> bool:
        """Whether the next pass belongs to a trial, or is the first after one."""
        return self._before is not None or self._settling

    def doubt(self) -> None:
        """Allow trials of other counts: the current one may not be the fastest."""
        if not self._doubted:
            self._doubted = True
            self._top, self._untried = len(self._counts) - 1, set(range(self._at))

    def observe(self, ms: float, expected_ms: float) -> float | None:
        """Observe a pass, or the mean of several alike; may change the thread count.

        ``expected_ms`` is the measured time with the thread count of then. If a trial succeeded,
        returns the new time relative to the time before, else None.
        """
        if len(self._counts) == 1:
            return None
        self._wait -= 1
        slowness = ms / expected_ms
        if self._settling:
            self._settling = False  # Threads start or end, which hardly slows a long pass.
            if self._before is None or ms < _LONG_MS or slowness <= _HOPELESS * self._before:
                return None
        self._recent.append(slowness)
        if self._before is not None:
            return self._judge(self._before, expected_ms)
        if len(self._recent) < _PASSES:
            return None
        level = statistics.median(self._recent)
        self._usual += (_FALLING if level < self._usual else _RISING) * (level - self._usual)
        # All but one: the oldest may be from before something became busy.
        slow = sorted(self._recent)[1] > _SLOW * self._usual
        slower_still = slow and self._at > 0 and level > _SLOW * self._failed_at
        short = expected_ms <= _MAX_START_RATIO * self._plain_ms
        if short and self._wait <= 0 and (slower_still or self._clock() >= self._next_s):
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
        """End the current trial if its result is clear."""
        level = statistics.median(self._recent)
        slower = min(self._recent)
        hopeless = slower > before * (_HOPELESS if len(self._recent) == 1 else 1.0)
        if len(self._recent) < _PASSES and not hopeless:
            return None
        self._before = None
        if level < before * (_WORTH_MORE if self._direction > 0 else _WORTH_FEWER):
            # No wait after fewer threads: if the machine is quiet again, more are tried at once.
            self._wait = _WAIT if self._direction > 0 else 0
            self._failed, self._next_s = 0, float("-inf")
            self._wait_below = _MIN_WAIT
            self._idle = max(self._idle, self._at)
            return level / before
        self._failed, self._failed_at = self._direction, before
        self._more_failed |= self._direction > 0
        passes = len(self._recent) + 1
        self._switch(-self._direction)
        if self._at < self._idle:
            self._wait, self._wait_below = self._wait_below, min(2 * self._wait_below, _MAX_WAIT)
            return None
        cost_ms = passes * max(0.0, level - before) * expected_ms
        self._wait, self._next_s = _MAX_WAIT, self._clock() + cost_ms / 1000.0 / _TRIAL_SHARE
        return None

    def _switch(self, direction: int) -> None:
        self._at += direction
        self._recent.clear()
        self._settling = True
        self._set_threads(self._counts[self._at])
