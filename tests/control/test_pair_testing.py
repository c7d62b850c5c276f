"""Testing the loaded pair, with the real worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import AnswerSettings, LoadRequest, LoadSettings, PairFiles
from foretoken.engine.config import CHAT_SAMPLING, SamplingParams
from foretoken.models.pairs import pair_test
from foretoken.models.pairs.pair_test import PairTestResult, remembered_result


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One question of each kind and short answers."""
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)


@pytest.fixture
def app(qtbot: QtBot, endless_target: Path) -> Iterator[App]:
    result = App(qtbot)
    result.engine.answering.chosen_sampling = None
    result.load(endless_target, endless_target)
    yield result
    result.close()


@pytest.fixture
def ready(app: App) -> EngineControl:
    return app.engine


def test_a_pair_is_tested_and_the_result_stays(
    app: App, ready: EngineControl, qtbot: QtBot, endless_target: Path, short: None
) -> None:
    assert ready.pair is not None
    assert ready.pair.tested is None
    told: list[float] = []
    ready.test_progressed.connect(told.append)
    with qtbot.waitSignal(ready.test_ended, timeout=60_000) as ended:
        assert ready.test_pair()
        assert ready.state is EngineState.TESTING
        assert not app.controller.send("Hi")
        assert not ready.test_pair()
    result, error = ended.args
    assert error is None
    assert isinstance(result, PairTestResult)
    assert result.speedup is not None
    assert 0.0 < told[-1] <= 1.0
    assert ready.state is EngineState.READY
    assert ready.pair.tested == result == remembered_result(endless_target, endless_target)
    # A pair that is loaded another time has been tested already; another pair has not.
    app.load(endless_target, endless_target)
    assert ready.pair.tested == result
    app.load(endless_target)
    assert ready.pair.tested is None
    app.limit(5)
    assert app.ask().text


@pytest.mark.parametrize("at_once", [True, False])
def test_stop_ends_a_test_without_a_result(
    ready: EngineControl, qtbot: QtBot, endless_target: Path, at_once: bool
) -> None:
    with qtbot.waitSignal(ready.test_ended, timeout=10_000) as ended:
        assert ready.test_pair()
        if not at_once:
            qtbot.waitUntil(lambda: ready.job.share > 0.0, timeout=10_000)
        ready.stop()
    assert ended.args == [None, None]
    assert ready.state is EngineState.READY
    assert ready.pair is not None
    assert ready.pair.tested is None
    assert remembered_result(endless_target, endless_target) is None


def test_loading_another_pair_ends_the_test(
    ready: EngineControl, qtbot: QtBot, endless_target: Path
) -> None:
    ended: list[tuple[object, object]] = []
    ready.test_ended.connect(lambda *arguments: ended.append(arguments))
    ready.test_pair()
    with qtbot.waitSignal(ready.load_ended, timeout=10_000):
        ready.load_pair(PairFiles(endless_target, None))
    assert ended == [(None, None)]
    assert ready.state is EngineState.READY


def test_an_error_is_told(
    ready: EngineControl,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    short: None,
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such luck")

    with monkeypatch.context() as patch:
        patch.setattr(worker, "ChatTemplate", fail)
        with qtbot.waitSignal(ready.test_ended, timeout=10_000) as ended:
            ready.test_pair()
    assert ended.args == [None, "Something unexpected went wrong: no such luck."]
    assert "RuntimeError" in capsys.readouterr().err
    with qtbot.waitSignal(ready.test_ended, timeout=60_000) as ended:
        assert ready.test_pair()
    assert ended.args[0] is not None


# --- a pair that is loaded for a test only -----------------------------------------------------


@pytest.fixture
def other(endless_target: Path) -> PairFiles:
    """What is tried beside the pair in use, which has a draft."""
    return PairFiles(endless_target, None)


def test_the_pair_of_before_comes_back(
    app: App,
    ready: EngineControl,
    qtbot: QtBot,
    endless_target: Path,
    other: PairFiles,
    short: None,
) -> None:
    assert ready.pair is not None
    home = ready.pair.files, ready.pair.settings
    ready.set_lookahead(3)
    preset = LoadSettings(answers=AnswerSettings(SamplingParams(temperature=0.1)))
    loads: list[tuple[object, bool]] = []

    def on_load_ended(_: object) -> None:
        loads.append((ready.pair and ready.pair.files, ready.trying))

    ready.load_ended.connect(on_load_ended)
    with qtbot.waitSignal(ready.test_ended, timeout=60_000) as ended:
        ready.try_pair(other, preset)
        qtbot.waitUntil(lambda: ready.state is EngineState.TESTING, timeout=10_000)
        assert ready.pair is not None
        assert ready.pair.files == other
    assert ended.args[0].speedup is not None
    assert remembered_result(endless_target, None) == ended.args[0]
    assert ready.state is EngineState.LOADING
    qtbot.waitUntil(lambda: ready.state is EngineState.READY, timeout=10_000)
    assert ready.pair is not None
    assert (ready.pair.files, ready.pair.settings) == home
    assert ready.requested == LoadRequest(*home)
    assert loads == [(other, True), (home[0], False)]
    # Nothing of the other one's preset stays.
    assert ready.answering.lookahead == 3
    assert ready.answering.sampling == CHAT_SAMPLING
    app.limit(5)
    assert app.ask().text


def test_a_job_that_stops_late_does_not_end_the_trial_behind_it(
    ready: EngineControl, qtbot: QtBot, other: PairFiles, short: None
) -> None:
    assert ready.pair is not None
    home, results = ready.pair.files, []
    ready.test_ended.connect(lambda result, _: results.append(result))
    assert ready.test_pair()
    qtbot.waitUntil(lambda: ready.job.share > 0.0, timeout=10_000)
    ready.try_pair(other, LoadSettings())
    qtbot.waitUntil(lambda: len(results) == 2, timeout=60_000)
    assert results[0] is None
    assert results[1] is not None
    qtbot.waitUntil(lambda: ready.state is EngineState.READY, timeout=10_000)
    assert ready.pair.files == home


def test_who_loads_a_pair_during_a_trial_gets_it(
    ready: EngineControl, qtbot: QtBot, endless_target: Path, other: PairFiles
) -> None:
    ready.try_pair(other, LoadSettings())
    qtbot.waitUntil(lambda: ready.state is EngineState.TESTING, timeout=10_000)
    wanted = PairFiles(endless_target, None)
    ready.load_pair(wanted, LoadSettings(context_length=512))
    qtbot.waitUntil(lambda: ready.state is EngineState.READY, timeout=10_000)
    assert ready.pair is not None
    assert ready.pair.settings.context_length == 512
    assert not ready.trying
