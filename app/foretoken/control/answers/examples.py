"""A step, a token and the costs of an answer, as examples of speculative decoding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.answers.answer_run import history_of, settings_of
from foretoken.control.engine.run_history import TimeSplit
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
    """A target pass, with its tokens."""

    step: StepFinished
    before: str
    """The text that it goes on from."""
    accepted: tuple[TokenEmitted, ...]
    rejected: RejectedDraft | None
    """The drafted token behind these, if the target put another one in its place."""
    own: TokenEmitted | None
    """What the target itself added: a correction or a bonus token; None at an end."""

    @property
    def unseen(self) -> int:
        """Drafted tokens behind the rejected one: the target did not judge them."""
        return self.step.drafted - self.step.evaluated


def last_answer(conversation: Conversation) -> Message | None:
    """The last answer of the shown branch that has ended and of which steps were kept."""
    for message in reversed(conversation.messages):
        told = message.role is Role.ASSISTANT and message.statistics is not None
        if told and message.steps and message.tokens:
            return message
    return None


def step_to_show(answer: Message) -> ExampleStep | None:
    """The most instructive step: with a rejected token, then with many accepted ones.

    None where nothing was ever drafted.
    """
    steps = {step.index: step for step in answer.steps}
    found: list[tuple[tuple[bool, bool, int], ExampleStep]] = []
    at = 0
    for index, group in groupby(answer.tokens, key=lambda token: token.step):
        tokens = tuple(group)
        step = steps.get(index)
        if step is not None and step.drafted:
            told = _told(step, tokens, answer.tokens[max(0, at - _TOKENS_BEFORE) : at])
            if told is not None:
                count = len(told.accepted)
                handy = step.drafted <= _MOST_SHOWN
                telling = handy and count >= _FEWEST_ACCEPTED
                found.append(((telling, told.rejected is not None, count), told))
        at += len(tokens)
    return max(found, key=lambda each: each[0])[1] if found else None


def step_of(answer: Message, index: int) -> ExampleStep | None:
    """The step that wrote a token, as far as its tokens are part of the answer.

    None for a token that was chosen by hand, and where no record of the step was kept.
    """
    number = answer.tokens[index].step
    step = next((step for step in answer.steps if step.index == number), None)
    if step is None:
        return None
    at = [i for i, token in enumerate(answer.tokens) if token.step == number]
    accepted, rejected, own = _parts([answer.tokens[i] for i in at])
    before = "".join(token.text for token in answer.tokens[max(0, at[0] - _TOKENS_BEFORE) : at[0]])
    return ExampleStep(step, before, accepted, rejected, own)


def _parts(
    tokens: Sequence[TokenEmitted],
) -> tuple[tuple[TokenEmitted, ...], RejectedDraft | None, TokenEmitted | None]:
    """What was accepted, what was rejected, and what the target itself added."""
    accepted = tuple(token for token in tokens if token.origin is TokenOrigin.DRAFT)
    own = next((token for token in tokens if token.origin is not TokenOrigin.DRAFT), None)
    return accepted, own.rejected if own is not None else None, own


def _told(
    step: StepFinished, tokens: Sequence[TokenEmitted], before: Sequence[TokenEmitted]
) -> ExampleStep | None:
    accepted, rejected, own = _parts(tokens)
    if len(accepted) != step.accepted:  # a stop string took some of its text
        return None
    return ExampleStep(step, "".join(token.text for token in before), accepted, rejected, own)


_LEAST_DRAFT = 0.1
"""Below this, probabilities in whole percent are too coarse for the chance that is shown."""


@dataclass(frozen=True, slots=True)
class ExampleRule:
    """Probabilities are rounded to hundredths, so that the shown figures add up."""

    text: str
    """The drafted token."""
    target_prob: float
    draft_prob: float | None
    """None at temperature 0, where it does not matter."""
    chance: float | None
    """With which it is kept; None at temperature 0, where there is no chance in it."""
    instead: TokenEmitted | None
    """What the target put in its place; None where it was kept."""


def rule_to_show(answer: Message) -> ExampleRule | None:
    """A rejected token where the rule has something to say, or else an accepted one.

    None where no probabilities were kept, or it is not known how the answer was sampled, or its
    drafts were judged as a whole, which is another rule.
    """
    settings = settings_of(answer.source)
    if settings is None or settings.judged_as_a_whole:
        return None
    sampling = settings.sampling
    best: tuple[tuple[bool, bool, float], ExampleRule] | None = None
    for token in map(_rounded, answer.tokens):
        told: ExampleRule | None = None
        if sampling.greedy:
            told = _greedy(token)
        elif (chance := recorded_acceptance(token, sampling)) is not None:
            told = _drawn(token, chance)
        if told is not None:
            between = 0.0 if told.chance is None else told.chance * (1.0 - told.chance)
            rank = (between > 0.0, told.instead is not None, between)
            if best is None or rank > best[0]:
                best = rank, told
    return None if best is None else best[1]


def _drawn(token: TokenEmitted, chance: float) -> ExampleRule | None:
    rejected = token.rejected
    text = token.text if rejected is None else rejected.text
    target = token.target_prob if rejected is None else rejected.target_prob
    draft = token.draft_prob if rejected is None else rejected.draft_prob
    if target is None or draft is None or draft < _LEAST_DRAFT or not text.strip():
        return None
    if token.source is DraftSource.LOOKUP:  # that gives all it copies 1, which tells nothing
        return None
    return ExampleRule(text, target, draft, chance, token if rejected is not None else None)


def _greedy(token: TokenEmitted) -> ExampleRule | None:
    rejected = token.rejected
    if rejected is not None:
        if rejected.target_prob is None or token.target_prob is None or not rejected.text.strip():
            return None
        return ExampleRule(rejected.text, rejected.target_prob, None, None, token)
    if token.origin is not TokenOrigin.DRAFT or token.target_prob is None or not token.text.strip():
        return None
    return ExampleRule(token.text, token.target_prob, None, None, None)


def _rounded(token: TokenEmitted) -> TokenEmitted:
    rejected = token.rejected
    if rejected is not None:
        rejected = replace(
            rejected,
            target_prob=_hundredths(rejected.target_prob),
            draft_prob=_hundredths(rejected.draft_prob),
        )
    return replace(
        token,
        target_prob=_hundredths(token.target_prob),
        draft_prob=_hundredths(token.draft_prob),
        rejected=rejected,
    )


def _hundredths(probability: float | None) -> float | None:
    return None if probability is None else round(probability, 2)


@dataclass(frozen=True, slots=True)
class StepCosts:
    """Means over all steps of an answer, those without a draft too."""

    split: TimeSplit
    tokens: float
    """Tokens of a step; see ``RunStatistics.mean_acceptance_length``."""
    drafted: float
    """Drafted tokens of a target pass."""
    plain_ms: float | None
    """A pass over a single token, as measured in the same session."""

    @property
    def plain_for_as_many_ms(self) -> float | None:
        """What the target alone takes for the tokens of a step."""
        return None if self.plain_ms is None else self.plain_ms * self.tokens

    @property
    def needed(self) -> float | None:
        """How many tokens a step has to give to be as fast as the target alone."""
        return None if self.plain_ms is None else self.split.total_ms / self.plain_ms


def costs_of(answer: Message) -> StepCosts | None:
    """None where nothing was drafted or measured."""
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
