"""What passes cost on this machine: the time of a pass by its number of tokens.

The curve is not monotonic - four tokens can be cheaper than two, because fast kernels work on
whole groups - and differs by file and machine, so it is measured and then refined by every step.
Attention adds a part that grows with the tokens in the cache, for each token of the batch anew:
behind a long chat a draft costs more to verify.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

import numpy as np

from foretoken.engine.config import MAX_LOOKAHEAD

MOST_TOKENS = MAX_LOOKAHEAD + 1

# A surprise moves the whole curve by this share, because other programs slow all passes alike,
# and the observed size by a share of its own. Early observations count fully.
_SHARED_GAIN = 0.15
_OWN_GAIN = 0.05
# A measured size starts as if it had been observed so often, if the measurement can be trusted.
_MEASURED_WEIGHT, _DOUBTFUL_WEIGHT = 3, 1
# A pass takes at most so many times what two take that share its tokens: 1.24 was the most that was
# measured on a quiet machine.
_IN_TWO = 1.25
# So many passes in a row that are all off to the same side by more than this share show that the
# machine has changed, or that it was another one when passes were timed: the curve follows at once.
_FEW, _OFF = 3, 0.15
# Where passes scatter anyway, those count as off that are this many times the mean surprise.
_FAR = 2.0
# The part of attention that is paid once per pass, in tokens of the batch: of t(n, cached) -
# t(n, 0), measured at 1 to 16 tokens behind 512 and 1,900.
_ATTENTION_BASE = 1.6
_WITH_ATTENTION = np.arange(1, MOST_TOKENS + 1) + _ATTENTION_BASE
# A pass that the system held up says little: e^0.7 is about twice the expected time.
_LARGEST_SURPRISE = 0.7

UNMEASURED: Mapping[int, float] = {1: 10.0, 2: 13.0, 4: 15.0, 8: 22.0, 16: 37.0}
"""Milliseconds to begin with where nothing was measured: the shape of a mid-sized model, whose
scale the first plain passes correct."""


class PassCosts:
    """Expected wall milliseconds of one model's passes over 1 to 33 tokens."""

    def __init__(
        self,
        measured_ms: Mapping[int, float] | None = None,
        attention_share: float = 0.0,
        *,
        doubtful: bool = False,
    ) -> None:
        """``measured_ms`` maps batch sizes to times in an empty cache; others are interpolated.

        ``attention_share`` is a first guess of what a token of the batch pays for a token in the
        cache, as a share of a pass over one token: layers * width / parameters is a good one.
        ``doubtful`` times give way to observed ones sooner.
        Raises ``ValueError`` for an empty map and for times that are not above zero.
        """
        known = UNMEASURED if measured_ms is None else measured_ms
        if not known or not all(ms > 0.0 and math.isfinite(ms) for ms in known.values()):
            why = "at least one pass time is needed, all above zero"  # not translated: ours
            raise ValueError(why)
        times = [_between(known, n) for n in range(1, MOST_TOKENS + 1)]
        self._log_ms = np.log(_like_shorter_ones(times) if doubtful else times)
        self._seen = [0] * MOST_TOKENS
        if measured_ms is not None:
            for tokens in measured_ms:
                self._seen[tokens - 1] = _DOUBTFUL_WEIGHT if doubtful else _MEASURED_WEIGHT
        self._waiting: list[tuple[int, float, int]] = []
        """Tokens, times and cached tokens of the last passes, if all were off to the same side:
        more of them will tell whether their sizes are or the machine is."""
        self._noise = 0.0
        """What surprises amount to in the mean."""
        self._scaled = False
        """Whether it was the machine before."""
        self._slower = False
        """Which side that is."""
        self._before = (self._log_ms, attention_share)
        """What was expected before these."""
        self._total_seen = sum(self._seen)
        self._attention_share = attention_share
        self.held = False
        """Passes teach nothing while this is set: they are run in another way for a trial."""
        self.apart = False
        """Whether passes over one token have other threads than longer ones: a program that is busy
        may slow down the ones and not the others."""

    def ms(self, tokens: int, cached: int = 0) -> float:
        """Expected time of a pass over ``tokens``, 1 to 33, behind ``cached`` in the cache."""
        return math.exp(self._log_ms[tokens - 1]) + self._attention_ms(cached) * (
            tokens + _ATTENTION_BASE
        )

    def curve(self, most: int, cached: int = 0) -> list[float]:
        """Times of 1 to ``most`` tokens; entry i is a pass over i + 1 tokens."""
        times = np.exp(self._log_ms) + self._attention_ms(cached) * _WITH_ATTENTION
        curve: list[float] = times[:most].tolist()
        return curve

    def observe(self, tokens: int, ms: float, cached: int = 0) -> None:
        """Learn that a pass over ``tokens`` took ``ms``; larger passes than 33 teach nothing."""
        if self.held or not 1 <= tokens <= MOST_TOKENS or ms <= 0.0:
            return
        surprise = self._surprise(tokens, ms, cached)
        off = False
        if self._total_seen:
            surprise = max(-_LARGEST_SURPRISE, min(_LARGEST_SURPRISE, surprise))
            off = abs(surprise) > max(_OFF, _FAR * self._noise)
            self._noise += _OWN_GAIN * (abs(surprise) - self._noise)
        if not off or (surprise > 0.0) != self._slower:
            while self._waiting:
                self._learn_own(*self._waiting.pop(0))
        shared = surprise * max(_SHARED_GAIN, 1.0 / (1 + self._total_seen))
        self._seen[tokens - 1] += 1
        self._total_seen += 1
        if not off:
            self._move(tokens, cached, shared, (surprise - shared) * self._own_gain(tokens))
            return
        if not self._waiting:
            self._before, self._slower = (self._log_ms, self._attention_share), surprise > 0.0
        self._waiting.append((tokens, ms, cached))
        if self._has_changed():
            self._log_ms, self._attention_share = self._before
            least = min((self._surprise(*each) for each in self._waiting), key=abs)
            of_one = {size == 1 for size, _, _ in self._waiting}
            self._waiting.clear()
            self._scaled = True
            self._move(tokens, cached, least, 0.0, all_sizes=len(of_one) > 1)
            return
        self._move(tokens, cached, shared, 0.0)
        if len(self._waiting) == _FEW:
            self._learn_own(*self._waiting.pop(0))

    def scale(self, times: float, *, from_tokens: int = 1) -> None:
        """Expect ``times`` the time of all passes over so many tokens or more from now on."""
        self._waiting.clear()
        self._log_ms = self._log_ms.copy()
        self._log_ms[from_tokens - 1 :] += math.log(times)

    def _surprise(self, tokens: int, ms: float, cached: int) -> float:
        """Logarithm of how much longer than expected a pass took."""
        return math.log(ms / self.ms(tokens, cached))

    def _move(
        self, tokens: int, cached: int, shared: float, own: float, *, all_sizes: bool = False
    ) -> None:
        """Move the curve by ``shared``, and what it says of a pass over ``tokens`` by ``own``.

        Where one token and several are ``apart``, the part of the curve that ``tokens`` belong to,
        unless it is of ``all_sizes``.
        """
        attention = 1.0 - math.exp(self._log_ms[tokens - 1]) / self.ms(tokens, cached)
        # Attention and the rest of the pass answer each for its part of the time.
        self._attention_share *= math.exp(attention * shared)
        shared, own = shared * (1.0 - attention), own * (1.0 - attention)
        before = self._log_ms
        self._log_ms = before.copy()
        if all_sizes or not self.apart:
            self._log_ms += shared
        else:
            self._log_ms[slice(0, 1) if tokens == 1 else slice(1, None)] += shared
        self._log_ms[tokens - 1] += own
        # No pass becomes slower than longer ones are. Or plain ones that were held up would make
        # every draft seem to pay, and none would be run any more to show that it does not.
        limit = max(before[0], self._log_ms[1:].min())
        self._log_ms[0] = min(self._log_ms[0], limit)

    def _has_changed(self) -> bool:
        """Whether the last few passes, all off to the same side, tell of all sizes.

        For the first time they do, because what was measured is of another moment; later only if
        they were not of one size. Passes over a single token may be alone: they are what all others
        are held against.
        """
        sizes = {size for size, _, _ in self._waiting}
        of_all = not self._scaled or len(sizes) > 1 or sizes == {1}
        return len(self._waiting) == _FEW and of_all

    def _learn_own(self, tokens: int, ms: float, cached: int) -> None:
        """Learn of a pass that was off what this size has for itself."""
        surprise = self._surprise(tokens, ms, cached)
        surprise = max(-_LARGEST_SURPRISE, min(_LARGEST_SURPRISE, surprise))
        self._move(tokens, cached, 0.0, surprise * self._own_gain(tokens))

    def _own_gain(self, tokens: int) -> float:
        return max(_OWN_GAIN, 1.0 / self._seen[tokens - 1])

    def _attention_ms(self, cached: int) -> float:
        """Time per token of the batch."""
        return self._attention_share * cached * math.exp(self._log_ms[0])

    def table(self) -> dict[int, float]:
        """Times of all sizes that were measured or observed."""
        return {n: self.ms(n) for n in range(1, MOST_TOKENS + 1) if self._seen[n - 1]}


