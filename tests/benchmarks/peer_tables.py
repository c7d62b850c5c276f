"""The tables of peer_comparison.py, from whatever runs are there."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

PLAIN = "plain"
PEER_DEFAULT = "peer:default"


@dataclass(frozen=True, slots=True)
class Row:
    """One run. A mode of the peer is called ``peer:default`` or ``peer:N``."""

    target: str
    draft: str
    prompt: str
    round: int
    mode: str
    sitting: float
    """When the pair was loaded: runs are compared with the plain run of the same time."""
    speed: float
    """Generated tokens per second of decoding."""
    tokens: int
    steps: int
    drafted: int
    accepted: int
    prompt_tokens: int
    text: str
    others: float
    """Share of the machine's CPU time that other programs took during the run, or its host."""

    @property
    def cell(self) -> tuple[str, str, str]:
        """Target, draft and prompt."""
        return self.target, self.draft, self.prompt


def read_rows(path: Path) -> list[Row]:
    """Return all runs; a line cut off by an interruption is skipped."""
    rows = []
    for line in path.read_text().splitlines() if path.is_file() else ():
        try:
            rows.append(Row(**json.loads(line)))
        except ValueError:
            continue
    return rows


def is_constant(mode: str) -> bool:
    """Whether it is a number that somebody chose: ``fixed:N`` or ``peer:N``."""
    return mode.rpartition(":")[2].isdecimal()


def cell_values(rows: Iterable[Row]) -> dict[str, float]:
    """Median speed by mode relative to plain, from the rows of one cell."""
    return {mode: statistics.median(found) for mode, found in _ratios(rows).items()}


def measured(rows: Iterable[Row]) -> list[Row]:
    """Return the runs that have a plain run of their cell, round and sitting."""
    rows = list(rows)
    plain = _plain_speeds(rows)
    return [row for row in rows if _turn(row) in plain]


def _ratios(rows: Iterable[Row]) -> dict[str, list[float]]:
    rows = measured(rows)
    plain = _plain_speeds(rows)
    ratios: dict[str, list[float]] = {}
    for row in rows:
        ratios.setdefault(row.mode, []).append(row.speed / plain[_turn(row)])
    return ratios


def _turn(row: Row) -> tuple[str, str, str, int, float]:
    return *row.cell, row.round, row.sitting


def _plain_speeds(rows: Iterable[Row]) -> dict[tuple[str, str, str, int, float], float]:
    return {_turn(row): row.speed for row in rows if row.mode == PLAIN and row.speed}


def _best(rows: Iterable[Row], prefix: str) -> str | None:
    """The best constant in hindsight, of those that ran in the most rounds."""
    ratios = {
        mode: found
        for mode, found in _ratios(rows).items()
        if mode.startswith(prefix) and is_constant(mode)
    }
    most = max(map(len, ratios.values()), default=0)
    full = [mode for mode, found in ratios.items() if len(found) == most]
    return max(full, key=lambda mode: statistics.median(ratios[mode]), default=None)


def _best_peer(rows: Iterable[Row]) -> str | None:
    """The default counts too: it may be a number that was not asked for."""
    rows = list(rows)
    values, best = cell_values(rows), _best(rows, "peer:")
    found = [mode for mode in (best, PEER_DEFAULT) if mode in values]
    return max(found, key=lambda mode: values[mode or ""], default=None)


_RIVALS: dict[str, Callable[[list[Row]], str | None]] = {
    "plain": lambda rows: PLAIN,
    "best fixed": lambda rows: _best(rows, "fixed:"),
    "best peer": _best_peer,
    "peer default": lambda rows: PEER_DEFAULT,
    "step-rule": lambda rows: "step-rule",
    "ewma": lambda rows: "ewma",
}


def print_tables(rows: list[Row], subject: str) -> None:
    """Print speeds by pair, then how ``subject`` does against each rival."""
    rows = measured(rows)
    by_cell: dict[tuple[str, str, str], list[Row]] = {}
    for row in rows:
        by_cell.setdefault(row.cell, []).append(row)
    pairs = list(dict.fromkeys(cell[:2] for cell in by_cell))
    for pair in pairs:
        _print_pair(pair, [found for cell, found in by_cell.items() if cell[:2] == pair])
    print(f"\n{subject} against its rivals: median over the prompts (worst prompt)")
    print(f"{'target':<12}{'draft':<11}" + "".join(f"{name:>16}" for name in _RIVALS))
    everywhere: dict[str, list[float]] = {name: [] for name in _RIVALS}
    for pair in pairs:
        line = f"{pair[0]:<12}{pair[1]:<11}"
        cells = [found for cell, found in by_cell.items() if cell[:2] == pair]
        for name in _RIVALS:
            found = [r for rows in cells if (r := _against(rows, subject, name)) is not None]
            everywhere[name] += found
            told = f"{statistics.median(found):.2f} ({min(found):.2f})" if found else "-"
            line += f"{told:>16}"
        print(line)
    print(f"{'all cells: geometric mean':<23}" + "".join(map(_mean, everywhere.values())))
    print(f"{'cells won / of':<23}" + "".join(map(_won, everywhere.values())))


def _against(rows: list[Row], subject: str, rival: str) -> float | None:
    values, other = cell_values(rows), _RIVALS[rival](rows)
    return values[subject] / values[other] if subject in values and other in values else None


def _mean(ratios: list[float]) -> str:
    return f"{statistics.geometric_mean(ratios):>16.3f}" if ratios else f"{'-':>16}"


def _won(ratios: list[float]) -> str:
    return f"{f'{sum(r >= 1.0 for r in ratios)} / {len(ratios)}':>16}"


def _print_pair(pair: tuple[str, str], cells: list[list[Row]]) -> None:
    rows = [row for cell in cells for row in cell]
    short = min(row.tokens for row in rows)
    print(f"\n{pair[0]}, {pair[1]} draft: {len(cells)} prompts, {short} tokens or more per run")
    print("mode            runs  tokens/s  to plain: median (by prompt, from - to)  accepted  same")
    for mode in dict.fromkeys(row.mode for row in rows):
        runs = [row for row in rows if row.mode == mode]
        by_cell = [value for cell in cells if (value := cell_values(cell).get(mode)) is not None]
        drafted, accepted = sum(r.drafted for r in runs), sum(r.accepted for r in runs)
        if by_cell:
            print(
                f"{mode:<15} {len(runs):>4}  {statistics.median(r.speed for r in runs):>8.1f}  "
                f"{statistics.median(by_cell):>6.2f} ({min(by_cell):.2f} - {max(by_cell):.2f})"
                f"{'':<20}{f'{accepted / drafted:.0%}' if drafted else '-':>8}  "
                f"{_same_text(runs, rows)}"
            )


def _same_text(runs: list[Row], rows: list[Row]) -> str:
    """How many runs wrote what plain decoding wrote; the peer may have written a little more."""
    plain = {row.cell: row.text for row in rows if row.mode == PLAIN}
    known = [row for row in runs if row.cell in plain]
    same = sum(row.text.startswith(plain[row.cell]) for row in known)
    return f"{same}/{len(known)}"
