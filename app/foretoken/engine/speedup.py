"""How much faster than plain decoding, and how sure that is.

An answer has a few plain passes mixed in (``lookahead/plain_speed.py``). Each step is compared with
the plain passes nearest to it in time, before and after it, because a machine that other programs
use changes its speed within seconds. A step beside which those programs took another share of the
processor, or before and after which plain passes differed widely, is left out; so is what would say
that a pass over a draft was faster than a plain one. Where enough of an answer was written while
others hardly used the processor, only that counts. An answer of which most is left out has no
speedup at all.

The uncertainty is that of the times on both sides, not of the draft's luck: how far plain passes
scattered, and how far steps scattered around what they were expected to take.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from foretoken.engine.events import RunStatistics, StepFinished

# What is told is known within a quarter, 95 times of 100.
_WELL_KNOWN = 0.25
# How steps scatter cannot be seen in fewer.
_FEWEST_STEPS = 3
# Plain decoding of this long and still unsure: speeds changed, and more tokens would not help.
_LONG_MS = 1500.0
LIKE_SHARE = 0.2
"""Two moments are alike if other programs' shares of the processor differ by less. It is counted in
ticks: over a tenth of a second on two cores one tick is 0.05."""
# Beside programs that take more of the processor, times of passes scatter widely. Without them
# this share of an answer's tokens is enough; with them, and in all, most of it has to be known, and
# uncertainties, which follow from a few passes, are taken as so much larger.
_BUSY = 0.2
_ENOUGH_QUIET, _ENOUGH = 0.3, 0.5
_BUSY_DOUBT = 2.0
# Plain passes before and after some steps that differ by more say nothing of what is between.
_LIKE_PASSES = 1.4
# A pass that the system held up counts as so many usual ones at most: three are not to be ruled by
# one, yet drafting steps are held up as well, so that a median would flatter plain decoding.
_LONGEST = 2.5
# Passes next to a stretch of drafting steps; and the fewest that say something.
_NEAREST, _FEWEST = 8, 2
# Timing is no more exact than this: nothing is known better than that of two passes alike.
_SCATTER, _SCATTER_WEIGHT = 0.08, 3
# An answer's time is off by so much, be it by a single cold pass.
_JITTER_MS = 1.0
# How far plain decoding of an earlier answer may be from that of now, as a standard error.
_EARLIER_ERROR = 0.06
# Rounding and chance may lift a ratio so far above the tokens per pass; then it is these.
_CHANCE = 1.08
# A stretch that goes on for ever is counted in pieces.
_LONGEST_STRETCH = 512
# Two-sided 95 % points of Student's t for 1 to 10 degrees of freedom; beyond them the approximation
# below is off by less than 0.01.
_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


@dataclass(frozen=True, slots=True)
class Speedup:
    """Measured speed over measured plain speed."""

    ratio: float
    uncertainty: float
    """Half the width of the 95 % interval around ``ratio``."""
    steps: int
    generated: int
    """Tokens in ``steps`` steps."""
    seconds: float
    """What they took."""
    plain_seconds: float
    """What plain decoding takes for as many tokens."""

    @property
    def saved_seconds(self) -> float:
        """How much longer plain decoding takes; below 0 where drafting lost time."""
        return self.plain_seconds - self.seconds

    @property
    def plain_tokens_per_second(self) -> float:
        """The plain speed that all of it is compared with."""
        return self.generated / self.plain_seconds

    @property
    def conclusive(self) -> bool:
        """Whether it is known well enough to be told; faster and slower are judged alike."""
        return self.steps >= _FEWEST_STEPS and self.uncertainty <= _WELL_KNOWN * self.ratio


def measured_speedup(counted: RunStatistics) -> Speedup | None:
    """That of an answer, or of several that were added; None where nothing can be compared."""
    if not counted.drafted or counted.compared_ms <= 0.0 or counted.plain_ms <= 0.0:
        return None
    ratio = counted.plain_ms / counted.compared_ms
    error = math.hypot(
        math.sqrt(counted.plain_variance) / counted.plain_ms,
        math.sqrt(counted.compared_variance) / counted.compared_ms,
    )
    return Speedup(
        ratio,
        1.96 * ratio * error,
        counted.compared_steps,
        counted.compared_tokens,
        counted.compared_ms / 1000.0,
        counted.plain_ms / 1000.0,
    )


def too_busy(counted: RunStatistics) -> bool:
    """Whether there would be a speedup, had the computer not changed its speed meanwhile."""
    return counted.compared_ms <= 0.0 < counted.left_out_ms


def believable(ratio: float, tokens_per_pass: float | None) -> float | None:
    """A speedup over plain decoding as far as it can be true; None where it cannot.

    A pass that verifies is no faster than a plain one, so no speedup is above tokens per pass.
    """
    if tokens_per_pass is None or ratio <= tokens_per_pass:
        return ratio
    return tokens_per_pass if ratio <= _CHANCE * tokens_per_pass else None


@dataclass(frozen=True, slots=True)
class PlainReference:
    """What a plain pass took at some moment."""

    pass_ms: float
    error: float
    """Its standard error over itself."""
    scatter: float
    """Standard deviation of single passes, over their mean."""
    others_busy: float | None
    """Other programs' share of the processor then; None where it is not known."""

    @classmethod
    def of(cls, passes: Sequence[StepFinished]) -> PlainReference:
        """That of plain passes in a row, one or more."""
        times = [one.total_ms for one in passes]
        longest = _LONGEST * statistics.median(times)
        mean = statistics.fmean(min(ms, longest) for ms in times)
        squares = sum((min(ms, longest) / mean - 1.0) ** 2 for ms in times)
        squares += _SCATTER_WEIGHT * _SCATTER**2
        scatter = math.sqrt(squares / (len(times) - 1 + _SCATTER_WEIGHT))
        shares = [one.others_busy for one in passes if one.others_busy is not None]
        busy = statistics.fmean(shares) if shares else None
        return cls(mean, scatter / math.sqrt(len(times)), scatter, busy)

    @classmethod
    def from_earlier(cls, passes: Sequence[StepFinished]) -> PlainReference:
        """The same for an answer that has none of its own yet."""
        found = cls.of(passes)
        error = math.hypot(found.error, _EARLIER_ERROR)
        return cls(found.pass_ms, error, found.scatter, found.others_busy)

    @classmethod
    def at_speed(cls, tokens_per_second: float | None) -> PlainReference | None:
        """What is known by a plain speed alone; None for None."""
        if not tokens_per_second:
            return None
        return cls(1000.0 / tokens_per_second, _EARLIER_ERROR, _SCATTER, None)

    def is_like(self, step: StepFinished) -> bool:
        """Whether other programs were as busy beside a step, as far as that is known."""
        if self.others_busy is None or step.others_busy is None:
            return True
        return abs(self.others_busy - step.others_busy) <= LIKE_SHARE


