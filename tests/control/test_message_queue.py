"""Queued messages and attachments: sent in order, never blindly, never lost."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Attachment, Conversation, Role
from foretoken.control import composing
from foretoken.control.background import shut_down_below
from foretoken.control.composing import AttachmentList, MessageQueue
from foretoken.control.engine import worker
from foretoken.control.engine.engine_work import PairTestWork
from foretoken.models.pair_setup import PairFiles
from foretoken.models.pairs.preparation import PreparedPair, prepare_pair


class QueueApp(App):
    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.limit(4)
        self.engine.set_speculate(False)  # what repeats itself is copied, and soon at its end
        self.files = AttachmentList()
        self.files.show(self.chat.id)
        self.controller.conversation_shown.connect(lambda shown: self.files.show(shown.id))
        self.queue = MessageQueue(self.controller, self.files)
        self.returned: list[tuple[list[str], str]] = []
        self.queue.returned.connect(
            lambda messages, why: self.returned.append(([each.text for each in messages], why))
        )

    @property
    def waiting(self) -> list[str]:
        return [message.text for message in self.queue.messages]

    @property
    def asked(self) -> list[str]:
        return [m.text for m in self.chat.messages if m.role is Role.USER]

    def submit(self, *texts: str) -> None:
        for text in texts:
            assert self.queue.submit(text)

    def attach(self, path: Path) -> None:
        path.write_text("The roof leaks.")
        self.files.add([path])
        self.until(lambda: not self.files.reading)

    def settle(self) -> None:
        """Wait until nothing runs and nothing is queued."""
        self.until(lambda: not (self.waiting or self.queue.takes))
        self.until(lambda: not self.queue._turn_timer.isActive())


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[QueueApp]:
    result = QueueApp(qtbot)
    yield result
    shut_down_below(result.files)
    result.close()


@pytest.fixture
def ready(desk: QueueApp, builtin_target: Path) -> QueueApp:
    desk.load(builtin_target)
    return desk


@pytest.fixture
def endless(desk: QueueApp, endless_target: Path) -> QueueApp:
    desk.load(endless_target)
    desk.limit(7_000)
    desk.submit("one")
    return desk


def test_messages_are_sent_in_order(ready: QueueApp, tmp_path: Path) -> None:
    ready.attach(tmp_path / "a.txt")
    ready.submit("one")
    ready.attach(tmp_path / "b.txt")
    ready.submit("two", "three")
    assert (ready.asked, ready.waiting, ready.files.files) == (["one"], ["two", "three"], [])
    ready.settle()
    assert ready.asked == ["one", "two", "three"]
    roles = [message.role for message in ready.chat.messages]
    assert roles == [Role.USER, Role.ASSISTANT] * 3
    assert all(m.text for m in ready.chat.messages)
    sent = [[each.name for each in m.attachments] for m in ready.chat.messages[::2]]
    assert sent == [["a.txt"], ["b.txt"], []]
    assert ready.returned == []


def test_questions_wait_for_a_load_and_a_test(desk: QueueApp, builtin_target: Path) -> None:
    assert not desk.queue.takes
    assert not desk.queue.submit("too early")  # nothing is on its way
    desk.engine.load_pair(PairFiles(builtin_target, None))
    desk.submit("one")
    assert not desk.queue.submit("  ")
    assert desk.waiting == ["one"]
    desk.settle()
    assert desk.asked == ["one"]
    assert desk.engine.begin_work(PairTestWork())
    desk.submit("two")
    assert desk.asked == ["one"]
    desk.engine.stop()
    desk.settle()
    assert desk.asked == ["one", "two"]


def test_nothing_is_sent_to_another_model(
    ready: QueueApp, tmp_path: Path, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready.engine.load_pair(PairFiles(tmp_path / "none.gguf", None))
    ready.submit("after an error")
    ready.settle()
    cancelled = threading.Event()

    def prepare_late(*given: Any, **how: Any) -> PreparedPair:
        assert cancelled.wait(20)
        return prepare_pair(*given, **how)

    monkeypatch.setattr(worker, "prepare_pair", prepare_late)
    ready.engine.load_pair(PairFiles(endless_target, None))
    ready.submit("after a cancel")
    ready.engine.cancel_load()
    cancelled.set()
    ready.settle()
    assert ready.engine.pair is not None
    assert ready.asked == []
    assert [texts for texts, _ in ready.returned] == [["after an error"], ["after a cancel"]]
    assert all("not loaded" in why for _, why in ready.returned)


def test_queued_messages_are_unsent_text(ready: QueueApp) -> None:
    current = ready.chat
    ready.submit("one", "two", "three")
    ready.queue.set_typed("being typed")
    assert current.unsent_text == "two\n\nthree\n\nbeing typed"
    kept: list[str] = []
    ready.controller.answers.started.connect(lambda *_: kept.append(current.unsent_text))
    ready.settle()
    assert kept == ["three\n\nbeing typed", "being typed"]  # at once, should the machine crash
    assert current.unsent_text == "being typed"
    ready.queue.submit("a ready-made question", from_field=False)
    assert current.unsent_text == "being typed"


def test_another_conversation_gets_no_queued_message(endless: QueueApp) -> None:
    first, other = endless.chat, Conversation()
    endless.submit("two")
    endless.controller.show_conversation(other)
    endless.queue.set_typed("")  # as the field does it
    assert endless.waiting == []
    assert (first.unsent_text, other.unsent_text) == ("two", "")
    endless.settle()
    endless.controller.show_conversation(first)
    assert (endless.waiting, endless.asked, endless.returned) == ([], ["one"], [])
    assert first.unsent_text == "two"


def test_nothing_is_sent_after_an_error_or_a_stop(ready: QueueApp) -> None:
    ready.submit("word " * 20_000, "two", "three")
    ready.settle()
    assert ready.chat.messages[-1].error is not None
    ready.submit("four", "five")
    ready.engine.stop()
    ready.settle()
    assert ready.asked[1:] == ["four"]
    assert [texts for texts, _ in ready.returned] == [["two", "three"], ["five"]]
    assert "failed" in ready.returned[0][1]


def test_messages_and_their_files_are_returned(endless: QueueApp, tmp_path: Path) -> None:
    for name in ("a.txt", "b.txt"):
        endless.attach(tmp_path / name)
        endless.submit("")  # files can be a message
    endless.submit("three")
    first, last, _ = endless.queue.messages
    assert endless.queue.return_messages(endless.queue.messages[-1:])
    assert endless.returned == [(["three"], "")]
    endless.queue.return_messages([last])
    assert endless.files.files == list(last.files)
    endless.controller.show_conversation(Conversation())
    assert endless.files.files == []
    endless.files.show(first.files[0].conversation_id)
    assert [file.name for file in endless.files.files] == ["a.txt", "b.txt"]
    assert not endless.queue.return_messages(endless.queue.messages[-1:])


@pytest.fixture
def files(qtbot: QtBot) -> Iterator[AttachmentList]:
    result = AttachmentList()
    result.show(1)
    yield result
    shut_down_below(result)


def write(folder: Path, *names: str) -> list[Path]:
    paths = [folder / name for name in names]
    for path in paths:
        path.write_text(f"text of {path.name}")
    return paths


def names(files: AttachmentList) -> list[str]:
    return [file.name for file in files.files]


def test_files_are_read_in_their_order_and_attached_once(
    qtbot: QtBot, files: AttachmentList, tmp_path: Path
) -> None:
    refused: list[str] = []
    files.refused.connect(refused.append)
    first = write(tmp_path, "b.txt", "a.txt")
    (tmp_path / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    files.add([*first, first[0], tmp_path / "photo.png"])
    assert files.reading
    files.add([*write(tmp_path, "c.txt"), first[1], tmp_path / "gone.txt"])
    qtbot.waitUntil(lambda: not files.reading)
    read = [Attachment(f"{name}.txt", f"text of {name}.txt") for name in "bac"]
    assert files.attachments == tuple(read)
    assert [said.split(" ")[0] for said in refused] == ["photo.png", "gone.txt"]
    files.remove(files.files[:1])
    files.add(first)
    assert names(files) == ["a.txt", "c.txt", "b.txt"]
    qtbot.waitUntil(lambda: not files.reading)


def test_pasted_texts_are_never_lost(files: AttachmentList) -> None:
    for text in ("one", "two"):
        assert files.add_text(text)
        sent = files.files
        files.remove(sent)
        assert files.add_text(f"after {text}")
        files.put_back(sent)
    assert [file.text for file in files.attachments] == ["one", "after one", "two", "after two"]
    assert len(set(names(files))) == 4


def test_an_unresponsive_drive_delays_no_other_file(
    qtbot: QtBot, files: AttachmentList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dead, good = write(tmp_path, "dead.txt", "good.txt")
    began, answers = threading.Event(), threading.Event()
    read = composing.read_attachment

    def read_slowly(path: Path, check: Callable[[], None]) -> Attachment:
        if path == dead:
            began.set()
            answers.wait()
        return read(path, check)

    monkeypatch.setattr(composing, "read_attachment", read_slowly)
    files.add([dead, good])
    assert began.wait(5)
    files.remove(files.files[:1])
    qtbot.waitUntil(lambda: not files.reading)
    assert files.attachments == (Attachment("good.txt", "text of good.txt"),)
    answers.set()
