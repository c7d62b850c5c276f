"""Statistics database: sums of runs by day, pair and method, fault counts, and the last faults.

The database may be deleted at any time; counting then starts again. A year takes some megabytes.
"""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

from foretoken.chat.runs.run_record import (
    FaultKind,
    RunEntry,
    RunEvent,
    RunFault,
    RunKey,
    RunPair,
    RunSums,
    now,
)
from foretoken.chat.runs.run_report import RunReport
from foretoken.engine.config import Method
from foretoken.engine.speedup import measured_speedup
from foretoken.system.database import Database, damaged_name, opened_shared
from foretoken.system.paths import data_path
from foretoken.system.records import RecordError, read_record, record_json

_log = logging.getLogger(__name__)
FILE_NAME = "statistics.db"
MOST_FAULTS = 50
"""Number of the last faults stored with their messages; all are counted."""
# Pairs, sums and faults are stored as JSON records.
_STEPS = (
    """
    CREATE TABLE counting (since TEXT NOT NULL) STRICT;
    CREATE TABLE runs (
        day TEXT NOT NULL, method TEXT NOT NULL, pair TEXT NOT NULL, sums TEXT NOT NULL,
        PRIMARY KEY (day, method, pair)
    ) STRICT;
    CREATE TABLE fault_counts (
        day TEXT NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, kind)
    ) STRICT;
    CREATE TABLE faults (id INTEGER PRIMARY KEY, fault TEXT NOT NULL) STRICT;
    """,
)


class RunLog:
    """Statistics database, safe for threads and processes. All methods raise ``OSError``."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` defaults to ``statistics`` in the data folder."""
        self.folder = data_path("statistics") if folder is None else folder
        self.file = self.folder / FILE_NAME

    def append(self, *entries: RunEntry) -> None:
        """Count runs and faults, including the faults that ended runs early."""
        with opened_shared(self.file, _STEPS) as database, database.transaction():
            if database.row("SELECT 1 FROM counting") is None:
                database.insert("counting", since=now().isoformat())
            for entry in entries:
                if isinstance(entry, RunEvent):
                    _add(database, RunKey(entry.day, entry.pair, entry.method), _sums_of(entry))
                fault = entry.fault if isinstance(entry, RunEvent) else entry
                if fault is not None:
                    _add_fault(database, fault)

    def read(self, first: date | None = None, today: date | None = None) -> RunReport:
        """Report the period from ``first`` (None: from the beginning) to ``today``.

        Takes a tenth of a second for several years.
        """
        report = RunReport(first, incomplete=damaged_name(self.file).exists())
        if self.file.exists():
            with opened_shared(self.file, _STEPS) as database:
                _fill(report, database)
        report.sum_up(today or date.today())
        return report

    def reset(self) -> None:
        """Delete everything and restart counting."""
        with opened_shared(self.file, _STEPS) as database, database.transaction():
            for table in ("runs", "fault_counts", "faults", "counting"):
                database.run(f"DELETE FROM {table}")
            database.insert("counting", since=now().isoformat())
        damaged_name(self.file).unlink(missing_ok=True)


def _fill(report: RunReport, database: Database) -> None:
    """Add what can be read: other rows are damaged, or of another version."""
    start = "" if report.first is None else report.first.isoformat()
    if since := database.value("SELECT since FROM counting"):
        report.since = datetime.fromisoformat(since)
    for day, method, pair, sums in database.rows("SELECT * FROM runs"):
        report.empty = False
        with suppress(ValueError):
            date.fromisoformat(day)
            key = RunKey(day, read_record(RunPair, pair, "pair"), Method(method))
            found = read_record(RunSums, sums, "sums")
            if day >= start:
                report.rows.append((key, found))
    counts: Counter[FaultKind] = Counter()
    for day, kind, count in database.rows("SELECT * FROM fault_counts"):
        report.empty = False
        with suppress(ValueError):
            counts[FaultKind(kind)] += count if day >= start else 0
    report.fault_counts = {kind: count for kind, count in counts.most_common() if count}
    for (text,) in database.rows("SELECT fault FROM faults ORDER BY id DESC"):
        with suppress(ValueError):
            fault = read_record(RunFault, text, "fault")
            if fault.day >= start:
                report.faults.append(fault)


def _sums_of(run: RunEvent) -> RunSums:
    counted = replace(
        run.statistics, first_token_ms=None, drafted_by_position=[], accepted_by_position=[]
    )
    return RunSums(1, int(measured_speedup(counted) is not None), run.characters, counted)


def _add(database: Database, key: RunKey, sums: RunSums) -> None:
    """Add sums to the row of a key; call within a transaction."""
    where = (key.day, key.method.value, record_json(key.pair))
    total = RunSums()
    query = "SELECT sums FROM runs WHERE day = ? AND method = ? AND pair = ?"
    if (before := database.value(query, *where)) is not None:
        with suppress(RecordError):
            total = read_record(RunSums, before, "sums")
    total.add(sums)
    text = record_json(total)
    try:
        for written in (record_json(sums), text):
            read_record(RunSums, written, "sums")
    except RecordError:  # an unreadable figure would make the row unreadable, so it is skipped
        _log.warning("A run is left out of the statistics: a figure is out of range")
        return
    database.run("INSERT OR REPLACE INTO runs VALUES (?, ?, ?, ?)", *where, text)


def _add_fault(database: Database, fault: RunFault) -> None:
    database.run(
        "INSERT INTO fault_counts VALUES (?, ?, 1) "
        "ON CONFLICT (day, kind) DO UPDATE SET count = count + 1",
        fault.day,
        fault.kind.value,
    )
    last = database.insert("faults", fault=record_json(fault))
    database.run("DELETE FROM faults WHERE id <= ?", last - MOST_FAULTS)
