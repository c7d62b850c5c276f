"""Speedup over plain decoding, with its uncertainty.

A few plain passes are mixed into an answer (``lookahead/policy.py``). Each step is compared
with the plain passes nearest in time, before and after it, because a machine that other programs
use changes its speed within seconds. Steps are left out if those programs' share of the processor
was different then, if the plain passes before and after differ widely, or if they would show a
draft pass faster than a plain one. If enough of an answer was generated while other programs hardly
used the processor, only that part counts. If most of an answer is left out, it has no speedup.

The uncertainty covers the times on both sides, not the luck of the draft: the scatter of plain
passes, and the scatter of steps around their predicted times.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from foretoken.engine.events import RunStatistics, StepFinished

# A speedup is conclusive if its 95 % interval is within a quarter of the ratio.
_CONCLUSIVE_ERROR = 0.25
# Fewer steps do not show their scatter.
_MIN_STEPS = 3
# If still inconclusive after this much plain time, speeds changed; more tokens would not help.
_GIVE_UP_MS = 1500.0
LIKE_SHARE = 0.2
"""Largest difference between other programs' shares of the processor at comparable moments. The
share is counted in ticks: over a tenth of a second on two cores one tick is 0.05."""
# Above _BUSY_SHARE, times of passes scatter widely. _MIN_QUIET_SHARE of an answer's tokens suffice
# if they were generated below it; otherwise _MIN_SHARE of all have to be comparable, and the
# uncertainty of busy steps, which rests on a few passes, is multiplied by _BUSY_DOUBT.
_BUSY_SHARE = 0.2
_MIN_QUIET_SHARE, _MIN_SHARE = 0.3, 0.5
_BUSY_DOUBT = 2.0
# Largest ratio between the plain passes before and after some steps that still says anything.
_MAX_DRIFT = 1.4
# A delayed pass counts as this many median ones at most, so that it does not dominate three. A
# median instead would flatter plain decoding, because drafting steps are delayed as well.
_MAX_OUTLIER = 2.5
# Plain passes next to a stretch of drafting steps: most used, fewest needed.
_MAX_PASSES, _MIN_PASSES = 8, 2
# Prior scatter of timing, weighted as this many passes: two equal passes prove little.
_PRIOR_SCATTER, _PRIOR_PASSES = 0.08, 3
# Standard error of an answer's time, for example from a single cold pass.
_JITTER_MS = 1.0
# Relative standard error of an earlier answer's plain speed.
_EARLIER_ERROR = 0.06
# Rounding and chance may lift a ratio this far above the tokens per pass; it is then capped there.
_TOLERANCE = 1.08
# An endless stretch is closed after this many steps.
_MAX_STRETCH = 512
# Two-sided 95 % points of Student's t for 1 to 10 degrees of freedom; beyond them the approximation
# below is off by less than 0.01.
_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


@dataclass(frozen=True, slots=True)
class Speedup:
    """Measured speed divided by measured plain speed."""

    ratio: float
    uncertainty: float
    """Half the width of the 95 % interval around ``ratio``."""
    steps: int
    generated: int
    """Tokens generated in ``steps`` steps."""
    seconds: float
    """Time of these steps."""
    plain_seconds: float
    """Time that plain decoding needs for as many tokens."""

    @property
    def saved_seconds(self) -> float:
        """Time saved over plain decoding; negative if drafting lost time."""
        return self.plain_seconds - self.seconds

    @property
    def plain_tokens_per_second(self) -> float:
        """The plain speed compared with."""
        return self.generated / self.plain_seconds

    @property
    def conclusive(self) -> bool:
        """Whether the ratio is certain enough to be shown, be it faster or slower."""
        return self.steps >= _MIN_STEPS and self.uncertainty <= _CONCLUSIVE_ERROR * self.ratio


def measured_speedup(counted: RunStatistics) -> Speedup | None:
    """Return the speedup of an answer, or of a sum of answers; None if nothing is comparable."""
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
    """Whether there is no speedup only because the computer's speed changed."""
    return counted.compared_ms <= 0.0 < counted.left_out_ms


def believable(ratio: float, tokens_per_pass: float | None) -> float | None:
    """Return a speedup capped at its bound, or None if it is too far above it.

    The bound is the tokens per pass, because a verifying pass is no faster than a plain one.
    """
    if tokens_per_pass is None or ratio <= tokens_per_pass:
        return ratio
    return tokens_per_pass if ratio <= _TOLERANCE * tokens_per_pass else None


