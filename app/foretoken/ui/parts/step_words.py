"""What became of a step, in words."""

from __future__ import annotations

from foretoken.control.answers.told_step import ToldStep
from foretoken.engine.events import TokenOrigin
from foretoken.system.language import quoted, tr, tr_n
from foretoken.ui.parts.token_chips import visible


def caption(told: ToldStep) -> str:
    """What was drafted, what of it was accepted, and what that gained."""
    accepted = len(told.accepted)
    said = [
        tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target.",
            told.step.drafted,
            accepted=accepted,
        )
    ]
    if told.rejected is not None and told.own is not None:
        rejected, own = _shown(told.rejected.text), _shown(told.own.text)
        said.append(tr("The target replaced {rejected} with {own}.", rejected=rejected, own=own))
    elif told.own is not None and told.own.origin is TokenOrigin.BONUS:
        said.append(tr("{own} came with it as a bonus.", own=_shown(told.own.text)))
    written = accepted + (told.own is not None)
    if written > 1:
        said.append(
            tr_n(
                "That is {count} token for one pass instead of one.",
                "That is {count} tokens for one pass instead of one.",
                written,
            )
        )
    return " ".join(said)


def _shown(text: str) -> str:
    shown = visible(text)
    return quoted(shown.strip("·") or shown)
