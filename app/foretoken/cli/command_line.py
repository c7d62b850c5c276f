"""The command line: ``foretoken [COMMAND]``; without a command the window opens.

The exit codes are in ``terminal``.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.cli.options import CommandParser
from foretoken.cli.terminal import (
    CANNOT_LOAD,
    DONE,
    INTERRUPTED,
    WRONG_USAGE,
    Refusal,
    complain,
    provide_streams,
)
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.processor import too_old
from foretoken.models.probe.child_process import end_with_parent
from foretoken.models.probe.native_choice import (
    CHECK_OPTION,
    WITHOUT_OPTION,
    NativeChoice,
    choose_native_code,
    run_check,
)
from foretoken.preferences.store import COMMAND_LINE, parse_given
from foretoken.system.crash_reports import watch_for_crashes
from foretoken.system.logs import log_unhandled_errors, set_up_logs

DRAFT, _SELF_TEST = "--draft", "--self-test"  # not translated: options
# Of cli.self_test, cli.doctor, models.probe.trial and models.memory.measure.
_SELF_TEST_CHILD, _FACTS_OPTION = "--self-test-child", "--backend-facts"
_TRIAL_OPTION, _MEASURE_OPTION = "--probe-model", "--memory-need"


class _Needs(Enum):
    """What a command's module loads when it is imported."""

    NOTHING = auto()
    NUMPY = auto()
    ENGINE = auto()


