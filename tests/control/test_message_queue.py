"""Messages wait for their turn and go out in order; nothing is sent blindly, nothing is lost."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Conversation, Role
from foretoken.control.background import shut_down_below
from foretoken.control.composing.attachment_list import AttachmentList
from foretoken.control.composing.message_queue import MessageQueue, QueuedMessage
from foretoken.control.controller import ChatController
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.models.pairs.preparation import PreparedPair, prepare_pair


class Desk:
    """A queue at a real engine, and what stands in the field beside it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.controller = ChatController()
        self.controller.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
        self.controller.answers.limits = GenerationLimits(max_tokens=4)
        # what repeats itself is copied, and soon at its end
        self.controller.engine.set_speculate(False)
        self.files = AttachmentList()
        self.files.show(self.controller.current.id)
        self.controller.conversation_shown.connect(lambda shown: self.files.show(shown.id))
        self.queue = MessageQueue(self.controller, self.files)
        self.returned: list[list[str]] = []
        self.reasons: list[str] = []
        self.queue.returned.connect(self._on_returned)

    def _on_returned(self, messages: tuple[QueuedMessage, ...], why: str) -> None:
        self.returned.append([message.text for message in messages])
        self.reasons.append(why)

    @property
    def waiting(self) -> list[str]:
        return [message.text for message in self.queue.messages]

    @property
    def asked(self) -> list[str]:
        return [m.text for m in self.controller.current.messages if m.role is Role.USER]

    def load(self, target: Path) -> None:
        with self.qtbot.waitSignal(self.controller.engine.load_ended, timeout=20_000):
            self.controller.engine.load_pair(PairFiles(target, None))

    def attach(self, path: Path) -> None:
        path.write_text("The roof leaks.")
        self.files.add([path])
        self.qtbot.waitUntil(lambda: not self.files.reading)

    def settle(self) -> None:
        """Until nothing runs and nothing waits."""
        self.qtbot.waitUntil(
            lambda: (
                not self.waiting
                and self.controller.engine.state in (EngineState.READY, EngineState.EMPTY)
                and not self.queue._turn_timer.isActive()
            ),
            timeout=20_000,
        )

    def shut_down(self) -> None:
        shut_down_below(self.files)
        assert self.controller.shut_down()


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    result = Desk(qtbot)
    yield result
    result.shut_down()


@pytest.fixture
def ready(desk: Desk, builtin_target: Path) -> Desk:
    desk.load(builtin_target)
    return desk


def test_messages_go_out_in_order_one_after_the_other(ready: Desk) -> None:
    for text in ("one", "two", "three"):
        assert ready.queue.submit(text)
    assert ready.asked == ["one"]
    assert ready.waiting == ["two", "three"]
    ready.settle()
    assert ready.asked == ["one", "two", "three"]
    roles = [message.role for message in ready.controller.current.messages]
    assert roles == [Role.USER, Role.ASSISTANT] * 3
    assert all(m.text for m in ready.controller.current.messages)
    assert ready.returned == []


def test_what_is_asked_while_a_model_loads_is_sent_then(desk: Desk, builtin_target: Path) -> None:
    assert not desk.queue.takes
    assert not desk.queue.submit("too early")  # nothing is on its way
    desk.controller.engine.load_pair(PairFiles(builtin_target, None))
    assert desk.queue.submit("one")
    assert not desk.queue.submit("  ")
    assert desk.waiting == ["one"]
    desk.settle()
    assert desk.asked == ["one"]


def test_a_message_waits_for_the_end_of_a_test(ready: Desk) -> None:
    assert ready.controller.engine.test_pair()
    assert ready.queue.submit("one")
    assert ready.asked == []
    ready.controller.engine.stop()
    ready.settle()
    assert ready.asked == ["one"]


