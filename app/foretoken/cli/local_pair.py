"""The pair that ``generate``, ``bench`` and ``prove`` load, and what is told where it fails."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from foretoken.chat.helper.pool import HELPERS
from foretoken.chat.helper.process import HelperUnavailable
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.cli.options import model_settings
from foretoken.cli.recording import record_fault
from foretoken.cli.terminal import (
    CANNOT_LOAD,
    FAILED,
    PAIR_MISFIT,
    WRONG_USAGE,
    Refusal,
    complain,
)
from foretoken.engine.errors import (
    DeviceFailed,
    ForetokenError,
    ModelLoadError,
    OutOfMemory,
    PromptError,
    TargetError,
)
from foretoken.engine.llama.backend_query import gpus
from foretoken.engine.llama.native_abort import outlive_aborts
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.library import has_own_head
from foretoken.models.pairs.known_pairs import measure_costs, refine_costs
from foretoken.models.pairs.preparation import prepare_pair

# More than any template adds around one question.
_TEMPLATE_TOKENS = 1024


def chosen_pair(options: argparse.Namespace) -> tuple[Path, Path | None]:
    """Return the files to load; a target that brings a head drafts by it unless another is given.

    The built-in draft belongs to the built-in target alone.
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

    Doubtful pass times are measured anew if they must be ``certain``. Raises ``Refusal``, also for
    what the engine raises meanwhile, which is recorded.
    """
    target, draft = chosen_pair(options)
    try:
        with _load(target, draft, options, texts, max_tokens, certain=certain) as session:
            yield session
    except ForetokenError as error:
        record_fault(error, target, draft)
        raise refusal_of(error) from None


def refusal_of(error: ForetokenError) -> Refusal:
    """What an error of the engine ends a command with."""
    if isinstance(error, PromptError):
        plainly = " The plain format: --plain-format." if isinstance(error, TemplateFailed) else ""
        return Refusal(WRONG_USAGE, f"{error}{plainly}")
    code = CANNOT_LOAD if isinstance(error, ModelLoadError) else FAILED
    failed = isinstance(error.__cause__, DeviceFailed)
    full = isinstance(error, OutOfMemory) and bool(gpus())
    ways = " Fewer layers on the GPU: --gpu-layers N; none: --devices none."
    return Refusal(code, f"{error}{ways if failed or full else ''}")


def check_fit(session: Session, draft: Path | None) -> None:
    """Raise ``Refusal`` for a draft that does not fit."""
    if draft is not None and not session.has_draft:
        reason = session.no_draft_reason
        raise Refusal(PAIR_MISFIT, f"The draft does not fit the target: {reason}.")


def _load(
    target: Path,
    draft: Path | None,
    options: argparse.Namespace,
    texts: Sequence[str],
    max_tokens: int,
    *,
    certain: bool,
) -> Session:
    try:
        settings, draft_settings = model_settings(options)
    except ValueError as error:
        raise Refusal(WRONG_USAGE, str(error)) from None
    with suppress(HelperUnavailable):  # it is told where a prompt is rendered
        HELPERS.warm()
    # A token is at least one byte of text, so this is room enough for prompt and answer.
    longest = max(len(text.encode("utf-8", "replace")) for text in texts)
    needed = longest + _TEMPLATE_TOKENS + max_tokens
    _end_with_words(target, draft)
    length = options.context_length or max(DEFAULT_CONTEXT_LENGTH, needed)
    prepared = prepare_pair(
        target, draft, context_length=length, settings=settings, draft_settings=draft_settings
    )
    session = Session.load(
        target,
        draft,
        context_length=length,
        settings=prepared.settings,
        draft_settings=prepared.draft_settings,
        repack=prepared.repack,
    )
    if options.calibration:
        known = measure_costs(session)
        if certain and known and any(loaded.doubtful for loaded in session.models):
            refine_costs(session)
    return session


def _end_with_words(target: Path, draft: Path | None) -> None:
    """Have a sentence said where llama.cpp would end this process; what was written stays."""

    def heard(reason: str) -> None:
        error = DeviceFailed(f"llama.cpp failed: {reason}.", out_of_memory=False)
        record_fault(error if gpus() else TargetError(str(error)), target, draft)
        complain(FAILED, f"{error} Without a GPU: --devices none." if gpus() else str(error))
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(FAILED)  # all else would touch what has failed

    outlive_aborts(heard)
