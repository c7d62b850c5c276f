"""All steps of an answer as columns of numbers: any part of its curves in full, by arithmetic.

A step takes about 60 bytes here, besides the record that the answer holds anyway.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from foretoken.engine.events import DraftLength, DraftSource, StepFinished, TokenOrigin
from foretoken.engine.token_kind import TokenKind

Curve: TypeAlias = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]
"""x: tokens of this answer so far; y: the value there. Same length, owned by the caller."""

_MOST_POINTS = 512
"""Of a curve: more than a chart has pixels."""
COPIES = frozenset({DraftLength.COPY})
RESTS = frozenset({DraftLength.PAUSE, DraftLength.NO_COPY, DraftLength.POOR_COPY})
"""Why nothing is drafted for a while."""
ENDINGS = (TokenOrigin.CORRECTION, TokenOrigin.BONUS, TokenOrigin.TARGET)
"""Origins of a step's last token; DRAFT is that of an answer that ended inside the draft."""


class _Column(IntEnum):
    START = 0
    END = 1
    TOTAL_MS = 2
    PREDICTED_MS = 3
    """NaN where nothing was expected."""
    ACCEPTED = 4
    DRAFTED = 5
    LOOKAHEAD = 6
    MEASURES = 7
    """1 where a pass only measures the plain speed."""
    WAY = 8
    """1 where a copy is drafted, 2 where drafting rests, else 0."""
    ENDING = 9
    """Place in ENDINGS; behind them where it is none of those."""


@dataclass(frozen=True, slots=True)
class StepPlace:
    """A step, and which tokens of the answer it gave."""

    number: int
    """How many steps stand before it."""
    step: StepFinished
    start: int
    """Tokens before it."""
    end: int
    """Tokens with it."""


@dataclass(frozen=True, slots=True)
class Detail:
    """The curves of a part of an answer, step by step."""

    speed: Curve
    acceptance: Curve
    lookahead: Curve
    """Of each step; a value holds until the next point."""
    real_ms: Curve
    """Of each step; a value holds until the next point."""
    predicted_ms: Curve
    """The same; NaN where nothing was expected."""


@dataclass(frozen=True, slots=True)
class LookaheadChange:
    """A step that drafts more or fewer tokens than the one before it."""

    token: int
    """Tokens before it."""
    before: int
    lookahead: int
    kind: DraftLength | None
    """Why; None where the record does not tell."""


@dataclass(frozen=True, slots=True)
class StepBar:
    """One step, or several consecutive ones of a long answer."""

    first: int
    """``StepFinished.index``."""
    last: int
    steps: int
    drafted: int
    accepted: int
    endings: tuple[int, ...]
    """How many of the steps ended with each of ENDINGS."""

    @property
    def mean_accepted(self) -> float:
        """Accepted tokens per step."""
        return self.accepted / self.steps


