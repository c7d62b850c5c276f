"""Results of a proof, the figures and verdicts derived from them, and their storage.

The sampling check is a family of tests, each asking whether some of the tokens written with
drafting came from the target's own distributions. It fails if the p value of one of them is below
``error_rate`` divided by the number of tests (Bonferroni), so that a pair without a fault fails at
most at that rate. Tokens that the target wrote alone go through the same tests first: if they fail,
too, drafting is not to blame, and the check is inconclusive.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from foretoken.engine.config import VerificationRule
from foretoken.engine.sampling.uniformity import chance_of, distance_for
from foretoken.models.pairs.experiment import PairResults
from foretoken.system.records import Count, Number, Share

ERROR_RATE = 0.001
"""Maximum rate at which a pair without any fault may fail."""
BINS = 20
"""Number of bins of a histogram of points."""
TOLERANCE = 0.003
"""Allowed deviation of the points from uniform: passes over different numbers of tokens round
differently, which moves probabilities a little. It is far below the effect of a fault."""
FEWEST_POINTS = 30
"""Per test: fewer could say little."""
FEWEST_JUDGED = 60
"""Drafted tokens accepted or replaced: with fewer, hardly anything was tested."""
_LEAST_GAP, _WIDEST_GAP = 0.02, 0.5
"""Limits in logits. The first suffices for exact arithmetic; the second is 62 % to 38 %."""
_GAP_IN_NOISE = 4.0
"""Both logits are noisy, and the largest noise seen is not the largest possible."""


class CheckVerdict(StrEnum):
    """Outcome of a check."""

    PASSED = "passed"
    FAILED = "failed"
    UNCLEAR = "unclear"


class Place(StrEnum):
    """Place of a token in the step that wrote it.

    It is known before the token is drawn. The origin of the token is not, and tokens selected by
    their origin follow another distribution.
    """

    FIRST = "first"
    """First token of a draft, accepted or corrected."""
    LATER = "later"
    """Later token of a draft whose tokens before it were all accepted."""
    BONUS = "bonus"
    """Token after a fully accepted draft."""
    ANY = "any"
    """All of these, and tokens for which nothing was drafted."""


class Order(StrEnum):
    """Order in which the tokens of the vocabulary lie on the line; see ``uniformity``."""

    DRAFT = "draft"
    """Tokens that the draft prefers more than the target come last; only at places where the two
    differ, because at others no fault would show."""
    LIKELY = "likely"
    """The target's likeliest tokens come first."""


@dataclass(frozen=True, slots=True)
class PointTest:
    """Points of the tokens at one place, in one order."""

    place: Place
    order: Order
    count: Count
    distance: Share
    """Largest distance between the points' distribution and the uniform one, 0 to 1."""
    histogram: tuple[Count, ...]
    """Points in each of ``BINS`` equal parts of the line."""

    @property
    def usable(self) -> bool:
        """Whether there are enough points for a test."""
        return self.count >= FEWEST_POINTS

    @property
    def chance(self) -> float:
        """P value: how often chance alone deviates at least as far from uniform."""
        return chance_of(max(0.0, self.distance - TOLERANCE), self.count)


@dataclass(frozen=True, slots=True)
class WrittenTokens:
    """Tokens written in one way: with drafting, or by the target alone."""

    tests: tuple[PointTest, ...]
    tokens: Count
    """Number of tokens written, including what ended an answer."""
    answers: Count
    accepted: Count = 0
    corrected: Count = 0
    bonus: Count = 0

    def test(self, place: Place, order: Order) -> PointTest | None:
        """Return the test of a place and order, or None."""
        return next((t for t in self.tests if (t.place, t.order) == (place, order)), None)

    @property
    def least_chance(self) -> PointTest | None:
        """The test with the lowest p value; None if none has enough points."""
        usable = [test for test in self.tests if test.usable]
        return min(usable, key=lambda test: test.chance, default=None)

    def limit(self, error_rate: float) -> float:
        """Return the p value below which a test fails."""
        return error_rate / max(1, len(self.tests))

    def fails(self, error_rate: float) -> bool:
        """Whether a test fails."""
        worst = self.least_chance
        return worst is not None and worst.chance < self.limit(error_rate)


