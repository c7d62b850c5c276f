"""Knowledge of a pair on this computer: pass times, thread counts and acceptance of drafts.

Pass times are measured once per machine and stored with a note of how quiet the machine was. A
doubtful record, or one that the first passes of a session contradict, is still used (steps correct
it, and thread counts are tried on it) and is measured again as soon as the engine is idle. What
drafting learned of a pair carries over from answer to answer; before the first one the pair answers
a question or two briefly (``warm_up``).
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

import msgspec

from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.errors import DecodeAborted, DecodeFailed
from foretoken.engine.llama.backend import cores
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.acceptance import LearnedPair
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_models, is_builtin
from foretoken.models.remembered import LEARNED_PAIRS, PASS_TIMES, ResultCache, result_key
from foretoken.system.load_watch import LoadWatch
from foretoken.system.machine import processor_name
from foretoken.system.paths import resource_path

# Models whose passes are not very long are timed this many times in all, models without a reliable
# record this many times a session.
_TIMINGS, _LONG_MS = 3, 100.0
# Measurement method, part of each key: times measured in another way are not found.
_HOW_TIMED = "all sizes, in turn, threads of batches"  # not translated: a key
# CPU times have a resolution of 10 ms: a shorter observation says nothing.
_LEAST_WATCHED_S = 0.2
# Typical user questions of three kinds; none of them is suggested by the window.
_QUESTIONS = (  # not translated: for models
    "Tell me a short story about a lighthouse.",
    "How do I clean a window?",
    "Name some animals that live in the forest.",
)
_WARM_UP_S = 3.0
# Plain passes for a steady figure, and the fewest that a slow model has time for.
_PLAIN_PASSES, _FEWEST_PLAIN_PASSES = 16, 5
_PLAIN_SHARE = 0.5
_TOKENS = 64
"""Maximum length of an answer with drafts."""
READING_BATCH = 16
"""Batch size whose time stands for prefill, which uses large batches: the largest measured one."""
_log = logging.getLogger(__name__)


# --- pass times -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _CostsRecord:
    """A stored record of one model's pass times."""

    costs: MeasuredCosts
    times: int = 1
    """Number of measurements."""


def recall_costs(session: Session) -> None:
    """Apply stored pass times to the models of ``session``."""
    remembered = ResultCache(PASS_TIMES)
    for loaded in session.models:
        known = remembered.get(_costs_key(session, loaded), _CostsRecord)
        if known is not None and not loaded.measured:
            session.use_costs(loaded, known.costs)


def measure_costs(session: Session) -> bool:
    """Apply stored pass times or measure them; return whether every model has some.

    ``session.cancel`` aborts a measurement, which is then made another time: drafting starts with
    a guess and learns from its own steps.
    """
    recall_costs(session)
    remembered = ResultCache(PASS_TIMES)
    watch = _Watch()
    for loaded in session.models:
        if loaded.measured:
            continue
        key = _costs_key(session, loaded)
        try:
            measured = _measured(session, loaded, watch)
        except (DecodeAborted, DecodeFailed) as error:
            _log.warning("Passes of %s were not timed: %s", loaded.metadata.path.name, error)
            return False
        remembered.add(key, _CostsRecord(measured))
    return True


def refine_costs(session: Session) -> bool:
    """Repeat unreliable measurements; return whether nothing is left to do.

    Another busy program makes some sizes look slow, which are then no longer drafted, or takes a
    thread. So doubtful measurements are repeated, and the shortest times of several moments are
    combined. ``session.cancel`` aborts one.
    """
    remembered = ResultCache(PASS_TIMES)
    watch = _Watch()
    whole = True
    for loaded in session.models:
        key = _costs_key(session, loaded)
        known = remembered.get(key, _CostsRecord)
        if known is None or not _wants_more(loaded, known):
            continue
        changed = loaded.doubtful and not known.costs.doubtful
        try:
            found = _measured(session, loaded, watch)
        except (DecodeAborted, DecodeFailed) as error:
            return isinstance(error, DecodeFailed)  # a retry would fail, too
        joined = _CostsRecord(_merged(known.costs, found, changed=changed), known.times + 1)
        session.use_costs(loaded, joined.costs)
        remembered.add(key, joined)
        whole = whole and not _wants_more(loaded, joined)
    return whole


def _wants_more(loaded: LoadedModel, known: _CostsRecord) -> bool:
    if loaded.doubtful or known.costs.doubtful:
        return loaded.calibrations < _TIMINGS
    return known.times < _TIMINGS and known.costs.pass_ms.get(1, _LONG_MS) < _LONG_MS


def _measured(session: Session, loaded: LoadedModel, watch: _Watch) -> MeasuredCosts:
    """Calibrate under the current load and apply the result. Raises as ``Session.calibrate``."""
    found = replace(session.calibrate(loaded), others=watch.others)
    session.use_costs(loaded, found)
    return found


class _Watch:
    """Measures the CPU use of other programs, from its construction on."""

    def __init__(self) -> None:
        self._load, self._begun_s = LoadWatch(), time.monotonic()

    @property
    def others(self) -> float | None:
        """Busy cores; None while it is too early to tell."""
        share = self._load.others_busy
        if share is None or time.monotonic() - self._begun_s < _LEAST_WATCHED_S:
            return None
        return share * (os.cpu_count() or 1)


