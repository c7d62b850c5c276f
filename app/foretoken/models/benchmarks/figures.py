"""Every figure of a benchmark, derived from its answers in this one place.

The unit is a round: all questions of a kind, once in each way of decoding. A way's speed in a
round is all its tokens over all their time, and its speedup the ratio to plain decoding's speed of
the same questions in the same round, a moment before or after. A cell of the map, a kind of text
in one way of decoding, is the median of its rounds; its range goes from the slowest to the fastest.
Over all kinds a round counts with the geometric mean of its kinds, so that it lies between them and
no kind weighs more because its answers are longer.

Two figures differ for certain where they lie further apart than half of both ranges together, and
by a share that a person notices; each must have three rounds.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from foretoken.engine.benchmark import PLAIN
from foretoken.engine.events import RunStatistics
from foretoken.engine.speedup import believable
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.pairs.report import added
from foretoken.models.pairs.tuning_results import FEWEST_ROUNDS, WORTH

FEWEST_TOKENS = 8
"""In a round: fewer say nothing of a speed."""
# Where even plain decoding, whose work is the same each time, varies so much, nothing is certain.
_BUSY_SPREAD = 0.1


@dataclass(frozen=True, slots=True)
class Median:
    """Some values in the order of their rounds, of which the one in the middle is shown."""

    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """Their median."""
        return statistics.median(self.values)

    @property
    def range(self) -> tuple[float, float]:
        """The least and the most."""
        return min(self.values), max(self.values)

    @property
    def spread(self) -> float:
        """Half of the range."""
        least, most = self.range
        return (most - least) / 2.0

    @property
    def enough(self) -> bool:
        """Whether there are enough of them to be compared."""
        return len(self.values) >= FEWEST_ROUNDS

    def differs(self, other: Median) -> bool:
        """Whether the two lie apart by more than their rounds do anyway."""
        apart = abs(self.value - other.value)
        return (
            self.enough
            and other.enough
            and apart >= WORTH * min(self.value, other.value)
            and apart > self.spread + other.spread
        )


@dataclass(frozen=True, slots=True)
class RoundFigure:
    """One round of a cell: facts of the way of decoding and of plain decoding."""

    round: int
    mine: RunStatistics
    """All answers of this way, added up."""
    plain: RunStatistics

    @property
    def tokens_per_second(self) -> float:
        """Of this way."""
        return self.mine.tokens_per_second or 0.0

    @property
    def plain_tokens_per_second(self) -> float:
        """Of plain decoding."""
        return self.plain.tokens_per_second or 0.0

    @property
    def speedup(self) -> float:
        """The one over the other."""
        return self.tokens_per_second / self.plain_tokens_per_second

    @property
    def believable(self) -> bool:
        """Whether the computer was as fast in both, as far as the two show."""
        return believable(self.speedup, self.mine.mean_acceptance_length) is not None


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind of text in one way of decoding."""

    mode: str
    kind: str
    rounds: tuple[RoundFigure, ...]
    """Empty where nothing could be timed."""
    total: RunStatistics
    """Of all answers, added up."""

    @property
    def speedup(self) -> Median | None:
        """Against plain decoding; None without any round."""
        values = tuple(each.speedup for each in self.rounds)
        return Median(values) if values else None

    @property
    def tokens_per_second(self) -> Median | None:
        """Of this way."""
        values = tuple(each.tokens_per_second for each in self.rounds)
        return Median(values) if values else None

    @property
    def middle(self) -> tuple[RoundFigure, ...]:
        """The round whose speedup is the median, or the two between which it lies."""
        ordered = sorted(self.rounds, key=lambda each: each.speedup)
        half = len(ordered) // 2
        return tuple(ordered[half - (len(ordered) % 2 == 0) : half + 1]) if ordered else ()


@dataclass(frozen=True, slots=True)
class ModeFigures:
    """One way of decoding over all kinds of text."""

    mode: str
    cells: tuple[Cell, ...]
    """In the order of the kinds."""
    total: RunStatistics
    """Of all answers, added up: acceptance and tokens per pass are of these."""

    def cell(self, kind: str) -> Cell | None:
        """That of a kind."""
        return next((each for each in self.cells if each.kind == kind), None)

    @property
    def speedup(self) -> Median | None:
        """By round, the geometric mean of the kinds that could be timed; others do not count."""
        return _means(self.cells, lambda each: each.speedup)

    @property
    def tokens_per_second(self) -> Median | None:
        """The same of the speeds."""
        return _means(self.cells, lambda each: each.tokens_per_second)


@dataclass(frozen=True, slots=True)
class BestMode:
    """The fastest way for certain, and what it was compared with."""

    chosen: ModeFigures
    over: ModeFigures
    """What is in use, if that was measured; otherwise plain decoding."""

    @property
    def gained(self) -> bool:
        """Whether it is another one."""
        return self.chosen is not self.over

    @property
    def gain(self) -> float:
        """How much faster it is, as a share."""
        mine, its = self.chosen.speedup, self.over.speedup
        return mine.value / its.value - 1.0 if mine is not None and its is not None else 0.0


