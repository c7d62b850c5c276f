"""Raw counters of a run. Every ratio is derived, and None where its denominator is zero."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from foretoken.engine.events import StepFinished


@dataclass(slots=True)
class RunStatistics:
    """Facts counted while generating; times are wall milliseconds.

    A correction or a bonus token is never counted as accepted.
    """

    tokens: int = 0
    """Tokens shown; the end token is not one of them."""
    generated: int = 0
    """Tokens that the target passes gave the text: those shown, and what ended it - an end token
    or a stop string - because its pass took as long as any other. Speeds count these."""
    prompt_tokens: int = 0
    reused_tokens: int = 0
    """Prompt tokens that were still in the target's cache."""
    steps: int = 0
    """Target passes after prefill."""
    drafted: int = 0
    evaluated: int = 0
    accepted: int = 0
    prefill_ms: float = 0.0
    draft_ms: float = 0.0
    verify_ms: float = 0.0
    decode_ms: float = 0.0
    """Whole steps: drafting, target passes and everything around them."""
    first_token_ms: float | None = None
    """From the request to the first shown token, prefill included."""
    drafted_by_position: list[int] = field(default_factory=list)
    accepted_by_position: list[int] = field(default_factory=list)
    # Sums over the steps, from which the uncertainty of a speed follows (see speedup.py).
    squared_tokens: int = 0
    squared_ms: float = 0.0
    tokens_times_ms: float = 0.0

    @property
    def tokens_per_second(self) -> float | None:
        """Generated tokens per second of decoding, prefill excluded."""
        return _ratio(self.generated * 1000.0, self.decode_ms)

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / evaluated: Leviathan's alpha, estimated."""
        return _ratio(self.accepted, self.evaluated)

    @property
    def draft_acceptance_rate(self) -> float | None:
        """Accepted / drafted: lower than the acceptance rate when more than one is drafted."""
        return _ratio(self.accepted, self.drafted)

    @property
    def mean_acceptance_length(self) -> float | None:
        """Generated tokens per target pass, corrections and bonus tokens included: 1 or more."""
        return _ratio(self.generated, self.steps)

    def count_step(self, step: StepFinished) -> None:
        """Count one target pass with its verdict."""
        self.steps += 1
        self.generated += step.tokens
        self.drafted += step.drafted
        self.evaluated += step.evaluated
        self.accepted += step.accepted
        self.draft_ms += step.draft_ms
        self.verify_ms += step.verify_ms
        self.decode_ms += step.total_ms
        _add_ones(self.drafted_by_position, step.drafted)
        _add_ones(self.accepted_by_position, step.accepted)
        self.squared_tokens += step.tokens**2
        self.squared_ms += step.total_ms**2
        self.tokens_times_ms += step.tokens * step.total_ms

    def add(self, other: RunStatistics) -> None:
        """Add another run's counters to these; ``first_token_ms`` keeps its own value."""
        for name in (f.name for f in fields(self)):
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, list):
                mine.extend([0] * (len(theirs) - len(mine)))
                for position, count in enumerate(theirs):
                    mine[position] += count
            elif name != "first_token_ms":
                setattr(self, name, mine + theirs)


def _ratio(numerator: float, denominator: float) -> float | None:
    return numerator / denominator if denominator else None


def _add_ones(counts: list[int], length: int) -> None:
    counts.extend([0] * (length - len(counts)))
    for position in range(length):
        counts[position] += 1
