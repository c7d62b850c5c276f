"""What a person can do is declared once, and keys, menus and lists follow from it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.preferences.declared import CHANGED_KEYS, Theme
from foretoken.system import language
from foretoken.system.language import Language
from foretoken.ui.command_palette.command_palette import CommandPalette
from foretoken.ui.commands import table
from foretoken.ui.commands.command import Command, Menu, Scope, Subject
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.commands.table import COMMANDS
from foretoken.ui.help.keys_dialog import KeysDialog
from foretoken.ui.window.main_window import MainWindow
from open_window import light_preferences

WAVE = Command(
    id="test.wave",
    title="Wave",
    subject=Subject.HELP,
    keys=("Ctrl+Shift+W",),
    does="setWindowFilePath",  # something that every window can be told, and asked for
    argument="waved",
    menus=(Menu.HELP,),
)
GERMAN = {"New chat": "Neues Gespräch", "Start a new chat": "Ein Gespräch beginnen"}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    controller = ChatController()
    result = MainWindow(controller, light_preferences(tmp_path), commands=(*COMMANDS, WAVE))
    result.show()
    yield result
    result.close()
    result.deleteLater()
    assert controller.shut_down()


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def conflicts(commands: Sequence[Command], *, mac: bool) -> Iterator[str]:
    """Tell every key that means two things at one place."""
    used: defaultdict[tuple[Scope, str], list[Command]] = defaultdict(list)
    for one in commands:
        for keys in one.sequences(mac=mac):
            if not keys.toString():
                yield f"{one.id} has a key that Qt does not know"
            used[one.scope, keys.toString()].append(one)
    for (scope, keys_text), users in used.items():
        above = used.get((Scope.WINDOW, keys_text), [])
        if scope is not Scope.WINDOW and scope.in_window:
            users = users + [each for each in above if not all(u.takes_over for u in users)]
        if len(users) > 1:
            ids = " and ".join(each.id for each in users)
            yield f"{keys_text}: {ids}"


@pytest.mark.parametrize("mac", [False, True], ids=["elsewhere", "macOS"])
def test_no_key_means_two_things(mac: bool) -> None:
    assert not list(conflicts(COMMANDS, mac=mac))
    assert len({each.id for each in COMMANDS}) == len(COMMANDS)
    taken = replace(WAVE, keys=COMMANDS[0].keys, scope=COMMANDS[0].scope)
    assert list(conflicts((*COMMANDS, taken), mac=mac))


def test_a_command_is_added_by_one_declaration(window: MainWindow, qtbot: QtBot) -> None:
    assert texts(window.commands.menu(Menu.HELP))[-1] == "Wave"
    (bar_menu,) = [a for a in window.commands.make_menu_bar().actions() if a.text() == "Help"]
    assert "Wave" in texts(bar_menu.menu())
    window.commands.run("help.keys")
    dialog = window.findChild(KeysDialog)
    assert dialog._rows["test.wave"][1].text() == "Ctrl+Shift+W"
    dialog.close()
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_W, held)
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


def test_tooltips_with_keys_follow_other_keys(window: MainWindow) -> None:
    glued, foreign = QWidget(window), QWidget(window)
    tip_with_keys(glued, "chats.new", "", "chats.search", before="A name\n", then="; and more")
    tip_with_keys(foreign, "chats.new")
    foreign.setToolTip("Something else")
    window._preferences.set(CHANGED_KEYS, {"chats.new": ["Ctrl+J"]})
    assert glued.toolTip() == "A name\nStart a new chat (Ctrl+J or Ctrl+K); and more"
    assert foreign.toolTip() == "Something else"


def test_commands_found_in_english_too(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    german = Language("de", lambda text, about, count: GERMAN.get(text, text))
    monkeypatch.setattr(language, "_spoken", german)
    window.commands.run("palette.open")
    palette = window.findChild(CommandPalette)
    for words in ("gespr", "new ch", "beginnen"):
        palette.field.setText(words)
        assert palette.offers[0].title == "Neues Gespräch", words


def test_keys_are_named_in_the_table_only() -> None:
    """Tooltips and menus derive them, so that one change reaches all."""
    key = re.compile(r"(\(|\t)(Ctrl|Alt|Shift|Esc|Enter|Del|F[0-9])|^Ctrl[+ ]")
    room = Path(table.__file__).parents[1]
    for file in set(room.rglob("*.py")) - {Path(table.__file__)}:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not key.search(node.value), f"{file.name}:{node.lineno}"
