"""A benchmark as a report: the map of speedups, all kinds together, each round, changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from foretoken.engine.benchmark import DRAFT_ADAPTIVE, PLAIN
from foretoken.engine.config import LookaheadRule
from foretoken.engine.figures import format_percent, format_rate
from foretoken.models.amounts import size_text
from foretoken.models.benchmarks.figures import (
    BenchmarkFigures,
    Cell,
    Change,
    Median,
    ModeChange,
    ModeFigures,
    RoundFigure,
)
from foretoken.models.benchmarks.plan import ADAPTIVE, LOOKUP
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.pairs.heat import heat_step
from foretoken.models.pairs.report import (
    NOTHING,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
    decimal_text,
    percent_text,
    seconds_text,
    times_text,
)
from foretoken.system.language import listed, moment_text, number, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name

CAPTION = tr_noop(
    "Speedup over plain decoding, and the tokens per second of that: the median of the rounds, "
    "± half of their range. 1.00x is as fast as without drafting."
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
_KINDS = {
    "everyday": tr_noop("Questions", about="a kind of text"),
    "stories": tr_noop("Stories", about="a kind of text"),
    "chat": tr_noop("Chat", about="a kind of text"),
    "code": tr_noop("Code", about="a kind of text"),
    "rewrite": tr_noop("Rewriting", about="a kind of text"),
    "copy": tr_noop("Copying", about="a kind of text"),
    "long": tr_noop("Long text", about="a kind of text"),
    "quick": tr_noop("Mixed", about="a kind of text"),
}
_OTHER_LOAD = 0.1


def benchmark_report(figures: BenchmarkFigures) -> Report:
    """Everything about a benchmark."""
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
    """What follows from the record, for ``experiment_json``: medians with their rounds."""

    def speeds(each: Cell | ModeFigures) -> dict[str, Median | None]:
        return {"speedup": each.speedup, "tokens_per_second": each.tokens_per_second}

    return {
        "modes": [
            {
                "mode": mode.mode,
                **speeds(mode),
                "total": mode.total,
                "kinds": {cell.kind: speeds(cell) for cell in mode.cells},
            }
            for mode in figures.modes
        ]
    }


# --- names ----------------------------------------------------------------------------------------


def mode_words(mode: str) -> str:
    """A way of decoding."""
    if mode in _MODES:
        return tr(_MODES[mode])
    kind, _, length = mode.partition(":")
    if kind == LookaheadRule.FIXED and length.isdecimal() and len(length) < 4:
        return tr_n("Draft model, {count} token", "Draft model, {count} tokens", int(length))
    return shown_name(mode)


def kind_words(kind: str) -> str:
    """A kind of text; that of a file of somebody's own is called like the file."""
    return tr(_KINDS[kind], about="a kind of text") if kind in _KINDS else shown_name(kind, 24)


def when_words(record: BenchmarkRecord) -> str:
    """When it was, by this computer's clock."""
    return moment_text(record.measured_at.astimezone())


# --- tables ---------------------------------------------------------------------------------------


def map_table(figures: BenchmarkFigures) -> Table:
    """Ways of decoding by kinds of text."""
    rows: list[Row] = [
        [
            mode_words(mode.mode),
            *(_map_cell(cell, explain_cell(cell)) for cell in mode.cells),
            _map_cell(mode, explain_mode(mode)),
        ]
        for mode in figures.modes
    ]
    return Table(tr("Speedup by kind of text"), _map_heads(figures.kinds), rows)


def modes_table(
    figures: BenchmarkFigures,
    best: str | None = None,
    in_use: str | None = None,
    *,
    columns: int | None = None,
) -> Table:
    """All kinds together; ``best`` and ``in_use`` are ways of decoding to be marked.

    ``columns``: only so many of them, the most important ones first.
    """
    heads = [
        tr("Way of decoding"), tr("Speedup"), tr("Range"), tr("Tokens/s"), tr("Accepted drafts"),
        tr("Tokens per pass"), tr("Drafting"), tr("Verifying"), tr("Between tokens, ms (95 %)"),
    ]  # fmt: skip
    rows: list[Row] = []
    for mode in figures.modes:
        total, speedup, speed = mode.total, mode.speedup, mode.tokens_per_second
        spent_ms, name = total.decode_ms or 1.0, mode_words(mode.mode)
        if mode.mode == in_use:
            name = tr("{mode} (in use)", mode=name)
        gap, slow = total.gap_median_ms, total.gap_p95_ms
        texts = (
            name,
            times_text(None if speedup is None else speedup.value),
            NOTHING if speedup is None else range_words(speedup),
            NOTHING if speed is None else format_rate(speed.value),
            percent_text(total.draft_acceptance_rate),
            decimal_text(total.mean_acceptance_length),
            percent_text(total.draft_ms / spent_ms),
            percent_text(total.verify_ms / spent_ms),
            NOTHING if gap is None or slow is None else f"{number(gap, 1)} ({number(slow, 1)})",
        )
        tip = explain_mode(mode)
        rows.append([ReportCell(text, tip, bold=mode.mode == best) for text in texts[:columns]])
    return Table(tr("All kinds together"), heads[:columns], rows)


