"""Logs in a rotating file in the platform's log folder, and reports of crashes in native code.

Logs record what the program did, never chat text. That could only get into a log through the
message of an exception ("invalid literal: ..."), so messages are written only for exception types
that never quote a value; of the others the log has the type and the stack.

While a process runs it holds an empty file of its own; only a crash writes into it (all Python
stacks, by faulthandler). The next start saves the newest such file as ``last-crash.txt``.
"""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import logging
import os
import platform
import sys
import threading
import traceback
from dataclasses import dataclass
from datetime import datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from foretoken import __version__
from foretoken.system.errors import UserError
from foretoken.system.paths import home_as_tilde, log_path
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import open_own, remove_link

LOG_FILE = "foretoken.log"
MOST_BYTES = 1_000_000
KEPT_FILES = 3
_LONG_LINE_BYTES = 400
_MAX_MESSAGE = 2000
PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
_FORMAT = "%(asctime)s %(process)d %(levelname)-7s %(name)s: %(message)s"
# Their messages come from the system or the interpreter and quote names at most.
_LOGGABLE = (
    OSError,
    ImportError,
    AttributeError,
    NameError,
    TypeError,
    IndexError,
    ArithmeticError,
    MemoryError,
    RecursionError,
)

_log = logging.getLogger(__name__)


def set_up_logs(command: str) -> None:
    """Log all modules to the file, if it is writable.

    ``command`` names the command of this process; arguments are not logged, as they hold prompts.
    """
    logger = logging.getLogger("foretoken")
    logger.setLevel(logging.INFO)
    logger.addHandler(logging.NullHandler())  # otherwise Python prints unhandled records
    path = log_path(LOG_FILE)
    try:
        private_folder(path.parent)
        handler = _PrivateRotatingFile(path)
    except OSError:
        return
    handler.setFormatter(_PrivateFormatter(_FORMAT))
    logger.addHandler(handler)
    frozen = "packaged" if getattr(sys, "frozen", False) else "from source"
    python = f"Python {platform.python_version()} on {platform.platform()}"
    _log.info("Foretoken %s (%s): %s; %s", __version__, frozen, command, python)


def recent_lines(count: int) -> list[str]:
    """Return the last lines of the log, oldest first; none if it cannot be read."""
    with contextlib.suppress(OSError), log_path(LOG_FILE).open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - count * _LONG_LINE_BYTES))
        return file.read().decode("utf-8", "replace").splitlines()[-count:]
    return []


def log_unhandled_errors() -> None:
    """Log uncaught exceptions in any thread, in addition to the previous hooks."""
    seen: dict[tuple[object, ...], int] = {}
    previous_main, previous_thread = sys.excepthook, threading.excepthook
    previous_unraisable = sys.unraisablehook

    def log(where: str, error: BaseException | None) -> None:
        if error is None or isinstance(error, (KeyboardInterrupt, SystemExit)):
            return
        place = error_place(error)
        count = seen[place] = seen.get(place, 0) + 1
        if count == 1:
            _log.error("Unhandled error %s", where, exc_info=error)
        elif str(count).strip("0") == "1":  # the 10th, the 100th: a paint event fails at 30 Hz
            _log.error("Unhandled %s %s, %d times by now", type(error).__name__, where, count)

    def on_main(
        kind: type[BaseException], error: BaseException, stack: TracebackType | None
    ) -> None:
        log("in the main thread", error)
        previous_main(kind, error, stack)

    def on_thread(arguments: threading.ExceptHookArgs) -> None:
        name = arguments.thread.name if arguments.thread is not None else "?"
        log(f"in the thread {name}", arguments.exc_value)
        previous_thread(arguments)

    def on_unraisable(arguments: Any) -> None:
        log("where it cannot be raised", arguments.exc_value)
        previous_unraisable(arguments)

    sys.excepthook = on_main
    threading.excepthook = on_thread
    sys.unraisablehook = on_unraisable


def error_place(error: BaseException) -> tuple[object, ...]:
    """Return a key for equal errors: the type and where it was raised."""
    frames = traceback.walk_tb(error.__traceback__)
    places = [(frame.f_code.co_filename, line) for frame, line in frames]
    return (type(error), *places[-1:])


def loggable_message(error: BaseException) -> str:
    """Return an error's type, with its message if that cannot quote the user or a model."""
    name = type(error).__name__
    harmless = error.may_be_logged if isinstance(error, UserError) else isinstance(error, _LOGGABLE)
    if not harmless or not str(error):
        return f"{name} (its words are left out)" if str(error) else name
    return f"{name}: {shown_name(str(error), _MAX_MESSAGE)}"


def private_folder(folder: Path) -> None:
    """Create a folder that only its owner can read. Raises ``OSError``."""
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)


def open_private(path: str | Path, flags: int) -> int:
    """Open a file that only its owner can read; an opener for ``open``."""
    with contextlib.suppress(OSError):
        remove_link(Path(path))  # never write through a link
    return open_own(Path(path), flags, PRIVATE_FILE)


