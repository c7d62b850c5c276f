"""Pass times and thread counts of a pair, measured once per machine and then remembered.

A record tells how quiet the machine was. A doubtful one, or one that the first passes of a session
contradict, is used all the same - steps correct it, and thread counts are tried on them - and is
measured anew as soon as nobody wants anything.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from foretoken.engine.errors import DecodeAborted, DecodeFailed
from foretoken.engine.llama.backend import cores
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.calibration import MeasuredCosts, prefers
from foretoken.engine.session import Session
from foretoken.models.remembered import PASS_TIMES, RememberedResults, result_key
from foretoken.system.load_watch import LoadWatch
from foretoken.system.machine import processor_name

# Moments in which the passes of a quick model are timed, and in a session those of a model of which
# nothing certain is known.
_MOMENTS, _QUICK_MS = 3, 30.0
# How passes are timed, which is a part of each key: what was timed in another way is not found.
_WAY = "all sizes, threads of batches"  # not translated: a key
# Processor times are counted in hundredths of a second: less than this tells nothing.
_LEAST_WATCHED_S = 0.2
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Known:
    costs: MeasuredCosts
    times: int = 1
    """That they were measured."""
    processor: str = field(default_factory=processor_name)


def recall_costs(session: Session) -> None:
    """Give ``session`` what is known of its models."""
    remembered = RememberedResults(PASS_TIMES)
    for loaded in session.models:
        known = None if loaded.measured else _known(remembered, _key(session, loaded))
        if known is not None:
            session.use_costs(loaded, known.costs)


def measure_costs(session: Session) -> bool:
    """Give ``session`` what is known of its models, or measure it now; return whether it has all.

    ``session.cancel`` ends a measurement, which is then made another time: drafting starts with
    a guess and learns from its own steps.
    """
    recall_costs(session)
    remembered = RememberedResults(PASS_TIMES)
    watch = _Watch()
    for loaded in session.models:
        if loaded.measured:
            continue
        key = _key(session, loaded)
        try:
            measured = _measured(session, loaded, watch)
        except (DecodeAborted, DecodeFailed) as error:
            _log.warning("Passes of %s were not timed: %s", loaded.metadata.path.name, error)
            return False
        if key:
            remembered.add(key, _Known(measured))
    return True


def refine_costs(session: Session) -> bool:
    """Time once more what is not certain yet; return whether there is nothing left to do.

    Another program that was busy in one moment makes some sizes look slow, and what looks slow is
    not drafted any more; or it takes a thread. So doubtful measurements are made again, and those
    of quick models are put together from several moments. ``session.cancel`` ends one.
    """
    remembered = RememberedResults(PASS_TIMES)
    watch = _Watch()
    whole = True
    for loaded in session.models:
        key = _key(session, loaded)
        known = _known(remembered, key)
        if known is None or not _wants_more(loaded, known):
            continue
        changed = loaded.doubtful and not known.costs.doubtful
        try:
            found = _measured(session, loaded, watch)
        except (DecodeAborted, DecodeFailed) as error:
            return isinstance(error, DecodeFailed)  # then it will not do better another time
        joined = _Known(_joined(known.costs, found, changed=changed), known.times + 1)
        session.use_costs(loaded, joined.costs)
        remembered.add(key, joined)
        whole = whole and not _wants_more(loaded, joined)
    return whole


def keep_costs(session: Session) -> None:
    """Keep the thread counts that answers have found where those of the record are doubtful.

    What answers have tried is not tried again by the next process.
    """
    for loaded in session.models:
        found, known = loaded.found, loaded.known_costs
        if not found or not known or not found.doubtful or _tried(found) == _tried(known):
            continue
        remembered = RememberedResults(PASS_TIMES)
        key = _key(session, loaded)
        before = _known(remembered, key)
        if before and before.costs.doubtful and _tried(before.costs) != _tried(known):
            remembered.add(key, replace(before, costs=known))


def _known(remembered: RememberedResults, key: str) -> _Known | None:
    """What is remembered; on another processor it is doubtful."""
    known = remembered.get(key, _Known)
    if known is None or known.processor == processor_name():
        return known
    return replace(known, costs=replace(known.costs, spread=None))


def _wants_more(loaded: LoadedModel, known: _Known) -> bool:
    if loaded.doubtful or known.costs.doubtful:
        return loaded.calibrations < _MOMENTS
    return known.times < _MOMENTS and known.costs.pass_ms.get(1, _QUICK_MS) < _QUICK_MS


def _measured(session: Session, loaded: LoadedModel, watch: _Watch) -> MeasuredCosts:
    """Measure, and use it with how busy others were. Raises as ``Session.calibrate`` does."""
    found = replace(session.calibrate(loaded), others=watch.others)
    session.use_costs(loaded, found)
    return found


class _Watch:
    """Sees how much of the machine others take from its making on."""

    def __init__(self) -> None:
        self._load, self._begun_s = LoadWatch(), time.monotonic()

    @property
    def others(self) -> float | None:
        """In cores; None where it is too early to tell."""
        share = self._load.others_busy
        if share is None or time.monotonic() - self._begun_s < _LEAST_WATCHED_S:
            return None
        return share * (os.cpu_count() or 1)


def _joined(known: MeasuredCosts, found: MeasuredCosts, *, changed: bool) -> MeasuredCosts:
    """The more certain of both, or the shorter time of each size if they are alike.

    Whatever else happens on a machine only ever adds time. ``changed`` tells that passes are not
    any more what they were when ``known`` was measured.
    """
    if not found.doubtful and (known.doubtful or changed):
        return found
    if found.doubtful and not known.doubtful:
        return known
    plain_ms = _shortest(known.plain_ms, found.plain_ms)
    if known.threads != found.threads:
        of_known, of_found = (plain_ms.get(each.threads) for each in (known, found))
        if of_known and of_found and prefers(known.threads, of_known, found.threads, of_found):
            return replace(known, plain_ms=plain_ms)
        return replace(found, plain_ms=plain_ms)
    if known.batch_threads != found.batch_threads:
        sizes = sorted({*known.pass_ms} & {*found.pass_ms})
        quicker = min((found, known), key=lambda each: sum(each.pass_ms[size] for size in sizes))
        return replace(quicker, plain_ms=plain_ms)
    return replace(found, pass_ms=_shortest(known.pass_ms, found.pass_ms), plain_ms=plain_ms)


def _tried(costs: MeasuredCosts) -> tuple[int, int | None, bool]:
    return costs.threads, costs.batch_threads, costs.tried


def _shortest(one: Mapping[int, float], other: Mapping[int, float]) -> dict[int, float]:
    return {
        key: min(times[key] for times in (one, other) if key in times)
        for key in sorted({*one, *other})
    }


def _key(session: Session, loaded: LoadedModel) -> str:
    is_draft = loaded is session.draft
    try:
        # The settings say which GPU has how many layers, but another card may have its name.
        more = (loaded.settings, cores(), is_draft, _WAY, *loaded.model.gpu_titles)
        # A head may use its target's output matrix.
        files = [loaded] if not loaded.model.is_head else [loaded, session.target]
        return result_key([each.metadata.path for each in files], *more)
    except OSError:
        return ""  # the file was moved away meanwhile: nothing is known, nothing is kept
