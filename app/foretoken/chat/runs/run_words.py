"""What rows of the statistics are called, for people and in files."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

from foretoken.chat.runs.run_record import RunPair
from foretoken.chat.runs.run_totals import RunKey, RunSums
from foretoken.engine.config import Method
from foretoken.engine.figures import METHOD_WORDS
from foretoken.engine.speedup import Speedup
from foretoken.system.language import tr

_COLUMNS = (
    "day", "target", "target_bytes", "draft", "draft_bytes", "method", "runs", "tokens",
    "accepted_draft_tokens_shown", "characters", "prompt_tokens", "reused_prompt_tokens",
    "target_passes", "generated", "drafted", "evaluated", "accepted",
    "prefill_ms", "draft_ms", "verify_ms", "decode_ms",
    "tokens_per_second", "accepted_of_drafted", "accepted_of_evaluated", "tokens_per_pass",
    "runs_compared", "speedup", "seconds_saved",
)  # fmt: skip


def pair_words(pair: RunPair) -> str:
    """The names of the models."""
    if pair.draft is None:
        return pair.target.name
    return f"{pair.target.name} + {pair.draft.name}"


def method_words(method: Method) -> str:
    """How tokens were produced, by the words of the engine settings."""
    return tr(METHOD_WORDS[method])


def told_speedup(sums: RunSums) -> Speedup | None:
    """The speedup over all runs that can be compared, if it says something."""
    found = sums.speedup
    return found if found is not None and found.conclusive else None


def statistics_csv(rows: Iterable[tuple[RunKey, RunSums]]) -> str:
    """A table for other programs: a line for each day, pair and method."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for key, sums in sorted(rows, key=lambda row: (row[0].day, pair_words(row[0].pair))):
        writer.writerow(_cells(key, sums))
    return text.getvalue()


def _cells(key: RunKey, sums: RunSums) -> list[object]:
    counted, found, draft = sums.statistics, sums.speedup, key.pair.draft
    return [
        key.day or "earlier",
        _as_text(key.pair.target.name),
        key.pair.target.size_bytes,
        "" if draft is None else _as_text(draft.name),
        "" if draft is None else draft.size_bytes,
        key.method.value,
        sums.runs,
        counted.tokens,
        sums.statistics.from_draft,
        sums.characters,
        counted.prompt_tokens,
        counted.reused_tokens,
        counted.steps,
        counted.generated,
        counted.drafted,
        counted.evaluated,
        counted.accepted,
        *(_rounded(each) for each in (counted.prefill_ms, counted.draft_ms)),
        *(_rounded(each) for each in (counted.verify_ms, counted.decode_ms)),
        _rounded(counted.tokens_per_second),
        _rounded(counted.draft_acceptance_rate),
        _rounded(counted.acceptance_rate),
        _rounded(counted.mean_acceptance_length),
        sums.compared_runs,
        _rounded(None if found is None else found.ratio),
        _rounded(None if found is None else found.saved_seconds),
    ]


def _as_text(name: str) -> str:
    # A spreadsheet takes these for the beginning of a formula.
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def _rounded(value: float | None) -> object:
    return "" if value is None else round(value, 4)
