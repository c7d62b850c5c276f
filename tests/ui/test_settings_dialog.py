"""The settings dialog shows what is declared, applies changes at once, and undoes them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import (
    OWN_MESSAGES,
    RENDERED,
    SIDEBAR,
    TEXT_SCALE,
    THEME,
    USER_PREFERENCES,
    Theme,
)
from foretoken.preferences.preference import NumberKind, OrNone, Preference, TextKind, WholeKind
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.settings.settings_dialog import SettingRow, SettingsDialog
from open_window import OpenWindow

HEAT = Preference("chance.heat", 0.7, NumberKind(0, 100), "Heat", "How much chance there is.")
MOST = Preference("chance.most", 40, WholeKind(0, 1000), "Most", "So many tokens.")
SEED: Preference[int | None] = Preference(
    "chance.seed", None, OrNone(WholeKind(0, 9), "A fresh one"), "Seed", "Where chance begins."
)
END = Preference("chance.end", "", TextKind(20), "End", "A text that ends an answer.")
ALL = (*USER_PREFERENCES, HEAT, MOST, SEED, END)
Open = Callable[..., SettingsDialog]


@pytest.fixture
def preferences(tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path, {"reading.own_messages": "true"})
    yield result
    result.shut_down()


@pytest.fixture
def opened(qtbot: QtBot, preferences: KeptPreferences) -> Open:
    """Open the dialog, by default with preferences of all kinds."""
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


def row_of(dialog: SettingsDialog, preference: Preference[Any]) -> SettingRow:
    """Return a preference's row, in its section."""
    row = dialog.row(preference)
    dialog.list.setCurrentRow([row in section.rows for section in dialog.sections].index(True))
    return row


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, held)


def test_every_declared_preference_is_there_and_reached_by_keys(opened: Open) -> None:
    dialog = opened()
    assert shown(dialog) == [each.title for each in ALL]
    reached = set()
    for number in range(dialog.list.count()):
        dialog.list.setCurrentRow(number)
        for _ in range(2 * len(ALL)):
            press(Qt.Key.Key_Tab)
            reached.add(QApplication.focusWidget())
    for row in dialog.rows:
        field = row.field
        assert field in reached or not field.isEnabled()
        assert field.accessibleName().startswith(row.preference.title)
        assert row.preference.help in field.accessibleDescription()
    assert {dialog.list, dialog.search, dialog.close_button} <= reached


def test_choices_hold_at_once_and_are_undone(opened: Open, preferences: KeptPreferences) -> None:
    dialog = opened()
    row_of(dialog, RENDERED).field.click()
    theme = row_of(dialog, THEME)
    theme.field.setFocus()
    press(Qt.Key.Key_Down)
    assert dialog.undo.text == "Theme: Light"
    theme.reset.click()
    assert not theme.reset.isVisible()
    row_of(dialog, HEAT).field.setFocus()
    for _ in range(3):
        press(Qt.Key.Key_Up)
    dialog.reset_all.click()
    seen = []
    while dialog.undo.isVisible():
        press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        seen.append((preferences.get(HEAT), preferences.get(RENDERED), preferences.get(THEME)))
    system, light = Theme.SYSTEM, Theme.LIGHT
    steps = [(1.0, False, system), (0.7, False, system), (0.7, False, light), (0.7, False, system)]
    assert seen == [*steps, (0.7, True, system)]


def test_typed_values_are_taken_by_leaving(opened: Open, preferences: KeptPreferences) -> None:
    dialog = opened()
    field = row_of(dialog, HEAT).field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "200")
    press(Qt.Key.Key_Return)
    assert preferences.get(HEAT) == 20, "Qt takes no digit that leads beyond the limits"
    field.selectAll()
    QTest.keyClicks(field, "1.25")
    press(Qt.Key.Key_Tab)
    assert preferences.get(HEAT) == 1.25
    end = row_of(dialog, END).field
    end.setFocus()
    QTest.keyClicks(end, "stop")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # undoes the typing
    assert (end.text(), preferences.get(HEAT)) == ("", 1.25)
    QTest.keyClicks(end, "done")
    dialog.close()
    assert preferences.get(END) == "done"


def test_what_is_overridden_says_so(opened: Open, preferences: KeptPreferences) -> None:
    chats = {HEAT: "This chat uses 0.2."}
    dialog = opened(override_of=lambda preference: chats.get(preference, ""))
    own = row_of(dialog, OWN_MESSAGES)
    assert "Set by --set until Foretoken is closed." in own.told
    assert not own.field.isEnabled()
    assert "This chat uses 0.2." in row_of(dialog, HEAT).told
    chats.clear()
    dialog.refresh()
    assert "This chat" not in row_of(dialog, HEAT).told
    dialog.reset_all.click()
    assert preferences.get(OWN_MESSAGES), "what is given stays"


def test_the_search_looks_at_titles_help_keys_and_values(opened: Open) -> None:
    dialog = opened(USER_PREFERENCES)
    for words, found in (
        ("txtsize", ["Text size"]),
        ("dark", ["Theme"]),
        ("updates.look", ["Check for updates"]),
        ("xyzzy", []),
    ):
        dialog.search.setFocus()
        QTest.keyClicks(dialog.search, words)
        assert shown(dialog) == found
        told = [label.text() for label in dialog.page.findChildren(QLabel) if label.isVisible()]
        assert (f"No settings match “{words}”." in told) is not bool(found)
        press(Qt.Key.Key_Return)
        assert dialog.search.hasFocus() is not bool(found)
        dialog.search.setFocus()
        press(Qt.Key.Key_Escape)
        assert len(shown(dialog)) == len(USER_PREFERENCES)


def test_the_window_opens_one_dialog_and_goes_on_beside_it(desk: OpenWindow) -> None:
    window = desk.window
    window.commands.run("settings.open")
    dialog = SettingsDialog.of(window)
    window._sidebar.settings.click()
    assert SettingsDialog.of(window) is dialog
    row_of(dialog, SIDEBAR).field.click()
    assert window._sidebar.isHidden()
    window.commands.run("view.larger")
    field = row_of(dialog, TEXT_SCALE).field
    assert field.currentText() == "110 %"
    for theme, palette in ((Theme.DARK, DARK), (Theme.LIGHT, LIGHT)):
        window._preferences.set(THEME, theme)
        assert field.palette().text().color() == QColor(palette.text)
    dialog.close()
    assert SettingsDialog.of(window) is None
