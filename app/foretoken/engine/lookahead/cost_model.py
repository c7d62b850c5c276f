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

from foretoken.engine.config import MAX_LOOKAHEAD

MOST_TOKENS = MAX_LOOKAHEAD + 1

# A surprise moves the whole curve by this share, because other programs slow all passes alike,
# and the observed size by a share of its own. Early observations count fully.
_SHARED_GAIN = 0.15
_OWN_GAIN = 0.05
# A measured size starts as if it had been observed so often, if the measurement can be trusted.
_MEASURED_WEIGHT, _DOUBTFUL_WEIGHT = 3, 1
# So many passes in a row that are all off to the same side by more than this share show that the
# machine has changed, or that it was another one when passes were timed: the curve follows at once.
_FEW, _OFF = 3, 0.15
# The part of attention that is paid once per pass, in tokens of the batch: of t(n, cached) -
# t(n, 0), measured at 1 to 16 tokens behind 512 and 1,900.
_ATTENTION_BASE = 1.6
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
        self._log_ms = [math.log(_between(known, n)) for n in range(1, MOST_TOKENS + 1)]
        self._seen = [0] * MOST_TOKENS
        if measured_ms is not None:
            for tokens in measured_ms:
                self._seen[tokens - 1] = _DOUBTFUL_WEIGHT if doubtful else _MEASURED_WEIGHT
        self._alike: list[tuple[int, float, int]] = []
        """Tokens, times and cached tokens of the last passes, if all were off to the same side."""
        self._slower = False
        """Which side that is."""
        self._before = (self._log_ms, attention_share)
        """What was expected before these."""
        self._total_seen = sum(self._seen)
        self._attention_share = attention_share

    def ms(self, tokens: int, cached: int = 0) -> float:
        """Expected time of a pass over ``tokens``, 1 to 33, behind ``cached`` in the cache."""
        return math.exp(self._log_ms[tokens - 1]) + self._attention_ms(cached) * (
            tokens + _ATTENTION_BASE
        )

    def curve(self, most: int, cached: int = 0) -> list[float]:
        """Times of 1 to ``most`` tokens; entry i is a pass over i + 1 tokens."""
        attention_ms = self._attention_ms(cached)
        return [
            math.exp(value) + attention_ms * (1 + index + _ATTENTION_BASE)
            for index, value in enumerate(self._log_ms[:most])
        ]

    def observe(self, tokens: int, ms: float, cached: int = 0) -> None:
        """Learn that a pass over ``tokens`` took ``ms``; larger passes than 33 teach nothing."""
        if not 1 <= tokens <= MOST_TOKENS or ms <= 0.0:
            return
        if self._has_changed(tokens, ms, cached):
            # What the last passes were taken for goes back; the least of them is what all share.
            self._log_ms, self._attention_share = list(self._before[0]), self._before[1]
            surprises = [self._surprise(*each) for each in self._alike]
            self._alike.clear()
            self._move(tokens, cached, min(surprises, key=abs), 0.0)
        else:
            surprise = self._surprise(tokens, ms, cached)
            if self._total_seen:
                surprise = max(-_LARGEST_SURPRISE, min(_LARGEST_SURPRISE, surprise))
            shared = surprise * max(_SHARED_GAIN, 1.0 / (1 + self._total_seen))
            own = (surprise - shared) * max(_OWN_GAIN, 1.0 / (1 + self._seen[tokens - 1]))
            self._move(tokens, cached, shared, own)
        self._seen[tokens - 1] += 1
        self._total_seen += 1

    def _surprise(self, tokens: int, ms: float, cached: int) -> float:
        """Logarithm of how much longer than expected a pass took."""
        return math.log(ms / self.ms(tokens, cached))

    def _move(self, tokens: int, cached: int, shared: float, own: float) -> None:
        """Move the curve by ``shared``, and what it says of a pass over ``tokens`` by ``own``."""
        attention = 1.0 - math.exp(self._log_ms[tokens - 1]) / self.ms(tokens, cached)
        # Attention and the rest of the pass answer each for its part of the time.
        self._attention_share *= math.exp(attention * shared)
        shared, own = shared * (1.0 - attention), own * (1.0 - attention)
        self._log_ms = [value + shared for value in self._log_ms]
        self._log_ms[tokens - 1] += own

    def _has_changed(self, tokens: int, ms: float, cached: int) -> bool:
        """Whether the last few passes were all off to the same side, and not those of one size.

        Passes over a single token are what all others are held against: they may be alone.
        """
        surprise = self._surprise(tokens, ms, cached)
        if self._alike and (surprise > 0.0) != self._slower:
            self._alike.clear()
        if abs(surprise) < _OFF:
            self._alike.clear()
            return False
        if not self._alike:
            self._before, self._slower = (self._log_ms, self._attention_share), surprise > 0.0
        self._alike = [*self._alike, (tokens, ms, cached)][-_FEW:]
        sizes = {size for size, _, _ in self._alike}
        return len(self._alike) == _FEW and (len(sizes) > 1 or sizes == {1})

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
