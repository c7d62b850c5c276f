"""Reports of crashes in native code, written by the crashing process and found at the next start.

While a process runs it holds an empty file of its own; only a crash writes into it (all Python
stacks, by faulthandler). The next start saves the newest such file as ``last-crash.txt``.
"""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import logging
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from foretoken.system.logs import open_private, private_folder
from foretoken.system.paths import home_as_tilde, log_path

LAST_CRASH_FILE = "last-crash.txt"
_MAX_CHARACTERS = 20_000
_CLOCK_TOLERANCE_S = 2.0
_log = logging.getLogger(__name__)


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
    try:
        text = log_path(LAST_CRASH_FILE).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
    when, _, rest = text.partition(" ")
    command, _, report = rest.partition("\n")
    try:
        return Crash(datetime.fromisoformat(when), command, report)
    except ValueError:
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

    try:
        process = psutil.Process(int(process_id))
        ended = process.status() == psutil.STATUS_ZOMBIE  # its parent has not reaped it
        # A process created later only reuses the id.
        return not ended and process.create_time() <= written + _CLOCK_TOLERANCE_S
    except (ValueError, psutil.Error):
        return False
