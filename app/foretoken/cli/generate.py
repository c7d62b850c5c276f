"""``foretoken generate``: one answer on stdout, as text while it grows or as JSON."""

from __future__ import annotations

import argparse
import json
import signal
from contextlib import closing
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from foretoken.chat.runs.run_record import RunPair, RunPlace, RunTally
from foretoken.cli.recording import record
from foretoken.cli.terminal import DONE, WRONG_USAGE, complain, write
from foretoken.engine.config import GenerationLimits, SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    Event,
    GenerationFinished,
    StepFinished,
    TokenEmitted,
)
from foretoken.engine.figures import policy_words
from foretoken.engine.text.spelling import left_out_words

if TYPE_CHECKING:
    from collections.abc import Generator

    from foretoken.engine.session import Session


def answer(
    session: Session,
    text: str,
    options: argparse.Namespace,
    sampling: SamplingParams,
    speculative: SpeculativeConfig,
    limits: GenerationLimits,
) -> int:
    """Answer one prompt on stdout; return the exit code. Ctrl+C keeps what was said so far."""
    from foretoken.chat.conversations.conversation import PromptMessage, Role
    from foretoken.chat.prompt.template import ChatTemplate
    from foretoken.chat.prompt.template_switches import chosen_switches

    if options.raw:
        prompt = session.prompt(text)
    else:
        source = None if options.plain_format else session.target_metadata.chat_template
        template = ChatTemplate(session.vocabulary, source, session.context_length)
        try:
            switches = chosen_switches(source, options.template_option)
        except ValueError as error:
            return complain(WRONG_USAGE, str(error))
        chat = template.prompt([PromptMessage(Role.USER, text)], switches=switches)
        prompt = chat.tokens
        limits = GenerationLimits(limits.max_tokens, chat.stop_strings, chat.shown_controls)
    if left_out := left_out_words(session.vocabulary.unspelled(text)):
        complain(DONE, left_out)
    draft = session.draft_metadata if session.has_draft else None
    pair = RunPair.at(session.target_metadata.path, None if draft is None else draft.path)
    tally = RunTally()
    events = session.generate(prompt, sampling, speculative, limits, show_probs=bool(options.json))
    # Ctrl+C keeps what was said so far, and the JSON with it.
    previous = signal.signal(signal.SIGINT, lambda *_: session.cancel())
    try:
        report, finished = _stream(session, events, tally, as_json=options.json)
    finally:
        signal.signal(signal.SIGINT, previous)
    if finished is not None:
        record(tally.event(finished, RunPlace.COMMAND_LINE, pair, sampling, speculative))
    if report["finish_reason"] == "context_full":
        complain(
            DONE,
            f"The context of {session.context_length:,} tokens is full "
            f"(the prompt has {len(prompt):,}).",
        )
    return DONE


def _stream(
    session: Session, events: Generator[Event], tally: RunTally, *, as_json: bool
) -> tuple[dict[str, Any], GenerationFinished | None]:
    tokens: list[TokenEmitted] = []
    steps: list[StepFinished] = []
    report: dict[str, Any] = {}
    finished: GenerationFinished | None = None
    with closing(events):
        for event in events:
            if isinstance(event, TokenEmitted):
                tokens.append(event)
                tally.take(event)
                if not as_json:
                    write(event.text)
            elif isinstance(event, StepFinished):
                steps.append(event)
            elif isinstance(event, GenerationFinished):
                finished = event
                report = _report(session, tokens, steps, event)
    write(json.dumps(report, ensure_ascii=False) + "\n" if as_json else "\n")
    return report, finished


def _report(
    session: Session,
    tokens: list[TokenEmitted],
    steps: list[StepFinished],
    finished: GenerationFinished,
) -> dict[str, Any]:
    statistics = finished.statistics
    return {
        "text": "".join(token.text for token in tokens),
        "finish_reason": finished.reason.value,
        "seed": finished.seed,
        "target": str(session.target_metadata.path),
        "draft": str(session.draft_metadata.path) if session.draft_metadata else None,
        "no_draft_reason": session.no_draft_reason,
        "tokens": [asdict(token) for token in tokens],
        "steps": [{**asdict(step), "policy": policy_words(step.policy)} for step in steps],
        "stats": {
            "tokens": statistics.tokens,
            "generated": statistics.generated,
            "prompt_tokens": statistics.prompt_tokens,
            "target_passes": statistics.steps,
            "drafted": statistics.drafted,
            "evaluated": statistics.evaluated,
            "accepted": statistics.accepted,
            "tokens_per_second": statistics.tokens_per_second,
            "draft_acceptance_rate": statistics.draft_acceptance_rate,
            "mean_acceptance_length": statistics.mean_acceptance_length,
            "prefill_ms": statistics.prefill_ms,
            "decode_ms": statistics.decode_ms,
            "draft_ms": statistics.draft_ms,
            "verify_ms": statistics.verify_ms,
            "first_token_ms": statistics.first_token_ms,
        },
    }
