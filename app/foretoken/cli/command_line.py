"""Entry point of ``foretoken [COMMAND]``; without a command it opens the window.

The exit codes are in ``terminal``.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.cli.options import CommandParser
from foretoken.cli.terminal import Code, Refusal, print_message, provide_streams
from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.processor import too_old
from foretoken.models.probe.child_process import end_with_parent
from foretoken.models.probe.native_choice import CHECK_OPTION, choose_native_code, run_check
from foretoken.preferences.store import COMMAND_LINE, parse_given
from foretoken.system.logs import (
    log_unhandled_errors,
    loggable_message,
    set_up_logs,
    watch_for_crashes,
)
from foretoken.system.paths import data_path
from foretoken.system.untrusted_files import FileRefused, open_untrusted
from foretoken.words.sentences import use_sentences

_log = logging.getLogger(__name__)
DRAFT = "--draft"  # not translated: an option
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
    use_sentences()
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
        usage=f"foretoken COMMAND ...\n       foretoken [FILE.gguf [{DRAFT} FILE]] "
        f"[{COMMAND_LINE} KEY=VALUE]...",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Chat with a local model and see which tokens came from the draft model.\n\n"
        f"commands (see foretoken COMMAND --help):\n{listed}\n\n"
        "Without a command the window opens:",
    )
    add = parser.add_argument
    target = "open the window with this target"
    add("model", nargs="?", type=_model_file, metavar="FILE.gguf", help=target)
    add(DRAFT, type=Path, metavar="FILE", help="the draft model for that target; default: none")
    listed = "set a preference for this session; list them with: foretoken preferences"
    named = "KEY=VALUE"
    add(COMMAND_LINE, dest="given", action="append", type=_preference, metavar=named, help=listed)
    # Handled before parsing; declared only for the help.
    add(_SELF_TEST, action="store_true", help="check this installation")
    add("--version", action="version", version=f"foretoken {__version__}")
    parser.set_defaults(given=[], run=_run_window)
    return parser


# --- window --------------------------------------------------------------------------------------


def _model_file(text: str) -> Path:
    if not text.lower().endswith(".gguf"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither a command nor a .gguf file")
    return Path(text)


def _preference(text: str) -> tuple[str, str]:
    try:
        return parse_given(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _run_window(options: argparse.Namespace) -> int:
    """Open the window with these models, or as last used; return the exit code."""
    model, draft = options.model, options.draft
    if draft is not None and model is None:
        words = f"{DRAFT} requires a target: foretoken FILE.gguf {DRAFT} FILE"
        raise Refusal(Code.WRONG_USAGE, words)
    for file in filter(None, (model, draft)):
        try:
            open_untrusted(file).close()
        except FileNotFoundError:
            raise Refusal(Code.CANNOT_LOAD, f"{file} does not exist. Check the name.") from None
        except FileRefused as error:
            words = f"{file} cannot be opened: {error.strerror}."
            raise Refusal(Code.CANNOT_LOAD, words) from None
        except OSError:
            pass  # the window reports why it cannot be read
    try:
        return _open_or_hand_over(model, dict(options.given), draft)
    except Exception as error:  # a user who clicked on an icon sees no traceback
        traceback.print_exc()
        _log.exception("The window failed")
        from foretoken.ui.start.startup_error import show_startup_error

        why = loggable_message(error)
        reason = f"The window cannot open ({why}). Run foretoken doctor for details."
        show_startup_error(reason, qt_runs=not isinstance(error, ImportError))
        return print_message(reason, Code.FAILED)


def _open_or_hand_over(model: Path | None, given: Mapping[str, str], draft: Path | None) -> int:
    # The rest of the window is imported later, so that a second start ends quickly.
    from foretoken.ui.start.single_instance import NO_ANSWER_TEXT, SingleInstance, Start

    instance = SingleInstance(data_path(""))
    start = instance.begin(model, draft)
    if start is Start.HANDED_OVER:
        if given:
            words = f"The open window keeps its own preferences; {COMMAND_LINE} was not used."
            print_message(words)
        return Code.DONE
    if start is Start.NO_ANSWER:
        print_message(NO_ANSWER_TEXT, Code.FAILED)
    gc.disable()  # it would scan all imports again and again; the window collects by itself
    from foretoken.ui.start.application import run as open_window

    notice = NO_ANSWER_TEXT if start is Start.NO_ANSWER else ""
    return open_window(model, given, instance, notice, draft)


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
    return first.endswith(".gguf") or first.partition("=")[0] in (COMMAND_LINE, DRAFT)


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
