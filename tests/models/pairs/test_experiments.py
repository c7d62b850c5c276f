"""What pair test, tuning, race and proof have in common; then what only the first two do."""

import itertools
import os
import shutil
import statistics
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.engine.benchmark import PLAIN
from foretoken.engine.config import (
    CacheType,
    GenerationLimits,
    Method,
    ModelSettings,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.events import RunStatistics
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs import experiment, pair_test, tuning
from foretoken.models.pairs.experiment import (
    ADAPTIVE,
    GREEDY,
    Ask,
    AskedQuestion,
    Experiment,
    ExperimentProgress,
    RecordedRun,
)
from foretoken.models.pairs.known_pairs import measure_costs, recall_pair
from foretoken.models.pairs.pair_test import (
    KINDS,
    MOST_TOKENS,
    KindResult,
    PairTest,
    PairTestResult,
    PairTests,
    answer_tokens,
    result_of,
)
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import Proofs
from foretoken.models.pairs.racing import PairRace, RacePlan, SidePlan
from foretoken.models.pairs.tuning import Aspect, Comparison, PairTuning, TimedSetup, TuningResult
from foretoken.models.remembered import ResultCache
from foretoken.system.language import said
from known_costs import make_drafting_pay

TOKEN = VerificationRule.TOKEN


@pytest.fixture(autouse=True)
def _small(own_cache: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short answers and all progress reports; other tests may keep the machine busy."""
    monkeypatch.setattr(experiment, "_SHORTEST_PAUSE_S", 0.0)
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 2)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 24)
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)
    monkeypatch.setattr(tuning, "MOST_TOKENS", 24)
    monkeypatch.setattr(tuning, "_SHAPES", ((2, 16),))
    monkeypatch.setattr(tuning, "READ_TOKENS", 512)
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 1e9)


@pytest.fixture
def files(tmp_path: Path, endless_target: Path, hopeless_draft: Path) -> tuple[Path, Path]:
    both = endless_target, hopeless_draft
    target, draft = (Path(shutil.copy(path, tmp_path)) for path in both)
    return target, draft


@pytest.fixture
def session(files: tuple[Path, Path]) -> Iterator[Session]:
    with Session.load(*files) as session:
        assert measure_costs(session)
        yield session


def without_template(model: LlamaModel) -> Ask:
    return lambda text: AskedQuestion(model.vocabulary.tokenize(text), GenerationLimits())


def race(session: Session) -> PairRace:
    plain = SidePlan(SpeculativeConfig(Method.PLAIN))
    plan = RacePlan("It stays.", (plain, SidePlan()), repetitions=2, tokens=20)
    return PairRace(session, without_template, plan, ModelSettings(), ModelSettings())


def tune(session: Session, start: LoadSettings | None = None) -> PairTuning:
    return PairTuning(session, session.prompt, start or LoadSettings(), [1, 2])


EXPERIMENTS: dict[str, Callable[[Session], Experiment[Any]]] = {
    "pair test": lambda session: PairTest(session, session.prompt),
    "tuning": tune,
    "race": race,
    "proof": lambda session: PairProof(session, session.prompt, seconds=1.0, tokens=8),
}


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_progress_never_decreases(session: Session, name: str) -> None:
    reported: list[ExperimentProgress] = []
    assert EXPERIMENTS[name](session).run(reported.append) is not None
    shares = [each.share for each in reported]
    assert shares == sorted(shares)
    assert 0.0 <= shares[0] < shares[-1] <= 1.0
    assert all(each.seconds_left is None or each.seconds_left >= 0.0 for each in reported)


@pytest.mark.parametrize("calls", [0, 30])
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_a_stopped_experiment_ends_soon_and_stores_nothing(
    session: Session, name: str, calls: int
) -> None:
    counter = itertools.count()
    assert EXPERIMENTS[name](session).run(should_continue=lambda: next(counter) < calls) is None
    assert next(counter) <= calls + 9, "not once more for every step"
    assert not len(ResultCache(PairTests.kind))
    assert not len(ResultCache(Proofs.kind))
    assert list(session.generate("abc", GREEDY, limits=GenerationLimits(2)))


@pytest.mark.parametrize("name", ["tuning", "race", "proof"])
def test_the_chat_is_left_as_it_was(session: Session, name: str) -> None:
    list(session.generate("It stays.", GREEDY, limits=GenerationLimits(12)))
    cached = list(session.cached_tokens)
    before = deepcopy((session.statistics, session.learned))
    assert EXPERIMENTS[name](session).run() is not None
    assert (session.statistics, session.learned) == before
    assert list(session.cached_tokens) == cached
    list(session.generate([*cached, 5], GREEDY, limits=GenerationLimits(1)))
    assert session.statistics.reused_tokens == len(cached)


@pytest.mark.parametrize(
    ("name", "results", "more"), [("pair test", PairTests, ()), ("proof", Proofs, (TOKEN,))]
)
def test_a_result_is_found_again_for_the_same_files_only(
    session: Session, files: tuple[Path, Path], name: str, results: Any, more: tuple[Any, ...]
) -> None:
    found = EXPERIMENTS[name](session).run()
    target, draft = files
    assert results().result(target, draft, *more) == found
    changed = replace(found, seconds=1.0)
    results().add(target, draft, changed, *more)
    assert results().result(target, draft, *more) == changed
    for other in ((target, None, *more), (draft, target, *more), (target, draft, "other")):
        assert results().result(*other) is None
    os.utime(draft, ns=(1, 1))
    assert results().result(target, draft, *more) is None


# --- pair test ------------------------------------------------------------------------------------


def run_test(session: Session) -> tuple[PairTestResult, list[RecordedRun]]:
    test = PairTest(session, session.prompt)
    return test.run(), test.runs


def test_the_figures_are_what_the_runs_say(session: Session) -> None:
    result, all_runs = run_test(session)
    assert [kind.kind for kind in result.kinds] == list(KINDS)

    def speed(mode: str, runs: Sequence[RecordedRun]) -> float:
        counted = [run.statistics for run in runs if run.mode == mode]
        seconds = sum(one.decode_ms for one in counted) / 1000.0
        return sum(one.generated for one in counted) / seconds

    ratios = []
    for kind in result.kinds:
        runs = [run for run in all_runs if run.kind == kind.kind]
        if not runs:
            assert kind == KindResult(kind.kind, problem=said("too-slow-to-test", seconds=20))
            continue
        plain, drafting = speed(PLAIN, runs), speed(ADAPTIVE, runs)
        assert (kind.plain_tokens_per_second, kind.tokens_per_second) == pytest.approx(
            (plain, drafting)
        )
        assert kind.speedup == pytest.approx(drafting / plain)
        ratios.append(drafting / plain)
    assert result.speedup == pytest.approx(statistics.geometric_mean(ratios))
    counted = [run.statistics for run in all_runs if run.mode == ADAPTIVE]
    assert result.questions == len(counted)
    drafted = sum(one.drafted for one in counted)
    expected = sum(one.accepted for one in counted) / drafted if drafted else None
    assert result.draft_acceptance_rate == expected
    assert all(run.statistics.tokens <= pair_test.MOST_TOKENS for run in all_runs)


def run(kind: str, mode: str, speed: float, *, tokens: int = 20, number: int = 0) -> RecordedRun:
    counted = RunStatistics(tokens=tokens, generated=tokens, decode_ms=1000.0 * tokens / speed)
    return RecordedRun(kind, "fox", mode, number, counted)


def test_a_short_answer_is_no_figure() -> None:
    runs = [
        *(run("chat", mode, speed) for mode, speed in ((PLAIN, 10.0), (ADAPTIVE, 20.0))),
        run("code", PLAIN, 10.0),
        run("code", ADAPTIVE, 90.0, tokens=3),
    ]
    result = result_of(runs, {"chat": "late", "code": "late", "copy": "late"}, 1.0)
    assert [kind.problem for kind in result.kinds] == [None, said("answers-too-short"), "late"]
    assert (result.speedup, result.problem) == (pytest.approx(2.0), None)
    none = result_of([], {"chat": "late"}, 1.0)
    assert (none.speedup, none.questions, none.problem, none.plain_range) == (None, 0, "late", None)
    for speedup, gains in ((None, False), (1.04, False), (1.06, True)):
        assert replace(none, speedup=speedup).gains is gains


def test_a_busy_machine_is_seen_in_the_plain_answers() -> None:
    for slow, outliers, disturbed in ((8, 1, True), (10, 1, False), (10, 2, True)):
        speeds = [10.0] * slow + [30.0] * outliers
        runs = [run("chat", PLAIN, speed, number=n) for n, speed in enumerate(speeds)]
        result = result_of(runs, {"chat": ""}, 1.0)
        assert result.plain_range == pytest.approx((10.0, 30.0 if disturbed else 10.0))
        assert result.disturbed is disturbed


def test_the_length_of_answers_fits_the_time_and_is_worth_it() -> None:
    for plain_ms, kinds in ((0.3, 4), (60.0, 4), (110.0, 2), (250.0, 1), (450.0, 1)):
        tokens = answer_tokens(plain_ms, 4, 20_000.0)
        assert 16 <= tokens <= MOST_TOKENS
        assert kinds * tokens * plain_ms * 2 <= 20_000.0
    assert answer_tokens(600.0, 4, 20_000.0) is None
    assert answer_tokens(1.0, 0, 20_000.0) is None


def test_a_machine_that_slows_down_has_no_figures(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair_test, "_PATIENCE", 0.0)
    result, runs = run_test(session)
    assert {kind.problem for kind in result.kinds} == {said("too-slow-to-test", seconds=20)}
    assert (runs, result.speedup) == ([], None)
    assert not len(ResultCache(PairTests.kind))


def test_a_context_without_room_says_so(random_target: Path) -> None:
    with Session.load(random_target, None, context_length=256) as session:
        result, _ = run_test(session)
    problems = {kind.kind: kind.problem for kind in result.kinds}
    # Every byte is a token here; the texts to copy and to rewrite are longer than 256.
    assert problems["rewrite"] == said("prompts-too-long")
    assert problems["stories"] != said("prompts-too-long")


def test_the_session_learns(session: Session, files: tuple[Path, Path]) -> None:
    for _ in session.generate("Hello there"):
        if len(session.cached_tokens) > 20:
            break
    make_drafting_pay(session)
    run_test(session)
    assert len(session.cached_tokens) == 0
    assert session.plain_speed.tokens_per_second is not None
    learned = session.learned
    assert learned is not None
    with Session.load(*files) as other:
        assert recall_pair(other)
        assert other.learned.outcomes >= learned.outcomes


# --- tuning ---------------------------------------------------------------------------------------


def test_a_hopeless_draft_is_not_drafted_with(session: Session) -> None:
    start = LoadSettings(drafting=SpeculativeConfig(Method.DRAFT, lookahead=16))
    result = tune(session, start).run()
    drafting = result.best.speculative
    if not result.busy:  # other tests may keep the computer busy
        assert drafting.method is not Method.DRAFT
        assert result.gained
    assert [each.aspect for each in result.comparisons] == list(Aspect)
    by_aspect = {each.aspect: each for each in result.comparisons}
    methods = [way.setup.speculative.method for way in by_aspect[Aspect.METHOD].ways]
    assert methods == [Method.DRAFT, *(each for each in Method if each is not Method.DRAFT)]
    assert by_aspect[Aspect.FLASH_ATTENTION].ways
    assert len(by_aspect[Aspect.MICRO_BATCH].ways) == 3
    # Settings that cost quality stay as they are.
    assert result.best.target.cache_type_k == start.target.cache_type_k


def test_what_cannot_be_measured_is_reported(models: Path, random_target: Path) -> None:
    small = tiny.write_endless_model(models / "short-endless.gguf", context_length=96)
    with Session.load(small) as session:
        result = tune(session).run()
    assert {each.problem for each in result.comparisons} == {said("prompts-too-long")}
    # The heads of this model have 16 numbers, and a block of q8_0 has 32.
    target = ModelSettings(cache_type_v=CacheType.Q8_0)
    with Session.load(random_target) as session:
        with pytest.raises(ModelLoadError, match=r"llama.cpp cannot create a context"):
            tune(session, LoadSettings(target=target)).run()
        assert list(session.generate(session.prompt("a"), GREEDY))


def test_slow_machines_time_few_or_none(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = PairTuning(session, session.prompt, LoadSettings(), [1, 2], seconds=1e-3)
    problems = {each.problem for each in slow.run().comparisons}
    assert problems <= set(map(said, ("no-time-to-tune", "no-draft-in-use", "batch-too-small")))
    # It has become slow since then.
    monkeypatch.setattr(tuning, "plan_amount", lambda *given: (given[-1][:1], 16))
    result = slow.run()
    assert {len(way.speeds) for each in result.comparisons for way in each.ways} == {3}


def way(*speeds: float, threads: int | None = None, method: Method = Method.PLAIN) -> TimedSetup:
    """Return a way of running the pair with these tokens per second in its rounds."""
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
    # Some texts are drafted better than others, on any computer.
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
        # Of two better ones the first stays unless the other is reliably better.
        ([way(150, 155, 145, threads=2), way(154, 159, 149, threads=4)], 1),
        ([way(150, 155, 145, threads=2), way(170, 175, 165, threads=4)], 2),
        ([way(102, 102, 102, threads=4)], 0),  # not worth it
        ([way(95, 110, 125, threads=4)], 0),  # its rounds differ too much
        ([way(120, threads=4)], 0),  # one round says nothing
    ],
)
def test_what_is_reliably_faster_is_chosen(others: list[TimedSetup], chosen: int) -> None:
    compared = Comparison(Aspect.TARGET_THREADS, (PRESENT, *others))
    assert compared.chosen() is compared.ways[chosen]
    result = TuningResult(PRESENT.setup, (compared, Comparison(Aspect.MICRO_BATCH, problem="late")))
    assert result.best == compared.ways[chosen].setup
    assert result.gained is bool(chosen)
