"""Pass times and thread counts of a pair, measured once per machine and then remembered."""

from __future__ import annotations

import logging
from typing import Any

from foretoken.engine.errors import DecodeAborted, DecodeFailed
from foretoken.engine.llama.backend import cores
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.session import Session
from foretoken.models.remembered import PASS_TIMES_FILE, RememberedResults, result_key

# Moments in which the passes of a quick model are timed.
_MOMENTS, _QUICK_MS = 3, 30.0
# How passes are timed: an earlier way knew large ones by guess only.
_WAY = "all sizes"  # not translated: a key
_log = logging.getLogger(__name__)


def recall_costs(session: Session) -> None:
    """Give ``session`` what is known of its models."""
    remembered = RememberedResults(PASS_TIMES_FILE)
    for loaded in session.models:
        known = None if loaded.measured else _parsed(remembered.get(_key(session, loaded)))
        if known is not None:
            session.use_costs(loaded, known)


def refine_costs(session: Session) -> bool:
    """Time the passes of quick models once more; return whether there is nothing left to do.

    Another program that was busy in one moment makes some sizes look slow, and what looks slow is
    not drafted any more. So measurements of several moments are put together: whatever else
    happens on a machine only ever adds time. ``session.cancel`` ends one.
    """
    remembered = RememberedResults(PASS_TIMES_FILE)
    whole = True
    for loaded in session.models:
        key = _key(session, loaded)
        stored = remembered.get(key)
        known = _parsed(stored)
        if known is None or known.pass_ms.get(1, _QUICK_MS) >= _QUICK_MS:
            continue
        count = stored.get("times", 1)
        if not isinstance(count, int) or count >= _MOMENTS:
            continue
        try:
            found = session.calibrate(loaded)
        except (DecodeAborted, DecodeFailed) as error:
            session.use_costs(loaded, known)
            return isinstance(error, DecodeFailed)  # then it will not do better another time
        joined = _joined(known, found)
        session.use_costs(loaded, joined)
        remembered.add(key, _values(joined, count + 1))
        whole = whole and count + 1 >= _MOMENTS
    return whole


def _joined(known: MeasuredCosts, found: MeasuredCosts) -> MeasuredCosts:
    """The shorter time of each size, if both are of the same thread count."""
    if known.threads != found.threads:
        return found
    both = (known.pass_ms, found.pass_ms)
    sizes = sorted({size for times in both for size in times})
    shortest = {size: min(times[size] for times in both if size in times) for size in sizes}
    return MeasuredCosts(found.threads, shortest)


def _values(costs: MeasuredCosts, times: int) -> dict[str, Any]:
    return {"threads": costs.threads, "pass_ms": costs.pass_ms, "times": times}


def measure_costs(session: Session) -> bool:
    """Give ``session`` what is known of its models, or measure it now; return whether it has all.

    ``session.cancel`` ends a measurement, which is then made another time: drafting starts with
    a guess and learns from its own steps.
    """
    recall_costs(session)
    remembered = RememberedResults(PASS_TIMES_FILE)
    for loaded in session.models:
        if loaded.measured:
            continue
        key = _key(session, loaded)
        try:
            measured = session.calibrate(loaded)
        except (DecodeAborted, DecodeFailed) as error:
            _log.warning("Passes of %s were not timed: %s", loaded.metadata.path.name, error)
            return False
        if key:
            remembered.add(key, _values(measured, 1))
    return True


def _key(session: Session, loaded: LoadedModel) -> str:
    is_draft = loaded is session.draft
    try:
        return result_key([loaded.metadata.path], loaded.settings, cores(), is_draft, _WAY)
    except OSError:
        return ""  # the file was moved away meanwhile: nothing is known, nothing is kept


def _parsed(stored: Any) -> MeasuredCosts | None:
    """Read what ``measure_costs`` wrote; None for anything else."""
    try:
        found = MeasuredCosts(
            int(stored["threads"]),
            {int(size): float(ms) for size, ms in stored["pass_ms"].items()},
        )
    except (TypeError, KeyError, ValueError, AttributeError):
        return None
    sound = found.threads > 0 and found.pass_ms and all(ms > 0.0 for ms in found.pass_ms.values())
    return found if sound else None
