"""Cost model: the time of a pass on this machine by its number of tokens.

The curve is not monotonic - four tokens can be cheaper than two, because fast kernels work on whole
groups - and differs by file and machine, so it is measured and then refined in every step. For each
token of the batch, attention adds a part that grows with the tokens in the cache: after a long chat
a draft costs more to verify.

Other programs that use the memory delay the reading of the weights, which every pass does once: all
sizes become slower by about the same time, not by the same share (1B Q4_0 on two cores: passes over
1, 4 and 8 tokens took 22, 53 and 97 ms in quiet moments, 30, 59 and 108 ms in others). Programs
that use the cores slow all passes in proportion.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

from foretoken.engine.config import MAX_LOOKAHEAD

MOST_TOKENS = MAX_LOOKAHEAD + 1

# Share of a surprise that moves the whole curve, because other programs slow all passes alike, and
# share that moves the observed size. Early observations count fully.
_SHARED_GAIN = 0.15
_OWN_GAIN = 0.05
# Prior observations of a measured size, if the measurement can be trusted or not.
_MEASURED_WEIGHT, _DOUBTFUL_WEIGHT = 3, 1
# Upper bound of a pass's time relative to two passes that share its tokens: the most measured on a
# quiet machine was 1.24.
_SPLIT_BOUND = 1.25
# This many consecutive passes, all off to the same side by more than this share, show that the
# machine has changed, or differs from the one that was measured: the curve then follows at once.
_STREAK, _OFF_SHARE = 3, 0.15
# If passes scatter anyway, they count as off beyond this multiple of the mean surprise.
_OFF_NOISE = 2.0
# Tokens that fast kernels work on together.
_GROUP = 4
# Part of attention paid once per pass, in tokens of the batch: from t(n, cached) - t(n, 0),
# measured at 1 to 16 tokens after 512 and 1,900.
_ATTENTION_BASE = 1.6
_WITH_ATTENTION = [tokens + _ATTENTION_BASE for tokens in range(1, MOST_TOKENS + 1)]
# Limits the effect of a delayed pass: e^0.7 is about twice the expected time.
_MAX_SURPRISE = 0.7

UNMEASURED: Mapping[int, float] = {1: 10.0, 2: 13.0, 4: 15.0, 8: 22.0, 16: 37.0}
"""Initial milliseconds if nothing was measured: the shape of a mid-sized model, whose scale the
first plain passes correct."""


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

        ``attention_share`` is a first guess of the cost per batch token and cached token, as a
        share of a pass over one token; layers * width / parameters is a good one. ``doubtful``
        times have less weight against observed ones. Raises ``ValueError`` for an empty map and for
        times not above 0.
        """
        known = UNMEASURED if measured_ms is None else measured_ms
        if not known or not all(ms > 0.0 and math.isfinite(ms) for ms in known.values()):
            why = "at least one pass time is needed, all above zero"  # not translated: internal
            raise ValueError(why)
        times = [_interpolate(known, n) for n in range(1, MOST_TOKENS + 1)]
        self._times = _bounded_by_splits(times) if doubtful else times
        self._factor = 1.0
        """Of all times: passes that move the whole curve are the most frequent by far."""
        self._extra_ms = 0.0
        """Of each pass, however many tokens it has: slow plain passes raise it."""
        self._measured = measured_ms is not None
        self._seen = [0] * MOST_TOKENS
        if measured_ms is not None:
            for tokens in measured_ms:
                self._seen[tokens - 1] = _DOUBTFUL_WEIGHT if doubtful else _MEASURED_WEIGHT
        self._waiting: list[tuple[int, float, int]] = []
        """Tokens, times and cached tokens of the last passes if all were off to the same side.
        Later passes decide whether the machine has changed or only these sizes were wrong."""
        self._noise = 0.0
        """Mean absolute surprise."""
        self._scaled = False
        """Whether the whole curve was rescaled before."""
        self._slower = False
        """Side to which the waiting passes are off."""
        self._before = (self._times, self._factor, self._extra_ms, attention_share)
        """Curve before the waiting passes."""
        self._total_seen = sum(self._seen)
        self._attention_share = attention_share
        self.held = False
        """Ignore passes while this is set: a trial runs them in another way."""
        self.apart = False
        """Whether passes over one token use other threads than longer ones: a busy program may then
        slow down only one of the two."""

    def ms(self, tokens: int, cached: int = 0) -> float:
        """Return the expected time of a pass over ``tokens``, 1 to 33, after ``cached`` tokens."""
        attention_ms = self._attention_ms(cached) * (tokens + _ATTENTION_BASE)
        return self._times[tokens - 1] * self._factor + self._extra_ms + attention_ms

    def curve(self, most: int, cached: int = 0) -> list[float]:
        """Return the times of 1 to ``most`` tokens; entry i is a pass over i + 1 tokens."""
        factor, attention_ms = self._factor, self._attention_ms(cached)
        extra_ms = self._extra_ms
        return [
            ms * factor + extra_ms + attention_ms * share
            for ms, share in zip(self._times[:most], _WITH_ATTENTION, strict=False)
        ]

    def observe(self, tokens: int, ms: float, cached: int = 0) -> None:
        """Learn that a pass over ``tokens`` took ``ms``; passes over more than 33 are ignored."""
        if self.held or not 1 <= tokens <= MOST_TOKENS or ms <= 0.0:
            return
        surprise = self._surprise(tokens, ms, cached)
        off = False
        if self._total_seen:
            surprise = max(-_MAX_SURPRISE, min(_MAX_SURPRISE, surprise))
            off = abs(surprise) > max(_OFF_SHARE, _OFF_NOISE * self._noise)
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
            self._before = (self._times, self._factor, self._extra_ms, self._attention_share)
            self._slower = surprise > 0.0
        self._waiting.append((tokens, ms, cached))
        if self._has_changed():
            self._times, self._factor, self._extra_ms, self._attention_share = self._before
            least = min((self._surprise(*each) for each in self._waiting), key=abs)
            of_one = {size == 1 for size, _, _ in self._waiting}
            self._waiting.clear()
            self._scaled = True
            self._move(tokens, cached, least, 0.0, all_sizes=len(of_one) > 1)
            return
        self._move(tokens, cached, shared, 0.0)
        if len(self._waiting) == _STREAK:
            self._learn_own(*self._waiting.pop(0))

    def scale(self, times: float, *, from_tokens: int = 1) -> None:
        """Multiply the expected times of passes over ``from_tokens`` or more by ``times``."""
        self._waiting.clear()
        first = from_tokens - 1
        self._times = self._times[:first] + [ms * times for ms in self._times[first:]]

    def _surprise(self, tokens: int, ms: float, cached: int) -> float:
        """Return the logarithm of a pass's actual over expected time."""
        return math.log(ms / self.ms(tokens, cached))

    def _move(
        self, tokens: int, cached: int, shared: float, own: float, *, all_sizes: bool = False
    ) -> None:
        """Move the curve by ``shared``, and its value for ``tokens`` by ``own``.

        If passes over one token are ``apart``, only the part of the curve that contains ``tokens``
        moves, unless ``all_sizes`` is set.
        """
        before = self._times
        attention_ms = self._attention_ms(cached) * (tokens + _ATTENTION_BASE)
        rest_ms = before[tokens - 1] * self._factor + self._extra_ms
        attention = attention_ms / (attention_ms + rest_ms)
        # Attention and the rest of the pass are each adjusted for their part of the time.
        self._attention_share *= math.exp(attention * shared)
        plain_ms = before[0] * self._factor
        times = before.copy()
        factor = math.exp(shared * (1.0 - attention))
        if all_sizes or not self.apart:
            self._move_all(factor, rest_ms, delayed=tokens == 1 and self._measured)
        else:
            moved = slice(0, 1) if tokens == 1 else slice(1, None)
            times[moved] = [ms * factor for ms in times[moved]]
        times[tokens - 1] *= math.exp(own * (1.0 - attention))
        # A plain pass is not expected to be slower than all longer ones. Otherwise delayed plain
        # passes would make every draft seem to pay, and none would be run any more to correct this.
        times[0] = min(times[0], max(plain_ms / self._factor, min(times[1:])))
        self._times = times

    def _move_all(self, factor: float, rest_ms: float, *, delayed: bool) -> None:
        """Change all sizes because a pass of ``rest_ms`` took ``factor`` times that.

        ``delayed``: what it took longer, longer passes take as well, and not in proportion.
        """
        if factor > 1.0:
            if delayed:
                self._extra_ms += rest_ms * (factor - 1.0)
            else:
                self._factor *= factor
            return
        less_ms = rest_ms * (1.0 - factor)
        extra_ms = min(self._extra_ms, less_ms)
        self._extra_ms -= extra_ms
        self._factor *= 1.0 - (less_ms - extra_ms) / (rest_ms - extra_ms)

    def _has_changed(self) -> bool:
        """Whether the last passes, all off to the same side, show a change of all sizes.

        The first time they do, because the measurement was made at another time; later only if
        their sizes differ. Passes over a single token suffice alone: they are the reference for all
        others.
        """
        sizes = {size for size, _, _ in self._waiting}
        of_all = not self._scaled or len(sizes) > 1 or sizes == {1}
        return len(self._waiting) == _STREAK and of_all

    def _learn_own(self, tokens: int, ms: float, cached: int) -> None:
        """Adjust only this size for a pass that was off."""
        surprise = self._surprise(tokens, ms, cached)
        surprise = max(-_MAX_SURPRISE, min(_MAX_SURPRISE, surprise))
        self._move(tokens, cached, 0.0, surprise * self._own_gain(tokens))

    def _own_gain(self, tokens: int) -> float:
        return max(_OWN_GAIN, 1.0 / self._seen[tokens - 1])

    def _attention_ms(self, cached: int) -> float:
        """Return the time of attention per token of the batch."""
        return self._attention_share * cached * self._times[0] * self._factor

    def table(self) -> dict[int, float]:
        """Return the times of all measured or observed sizes."""
        return {n: self.ms(n) for n in range(1, MOST_TOKENS + 1) if self._seen[n - 1]}


