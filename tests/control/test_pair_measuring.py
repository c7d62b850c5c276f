"""Measuring behind the welcome page, through the controller, with the real worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.control.engine import engine_work, worker
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.engine_work import PairMeasuring
from foretoken.control.engine.experiments import PairTestWork
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.remembered import LEARNED_PAIRS, PASS_TIMES, ResultCache
from foretoken.ui.window.activity import describe_activity
from known_costs import make_drafting_pay

BEGIN = PairMeasuring.begin


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A profile that knows nothing, and measuring that ends when a test says so."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(PairMeasuring, "begin", BEGIN)


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[App]:
    made = App(qtbot)
    made.limit(24)
    yield made
    made.close()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Measuring goes on until it is stopped; the sessions that it began with."""
    begun: list[Session] = []

    def measure(session: Session) -> bool:
        begun.append(session)
        while not session.cancel_flag.is_set:
            session.calibrate(session.target)
        return False

    def until_cancelled(session: Session) -> bool:
        try:
            return measure(session)
        except worker.ForetokenError:  # the pass was stopped
            return False

    monkeypatch.setattr(engine_work, "measure_costs", until_cancelled)
    return begun


def measured(app: App) -> None:
    app.until(lambda: not app.engine.measuring)


def test_the_first_answer_drafts_and_has_something_to_be_compared_with(
    app: App, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "recall_costs", make_drafting_pay)  # whatever else runs here
    monkeypatch.setattr(engine_work, "measure_costs", lambda _: True)
    app.load(endless_target, endless_target)
    assert (app.engine.state, app.engine.measuring) == (EngineState.READY, True)
    assert describe_activity(app.engine, 1.0) == ("measuring this computer…", False)
    measured(app)
    assert describe_activity(app.engine, 1.0)[0].startswith("adaptive")
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
        measured(app)
        with app.qtbot.waitSignal(app.engine.test_ended, timeout=20_000):
            app.engine.stop()


def test_passes_are_timed_three_times(app: App, random_target: Path, random_draft: Path) -> None:
    def moments() -> list[int]:
        remembered = ResultCache(PASS_TIMES)
        return [remembered.get(key, dict)["times"] for key in remembered._results]

    app.engine._measuring._idle.setInterval(1)
    app.load(random_target, random_draft)
    measured(app)
    app.ask()
    app.until(lambda: moments() == [3, 3])
    app.until(lambda: app.engine._measuring._job is None)
    assert not app.engine._measuring._idle.isActive()
    assert not app.engine._measuring._wanted
