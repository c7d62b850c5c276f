"""Commands are declared once; keys, menus, lists, chosen keys and the palette derive from it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from chat_shelf import NoArchive
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import CHANGED_KEYS, Theme
from foretoken.system import language
from foretoken.system.language import Language
from foretoken.ui.command_palette.command_palette import (
    MOST_SHOWN,
    CommandPalette,
    Kind,
    PaletteOffer,
    command_offers,
)
from foretoken.ui.commands import table
from foretoken.ui.commands.command import Command, Menu, Subject, clash
from foretoken.ui.commands.table import COMMANDS, first_key, in_menu, tooltip_with_keys
from foretoken.ui.help.keys_dialog import KeyChoice, KeysDialog, read_chosen, why_reserved
from foretoken.ui.window.main_window import MainWindow
from open_window import ChatsWindow, OpenWindow, light_preferences
from stored_chats import chat, keep
from tiny_models import write_path_model

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
WAVE = Command(
    id="test.wave",
    title="Wave",
    subject=Subject.HELP,
    keys=("Ctrl+Shift+W",),
    does="setWindowFilePath",  # a setter that every window has
    argument="waved",
    menus=(Menu.HELP,),
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    controller = ChatController(NoArchive())
    result = MainWindow(controller, light_preferences(tmp_path), commands=(*COMMANDS, WAVE))
    result.show()
    yield result
    result.close()
    result.deleteLater()
    assert controller.shut_down()


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


@pytest.mark.parametrize("mac", [False, True], ids=["elsewhere", "macOS"])
def test_no_key_is_ambiguous(mac: bool) -> None:
    assert len({each.id for each in COMMANDS}) == len(COMMANDS)
    assert all(keys.toString() for each in COMMANDS for keys in each.sequences(mac=mac))
    taken = replace(WAVE, keys=COMMANDS[0].keys, scope=COMMANDS[0].scope)
    conflicts = [
        (one.id, other.id)
        for one, other in combinations((*COMMANDS, taken), 2)
        if clash(one, other) and {*one.sequences(mac=mac)} & {*other.sequences(mac=mac)}
    ]
    assert conflicts == [(COMMANDS[0].id, WAVE.id)]


def test_a_command_is_added_by_one_declaration(window: MainWindow, qtbot: QtBot) -> None:
    assert texts(window.commands.menu(Menu.HELP))[-1] == "Wave"
    (bar_menu,) = [a for a in window.commands.make_menu_bar().actions() if a.text() == "Help"]
    assert "Wave" in texts(bar_menu.menu())
    window.commands.run("help.keys")
    dialog = window.findChild(KeysDialog)
    (item,) = dialog.tree.findItems("Wave", Qt.MatchFlag.MatchRecursive)
    assert item.text(1) == "Ctrl+Shift+W"
    dialog.close()
    qtbot.keyClick(window, Qt.Key.Key_W, CTRL | SHIFT)
    assert window.windowFilePath() == "waved"
    window.commands.run("palette.open")
    palette = window.findChild(CommandPalette)
    QTest.keyClicks(palette.field, "wav")
    (offer,) = palette.offers
    assert (offer.title, offer.keys, offer.about) == ("Wave", ("Ctrl+Shift+W",), "Help")


def test_menus_show_what_is_possible_and_chosen_and_keys_always_work(window: MainWindow) -> None:
    stop = window.commands.action("message.stop")
    bar = window.commands.make_menu_bar()
    for menu in [action.menu() for action in bar.actions()] + [window.commands.menu(Menu.THEME)]:
        menu.aboutToShow.emit()
    assert not stop.isEnabled()
    assert window.commands.why_not("message.stop") == "Nothing is running"
    themes = window.commands.menu(Menu.THEME).actions()
    assert [each.text() for each in themes] == ["Follow system", "Light", "Dark"]
    assert [each.isChecked() for each in themes] == [False, True, False]
    for menu in window.findChildren(QMenu):
        menu.aboutToHide.emit()
    assert stop.isEnabled()
    themes[2].trigger()
    assert window.appearance.theme is Theme.DARK


def test_commands_found_in_english_too(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"New chat": "Neues Gespräch", "Start a new chat": "Ein Gespräch beginnen"}
    german = Language("de", lambda text, about, count: words.get(text, text))
    monkeypatch.setattr(language, "_spoken", german)
    window.commands.run("palette.open")
    palette = window.findChild(CommandPalette)
    for typed in ("gespr", "new ch", "beginnen"):
        palette.field.setText(typed)
        assert palette.offers[0].title == "Neues Gespräch", typed


def test_keys_are_named_in_the_table_only() -> None:
    """Tooltips and menus derive their keys, so that one change reaches all of them."""
    key = re.compile(r"(\(|\t)(Ctrl|Alt|Shift|Esc|Enter|Del|F[0-9])|^Ctrl[+ ]")
    for file in set(Path(table.__file__).parents[1].rglob("*.py")) - {Path(table.__file__)}:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not key.search(node.value), f"{file.name}:{node.lineno}"


def test_a_changed_shortcut_applies_everywhere(
    desk: OpenWindow, preferences: KeptPreferences
) -> None:
    desk.window.commands.run("help.keys")
    dialog = desk.window.findChild(KeysDialog)
    with desk.qtbot.waitActive(dialog):
        pass
    QTest.keyClicks(dialog.search, "new chat")
    assert dialog.selected.id == "chats.new"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.field
    QTest.keyClick(dialog.field, Qt.Key.Key_J, CTRL)
    assert dialog.tree.currentItem().text(1) == "Ctrl+J"
    window = desk.window
    assert window.commands.action("chats.new").shortcuts() == [QKeySequence("Ctrl+J")]
    assert in_menu("chats.new") == "New chat\tCtrl+J"
    offers = {each.key: each.keys for each in command_offers(window.commands)}
    assert offers["chats.new"] == ("Ctrl+J",)
    assert window._sidebar.new_chat.toolTip() == "Start a new chat (Ctrl+J)"
    assert preferences.get(CHANGED_KEYS) == {"chats.new": "Ctrl+J"}
    dialog.clear.click()
    assert first_key("chats.new") == ""
    dialog.reset_all.click()
    assert first_key("chats.new") == "Ctrl+N"
    dialog.undo.button.click()
    assert first_key("chats.new") == ""
    dialog.reset.click()
    assert first_key("chats.new") == "Ctrl+N"
    assert preferences.get(CHANGED_KEYS) == {}
    # Refused: the key of another command, which is named.
    dialog.search.setText("temporary chat")
    dialog.field.setFocus()
    QTest.keyClick(dialog.field, Qt.Key.Key_K, CTRL)
    assert dialog.said.text() == "Ctrl+K is already the shortcut of “Search all chats”."
    assert dialog.field.keySequence() == QKeySequence("Ctrl+Shift+N")
    QTest.keyClick(dialog.field, Qt.Key.Key_V, CTRL)
    assert dialog.said.text() == "Ctrl+V is reserved for editing text."
    assert first_key("chats.new_temporary") == "Ctrl+Shift+N"
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert dialog.focusWidget() is dialog.tree
    dialog.search.setText("line break")  # a fixed shortcut
    assert not dialog.field.isEnabled()
    dialog.close()


def test_shortcuts_are_reset_unless_taken(preferences: KeptPreferences) -> None:
    choice = KeyChoice(preferences, COMMANDS)
    assert choice.choose("chats.new", QKeySequence("Ctrl+J")) == ""
    assert choice.choose("chats.search", QKeySequence("Ctrl+N")) == ""
    assert choice.reset("chats.new") == "Ctrl+N is already the shortcut of “Search all chats”."
    assert choice.choose("view.sidebar", None) == ""
    assert (tooltip_with_keys("view.sidebar"), first_key("view.sidebar")) == ("Toggle sidebar", "")
    assert [choice.reset(each) for each in ("chats.search", "chats.new")] == ["", ""]
    assert choice.choose("chats.new", QKeySequence("Ctrl+N")) == ""
    assert list(choice.chosen) == ["view.sidebar"], "the default is no choice"


def test_keys_of_the_system_and_of_texts_are_reserved(qtbot: QtBot) -> None:
    for keys, why in (
        ("K", "used to type text"),
        ("Ctrl+A", "editing text"),
        ("Return", "editing text"),
        ("Ctrl+Tab", "reserved for navigation"),
        ("Alt+F4", "reserved by the system"),
        ("Ctrl+K, Ctrl+K", "one key"),
    ):
        assert why in why_reserved(QKeySequence(keys), mac=False)
    assert not any(why_reserved(QKeySequence(keys), mac=False) for keys in ("Ctrl+Shift+J", "F8"))


def test_invalid_stored_shortcuts_are_ignored(preferences: KeptPreferences) -> None:
    stored = {
        "chats.new": "Ctrl+J",
        "view.sidebar": "Nonsense",
        "view.live_panel": "Ctrl+V",
        "field.send": "Ctrl+H",
        "models.choose": "Ctrl+J",
        "of.another.version": "Ctrl+G",
    }
    assert read_chosen(COMMANDS, stored) == {"models.choose": "Ctrl+J"}
    exchanged = {"chats.new": "Ctrl+K", "chats.search": "Ctrl+N"}
    assert read_chosen(COMMANDS, exchanged) == exchanged
    preferences.set(CHANGED_KEYS, stored)
    assert KeyChoice(preferences, COMMANDS).choose("find.open", QKeySequence("F8")) == ""
    assert preferences.get(CHANGED_KEYS) == {"models.choose": "Ctrl+J", "find.open": "F8"}


class Hands(ChatsWindow):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        for asked in ("Why is the sky blue?", "A recipe for pancakes", "<b>Bold</b> & co"):
            self.shelf.do(lambda store, q=asked: keep(store, chat(q, f"About it: {q} Rayleigh.")))
        self.window.activateWindow()
        self.palette = self.window.findChild(CommandPalette)

    def open(self, words: str = "") -> None:
        self.qtbot.keyClick(self.window, Qt.Key.Key_K, CTRL | SHIFT)
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


def test_unavailable_commands_show_the_reason(hands: Hands) -> None:
    hands.open("copy the last")
    offer = hands.palette.current
    assert (offer.title, offer.why_not) == ("Copy the last answer", "There is no answer yet")
    assert "There is no answer yet" in hands.palette.field.accessibleDescription()
    hands.press(Qt.Key.Key_Return)
    assert not hands.palette.isHidden()
    hands.press(Qt.Key.Key_Escape)
    assert hands.palette.isHidden()
    hands.open()  # closes when something else gets the focus
    hands.qtbot.keyClick(hands.window, Qt.Key.Key_K, CTRL)
    assert hands.palette.isHidden()
    assert hands.window.focusWidget() is hands.window._sidebar.search


def test_a_chat_is_found_by_its_title_and_its_text(hands: Hands) -> None:
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
    assert picker.choice.target_path == path
    picker.close()


def test_a_file_is_attached_again_but_no_temporary_ones(hands: Hands, tmp_path: Path) -> None:
    window, files = hands.window, hands.window.composer_controller.files

    for number in (*range(12), 5, 99):
        if number == 99:
            hands.controller.new_conversation(temporary=True)
        path = tmp_path / f"notes-{number}.txt"
        path.write_text("Words")
        window.composer_controller.attach([path])
        hands.qtbot.waitUntil(lambda: bool(files.attachments) and not files.reading)
        files.remove(files.files)
    hands.controller.new_conversation()
    numbers = [int(path.stem.rpartition("-")[2]) for path in window.recent_files.paths]
    assert numbers == [5, 11, 10, 9, 8, 7, 6, 4, 3, 2]
    hands.open("attach again 7")
    assert hands.titles(Kind.FILE) == ["Attach again: notes-7.txt"]
    hands.press(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: [each.name for each in files.attachments] == ["notes-7.txt"])
    window.commands.run("message.forget_files")
    assert window.recent_files.paths == []
