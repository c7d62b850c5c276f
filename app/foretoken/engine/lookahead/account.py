"""Budget for drafting: it may lose no more than a small share of plain decoding's time.

Follows the rule of conservative bandits (Wu et al. 2016, arXiv 1602.04282): uncertain options are
tried only as long as the total, counted at their lower bounds, stays above a share of what the safe
choice gives. Here the safe choice is plain decoding. While there is credit, drafts follow expected
gains; once it is used up, only drafts that gain even at their lower bound are run.
"""

from __future__ import annotations

# Share of the time of plain decoding since the answer began, plus this many passes.
_SHARE, _PASSES = 0.02, 2.0
# Gains of drafting may be spent again, up to _MAX_CREDIT passes. The next answer starts with a
# part of them, small enough that it cannot become much slower.
_MAX_CREDIT, _MAX_CARRIED, _CARRIED_SHARE = 20.0, 2.0, 0.5
# Losses are carried over to the next answer; otherwise many short ones would lose two passes each.
# The rest of the budget is enough to notice that a text is easier.
_MAX_DEBT = 1.5
# Initial credit, in passes, of a pair that was twice as fast as plain decoding.
_CREDIT_PER_SPEEDUP = 8.0


class DraftAccount:
    """Account in units of plain passes, so that a slower machine changes nothing."""

    def __init__(self) -> None:
        self._credit = 0.0
        self._left = _PASSES

    def pays(self, tokens: float, passes: float) -> bool:
        """Whether the budget allows ``passes`` more for at least ``tokens`` more."""
        return max(0.0, self._left) + tokens >= passes

    def recall(self, speedup: float, *, pays: bool) -> None:
        """Start with credit for the pair's speedup in an earlier session.

        If its draft does not pay, most of the two passes start as a debt.
        """
        earned = max(0.0, _CREDIT_PER_SPEEDUP * (speedup - 1.0))
        self._credit = min(_MAX_CARRIED, earned) if pays else -_MAX_DEBT
        self._left = _PASSES + self._credit

    def begin_answer(self) -> None:
        """Carry over a limited credit or debt, because the next answer may be harder to draft."""
        earned = self._left - _PASSES
        kept = (
            max(self._credit, _CARRIED_SHARE * earned) if earned > 0.0 else max(-_MAX_DEBT, earned)
        )
        self._credit = min(_MAX_CARRIED, kept)
        self._left = _PASSES + self._credit

    def settle(self, tokens: float, passes: float) -> None:
        """Book a step that gave ``tokens`` in the time of ``passes`` plain passes."""
        earned = (1.0 + _SHARE) * tokens - passes
        self._left = min(_PASSES + _MAX_CREDIT, self._left + earned)
        if self._left < _PASSES:
            self._credit = 0.0


class CopyRecord:
    """Recent ratio of accepted to expected tokens in copies."""

    # Prior counts of accepted and expected tokens, and the decay per copy.
    _PRIOR_ACCEPTED, _PRIOR_EXPECTED, _DECAY = 2.0, 4.0, 0.95
    # Longest copy at first, and its limit relative to the last copy's accepted tokens.
    _MIN_LENGTH, _GROWTH = 8, 3.0

    def __init__(self) -> None:
        self.longest = self._MIN_LENGTH
        """Maximum length of the next copy."""
        self._accepted = self._expected = 0.0

    @property
    def share(self) -> float:
        """Conservative ratio of accepted to expected tokens, at most 1."""
        share = (self._accepted + self._PRIOR_ACCEPTED) / (self._expected + self._PRIOR_EXPECTED)
        return min(1.0, share)

    def observe(self, accepted: float, expected: float) -> None:
        """Count a copy with its accepted and expected number of tokens."""
        self._accepted = self._DECAY * self._accepted + accepted
        self._expected = self._DECAY * self._expected + expected
        self.longest = max(self._MIN_LENGTH, round(self._GROWTH * accepted))
