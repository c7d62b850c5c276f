"""What is shown of the statistics: the runs and faults of some time, grouped."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from foretoken.chat.runs.run_log import RunReport
from foretoken.chat.runs.run_periods import Period, periods
from foretoken.chat.runs.run_record import FaultKind, RunFault, RunPair
from foretoken.chat.runs.run_totals import EARLIER, RunKey, RunSums, grouped, total_of
from foretoken.engine.config import Method


@dataclass(frozen=True, slots=True)
class RunView:
    """All that is told of it."""

    since: datetime
    """When counting began."""
    empty: bool
    """Nothing was ever counted."""
    incomplete: bool
    rows: list[tuple[RunKey, RunSums]]
    everything: RunSums
    by_models: dict[tuple[RunPair, Method], RunSums]
    periods: list[Period]
    """Days one after the other; weeks or months, where they are many."""
    earlier: RunSums
    """What is so long past that its days are not known any more."""
    fault_counts: dict[FaultKind, int]
    faults: list[RunFault]
    """Those that the logs still have, newest first."""


def view_of(report: RunReport, first: date | None, today: date) -> RunView:
    """What there is from a day on; None: all. Years of it take a tenth of a second."""
    totals = report.totals
    rows = totals.rows_from(first)
    days = [key.day for key, _ in rows if key.day != EARLIER]
    begin = first or (date.fromisoformat(min(days)) if days else today)
    return RunView(
        since=totals.since,
        empty=not (totals.rows or totals.faults),
        incomplete=totals.incomplete,
        rows=rows,
        everything=total_of(rows),
        by_models=grouped(rows, lambda key: (key.pair, key.method)),
        periods=periods(rows, begin, max(today, begin)),
        earlier=total_of(row for row in rows if row[0].day == EARLIER),
        fault_counts=totals.faults_from(first),
        faults=[f for f in report.faults if first is None or f.day >= first.isoformat()],
    )
