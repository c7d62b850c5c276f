"""Every run and fault of this computer, in a database that stays small.

A row is a run. When there are many, the older half is summed up by day, pair and method, and, if
that is not enough, without the day; so no figure is lost, and nothing is counted twice.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, fields
from datetime import datetime
from pathlib import Path

from foretoken.chat.runs.run_record import (
    FaultKind,
    RunEntry,
    RunEvent,
    RunFault,
    RunModel,
    RunPair,
    RunPlace,
    now,
)
from foretoken.chat.runs.run_totals import COUNTS, RunKey, RunSums, RunTotals
from foretoken.engine.config import Method
from foretoken.engine.events import MOST_GAPS, DraftCounts, DraftSource, RunStatistics
from foretoken.engine.speedup import measured_speedup
from foretoken.system.database import Database, Row, damaged_name, opened_shared
from foretoken.system.paths import data_path

FILE_NAME = "statistics.db"
MOST_ROWS = 20_000
"""Of runs, and of faults: some megabytes."""
MOST_FAULTS = 50
"""So many of the last ones are told."""
_STEPS = (
    """
    CREATE TABLE counting (since TEXT NOT NULL) STRICT;
    CREATE TABLE runs (
        id INTEGER PRIMARY KEY,
        time TEXT, version TEXT, place TEXT, rule TEXT, lookahead INTEGER, temperature REAL,
        reason TEXT, first_token_ms REAL,
        day TEXT NOT NULL, target TEXT NOT NULL, target_bytes INTEGER NOT NULL, draft TEXT,
        draft_bytes INTEGER, method TEXT NOT NULL, runs INTEGER, compared_runs INTEGER,
        characters INTEGER, tokens INTEGER, generated INTEGER,
        prompt_tokens INTEGER, reused_tokens INTEGER, steps INTEGER, drafted INTEGER,
        evaluated INTEGER, accepted INTEGER, from_draft INTEGER, prefill_ms REAL, draft_ms REAL,
        verify_ms REAL, decode_ms REAL, others_ms REAL, compared_steps INTEGER,
        compared_tokens INTEGER, compared_ms REAL, compared_variance REAL, plain_ms REAL,
        plain_variance REAL, left_out_ms REAL, model_drafted INTEGER, model_evaluated INTEGER,
        model_accepted INTEGER, lookup_drafted INTEGER, lookup_evaluated INTEGER,
        lookup_accepted INTEGER, gaps TEXT
    ) STRICT;
    CREATE TABLE faults (
        id INTEGER PRIMARY KEY,
        time TEXT, version TEXT, place TEXT, error TEXT, message TEXT, target TEXT,
        target_bytes INTEGER, draft TEXT, draft_bytes INTEGER,
        day TEXT NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL
    ) STRICT;
    """,
)
_NOT_SUMMED = (
    "first_token_ms", "drafted_by_position", "accepted_by_position", "gaps", "by_source",
)  # fmt: skip
_OF_STATISTICS = tuple(
    field.name for field in fields(RunStatistics) if field.name not in _NOT_SUMMED
)
_OF_SOURCE = ("drafted", "evaluated", "accepted")
_BY_SOURCE = tuple(f"{source}_{name}" for source in DraftSource for name in _OF_SOURCE)
_SUMMED = {"runs": (*COUNTS, *_OF_STATISTICS, *_BY_SOURCE), "faults": ("count",)}
_KEYS = {
    "runs": ("target", "target_bytes", "draft", "draft_bytes", "method"),
    "faults": ("kind",),
}


def default_folder() -> Path:
    """Where they are kept on this computer."""
    return data_path("statistics")


@dataclass(frozen=True, slots=True)
class RunReport:
    """What there is to tell."""

    totals: RunTotals
    faults: tuple[RunFault, ...]
    """The last ones, newest first."""


class RunLog:
    """Every method may be called on any thread and in any process, and raises ``OSError``."""

    def __init__(self, folder: Path, most_rows: int = MOST_ROWS) -> None:
        self.folder = folder
        self.file = folder / FILE_NAME
        self._most_rows = most_rows

    def append(self, *entries: RunEntry) -> None:
        """Keep entries, and what ended a run before its time."""
        with opened_shared(self.file, _STEPS) as database, database.transaction():
            if database.row("SELECT 1 FROM counting") is None:
                database.insert("counting", since=now().isoformat())
            for entry in entries:
                if isinstance(entry, RunEvent):
                    database.insert("runs", **_run_values(entry))
                fault = entry.fault if isinstance(entry, RunEvent) else entry
                if fault is not None:
                    database.insert("faults", **_fault_values(fault))
            for table in _KEYS:
                self._shorten(database, table)

    def read(self) -> RunReport:
        """Tell all."""
        totals = RunTotals(incomplete=self._damaged.exists())
        if not self.file.exists():
            return RunReport(totals, ())
        with opened_shared(self.file, _STEPS) as database:
            since = database.value("SELECT since FROM counting")
            if since:
                totals.since = datetime.fromisoformat(since)
            for row in database.rows(_sums("runs", "day")):
                with suppress(ValueError):  # a method of another version
                    key, sums = _sums_of(row)
                    totals.rows[key] = sums
            for day, kind, count in database.rows(_sums("faults", "day")):
                with suppress(ValueError):
                    totals.faults[day, FaultKind(kind)] = count
            faults = []
            for row in database.rows(
                "SELECT time, place, kind, error, message, version, target, target_bytes, draft, "
                "draft_bytes FROM faults WHERE time NOT NULL ORDER BY id DESC LIMIT ?",
                MOST_FAULTS,
            ):
                with suppress(ValueError):
                    faults.append(_fault_of(row))
        return RunReport(totals, tuple(faults))

    def reset(self) -> None:
        """Forget everything, and begin anew."""
        with opened_shared(self.file, _STEPS) as database, database.transaction():
            database.script("DELETE FROM runs; DELETE FROM faults; DELETE FROM counting")
            database.insert("counting", since=now().isoformat())
        self._damaged.unlink(missing_ok=True)

    @property
    def _damaged(self) -> Path:
        return damaged_name(self.file)

    def _shorten(self, database: Database, table: str) -> None:
        columns = ("id", "day", *_KEYS[table], *_SUMMED[table])
        if table == "runs":
            columns += ("gaps",)
        for day in ("day", "''"):
            if database.value(f"SELECT count(*) FROM {table}") <= self._most_rows:
                return
            asked = f"SELECT id FROM {table} ORDER BY id DESC LIMIT 1 OFFSET ?"
            last = database.value(asked, self._most_rows // 2)
            sums = database.rows(_sums(table, day, "WHERE id <= ?"), last)
            database.run(f"DELETE FROM {table} WHERE id <= ?", last)
            # Before the rows that were left alone: the next time they are the older ones.
            for id_, values in enumerate(sums, last - len(sums) + 1):
                named = dict(zip(columns, (id_, *values), strict=True))
                if "gaps" in named:
                    named["gaps"] = _gaps_text(_gaps_of(named["gaps"]))
                database.insert(table, **named)


def _sums(table: str, day: str, where: str = "") -> str:
    keys = ", ".join(_KEYS[table])
    sums = ", ".join(f"sum({name})" for name in _SUMMED[table])
    if table == "runs":
        sums += ", group_concat(gaps, ' ')"  # not translated: SQL
    return f"SELECT {day}, {keys}, {sums} FROM {table} {where} GROUP BY 1, {keys}"


def _run_values(run: RunEvent) -> dict[str, object]:
    counted = run.statistics
    by_source = {source: counted.by_source.get(source, DraftCounts()) for source in DraftSource}
    return {
        "time": run.time.isoformat(timespec="milliseconds"),
        "version": run.version,
        "place": run.place,
        "rule": run.rule,
        "lookahead": run.lookahead,
        "temperature": run.temperature,
        "reason": run.reason,
        "first_token_ms": counted.first_token_ms,
        "day": run.day,
        **run.pair.values,
        "method": run.method,
        "runs": 1,
        "compared_runs": int(measured_speedup(counted) is not None),
        "characters": run.characters,
        **{name: getattr(counted, name) for name in _OF_STATISTICS},
        **{f"{s}_{name}": getattr(by_source[s], name) for s in by_source for name in _OF_SOURCE},
        "gaps": _gaps_text(counted.gaps),
    }


def _gaps_text(gaps: list[int]) -> str:
    """Place and count of what is not 0: texts set side by side are the sum of their counts."""
    return " ".join(f"{place}:{count}" for place, count in enumerate(gaps) if count)


def _gaps_of(text: str | None) -> list[int]:
    counts: Counter[int] = Counter()
    for pair in (text or "").split():
        place, _, count = pair.partition(":")
        # Other processes write this file, and it may be damaged.
        if place.isdecimal() and count.isdecimal() and int(place) <= MOST_GAPS:
            counts[int(place)] += int(count)
    return [counts[place] for place in range(max(counts, default=-1) + 1)]


def _sums_of(row: Row) -> tuple[RunKey, RunSums]:
    day, target, target_bytes, draft, draft_bytes, method, *figures, gaps = row
    told = dict(zip(_SUMMED["runs"], figures, strict=True))
    counted = RunStatistics(**{name: told[name] for name in _OF_STATISTICS}, gaps=_gaps_of(gaps))
    for source in DraftSource:
        counts = DraftCounts(*(told[f"{source}_{name}"] for name in _OF_SOURCE))
        if counts.drafted:
            counted.by_source[source] = counts
    pair = _pair_of(target, target_bytes, draft, draft_bytes)
    assert pair is not None
    sums = RunSums(**{name: told[name] for name in COUNTS}, statistics=counted)
    return RunKey(day, pair, Method(method)), sums


def _fault_values(fault: RunFault) -> dict[str, object]:
    return {
        "time": fault.time.isoformat(timespec="milliseconds"),
        "version": fault.version,
        "place": fault.place,
        "error": fault.error,
        "message": fault.message,
        **(fault.pair.values if fault.pair is not None else {}),
        "day": fault.day,
        "kind": fault.kind,
        "count": 1,
    }


def _fault_of(row: Row) -> RunFault:
    time, place, kind, error, message, version, *pair = row
    return RunFault(
        datetime.fromisoformat(time),
        RunPlace(place),
        FaultKind(kind),
        error,
        message,
        _pair_of(*pair),
        version,
    )


def _pair_of(
    target: str | None, target_bytes: int, draft: str | None, draft_bytes: int
) -> RunPair | None:
    if target is None:
        return None
    small = None if draft is None else RunModel(draft, draft_bytes)
    return RunPair(RunModel(target, target_bytes), small)