@dataclass(frozen=True, slots=True)
class BenchmarkFigures:
    """All figures of a benchmark."""

    record: BenchmarkRecord
    modes: tuple[ModeFigures, ...]
    """In the order in which they were planned, plain decoding first."""
    kinds: tuple[str, ...]
    """All that were planned."""

    def mode(self, name: str) -> ModeFigures | None:
        """The figures of a way of decoding."""
        return next((each for each in self.modes if each.mode == name), None)

    @property
    def unsteady(self) -> bool:
        """Whether even plain decoding had no steady speed: other programs were in the way."""
        plain = self.mode(PLAIN)
        speeds = [cell.tokens_per_second for cell in plain.cells] if plain is not None else []
        shares = [each.spread / each.value for each in speeds if each is not None and each.enough]
        return bool(shares) and statistics.median(shares) > _BUSY_SPREAD

    def best(self, in_use: str | None = None) -> BestMode | None:
        """The fastest way for certain; None where nothing can be said.

        What is in use comes first, and of several that are faster than it, the first one stays
        unless a later one is faster than that: near ties stay behind.
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
    """One figure in two benchmarks."""

    before: Median
    after: Median
    steady: bool = True
    """Whether neither was measured on a computer that was too busy."""

    @property
    def share(self) -> float:
        """How much larger it has become: 0.12 is 12 %."""
        return self.after.value / self.before.value - 1.0

    @property
    def shown(self) -> bool:
        """Whether it lies beyond the spread of both."""
        return self.steady and self.after.differs(self.before)


@dataclass(frozen=True, slots=True)
class ModeChange:
    """One way of decoding in two benchmarks: speedups, of plain decoding its tokens per second."""

    mode: str
    overall: Change | None
    cells: dict[str, Change | None] = field(hash=False)
    """By kind of text."""


def figures_of(record: BenchmarkRecord) -> BenchmarkFigures:
    """Derive everything from the answers."""
    answers = {kind: _Answers(record, kind) for kind in record.kinds}
    modes = tuple(_mode_figures(mode, answers) for mode in record.modes)
    return BenchmarkFigures(record, modes, record.kinds)


def changes(before: BenchmarkFigures, after: BenchmarkFigures) -> list[ModeChange]:
    """What both have, in the order of ``after``."""
    steady = not (before.unsteady or after.unsteady)
    kinds = [kind for kind in after.kinds if kind in before.kinds]

    def change(its: Cell | ModeFigures, mine: Cell | ModeFigures) -> Change | None:
        one, other = _compared(its), _compared(mine)
        return None if one is None or other is None else Change(one, other, steady)

    found = []
    for mine in after.modes:
        its = before.mode(mine.mode)
        if its is None:
            continue
        # Means over the same kinds: else the texts would differ.
        mine, its = _only(mine, kinds), _only(its, kinds)
        pairs = zip(kinds, its.cells, mine.cells, strict=True)
        cells = {kind: change(one, other) for kind, one, other in pairs}
        found.append(ModeChange(mine.mode, change(its, mine), cells))
    return found


def _compared(figures: Cell | ModeFigures) -> Median | None:
    return figures.tokens_per_second if figures.mode == PLAIN else figures.speedup


def _only(figures: ModeFigures, kinds: Sequence[str]) -> ModeFigures:
    by_kind = {cell.kind: cell for cell in figures.cells}
    cells = tuple(by_kind[kind] for kind in kinds)
    return ModeFigures(figures.mode, cells, figures.total)


def _mode_figures(mode: str, answers: Mapping[str, _Answers]) -> ModeFigures:
    cells = tuple(_cell(mode, kind, of_kind) for kind, of_kind in answers.items())
    return ModeFigures(mode, cells, added(each.total for each in cells))


def _cell(mode: str, kind: str, answers: _Answers) -> Cell:
    rounds = tuple(
        figure
        for number, added in answers.whole_rounds
        if (figure := RoundFigure(number, added[mode], added[PLAIN])).believable
    )
    return Cell(mode, kind, rounds, added(answers.of_mode(mode)))


class _Answers:
    """Those of one kind: by round and mode, added up."""

    def __init__(self, record: BenchmarkRecord, kind: str) -> None:
        by_round: dict[int, dict[str, dict[str, RunStatistics]]] = {}
        for run in record.runs:
            if run.kind == kind:
                by_mode = by_round.setdefault(run.round, {})
                by_mode.setdefault(run.mode, {})[run.question] = run.statistics
        self._rounds = {
            number: {mode: added(answers.values()) for mode, answers in by_mode.items()}
            for number, by_mode in sorted(by_round.items())
        }
        modes = {*record.modes, PLAIN}
        asked = {
            question
            for by_mode in by_round.values()
            for answers in by_mode.values()
            for question in answers
        }
        self.whole_rounds = [
            (number, added)
            for number, added in self._rounds.items()
            if all(
                set(by_round[number].get(mode, ())) == asked and _can_be_timed(added[mode])
                for mode in modes
            )
        ]
        """Those in which all ways answered all questions long enough to be timed.

        One that was stopped lacks questions: it would be about other texts."""

    def of_mode(self, mode: str) -> Iterator[RunStatistics]:
        """The sums of one way, round by round."""
        yield from (added[mode] for added in self._rounds.values() if mode in added)


def _can_be_timed(counted: RunStatistics) -> bool:
    return counted.generated >= FEWEST_TOKENS and counted.decode_ms > 0.0


def _means(cells: Sequence[Cell], figure: Callable[[Cell], Median | None]) -> Median | None:
    timed = sum(bool(cell.rounds) for cell in cells)
    by_round: dict[int, list[float]] = {}
    for cell in cells:
        found = figure(cell)
        values = () if found is None else found.values
        for each, value in zip(cell.rounds, values, strict=True):
            by_round.setdefault(each.round, []).append(value)
    whole = [
        statistics.geometric_mean(values)
        for _, values in sorted(by_round.items())
        if len(values) == timed
    ]
    return Median(tuple(whole)) if whole else None
