"""Titles by a model: only while nobody waits, only good ones, never over a person's."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App, ask, load
from foretoken.chat.conversations.conversation import Conversation, TitleSource
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairFiles, TitleRequest
from foretoken.engine.config import GenerationLimits

FOX = "brown foxes"


@pytest.fixture(scope="module")
def fox_target(models: Path) -> Path:
    """It answers everything with the same two words, also when it is asked for a title."""
    tokens: list[tiny.TokenLike] = [
        *tiny.default_tokens(257),
        FOX,
        tiny.control(tiny.IM_START),
        tiny.control(tiny.IM_END),
    ]
    newline, fox, end = tokens.index(b"\n"), 257, len(tokens) - 1
    following = {newline: fox, fox: end}
    table = tiny.path_table([following.get(i, 0) for i in range(len(tokens))], certainty=0.999)
    return tiny.write_bigram_model(
        models / "fox.gguf",
        table,
        tokens=tokens,
        chat_template=tiny.CHATML_TEMPLATE,
        context_length=2048,
    )


@pytest.fixture
def controller(controller: ChatController) -> ChatController:
    controller.answers.titles.timer.setInterval(0)
    return controller


@pytest.fixture
def fox(controller: ChatController, qtbot: QtBot, fox_target: Path) -> ChatController:
    load(controller, qtbot, PairFiles(fox_target, None))
    return controller


def requests(controller: ChatController, monkeypatch: pytest.MonkeyPatch) -> list[TitleRequest]:
    """Titles that are asked for from now on."""
    found: list[TitleRequest] = []
    submit = controller.engine._worker.submit

    def watch(request: Any) -> None:
        if isinstance(request, TitleRequest):
            found.append(request)
        submit(request)

    monkeypatch.setattr(controller.engine._worker, "submit", watch)
    return found


def test_a_chat_is_named_when_nobody_waits(
    fox: ChatController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = requests(fox, monkeypatch)
    chat = fox.current
    answer = ask(fox, qtbot, "Tell me of foxes, please.")
    assert answer.text == FOX
    assert chat.title == "Tell me of foxes, please."
    qtbot.waitUntil(lambda: chat.title == FOX)
    assert chat.title_source is TitleSource.MODEL
    assert fox.engine.state is EngineState.READY
    assert len(chat.messages) == 2
    ask(fox, qtbot, "More of foxes!")
    assert not fox.answers.titles.timer.isActive()
    assert len(asked) == 1


def test_the_next_question_finds_the_cache_as_it_was(fox: ChatController, qtbot: QtBot) -> None:
    first = ask(fox, qtbot, "Tell me of foxes.")
    qtbot.waitUntil(lambda: fox.current.title == FOX)
    second = ask(fox, qtbot, "More!")
    assert first.statistics is not None
    assert second.statistics is not None
    assert second.statistics.reused_tokens >= first.statistics.prompt_tokens


def test_a_persons_title_in_the_archive_stays(
    qtbot: QtBot, tmp_path: Path, fox_target: Path
) -> None:
    app = App(qtbot, tmp_path / "chats" / "chats.db")
    app.load(fox_target)
    titles = app.controller.answers.titles
    titles.timer.setInterval(60_000)
    for mine in (False, True):
        app.controller.new_conversation()
        chat = app.chat
        app.ask("Tell me of foxes.")
        assert app.rows()[0].title == "Tell me of foxes."
        if mine:  # and nobody here has heard of it yet
            app.archive.ask(lambda store, chat=chat: store.rename(chat.id, "Mine"))  # type: ignore[misc]
        with qtbot.waitSignal(titles.written):
            titles._on_idle()
        assert app.rows()[0].title == ("Mine" if mine else FOX)
    app.close()


@pytest.mark.parametrize("way", ["send", "load", "new chat", "stop", "test"])
def test_everything_else_comes_first(
    controller: ChatController, qtbot: QtBot, endless_target: Path, way: str
) -> None:
    load(controller, qtbot, PairFiles(endless_target, None))
    controller.answers.limits = GenerationLimits(5)
    controller.answers.titles.timer.setInterval(60_000)
    ask(controller, qtbot, "a")
    assert controller.answers.titles.timer.isActive()
    controller.answers.titles._on_idle()
    request = controller.answers.titles._request
    assert request is not None
    if way == "send":
        assert controller.send("b")
    elif way == "load":
        controller.engine.load_pair(PairFiles(endless_target, None))
    elif way == "new chat":
        controller.new_conversation()
    elif way == "stop":
        controller.engine.stop()
    elif way == "test":
        assert controller.engine.test_pair()
    assert request.stop.is_set
    qtbot.waitUntil(lambda: controller.answers.titles._request is None)
    controller.engine.stop()
    controller.engine.cancel_load()
    qtbot.waitUntil(lambda: controller.engine.state is EngineState.READY, timeout=10_000)


def test_nothing_is_named_twice_or_without_need(
    fox: ChatController, qtbot: QtBot, builtin_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = requests(fox, monkeypatch)
    ask(fox, qtbot, "Tell me a story.")
    fox.new_conversation()
    fox.new_conversation(temporary=True)
    ask(fox, qtbot, "Tell me of foxes.")
    fox.answers.titles._on_idle()
    assert asked == []
    load(fox, qtbot, PairFiles(builtin_target, None))  # it cannot write titles
    fox.new_conversation()
    ask(fox, qtbot, "Hi! How are you?")
    fox.answers.titles._on_idle()
    assert asked == []
    renamed = Conversation(given_title="Mine", title_source=TitleSource.PERSON)
    fox.show_conversation(renamed)
    ask(fox, qtbot, "Tell me of foxes.")
    fox.answers.titles._on_idle()
    assert asked == []


def test_a_model_that_cannot_name_is_asked_once(
    controller: ChatController,
    qtbot: QtBot,
    endless_target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load(controller, qtbot, PairFiles(endless_target, None))
    controller.answers.limits = GenerationLimits(5)
    asked = requests(controller, monkeypatch)
    ask(controller, qtbot, "Tell me of foxes.")
    qtbot.waitUntil(lambda: len(asked) == 1)
    qtbot.waitUntil(lambda: controller.answers.titles._request is None)
    assert controller.current.title == "Tell me of foxes."
    ask(controller, qtbot, "More!")
    assert not controller.answers.titles.timer.isActive()