def changes_table(found: Sequence[ModeChange]) -> Table:
    """What has changed between two benchmarks."""
    kinds = tuple(found[0].cells) if found else ()
    rows: list[Row] = []
    for mode in found:
        name = mode_words(mode.mode)
        if mode.mode == PLAIN:
            name = tr("{mode} (tok/s)", about="what is compared", mode=name)
        cells = [_changed(mode, kind, mode.cells[kind]) for kind in kinds]
        rows.append([name, *cells, _changed(mode, None, mode.overall)])
    return Table(tr("Speedup by kind of text"), _map_heads(kinds), rows)


def _rounds_table(figures: BenchmarkFigures) -> Table:
    heads = (
        tr("Way of decoding"), tr("Kind of text"), tr("Round"), tr("Tokens"), tr("Seconds"),
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


def _map_heads(kinds: Sequence[str]) -> list[str]:
    return [tr("Way of decoding"), *map(kind_words, kinds), tr("All kinds")]


def _map_cell(figures: Cell | ModeFigures, tip: str) -> ReportCell:
    """The speedup with its spread; of plain decoding its tokens per second."""
    found, speed = figures.speedup, figures.tokens_per_second
    if found is None or speed is None:
        return ReportCell(f"{NOTHING}\n{_why_nothing(figures)}", tip)
    lines = [times_text(found.value)]
    if figures.mode == PLAIN:
        lines = [format_rate(speed.value), tr("tok/s", about="tokens per second")]
    if len(found.values) > 1:
        plain = figures.mode == PLAIN
        spread = format_rate(speed.spread) if plain else number(found.spread, 2)
        lines = [lines[0], " ".join([*lines[1:], f"± {spread}"])]
    return ReportCell("\n".join(lines), tip, heat_step(found.value))


def _changed(mode: ModeChange, kind: str | None, change: Change | None) -> ReportCell:
    if change is None:
        return ReportCell(NOTHING, tr("There is no figure in both."))
    before, after = (_with_range(mode.mode, each) for each in (change.before, change.after))
    tip = tr(
        "{mode}, {kind}: {after} here, {before} there.",
        mode=mode_words(mode.mode),
        kind=tr("all kinds") if kind is None else kind_words(kind),
        before=before,
        after=after,
    )
    heat = heat_step(1.0 + change.share) if change.shown else 0
    return ReportCell(_change_words(change), tip, heat)


def _change_words(change: Change) -> str:
    if not change.shown:
        return NO_DIFFERENCE
    percent = round(100 * change.share)
    return tr("{sign}{percent} %", about="a change", sign="+" if percent > 0 else "\N{MINUS SIGN}",
              percent=abs(percent))  # fmt: skip


def range_words(found: Median) -> str:
    """From the slowest to the fastest round of a speedup."""
    least, most = found.range
    return tr("{least} to {most}", about="a range", least=number(least, 2), most=number(most, 2))


def _with_range(mode: str, found: Median) -> str:
    if mode == PLAIN:  # of which the tokens per second are compared
        least, most = map(format_rate, found.range)
        return tr("{speed} tok/s ({least} to {most})", speed=format_rate(found.value), least=least,
                  most=most)  # fmt: skip
    return tr("{speedup} ({range})", about="a speedup with its range",
              speedup=times_text(found.value), range=range_words(found))  # fmt: skip


# --- where figures come from ----------------------------------------------------------------------


def explain_cell(cell: Cell) -> str:
    """Numerator and denominator of the round that is the median, or of the two around it."""
    title = tr(
        "{mode}, {kind}",
        about="a way of decoding and a kind of text",
        mode=mode_words(cell.mode),
        kind=kind_words(cell.kind),
    )
    result = _result_text(cell)
    return "\n".join([f"{title}: {result}", *(_explain_round(each) for each in cell.middle)])


def explain_mode(row: ModeFigures) -> str:
    """Where the figures of a way of decoding over all kinds come from."""
    lines = [f"{mode_words(row.mode)}: {_result_text(row)}"]
    parts = [
        tr("{kind} {speedup}", about="a kind of text with its speedup",
           kind=kind_words(cell.kind), speedup=times_text(cell.speedup.value))
        for cell in row.cells
        if cell.speedup is not None
    ]  # fmt: skip
    if parts:
        lines.append(
            tr(
                "The median, over the rounds, of the geometric mean of the kinds: {kinds}.",
                kinds=listed(parts),
            )
        )
    total = row.total
    if total.drafted:
        lines.append(
            tr(
                "{accepted} of {drafted} drafted tokens accepted ({share}).",
                accepted=total.accepted,
                drafted=total.drafted,
                share=format_percent(total.draft_acceptance_rate),
            )
        )
    return "\n".join(lines)


def _result_text(figures: Cell | ModeFigures) -> str:
    found, speed = figures.speedup, figures.tokens_per_second
    if found is None or speed is None:
        return _why_nothing(figures)
    if figures.mode == PLAIN:
        return tr("{speed} tok/s", speed=format_rate(speed.value))
    return times_text(found.value)


def _why_nothing(figures: Cell | ModeFigures) -> str:
    return tr("too short to time") if figures.total.steps else tr("not measured")


def _explain_round(figure: RoundFigure) -> str:
    return tr(
        "Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in "
        "{plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}",
        number=figure.round + 1,
        tokens=figure.mine.generated,
        time=seconds_text(figure.mine.decode_ms / 1000.0, 2),
        speed=format_rate(figure.tokens_per_second),
        plain_tokens=figure.plain.generated,
        plain_time=seconds_text(figure.plain.decode_ms / 1000.0, 2),
        plain=format_rate(figure.plain_tokens_per_second),
        speedup=times_text(figure.speedup),
    )


# --- what was measured ----------------------------------------------------------------------------


def settings_words(record: BenchmarkRecord) -> str:
    """How it was measured, in a line."""
    conditions = record.conditions
    rounds = 1 + max((run.round for run in record.runs), default=-1)
    drawn = tr("greedy") if conditions.sampling.greedy else tr(
        "temperature {value}", value=number(conditions.sampling.temperature, 2)
    )  # fmt: skip
    threads = "+".join(map(number, conditions.threads)) or "?"
    parts = [
        tr_n("{count} round", "{count} rounds", rounds),
        tr_n("{count} answer", "{count} answers", len(record.runs)),
        tr_n("up to {count} token each", "up to {count} tokens each", conditions.max_tokens),
        drawn,
        tr("{threads} threads", about="of target and draft, as in 2+1", threads=threads),
    ]
    return " · ".join(parts)


def facts_of(record: BenchmarkRecord) -> Iterator[str]:
    """How, on what and with which files it was measured; a line each."""
    machine = record.machine
    yield settings_words(record)
    parts = [
        machine.processor,
        tr_n("{count} core", "{count} cores", machine.cores),
        machine.system,
        f"Foretoken {machine.foretoken}",  # not translated: a name
        f"llama-cpp-python {machine.bindings}",  # not translated: a name
    ]
    yield " · ".join(part for part in parts if part)
    for role, file in ((tr("Target"), record.target), (tr("Draft"), record.draft)):
        if file is not None:
            yield tr(
                "{role}: {name}, {size}, contents {mark}",
                about="a model file",
                role=role,
                name=file.name,
                size=size_text(file.size),
                mark=file.mark,
            )
    if record.others_busy is not None:
        share = format_percent(record.others_busy)
        yield tr("Other programs used {share} of the processor.", share=share)


def warnings_of(figures: BenchmarkFigures) -> list[str]:
    """What has to be known before the figures are believed."""
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
    """What differs of two benchmarks besides their figures."""
    both = [_conditions(each) for each in (before, after)]
    found = [(name, both[0][name], both[1][name]) for name in both[0]]
    loads = before.others_busy, after.others_busy
    if None not in loads and abs((loads[1] or 0.0) - (loads[0] or 0.0)) > _OTHER_LOAD:
        name = tr("Processor use of other programs")
        found.append((name, format_percent(loads[0]), format_percent(loads[1])))
    return [_difference(name, one, other) for name, one, other in found if one != other]


def _conditions(record: BenchmarkRecord) -> dict[str, object]:
    machine, conditions = record.machine, record.conditions
    files = {
        name: tr("none", about="a draft model") if f is None else f"{f.name} ({f.mark[:8]})"
        for name, f in ((tr("Target"), record.target), (tr("Draft"), record.draft))
    }
    return {
        **files,
        tr("Processor"): machine.processor,
        tr("System"): machine.system,
        tr("Cores"): machine.cores,
        "Foretoken": machine.foretoken,  # not translated: a name
        "llama-cpp-python": machine.bindings,  # not translated: a name
        tr("llama.cpp's features"): machine.backend,
        tr("Threads"): "+".join(map(str, conditions.threads)),
        tr("Context"): conditions.context_length,
        tr("Settings of the target"): conditions.target,
        tr("Settings of the draft"): conditions.draft,
        tr("Sampling"): conditions.sampling,
        tr("Tokens per answer"): conditions.max_tokens,
        tr("Questions"): frozenset((run.kind, run.question) for run in record.runs),
    }


def _difference(name: str, one: object, other: object) -> str:
    if all(isinstance(each, str | int) for each in (one, other)):
        shown = [number(e) if isinstance(e, int) else shown_name(str(e), 80) for e in (one, other)]
        return tr("{what}: {before} → {after}", about="what differs", what=name,
                  before=shown[0], after=shown[1])  # fmt: skip
    return tr("{what}: changed", about="what differs", what=name)
