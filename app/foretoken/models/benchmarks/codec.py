"""Benchmarks as JSON: for the history, for ``foretoken bench --json``, and to be shared.

Read back are only facts, each within limits; figures that a file claims are for other programs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from datetime import UTC, datetime
from typing import Any, TypeVar

from foretoken.engine.benchmark import PLAIN, BenchmarkRun, summarise
from foretoken.engine.config import MOST_COUNTED, ModelSettings, SamplingParams
from foretoken.engine.events import DraftCounts, DraftSource, RunStatistics
from foretoken.models.benchmarks.figures import BenchmarkFigures, Median, figures_of
from foretoken.models.benchmarks.record import (
    BenchmarkConditions,
    BenchmarkMachine,
    BenchmarkRecord,
    MeasuredFile,
    RecordedRun,
)
from foretoken.models.presets.fields import FieldError, Table, settings_values
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

FORMAT, VERSION = "foretoken benchmark", 1  # not translated: a key
_FORMAT_KEY, _VERSION_KEY = "format", "version"
_MOST_RUNS, _MOST_NAMED, _MOST_POSITIONS = 100_000, 100, 4096
_LONGEST_NAME, _LONGEST_TEXT = 200, 2000
_MOST_MS = 1e12
_COUNTS = (
    "tokens", "generated", "prompt_tokens", "reused_tokens", "steps", "drafted", "evaluated",
    "accepted", "from_draft", "compared_steps", "compared_tokens",
)  # fmt: skip
_TIMES = (
    "prefill_ms", "draft_ms", "verify_ms", "decode_ms", "others_ms", "compared_ms",
    "compared_variance", "plain_ms", "plain_variance", "left_out_ms",
)  # fmt: skip
_POSITIONS = ("drafted_by_position", "accepted_by_position", "gaps")
T = TypeVar("T")


def record_values(record: BenchmarkRecord, *, figures: bool = False) -> dict[str, Any]:
    """Return what ``read_record`` reads back; with ``figures`` also what follows from it."""
    conditions = record.conditions
    values: dict[str, Any] = {
        _FORMAT_KEY: FORMAT,
        _VERSION_KEY: VERSION,
        "id": record.id,
        "measured_at": record.measured_at.isoformat(),
        "seconds": record.seconds,
        "planned_runs": record.planned,
        "pair": {
            "target": asdict(record.target),
            "draft": None if record.draft is None else asdict(record.draft),
        },
        "machine": {**asdict(record.machine), "others_busy": record.others_busy},
        "settings": {
            "modes": list(record.modes),
            "kinds": list(record.kinds),
            "repeat": conditions.rounds,
            "max_tokens": conditions.max_tokens,
            "context_length": conditions.context_length,
            "threads": list(conditions.threads),
            "reads_anew": conditions.reads_anew,
            "target_settings": settings_values(conditions.target),
            "draft_settings": None
            if conditions.draft is None
            else settings_values(conditions.draft),
            "sampling": asdict(conditions.sampling),
        },
    }
    runs = benchmark_runs(record)
    values["runs"] = [
        {
            "kind": run.kind,
            "prompt": run.question,
            "mode": run.mode,
            "round": run.round,
            **(_derived(run.statistics, each.speedup) if figures else {}),
            "counted": statistics_values(run.statistics),
        }
        for run, each in zip(record.runs, runs, strict=True)
    ]
    if figures:
        values["summary"] = [asdict(row) for row in summarise(runs)]
        values["figures"] = _figures_values(figures_of(record))
    return values


def benchmark_runs(record: BenchmarkRecord) -> list[BenchmarkRun]:
    """The answers as ``run_benchmark`` yields them, with their speedups."""
    plain = {
        (run.kind, run.question, run.round): run.statistics.tokens_per_second
        for run in record.runs
        if run.mode == PLAIN
    }
    found = []
    for run in record.runs:
        speed = run.statistics.tokens_per_second
        reference = plain.get((run.kind, run.question, run.round))
        speedup = speed / reference if speed and reference else None
        found.append(BenchmarkRun(run.mode, run.question, run.round, run.statistics, speedup))
    return found


def statistics_values(counted: RunStatistics) -> dict[str, Any]:
    """Return the facts that are not nothing."""
    values: dict[str, Any] = {
        each.name: getattr(counted, each.name)
        for each in fields(counted)
        if each.name != "by_source" and getattr(counted, each.name)
    }
    if counted.by_source:
        values["by_source"] = {
            source.value: asdict(counts) for source, counts in counted.by_source.items()
        }
    return values


def read_record(values: object) -> BenchmarkRecord:
    """Read a benchmark that anybody may have written. Raises ``FieldError``."""
    table = Table(tr("The benchmark"), values)
    if table.take(_FORMAT_KEY, str, "") != FORMAT:
        raise FieldError(tr("This is no benchmark of Foretoken."))
    if table.take(_VERSION_KEY, int) > VERSION:
        raise FieldError(tr("A newer version of Foretoken has written this benchmark."))
    pair, machine, settings = (table.table(name) for name in ("pair", "machine", "settings"))
    draft = pair.take_or_none("draft", dict)
    modes, kinds = _names(settings, "modes"), _names(settings, "kinds")
    return BenchmarkRecord(
        id=_name(table, "id"),
        measured_at=_moment(table, "measured_at"),
        seconds=_number(table, "seconds", _MOST_MS),
        target=_file(pair.table("target")),
        draft=None if draft is None else _file(Table(tr("The draft"), draft)),
        machine=_machine(machine),
        conditions=_conditions(settings),
        modes=modes,
        kinds=kinds,
        planned=_whole(table, "planned_runs"),
        others_busy=None if "others_busy" not in machine.names() else _busy(machine),
        runs=_runs(table, modes, kinds),
    )


def _runs(table: Table, modes: Sequence[str], kinds: Sequence[str]) -> tuple[RecordedRun, ...]:
    given = table.take("runs", list)
    if len(given) > _MOST_RUNS:
        raise table.error("runs", tr("has too many entries", about="a field"))
    found = []
    for number, each in enumerate(given, start=1):
        run = Table(tr("Answer {number}", number=number), each)
        read = RecordedRun(
            kind=_name(run, "kind"),
            question=_name(run, "prompt"),
            mode=_name(run, "mode"),
            round=_whole(run, "round"),
            statistics=_statistics(run.table("counted")),
        )
        if read.mode not in modes or read.kind not in kinds:
            raise run.error("mode", tr("is not known here", about="a field"))
        found.append(read)
    return tuple(found)


def _statistics(table: Table) -> RunStatistics:
    names = set(table.names())
    counted = RunStatistics()
    for name in _COUNTS:
        if name in names:
            setattr(counted, name, _whole(table, name, MOST_COUNTED**2))
    for name in _TIMES:
        if name in names:
            setattr(counted, name, _number(table, name, _MOST_MS**2))
    if "first_token_ms" in names:
        counted.first_token_ms = _number(table, "first_token_ms", _MOST_MS)
    for name in _POSITIONS:
        if name in names:
            setattr(counted, name, _whole_numbers(table, name))
    if "by_source" in names:
        sources = table.table("by_source")
        known = [each for each in DraftSource if each.value in sources.names()]
        for source in known:
            counts = sources.table(source.value)
            three = (_whole(counts, each) for each in ("drafted", "evaluated", "accepted"))
            counted.by_source[source] = DraftCounts(*three)
    if not counted.accepted <= counted.evaluated <= counted.drafted:
        raise table.error("accepted", tr("is more than can be", about="a field"))
    return counted


def _file(table: Table) -> MeasuredFile:
    return MeasuredFile(_name(table, "name"), _whole(table, "size", 1 << 50), _name(table, "mark"))


def _machine(table: Table) -> BenchmarkMachine:
    return BenchmarkMachine(
        system=_text(table, "system"),
        processor=_text(table, "processor"),
        cores=_whole(table, "cores"),
        usable_threads=_whole(table, "usable_threads"),
        python=_text(table, "python"),
        foretoken=_text(table, "foretoken"),
        bindings=_text(table, "bindings"),
        backend=_text(table, "backend"),
    )


def _conditions(table: Table) -> BenchmarkConditions:
    draft = table.take_or_none("draft_settings", dict)
    return BenchmarkConditions(
        context_length=_whole(table, "context_length"),
        threads=tuple(_whole_numbers(table, "threads")),
        target=table.table("target_settings").settings(ModelSettings),
        draft=None if draft is None else Table(tr("The draft"), draft).settings(ModelSettings),
        sampling=table.table("sampling").settings(SamplingParams),
        max_tokens=_whole(table, "max_tokens"),
        rounds=_whole(table, "repeat"),
        reads_anew=table.take("reads_anew", bool, False),
    )


def _busy(table: Table) -> float | None:
    found = table.take_or_none("others_busy", float)
    return None if found is None else min(1.0, max(0.0, _finite(table, "others_busy", found)))


def _names(table: Table, name: str) -> tuple[str, ...]:
    return tuple(_each(table, name, _MOST_NAMED, lambda each: _named(table, name, each)))


def _whole_numbers(table: Table, name: str) -> list[int]:
    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_COUNTED:
            raise _wrong(table, name)
        return value

    return _each(table, name, _MOST_POSITIONS, read)


def _each(table: Table, name: str, most: int, read: Callable[[object], T]) -> list[T]:
    given = table.take(name, list)
    if len(given) > most:
        raise table.error(name, tr("has too many entries", about="a field"))
    return [read(each) for each in given]


def _name(table: Table, name: str) -> str:
    return _named(table, name, table.text(name))


def _named(table: Table, name: str, value: object) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_NAME:
        raise _wrong(table, name)
    return shown_name(value, _LONGEST_NAME)


def _text(table: Table, name: str) -> str:
    return shown_name(table.take(name, str)[:_LONGEST_TEXT], _LONGEST_TEXT)


def _whole(table: Table, name: str, most: int = MOST_COUNTED) -> int:
    value = table.whole(name, 0)
    if value > most:
        raise _wrong(table, name)
    return value


def _number(table: Table, name: str, most: float) -> float:
    value = _finite(table, name, table.take(name, float))
    if not 0.0 <= value <= most:
        raise _wrong(table, name)
    return value


def _finite(table: Table, name: str, value: float) -> float:
    try:
        number = float(value)
    except OverflowError:
        raise _wrong(table, name) from None
    if not math.isfinite(number):
        raise _wrong(table, name)
    return number


def _moment(table: Table, name: str) -> datetime:
    try:
        moment = datetime.fromisoformat(table.text(name))
        return (moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except FieldError:
        raise
    except (ValueError, OverflowError):
        raise _wrong(table, name) from None


def _wrong(table: Table, name: str) -> FieldError:
    return table.error(name, tr("is out of its limits", about="a field"))


# --- what follows from the facts -------------------------------------------------------------


def _derived(counted: RunStatistics, speedup: float | None) -> Mapping[str, Any]:
    rest_ms = counted.decode_ms - counted.draft_ms - counted.verify_ms
    return {
        "tokens": counted.tokens,
        "generated": counted.generated,
        "prompt_tokens": counted.prompt_tokens,
        "target_passes": counted.steps,
        "prefill_s": counted.prefill_ms / 1000.0,
        "decode_s": counted.decode_ms / 1000.0,
        "draft_s": counted.draft_ms / 1000.0,
        "verify_s": counted.verify_ms / 1000.0,
        "overhead_s": rest_ms / 1000.0,
        "tokens_per_second": counted.tokens_per_second,
        "speedup": speedup,
        "draft_acceptance_rate": counted.draft_acceptance_rate,
        "mean_acceptance_length": counted.mean_acceptance_length,
        "gap_median_ms": counted.gap_median_ms,
        "gap_p95_ms": counted.gap_p95_ms,
    }


def _figures_values(figures: BenchmarkFigures) -> list[dict[str, Any]]:
    return [
        {
            "mode": row.mode,
            "speedup": _median_values(row.speedup),
            "tokens_per_second": _median_values(row.tokens_per_second),
            "draft_acceptance_rate": row.total.draft_acceptance_rate,
            "mean_acceptance_length": row.total.mean_acceptance_length,
            "gap_median_ms": row.total.gap_median_ms,
            "gap_p95_ms": row.total.gap_p95_ms,
            "kinds": {
                cell.kind: {
                    "speedup": _median_values(cell.speedup),
                    "tokens_per_second": _median_values(cell.tokens_per_second),
                }
                for cell in row.cells
            },
        }
        for row in figures.modes
    ]


def _median_values(found: Median | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"median": found.value, "range": list(found.range), "rounds": list(found.values)}