def _merged(known: MeasuredCosts, found: MeasuredCosts, *, changed: bool) -> MeasuredCosts:
    """Return the more reliable measurement, or the shorter time of each size if both are alike.

    Other activity on a machine only ever adds time. Sizes of one measurement alone are shortened in
    proportion if the other one found a pass over one token shorter. ``changed`` means that passes
    no longer take what they took when ``known`` was measured.
    """
    if found.doubtful != known.doubtful or (changed and not found.doubtful):
        return known if found.doubtful else found
    sizes = {*known.pass_ms} & {*found.pass_ms}
    if (known.threads, known.batch_threads) != (found.threads, found.batch_threads):
        return min(found, known, key=lambda each: sum(each.pass_ms[size] for size in sizes))
    slower = found.pass_ms.get(1, 1.0) / known.pass_ms.get(1, 1.0)
    pass_ms = {size: ms * min(1.0, slower) for size, ms in known.pass_ms.items()}
    pass_ms |= {size: ms / max(1.0, slower) for size, ms in found.pass_ms.items()}
    pass_ms |= {size: min(known.pass_ms[size], found.pass_ms[size]) for size in sizes}
    return replace(found, pass_ms=pass_ms)


def _costs_key(session: Session, loaded: LoadedModel) -> str:
    # A head may use its target's output matrix.
    models = [loaded] if not loaded.model.is_head else [loaded, session.target]
    return _key(models, loaded is session.draft, _HOW_TIMED)


def _key(models: Sequence[LoadedModel], *more: object) -> str:
    """Return a key that depends on the files, this computer and the settings of the models."""
    # Settings assign layers to GPUs by device name, which another card may have.
    places = [(loaded.settings, *loaded.model.gpu_titles) for loaded in models]
    files = [loaded.metadata.path for loaded in models]
    return result_key(files, places, cores(), processor_name(), *more)


# --- what drafting learned ------------------------------------------------------------------------


def recall_pair(session: Session) -> bool:
    """Apply what drafting learned of the session's pair; return whether anything is stored.

    A target without a draft has no record; an invalid record is ignored. The built-in pair ships
    with what its own messages taught it (packaging/models/learn.py): its passes are so short that a
    failed first draft would keep it from drafting for a whole answer.
    """
    if not session.has_draft:
        return False
    learned = ResultCache(LEARNED_PAIRS).get(_key(session.models, "learned"), LearnedPair)
    files = tuple(loaded.metadata.path for loaded in session.models)
    if learned is None and is_builtin(files[0]) and files[-1] in builtin_models():
        content = resource_path("models/builtin-learned.json").read_bytes()
        by_draft = msgspec.json.decode(content, type=dict[str, LearnedPair])
        learned = by_draft.get(files[-1].stem)
    if learned is not None:
        session.recall(learned)
    return learned is not None


def store_learned(session: Session) -> bool:
    """Store what the session learned of its pair; return whether the record has changed.

    A benchmark may have started as with a new pair: a record of more drafts is not replaced.
    """
    learned = session.learned
    if learned is None:
        return False
    key, remembered = _key(session.models, "learned"), ResultCache(LEARNED_PAIRS)
    kept = remembered.get(key, LearnedPair)
    if kept is not None and (kept == learned or kept.outcomes > learned.outcomes):
        return False
    remembered.add(key, learned)
    return True


# --- before the first question --------------------------------------------------------------------


def warm_up(
    session: Session,
    prompt_tokens: Callable[[str], Sequence[int]],
    sampling: SamplingParams,
    should_continue: Callable[[], bool] = lambda: True,
    seconds: float = _WARM_UP_S,
) -> bool:
    """Learn what is not known yet; return False if ``should_continue`` stopped it.

    Only figures remain of these answers: their texts are forgotten, caches are left empty.
    ``prompt_tokens`` applies the model's chat template. A no-op if the target has cached something
    that a chat may need, or if there is no time: then the first answer measures. Raises what
    ``Session.generate`` and ``prompt_tokens`` raise.
    """
    wants_plain = session.plain_speed.tokens_per_second is None
    wants_drafts = session.has_draft and session.learned is None
    if session.cached_tokens or not (wants_plain or wants_drafts):
        return True
    prompts = [prompt_tokens(question) for question in _QUESTIONS]
    begun = time.perf_counter()
    costs = session.target.costs
    reading_ms = len(prompts[0]) / READING_BATCH * costs.ms(READING_BATCH)
    too_slow = reading_ms + _FEWEST_PLAIN_PASSES * costs.ms(1) > seconds * 1000.0
    if too_slow or max(map(len, prompts)) + _TOKENS > session.context_length:
        return True

    def answer(prompt: Sequence[int], config: SpeculativeConfig | None, tokens: int) -> None:
        limits = GenerationLimits(tokens)
        with closing(session.generate(prompt, sampling, config, limits)) as events:
            for _ in events:
                if not should_continue() or time.perf_counter() - begun > seconds:
                    break

    try:
        if wants_plain:
            passes = int(_PLAIN_SHARE * seconds * 1000.0 / costs.ms(1))
            passes = max(_FEWEST_PLAIN_PASSES, min(_PLAIN_PASSES, passes))
            answer(prompts[0], SpeculativeConfig(Method.PLAIN), passes)
        for prompt in prompts if wants_drafts else ():
            if should_continue() and time.perf_counter() - begun <= seconds:
                answer(prompt, None, _TOKENS)
    finally:
        session.clear_caches()
        session.plain_speed.begin_answers()
    return should_continue()