def is_plain(step: StepFinished) -> bool:
    """Whether a step was a plain pass; one that ran the draft and submitted nothing is none."""
    return step.batch == 1 and step.draft_ms == 0.0


@dataclass(slots=True)
class _Sums:
    steps: int = 0
    tokens: int = 0
    ms: float = 0.0
    variance: float = 0.0
    plain_ms: float = 0.0
    plain_variance: float = 0.0
    left_out_ms: float = 0.0
    # Squares and products of the times that steps took and were expected to take.
    real_squared: float = 0.0
    real_predicted: float = 0.0
    predicted_squared: float = 0.0
    doubt: float = 0.0
    """Of a stretch: the weighted squares of its references' errors, times ``plain_ms``."""

    def count(self, step: StepFinished, reference: PlainReference) -> None:
        plain_ms = step.tokens * reference.pass_ms
        self.steps += 1
        self.tokens += step.tokens
        self.ms += step.total_ms
        self.variance += (reference.scatter * step.total_ms) ** 2
        if step.predicted_ms is not None:
            self.real_squared += step.total_ms**2
            self.real_predicted += step.total_ms * step.predicted_ms
            self.predicted_squared += step.predicted_ms**2
        self.plain_ms += plain_ms
        self.doubt += plain_ms * reference.error**2

    def close(self) -> None:
        """A stretch ends: all its steps share the errors of the same references."""
        if self.ms < self.steps * self.plain_pass_ms / _CHANCE:
            # Its steps were faster than plain passes, so these belong to a slower moment.
            self.leave_out()
        self.plain_variance += self.plain_ms * self.doubt
        self.doubt = 0.0

    def leave_out(self) -> None:
        """Compare nothing of it."""
        self.left_out_ms += self.ms
        self.steps = self.tokens = 0
        self.ms = self.variance = self.plain_ms = self.plain_variance = self.doubt = 0.0
        self.real_squared = self.real_predicted = self.predicted_squared = 0.0

    @property
    def time_variance(self) -> float:
        """Of ``ms``: by the scatter of plain passes, or of steps around what was expected of them.

        Expectations that are all wrong by the same factor are no scatter.
        """
        if not self.predicted_squared:
            return self.variance
        explained = self.real_predicted**2 / self.predicted_squared
        return max(self.variance, self.real_squared - explained)

    @property
    def plain_pass_ms(self) -> float:
        return self.plain_ms / self.tokens if self.tokens else 0.0

    def add(self, other: _Sums, doubt: float = 1.0) -> None:
        self.steps += other.steps
        self.tokens += other.tokens
        self.ms += other.ms
        self.variance += doubt**2 * other.variance
        self.real_squared += doubt**2 * other.real_squared
        self.real_predicted += doubt**2 * other.real_predicted
        self.predicted_squared += doubt**2 * other.predicted_squared
        self.plain_ms += other.plain_ms
        self.plain_variance += doubt**2 * other.plain_variance
        self.left_out_ms += other.left_out_ms


