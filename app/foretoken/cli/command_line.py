"""Entry point of ``foretoken [COMMAND]``; without a command it opens the window.

The exit codes are in ``terminal``.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.cli import window
from foretoken.cli.options import CommandParser
from foretoken.cli.terminal import Code, Refusal, print_message, provide_streams
from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.processor import too_old
from foretoken.models.probe.child_process import end_with_parent
from foretoken.models.probe.native_choice import CHECK_OPTION, choose_native_code, run_check
from foretoken.preferences.store import COMMAND_LINE
from foretoken.system.crash_reports import watch_for_crashes
from foretoken.system.logs import log_unhandled_errors, set_up_logs

_SELF_TEST = "--self-test"  # not translated: an option
# Handled by cli.self_test, cli.doctor, models.probe.trial and models.memory.measure.
_SELF_TEST_CHILD, _FACTS_OPTION = "--self-test-child", "--backend-facts"
_TRIAL_OPTION, _MEASURE_OPTION = "--probe-model", "--memory-need"
_CHILDREN = (CHECK_OPTION, _SELF_TEST_CHILD, _FACTS_OPTION, _TRIAL_OPTION, _MEASURE_OPTION)

COMMANDS = {
    "generate": "answer one prompt on stdout, with local models or a server",
    "bench": "compare decoding methods with plain decoding",
    "prove": "check whether drafting changes what a pair writes",
    "inspect": "describe a GGUF file",
    "models": "list, pair, test and download models",
    "export": "export chats to a file",
    "statistics": "summarise the answers on this computer",
    "probe": "check whether a model file can be used here",
    "preferences": "list the preferences for --set",
    "doctor": "check what works on this computer, and how to fix the rest",
}
"""Each is a module of this package with the functions ``add_options`` and ``run``."""
_WITHOUT_NATIVE_CODE = ("preferences", "doctor")
_WITHOUT_ENGINE = ("models", "export", "statistics")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    if arguments is None:  # only a process of our own gets logs
        arguments = sys.argv[1:]
        _set_up_records(arguments)
    provide_streams()
    try:
        return _run(list(arguments))
    except Refusal as refusal:
        return print_message(str(refusal), refusal.code)
    except SystemExit as exit_request:  # raised by argparse for --help and wrong usage
        return exit_request.code if isinstance(exit_request.code, int) else Code.WRONG_USAGE
    except KeyboardInterrupt:
        return Code.INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has exited, so there is nobody to report to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Code.DONE


def _run(arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in _CHILDREN:
        return _run_child(first, arguments[1:])
    if first == _SELF_TEST:
        from foretoken.cli import self_test

        return self_test.run(arguments[1:])
    if not {"-h", "--help", "--version"} & set(arguments):
        _check_native_code(arguments)
    parser = command_parser(first) if first in COMMANDS else window_parser()
    options = parser.parse_args(arguments)
    return int(options.run(options))


# --- parsers -------------------------------------------------------------------------------------


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of all commands, with the options of command ``name``."""
    parser = CommandParser(prog="foretoken")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    module: Any = import_module(f"foretoken.cli.{name}")
    command = commands.add_parser(name, description=module.DESCRIPTION)
    command.set_defaults(run=module.run)
    module.add_options(command)
    return parser


def window_parser() -> argparse.ArgumentParser:
    """Return the parser of the window's options; its help describes the whole program."""
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:<{width}}  {meaning}" for name, meaning in COMMANDS.items())
    parser = CommandParser(
        prog="foretoken",
        usage=f"foretoken COMMAND ...\n       foretoken [FILE.gguf [{window.DRAFT} FILE]] "
        f"[{COMMAND_LINE} KEY=VALUE]...",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Chat with a local model and see which tokens came from the draft model.\n\n"
        f"commands (see foretoken COMMAND --help):\n{listed}\n\n"
        "Without a command the window opens:",
    )
    window.add_options(parser)
    # Handled before parsing; declared only for the help.
    parser.add_argument(_SELF_TEST, action="store_true", help="check this installation")
    parser.add_argument("--version", action="version", version=f"foretoken {__version__}")
    parser.set_defaults(run=window.run)
    return parser


# --- logs and native code ------------------------------------------------------------------------


def _set_up_records(arguments: Sequence[str]) -> None:
    """Set up logs and crash reports, except for helper processes, which may crash by design."""
    first = arguments[0] if arguments else ""
    if first in (CHECK_OPTION, _TRIAL_OPTION, _MEASURE_OPTION):
        end_with_parent()
    if first.startswith("-") and not _opens_window(arguments):
        return
    command = first if first in COMMANDS else "window"  # the other arguments may be private
    set_up_logs(command)
    log_unhandled_errors()
    watch_for_crashes(command)


def _opens_window(arguments: Sequence[str]) -> bool:
    """Return whether the user at least meant to open the window."""
    first = arguments[0] if arguments else COMMAND_LINE
    return first.endswith(".gguf") or first.partition("=")[0] in (COMMAND_LINE, window.DRAFT)


def _check_native_code(arguments: Sequence[str]) -> None:
    """Check that NumPy, Qt and llama.cpp run before they are imported. Raises ``Refusal``."""
    if arguments and arguments[0] in _WITHOUT_NATIVE_CODE:
        return
    reason, qt_runs = too_old(), False
    if not reason and _needs_engine(arguments):
        try:
            choose_native_code()
        except NativeCodeError as error:
            reason, qt_runs = str(error), True
    if not reason:
        return
    if _opens_window(arguments):
        from foretoken.ui.start.startup_error import show_startup_error

        show_startup_error(reason, qt_runs=qt_runs)
    raise Refusal(Code.CANNOT_LOAD, reason)


def _needs_engine(arguments: Sequence[str]) -> bool:
    first = arguments[0] if arguments else ""
    if first == "generate":
        return not any(each.partition("=")[0] == "--server" for each in arguments)
    return first not in _WITHOUT_ENGINE or (first == "models" and "test" in arguments[1:])


# --- child processes: internal, so not in the help ------------------------------------------------


def _run_child(option: str, arguments: Sequence[str]) -> int:
    if option == CHECK_OPTION:
        return run_check(*arguments)
    _check_native_code([])
    if option == _SELF_TEST_CHILD:
        from foretoken.cli import self_test

        return self_test.run_child()
    if option == _FACTS_OPTION:
        from foretoken.cli import doctor

        return doctor.tell_backend_facts()
    model, asked = arguments
    if option == _MEASURE_OPTION:
        from foretoken.models.memory.measure import run_measurement

        return run_measurement(Path(model), asked)
    from foretoken.models.probe.trial import run_trial

    return run_trial(Path(model), asked)
