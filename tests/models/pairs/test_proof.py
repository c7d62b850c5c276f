"""The proof passes at its error rate, and fails where the engine is broken."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest
from scipy import stats

import tiny_models as tiny
from foretoken.engine import generation
from foretoken.engine.benchmark import Prompt
from foretoken.engine.config import VerificationRule
from foretoken.engine.events import FinishReason, TokenEmitted, TokenOrigin
from foretoken.engine.recording import Recording
from foretoken.engine.sampling import verification
from foretoken.engine.sampling.probabilities import Distribution
from foretoken.engine.sampling.verification import Verification, verify, verify_greedy
from foretoken.engine.session import Session
from foretoken.models.pairs import experiment
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.proof import PairProof, Reader, prompt_names
from foretoken.models.pairs.proof_results import (
    BINS,
    FEWEST_JUDGED,
    CheckVerdict,
    GreedyCheck,
    GreedyText,
    Order,
    Place,
    PointTest,
    ProofResult,
    SamplingCheck,
    TextDifference,
    WrittenTokens,
)
from known_costs import make_drafting_pay

pytestmark = pytest.mark.usefixtures("own_cache")

SIZE = 12
LETTERS = SIZE - 1
RUNS = 50


class Amount(NamedTuple):
    """How much is written, whatever time it takes."""

    rounds: int
    """Of sampling, over the prompts in turn."""
    tokens: int
    """Of an answer, at most."""
    texts: int
    """Compared greedily."""


SMALL, ENOUGH = Amount(2, 40, 2), Amount(12, 48, 0)
PLENTY = ENOUGH._replace(rounds=48)
"""For faults that move little."""


class Counted(PairProof):
    def __init__(self, session: Session, amount: Amount, **options: Any) -> None:
        super().__init__(session, letters, tokens=amount.tokens, **options)
        self._amount = amount

    def _wants_more(self, done: int, share: float = 1.0) -> bool:
        return done < (self._amount.rounds if share == 1.0 else self._amount.texts)


def table(seed: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Of letters, with an end token that comes now and then."""
    found = np.zeros((SIZE, SIZE))
    found[:, :LETTERS] = tiny.random_table(SIZE, seed=seed)[:, :LETTERS]
    found[:, :LETTERS] *= 0.99 / found[:, :LETTERS].sum(axis=1, keepdims=True)
    found[:, LETTERS] = 0.01
    return found


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    target, other = table(1), table(2)
    return (
        tiny.write_bigram_model(models / "proof-target.gguf", target),
        tiny.write_bigram_model(models / "proof-draft.gguf", 0.25 * target + 0.75 * other),
    )


@pytest.fixture(scope="module")
def session(pair: tuple[Path, Path]) -> Iterator[Session]:
    with Session.load(*pair) as opened:
        make_drafting_pay(opened)
        yield opened