@dataclass(frozen=True, slots=True)
class PlainReference:
    """Time of a plain pass at some moment."""

    pass_ms: float
    error: float
    """Relative standard error of ``pass_ms``."""
    scatter: float
    """Standard deviation of single passes divided by their mean."""
    others_busy: float | None
    """Other programs' share of the processor at that moment; None if unknown."""

    @classmethod
    def of(cls, passes: Sequence[StepFinished]) -> PlainReference:
        """Return the reference of one or more consecutive plain passes."""
        times = [one.total_ms for one in passes]
        longest = _MAX_OUTLIER * statistics.median(times)
        mean = statistics.fmean(min(ms, longest) for ms in times)
        squares = sum((min(ms, longest) / mean - 1.0) ** 2 for ms in times)
        squares += _PRIOR_PASSES * _PRIOR_SCATTER**2
        scatter = math.sqrt(squares / (len(times) - 1 + _PRIOR_PASSES))
        shares = [one.others_busy for one in passes if one.others_busy is not None]
        busy = statistics.fmean(shares) if shares else None
        return cls(mean, scatter / math.sqrt(len(times)), scatter, busy)

    @classmethod
    def from_earlier(cls, passes: Sequence[StepFinished]) -> PlainReference:
        """Return the reference for an answer that has no plain passes of its own yet."""
        found = cls.of(passes)
        error = math.hypot(found.error, _EARLIER_ERROR)
        return cls(found.pass_ms, error, found.scatter, found.others_busy)

    @classmethod
    def at_speed(cls, tokens_per_second: float | None) -> PlainReference | None:
        """Return a reference of which only the plain speed is known; None for None."""
        if not tokens_per_second:
            return None
        return cls(1000.0 / tokens_per_second, _EARLIER_ERROR, _PRIOR_SCATTER, None)

    def is_like(self, step: StepFinished) -> bool:
        """Whether other programs were about as busy during ``step``; True if unknown."""
        if self.others_busy is None or step.others_busy is None:
            return True
        return abs(self.others_busy - step.others_busy) <= LIKE_SHARE


