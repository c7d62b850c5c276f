"""What a proof found, every figure and verdict that follows from it, and where it is kept.

The sampling check is a family of tests, each asking whether some of the tokens that were written
with drafting came from the target's own distributions. It fails where one of them says that chance
alone would do this less often than ``error_rate`` divided by the number of tests (Bonferroni), so
that a pair without any fault fails at most at that rate. Tokens that the target wrote alone go
through the same tests beforehand: where they fail too, drafting is not to blame, and nothing is
known.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from foretoken.engine.config import VerificationRule
from foretoken.engine.sampling.uniformity import chance_of, distance_for
from foretoken.models.pairs.experiment import PairResults
from foretoken.models.pairs.report import CheckVerdict
from foretoken.models.remembered import PROOFS
from foretoken.system.records import Count, Number, Share

ERROR_RATE = 0.001
"""How often a pair without any fault may fail."""
BINS = 20
"""Of a histogram of points."""
TOLERANCE = 0.003
"""How far from uniform the points may be: passes over other numbers of tokens round in other ways,
which moves probabilities a little. It is far below what a fault does."""
FEWEST_POINTS = 30
"""Of a test: with fewer it could say little."""
FEWEST_JUDGED = 60
"""Of drafted tokens that were accepted or replaced: with fewer, hardly anything was tried."""
_LEAST_GAP, _WIDEST_GAP = 0.02, 0.5
"""In logits. More than the one is never needed on exact arithmetic; the other is 62 % to 38 %."""
_GAP_IN_NOISE = 4.0
"""Two logits differ by noise each, and the largest that was seen is not the largest there is."""


class Place(StrEnum):
    """Where in its step a token was written.

    That is known before the token is drawn. Its origin is not, and tokens chosen by their origin
    follow another distribution.
    """

    FIRST = "first"
    """The first of a draft, accepted or corrected."""
    LATER = "later"
    """A later one of a draft whose tokens before it were all accepted."""
    BONUS = "bonus"
    """Behind a draft that was accepted as a whole."""
    ANY = "any"
    """All of these, and tokens for which nothing was drafted."""


class Order(StrEnum):
    """In which order the tokens of the vocabulary lie on the line; see ``uniformity``."""

    DRAFT = "draft"
    """Those last that the draft would write more often than the target; of the places where the
    two differ, because at others no fault would show."""
    LIKELY = "likely"
    """The target's likeliest tokens first."""


@dataclass(frozen=True, slots=True)
class PointTest:
    """Points of the tokens of one place, in one order."""

    place: Place
    order: Order
    count: Count
    distance: Share
    """The largest one between the points and uniform ones, 0 to 1."""
    histogram: tuple[Count, ...]
    """Points in each of ``BINS`` equal parts of the line."""

    def __post_init__(self) -> None:
        if len(self.histogram) != BINS or sum(self.histogram) != self.count:
            raise ValueError("a histogram of other points")  # not translated: a record

    @property
    def usable(self) -> bool:
        """Whether there are enough points to say anything."""
        return self.count >= FEWEST_POINTS

    @property
    def chance(self) -> float:
        """The p value: how often chance alone lays them at least so far from uniform."""
        return chance_of(max(0.0, self.distance - TOLERANCE), self.count)

    def noticeable(self, limit: float) -> float:
        """The distance at which the chance is below ``limit``."""
        return min(1.0, distance_for(limit, self.count) + TOLERANCE)


@dataclass(frozen=True, slots=True)
class FirstChoice:
    """How often the target's likeliest token was written."""

    tokens: Count
    written: Count
    expected: Number
    """By the target's probabilities, and the variance of that."""
    variance: Number

    @property
    def uncertainty(self) -> float:
        """Two standard deviations of what is written: it differs by more once in 22 times."""
        return 2.0 * math.sqrt(self.variance)


@dataclass(frozen=True, slots=True)
class WrittenTokens:
    """Of one way of writing: drafting, or the target alone."""

    tests: tuple[PointTest, ...]
    first_choice: FirstChoice
    answers: Count
    accepted: Count = 0
    corrected: Count = 0
    bonus: Count = 0

    @property
    def tokens(self) -> int:
        """That were written, and what ended an answer."""
        return self.first_choice.tokens

    def test(self, place: Place, order: Order) -> PointTest | None:
        """The one that was asked for; None where there is none."""
        return next((t for t in self.tests if (t.place, t.order) == (place, order)), None)

    @property
    def least_chance(self) -> PointTest | None:
        """The test that chance explains worst; None where none has enough points."""
        usable = [test for test in self.tests if test.usable]
        return min(usable, key=lambda test: test.chance, default=None)


