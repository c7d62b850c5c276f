"""The command line: ``foretoken [generate|inspect]``; no subcommand opens the window.

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
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from foretoken import __version__
from foretoken.engine.config import (
    DEFAULT_LOOKAHEAD,
    MAX_LOOKAHEAD,
    MIN_LOOKAHEAD,
    GenerationLimits,
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
_SUBCOMMANDS = ("generate", "inspect")
_DEFAULT_MAX_TOKENS = 512
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
        return _generate(_generate_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["inspect"]:
        return _inspect(_inspect_parser().parse_args(arguments[1:]))
    if arguments[:1] == [_PROBE_OPTION]:
        return _probe(arguments[1:])
    return _open_window(_window_parser().parse_args(arguments))


# --- parsing ---------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Answer wrong usage in a sentence; the long usage is what --help is for."""
        self.exit(WRONG_USAGE, f"foretoken: {message}. See {self.prog} --help.\n")


def _window_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="foretoken",
        description="Chat with a local model and see which tokens the draft model earned.",
        epilog="foretoken generate --help and foretoken inspect --help tell about the commands.",
    )
    parser.add_argument("--version", action="version", version=f"foretoken {__version__}")
    parser.add_argument(
        "model", nargs="?", type=_model_file, metavar="FILE.gguf", help="open with this target"
    )
    return parser


def _generate_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="foretoken generate", description="Answer one prompt on stdout.")
    parser.add_argument("--target", type=Path, metavar="F", help="GGUF file; default: built-in")
    parser.add_argument("--draft", type=Path, metavar="F", help="GGUF file of the draft model")
    parser.add_argument(
        "--method",
        type=Method,
        choices=list(Method),
        default=Method.AUTO,
        metavar="auto|draft|plain",
    )
    parser.add_argument(
        "--lookahead",
        type=_lookahead,
        default=DEFAULT_LOOKAHEAD,
        metavar=f"{MIN_LOOKAHEAD}..{MAX_LOOKAHEAD}|adaptive",
        help=f"tokens drafted per step, default {DEFAULT_LOOKAHEAD}",
    )
    prompt = parser.add_mutually_exclusive_group(required=True)
    prompt.add_argument("--prompt", metavar="TEXT")
    prompt.add_argument("--prompt-file", type=Path, metavar="F", help="UTF-8 text")
    parser.add_argument("--raw", action="store_true", help="skip the chat template")
    parser.add_argument("--max-tokens", type=int, default=_DEFAULT_MAX_TOKENS, metavar="N")
    defaults = SamplingParams()
    parser.add_argument("--temperature", type=float, default=defaults.temperature, metavar="T")
    parser.add_argument("--top-k", type=int, default=defaults.top_k, metavar="K")
    parser.add_argument("--top-p", type=float, default=defaults.top_p, metavar="P")
    parser.add_argument("--min-p", type=float, default=defaults.min_p, metavar="P")
    parser.add_argument(
        "--repeat-penalty", type=float, default=defaults.repeat_penalty, metavar="R"
    )
    parser.add_argument("--seed", type=int, default=None, metavar="S", help="default: a fresh one")
    parser.add_argument("--threads", type=_threads, default=None, metavar="N")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _inspect_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="foretoken inspect", description="Tell what a GGUF file is.")
    parser.add_argument("target", type=Path, metavar="F")
    parser.add_argument("--draft", type=Path, metavar="F", help="check whether this draft fits")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _model_file(text: str) -> Path:
    if not text.lower().endswith(".gguf"):
        commands = ", ".join(_SUBCOMMANDS)
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a command ({commands}) nor a .gguf file"
        )
    return Path(text)


def _lookahead(text: str) -> int:
    if text == "adaptive":
        return DEFAULT_LOOKAHEAD
    try:
        return SpeculativeConfig(lookahead=int(text)).lookahead
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a number from {MIN_LOOKAHEAD} to {MAX_LOOKAHEAD} nor 'adaptive'"
        ) from None


def _threads(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 512:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 512")
    return int(text)


# --- generate --------------------------------------------------------------------------------


def _generate(options: argparse.Namespace) -> int:
    try:
        sampling = SamplingParams(
            temperature=options.temperature,
            top_k=options.top_k,
            top_p=options.top_p,
            min_p=options.min_p,
            repeat_penalty=options.repeat_penalty,
            seed=options.seed,
        )
        speculative = SpeculativeConfig(method=options.method, lookahead=options.lookahead)
        limits = GenerationLimits(max_tokens=options.max_tokens)
        text = _prompt_text(options)
    except ValueError as error:
        return _complain(WRONG_USAGE, str(error))
    target, draft = options.target, options.draft
    if target is None:
        builtin_target, builtin_draft = builtin_pair()
        target, draft = builtin_target, draft or builtin_draft
    if options.method is Method.DRAFT and draft is None:
        return _complain(WRONG_USAGE, "--method draft needs a draft model: add --draft FILE.")
    try:
        session = _load(target, draft, options, text)
    except ModelLoadError as error:
        return _complain(CANNOT_LOAD, str(error))
    with session:
        if options.method is not Method.PLAIN and not session.can_speculate and draft is not None:
            message = f"The draft does not fit the target: {session.no_draft_reason}."
            if options.method is Method.DRAFT:
                return _complain(PAIR_MISFIT, message)
            _complain(DONE, f"{message} Decoding plainly.")
        try:
            return _answer(session, text, options, sampling, speculative, limits)
        except PromptError as error:
            return _complain(WRONG_USAGE, str(error))
        except ForetokenError as error:
            return _complain(FAILED, str(error))


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


def _load(target: Path, draft: Path | None, options: argparse.Namespace, text: str) -> Session:
    from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
    from foretoken.models.probing import repacking_works_for

    repack = repacking_works_for((target, draft))
    # A token is at least one byte of text, so this is room enough for prompt and answer.
    needed = len(text.encode("utf-8", "replace")) + _TEMPLATE_TOKENS + options.max_tokens
    return Session.load(
        target,
        draft,
        context_length=max(DEFAULT_CONTEXT_LENGTH, needed),
        threads=options.threads,
        repack=repack,
    )


def _answer(
    session: Session,
    text: str,
    options: argparse.Namespace,
    sampling: SamplingParams,
    speculative: SpeculativeConfig,
    limits: GenerationLimits,
) -> int:
    from foretoken.chat.conversation import Role
    from foretoken.chat.template import ChatTemplate

    if options.raw:
        prompt = session.prompt(text)
    else:
        template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
        chat = template.prompt([(Role.USER, text)])
        prompt = chat.tokens
        limits = GenerationLimits(limits.max_tokens, chat.stop_strings)
    events = session.generate(prompt, sampling, speculative, limits)
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

    parser = _Parser(prog="foretoken --probe-model")
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
