"""What became of a step, in words."""

from __future__ import annotations

from foretoken.control.answers.told_step import ToldStep
from foretoken.engine.events import TokenOrigin
from foretoken.system.language import quoted, tr_n
from foretoken.ui.parts.token_chips import visible


def caption(told: ToldStep) -> str:
    """What was drafted, what of it was accepted, and what that gained."""
    drafted, accepted = told.step.drafted, len(told.accepted)
    if told.rejected is not None and told.own is not None:
        said = tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target; in place "
            "of {rejected} it put {own}.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target; in place "
            "of {rejected} it put {own}.",
            drafted,
            accepted=accepted,
            rejected=_shown(told.rejected.text),
            own=_shown(told.own.text),
        )
    elif told.own is not None and told.own.origin is TokenOrigin.BONUS:
        said = tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target, and {own} "
            "came with it as a bonus.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target, and {own} "
            "came with it as a bonus.",
            drafted,
            accepted=accepted,
            own=_shown(told.own.text),
        )
    else:
        said = tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target.",
            drafted,
            accepted=accepted,
        )
    gained = tr_n(
        "That is {count} token for one pass instead of one.",
        "That is {count} tokens for one pass instead of one.",
        accepted + (told.own is not None),
    )
    return f"{said} {gained}"


def _shown(text: str) -> str:
    return quoted(visible(text).strip("·"))
