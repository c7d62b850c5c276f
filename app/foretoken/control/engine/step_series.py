"""Columnar storage of the steps of an answer, from which any part of its curves is computed.

A step takes about 130 bytes here, in addition to the answer's own record.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from foretoken.engine.events import DraftSource, StepFinished, TokenOrigin
from foretoken.engine.token_display import TokenKind

Curve: TypeAlias = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]
"""x: tokens of this answer so far; y: the value there. Equal lengths; owned by the caller."""

SPEED_WINDOW = 8
"""Steps over which the speed curve is smoothed."""
ACCEPTANCE_WINDOW = 16
"""Steps over which the acceptance rate is averaged."""
LOOKAHEAD_WINDOW = 8
"""Steps over which the lookahead is averaged."""
_MAX_POINTS = 512
"""Most points of a curve: more than a chart has pixels."""
ENDINGS = (TokenOrigin.CORRECTION, TokenOrigin.BONUS, TokenOrigin.TARGET)
"""Origins of a step's last token; DRAFT means that the answer ended inside the draft."""
_ENDING_INDEX = {ending: place for place, ending in enumerate((*ENDINGS, TokenOrigin.DRAFT))}


class _Column(IntEnum):
    START = 0
    END = 1
    TOTAL_MS = 2
    PREDICTED_MS = 3
    """NaN without a prediction."""
    ACCEPTED = 4
    DRAFTED = 5
    LOOKAHEAD = 6
    ENDING = 7
    """Index in ENDINGS; their number for DRAFT."""


@dataclass(frozen=True, slots=True)
class StepPlace:
    """A step and the range of tokens that it produced."""

    number: int
    """Number of steps before it."""
    step: StepFinished
    start: int
    """Tokens before it."""
    end: int
    """Tokens including its own."""


@dataclass(frozen=True, slots=True)
class Detail:
    """Curves of a part of an answer, step by step."""

    speed: Curve
    acceptance: Curve
    lookahead: Curve
    """Per step; a value applies until the next point."""
    real_ms: Curve
    predicted_ms: Curve
    """NaN without a prediction."""


@dataclass(frozen=True, slots=True)
class StepBar:
    """A bar of the steps chart: one step, or several consecutive ones of a long answer."""

    first: int
    """``StepFinished.index``."""
    last: int
    steps: int
    drafted: int
    accepted: int
    endings: tuple[int, ...]
    """Number of the steps that ended with each of ENDINGS."""

    @property
    def mean_accepted(self) -> float:
        """Accepted tokens per step."""
        return self.accepted / self.steps


