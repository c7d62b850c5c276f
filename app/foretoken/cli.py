"""The command line: ``foretoken [generate|bench|inspect|doctor]``; no subcommand opens the window.

Exit codes: 0 done, 1 a run failed, 2 wrong usage, 3 a model cannot be loaded, 4 the pair does
not fit. They are checked in the order usage, target, draft, pair.
"""

from __future__ import annotations

import argparse
import io
import json
import logging
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretoken import doctor_command, self_test
from foretoken.cli_options import (
    SUBCOMMANDS,
    CommandParser,
    bench_parser,
    doctor_parser,
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
)
from foretoken.engine.errors import ForetokenError, ModelLoadError, NativeCodeError, PromptError
from foretoken.engine.processor import too_old
from foretoken.models.builtin import builtin_pair
from foretoken.models.native_choice import CHECK_OPTION, choose_native_code, run_check
from foretoken.settings.crash_reports import watch_for_crashes
from foretoken.settings.logs import log_unhandled_errors, private_words, set_up_logs
from foretoken.terminal import (
    CANNOT_LOAD,
    DONE,
    FAILED,
    INTERRUPTED,
    PAIR_MISFIT,
    WRONG_USAGE,
    complain,
    write,
)

if TYPE_CHECKING:
    from foretoken.engine.session import Session

_PROBE_OPTION = "--probe-model"
# More than any template adds around one question.
_TEMPLATE_TOKENS = 1024
_log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    if arguments is None:  # this process is ours; a caller with its own arguments has its own log
        arguments = sys.argv[1:]
        _keep_records(arguments)
    arguments = list(arguments)
    _provide_streams()
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


def _keep_records(arguments: Sequence[str]) -> None:
    """Log what this process does; helper processes, which may crash by design, leave nothing."""
    first = arguments[0] if arguments else ""
    if first.startswith("-"):
        return
    command = first if first in SUBCOMMANDS else "window"  # nothing else of what was typed
    set_up_logs(command)
    log_unhandled_errors()
    watch_for_crashes(command)


