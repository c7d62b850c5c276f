"""In a few words: which pair is loaded, and what the engine does now."""

from __future__ import annotations

from foretoken.control.controller import ChatController, EngineState
from foretoken.control.records import PairFiles, PairLoaded
from foretoken.models.builtin import builtin_pair


def describe_pair(pair: PairLoaded | None) -> str:
    """Names of the loaded models, as the button above the chat shows them."""
    if pair is None:
        return "No model"
    if pair.files == PairFiles(*builtin_pair()):
        return "Built-in pair"
    return (
        pair.target_name if pair.draft_name is None else f"{pair.target_name} + {pair.draft_name}"
    )


def describe_activity(controller: ChatController, load_share: float) -> tuple[str, bool]:
    """What the engine does now, and whether it drafts."""
    pair = controller.pair
    if controller.state is EngineState.LOADING:
        if load_share >= 1.0:
            return "measuring this pair", False
        return f"loading {load_share:.0%}".replace("%", " %"), False
    if pair is None:
        return "no model loaded", False
    if pair.no_draft_reason is not None:
        return f"off: {pair.no_draft_reason}", False
    if not controller.speculate:
        return "off: plain decoding chosen", False
    if controller.lookahead is not None:
        return f"fixed {controller.lookahead}", True
    said = controller.history.policy
    if not said.startswith(("adaptive", "paused")):
        said = "adaptive"
    return said, not said.startswith("paused")
