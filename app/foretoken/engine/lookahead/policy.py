"""What a lookahead policy is: whoever decides how many tokens to draft in the next step.

The adaptive policy, which is used unless another one is asked for, is ``adaptive.py``; what it
decides by is in ``cost_model.py`` (time of passes) and ``acceptance.py`` (probability that the
target accepts). Policies that look at neither are in ``simple_rules.py``. ``Session`` chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from foretoken.engine.events import DraftLength, LookaheadReason, PolicyStatus, StepFinished

NGRAM_TOKENS = 16
"""Last tokens of the prefix that early stopping hears of."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a policy tells of a step whose draft is made and whose target pass is yet to come."""

    reason: LookaheadReason | None = None
    """Why the draft is so long, as far as the policy has decided it."""
    predicted_ms: float | None = None
    """How long the whole step is going to take; None from who knows no costs."""


def because(kind: DraftLength | None, chance: float | None = None) -> LookaheadReason | None:
    """The reason of this kind, if there is one."""
    return None if kind is None else LookaheadReason(kind, chance)


class EarlyStopping(Protocol):
    """Decides while a draft is made where it stops."""

    def lookup_length(self, acceptance: Sequence[float]) -> int:
        """How many tokens found by prompt lookup to propose; 0 leaves the step to a draft model.

        ``acceptance`` are the probabilities that the target accepts each one, if it accepts all
        before it. Asked at most once per step, before ``should_draft``.
        """

    def should_draft(self) -> bool:
        """Whether to run the draft model for another token; asked before each one."""

    def should_propose(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        """Whether the target is to verify the token about to be drawn; False stops before it.

        ``likeliest`` is the draft's best guess behind the tokens ``last`` (NGRAM_TOKENS of them,
        or fewer at the start), ``confidence`` its probability, 0 to 1. Decides by these alone,
        never by the token drawn: see ``AdaptiveLookahead.should_propose``.
        """

    def worth_verifying(self) -> int:
        """How many of the first tokens of a greedy draft to verify; asked behind its last one."""


class LookaheadPolicy(Protocol):
    """Chooses before each step and learns after it."""

    @property
    def early_stopping(self) -> EarlyStopping | None:
        """Who may stop a draft before its full length; None: nobody."""

    def next_lookahead(self, cached: int) -> int:
        """Most tokens to draft in the next step; 0 is a plain pass.

        ``cached`` is the number of tokens in the target's cache. Also asked before plain passes
        that measure, of which ``observe`` does not hear.
        """

    def outlook(self, batch: int) -> Outlook:
        """Tell of the step behind its draft and before its target pass, over ``batch`` tokens."""

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Take the outcome of a step into account.

        The times of a step that other programs held up are what it computed (``undisturbed_ms``).
        ``chances`` are the probabilities, 0 to 1, that a token drawn from the draft was accepted,
        for each position that was evaluated; where all of them were accepted, also for the one at
        which the draft stopped early. They tell more than the coin that decided.
        """

    def status(self) -> PolicyStatus:
        """What it does at the moment."""
