"""Keys can be changed: a choice holds everywhere at once, and none means two things."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import CHANGED_KEYS
from foretoken.ui.command_palette.offers import command_offers
from foretoken.ui.commands.chosen_keys import read_chosen, why_reserved
from foretoken.ui.commands.key_choice import KeyChoice
from foretoken.ui.commands.table import COMMANDS, first_key, in_menu, key_hint, keyed
from foretoken.ui.help.keys_dialog import KeysDialog
from open_window import OpenWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def choice(preferences: KeptPreferences) -> KeyChoice:
    return KeyChoice(preferences, COMMANDS)


def opened(desk: OpenWindow) -> KeysDialog:
    desk.window.commands.run("help.keys")
    dialog = desk.window.findChild(KeysDialog)
    with desk.qtbot.waitActive(dialog):
        pass
    return dialog


def test_a_pressed_key_holds_everywhere(desk: OpenWindow, preferences: KeptPreferences) -> None:
    dialog = opened(desk)
    QTest.keyClicks(dialog.search, "new chat")
    assert dialog.selected is not None
    assert dialog.selected.id == "chats.new"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.field
    QTest.keyClick(dialog.field, Qt.Key.Key_J, CTRL)
    assert dialog._rows["chats.new"][1].text() == "Ctrl+J"
    assert dialog.undo.text == "The shortcut of “New chat” is now Ctrl+J."
    window = desk.window
    assert window.commands.action("chats.new").shortcuts() == [QKeySequence("Ctrl+J")]
    assert key_hint("chats.new") == "Ctrl J"
    assert in_menu("chats.new") == "New chat\tCtrl+J"
    offers = {each.key: each.keys for each in command_offers(window.commands, without="")}
    assert offers["chats.new"] == ("Ctrl+J",)
    assert window._sidebar.new_chat.toolTip() == "Start a new chat (Ctrl+J)"
    assert preferences.get(CHANGED_KEYS) == {"chats.new": ["Ctrl+J"]}
    dialog.undo.button.click()
    assert first_key("chats.new") == "Ctrl+N"
    assert preferences.get(CHANGED_KEYS) == {}
    dialog.clear.click()
    assert first_key("chats.new") == ""
    dialog.reset.click()
    assert first_key("chats.new") == "Ctrl+N"
    # A key of another command is refused with its name.
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
    dialog.search.setText("line break")  # which cannot have another
    assert not dialog.field.isEnabled()
    dialog.close()


def test_one_and_all_go_back_and_a_taken_key_does_not(choice: KeyChoice) -> None:
    assert choice.choose("chats.new", QKeySequence("Ctrl+J")) == ""
    assert choice.choose("chats.search", QKeySequence("Ctrl+N")) == ""
    assert choice.reset("chats.new") == "Ctrl+N is already the shortcut of “Search all chats”."
    assert choice.choose("view.sidebar", None) == ""
    assert (keyed("view.sidebar"), first_key("view.sidebar")) == ("Toggle sidebar", "")
    choice.reset_all()
    assert not choice.any_changed
    choice.take_back()
    assert [first_key(each) for each in ("chats.new", "chats.search")] == ["Ctrl+J", "Ctrl+N"]
    choice.take_back()
    assert first_key("view.sidebar") == "Ctrl+B"
    assert [choice.reset(each) for each in ("chats.search", "chats.new")] == ["", ""]
    assert not choice.any_changed


def test_keys_of_the_system_and_of_texts_are_reserved(qtbot: QtBot) -> None:
    for keys, why in (
        ("K", "types text"),
        ("Ctrl+A", "editing text"),
        ("Return", "editing text"),
        ("Ctrl+Tab", "reserved for moving"),
        ("Alt+F4", "reserved by the system"),
        ("Ctrl+K, Ctrl+K", "one key"),
    ):
        assert why in why_reserved(QKeySequence(keys), mac=False)
    assert not any(why_reserved(QKeySequence(keys), mac=False) for keys in ("Ctrl+Shift+J", "F8"))


def test_nonsense_in_the_file_is_ignored(preferences: KeptPreferences) -> None:
    given = {
        "chats.new": ["Ctrl+J"],
        "chats.search": "Ctrl+G",
        "view.colours": [7],
        "view.sidebar": ["Nonsense"],
        "view.live_panel": ["Ctrl+V"],
        "find.open": ["Ctrl+Shift+J"] * 9,
        "field.send": ["Ctrl+H"],
        "models.choose": ["Ctrl+J"],
        "of.another.version": ["Ctrl+G"],
    }
    assert read_chosen(COMMANDS, given) == {"models.choose": ("Ctrl+J",)}
    exchanged = {"chats.new": ("Ctrl+K",), "chats.search": ("Ctrl+N",)}
    assert read_chosen(COMMANDS, exchanged) == exchanged
    preferences.set(CHANGED_KEYS, given)
    choice = KeyChoice(preferences, COMMANDS)
    assert choice.choose("find.open", QKeySequence("F8")) == ""
    kept = {"models.choose": ["Ctrl+J"], "find.open": ["F8"]}
    assert preferences.get(CHANGED_KEYS) == kept
