"""What is said of the context that the message being written would fill."""

from __future__ import annotations

from collections.abc import Sequence

from foretoken.control.prompt_counter import ContextUse
from foretoken.ui.plain_text import Marked, joined, marked


def obstacle(use: ContextUse) -> str:
    """Why the message cannot be sent; empty: it can."""
    if use.fits:
        return ""
    over = use.total - use.context_length + 1
    what = "Too long by 1 token" if over == 1 else f"Too long by {over:,} tokens"
    attach = ", attach less" if use.attachments else ""
    shorten = " or the system prompt" if use.system > use.text else ""
    return (
        f"{what}: the model's context holds {use.context_length:,}. Shorten the message{shorten}"
        f"{attach}, or load the model with a longer context."
    )


def warning(use: ContextUse) -> str:
    """What people should know before they send; empty: nothing."""
    if not use.fits:
        return obstacle(use)
    left = f"{use.room:,} tokens are left for the answer."
    if use.left_out:
        short = f" {left}" if use.room < use.reserve else ""
        return (
            f"The context is full, with {use.reserve:,} tokens kept for the answer: "
            f"the {_oldest(use)} will be left out when this is sent.{short}"
        )
    if use.room < use.reserve:
        return f"The context is nearly full: only {left}"
    if use.nearly_full and use.turns:
        free = use.room - use.reserve
        return f"The context is nearly full: {free:,} tokens more, and old turns are left out."
    return ""


def details(use: ContextUse, names: Sequence[str]) -> Marked:
    """The parts of the context as a small table; ``names`` of the attachments."""
    parts = [("System prompt", use.system)] if use.system else []
    told = "Conversation and chat format" if use.turns else "Chat format"
    parts.append((told, use.conversation))
    parts += zip(names, use.attachments, strict=False)
    parts.append(("This message", use.text))
    parts.append(("Kept for the answer", min(use.reserve, use.room)))
    if use.room > use.reserve:
        parts.append(("Free", use.room - use.reserve))
    if use.left_out:
        parts.append((f"Left out: the {_oldest(use)}", use.left_out_tokens))
    row = "<tr><td>{}</td><td align='right' style='padding-left: 16px'>{:,}</td></tr>"
    rows = joined("", [marked(row, name, size) for name, size in parts])
    head = f"{use.total:,} of {use.context_length:,} tokens once this is sent"
    return marked("<table><tr><td colspan='2'>{}</td></tr>{}</table>", head, rows)


def live_details(used: int, total: int, reserve: int) -> Marked:
    """The same while an answer is written, for which ``reserve`` tokens are still kept."""
    kept = f" {reserve:,} more are kept for this answer." if reserve else ""
    return marked(
        "{:,} tokens of this chat are in the context, which holds {:,}.{}", used, total, kept
    )


def _oldest(use: ContextUse) -> str:
    return "oldest turn" if use.left_out == 1 else f"oldest {use.left_out} turns"


def token_count(tokens: int) -> str:
    """A number with its unit."""
    return "1 token" if tokens == 1 else f"{tokens:,} tokens"
