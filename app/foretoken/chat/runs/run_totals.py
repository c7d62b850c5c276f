"""Sums of runs by pair, method and day: what all statistics are made of.

Only facts are summed. Every ratio is derived from a sum by the same code that derives it for a
single answer (``RunStatistics``, ``measured_speedup``), so none is a mean of ratios.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from foretoken.chat.runs.run_record import RunPair
from foretoken.engine.config import Method
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import Speedup, measured_speedup
from foretoken.system.records import Count

EARLIER = ""
"""The day of what was summed up over days that are long past."""
_K = TypeVar("_K", bound=Hashable)


@dataclass(slots=True)
class RunSums:
    """Some runs together."""

    runs: Count = 0
    compared_runs: Count = 0
    """Those that drafted and could be compared with plain decoding."""
    characters: Count = 0
    statistics: RunStatistics = field(default_factory=RunStatistics)

    @property
    def from_target(self) -> int:
        """Tokens shown that the target itself has put."""
        return max(0, self.statistics.tokens - self.statistics.from_draft)

    @property
    def speedup(self) -> Speedup | None:
        """Over ``compared_runs``; None without any."""
        return measured_speedup(self.statistics)

    def add(self, other: RunSums) -> None:
        """Add other runs to these."""
        self.runs += other.runs
        self.compared_runs += other.compared_runs
        self.characters += other.characters
        self.statistics.add(other.statistics)


@dataclass(frozen=True, slots=True)
class RunKey:
    """What the runs of a row have in common."""

    day: str
    """Year, month and day; or ``EARLIER``."""
    pair: RunPair
    method: Method


Rows = Iterable[tuple[RunKey, RunSums]]


def total_of(rows: Rows) -> RunSums:
    """All rows together."""
    result = RunSums()
    for _, sums in rows:
        result.add(sums)
    return result


def grouped(rows: Rows, by: Callable[[RunKey], _K]) -> dict[_K, RunSums]:
    """Sums of the rows for which ``by`` returns the same."""
    result: defaultdict[_K, RunSums] = defaultdict(RunSums)
    for key, sums in rows:
        result[by(key)].add(sums)
    return dict(result)
