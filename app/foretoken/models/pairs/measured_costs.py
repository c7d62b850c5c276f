"""Pass times and thread counts of a pair, measured once per machine and then remembered."""

from __future__ import annotations

import logging
from typing import Any

from foretoken.engine.calibration import MeasuredCosts
from foretoken.engine.errors import DecodeAborted, DecodeFailed
from foretoken.engine.llama_backend import cores
from foretoken.engine.session import Session
from foretoken.models.remembered import PASS_TIMES_FILE, RememberedResults, result_key

_log = logging.getLogger(__name__)


def measure_costs(session: Session) -> bool:
    """Give ``session`` what is known of its models, or measure it now; return whether it has all.

    ``session.cancel`` ends a measurement, which is then made another time: drafting starts with
    a guess and learns from its own steps.
    """
    remembered = RememberedResults(PASS_TIMES_FILE)
    for loaded in session.models:
        is_draft = loaded is session.draft
        key = result_key([loaded.metadata.path], loaded.settings, cores(), is_draft)
        known = _parsed(remembered.get(key))
        if known is not None:
            session.use_costs(loaded, known)
            continue
        try:
            measured = session.calibrate(loaded)
        except (DecodeAborted, DecodeFailed) as error:
            _log.warning("Passes of %s were not timed: %s", loaded.metadata.path.name, error)
            return False
        remembered.add(key, {"threads": measured.threads, "pass_ms": measured.pass_ms})
    return True


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
