"""Examples of speculative decoding from an answer: a step, a token and its mean costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.answers.answer_control import history_of, settings_of
from foretoken.control.engine.run_history import TimeSplit
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import (
    DraftSource,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.inspection import recorded_acceptance
from foretoken.engine.speedup import measured_speedup

_TOKENS_BEFORE = 12
_FEWEST_ACCEPTED, _MOST_SHOWN = 2, 8


@dataclass(frozen=True, slots=True)
class ExampleStep:
    """A step with its tokens."""

    step: StepFinished
    before: str
    """The text before it."""
    accepted: tuple[TokenEmitted, ...]
    rejected: RejectedDraft | None
    """The drafted token after these, if the target replaced it."""
    own: TokenEmitted | None
    """The target's own token: a correction or a bonus token; None at the end of an answer."""

    @property
    def unseen(self) -> int:
        """Number of drafted tokens after the rejected one, which were not verified."""
        return self.step.drafted - self.step.evaluated


def last_answer(conversation: Conversation) -> Message | None:
    """Return the last finished answer of the shown branch whose steps were recorded."""
    for message in reversed(conversation.messages):
        told = message.role is Role.ASSISTANT and message.statistics is not None
        if told and message.steps and message.tokens:
            return message
    return None


def step_to_show(answer: Message) -> ExampleStep | None:
    """Return the most instructive step: short, with a rejected and many accepted tokens.

    None if nothing was drafted.
    """
    steps = {step.index: step for step in answer.steps if step.drafted}
    found: list[tuple[tuple[bool, bool, int], ExampleStep]] = []
    for index, places in groupby(range(len(answer.tokens)), lambda i: answer.tokens[i].step):
        if index in steps:
            example = _example(answer, steps[index], list(places))
            count = len(example.accepted)
            handy = example.step.drafted <= _MOST_SHOWN and count >= _FEWEST_ACCEPTED
            if count == example.step.accepted:  # otherwise a stop string removed some of its text
                found.append(((handy, example.rejected is not None, count), example))
    return max(found, key=lambda each: each[0])[1] if found else None


def step_of(answer: Message, index: int) -> ExampleStep | None:
    """Return the step that wrote a token, with those of its tokens that are in the answer.

    None for a token that was chosen by hand, or if the step was not recorded.
    """
    number = answer.tokens[index].step
    step = next((step for step in answer.steps if step.index == number), None)
    if step is None:
        return None
    return _example(answer, step, [i for i, t in enumerate(answer.tokens) if t.step == number])


def _example(answer: Message, step: StepFinished, places: Sequence[int]) -> ExampleStep:
    """Return a step whose tokens have these indices."""
    tokens, first = [answer.tokens[i] for i in places], places[0]
    accepted = tuple(token for token in tokens if token.origin is TokenOrigin.DRAFT)
    own = next((token for token in tokens if token.origin is not TokenOrigin.DRAFT), None)
    before = "".join(t.text for t in answer.tokens[max(0, first - _TOKENS_BEFORE) : first])
    return ExampleStep(step, before, accepted, None if own is None else own.rejected, own)


_LEAST_DRAFT = 0.1
"""Below this, probabilities in whole percent are too coarse for the displayed chance."""


@dataclass(frozen=True, slots=True)
class ExampleRule:
    """The acceptance rule applied to a token; rounded to hundredths, so that figures add up."""

    text: str
    """The drafted token."""
    target_prob: float
    draft_prob: float | None
    """None at temperature 0, where it does not matter."""
    chance: float | None
    """Probability of acceptance; None at temperature 0, where nothing is random."""
    instead: TokenEmitted | None
    """The token that replaced it; None if it was accepted."""


def rule_to_show(answer: Message) -> ExampleRule | None:
    """Return the most instructive token: one with an uncertain outcome, rejected if possible.

    None if no probabilities were recorded, the sampling is unknown, or drafts were verified as a
    whole, which is another rule.
    """
    settings = settings_of(answer.source)
    if settings is None or settings.judged_as_a_whole:
        return None
    rules = [_rule_for(_rounded(token), settings.sampling) for token in answer.tokens]
    return max(filter(None, rules), key=_instructiveness, default=None)


def _instructiveness(rule: ExampleRule) -> tuple[bool, bool, float]:
    uncertainty = 0.0 if rule.chance is None else rule.chance * (1.0 - rule.chance)
    return uncertainty > 0.0, rule.instead is not None, uncertainty


def _rule_for(token: TokenEmitted, sampling: SamplingParams) -> ExampleRule | None:
    drafted, instead = token.rejected or token, None if token.rejected is None else token
    target_prob, draft_prob = drafted.target_prob, drafted.draft_prob
    if target_prob is None or not drafted.text.strip():
        return None
    if sampling.greedy:
        accepted = token.origin is TokenOrigin.DRAFT
        shown = accepted if instead is None else token.target_prob is not None
        return ExampleRule(drafted.text, target_prob, None, None, instead) if shown else None
    chance = recorded_acceptance(token, sampling)
    if chance is None or draft_prob is None or draft_prob < _LEAST_DRAFT:
        return None
    if token.source is DraftSource.LOOKUP:  # all copied tokens have probability 1, no example
        return None
    return ExampleRule(drafted.text, target_prob, draft_prob, chance, instead)


def _rounded(token: TokenEmitted) -> TokenEmitted:
    rejected = token.rejected
    if rejected is not None:
        rejected = replace(rejected, **_hundredths(rejected))
    return replace(token, rejected=rejected, **_hundredths(token))


def _hundredths(token: TokenEmitted | RejectedDraft) -> dict[str, Any]:
    """Return the probabilities of a token, rounded."""
    probs = {"target_prob": token.target_prob, "draft_prob": token.draft_prob}
    return {name: None if prob is None else round(prob, 2) for name, prob in probs.items()}


@dataclass(frozen=True, slots=True)
class StepCosts:
    """Means over all steps of an answer, including those without a draft."""

    split: TimeSplit
    tokens: float
    """Tokens per step; see ``RunStatistics.mean_acceptance_length``."""
    drafted: float
    """Drafted tokens per target pass."""
    plain_ms: float | None
    """Time of a pass over a single token, as measured in the same session."""

    @property
    def plain_for_as_many_ms(self) -> float | None:
        """Time that the target alone takes for the tokens of a step."""
        return None if self.plain_ms is None else self.plain_ms * self.tokens


def costs_of(answer: Message) -> StepCosts | None:
    """Return the mean costs; None if nothing was drafted or measured."""
    statistics = answer.statistics
    split = history_of(answer).time_split
    if statistics is None or split is None or not statistics.drafted:
        return None
    tokens = statistics.mean_acceptance_length
    if not tokens:
        return None
    found = measured_speedup(statistics)
    plain_ms = None if found is None else 1000.0 / found.plain_tokens_per_second
    return StepCosts(split, tokens, statistics.drafted / statistics.steps, plain_ms)