def letters(text: str) -> Sequence[int]:
    return [len(text) % LETTERS, len(text) // 7 % LETTERS]


def proved(session: Session, amount: Amount = SMALL, **options: Any) -> ProofResult:
    return Counted(session, amount, **options).run()


@pytest.mark.nightly
def test_fifty_proofs_fail_as_often_as_they_say(session: Session) -> None:
    """At the usual rate none does; at a rate of one in five about as many as that, not more."""
    rate = 0.2
    results = [proved(session, seed=seed) for seed in range(RUNS)]
    usual = [each.sampling.verdict for each in results]
    assert usual.count(CheckVerdict.FAILED) <= stats.binom.isf(1e-4, RUNS, 0.001)
    assert {each.greedy.verdict for each in results} == {CheckVerdict.PASSED}
    strict = [replace(each.sampling, error_rate=rate).verdict for each in results]
    assert strict.count(CheckVerdict.FAILED) <= stats.binom.isf(1e-3, RUNS, rate)
    # Not for lack of power: the chances themselves are spread as chance spreads them.
    for place in Place:
        for order in Order:
            tests = [each.sampling.drafted.test(place, order) for each in results]
            chances = [test.chance for test in tests if test is not None and test.usable]
            assert len(chances) < RUNS // 2 or np.mean(chances) == pytest.approx(0.5, abs=0.2)


def _wrong_bonus(pick: Callable[[Verification, Sequence[Distribution]], Distribution]) -> Any:
    def broken(drafted: Any, draft_probs: Any, target_probs: Any, rng: Any) -> Verification:
        found = verify(drafted, draft_probs, target_probs, rng)
        if found.origin is not TokenOrigin.BONUS:
            return found
        return replace(found, token=pick(found, draft_probs).sample(rng))

    return broken


TOKEN, BLOCK = VerificationRule.TOKEN, VerificationRule.BLOCK
ALWAYS = (verification, "_accepts", lambda target, draft, rng: True)
FAULTS: dict[str, tuple[VerificationRule, Any, Amount]] = {
    "accept: always": (TOKEN, ALWAYS, ENOUGH),
    "accept: twice the ratio": (
        TOKEN,
        (verification, "_accepts", lambda p, q, rng: p > 0.0 and rng.random() * q < 2.0 * p),
        PLENTY,
    ),
    "residual: the target": (TOKEN, (verification, "residual", lambda p, q: p), PLENTY),
    "bonus: from the row before": (
        TOKEN,
        (generation, "verify", _wrong_bonus(lambda found, draft: found.target_probs[-2])),
        ENOUGH,
    ),
    "bonus: from the draft": (
        TOKEN,
        (generation, "verify", _wrong_bonus(lambda found, draft: draft[-1])),
        ENOUGH,
    ),
    "block: the target": (BLOCK, (verification, "residual", lambda p, q, weight: p), PLENTY),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_rule_fails(session: Session, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    rule, broken, amount = FAULTS[fault]
    monkeypatch.setattr(*broken)
    sampling = proved(session, amount, seed=0, verification=rule).sampling
    assert sampling.verdict is CheckVerdict.FAILED
    assert not sampling.plain_fails
    worst = sampling.drafted.least_chance
    assert worst.chance < sampling.limit
    if fault.startswith("bonus"):
        assert worst.place in (Place.BONUS, Place.ANY)


def test_drafts_that_are_judged_as_a_whole_are_proved_so(session: Session) -> None:
    """Of later tokens of a step it is not known before whether they are reached."""
    result = proved(session, PLENTY, seed=0, verification=BLOCK)
    assert result.sampling.verdict is CheckVerdict.PASSED
    assert {test.place for test in result.sampling.drafted.tests} == {Place.FIRST, Place.ANY}


def test_a_broken_rule_is_seen_in_texts(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_accepted(drafted: Sequence[int], likeliest: Callable[[int], int]) -> Verification:
        return verify_greedy(drafted, lambda i: (*drafted, likeliest(i))[i])

    monkeypatch.setattr(generation, "verify_greedy", all_accepted)
    greedy = proved(session, Amount(1, 30, 10)).greedy
    assert greedy.verdict is CheckVerdict.FAILED
    parting = greedy.differing[0].parting
    assert parting.plain_prob > parting.drafted_prob
    assert parting.gap == pytest.approx(np.log(parting.plain_prob / parting.drafted_prob), rel=1e-3)


def test_an_unread_target_tells_nothing(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain tokens fail as well: then drafting is not what is wrong."""
    monkeypatch.setattr(
        "foretoken.models.pairs.proof.softmax",
        lambda logits: np.exp(logits / 2) / np.exp(logits / 2).sum(axis=1, keepdims=True),
    )
    sampling = proved(session, ENOUGH).sampling
    assert sampling.plain_fails
    assert sampling.verdict is CheckVerdict.UNCLEAR


def write_other_vocabulary(folder: Path) -> Path:
    """A draft whose letters have other ids, two of which the target does not know."""
    places = [*reversed(range(LETTERS)), LETTERS]
    letters_there = [chr(ord("a") + place) if place > 1 else f"X{place}" for place in places[:-1]]
    return tiny.write_bigram_model(
        folder / "other.gguf",
        (0.25 * table(1) + 0.75 * table(2))[np.ix_(places, places)],
        tokens=[*letters_there, tiny.control("<end>")],
    )


@pytest.mark.parametrize("drafts", ["lookup", "another vocabulary"])
def test_other_ways_of_drafting_are_proved(
    pair: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drafts: str
) -> None:
    monkeypatch.setattr("foretoken.engine.session.LEAST_SHARE", -1.0)
    draft = None if drafts == "lookup" else write_other_vocabulary(tmp_path)
    with Session.load(pair[0], draft) as session:
        assert drafts == "lookup" or session.verdict.shared is not None
        make_drafting_pay(session)
        right = proved(session, ENOUGH._replace(texts=2), seed=1)
        monkeypatch.setattr(*ALWAYS)
        wrong = proved(session, ENOUGH, seed=1)
    assert right.verdict is CheckVerdict.PASSED
    assert right.sampling.drafted.corrected > FEWEST_JUDGED
    assert wrong.sampling.verdict is CheckVerdict.FAILED
    assert wrong.verdict is CheckVerdict.FAILED


def parted(gap: float) -> GreedyText:
    return GreedyText("stories/fox", 4, TextDifference(4, " a", "", 0.4, 0.39, gap))


def test_texts_may_part_only_where_rounding_decides() -> None:
    same = GreedyText("quick/fox", 20)
    check = GreedyCheck((same, parted(0.03)), noise=0.01)
    assert check.near_tie == pytest.approx(0.04)
    assert (check.verdict, check.same, check.near_ties) == (CheckVerdict.PASSED, 1, 1)
    assert check.tokens == 24
    wrong = replace(check, texts=(same, parted(0.05)))
    assert wrong.verdict is CheckVerdict.FAILED
    assert (wrong.near_ties, wrong.differing) == (0, (parted(0.05),))
    # However noisy passes are, a clear choice is none of noise; exact ones may differ a little.
    assert GreedyCheck((parted(0.6),), noise=9.0).verdict is CheckVerdict.FAILED
    assert GreedyCheck((parted(0.015),), noise=0.0).verdict is CheckVerdict.PASSED
    assert GreedyCheck((), noise=0.0).verdict is CheckVerdict.UNCLEAR


def test_the_first_difference_has_the_targets_probabilities(session: Session) -> None:
    def answer(tokens: Sequence[int], reason: FinishReason) -> Recording:
        told = [TokenEmitted(t, "", TokenOrigin.TARGET, 0, None, 0.5, None, None) for t in tokens]
        return Recording(tuple(told), (), (), reason)

    reader = Reader(session)
    prompt = Prompt("test", [3, 5])
    plain = answer([1, 2, 4], FinishReason.LENGTH)
    parting, noise = reader.compare(prompt, plain, answer([1, 2], FinishReason.STOP))
    assert (parting.position, parting.drafted) == (2, "")
    rows = table(1)
    assert parting.plain_prob == pytest.approx(rows[2, 4], rel=1e-3)
    assert parting.drafted_prob == pytest.approx(rows[2, LETTERS], rel=1e-3)
    assert parting.gap == pytest.approx(abs(np.log(rows[2, 4] / rows[2, LETTERS])), rel=1e-3)
    shown = [rows[5, 1], rows[1, 2], rows[2, 4]]
    assert noise == pytest.approx(max(abs(np.log(prob / 0.5)) for prob in shown), rel=1e-2)
    assert reader.compare(prompt, plain, plain)[0] is None


def test_every_token_is_judged_at_its_place(session: Session) -> None:
    """Counts of the records are those of the tests: the end of an answer is a token as well."""
    sampling = proved(session, ENOUGH, seed=9).sampling
    drafted, plain = sampling.drafted, sampling.plain
    by_place = {place: drafted.test(place, Order.LIKELY) for place in Place}
    counts = {place: test.count for place, test in by_place.items() if test is not None}
    assert counts[Place.ANY] == drafted.tokens
    assert counts[Place.FIRST] + counts[Place.LATER] + counts[Place.BONUS] < drafted.tokens
    # What an answer's end left unused of its last step is no token of it.
    judged = drafted.accepted + drafted.corrected
    assert 0 <= judged - counts[Place.FIRST] - counts[Place.LATER] <= 2 * drafted.answers
    assert 0 <= drafted.bonus - counts[Place.BONUS] <= drafted.answers
    for written in (drafted, plain):
        assert all(sum(test.histogram) == test.count for test in written.tests)
    assert drafted.test(Place.ANY, Order.DRAFT).count <= drafted.tokens


def test_the_clock_alone_ends_it(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that is: more time gives more tokens, which show smaller faults."""
    ticks = itertools.count()
    clock = SimpleNamespace(perf_counter=lambda: float(next(ticks)))
    monkeypatch.setattr(experiment, "time", clock)
    found = []
    for seconds in (200.0, 2000.0):
        told: list[ExperimentProgress] = []
        result = PairProof(session, letters, seconds=seconds, tokens=4).run(told.append)
        assert seconds <= result.seconds < seconds + 20
        shares = [each.share for each in told]
        assert shares == sorted(shares)
        assert len(prompt_names()) == len(result.greedy.texts) + result.greedy.left_out
        found.append(result.sampling)
    assert found[1].drafted.answers > 10 * found[0].drafted.answers
    assert (found[1].noticeable or 1.0) < (found[0].noticeable or 1.0)


def points(count: int, distance: float, place: Place = Place.ANY) -> PointTest:
    histogram = [count // BINS] * BINS
    histogram[0] += count % BINS
    return PointTest(place, Order.DRAFT, count, distance, tuple(histogram))


def written(*tests: PointTest, judged: int = 500) -> WrittenTokens:
    return WrittenTokens(tests, 1000, 20, judged, judged, judged)


@pytest.mark.parametrize(
    ("drafted", "plain", "judged", "verdict"),
    [
        (0.02, 0.02, 500, CheckVerdict.PASSED),
        (0.08, 0.02, 500, CheckVerdict.FAILED),
        (0.08, 0.08, 500, CheckVerdict.UNCLEAR),
        (0.02, 0.02, FEWEST_JUDGED // 3, CheckVerdict.UNCLEAR),
    ],
)
def test_a_verdict_of_sampling(
    drafted: float, plain: float, judged: int, verdict: CheckVerdict
) -> None:
    check = SamplingCheck(
        written(points(3000, drafted), points(9, 1.0, Place.BONUS), judged=judged),
        written(points(3000, plain)),
    )
    assert check.verdict is verdict
    assert check.limit == 0.001 / 2
    assert check.noticeable is not None
    just = points(3000, check.noticeable + 1e-6)
    assert just.chance < check.limit < replace(just, distance=check.noticeable - 1e-6).chance
