"""Measuring behind the welcome page, through the controller, with the real worker."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.control.engine import pair_measuring, worker
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.pair_measuring import PairMeasuring
from foretoken.control.engine.records import PairFiles
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.remembered import LEARNED_PAIRS, PASS_TIMES, RememberedResults
from foretoken.ui.window.activity import describe_activity
from known_costs import make_drafting_pay

BEGIN = PairMeasuring.begin


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unprobed: None) -> None:
    """A profile that knows nothing, and measuring that ends when a test says so."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(PairMeasuring, "begin", BEGIN)


@pytest.fixture
def controller() -> Iterator[ChatController]:
    made = ChatController()
    made.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
    made.answers.limits = GenerationLimits(24)
    yield made
    assert made.shut_down(), "the engine thread did not end in time"


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

    monkeypatch.setattr(pair_measuring, "measure_costs", until_cancelled)
    return begun


def load(controller: ChatController, qtbot: QtBot, files: PairFiles) -> None:
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000) as loaded:
        controller.engine.load_pair(files)
    assert loaded.args == [None]


def ask(controller: ChatController, qtbot: QtBot, text: str = "a") -> str:
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000) as ended:
        assert controller.send(text)
    assert ended.args[0].error is None
    return str(ended.args[0].text)


def settled(controller: ChatController) -> Callable[[], bool]:
    return lambda: not controller.engine.measuring


def test_the_first_answer_drafts_and_has_something_to_be_compared_with(
    controller: ChatController,
    qtbot: QtBot,
    endless_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "recall_costs", make_drafting_pay)  # whatever else runs here
    monkeypatch.setattr(pair_measuring, "measure_costs", lambda _: True)
    load(controller, qtbot, PairFiles(endless_target, endless_target))
    assert controller.engine.state is EngineState.READY
    assert controller.engine.measuring
    assert describe_activity(controller.engine, 1.0) == ("measuring this computer…", False)
    qtbot.waitUntil(settled(controller), timeout=20_000)
    assert describe_activity(controller.engine, 1.0)[0].startswith("adaptive")
    assert controller.engine.plain_speed is not None
    assert not controller.current.messages
    assert len(RememberedResults(LEARNED_PAIRS)) == 1
    ask(controller, qtbot, "aa")
    answer = controller.current.messages[-1]
    assert answer.steps[0].drafted > 4
    assert answer.statistics is not None
    assert answer.statistics.reused_tokens == 0, "the cache holds nothing of the measurement"
    assert answer.plain_tokens_per_second is not None


def test_a_question_is_answered_while_it_is_measured(
    controller: ChatController,
    qtbot: QtBot,
    endless: list[Session],
) -> None:
    load(controller, qtbot, PairFiles(*builtin_pair()))
    qtbot.waitUntil(lambda: bool(endless), timeout=10_000)
    assert ask(controller, qtbot, "Hi! How are you?")
    assert controller.engine.state is EngineState.READY
    # It goes on later, and the chat in the cache outlives that.
    session = endless[0]
    held = len(session.cached_tokens)
    qtbot.waitUntil(lambda: len(endless) == 2, timeout=10_000)
    assert not controller.engine.measuring, "the chip says nothing of it"
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        controller.send("b")
    second = controller.current.messages[-1]
    assert second.statistics is not None
    assert second.statistics.reused_tokens >= held - 1


def test_another_pair_is_loaded_while_one_is_measured(
    controller: ChatController,
    qtbot: QtBot,
    random_target: Path,
    random_draft: Path,
    endless: list[Session],
) -> None:
    load(controller, qtbot, PairFiles(random_target, random_draft))
    qtbot.waitUntil(lambda: bool(endless), timeout=10_000)
    load(controller, qtbot, PairFiles(random_draft, None))
    assert controller.engine.pair is not None
    assert controller.engine.pair.files.target == random_draft
    assert ask(controller, qtbot)


def test_closing_ends_it(
    qtbot: QtBot, random_target: Path, random_draft: Path, endless: list[Session]
) -> None:
    controller = ChatController()
    load(controller, qtbot, PairFiles(random_target, random_draft))
    qtbot.waitUntil(lambda: bool(endless), timeout=10_000)
    assert controller.shut_down()


def test_a_test_of_the_pair_ends_it(
    controller: ChatController,
    qtbot: QtBot,
    random_target: Path,
    random_draft: Path,
    endless: list[Session],
) -> None:
    load(controller, qtbot, PairFiles(random_target, random_draft))
    qtbot.waitUntil(lambda: bool(endless), timeout=10_000)
    assert controller.engine.test_pair()
    assert controller.engine.state is EngineState.TESTING
    qtbot.waitUntil(lambda: not controller.engine.measuring, timeout=10_000)
    with qtbot.waitSignal(controller.engine.test_ended, timeout=20_000):
        controller.engine.stop()


def test_a_failure_is_nobodys_business(
    controller: ChatController,
    qtbot: QtBot,
    random_target: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(pair_measuring, "warm_up", fail)
    load(controller, qtbot, PairFiles(random_target, None))
    qtbot.waitUntil(settled(controller), timeout=10_000)
    assert "no such luck" in capsys.readouterr().err
    assert ask(controller, qtbot)


def test_a_model_that_cannot_be_measured_is_let_alone(
    controller: ChatController,
    qtbot: QtBot,
    random_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pair_measuring, "measure_costs", lambda _: False)
    load(controller, qtbot, PairFiles(random_target, None))
    qtbot.waitUntil(settled(controller), timeout=10_000)
    assert not controller.engine._measuring._wanted
    assert not controller.engine._measuring._idle.isActive()


def test_passes_are_timed_in_three_moments_and_then_known(
    controller: ChatController, qtbot: QtBot, random_target: Path, random_draft: Path
) -> None:
    def moments() -> list[int]:
        remembered = RememberedResults(PASS_TIMES)
        return [remembered.get(key, dict)["times"] for key in remembered._results]

    controller.engine._measuring._idle.setInterval(1)
    load(controller, qtbot, PairFiles(random_target, random_draft))
    qtbot.waitUntil(settled(controller), timeout=10_000)
    ask(controller, qtbot)
    qtbot.waitUntil(lambda: moments() == [3, 3], timeout=20_000)
    qtbot.waitUntil(lambda: controller.engine._measuring._job is None, timeout=10_000)
    assert not controller.engine._measuring._idle.isActive()
    assert not controller.engine._measuring._wanted
