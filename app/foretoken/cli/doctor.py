"""``foretoken doctor``: report what works on this computer, and how to fix the rest.

llama.cpp is queried in a child process: a build for another processor crashes the process that
loads it, which is when the doctor is needed most.
"""

from __future__ import annotations

import argparse

from foretoken.cli.options import add_json
from foretoken.cli.terminal import Code, write_json, write_result
from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.backend_facts import BackendFacts
from foretoken.engine.llama.processor import too_old
from foretoken.models.probe.child_process import run_in_child
from foretoken.models.probe.native_choice import choose_native_code
from foretoken.reports.diagnostics import collect
from foretoken.system.machine import QtState
from foretoken.system.records import RecordError, read_record, record_values

CHILD_OPTION = "--backend-facts"
DESCRIPTION = (
    "Check what works on this computer and how to fix the rest. The exit code is 1 if something "
    "does not work."
)
_CHILD_TIMEOUT_S = 60


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print the findings; return 0 if everything works, otherwise 1."""
    found = collect(_backend(), _qt(), thorough=True)
    count = len(found.problems)
    summary = f"{count} problem{'s' if count != 1 else ''}: see the lines marked ✗."
    text = f"{found.as_text()}\n{summary if count else 'No problems found.'}\n"
    write_result(found.as_json(), text, as_json=options.json)
    return Code.FAILED if count else Code.DONE


def tell_backend_facts() -> int:
    """Print llama.cpp's facts as JSON."""
    from foretoken.engine.llama.library import backend_facts

    write_json(record_values(backend_facts()))
    return Code.DONE


def _backend() -> BackendFacts | str:
    """Query a child process; return its answer, or the reason why there is none."""
    try:
        choose_native_code()  # has timeouts of its own
    except NativeCodeError as error:
        return str(error)
    ended = run_in_child([CHILD_OPTION], _CHILD_TIMEOUT_S)
    if ended is None:
        return f"it did not respond within {_CHILD_TIMEOUT_S} seconds"
    code, line = ended.code, ended.last_line
    if code:
        return f"signal {-code}. {line}" if code < 0 else f"code {code}. {line}"
    try:
        return read_record(BackendFacts, line, "its answer")
    except RecordError as error:
        return str(error)


def _qt() -> QtState:
    if reason := too_old():  # importing Qt would crash this process
        return QtState("", problem=reason)
    try:
        from foretoken.control.process.qt import qt_state
    except ImportError as error:
        return QtState("", problem=str(error))
    return qt_state()
