"""The settings follow from the declarations, hold at once, and are taken back step by step."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import settle
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import (
    DECLARED,
    OWN_MESSAGES,
    RENDERED,
    SIDEBAR,
    TEXT_SCALE,
    THEME,
    Theme,
)
from foretoken.preferences.described import chosen, help_lines, markdown_table
from foretoken.preferences.preference import (
    NumberKind,
    OrNone,
    Preference,
    TextKind,
    TextsKind,
    WholeKind,
)
from foretoken.ui.look.sizes import set_text_scale
from foretoken.ui.parts import screen_room
from foretoken.ui.settings.settings_dialog import SettingsDialog
from open_window import OpenWindow, light_preferences

# Said by the offscreen platform about any menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HEAT = Preference("chance.heat", 0.7, NumberKind(0, 100), "Heat", "How much chance there is.")
MOST = Preference("chance.most", 40, WholeKind(0, 1000), "Most", "So many tokens.")
SEED: Preference[int | None] = Preference(
    "chance.seed", None, OrNone(WholeKind(0, 9), "A fresh one"), "Seed", "Where chance begins."
)
END = Preference(
    "chance.end", "", TextKind(20), "End", "A text that ends an answer.", needs_reload=True
)
ALL = (*DECLARED, HEAT, MOST, SEED, END)
Open = Callable[..., SettingsDialog]


@pytest.fixture
def preferences(tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path, {"reading.own_messages": "true"})
    yield result
    result.shut_down()


@pytest.fixture
def opened(qtbot: QtBot, preferences: KeptPreferences) -> Open:
    """Opens the settings, of all kinds of values unless told otherwise."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def open_settings(
        declared: tuple[Preference[Any], ...] = ALL,
        override_of: Callable[[Preference[Any]], str] = lambda _preference: "",
    ) -> SettingsDialog:
        dialog = SettingsDialog(preferences, override_of, parent, declared)
        dialog.show()
        with qtbot.waitActive(dialog):
            dialog.activateWindow()
        return dialog

    return open_settings


def shown(dialog: SettingsDialog) -> list[str]:
    return [row.preference.title for row in dialog.rows if not row.isHidden()]


def enter(field: QWidget, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, held)


def test_one_declaration_is_all_that_dialog_help_and_documentation_need(
    opened: Open, preferences: KeptPreferences
) -> None:
    depth = Preference("charts.depth", 3, WholeKind(1, 9), "Depth", "How deep charts go.")
    dialog = opened((*DECLARED, depth))
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    for told in ("Charts", "Depth", "How deep charts go. Default: 3, from 1 to 9."):
        assert told in texts
    dialog.row(depth).field.stepUp()
    assert preferences.get(depth) == 4
    help_text = " ".join(help_lines(depth))
    assert "charts.depth (a whole number from 1 to 9) Depth; 3 unless changed" in help_text
    row = "| `charts.depth` | **Depth**: How deep charts go. | 3 | a whole number from 1 to 9 |"
    assert row in markdown_table((*DECLARED, depth)).split("\n")


