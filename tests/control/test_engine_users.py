"""What else uses the engine beside the chat: they share one worker and give way to each other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import GenerateRequest, PairFiles, Record
from foretoken.engine.config import (
    ContextPolicy,
    GenerationLimits,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import FinishReason, GenerationFinished, TokenEmitted

LONG = GenerationLimits(8_000)
"""Fast machines write a thousand of these tokens before anybody can stop them."""


class Recital:
    """Has a text written that is none of a chat."""

    def __init__(self, engine: EngineControl) -> None:
        self.engine = engine
        self.request: GenerateRequest | None = None
        self.text = ""
        self.ended: FinishReason | None = None
        engine.add_user(self)

    def begin(self) -> None:
        self.engine.make_way()
        self.request = GenerateRequest(
            id=self.engine.next_id(),
            messages=(PromptMessage(Role.USER, "a"),),
            start=0,
            context_policy=ContextPolicy.DROP_OLDEST,
            sampling=SamplingParams(temperature=0.0),
            speculative=SpeculativeConfig(),
            limits=LONG,
        )
        self.engine.submit(self.request)
        self.engine.update_state()

    @property
    def busy(self) -> bool:
        return self.request is not None

    def make_way(self) -> None:
        if self.request is not None:
            self.engine.cancel(self.request)

    def take(self, request_id: int, record: Record) -> None:
        if self.request is None or request_id != self.request.id:
            return
        if isinstance(record, TokenEmitted):
            self.text += record.text
        elif isinstance(record, GenerationFinished):
            self.request, self.ended = None, record.reason
            self.engine.update_state()

    def drained(self) -> None:
        pass

    def cache_emptied(self) -> None:
        pass

    def give_up(self) -> None:
        self.request = None


@pytest.fixture
def chat(qtbot: QtBot, endless_target: Path) -> Iterator[ChatController]:
    result = ChatController()
    with qtbot.waitSignal(result.engine.load_ended, timeout=10_000):
        result.engine.load_pair(PairFiles(endless_target, None))
    result.answers.limits = LONG
    yield result
    assert result.shut_down()


def test_the_chat_waits_while_another_uses_the_engine(chat: ChatController, qtbot: QtBot) -> None:
    engine, recital = chat.engine, Recital(chat.engine)
    recital.begin()
    assert engine.state is EngineState.GENERATING
    assert not chat.send("a")
    qtbot.waitUntil(lambda: bool(recital.text), timeout=10_000)
    assert chat.current.messages == []
    engine.stop()
    qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=10_000)
    assert recital.ended is FinishReason.CANCELLED
    assert chat.send("a")
    qtbot.waitUntil(lambda: bool(chat.current.messages[-1].text), timeout=10_000)


def test_who_begins_ends_what_the_chat_does(
    chat: ChatController, qtbot: QtBot, endless_target: Path
) -> None:
    recital = Recital(chat.engine)
    assert chat.send("a")
    answer = chat.current.messages[-1]
    with qtbot.waitSignal(chat.answers.ended, timeout=10_000):
        recital.begin()
    assert answer.finish_reason is FinishReason.CANCELLED
    assert chat.engine.state is EngineState.GENERATING, "the other one is still busy"
    with qtbot.waitSignal(chat.engine.load_ended, timeout=10_000):
        chat.engine.load_pair(PairFiles(endless_target, None))
    assert recital.ended is FinishReason.CANCELLED


def test_what_is_written_at_the_end_is_told_its_user(qtbot: QtBot, endless_target: Path) -> None:
    engine = EngineControl()
    recital = Recital(engine)
    with qtbot.waitSignal(engine.load_ended, timeout=10_000):
        engine.load_pair(PairFiles(endless_target, None))
    recital.begin()
    assert engine.shut_down()
    assert recital.ended is FinishReason.CANCELLED
