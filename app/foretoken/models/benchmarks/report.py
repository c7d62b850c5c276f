"""Report of a benchmark: the map of speedups, all kinds together, each round, changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from foretoken.engine.benchmark import DRAFT_ADAPTIVE, PLAIN
from foretoken.engine.config import LookaheadRule
from foretoken.engine.figures import format_percent, format_rate
from foretoken.models.amounts import size_text
from foretoken.models.benchmarks.figures import BenchmarkFigures, Cell, Change, Changes
from foretoken.models.benchmarks.record import LOOKUP, MOST_ROUNDS, BenchmarkRecord
from foretoken.models.pairs.experiment import ADAPTIVE, Median
from foretoken.models.pairs.report import (
    NOTHING,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
    decimal_text,
    heat_step,
    kind_words,
    percent_text,
    range_text,
    times_text,
)
from foretoken.system.language import moment_text, number, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name

CAPTION = tr_noop(
    "Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the "
    "median of the rounds ± half of their range. 1.00x is as fast as without drafting."
)
NO_DIFFERENCE = "≈"
_MODES = {
    PLAIN: tr_noop("Plain decoding"),
    LOOKUP: tr_noop("Prompt lookup only"),
    ADAPTIVE: tr_noop("Automatic"),
    DRAFT_ADAPTIVE: tr_noop("Draft model, adaptive"),
    LookaheadRule.STEP.value: tr_noop("Draft model, step rule"),
    LookaheadRule.EWMA.value: tr_noop("Draft model, moving average"),
}
_OTHER_LOAD = 0.1


def benchmark_report(figures: BenchmarkFigures) -> Report:
    """Return the report of a benchmark."""
    return Report(
        title=tr("Benchmark of {pair}", pair=figures.record.pair),
        headline="",
        facts=[when_words(figures.record), *facts_of(figures.record)],
        warnings=warnings_of(figures),
        sections=[
            ReportSection(tr("Speedup by kind of text"), [map_table(figures)], notes=[tr(CAPTION)]),
            ReportSection(tr("All kinds together"), [modes_table(figures)]),
            ReportSection(tr("Each round"), [_rounds_table(figures)]),
        ],
    )


def figures_for_file(figures: BenchmarkFigures) -> dict[str, Any]:
    """Return the derived figures for ``experiment_json``: medians with their rounds."""

    def speeds(cell: Cell) -> dict[str, Median | None]:
        return {"speedup": cell.speedup, "tokens_per_second": cell.tokens_per_second}

    return {
        "modes": [
            {
                "mode": mode.mode,
                **speeds(mode),
                "total": mode.total,
                "kinds": {str(cell.kind): speeds(cell) for cell in mode.cells},
            }
            for mode in figures.modes
        ]
    }


# --- names ----------------------------------------------------------------------------------------


def mode_words(mode: str) -> str:
    """Return the name of a mode."""
    if mode in _MODES:
        return tr(_MODES[mode])
    kind, _, length = mode.partition(":")
    if kind == LookaheadRule.FIXED and length.isdecimal() and len(length) < 4:
        return tr_n("Draft model, {count} token", "Draft model, {count} tokens", int(length))
    return shown_name(mode)


def when_words(record: BenchmarkRecord) -> str:
    """Return the local time of a benchmark."""
    return moment_text(record.measured_at.astimezone())


# --- tables ---------------------------------------------------------------------------------------


def map_table(figures: BenchmarkFigures) -> Table:
    """Return the map: modes by kinds of text."""
    rows: list[Row] = [
        [mode_words(mode.mode), *map(_map_cell, (*mode.cells, mode))] for mode in figures.modes
    ]
    heads = _map_heads((*figures.record.plan.kinds, None))
    return Table(tr("Speedup by kind of text"), heads, rows)


def modes_table(
    figures: BenchmarkFigures,
    best: str | None = None,
    in_use: str | None = None,
    *,
    columns: int | None = None,
) -> Table:
    """Return all kinds together; ``best`` and ``in_use`` are modes to be marked.

    ``columns`` limits their number, the most important ones first.
    """
    heads = [
        tr("Decoding method"), tr("Speedup"), tr("Range"), tr("Tokens/s"), tr("Accepted drafts"),
        tr("Tokens per pass"), tr("Drafting"), tr("Verifying"), tr("Between tokens, ms (95 %)"),
    ]  # fmt: skip
    rows: list[Row] = []
    for mode in figures.modes:
        total, speedup, speed = mode.total, mode.speedup, mode.tokens_per_second
        spent_ms, name = total.decode_ms or 1.0, mode_words(mode.mode)
        gap, slow = total.gap_median_ms, total.gap_p95_ms
        texts = (
            tr("{mode} (in use)", mode=name) if mode.mode == in_use else name,
            times_text(None if speedup is None else speedup.value),
            NOTHING if speedup is None else range_text(*speedup.range),
            NOTHING if speed is None else format_rate(speed.value),
            percent_text(total.draft_acceptance_rate),
            decimal_text(total.mean_acceptance_length),
            percent_text(total.draft_ms / spent_ms),
            percent_text(total.verify_ms / spent_ms),
            NOTHING if gap is None or slow is None else f"{number(gap, 1)} ({number(slow, 1)})",
        )
        tip = explain(mode)
        rows.append([ReportCell(text, tip, bold=mode.mode == best) for text in texts[:columns]])
    return Table(tr("All kinds together"), heads[:columns], rows)


def changes_table(found: Changes) -> Table:
    """Return what has changed between two benchmarks."""
    kinds = next(iter(found.values()), {})
    rows: list[Row] = []
    for mode, by_kind in found.items():
        name = mode_words(mode)
        if mode == PLAIN:
            name = tr("{mode} (tok/s)", about="what is compared", mode=name)
        rows.append([name, *(_changed(mode, change) for change in by_kind.values())])
    return Table(tr("Speedup by kind of text"), _map_heads(kinds), rows)


def _rounds_table(figures: BenchmarkFigures) -> Table:
    heads = (
        tr("Decoding method"), tr("Kind of text"), tr("Round"), tr("Tokens"), tr("Seconds"),
        tr("Tokens per second"), tr("Plain"), tr("Speedup"),
    )  # fmt: skip
    rows = [
        (
            mode_words(mode.mode), kind_words(cell.kind), number(each.round + 1),
            number(each.mine.generated), number(each.mine.decode_ms / 1000.0, 3),
            format_rate(each.tokens_per_second), format_rate(each.plain_tokens_per_second),
            times_text(each.speedup),
        )
        for mode in figures.modes for cell in mode.cells for each in cell.rounds
    ]  # fmt: skip
    return Table(tr("Each round"), heads, rows, detail=True)


def _map_heads(kinds: Iterable[str | None]) -> list[str]:
    return [tr("Decoding method"), *map(kind_words, kinds)]


def _map_cell(cell: Cell) -> ReportCell:
    """Return the speedup with its spread; for plain decoding its tokens per second."""
    found, speed, tip = cell.speedup, cell.tokens_per_second, explain(cell)
    if found is None or speed is None:
        return ReportCell(f"{NOTHING}\n{_why_nothing(cell)}", tip)
    lines, spread = [times_text(found.value)], number(found.spread, 2)
    if cell.mode == PLAIN:
        lines = [format_rate(speed.value), tr("tok/s", about="tokens per second")]
        spread = format_rate(speed.spread)
    if len(found.values) > 1:
        lines = [lines[0], " ".join([*lines[1:], f"± {spread}"])]
    return ReportCell("\n".join(lines), tip, heat_step(found.value))


def _changed(mode: str, change: Change | None) -> ReportCell:
    if change is None:
        return ReportCell(NOTHING, tr("Not measured in both benchmarks."))
    tip = " → ".join(_with_range(mode, each) for each in (change.before, change.after))
    if not change.shown:
        return ReportCell(NO_DIFFERENCE, tip, 0)
    percent = round(100 * change.share)
    words = tr("{sign}{percent} %", about="a change", sign="+" if percent > 0 else "\N{MINUS SIGN}",
               percent=abs(percent))  # fmt: skip
    return ReportCell(words, tip, heat_step(1.0 + change.share))


def _with_range(mode: str, found: Median) -> str:
    if mode == PLAIN:  # compared by tokens per second
        least, most = map(format_rate, found.range)
        return tr("{speed} tok/s ({least} to {most})", speed=format_rate(found.value), least=least,
                  most=most)  # fmt: skip
    return tr("{speedup} ({range})", about="a speedup with its range",
              speedup=times_text(found.value), range=range_text(*found.range))  # fmt: skip


def explain(cell: Cell) -> str:
    """Return what a cell is derived from: its rounds, or the kinds of text of all kinds."""
    total = cell.total
    if cell.kind is not None:
        return "\n".join(
            tr(
                "Round {number}: {speed} tok/s, plain {plain} tok/s, {speedup}",
                number=each.round + 1,
                speed=format_rate(each.tokens_per_second),
                plain=format_rate(each.plain_tokens_per_second),
                speedup=times_text(each.speedup),
            )
            for each in cell.rounds[:MOST_ROUNDS]
        )
    lines = [
        f"{kind_words(each.kind)}: {times_text(each.speedup.value)}"
        for each in cell.cells
        if each.speedup is not None
    ]
    if total.drafted:
        share = format_percent(total.draft_acceptance_rate)
        lines.append(tr("{accepted} of {drafted} drafted tokens accepted ({share}).",
                        accepted=total.accepted, drafted=total.drafted, share=share))  # fmt: skip
    return "\n".join(lines)


def _why_nothing(cell: Cell) -> str:
    return tr("too short to time") if cell.total.steps else tr("not measured")


# --- conditions of a measurement ------------------------------------------------------------------


def facts_of(record: BenchmarkRecord) -> Iterator[str]:
    """Yield how, on what and with which files it was measured; a line each."""
    sampling = record.plan.sampling
    rounds = 1 + max((run.round for run in record.runs), default=-1)
    drawn = tr("temperature {value}", value=number(sampling.temperature, 2))
    settings = (
        tr_n("{count} round", "{count} rounds", rounds),
        tr_n("{count} answer", "{count} answers", len(record.runs)),
        tr("greedy") if sampling.greedy else drawn,
    )
    yield " · ".join(settings)
    target, draft, *others = (
        tr("{what}: {value}", about="a fact", what=name, value=text)
        for name, text in _conditions(record).items()
        if isinstance(text, str) and text
    )
    yield from (target, draft, " · ".join(others))
    if record.others_busy is not None:
        share = format_percent(record.others_busy)
        yield tr("Other programs used {share} of the processor.", share=share)


def warnings_of(figures: BenchmarkFigures) -> list[str]:
    """Return the caveats to be read before the figures."""
    record, found = figures.record, []
    if record.partial:
        done, planned = len(record.runs), record.planned
        found.append(tr("Stopped after {done} of {planned} answers.", done=done, planned=planned))
    if figures.unsteady:
        found.append(
            tr("This computer was busy: even plain decoding varied, so no result is certain.")
        )
    return found


def differences(before: BenchmarkRecord, after: BenchmarkRecord) -> list[str]:
    """Return what differs between two benchmarks besides their figures."""
    one, other = _conditions(before), _conditions(after)
    loads = before.others_busy or 0.0, after.others_busy or 0.0
    known = None not in (before.others_busy, after.others_busy)
    if known and abs(loads[1] - loads[0]) > _OTHER_LOAD:
        name = tr("Processor use of other programs")
        one[name], other[name] = map(format_percent, loads)
    found = []
    for name, old in one.items():
        new = other[name]
        if isinstance(old, str) and isinstance(new, str) and old != new:
            found.append(tr("{what}: {before} → {after}", about="what differs", what=name,
                            before=shown_name(old, 80), after=shown_name(new, 80)))  # fmt: skip
        elif old != new:
            found.append(tr("{what}: changed", about="what differs", what=name))
    return found


def _conditions(record: BenchmarkRecord) -> dict[str, object]:
    """Return what figures depend on besides the pair: texts, and what is too long to show."""
    machine, plan = record.machine, record.plan
    target, draft = (
        f"{file.name} ({size_text(file.size)}, {file.mark})"
        if file is not None
        else tr("none", about="a draft model")
        for file in (record.target, record.draft)
    )
    return {
        tr("Target"): target,
        tr("Draft"): draft,
        tr("Processor"): machine.processor,
        tr("System"): machine.system,
        tr("Cores"): number(machine.cores),
        "Foretoken": machine.foretoken,  # not translated: a name
        "llama-cpp-python": machine.bindings,  # not translated: a name
        tr("Threads"): "+".join(map(number, record.threads)),
        tr("Context"): number(record.context_length),
        tr("Tokens per answer"): number(plan.tokens),
        tr("llama.cpp's features"): [machine.backend],
        tr("Settings of the target"): record.settings,
        tr("Settings of the draft"): record.draft_settings,
        tr("Sampling"): plan.sampling,
        tr("Questions"): frozenset((run.kind, run.question) for run in record.runs),
    }
