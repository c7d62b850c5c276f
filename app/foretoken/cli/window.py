"""The window: start a new one, or hand over to the one that is already open."""

from __future__ import annotations

import argparse
import gc
import logging
import traceback
from collections.abc import Mapping
from pathlib import Path

from foretoken.cli.terminal import Code, Refusal, print_message
from foretoken.preferences.store import COMMAND_LINE, parse_given
from foretoken.system.logs import loggable_message
from foretoken.system.paths import data_path
from foretoken.system.untrusted_files import FileRefused, open_untrusted

DRAFT = "--draft"  # not translated: an option
_log = logging.getLogger(__name__)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the window."""
    add = parser.add_argument
    add(
        "model",
        nargs="?",
        type=_model_file,
        metavar="FILE.gguf",
        help="open the window with this target",
    )
    add(DRAFT, type=Path, metavar="FILE", help="the draft model for that target; default: none")
    listed = "set a preference for this session; list them with: foretoken preferences"
    named = "KEY=VALUE"
    add(COMMAND_LINE, dest="given", action="append", type=_preference, metavar=named, help=listed)
    parser.set_defaults(given=[])


def _model_file(text: str) -> Path:
    if not text.lower().endswith(".gguf"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither a command nor a .gguf file")
    return Path(text)


def _preference(text: str) -> tuple[str, str]:
    try:
        return parse_given(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(options: argparse.Namespace) -> int:
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

        reason = (
            f"The window cannot open ({loggable_message(error)}). Run foretoken doctor for details."
        )
        show_startup_error(reason, qt_runs=not isinstance(error, ImportError))
        return print_message(reason, Code.FAILED)


def _open_or_hand_over(model: Path | None, given: Mapping[str, str], draft: Path | None) -> int:
    # The rest of the window is imported later, so that a second start ends quickly.
    from foretoken.ui.start.single_instance import NO_ANSWER_TEXT, SingleInstance, Start

    instance = SingleInstance(data_path(""))
    start = instance.begin(model, draft)
    if start is Start.HANDED_OVER:
        if given:
            print_message(
                f"The open window keeps its own preferences; {COMMAND_LINE} was not used."
            )
        return Code.DONE
    if start is Start.NO_ANSWER:
        print_message(NO_ANSWER_TEXT, Code.FAILED)
    gc.disable()  # it would scan all imports again and again; the window collects by itself
    from foretoken.ui.start.application import run as open_window

    notice = NO_ANSWER_TEXT if start is Start.NO_ANSWER else ""
    return open_window(model, given, instance, notice, draft)
