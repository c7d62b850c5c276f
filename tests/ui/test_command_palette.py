"""The command palette in the real window: a real store, real models, and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf
from foretoken.control.controller import ChatController
from foretoken.preferences.declared import Theme
from foretoken.ui.command_palette.command_palette import CommandPalette
from foretoken.ui.command_palette.offers import MOST_SHOWN, Kind, PaletteOffer
from foretoken.ui.window.main_window import MainWindow
from open_window import light_preferences
from stored_chats import chat, keep
from tiny_models import write_path_model


class Hands:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.shelf = Shelf(qtbot, folder / "chats" / "chats.db")
        questions = ("Why is the sky blue?", "A recipe for pancakes", "<b>Bold</b> & co")
        for asked in questions:
            self.shelf.do(lambda store, q=asked: keep(store, chat(q, f"About it: {q} Rayleigh.")))
        self.controller = ChatController(archive=self.shelf.archive)
        preferences = light_preferences(folder)
        self.window = MainWindow(self.controller, preferences, self.shelf.archive)
        self.window.resize(900, 700)
        self.window.show()
        self.window.activateWindow()
        self.palette = self.window.findChild(CommandPalette)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        assert self.controller.shut_down()
        self.shelf.archive.shut_down()

    def open(self, words: str = "") -> None:
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        self.qtbot.keyClick(self.window, Qt.Key.Key_K, held)
        QTest.keyClicks(self.palette.field, words)

    def press(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.palette.field, key)

    def titles(self, kind: Kind | None = None) -> list[str]:
        return [o.title for o in self.palette.offers if kind is None or o.kind is kind]

    def wait_for(self, title: str) -> PaletteOffer:
        self.qtbot.waitUntil(lambda: title in self.titles())
        return next(offer for offer in self.palette.offers if offer.title == title)


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    result = Hands(qtbot, tmp_path)
    yield result
    result.close()


def test_a_command_is_found_and_done_by_keys(hands: Hands) -> None:
    before = hands.window.focusWidget()
    hands.open()
    hands.wait_for("Why is the sky blue?")
    commands = hands.titles(Kind.COMMAND)
    assert "New chat" in commands
    assert not {"Command palette", "Copy the last answer"} & set(commands)
    assert hands.titles(Kind.MODEL) == ["Built-in pair"]
    assert len(hands.palette.offers) <= MOST_SHOWN
    QTest.keyClicks(hands.palette.field, "te")
    last, rows = len(hands.palette.offers) - 1, []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Tab):
        hands.press(key)
        rows.append(hands.palette.list.currentIndex().row())
    assert rows == [1, 0, last, 0]
    hands.palette.field.setText("dark")
    hands.press(Qt.Key.Key_Return)
    assert hands.window.appearance.theme is Theme.DARK
    assert hands.palette.isHidden()
    assert hands.window.focusWidget() is before


def test_what_is_not_possible_is_shown_with_its_reason_and_does_nothing(hands: Hands) -> None:
    hands.open("copy the last")
    offer = hands.palette.current
    assert offer is not None
    assert (offer.title, offer.why_not) == ("Copy the last answer", "There is no answer yet")
    assert "There is no answer yet" in hands.palette.field.accessibleDescription()
    hands.press(Qt.Key.Key_Return)
    assert not hands.palette.isHidden()
    hands.press(Qt.Key.Key_Escape)
    assert hands.palette.isHidden()
    hands.open()  # and it goes when people turn to something else
    hands.qtbot.keyClick(hands.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert hands.palette.isHidden()
    assert hands.window.focusWidget() is hands.window._sidebar.search


def test_a_chat_is_found_by_its_title_and_by_what_stands_in_it(hands: Hands) -> None:
    hands.open("sky")
    assert hands.wait_for("Why is the sky blue?") is hands.palette.current
    with hands.qtbot.waitSignal(hands.controller.conversation_shown):
        hands.press(Qt.Key.Key_Return)
    assert hands.controller.current.title == "Why is the sky blue?"
    hands.open("rayleigh pancakes")
    message_id = hands.wait_for("A recipe for pancakes").arguments[1]
    with hands.qtbot.waitSignal(hands.controller.conversation_shown):
        hands.press(Qt.Key.Key_Return)
    assert message_id in [message.id for message in hands.controller.current.messages]


def test_a_model_opens_in_the_picker(hands: Hands, home: Path) -> None:
    folder = home / ".lmstudio" / "models"
    folder.mkdir(parents=True)
    path = write_path_model(folder / "Walrus-1B-Q4_K_M.gguf", ["a", "b"])
    hands.open("walrus")
    hands.qtbot.waitUntil(lambda: bool(hands.titles(Kind.MODEL)))
    hands.press(Qt.Key.Key_Return)
    picker = hands.window.models.picker
    assert picker is not None
    assert picker.choice.target_path == path
    picker.close()


def test_a_file_is_attached_again_but_no_temporary_ones(hands: Hands, tmp_path: Path) -> None:
    window, files = hands.window, hands.window.composer_controller.files

    def attach(name: str) -> None:
        path = tmp_path / name
        path.write_text("Words")
        window.composer_controller.attach([path])
        hands.qtbot.waitUntil(lambda: bool(files.attachments) and not files.reading)
        files.clear()

    for number in (*range(12), 5):
        attach(f"notes-{number}.txt")
    hands.controller.new_conversation(temporary=True)
    attach("secret.txt")
    hands.controller.new_conversation()
    numbers = [int(path.stem.rpartition("-")[2]) for path in window.recent_files.paths]
    assert numbers == [5, 11, 10, 9, 8, 7, 6, 4, 3, 2]
    hands.open("attach again 7")
    assert hands.titles(Kind.FILE) == ["Attach again: notes-7.txt"]
    hands.press(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: [each.name for each in files.attachments] == ["notes-7.txt"])
    window.commands.run("message.forget_files")
    assert window.recent_files.paths == []
