"""Statistics of a race's repetitions: speedup, its confidence interval, and differing texts.

The speedup is the geometric mean of the repetitions' ratios, so that swapping the sides inverts it.
Both answers of a repetition are generated at the same time, so the remaining differences between
ratios are chance: the interval is that of Student's t on their logarithms. The same applies to each
side's own speed, where the state of the machine contributes to the differences.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from foretoken.engine.race import Divergence, RaceRound, RaceUnit
from foretoken.engine.speedup import student

NEAR_TIE = math.log(1.1)
"""If two tokens' probabilities differ by less than a tenth, rounding may choose either."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure over all repetitions, with its confidence interval."""

    values: tuple[float, ...]
    """One value per repetition."""
    mean: float
    """Their geometric mean."""
    low: float | None
    """Bounds of the 95 % interval; None for a single repetition."""
    high: float | None

    @property
    def differs(self) -> bool:
        """For a ratio: whether the interval excludes 1, so that one side is clearly faster."""
        return self.low is not None and self.high is not None and not self.low <= 1.0 <= self.high


def race_speedup(rounds: Sequence[RaceRound], unit: RaceUnit = RaceUnit.TOKENS) -> Interval | None:
    """Return the second side's speed over the first one's; None if no repetition has a ratio."""
    return _interval([each.ratio_in(unit) for each in rounds])


def race_speed(rounds: Sequence[RaceRound], side: int, unit: RaceUnit) -> Interval | None:
    """Return the speed of a side, 0 or 1, per second of decoding; None if unknown."""
    return _interval([unit.rate(each.answers[side]) for each in rounds])


def _interval(found: Sequence[float | None]) -> Interval | None:
    values = tuple(value for value in found if value)
    if not values:
        return None
    logs = [math.log(value) for value in values]
    log_mean = statistics.fmean(logs)
    if len(logs) == 1:
        return Interval(values, values[0], None, None)
    margin = student(len(logs) - 1) * statistics.stdev(logs) / math.sqrt(len(logs))
    mean, low, high = (math.exp(log_mean + each) for each in (0.0, -margin, margin))
    return Interval(values, mean, low, high)


def typical_round(rounds: Sequence[RaceRound], unit: RaceUnit = RaceUnit.TOKENS) -> int:
    """Return the index of the repetition nearest to the speedup; 0 if there is none."""
    found = race_speedup(rounds, unit)
    if found is None:
        return 0

    def distance(index: int) -> float:
        ratio = rounds[index].ratio_in(unit)
        return math.inf if ratio is None else abs(math.log(ratio / found.mean))

    return min(range(len(rounds)), key=distance)


class TextVerdict(Enum):
    """Result of comparing the two sides' texts."""

    SAME = "same"
    """Equal in every repetition."""
    NEAR_TIE = "near-tie"
    """Different, starting at two tokens that are practically equally likely."""
    DIVERGED = "parted"
    """Different, and the known probabilities do not explain it."""
    NOT_COMPARABLE = "not-comparable"
    """Different, which says nothing: tokens are sampled, or chosen by different rules."""
    OTHER_MODELS = "other-models"
    """From two targets, each with its own text."""


@dataclass(frozen=True, slots=True)
class TextComparison:
    """Comparison of the texts of all repetitions."""

    verdict: TextVerdict
    same: int
    """Repetitions with equal texts: token by token, but character by character for two targets."""
    parting: Divergence | None
    """The strongest evidence against equality; None if there is none."""
    round: int | None
    """Index of its repetition."""


def compare_texts(
    rounds: Sequence[RaceRound], *, comparable: bool, one_target: bool = True
) -> TextComparison:
    """Compare the texts; return the least explained parting. ``comparable``: see ``race``."""
    if not one_target:
        read_the_same = sum(each.same_words for each in rounds)
        return TextComparison(TextVerdict.OTHER_MODELS, read_the_same, None, None)
    same = sum(each.same_text for each in rounds)
    if same == len(rounds):
        return TextComparison(TextVerdict.SAME, same, None, None)
    if not comparable:
        return TextComparison(TextVerdict.NOT_COMPARABLE, same, None, None)
    parted = [
        (number, each.parting) for number, each in enumerate(rounds) if each.parting is not None
    ]
    if not parted:
        return TextComparison(TextVerdict.DIVERGED, same, None, None)
    number, worst = max(parted, key=lambda each: _distance(each[1]))
    known = len(parted) == len(rounds) - same
    verdict = TextVerdict.NEAR_TIE if known and is_near_tie(worst) else TextVerdict.DIVERGED
    return TextComparison(verdict, same, worst, number)


def is_near_tie(parting: Divergence) -> bool:
    """Whether both sides give the two tokens practically the same probability."""
    return _distance(parting) <= NEAR_TIE


def logit_gaps(parting: Divergence) -> tuple[float, float] | None:
    """Return by how much each side's own token has the higher logit; None if unknown."""
    one, other = parting.probs
    if one is None or other is None or min(*one, *other) <= 0.0:
        return None
    return math.log(one[0] / one[1]), math.log(other[1] / other[0])


def _distance(parting: Divergence) -> float:
    gaps = logit_gaps(parting)
    return math.inf if gaps is None else max(gaps)
