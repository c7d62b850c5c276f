"""Pass times and thread counts of a pair, measured once per machine and then remembered."""

from __future__ import annotations

from typing import Any

from foretoken.engine.calibration import MeasuredCosts
from foretoken.engine.errors import DecodeAborted, DecodeFailed
from foretoken.engine.llama_backend import cores
from foretoken.engine.session import Session
from foretoken.models.remembered import RememberedResults, result_key

_FILE = "pass-times.json"


def measure_costs(session: Session) -> bool:
    """Give ``session`` what is known of its pair, or measure it now; return whether it has it.

    ``session.cancel`` ends a measurement, which is then made another time: drafting starts with
    a guess and learns from its own steps.
    """
    draft = session.draft_metadata if session.can_speculate else None
    paths = [session.target_metadata.path, *([draft.path] if draft else [])]
    key = result_key(paths, session.requested_threads, cores())
    remembered = RememberedResults(_FILE)
    known = _parsed(remembered.get(key), len(paths))
    if known is not None:
        session.use_costs(known)
        return True
    try:
        measured = session.calibrate()
    except (DecodeAborted, DecodeFailed):
        return False
    remembered.add(key, [{"threads": m.threads, "pass_ms": m.pass_ms} for m in measured])
    return True


def _parsed(stored: Any, models: int) -> list[MeasuredCosts] | None:
    """Read what ``measure_costs`` wrote; None for anything else."""
    try:
        found = [
            MeasuredCosts(
                int(entry["threads"]),
                {int(size): float(ms) for size, ms in entry["pass_ms"].items()},
            )
            for entry in stored
        ]
    except (TypeError, KeyError, ValueError, AttributeError):
        return None
    sound = all(
        costs.threads > 0 and costs.pass_ms and all(ms > 0.0 for ms in costs.pass_ms.values())
        for costs in found
    )
    return found if sound and len(found) == models else None
