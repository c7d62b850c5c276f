"""Which group of days a conversation belongs to."""

from __future__ import annotations

from datetime import date, datetime
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale

_WEEK_DAYS = 7
_MONTH_DAYS = 30


def local_day(moment_ms: int) -> date:
    """The day of a moment (milliseconds since 1970) on this computer's clock."""
    return datetime.fromtimestamp(moment_ms / 1000).date()


@lru_cache(maxsize=4096)
def day_group(day: date, today: date) -> str:
    """A heading, newest first in this order: today, yesterday, a week, 30 days, months."""
    age = (today - day).days
    if age <= 0:  # also what a clock that was wrong has put into the future
        return "Today"
    if age == 1:
        return "Yesterday"
    if age <= _WEEK_DAYS:
        return "Previous 7 days"
    if age <= _MONTH_DAYS:
        return "Previous 30 days"
    return QLocale.c().toString(QDate(day.year, day.month, 1), "MMMM yyyy")


def short_day(day: date, today: date) -> str:
    """A day in a word or two."""
    age = (today - day).days
    if age <= 0:
        return "today"
    if age == 1:
        return "yesterday"
    words = "d MMM" if day.year == today.year else "MMM yyyy"
    return QLocale.c().toString(QDate(day.year, day.month, day.day), words)
