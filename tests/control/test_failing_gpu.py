"""A GPU that is full or fails, and an engine that hangs: the text stays, with ways to recover."""

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Message
from foretoken.chat.store.store import ChatStore
from foretoken.control.engine import engine_control
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import ModelSettings, SamplingParams
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings, PairFiles
from gpu_hands import Hands, write_endless_pair
from pretended_gpu import NAME, Failure, PretendedGpu, with_pretended_gpu

GB = 1 << 30
AFTER = 60
"""Passes of an answer before its GPU fails."""


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    return write_endless_pair(models)


def greedy_hands() -> Hands:
    hands = Hands(QCoreApplication([]))
    hands.engine.answering.sampling = SamplingParams(temperature=0.0)
    hands.engine.set_lookahead(4)
    return hands


FEWER = "Use 3 of 5 layers on the GPU"
PROCESSOR = "Use the processor"
# The last two would end the process; what ran there rests in it for ever.
KINDS = {
    Failure.STATUS: ("DEVICE", [PROCESSOR]),
    Failure.NO_MEMORY: ("MEMORY", [FEWER, PROCESSOR]),
    Failure.ABORT: ("DEVICE", [PROCESSOR]),
    Failure.UNCAUGHT: ("DEVICE", [PROCESSOR]),
}


def lose(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[dict[str, Any]]:
    """Load on the GPU, have it fail during an answer, and use the last recovery option."""
    found, hands = [], greedy_hands()
    engine = hands.engine
    for failure in KINDS:
        whole, expected = hands.load(*pair), hands.ask()
        gpu.fails, gpu.fails_behind = failure, AFTER
        kept = hands.ask()
        hands.until(lambda: engine.failure is not None)
        failed, state = engine.failure, engine.state
        engine.load_pair(failed.files, failed.options[-1].settings)
        hands.until(lambda: engine.state is EngineState.READY)
        gpu.fails = None
        found.append(
            {
                "whole": whole,
                "state": state,
                "kind": failed.kind.name,
                "error": failed.error,
                "told": kept.error,
                "ways": [way.text for way in failed.options],
                "kept": len(kept.tokens) if expected.text.startswith(kept.text) else None,
                "placed": engine.pair.placement,
                "after": hands.ask().text == expected.text,
            }
        )
    return found


def test_a_failing_gpu_leaves_the_text_and_recovery_options(pair: tuple[Path, Path]) -> None:
    all_found = with_pretended_gpu(lose, pair, memory_bytes=2 * GB)
    for failure, found in zip(KINDS, all_found, strict=True):
        assert found["whole"] == f"Target and draft: on A card ({NAME})."
        assert (found["kind"], found["ways"]) == KINDS[failure]
        assert found["told"] == found["error"]
        assert 5 < found["kept"] < 60
        assert found["placed"] is None
        assert found["after"]  # the processor writes the same
        ended = failure in (Failure.ABORT, Failure.UNCAUGHT)
        assert found["state"] is (EngineState.EMPTY if ended else EngineState.READY)
        assert ("the card fell out" in found["error"]) is (failure is Failure.ABORT)


def exchange(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[Any]:
    """Load pairs that fit only alone, then with a failing GPU, and ask each."""
    hands, emptied = greedy_hands(), []
    hands.engine.cache_emptied.connect(lambda: emptied.append(None))
    found: list[Any] = [hands.load(pair[0])]
    # llama.cpp's margin, and what is in use with a little more.
    gpu.total = GB + gpu.used + 500_000
    found += [hands.load(pair[1]), hands.load(pair[0])]
    emptied.clear()
    gpu.refusals = 1
    found += [hands.load(pair[1]), len(emptied), hands.engine.pair.files.target == pair[0]]
    found.append(len(hands.ask(10).tokens))
    hands.load(pair[0], settings=LoadSettings(target=ModelSettings(devices="Abacus0")))
    failed = hands.engine.failure
    return [*found, failed.kind.name, [way.text for way in failed.options]]


def test_a_pair_makes_room_for_another_and_comes_back(pair: tuple[Path, Path]) -> None:
    found = with_pretended_gpu(exchange, pair, memory_bytes=2 * GB)
    on_gpu = f"Target: on A card ({NAME})."
    assert found[:3] == [on_gpu] * 3
    assert found[3:6] == [on_gpu, 1, True]  # the one of before, with an empty cache
    assert found[6] == 10
    assert found[7:] == ["LOAD", ["Choose devices automatically", PROCESSOR]]


class Hanging:
    """Calls that hang until released, as native code would."""

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
    """An answer that hangs after some text."""
    monkeypatch.setattr(Session, "generate", hanging.behind_a_word(Session.generate))
    assert app.controller.send("Tell me a story about a fox.")
    answer = app.chat.messages[-1]
    app.until(lambda: answer.text and hanging.hangs.is_set())
    return answer


def test_a_hanging_load_is_abandoned_for_another(
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
    with app.qtbot.waitSignal(engine.unresponsive, timeout=10_000) as told:
        engine.load_pair(PairFiles(builtin_target, None))
    assert told.args == [endless_target.stem]
    with app.qtbot.waitSignal(engine.load_ended, timeout=10_000) as ended:
        engine.abandon_hanging()
    assert ended.args == [None]
    assert engine.pair.files.target == builtin_target
    assert engine.counter is engine._worker.counter is not before.counter
    assert hanging.closed == []  # nothing is freed under the thread that hangs
    assert app.ask("Hi! How are you?").text
    hanging.let_go.set()
    before._thread.join(20)
    assert old in hanging.closed
    assert engine._worker._session not in hanging.closed


def test_an_answer_that_does_not_stop_is_abandoned_with_its_text(
    app: App, hanging: Hanging, builtin_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = app.engine
    with monkeypatch.context() as patch:
        answer = hanging_answer(app, hanging, patch)
    with app.qtbot.waitSignal(engine.unresponsive, timeout=10_000) as told:
        engine.stop()
    assert told.args == [engine.pair.target_name if engine.pair else ""]
    with app.qtbot.waitSignals([app.controller.answers.ended, engine.load_ended], timeout=10_000):
        engine.abandon_hanging()
    assert engine.state is EngineState.EMPTY
    assert "did not stop" in (answer.error or "")
    app.load(builtin_target)
    assert app.ask("Hi! How are you?").text


def test_the_text_is_saved_even_if_the_engine_hangs_at_shutdown(
    app: App, hanging: Hanging, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = hanging_answer(app, hanging, monkeypatch)
    assert not app.controller.shut_down()
    app.archive.shut_down()
    with closing(ChatStore(tmp_path / "chats.db")) as store:
        kept = store.load(app.chat.id)
    assert kept.messages[-1].text == answer.text
    hanging.let_go.set()
    app.engine._worker._thread.join(20)
