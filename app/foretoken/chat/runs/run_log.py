"""The log of runs and faults, and the totals that outlast it.

``runs.jsonl`` is only appended to: a line for each run and each fault, which anybody can open. When
it has become large it is renamed to ``runs-older.jsonl``, in the place of the one before, so both
together are bounded. What was counted is kept in ``totals.json``, together with how far into which
log it has been counted; so each line counts exactly once, whenever the program is killed: a line
that is in the log and not in the totals yet is counted when these are next asked for.

Several processes may write at the same time. Whoever appends, counts or begins a new log does it
under one lock, and a line is written by a single call. A line that was cut off (a full disk, a
power cut) is closed by the next one, skipped and counted as broken.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.chat.runs.run_record import (
    MOST_LINE_BYTES,
    BrokenLine,
    RunEntry,
    RunEvent,
    RunFault,
    entry_of,
    line_of,
    now,
)
from foretoken.chat.runs.run_totals import RunTotals, totals_json, totals_of
from foretoken.engine.events import COMPARED, RunStatistics
from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_files import open_given, read_given
from foretoken.system.given_json import parse_json, read_json
from foretoken.system.logs import open_private, private_folder
from foretoken.system.paths import data_path

LOG_NAME, OLDER_NAME, TOTALS_NAME = "runs.jsonl", "runs-older.jsonl", "totals.json"
UNREAD_NAME = "totals-unread.json"
"""Totals that cannot be used; a later version may know them."""
MOST_LOG_BYTES = 2_000_000
"""About 2,500 runs; there are two logs."""
MOST_FAULTS = 50
"""So many of the last ones are told."""
_MOST_TOTALS_BYTES = 64 << 20
_FORMAT = 1
_log = logging.getLogger(__name__)


def default_folder() -> Path:
    """Where they are kept on this computer."""
    return data_path("statistics")


@dataclass(frozen=True, slots=True)
class RunReport:
    """What there is to tell."""

    totals: RunTotals
    faults: tuple[RunFault, ...]
    """The last ones that the logs still have, newest first."""


@dataclass(frozen=True, slots=True)
class _Head:
    """The first line of a log: which one it is."""

    epoch: str
    """Another one since the last reset."""
    number: int
    """Logs of an epoch are counted."""
    since: datetime
    """When the epoch began."""


@dataclass(slots=True)
class _Counted:
    """The totals, and up to where the logs are in them."""

    epoch: str
    number: int
    offset: int
    """Bytes of that log; those before it are counted whole."""
    totals: RunTotals
    compared: bool = False
    """Whether ``RunLog.compare_anew`` is done."""


class RunLog:
    """Every method may be called on any thread and in any process; all touch the disk."""

    def __init__(self, folder: Path, most_bytes: int = MOST_LOG_BYTES) -> None:
        self.folder = folder
        self.file = folder / LOG_NAME
        """The log that is written now."""
        self._older = folder / OLDER_NAME
        self._state = folder / TOTALS_NAME
        self._unread = folder / UNREAD_NAME
        self._most_bytes = most_bytes

    def append(self, *entries: RunEntry) -> None:
        """Write entries, and what ended a run before its time, behind all others.

        Raises ``OSError``.
        """
        both = ((each, each.fault if isinstance(each, RunEvent) else None) for each in entries)
        lines = "".join(line_of(each) for pair in both for each in pair if each).encode()
        private_folder(self.folder)
        with locked(self.file):
            size = _size(self.file)
            if size and size + len(lines) > self._most_bytes:
                self._turn_over()
                size = 0
            self._write(lines, size)

    def read(self) -> RunReport:
        """Count what was not counted yet, and tell all. Raises ``OSError``."""
        if not self.folder.is_dir():
            return RunReport(RunTotals(), ())
        with locked(self.file):
            counted, changed = self._count()
            if changed:
                self._keep(counted)
            return RunReport(counted.totals, self._last_faults())

    def compare_anew(self, answers: Callable[[], Iterable[RunStatistics]]) -> None:
        """Once, give runs of earlier versions the comparison that their answers' steps tell.

        Those compared whole answers with plain passes of other moments. ``answers`` are the
        counters of all that are kept; a run is found among them by its figures. Raises ``OSError``.
        """
        if not self.file.exists():
            return
        kept = self._kept()
        if kept is not None and kept.compared:
            return
        known = {_figures(each): each for each in answers()}
        with locked(self.file):
            counted, _ = self._count()
            for line in (*_lines(self._older, 0), *_lines(self.file, 0)):
                run = None
                with suppress(BrokenLine):
                    run = entry_of(line)
                if not isinstance(run, RunEvent) or any(
                    getattr(run.statistics, name) for name in COMPARED
                ):
                    continue
                if found := known.get(_figures(run.statistics)):
                    counted.totals.compare(run, found)
            counted.compared = True
            self._keep(counted)

    def reset(self) -> None:
        """Forget everything, and begin anew. Raises ``OSError``."""
        private_folder(self.folder)
        with locked(self.file):
            # From this moment on the totals belong to an epoch that is over, whatever comes.
            head = _Head(secrets.token_hex(8), 1, now())
            write_atomically(self.file, _head_line(head))
            for file in (self._state, self._unread, self._older):
                file.unlink(missing_ok=True)

    # --- under the lock ----------------------------------------------------------------------

    def _write(self, lines: bytes, size: int) -> None:
        before = b""
        if not size:
            before = _head_line(self._next_head()).encode()
        elif not self._ends_with_line():
            before = b"\n"
        descriptor = open_private(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        try:
            written = os.write(descriptor, before + lines)
        finally:
            os.close(descriptor)
        if written < len(before) + len(lines):
            raise OSError("the disk is full")  # not translated: logged

    def _ends_with_line(self) -> bool:
        with open_given(self.file) as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"

    def _next_head(self) -> _Head:
        kept, older = self._kept(), _head_of(self._older)
        if kept is not None:
            return _Head(kept.epoch, kept.number + 1, kept.totals.since)
        if older is not None:
            return replace(older, number=older.number + 1)
        return _Head(secrets.token_hex(8), 1, now())

    def _turn_over(self) -> None:
        """Count the log to its end, keep that, and begin a new one."""
        counted, _ = self._count()
        self._keep(counted)
        os.replace(self.file, self._older)

    def _count(self) -> tuple[_Counted, bool]:
        """The totals up to now, and whether that is more than is kept."""
        kept = self._kept()
        head = _head_of(self.file)
        if head is None:  # none yet; or its first line is damaged, and it is the one that is known
            known = kept or _Counted(secrets.token_hex(8), 0, 0, RunTotals())
            head = _Head(known.epoch, max(1, known.number), known.totals.since)
        counted = kept
        if counted is None or counted.epoch != head.epoch:
            counted = _Counted(head.epoch, 0, 0, RunTotals(head.since))
        start = counted.number, counted.offset
        older = _head_of(self._older)
        if older is not None and older.epoch == head.epoch and older.number < head.number:
            self._count_log(counted, older, self._older)
        if self.file.exists():
            self._count_log(counted, head, self.file)
        return counted, (counted.number, counted.offset) != start

    def _count_log(self, counted: _Counted, head: _Head, file: Path) -> None:
        if head.number < counted.number:
            return
        if head.number > counted.number:
            counted.totals.incomplete |= head.number > counted.number + 1
            counted.number, counted.offset = head.number, 0
        start = min(counted.offset, _size(file))  # somebody may have taken lines out
        for line in _lines(file, start):
            try:
                entry = entry_of(line)
            except BrokenLine:
                counted.totals.broken += 1
            else:
                if entry is not None:
                    counted.totals.count(entry)
        counted.offset = _size(file)

    def _kept(self) -> _Counted | None:
        try:
            table = read_json(self._state, _MOST_TOTALS_BYTES)
            if table["format"] != _FORMAT:
                raise ValueError("format")
            number, offset = int(table["number"]), int(table["offset"])
            compared = bool(table.get("compared"))
            return _Counted(str(table["epoch"]), number, offset, totals_of(table), compared)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            _log.warning("The totals of the runs are counted anew: %s", type(error).__name__)
            with suppress(OSError):
                os.replace(self._state, self._unread)
            return None

    def _keep(self, counted: _Counted) -> None:
        table: dict[str, Any] = {
            "format": _FORMAT,
            "epoch": counted.epoch,
            "number": counted.number,
            "offset": counted.offset,
            "compared": counted.compared,
            **totals_json(counted.totals),
        }
        write_atomically(self._state, json.dumps(table) + "\n")

    def _last_faults(self) -> tuple[RunFault, ...]:
        found: deque[RunFault] = deque(maxlen=MOST_FAULTS)
        head, older = _head_of(self.file), _head_of(self._older)
        same = head is not None and older is not None and head.epoch == older.epoch
        for file in (self._older, self.file) if same or head is None else (self.file,):
            for line in _lines(file, 0):
                entry = None
                if b'"fault"' in line:
                    with suppress(BrokenLine):
                        entry = entry_of(line)
                if isinstance(entry, RunFault):
                    found.append(entry)
        return tuple(reversed(found))


def _figures(counted: RunStatistics) -> tuple[float, int, int]:
    """What no two answers have in common, as the log keeps it."""
    return round(counted.decode_ms, 3), counted.generated, counted.steps


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0


def _lines(file: Path, start: int) -> Iterator[bytes]:
    """The lines behind a place, without empty ones."""
    try:
        content = read_given(file, 1 << 30)
    except FileNotFoundError:
        return
    yield from filter(None, content[start:].split(b"\n"))


def _head_of(file: Path) -> _Head | None:
    try:
        with open_given(file) as log:
            table = parse_json(log.readline(MOST_LINE_BYTES), MOST_LINE_BYTES)
        since = datetime.fromisoformat(table["since"])
        if table["event"] != "log" or since.tzinfo is None:
            return None
        return _Head(str(table["epoch"]), int(table["number"]), since)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def _head_line(head: _Head) -> str:
    table = {  # not translated: in a file
        "event": "log",
        "epoch": head.epoch,
        "number": head.number,
        "since": head.since.isoformat(timespec="seconds"),
        "version": __version__,
        "about": "Runs and faults of Foretoken on this computer, in figures; no text of chats.",
    }
    return json.dumps(table) + "\n"
