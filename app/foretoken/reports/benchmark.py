"""Figures of a benchmark, derived from its answers in this one place, and their report.

The unit is a round: all questions of a kind, once in each mode. A mode's speed in a round is its
total tokens over its total time, and its speedup the ratio to plain decoding's speed on the same
questions in the same round, a moment before or after. A cell of the map, a kind of text in one
mode, is the median of its rounds; its range goes from the slowest to the fastest. Over all kinds a
round counts with the geometric mean of its kinds, so that it lies between them and no kind weighs
more because its answers are longer.

Two figures differ reliably if they are further apart than half of both ranges together, and by a
share that a user notices; each must have three rounds.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from foretoken.engine.benchmark import DRAFT_ADAPTIVE, PLAIN
from foretoken.engine.config import LookaheadRule
from foretoken.engine.events import RunStatistics
from foretoken.engine.figures import format_percent, format_rate
from foretoken.engine.speedup import believable
from foretoken.models.amounts import size_text
from foretoken.models.benchmarks.record import LOOKUP, MOST_ROUNDS, BenchmarkRecord
from foretoken.models.pairs.experiment import (
    ADAPTIVE,
    BUSY_SPREAD,
    FEWEST_TOKENS,
    Median,
    added,
    kind_words,
)
from foretoken.reports.report import (
    NOTHING,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
    decimal_text,
    heat_step,
    percent_text,
    range_text,
    times_text,
)
from foretoken.system.language import moment_text, number, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name


@dataclass(frozen=True, slots=True)
class RoundFigure:
    """One round of a cell: counters of its mode and of plain decoding."""

    round: int
    mine: RunStatistics
    """Sum of all answers in this mode."""
    plain: RunStatistics

    @property
    def tokens_per_second(self) -> float:
        """Speed of this mode."""
        return self.mine.tokens_per_second or 0.0

    @property
    def plain_tokens_per_second(self) -> float:
        """Speed of plain decoding."""
        return self.plain.tokens_per_second or 0.0

    @property
    def speedup(self) -> float:
        """Ratio of the two speeds."""
        return self.tokens_per_second / self.plain_tokens_per_second


@dataclass(frozen=True, slots=True)
class Cell:
    """One mode, over one kind of text or over all."""

    mode: str
    speedup: Median | None
    """Over plain decoding; None if nothing could be timed."""
    tokens_per_second: Median | None
    total: RunStatistics
    """Sum of all answers, for the acceptance rate and tokens per pass."""
    kind: str | None = None
    """None: all kinds, each round with the geometric mean of those that could be timed."""
    rounds: tuple[RoundFigure, ...] = ()
    """Rounds of one kind."""
    cells: tuple[Cell, ...] = ()
    """Cells by kind, of all kinds."""


@dataclass(frozen=True, slots=True)
class BestMode:
    """The reliably fastest mode, and what it was compared with."""

    chosen: Cell
    over: Cell
    """The mode in use, if it was measured; otherwise plain decoding."""

    @property
    def gained(self) -> bool:
        """Whether it differs from that one."""
        return self.chosen is not self.over

    @property
    def gain(self) -> float:
        """Relative gain in speed: 0.12 is 12 %."""
        mine, its = self.chosen.speedup, self.over.speedup
        return mine.value / its.value - 1.0 if mine is not None and its is not None else 0.0


@dataclass(frozen=True, slots=True)
class BenchmarkFigures:
    """All figures of a benchmark."""

    record: BenchmarkRecord
    modes: tuple[Cell, ...]
    """In planned order, plain decoding first."""

    def mode(self, name: str) -> Cell | None:
        """Return the figures of a mode."""
        return next((each for each in self.modes if each.mode == name), None)

    @property
    def unsteady(self) -> bool:
        """Whether even plain decoding had no steady speed: other programs interfered."""
        plain = self.mode(PLAIN)
        speeds = [cell.tokens_per_second for cell in plain.cells] if plain is not None else []
        shares = [each.spread / each.value for each in speeds if each is not None and each.enough]
        return bool(shares) and statistics.median(shares) > BUSY_SPREAD

    def best(self, in_use: str | None = None) -> BestMode | None:
        """Return the reliably fastest mode; None if nothing can be said.

        The mode in use comes first. Of several that are faster, the first is chosen unless a later
        one is reliably faster than that: near ties do not win.
        """
        over = (self.mode(in_use) if in_use is not None else None) or self.mode(PLAIN)
        if over is None or over.speedup is None or not over.speedup.enough or self.unsteady:
            return None
        chosen = over
        for each in self.modes:
            mine, its = each.speedup, chosen.speedup
            if mine is not None and its is not None and mine.exceeds(its):
                chosen = each
        return BestMode(chosen, over)


@dataclass(frozen=True, slots=True)
class Change:
    """One figure in two benchmarks: a speedup, or tokens per second for plain decoding."""

    before: Median
    after: Median
    steady: bool = True
    """Whether neither was measured on a computer that was too busy."""

    @property
    def share(self) -> float:
        """Relative increase: 0.12 is 12 %."""
        return self.after.value / self.before.value - 1.0

    @property
    def shown(self) -> bool:
        """Whether it exceeds the spread of both."""
        return self.steady and self.after.differs(self.before)


Changes: TypeAlias = dict[str, dict[str | None, Change | None]]
"""By mode and kind of text; None: all kinds."""


def figures_of(record: BenchmarkRecord) -> BenchmarkFigures:
    """Derive all figures from the answers."""
    by_kind = [_cells(record, kind) for kind in record.plan.kinds]
    modes = (
        _all_kinds(mode, [cells[place] for cells in by_kind])
        for place, mode in enumerate(record.plan.modes)
    )
    return BenchmarkFigures(record, tuple(modes))


def changes(before: BenchmarkFigures, after: BenchmarkFigures) -> Changes:
    """Compare what both have, in the order of ``after``; means are over the same kinds."""
    steady = not (before.unsteady or after.unsteady)
    found: Changes = {}
    for mine in after.modes:
        its = before.mode(mine.mode)
        if its is None:
            continue
        cells = {cell.kind: cell for cell in its.cells}
        both = [(cells[cell.kind], cell) for cell in mine.cells if cell.kind in cells]
        old, new = (_all_kinds(mine.mode, [pair[side] for pair in both]) for side in (0, 1))
        found[mine.mode] = {
            cell.kind: _change(its, cell, steady) for its, cell in [*both, (old, new)]
        }
    return found


def _change(before: Cell, after: Cell, steady: bool) -> Change | None:
    one, other = (
        cell.tokens_per_second if cell.mode == PLAIN else cell.speedup for cell in (before, after)
    )
    return None if one is None or other is None else Change(one, other, steady)


def _cells(record: BenchmarkRecord, kind: str) -> list[Cell]:
    """Return the cells of one kind of text, by mode.

    A round counts only if all modes answered all questions long enough to be timed: one that was
    stopped lacks questions, and would be about other texts.
    """
    rounds: dict[int, dict[str, dict[str, RunStatistics]]] = {}
    for run in record.runs:
        if run.kind == kind:
            by_mode = rounds.setdefault(run.round, {})
            by_mode.setdefault(run.mode, {})[run.question] = run.statistics
    questions = {name for by_mode in rounds.values() for each in by_mode.values() for name in each}
    totals = {
        number: {mode: added(answers.values()) for mode, answers in by_mode.items()}
        for number, by_mode in sorted(rounds.items())
    }
    whole = [
        number
        for number, total in totals.items()
        if all(
            rounds[number].get(mode, {}).keys() == questions
            and total[mode].generated >= FEWEST_TOKENS
            and total[mode].decode_ms > 0.0
            for mode in {*record.plan.modes, PLAIN}
        )
    ]
    found = []
    for mode in record.plan.modes:
        figures = (RoundFigure(n, totals[n][mode], totals[n][PLAIN]) for n in whole)
        # Otherwise the computer was not equally fast in both.
        timed = tuple(
            each for each in figures if believable(each.speedup, each.mine.mean_acceptance_length)
        )
        found.append(
            Cell(
                mode,
                _median(each.speedup for each in timed),
                _median(each.tokens_per_second for each in timed),
                added(total[mode] for total in totals.values() if mode in total),
                kind,
                timed,
            )
        )
    return found


def _all_kinds(mode: str, cells: Sequence[Cell]) -> Cell:
    """Combine kinds by round: the geometric mean of those that could be timed."""
    timed = sum(bool(cell.rounds) for cell in cells)
    by_round: dict[int, list[RoundFigure]] = {}
    for cell in cells:
        for each in cell.rounds:
            by_round.setdefault(each.round, []).append(each)
    whole = [each for _, each in sorted(by_round.items()) if len(each) == timed]
    mean = statistics.geometric_mean
    return Cell(
        mode,
        _median(mean(figure.speedup for figure in each) for each in whole),
        _median(mean(figure.tokens_per_second for figure in each) for each in whole),
        added(cell.total for cell in cells),
        cells=tuple(cells),
    )


def _median(values: Iterable[float]) -> Median | None:
    found = tuple(values)
    return Median(found) if found else None


# --- report ---------------------------------------------------------------------------------------


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


def benchmark_report(
    figures: BenchmarkFigures, best: str | None = None, in_use: str | None = None
) -> Report:
    """Return the report of a benchmark; ``best`` and ``in_use`` are modes to be marked."""
    caption = tr(
        "Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the "
        "median of the rounds ± half of their range. 1.00x is as fast as without drafting."
    )
    return Report(
        title=tr("Benchmark of {pair}", pair=figures.record.pair),
        headline="",
        facts=[when_words(figures.record), *_facts(figures.record)],
        warnings=_warnings(figures),
        sections=[
            ReportSection(tr("Speedup by kind of text"), [_map_table(figures)], notes=[caption]),
            ReportSection(tr("All kinds together"), [_modes_table(figures, best, in_use)]),
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


def _map_table(figures: BenchmarkFigures) -> Table:
    """Return the map: modes by kinds of text."""
    rows: list[Row] = [
        [mode_words(mode.mode), *map(_map_cell, (*mode.cells, mode))] for mode in figures.modes
    ]
    heads = _map_heads((*figures.record.plan.kinds, None))
    return Table(tr("Speedup by kind of text"), heads, rows)


def _modes_table(figures: BenchmarkFigures, best: str | None, in_use: str | None) -> Table:
    """Return all kinds together."""
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
        rows.append([ReportCell(text, tip, bold=mode.mode == best) for text in texts])
    return Table(tr("All kinds together"), heads, rows)


def changes_table(before: BenchmarkFigures, after: BenchmarkFigures) -> Table:
    """Return what has changed between two benchmarks."""
    found = changes(before, after)
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
    return Table(tr("Each round"), heads, rows)


def _map_heads(kinds: Iterable[str | None]) -> list[str]:
    return [tr("Decoding method"), *map(kind_words, kinds)]


def _map_cell(cell: Cell) -> ReportCell:
    """Return the speedup with its spread; for plain decoding its tokens per second."""
    found, speed, tip = cell.speedup, cell.tokens_per_second, explain(cell)
    if found is None or speed is None:
        why = tr("too short to time") if cell.total.steps else tr("not measured")
        return ReportCell(f"{NOTHING}\n{why}", tip)
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


# --- conditions of a measurement ------------------------------------------------------------------


def _facts(record: BenchmarkRecord) -> Iterator[str]:
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


def _warnings(figures: BenchmarkFigures) -> list[str]:
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
