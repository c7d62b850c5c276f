"""What is shown of the statistics: runs and faults of some time, by models and by periods."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from foretoken.chat.runs.run_log import RunReport
from foretoken.chat.runs.run_record import FaultKind, RunFault, RunPair
from foretoken.chat.runs.run_totals import EARLIER, Rows, RunKey, RunSums, grouped, total_of
from foretoken.engine.config import Method

_MOST_DAYS = 62
_MOST_WEEKS = 60
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Period:
    """Some days, both ends included."""

    first: date
    last: date
    sums: RunSums


@dataclass(frozen=True, slots=True)
class RunView:
    """The figures that are shown."""

    first: date | None
    """The first day of it; None: all days."""
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
    """The last ones, newest first; at most `MOST_FAULTS`."""


def view_of(report: RunReport, first: date | None, today: date) -> RunView:
    """What there is from a day on; None: all. Years of it take a tenth of a second."""
    rows = report.rows_from(first)
    days = [key.day for key, _ in rows if key.day != EARLIER]
    begin = first or (date.fromisoformat(min(days)) if days else today)
    return RunView(
        first=first,
        since=report.since,
        empty=not (report.rows or report.fault_counts),
        incomplete=report.incomplete,
        rows=rows,
        everything=total_of(rows),
        by_models=grouped(rows, lambda key: (key.pair, key.method)),
        periods=periods(rows, begin, max(today, begin)),
        earlier=total_of(row for row in rows if row[0].day == EARLIER),
        fault_counts=report.faults_from(first),
        faults=[f for f in report.faults if first is None or f.day >= first.isoformat()],
    )


def periods(rows: Rows, first: date, last: date) -> list[Period]:
    """All days from ``first`` to ``last``, empty ones too; so few that bars for them fit.

    They become weeks, of which the last one ends with ``last``, and then months.
    """
    by_day = grouped(((key, sums) for key, sums in rows if key.day != EARLIER), lambda key: key.day)
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
    if days <= _MOST_DAYS:
        for index in range(days):
            yield first + index * _DAY, first + index * _DAY
    elif days <= 7 * _MOST_WEEKS:
        for index in reversed(range(-(-days // 7))):
            end = last - 7 * index * _DAY
            yield max(first, end - 6 * _DAY), end
    else:
        begin = first
        while begin <= last:
            following = (begin.replace(day=1) + 32 * _DAY).replace(day=1)
            yield begin, min(last, following - _DAY)
            begin = following