def test_nothing_goes_to_a_model_that_nobody_meant(
    ready: Desk, tmp_path: Path, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(b"GGUF" + bytes(50))
    ready.controller.engine.load_pair(PairFiles(broken, None))
    ready.queue.submit("after an error")
    ready.settle()
    cancelled = threading.Event()

    def prepare_late(*given: Any, **how: Any) -> PreparedPair:
        assert cancelled.wait(20)
        return prepare_pair(*given, **how)

    monkeypatch.setattr(worker, "prepare_pair", prepare_late)
    ready.controller.engine.load_pair(PairFiles(endless_target, None), LoadSettings())
    ready.queue.submit("after a cancel")
    ready.controller.engine.cancel_load()
    cancelled.set()
    ready.settle()
    assert ready.controller.engine.pair is not None
    assert ready.asked == []
    assert ready.returned == [["after an error"], ["after a cancel"]]
    assert all("not loaded" in reason for reason in ready.reasons)


def test_nothing_is_sent_after_an_error(ready: Desk) -> None:
    ready.queue.submit("word " * 20_000)
    ready.queue.submit("two")
    ready.queue.submit("three")
    ready.settle()
    assert ready.controller.current.messages[-1].error is not None
    assert len(ready.asked) == 1
    assert ready.returned == [["two", "three"]]
    assert "failed" in ready.reasons[0]


def test_nothing_is_sent_after_a_stop(desk: Desk, endless_target: Path) -> None:
    desk.load(endless_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=7_000)
    desk.queue.submit("one")
    desk.queue.submit("two")
    desk.controller.engine.stop()
    desk.settle()
    assert desk.asked == ["one"]
    assert desk.returned == [["two"]]


def test_messages_are_taken_back(ready: Desk) -> None:
    for text in ("one", "two", "three", "four"):
        ready.queue.submit(text)
    assert ready.queue.take_back_last()
    ready.queue.take_back(ready.queue.messages[0])
    assert ready.returned == [["four"], ["two"]]
    assert ready.reasons == ["", ""]
    ready.settle()
    assert ready.asked == ["one", "three"]
    assert not ready.queue.take_back_last()


def test_files_go_with_their_message(ready: Desk, tmp_path: Path) -> None:
    ready.attach(tmp_path / "a.txt")
    ready.controller.send("one")
    assert ready.queue.submit("two")
    assert ready.files.files == []
    ready.settle()
    _, _, two, _ = ready.controller.current.messages
    assert [each.name for each in two.attachments] == ["a.txt"]


def test_files_come_back_with_their_message(
    desk: Desk, tmp_path: Path, endless_target: Path
) -> None:
    desk.load(endless_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=7_000)
    desk.queue.submit("one")
    for name in ("a.txt", "b.txt"):
        desk.attach(tmp_path / name)
        assert desk.queue.submit("")  # files can be a message
    first, last = desk.queue.messages
    desk.queue.take_back_last()
    assert desk.files.files == list(last.files)
    desk.controller.show_conversation(Conversation())
    assert desk.files.files == []
    desk.files.show(first.files[0].conversation_id)
    assert [file.name for file in desk.files.files] == ["a.txt", "b.txt"]


def test_what_waits_is_unsent_text_until_it_is_sent(ready: Desk) -> None:
    current = ready.controller.current
    ready.queue.submit("one")
    ready.queue.submit("two")
    ready.queue.submit("three")
    ready.queue.set_typed("being typed")
    assert current.unsent_text == "two\n\nthree\n\nbeing typed"
    kept: list[str] = []
    ready.controller.answers.started.connect(lambda *_: kept.append(current.unsent_text))
    ready.settle()
    assert kept == ["three\n\nbeing typed", "being typed"]  # at once, should the machine crash
    assert current.unsent_text == "being typed"
    ready.queue.submit("a ready-made question", from_field=False)
    assert current.unsent_text == "being typed"


def test_another_conversation_gets_nothing_of_it(desk: Desk, endless_target: Path) -> None:
    desk.load(endless_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=7_000)
    first = desk.controller.current
    desk.queue.submit("one")
    desk.queue.submit("two")
    other = Conversation()
    desk.controller.show_conversation(other)
    desk.queue.set_typed("")  # as the field does it
    assert desk.waiting == []
    assert other.unsent_text == ""
    assert first.unsent_text == "two"
    desk.settle()
    desk.controller.show_conversation(first)
    assert desk.waiting == []
    assert desk.asked == ["one"]
    assert first.unsent_text == "two"
    assert desk.returned == []
