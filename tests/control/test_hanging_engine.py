"""An engine that hangs in native code is left behind; what it holds is freed once it goes on."""

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.controller import ChatController
from foretoken.control.engine import engine_control
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairFiles, TitleRequest
from foretoken.engine.session import Session


class Hanging:
    """Calls that hang until they are let go, as native code would."""

    def __init__(self) -> None:
        self.hangs = threading.Event()
        self.let_go = threading.Event()
        self.closed: list[Session] = []

    def then(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def hanging(*arguments: Any, **options: Any) -> Any:
            self.hangs.set()
            self.let_go.wait()
            return call(*arguments, **options)

        return hanging

    def behind_a_word(self, generate: Callable[..., Any]) -> Callable[..., Any]:
        def hanging(*arguments: Any, **options: Any) -> Iterator[Any]:
            with closing(generate(*arguments, **options)) as events:
                yield from (next(events) for _ in range(8))
                self.then(lambda: None)()

        return hanging


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Hanging:
    monkeypatch.setattr(engine_control, "_LOOK_MS", 20)
    monkeypatch.setattr(engine_control, "_PATIENCE_S", 0.15)
    found = Hanging()
    close = Session.close

    def closing(session: Session) -> None:
        found.closed.append(session)
        close(session)

    monkeypatch.setattr(Session, "close", closing)
    return found


@pytest.fixture
def controller(hanging: Hanging, qtbot: QtBot, builtin_target: Path) -> Iterator[ChatController]:
    result = ChatController()
    with qtbot.waitSignal(result.engine.load_ended, timeout=10_000):
        result.engine.load_pair(PairFiles(builtin_target, None))
    first = result.engine._worker
    yield result
    hanging.let_go.set()
    assert result.shut_down()
    first._thread.join(20)
    assert not first._thread.is_alive()


def test_a_load_that_hangs_gives_way_to_another(
    controller: ChatController,
    hanging: Hanging,
    qtbot: QtBot,
    endless_target: Path,
    builtin_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = controller.engine._worker
    old = before._session
    load = Session.load
    monkeypatch.setattr(Session, "load", hanging.then(load))
    controller.engine.load_pair(PairFiles(endless_target, None))
    qtbot.waitUntil(hanging.hangs.is_set)
    monkeypatch.setattr(Session, "load", load)
    with qtbot.waitSignal(controller.engine.unheeded, timeout=10_000) as told:
        controller.engine.load_pair(PairFiles(builtin_target, None))
    assert told.args == [endless_target.stem]
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000) as ended:
        controller.engine.go_on_without()
    assert ended.args == [None]
    assert controller.engine.pair is not None
    assert controller.engine.pair.files.target == builtin_target
    assert controller.engine.counter is controller.engine._worker.counter is not before.counter
    assert hanging.closed == []  # nothing is freed under the thread that hangs
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        assert controller.send("Hi! How are you?")
    assert controller.current.messages[-1].text
    hanging.let_go.set()
    before._thread.join(20)
    assert old in hanging.closed
    assert controller.engine._worker._session not in hanging.closed


def test_an_answer_that_does_not_stop_is_given_up_with_its_text(
    controller: ChatController,
    hanging: Hanging,
    qtbot: QtBot,
    builtin_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    generate = Session.generate
    monkeypatch.setattr(Session, "generate", hanging.behind_a_word(generate))
    assert controller.send("Tell me a story about a fox.")
    answer = controller.current.messages[-1]
    qtbot.waitUntil(lambda: bool(answer.text) and hanging.hangs.is_set())
    with qtbot.waitSignal(controller.engine.unheeded, timeout=10_000) as told:
        controller.engine.stop()
    assert told.args == [controller.engine.pair.target_name if controller.engine.pair else ""]
    with qtbot.waitSignals(
        [controller.answers.ended, controller.engine.load_ended], timeout=10_000
    ):
        controller.engine.go_on_without()
    assert controller.engine.state is EngineState.EMPTY
    assert answer.text
    assert "did not stop" in (answer.error or "")
    monkeypatch.setattr(Session, "generate", generate)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000):
        controller.engine.load_pair(PairFiles(builtin_target, None))
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        assert controller.send("Hi! How are you?")


def test_what_was_written_is_kept_although_the_engine_hangs_at_the_end(
    hanging: Hanging,
    qtbot: QtBot,
    tmp_path: Path,
    builtin_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    archive = ChatArchive(tmp_path / "chats.db")
    app = ChatController(archive=archive)
    with qtbot.waitSignal(app.engine.load_ended, timeout=10_000):
        app.engine.load_pair(PairFiles(builtin_target, None))
    monkeypatch.setattr(Session, "generate", hanging.behind_a_word(Session.generate))
    assert app.send("Tell me a story about a fox.")
    answer = app.current.messages[-1]
    qtbot.waitUntil(lambda: bool(answer.text) and hanging.hangs.is_set())
    assert not app.shut_down()
    archive.shut_down()
    hanging.let_go.set()
    app.engine._worker._thread.join(20)
    with closing(ChatStore.open(tmp_path / "chats.db").store) as store:
        kept = store.load(app.current.id)
        assert kept is not None
        assert kept.messages[-1].text == answer.text


def test_nothing_is_said_of_work_that_nobody_waits_for(
    controller: ChatController,
    hanging: Hanging,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = controller.engine
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        assert controller.send("Hi! How are you?")
    monkeypatch.setattr(Session, "generate", hanging.then(Session.generate))
    question = (PromptMessage(Role.USER, "What is this chat about?"),)
    qtbot.waitUntil(lambda: not engine.measuring, timeout=30_000)
    engine.submit(TitleRequest(question, 8, take=lambda _record: None))
    qtbot.waitUntil(hanging.hangs.is_set)
    with qtbot.assertNotEmitted(engine.unheeded):
        engine.stop()
        qtbot.waitUntil(lambda: engine._worker.unheeded_s > 0.3, timeout=10_000)
        engine.update_state()
    assert engine.state is EngineState.READY


def test_one_that_stops_late_is_no_longer_spoken_of(
    controller: ChatController,
    hanging: Hanging,
    qtbot: QtBot,
    endless_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Session, "load", hanging.then(Session.load))
    controller.engine.load_pair(PairFiles(endless_target, None))
    qtbot.waitUntil(hanging.hangs.is_set)
    with qtbot.waitSignal(controller.engine.unheeded, timeout=10_000):
        controller.engine.cancel_load()
    before = controller.engine._worker
    with qtbot.waitSignals(
        [controller.engine.unheeded, controller.engine.load_ended], timeout=10_000
    ):
        hanging.let_go.set()
    controller.engine.go_on_without()  # clicked in the very moment
    assert controller.engine._worker is before
    assert controller.engine.state is EngineState.READY
