"""How many tokens to draft in the next step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from foretoken.engine.config import DEFAULT_LOOKAHEAD, LookaheadRule, SpeculativeConfig
from foretoken.engine.events import StepFinished

# Plain passes that give the first answer its measured plain speed where nothing else has measured
# it, and the short runs that refresh it in every answer, because machines change their speed: 4
# steps in 64 cost about 1 % where speculation doubles the speed, and more in an answer that ends
# soon after the first run. Short ones are over before it. The first pass of a run does not count
# (see PlainSpeed).
_FIRST_PLAIN_STEPS = 4
_PLAIN_STEPS = 4
_PLAIN_AT, _PLAIN_EVERY = 8, 64
_GOOD_SHARE, _POOR_SHARE = 0.8, 0.5

JUDGED_TOKENS = 16
"""Last tokens of the text that a judge hears of."""


class DraftJudge(Protocol):
    """Decides token by token how far a draft goes."""

    def copies(self, chances: Sequence[float]) -> int:
        """How many tokens found by prompt lookup to submit; 0 leaves the step to a draft model.

        ``chances`` are those that the target accepts each one, if it accepts all before it.
        Asked at most once per step, before ``goes_on``.
        """

    def goes_on(self) -> bool:
        """Whether to run the draft for another token; asked before each one."""

    def keeps(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        """Whether to submit the token about to be drawn; False ends the draft before it.

        ``likeliest`` is the draft's best guess behind the tokens ``last`` (JUDGED_TOKENS of them,
        or fewer at the start of a text), ``confidence`` its probability, 0 to 1. Decides by these
        alone, never by the token drawn: see ``ThroughputLookahead.keeps``.
        """


class LookaheadPolicy(Protocol):
    """Chooses before each step and learns after it."""

    @property
    def judge(self) -> DraftJudge | None:
        """Who may end a draft early; None: every draft has the full length."""

    def next_lookahead(self, context: int) -> int:
        """Most tokens to draft in the next step; 0 is a plain pass.

        ``context`` is the number of tokens in the target's cache.
        """

    def observe(self, step: StepFinished, unsubmitted: float | None = None) -> None:
        """Take the outcome of a step into account.

        ``unsubmitted`` is the chance that the target would have accepted the token at which
        the judge ended the draft, where the target's verdict came so far.
        """

    def describe(self) -> str:
        """In a few words, for people: what it does at the moment."""


class _Unjudged:
    """Policies that fix the length before the draft begins."""

    judge: DraftJudge | None = None


class FixedLookahead(_Unjudged):
    """Always the same length."""

    def __init__(self, lookahead: int) -> None:
        self._lookahead = lookahead

    def next_lookahead(self, context: int) -> int:
        """Return the fixed length."""
        del context
        return self._lookahead

    def observe(self, step: StepFinished, unsubmitted: float | None = None) -> None:
        """Learn nothing."""
        del step, unsubmitted

    def describe(self) -> str:
        """Return "fixed 4", or "plain" for a length of 0."""
        return f"fixed {self._lookahead}" if self._lookahead else "plain"


class StepRule(_Unjudged):
    """One more after a good step, one less after a poor one: 1 to 8, from 4.

    The thresholds are those of realizar's ``speculative.rs``, on accepted / drafted of one step.
    """

    _MOST = 8

    def __init__(self) -> None:
        self._lookahead = DEFAULT_LOOKAHEAD

    def next_lookahead(self, context: int) -> int:
        """Return the present length."""
        del context
        return self._lookahead

    def observe(self, step: StepFinished, unsubmitted: float | None = None) -> None:
        """Go up above 80 % accepted, down below 50 %."""
        del unsubmitted
        if step.drafted:
            change = _change(step.accepted / step.drafted)
            self._lookahead = max(1, min(self._MOST, self._lookahead + change))

    def describe(self) -> str:
        """Return "step rule 4"."""
        return f"step rule {self._lookahead}"


class EwmaRule(_Unjudged):
    """The step rule on a moving average, with a pause after each change: 2 to 12, from 5.

    Limits, weight 0.2 and pause of 4 steps are those of oxibonsai-runtime; it never goes below 2.
    """

    _FEWEST, _MOST = 2, 12
    _WEIGHT = 0.2
    _PAUSE_STEPS = 4

    def __init__(self) -> None:
        self._lookahead = 5
        self._average: float | None = None
        self._since_change = 0

    def next_lookahead(self, context: int) -> int:
        """Return the present length."""
        del context
        return self._lookahead

    def observe(self, step: StepFinished, unsubmitted: float | None = None) -> None:
        """Follow the average of accepted / drafted."""
        del unsubmitted
        if not step.drafted:
            return
        share = step.accepted / step.drafted
        before = share if self._average is None else self._average
        self._average = before + self._WEIGHT * (share - before)
        self._since_change += 1
        change = _change(self._average)
        if change and self._since_change >= self._PAUSE_STEPS:
            self._lookahead = max(self._FEWEST, min(self._MOST, self._lookahead + change))
            self._since_change = 0

    def describe(self) -> str:
        """Return "EWMA rule 5"."""
        return f"EWMA rule {self._lookahead}"


def _change(accepted_share: float) -> int:
    if accepted_share > _GOOD_SHARE:
        return 1
    return -1 if accepted_share < _POOR_SHARE else 0


class PlainProbing:
    """Another policy with a few plain passes mixed in, so that plain speed is measured.

    Which steps are plain depends on their number alone, never on a clock.
    """

    def __init__(self, policy: LookaheadPolicy, *, first: bool) -> None:
        """``first`` starts with several plain passes: nothing was measured before."""
        self._policy = policy
        self._plain_steps = _FIRST_PLAIN_STEPS if first else 0
        self._steps = 0
        self._probed = False

    @property
    def judge(self) -> DraftJudge | None:
        """That of the other policy."""
        return self._policy.judge

    def next_lookahead(self, context: int) -> int:
        """Return 0 at a probe, else what the other policy says."""
        in_run = (self._steps - _PLAIN_AT) % _PLAIN_EVERY < _PLAIN_STEPS
        self._probed = self._steps < self._plain_steps or in_run
        self._steps += 1
        return 0 if self._probed else self._policy.next_lookahead(context)

    def observe(self, step: StepFinished, unsubmitted: float | None = None) -> None:
        """Pass on what the other policy chose."""
        if not self._probed:
            self._policy.observe(step, unsubmitted)

    def describe(self) -> str:
        """In the words of the other policy."""
        return self._policy.describe()


def unadaptive_policy(config: SpeculativeConfig) -> LookaheadPolicy:
    """Make the policy of a rule that needs no costs; ``Session`` keeps the adaptive one."""
    rule = config.effective_rule
    if rule is LookaheadRule.STEP:
        return StepRule()
    if rule is LookaheadRule.EWMA:
        return EwmaRule()
    return FixedLookahead(config.lookahead or DEFAULT_LOOKAHEAD)
