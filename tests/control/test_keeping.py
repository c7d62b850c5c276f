"""Conversations are saved as they grow; the thread of the store: order, errors, shutdown."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Attachment, Conversation, Message, Role
from foretoken.chat.store.errors import CannotWrite, StoreError
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats import chat_archive
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.engine.events import FinishReason
from soak.crash_test import CrashTest

MARKER = "Zwetschgenknoedel"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


@pytest.fixture
def app(qtbot: QtBot, path: Path) -> Iterator[App]:
    result = App(qtbot, path)
    yield result
    result.close()
    assert result.failures == []


@pytest.fixture
def short(app: App, endless_target: Path) -> App:
    """Answers of ten tokens."""
    app.load(endless_target, endless_target)
    app.limit(10)
    return app


@pytest.fixture
def endless(short: App) -> App:
    short.limit(8000)
    short.engine.set_speculate(False)  # what repeats itself is copied, and soon at its end
    short.controller.send("Tell me a story.", [Attachment("notes.txt", "a fox")])
    short.until(lambda: len(short.chat.messages[1].text) > 30)
    return short


def picture(conversation: Conversation) -> tuple[Any, ...]:
    messages = [
        (
            (message.id, message.parent and message.parent.id, message.role, message.text),
            [(token.id, token.text, token.origin, token.step) for token in message.tokens],
            [(step.index, step.drafted, step.accepted) for step in message.steps],
            (message.finish_reason, message.error, message.attachments, message.source),
            message.statistics and message.statistics.tokens,
        )
        for message in conversation.all_messages()
    ]
    leaf = conversation.leaf and conversation.leaf.id
    titles = conversation.title, conversation.title_source
    return conversation.id, titles, leaf, conversation.system_prompt, messages


def check(app: App) -> None:
    assert picture(app.stored()) == picture(app.chat)


def test_every_change_is_saved(short: App) -> None:
    controller = short.controller
    first = short.ask("one")
    short.ask("two")
    check(short)
    question = controller.current.messages[2]
    short.ended(controller.edit(question, "three"))
    again = short.ended(controller.regenerate(first))
    for do in (
        lambda: controller.select(first),
        lambda: controller.edit(first, "my own words"),
        lambda: controller.select(again),
        lambda: short.ended(controller.continue_answer(again)),
        lambda: controller.delete(question),
        lambda: controller.delete(first),
        controller.undo_delete,
        controller.undo_delete,
        lambda: controller.set_system_prompt("Be kind."),
        lambda: controller.branch(again),
        lambda: short.ask("four"),
    ):
        do()
        check(short)
    assert {row.title for row in short.rows()} == {"one", "one (2)"}
    assert list(controller.conversations) == []


def test_it_comes_back_after_a_restart(short: App, path: Path, endless_target: Path) -> None:
    short.ask("one")
    short.controller.set_system_prompt("Be kind.")
    short.controller.set_unsent("and then")
    kept = picture(short.chat)
    short.close()
    again = App(short.qtbot, path)
    (row,) = again.rows()
    with short.qtbot.waitSignal(again.controller.conversation_shown):
        again.controller.open_conversation(row.id)
    assert picture(again.chat) == kept
    assert again.chat.unsent_text == "and then"
    again.load(endless_target)
    again.limit(5)
    again.ended(again.controller.continue_answer(again.chat.messages[1]))
    check(again)
    again.close()
    assert again.failures == []


def test_closing_during_an_answer_saves_all_that_was_shown(endless: App, path: Path) -> None:
    endless.close()
    assert endless.chat.messages[1].finish_reason is FinishReason.CANCELLED
    again = App(endless.qtbot, path)
    assert picture(again.stored(endless.chat.id)) == picture(endless.chat)
    again.close()


def test_nothing_of_a_temporary_chat_reaches_the_disk(short: App, path: Path) -> None:
    controller = short.controller
    short.ask("a chat to be kept")
    controller.new_conversation(temporary=True)
    temporary = controller.current
    controller.set_system_prompt(f"{MARKER} one")
    controller.set_unsent(f"{MARKER} two")
    first = short.ask(f"{MARKER} three")
    short.limit(8000)
    assert controller.edit(first.parent or first, f"{MARKER} four")
    short.until(lambda: controller.current.messages[-1].tokens)
    controller._keeper._on_stream_due()  # when others are written as far as they are
    controller.engine.stop()
    short.settle()
    controller.edit(first, f"{MARKER} five")
    controller.delete(first)
    controller.undo_delete()
    controller.branch(first)
    assert controller.current.temporary
    controller.set_unsent(f"{MARKER} six")
    controller.new_conversation()
    controller.open_conversation(temporary.id)
    assert controller.current is temporary  # it is there until the app is closed
    assert len(short.rows()) == 1
    short.close()
    assert b"a chat to be kept" in path.read_bytes()
    for found in path.parent.rglob("*"):
        content = found.read_bytes() if found.is_file() else b""
        for secret in (MARKER, MARKER[4:], str(temporary.id)):
            assert secret.encode() not in content


def test_what_was_typed_in_a_new_chat_survives(app: App, path: Path) -> None:
    typed = app.chat
    app.controller.set_unsent("half")
    app.controller.set_unsent("half a sen")
    app.controller.new_conversation()
    assert app.chat is typed
    assert app.rows() == []  # it is no chat yet
    app.until(lambda: app.store(lambda store: store.unsent_new()) is not None)
    app.close()
    again = App(app.qtbot, path)
    with app.qtbot.waitSignal(again.controller.conversation_shown):
        pass
    assert (again.chat.id, again.chat.unsent_text) == (typed.id, "half a sen")
    again.controller.set_unsent("")
    again.close()
    third = App(app.qtbot, path)
    assert third.store(lambda store: store.unsent_new()) is None
    assert third.chat.id != typed.id
    third.close()


def test_a_conversation_deleted_while_it_is_answered_comes_back_whole(endless: App) -> None:
    chat = endless.chat
    endless.controller.new_conversation()
    endless.controller.open_conversation(chat.id)
    assert endless.chat is chat  # it is not read from the disk while it is answered
    endless.store(lambda store: store.delete_conversations([chat.id]), changes=True)
    endless.until(lambda: endless.chat is not chat)
    endless.settle()
    assert endless.rows() == []
    endless.store(lambda store: store.restore_conversations([chat.id]))
    assert picture(endless.stored(chat.id)) == picture(chat)


def test_the_chat_requested_last_is_shown(short: App) -> None:
    controller, ids = short.controller, []
    for text in ("one", "two"):
        controller.new_conversation()
        short.ask(text)
        controller.set_unsent(f"{text} and")
        ids.append(short.chat.id)
    controller.new_conversation()
    assert controller.current.unsent_text == ""
    short.until(lambda: not controller.conversations)  # both are written
    shown: list[int] = []
    controller.conversation_shown.connect(lambda conversation: shown.append(conversation.id))
    controller.open_conversation(ids[0])
    controller.open_conversation(ids[1])
    short.until(lambda: short.chat.id == ids[1])
    assert controller.current.unsent_text == "two and"
    controller.open_conversation(12345)
    short.rows()
    assert shown == [ids[1]]
    controller.open_conversation(ids[0])
    controller.new_conversation()
    short.rows()
    assert short.chat.id not in ids


def test_a_full_disk_keeps_the_chat_in_memory_until_there_is_room(
    qtbot: QtBot, path: Path, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(qtbot, path)
    app.load(endless_target)
    app.limit(10)
    app.ask("one")
    first = app.chat

    def fail(*_: object) -> None:
        raise CannotWrite("as-told", text="The disk is full. Make room on it.")

    with monkeypatch.context() as full:
        for name in ("save_message", "save_partial", "save_whole", "save_leaf"):
            full.setattr(ChatStore, name, fail)
        app.ask("two")
        app.controller.new_conversation()
        app.ask("three")
        second = app.chat
        app.until(lambda: list(app.controller.conversations) == [second, first])
        assert app.failures == ["The disk is full. Make room on it."]
        app.controller.open_conversation(first.id)
        assert app.chat is first
        app.rows()
    app.controller.select(first.messages[-1])
    app.until(lambda: not app.controller.conversations)  # the others too
    check(app)
    assert picture(app.stored(second.id)) == picture(second)
    app.close()


@pytest.fixture
def archive(qtbot: QtBot, path: Path) -> Iterator[ChatArchive]:
    result = ChatArchive(path)
    yield result
    result.shut_down()


def result_of(archive: ChatArchive, qtbot: QtBot, work: Callable[[ChatStore], Any]) -> Any:
    found: list[Any] = []
    archive.ask(work, found.append)
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def chat() -> Conversation:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Hello?"))
    return conversation


def save(conversation: Conversation) -> Callable[[ChatStore], None]:
    return lambda store: store.save_whole(conversation)


def test_each_cause_is_reported_once_and_work_continues(archive: ChatArchive, qtbot: QtBot) -> None:
    told: list[str] = []
    failed: list[int] = []
    archive.failed.connect(told.append)

    def fail(store: ChatStore) -> None:
        raise StoreError("as-told", text="The disk is full. Make room on it.")

    def break_down(store: ChatStore) -> None:
        raise ValueError("Zwetschgenknoedel")

    for number, work in enumerate((fail, fail, break_down, break_down)):
        archive.ask(
            work,
            lambda _: pytest.fail("it did not work"),
            otherwise=lambda n=number: failed.append(n),  # type: ignore[misc]
            changes=True,
        )
    assert result_of(archive, qtbot, lambda store: store.rows()) == []
    assert failed == [0, 1, 2, 3]
    assert told[0] == "The disk is full. Make room on it."
    assert len(told) == 2
    assert "ValueError" in told[1]
    assert "Zwetschgen" not in told[1]


def test_shutdown_writes_pending_changes_and_no_more(qtbot: QtBot, path: Path) -> None:
    archive = ChatArchive(path)
    chats = [chat() for _ in range(50)]
    for one in chats:
        archive.ask(save(one), changes=True)
    changes: list[None] = []
    archive.changed.connect(lambda: changes.append(None))
    archive.shut_down()
    archive.ask(save(chat()))
    archive.shut_down()
    with closing(ChatStore(path)) as store:
        rows = store.rows(limit=100)
    assert sorted(row.id for row in rows) == sorted(one.id for one in chats)
    assert changes == []  # nobody listens any more


def test_a_read_only_store_is_tried_again_and_backed_up_daily(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(ChatStore(path)) as store:
        save(chat())(store)
    in_the_way = path.with_name(f"{path.name}-wal")
    in_the_way.mkdir()
    archive = ChatArchive(path)
    told: list[str] = []
    archive.failed.connect(told.append)
    assert len(result_of(archive, qtbot, lambda store: store.rows())) == 1
    failures: list[None] = []
    archive.ask(save(chat()), otherwise=lambda: failures.append(None))
    qtbot.waitUntil(lambda: len(failures) == 1)
    assert len(told) == 1
    in_the_way.rmdir()
    monkeypatch.setattr(chat_archive, "_IDLE_S", 0.01)
    archive.ask(save(chat()))
    assert len(result_of(archive, qtbot, lambda store: store.rows())) == 2
    qtbot.waitUntil(lambda: any("daily" in found.name for found in path.parent.rglob("*.db")))
    archive.shut_down()


# Of a machine that runs other tests at the same time; by hand it is LIMIT_MS.
_LIMIT_MS = 3_000


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_what_was_shown_survives_kill_9(tmp_path: Path) -> None:
    summary = CrashTest(tmp_path, seed=5, limit_ms=_LIMIT_MS, longest_s=1.0).run(4)
    assert not summary.problems, summary.text()
    assert summary.kills == 4
    assert summary.answers >= 4
