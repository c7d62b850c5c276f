"""The store's own thread: order, errors told once, and a clean end."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import ChatStore, StoreError
from foretoken.control.chats import chat_archive
from foretoken.control.chats.chat_archive import ChatArchive
from soak.crash_test import CrashTest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


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


def test_tasks_run_in_order_elsewhere(archive: ChatArchive, qtbot: QtBot, tmp_path: Path) -> None:
    here, order = threading.get_ident(), []
    changes: list[None] = []
    archive.changed.connect(lambda: changes.append(None))

    def note(kind: str, number: int) -> int:
        order.append((kind, number, threading.get_ident() == here))
        return number

    for number in range(20):
        archive.ask(
            lambda _store, n=number: note("work", n),  # type: ignore[misc]
            lambda n: note("then", n),
        )
    qtbot.waitUntil(lambda: len(order) == 40)
    for kind in ("work", "then"):
        told = [(n, at_home) for each, n, at_home in order if each == kind]
        assert told == [(n, kind == "then") for n in range(20)]
    assert changes == []
    archive.ask(save(chat()), changes=True)
    qtbot.waitUntil(lambda: len(changes) == 1)
    other = ChatArchive(tmp_path / "other" / "chats.db")
    with qtbot.waitSignal(other.opened) as opened:
        pass
    other.shut_down()
    assert opened.args == [None]


def test_each_cause_is_told_once_and_the_work_goes_on(archive: ChatArchive, qtbot: QtBot) -> None:
    told: list[str] = []
    failed: list[int] = []
    archive.failed.connect(told.append)

    def fail(store: ChatStore) -> None:
        raise StoreError("The disk is full. Make room on it.")

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


def test_a_store_without_a_place_is_told_and_does_no_more(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "chats").write_text("a file, no folder")
    archive = ChatArchive(tmp_path / "chats" / "chats.db")
    opened: list[object] = []
    archive.opened.connect(opened.append)
    with qtbot.waitSignal(archive.failed) as failed:
        pass
    assert failed.args[0]
    failures: list[None] = []
    archive.ask(lambda store: store.rows(), opened.append, otherwise=lambda: failures.append(None))
    qtbot.waitUntil(lambda: len(failures) == 1)
    assert opened == []
    archive.shut_down()


def test_shutting_down_writes_what_waits_and_then_nothing(qtbot: QtBot, path: Path) -> None:
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


def test_what_can_only_be_read_is_tried_again_and_a_day_has_its_copy(
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
def test_what_was_shown_is_there_after_kill_9(tmp_path: Path) -> None:
    summary = CrashTest(tmp_path, seed=5, limit_ms=_LIMIT_MS, longest_s=1.0).run(4)
    assert not summary.problems, summary.text()
    assert summary.kills == 4
    assert summary.answers >= 4
