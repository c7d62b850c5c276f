"""Lookahead policies without costs or probabilities: a fixed length, and two rules.

The rules follow the share of drafted tokens that were accepted. Other programs use them; they are
here for comparison with ``adaptive.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from foretoken.engine.config import DEFAULT_LOOKAHEAD, LookaheadRule, SpeculativeConfig
from foretoken.engine.events import DraftLength, PolicyState, PolicyStatus, StepFinished
from foretoken.engine.lookahead.policy import (
    EarlyStopping,
    LookaheadPolicy,
    Outlook,
    reason_or_none,
)

# Accepted shares above and below which drafts get longer and shorter.
_GOOD_SHARE, _POOR_SHARE = 0.8, 0.5


def simple_rule(config: SpeculativeConfig) -> LookaheadPolicy:
    """Create the policy of any rule but ADAPTIVE, whose learned state ``Session`` holds."""
    rule = config.effective_rule
    if rule is LookaheadRule.STEP:
        return StepRule()
    if rule is LookaheadRule.EWMA:
        return EwmaRule()
    return FixedLookahead(config.lookahead or DEFAULT_LOOKAHEAD)


class _FixedBeforehand:
    """Base of policies that fix the length before the draft begins."""

    early_stopping: EarlyStopping | None = None
    _state: PolicyState
    _reason: DraftLength | None = None

    def __init__(self, lookahead: int) -> None:
        self._lookahead = lookahead

    def next_lookahead(self, cached: int) -> int:
        """Return the current length."""
        del cached
        return self._lookahead

    def status(self) -> PolicyStatus:
        """Return the rule with the current length."""
        return PolicyStatus(self._state, self._lookahead)

    def outlook(self, batch: int) -> Outlook:
        """Return why the length was chosen; these policies know no costs."""
        del batch
        return Outlook(reason_or_none(self._reason))


class FixedLookahead(_FixedBeforehand):
    """Policy with a constant length."""

    _state = PolicyState.FIXED

    def __init__(self, lookahead: int) -> None:
        super().__init__(lookahead)
        self._reason = DraftLength.FIXED if lookahead else None

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Learn nothing."""
        del step, chances

    def status(self) -> PolicyStatus:
        """Return FIXED with the length, or PLAIN for length 0."""
        return super().status() if self._lookahead else PolicyStatus(PolicyState.PLAIN)


class StepRule(_FixedBeforehand):
    """Rule that adds one after a good step and subtracts one after a poor one: 1 to 8, from 4.

    The thresholds on accepted / drafted of one step are those of realizar's ``speculative.rs``.
    """

    _MAX = 8
    _state = PolicyState.STEP
    _reason = DraftLength.KEPT

    def __init__(self) -> None:
        super().__init__(DEFAULT_LOOKAHEAD)

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Increase above 80 % accepted, decrease below 50 %."""
        del chances
        if step.drafted:
            before = self._lookahead
            change = _change(step.accepted / step.drafted)
            self._lookahead = max(1, min(self._MAX, before + change))
            self._reason = _reason_of(self._lookahead - before)


class EwmaRule(_FixedBeforehand):
    """Step rule on a moving average, with a pause after each change: 2 to 12, from 5.

    Limits, weight 0.2 and pause of 4 steps are those of oxibonsai-runtime; it never goes below 2.
    """

    _MIN, _MAX = 2, 12
    _WEIGHT = 0.2
    _PAUSE_STEPS = 4
    _state = PolicyState.EWMA
    _reason = DraftLength.KEPT

    def __init__(self) -> None:
        super().__init__(5)
        self._average: float | None = None
        self._since_change = 0

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Track the average of accepted / drafted."""
        del chances
        if not step.drafted:
            return
        share = step.accepted / step.drafted
        before = share if self._average is None else self._average
        self._average = before + self._WEIGHT * (share - before)
        self._since_change += 1
        change = _change(self._average)
        length = self._lookahead
        if change and self._since_change >= self._PAUSE_STEPS:
            self._lookahead = max(self._MIN, min(self._MAX, length + change))
            self._since_change = 0
        self._reason = _reason_of(self._lookahead - length)


def _reason_of(change: int) -> DraftLength:
    if not change:
        return DraftLength.KEPT
    return DraftLength.RAISED if change > 0 else DraftLength.LOWERED


def _change(accepted_share: float) -> int:
    if accepted_share > _GOOD_SHARE:
        return 1
    return -1 if accepted_share < _POOR_SHARE else 0
