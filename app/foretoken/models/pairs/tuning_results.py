"""What "Measure for me" found: timed rounds, and every figure and choice that follows from them.

A way of running a pair is compared with the present one in rounds that take turns. Its speed is the
median of its rounds, and its spread says how far they lie apart. Another way is better only where
the two speeds lie further apart than both spreads together, and by a share that a person notices.
Of several that are better, the first stays unless a later one is better than that: what is usual
comes first.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field
from enum import StrEnum

from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig

FEWEST_ROUNDS = 3
"""Of a way that may be chosen."""
WORTH = 0.03
"""What is faster by less is not worth a change."""
# Where the rounds of the same work lie so far apart, nothing can be told from them.
_BUSY_SPREAD = 0.1
# From so many rounds on, the outer quarters do not count: one of them may have been held up.
_ENOUGH_FOR_QUARTILES = 5


class Aspect(StrEnum):
    """What is tried, in this order, each with the best of those before."""

    METHOD = "method"
    LOOKAHEAD = "lookahead"
    TARGET_THREADS = "target-threads"
    DRAFT_THREADS = "draft-threads"
    FLASH_ATTENTION = "flash-attention"
    MICRO_BATCH = "micro-batch"

    @property
    def reads(self) -> bool:
        """Whether reading a prompt is timed, and not writing an answer."""
        return self is Aspect.MICRO_BATCH

    @property
    def same_text(self) -> bool:
        """Whether all rounds do the same work: other ways of drafting need other texts."""
        return self not in (Aspect.METHOD, Aspect.LOOKAHEAD)


@dataclass(frozen=True, slots=True)
class RunSetup:
    """How a pair is run, as far as it can be tried without loading it again."""

    target: ModelSettings = field(default_factory=ModelSettings)
    draft: ModelSettings = field(default_factory=ModelSettings)
    drafting: SpeculativeConfig = field(default_factory=SpeculativeConfig)


@dataclass(frozen=True, slots=True)
class TimedRound:
    """All prompts of a comparison once."""

    tokens: int
    """Written, or of the prompt that was read."""
    ms: float

    @property
    def tokens_per_second(self) -> float:
        """Of all its tokens over all their time."""
        return self.tokens * 1000.0 / self.ms


@dataclass(frozen=True, slots=True)
class TriedWay:
    """One way of running the pair, timed at least once."""

    setup: RunSetup
    threads: tuple[int, ...]
    """In use: of the target, and of the draft where there is one."""
    rounds: tuple[TimedRound, ...]

    @property
    def speeds(self) -> list[float]:
        """Tokens per second of each round."""
        return [each.tokens_per_second for each in self.rounds]

    @property
    def tokens_per_second(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.speeds)

    @property
    def spread(self) -> float:
        """How far rounds lie from the middle, in tokens per second: half of their range.

        Of five and more it is half of the range of their middle half.
        """
        speeds = self.speeds
        if len(speeds) >= _ENOUGH_FOR_QUARTILES:
            low, _, high = statistics.quantiles(speeds, n=4, method="inclusive")
            return (high - low) / 2.0
        return (max(speeds) - min(speeds)) / 2.0

    def gain(self, over: TriedWay) -> float:
        """How much faster it is, as a share: 0.12 is 12 % faster, -0.5 is half as fast."""
        return self.tokens_per_second / over.tokens_per_second - 1.0

    def is_better(self, than: TriedWay) -> bool:
        """Whether it is faster by more than what their rounds lie apart anyway."""
        apart = self.tokens_per_second - than.tokens_per_second
        return (
            min(len(self.rounds), len(than.rounds)) >= FEWEST_ROUNDS
            and self.gain(than) >= WORTH
            and apart > self.spread + than.spread
        )


@dataclass(frozen=True, slots=True)
class Comparison:
    """The ways of one aspect."""

    aspect: Aspect
    ways: tuple[TriedWay, ...] = ()
    """The present one first; empty where there is a ``problem``."""
    problem: str = ""
    """Why nothing was tried."""

    @property
    def present(self) -> TriedWay:
        """What the others are compared with."""
        return self.ways[0]

    @property
    def chosen(self) -> TriedWay:
        """The present one, unless another is better for sure, and so on: near ties stay behind."""
        best = self.present
        for way in self.ways[1:]:
            if way.is_better(best):
                best = way
        return best

    @property
    def busy(self) -> bool:
        """Whether not even one way that does the same work each time had a steady speed."""
        steady = [
            way.spread / way.tokens_per_second
            for way in self.ways
            if len(way.rounds) >= FEWEST_ROUNDS
            and (self.aspect.same_text or way.setup.drafting.method is Method.PLAIN)
        ]
        return bool(steady) and min(steady) > _BUSY_SPREAD


@dataclass(frozen=True, slots=True)
class TuningResult:
    """Everything that was tried from one way of running a pair on."""

    start: RunSetup
    comparisons: tuple[Comparison, ...]
    seconds: float
    """How long it took."""

    @property
    def measured(self) -> tuple[Comparison, ...]:
        """Those with figures."""
        return tuple(each for each in self.comparisons if each.ways)

    @property
    def busy(self) -> bool:
        """Whether other programs kept the computer so busy that nothing is certain."""
        return any(each.busy for each in self.measured)

    @property
    def best(self) -> RunSetup:
        """The best way that was found; the one of before where nothing is certain."""
        if self.busy or not self.measured:
            return self.start
        return self.measured[-1].chosen.setup

    @property
    def gained(self) -> bool:
        """Whether that is another one."""
        return self.best != self.start