class _PrivateRotatingFile(RotatingFileHandler):
    """Never raises when logging; reopens the file after another process has rotated it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=MOST_BYTES, backupCount=KEPT_FILES - 1, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        return open(
            self.baseFilename,
            "a",
            encoding="utf-8",
            errors="backslashreplace",  # file names hold lone surrogates
            opener=open_private,
        )

    def emit(self, record: logging.LogRecord) -> None:
        if self.stream is not None and not self._is_current_file(self.stream):
            self.stream.close()
            self.stream = None  # reopened when needed
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Ignore errors: a full disk or another process's lock loses only a line of the log."""

    def _is_current_file(self, stream: TextIOWrapper) -> bool:
        with contextlib.suppress(OSError, ValueError):
            return os.path.samestat(os.fstat(stream.fileno()), os.stat(self.baseFilename))
        return False


class _PrivateFormatter(logging.Formatter):
    """Shows the home folder as ~, and of exceptions nothing that may quote a chat."""

    def format(self, record: logging.LogRecord) -> str:
        return home_as_tilde(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        # Quoted text must not look like additional log lines.
        record.message = shown_name(record.message, _MAX_MESSAGE)
        return super().formatMessage(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return _traceback_text(ei[1]).rstrip()


def _traceback_text(error: BaseException, known: tuple[BaseException, ...] = ()) -> str:
    """Return a traceback like Python's, with ``loggable_message`` in place of the message."""
    known = (*known, error)
    cause = error.__cause__
    link = "which caused:\n" if cause is not None else "while it was handled:\n"
    if cause is None and not error.__suppress_context__:
        cause = error.__context__
    before = ""
    if cause is not None and all(cause is not other for other in known):
        before = _traceback_text(cause, known) + link
    stack = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}Traceback (most recent call last):\n{stack}{loggable_message(error)}\n"


# --- crashes -------------------------------------------------------------------------------------

LAST_CRASH_FILE = "last-crash.txt"
_MAX_CHARACTERS = 20_000
_CLOCK_TOLERANCE_S = 2.0


@dataclass(frozen=True, slots=True)
class Crash:
    """A crash of an earlier process."""

    when: datetime
    command: str
    """Command of the process: ``window``, ``generate``, ..."""
    report: str
    """Stacks of all threads, with the home folder shown as ~."""

    @property
    def cause(self) -> str:
        """The report's first line, such as "Fatal Python error: Segmentation fault"."""
        return self.report.strip().partition("\n")[0]


def watch_for_crashes(command: str) -> None:
    """Collect reports of earlier crashes, and write one if this process crashes."""
    if faulthandler.is_enabled():
        return  # set up elsewhere: -X faulthandler, a test runner
    folder = log_path("")
    try:
        private_folder(folder)
        _collect_reports(folder)
        path = _report_path(command)
        report = open(path, "w", encoding="utf-8", opener=open_private)  # noqa: SIM115
        faulthandler.enable(report)
    except (OSError, ValueError):
        return

    def on_exit() -> None:
        faulthandler.disable()
        report.close()
        # On Windows faulthandler also reports exceptions that are handled later.
        with contextlib.suppress(OSError):
            path.unlink()

    atexit.register(on_exit)


def end_within(seconds: float, command: str) -> None:
    """Make this process exit after ``seconds`` even if it hangs, leaving a report as for a crash.

    Works even if a thread never releases the GIL.
    """
    try:
        report = open(_report_path(command), "a", encoding="utf-8", opener=open_private)  # noqa: SIM115
    except (OSError, ValueError):
        report = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    faulthandler.dump_traceback_later(seconds, exit=True, file=report)


def last_crash() -> Crash | None:
    """Return the newest crash that a later start has collected."""
    with contextlib.suppress(OSError, ValueError):
        when, _, rest = log_path(LAST_CRASH_FILE).read_text(encoding="utf-8").partition(" ")
        command, _, report = rest.partition("\n")
        return Crash(datetime.fromisoformat(when), command, report)
    return None


def _report_path(command: str) -> Path:
    return log_path(f"crash-{command}-{os.getpid()}.txt")


def _collect_reports(folder: Path) -> None:
    found: list[tuple[float, Path]] = []
    for path in folder.glob("crash-*-*.txt"):
        with contextlib.suppress(OSError):  # another process may collect it at the same time
            status = path.stat()
            if _is_running(path.stem.rpartition("-")[2], status.st_mtime):
                continue
            if status.st_size:
                found.append((status.st_mtime, path))
            else:  # the process was killed
                path.unlink()
    for mtime, path in sorted(found):
        with contextlib.suppress(OSError):
            _store_report(path, mtime, folder / LAST_CRASH_FILE)


def _store_report(path: Path, mtime: float, kept: Path) -> None:
    when = datetime.fromtimestamp(mtime).astimezone().replace(microsecond=0)
    command = path.stem.split("-")[1]
    report = path.read_text(encoding="utf-8", errors="replace")[:_MAX_CHARACTERS]
    report = home_as_tilde(report).strip()
    _log.error("The %s crashed on %s:\n%s", command, when.isoformat(), report)
    with open(kept, "w", encoding="utf-8", opener=open_private) as file:
        file.write(f"{when.isoformat()} {command}\n{report}\n")
    path.unlink()


def _is_running(process_id: str, written: float) -> bool:
    import psutil  # loaded only if a file was left

    with contextlib.suppress(ValueError, psutil.Error):
        process = psutil.Process(int(process_id))
        ended = process.status() == psutil.STATUS_ZOMBIE  # its parent has not reaped it
        # A process created later only reuses the id.
        return not ended and process.create_time() <= written + _CLOCK_TOLERANCE_S
    return False