def without_attention(
    measured_ms: Mapping[int, float], attention_share: float, cached: int
) -> dict[int, float]:
    """Times as in an empty cache, of passes measured behind ``cached`` tokens."""
    if not cached or 1 not in measured_ms:
        return dict(measured_ms)
    share = attention_share * cached
    one_ms = measured_ms[1] / (1.0 + share * (1.0 + _ATTENTION_BASE))
    # However wrong the guess of the share is, the rest of a pass takes some time as well.
    return {
        tokens: max(ms / 2.0, ms - share * one_ms * (tokens + _ATTENTION_BASE))
        for tokens, ms in measured_ms.items()
    }


def _like_shorter_ones(times: list[float]) -> list[float]:
    """Times of passes, none of which takes much longer than two that would do the same work.

    A long pass is held up more easily by a busy program than a short one, and is run only where it
    is expected to pay: what was measured of it then would never be corrected.
    """
    bounded = times[:1]
    for ms in times[1:]:
        of_two = min(map(sum, zip(bounded, reversed(bounded), strict=True)))
        bounded.append(min(ms, _IN_TWO * of_two))
    return bounded


def _between(known: Mapping[int, float], tokens: int) -> float:
    """Interpolate linearly; beyond the largest size go on with the slope of its upper half."""
    sizes = sorted(known)
    if tokens <= sizes[0]:
        return known[sizes[0]]
    for low, high in itertools.pairwise(sizes):
        if tokens <= high:
            return known[low] + (known[high] - known[low]) * (tokens - low) / (high - low)
    last = sizes[-1]
    half = min(sizes, key=lambda size: abs(size - last / 2))
    if half == last:
        return known[last] * tokens / last
    slope = max(0.0, known[last] - known[half]) / (last - half)
    return known[last] + slope * (tokens - last)
