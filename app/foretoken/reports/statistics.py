"""Statistics in words, and as files for other programs."""

from __future__ import annotations

import csv
import json
from io import StringIO

from foretoken.chat.runs.run_log import RunReport, RunSums
from foretoken.chat.runs.run_record import RunPair
from foretoken.engine.config import Method
from foretoken.engine.figures import METHOD_WORDS
from foretoken.engine.speedup import Speedup
from foretoken.system.language import tr
from foretoken.system.shown_text import cell_text

_BY_THE_SAME_NAME = (
    *("generated", "drafted", "evaluated", "accepted", "prompt_tokens", "prefill_ms", "draft_ms"),
    *("verify_ms", "decode_ms", "tokens_per_second", "acceptance_rate", "draft_acceptance_rate"),
    *("mean_acceptance_length", "gap_median_ms", "gap_p95_ms"),
)
"""Attributes of ``RunStatistics`` exported under their own names."""


def pair_words(pair: RunPair) -> str:
    """Return the names of a pair's models."""
    if pair.draft is None:
        return pair.target.name
    return f"{pair.target.name} + {pair.draft.name}"


def method_words(method: Method) -> str:
    """Return the translated name of a decoding method, as in the engine settings."""
    return tr(METHOD_WORDS[method])


def conclusive_speedup(sums: RunSums) -> Speedup | None:
    """Return the speedup over all comparable runs; None if inconclusive."""
    found = sums.speedup
    return found if found is not None and found.conclusive else None


def figures_of(sums: RunSums) -> dict[str, float | None]:
    """Return all figures of some runs, for other programs."""
    counted, found = sums.statistics, sums.speedup
    return {
        "runs": sums.runs,
        "tokens": counted.tokens,
        "accepted_draft_tokens_shown": counted.from_draft,
        "characters": sums.characters,
        "target_passes": counted.steps,
        "reused_prompt_tokens": counted.reused_tokens,
        **{name: getattr(counted, name) for name in _BY_THE_SAME_NAME},
        "runs_compared": sums.compared_runs,
        "speedup": None if found is None else found.ratio,
        "speedup_uncertainty": None if found is None else found.uncertainty,
        "seconds_saved": None if found is None else found.saved_seconds,
    }


def statistics_json(report: RunReport) -> str:
    """Return all figures and faults as JSON text, for other programs."""
    figures = {
        "since": report.since.isoformat(timespec="seconds"),
        "from_day": None if report.first is None else report.first.isoformat(),
        "incomplete": report.incomplete,
        "total": figures_of(report.everything),
        "rows": [
            {"day": key.day, **key.pair.values, "method": key.method.value, **figures_of(sums)}
            for key, sums in report.rows
        ],
        "faults": {kind.value: count for kind, count in report.fault_counts.items()},
        "last_faults": [
            {
                "time": fault.time.isoformat(timespec="seconds"),
                "kind": fault.kind.value,
                "error": fault.error,
                "message": fault.message,
                **({} if fault.pair is None else fault.pair.values),
            }
            for fault in report.faults
        ],
    }
    return json.dumps(figures, indent=1, ensure_ascii=False)


def statistics_csv(report: RunReport) -> str:
    """Return a CSV table with a line for each day, pair and method."""
    text = StringIO()
    pair = ("target", "target_bytes", "draft", "draft_bytes")
    writer = csv.DictWriter(
        text, ("day", *pair, "method", *figures_of(RunSums())), lineterminator="\n"
    )
    writer.writeheader()
    for key, sums in sorted(report.rows, key=lambda row: (row[0].day, pair_words(row[0].pair))):
        named = {name: cell_text(str(value)) for name, value in key.pair.values.items()}
        figures = {
            name: None if figure is None else round(figure, 4)
            for name, figure in figures_of(sums).items()
        }
        writer.writerow({"day": key.day, **named, "method": key.method, **figures})
    return text.getvalue()
