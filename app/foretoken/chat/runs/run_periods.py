"""Days, weeks or months one after the other, with what ran in each: what a chart shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from foretoken.chat.runs.run_totals import EARLIER, Rows, RunSums, grouped

_MOST_DAYS = 62
_MOST_WEEKS = 60
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Period:
    """Some days, both ends included."""

    first: date
    last: date
    sums: RunSums


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
