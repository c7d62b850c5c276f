"""What drafting learned of a pair is known at the next start, and costs little if it is wrong."""

import shutil
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from foretoken.engine.config import (
    GenerationLimits,
    ModelSettings,
    SamplingParams,
)
from foretoken.engine.events import StepFinished
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.lookahead.learned import LearnedAcceptance, LearnedPair
from foretoken.engine.session import Session
from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
from foretoken.models.remembered import LEARNED_PAIRS, RememberedResults
from known_costs import CHEAP_BATCHES, KnownCosts, make_drafting_pay

GREEDY = SamplingParams(temperature=0.0)
LEARNED = LearnedPair(
    LearnedAcceptance((0.5, 1.1, 2.0), 0.9, (0.9, 0.8, 0.7), (30.0, 20.0, 10.0)),
    outcomes=200,
    draft_gain=1.5,
    speedup=2.0,
    delay=0.1,
)
STORED = asdict(LEARNED)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def files(tmp_path: Path, random_target: Path, random_draft: Path) -> tuple[Path, Path]:
    """A pair whose files may be changed."""
    return (
        Path(shutil.copy(random_target, tmp_path / "target.gguf")),
        Path(shutil.copy(random_draft, tmp_path / "draft.gguf")),
    )


def load(files: tuple[Path, Path | None], threads: int | None = None) -> Session:
    return Session.load(*files, settings=ModelSettings(threads=threads))


@pytest.fixture
def taught(files: tuple[Path, Path]) -> Iterator[Session]:
    """A pair that has answered, and what it taught is kept."""
    with load(files) as session:
        make_drafting_pay(session)
        assert session.learned is None
        assert not recall_pair(session)
        list(session.generate("abcdef", GREEDY, None, GenerationLimits(60)))
        keep_learned(session)
        yield session


def test_the_next_start_knows_what_was_learned(taught: Session, files: tuple[Path, Path]) -> None:
    before = taught.learned
    assert before is not None
    assert before.outcomes > 0
    with load(files) as session:
        assert recall_pair(session)
        after = session.learned
    assert after is not None
    assert after.acceptance.weights == before.acceptance.weights
    assert after.acceptance.rates == before.acceptance.rates
    assert (after.outcomes, after.draft_gain) == (before.outcomes, before.draft_gain)
    assert after.speedup == pytest.approx(before.speedup)


def test_the_built_in_pair_is_known_from_the_start(
    builtin_target: Path, builtin_draft: Path
) -> None:
    with load((builtin_target, builtin_draft)) as session:
        assert recall_pair(session)
        assert session.learned is not None
        assert session.learned.outcomes > 500
    with load((builtin_target, None)) as session:
        assert not recall_pair(session)


def test_a_draft_that_was_never_trusted_is_known_too(files: tuple[Path, Path]) -> None:
    """Nothing of it was verified, and that is what there is to know."""
    with load(files) as session:
        make_drafting_pay(session, {1: 10.0, 2: 200.0, 17: 2000.0})
        answer = session.generate("abcdef", GREEDY, None, GenerationLimits(10))
        steps = [event for event in answer if isinstance(event, StepFinished)]
        assert not any(step.drafted for step in steps)
        assert any(step.draft_ms for step in steps)
        assert keep_learned(session)
    with load(files) as session:
        assert recall_pair(session)


def test_no_text_is_kept(taught: Session) -> None:
    """Whatever was said: a fixed handful of numbers, and none of them is a token."""
    remembered = RememberedResults(LEARNED_PAIRS)
    (kept,) = (remembered.get(key, dict) for key in remembered._results)
    assert kept
    assert kept.keys() == STORED.keys()
    assert kept["acceptance"].keys() == asdict(LEARNED.acceptance).keys()
    assert len(kept["acceptance"]["rates"]) <= 32


