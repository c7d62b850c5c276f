"""Experiments with the real worker: one job at a time, other models beside the pair in use."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App
from foretoken.control.engine import experiments
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob, EngineWork
from foretoken.control.engine.experiments import BenchmarkResult, BenchmarkWork, RaceWork
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceSide
from foretoken.engine.session import Session
from foretoken.models.benchmarks.figures import figures_of
from foretoken.models.benchmarks.record import BenchmarkPlan
from foretoken.models.memory.fit import PairPlan
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs import beside, experiment, racing
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.known_pairs import recall_pair
from foretoken.models.pairs.racing import RacePlan, SidePlan

PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
PLAN = BenchmarkPlan(
    kinds=("everyday", "code"),
    modes=("plain", "adaptive", "fixed:2"),
    rounds=2,
    questions=1,
    tokens=12,
)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("CACHE", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))


def is_closed(model: LlamaModel) -> bool:
    try:
        return model.handle is None
    except ValueError:
        return True


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[LlamaModel]]:
    found: list[LlamaModel] = []
    load = LlamaModel.load

    def noted(*given: Any, **options: Any) -> LlamaModel:
        found.append(load(*given, **options))
        return found[-1]

    monkeypatch.setattr(LlamaModel, "load", noted)
    yield found
    assert all(map(is_closed, found))


@pytest.fixture
def app(qtbot: QtBot, loaded: list[LlamaModel]) -> Iterator[App]:
    result = App(qtbot)
    yield result
    result.close()


@pytest.fixture
def in_use(endless_target: Path, hopeless_draft: Path) -> PairSetup:
    return PairSetup(PairFiles(endless_target, hopeless_draft), LoadSettings())


@pytest.fixture
def engine(app: App, in_use: PairSetup) -> EngineControl:
    assert in_use.files.draft is not None
    app.load(in_use.files.target, in_use.files.draft)
    return app.engine


def begun(engine: EngineControl, work: EngineWork) -> EngineJob:
    return engine.begin_work(work)


def ended(qtbot: QtBot, job: EngineJob) -> Any:
    with qtbot.waitSignal(job.ended, timeout=60_000) as told:
        pass
    result, error = told.args
    assert error is None
    return result


def race_work(other: SidePlan, tokens: int = 20) -> RaceWork:
    settings = LoadSettings()
    plan = RacePlan("Who?", (PLAIN, other), repetitions=1, tokens=tokens)
    return RaceWork(plan, settings.target, settings.draft)


def test_each_target_is_asked_in_its_own_format(
    engine: EngineControl,
    wordy_target: Path,
    loaded: list[LlamaModel],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    run_race = racing.run_race

    def heard(sides: tuple[RaceSide, RaceSide], **options: Any) -> Any:
        for side in sides:
            pieces = [side.session.vocabulary.text(token) for token in side.prompt]
            asked.append("".join(pieces).replace("Ċ", "\n").replace("Ġ", " "))
        return run_race(sides, **options)

    monkeypatch.setattr(racing, "run_race", heard)
    other = SidePlan(SpeculativeConfig(), draft=wordy_target, target=wordy_target)
    result = ended(qtbot, begun(engine, race_work(other)))
    assert asked == ["<|im_start|>user\nWho?<|im_end|>\n<|im_start|>assistant\n", "Q: Who?\nA:"]
    assert [side.target for side in result.sides] == ["endless.gguf", "wordy.gguf"]
    assert [is_closed(model) for model in loaded] == [False, False, True, True]
    assert engine.state is EngineState.READY


@pytest.mark.parametrize("how", ["stopped", "failed", "shut down"])
def test_the_other_target_is_unloaded_however_it_ends(
    engine: EngineControl,
    wordy_target: Path,
    loaded: list[LlamaModel],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    how: str,
) -> None:
    if how == "failed":
        monkeypatch.setattr(experiment, "measure_costs", lambda _: 1 / 0)
    job = begun(engine, race_work(SidePlan(target=wordy_target), tokens=1024))
    with qtbot.waitSignal(job.ended, timeout=30_000, raising=how != "shut down") as told:
        if how != "failed":
            qtbot.waitUntil(lambda: job.share > 0.0, timeout=30_000)
            assert len(loaded) == 3
        if how == "shut down":  # by the fixture, and then nothing may be left
            return
        if how == "stopped":
            job.cancel()
    assert told.args[0] is None
    assert (told.args[1] is not None) == (how == "failed")
    assert [is_closed(model) for model in loaded] == [False, False, True]
    assert engine.state is EngineState.READY


def test_pairs_are_measured_beside_the_one_in_use(
    app: App, engine: EngineControl, in_use: PairSetup, qtbot: QtBot, random_target: Path
) -> None:
    app.ask("a", 5)
    session, before = engine._worker._session, engine.pair
    read, target = list(session.cached_tokens), in_use.files.target
    others = tuple(
        PairSetup(PairFiles(*files), LoadSettings())
        for files in ((target, target), (target, None), (random_target, None))
    )
    steps: list[ExperimentProgress] = []
    job = begun(engine, BenchmarkWork(PLAN, in_use, others))
    job.progressed.connect(lambda _, step: steps.append(step))
    result: BenchmarkResult = ended(qtbot, job)
    assert result.skipped == ()
    plain_only = ("plain", "adaptive")
    assert [each.plan.modes for each in result.records] == [PLAN.modes] * 2 + [plain_only] * 2
    assert not any(each.partial for each in result.records)
    assert result.records[2].draft is None
    assert result.records[3].target.name == "random-target"
    # A draft that knows nothing, and one that knows everything.
    rows = [figures_of(each).mode("fixed:2") for each in result.records[:2]]
    hopeless, perfect = (row and row.total.draft_acceptance_rate for row in rows)
    assert hopeless < 0.5 < perfect
    numbers = {step.doing.split(" · ")[0].rsplit(" ", 1)[1] for step in steps}
    assert numbers == {"(1/4)", "(2/4)", "(3/4)", "(4/4)"}
    assert [step.share for step in steps] == sorted(step.share for step in steps)
    with Session.load(target, target) as other:
        assert recall_pair(other), "the next start knows a pair that was measured"
    # What was in use still is, with all that the chat has read.
    assert (engine.pair, engine._worker._session) == (before, session)
    assert list(session.cached_tokens) == read
    assert app.ask("b", 5).text


def test_pairs_that_cannot_be_measured_are_left_out_with_the_reason(
    engine: EngineControl,
    in_use: PairSetup,
    qtbot: QtBot,
    tmp_path: Path,
    random_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target, tokens = in_use.files.target, tiny.foreign_tokens(300)
    alien = tiny.write_random_model(tmp_path / "alien.gguf", seed=1, vocab_size=300, tokens=tokens)
    gone = PairSetup(PairFiles(tmp_path / "gone.gguf", None), LoadSettings())
    misfit = PairSetup(PairFiles(target, alien), LoadSettings())
    big = PairSetup(PairFiles(random_target, None), LoadSettings())
    check_fit = beside.check_fit

    def full(plan: PairPlan, *given: Any, **named: Any) -> Any:
        fit = check_fit(plan, *given, **named)
        return replace(fit, free=FreeMemory(1, 1)) if plan.target == random_target else fit

    monkeypatch.setattr(beside, "check_fit", full)
    work = BenchmarkWork(PLAN, in_use, (gone, misfit, big), with_loaded=True)
    result: BenchmarkResult = ended(qtbot, begun(engine, work))
    assert len(result.records) == 1
    assert [each.name for each in result.skipped] == ["gone", misfit.name, big.name]
    assert "alien.gguf cannot draft here" in result.skipped[1].why
    assert "does not fit in memory together with the loaded models" in result.skipped[2].why


def test_a_context_that_is_too_short_is_told(app: App, qtbot: QtBot, tmp_path: Path) -> None:
    target = tiny.write_endless_model(tmp_path / "short.gguf")
    pair = PairSetup(PairFiles(target, None), LoadSettings(context_length=96))
    app.load(target, settings=pair.settings)
    with qtbot.waitSignal(begun(app.engine, BenchmarkWork(PLAN, pair)).ended) as told:
        pass
    assert told.args == [None, experiments.TOO_LONG]


def test_stopped_it_gives_what_is_complete_and_changes_nothing(
    app: App, engine: EngineControl, in_use: PairSetup, qtbot: QtBot
) -> None:
    before = engine.pair
    job = begun(engine, BenchmarkWork(replace(PLAN, rounds=20, tokens=64), in_use))
    steps: list[ExperimentProgress] = []
    job.progressed.connect(lambda _, step: steps.append(step))
    app.until(lambda: len(steps) > 4)
    assert engine.begin_work(BenchmarkWork(PLAN, in_use)) is None
    assert not app.controller.send("Hi")
    with qtbot.waitSignal(job.ended, timeout=10_000) as told:
        job.cancel()
    (record,) = told.args[0].records
    assert record.partial
    assert len(record.runs) % 3 == 0  # whole questions
    assert (engine.state, engine.pair) == (EngineState.READY, before)
