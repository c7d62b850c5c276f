"""What is known of a token, as figures with short labels.

They come from the records of the answer, or from reading it again.
"""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.control.engine.records import AnswerSettings
from foretoken.engine.events import DraftSource, RejectedDraft, StepFinished, TokenEmitted
from foretoken.engine.events import TokenOrigin as Origin
from foretoken.engine.figures import format_percent, format_probability
from foretoken.engine.inspection import (
    Alternative,
    GoesOn,
    InspectedToken,
    recorded_acceptance,
    recorded_now,
)
from foretoken.system.language import number, quoted, tr
from foretoken.ui.parts.token_chips import visible

DECIMALS = 3
"""Of probabilities that were computed just now; records have two."""
_NOTICED = 0.015
"""So much, and more than rounding, the records may differ from what is computed."""


@dataclass(frozen=True, slots=True)
class TokenFact:
    """A label, its value, and a tooltip that explains it."""

    label: str
    value: str
    tip: str = ""


def shown_token(text: str) -> str:
    """A token in a sentence."""
    return quoted(visible(text))


def facts_of(
    token: TokenEmitted,
    step: StepFinished | None,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
) -> list[TokenFact]:
    """How the token came to stand there. ``found``: what reading the answer again has shown."""
    if token.origin is Origin.UNKNOWN:
        return []
    rejected = token.rejected
    judged: TokenEmitted | RejectedDraft = token if rejected is None else rejected
    target = TokenFact(
        tr("Target p", about="a probability"),
        _probability(token.id, token.target_prob, settings, found, of_draft=False),
        tr("The probability that the target gave it when it was sampled"),
    )
    facts = []
    if rejected is not None or token.origin is Origin.DRAFT:
        source = token.source if rejected is None or step is None else step.source
        copied = source is DraftSource.LOOKUP
        if rejected is not None:
            facts.append(TokenFact(tr("Rejected draft"), shown_token(rejected.text)))
            drafter = tr("Prompt lookup") if copied else tr("Draft model")
            facts.append(TokenFact(tr("Drafted by"), drafter))
        if not copied:
            draft = _probability(judged.id, judged.draft_prob, settings, found, of_draft=True)
            of_draft = tr("The probability with which the draft model proposed it")
            name = tr("Draft p", about="a probability")
            if rejected is not None:
                name = tr("Draft p (rejected)", about="a probability, of the rejected token")
            facts.append(TokenFact(name, draft, of_draft))
        if rejected is not None:
            facts.append(
                TokenFact(
                    tr("Target p (rejected)", about="a probability, of the rejected token"),
                    _probability(judged.id, judged.target_prob, settings, found, of_draft=False),
                    tr("The probability that the target gave the rejected token"),
                )
            )
        facts.append(target)
        facts += _acceptance(token, judged, settings, found, copied=copied)
        if found is not None and found.instead is not None:
            tip = tr("The probability of the written token among what the target had left")
            value = format_probability(found.instead, DECIMALS)
            facts.append(TokenFact(tr("Residual p", about="a probability"), value, tip))
    else:
        facts.append(target)
    if found is not None:
        tip = tr("Tokens that could be sampled here")
        facts.append(TokenFact(tr("Candidates"), number(found.remaining), tip))
        if found.any_draft is not None:
            tip = tr("The chance that a token drafted here is accepted, whichever it is")
            facts.append(TokenFact(tr("Expected acceptance"), format_percent(found.any_draft), tip))
        facts += _difference(token, settings, found)
    return facts


def _acceptance(
    token: TokenEmitted,
    judged: TokenEmitted | RejectedDraft,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
    *,
    copied: bool,
) -> list[TokenFact]:
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
        chance = judged.target_prob
    else:
        chance = None if settings is None else recorded_acceptance(token, settings.sampling)
    if chance is None:
        return []
    return [TokenFact(label, format_percent(chance), tr("The chance that this draft was accepted"))]


def _difference(
    token: TokenEmitted, settings: AnswerSettings | None, found: InspectedToken
) -> list[TokenFact]:
    now = found.of(token.id).target
    value = now.after if settings is None else recorded_now(now, settings.sampling)
    if token.target_prob is None or abs(token.target_prob - value) <= _NOTICED:
        return []
    tip = tr(
        "The target p recorded when the token was written. Other batch sizes or engine settings "
        "give slightly different probabilities."
    )
    recorded = format_probability(token.target_prob)
    return [TokenFact(tr("Recorded p", about="a probability"), recorded, tip)]


def _probability(
    token: int,
    recorded: float | None,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
    *,
    of_draft: bool,
) -> str:
    known = None if found is None else found.of(token)
    opinion = None if known is None else known.draft if of_draft else known.target
    if opinion is None:
        return format_probability(recorded)
    value = opinion.after if settings is None else recorded_now(opinion, settings.sampling)
    return format_probability(value, DECIMALS)


def tag_of(each: Alternative, token: TokenEmitted) -> str:
    """What is special about a candidate, in a word; empty: nothing."""
    if each.id == token.id:
        return tr("written", about="a token that stands here")
    if token.rejected is not None and each.id == token.rejected.id:
        return tr("rejected", about="a token that was drafted")
    if each.goes_on is GoesOn.END:
        return tr("ends the answer")
    return ""


def why_not_from(each: Alternative, token: TokenEmitted) -> str:
    """Why an answer cannot continue from a candidate; empty: it can."""
    if each.id == token.id:
        return tr("Already in the answer")
    return {
        GoesOn.END: tr("The answer would end here"),
        GoesOn.PART: tr("Only part of a character"),
        GoesOn.CONTROL: tr("Not text"),
    }.get(each.goes_on, "")