COMMANDS = {
    "generate": ("answer one prompt on stdout, by local models or a server", _Needs.ENGINE),
    "bench": ("compare ways of decoding with plain decoding", _Needs.ENGINE),
    "prove": ("try whether drafting changes what a pair writes", _Needs.ENGINE),
    "inspect": ("tell what a GGUF file is", _Needs.ENGINE),
    "models": ("list, pair, test and download models", _Needs.NUMPY),
    "export": ("write chats to a file", _Needs.NUMPY),
    "statistics": ("tell what the answers on this computer came to", _Needs.NUMPY),
    "probe": ("try whether a model file can be used here", _Needs.ENGINE),
    "preferences": ("list the preferences that --set can give", _Needs.NOTHING),
    "doctor": ("tell what works on this computer, and what to do", _Needs.NOTHING),
}
"""Each is a module of this package, which declares its options and has the function ``run``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    if arguments is None:  # this process is ours; a caller with its own arguments has its own log
        arguments = sys.argv[1:]
        _keep_records(arguments)
    arguments = list(arguments)
    provide_streams()
    try:
        return _run(arguments)
    except Refusal as refusal:
        return complain(refusal.code, str(refusal))
    except SystemExit as exit_request:  # argparse answers --help and wrong usage this way
        return exit_request.code if isinstance(exit_request.code, int) else WRONG_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; nothing is left to tell it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in _CHILDREN:
        return _CHILDREN[first](arguments[1:])
    if first == _SELF_TEST:
        from foretoken.cli import self_test

        return self_test.run(arguments[1:])
    if not {"-h", "--help", "--version"} & set(arguments):
        _settle_native_code(arguments)
    parser = command_parser(first) if first in COMMANDS else window_parser()
    options = parser.parse_args(arguments)
    return int(options.run(options))


# --- parsers -------------------------------------------------------------------------------------


def command_parser(name: str) -> argparse.ArgumentParser:
    """The parser of all commands, with the options of the one that is asked for."""
    parser = CommandParser(prog="foretoken")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    module: Any = import_module(f"foretoken.cli.{name}")
    command = commands.add_parser(name, description=module.DESCRIPTION)
    command.set_defaults(run=module.run)
    module.add_options(command)
    return parser


def window_parser() -> argparse.ArgumentParser:
    """Options of the window; its help is that of the whole program."""
    width = max(map(len, COMMANDS))
    listed = [f"  {name:<{width}}  {meaning}" for name, (meaning, _) in COMMANDS.items()]
    parser = CommandParser(
        prog="foretoken",
        usage=f"foretoken COMMAND ...\n       foretoken [FILE.gguf [{DRAFT} FILE]] "
        f"[{COMMAND_LINE} KEY=VALUE]...",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="\n".join(
            [
                "Chat with a local model and see which tokens the draft model earned.",
                "",
                "commands (foretoken COMMAND --help tells more):",
                *listed,
                "",
                "Without a command the window opens:",
            ]
        ),
    )
    add = parser.add_argument
    add("model", nargs="?", type=_model_file, metavar="FILE.gguf", help="open with this target")
    add(DRAFT, type=Path, metavar="FILE", help="the draft model for that target; default: none")
    add(
        COMMAND_LINE,
        action="append",
        default=[],
        dest="given",
        type=_preference,
        metavar="KEY=VALUE",
        help="a preference for this start; foretoken preferences lists them",
    )
    # Answered before this parser is asked; it stands here for the help.
    add(_SELF_TEST, action="store_true", help="check this installation")
    add("--version", action="version", version=f"foretoken {__version__}")
    parser.set_defaults(run=_open_window)
    return parser


def _open_window(options: argparse.Namespace) -> int:
    if options.draft is not None and options.model is None:
        words = f"{DRAFT} goes with a target: foretoken FILE.gguf {DRAFT} FILE."
        raise Refusal(WRONG_USAGE, words)
    from foretoken.cli import window

    return window.run(options.model, dict(options.given), options.draft)


def _model_file(text: str) -> Path:
    if not text.lower().endswith(".gguf"):
        commands = ", ".join(COMMANDS)
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a command ({commands}) nor a .gguf file"
        )
    return Path(text)


def _preference(text: str) -> tuple[str, str]:
    from foretoken.preferences.declared import DECLARED

    try:
        return parse_given(text, DECLARED)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


# --- records and native code ---------------------------------------------------------------------


def _keep_records(arguments: Sequence[str]) -> None:
    """Log what this process does; helper processes, which may crash by design, leave nothing."""
    first = arguments[0] if arguments else ""
    if first in (CHECK_OPTION, _TRIAL_OPTION, _MEASURE_OPTION):
        end_with_parent()
    if first.startswith("-") and not _opens_window(arguments):
        return
    command = first if first in COMMANDS else "window"  # nothing else of what was typed
    set_up_logs(command)
    log_unhandled_errors()
    watch_for_crashes(command)


def _opens_window(arguments: Sequence[str]) -> bool:
    """Whether a person at least meant to open it."""
    first = arguments[0] if arguments else COMMAND_LINE
    return first.endswith(".gguf") or first.partition("=")[0] in (COMMAND_LINE, DRAFT)


def _settle_native_code(arguments: Sequence[str]) -> None:
    """See that NumPy, Qt and llama.cpp can run before they are imported. Raises ``Refusal``."""
    needs = _needs(arguments)
    if needs is _Needs.NOTHING:
        return
    reason, qt_runs = too_old(), False
    if not reason and needs is _Needs.ENGINE:
        try:
            choose_native_code()
        except NativeCodeError as error:
            reason, qt_runs = str(error), True
    if not reason:
        return
    if _opens_window(arguments):
        from foretoken.ui.start.startup_error import show_startup_error

        show_startup_error(reason, qt_runs=qt_runs)
    raise Refusal(CANNOT_LOAD, reason)


def _needs(arguments: Sequence[str]) -> _Needs:
    first = arguments[0] if arguments else ""
    if first == "models" and "test" in arguments[1:]:
        return _Needs.ENGINE
    if first == "generate" and any(each.partition("=")[0] == "--server" for each in arguments):
        return _Needs.NUMPY  # no model is loaded here
    return COMMANDS[first][1] if first in COMMANDS else _Needs.ENGINE


# --- child processes: not meant for people, so not in the help ------------------------------------


def _check_backend(arguments: Sequence[str]) -> int:
    """Child process of ``models.probe.native_choice``."""
    parser = CommandParser(prog=f"foretoken {CHECK_OPTION}")
    parser.add_argument("variant")
    parser.add_argument("modules", nargs="*")
    parser.add_argument(WITHOUT_OPTION, dest="without", default="")
    options = parser.parse_args(arguments)
    return run_check(NativeChoice(options.variant, tuple(options.modules), without=options.without))


def _test_self(_arguments: Sequence[str]) -> int:
    from foretoken.cli import self_test

    return self_test.run_child()


def _tell_facts(_arguments: Sequence[str]) -> int:
    from foretoken.cli import doctor

    return doctor.tell_backend_facts()


def _try_model(arguments: Sequence[str]) -> int:
    """Child process of ``models.probe.probing``."""
    from foretoken.models.probe.trial import run_trial

    parser = CommandParser(prog=f"foretoken {_TRIAL_OPTION}")
    parser.add_argument("model", type=Path)
    for option in ("--no-repack", "--one-thread", "--no-gpu"):
        parser.add_argument(option, action="store_true")
    parser.add_argument("--devices")
    parser.add_argument("--gpu-layers", type=int)
    parser.add_argument("--tensor-split")
    parser.add_argument("--target", type=Path)
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
        target=options.target,
    )


def _measure_memory(arguments: Sequence[str]) -> int:
    """Child process of ``models.memory.measure``."""
    from foretoken.models.memory.measure import run_measurement

    parser = CommandParser(prog=f"foretoken {_MEASURE_OPTION}")
    parser.add_argument("model", type=Path)
    parser.add_argument("asked")
    options = parser.parse_args(arguments)
    return run_measurement(options.model, options.asked)


def _settled(child: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    _settle_native_code([])
    return child(arguments)


_CHILDREN: dict[str, Callable[[Sequence[str]], int]] = {
    CHECK_OPTION: _check_backend,
    _SELF_TEST_CHILD: partial(_settled, _test_self),
    _FACTS_OPTION: partial(_settled, _tell_facts),
    _TRIAL_OPTION: partial(_settled, _try_model),
    _MEASURE_OPTION: partial(_settled, _measure_memory),
}
