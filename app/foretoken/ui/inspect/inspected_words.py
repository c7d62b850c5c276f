"""What is told of a token, in sentences. Figures come from the records or from an inspection."""

from __future__ import annotations

from foretoken.control.engine.records import AnswerSettings
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import DraftSource, StepFinished, TokenEmitted, TokenOrigin
from foretoken.engine.figures import format_percent, format_probability
from foretoken.engine.inspection import (
    Alternative,
    GoesOn,
    InspectedToken,
    Opinion,
    recorded_acceptance,
    recorded_now,
)
from foretoken.system.language import quoted, tr, tr_n
from foretoken.ui.parts.token_chips import visible

DECIMALS = 3
"""Of probabilities that were computed just now; records have two."""
_NOTICED = 0.015
"""So much, and more than rounding, the records may differ from what is computed."""


def shown_token(text: str) -> str:
    """A token in a sentence."""
    return quoted(visible(text))


def origin_words(
    token: TokenEmitted,
    step: StepFinished | None,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
) -> str:
    """How the token came to stand there, with the chance that it had."""
    sampling = None if settings is None else settings.sampling
    copied = token.source is DraftSource.LOOKUP or (
        token.rejected is not None and step is not None and step.source is DraftSource.LOOKUP
    )
    target = _target(token, sampling, found)
    if token.origin is TokenOrigin.CHOSEN:
        return tr(
            "You let the answer go on with this token. The target gave it {target}.", target=target
        )
    if token.origin is TokenOrigin.UNKNOWN:
        return tr("A server wrote it and did not tell where it came from.")
    if token.origin is TokenOrigin.TARGET:
        return tr(
            "Nothing was drafted here: the target wrote it alone, and gave it {target}.",
            target=target,
        )
    if token.origin is TokenOrigin.BONUS:
        return tr(
            "The whole draft was accepted, so that the same pass gave this token too. The target "
            "gave it {target}.",
            target=target,
        )
    if token.rejected is not None:
        return _corrected(token, settings, found, copied=copied)
    if copied:
        said = tr("It was copied from earlier text. The target gave it {target}.", target=target)
    else:
        said = tr(
            "The draft model proposed it and gave it {draft}. The target gave it {target}.",
            draft=_draft(token.id, token.draft_prob, sampling, found),
            target=target,
        )
    return _with_chance(said, _chance(token, sampling, found, copied=copied), settings)


def _corrected(
    token: TokenEmitted,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
    *,
    copied: bool,
) -> str:
    assert token.rejected is not None
    sampling = None if settings is None else settings.sampling
    rejected, text = token.rejected, shown_token(token.rejected.text)
    target = format_probability(rejected.target_prob)
    if found is not None:
        now = found.of(rejected.id).target
        target = format_probability(_as_recorded(now, sampling), DECIMALS)
    draft = _draft(rejected.id, rejected.draft_prob, sampling, found)
    if copied:
        said = tr(
            "{token} was copied here from earlier text. The target gave it {target}.",
            token=text,
            target=target,
        )
    else:
        said = tr(
            "The draft model proposed {token} and gave it {draft}. The target gave that {target}.",
            token=text,
            draft=draft,
            target=target,
        )
    said = _with_chance(said, _chance(token, sampling, found, copied=copied), settings)
    if found is not None and found.instead is not None:
        end = tr(
            "It was rejected, and of what was left for the target this token had {probability}.",
            probability=format_probability(found.instead, DECIMALS),
        )
    else:
        end = tr("It was rejected, and the target put this token in its place.")
    return _sentences(said, end)


def _with_chance(said: str, chance: float | None, settings: AnswerSettings | None) -> str:
    if settings is not None and settings.sampling.greedy:
        return _sentences(said, tr("At temperature 0 only the target's likeliest is accepted."))
    if settings is not None and settings.judged_as_a_whole:
        return _sentences(said, tr("Its draft was judged as a whole, not token by token."))
    if chance is None:
        return said
    return _sentences(
        said, tr("Its chance to be accepted was {chance}.", chance=format_percent(chance))
    )


def context_words(found: InspectedToken) -> str:
    """How much was open at this place."""
    told = [
        tr_n(
            "{count} token could be drawn here.",
            "{count} tokens could be drawn here.",
            found.remaining,
        )
    ]
    if found.any_draft is not None:
        told.append(
            tr(
                "Whatever the draft model draws here is accepted with a chance of {chance}.",
                chance=format_percent(found.any_draft),
            )
        )
    return _sentences(*told)


def difference_words(
    token: TokenEmitted, sampling: SamplingParams | None, found: InspectedToken
) -> str:
    """What to know where the records say something else; empty: they agree."""
    now = _as_recorded(found.of(token.id).target, sampling)
    if token.target_prob is None or abs(token.target_prob - now) <= _NOTICED:
        return ""
    return tr(
        "When it was written, {then} was recorded: a pass of another size, or other settings of "
        "the engine, give slightly other numbers.",
        then=format_probability(token.target_prob),
    )


def tag_of(each: Alternative, token: TokenEmitted) -> str:
    """What is special about an alternative, in a word; empty: nothing."""
    if each.id == token.id:
        return tr("written", about="a token that stands here")
    if token.rejected is not None and each.id == token.rejected.id:
        return tr("rejected", about="a token that was drafted")
    if each.goes_on is GoesOn.END:
        return tr("ends the answer")
    return ""


def why_not_from(each: Alternative, token: TokenEmitted) -> str:
    """Why an answer cannot go on from an alternative; empty: it can."""
    if each.id == token.id:
        return tr("It stands here already")
    if each.goes_on is GoesOn.END:
        return tr("The answer would end here")
    if each.goes_on is GoesOn.PART:
        return tr("It is only a part of a character")
    if each.goes_on is GoesOn.CONTROL:
        return tr("It is no text")
    return ""


def _chance(
    token: TokenEmitted,
    sampling: SamplingParams | None,
    found: InspectedToken | None,
    *,
    copied: bool,
) -> float | None:
    if found is not None and found.acceptance is not None:
        return found.acceptance
    if copied:
        return token.target_prob if token.rejected is None else token.rejected.target_prob
    return None if sampling is None else recorded_acceptance(token, sampling)


def _target(
    token: TokenEmitted, sampling: SamplingParams | None, found: InspectedToken | None
) -> str:
    if found is None:
        return format_probability(token.target_prob)
    return format_probability(_as_recorded(found.of(token.id).target, sampling), DECIMALS)


def _draft(
    token: int,
    recorded: float | None,
    sampling: SamplingParams | None,
    found: InspectedToken | None,
) -> str:
    opinion = None if found is None else found.of(token).draft
    if opinion is None:
        return format_probability(recorded)
    return format_probability(_as_recorded(opinion, sampling), DECIMALS)


def _as_recorded(opinion: Opinion, sampling: SamplingParams | None) -> float:
    return opinion.after if sampling is None else recorded_now(opinion, sampling)


def _sentences(*told: str) -> str:
    return " ".join(each for each in told if each)
