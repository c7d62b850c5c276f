"""Titles by a model: only while nobody waits, only good ones, never over a person's."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation, TitleSource
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.experiments import PairTestWork
from foretoken.control.engine.records import TitleRequest
from foretoken.models.pair_setup import PairFiles

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


@pytest.fixture(autouse=True)
def _as_wanted(app: App) -> None:
    app.controller.answers.titles.timer.setInterval(0)


@pytest.fixture
def fox(app: App, fox_target: Path) -> App:
    app.load(fox_target)
    return app


def requests(app: App, monkeypatch: pytest.MonkeyPatch) -> list[TitleRequest]:
    found: list[TitleRequest] = []
    submit = app.engine._worker.submit

    def watch(request: Any) -> None:
        if isinstance(request, TitleRequest):
            found.append(request)
        submit(request)

    monkeypatch.setattr(app.engine._worker, "submit", watch)
    return found


def test_a_chat_is_named_when_nobody_waits(fox: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = requests(fox, monkeypatch)
    chat = fox.chat
    answer = fox.ask("Tell me of foxes, please.")
    assert answer.text == FOX
    assert chat.title == "Tell me of foxes, please."
    fox.until(lambda: chat.title == FOX)
    assert chat.title_source is TitleSource.MODEL
    assert fox.engine.state is EngineState.READY
    assert len(chat.messages) == 2
    second = fox.ask("More of foxes!")
    assert not fox.controller.answers.titles.timer.isActive()
    assert len(asked) == 1
    # The cache is as it was before the title.
    assert second.statistics.reused_tokens >= answer.statistics.prompt_tokens


def test_a_persons_archived_title_stays(qtbot: QtBot, tmp_path: Path, fox_target: Path) -> None:
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
def test_everything_else_comes_first(app: App, endless_target: Path, way: str) -> None:
    app.load(endless_target)
    titles = app.controller.answers.titles
    titles.timer.setInterval(60_000)
    app.ask("a", 5)
    assert titles.timer.isActive()
    titles._on_idle()
    request = titles._request
    assert request is not None
    ways: dict[str, Callable[[], object]] = {
        "send": lambda: app.controller.send("b"),
        "load": lambda: app.engine.load_pair(PairFiles(endless_target, None)),
        "new chat": app.controller.new_conversation,
        "stop": app.engine.stop,
        "test": lambda: app.engine.begin_work(PairTestWork()),
    }
    ways[way]()
    assert request.stop.is_set
    app.until(lambda: titles._request is None)
    app.engine.stop()
    app.engine.cancel_load()
    app.settle()


def test_nothing_is_redone(fox: App, builtin_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = requests(fox, monkeypatch)
    titles = fox.controller.answers.titles
    titles.timer.setInterval(60_000)
    fox.ask("Tell me of foxes.")
    fox.chat.given_title, fox.chat.title_source = "Mine", TitleSource.PERSON  # meanwhile
    titles._on_idle()
    fox.controller.new_conversation(temporary=True)
    fox.ask("Tell me of foxes.")
    titles._on_idle()
    renamed = Conversation(given_title="Mine", title_source=TitleSource.PERSON)
    fox.controller.show_conversation(renamed)
    fox.ask("Tell me of foxes.")
    titles._on_idle()
    fox.load(builtin_target)  # it cannot write titles
    fox.controller.new_conversation()
    fox.ask("Hi! How are you?")
    titles._on_idle()
    assert asked == []


def test_a_model_that_cannot_name_is_asked_once(
    app: App, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.load(endless_target)
    asked, titles = requests(app, monkeypatch), app.controller.answers.titles
    app.ask("Tell me of foxes.", 5)
    app.until(lambda: len(asked) == 1)
    app.until(lambda: titles._request is None)
    assert app.chat.title == "Tell me of foxes."
    app.ask("More!")
    assert not titles.timer.isActive()
