"""Work with the loaded pair other than answering: tests, races, benchmarks, and its measurement."""

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App
from foretoken.control.engine import engine_work, worker
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import (
    BenchmarkResult,
    BenchmarkWork,
    EngineJob,
    PairMeasuring,
    PairTestWork,
    RaceWork,
)
from foretoken.engine.config import CHAT_SAMPLING, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceSide
from foretoken.engine.session import Session
from foretoken.models.benchmarks.record import BenchmarkPlan
from foretoken.models.builtin import builtin_pair
from foretoken.models.memory.fit import PairPlan
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs import experiment, extra_models, pair_test, racing
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.known_pairs import recall_pair
from foretoken.models.pairs.pair_test import PairTests
from foretoken.models.pairs.racing import RacePlan, SidePlan
from foretoken.models.remembered import LEARNED_PAIRS, PASS_TIMES, ResultCache
from foretoken.reports.benchmark import figures_of
from foretoken.system.language import said
from foretoken.ui.window.activity import describe_activity
from known_costs import make_drafting_pay

BEGIN_MEASURING = PairMeasuring.begin
PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
PLAN = BenchmarkPlan(
    kinds=("everyday", "code"),
    modes=("plain", "adaptive", "fixed:2"),
    rounds=2,
    questions=1,
    tokens=12,
)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def is_closed(model: LlamaModel) -> bool:
    try:
        return model.handle is None
    except ValueError:
        return True


@pytest.fixture
def app(qtbot: QtBot, loaded: list[LlamaModel]) -> Iterator[App]:
    result = App(qtbot)
    yield result
    result.close()
    assert all(map(is_closed, loaded))


@pytest.fixture
def in_use(endless_target: Path, hopeless_draft: Path) -> PairSetup:
    return PairSetup(PairFiles(endless_target, hopeless_draft), LoadSettings())


@pytest.fixture
def engine(app: App, in_use: PairSetup) -> EngineControl:
    assert in_use.files.draft is not None
    app.load(in_use.files.target, in_use.files.draft)
    return app.engine


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
    result = ended(qtbot, engine.begin_work(race_work(other)))
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
    job = engine.begin_work(race_work(SidePlan(target=wordy_target), tokens=1024))
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
    job = engine.begin_work(BenchmarkWork(PLAN, in_use, (in_use, *others)))
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
    check_fit = extra_models.check_fit

    def full(plan: PairPlan, *given: Any, **named: Any) -> Any:
        fit = check_fit(plan, *given, **named)
        return replace(fit, free=FreeMemory(1, 1)) if plan.target == random_target else fit

    monkeypatch.setattr(extra_models, "check_fit", full)
    work = BenchmarkWork(PLAN, in_use, (in_use, gone, misfit, big))
    result: BenchmarkResult = ended(qtbot, engine.begin_work(work))
    assert len(result.records) == 1
    assert [each.name for each in result.skipped] == ["gone", misfit.name, big.name]
    assert "alien.gguf cannot draft here" in result.skipped[1].why
    assert "does not fit in memory together with the loaded models" in result.skipped[2].why


