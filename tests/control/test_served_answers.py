"""Servers that answer in place of a local model: known, asked, removed; a server on loopback."""

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import SentTo, TitleSource
from foretoken.chat.sharing.exporting import csv_pieces, markdown_pieces
from foretoken.chat.sharing.shared import SharedChat
from foretoken.control.answers.answer_control import settings_of
from foretoken.control.background import shut_down_below
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.engine_work import PairTestWork
from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.known_servers import KnownServers
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import FinishReason, TokenOrigin
from foretoken.servers.server import Server, ServerKeys
from model_server import CONTEXT, MODEL, PIECES, ScriptedServer
from stored_chats import keep, opened

TEXT = "".join(PIECES)
QUESTION = "Why are there tides?"
# Leads to this computer, and is not one of the names that say so.
ELSEWHERE = "0.0.0.0"


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with closing(ScriptedServer()) as result:
        yield result


@pytest.fixture
def app(app: App) -> App:
    app.engine.answering.sampling = SamplingParams(temperature=0.25, top_k=7)
    app.controller.answers.limits = GenerationLimits(99)
    return app


def target_of(server: ScriptedServer, host: str = "127.0.0.1", model: str = MODEL) -> ServedTarget:
    entered = Server.entered(
        f"http://{server.host_as(host)}", "Attic", plain_agreed=True, id_="0" * 16
    )
    return ServedTarget(entered, model)


def connect(app: App, target: ServedTarget) -> str | None:
    with app.qtbot.waitSignal(app.engine.load_ended, timeout=10_000) as ended:
        app.engine.connect_to(target)
    error: str | None = ended.args[0]
    return error


def contents(question: Any) -> list[str]:
    return [message["content"] for message in question["messages"]]


def test_a_server_answers_and_is_named(app: App, server: ScriptedServer) -> None:
    target = target_of(server)
    assert connect(app, target) is None
    served = app.engine.served
    assert (served.target, served.context_length) == (target, CONTEXT)
    assert app.engine.pair is None
    assert "server" in app.engine.why_no_pair
    assert not app.engine.begin_work(PairTestWork())
    assert server.told == [], "nothing is told before somebody asks"

    app.controller.set_system_prompt("Be brief.")
    answer = app.ask(QUESTION)
    assert (answer.text, answer.finish_reason) == (TEXT, FinishReason.STOP)
    assert {token.origin for token in answer.tokens} == {TokenOrigin.UNKNOWN}
    (question,) = server.told
    assert contents(question) == ["Be brief.", QUESTION]
    asked = question["model"], question["temperature"], question["top_k"], question["max_tokens"]
    assert asked == (MODEL, 0.25, 7, 99)
    source = answer.source
    assert (source.target, source.draft) == (MODEL, None)
    assert source.servers == (SentTo("Attic", server.host),)
    assert answer.statistics is not None
    # The same server names the chat.
    server.pieces = ("Tides ", "and the Moon")
    titles = app.controller.answers.titles
    with app.qtbot.waitSignal(titles.written, timeout=10_000):
        titles.timer.start(0)
    assert (app.chat.title, app.chat.title_source) == ("Tides and the Moon", TitleSource.MODEL)


def test_only_sent_settings_are_recorded(app: App, server: ScriptedServer) -> None:
    server.owner = "somebody"
    connect(app, target_of(server))
    answer = app.ask(QUESTION)
    assert "top_k" not in server.told[0]
    assert answer.source is not None
    settings = settings_of(answer.source)
    assert (settings.sampling.temperature, settings.sampling.top_k) == (0.25, 0)
    assert app.engine.why_no_continue
    answer.finish_reason = FinishReason.LENGTH
    assert not app.controller.continue_answer(answer)


def test_an_answer_is_continued_where_the_server_can(app: App, server: ScriptedServer) -> None:
    connect(app, target_of(server))
    server.cut_behind = 3
    answer = app.ask(QUESTION)
    assert answer.text == "Tides are caused "
    assert answer.error is not None
    assert app.engine.state is EngineState.READY
    server.cut_behind, server.pieces = None, PIECES[3:]
    app.ended(app.controller.continue_answer(answer))
    assert server.told[-1]["messages"][-1] == {"role": "assistant", "content": "Tides are caused "}
    assert (answer.text, answer.error) == (TEXT, None)


def test_a_new_key_applies_to_the_next_question(app: App, server: ScriptedServer) -> None:
    target, keys = target_of(server), app.engine.server_keys
    keys._looked_for = True  # nothing gets into the desktop's own keyring
    server.key = "right"
    assert "401" in str(connect(app, target))
    assert app.engine.state is EngineState.EMPTY
    keys.store(target.server.key_name, "right")
    assert connect(app, target) is None
    server.key = "newer"
    answer = app.ask(QUESTION)
    assert answer.error is not None
    keys.store(target.server.key_name, "newer")
    assert app.ended(app.controller.regenerate(answer)).text == TEXT
    assert server.keys[-1] == "Bearer newer"