def test_another_pair_or_another_machine_knows_nothing_of_it(
    taught: Session, files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    target, draft = files
    for others in ((target, None), (draft, target)):
        with load(others) as session:
            assert not recall_pair(session)
    with load(files, threads=2) as session:
        assert not recall_pair(session)
    with monkeypatch.context() as patch, load(files) as session:
        patch.setattr("foretoken.models.pairs.learned_pairs.processor_name", lambda: "another one")
        assert not recall_pair(session)
    with load(files) as session:
        assert recall_pair(session)


def test_it_is_kept_where_it_is_new_and_not_in_the_place_of_more(
    files: tuple[Path, Path],
) -> None:
    with load(files) as session:
        assert not keep_learned(session), "nothing is known yet"
        session.recall(LEARNED)
        assert keep_learned(session)
        assert not keep_learned(session)
        session.forget_pair()
        session.recall(replace(LEARNED, outcomes=LEARNED.outcomes - 1))
        assert not keep_learned(session), "as a benchmark that began with a new pair"


@pytest.mark.parametrize(
    "damaged",
    [
        5,
        {**STORED, "speedup": -1.0},
        {**STORED, "speedup": float("nan")},
        {**STORED, "acceptance": {**asdict(LEARNED.acceptance), "rates": [3.0, 0.1, 0.1]}},
        {**STORED, "acceptance": {**asdict(LEARNED.acceptance), "rate_weights": []}},
    ],
)
def test_a_damaged_record_is_ignored(
    taught: Session, files: tuple[Path, Path], damaged: object
) -> None:
    remembered = RememberedResults(LEARNED_PAIRS)
    (key,) = remembered._results
    remembered.add(key, damaged)
    with load(files) as session:
        assert not recall_pair(session)
        assert session.learned is None
        list(session.generate("abc", GREEDY, None, GenerationLimits(8)))


# --- what it is worth, and what it costs where it is wrong ---------------------------------------


def policy(learned: LearnedPair | None) -> AdaptiveLookahead:
    made = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), KnownCosts({1: 1.0}))
    if learned is not None:
        made.recall(learned)
    return made


def decode(policy: AdaptiveLookahead, accepts: bool, steps: int) -> list[StepFinished]:
    """Steps in which all drafted tokens are accepted, or none; the draft is always sure."""
    target, draft = PassCosts(CHEAP_BATCHES), PassCosts({1: 1.0})
    done: list[StepFinished] = []
    for index in range(steps):
        most = policy.next_lookahead(0)
        drafted = looked = 0
        while drafted < most and policy.should_draft():
            looked += 1
            # Every place is new to it.
            if not policy.should_propose((index, drafted), 7, 0.98):
                break
            drafted += 1
        accepted = drafted if accepts else 0
        evaluated = drafted if accepts else min(1, drafted)
        draft_ms = draft.ms(2) + (looked - 1) * draft.ms(1) if looked else 0.0
        total_ms = draft_ms + target.ms(drafted + 1)
        step = StepFinished(
            index, most, drafted, evaluated, accepted, draft_ms, total_ms - draft_ms, total_ms, 0
        )
        seen = looked if accepts or not drafted else evaluated
        policy.observe(step, [float(accepts)] * seen)
        done.append(step)
    return done


def tokens_per_ms(steps: list[StepFinished]) -> float:
    return sum(step.accepted + 1 for step in steps) / sum(step.total_ms for step in steps)


def test_a_known_good_pair_drafts_far_from_the_first_step() -> None:
    first = decode(policy(LEARNED), True, 1)[0]
    assert first.drafted > 8
    assert decode(policy(None), True, 1)[0].drafted < first.drafted


def test_a_record_that_is_wrong_costs_little() -> None:
    plain = 1.0 / PassCosts(CHEAP_BATCHES).ms(1)
    unknown = tokens_per_ms(decode(policy(None), False, 60))
    believed = tokens_per_ms(decode(policy(LEARNED), False, 60))
    assert believed > 0.85 * plain
    assert believed > 0.9 * unknown


def test_a_pair_that_never_paid_is_tried_again() -> None:
    poor = replace(LEARNED, draft_gain=-2.0, speedup=1.0)
    hopeless = LearnedAcceptance((-6.0, 0.1, 0.0), 0.0, (), ())
    steps = decode(policy(replace(poor, acceptance=hopeless)), True, 200)
    assert steps[-1].drafted > 4
