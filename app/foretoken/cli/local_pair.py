"""Loading of the pair for ``generate``, ``bench`` and ``prove``, and reporting of its errors.

Answers of ``generate``, and errors of all three, are recorded in the statistics. Runs of ``bench``
and of pair tests are not, as no user asked for their answers.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from foretoken.chat.helper.process import HELPERS, HelperUnavailable
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.runs.run_record import RunEntry, RunFault, RunPair
from foretoken.cli.options import model_settings
from foretoken.cli.terminal import Code, Refusal, errors_as_refusal, print_message
from foretoken.engine.errors import (
    DeviceFailed,
    ForetokenError,
    ModelLoadError,
    OutOfMemory,
    PromptError,
    TargetError,
)
from foretoken.engine.llama.library import gpus, survive_aborts
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.library import has_own_head
from foretoken.models.memory.fit import PairPlan
from foretoken.models.pairs.known_pairs import measure_costs, refine_costs
from foretoken.models.pairs.preparation import prepare_pair
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.preferences.store import FILE_NAME, PreferenceStore
from foretoken.system.paths import config_path

_log = logging.getLogger(__name__)
# More than any template adds to a question.
_TEMPLATE_TOKENS = 1024


def chosen_pair(options: argparse.Namespace) -> tuple[Path, Path | None]:
    """Return the files to load. A target with a head drafts by it unless a draft is given.

    The built-in draft is used only with the built-in target.
    """
    if options.target is not None:
        own_head = options.draft is None and has_own_head(options.target)
        return options.target, options.target if own_head else options.draft
    target, draft = builtin_pair()
    return target, options.draft or draft


@contextmanager
def loaded_pair(
    options: argparse.Namespace, texts: Sequence[str], max_tokens: int, *, certain: bool = False
) -> Iterator[Session]:
    """Load the pair with room for one of ``texts`` and its answer.

    Pass times from an earlier process are measured again until they are known of three moments;
    ``certain`` also measures doubtful ones again. Raises ``Refusal``, also for engine errors in the
    body, which are recorded.
    """
    target, draft = chosen_pair(options)
    with errors_as_refusal(Code.WRONG_USAGE, ValueError):
        settings, draft_settings = model_settings(options)
    with suppress(HelperUnavailable):  # reported when a prompt is rendered
        HELPERS.warm()
    # A token is at least one byte of text, so this is enough for prompt and answer.
    longest = max(len(text.encode("utf-8", "replace")) for text in texts)
    needed = longest + _TEMPLATE_TOKENS + max_tokens
    length = options.context_length or max(DEFAULT_CONTEXT_LENGTH, needed)
    _report_aborts(target, draft)
    try:
        with load_session(PairPlan(target, draft, length, settings, draft_settings)) as session:
            if options.calibration:
                known = measure_costs(session)
                doubtful = any(loaded.doubtful for loaded in session.models)
                recalled = not any(loaded.calibrations for loaded in session.models)
                if known and (recalled or (certain and doubtful)):
                    refine_costs(session)
            yield session
    except ForetokenError as error:
        _record_fault(error, target, draft)
        raise refusal_of(error) from None


def load_session(plan: PairPlan) -> Session:
    """Load a pair with the settings found by probing its files. Raises ``ForetokenError``."""
    prepared = prepare_pair(plan)
    return Session.load(
        plan.target,
        plan.draft,
        context_length=plan.context_length,
        settings=prepared.settings,
        draft_settings=prepared.draft_settings,
        repack=prepared.probed.repack,
    )


def refusal_of(error: ForetokenError) -> Refusal:
    """Return the refusal for an error of the engine."""
    if isinstance(error, PromptError):
        plainly = " Try --plain-format." if isinstance(error, TemplateFailed) else ""
        return Refusal(Code.WRONG_USAGE, f"{error}{plainly}")
    code = Code.CANNOT_LOAD if isinstance(error, ModelLoadError) else Code.FAILED
    failed = isinstance(error.__cause__, DeviceFailed)
    full = isinstance(error, OutOfMemory) and bool(gpus())
    ways = " Try fewer layers on the GPU with --gpu-layers N, or no GPU with --devices none."
    return Refusal(code, f"{error}{ways if failed or full else ''}")


def check_fit(session: Session, draft: Path | None) -> None:
    """Raise ``Refusal`` if the draft does not fit."""
    if draft is not None and not session.has_draft:
        reason = session.no_draft_reason
        raise Refusal(Code.PAIR_MISFIT, f"The draft does not fit the target: {reason}.")


def _report_aborts(target: Path, draft: Path | None) -> None:
    """Report an error if llama.cpp aborts this process; output written so far is kept."""

    def on_abort(reason: str) -> None:
        text = f"llama.cpp failed: {reason}."
        error = DeviceFailed("as-told", text=text, out_of_memory=False)
        _record_fault(error if gpus() else TargetError("as-told", text=text), target, draft)
        way = " Try --devices none to run without a GPU." if gpus() else ""
        print_message(f"{error}{way}", Code.FAILED)
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(Code.FAILED)  # a normal exit would use what has failed

    survive_aborts(on_abort)


# --- statistics ----------------------------------------------------------------------------------


def record(entry: RunEntry) -> None:
    """Append an entry to the log, if the user keeps statistics; errors are only logged."""
    if PreferenceStore(config_path(FILE_NAME), os.environ, only_look=True).get(RECORDED_RUNS):
        try:
            RunLog().append(entry)
        except (OSError, ValueError) as error:  # ValueError: text with lone surrogates
            _log.warning("A run is not kept: %s", type(error).__name__)


def _record_fault(error: Exception, target: Path, draft: Path | None) -> None:
    files = [target, *([draft] if draft is not None else [])]
    record(RunFault.of(error, RunPair.at(target, draft), files))
