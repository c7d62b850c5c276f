"""In a few words: which pair is loaded, and what the engine does now."""

from __future__ import annotations

from foretoken.control.controller import ChatController, EngineState
from foretoken.control.engine.records import PairFiles, PairLoaded
from foretoken.control.engine.run_history import IDLE_WORDS
from foretoken.engine.config import Method
from foretoken.models.builtin import builtin_pair
from foretoken.models.names import pair_name
from foretoken.models.pairs.pair_test_results import PairTestResult

_BUILTIN_LIMITS = (
    "The built-in pair is tiny. It tells short stories, chats, makes lists, spells, calculates "
    "with small numbers and writes small Python functions. It knows little of the world: real "
    "work needs a bigger pair."
)


def describe_pair(pair: PairLoaded | None) -> str:
    """Names of the loaded models, as the button above the chat shows them."""
    if pair is None:
        return "No model"
    return pair_name(pair.target_name, pair.draft_name)


def describe_limits(pair: PairLoaded | None) -> str:
    """What must be known before talking to the pair; empty for one that people chose themselves."""
    return _BUILTIN_LIMITS if pair is not None and _is_builtin(pair) else ""


def describe_activity(controller: ChatController, load_share: float) -> tuple[str, bool]:
    """What the engine does now, and whether it drafts."""
    pair = controller.pair
    if controller.state is EngineState.LOADING:
        return f"loading {load_share:.0%}".replace("%", " %"), False
    if pair is None:
        return "no model loaded", False
    if controller.state is EngineState.TESTING:
        return f"testing this pair {100 * controller.test_share:.0f} %", False
    if controller.measuring and controller.state is EngineState.READY:
        return "measuring this computer", False
    if not controller.answering.speculate:
        return "off: plain decoding chosen", False
    said = _policy(controller, pair.tested, has_draft=pair.no_draft_reason is None)
    active = not said.startswith(IDLE_WORDS)
    if pair.rollback_note is not None:
        paused = said.startswith("paused")
        said = f"paused: {pair.rollback_note}" if paused else f"{said}; {pair.rollback_note}"
    if pair.no_draft_reason is not None and pair.files.draft is not None:
        said += f"; draft off: {pair.no_draft_reason}"
    return said, active


def _is_builtin(pair: PairLoaded) -> bool:
    return pair.files == PairFiles(*builtin_pair())


def _policy(controller: ChatController, tested: PairTestResult | None, *, has_draft: bool) -> str:
    """What the lookahead policy says, or will say as soon as there is an answer of this pair."""
    answering = controller.answering
    if answering.lookahead is not None:
        return f"fixed {answering.lookahead}"
    if answering.method is Method.LOOKUP:
        has_draft = False  # none is asked
    said, drafted = controller.history.policy, controller.history.lookahead
    # The last answer may be one of another pair, or of other choices.
    if said.startswith(("lookup", "adaptive") if has_draft else "lookup"):
        word = said.split()[0]
        return f"{word} {drafted}" if drafted else word
    if said.startswith("paused" if has_draft else "nothing"):
        return said
    said = "adaptive" if has_draft else "lookup"
    return f"{said}; {describe_test(tested)}" if tested is not None else said


def describe_test(result: PairTestResult) -> str:
    """What a test of the pair found, in a few words."""
    if result.speedup is None:
        return result.problem or ""
    if result.disturbed:
        return f"tested {result.speedup:.1f}x on a busy computer"
    return f"tested {result.speedup:.1f}x{'' if result.gains else ': no gain'}"
