"""What "Measure for me" tries, and how much of it fits the time.

Nothing that costs quality is tried: the caches keep their types and the context its length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from foretoken.engine.config import LookaheadRule, Method, ModelSettings
from foretoken.engine.session import Session
from foretoken.models.pairs.pair_test_plan import AnswerCosts, useful_lookaheads
from foretoken.models.pairs.tuning_results import Aspect, RunSetup
from foretoken.system.language import tr, tr_noop

MOST_TOKENS = 96
"""Per answer."""
READ_TOKENS = 1024
NO_TIME = tr_noop("there was no time for it")
NOTHING_DRAFTED = tr_noop("nothing is drafted")
NO_DRAFT_USED = tr_noop("no draft model is used")
ONE_CORE = tr_noop("there is no other number of threads")
NEEDS_FLASH = tr_noop("the cache of values needs it")
SMALL_BATCH = tr_noop("the batch has no room for another one")
# Besides the present way: two caches more than a chat has are in memory at a time.
_MOST_OTHERS = 2
# Rounds, prompts, and the fewest tokens per answer that are worth it: the first that fits is taken.
_SHAPES = ((5, 4, 32), (5, 2, 32), (5, 2, 16), (3, 2, 16), (3, 1, 16), (3, 1, 8))
_READING_SHAPES = ((5, READ_TOKENS), (3, READ_TOKENS), (3, READ_TOKENS // 2))
# Of the time that is left when an aspect's turn comes, beside those behind it.
_WEIGHTS = {
    Aspect.METHOD: 6,
    Aspect.LOOKAHEAD: 4,
    Aspect.TARGET_THREADS: 3,
    Aspect.DRAFT_THREADS: 2,
    Aspect.FLASH_ATTENTION: 2,
    Aspect.MICRO_BATCH: 2,
}
_SLOWEST_WAY = 1.2
"""What an answer takes beside one of plain passes, on the average of the ways."""
_CALIBRATION_PASSES = 25
_MICRO_BATCHES = (512, 256, 128)
_TYPICAL_CONTEXT, _USUAL_PROMPT = 128, 64


@dataclass(frozen=True, slots=True)
class TuningAmount:
    """How much of one comparison is done."""

    rounds: int
    prompts: int
    tokens: int
    """Per answer, at most; of an aspect that reads: of the prompt."""
    expected_ms: float


def other_setups(
    aspect: Aspect, setup: RunSetup, session: Session, threads: Sequence[int]
) -> tuple[list[RunSetup], str]:
    """The ways to compare with ``setup``, of which ``session`` is, or why there are none.

    ``threads`` are the counts that make sense on this machine, none where it is not to choose.
    """
    if aspect is Aspect.METHOD:
        return _methods(setup, session), ""
    if aspect is Aspect.LOOKAHEAD:
        return _lookaheads(setup, session)
    if aspect is Aspect.TARGET_THREADS:
        found = _with_threads(setup.target, threads_of(session)[0], threads)
        return [replace(setup, target=each) for each in found], tr(ONE_CORE)
    if aspect is Aspect.DRAFT_THREADS:
        if not session.has_draft or setup.drafting.method not in (Method.AUTO, Method.DRAFT):
            return [], tr(NO_DRAFT_USED)
        found = _with_threads(setup.draft, threads_of(session)[1], threads)
        return [replace(setup, draft=each) for each in found], tr(ONE_CORE)
    if aspect is Aspect.FLASH_ATTENTION:
        if setup.target.cache_type_v.quantised:
            return [], tr(NEEDS_FLASH)
        used = session.target.context.flash_attention  # None: llama.cpp has decided
        return [
            replace(setup, target=replace(setup.target, flash_attention=each))
            for each in (True, False)
            if each is not used
        ], ""
    used_length = session.target.context.micro_batch_length
    lengths = [
        each for each in _MICRO_BATCHES if each != used_length and each <= setup.target.batch_length
    ]
    return [
        replace(setup, target=replace(setup.target, micro_batch_length=each))
        for each in lengths[:_MOST_OTHERS]
    ], tr(SMALL_BATCH)


def amount_of(
    aspect: Aspect, ways: int, session: Session, limit_ms: float, long_tokens: int
) -> TuningAmount | None:
    """Choose how much of a comparison to do; None where nothing of worth fits ``limit_ms``.

    ``long_tokens`` is the length of the prompt that stands for a long chat.
    """
    target, draft = session.target.costs, session.draft
    costs = AnswerCosts(target, draft.costs if draft is not None else None)
    plain_ms = target.ms(1, _TYPICAL_CONTEXT)
    new_ms = _CALIBRATION_PASSES * plain_ms * (ways if aspect.same_text else 0)
    if aspect.reads:
        for rounds, tokens in _READING_SHAPES:
            length = min(tokens, long_tokens)
            reading_ms = new_ms + (rounds + 1) * ways * costs.reading_ms(length)
            if reading_ms <= limit_ms:
                return TuningAmount(rounds, 1, length, reading_ms)
        return None
    token_ms = _SLOWEST_WAY * plain_ms
    for rounds, prompts, fewest in _SHAPES:
        if aspect is Aspect.FLASH_ATTENTION:
            prompts, begin_ms = 1, new_ms + ways * costs.reading_ms(long_tokens)
        else:
            begin_ms = new_ms + rounds * prompts * costs.reading_ms(_USUAL_PROMPT)
        # One round more, of a few tokens, is not counted.
        each_ms = (rounds + 0.5) * ways * prompts * token_ms
        tokens = int((limit_ms - begin_ms) / each_ms)
        if tokens >= fewest:
            tokens = min(MOST_TOKENS, tokens)
            return TuningAmount(rounds, prompts, tokens, begin_ms + tokens * each_ms)
    return None


def threads_of(session: Session) -> tuple[int, ...]:
    """Of the target, and of the draft where there is one, while nothing else needs the machine."""
    return tuple(loaded.threads for loaded in session.models)


def share_of(aspect: Aspect) -> float:
    """Of the time that is left for it and those behind it."""
    behind = list(Aspect)[list(Aspect).index(aspect) :]
    return _WEIGHTS[aspect] / sum(_WEIGHTS[each] for each in behind)


def _methods(setup: RunSetup, session: Session) -> list[RunSetup]:
    # Without a draft model whatever pays is prompt lookup, or nothing.
    known = list(Method) if session.has_draft else [Method.AUTO, Method.PLAIN]
    present = setup.drafting.method
    if present is Method.LOOKUP and not session.has_draft:
        known.remove(Method.AUTO)
    adaptive = LookaheadRule.ADAPTIVE
    return [
        _drafting(setup, method=each, rule=adaptive if each is Method.DRAFT else None)
        for each in known
        if each is not present
    ]


def _lookaheads(setup: RunSetup, session: Session) -> tuple[list[RunSetup], str]:
    config = setup.drafting
    if config.method is Method.PLAIN:
        return [], tr(NOTHING_DRAFTED)
    uses_model = session.draft is not None and config.method is not Method.LOOKUP
    draft = session.draft.costs if session.draft is not None and uses_model else None
    costs = AnswerCosts(session.target.costs, draft)
    others = []
    if config.effective_rule is not LookaheadRule.ADAPTIVE:
        rule = LookaheadRule.ADAPTIVE if config.method is Method.DRAFT else None
        others.append(_drafting(setup, method=config.method, rule=rule))
    present = config.lookahead if config.effective_rule is LookaheadRule.FIXED else None
    lengths = [each for each in useful_lookaheads(costs, _TYPICAL_CONTEXT) if each != present]
    others += [_drafting(setup, method=config.method, lookahead=each) for each in lengths]
    return others[:_MOST_OTHERS], ""


def _drafting(
    setup: RunSetup,
    *,
    method: Method,
    lookahead: int | None = None,
    rule: LookaheadRule | None = None,
) -> RunSetup:
    drafting = replace(setup.drafting, method=method, lookahead=lookahead, rule=rule)
    return replace(setup, drafting=drafting)


def _with_threads(
    settings: ModelSettings, used: int, threads: Sequence[int]
) -> list[ModelSettings]:
    others = [each for each in threads if each != used][:_MOST_OTHERS]
    return [replace(settings, threads=each) for each in others]
