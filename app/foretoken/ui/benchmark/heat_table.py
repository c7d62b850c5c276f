"""What a map shows: a cell for each way of decoding and kind of text, in words and as a colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foretoken.engine.benchmark import PLAIN
from foretoken.models.benchmarks.figures import (
    BenchmarkFigures,
    Cell,
    Change,
    ModeChange,
    ModeFigures,
)
from foretoken.models.benchmarks.heat import heat_step
from foretoken.models.benchmarks.words import (
    NOTHING,
    cell_words,
    change_words,
    explain_cell,
    explain_change,
    explain_mode,
    kind_words,
    mode_words,
)
from foretoken.system.language import tr


@dataclass(frozen=True, slots=True)
class HeatCell:
    """One place of the map."""

    words: str
    """The figure."""
    below: str
    """Its spread, or nothing."""
    step: int | None
    """Its colour, see ``heat_step``; None: no figure."""
    told: str
    """Where it comes from."""


@dataclass(frozen=True, slots=True)
class HeatTable:
    """All of it; the last column is that of all kinds together."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[HeatCell, ...], ...]
    """By row and column."""

    def spoken(self, row: int, column: int) -> str:
        """A cell for who does not see the map."""
        cell = self.cells[row][column]
        return ", ".join((self.rows[row], self.columns[column], cell.words))


def table_of(figures: BenchmarkFigures) -> HeatTable:
    """The speedups of a benchmark."""
    return HeatTable(
        _columns(figures.kinds),
        tuple(mode_words(mode.mode) for mode in figures.modes),
        tuple(
            (*(_cell(cell, explain_cell(cell)) for cell in mode.cells),
             _cell(mode, explain_mode(mode)))
            for mode in figures.modes
        ),
    )  # fmt: skip


def table_of_changes(found: Sequence[ModeChange]) -> HeatTable:
    """What has changed between two benchmarks."""
    kinds = tuple(found[0].cells) if found else ()
    return HeatTable(
        _columns(kinds),
        tuple(
            tr("{mode} (tok/s)", about="what is compared", mode=mode_words(row.mode))
            if row.mode == PLAIN
            else mode_words(row.mode)
            for row in found
        ),
        tuple(
            (*(_changed(row, kind, row.cells[kind]) for kind in kinds),
             _changed(row, None, row.overall))
            for row in found
        ),
    )  # fmt: skip


def _columns(kinds: Sequence[str]) -> tuple[str, ...]:
    return (*map(kind_words, kinds), tr("All kinds"))


def _cell(figures: Cell | ModeFigures, told: str) -> HeatCell:
    found, (words, below) = figures.speedup, cell_words(figures)
    return HeatCell(words, below, None if found is None else heat_step(found.value), told)


def _changed(row: ModeChange, kind: str | None, change: Change | None) -> HeatCell:
    if change is None:
        return HeatCell(NOTHING, "", None, tr("There is no figure in both."))
    told = explain_change(row, kind, change)
    if not change.shown:
        return HeatCell("≈", tr("no difference"), 0, told)
    return HeatCell(change_words(change), "", heat_step(1.0 + change.share), told)
