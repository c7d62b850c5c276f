"""The controller with the real worker and the real built-in pair."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from asked_engine import App
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.control.controller import ChatController
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import CacheType
from foretoken.engine.events import FinishReason, TokenEmitted
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings, PairFiles

LONG = "Tell me a story about a fox."


@pytest.fixture
def endless(builtin: App, endless_target: Path) -> ChatController:
    builtin.load(endless_target, endless_target)
    builtin.limit(8_000)  # a busy window may be late to stop a thousand
    return builtin


def record(signal: Callable[..., object]) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    signal.connect(lambda *arguments: heard.append(arguments))  # type: ignore[attr-defined]
    return heard


def session_of(app: App) -> Session:
    session = app.engine._worker._session
    assert session is not None
    return session


def failed_load(app: App, files: PairFiles) -> str:
    with app.qtbot.waitSignal(app.engine.load_ended, timeout=10_000) as ended:
        app.engine.load_pair(files)
    return str(ended.args[0])


def begin(app: App) -> Message:
    assert app.controller.send(LONG)
    answer = app.chat.messages[-1]
    app.until(lambda: bool(answer.text))
    return answer


def test_an_answer_streams_and_is_kept(builtin: App, greeting: str) -> None:
    arrived: list[TokenEmitted] = []
    builtin.controller.answers.tokens_arrived.connect(lambda tokens, steps: arrived.extend(tokens))
    answer = builtin.ask("Hi! How are you?")
    assert answer.text == greeting == "".join(token.text for token in arrived)
    assert answer.tokens == arrived
    assert answer.finish_reason is FinishReason.STOP
    counted, charted = answer.statistics, builtin.engine.history.statistics
    assert counted is not None
    assert counted.steps == len(answer.steps) == charted.steps
    assert counted.tokens == len(arrived)
    assert charted.generated == counted.generated == len(arrived) + 1  # and the end
    assert [m.role for m in builtin.chat.messages] == [Role.USER, Role.ASSISTANT]
    assert builtin.controller.conversations == [builtin.chat]
    assert builtin.engine.state is EngineState.READY


def test_stop_keeps_the_text_and_is_quick(endless: App) -> None:
    # Of three tries the quickest counts: other programs share the machine.
    waits = []
    for _ in range(3):
        with endless.qtbot.waitSignal(endless.controller.answers.ended, timeout=10_000) as ended:
            begin(endless)
            started = time.perf_counter()
            endless.engine.stop()
        waits.append(time.perf_counter() - started)
        assert ended.args[0].text
        assert ended.args[0].finish_reason is FinishReason.CANCELLED
        endless.controller.new_conversation()
    assert min(waits) < 0.15


def test_settings_go_with_a_load_and_only_others_load_the_target_anew(
    builtin: App, builtin_target: Path, builtin_draft: Path
) -> None:
    builtin.ask(LONG, 20)
    contexts = record(builtin.controller.answers.context_changed)
    settings = LoadSettings(256).with_cache(CacheType.Q8_0)
    for draft, wished, kept in (
        (builtin_draft, settings, False),
        (None, settings, True),
        (builtin_target, settings, True),
        (None, LoadSettings(128).with_cache(CacheType.Q8_0), False),
    ):
        before = session_of(builtin)
        builtin.load(builtin_target, draft, wished)
        pair, session = builtin.engine.pair, session_of(builtin)
        assert pair is not None
        assert (pair.settings, pair.context_length) == (wished, wished.context_length)
        assert pair.target_kept == kept == (session is before)
        assert session.has_draft == (draft is not None)
        for loaded in session.models:
            assert loaded.settings.cache_type_k is loaded.settings.cache_type_v is CacheType.Q8_0
        answer = builtin.ask("Name three fruits.", 20)
        assert answer.statistics is not None
        assert (answer.statistics.reused_tokens > 10) == kept
    # The gauge is reset where the cache is a new one, and only there.
    assert [each for each in contexts if each[0] == 0] == [(0, 256), (0, 128)]


def test_what_fails_behind_the_end_of_an_answer_takes_nothing_from_it(
    builtin: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(worker, "keep_costs", fail)
    for _ in range(2):
        answer = builtin.ask("Hi! How are you?")
        assert (answer.error, answer.finish_reason) == (None, FinishReason.STOP)
        builtin.until(lambda: not builtin.engine._worker._records)
        builtin.qtbot.wait(100)  # the window has heard of it
        assert (answer.error, builtin.engine.state) == (None, EngineState.READY)
    assert "no such luck" in capsys.readouterr().err


def test_an_unexpected_error_is_told_and_the_thread_lives_on(
    builtin: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], greeting: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no such luck")

    with monkeypatch.context() as patch:
        patch.setattr(worker, "ChatTemplate", fail)
        assert "no such luck" in str(builtin.ask("Hi!").error)
    assert "RuntimeError" in capsys.readouterr().err  # for whoever looks into it
    with monkeypatch.context() as patch:
        patch.setattr(worker, "prepare_pair", fail)
        assert "no such luck" in failed_load(builtin, PairFiles(Path("any.gguf"), None))
    assert str(builtin.ask("word " * 3000).error).startswith("The prompt has 3,0")
    assert builtin.ask("Hi! How are you?").text == greeting  # it is not told of the others


def test_another_chat_or_pair_stops_and_keeps_an_answer(endless: App, builtin_target: Path) -> None:
    answer = begin(endless)
    endless.controller.new_conversation()
    arrived = record(endless.controller.answers.tokens_arrived)
    endless.settle()
    assert arrived == []  # nothing of the first conversation is shown in the second
    assert answer.finish_reason is FinishReason.CANCELLED
    assert answer.statistics is not None
    answer = begin(endless)
    endless.load(builtin_target)
    assert endless.engine.pair is not None
    assert endless.engine.pair.no_draft_reason == "no draft model is chosen"
    assert answer.finish_reason is FinishReason.CANCELLED
    assert endless.engine.plain_speed is None


def test_what_fails_in_a_load_leaves_a_pair_and_its_name(
    builtin: App, endless_target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "wrong.gguf"
    wrong.write_bytes(b"no model")
    before = builtin.engine.pair
    for files in (PairFiles(wrong, None), PairFiles(endless_target, wrong)):
        assert "wrong.gguf" in failed_load(builtin, files)
        assert builtin.engine.pair is before  # the old pair, draft and all
        assert builtin.ask("Hi! How are you?").text

    def fail(*_: object) -> None:
        raise RuntimeError("What was learned is no such thing.")

    monkeypatch.setattr(worker, "recall_pair", fail)
    builtin.load(endless_target)
    assert builtin.engine.pair is not None
    answer = builtin.ask(LONG, 5)
    assert session_of(builtin).target_metadata.path == endless_target
    assert answer.source is not None
    assert answer.source.target == builtin.engine.pair.target_name
