"""The command line: ``foretoken [COMMAND]``; ``options.SUBCOMMANDS`` has all commands.

Only without such a subcommand the window opens.

Exit codes: 0 done, 1 a run failed, 2 wrong usage, 3 a model cannot be loaded, 4 the pair does not
fit, 130 stopped by Ctrl+C. They are checked in the order usage, target, draft, pair.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from foretoken.cli import doctor as doctor_command
from foretoken.cli import self_test
from foretoken.cli.options import (
    DRAFT,
    SUBCOMMANDS,
    CommandParser,
    bench_parser,
    doctor_parser,
    export_parser,
    generate_parser,
    inspect_parser,
    model_settings,
    probe_parser,
    prove_parser,
    statistics_parser,
    window_parser,
)
from foretoken.cli.terminal import (
    CANNOT_LOAD,
    DONE,
    FAILED,
    INTERRUPTED,
    PAIR_MISFIT,
    WRONG_USAGE,
    complain,
    provide_streams,
)
from foretoken.engine.config import (
    DEFAULT_LOOKAHEAD,
    MAX_SEED,
    GenerationLimits,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
)
from foretoken.engine.errors import (
    DeviceFailed,
    ForetokenError,
    ModelLoadError,
    NativeCodeError,
    OutOfMemory,
    PromptError,
    TargetError,
)
from foretoken.engine.llama.processor import too_old
from foretoken.models.builtin import builtin_pair
from foretoken.models.probe.child_process import end_with_parent
from foretoken.models.probe.native_choice import (
    CHECK_OPTION,
    WITHOUT_OPTION,
    NativeChoice,
    choose_native_code,
    run_check,
)
from foretoken.preferences.store import COMMAND_LINE
from foretoken.system.crash_reports import watch_for_crashes
from foretoken.system.logs import log_unhandled_errors, set_up_logs

if TYPE_CHECKING:
    from foretoken.engine.session import Session

# Of models.probe.trial and models.memory.measure, which bring NumPy.
_TRIAL_OPTION, _MEASURE_OPTION = "--probe-model", "--memory-need"
# More than any template adds around one question.
_TEMPLATE_TOKENS = 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    if arguments is None:  # this process is ours; a caller with its own arguments has its own log
        arguments = sys.argv[1:]
        _keep_records(arguments)
    arguments = list(arguments)
    provide_streams()
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
    if first in (CHECK_OPTION, _TRIAL_OPTION, _MEASURE_OPTION):
        end_with_parent()
    if first.startswith("-") and not _opens_window(arguments):
        return
    command = first if first in SUBCOMMANDS else "window"  # nothing else of what was typed
    set_up_logs(command)
    log_unhandled_errors()
    watch_for_crashes(command)


def _opens_window(arguments: Sequence[str]) -> bool:
    """Whether a person at least meant to open it."""
    first = arguments[0] if arguments else COMMAND_LINE
    return first.endswith(".gguf") or first.partition("=")[0] in (COMMAND_LINE, DRAFT)


def _run(arguments: list[str]) -> int:
    if arguments[:1] == [CHECK_OPTION]:
        return _check_backend(arguments[1:])
    if arguments[:1] == ["doctor"]:  # it is needed most where nothing else starts
        return doctor_command.run(doctor_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["models"] and arguments[1:2] != ["test"]:
        return _models(arguments[1:])  # headers are read without llama.cpp
    if arguments[:1] == ["export"]:
        return _export(arguments[1:])
    if arguments[:1] == ["statistics"]:
        return _statistics(arguments[1:])
    if arguments[:1] == ["generate"] and _asks_server(arguments):
        return _generate_served(arguments[1:])  # no model is loaded here
    if arguments[:1] == [self_test.OPTION]:
        return self_test.run(arguments[1:])
    if code := _settle_native_code(arguments):
        return code
    if arguments[:1] == [self_test.CHILD_OPTION]:
        return self_test.run_child()
    if arguments[:1] == ["models"]:
        return _models(arguments[1:])
    if arguments[:1] == ["generate"]:
        return _generate(generate_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["bench"]:
        return _bench(bench_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["prove"]:
        return _prove(prove_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["inspect"]:
        from foretoken.cli import inspect as inspect_command

        return inspect_command.run(inspect_parser().parse_args(arguments[1:]))
    if arguments[:1] == [doctor_command.CHILD_OPTION]:
        return doctor_command.tell_backend_facts()
    if arguments[:1] == ["probe"]:
        from foretoken.cli import probe as probe_command

        return probe_command.run(probe_parser().parse_args(arguments[1:]))
    if arguments[:1] == [_TRIAL_OPTION]:
        return _try_model(arguments[1:])
    if arguments[:1] == [_MEASURE_OPTION]:
        return _measure_memory(arguments[1:])
    from foretoken.cli import window as window_command

    options = window_parser().parse_args(arguments)
    if options.draft is not None and options.model is None:
        return complain(
            WRONG_USAGE, "--draft goes with a target: foretoken FILE.gguf --draft FILE."
        )
    return window_command.run(options.model, dict(options.given), options.draft)


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
    if _opens_window(arguments):
        from foretoken.ui.start.startup_error import show_startup_error

        show_startup_error(reason, qt_runs=qt_runs)
    return complain(CANNOT_LOAD, reason)


def _check_backend(arguments: list[str]) -> int:
    """Child process of ``models.probe.native_choice``; not meant for people, so not in the help."""
    parser = CommandParser(prog=f"foretoken {CHECK_OPTION}")
    parser.add_argument("variant")
    parser.add_argument("modules", nargs="*")
    parser.add_argument(WITHOUT_OPTION, dest="without", default="")
    options = parser.parse_args(arguments)
    return run_check(NativeChoice(options.variant, tuple(options.modules), without=options.without))


# --- generate --------------------------------------------------------------------------------


def _generate(options: argparse.Namespace) -> int:
    from foretoken.cli.generate import answer

    if options.model or options.key_file or options.plain_http:
        return complain(WRONG_USAGE, "--model, --key-file and --plain-http go with --server.")
    try:
        sampling, limits = _sampling(options)
        speculative = replace(
            options.lookahead, method=options.method, verification=options.verification
        )
        text = _prompt_text(options)
        model_settings(options)
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    if options.template_option and (options.raw or options.plain_format):
        return complain(WRONG_USAGE, "--template-option needs the model's own chat template.")
    target, draft = _pair(options)
    if options.method is Method.DRAFT and draft is None:
        return complain(WRONG_USAGE, "--method draft needs a draft model: add --draft FILE.")
    try:
        session = _load(target, draft, options, [text])
    except ModelLoadError as error:
        return _not_loaded(error, target, draft)
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
        knowledge = _kept_knowledge(session) if options.calibration else nullcontext()
        with knowledge:
            return _guarded(
                lambda: answer(session, text, options, sampling, speculative, limits),
                target,
                draft,
            )


def _asks_server(arguments: Sequence[str]) -> bool:
    return any(each.partition("=")[0] == "--server" for each in arguments)


def _generate_served(arguments: Sequence[str]) -> int:
    if reason := too_old():  # importing NumPy would end this process
        return complain(CANNOT_LOAD, reason)
    from foretoken.cli.served import misfits, run

    parser = generate_parser()
    options = parser.parse_args(arguments)
    defaults = {name: parser.get_default(name) for name in vars(options)}
    if found := misfits(options, defaults):
        return complain(WRONG_USAGE, f"Not with --server: {', '.join(found)}.")
    try:
        sampling, limits = _sampling(options)
        text = _prompt_text(options)
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    return run(options, text, sampling, limits)


def _bench(options: argparse.Namespace) -> int:
    from foretoken.cli.bench import DEFAULT_MODES, LOOKUP_MODES, parse_modes, run
    from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
    from foretoken.models.pairs.prompt_files import read_prompts

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
        session = _load(target, draft, options, [text for _, text in texts], certain=True)
    except ModelLoadError as error:
        return _not_loaded(error, target, draft)
    with session:
        if draft is not None and not session.has_draft:
            reason = session.no_draft_reason
            return complain(PAIR_MISFIT, f"The draft does not fit the target: {reason}.")
        if options.recall:
            recall_pair(session)
        code = _guarded(lambda: run(session, texts, options, sampling, limits), target, draft)
        if options.calibration:
            keep_learned(session)
        return code


def _prove(options: argparse.Namespace) -> int:
    from foretoken.cli.prove import run
    from foretoken.models.pairs.proof import built_in_prompts

    if not (math.isfinite(options.seconds) and options.seconds > 0):
        return complain(WRONG_USAGE, "--seconds must be above 0.")
    if options.seed is not None and not 0 <= options.seed <= MAX_SEED:
        return complain(WRONG_USAGE, "--seed must be 0 or more.")
    try:
        model_settings(options)
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    target, draft = _pair(options)
    try:
        built_in = [text for _, text in built_in_prompts()]
        session = _load(target, draft, options, built_in, certain=True)
    except ModelLoadError as error:
        return _not_loaded(error, target, draft)
    with session:
        if draft is not None and not session.has_draft:
            reason = session.no_draft_reason
            return complain(PAIR_MISFIT, f"The draft does not fit the target: {reason}.")
        return _guarded(lambda: run(session, options), target, draft)


def _not_loaded(error: ModelLoadError, target: Path, draft: Path | None) -> int:
    from foretoken.cli.recording import record_fault

    record_fault(error, target, draft)
    return complain(CANNOT_LOAD, f"{error}{_without_gpu(error)}")


def _without_gpu(error: Exception) -> str:
    """What to do where a GPU is full, or has failed; empty for anything else."""
    from foretoken.engine.llama.backend_query import gpus

    failed = isinstance(error.__cause__, DeviceFailed)
    if not failed and not (isinstance(error, OutOfMemory) and gpus()):
        return ""
    return " Fewer layers on the GPU: --gpu-layers N; none: --devices none."


def _end_with_words(target: Path, draft: Path | None) -> None:
    """Have a sentence said where llama.cpp would end this process; what was written stays."""
    from foretoken.cli.recording import record_fault
    from foretoken.engine.llama.backend_query import gpus
    from foretoken.engine.llama.native_abort import outlive_aborts

    def heard(reason: str) -> None:
        error = DeviceFailed(f"llama.cpp failed: {reason}.", out_of_memory=False)
        record_fault(error if gpus() else TargetError(str(error)), target, draft)
        complain(FAILED, f"{error} Without a GPU: --devices none." if gpus() else str(error))
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(FAILED)  # all else would touch what has failed

    outlive_aborts(heard)


def _guarded(work: Callable[[], int], target: Path, draft: Path | None) -> int:
    from foretoken.cli.recording import record_fault

    try:
        return work()
    except PromptError as error:
        record_fault(error, target, draft)
        from foretoken.chat.prompt.template_rendering import TemplateFailed

        plainly = " The plain format: --plain-format." if isinstance(error, TemplateFailed) else ""
        return complain(WRONG_USAGE, f"{error}{plainly}")
    except ForetokenError as error:
        record_fault(error, target, draft)
        return complain(FAILED, f"{error}{_without_gpu(error)}")


def _sampling(options: argparse.Namespace) -> tuple[SamplingParams, GenerationLimits]:
    """Read the sampling options. Raises ``ValueError``."""
    sampling = SamplingParams(
        temperature=options.temperature,
        top_k=options.top_k,
        top_p=options.top_p,
        min_p=options.min_p,
        repeat_penalty=options.repeat_penalty,
        repeat_last_n=options.repeat_last_n,
        presence_penalty=options.presence_penalty,
        frequency_penalty=options.frequency_penalty,
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
    from foretoken.models.pairs.prompt_files import read_prompt

    if options.prompt_file is None:
        return str(options.prompt)
    return read_prompt(options.prompt_file)


@contextmanager
def _kept_knowledge(session: Session) -> Iterator[None]:
    """Begin with what is known of the pair, as the window does, and keep what is learned."""
    from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
    from foretoken.models.pairs.measured_costs import keep_costs

    recall_pair(session)
    yield
    keep_costs(session)
    keep_learned(session)


def _load(
    target: Path,
    draft: Path | None,
    options: argparse.Namespace,
    texts: Sequence[str],
    *,
    certain: bool = False,
) -> Session:
    """Raises ``ModelLoadError``; doubtful pass times are measured anew if they must be certain."""
    from foretoken.chat.helper.pool import HELPERS
    from foretoken.chat.helper.process import HelperUnavailable
    from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
    from foretoken.models.pairs.measured_costs import measure_costs, refine_costs
    from foretoken.models.pairs.preparation import prepare_pair

    with suppress(HelperUnavailable):  # it is told where a prompt is rendered
        HELPERS.warm()
    # A token is at least one byte of text, so this is room enough for prompt and answer.
    longest = max(len(text.encode("utf-8", "replace")) for text in texts)
    needed = longest + _TEMPLATE_TOKENS + options.max_tokens
    _end_with_words(target, draft)
    settings, draft_settings = model_settings(options)
    length = options.context_length or max(DEFAULT_CONTEXT_LENGTH, needed)
    prepared = prepare_pair(
        target,
        draft,
        context_length=length,
        settings=settings,
        draft_settings=draft_settings,
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


# --- models -----------------------------------------------------------------------------------


def _models(arguments: list[str]) -> int:
    if reason := too_old():  # importing NumPy would end this process
        return complain(CANNOT_LOAD, reason)
    from foretoken.cli.models import run

    return run(arguments)


def _export(arguments: list[str]) -> int:
    if reason := too_old():  # importing NumPy would end this process
        return complain(CANNOT_LOAD, reason)
    from foretoken.cli.export import run

    return run(export_parser().parse_args(arguments))


def _statistics(arguments: list[str]) -> int:
    if reason := too_old():  # importing NumPy would end this process
        return complain(CANNOT_LOAD, reason)
    from foretoken.cli.statistics import run

    return run(statistics_parser().parse_args(arguments))


def _try_model(arguments: list[str]) -> int:
    """Child process of ``models.probe.probing``; not meant for people, so not in the help."""
    from foretoken.models.probe.trial import run_trial

    parser = CommandParser(prog=f"foretoken {_TRIAL_OPTION}")
    parser.add_argument("model", type=Path)
    for option in ("--no-repack", "--one-thread", "--no-gpu"):
        parser.add_argument(option, action="store_true")
    parser.add_argument("--devices")
    parser.add_argument("--gpu-layers", type=int)
    parser.add_argument("--tensor-split")
    options = parser.parse_args(arguments)
    return run_trial(
        options.model,
        ModelSettings(
            devices=options.devices,
            gpu_layers=options.gpu_layers,
            tensor_split=options.tensor_split,
        ),
        repack=not options.no_repack,
        one_thread=options.one_thread,
        no_gpu=options.no_gpu,
    )


def _measure_memory(arguments: list[str]) -> int:
    """Child process of ``models.memory.measure``; not meant for people either."""
    from foretoken.models.memory.measure import run_measurement

    parser = CommandParser(prog=f"foretoken {_MEASURE_OPTION}")
    parser.add_argument("model", type=Path)
    parser.add_argument("asked")
    options = parser.parse_args(arguments)
    return run_measurement(options.model, options.asked)
