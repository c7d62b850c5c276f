"""The window: that of this start, or the one that is open already."""

from __future__ import annotations

import gc
import logging
import traceback
from collections.abc import Mapping
from pathlib import Path

from foretoken.cli.terminal import CANNOT_LOAD, DONE, FAILED, complain
from foretoken.preferences.store import COMMAND_LINE
from foretoken.system.given_files import FileRefused, open_given
from foretoken.system.logs import private_words
from foretoken.system.paths import data_path

_log = logging.getLogger(__name__)


def run(model: Path | None, given: Mapping[str, str], draft: Path | None = None) -> int:
    """Open it with these models, or as it was the last time; return an exit code.

    ``given`` are preferences for this start.
    """
    for file in filter(None, (model, draft)):
        try:
            open_given(file).close()
        except FileNotFoundError:
            return complain(CANNOT_LOAD, f"{file} does not exist. Check the name.")
        except FileRefused as error:
            return complain(CANNOT_LOAD, f"{file} cannot be opened: {error.strerror}.")
        except OSError:
            pass  # the window tells why it cannot be read
    try:
        return _open_or_hand_over(model, given, draft)
    except Exception as error:  # a person who clicked on an icon sees no traceback
        traceback.print_exc()
        _log.exception("The window failed")
        reason = f"The window cannot open ({private_words(error)}). foretoken doctor tells more."
        return _fail(reason, qt_runs=not isinstance(error, ImportError))


def _open_or_hand_over(model: Path | None, given: Mapping[str, str], draft: Path | None) -> int:
    # The rest of the window is imported later: a second start is over in a moment.
    from foretoken.ui.start.single_instance import NO_ANSWER_TEXT, SingleInstance, Start

    instance = SingleInstance(data_path(""))
    start = instance.begin(model, draft)
    if start is Start.HANDED_OVER:
        if given:
            complain(
                DONE, f"The open window keeps its own preferences; {COMMAND_LINE} was not used."
            )
        return DONE
    if start is Start.NO_ANSWER:
        complain(FAILED, NO_ANSWER_TEXT)
    gc.disable()  # it would go through all that is imported, again and again; the window collects
    from foretoken.ui.start.application import run as open_window

    notice = NO_ANSWER_TEXT if start is Start.NO_ANSWER else ""
    return open_window(model, given, instance, notice, draft)


def _fail(reason: str, *, qt_runs: bool) -> int:
    from foretoken.ui.start.startup_error import show_startup_error

    show_startup_error(reason, qt_runs=qt_runs)
    return complain(FAILED, reason)
