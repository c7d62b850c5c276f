"""Stand-ins that adaptive drafting depends on: fixed pass times, and scripted decisions."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.session import Session


class KnownCosts(PassCosts):
    """Pass costs that never change."""

    def observe(self, tokens: int, ms: float, cached: int = 0) -> None:
        del tokens, ms, cached


ENDLESS: Any = SimpleNamespace(is_end=lambda _: False)
"""As much of a vocabulary as prompt lookup asks for, without any end token."""


class Wishes:
    """Early stopping that proposes a fixed number of looked-up tokens and records its calls."""

    def __init__(self, count: int = 32) -> None:
        self.count = count
        self.heard: list[list[float]] = []

    def lookup_length(self, chances: Sequence[float], least: Sequence[float]) -> int:
        assert all(0.0 <= low <= one for low, one in zip(least, chances, strict=False))
        self.heard.append(list(chances))
        return min(self.count, len(chances))


CHEAP_BATCHES = {1: 10.0, 4: 11.0, 8: 14.0, 17: 22.0}


def make_drafting_pay(session: Session, target: Mapping[int, float] = CHEAP_BATCHES) -> None:
    """Make a tiny target look like a large one whose draft costs a hundredth of it."""
    session.target.costs = KnownCosts(target)
    if session.draft is not None:
        session.draft.costs = KnownCosts({1: 0.1})
    session._adaptive.clear()


def make_like_new(session: Session) -> None:
    """Clear the caches and everything learned of the pair."""
    session.clear_caches()
    session._adaptive.clear()