@dataclass(frozen=True, slots=True)
class SamplingCheck:
    """Tokens drawn from whole distributions, with all cuts off."""

    drafted: WrittenTokens
    plain: WrittenTokens
    error_rate: Share = ERROR_RATE

    @property
    def limit(self) -> float:
        """The chance below which one of the tests fails."""
        return self.error_rate / max(1, len(self.drafted.tests))

    @property
    def plain_fails(self) -> bool:
        """Whether even the target alone does not follow what the proof reads of it."""
        return self._fails(self.plain, self.error_rate / max(1, len(self.plain.tests)))

    @property
    def enough_judged(self) -> bool:
        """Whether there was anything that a fault could have spoilt."""
        return self.drafted.accepted + self.drafted.corrected >= FEWEST_JUDGED

    @property
    def verdict(self) -> CheckVerdict:
        """Whether drafting changes what is written."""
        if self.plain_fails:
            return CheckVerdict.UNCLEAR
        if self._fails(self.drafted, self.limit):
            return CheckVerdict.FAILED
        return CheckVerdict.PASSED if self.enough_judged else CheckVerdict.UNCLEAR

    @property
    def noticeable(self) -> float | None:
        """The smallest share of tokens that the test of all of them would have noticed."""
        test = self.drafted.test(Place.ANY, Order.DRAFT)
        return test.noticeable(self.limit) if test is not None and test.usable else None

    @staticmethod
    def _fails(written: WrittenTokens, limit: float) -> bool:
        worst = written.least_chance
        return worst is not None and worst.chance < limit


@dataclass(frozen=True, slots=True)
class TextParting:
    """Where two greedy texts differ first; a text that has ended there is "" at that place."""

    position: Count
    """Tokens that are the same before it."""
    plain: str
    drafted: str
    plain_prob: Share
    """Of the target, at this place."""
    drafted_prob: Share
    gap: Number
    """Between the two logits."""


@dataclass(frozen=True, slots=True)
class GreedyText:
    """One question, answered at temperature 0 plainly and with drafting."""

    name: str
    """Of the built-in question, as in "stories/fox"."""
    tokens: Count
    """That are the same, what ended the answer among them."""
    parting: TextParting | None = None
    """None where the two are the same to their end."""


@dataclass(frozen=True, slots=True)
class GreedyCheck:
    """All questions that there was time for."""

    texts: tuple[GreedyText, ...]
    noise: Number
    """Largest difference between the logarithms of a token's probability in two passes of the
    target alone, over one token and over many."""
    left_out: Count = 0
    """Questions for which the context or the time was too short."""

    @property
    def near_tie(self) -> float:
        """Two logits that differ by at most this are in the order that rounding gives them."""
        return min(_WIDEST_GAP, max(_LEAST_GAP, _GAP_IN_NOISE * self.noise))

    def is_near_tie(self, parting: TextParting) -> bool:
        """Whether rounding explains where two texts part."""
        return parting.gap <= self.near_tie

    @property
    def tokens(self) -> int:
        """That were compared."""
        return sum(text.tokens for text in self.texts)

    @property
    def same(self) -> int:
        """Texts without any difference."""
        return sum(text.parting is None for text in self.texts)

    @property
    def near_ties(self) -> int:
        """Texts that part where two tokens are equally likely."""
        return len(self.texts) - self.same - len(self.differing)

    @property
    def differing(self) -> tuple[GreedyText, ...]:
        """Texts that part for no such reason."""
        return tuple(
            text
            for text in self.texts
            if text.parting is not None and not self.is_near_tie(text.parting)
        )

    @property
    def verdict(self) -> CheckVerdict:
        """Whether drafting changes greedy texts."""
        if self.differing:
            return CheckVerdict.FAILED
        return CheckVerdict.PASSED if self.tokens else CheckVerdict.UNCLEAR


@dataclass(frozen=True, slots=True)
class ProofResult:
    """Both checks of a pair."""

    sampling: SamplingCheck
    greedy: GreedyCheck
    with_draft_model: bool
    """Without one, drafts are looked up in the text."""
    proved_at: datetime
    seconds: Number
    seed: Count
    llama_cpp: str
    """Version of its Python package."""
    verification: VerificationRule
    """How drafts were judged."""

    @property
    def verdict(self) -> CheckVerdict:
        """One failure is one; what is not known of one check is not known of the pair."""
        verdicts = {self.sampling.verdict, self.greedy.verdict}
        order = (CheckVerdict.FAILED, CheckVerdict.UNCLEAR, CheckVerdict.PASSED)
        return next(verdict for verdict in order if verdict in verdicts)


class Proofs(PairResults[ProofResult]):
    """All proofs on this machine; they also depend on the rule of verification."""

    kind, way, record = PROOFS, "proof", ProofResult  # not translated: a key