def without_attention(
    measured_ms: Mapping[int, float], attention_share: float, cached: int
) -> dict[int, float]:
    """Convert times measured after ``cached`` tokens to those in an empty cache."""
    if not cached or 1 not in measured_ms:
        return dict(measured_ms)
    share = attention_share * cached
    one_ms = measured_ms[1] / (1.0 + share * (1.0 + _ATTENTION_BASE))
    # However wrong the guessed share is, the rest of a pass takes some time as well.
    return {
        tokens: max(ms / 2.0, ms - share * one_ms * (tokens + _ATTENTION_BASE))
        for tokens, ms in measured_ms.items()
    }


def _bounded_by_splits(times: list[float]) -> list[float]:
    """Bound each time by little more than that of two passes that do the same work.

    Other programs delay a long pass more easily than a short one, and it is run only if it is
    expected to pay: a wrong measurement would never be corrected.
    """
    bounded = times[:1]
    for ms in times[1:]:
        of_two = min(map(sum, zip(bounded, reversed(bounded), strict=True)))
        bounded.append(min(ms, _SPLIT_BOUND * of_two))
    return bounded


def _interpolate(known: Mapping[int, float], tokens: int) -> float:
    """Add what the same number of tokens adds to four, or interpolate linearly.

    A CPU's kernels work on groups of four tokens; the rest takes about as long after any of them
    (1B Q4_0 on two cores: 1, 2 and 3 tokens after 4, 8 and 12 took 22, 41 and 55 ms, 9, 33 and 55,
    23, 41 and 57). Extrapolates with the slope of the upper half.
    """
    rest = tokens % _GROUP
    if tokens not in known and rest and {tokens - rest, _GROUP, _GROUP + rest} <= known.keys():
        return known[tokens - rest] + max(0.0, known[_GROUP + rest] - known[_GROUP])
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
