"""Measure for me on real tiny models: what is tried, what is chosen, and how it ends."""

import statistics
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

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
from foretoken.engine.session import Session
from foretoken.models.pairs import tuning, tuning_plan, tuning_results
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.tuning import PairTuning
from foretoken.models.pairs.tuning_plan import NO_DRAFT_USED, NOTHING_DRAFTED
from foretoken.models.pairs.tuning_results import (
    Aspect,
    Comparison,
    RunSetup,
    TimedRound,
    TriedWay,
    TuningResult,
)

SAMPLING = SamplingParams(temperature=0.7, top_k=40)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short answers; the machine may be busy with other tests."""
    monkeypatch.setattr(tuning_plan, "MOST_TOKENS", 24)
    monkeypatch.setattr(tuning_plan, "_SHAPES", ((5, 2, 16),))
    monkeypatch.setattr(tuning_plan, "_READING_SHAPES", ((3, 512),))
    monkeypatch.setattr(tuning_results, "_BUSY_SPREAD", 1e9)


@pytest.fixture
def session(endless_target: Path, hopeless_draft: Path) -> Iterator[Session]:
    with Session.load(endless_target, hopeless_draft) as session:
        yield session


def make(session: Session, start: RunSetup | None = None, **options: Any) -> PairTuning:
    return PairTuning(session, session.prompt, SAMPLING, start or RunSetup(), [1, 2], **options)


def ended(tuned: TuningResult | None) -> TuningResult:
    assert tuned is not None
    return tuned


# --- with the real engine ------------------------------------------------------------------------


def test_a_hopeless_draft_is_not_drafted_with(session: Session) -> None:
    prompt = session.prompt("It stays.")
    list(session.generate(prompt, SamplingParams(0.0)))
    held, counted = list(session.cached_tokens), replace(session.statistics)
    start = RunSetup(drafting=SpeculativeConfig(Method.DRAFT, lookahead=16))
    told: list[ExperimentProgress] = []
    result = ended(make(session, start, progress=told.append).run())
    drafting = result.best.drafting
    if not result.busy:  # with whatever else runs beside the tests, nothing is certain
        assert drafting.method is not Method.DRAFT
        assert result.gained
    assert [each.aspect for each in result.comparisons] == list(Aspect)
    by_aspect = {each.aspect: each for each in result.comparisons}
    methods = [way.setup.drafting.method for way in by_aspect[Aspect.METHOD].ways]
    assert methods == [Method.DRAFT, *(each for each in Method if each is not Method.DRAFT)]
    assert by_aspect[Aspect.TARGET_THREADS].ways
    assert by_aspect[Aspect.FLASH_ATTENTION].ways
    lengths = [way.setup.target.micro_batch_length for way in by_aspect[Aspect.MICRO_BATCH].ways]
    assert len(lengths) == 3
    if drafting.method in (Method.PLAIN, Method.LOOKUP):
        assert by_aspect[Aspect.DRAFT_THREADS].problem == NO_DRAFT_USED
    # What is not good for speed alone stays as it is.
    kept = ("gpu_layers", "batch_length", "cache_type_k", "cache_type_v")
    for name in kept:
        assert getattr(result.best.target, name) == getattr(start.target, name)
    # What a chat has read stays, and nothing is counted.
    assert list(session.cached_tokens) == held
    assert session.statistics == counted
    assert [each.share for each in told] == sorted(each.share for each in told)
    assert all(each.seconds_left is not None and each.seconds_left >= 0.0 for each in told)
    list(session.generate([*prompt, *held[len(prompt) :], 5], SamplingParams(0.0)))


def test_without_a_draft_prompt_lookup_is_compared_with_plain_decoding(
    endless_target: Path,
) -> None:
    with Session.load(endless_target) as session:
        plain = RunSetup(drafting=SpeculativeConfig(Method.PLAIN))
        result = ended(make(session, plain).run())
        method, lookahead, _, draft_threads, *_ = result.comparisons
        tried = {way.setup.drafting.method for way in method.ways}
        assert tried == {Method.PLAIN, Method.AUTO}
        assert draft_threads.problem == NO_DRAFT_USED
        if method.chosen.setup == plain:
            assert lookahead.problem == NOTHING_DRAFTED
    assert all(way.threads in {(1,), (2,)} for each in result.measured for way in each.ways)


@pytest.mark.parametrize("after", [1, 30, 120])
def test_it_ends_where_it_is_stopped(session: Session, after: int) -> None:
    asked = 0

    def keep_on() -> bool:
        nonlocal asked
        asked += 1
        return asked < after

    assert make(session, keep_on=keep_on).run() is None
    assert asked < after + 8  # nothing more is begun
    assert list(session.generate(session.prompt("a"), SamplingParams(0.0)))


def test_a_target_that_cannot_roll_back_is_measured_too(models: Path) -> None:
    path = tiny.write_recurrent_model(
        models / "recurrent-tuned.gguf", seed=3, vocab_size=260, context_length=1024
    )
    with Session.load(path) as session:
        result = ended(make(session).run())
        assert Aspect.METHOD in {each.aspect for each in result.measured}
        assert list(session.generate(session.prompt("a"), SamplingParams(0.0)))


def test_a_short_context_has_no_room_for_it(models: Path) -> None:
    small = tiny.write_endless_model(models / "short-endless.gguf", context_length=128)
    with Session.load(small) as session:
        result = ended(make(session).run())
    assert {each.problem for each in result.comparisons} == {tuning.TOO_LONG}


def test_a_cache_that_cannot_be_is_told(random_target: Path) -> None:
    # The heads of this model have 16 numbers, and a block of q8_0 has 32.
    target = ModelSettings(cache_type_v=CacheType.Q8_0)
    with Session.load(random_target) as session:
        with pytest.raises(ModelLoadError, match=r"llama.cpp cannot make a context"):
            make(session, RunSetup(target=target)).run()
        assert list(session.generate(session.prompt("a"), SamplingParams(0.0)))


# --- what follows from the rounds ----------------------------------------------------------------


def way(*speeds: float, threads: int | None = None, method: Method = Method.PLAIN) -> TriedWay:
    """A way whose rounds had these tokens per second."""
    setup = RunSetup(ModelSettings(threads=threads), drafting=SpeculativeConfig(method))
    rounds = tuple(TimedRound(100, 100_000.0 / speed) for speed in speeds)
    return TriedWay(setup, (threads or 8,), rounds)


def _half_range(speeds: list[float]) -> float:
    """Of sorted speeds: of all of few, else of the middle half."""
    middle = speeds[1:-1] if len(speeds) == 5 else speeds
    return (middle[-1] - middle[0]) / 2.0


def test_figures_are_those_of_the_rounds(session: Session) -> None:
    result = ended(make(session).run())
    for comparison in result.measured:
        base = comparison.present
        for tried in comparison.ways:
            speeds = sorted(each.tokens / each.ms * 1000.0 for each in tried.rounds)
            median = statistics.median(speeds)
            assert tried.tokens_per_second == pytest.approx(median)
            assert tried.spread == pytest.approx(_half_range(speeds))
            assert tried.gain(base) == pytest.approx(median / base.tokens_per_second - 1.0)
        chosen = comparison.chosen
        if chosen is not base:
            apart = chosen.tokens_per_second - base.tokens_per_second
            assert apart > chosen.spread + base.spread
        later = comparison.ways[comparison.ways.index(chosen) + 1 :]
        assert not any(each.is_better(chosen) for each in later)


def test_what_is_faster_by_more_than_the_rounds_lie_apart_is_chosen() -> None:
    present, faster = way(100, 101, 99), way(112, 113, 111, threads=4)
    compared = Comparison(Aspect.TARGET_THREADS, (present, way(90, 91, 92, threads=2), faster))
    assert compared.chosen is faster
    assert faster.gain(present) == pytest.approx(0.12)
    result = TuningResult(present.setup, (compared,), 1.0)
    assert result.best == faster.setup
    assert result.gained


def test_of_two_better_ones_the_first_stays_unless_the_other_is_better_for_sure() -> None:
    present, usual = way(100, 101, 99), way(150, 155, 145, method=Method.AUTO)
    hardly = way(154, 159, 149, method=Method.LOOKUP)
    compared = Comparison(Aspect.METHOD, (present, usual, hardly))
    assert compared.chosen is usual
    surely = way(170, 175, 165, method=Method.LOOKUP)
    assert replace(compared, ways=(present, usual, surely)).chosen is surely


@pytest.mark.parametrize(
    "other",
    [
        (102, 102, 102),  # not worth it
        (95, 110, 125),  # its rounds lie too far apart
        (120,),  # of one round nothing is known
        (80, 80, 80),
    ],
)
def test_near_ties_and_doubts_keep_what_there_is(other: tuple[float, ...]) -> None:
    present, tried = way(100, 101, 99), way(*other, threads=4)
    compared = Comparison(Aspect.TARGET_THREADS, (present, tried))
    assert compared.chosen is present
    assert not TuningResult(present.setup, (compared,), 1.0).gained


def test_rounds_far_apart_tell_of_a_busy_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning_results, "_BUSY_SPREAD", 0.1)
    wild, calm = way(50, 100, 150), way(150, 151, 152, threads=4)
    assert Comparison(Aspect.TARGET_THREADS, (wild, wild)).busy
    assert not Comparison(Aspect.TARGET_THREADS, (wild, calm)).busy
    # Texts that are drafted well or badly lie apart on any computer.
    drafted = replace(wild, setup=RunSetup())
    assert not Comparison(Aspect.METHOD, (drafted, drafted)).busy
    assert not Comparison(Aspect.METHOD, (drafted, calm)).busy
    assert Comparison(Aspect.METHOD, (drafted, wild)).busy
    unsure = TuningResult(
        calm.setup,
        (
            Comparison(Aspect.METHOD, (wild, calm)),
            Comparison(Aspect.TARGET_THREADS, (wild, wild)),
        ),
        1.0,
    )
    assert (unsure.busy, unsure.best) == (True, calm.setup)