class StepSeries:
    """Steps of an answer in columns; rows are appended and never changed."""

    def __init__(self) -> None:
        self.steps: list[StepFinished] = []
        self.kinds: set[TokenKind] = set()
        """Kinds that their tokens are shown as."""
        self.tokens = 0
        """Tokens of all steps."""
        self._rows = array("d")  # a row is a value of each column
        self._table = np.empty((len(_Column), 0))

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def drafting(self) -> tuple[int, int]:
        """Number of steps with a draft, and of tokens that the policy requested in them."""
        drafting = self._of(_Column.DRAFTED) > 0
        return int(drafting.sum()), int(self._of(_Column.LOOKAHEAD)[drafting].sum())

    def add(self, step: StepFinished) -> None:
        """Append a step."""
        start = self.tokens
        self.tokens += step.tokens
        if step.accepted:
            copied = step.source is DraftSource.LOOKUP
            self.kinds.add(TokenKind.LOOKUP if copied else TokenKind.DRAFT)
        if (ending := ending_of(step)) in ENDINGS:
            self.kinds.add(TokenKind(ending.value))
        self._rows.extend(
            (
                start,
                self.tokens,
                step.total_ms,
                np.nan if step.predicted_ms is None else step.predicted_ms,
                step.accepted,
                step.drafted,
                step.lookahead,
                _ENDING_INDEX[ending],
            )
        )
        self.steps.append(step)

    @property
    def _columns(self) -> npt.NDArray[np.float64]:
        """All rows so far, shape (columns, steps)."""
        if self._table.shape[1] != len(self.steps):
            self._table = np.array(self._rows).reshape(-1, len(_Column)).T
        return self._table

    def place_at(self, token: float) -> StepPlace | None:
        """Return the step that was running after ``token`` tokens.

        Before the beginning and after the end it is the nearest one.
        """
        ends = self._of(_Column.END)
        if not ends.size:
            return None
        return self.place(min(int(np.searchsorted(ends, token, "right")), ends.size - 1))

    def place(self, number: int) -> StepPlace:
        """Return the step with this number of steps before it."""
        start, end = (int(self._columns[c, number]) for c in (_Column.START, _Column.END))
        return StepPlace(number, self.steps[number], start, end)

    def place_of(self, index: int) -> StepPlace | None:
        """Return the step with this ``StepFinished.index``."""
        number = bisect_left(self.steps, index, key=lambda step: step.index)
        found = number < len(self) and self.steps[number].index == index
        return self.place(number) if found else None

    def between(self, begin: float, end: float) -> range:
        """Return the numbers of the steps with tokens in this range."""
        first = int(np.searchsorted(self._of(_Column.END), begin, "right"))
        last = int(np.searchsorted(self._of(_Column.START), end, "left"))
        return range(first, max(first, last))

    def bars(self, steps: range, most: int) -> tuple[StepBar, ...]:
        """Return these steps as at most ``most`` bars of 1, 2, 4 or more steps each."""
        size = 1
        while len(steps) > most * size:
            size *= 2
        starts = np.arange(steps.start, steps.stop, size)
        if not starts.size:
            return ()
        rows = self._columns[:, : steps.stop]
        counts = [rows[_Column.DRAFTED], rows[_Column.ACCEPTED]]
        counts += [(rows[_Column.ENDING] == place).astype(float) for place in range(len(ENDINGS))]
        sums = np.add.reduceat(np.stack(counts), starts, axis=1).astype(int).T.tolist()
        bars = []
        for start, (drafted, accepted, *endings) in zip(starts.tolist(), sums, strict=True):
            end = min(start + size, steps.stop)
            first, last = self.steps[start].index, self.steps[end - 1].index
            bars.append(StepBar(first, last, end - start, drafted, accepted, tuple(endings)))
        return tuple(bars)

    def detail(self, steps: range, most: int = _MAX_POINTS) -> Detail:
        """Return the curves of these steps, with a point for each, or thinned to ``most``.

        Includes one more step at both ends.
        """
        shown = thinned(max(0, steps.start - 1), min(len(self), steps.stop + 1), most)
        ends, ms = self._columns[_Column.END, shown], self._of(_Column.TOTAL_MS)
        starts = np.append(self._columns[_Column.START, shown], ends[-1:])
        tokens = self._of(_Column.END) - self._of(_Column.START)
        accepted, drafted = self._of(_Column.ACCEPTED), self._of(_Column.DRAFTED)
        lookahead = self._columns[_Column.LOOKAHEAD, shown]
        return Detail(
            (ends, 1000.0 * _rolling(tokens, ms, SPEED_WINDOW, shown)),
            (ends, _rolling(accepted, drafted, ACCEPTANCE_WINDOW, shown)),
            (starts, np.append(lookahead, lookahead[-1:])),
            (ends, ms[shown]),
            (ends, self._columns[_Column.PREDICTED_MS, shown]),
        )

    def smooth_times(self, most: int) -> tuple[Curve, Curve]:
        """Return the smoothed measured and predicted times (ms) of the steps with a prediction."""
        known = np.flatnonzero(~np.isnan(self._of(_Column.PREDICTED_MS)))
        shown = thinned(0, known.size, most)
        ends = self._columns[_Column.END, known[shown]]
        real, predicted = (
            _rolling(self._columns[column, known], np.ones(known.size), SPEED_WINDOW, shown)
            for column in (_Column.TOTAL_MS, _Column.PREDICTED_MS)
        )
        return (ends, real), (ends, predicted)

    def smooth_lookahead(self, most: int) -> Curve:
        """Return the mean lookahead of recent steps with a draft, 0 without any.

        A value applies until the next point.
        """
        shown, asked = thinned(0, len(self), most), self._of(_Column.LOOKAHEAD)
        mean = _rolling(asked, (asked > 0.0).astype(float), LOOKAHEAD_WINDOW, shown)
        mean = np.nan_to_num(np.append(mean, mean[-1:]))
        return np.append(self._columns[_Column.START, shown], self._of(_Column.END)[-1:]), mean

    def _of(self, column: _Column) -> npt.NDArray[np.float64]:
        values: npt.NDArray[np.float64] = self._columns[column]
        return values


def thinned(first: int, last: int, most: int) -> npt.NDArray[np.intp]:
    """Return numbers from ``first`` to before ``last``, at most about ``most`` of them.

    They are multiples of a power of two, so that points stay in place as others are added, and
    the last number.
    """
    stride = 1
    while last - first > most * stride:
        stride *= 2
    shown: npt.NDArray[np.intp] = np.arange(first, last)
    kept: npt.NDArray[np.intp] = shown[(shown % stride == 0) | (shown == last - 1)]
    return kept


def _rolling(
    above: npt.NDArray[np.float64],
    below: npt.NDArray[np.float64],
    window: int,
    shown: npt.NDArray[np.intp],
) -> npt.NDArray[np.float64]:
    """Return a ratio over the last ``window`` steps at each shown one; NaN if ``below`` is 0.

    The first window is flat: short answers get a straight line, and none begins with a ramp.
    """
    last = np.maximum(shown, min(window, above.size) - 1)
    first = np.maximum(last - window + 1, 0)
    sums = [np.concatenate(([0.0], np.cumsum(values))) for values in (above, below)]
    over, under = (run[last + 1] - run[first] for run in sums)
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(under > 0.0, over / under, np.nan)


def ending_of(step: StepFinished) -> TokenOrigin:
    """Return the origin of the step's last token; DRAFT if the answer ended inside the draft."""
    if step.unused:
        return TokenOrigin.DRAFT
    if not step.drafted:
        return TokenOrigin.TARGET
    return TokenOrigin.CORRECTION if step.evaluated > step.accepted else TokenOrigin.BONUS
