"""In a few words: which pair is loaded, what the engine does now, why an answer ended."""

from __future__ import annotations

from foretoken.chat.conversation import Message
from foretoken.control.controller import ChatController, EngineState
from foretoken.control.records import PairLoaded
from foretoken.engine.config import DEFAULT_LOOKAHEAD
from foretoken.engine.events import FinishReason


def describe_pair(pair: PairLoaded | None) -> str:
    """Names of the loaded models, as the button above the chat shows them."""
    if pair is None:
        return "No model"
    return (
        pair.target_name if pair.draft_name is None else f"{pair.target_name} + {pair.draft_name}"
    )


def describe_activity(controller: ChatController, load_share: float) -> tuple[str, bool]:
    """What the engine does now, and whether it drafts."""
    pair = controller.pair
    if controller.state is EngineState.LOADING:
        return f"loading {load_share:.0%}".replace("%", " %"), False
    if pair is None:
        return "no model loaded", False
    if pair.no_draft_reason is not None:
        return f"off: {pair.no_draft_reason}", False
    if not controller.speculate:
        return "off: plain decoding chosen", False
    return f"drafting {DEFAULT_LOOKAHEAD} ahead", True


def describe_ending(answer: Message, context_length: int) -> tuple[str, str] | None:
    """A sentence and its kind ("info" or "error") where an answer did not just end."""
    if answer.error is not None:
        return answer.error, "error"
    if answer.finish_reason is FinishReason.CANCELLED:
        return "Stopped.", "info"
    if answer.finish_reason is FinishReason.CONTEXT_FULL:
        written = "The answer was cut off" if answer.text else "There is no room for an answer"
        return (
            f"{written}: the context of {context_length:,} tokens is full. "
            "Start a new chat, or ask something shorter.",
            "error",
        )
    if answer.finish_reason is FinishReason.LENGTH and answer.statistics is not None:
        return f"Stopped at the limit of {answer.statistics.tokens:,} tokens.", "info"
    if answer.finish_reason is FinishReason.STEP_LIMIT:
        return "Stopped at the limit of steps, a safety net against endless answers.", "info"
    if not answer.text:
        return "The model ended its answer at once, without a word.", "info"
    return None
