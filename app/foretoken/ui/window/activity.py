"""In a few words: which pair is loaded, and what the engine does now."""

from __future__ import annotations

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import PairFiles, PairLoaded
from foretoken.engine.config import LookaheadRule, Method
from foretoken.engine.events import PolicyState, PolicyStatus
from foretoken.engine.figures import policy_words
from foretoken.models.builtin import builtin_pair
from foretoken.models.names import pair_name
from foretoken.models.pairs.pair_test_results import PairTestResult

_BUILTIN_LIMITS = (
    "The built-in pair is tiny. It tells short stories, chats, makes lists, spells, calculates "
    "with small numbers and writes small Python functions. It knows little of the world: real "
    "work needs a bigger pair."
)


# States of the adaptive policy, at first the first one.
_WITH_MODEL = (PolicyState.ADAPTIVE, PolicyState.LOOKUP, PolicyState.PAUSED)
_RULED = {LookaheadRule.STEP: PolicyState.STEP, LookaheadRule.EWMA: PolicyState.EWMA}
_BY_LOOKUP = (PolicyState.LOOKUP, PolicyState.NOTHING_FOUND)


def describe_pair(pair: PairLoaded | None) -> str:
    """Names of the loaded models, as the button above the chat shows them."""
    if pair is None:
        return "No model"
    return pair_name(pair.target_name, pair.draft_name)


def describe_limits(pair: PairLoaded | None) -> str:
    """What must be known before talking to the pair; empty for one that people chose themselves."""
    return _BUILTIN_LIMITS if pair is not None and _is_builtin(pair) else ""


def describe_activity(engine: EngineControl, load_share: float) -> tuple[str, bool]:
    """What the engine does now, and whether it drafts."""
    pair = engine.pair
    if engine.state is EngineState.LOADING:
        return f"loading {load_share:.0%}".replace("%", " %"), False
    if pair is None:
        return "no model loaded", False
    if engine.state is EngineState.TESTING:
        return f"testing this pair {100 * engine.test_share:.0f} %", False
    if engine.measuring and engine.state is EngineState.READY:
        return "measuring this computer", False
    if not engine.answering.speculate:
        return "off: plain decoding chosen", False
    status, said = _policy(engine, pair)
    if pair.rollback_note is not None:
        paused = status.state is PolicyState.PAUSED
        said = f"paused: {pair.rollback_note}" if paused else f"{said}; {pair.rollback_note}"
    if pair.no_draft_reason is not None and pair.files.draft is not None:
        said += f"; draft off: {pair.no_draft_reason}"
    return said, not status.idle


def _is_builtin(pair: PairLoaded) -> bool:
    return pair.files == PairFiles(*builtin_pair())


def _policy(engine: EngineControl, pair: PairLoaded) -> tuple[PolicyStatus, str]:
    """What the lookahead policy does, or will do as soon as there is an answer of this pair."""
    answering = engine.answering
    if answering.lookahead is not None:
        fixed = PolicyStatus(PolicyState.FIXED, answering.lookahead)
        return fixed, policy_words(fixed)
    if (ruled := _RULED.get(answering.rule)) is not None:
        told = engine.history.policy
        status = told if told is not None and told.state is ruled else PolicyStatus(ruled)
        return status, policy_words(status)
    has_draft = pair.no_draft_reason is None and answering.method is not Method.LOOKUP
    possible = _WITH_MODEL if has_draft else _BY_LOOKUP
    told = engine.history.policy
    if told is None or told.state not in possible:
        # The last answer may be one of another pair, or of other choices.
        expected = PolicyStatus(possible[0])
        test = f"; {describe_test(pair.tested)}" if pair.tested is not None else ""
        return expected, f"{policy_words(expected)}{test}"
    status = told if told.idle else PolicyStatus(told.state, engine.history.lookahead or None)
    return status, policy_words(status)


def describe_test(result: PairTestResult) -> str:
    """What a test of the pair found, in a few words."""
    if result.speedup is None:
        return result.problem or ""
    if result.disturbed:
        return f"tested {result.speedup:.1f}x on a busy computer"
    return f"tested {result.speedup:.1f}x{'' if result.gains else ': no gain'}"
