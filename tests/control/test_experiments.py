"""Experiments with the real worker: one job at a time, other models beside the pair in use."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.background import shut_down_below
from foretoken.control.controller import ChatController
from foretoken.control.engine import experiments
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob, EngineWork
from foretoken.control.engine.experiments import (
    BenchmarkResult,
    BenchmarkWork,
    RaceWork,
    TuningWork,
)
from foretoken.control.engine.records import LoadSettings, PairFiles, PairSetup
from foretoken.control.models.draft_ranking import DraftOffer, OtherDrafts
from foretoken.control.models.engine_form import EngineForm
from foretoken.control.models.kept_results import BenchmarkHistory
from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceSide
from foretoken.engine.session import Session
from foretoken.models.benchmarks.figures import figures_of
from foretoken.models.benchmarks.record import BenchmarkPlan
from foretoken.models.library.library import model_at
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pairs import beside, experiment, racing
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.known_pairs import recall_pair
from foretoken.models.pairs.racing import RacePlan, SidePlan
from foretoken.models.pairs.tuning import RunSetup

PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
PLAN = BenchmarkPlan(
    kinds=("everyday", "code"),
    modes=("plain", "adaptive", "fixed:2"),
    rounds=2,
    questions=1,
    tokens=12,
)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unprobed: None) -> None:
    for kind in ("CACHE", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))


def is_closed(model: LlamaModel) -> bool:
    try:
        return model.handle is None
    except ValueError:
        return True


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[LlamaModel]]:
    """All that is loaded; once the engine is gone, all of it is closed."""
    found: list[LlamaModel] = []
    load = LlamaModel.load

    def noted(*given: Any, **options: Any) -> LlamaModel:
        found.append(load(*given, **options))
        return found[-1]

    monkeypatch.setattr(LlamaModel, "load", noted)
    yield found
    assert all(map(is_closed, found))


@pytest.fixture
def chat(qtbot: QtBot, loaded: list[LlamaModel]) -> Iterator[ChatController]:
    result = ChatController()
    yield result
    assert result.shut_down(), "the engine thread did not end in time"


@pytest.fixture
def in_use(endless_target: Path, hopeless_draft: Path) -> PairSetup:
    return PairSetup(PairFiles(endless_target, hopeless_draft), LoadSettings())


@pytest.fixture
def engine(chat: ChatController, qtbot: QtBot, in_use: PairSetup) -> EngineControl:
    with qtbot.waitSignal(chat.engine.load_ended, timeout=10_000) as loaded:
        chat.engine.load_pair(in_use.files)
    assert loaded.args == [None]
    return chat.engine


def begun(engine: EngineControl, work: EngineWork) -> EngineJob:
    job = engine.begin_work(work)
    assert job is not None
    return job


def measured(qtbot: QtBot, engine: EngineControl, work: BenchmarkWork) -> BenchmarkResult:
    with qtbot.waitSignal(begun(engine, work).ended, timeout=30_000) as ended:
        pass
    result, error = ended.args
    assert error is None
    assert engine.state is EngineState.READY
    return result


# --- the job ----------------------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [True, False])
def test_stop_ends_it_and_nothing_is_changed(
    chat: ChatController, engine: EngineControl, qtbot: QtBot, at_once: bool
) -> None:
    before = engine.pair
    job = begun(engine, TuningWork(RunSetup()))
    with qtbot.waitSignal(job.ended, timeout=10_000) as ended:
        assert engine.state is EngineState.TESTING
        assert engine.begin_work(TuningWork(RunSetup())) is None
        assert not chat.send("Hi")
        if not at_once:
            qtbot.waitUntil(lambda: job.share > 0.0, timeout=10_000)
            assert engine.job.share == job.share
        job.cancel()
    assert ended.args == [None, None]
    assert (engine.state, engine.pair) == (EngineState.READY, before)
    assert not job.running
    assert chat.send("a")
    qtbot.waitUntil(lambda: bool(chat.current.messages[-1].text), timeout=10_000)


def test_the_best_goes_into_the_form_and_back() -> None:
    form = EngineForm(LoadSettings(), has_draft=True)
    before, start = dict(form.values), form.setup
    best = replace(
        start,
        target=ModelSettings(threads=4, flash_attention=True),
        drafting=SpeculativeConfig(Method.LOOKUP),
    )
    form.values["draft.threads"] = 3  # chosen by a person meanwhile
    held = form.take_best(start, best)
    assert set(held) == {"target.threads", "target.flash_attention", "drafting.method"}
    assert form.setup == replace(best, draft=ModelSettings(threads=3))
    assert form.load_settings.speculative == SpeculativeConfig(Method.LOOKUP)
    form.values.update(held)
    assert form.values == before | {"draft.threads": 3}


# --- races ------------------------------------------------------------------------------------


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
    job = begun(engine, race_work(other))
    with qtbot.waitSignal(job.ended, timeout=30_000) as ended:
        pass
    result, error = ended.args
    assert error is None
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
    if how == "failed":
        with qtbot.waitSignal(job.ended, timeout=30_000) as ended:
            pass
        assert "division" in ended.args[1]
    else:
        qtbot.waitUntil(lambda: job.share > 0.0, timeout=30_000)
        if how == "shut down":  # by the fixture, and then nothing may be left
            assert len(loaded) == 3
            return
        with qtbot.waitSignal(job.ended, timeout=30_000) as ended:
            job.cancel()
        assert ended.args == [None, None]
    assert [is_closed(model) for model in loaded] == [False, False, True]
    assert engine.state is EngineState.READY


def test_drafts_are_found_for_several_targets(
    qtbot: QtBot, endless_target: Path, hopeless_draft: Path, tmp_path: Path
) -> None:
    models = [model_at(path) for path in (endless_target, hopeless_draft)]
    drafts, gone = OtherDrafts(), tmp_path / "nowhere" / "gone.gguf"
    with qtbot.waitSignal(drafts.found, timeout=10_000) as found:
        drafts.look([endless_target, gone], models)
    hopeless = DraftOffer("hopeless", hopeless_draft, worthwhile=False)
    assert hopeless in found.args[0][endless_target]
    assert found.args[0][gone] == []
    drafts.shut_down()


# --- benchmarks -------------------------------------------------------------------------------


def test_pairs_are_measured_beside_the_one_in_use(
    chat: ChatController,
    engine: EngineControl,
    in_use: PairSetup,
    qtbot: QtBot,
    random_target: Path,
) -> None:
    assert chat.send("a")
    qtbot.waitUntil(lambda: bool(chat.current.messages[-1].text), timeout=10_000)
    engine.stop()
    qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=10_000)
    worker_session = engine._worker._session
    assert worker_session is not None
    read, before = list(worker_session.cached_tokens), engine.pair
    target = in_use.files.target
    better = PairSetup(PairFiles(target, target), LoadSettings())
    alone = PairSetup(PairFiles(target, None), LoadSettings())
    other = PairSetup(PairFiles(random_target, None), LoadSettings())
    steps: list[ExperimentProgress] = []
    job = begun(engine, BenchmarkWork(PLAN, in_use, (better, alone, other)))
    job.progressed.connect(lambda _, step: steps.append(step))
    with qtbot.waitSignal(job.ended, timeout=60_000) as ended:
        pass
    result: BenchmarkResult = ended.args[0]
    assert result.skipped == ()
    first, second, third, fourth = result.records
    plain_only = ("plain", "adaptive")
    assert [each.plan.modes for each in result.records] == [PLAN.modes] * 2 + [plain_only] * 2
    assert not any(each.partial for each in result.records)
    assert third.draft is None
    assert fourth.target.name == "random-target"
    # A draft that knows nothing, and one that knows everything.
    rates = [
        row.total.draft_acceptance_rate
        for row in (figures_of(each).mode("fixed:2") for each in (first, second))
        if row is not None
    ]
    assert rates[0] is not None
    assert rates[1] is not None
    assert rates[0] < 0.5 < rates[1]
    numbers = {step.doing.split(" · ")[0].rsplit(" ", 1)[1] for step in steps}
    assert numbers == {"(1/4)", "(2/4)", "(3/4)", "(4/4)"}
    assert [step.share for step in steps] == sorted(step.share for step in steps)
    with Session.load(target, target) as session:
        assert recall_pair(session), "the next start knows a pair that was measured"
    # What was in use still is, with all that the chat has read.
    assert engine.pair == before
    assert engine._worker._session is worker_session
    assert list(worker_session.cached_tokens) == read
    assert chat.send("b")
    qtbot.waitUntil(lambda: bool(chat.current.messages[-1].text), timeout=10_000)


def test_pairs_that_cannot_be_measured_are_left_out_with_the_reason(
    engine: EngineControl,
    in_use: PairSetup,
    qtbot: QtBot,
    tmp_path: Path,
    random_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = in_use.files.target
    gone = PairSetup(PairFiles(tmp_path / "gone.gguf", None), LoadSettings())
    alien = tiny.write_random_model(
        tmp_path / "alien.gguf", seed=1, vocab_size=300, tokens=tiny.foreign_tokens(300)
    )
    misfit = PairSetup(PairFiles(target, alien), LoadSettings())
    result = measured(qtbot, engine, BenchmarkWork(PLAN, in_use, (gone, misfit)))
    assert len(result.records) == 1
    assert [each.name for each in result.skipped] == ["gone", misfit.name]
    assert "alien.gguf cannot draft here" in result.skipped[1].why
    big = PairSetup(PairFiles(random_target, None), LoadSettings())
    check_fit = beside.check_fit
    monkeypatch.setattr(
        beside,
        "check_fit",
        lambda *given, **named: replace(check_fit(*given, **named), free=FreeMemory(1, 1)),
    )
    result = measured(qtbot, engine, BenchmarkWork(PLAN, in_use, (big,), with_loaded=True))
    assert len(result.records) == 1
    assert "does not fit beside the models that are loaded" in result.skipped[0].why


def test_stopped_it_gives_what_is_complete(
    engine: EngineControl, in_use: PairSetup, qtbot: QtBot
) -> None:
    job = begun(engine, BenchmarkWork(replace(PLAN, rounds=20, tokens=64), in_use))
    steps: list[ExperimentProgress] = []
    job.progressed.connect(lambda _, step: steps.append(step))
    qtbot.waitUntil(lambda: len(steps) > 4, timeout=20_000)
    with qtbot.waitSignal(job.ended, timeout=10_000) as ended:
        job.cancel()
    (record,) = ended.args[0].records
    assert record.partial
    assert len(record.runs) % 3 == 0  # whole questions
    assert engine.state is EngineState.READY


def test_a_context_that_is_too_short_is_told(
    chat: ChatController, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tiny.write_endless_model(tmp_path / "short.gguf")
    pair = PairSetup(PairFiles(target, None), LoadSettings(context_length=96))
    with qtbot.waitSignal(chat.engine.load_ended, timeout=10_000):
        chat.engine.load_pair(pair.files, pair.settings)
    with qtbot.waitSignal(begun(chat.engine, BenchmarkWork(PLAN, pair)).ended) as ended:
        pass
    assert ended.args == [None, experiments.TOO_LONG]


def test_the_history_is_read_and_written_beside_the_window(
    engine: EngineControl, in_use: PairSetup, qtbot: QtBot, tmp_path: Path
) -> None:
    result = measured(qtbot, engine, BenchmarkWork(PLAN, in_use))
    history = BenchmarkHistory()
    with qtbot.waitSignal(history.changed):
        history.add(result.records)
    assert history.records == result.records
    with qtbot.waitSignal(history.changed):
        history.remove(result.records[0])
    assert history.records == ()
    (tmp_path / "DATA" / "foretoken" / "benchmarks").rmdir()
    (tmp_path / "DATA" / "foretoken" / "benchmarks").write_text("in the way")
    with qtbot.waitSignal(history.failed) as failed:
        history.add(result.records)
    assert "could not be written" in failed.args[0]
    shut_down_below(history)
