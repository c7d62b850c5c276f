"""Finding the fastest settings, on real tiny models: what is tried, and what is chosen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.engine.config import (
    CacheType,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs import tuning
from foretoken.models.pairs.tuning import (
    Aspect,
    Comparison,
    PairTuning,
    TimedSetup,
    TuningResult,
    useful_lookaheads,
)

SAMPLING = SamplingParams(temperature=0.7, top_k=40)


@pytest.fixture(autouse=True)
def _small(own_cache: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short answers; other tests may keep the machine busy."""
    monkeypatch.setattr(tuning, "MOST_TOKENS", 24)
    monkeypatch.setattr(tuning, "_SHAPES", ((2, 16),))
    monkeypatch.setattr(tuning, "READ_TOKENS", 512)
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 1e9)


@pytest.fixture
def session(endless_target: Path, hopeless_draft: Path) -> Iterator[Session]:
    with Session.load(endless_target, hopeless_draft) as session:
        yield session


def make(session: Session, start: LoadSettings | None = None) -> PairTuning:
    return PairTuning(session, session.prompt, SAMPLING, start or LoadSettings(), [1, 2])


def test_a_hopeless_draft_is_not_drafted_with(session: Session) -> None:
    start = LoadSettings(drafting=SpeculativeConfig(Method.DRAFT, lookahead=16))
    result = make(session, start).run()
    drafting = result.best.speculative
    if not result.busy:  # with whatever else runs beside the tests, nothing is certain
        assert drafting.method is not Method.DRAFT
        assert result.gained
    assert [each.aspect for each in result.comparisons] == list(Aspect)
    by_aspect = {each.aspect: each for each in result.comparisons}
    methods = [way.setup.speculative.method for way in by_aspect[Aspect.METHOD].ways]
    assert methods == [Method.DRAFT, *(each for each in Method if each is not Method.DRAFT)]
    assert by_aspect[Aspect.TARGET_THREADS].ways
    assert by_aspect[Aspect.FLASH_ATTENTION].ways
    assert len(by_aspect[Aspect.MICRO_BATCH].ways) == 3
    # Settings that cost quality stay as they are.
    assert result.best.target.cache_type_k == start.target.cache_type_k


def test_what_cannot_be_measured_is_told(models: Path, random_target: Path) -> None:
    small = tiny.write_endless_model(models / "short-endless.gguf", context_length=96)
    with Session.load(small) as session:
        result = make(session).run()
    assert {each.problem for each in result.comparisons} == {tuning.TOO_LONG}
    # The heads of this model have 16 numbers, and a block of q8_0 has 32.
    target = ModelSettings(cache_type_v=CacheType.Q8_0)
    with Session.load(random_target) as session:
        with pytest.raises(ModelLoadError, match=r"llama.cpp cannot create a context"):
            make(session, LoadSettings(target=target)).run()
        assert list(session.generate(session.prompt("a"), SamplingParams(0.0)))


def test_slow_machines_time_few_or_none(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = PairTuning(session, session.prompt, SAMPLING, LoadSettings(), [1, 2], seconds=1e-3)
    problems = {each.problem for each in slow.run().comparisons}
    assert problems <= {tuning.NO_TIME, tuning.NO_DRAFT_USED, tuning.SMALL_BATCH}
    # It has become slow meanwhile.
    monkeypatch.setattr(tuning, "plan_amount", lambda *given: (given[-1][:1], 16))
    result = slow.run()
    assert {len(way.speeds) for each in result.comparisons for way in each.ways} == {3}


def test_lengths_worth_trying_are_those_that_earn_most() -> None:
    # The shape of a Q4_0 model on two cores, relative to a pass over one token.
    shape = {1: 1.0, 2: 1.4, 3: 1.87, 4: 1.31, 6: 2.13, 8: 2.25, 12: 3.11, 16: 3.67}
    target = PassCosts({tokens: 20.0 * factor for tokens, factor in shape.items()})
    found = useful_lookaheads(target, PassCosts({1: 1.0, 2: 1.0, 16: 2.0}))
    assert found[0] == 3  # at 70 %: a pass over four is the cheap one
    assert len(found) == len(set(found)) >= 3
    slow = useful_lookaheads(target, PassCosts({1: 20.0, 2: 20.0, 16: 40.0}))
    assert max(slow[:1]) <= found[0]
    free = useful_lookaheads(PassCosts({1: 20.0, 17: 20.0}), None)
    assert free[0] == 16  # nothing is cheaper than a longer draft


def way(*speeds: float, threads: int | None = None, method: Method = Method.PLAIN) -> TimedSetup:
    """A way whose rounds had these tokens per second."""
    setup = LoadSettings(target=ModelSettings(threads=threads), drafting=SpeculativeConfig(method))
    return TimedSetup(setup, (threads or 8,), speeds)


PRESENT = way(100, 101, 99)


def test_of_five_rounds_the_outer_two_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    for speeds, median, spread in (((10, 40, 30), 30, 15), ((50, 10, 20, 30, 90), 30, 15)):
        found = way(*speeds)
        assert (found.speed.value, found.speed.spread) == (median, spread)
        assert found.gain(PRESENT) == pytest.approx(median / 100 - 1.0)
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 0.1)
    wild, calm = way(50, 100, 150), way(150, 151, 152, threads=4)
    assert Comparison(Aspect.TARGET_THREADS, (wild, wild)).busy
    assert not Comparison(Aspect.TARGET_THREADS, (wild, calm)).busy
    # Texts that are drafted well or badly lie apart on any computer.
    drafted = replace(wild, setup=LoadSettings())
    assert not Comparison(Aspect.METHOD, (drafted, drafted)).busy
    assert not Comparison(Aspect.METHOD, (drafted, calm)).busy
    assert Comparison(Aspect.METHOD, (drafted, wild)).busy
    unsure = TuningResult(
        calm.setup,
        (Comparison(Aspect.METHOD, (wild, calm)), Comparison(Aspect.TARGET_THREADS, (wild, wild))),
    )
    assert (unsure.busy, unsure.best) == (True, calm.setup)


@pytest.mark.parametrize(
    ("others", "chosen"),
    [
        ([way(90, 91, 92, threads=2), way(112, 113, 111, threads=4)], 2),
        # Of two better ones the first stays unless the other is better for sure.
        ([way(150, 155, 145, threads=2), way(154, 159, 149, threads=4)], 1),
        ([way(150, 155, 145, threads=2), way(170, 175, 165, threads=4)], 2),
        ([way(102, 102, 102, threads=4)], 0),  # not worth it
        ([way(95, 110, 125, threads=4)], 0),  # its rounds lie too far apart
        ([way(120, threads=4)], 0),  # of one round nothing is known
    ],
)
def test_what_is_faster_for_sure_is_chosen(others: list[TimedSetup], chosen: int) -> None:
    compared = Comparison(Aspect.TARGET_THREADS, (PRESENT, *others))
    assert compared.chosen() is compared.ways[chosen]
    result = TuningResult(PRESENT.setup, (compared, Comparison(Aspect.MICRO_BATCH, problem="late")))
    assert result.best == compared.ways[chosen].setup
    assert result.gained is bool(chosen)
