"""Sums of runs by pair, method and day, and counts of faults: all that the statistics are made of.

Only facts are summed. Every ratio is derived from a sum by the same code that derives it for a
single answer (``RunStatistics``, ``measured_speedup``), so none is a mean of ratios.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Any, TypeVar

from foretoken.chat.runs.run_record import (
    BrokenLine,
    FaultKind,
    RunEntry,
    RunEvent,
    RunPair,
    now,
    pair_json,
    pair_of,
    statistics_json,
    statistics_of,
)
from foretoken.engine.config import Method
from foretoken.engine.events import COMPARED, RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup

EARLIER = ""
"""The day of what was summed up over days that are long past."""
MOST_ROWS = 3000
"""Of these one pair used every day fills eight years; then the oldest half loses its days."""
_COUNTS = ("runs", "drafting_runs", "compared_runs", "characters")
_K = TypeVar("_K", bound=Hashable)


@dataclass(slots=True)
class RunSums:
    """Some runs together."""

    runs: int = 0
    drafting_runs: int = 0
    """Those in which something was drafted."""
    compared_runs: int = 0
    """Of these, those that could be compared with plain decoding."""
    characters: int = 0
    statistics: RunStatistics = field(default_factory=RunStatistics)

    @property
    def from_target(self) -> int:
        """Shown tokens that the target itself has put."""
        return max(0, self.statistics.tokens - self.statistics.from_draft)

    @property
    def speedup(self) -> Speedup | None:
        """Over ``compared_runs``; None without any."""
        return measured_speedup(self.statistics)

    def count(self, run: RunEvent) -> None:
        """Add a run."""
        self.runs += 1
        self.characters += run.characters
        self.statistics.add(run.statistics)
        if run.statistics.drafted:
            self.drafting_runs += 1
            self.compared_runs += measured_speedup(run.statistics) is not None

    def compare(self, counted: RunStatistics) -> None:
        """Add the comparison of a run that was counted without one."""
        for name in COMPARED:
            mine = getattr(self.statistics, name)
            setattr(self.statistics, name, mine + getattr(counted, name))
        self.compared_runs += measured_speedup(counted) is not None

    def add(self, other: RunSums) -> None:
        """Add what was summed elsewhere."""
        for name in _COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.statistics.add(other.statistics)


@dataclass(frozen=True, slots=True)
class RunKey:
    """What the runs of a row have in common."""

    day: str
    """Year, month and day; or ``EARLIER``."""
    pair: RunPair
    method: Method


Rows = Iterable[tuple[RunKey, RunSums]]


@dataclass(slots=True)
class RunTotals:
    """All that was counted since a moment."""

    since: datetime = field(default_factory=now)
    rows: dict[RunKey, RunSums] = field(default_factory=dict)
    faults: Counter[tuple[str, FaultKind]] = field(default_factory=Counter)
    """By day and kind."""
    broken: int = 0
    """Lines of the log that could not be read, and were left out."""
    incomplete: bool = False
    """Something was lost: the file with the totals was damaged, and older logs were gone."""

    def count(self, entry: RunEntry) -> None:
        """Add a run or a fault."""
        if isinstance(entry, RunEvent):
            key = RunKey(entry.day, entry.pair, entry.method)
            self.rows.setdefault(key, RunSums()).count(entry)
            if len(self.rows) > MOST_ROWS:
                self._forget_days()
        else:
            self.faults[entry.day, entry.kind] += 1
            if len(self.faults) > MOST_ROWS:
                self.faults = Counter(self._faults_of(None))

    def compare(self, run: RunEvent, counted: RunStatistics) -> None:
        """Add the comparison of a run that was counted without one."""
        key = RunKey(run.day, run.pair, run.method)
        sums = self.rows.get(key) or self.rows.get(replace(key, day=EARLIER))
        if sums is not None:
            sums.compare(counted)

    def rows_from(self, first: date | None) -> list[tuple[RunKey, RunSums]]:
        """Those of a day and later ones; None: all."""
        start = EARLIER if first is None else first.isoformat()
        return [(key, sums) for key, sums in self.rows.items() if key.day >= start]

    def faults_from(self, first: date | None) -> dict[FaultKind, int]:
        """How often what has failed, from a day on, the most frequent first; None: ever."""
        found: Counter[FaultKind] = Counter()
        for (day, kind), count in self.faults.items():
            if first is None or day >= first.isoformat():
                found[kind] += count
        return dict(found.most_common())

    def _faults_of(self, first: date | None) -> dict[tuple[str, FaultKind], int]:
        return {(EARLIER, kind): count for kind, count in self.faults_from(first).items()}

    def _forget_days(self) -> None:
        """What is long past is kept by pair and method alone."""
        days = sorted({key.day for key in self.rows if key.day != EARLIER})
        last = days[len(days) // 2] if days else EARLIER
        rows, self.rows = self.rows, {}
        for key, sums in rows.items():
            if key.day <= last:
                key = RunKey(EARLIER, key.pair, key.method)
            self.rows.setdefault(key, RunSums()).add(sums)


def total_of(rows: Rows) -> RunSums:
    """All rows together."""
    result = RunSums()
    for _, sums in rows:
        result.add(sums)
    return result


def grouped(rows: Rows, by: Callable[[RunKey], _K]) -> dict[_K, RunSums]:
    """The rows that have something in common together."""
    result: defaultdict[_K, RunSums] = defaultdict(RunSums)
    for key, sums in rows:
        result[by(key)].add(sums)
    return dict(result)


# --- as JSON --------------------------------------------------------------------------------


def totals_json(totals: RunTotals) -> dict[str, Any]:
    """All of it."""
    return {
        "since": totals.since.isoformat(timespec="seconds"),
        "broken": totals.broken,
        "incomplete": totals.incomplete,
        "rows": [
            {"day": key.day, **pair_json(key.pair), "method": key.method.value, **sums_json(sums)}
            for key, sums in totals.rows.items()
        ],
        "faults": [
            {"day": day, "kind": kind.value, "count": count}
            for (day, kind), count in totals.faults.items()
        ],
    }


def totals_of(table: Mapping[str, Any]) -> RunTotals:
    """What was written. Raises ``ValueError``, ``TypeError``, ``KeyError`` for anything else."""
    since = datetime.fromisoformat(table["since"])
    if since.tzinfo is None:
        raise BrokenLine("since")
    result = RunTotals(since, broken=int(table["broken"]), incomplete=bool(table["incomplete"]))
    for row in table["rows"]:
        pair = pair_of(row)
        if pair is None:
            raise BrokenLine("target")
        key = RunKey(_day(row["day"]), pair, Method(row["method"]))
        result.rows.setdefault(key, RunSums()).add(sums_of(row))
    for fault in table["faults"]:
        result.faults[_day(fault["day"]), FaultKind(fault["kind"])] += int(fault["count"])
    return result


def sums_json(sums: RunSums) -> dict[str, Any]:
    """One row's figures."""
    return {
        **{name: getattr(sums, name) for name in _COUNTS},
        **statistics_json(sums.statistics),
    }


def sums_of(table: Mapping[str, Any]) -> RunSums:
    """One row's figures again. Raises ``ValueError``, ``TypeError``, ``KeyError``."""
    sums = RunSums(**{name: int(table[name]) for name in _COUNTS}, statistics=statistics_of(table))
    if "compared" in table:  # by an earlier version: see ``RunLog.compare_anew``
        sums.compared_runs = 0
    return sums


def _day(text: object) -> str:
    day = str(text)
    return EARLIER if day == EARLIER else date.fromisoformat(day).isoformat()
