"""Statistics database: sums of runs by day, pair and method, fault counts, and the last faults.

It is read as a report on a period, which can be exported to files.

Only raw counts are summed. Every ratio is derived from a sum by the same code as for a single
answer (``RunStatistics``, ``measured_speedup``), so none is a mean of ratios.

The database may be deleted at any time; counting then starts again. A year takes some megabytes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from foretoken.chat.runs.run_record import FaultKind, RunEntry, RunEvent, RunFault, RunPair, now
from foretoken.engine.config import Method
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup
from foretoken.system.database import Database, damaged_name, opened_shared
from foretoken.system.paths import data_path
from foretoken.system.records import Count, RecordError, read_record, record_json

_K = TypeVar("_K", bound=Hashable)

# --- sums -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class RunSums:
    """Sums over several runs."""

    runs: Count = 0
    compared_runs: Count = 0
    """Number of runs that drafted and could be compared with plain decoding."""
    characters: Count = 0
    statistics: RunStatistics = field(default_factory=RunStatistics)

    @property
    def from_target(self) -> int:
        """Number of tokens shown that the target itself generated."""
        return max(0, self.statistics.tokens - self.statistics.from_draft)

    @property
    def speedup(self) -> Speedup | None:
        """Speedup over ``compared_runs``; None without any."""
        return measured_speedup(self.statistics)

    def add(self, other: RunSums) -> None:
        """Add the sums of other runs."""
        self.runs += other.runs
        self.compared_runs += other.compared_runs
        self.characters += other.characters
        self.statistics.add(other.statistics)


@dataclass(frozen=True, slots=True)
class RunKey:
    """Key of a row: the properties that its runs have in common."""

    day: str
    """Local date in ISO format."""
    pair: RunPair
    method: Method


Rows = Iterable[tuple[RunKey, RunSums]]


def grouped(rows: Rows, by: Callable[[RunKey], _K]) -> dict[_K, RunSums]:
    """Group rows by the result of ``by``, and return the sums of each group."""
    result: defaultdict[_K, RunSums] = defaultdict(RunSums)
    for key, sums in rows:
        result[by(key)].add(sums)
    return dict(result)


# --- report ---------------------------------------------------------------------------------------

_MOST_DAYS = 62
_MOST_WEEKS = 60
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Period:
    """Sums of a range of days, both ends included."""

    first: date
    last: date
    sums: RunSums


@dataclass(slots=True)
class RunReport:
    """Runs and faults of a period."""

    first: date | None
    """The first day; None: all days."""
    since: datetime = field(default_factory=now)
    """When counting began."""
    empty: bool = True
    """Whether nothing was ever counted."""
    incomplete: bool = False
    """Whether data was lost because the file was damaged."""
    rows: list[tuple[RunKey, RunSums]] = field(default_factory=list)
    fault_counts: dict[FaultKind, int] = field(default_factory=dict)
    """Most frequent first."""
    faults: list[RunFault] = field(default_factory=list)
    """The last faults, newest first; at most ``MOST_FAULTS``."""
    everything: RunSums = field(default_factory=RunSums)
    by_models: dict[tuple[RunPair, Method], RunSums] = field(default_factory=dict)
    periods: list[Period] = field(default_factory=list)
    """Consecutive days, or weeks or months if there are many."""

    def sum_up(self, today: date) -> None:
        """Compute the sums of ``rows``."""
        for _, sums in self.rows:
            self.everything.add(sums)
        self.by_models = grouped(self.rows, lambda key: (key.pair, key.method))
        days = [key.day for key, _ in self.rows]
        begin = self.first or date.fromisoformat(min(days, default=str(today)))
        self.periods = periods(self.rows, begin, max(today, begin))


def periods(rows: Rows, first: date, last: date) -> list[Period]:
    """Divide ``first`` to ``last`` into days, including empty ones, few enough for a bar chart.

    Longer ranges are divided into weeks, the last one ending with ``last``, or months.
    """
    by_day = grouped(rows, lambda key: key.day)
    result = []
    for begin, end in _spans(first, last):
        found = RunSums()
        for day, sums in by_day.items():
            if begin.isoformat() <= day <= end.isoformat():
                found.add(sums)
        result.append(Period(begin, end, found))
    return result


def _spans(first: date, last: date) -> Iterator[tuple[date, date]]:
    days = (last - first).days + 1
    if days <= 7 * _MOST_WEEKS:
        length = 1 if days <= _MOST_DAYS else 7
        for index in reversed(range(-(-days // length))):
            end = last - length * index * _DAY
            yield max(first, end - (length - 1) * _DAY), end
    else:
        begin = first
        while begin <= last:
            following = (begin.replace(day=1) + 32 * _DAY).replace(day=1)
            yield begin, min(last, following - _DAY)
            begin = following


# --- database -------------------------------------------------------------------------------------

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
                    _add_run(database, entry)
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


def _add_run(database: Database, run: RunEvent) -> None:
    """Add a run to the sums of its day, method and pair; call within a transaction."""
    counted = replace(
        run.statistics, first_token_ms=None, drafted_by_position=[], accepted_by_position=[]
    )
    where = (run.day, run.method.value, record_json(run.pair))
    total = RunSums()
    query = "SELECT sums FROM runs WHERE day = ? AND method = ? AND pair = ?"
    if (before := database.value(query, *where)) is not None:
        with suppress(RecordError):
            total = read_record(RunSums, before, "sums")
    total.add(RunSums(1, int(measured_speedup(counted) is not None), run.characters, counted))
    database.run("INSERT OR REPLACE INTO runs VALUES (?, ?, ?, ?)", *where, record_json(total))


def _add_fault(database: Database, fault: RunFault) -> None:
    database.run(
        "INSERT INTO fault_counts VALUES (?, ?, 1) "
        "ON CONFLICT (day, kind) DO UPDATE SET count = count + 1",
        fault.day,
        fault.kind.value,
    )
    last = database.insert("faults", fault=record_json(fault))
    database.run("DELETE FROM faults WHERE id <= ?", last - MOST_FAULTS)
