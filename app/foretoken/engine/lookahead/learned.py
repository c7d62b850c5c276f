"""What drafting taught about a pair: a few numbers to begin with the next time, no word of a text.

They only guide how far is drafted, and are doubted at first: where a pair has changed, a few
answers of the draft correct them. No speed that people see is taken from here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LearnedAcceptance:
    """Of ``AcceptanceModel``: how far the draft's confidence can be trusted."""

    weights: tuple[float, float, float]
    """Of the regression: offset, confidence, history."""
    common_rate: float
    rates: tuple[float, ...]
    """Accepted / evaluated by position, for the positions that were ever drafted."""
    rate_weights: tuple[float, ...]
    """How many outcomes each rate is worth; as many as ``rates``."""

    def __post_init__(self) -> None:
        shares = (self.common_rate, *self.rates)
        _require(len(self.weights) == 3 and all(map(math.isfinite, self.weights)))
        _require(all(0.0 <= share <= 1.0 for share in shares))
        _require(len(self.rates) == len(self.rate_weights))
        _require(all(0.0 <= weight < math.inf for weight in self.rate_weights))


@dataclass(frozen=True, slots=True)
class LearnedPair:
    """Of ``AdaptiveLookahead``. Raises ``ValueError`` for what it can never have learned."""

    acceptance: LearnedAcceptance
    outcomes: int
    """Tokens of the draft model that the target judged so far, verified or not proposed."""
    draft_gain: float
    """What a step that ran the draft earned over a plain one, in tokens."""
    speedup: float
    """Tokens in the time of a plain pass."""
    delay: float
    """What a plain pass takes longer behind a run of the draft, in plain passes."""

    def __post_init__(self) -> None:
        _require(self.outcomes >= 0 and math.isfinite(self.draft_gain))
        _require(0.0 < self.speedup < math.inf and 0.0 <= self.delay <= 1.0)


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError("not learned from a pair")  # not translated: nobody reads it
