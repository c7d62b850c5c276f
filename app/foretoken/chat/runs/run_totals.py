"""Sums of runs by pair, method and day, and counts of faults: all that the statistics are made of.

Only facts are summed. Every ratio is derived from a sum by the same code that derives it for a
single answer (``RunStatistics``, ``measured_speedup``), so none is a mean of ratios.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import TypeVar

from foretoken.chat.runs.run_record import FaultKind, RunPair, now
from foretoken.engine.config import Method
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup

EARLIER = ""
"""The day of what was summed up over days that are long past."""
COUNTS = ("runs", "compared_runs", "characters")
_K = TypeVar("_K", bound=Hashable)


@dataclass(slots=True)
class RunSums:
    """Some runs together."""

    runs: int = 0
    compared_runs: int = 0
    """Those that drafted and could be compared with plain decoding."""
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

    def add(self, other: RunSums) -> None:
        """Add what was summed elsewhere."""
        for name in COUNTS:
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
    incomplete: bool = False
    """Something was lost: the file was damaged."""

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
