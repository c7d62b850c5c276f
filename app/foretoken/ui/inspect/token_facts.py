"""Facts about a token with short labels, from the answer's records or from recomputing it."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.engine.events import DraftSource, RejectedDraft, StepFinished, TokenEmitted
from foretoken.engine.events import TokenOrigin as Origin
from foretoken.engine.figures import format_percent, format_probability
from foretoken.engine.inspection import (
    Alternative,
    Continuability,
    InspectedToken,
    TokenProbability,
    recorded_acceptance,
    recorded_now,
)
from foretoken.models.pair_setup import AnswerSettings
from foretoken.system.language import number, quoted, tr
from foretoken.ui.look.token_style import visible

DECIMALS = 3
"""Decimals of recomputed probabilities; recorded ones have two."""
_SHOWN_DIFFERENCE = 0.015
"""Difference of recorded and recomputed probabilities above which both are shown."""


@dataclass(frozen=True, slots=True)
class TokenFact:
    """A label, its value, and a tooltip that explains it."""

    label: str
    value: str
    tip: str


def shown_token(text: str) -> str:
    """Return a token quoted for use in a sentence."""
    return quoted(visible(text))


def facts_of(
    token: TokenEmitted,
    step: StepFinished | None,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
) -> list[TokenFact]:
    """Return how the token was written. ``found``: the result of recomputing the answer."""
    if token.origin is Origin.UNKNOWN:
        return []
    facts: list[TokenFact] = []

    def add(label: str, value: str, tip: str) -> None:
        facts.append(TokenFact(label, value, tip))

    def now(opinion: TokenProbability) -> float:
        """Return a recomputed probability that is comparable with the recorded one."""
        return opinion.after if settings is None else recorded_now(opinion, settings.sampling)

    def probability(of: TokenEmitted | RejectedDraft, *, of_draft: bool = False) -> str:
        known = None if found is None else found.of(of.id)
        opinion = None if known is None else known.draft if of_draft else known.target
        if opinion is not None:
            return format_probability(now(opinion), DECIMALS)
        return format_probability(of.draft_prob if of_draft else of.target_prob)

    rejected = token.rejected
    was_drafted = rejected is not None or token.origin is Origin.DRAFT
    source = token.source if rejected is None or step is None else step.source
    copied = source is DraftSource.LOOKUP
    if rejected is not None:
        tip = tr("The drafted token that the target replaced")
        add(tr("Rejected draft"), shown_token(rejected.text), tip)
        drafter = tr("Prompt lookup") if copied else tr("Draft model")
        add(tr("Drafted by"), drafter, tr("Where the drafted token came from"))
    if was_drafted and not copied:
        label = tr("Draft p", about="a probability")
        if rejected is not None:
            label = tr("Draft p (rejected)", about="a probability, of the rejected token")
        tip = tr("The probability with which the draft proposed it")
        add(label, probability(rejected or token, of_draft=True), tip)
    if rejected is not None:
        label = tr("Target p (rejected)", about="a probability, of the rejected token")
        tip = tr("The probability that the target gave the rejected token")
        add(label, probability(rejected), tip)
    tip = tr("The probability that the target gave it when it was sampled")
    add(tr("Target p", about="a probability"), probability(token), tip)
    if was_drafted:
        facts += _acceptance(token, settings, found, copied=copied)
    if found is None:
        return facts
    if was_drafted and found.instead is not None:
        tip = tr(
            "The probability of the written token among those the target could still choose from"
        )
        value = format_probability(found.instead, DECIMALS)
        add(tr("Residual p", about="a probability"), value, tip)
    tip = tr("Tokens that could be sampled here")
    add(tr("Candidates"), number(found.remaining), tip)
    if found.any_draft is not None:
        tip = tr("The chance that a token drafted here is accepted, whichever it is")
        add(tr("Expected acceptance"), format_percent(found.any_draft), tip)
    recorded = token.target_prob
    if recorded is not None and abs(recorded - now(found.of(token.id).target)) > _SHOWN_DIFFERENCE:
        tip = tr(
            "The target p recorded when the token was written. Other batch sizes or engine "
            "settings give slightly different probabilities."
        )
        add(tr("Recorded p", about="a probability"), format_probability(recorded), tip)
    return facts


def _acceptance(
    token: TokenEmitted,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
    *,
    copied: bool,
) -> list[TokenFact]:
    """Return how the target judged the draft; empty if unknown."""
    label = tr("Acceptance")
    if settings is not None and settings.sampling.greedy:
        tip = tr("At temperature 0, only the target's most likely token is accepted.")
        return [TokenFact(label, tr("most likely only"), tip)]
    if settings is not None and settings.judged_as_a_whole:
        tip = tr("Block verification judges the draft as a whole, not token by token.")
        return [TokenFact(label, tr("whole draft"), tip)]
    if found is not None and found.acceptance is not None:
        chance: float | None = found.acceptance
    elif copied:
        chance = (token.rejected or token).target_prob
    else:
        chance = None if settings is None else recorded_acceptance(token, settings.sampling)
    if chance is None:
        return []
    return [TokenFact(label, format_percent(chance), tr("The chance that this draft was accepted"))]


def tag_of(each: Alternative, token: TokenEmitted) -> str:
    """Return a word that marks a special candidate; empty for others."""
    if each.id == token.id:
        return tr("written", about="a token that stands here")
    if token.rejected is not None and each.id == token.rejected.id:
        return tr("rejected", about="a token that was drafted")
    if each.goes_on is Continuability.END:
        return tr("ends the answer")
    return ""


def why_not_from(each: Alternative, token: TokenEmitted) -> str:
    """Return why an answer cannot continue from a candidate; empty if it can."""
    if each.id == token.id:
        return tr("Already in the answer")
    return {
        Continuability.END: tr("The answer would end here"),
        Continuability.PART: tr("Only part of a character"),
        Continuability.CONTROL: tr("Not text"),
    }.get(each.goes_on, "")
