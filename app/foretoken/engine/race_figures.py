"""What the repetitions of a race say: how much faster, how sure that is, and whether texts part.

The speedup is the geometric mean of the ratios of the repetitions, so that it is the inverse one
where the sides are changed over. Both answers of a repetition were written at the same time, so
what remains between the ratios is chance: the interval is that of Student's t over their
logarithms. The same is told of each side's own speed, in which the machine's state is a part of
what is between the repetitions.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from foretoken.engine.race import Parting, RaceRound, RaceUnit
from foretoken.engine.speedup import student

NEAR_TIE = math.log(1.1)
"""Of two tokens whose probabilities differ by less than a tenth, rounding may choose either."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure over all repetitions, and how sure it is."""

    values: tuple[float, ...]
    """Of each repetition."""
    mean: float
    """Their geometric mean."""
    low: float | None
    """The 95 % interval goes from here to ``high``; None for a single repetition."""
    high: float | None

    @property
    def differs(self) -> bool:
        """Of a ratio: whether one side is faster for sure."""
        return self.low is not None and self.high is not None and not self.low <= 1.0 <= self.high


def race_speedup(rounds: Sequence[RaceRound], unit: RaceUnit = RaceUnit.TOKENS) -> Interval | None:
    """The second side's speed over the first one's; None where no repetition has a ratio."""
    return _interval([each.ratio_in(unit) for each in rounds])


def race_speed(rounds: Sequence[RaceRound], side: int, unit: RaceUnit) -> Interval | None:
    """The speed of a side, 0 or 1, per second of decoding; None where no repetition has one."""
    return _interval([unit.rate(each.answers[side]) for each in rounds])


def _interval(found: Sequence[float | None]) -> Interval | None:
    values = tuple(value for value in found if value)
    if not values:
        return None
    logs = [math.log(value) for value in values]
    middle = statistics.fmean(logs)
    if len(logs) == 1:
        return Interval(values, values[0], None, None)
    reach = student(len(logs) - 1) * statistics.stdev(logs) / math.sqrt(len(logs))
    mean, low, high = (math.exp(middle + each) for each in (0.0, -reach, reach))
    return Interval(values, mean, low, high)


def typical_round(rounds: Sequence[RaceRound], unit: RaceUnit = RaceUnit.TOKENS) -> int:
    """The repetition to be shown for all: whose ratio is nearest to the speedup; 0 without any."""
    found = race_speedup(rounds, unit)
    if found is None:
        return 0

    def distance(index: int) -> float:
        ratio = rounds[index].ratio_in(unit)
        return math.inf if ratio is None else abs(math.log(ratio / found.mean))

    return min(range(len(rounds)), key=distance)


class TextVerdict(Enum):
    """What is to be said of the two texts."""

    SAME = "same"
    """They are the same in every repetition."""
    NEAR_TIE = "near-tie"
    """They part where two tokens are as good as equally likely."""
    PARTED = "parted"
    """They part, and that is not explained by the probabilities, as far as they are known."""
    NOT_COMPARABLE = "not-comparable"
    """They differ, and that says nothing: tokens are drawn, or chosen by different rules."""
    OTHER_MODELS = "other-models"
    """They are of two targets, each of which has a text of its own."""


@dataclass(frozen=True, slots=True)
class TextComparison:
    """The texts of all repetitions."""

    verdict: TextVerdict
    same: int
    """Repetitions in which they are the same: token for token, but of two targets by their
    characters."""
    parting: Parting | None
    """The one that tells most against the texts being the same; None where there is none."""
    round: int | None
    """Of which repetition."""


def compare_texts(
    rounds: Sequence[RaceRound], *, comparable: bool, one_target: bool = True
) -> TextComparison:
    """``comparable``: see ``race.comparable``. Of several partings the least explained counts."""
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
        return TextComparison(TextVerdict.PARTED, same, None, None)
    number, worst = max(parted, key=lambda each: _distance(each[1]))
    known = len(parted) == len(rounds) - same
    verdict = TextVerdict.NEAR_TIE if known and is_near_tie(worst) else TextVerdict.PARTED
    return TextComparison(verdict, same, worst, number)


def is_near_tie(parting: Parting) -> bool:
    """Whether both sides found the two tokens as good as equally likely."""
    return _distance(parting) <= NEAR_TIE


def logit_gaps(parting: Parting) -> tuple[float, float] | None:
    """Of each side, by how much its own token's logit was above the other's; None: not known."""
    one, other = parting.probs
    if one is None or other is None or min(*one, *other) <= 0.0:
        return None
    return math.log(one[0] / one[1]), math.log(other[1] / other[0])


def _distance(parting: Parting) -> float:
    gaps = logit_gaps(parting)
    return math.inf if gaps is None else max(gaps)
