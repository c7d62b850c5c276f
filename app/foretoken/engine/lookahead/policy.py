"""Interface of lookahead policies, which decide how many tokens to draft in the next step.

The default is the adaptive policy in ``adaptive.py``; it decides by the cost of passes
(``cost_model.py``) and the probability of acceptance (``acceptance.py``). Policies that use neither
are in ``simple_rules.py``. ``Session`` chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from foretoken.engine.events import DraftLength, LookaheadReason, PolicyStatus, StepFinished

NGRAM_TOKENS = 16
"""Last tokens of the prefix that early stopping receives."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Reason and predicted time of a step, between its draft and its target pass."""

    reason: LookaheadReason | None = None
    """Why the draft has its length, if the policy decided that."""
    predicted_ms: float | None = None
    """Predicted time of the whole step; None if the policy knows no costs."""


def reason_or_none(kind: DraftLength | None, chance: float | None = None) -> LookaheadReason | None:
    """Return the reason of this kind, or None for None."""
    return None if kind is None else LookaheadReason(kind, chance)


class EarlyStopping(Protocol):
    """Decides during drafting where the draft stops."""

    def lookup_length(self, acceptance: Sequence[float]) -> int:
        """Return how many looked-up tokens to propose; 0 leaves the step to a draft model.

        ``acceptance`` has each token's probability of acceptance if all before it are accepted.
        Called at most once per step, before ``should_draft``.
        """

    def should_draft(self) -> bool:
        """Whether to run the draft model for another token; called before each one."""

    def should_propose(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        """Whether the target should verify the token about to be drawn; False stops before it.

        ``likeliest`` is the draft's most likely token after ``last`` (NGRAM_TOKENS of them, or
        fewer at the start), ``confidence`` its probability, 0 to 1. The decision must not depend on
        the token drawn: see ``AdaptiveLookahead.should_propose``.
        """

    def worth_verifying(self) -> int:
        """Return how many tokens of a finished greedy draft to verify."""


class LookaheadPolicy(Protocol):
    """Chooses the lookahead before each step, and learns after it."""

    @property
    def early_stopping(self) -> EarlyStopping | None:
        """Where a draft may stop before its full length; None if nowhere."""

    def next_lookahead(self, cached: int) -> int:
        """Return the most tokens to draft in the next step; 0 is a plain pass.

        ``cached`` is the number of tokens in the target's cache. Also called before plain probes,
        which are not passed to ``observe``.
        """

    def outlook(self, batch: int) -> Outlook:
        """Describe the step after its draft, before its target pass over ``batch`` tokens."""

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Learn from the outcome of a step.

        Times are net of delays by other programs (``without_delays_ms``). ``chances`` are the
        probabilities, 0 to 1, that a token drawn from the draft is accepted, for each evaluated
        position and, if all were accepted, for the one at which the draft stopped early. They tell
        more than the random outcomes.
        """

    def status(self) -> PolicyStatus:
        """Return what the policy currently does."""