class StepSeries:
    """Grows by a step at a time; columns are never changed once they are written."""

    def __init__(self) -> None:
        self.steps: list[StepFinished] = []
        self.kinds: set[TokenKind] = set()
        """What their tokens are shown as."""
        self._columns = np.empty((len(_Column), 64))

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def tokens(self) -> int:
        """What all steps gave together."""
        return int(self._columns[_Column.END, len(self) - 1]) if self.steps else 0

    def add(self, step: StepFinished) -> None:
        """Append a step."""
        count, start = len(self), self.tokens
        if count == self._columns.shape[1]:
            grown = np.empty((len(_Column), 2 * count))
            grown[:, :count] = self._columns
            self._columns = grown
        if step.accepted:
            copied = step.source is DraftSource.LOOKUP
            self.kinds.add(TokenKind.LOOKUP if copied else TokenKind.DRAFT)
        if (ending := ending_of(step)) is not TokenOrigin.DRAFT:
            self.kinds.add(TokenKind(ending.value))
        kind = None if step.reason is None else step.reason.kind
        self._columns[:, count] = (
            start,
            start + step.tokens,
            step.total_ms,
            np.nan if step.predicted_ms is None else step.predicted_ms,
            step.accepted,
            step.drafted,
            step.lookahead,
            kind is DraftLength.PLAIN_MEASURED,
            1 if kind in COPIES else 2 if kind in RESTS else 0,
            (*ENDINGS, TokenOrigin.DRAFT).index(ending),
        )
        self.steps.append(step)

    def place_at(self, token: float, count: int | None = None) -> StepPlace | None:
        """The step of the first ``count`` that was at work after ``token`` tokens.

        The nearest one where none was: before the beginning and behind the end.
        """
        ends = self._of(_Column.END, 0, len(self) if count is None else count)
        if not ends.size:
            return None
        return self._place(min(int(np.searchsorted(ends, token, "right")), ends.size - 1))

    def place_of(self, index: int) -> StepPlace | None:
        """The step with this ``StepFinished.index``."""
        number = bisect_left(self.steps, index, key=lambda step: step.index)
        found = number < len(self) and self.steps[number].index == index
        return self._place(number) if found else None

    def between(self, begin: float, end: float, count: int | None = None) -> range:
        """Numbers of the steps, of the first ``count``, that gave tokens in this part."""
        most = len(self) if count is None else count
        first = int(np.searchsorted(self._of(_Column.END, 0, most), begin, "right"))
        last = int(np.searchsorted(self._of(_Column.START, 0, most), end, "left"))
        return range(first, max(first, last))

    def bars(self, steps: range, most: int) -> tuple[StepBar, ...]:
        """These steps as at most ``most`` bars, each of 1, 2, 4 or more steps."""
        size = 1
        while len(steps) > most * size:
            size *= 2
        starts = np.arange(steps.start, steps.stop, size)
        if not starts.size:
            return ()
        rows = self._columns[:, : steps.stop]
        told = [rows[_Column.DRAFTED], rows[_Column.ACCEPTED]]
        told += [(rows[_Column.ENDING] == place).astype(float) for place in range(len(ENDINGS))]
        sums = np.add.reduceat(np.stack(told), starts, axis=1).astype(int).T.tolist()
        bars = []
        for start, (drafted, accepted, *endings) in zip(starts.tolist(), sums, strict=True):
            end = min(start + size, steps.stop)
            first, last = self.steps[start].index, self.steps[end - 1].index
            bars.append(StepBar(first, last, end - start, drafted, accepted, tuple(endings)))
        return tuple(bars)

    def detail(
        self, steps: range, speed_window: int, acceptance_window: int, count: int | None = None
    ) -> Detail:
        """The curves of these steps; the rolling ones over so many steps as the windows say."""
        most = len(self) if count is None else count
        first, last = max(0, steps.start - 1), min(most, steps.stop + 1)
        stride = 1
        while last - first > _MOST_POINTS * stride:
            stride *= 2
        shown = np.arange(first, last)
        # Points stay where they are while others come: those at multiples, and the newest one.
        shown = shown[(shown % stride == 0) | (shown == last - 1)]
        ends = self._columns[_Column.END, shown]
        starts = np.append(self._columns[_Column.START, shown], ends[-1:])
        drafted, accepted, ms = _Column.DRAFTED, _Column.ACCEPTED, _Column.TOTAL_MS
        return Detail(
            (ends, 1000.0 * self._rolling(_Column.END, ms, speed_window, shown, most)),
            (ends, self._rolling(accepted, drafted, acceptance_window, shown, most)),
            (starts, self._held(_Column.LOOKAHEAD, shown)),
            (starts, self._held(_Column.TOTAL_MS, shown)),
            (starts, self._held(_Column.PREDICTED_MS, shown)),
        )

    def changes(
        self, begin: float, end: float, most: int, count: int | None = None
    ) -> tuple[LookaheadChange, ...]:
        """Where the lookahead changes in this part; passes that only measure are passed over.

        Of more than ``most`` only those where a copy or a rest begins or ends; none, where they
        are too many as well.
        """
        last = len(self) if count is None else count
        deciding = np.flatnonzero(self._of(_Column.MEASURES, 0, last) == 0.0)
        lookahead = self._columns[_Column.LOOKAHEAD, deciding]
        starts = self._columns[_Column.START, deciding]
        inside = (starts[1:] >= begin) & (starts[1:] <= end)
        changed = 1 + np.flatnonzero((np.diff(lookahead) != 0.0) & inside)
        if changed.size > most:
            way = np.diff(self._columns[_Column.WAY, deciding])
            changed = 1 + np.flatnonzero((way != 0.0) & inside)
        found = []
        for place in changed.tolist() if changed.size <= most else ():
            reason = self.steps[deciding[place]].reason
            kind = None if reason is None else reason.kind
            before, now = int(lookahead[place - 1]), int(lookahead[place])
            found.append(LookaheadChange(int(starts[place]), before, now, kind))
        return tuple(found)

    def _of(self, column: _Column, first: int, last: int) -> npt.NDArray[np.float64]:
        return self._columns[column, first:last]

    def _place(self, number: int) -> StepPlace:
        start, end = (int(self._columns[c, number]) for c in (_Column.START, _Column.END))
        return StepPlace(number, self.steps[number], start, end)

    def _held(self, column: _Column, shown: npt.NDArray[np.intp]) -> npt.NDArray[np.float64]:
        values = self._columns[column, shown]
        return np.append(values, values[-1:])

    def _rolling(
        self,
        above: _Column,
        below: _Column,
        window: int,
        shown: npt.NDArray[np.intp],
        count: int,
    ) -> npt.NDArray[np.float64]:
        """A ratio over the last ``window`` steps at each shown one; the first window is level."""
        if not shown.size:
            return np.empty(0)
        last = np.maximum(shown, min(window, count) - 1)
        first = np.maximum(last - window + 1, 0)
        begin = int(first[0])
        sums = []
        for column in (above, below):
            values = self._columns[column, begin : int(last[-1]) + 1]
            if column is _Column.END:  # tokens are told by where steps end
                values = values - self._columns[_Column.START, begin : int(last[-1]) + 1]
            run = np.concatenate(([0.0], np.cumsum(values)))
            sums.append(run[last - begin + 1] - run[first - begin])
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(sums[1] > 0.0, sums[0] / sums[1], np.nan)


def ending_of(step: StepFinished) -> TokenOrigin:
    """Origin of the step's last token: DRAFT where the answer ended inside the draft."""
    if step.unused:
        return TokenOrigin.DRAFT
    if not step.drafted:
        return TokenOrigin.TARGET
    return TokenOrigin.CORRECTION if step.evaluated > step.accepted else TokenOrigin.BONUS
