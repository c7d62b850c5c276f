"""The controller with the real worker and the real built-in pair."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import ask
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.answers.answer_run import AnswerRun
from foretoken.control.controller import ChatController
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import LoadSettings, PairFiles, Stopped
from foretoken.engine.config import CacheType
from foretoken.engine.events import FinishReason, TokenEmitted

LONG = "Tell me a story about a fox."


@pytest.fixture
def ready(
    controller: ChatController, qtbot: QtBot, builtin_target: Path, builtin_draft: Path
) -> ChatController:
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000) as loaded:
        controller.engine.load_pair(PairFiles(builtin_target, builtin_draft))
    assert loaded.args == [None]
    # Whether drafting pays is a matter of the machine, and so of no test here.
    controller.engine.set_lookahead(4)
    return controller


@pytest.fixture
def endless(ready: ChatController, qtbot: QtBot, endless_target: Path) -> ChatController:
    """Answers until it is stopped."""
    with qtbot.waitSignal(ready.engine.load_ended, timeout=10_000):
        ready.engine.load_pair(PairFiles(endless_target, endless_target))
    return ready


def record(signal: Callable[..., object]) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    signal.connect(lambda *arguments: heard.append(arguments))  # type: ignore[attr-defined]
    return heard


def test_an_answer_streams_and_is_kept(ready: ChatController, qtbot: QtBot, greeting: str) -> None:
    arrived: list[TokenEmitted] = []
    ready.answers.tokens_arrived.connect(lambda tokens, steps: arrived.extend(tokens))
    answer = ask(ready, qtbot, "Hi! How are you?")
    assert answer.text == greeting
    assert answer.tokens == arrived
    assert "".join(token.text for token in arrived) == answer.text
    assert answer.finish_reason is FinishReason.STOP
    assert answer.statistics is not None
    assert answer.statistics.steps == len(answer.steps) == ready.engine.history.statistics.steps
    assert answer.statistics.tokens == len(arrived)
    generated = answer.statistics.generated
    assert ready.engine.history.statistics.generated == generated == len(arrived) + 1  # and the end
    assert [m.role for m in ready.current.messages] == [Role.USER, Role.ASSISTANT]
    assert ready.conversations == [ready.current]
    assert ready.engine.state is EngineState.READY


def test_plain_speed_is_measured_in_plain_passes(ready: ChatController, qtbot: QtBot) -> None:
    heard = record(ready.engine.plain_speed_changed)
    answer = ask(ready, qtbot, LONG)
    plain_ms = sorted(step.total_ms for step in answer.steps if step.drafted == 0)
    assert len(plain_ms) >= 3
    assert 1000.0 / plain_ms[-1] <= heard[-1][0] <= 1000.0 / plain_ms[0]
    counted = answer.statistics
    assert counted is not None
    assert counted.compared_ms or counted.left_out_ms  # beside other tests it may be left out


def test_stop_keeps_the_text_and_is_quick(endless: ChatController, qtbot: QtBot) -> None:
    # Of five tries the quickest counts: other programs share the machine.
    waits = []
    for _ in range(5):
        with qtbot.waitSignal(endless.answers.ended, timeout=10_000) as ended:
            assert endless.send(LONG)
            qtbot.waitUntil(lambda: bool(endless.current.messages[-1].text))
            started = time.perf_counter()
            endless.engine.stop()
        waits.append(time.perf_counter() - started)
        answer = ended.args[0]
        assert answer.text
        assert answer.finish_reason is FinishReason.CANCELLED
        endless.new_conversation()
    assert min(waits) < 0.15


def test_an_answer_that_is_stopped_before_its_prompt_is_ready_is_cancelled() -> None:
    conversation, answer = Conversation(), Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "a"), answer)
    run = AnswerRun(conversation, answer, None)
    run.take(Stopped())
    assert run.ended
    assert (answer.finish_reason, answer.error) == (FinishReason.CANCELLED, None)


def test_another_conversation_stops_the_answer_and_keeps_it(
    endless: ChatController, qtbot: QtBot
) -> None:
    first = endless.current
    endless.send(LONG)
    qtbot.waitUntil(lambda: bool(first.messages[-1].text))
    endless.new_conversation()
    arrived = record(endless.answers.tokens_arrived)
    qtbot.waitUntil(lambda: endless.engine.state is EngineState.READY)
    assert arrived == []  # nothing of the first conversation is shown in the second
    assert first.messages[-1].finish_reason is FinishReason.CANCELLED
    assert first.messages[-1].statistics is not None
    assert endless.send("a")
    qtbot.waitUntil(lambda: bool(endless.current.messages[-1].text))


def test_a_message_too_long_for_the_context_says_so(ready: ChatController, qtbot: QtBot) -> None:
    answer = ask(ready, qtbot, "word " * 3000)
    assert answer.error is not None
    assert answer.error.startswith("The prompt has 3,0")
    assert "Shorten the message" in answer.error
    assert ask(ready, qtbot, "Hi! How are you?").error is None  # it is not told of the other


def test_old_turns_drop_out_and_the_window_hears_of_it(ready: ChatController, qtbot: QtBot) -> None:
    starts = record(ready.answers.context_start_changed)
    reused = []
    for number in range(8):
        told = "tell me about the fox and the hen. " * 14
        answer = ask(ready, qtbot, f"Number {number}: {told}")
        assert answer.error is None
        assert answer.finish_reason in (FinishReason.STOP, FinishReason.LENGTH)
        assert answer.statistics is not None
        reused.append(answer.statistics.reused_tokens)
    moved = [start for (start,) in starts]
    assert moved == sorted(moved)
    assert moved[0] == 0 < moved[-1] == ready.current.context_start
    assert ready.current.messages[moved[-1]].role is Role.USER
    # Turns are dropped in bulk: between two drops the cache is used again.
    assert sum(count > 100 for count in reused) >= 4


def test_another_draft_leaves_the_target_and_its_cache(
    ready: ChatController, qtbot: QtBot, builtin_target: Path
) -> None:
    ask(ready, qtbot, "Hi! How are you?")
    session = ready.engine._worker._session
    assert session is not None
    for draft in (None, builtin_target):
        with qtbot.waitSignal(ready.engine.load_ended, timeout=10_000):
            ready.engine.load_pair(PairFiles(builtin_target, draft))
        assert ready.engine._worker._session is session
        assert session.has_draft == (draft is not None)
        answer = ask(ready, qtbot, "Name three fruits.")
        assert answer.statistics is not None
        assert answer.statistics.reused_tokens > 10


def test_settings_go_with_a_load_and_only_others_load_the_target_anew(
    ready: ChatController, qtbot: QtBot, builtin_target: Path, builtin_draft: Path
) -> None:
    ask(ready, qtbot, LONG)
    plain_speed = ready.engine.plain_speed
    assert plain_speed is not None
    contexts = record(ready.answers.context_changed)
    settings = LoadSettings(256, CacheType.Q8_0)
    pairs = []
    for draft, wished in (
        (builtin_draft, settings),
        (None, settings),
        (None, LoadSettings(128, CacheType.Q8_0)),
    ):
        before = ready.engine._worker._session
        with qtbot.waitSignal(ready.engine.load_ended, timeout=10_000):
            ready.engine.load_pair(PairFiles(builtin_target, draft), wished)
        pair = ready.engine.pair
        assert pair is not None
        assert pair.settings == wished
        assert pair.target_kept == (ready.engine._worker._session is before)
        pairs.append((pair.context_length, pair.target_kept, ready.engine.plain_speed is None))
        session = ready.engine._worker._session
        assert session is not None
        for loaded in session.models:
            assert loaded.settings.cache_type_k is loaded.settings.cache_type_v is CacheType.Q8_0
    assert pairs == [(256, False, True), (256, True, True), (128, False, True)]
    # The gauge is reset where the cache is a new one, and only there.
    assert contexts == [(0, 256), (0, 128)]


def test_a_file_that_cannot_be_loaded_leaves_the_pair_in_place(
    ready: ChatController, qtbot: QtBot, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.gguf"
    wrong.write_bytes(b"no model")
    with qtbot.waitSignal(ready.engine.load_ended, timeout=10_000) as ended:
        ready.engine.load_pair(PairFiles(wrong, None))
    assert "wrong.gguf is not a GGUF file" in ended.args[0]
    assert ask(ready, qtbot, "Hi! How are you?").text


def test_an_answer_names_the_model_that_wrote_it_whatever_fails_in_a_load(
    ready: ChatController,
    qtbot: QtBot,
    endless_target: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrong = tmp_path / "wrong.gguf"
    wrong.write_bytes(b"no model")
    before = ready.engine.pair
    with qtbot.waitSignal(ready.engine.load_ended, timeout=10_000) as ended:
        ready.engine.load_pair(PairFiles(endless_target, wrong))
    assert "wrong.gguf" in ended.args[0]
    assert ready.engine.pair is before  # the old pair, draft and all

    def fail(*_: object) -> None:
        raise RuntimeError("What was learned is no such thing.")

    monkeypatch.setattr(worker, "recall_pair", fail)
    with qtbot.waitSignal(ready.engine.load_ended, timeout=10_000) as ended:
        ready.engine.load_pair(PairFiles(endless_target, None))
    assert ended.args == [None]
    assert ready.engine.pair is not None
    assert ready.engine.pair.files.target == endless_target
    assert ready.send(LONG)
    answer = ready.current.messages[-1]
    qtbot.waitUntil(lambda: bool(answer.text))
    with qtbot.waitSignal(ready.answers.ended, timeout=10_000):
        ready.engine.stop()
    session = ready.engine._worker._session
    assert session is not None
    assert session.target_metadata.path == endless_target
    assert answer.source is not None
    assert answer.source.target == ready.engine.pair.target_name


def test_shutting_down_while_generating_ends_in_time(endless: ChatController, qtbot: QtBot) -> None:
    endless.send(LONG)
    qtbot.waitUntil(lambda: bool(endless.current.messages[-1].text))
    assert endless.shut_down()


def test_loading_another_pair_stops_the_answer(
    endless: ChatController, qtbot: QtBot, builtin_target: Path
) -> None:
    endless.send(LONG)
    with qtbot.waitSignal(endless.engine.load_ended, timeout=10_000):
        endless.engine.load_pair(PairFiles(builtin_target, None))
    assert endless.engine.pair is not None
    assert endless.engine.pair.no_draft_reason == "no draft model is chosen"
    assert endless.current.messages[-1].finish_reason is FinishReason.CANCELLED
    assert endless.engine.plain_speed is None


def test_an_unexpected_error_is_told_and_the_thread_lives_on(
    ready: ChatController,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    greeting: str,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no such luck")

    with monkeypatch.context() as patch:
        patch.setattr(worker, "ChatTemplate", fail)
        assert ask(ready, qtbot, "Hi!").error == "Something unexpected went wrong: no such luck."
    assert "RuntimeError" in capsys.readouterr().err  # for whoever looks into it
    with monkeypatch.context() as patch:
        patch.setattr(worker, "prepare_pair", fail)
        with qtbot.waitSignal(ready.engine.load_ended, timeout=5_000) as ended:
            ready.engine.load_pair(PairFiles(Path("any.gguf"), None))
        assert "no such luck" in ended.args[0]
    assert ask(ready, qtbot, "Hi! How are you?").text == greeting