@dataclass(slots=True)
class _Moments:
    """Sums of the steps beside which others were busy, and of those beside which they were not."""

    quiet: _Sums = field(default_factory=_Sums)
    busy: _Sums = field(default_factory=_Sums)

    def of(self, step: StepFinished) -> _Sums:
        return self.busy if (step.others_busy or 0.0) > _BUSY else self.quiet

    def close(self) -> None:
        self.quiet.close()
        self.busy.close()

    def add(self, other: _Moments) -> None:
        self.quiet.add(other.quiet)
        self.busy.add(other.busy)

    def together(self, generated: int) -> _Sums:
        """What can be said of an answer of so many tokens."""
        sums = _Sums()
        sums.add(self.quiet)
        if sums.tokens >= _ENOUGH_QUIET * generated:
            sums.left_out_ms += self.busy.ms + self.busy.left_out_ms
            return sums
        sums.add(self.busy, _BUSY_DOUBT)
        if sums.tokens < _ENOUGH * generated:
            sums.leave_out()
        return sums


@dataclass(slots=True)
class PlainComparison:
    """Compares the steps of an answer, as they come, with plain passes of the same moments."""

    before: PlainReference | None = None
    """The last plain passes; at first those of earlier answers. None: there were none."""
    _done: _Moments = field(default_factory=_Moments)
    _stretch: list[StepFinished] = field(default_factory=list)
    """Steps since the last plain passes."""
    _open: _Moments = field(default_factory=_Moments)
    """What they come to, compared with the passes before them alone."""
    _passes: list[StepFinished] = field(default_factory=list)
    """Plain passes in a row, the last ones. The first of a row is a quarter slower than the others
    (other weights and code are in the processor's caches), so it belongs to the stretch."""
    _after_plain: bool = False

    def add(self, step: StepFinished) -> None:
        """Take a step over, in the order of the answer."""
        plain = is_plain(step)
        if plain and self._after_plain and step.index:
            self._passes.append(step)
            if len(self._passes) == _FEWEST + 1:
                self._end_stretch()
            del self._passes[:-_NEAREST]
            # It is its own measure, whatever the machine does.
            done = self._done.of(step)
            done.steps += 1
            done.tokens += step.tokens
            done.ms += step.total_ms
            done.plain_ms += step.total_ms
        else:
            if self._passes:
                if len(self._passes) >= _FEWEST:
                    self._end_stretch()
                    self.before = PlainReference.of(self._passes[-_NEAREST:])
                self._passes.clear()
            self._stretch.append(step)
            if self.before is not None:
                self._count(step, self._open.of(step), [self.before])
            if len(self._stretch) == _LONGEST_STRETCH:
                self._end_stretch()
        self._after_plain = plain

    def _end_stretch(self) -> None:
        after = PlainReference.of(self._passes) if len(self._passes) >= _FEWEST else None
        sums = _Moments()
        whole_ms = sum(step.total_ms for step in self._stretch)
        elapsed_ms = 0.0
        for step in self._stretch:
            place = (elapsed_ms + step.total_ms / 2.0) / whole_ms if whole_ms else 0.0
            elapsed_ms += step.total_ms
            self._count(step, sums.of(step), [self.before, after], place)
        sums.close()
        self._done.add(sums)
        self._stretch.clear()
        self._open = _Moments()

    @staticmethod
    def _count(
        step: StepFinished,
        sums: _Sums,
        references: Sequence[PlainReference | None],
        place: float = 0.0,
    ) -> None:
        """``place``: where the step is between the references, 0 to 1."""
        known = [one for one in references if one is not None]
        like = [one for one in known if one.is_like(step)]
        if not like:
            sums.left_out_ms += step.total_ms if known else 0.0
        elif len(like) == 1:
            sums.count(step, like[0])
        else:
            early, late = like
            change = late.pass_ms / early.pass_ms
            if not 1.0 / _LIKE_PASSES <= change <= _LIKE_PASSES:
                sums.left_out_ms += step.total_ms
                return
            pass_ms = early.pass_ms + place * (late.pass_ms - early.pass_ms)
            between = (late.pass_ms - early.pass_ms) / (2.0 * pass_ms)
            error = math.hypot((1.0 - place) * early.error, place * late.error, between)
            scatter = max(early.scatter, late.scatter)
            sums.count(step, PlainReference(pass_ms, error, scatter, None))

    def tell(self, counted: RunStatistics) -> None:
        """Put what is known so far into the counters of the answer, if anything was drafted."""
        if not counted.drafted:
            return
        moments = _Moments()
        still_open = _Moments(replace(self._open.quiet), replace(self._open.busy))
        still_open.close()
        moments.add(self._done)
        moments.add(still_open)
        sums = moments.together(counted.generated)
        if _says_nothing(sums):
            sums.leave_out()
        elif sums.plain_pass_ms * sums.steps > sums.ms:
            sums.plain_ms = sums.ms * sums.tokens / sums.steps
        counted.compared_steps, counted.compared_tokens = sums.steps, sums.tokens
        counted.compared_ms = sums.ms
        counted.compared_variance = sums.time_variance + _JITTER_MS**2 * bool(sums.steps)
        counted.plain_ms, counted.plain_variance = sums.plain_ms, sums.plain_variance
        counted.left_out_ms = sums.left_out_ms


def _says_nothing(sums: _Sums) -> bool:
    if not sums.steps:
        return True
    ratio = sums.plain_ms / sums.ms
    if believable(ratio, sums.tokens / sums.steps) is None:
        return True
    if sums.plain_ms < _LONG_MS:
        return False
    error = math.hypot(
        math.sqrt(sums.plain_variance) / sums.plain_ms, math.sqrt(sums.time_variance) / sums.ms
    )
    return 1.96 * error > _WELL_KNOWN


def compare_steps(
    counted: RunStatistics, steps: Iterable[StepFinished], before: PlainReference | None
) -> None:
    """Put into an answer's counters what its steps say."""
    comparison = PlainComparison(before)
    for step in steps:
        comparison.add(step)
    comparison.tell(counted)


def student(freedom: int) -> float:
    """Two-sided 95 % point of Student's t for so many degrees of freedom, 1 or more."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return 1.96 + 2.4 / freedom + 3.0 / freedom**2
