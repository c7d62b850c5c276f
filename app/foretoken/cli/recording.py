"""What commands add to the statistics: an answer of ``generate``, and what fails in any of them.

Runs of ``bench`` and of pair tests are no answers that somebody has asked for, and are not counted.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path

from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.runs.run_record import RunEntry, RunFault, RunPair
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.preferences.store import FILE_NAME, PreferenceStore
from foretoken.system.paths import config_path

_log = logging.getLogger(__name__)


def record(entry: RunEntry) -> None:
    """Append it to the log, if the person keeps statistics; what goes wrong there costs a line."""
    kept = PreferenceStore(config_path(FILE_NAME), os.environ, only_look=True)
    if not kept.get(RECORDED_RUNS):
        return
    try:
        RunLog().append(entry)
    except (OSError, ValueError) as error:  # a text that is no UTF-8
        _log.warning("A run is not kept: %s", type(error).__name__)


def record_fault(error: Exception, target: Path, draft: Path | None) -> None:
    """Append what failed with these models."""
    files: Iterable[Path] = [target, *([draft] if draft is not None else [])]
    record(RunFault.of(error, RunPair.at(target, draft), files))
