"""How many tokens to draft in the next step."""

from __future__ import annotations

from typing import Protocol

from foretoken.engine.events import StepFinished

# Plain passes that give the first answer its measured plain speed, and the short runs that
# refresh it: 3 steps in 128 cost about 1 % where speculation doubles the speed. The first of a
# run does not count (see PlainSpeed).
_FIRST_PLAIN_STEPS = 4
_PLAIN_STEPS = 3
_PLAIN_EVERY = 128


class LookaheadPolicy(Protocol):
    """Chooses before each step and learns after it."""

    def next_lookahead(self) -> int:
        """Tokens to draft in the next step; 0 is a plain pass."""

    def observe(self, step: StepFinished) -> None:
        """Take the outcome of a step into account."""


class FixedLookahead:
    """Always the same length."""

    def __init__(self, lookahead: int) -> None:
        self._lookahead = lookahead

    def next_lookahead(self) -> int:
        """Return the fixed length."""
        return self._lookahead

    def observe(self, step: StepFinished) -> None:
        """Learn nothing."""


class PlainProbing:
    """Another policy with a few plain passes mixed in, so that plain speed is measured.

    Which steps are plain depends on their number alone, never on a clock, so the same seed
    gives the same text.
    """

    def __init__(self, policy: LookaheadPolicy, *, first: bool) -> None:
        """``first`` starts with several plain passes: nothing was measured before."""
        self._policy = policy
        self._plain_steps = _FIRST_PLAIN_STEPS if first else 0
        self._steps = 0

    def next_lookahead(self) -> int:
        """Return 0 at a probe, else what the other policy says."""
        in_run = self._steps % _PLAIN_EVERY >= _PLAIN_EVERY - _PLAIN_STEPS
        probe = self._steps < self._plain_steps or in_run
        self._steps += 1
        return 0 if probe else self._policy.next_lookahead()

    def observe(self, step: StepFinished) -> None:
        """Pass drafted steps on."""
        if step.lookahead:
            self._policy.observe(step)
