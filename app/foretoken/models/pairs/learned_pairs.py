"""What drafting learned of pairs on this computer: the next start begins where one has ended."""

from __future__ import annotations

import logging
from dataclasses import asdict
from typing import Any

from foretoken.engine.llama.backend import cores
from foretoken.engine.lookahead.learned import LearnedAcceptance, LearnedPair
from foretoken.engine.session import Session
from foretoken.models.remembered import LEARNED_PAIRS, RememberedResults, result_key
from foretoken.system.machine import processor_name

_log = logging.getLogger(__name__)


def recall_pair(session: Session) -> bool:
    """Give ``session`` what is known of its pair; return whether anything is.

    Nothing is of a target without a draft. A record that makes no sense is ignored.
    """
    if not session.has_draft:
        return False
    remembered = RememberedResults(LEARNED_PAIRS)
    try:
        stored = remembered.get(_key(session))
    except OSError:  # a file was moved away meanwhile
        return False
    learned = _parsed(stored)
    if learned is not None:
        session.recall(learned)
    return learned is not None


def keep_learned(session: Session) -> bool:
    """Keep what is known of the pair of ``session`` for the next one; return whether it is new.

    A benchmark may have begun as with a new pair: what more drafts have taught is left in place.
    """
    learned = session.learned
    if learned is None:
        return False
    remembered = RememberedResults(LEARNED_PAIRS)
    try:
        key = _key(session)
    except OSError as error:
        _log.warning("What was learned of the pair is not kept: %s", error)
        return False
    kept = _parsed(remembered.get(key))
    if kept is not None and (kept == learned or kept.outcomes > learned.outcomes):
        return False
    remembered.add(key, _stored(learned))
    return True


def _key(session: Session) -> str:
    """Changes with the files, with this computer, and with the settings of the models."""
    models = session.models
    return result_key(
        [loaded.metadata.path for loaded in models],
        [loaded.settings for loaded in models],
        cores(),
        processor_name(),
        "learned",
        *(title for loaded in models for title in loaded.model.gpu_titles),
    )


def _stored(learned: LearnedPair) -> dict[str, Any]:
    """Return it as the file has it, in which names stay when those of the engine change."""
    return {
        "acceptance": asdict(learned.acceptance),
        "outcomes": learned.outcomes,
        "look_gain": learned.draft_gain,
        "speedup": learned.speedup,
        "delay": learned.delay,
    }


def _parsed(stored: Any) -> LearnedPair | None:
    """Read what ``keep_learned`` wrote; None for anything else."""
    try:
        known = stored["acceptance"]
        offset, confidence, memory = map(float, known["weights"])
        acceptance = LearnedAcceptance(
            (offset, confidence, memory),
            float(known["common_rate"]),
            tuple(map(float, known["rates"])),
            tuple(map(float, known["rate_weights"])),
        )
        return LearnedPair(
            acceptance,
            int(stored["outcomes"]),
            float(stored["look_gain"]),
            float(stored["speedup"]),
            float(stored["delay"]),
        )
    except (TypeError, KeyError, ValueError, OverflowError):
        return None
