"""What of a pair test fits its time, by what passes cost on this machine.

A model that writes hundreds of tokens a second answers prompts of every kind, at several fixed
lengths, more than once; one that writes three is asked a single short question. What is left out
is said to be left out: an answer of a few tokens would be no measurement.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from foretoken.engine.config import MIN_LOOKAHEAD

MOST_TOKENS = 128
"""Per answer: in a chat most are no longer."""
# Kinds of text, fixed lengths, and the fewest tokens per answer that this shape is worth: the
# first shape that fits is taken.
_SHAPES = ((4, 3, 64), (4, 2, 64), (4, 1, 48), (4, 0, 40), (3, 0, 40), (2, 0, 32), (1, 0, 16))
# Lengths are chosen for drafts of which such a share is accepted, the commonest first; where they
# are the same for all, usual ones come after them.
_ACCEPTANCES, _USUAL = (0.7, 0.9, 0.5), (4, 2, 8)
_MOST_LOOKAHEAD = 16
# Before the test it is not known how much of a draft will be accepted: rather too little.
_CAUTIOUS_ACCEPTANCE = 0.5
# What looking for drafts costs where they do not pay.
_ADAPTIVE_COST = 1.15
# Prompts are read in large batches; the largest that is measured is of 16 tokens.
_READING_BATCH = 16
# The rest of the time is for what was not foreseen; the last question may take longer by a share,
# and a test is cut short where the machine has become much slower than it was measured.
_PLANNED_SHARE, _OVERTIME, _PATIENCE = 0.85, 0.1, 1.5


class Costs(Protocol):
    """Of the passes of one model: see ``engine.cost_model.PassCosts``."""

    def ms(self, tokens: int, context: int = 0) -> float:
        """Time of a pass over ``tokens`` behind ``context`` in the cache."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to run for each prompt."""

    kinds: int
    """How many kinds of text fit for sure: the first ones."""
    lookaheads: tuple[int, ...]
    """Fixed lengths to try besides the adaptive one."""
    tokens: int
    """Per answer, at most."""


class AnswerCosts:
    """Expected times of answers, from those of passes."""

    def __init__(self, target: Costs, draft: Costs | None) -> None:
        """``draft`` is None where drafts are looked up in the text, at no cost."""
        self._target, self._draft = target, draft

    def reading_ms(self, tokens: int) -> float:
        """Reading a prompt in both models."""
        batches = tokens / _READING_BATCH
        models = [self._target, *([self._draft] if self._draft else [])]
        return batches * sum(model.ms(_READING_BATCH) for model in models)

    def step_ms(self, lookahead: int, context: int) -> float:
        """Drafting so many tokens and verifying them."""
        drafting_ms = 0.0
        if self._draft is not None:
            # The first pass of a step also reads what the target added.
            drafting_ms = self._draft.ms(2, context)
            drafting_ms += (lookahead - 1) * self._draft.ms(1, context)
        return drafting_ms + self._target.ms(lookahead + 1, context)

    def answers_ms(self, lookaheads: Sequence[int], tokens: int, context: int) -> float:
        """Answer plainly, adaptively, and with each of the fixed lengths."""
        plain_ms = self._target.ms(1, context)
        fixed_ms = sum(
            self.step_ms(length, context) / expected_tokens(length, _CAUTIOUS_ACCEPTANCE)
            for length in lookaheads
        )
        return tokens * (plain_ms + plain_ms * _ADAPTIVE_COST + fixed_ms)


def expected_tokens(lookahead: int, acceptance: float) -> float:
    """Tokens per step where each drafted one is accepted with that chance (Leviathan et al.)."""
    return sum(acceptance**position for position in range(lookahead + 1))


def useful_lookaheads(costs: AnswerCosts, context: int) -> list[int]:
    """Return lengths worth trying: first those that earn most at usual rates of acceptance."""
    best = [
        max(
            range(MIN_LOOKAHEAD, _MOST_LOOKAHEAD + 1),
            key=lambda length: expected_tokens(length, rate) / costs.step_ms(length, context),
        )
        for rate in _ACCEPTANCES
    ]
    return list(dict.fromkeys([*best, *_USUAL]))


def plan_test(costs: AnswerCosts, prompt_lengths: Sequence[int], budget_ms: float) -> Plan | None:
    """Choose how much of a test to make; None where not even one kind of text fits the time.

    ``prompt_lengths`` are the tokens of one prompt of each kind, in the order of their weight.
    """
    context = max(prompt_lengths, default=0) + MOST_TOKENS // 2
    lookaheads = useful_lookaheads(costs, context)
    planned_ms = _PLANNED_SHARE * budget_ms
    for kinds, lengths, fewest in _SHAPES:
        asked = prompt_lengths[:kinds]
        tried = tuple(lookaheads[:lengths])
        reading_ms = sum(costs.reading_ms(length) for length in asked)
        token_ms = len(asked) * costs.answers_ms(tried, 1, context)
        tokens = int((planned_ms - reading_ms) / token_ms) if asked else 0
        if tokens >= fewest:
            return Plan(len(asked), tried, min(MOST_TOKENS, tokens))
    return None


class Clock:
    """The time of a test: what is used, and whether there is enough for more."""

    def __init__(self, seconds: float) -> None:
        """Start now."""
        self._seconds = seconds
        self._started = time.perf_counter()
        self._measured_s = self._expected_s = 0.0
        self._pace = 1.0  # the one over the other
        self._whole_s = seconds
        self._share = 0.0

    @property
    def elapsed_s(self) -> float:
        """Since the start."""
        return time.perf_counter() - self._started

    @property
    def share(self) -> float:
        """Of the time that the test takes, below 1; never goes back."""
        whole_s = min(self._seconds, self._pace * self._whole_s)
        self._share = max(self._share, min(0.99, self.elapsed_s / whole_s))
        return self._share

    @property
    def overdue(self) -> bool:
        """Whether it is time to give up what is running."""
        return self.elapsed_s > _PATIENCE * self._seconds

    def expect(self, seconds: float) -> None:
        """Hear how long everything would take that can be asked."""
        self._whole_s = seconds

    def has_time_for(self, expected_s: float) -> bool:
        """Whether that much, at the pace of the machine so far, still fits."""
        until_s = self.elapsed_s + self._pace * expected_s
        return until_s <= (1.0 + _OVERTIME) * self._seconds

    def compare(self, measured_s: float, expected_s: float) -> None:
        """Learn how fast the machine is beside what was expected."""
        self._measured_s += measured_s
        self._expected_s += expected_s
        self._pace = self._measured_s / self._expected_s
