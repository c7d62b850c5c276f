"""How much faster than plain decoding, and how sure that is.

A speedup compares the time of an answer's steps with what plain decoding takes for the same tokens
at its measured speed. Steps differ - one gives twelve tokens, the next a single one - so a few of
them say little: the uncertainty is that of a ratio of two means, estimated from how the single
steps scatter (the linearised variance of a ratio, with Student's t for few of them).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, fields

from foretoken.engine.events import RunStatistics

# With fewer, the scatter itself is a guess.
_FEWEST_STEPS = 4
# A paragraph is told in any case: where its beginning went another way than its end, steps scatter
# widely, but the time that it took all in all is a fact.
_PARAGRAPH = 40
# A ratio that is known this well is told, be it one at which neither way is faster.
_WELL_KNOWN = 0.15
# Two-sided 95 % points of Student's t for 1 to 10 degrees of freedom; beyond them the approximation
# below is off by less than 0.01.
_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


@dataclass(frozen=True, slots=True)
class Speedup:
    """Measured speed over measured plain speed."""

    ratio: float
    uncertainty: float | None
    """Half the width of the 95 % interval around ``ratio``; None for a single step."""
    steps: int
    generated: int
    """Tokens in ``steps`` steps."""
    seconds: float
    """What they took."""
    plain_seconds: float
    """What plain decoding takes for as many tokens."""

    @property
    def saved_seconds(self) -> float:
        """How much longer plain decoding takes; below 0 where drafting lost time."""
        return self.plain_seconds - self.seconds

    @property
    def plain_tokens_per_second(self) -> float:
        """The plain speed that all of it is compared with."""
        return self.generated / self.plain_seconds

    @property
    def conclusive(self) -> bool:
        """Whether it says something: faster, slower, or rather exactly the same."""
        if self.generated >= _PARAGRAPH:
            return True
        if self.uncertainty is None or self.steps < _FEWEST_STEPS:
            return False
        differs = abs(self.ratio - 1.0) > self.uncertainty
        return differs or self.uncertainty <= _WELL_KNOWN * self.ratio


@dataclass(slots=True)
class SpeedupSums:
    """What a speedup follows from, summed over answers that each have a plain speed of their own.

    Sums of many answers can be added to others, and the result is that of all answers together.
    """

    steps: int = 0
    generated: int = 0
    spent_ms: float = 0.0
    plain_ms: float = 0.0
    """What plain decoding takes for as many tokens."""
    squared_plain: float = 0.0
    plain_times_ms: float = 0.0
    squared_ms: float = 0.0

    def count(self, counted: RunStatistics, plain_tokens_per_second: float | None) -> bool:
        """Add an answer; return whether there is something to compare in it."""
        if not plain_tokens_per_second or not counted.steps or counted.decode_ms <= 0.0:
            return False
        pass_ms = 1000.0 / plain_tokens_per_second  # a token of plain decoding
        self.steps += counted.steps
        self.generated += counted.generated
        self.spent_ms += counted.decode_ms
        self.plain_ms += pass_ms * counted.generated
        self.squared_plain += pass_ms**2 * counted.squared_tokens
        self.plain_times_ms += pass_ms * counted.tokens_times_ms
        self.squared_ms += counted.squared_ms
        return True

    def add(self, other: SpeedupSums) -> None:
        """Add what was summed elsewhere."""
        for name in (f.name for f in fields(self)):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def speedup(self) -> Speedup | None:
        """That of all answers together; None without any."""
        if not self.steps or self.spent_ms <= 0.0:
            return None
        ratio = self.plain_ms / self.spent_ms
        uncertainty = None
        if self.steps > 1:
            # Of each step: what plain decoding takes for its tokens, less what the mean step takes.
            scatter = self.squared_plain - 2.0 * ratio * self.plain_times_ms
            scatter += ratio**2 * self.squared_ms
            variance = max(0.0, scatter) * self.steps / (self.steps - 1)
            uncertainty = student(self.steps - 1) * math.sqrt(variance) / self.spent_ms
        return Speedup(
            ratio,
            uncertainty,
            self.steps,
            self.generated,
            self.spent_ms / 1000.0,
            self.plain_ms / 1000.0,
        )


def measured_speedup(parts: Iterable[tuple[RunStatistics, float | None]]) -> Speedup | None:
    """The speedup over all ``parts`` together: counters of an answer, its plain tokens per second.

    Parts without steps, or without a plain speed, are left out; None where no other is there.
    """
    sums = SpeedupSums()
    for counted, plain_tokens_per_second in parts:
        sums.count(counted, plain_tokens_per_second)
    return sums.speedup


def student(freedom: int) -> float:
    """Two-sided 95 % point of Student's t for so many degrees of freedom, 1 or more."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return 1.96 + 2.4 / freedom + 3.0 / freedom**2
