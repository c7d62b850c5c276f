"""Results of a proof, the figures and verdicts derived from them, their storage and report.

The sampling check is a family of tests, each asking whether some of the tokens written with
drafting came from the target's own distributions. It fails if the p value of one of them is below
``error_rate`` divided by the number of tests (Bonferroni), so that a pair without a fault fails at
most at that rate. Tokens that the target wrote alone go through the same tests first: if they fail,
too, drafting is not to blame, and the check is inconclusive.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from foretoken import __version__
from foretoken.engine.config import VerificationRule
from foretoken.engine.figures import seconds_text
from foretoken.engine.sampling.uniformity import chance_of, distance_for
from foretoken.models.pairs.experiment import PairResults
from foretoken.models.pairs.report import (
    CheckVerdict,
    Histogram,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
)
from foretoken.models.remembered import PROOFS
from foretoken.system.language import moment_text, number, quoted, tr, tr_n, tr_noop
from foretoken.system.records import Count, Number, Share
from foretoken.system.shown_text import shown_name

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

    kind, record = PROOFS, ProofResult


# --- report ---------------------------------------------------------------------------------------


INTRO = tr_noop(
    "Checks that drafting does not change the output: the pair writes with drafting, and every "
    "token is compared with what the target alone would write there. Takes about a minute."
)
_HEADLINES = {
    CheckVerdict.PASSED: tr_noop("Drafting is lossless"),
    CheckVerdict.FAILED: tr_noop("Drafting changes the output"),
    CheckVerdict.UNCLEAR: tr_noop("Inconclusive"),
}
_PLACES = {
    Place.FIRST: tr_noop("First drafted token"),
    Place.LATER: tr_noop("Later drafted tokens"),
    Place.BONUS: tr_noop("After a fully accepted draft"),
    Place.ANY: tr_noop("All tokens"),
}
_ORDERS = {Order.DRAFT: tr_noop("by draft difference"), Order.LIKELY: tr_noop("by likelihood")}
_LEAST_SHOWN = 1e-9
_MOST_PARTINGS = 6


def proof_report(result: ProofResult, pair: str) -> Report:
    """Return the report of a proof; ``pair`` names the models."""
    sampling, greedy = result.sampling, result.greedy
    facts = (
        moment_text(result.proved_at.astimezone()),
        seconds_text(result.seconds),
        f"Foretoken {__version__}",  # not translated: a name
        f"llama-cpp-python {result.llama_cpp}",  # not translated: a name
    )
    warning = tr(
        "With this version, the pair does not write what its target alone would. Turn "
        "drafting off, and please report this with the exported result."
    )
    nothing = tr("No built-in question fits the context of this pair.")
    return Report(
        title=tr("Proof of {pair}", pair=shown_name(pair)),
        headline=tr(_HEADLINES[result.verdict]),
        verdict=result.verdict,
        warnings=[warning] if result.verdict is CheckVerdict.FAILED else [],
        facts=[" · ".join(facts)],
        sections=[
            ReportSection(
                tr("Sampled tokens match the target"),
                _sampling_tables(sampling),
                sampling.verdict,
                _why_unclear(sampling),
                [
                    Histogram(name, test.histogram, drafted=written is sampling.drafted)
                    for name, written in _sides(sampling)
                    if (test := written.test(Place.ANY, Order.LIKELY)) is not None and test.count
                ],
            ),
            ReportSection(
                tr("Greedy texts are identical"),
                _greedy_tables(greedy),
                greedy.verdict,
                [] if greedy.texts else [nothing],
            ),
        ],
    )


def _sides(check: SamplingCheck) -> tuple[tuple[str, WrittenTokens], tuple[str, WrittenTokens]]:
    return (tr("With drafting"), check.drafted), (tr("Plain"), check.plain)


def _why_unclear(check: SamplingCheck) -> list[str]:
    if check.plain_fails:
        return [tr("This model cannot be checked: it rounds so differently in long and short "
                   "passes that even its own tokens do not match its probabilities.")]  # fmt: skip
    if check.verdict is not CheckVerdict.UNCLEAR:
        return []
    return [
        tr_n(
            "Only {count} drafted token was checked; {needed} are needed.",
            "Only {count} drafted tokens were checked; {needed} are needed.",
            check.drafted.accepted + check.drafted.corrected,
            needed=FEWEST_JUDGED,
        )
    ]


def _sampling_tables(check: SamplingCheck) -> list[Table]:
    drafted, worst, heads = check.drafted, check.drafted.least_chance, [tr("Figure"), ""]
    results: list[Row] = [[tr("Tokens written with drafting"), number(drafted.tokens)]]
    if worst is not None:
        lowest = f"{chance_text(worst.chance)} ({_test_name(worst)})"
        results.append([tr("Lowest p value of {tests} tests", tests=len(drafted.tests)), lowest])
        results.append([tr("Fails below"), chance_text(check.limit)])
    figures: list[Row] = [
        [tr("Answers"), number(drafted.answers)],
        [tr("Drafted tokens accepted"), number(drafted.accepted)],
        [tr("Drafted tokens replaced"), number(drafted.corrected)],
        [tr("Bonus tokens"), number(drafted.bonus)],
        [tr("A correct pair fails by chance, at most"), f"1 : {number(1.0 / check.error_rate)}"],
    ]
    if check.noticeable is not None:
        tip = tr("Among tokens written where draft and target differ")
        smallest = ReportCell(tr("Smallest detectable change"), tip)
        figures.append([smallest, _percent(check.noticeable)])
    tables = [Table(tr("Results"), heads, results), Table(tr("Figures"), heads, figures)]
    for name, written in _sides(check):
        rows: list[Row] = []
        for test in written.tests:
            cells = [_test_name(test), number(test.count), "", tr("too few")]
            if test.usable:
                cells[2:] = [_percent(test.distance), chance_text(test.chance)]
            rows.append([ReportCell(each, bold=test is written.least_chance) for each in cells])
        heads = [name, tr("Tokens"), tr("Deviation"), tr("p value")]
        tables.append(Table(tr("Tests"), heads, rows))
    return tables


def _greedy_tables(check: GreedyCheck) -> list[Table]:
    if not check.texts:
        return []
    counts = (
        (tr("Texts compared"), len(check.texts)),
        (tr("Identical, token for token"), check.same),
        (tr("Different at a near tie, within rounding"), check.near_ties),
        (tr("Different by more than rounding"), len(check.differing)),
        (tr("Skipped for lack of time or context"), check.left_out),
        (tr("Tokens compared"), check.tokens),
    )
    tables = [Table(tr("Results"), [tr("Figure"), ""], [[name, number(n)] for name, n in counts])]
    heads = [
        tr("Text"), tr("Token"), tr("Plain"), tr("With drafting"), tr("Logit gap"),
        tr("Rounding"), "",
    ]  # fmt: skip
    rows: list[Row] = []
    # Texts that differ come first.
    for text in sorted(check.texts, key=lambda text: text not in check.differing):
        if (parting := text.parting) is not None:
            near = check.is_near_tie(parting)
            rows.append(
                [
                    shown_name(text.name),
                    number(parting.position + 1),
                    f"{_token(parting.plain)} {_percent(parting.plain_prob)}",
                    f"{_token(parting.drafted)} {_percent(parting.drafted_prob)}",
                    number(parting.gap, 3),
                    number(check.near_tie, 3),
                    ReportCell(tr("Near tie") if near else tr("Differs"), bold=not near),
                ]
            )
    if rows:
        name = tr("Texts that differ")
        tables.append(Table(name, heads, rows[:_MOST_PARTINGS]))
    return tables


def _test_name(test: PointTest) -> str:
    return tr(
        "{place}, {order}",
        about="what is tested, as in: all tokens, by likelihood",
        place=tr(_PLACES[test.place]),
        order=tr(_ORDERS[test.order]),
    )


def chance_text(chance: float) -> str:
    """Format a probability with two digits; tiny ones as an upper bound."""
    if chance < _LEAST_SHOWN:
        least = number(_LEAST_SHOWN, round(-math.log10(_LEAST_SHOWN)))
        return tr("less than {value}", value=least)
    return number(chance, 2 if chance >= 0.1 else 1 + math.ceil(-math.log10(chance)))


def _percent(share: float) -> str:
    """Format a share with one decimal: these are close to each other."""
    return tr("{share} %", about="a share", share=number(100.0 * share, 1))


def _token(text: str) -> str:
    """Return a token at which two texts part, as shown."""
    return quoted(shown_name(text.replace("\n", "↵"), 20)) if text else tr("the end")
