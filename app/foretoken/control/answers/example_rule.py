"""A drafted token of an answer, as an example of the rule by which the target accepts tokens."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.answer_run import settings_of
from foretoken.engine.events import DraftSource, TokenEmitted, TokenOrigin
from foretoken.engine.inspection import recorded_acceptance

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
