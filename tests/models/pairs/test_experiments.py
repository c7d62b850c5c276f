"""What pair test, tuning, race, proof and benchmark have in common, on real tiny models."""

import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from foretoken.engine.benchmark import Prompt
from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import Session
from foretoken.models.benchmarks.record import BenchmarkPlan, PairBenchmark
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs import experiment, pair_test, proof, tuning
from foretoken.models.pairs.experiment import (
    GREEDY,
    Ask,
    AskedQuestion,
    Experiment,
    ExperimentProgress,
)
from foretoken.models.pairs.known_pairs import measure_costs
from foretoken.models.pairs.pair_test import PairTest, PairTests
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import Proofs
from foretoken.models.pairs.racing import PairRace, RacePlan, SidePlan
from foretoken.models.pairs.tuning import PairTuning
from foretoken.models.remembered import PAIR_TESTS, PROOFS, ResultCache

SAMPLING = SamplingParams(temperature=0.7, top_k=40)
TOKEN = VerificationRule.TOKEN


@pytest.fixture(autouse=True)
def _small(own_cache: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short answers, and every progress report."""
    monkeypatch.setattr(experiment, "_SHORTEST_PAUSE_S", 0.0)
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 24)
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)
    monkeypatch.setattr(tuning, "MOST_TOKENS", 16)
    monkeypatch.setattr(tuning, "_SHAPES", ((1, 8),))
    monkeypatch.setattr(proof, "_TOKENS", 8)


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


def benchmark(session: Session) -> PairBenchmark:
    prompts = {"code": [Prompt(text, session.prompt(text)) for text in ("abc", "def")]}
    plan = BenchmarkPlan(kinds=("code",), modes=("plain", "adaptive"), rounds=2, tokens=16)
    return PairBenchmark(session, prompts, plan)


EXPERIMENTS: dict[str, Callable[[Session], Experiment[Any]]] = {
    "pair test": lambda session: PairTest(session, session.prompt, SAMPLING),
    "tuning": lambda session: PairTuning(
        session, session.prompt, SAMPLING, LoadSettings(), [1], seconds=2.0
    ),
    "race": race,
    "proof": lambda session: PairProof(session, session.prompt, seconds=1.0),
    "benchmark": benchmark,
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
    found = EXPERIMENTS[name](session).run(should_continue=lambda: next(counter) < calls)
    if name == "benchmark":
        assert found.partial, "it keeps what is complete"
    else:
        assert found is None
    assert next(counter) <= calls + 9, "not once more for every step"
    assert not len(ResultCache(PAIR_TESTS))
    assert not len(ResultCache(PROOFS))
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
