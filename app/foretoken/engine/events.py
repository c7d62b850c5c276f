"""What a generation yields: small frozen records, in the order in which things happened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from foretoken.engine.metrics import RunStatistics


class TokenOrigin(StrEnum):
    """Where a shown token came from."""

    DRAFT = "draft"
    """Proposed by the draft and accepted by the target."""
    CORRECTION = "correction"
    """Drawn from the residual at the first rejected draft token."""
    BONUS = "bonus"
    """The extra token of a target pass in which every draft token was accepted."""
    TARGET = "target"
    """No draft was made in this step."""


class DraftSource(StrEnum):
    """Who proposed a draft."""

    MODEL = "model"
    """A draft model."""
    LOOKUP = "lookup"
    """The text itself: what followed the same words earlier."""


class FinishReason(StrEnum):
    """Why a generation ended."""

    STOP = "stop"
    STOP_STRING = "stop_string"
    LENGTH = "length"
    CONTEXT_FULL = "context_full"
    STEP_LIMIT = "step_limit"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class RejectedDraft:
    """The draft token that a correction replaced, and what both models gave it."""

    id: int
    text: str
    draft_prob: float | None
    target_prob: float | None


@dataclass(frozen=True, slots=True)
class PrefillProgress:
    """The prompt is being read: ``processed`` of ``total`` tokens, ``reused`` from the cache."""

    processed: int
    total: int
    reused: int


@dataclass(frozen=True, slots=True)
class TokenEmitted:
    """One verified token, with text that is final (complete UTF-8, past every stop string).

    Probabilities are those after the sampling transforms; at temperature 0 they are the
    softmax of the raw logits. ``draft_prob`` is the probability with which the draft
    proposed this very token, so only an accepted draft token has one.
    """

    id: int
    text: str
    origin: TokenOrigin
    step: int
    position: int | None
    """0-based place in the step's draft: of the accepted token, or of the rejected one that
    this correction replaced; None for bonus and target tokens."""
    target_prob: float | None
    """None at temperature 0 where the caller did not want it: it takes a pass over all logits."""
    draft_prob: float | None
    rejected: RejectedDraft | None
    """Only on a correction."""
    source: DraftSource | None = None
    """Who proposed it: only on an accepted draft token."""


@dataclass(frozen=True, slots=True)
class StepFinished:
    """One target pass with its drafting and its verdict. Times are wall milliseconds."""

    index: int
    lookahead: int
    """Tokens that the policy wanted; ``drafted`` can be less near an end."""
    drafted: int
    evaluated: int
    """Accepted tokens plus one if a token was rejected; later ones were never judged."""
    accepted: int
    draft_ms: float
    """Running the draft, be it only to see whether drafting would pay."""
    verify_ms: float
    total_ms: float
    """Draft, target pass, and everything around them."""
    position: int
    """Verified tokens of prompt and answer without the last one: what the target has read."""
    policy: str = ""
    """What the lookahead policy says of itself, in a few words."""
    source: DraftSource | None = None
    """Who drafted; None where nothing was submitted."""
    reread: int = 0
    """Tokens that this pass had to read once more, because the model cannot roll back."""
    unused: int = 0
    """Tokens behind the one that ended the answer: verified, but no part of it."""

    @property
    def tokens(self) -> int:
        """What the pass gave the answer, 1 or more, an end token included."""
        return self.accepted + 1 - self.unused

    @property
    def batch(self) -> int:
        """Tokens of the target pass."""
        return self.reread + 1 + self.drafted


@dataclass(frozen=True, slots=True)
class GenerationFinished:
    """The last record of every generation that did not raise."""

    reason: FinishReason
    statistics: RunStatistics
    seed: int


Event: TypeAlias = PrefillProgress | TokenEmitted | StepFinished | GenerationFinished
