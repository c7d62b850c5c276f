"""What drafting has learned of a pair: a few numbers stored for the next session, and no text.

They only guide how far to draft, with limited weight at first: if a pair has changed, a few drafts
correct them. No displayed speed is based on them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LearnedAcceptance:
    """State of an ``AcceptanceModel``: how far the draft's confidence can be trusted."""

    weights: tuple[float, float, float]
    """Weights of the regression: offset, confidence, history."""
    common_rate: float
    rates: tuple[float, ...]
    """Accepted / evaluated by position, for all positions ever drafted."""
    rate_weights: tuple[float, ...]
    """Number of outcomes that each rate is worth; as many as ``rates``."""

    def __post_init__(self) -> None:
        shares = (self.common_rate, *self.rates)
        _require(len(self.weights) == 3 and all(map(math.isfinite, self.weights)))
        _require(all(0.0 <= share <= 1.0 for share in shares))
        _require(len(self.rates) == len(self.rate_weights))
        _require(all(0.0 <= weight < math.inf for weight in self.rate_weights))


@dataclass(frozen=True, slots=True)
class LearnedPair:
    """State of an ``AdaptiveLookahead``. Raises ``ValueError`` for impossible values."""

    acceptance: LearnedAcceptance
    outcomes: int
    """Tokens of the draft model judged by the target so far, even if not proposed."""
    draft_gain: float
    """Gain of a step that ran the draft over a plain one, in tokens."""
    speedup: float
    """Tokens per time of a plain pass."""
    delay: float
    """Extra time of a plain pass after a run of the draft, in plain passes."""

    def __post_init__(self) -> None:
        _require(self.outcomes >= 0 and math.isfinite(self.draft_gain))
        _require(0.0 < self.speedup < math.inf and 0.0 <= self.delay <= 1.0)


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError("not learned from a pair")  # not translated: never shown