def _provide_streams() -> None:
    """A windowed program on Windows has no streams; what is written then goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def _run(arguments: list[str]) -> int:
    if arguments[:1] == [CHECK_OPTION]:
        return _check_backend(arguments[1:])
    if arguments[:1] == ["doctor"]:  # it is needed most where nothing else starts
        return doctor_command.run(doctor_parser().parse_args(arguments[1:]))
    if arguments[:1] == [self_test.OPTION]:
        return self_test.run(arguments[1:])
    if code := _settle_native_code(arguments):
        return code
    if arguments[:1] == [self_test.CHILD_OPTION]:
        return self_test.run_child()
    if arguments[:1] == ["generate"]:
        return _generate(generate_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["bench"]:
        return _bench(bench_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["inspect"]:
        return _inspect(inspect_parser().parse_args(arguments[1:]))
    if arguments[:1] == [doctor_command.CHILD_OPTION]:
        return doctor_command.tell_backend_facts()
    if arguments[:1] == [_PROBE_OPTION]:
        return _probe(arguments[1:])
    return _open_window(window_parser().parse_args(arguments))


# --- native code -----------------------------------------------------------------------------


def _settle_native_code(arguments: list[str]) -> int:
    """Before NumPy, Qt or llama.cpp are imported, see that they can run; return an exit code."""
    if {"-h", "--help", "--version"} & set(arguments):
        return DONE
    reason, qt_runs = too_old(), False
    if not reason:
        try:
            choose_native_code()
        except NativeCodeError as error:
            reason, qt_runs = str(error), True
    if not reason:
        return DONE
    if not arguments or arguments[0].endswith(".gguf"):
        from foretoken.ui.startup_error import show_startup_error

        show_startup_error(reason, qt_runs=qt_runs)
    return complain(CANNOT_LOAD, reason)


def _check_backend(arguments: list[str]) -> int:
    """Child process of ``models.native_choice``; not meant for people, so not in the help."""
    parser = CommandParser(prog=f"foretoken {CHECK_OPTION}")
    parser.add_argument("variant")
    parser.add_argument("--no-gpu", action="store_true")
    options = parser.parse_args(arguments)
    return run_check(options.variant, with_gpu=not options.no_gpu)


# --- generate --------------------------------------------------------------------------------


def _generate(options: argparse.Namespace) -> int:
    from foretoken.generate_command import answer

    try:
        sampling, limits = _sampling(options)
        speculative = replace(options.lookahead, method=options.method)
        text = _prompt_text(options)
        model_settings(options)
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    target, draft = _pair(options)
    if options.method is Method.DRAFT and draft is None:
        return complain(WRONG_USAGE, "--method draft needs a draft model: add --draft FILE.")
    try:
        session = _load(target, draft, options, [text])
    except ModelLoadError as error:
        return complain(CANNOT_LOAD, str(error))
    with session:
        uses_draft = options.method in (Method.AUTO, Method.DRAFT)
        if uses_draft and not session.has_draft and draft is not None:
            message = f"The draft does not fit the target: {session.no_draft_reason}."
            if options.method is Method.DRAFT:
                return complain(PAIR_MISFIT, message)
            complain(DONE, f"{message} Drafting by prompt lookup.")
        adapts = speculative.effective_rule is LookaheadRule.ADAPTIVE
        drafts = options.method is not Method.PLAIN
        if sampling.seed is not None and not sampling.greedy and drafts and adapts:
            complain(
                DONE,
                "An adaptive lookahead follows measured times, so this seed may give another text "
                f"next time. --lookahead {DEFAULT_LOOKAHEAD} makes it the same.",
            )
        return _guarded(lambda: answer(session, text, options, sampling, speculative, limits))


def _bench(options: argparse.Namespace) -> int:
    from foretoken.bench_command import DEFAULT_MODES, LOOKUP_MODES, parse_modes, read_prompts, run

    try:
        sampling, limits = _sampling(options)
        texts = read_prompts(options.prompts)
        model_settings(options)
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    target, draft = _pair(options)
    if options.modes is None:
        options.modes = parse_modes(DEFAULT_MODES if draft is not None else LOOKUP_MODES)
    needing = [mode.name for mode in options.modes if mode.config.method is Method.DRAFT]
    if draft is None and needing:
        return complain(
            WRONG_USAGE, f"The mode {needing[0]} needs a draft model: add --draft FILE."
        )
    try:
        session = _load(target, draft, options, [text for _, text in texts])
    except ModelLoadError as error:
        return complain(CANNOT_LOAD, str(error))
    with session:
        if draft is not None and not session.has_draft:
            reason = session.no_draft_reason
            return complain(PAIR_MISFIT, f"The draft does not fit the target: {reason}.")
        return _guarded(lambda: run(session, texts, options, sampling, limits))


def _guarded(work: Callable[[], int]) -> int:
    try:
        return work()
    except PromptError as error:
        return complain(WRONG_USAGE, str(error))
    except ForetokenError as error:
        return complain(FAILED, str(error))


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
        return complain(CANNOT_LOAD, str(error))
    write(json.dumps(report, ensure_ascii=False) + "\n" if options.json else _readable(report))
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
        return complain(CANNOT_LOAD, f"{options.model} does not exist. Check the name.")
    try:
        from foretoken.ui.application import run

        return run(options.model)
    except Exception as error:  # a person who clicked on an icon sees no traceback
        from foretoken.ui.startup_error import show_startup_error

        traceback.print_exc()
        _log.exception("The window failed")
        reason = f"The window cannot open ({private_words(error)}). foretoken doctor tells more."
        show_startup_error(reason, qt_runs=not isinstance(error, ImportError))
        return complain(FAILED, reason)
