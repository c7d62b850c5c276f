"""Child process of ``probing``: does all with a file that could crash, once and briefly."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import (
    DecodeFailed,
    DeviceFailed,
    ModelLoadError,
    OutOfMemory,
    PromptError,
    RollbackUnsupported,
)
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.engine.model_pass import CancelFlag
from foretoken.engine.session import check_pair
from foretoken.engine.text.spelling import is_lone_surrogate
from foretoken.models.probe.child_process import report_refusal
from foretoken.system.records import read_record

TRIAL_OPTION = "--probe-model"
REFUSED, NO_MEMORY = 3, 4
_CONTEXT_LENGTH = 256
# One token as in plain decoding, the others as in verification: kernels differ by batch size.
_PASSES = (1, 2, 5, 64)
_ROWS = 5
_DROPPED = 3
_LONG_TEXT_LENGTH = 10_000
AWKWARD_TEXTS = (  # not translated: for models
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f3f3\ufe0f\u200d\U0001f308 \U0001f642",
    "before\0after\0",
    "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 \u202eright to left\u202c",
    "half an emoji \ud83d and the other half \ude42",
    "e\u0301\u0323 \ufeff\u200b\u00a0\u2028\r\n\t \U0010ffff",
    ("The 12 foxes' den, 3.5 m deep;\nWhat's in it? " * 250)[:_LONG_TEXT_LENGTH],
)
"""Joined emoji, NUL, right-to-left, lone surrogates, marks and odd spaces, and a long text."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Request to try a file."""

    settings: ModelSettings
    """Placement of its layers; of a head in a file of its own, that of the head's layers."""
    repack: bool = True
    target: Path | None = None
    """Target of a head in a file of its own, which runs only together with it."""


def run_trial(path: Path, asked: str) -> int:
    """Load the file, tokenise texts, run passes, roll back; print the findings as JSON.

    ``asked`` is a ``Trial``. Returns the exit code; with ``REFUSED`` and ``NO_MEMORY`` the reason
    is printed instead.
    """
    started = time.perf_counter()
    trial = read_record(Trial, asked, TRIAL_OPTION)
    settings, repack, target = trial.settings, trial.repack, trial.target
    try:
        # The settings are the head's; its target may not fit there.
        loaded = settings.on_cpu() if target else settings
        with LlamaModel.load(target or path, settings=loaded, repack=repack) as model:
            tokens, spells = _read_texts(model.vocabulary)
            context = LlamaContext(model, _CONTEXT_LENGTH, cancel=CancelFlag(), settings=loaded)
            try:
                finite = _run_passes(context, tokens)
                can_roll_back = _rolls_back(context, tokens)
                if target is not None or model.metadata.has_head:
                    with model.load_draft(path, settings=settings, repack=repack) as head:
                        if check_pair(model, head).compatible:  # why not is reported later
                            finite = finite and _try_head(head, context, settings, tokens)
                    can_roll_back = can_roll_back or target is not None
            finally:
                context.close()
    except (ModelLoadError, DecodeFailed) as error:
        report_refusal(error)
        full = isinstance(error, OutOfMemory)
        full |= isinstance(error, DeviceFailed) and error.out_of_memory
        return NO_MEMORY if full else REFUSED
    found = {
        "can_roll_back": can_roll_back,
        "spells_everything": spells,
        "finite": finite,
        "seconds": round(time.perf_counter() - started, 3),
    }
    print(json.dumps(found))
    return 0


def _read_texts(vocabulary: LlamaVocabulary) -> tuple[list[int], bool]:
    """Tokenise awkward texts; return ids for the passes, and whether every text has ids."""
    typed = " ".join(vocabulary.special_texts)  # control tokens, as a user might type them
    tokens, spells = [0], True
    for text in (*AWKWARD_TEXTS, typed[:_LONG_TEXT_LENGTH]):
        try:
            tokens = vocabulary.tokenize(text) or tokens
            spells = spells and all(map(is_lone_surrogate, vocabulary.unspelled(text)))
        except PromptError:
            spells = False
        if not all(0 <= token < vocabulary.size for token in tokens):
            raise ModelLoadError("tokenizer-damaged")
        for token in set(tokens):
            vocabulary.piece(token)
    return (tokens * max(_PASSES))[: max(_PASSES)], spells


def _run_passes(context: LlamaContext, tokens: list[int]) -> bool:
    """Decode batches of several lengths; return whether no logit is NaN."""
    finite = True
    for count in _PASSES:
        logits = context.decode(tokens[:count], rows=min(count, _ROWS))
        # Wrong kernels yield NaN; minus infinity may be intended.
        finite = finite and not np.isnan(logits).any()
    return finite


def _try_head(
    head: LlamaModel, target: LlamaContext, settings: ModelSettings, tokens: list[int]
) -> bool:
    """Run passes of a head with its target; return whether no logit is NaN."""
    context = LlamaContext(
        head, _CONTEXT_LENGTH, cancel=CancelFlag(), settings=settings, target=target
    )
    try:
        target.clear()
        target.decode(tokens[:_ROWS], rows=1)
        states = target.hidden_states(0, _ROWS)
        context.decode(tokens[: _ROWS - 1], rows=0, states=None if states is None else states[:-1])
        return not np.isnan(context.decode(tokens[:1], rows=1)).any()
    finally:
        context.close()


def _rolls_back(context: LlamaContext, tokens: list[int]) -> bool:
    """Return whether the last tokens can be dropped from the cache, and decode from there."""
    try:
        context.roll_back(context.position - _DROPPED)
    except RollbackUnsupported:
        return False
    context.decode(tokens[:1], rows=1)
    return True