def is_plain(step: StepFinished) -> bool:
    """Whether a step is a plain pass: nothing submitted, and no draft model run either."""
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
    # Sums of squares and products of actual and predicted step times.
    real_squared: float = 0.0
    real_predicted: float = 0.0
    predicted_squared: float = 0.0
    doubt: float = 0.0
    """Of the open stretch: sum of the squared errors of its references, times ``plain_ms``."""

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
        """End a stretch: all its steps share the errors of the same references."""
        if self.ms < self.steps * self.plain_pass_ms / _TOLERANCE:
            # Steps faster than plain passes: the references belong to a slower moment.
            self.leave_out()
        self.plain_variance += self.plain_ms * self.doubt
        self.doubt = 0.0

    def leave_out(self) -> None:
        """Count all of it as not comparable."""
        self.left_out_ms += self.ms
        self.steps = self.tokens = 0
        self.ms = self.variance = self.plain_ms = self.plain_variance = self.doubt = 0.0
        self.real_squared = self.real_predicted = self.predicted_squared = 0.0

    @property
    def time_variance(self) -> float:
        """Variance of ``ms``: scatter of plain passes, or of steps around their predictions.

        A constant factor between prediction and time is not scatter.
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
    """Sums of steps by whether other programs were busy at the time."""

    quiet: _Sums = field(default_factory=_Sums)
    busy: _Sums = field(default_factory=_Sums)

    def of(self, step: StepFinished) -> _Sums:
        return self.busy if (step.others_busy or 0.0) > _BUSY_SHARE else self.quiet

    def close(self) -> None:
        self.quiet.close()
        self.busy.close()

    def add(self, other: _Moments) -> None:
        self.quiet.add(other.quiet)
        self.busy.add(other.busy)

    def together(self, generated: int) -> _Sums:
        """Return the comparable part of an answer with this many generated tokens."""
        sums = _Sums()
        sums.add(self.quiet)
        if sums.tokens >= _MIN_QUIET_SHARE * generated:
            sums.left_out_ms += self.busy.ms + self.busy.left_out_ms
            return sums
        sums.add(self.busy, _BUSY_DOUBT)
        if sums.tokens < _MIN_SHARE * generated:
            sums.leave_out()
        return sums


@dataclass(slots=True)
class PlainComparison:
    """Running comparison of an answer's steps with plain passes near them in time."""

    before: PlainReference | None = None
    """The latest plain passes, at first those of earlier answers; None if there are none."""
    _done: _Moments = field(default_factory=_Moments)
    _stretch: list[StepFinished] = field(default_factory=list)
    """Steps since the latest plain passes."""
    _open: _Moments = field(default_factory=_Moments)
    """Sums of the stretch, compared with the passes before it only."""
    _passes: list[StepFinished] = field(default_factory=list)
    """The latest consecutive plain passes, without the first: it is a quarter slower (the caches of
    the processor hold other weights and code), so it belongs to the stretch."""
    _after_plain: bool = False

    def add(self, step: StepFinished) -> None:
        """Add the answer's next step."""
        plain = is_plain(step)
        if plain and self._after_plain and step.index:
            self._passes.append(step)
            if len(self._passes) == _MIN_PASSES + 1:
                self._end_stretch()
            del self._passes[:-_MAX_PASSES]
            # A plain pass is its own reference at any speed of the machine.
            done = self._done.of(step)
            done.steps += 1
            done.tokens += step.tokens
            done.ms += step.total_ms
            done.plain_ms += step.total_ms
        else:
            if self._passes:
                if len(self._passes) >= _MIN_PASSES:
                    self._end_stretch()
                    self.before = PlainReference.of(self._passes[-_MAX_PASSES:])
                self._passes.clear()
            self._stretch.append(step)
            if self.before is not None:
                self._count(step, self._open.of(step), [self.before])
            if len(self._stretch) == _MAX_STRETCH:
                self._end_stretch()
        self._after_plain = plain

    def _end_stretch(self) -> None:
        after = PlainReference.of(self._passes) if len(self._passes) >= _MIN_PASSES else None
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
        """Count a step; ``place`` is its position between the references, 0 to 1."""
        known = [one for one in references if one is not None]
        like = [one for one in known if one.is_like(step)]
        if not like:
            sums.left_out_ms += step.total_ms if known else 0.0
        elif len(like) == 1:
            sums.count(step, like[0])
        else:
            early, late = like
            change = late.pass_ms / early.pass_ms
            if not 1.0 / _MAX_DRIFT <= change <= _MAX_DRIFT:
                sums.left_out_ms += step.total_ms
                return
            pass_ms = early.pass_ms + place * (late.pass_ms - early.pass_ms)
            between = (late.pass_ms - early.pass_ms) / (2.0 * pass_ms)
            error = math.hypot((1.0 - place) * early.error, place * late.error, between)
            scatter = max(early.scatter, late.scatter)
            sums.count(step, PlainReference(pass_ms, error, scatter, None))

    def tell(self, counted: RunStatistics) -> None:
        """Write the comparison so far into the answer's statistics, if anything was drafted."""
        if not counted.drafted:
            return
        moments = _Moments()
        still_open = _Moments(replace(self._open.quiet), replace(self._open.busy))
        still_open.close()
        moments.add(self._done)
        moments.add(still_open)
        sums = moments.together(counted.generated)
        if _is_inconclusive(sums):
            sums.leave_out()
        elif sums.plain_pass_ms * sums.steps > sums.ms:
            sums.plain_ms = sums.ms * sums.tokens / sums.steps
        counted.compared_steps, counted.compared_tokens = sums.steps, sums.tokens
        counted.compared_ms = sums.ms
        counted.compared_variance = sums.time_variance + _JITTER_MS**2 * bool(sums.steps)
        counted.plain_ms, counted.plain_variance = sums.plain_ms, sums.plain_variance
        counted.left_out_ms = sums.left_out_ms


def _is_inconclusive(sums: _Sums) -> bool:
    if not sums.steps:
        return True
    ratio = sums.plain_ms / sums.ms
    if believable(ratio, sums.tokens / sums.steps) is None:
        return True
    if sums.plain_ms < _GIVE_UP_MS:
        return False
    error = math.hypot(
        math.sqrt(sums.plain_variance) / sums.plain_ms, math.sqrt(sums.time_variance) / sums.ms
    )
    return 1.96 * error > _CONCLUSIVE_ERROR


def compare_steps(
    counted: RunStatistics, steps: Iterable[StepFinished], before: PlainReference | None
) -> None:
    """Write the comparison of an answer's steps into its statistics."""
    comparison = PlainComparison(before)
    for step in steps:
        comparison.add(step)
    comparison.tell(counted)


def student(freedom: int) -> float:
    """Return the two-sided 95 % point of Student's t for ``freedom`` degrees, 1 or more."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return 1.96 + 2.4 / freedom + 3.0 / freedom**2
