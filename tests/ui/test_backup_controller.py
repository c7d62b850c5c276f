"""All chats at once, from the menu of the real window: one file, back again, and deleting them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.store.errors import CannotWrite
from foretoken.chat.store.store import ChatStore
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.ui.parts.question_dialog import QuestionDialog
from foretoken.ui.window.main_window import MainWindow


class Desk:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.store_path = folder / "chats" / "chats.db"
        self.shelf = Shelf(qtbot, self.store_path)
        self.controller = ChatController(archive=self.shelf.archive)
        preferences = KeptPreferences(folder)
        self.window = MainWindow(self.controller, preferences, self.shelf.archive)
        self.window.show()

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        assert self.controller.shut_down()
        self.shelf.archive.shut_down()

    def choose(self, entry: str) -> None:
        actions = [a for a in self.window.findChildren(QAction) if a.text() == entry]
        assert len(actions) == 1
        assert any(actions[0] in menu.actions() for menu in self.window.findChildren(QMenu))
        actions[0].trigger()

    def question(self) -> QuestionDialog:
        desk = self.window.backup
        self.qtbot.waitUntil(lambda: desk.question is not None)
        assert desk.question is not None
        return desk.question

    @property
    def asked(self) -> str:
        return "\n".join(label.text() for label in self.question().findChildren(QLabel))

    def agree(self) -> None:
        self.question().answer.click()

    @property
    def said(self) -> str:
        return self.window.help_controller.notices.text

    def wait_for(self, words: str) -> None:
        self.qtbot.waitUntil(lambda: words in self.said)

    def left(self) -> bytes:
        """All that the folder of the chats has."""
        files = (path for path in self.store_path.parent.rglob("*") if path.is_file())
        return b"".join(path.read_bytes() for path in files)

    def numbers(self) -> set[int]:
        return set(self.shelf.rows())


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "here")
    yield result
    result.close()


@pytest.fixture
def other(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "there")
    yield result
    result.close()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    picked = tmp_path / "my chats.db"
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_: (str(picked), ""))
    return picked


def test_a_backup_is_a_private_file_for_any_store(desk: Desk, other: Desk, file: Path) -> None:
    desk.shelf.add(1, 2, 3)
    desk.choose("Back up chats…")
    desk.wait_for("Backed up 3 chats to ")
    assert file.stat().st_mode & 0o077 == 0
    other.shelf.add(9)
    other.choose("Restore chats…")
    other.question().reject()
    other.qtbot.waitUntil(lambda: other.window.backup.question is None)
    assert other.numbers() == {9}
    other.choose("Restore chats…")
    assert "contains 3 chats" in other.asked
    assert "replaces the 1 chat" in other.asked
    other.agree()
    other.wait_for("3 chats were restored from the backup my chats.db.")
    assert other.numbers() == {1, 2, 3}
    bar = other.window.help_controller.notices
    next(b for b in bar.findChildren(QPushButton) if b.text() == "Undo").click()
    other.wait_for("Restored the 1 chat from before.")
    assert other.numbers() == {9}


def test_a_file_that_is_no_backup_is_refused_before_any_question(desk: Desk, file: Path) -> None:
    desk.shelf.add(1)
    file.write_bytes(b"a text")
    desk.choose("Restore chats…")
    desk.wait_for("Nothing was changed.")
    assert desk.window.backup.question is None
    assert desk.numbers() == {1}


def test_what_kept_chats_from_being_saved_is_said_until_they_are(desk: Desk) -> None:
    def fail(_: ChatStore) -> None:
        raise CannotWrite("The disk is full.")

    desk.shelf.archive.ask(fail, changes=True)
    desk.wait_for("The disk is full.")
    read: list[object] = []
    desk.shelf.archive.ask(ChatStore.rows, read.append)  # which is possible all the time
    desk.qtbot.waitUntil(lambda: bool(read))
    assert desk.said
    desk.shelf.add(1)
    desk.qtbot.waitUntil(lambda: not desk.said)


def test_all_is_deleted_only_after_a_clear_yes(desk: Desk) -> None:
    desk.shelf.add(*range(1, 6))
    desk.shelf.do(lambda store: store.set_archived([4], True))
    desk.shelf.do(lambda store: store.make_daily_backup())
    desk.controller.open_conversation(1)
    desk.qtbot.waitUntil(lambda: desk.controller.current.id == 1)
    desk.controller.current.append(Message(Role.USER, "A SECRET"))
    desk.controller.set_unsent("half a SECRET")
    desk.choose("Delete all chats…")
    assert "Delete all 5 chats?" in desk.asked
    desk.qtbot.keyClick(desk.question(), Qt.Key.Key_Return)  # what the hand does by itself
    desk.qtbot.waitUntil(lambda: desk.window.backup.question is None)
    assert desk.numbers() == {1, 2, 3, 5}
    assert desk.controller.current.id == 1

    changes, undo = desk.window.sidebar_controller._changes, desk.window._sidebar.undo
    assert changes is not None
    changes.delete([desk.shelf.rows()[5]])
    desk.qtbot.waitUntil(lambda: "Chat 5" in undo.text)
    desk.choose("Delete all chats…")
    desk.agree()
    assert undo.text == ""
    changes.undo()  # into a store that is emptied
    desk.wait_for("Permanently deleted 4 chats.")
    desk.window.help_controller.notices.dismiss()
    assert desk.said == "", "what was under way is over"
    assert not desk.numbers()
    assert not desk.shelf.rows(archived=True)
    assert desk.controller.current.messages == []
    desk.controller.set_unsent("later")  # nothing of before comes back with it
    desk.controller.shut_down()
    desk.shelf.archive.shut_down()
    assert b"later" in desk.left()
    assert not [words for words in (b"Chat 1", b"SECRET") if words in desk.left()]
