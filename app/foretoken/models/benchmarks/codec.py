"""Benchmarks as JSON: for the history, for ``foretoken bench --json``, and to be shared.

Read back are only facts, each within limits; figures that a file claims are for other programs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from foretoken.engine.benchmark import PLAIN, BenchmarkRun, summarise
from foretoken.engine.events import RunStatistics
from foretoken.models.benchmarks.figures import BenchmarkFigures, Median, figures_of
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.system.language import tr
from foretoken.system.records import RecordError, read_record, record_values

FORMAT, VERSION = "foretoken benchmark", 1  # not translated: a key


@dataclass(frozen=True, slots=True)
class _BenchmarkHead:
    format: str = ""
    version: int = 0


def benchmark_values(record: BenchmarkRecord, *, figures: bool = False) -> dict[str, Any]:
    """What ``read_benchmark`` reads back as JSON; with ``figures`` also what follows from it."""
    values = {"format": FORMAT, "version": VERSION, **record_values(record)}
    if figures:
        runs = benchmark_runs(record)
        for told, run in zip(values["runs"], runs, strict=True):
            told |= _derived(run.statistics, run.speedup)
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


def read_benchmark(content: bytes | str) -> BenchmarkRecord:
    """Read a benchmark that anybody may have written. Raises ``RecordError``."""
    what = tr("The benchmark")
    head = read_record(_BenchmarkHead, content, what)
    if head.format != FORMAT:
        raise RecordError(tr("This is no benchmark of Foretoken."))
    if head.version > VERSION:
        raise RecordError(tr("A newer version of Foretoken has written this benchmark."))
    return read_record(BenchmarkRecord, content, what)


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