def test_every_declared_preference_is_there_and_reached_by_keys(opened: Open) -> None:
    dialog = opened()
    assert shown(dialog) == [each.title for each in chosen(ALL)]
    reached = set()
    for _ in range(3 * len(ALL)):
        press(Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    for row in dialog.rows:
        field = row.field
        assert field in reached or not field.isEnabled()
        assert field.accessibleName().startswith(row.preference.title)
        assert row.preference.help in field.accessibleDescription()
    assert {dialog.list, dialog.search, dialog.close_button} <= reached


def test_what_is_chosen_holds_at_once_and_is_taken_back_step_by_step(
    opened: Open, preferences: KeptPreferences
) -> None:
    dialog = opened()
    dialog.row(RENDERED).field.click()
    theme = dialog.row(THEME)
    theme.field.setFocus()
    press(Qt.Key.Key_Down)
    assert dialog.undo.text == "Theme: Light"
    theme.reset.click()
    assert not theme.reset.isVisible()
    dialog.row(HEAT).field.setFocus()
    for _ in range(3):
        press(Qt.Key.Key_Up)
    dialog.reset_all.click()
    assert dialog.undo.text == "2 settings were reset."
    assert not dialog.reset_all.isEnabled()
    seen = []
    while dialog.undo.isVisible():
        press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        seen.append((preferences.get(HEAT), preferences.get(RENDERED), preferences.get(THEME)))
    system, light = Theme.SYSTEM, Theme.LIGHT
    steps = [(1.0, False, system), (0.7, False, system), (0.7, False, light), (0.7, False, system)]
    assert seen == [*steps, (0.7, True, system)]


def test_what_is_typed_is_taken_by_enter_and_by_leaving_if_it_is_a_value(
    opened: Open, preferences: KeptPreferences
) -> None:
    dialog = opened()
    field = dialog.row(HEAT).field
    enter(field, "200")
    assert preferences.get(HEAT) == 20, "Qt takes no digit that leads beyond the limits"
    field.selectAll()
    QTest.keyClicks(field, "1.25")
    assert preferences.get(HEAT) == 20
    press(Qt.Key.Key_Tab)
    assert preferences.get(HEAT) == 1.25
    end = dialog.row(END).field
    end.setFocus()
    QTest.keyClicks(end, "stop")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # of what is typed
    assert (end.text(), preferences.get(HEAT)) == ("", 1.25)
    QTest.keyClicks(end, "done")
    dialog.close()
    assert preferences.get(END) == "done"


def test_a_text_that_is_no_value_is_refused(opened: Open, preferences: KeptPreferences) -> None:
    words = Preference("chance.words", (), TextsKind(1, 9), "Words", "Some.")
    dialog = opened((words,))
    for text, refused in (("a;b", True), ("a", False)):
        enter(dialog.row(words).field, text)
        assert ("It must be 1 text at most" in dialog.row(words).told) is refused
    assert preferences.get(words) == ("a",)


@pytest.mark.parametrize(("language", "typed"), [("en", "0,6"), ("de", "0.6")])
def test_a_point_and_a_comma_mean_the_same(
    opened: Open, preferences: KeptPreferences, language: str, typed: str
) -> None:
    field = opened().row(HEAT).field
    field.setLocale(QLocale(language))
    enter(field, typed)
    assert preferences.get(HEAT) == 0.6


def test_what_is_overridden_says_so(opened: Open, preferences: KeptPreferences) -> None:
    chats = {HEAT: "This chat uses 0.2."}
    dialog = opened(override_of=lambda preference: chats.get(preference, ""))
    own = dialog.row(OWN_MESSAGES)
    assert "Set by --set until Foretoken is closed." in own.told
    assert not own.field.isEnabled()
    assert "This chat uses 0.2." in dialog.row(HEAT).told
    assert "Takes effect when the model is loaded again." in dialog.row(END).told
    chats.clear()
    dialog.refresh()
    assert "This chat" not in dialog.row(HEAT).told
    dialog.reset_all.click()
    assert preferences.get(OWN_MESSAGES), "what is given stays"


def test_changes_from_elsewhere_are_followed_and_not_undone(
    opened: Open, preferences: KeptPreferences
) -> None:
    dialog = opened()
    dialog.row(RENDERED).field.click()
    preferences.set(HEAT, 3.0)
    assert (dialog.row(HEAT).field.text(), dialog.undo.text) == ("3", "")
    assert not preferences.get(RENDERED)


def test_the_search_looks_at_titles_help_keys_and_values(opened: Open) -> None:
    dialog = opened(DECLARED)
    for words, found in (
        ("txtsize", ["Text size"]),
        ("dark", ["Theme"]),
        ("selections markd", ["Copy selections as Markdown"]),
        ("updates.look", ["Check for updates"]),
        ("xyzzy", []),
    ):
        dialog.search.setFocus()
        QTest.keyClicks(dialog.search, words)
        assert shown(dialog) == found
        told = [label.text() for label in dialog.page.findChildren(QLabel) if label.isVisible()]
        assert (f"No settings match “{words}”." in told) is not bool(found)
        hidden = [dialog.list.item(each).isHidden() for each in range(dialog.list.count())]
        assert all(hidden) is not bool(found)
        press(Qt.Key.Key_Return)
        assert (QApplication.focusWidget() is dialog.search) is not bool(found)
        dialog.search.setFocus()
        press(Qt.Key.Key_Escape)
        assert len(shown(dialog)) == len(chosen())
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_small_dialog_has_room_for_all_words(
    opened: Open, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    room = QRect(4, 40, 720, 480)
    monkeypatch.setattr(screen_room, "room_on", lambda _screen: room)
    set_text_scale(scale)
    dialog = opened()
    settle()
    assert room.contains(dialog.geometry())
    assert dialog.content.height() <= dialog.height()
    assert dialog.page.widget().width() <= dialog.page.viewport().width()
    for row in dialog.rows:
        for part in row.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if part.isVisible():
                assert row.rect().contains(part.geometry())
                wanted = part.heightForWidth(part.width()) if part.hasHeightForWidth() else 0
                assert part.height() >= wanted


def test_the_window_opens_one_dialog_and_goes_on_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    desk = OpenWindow(qtbot, light_preferences(tmp_path))
    window = desk.window
    window.commands.run("settings.open")
    dialog = window.settings_controller.dialog
    assert dialog is not None
    assert not dialog.isModal()
    window._sidebar.settings.click()
    assert window.settings_controller.dialog is dialog
    dialog.row(SIDEBAR).field.click()
    assert window._sidebar.isHidden()
    window.commands.run("view.larger")
    assert dialog.row(TEXT_SCALE).field.currentText() == "110 %"
    dialog.close()
    assert window.settings_controller.dialog is None
    desk.close()
