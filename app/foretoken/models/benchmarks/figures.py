"""Every figure of a benchmark, derived from its answers in this one place.

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
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from foretoken.engine.benchmark import PLAIN
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import believable
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.pairs.experiment import BUSY_SPREAD, FEWEST_TOKENS, Median
from foretoken.models.pairs.report import added


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

    @property
    def believable(self) -> bool:
        """Whether the computer was equally fast in both, as far as the two show."""
        return believable(self.speedup, self.mine.mean_acceptance_length) is not None


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
            if mine is not None and its is not None and mine.value > its.value:
                chosen = each if mine.differs(its) else chosen
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
        timed = tuple(each for each in figures if each.believable)
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