def test_from_a_server_to_a_pair(app: App, server: ScriptedServer, builtin_target: Path) -> None:
    connect(app, target_of(server))
    app.ask(QUESTION)
    app.load(builtin_target)
    assert app.engine.served is None
    local, pair = app.ask("Hi!"), app.engine.pair
    assert local.source.servers == ()
    assert len(server.told) == 1
    assert "gone" in str(connect(app, target_of(server, model="gone")))
    assert (app.engine.pair, app.engine.served) == (pair, None), "no other model takes its place"
    connect(app, target_of(server))
    assert app.ask("And now?").text == TEXT
    assert contents(server.told[-1]) == [QUESTION, TEXT, "Hi!", local.text, "And now?"]


@pytest.mark.skipif(sys.platform == "win32", reason="its 0.0.0.0 leads nowhere")
def test_a_chat_from_here_leaves_only_with_a_yes(
    app: App, server: ScriptedServer, builtin_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("no_proxy", "*")
    app.load(builtin_target)
    app.ask("Hi!")
    connect(app, target_of(server, ELSEWHERE))
    with app.qtbot.waitSignal(app.controller.sending_questioned):
        assert not app.controller.send("And now?")
    assert app.controller.asks
    app.controller.answer_question(agreed=False)
    assert not app.controller.asks
    assert server.told == []
    assert not app.controller.regenerate(app.chat.messages[-1])
    with app.qtbot.waitSignal(app.controller.answers.ended, timeout=10_000):
        app.controller.answer_question(agreed=True)
    app.ask("And then?")  # it is asked once
    app.controller.new_conversation()
    app.ask("A new chat goes where it is begun.")
    assert len(server.told) == 3


def test_store_and_exports_tell_the_place(app: App, server: ScriptedServer, tmp_path: Path) -> None:
    connect(app, target_of(server))
    answer = app.ask(QUESTION)
    told = f"sent to Attic ({server.host})"
    chat = SharedChat(app.chat, 0)
    assert told in "".join(markdown_pieces([chat]))
    assert server.host in "".join(csv_pieces([chat]))
    with opened(tmp_path / "chats.sqlite") as store:
        keep(store, app.chat)
        stored = store.load(app.chat.id)
    assert stored.messages[-1].source == answer.source
    assert stored.messages[-1].served_figures == answer.served_figures


@pytest.fixture
def keys() -> ServerKeys:
    return ServerKeys()


@pytest.fixture
def known(
    qtbot: QtBot, keys: ServerKeys, monkeypatch: pytest.MonkeyPatch
) -> Iterator[KnownServers]:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    result = KnownServers(keys)
    yield result
    shut_down_below(result)


def add(known: KnownServers, qtbot: QtBot, server: Server, key: str = "") -> None:
    with qtbot.waitSignal(known.kept, timeout=5_000):
        known.keep(server, key)


def ask(known: KnownServers, qtbot: QtBot, server: Server) -> str:
    known.ask(server.id)
    qtbot.waitUntil(lambda: not known.listed[0].asking)
    return known.listed[0].error


def test_a_server_is_kept(known: KnownServers, qtbot: QtBot, server: ScriptedServer) -> None:
    server.key = "secret"
    attic = Server.entered(server.host, "Attic")
    add(known, qtbot, attic, "secret")
    assert known.servers == (attic,)
    assert server.keys == [], "to keep it asks nobody"
    known.ask_once(attic.id)
    qtbot.waitUntil(lambda: known.listed[0].facts is not None)
    facts, asked = known.listed[0].facts, len(server.keys)
    assert facts.models[0].name == MODEL
    known.ask_once(attic.id)
    assert (known.listed[0].asking, len(server.keys)) == (False, asked), "it has told"

    again = KnownServers(ServerKeys())
    assert again.servers == (attic,), "the next start knows it"
    assert "401" in ask(again, qtbot, attic), "its key was for one session, without a keyring"
    shut_down_below(again)
    # What was told is forgotten with the address.
    moved = Server.entered("http://127.0.0.1:9", "Attic", id_=attic.id)
    add(known, qtbot, moved)
    assert known.listed[0].facts is None
    assert ask(known, qtbot, moved)


def test_a_removed_server_comes_back_with_its_key(
    known: KnownServers, qtbot: QtBot, server: ScriptedServer, keys: ServerKeys
) -> None:
    attic = Server.entered(server.host, "Attic")
    cellar = Server.entered(f"{server.host}/v2", "Cellar")
    add(known, qtbot, attic, "secret")
    add(known, qtbot, cellar)
    for removed, key in ((attic, "secret"), (cellar, None)):
        with qtbot.waitSignal(known.undoable, timeout=5_000) as done:
            known.remove(removed.id)
        assert removed not in known.servers
        assert keys.secret(attic.key_name) == key, "the other server needs it still"
    with qtbot.waitSignal(known.undoable, timeout=5_000):
        done.args[1]()
    assert known.servers == (cellar,)
    assert keys.secret(cellar.key_name) == "secret"
