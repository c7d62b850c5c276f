"""Trying other ways of running the loaded pair, with the real worker."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob
from foretoken.control.engine.experiments import TuningWork
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.engine_wish import EngineWish
from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig
from foretoken.models.pairs.tuning_results import RunSetup


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def chat(qtbot: QtBot) -> Iterator[ChatController]:
    result = ChatController()
    yield result
    assert result.shut_down(), "the engine thread did not end in time"


@pytest.fixture
def ready(chat: ChatController, qtbot: QtBot, endless_target: Path) -> EngineControl:
    with qtbot.waitSignal(chat.engine.load_ended, timeout=10_000) as loaded:
        chat.engine.load_pair(PairFiles(endless_target, endless_target))
    assert loaded.args == [None]
    return chat.engine


def begun(engine: EngineControl) -> EngineJob:
    job = engine.begin_work(TuningWork(RunSetup()))
    assert job is not None
    return job


@pytest.mark.parametrize("at_once", [True, False])
def test_stop_ends_it_and_nothing_is_changed(
    chat: ChatController, ready: EngineControl, qtbot: QtBot, at_once: bool
) -> None:
    before = ready.pair
    job = begun(ready)
    with qtbot.waitSignal(job.ended, timeout=10_000) as ended:
        assert ready.state is EngineState.TESTING
        assert ready.begin_work(TuningWork(RunSetup())) is None
        assert not chat.send("Hi")
        if not at_once:
            qtbot.waitUntil(lambda: job.share > 0.0, timeout=10_000)
            assert ready.test_share == job.share
        job.cancel()
    assert ended.args == [None, None]
    assert (ready.state, ready.pair) == (EngineState.READY, before)
    assert not job.running
    assert chat.send("a")
    qtbot.waitUntil(lambda: bool(chat.current.messages[-1].text), timeout=10_000)


def test_what_ends_a_test_ends_it(ready: EngineControl, qtbot: QtBot) -> None:
    job = begun(ready)
    with qtbot.waitSignal(job.ended, timeout=10_000) as ended:
        ready.cancel_test()
    assert ended.args == [None, None]
    assert ready.test_pair()
    job.cancel()  # it is over: the test goes on
    qtbot.waitUntil(lambda: ready.test_share > 0.0, timeout=10_000)
    assert ready.state is EngineState.TESTING
    with qtbot.waitSignal(ready.test_ended, timeout=10_000):
        ready.cancel_test()


def test_an_error_is_told(
    ready: EngineControl,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(worker, "ChatTemplate", fail)
    with qtbot.waitSignal(begun(ready).ended, timeout=10_000) as ended:
        pass
    assert ended.args == [None, "Something unexpected went wrong: no such luck."]
    assert ready.state is EngineState.READY
    assert "RuntimeError" in capsys.readouterr().err


def test_the_best_goes_into_the_wish_and_back() -> None:
    wish = EngineWish(LoadSettings(), has_draft=True)
    before, start = dict(wish.values), wish.setup
    best = replace(
        start,
        target=ModelSettings(threads=4, flash_attention=True),
        drafting=SpeculativeConfig(Method.LOOKUP),
    )
    wish.values["draft.threads"] = 3  # chosen by a person meanwhile
    held = wish.take_best(start, best)
    assert set(held) == {"target.threads", "target.flash_attention", "drafting.method"}
    assert wish.setup == replace(best, draft=ModelSettings(threads=3))
    assert wish.load_settings.speculative == SpeculativeConfig(Method.LOOKUP)
    wish.values.update(held)
    assert wish.values == before | {"draft.threads": 3}
