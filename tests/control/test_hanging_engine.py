"""An engine that hangs in native code is left behind; what it holds is freed once it goes on."""

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Message
from foretoken.chat.store.store import ChatStore
from foretoken.control.engine import engine_control
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.session import Session
from foretoken.models.pair_setup import PairFiles


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
def app(hanging: Hanging, qtbot: QtBot, tmp_path: Path, builtin_target: Path) -> Iterator[App]:
    result = App(qtbot, tmp_path / "chats.db")
    result.load(builtin_target)
    first = result.engine._worker
    yield result
    hanging.let_go.set()
    result.close()
    first._thread.join(20)
    assert not first._thread.is_alive()


def hanging_answer(app: App, hanging: Hanging, monkeypatch: pytest.MonkeyPatch) -> Message:
    """One of which some is there."""
    monkeypatch.setattr(Session, "generate", hanging.behind_a_word(Session.generate))
    assert app.controller.send("Tell me a story about a fox.")
    answer = app.chat.messages[-1]
    app.until(lambda: answer.text and hanging.hangs.is_set())
    return answer


def test_a_load_that_hangs_gives_way_to_another(
    app: App,
    hanging: Hanging,
    endless_target: Path,
    builtin_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine, before = app.engine, app.engine._worker
    old = before._session
    with monkeypatch.context() as patch:
        patch.setattr(Session, "load", hanging.then(Session.load))
        engine.load_pair(PairFiles(endless_target, None))
        app.until(hanging.hangs.is_set)
    with app.qtbot.waitSignal(engine.unheeded, timeout=10_000) as told:
        engine.load_pair(PairFiles(builtin_target, None))
    assert told.args == [endless_target.stem]
    with app.qtbot.waitSignal(engine.load_ended, timeout=10_000) as ended:
        engine.go_on_without()
    assert ended.args == [None]
    assert engine.pair is not None
    assert engine.pair.files.target == builtin_target
    assert engine.counter is engine._worker.counter is not before.counter
    assert hanging.closed == []  # nothing is freed under the thread that hangs
    assert app.ask("Hi! How are you?").text
    hanging.let_go.set()
    before._thread.join(20)
    assert old in hanging.closed
    assert engine._worker._session not in hanging.closed


def test_an_answer_that_does_not_stop_is_given_up_with_its_text(
    app: App, hanging: Hanging, builtin_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = app.engine
    with monkeypatch.context() as patch:
        answer = hanging_answer(app, hanging, patch)
    with app.qtbot.waitSignal(engine.unheeded, timeout=10_000) as told:
        engine.stop()
    assert told.args == [engine.pair.target_name if engine.pair else ""]
    with app.qtbot.waitSignals([app.controller.answers.ended, engine.load_ended], timeout=10_000):
        engine.go_on_without()
    assert engine.state is EngineState.EMPTY
    assert "did not stop" in (answer.error or "")
    app.load(builtin_target)
    assert app.ask("Hi! How are you?").text


def test_what_was_written_is_kept_although_the_engine_hangs_at_the_end(
    app: App, hanging: Hanging, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = hanging_answer(app, hanging, monkeypatch)
    assert not app.controller.shut_down()
    app.archive.shut_down()
    with closing(ChatStore(tmp_path / "chats.db")) as store:
        kept = store.load(app.chat.id)
    assert kept is not None
    assert kept.messages[-1].text == answer.text
    hanging.let_go.set()
    app.engine._worker._thread.join(20)
