"""Short descriptions of the models in use and of the engine's current activity."""

from __future__ import annotations

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import Answerer, ConnectRequest, PairLoaded, ServerConnected
from foretoken.engine.config import LookaheadRule, Method
from foretoken.engine.events import PolicyState, PolicyStatus
from foretoken.engine.figures import policy_text
from foretoken.models.names import pair_name
from foretoken.system.language import number, tr

# States of the adaptive policy, the initial one first.
_WITH_MODEL: tuple[PolicyState, ...] = (
    PolicyState.ADAPTIVE,
    PolicyState.LOOKUP,
    PolicyState.PAUSED,
)
_RULED = {LookaheadRule.STEP: PolicyState.STEP, LookaheadRule.EWMA: PolicyState.EWMA}
_BY_LOOKUP = (PolicyState.LOOKUP, PolicyState.NOTHING_FOUND)


def describe_target(target: Answerer | None) -> str:
    """Return the names of the models in use, for the button above the chat."""
    if target is None:
        return tr("No model")
    if isinstance(target, ServerConnected):
        return target.target.name
    return pair_name(target.target_name, target.draft_name)


def describe_sending(served: ServerConnected) -> str:
    """Return where messages are sent."""
    server = served.target.server
    if server.on_this_computer:
        return tr("server on this computer")
    return tr("sent to {host}", host=server.host)


def describe_activity(engine: EngineControl) -> tuple[str, bool]:
    """Return the current activity, and whether tokens are drafted."""
    pair, served = engine.pair, engine.served
    if engine.state is EngineState.LOADING and isinstance(engine.requested, ConnectRequest):
        host = engine.requested.target.server.host
        return tr("connecting to {host}", host=host), False
    if engine.state is EngineState.LOADING:
        return tr("loading {share} %", share=number(100 * engine.load_share)), False
    if served is not None:
        return describe_sending(served), False
    if pair is None:
        return tr("no model loaded"), False
    if engine.job is not None:
        return tr(engine.job.work.doing, share=number(100 * engine.job.share)), False
    if engine.measuring and engine.state is EngineState.READY:
        return tr("measuring this computer…"), False
    if not engine.answering.speculate:
        return tr("drafting off"), False
    status = _policy(engine, pair)
    text = policy_text(status)
    if pair.rollback_note is not None:
        if status.state is PolicyState.PAUSED:
            text = tr("drafting paused: {reason}", reason=pair.rollback_note)
        else:
            text = tr("{activity}; {more}", activity=text, more=pair.rollback_note)
    if pair.no_draft_reason is not None and pair.files.draft is not None:
        text = tr("{activity}; draft off: {reason}", activity=text, reason=pair.no_draft_reason)
    return text, not status.idle


def _policy(engine: EngineControl, pair: PairLoaded) -> PolicyStatus:
    """Return the lookahead policy of the last answer, or that expected for a pair's first one."""
    answering, last = engine.answering, engine.history.policy
    if answering.lookahead is not None:
        return PolicyStatus(PolicyState.FIXED, answering.lookahead)
    has_draft = pair.no_draft_reason is None and answering.drafting.method is not Method.LOOKUP
    possible = _WITH_MODEL if has_draft else _BY_LOOKUP
    if (ruled := _RULED.get(answering.drafting.effective_rule)) is not None:
        possible = (ruled,)
    if last is None or last.state not in possible:
        # The last answer was written by another pair or with other settings.
        return PolicyStatus(possible[0])
    return last if last.idle else PolicyStatus(last.state, engine.history.lookahead or None)