@dataclass(frozen=True, slots=True)
class SamplingCheck:
    """Check of tokens drawn from whole distributions, without truncation."""

    drafted: WrittenTokens
    plain: WrittenTokens
    error_rate: Share = ERROR_RATE

    @property
    def limit(self) -> float:
        """P value below which a test fails."""
        return self.drafted.limit(self.error_rate)

    @property
    def plain_fails(self) -> bool:
        """Whether even the target alone does not match the probabilities that the proof reads."""
        return self.plain.fails(self.error_rate)

    @property
    def verdict(self) -> CheckVerdict:
        """Whether drafting changes sampled texts."""
        if self.plain_fails:
            return CheckVerdict.UNCLEAR
        if self.drafted.fails(self.error_rate):
            return CheckVerdict.FAILED
        judged = self.drafted.accepted + self.drafted.corrected
        return CheckVerdict.PASSED if judged >= FEWEST_JUDGED else CheckVerdict.UNCLEAR

    @property
    def noticeable(self) -> float | None:
        """Smallest share of tokens that the test of all tokens would have noticed."""
        test = self.drafted.test(Place.ANY, Order.DRAFT)
        if test is None or not test.usable:
            return None
        return min(1.0, distance_for(self.limit, test.count) + TOLERANCE)


@dataclass(frozen=True, slots=True)
class TextDifference:
    """First difference of two greedy texts; a text that has ended there is ""."""

    position: Count
    """Number of equal tokens before it."""
    plain: str
    drafted: str
    plain_prob: Share
    """The target's probability at this place."""
    drafted_prob: Share
    gap: Number
    """Difference of the two logits."""


@dataclass(frozen=True, slots=True)
class GreedyText:
    """One question answered at temperature 0, plainly and with drafting."""

    name: str
    """Name of the built-in question, such as "stories/fox"."""
    tokens: Count
    """Number of equal tokens, including what ended the answer."""
    parting: TextDifference | None = None
    """None if the two are the same to their end."""


@dataclass(frozen=True, slots=True)
class GreedyCheck:
    """Check of all questions for which there was time."""

    texts: tuple[GreedyText, ...]
    noise: Number
    """Largest difference between log-probabilities of a token in two passes of the target alone,
    one over one token and one over many."""
    left_out: Count = 0
    """Number of questions for which the context or the time was too short."""

    @property
    def near_tie(self) -> float:
        """Difference of two logits up to which rounding decides their order."""
        return min(_WIDEST_GAP, max(_LEAST_GAP, _GAP_IN_NOISE * self.noise))

    def is_near_tie(self, parting: TextDifference) -> bool:
        """Whether rounding explains where two texts part."""
        return parting.gap <= self.near_tie

    @property
    def tokens(self) -> int:
        """Number of tokens compared."""
        return sum(text.tokens for text in self.texts)

    @property
    def same(self) -> int:
        """Number of texts without any difference."""
        return sum(text.parting is None for text in self.texts)

    @property
    def near_ties(self) -> int:
        """Number of texts that part where two tokens are equally likely."""
        return len(self.texts) - self.same - len(self.differing)

    @property
    def differing(self) -> tuple[GreedyText, ...]:
        """Texts that part at more than a near tie."""
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
    """Results of both checks of a pair."""

    sampling: SamplingCheck
    greedy: GreedyCheck
    proved_at: datetime
    seconds: Number
    seed: Count
    llama_cpp: str
    """Version of llama-cpp-python."""
    verification: VerificationRule
    """Verification rule in use."""

    @property
    def verdict(self) -> CheckVerdict:
        """Failed if either check failed, else inconclusive if either is."""
        verdicts = {self.sampling.verdict, self.greedy.verdict}
        order = (CheckVerdict.FAILED, CheckVerdict.UNCLEAR, CheckVerdict.PASSED)
        return next(verdict for verdict in order if verdict in verdicts)


class Proofs(PairResults[ProofResult]):
    """All proofs on this machine, which also depend on the verification rule."""

    kind, record = "proofs", ProofResult