def test_a_context_that_is_too_short_is_told(app: App, qtbot: QtBot, tmp_path: Path) -> None:
    target = tiny.write_endless_model(tmp_path / "short.gguf")
    pair = PairSetup(PairFiles(target, None), LoadSettings(context_length=96))
    app.load(target, settings=pair.settings)
    with qtbot.waitSignal(app.engine.begin_work(BenchmarkWork(PLAN, pair, (pair,))).ended) as told:
        pass
    assert told.args == [None, said("questions-too-long")]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One question of each kind and short answers."""
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)


@pytest.fixture
def ready(app: App, endless_target: Path) -> EngineControl:
    app.engine.answering.sampling = CHAT_SAMPLING
    app.load(endless_target, endless_target)
    return app.engine


def test_a_pair_is_tested_and_the_result_stays(
    app: App, ready: EngineControl, qtbot: QtBot, endless_target: Path, short: None
) -> None:
    with qtbot.waitSignal(ready.test_ended, timeout=60_000) as ended:
        assert ready.begin_work(PairTestWork())
        assert ready.state is EngineState.TESTING
        assert not app.controller.send("Hi")
        assert not ready.begin_work(PairTestWork())
    result, error = ended.args
    assert error is None
    assert result.speedup is not None
    assert result == PairTests().result(endless_target, endless_target)
    assert app.ask(most=5).text


def test_the_pair_of_before_comes_back(
    app: App, ready: EngineControl, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    home, results = ready.pair.files, []
    other = PairFiles(home.target, None)
    ready.set_lookahead(3)
    preset = LoadSettings(answers=AnswerSettings(SamplingParams(temperature=0.1)))
    loads: list[tuple[PairFiles, bool]] = []
    ready.test_ended.connect(lambda result, _: results.append(result))
    ready.load_ended.connect(lambda _: loads.append((ready.pair.files, ready.trying)))
    assert ready.begin_work(PairTestWork())  # a whole one, which is still at work when it is ended
    qtbot.waitUntil(lambda: ready.job.share > 0.0, timeout=10_000)
    request.getfixturevalue("short")
    ready.try_pair(other, preset)
    # The job that stops late does not end the trial behind it.
    qtbot.waitUntil(lambda: len(results) == 2, timeout=60_000)
    assert results[0] is None
    assert results[1].speedup is not None
    assert PairTests().result(other.target, None) == results[1]
    qtbot.waitUntil(lambda: ready.state is EngineState.READY, timeout=10_000)
    assert ready.pair.files == home
    assert loads == [(other, True), (home, False)]
    # Nothing of the other one's preset stays.
    assert ready.answering.lookahead == 3
    assert ready.answering.sampling == CHAT_SAMPLING
    assert app.ask(most=5).text


@pytest.fixture
def measuring(app: App, monkeypatch: pytest.MonkeyPatch) -> App:
    """Pairs are measured once they are loaded, as in the window."""
    app.limit(24)
    monkeypatch.setattr(PairMeasuring, "begin", BEGIN_MEASURING)
    return app


@pytest.fixture
def endless(measuring: App, monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Measuring goes on until it is stopped; the sessions that it began with."""
    begun: list[Session] = []

    def until_cancelled(session: Session) -> bool:
        begun.append(session)
        with contextlib.suppress(worker.ForetokenError):  # the pass was stopped
            while not session.cancel_flag.is_set:
                session.calibrate(session.target)
        return False

    monkeypatch.setattr(engine_work, "measure_costs", until_cancelled)
    return begun


def test_the_first_answer_drafts_and_has_something_to_be_compared_with(
    measuring: App, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = measuring
    monkeypatch.setattr(worker, "recall_costs", make_drafting_pay)  # whatever else runs here
    monkeypatch.setattr(engine_work, "measure_costs", lambda _: True)
    app.load(endless_target, endless_target)
    assert (app.engine.state, app.engine.measuring) == (EngineState.READY, True)
    assert describe_activity(app.engine) == ("measuring this computer…", False)
    app.until(lambda: not app.engine.measuring)
    assert describe_activity(app.engine)[0].startswith("adaptive")
    assert app.engine.plain_speed is not None
    assert len(ResultCache(LEARNED_PAIRS)) == 1
    answer = app.ask("aa")
    assert answer.steps[0].drafted > 4
    assert answer.statistics.reused_tokens == 0, "the cache holds nothing of the measurement"
    assert answer.plain_tokens_per_second is not None


def test_a_question_is_answered_while_it_is_measured(app: App, endless: list[Session]) -> None:
    app.load(*builtin_pair())
    app.until(lambda: bool(endless))
    assert app.ask("Hi! How are you?")
    assert app.engine.state is EngineState.READY
    # It goes on later, and the chat in the cache outlives that.
    held = len(endless[0].cached_tokens)
    app.until(lambda: len(endless) == 2)
    assert not app.engine.measuring, "the chip says nothing of it"
    assert app.ask("b").statistics.reused_tokens >= held - 1


@pytest.mark.parametrize("by", ["a load", "a test", "closing"])
def test_what_ends_it(
    app: App, random_target: Path, random_draft: Path, endless: list[Session], by: str
) -> None:
    app.load(random_target, random_draft)
    app.until(lambda: bool(endless))
    if by == "a load":
        app.load(random_draft)
        assert app.ask().text
    elif by == "a test":
        assert app.engine.begin_work(PairTestWork())
        app.until(lambda: not app.engine.measuring)
        with app.qtbot.waitSignal(app.engine.test_ended, timeout=20_000):
            app.engine.stop()


def test_passes_are_timed_three_times(
    measuring: App, random_target: Path, random_draft: Path
) -> None:
    app = measuring

    def moments() -> list[int]:
        remembered = ResultCache(PASS_TIMES)
        return [remembered.get(key, dict)["times"] for key in remembered._results]

    app.engine._measuring._idle.setInterval(1)
    app.load(random_target, random_draft)
    app.until(lambda: not app.engine.measuring)
    app.ask()
    app.until(lambda: moments() == [3, 3])
    app.until(lambda: app.engine._measuring._job is None)
    assert not app.engine._measuring._idle.isActive()
    assert not app.engine._measuring._wanted
