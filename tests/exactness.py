"""Tests of whether drawn tokens follow a known distribution."""

import itertools
import string
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy import stats

import tiny_models as tiny
from foretoken.engine.sampling.probabilities import Distribution

Floats = NDArray[np.float64]


def endless_table(letters: int, seed: int, spread: float = 1.5) -> Floats:
    """Return a table of letters and an end token that is never reached."""
    table = np.zeros((letters + 1, letters + 1))
    table[:letters, :letters] = tiny.random_table(letters, seed=seed, spread=spread)
    table[letters, :letters] = 1.0 / letters
    return table


def write_other_draft(path: Path, table: Floats, shared: int) -> Path:
    """Write a bigram draft for a target of letters, with other ids.

    It shares only the first ``shared`` letters and the end with the target.
    """
    letters = len(table) - 1
    order = np.random.default_rng(7).permutation(letters).tolist()
    texts = string.ascii_lowercase
    tokens = [texts[i] if i < shared else f"X{i}" for i in order]
    return tiny.write_bigram_model(
        path,
        table[np.ix_([*order, letters], [*order, letters])],
        tokens=[*tokens, tiny.control("<end>")],
        context_length=2048,
    )


class Dice:
    """A random generator that returns these numbers in order and counts its calls."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.numbers = iter(numbers)
        self.rolls = 0

    def random(self) -> float:
        self.rolls += 1
        return next(self.numbers)


def dense(source: Distribution, size: int) -> Floats:
    probs = np.zeros(max(size, len(source.probs)))
    if source.token is not None:
        probs[source.token] = 1.0
    elif source.ids is not None:
        probs[source.ids] = source.probs
    else:
        probs[: len(source.probs)] = source.probs
    return probs[:size]


def p_value(counts: NDArray[np.number], probs: Floats) -> float:
    return float(stats.chi2.sf(*_chi_squared(counts, probs)))


def transition_p_value(runs: Sequence[Sequence[int]], table: Floats) -> float:
    """Return the p-value of what follows each token in ``runs``; ``table`` has a row for each."""
    counts = np.zeros_like(table)
    for run in runs:
        for before, after in itertools.pairwise(run):
            counts[before, after] += 1
    rows = [_chi_squared(*both) for both in zip(counts, table, strict=True)]
    return float(stats.chi2.sf(sum(row[0] for row in rows), sum(row[1] for row in rows)))


def _chi_squared(counts: NDArray[np.number], probs: Floats) -> tuple[float, int]:
    """Return the statistic and its degrees of freedom; rare cells are merged."""
    assert counts[probs < 1e-12].sum() == 0, "a token outside the distribution was drawn"
    expected = counts.sum() * probs
    usable = expected >= 5
    observed = [*counts[usable], counts[~usable].sum()]
    wanted = [*expected[usable], expected[~usable].sum()]
    cells = [(o, w) for o, w in zip(observed, wanted, strict=True) if w > 0.5]
    if usable.sum() < 2:
        return 0.0, 0
    return sum((o - w) ** 2 / w for o, w in cells), len(cells) - 1


def transformed(table: Floats, temperature: float, top_p: float = 1.0) -> Floats:
    """llama.cpp's order, written out plainly: top-p at temperature 1, then the temperature."""
    result = np.zeros_like(table)
    for row, probs in enumerate(table):
        mass = 0.0
        for token in np.argsort(-probs, kind="stable"):
            result[row, token] = probs[token] ** (1.0 / temperature)
            mass += probs[token]
            if mass >= top_p:
                break
    return np.asarray(result / result.sum(axis=1, keepdims=True))
