"""Knowledge of a pair: pass times, what drafting learned, and what warming up finds out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.llama.backend import LlamaContext
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.acceptance import LearnedAcceptance, LearnedPair
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_models
from foretoken.models.pairs import known_pairs
from foretoken.models.pairs.known_pairs import (
    measure_costs,
    recall_costs,
    recall_pair,
    refine_costs,
    store_learned,
    warm_up,
)
from foretoken.models.remembered import LEARNED_PAIRS, PASS_TIMES, RESULTS_FILE, ResultCache
from foretoken.system.paths import cache_path
from known_costs import make_drafting_pay
from pretended_gpu import NAME, PretendedGpu, with_pretended_gpu

pytestmark = pytest.mark.usefixtures("own_cache")

GREEDY = SamplingParams(temperature=0.0)
SAMPLING = SamplingParams(temperature=0.7, seed=1)


@pytest.fixture
def files(tmp_path: Path, random_target: Path, random_draft: Path) -> tuple[Path, Path]:
    target = shutil.copy(random_target, tmp_path / "target.gguf")
    draft = shutil.copy(random_draft, tmp_path / "draft.gguf")
    return Path(target), Path(draft)


def load(target: Path, draft: Path | None = None, threads: int | None = None) -> Session:
    return Session.load(target, draft, settings=ModelSettings(threads=threads))


def kept(kind: str) -> dict[str, Any]:
    remembered = ResultCache(kind)
    return {key: remembered.get(key, dict) for key in remembered._results}


def test_nothing_is_measured_again(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    calibrations: list[str] = []
    tables: list[list[dict[int, float]]] = []
    measure = Session.calibrate

    def counted(session: Session, loaded: LoadedModel) -> MeasuredCosts:
        calibrations.append(loaded.metadata.path.name)
        return measure(session, loaded)

    monkeypatch.setattr(Session, "calibrate", counted)
    for _ in range(2):
        with load(*files) as session:
            assert measure_costs(session)
            tables.append([loaded.costs.table() for loaded in session.models])
    assert calibrations == ["target.gguf", "draft.gguf"]
    assert tables[0] == [pytest.approx(each) for each in tables[1]]
    cache_path(RESULTS_FILE).write_bytes(b"no database" * 999)  # a damaged cache is made anew
    with load(files[0]) as session:
        assert measure_costs(session)
    assert len(calibrations) == 3


def test_what_is_measured_in_part_or_of_a_file_that_is_gone_is_not_kept(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    decode = LlamaContext.decode
    with load(*files) as session:

        def stopped(context: LlamaContext, tokens: list[int], rows: int) -> object:
            session.cancel()
            return decode(context, tokens, rows)

        with monkeypatch.context() as patch:
            patch.setattr(LlamaContext, "decode", stopped)
            assert not measure_costs(session)
        assert not kept(PASS_TIMES)
        session.cancel_flag.clear()
        files[0].unlink()
        files[1].unlink()
        assert measure_costs(session)
        assert not kept(PASS_TIMES)


# As measured on a machine without other load.
QUIET: dict[str, Any] = {"spread": 0.02, "others": 0.0}
BUSY = MeasuredCosts(1, {1: 40.0, 2: 60.0}, {1: 40.0, 2: 70.0}, spread=0.05, others=1.0)
IDLE = MeasuredCosts(2, {1: 22.0, 2: 30.0}, {1: 38.0, 2: 22.0}, **QUIET)


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> list[MeasuredCosts]:
    """Results of the next measurements, each with its own load by other programs."""
    waiting: list[MeasuredCosts] = []
    told: list[float | None] = []

    def measure(session: Session, loaded: LoadedModel) -> MeasuredCosts:
        found = waiting.pop(0)
        told.append(found.others)
        loaded.calibrations += 1
        session.use_costs(loaded, found)
        return found

    monkeypatch.setattr(Session, "calibrate", measure)
    monkeypatch.setattr(known_pairs._Watch, "others", property(lambda _: told[-1]))
    return waiting


def test_the_shortest_of_several_counts(random_target: Path, moments: list[MeasuredCosts]) -> None:
    """Sizes that another program once made slow are drafted again.

    The time of a size measured only in the slower moment, by a pass over one token, is shortened.
    """
    moments += [
        MeasuredCosts(1, {1: 2.0, 2: 9.0, 4: 4.0}, **QUIET),
        MeasuredCosts(1, {1: 2.5, 2: 3.0, 8: 8.0}, **QUIET),
        MeasuredCosts(1, {1: 2.5, 2: 3.5}, **QUIET),
    ]
    shortest = [pytest.approx({1: 2.0, 2: 3.0, 4: 4.0, 8: 6.4})]
    with load(random_target) as session:
        assert measure_costs(session)
        assert not refine_costs(session)
        assert session.pass_ms == shortest
    with load(random_target) as session:  # another start
        assert measure_costs(session)
        assert session.pass_ms == shortest
        assert refine_costs(session)
        assert refine_costs(session)  # asks for no fourth one


@pytest.mark.parametrize("busy_first", [True, False])
def test_a_doubtful_record_gives_way_to_a_certain_one(
    random_target: Path, moments: list[MeasuredCosts], busy_first: bool
) -> None:
    """It is used until then; a busy moment spoils no certain record."""
    moments += [BUSY, IDLE] if busy_first else [IDLE, BUSY]
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.target.doubtful is busy_first
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.threads == ((1,) if busy_first else (2,))
        refine_costs(session)
        assert session.threads == (2,)
        assert session.target.found == IDLE
        moments.append(replace(IDLE, others=1.0, pass_ms={1: 1.0, 2: 1.0}))
        refine_costs(session)
        assert session.target.found == IDLE, "nor with shorter times"
    with load(random_target) as session:
        assert measure_costs(session)
        assert session.pass_ms == [pytest.approx(IDLE.pass_ms)]
        assert not session.target.doubtful


def test_changed_passes_are_timed_again(random_target: Path, moments: list[MeasuredCosts]) -> None:
    """A reliable record is wrong on another machine, or if power saving has begun."""
    moments += [replace(IDLE, pass_ms={1: 90.0, 2: 1.0}, plain_ms={2: 90.0}), IDLE]
    with load(random_target) as session:
        assert measure_costs(session)
        plain = SpeculativeConfig(Method.PLAIN)
        list(session.generate("abc", SamplingParams(), plain, GenerationLimits(20)))
        assert session.target.doubtful
        assert not refine_costs(session), "passes are timed in three moments"
        assert session.target.found == IDLE


LEARNED = LearnedPair(
    LearnedAcceptance((0.5, 1.1, 2.0), 0.9, (0.9, 0.8, 0.7), (30.0, 20.0, 10.0)),
    outcomes=200,
    draft_gain=1.5,
    speedup=2.0,
    delay=0.1,
)
STORED = asdict(LEARNED)


@pytest.fixture
def taught(files: tuple[Path, Path]) -> Iterator[Session]:
    with load(*files) as session:
        make_drafting_pay(session)
        assert session.learned is None
        assert not store_learned(session), "nothing is known yet"
        assert not recall_pair(session)
        list(session.generate("abcdef", GREEDY, None, GenerationLimits(60)))
        assert store_learned(session)
        yield session


def test_the_next_start_knows_what_was_learned(taught: Session, files: tuple[Path, Path]) -> None:
    before = taught.learned
    assert before.outcomes > 0
    with load(*files) as session:
        assert recall_pair(session)
        after = session.learned
    # What another text showed weighs less.
    weights = zip(after.acceptance.rate_weights, before.acceptance.rate_weights, strict=True)
    assert all(0.0 < now <= then for now, then in weights)
    known = replace(before.acceptance, rate_weights=after.acceptance.rate_weights)
    assert after == replace(before, speedup=after.speedup, acceptance=known)
    assert after.speedup == pytest.approx(before.speedup)
    # Whatever was said: a fixed handful of numbers, and none of them is a token.
    (record,) = kept(LEARNED_PAIRS).values()
    assert record.keys() == STORED.keys()
    assert record["acceptance"].keys() == asdict(LEARNED.acceptance).keys()
    assert len(record["acceptance"]["rates"]) <= 32


def test_the_built_in_drafts_are_known_from_the_start() -> None:
    target, *drafts = builtin_models()
    for draft in drafts:
        with load(target, draft) as session:
            assert recall_pair(session)
            assert session.learned.outcomes > 500
    with load(target) as session:
        assert not recall_pair(session)


def test_it_is_known_of_this_pair_on_this_machine_alone(
    taught: Session, files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    target, draft = files
    others: list[tuple[Any, ...]] = [(target, None), (draft, target), (target, draft, 2)]
    for other in others:
        with load(*other) as session:
            assert not recall_pair(session)
    with load(*files) as session:
        with monkeypatch.context() as patch:
            patch.setattr(known_pairs, "processor_name", lambda: "another one")
            assert not recall_pair(session)
        assert recall_pair(session)
        # What is kept gives way to what is known better, and to nothing else.
        session.recall(replace(LEARNED, outcomes=10**6))
        assert store_learned(session)
        assert not store_learned(session)
        session.forget_pair()
        session.recall(LEARNED)
        assert not store_learned(session), "as a benchmark that began with a new pair"
        (key,) = kept(LEARNED_PAIRS)
        ResultCache(LEARNED_PAIRS).add(key, {**STORED, "speedup": -1.0})  # damaged
        assert not recall_pair(session)


def test_speed_and_acceptance_stay_but_no_text(random_target: Path, random_draft: Path) -> None:
    with Session.load(random_target, random_draft) as session:
        make_drafting_pay(session)
        left = iter([True, True])  # it ends when somebody wants something
        assert not warm_up(session, session.prompt, SAMPLING, lambda: next(left, False))
        assert list(session.cached_tokens) == []
        assert warm_up(session, session.prompt, SAMPLING)
        assert session.learned.outcomes > 20
        assert list(session.cached_tokens) == []
        # Texts are neither copied nor recognised later.
        assert not session._adaptive[Method.AUTO]._acceptance._history
        assert not session._lookup._index.tokens
        assert session.plain_speed.tokens_per_second is not None
        assert warm_up(session, session.prompt, SAMPLING), "nothing is found out twice"
        # A chat in the cache and a slow model are left alone.
        list(session.generate("abcdef", SAMPLING, None, GenerationLimits(4)))
        held = list(session.cached_tokens)
        assert warm_up(session, session.prompt, SAMPLING)
        assert list(session.cached_tokens) == held


def known_after(gpu: PretendedGpu, path: Path) -> list[Any]:
    """Return whether costs are known before they are measured, for one place after another."""
    del gpu
    whole = ModelSettings(devices=NAME)
    part = ModelSettings(devices=NAME, gpu_layers=2)
    found: list[Any] = []
    for settings in (ModelSettings(), whole, part, ModelSettings().on_cpu(), whole, part):
        with Session.load(path, settings=settings) as session:
            recall_costs(session)
            found.append(session.target.measured)
            measure_costs(session)
            found.append(session.threads == (1,) or not session.target.model.on_gpus)
    return found


def test_costs_belong_to_where_they_were_timed(models: Path) -> None:
    shape = {"vocab_size": 300, "layers": 4, "width": 64, "heads": 2, "context_length": 512}
    path = tiny.write_random_model(models / "costs-on-gpu.gguf", seed=1, **shape)
    found = with_pretended_gpu(known_after, path, memory_bytes=1 << 31)
    # The first one is wholly on the GPU as well, but nobody has said on which.
    assert found[::2] == [False, False, False, False, True, True]
    assert all(found[1::2])  # a GPU is not shared among threads
