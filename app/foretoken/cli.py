"""The command line: ``foretoken [generate|bench|inspect]``; no subcommand opens the window.

Exit codes: 0 done, 1 a run failed, 2 wrong usage, 3 a model cannot be loaded, 4 the pair does
not fit. They are checked in the order usage, target, draft, pair.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretoken.cli_options import (
    CommandParser,
    bench_parser,
    generate_parser,
    inspect_parser,
    model_settings,
    window_parser,
)
from foretoken.engine.config import (
    DEFAULT_LOOKAHEAD,
    GenerationLimits,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ForetokenError, ModelLoadError, PromptError
from foretoken.engine.events import (
    Event,
    GenerationFinished,
    StepFinished,
    TokenEmitted,
)
from foretoken.models.builtin import builtin_pair

if TYPE_CHECKING:
    from collections.abc import Generator

    from foretoken.engine.session import Session

DONE, FAILED, WRONG_USAGE, CANNOT_LOAD, PAIR_MISFIT, INTERRUPTED = 0, 1, 2, 3, 4, 130
_PROBE_OPTION = "--probe-model"
# More than any template adds around one question.
_TEMPLATE_TOKENS = 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # Answers hold any character, whatever the terminal's locale.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        return _run(arguments)
    except SystemExit as exit_request:  # argparse answers --help and wrong usage this way
        return exit_request.code if isinstance(exit_request.code, int) else WRONG_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; nothing is left to tell it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(arguments: list[str]) -> int:
    if arguments[:1] == ["generate"]:
        return _generate(generate_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["bench"]:
        return _bench(bench_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["inspect"]:
        return _inspect(inspect_parser().parse_args(arguments[1:]))
    if arguments[:1] == [_PROBE_OPTION]:
        return _probe(arguments[1:])
    return _open_window(window_parser().parse_args(arguments))


# --- generate --------------------------------------------------------------------------------


def _generate(options: argparse.Namespace) -> int:
    try:
        sampling, limits = _sampling(options)
        speculative = replace(options.lookahead, method=options.method)
        text = _prompt_text(options)
        model_settings(options)
    except ValueError as error:
        return _complain(WRONG_USAGE, str(error))
    target, draft = _pair(options)
    if options.method is Method.DRAFT and draft is None:
        return _complain(WRONG_USAGE, "--method draft needs a draft model: add --draft FILE.")
    try:
        session = _load(target, draft, options, [text])
    except ModelLoadError as error:
        return _complain(CANNOT_LOAD, str(error))
    with session:
        uses_draft = options.method in (Method.AUTO, Method.DRAFT)
        if uses_draft and not session.has_draft and draft is not None:
            message = f"The draft does not fit the target: {session.no_draft_reason}."
            if options.method is Method.DRAFT:
                return _complain(PAIR_MISFIT, message)
            _complain(DONE, f"{message} Drafting by prompt lookup.")
        adapts = speculative.effective_rule is LookaheadRule.ADAPTIVE
        drafts = options.method is not Method.PLAIN
        if sampling.seed is not None and not sampling.greedy and drafts and adapts:
            _complain(
                DONE,
                "An adaptive lookahead follows measured times, so this seed may give another text "
                f"next time. --lookahead {DEFAULT_LOOKAHEAD} makes it the same.",
            )
        return _guarded(lambda: _answer(session, text, options, sampling, speculative, limits))


def _bench(options: argparse.Namespace) -> int:
    from foretoken.bench_command import DEFAULT_MODES, LOOKUP_MODES, parse_modes, read_prompts, run

    try:
        sampling, limits = _sampling(options)
        texts = read_prompts(options.prompts)
        model_settings(options)
    except ValueError as error:
        return _complain(WRONG_USAGE, str(error))
    target, draft = _pair(options)
    if options.modes is None:
        options.modes = parse_modes(DEFAULT_MODES if draft is not None else LOOKUP_MODES)
    needing = [mode.name for mode in options.modes if mode.config.method is Method.DRAFT]
    if draft is None and needing:
        return _complain(
            WRONG_USAGE, f"The mode {needing[0]} needs a draft model: add --draft FILE."
        )
    try:
        session = _load(target, draft, options, [text for _, text in texts])
    except ModelLoadError as error:
        return _complain(CANNOT_LOAD, str(error))
    with session:
        if draft is not None and not session.has_draft:
            reason = session.no_draft_reason
            return _complain(PAIR_MISFIT, f"The draft does not fit the target: {reason}.")
        return _guarded(lambda: run(session, texts, options, sampling, limits))


def _guarded(work: Callable[[], int]) -> int:
    try:
        return work()
    except PromptError as error:
        return _complain(WRONG_USAGE, str(error))
    except ForetokenError as error:
        return _complain(FAILED, str(error))


def _sampling(options: argparse.Namespace) -> tuple[SamplingParams, GenerationLimits]:
    """Read the sampling options. Raises ``ValueError``."""
    sampling = SamplingParams(
        temperature=options.temperature,
        top_k=options.top_k,
        top_p=options.top_p,
        min_p=options.min_p,
        repeat_penalty=options.repeat_penalty,
        seed=options.seed,
    )
    return sampling, GenerationLimits(max_tokens=options.max_tokens)


def _pair(options: argparse.Namespace) -> tuple[Path, Path | None]:
    """Return the files to load; the built-in draft belongs to the built-in target alone."""
    if options.target is not None:
        return options.target, options.draft
    target, draft = builtin_pair()
    return target, options.draft or draft


def _prompt_text(options: argparse.Namespace) -> str:
    if options.prompt_file is None:
        return str(options.prompt)
    path: Path = options.prompt_file
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not UTF-8 text. Save it as UTF-8.") from None
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}.") from error


def _load(
    target: Path, draft: Path | None, options: argparse.Namespace, texts: Sequence[str]
) -> Session:
    from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
    from foretoken.models.measured_costs import measure_costs
    from foretoken.models.probing import repacking_works_for

    repack = repacking_works_for((target, draft))
    # A token is at least one byte of text, so this is room enough for prompt and answer.
    longest = max(len(text.encode("utf-8", "replace")) for text in texts)
    needed = longest + _TEMPLATE_TOKENS + options.max_tokens
    settings, draft_settings = model_settings(options)
    session = Session.load(
        target,
        draft,
        context_length=options.context_length or max(DEFAULT_CONTEXT_LENGTH, needed),
        settings=settings,
        draft_settings=draft_settings,
        repack=repack,
    )
    if options.calibration:
        measure_costs(session)
    return session


def _answer(
    session: Session,
    text: str,
    options: argparse.Namespace,
    sampling: SamplingParams,
    speculative: SpeculativeConfig,
    limits: GenerationLimits,
) -> int:
    from foretoken.chat.conversation import PromptMessage, Role
    from foretoken.chat.template import ChatTemplate

    if options.raw:
        prompt = session.prompt(text)
    else:
        template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
        chat = template.prompt([PromptMessage(Role.USER, text)])
        prompt = chat.tokens
        limits = GenerationLimits(limits.max_tokens, chat.stop_strings)
    events = session.generate(prompt, sampling, speculative, limits, show_probs=bool(options.json))
    # Ctrl+C keeps what was said so far, and the JSON with it.
    previous = signal.signal(signal.SIGINT, lambda *_: session.cancel())
    try:
        report = _stream(session, events, as_json=options.json)
    finally:
        signal.signal(signal.SIGINT, previous)
    if report["finish_reason"] == "context_full":
        _complain(
            DONE,
            f"The context of {session.context_length:,} tokens is full "
            f"(the prompt has {len(prompt):,}).",
        )
    return DONE


def _stream(session: Session, events: Generator[Event], *, as_json: bool) -> dict[str, Any]:
    tokens: list[TokenEmitted] = []
    steps: list[StepFinished] = []
    report: dict[str, Any] = {}
    with closing(events):
        for event in events:
            if isinstance(event, TokenEmitted):
                tokens.append(event)
                if not as_json:
                    _write(event.text)
            elif isinstance(event, StepFinished):
                steps.append(event)
            elif isinstance(event, GenerationFinished):
                report = _report(session, tokens, steps, event)
    _write(json.dumps(report, ensure_ascii=False) + "\n" if as_json else "\n")
    return report


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
        "steps": [asdict(step) for step in steps],
        "stats": {
            "tokens": statistics.tokens,
            "prompt_tokens": statistics.prompt_tokens,
            "target_passes": statistics.steps,
            "drafted": statistics.drafted,
            "evaluated": statistics.evaluated,
            "accepted": statistics.accepted,
            "tokens_per_second": statistics.tokens_per_second,
            "acceptance_rate": statistics.acceptance_rate,
            "draft_acceptance_rate": statistics.draft_acceptance_rate,
            "mean_acceptance_length": statistics.mean_acceptance_length,
            "prefill_ms": statistics.prefill_ms,
            "decode_ms": statistics.decode_ms,
            "draft_ms": statistics.draft_ms,
            "verify_ms": statistics.verify_ms,
            "first_token_ms": statistics.first_token_ms,
        },
    }


# --- inspect ---------------------------------------------------------------------------------


def _inspect(options: argparse.Namespace) -> int:
    from foretoken.engine.llama_backend import LlamaModel
    from foretoken.engine.session import check_pair
    from foretoken.models.description import describe
    from foretoken.models.probing import repacking_works_for

    try:
        repacking_works_for((options.target, options.draft))
        with LlamaModel.load(options.target, for_inspection=True) as target:
            report = describe(target)
            if options.draft is not None:
                with LlamaModel.load(options.draft, for_inspection=True) as draft:
                    verdict = check_pair(target, draft)
                    report["draft"] = describe(draft)
                    report["compatible"] = verdict.compatible
                    report["reason"] = verdict.reason
    except ModelLoadError as error:
        return _complain(CANNOT_LOAD, str(error))
    _write(json.dumps(report, ensure_ascii=False) + "\n" if options.json else _readable(report))
    return DONE


def _readable(report: dict[str, Any]) -> str:
    lines = []
    for key, value in report.items():
        name = key.replace("_", " ")
        if isinstance(value, list):
            value = ", ".join(f"{entry['id']} {entry['text']}" for entry in value)
        elif key == "special_tokens":
            value = ", ".join(
                f"{role} {entry['id']} {entry['text']!r}" for role, entry in value.items()
            )
        elif key == "draft":
            value = f"{value['name']} ({value['path']})"
        elif key == "chat_template":
            value = "none" if value is None else f"{len(value):,} characters"
        elif value is None:
            value = "none"
        elif isinstance(value, bool):
            value = "yes" if value else "no"
        elif isinstance(value, int):
            value = f"{value:,}"
        lines.append(f"{name:<18} {value}\n")
    return "".join(lines)


def _probe(arguments: list[str]) -> int:
    """Child process of ``models.probing``; not meant for people, so not in the help."""
    from foretoken.models.probing import run_probe

    parser = CommandParser(prog="foretoken --probe-model")
    parser.add_argument("model", type=Path)
    parser.add_argument("--no-repack", action="store_true")
    options = parser.parse_args(arguments)
    return run_probe(options.model, repack=not options.no_repack)


# --- window ----------------------------------------------------------------------------------


def _open_window(options: argparse.Namespace) -> int:
    if options.model is not None and not options.model.is_file():
        return _complain(CANNOT_LOAD, f"{options.model} does not exist. Check the name.")
    from foretoken.ui.application import run

    return run(options.model)


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _complain(code: int, message: str) -> int:
    sys.stderr.write(f"foretoken: {message}\n")
    return code
