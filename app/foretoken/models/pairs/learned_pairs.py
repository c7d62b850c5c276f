"""What drafting learned of pairs on this computer: the next start begins where one has ended."""

from __future__ import annotations

import logging

import msgspec

from foretoken.engine.llama.backend import cores
from foretoken.engine.lookahead.learned import LearnedPair
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.remembered import LEARNED_PAIRS, RememberedResults, result_key
from foretoken.system.machine import processor_name
from foretoken.system.paths import resource_path

_log = logging.getLogger(__name__)


def recall_pair(session: Session) -> bool:
    """Give ``session`` what is known of its pair; return whether anything is.

    Nothing is of a target without a draft. A record that makes no sense is ignored. The built-in
    pair comes with what its own messages taught (packaging/models/learn.py): its passes are so
    short that a first draft that fails would keep it from drafting for a whole answer.
    """
    if not session.has_draft:
        return False
    remembered = RememberedResults(LEARNED_PAIRS)
    try:
        learned = remembered.get(_key(session), LearnedPair)
    except OSError:  # a file was moved away meanwhile
        return False
    files = tuple(loaded.metadata.path for loaded in session.models)
    if learned is None and files == builtin_pair():
        content = resource_path("models/builtin-learned.json").read_bytes()
        learned = msgspec.json.decode(content, type=LearnedPair)
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
    kept = remembered.get(key, LearnedPair)
    if kept is not None and (kept == learned or kept.outcomes > learned.outcomes):
        return False
    remembered.add(key, learned)
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
