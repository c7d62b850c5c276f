"""What drafting may cost: never more than a small share of plain decoding, whatever is expected.

The rule of conservative bandits (Wu et al. 2016, arXiv 1602.04282): what is uncertain is tried only
as long as the total, at the lower bound of what it may bring, stays above a share of what the safe
choice gives. Here plain decoding is safe. While there is credit, drafts follow expectations; where
it is used up, only those run that gain even by the lower bound of what they may bring.
"""

from __future__ import annotations

# Of the time of plain decoding, since an answer began; and so many passes besides.
_SHARE, _PASSES = 0.02, 2.0
# What drafting has earned may be spent again, up to so many passes; the next answer begins with a
# part of that, few enough that no answer is much slower for it.
_MOST_CREDIT, _MOST_KEPT, _KEPT = 20.0, 2.0, 0.5
# What it has lost is owed by the next answer, or many short ones would lose their two passes each;
# what is left is enough to see that a text is easier.
_MOST_OWED = 1.5
# A pair that was twice as fast as plain decoding begins with so many passes.
_FOR_TWICE_AS_FAST = 8.0


class DraftAccount:
    """Counts in plain passes, so that a computer that slows down changes nothing."""

    def __init__(self) -> None:
        self._credit = 0.0
        self._left = _PASSES

    def pays(self, tokens: float, passes: float) -> bool:
        """Whether what takes ``passes`` longer may run, when it brings at least ``tokens`` more."""
        return max(0.0, self._left) + tokens >= passes

    def recall(self, speedup: float, *, pays: bool) -> None:
        """Begin with what a pair has earned at another time, as far as its speed tells.

        Where its draft does not pay, most of the two passes are owed.
        """
        earned = max(0.0, _FOR_TWICE_AS_FAST * (speedup - 1.0))
        self._credit = min(_MOST_KEPT, earned) if pays else -_MOST_OWED
        self._left = _PASSES + self._credit

    def begin_answer(self) -> None:
        """Another answer begins, which may be harder to draft."""
        earned = self._left - _PASSES
        kept = max(self._credit, _KEPT * earned) if earned > 0.0 else max(-_MOST_OWED, earned)
        self._credit = min(_MOST_KEPT, kept)
        self._left = _PASSES + self._credit

    def settle(self, tokens: float, passes: float) -> None:
        """A step gave so many tokens, in the time of so many plain passes."""
        earned = (1.0 + _SHARE) * tokens - passes
        self._left = min(_PASSES + _MOST_CREDIT, self._left + earned)
        if self._left < _PASSES:
            self._credit = 0.0


class CopyRecord:
    """What copies have brought of what was expected of them, of late."""

    # Before any was tried as if so many had come of so many expected ones.
    _ACCEPTED, _EXPECTED, _FORGETTING = 2.0, 4.0, 0.95
    # A copy may be so long, and so many times as long as the last one was right.
    _SHORT, _GROWTH = 8, 3.0

    def __init__(self) -> None:
        self.longest = self._SHORT
        """So many tokens may be copied next."""
        self._accepted = self._expected = 0.0

    @property
    def share(self) -> float:
        """At least so much of an expectation comes true; 1 at the most."""
        share = (self._accepted + self._ACCEPTED) / (self._expected + self._EXPECTED)
        return min(1.0, share)

    def observe(self, accepted: float, expected: float) -> None:
        """A copy of which ``expected`` tokens were to be accepted."""
        self._accepted = self._FORGETTING * self._accepted + accepted
        self._expected = self._FORGETTING * self._expected + expected
        self.longest = max(self._SHORT, round(self._GROWTH * accepted))
