"""Testing the loaded pair, with the real worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.experiments import PairTestWork
from foretoken.engine.config import CHAT_SAMPLING, SamplingParams
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles
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


def files_of(engine: EngineControl) -> PairFiles:
    return engine.pair.files


def test_a_pair_is_tested_and_the_result_stays(
    app: App, ready: EngineControl, qtbot: QtBot, endless_target: Path, short: None
) -> None:
    def known() -> PairTestResult | None:
        return ready.pair.tested

    assert known() is None
    told: list[float] = []
    with qtbot.waitSignal(ready.test_ended, timeout=60_000) as ended:
        job = ready.begin_work(PairTestWork())
        assert job
        job.progressed.connect(lambda share, _: told.append(share))
        assert ready.state is EngineState.TESTING
        assert not app.controller.send("Hi")
        assert not ready.begin_work(PairTestWork())
    result, error = ended.args
    assert error is None
    assert isinstance(result, PairTestResult)
    assert result.speedup is not None
    assert 0.0 < told[-1] <= 1.0
    assert ready.state is EngineState.READY
    assert known() == result == remembered_result(endless_target, endless_target)
    # A pair that is loaded another time has been tested already; another pair has not.
    app.load(endless_target, endless_target)
    assert known() == result
    app.load(endless_target)
    assert known() is None
    assert app.ask(most=5).text


@pytest.mark.parametrize("way", ["stop", "load", "error"])
def test_a_test_ends_without_a_result(
    ready: EngineControl,
    qtbot: QtBot,
    endless_target: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    way: str,
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such luck")

    if way == "error":
        monkeypatch.setattr(worker, "ChatTemplate", fail)
    with qtbot.waitSignal(ready.test_ended, timeout=10_000) as ended:
        assert ready.begin_work(PairTestWork())
        if way == "stop":
            qtbot.waitUntil(lambda: ready.job.share > 0.0, timeout=10_000)
            ready.stop()
        elif way == "load":
            ready.load_pair(PairFiles(endless_target, None))
    told = "An unexpected error occurred: no such luck." if way == "error" else None
    assert ended.args == [None, told]
    assert ("RuntimeError" in capsys.readouterr().err) == (way == "error")
    qtbot.waitUntil(lambda: ready.state is EngineState.READY, timeout=10_000)
    assert ready.pair.tested is None
    assert remembered_result(endless_target, endless_target) is None


@pytest.fixture
def other(endless_target: Path) -> PairFiles:
    """What is tried beside the pair in use, which has a draft."""
    return PairFiles(endless_target, None)


def test_the_pair_of_before_comes_back(
    app: App, ready: EngineControl, qtbot: QtBot, other: PairFiles, request: pytest.FixtureRequest
) -> None:
    home, results = files_of(ready), []
    ready.set_lookahead(3)
    preset = LoadSettings(answers=AnswerSettings(SamplingParams(temperature=0.1)))
    loads: list[tuple[PairFiles, bool]] = []
    ready.test_ended.connect(lambda result, _: results.append(result))
    ready.load_ended.connect(lambda _: loads.append((files_of(ready), ready.trying)))
    assert ready.begin_work(PairTestWork())  # a whole one, which is still at work when it is ended
    qtbot.waitUntil(lambda: ready.job.share > 0.0, timeout=10_000)
    request.getfixturevalue("short")
    ready.try_pair(other, preset)
    # The job that stops late does not end the trial behind it.
    qtbot.waitUntil(lambda: len(results) == 2, timeout=60_000)
    assert results[0] is None
    assert results[1].speedup is not None
    assert remembered_result(other.target, None) == results[1]
    qtbot.waitUntil(lambda: ready.state is EngineState.READY, timeout=10_000)
    assert files_of(ready) == home
    assert loads == [(other, True), (home, False)]
    # Nothing of the other one's preset stays.
    assert ready.answering.lookahead == 3
    assert ready.answering.sampling == CHAT_SAMPLING
    assert app.ask(most=5).text
