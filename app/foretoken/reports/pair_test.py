"""Report of a pair test."""

from __future__ import annotations

from foretoken.engine.figures import format_rate, seconds_text
from foretoken.models.pairs.experiment import kind_words
from foretoken.models.pairs.pair_test import KindResult, PairTestResult
from foretoken.reports.report import (
    NOTHING,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
    percent_text,
    times_text,
)
from foretoken.system.language import number, tr, tr_n


def pair_test_report(result: PairTestResult, *pair: str) -> Report:
    """Return the report of a test; ``pair`` names the models, in a line or two."""
    warnings = []
    if result.disturbed and result.plain_range is not None:
        low, high = map(format_rate, result.plain_range)
        warnings.append(
            tr(
                "The plain speed varied from {low} to {high} tokens/s, because other programs "
                "keep this computer busy. Test again when it is idle.",
                low=low,
                high=high,
            )
        )
    count, seconds = result.questions, seconds_text(result.seconds)
    summary = tr_n(
        "{count} question answered with each method, in {seconds}",
        "{count} questions answered with each method, in {seconds}",
        count,
        seconds=seconds,
    )
    heads = [
        tr("Kind of text"),
        tr("Plain decoding"),
        tr("Drafting"),
        tr("Speedup"),
        tr("Accepted drafts"),
    ]
    rows: list[Row] = [*map(_row, result.kinds)]
    if result.speedup is not None:
        figures = times_text(result.speedup), percent_text(result.draft_acceptance_rate)
        cells = tr("All kinds"), "", "", *figures
        rows.append([ReportCell(text, bold=True) for text in cells])
    notes = [tr("Speeds are in tokens per second, with the sampling settings of a chat.")]
    notes += [f"{kind_words(kind.kind)}: {kind.problem}" for kind in result.kinds if kind.problem]
    sections = [ReportSection("", [Table(tr("Kind of text"), heads, rows)], notes=notes)]
    return Report(tr("Pair test"), _headline(result), [*pair, summary], sections, warnings=warnings)


def _headline(result: PairTestResult) -> str:
    if result.speedup is None:
        return tr("Not measured: {why}", why=tr(result.problem or ""))
    speedup = number(result.speedup, 1)
    return tr("Measured: {speedup}x the speed of plain decoding", speedup=speedup)


def _row(kind: KindResult) -> Row:
    plain, drafting, speedup = kind.plain_tokens_per_second, kind.tokens_per_second, kind.speedup
    name = kind_words(kind.kind)
    if plain is None or drafting is None or speedup is None:
        return [name, *[NOTHING] * 4]
    accepted = percent_text(kind.draft_acceptance_rate)
    return [name, format_rate(plain), format_rate(drafting), times_text(speedup), accepted]
