"""The settings follow from the declarations, hold at once, and are taken back step by step."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import settle, wait_for
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
    WholeKind,
)
from foretoken.ui.look.sizes import set_text_scale
from foretoken.ui.parts import screen_room
from foretoken.ui.settings.settings_dialog import SettingsDialog
from languages import in_brackets
from window_desk import WindowDesk, light_preferences

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
    return [row.preference.title for row in dialog.page.rows if row.isVisible()]


def listed(dialog: SettingsDialog) -> list[str]:
    return [dialog.list.row_of(each.room).spoken for each in dialog.list.items()]


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, held)


def press_undo() -> None:
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_one_declaration_is_all_that_dialog_help_and_documentation_need(
    opened: Open, preferences: KeptPreferences
) -> None:
    depth = Preference("charts.depth", 3, WholeKind(1, 9), "Depth", "How deep charts go.")
    dialog = opened((*DECLARED, depth))
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    for told in ("Charts", "Depth", "How deep charts go.", "3 unless changed, from 1 to 9."):
        assert told in texts
    QTest.mouseClick(dialog.row(depth).control.buttons[1], Qt.MouseButton.LeftButton)
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
    for row in dialog.page.rows:
        field = row.control.field
        assert field in reached or not row.control.isEnabled()
        assert field.accessibleName().startswith(row.preference.title)
        assert row.preference.help in field.accessibleDescription()
    assert {dialog.list, dialog.search, dialog.close_button} <= reached


def test_what_is_chosen_holds_at_once_and_is_taken_back_step_by_step(
    opened: Open, preferences: KeptPreferences
) -> None:
    dialog = opened()
    dialog.row(RENDERED).control.field.click()
    theme = dialog.row(THEME)
    theme.control.field.setFocus()
    press(Qt.Key.Key_Down)
    assert (preferences.get(RENDERED), preferences.get(THEME)) == (False, Theme.LIGHT)
    assert dialog.undo.text == "Theme: Light instead of Like the system."
    assert theme.reset.isVisible()
    theme.reset.click()
    assert preferences.get(THEME) is Theme.SYSTEM
    assert not theme.reset.isVisible()
    dialog.row(HEAT).control.field.setFocus()
    for _ in range(3):
        press(Qt.Key.Key_Up)
    assert preferences.get(HEAT) == 1.0
    assert dialog.undo.text == "Heat: 1 instead of 0.7."
    dialog.reset_all.click()
    assert not dialog.reset_all.isEnabled()
    assert preferences.get(RENDERED)
    seen = []
    while dialog.undo.isVisible():
        press_undo()
        seen.append((preferences.get(HEAT), preferences.get(RENDERED), preferences.get(THEME)))
    assert seen == [
        (1.0, False, Theme.SYSTEM),
        (0.7, False, Theme.SYSTEM),
        (0.7, False, Theme.LIGHT),
        (0.7, False, Theme.SYSTEM),
        (0.7, True, Theme.SYSTEM),
    ]


def test_what_is_typed_is_taken_by_enter_and_by_leaving_if_it_is_a_value(
    opened: Open, preferences: KeptPreferences
) -> None:
    dialog = opened()
    row = dialog.row(HEAT)
    field = row.control.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "200")
    assert preferences.get(HEAT) == 0.7
    press(Qt.Key.Key_Return)
    assert "It must be a number from 0 to 100." in row.told
    press(Qt.Key.Key_Escape)
    assert (field.text(), dialog.isVisible()) == ("0.7", True)
    assert "It must be" not in row.told
    field.selectAll()
    QTest.keyClicks(field, "1.25")
    press(Qt.Key.Key_Tab)
    assert preferences.get(HEAT) == 1.25
    end = dialog.row(END).control.field
    end.setFocus()
    QTest.keyClicks(end, "stop")
    press_undo()  # of what is typed
    assert (end.text(), preferences.get(HEAT)) == ("", 1.25)
    QTest.keyClicks(end, "done")
    dialog.close()
    assert preferences.get(END) == "done"


def test_no_value_is_a_choice_of_its_own(opened: Open, preferences: KeptPreferences) -> None:
    dialog = opened()
    seed = dialog.row(SEED).control
    assert not seed.inner.isVisible()
    seed.box.click()
    assert (preferences.get(SEED), seed.inner.isVisible()) == (0, True)
    QTest.mouseClick(seed.inner.buttons[1], Qt.MouseButton.LeftButton)
    seed.box.click()
    assert preferences.get(SEED) is None
    seed.box.click()
    assert preferences.get(SEED) == 1


def test_what_is_overridden_says_so(opened: Open, preferences: KeptPreferences) -> None:
    chats = {HEAT: "This chat uses 0.2 instead."}
    dialog = opened(override_of=lambda preference: chats.get(preference, ""))
    own = dialog.row(OWN_MESSAGES)
    assert "Given by --set, until Foretoken is closed." in own.told
    assert not own.control.isEnabled()
    assert not own.reset.isVisible()
    assert "This chat uses 0.2 instead." in dialog.row(HEAT).told
    assert "Takes effect when the model is loaded again." in dialog.row(END).told
    chats.clear()
    dialog.refresh()
    assert "instead" not in dialog.row(HEAT).told
    dialog.reset_all.click()
    assert preferences.get(OWN_MESSAGES), "what is given stays"


def test_changes_from_elsewhere_are_followed_and_not_undone(
    opened: Open, preferences: KeptPreferences
) -> None:
    dialog = opened()
    dialog.row(RENDERED).control.field.click()
    dialog.row(THEME).control.field.setFocus()
    press(Qt.Key.Key_Down)
    preferences.set(THEME, Theme.DARK)
    preferences.set(HEAT, 3.0)
    assert dialog.row(THEME).control.field.text().startswith("Dark")
    assert dialog.row(HEAT).control.field.text() == "3"
    assert "5 settings, 1 changed" in listed(dialog)[0]
    assert dialog.undo.text == "Show answers formatted: off instead of on."


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("theme", ["Theme"]),
        ("szetext", ["Size of text"]),
        ("dark", ["Theme"]),
        ("selections markd", ["Copy selections as Markdown"]),
        ("updates.look", ["Look for updates"]),
        (
            "window",
            [
                "Theme",
                "Language",
                "Show the sidebar",
                "Show the live panel",
                "Show an icon in the system tray",
                "Window of the penalties",
            ],
        ),
        ("xyzzy", []),
    ],
)
def test_the_search_looks_at_titles_help_keys_and_values(
    opened: Open, words: str, found: list[str]
) -> None:
    dialog = opened(DECLARED)
    QTest.keyClicks(dialog.search, words)
    assert shown(dialog) == found
    told = [label.text() for label in dialog.page.findChildren(QLabel) if label.isVisible()]
    assert (f"Nothing fits “{words}”." in told) is not bool(found)
    assert bool(listed(dialog)) is bool(found)
    press(Qt.Key.Key_Return)
    assert (QApplication.focusWidget() is dialog.search) is not bool(found)
    dialog.search.setFocus()
    press(Qt.Key.Key_Escape)
    assert len(shown(dialog)) == len(chosen())
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_dialog_grows_with_the_text_that_is_chosen_in_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_room, "room_on", lambda _screen: QRect(4, 40, 1500, 1000))
    desk = WindowDesk(qtbot, light_preferences(tmp_path))
    desk.window.settings_desk.open()
    dialog = desk.window.settings_desk.dialog
    assert dialog is not None
    size = dialog.size()
    desk.window.appearance._set_text_scale(1.5)
    QApplication.processEvents()
    assert (dialog.size(), dialog.list.isVisible()) == (size * 1.5, True)
    desk.window.appearance._set_text_scale(2.0)
    QApplication.processEvents()
    assert QRect(4, 40, 1500, 1000).contains(dialog.geometry())
    desk.close()


def test_the_list_of_sections_goes_along(opened: Open) -> None:
    dialog = opened()
    dialog.resize(780, 400)
    QApplication.processEvents()
    assert dialog.list.key == "appearance"
    dialog.list.setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert dialog.list.key == "reading"
    bar = dialog.page.verticalScrollBar()
    assert bar.value() == dialog.page.sections[2].y()
    bar.setValue(bar.maximum())
    assert dialog.list.key == "chance"
    QTest.keyClicks(dialog.list, "theme")
    assert shown(dialog) == ["Theme"]


def test_an_open_dialog_follows_another_language(opened: Open) -> None:
    dialog = opened()
    dialog.resize(780, 400)
    dialog.row(THEME).control.field.setFocus()
    press(Qt.Key.Key_Down)
    heat = dialog.row(HEAT)
    heat.control.field.setFocus()
    dialog.page.ensureWidgetVisible(heat)
    QApplication.processEvents()
    top, section = heat.mapTo(dialog, heat.rect().topLeft()), dialog.list.key
    said = [label.text() for label in dialog.findChildren(QLabel)]
    tip, names = heat.reset.toolTip(), listed(dialog)
    with in_brackets():
        QApplication.processEvents()
        assert heat.mapTo(dialog, heat.rect().topLeft()) == top
        assert dialog.list.key == section
        assert heat._title.text() == "«Heat»"
        assert "«0.7 unless changed, «from 0 to 100».»" in heat.told
        assert heat.reset.toolTip() == "«Back to 0.7»"
        assert heat.control.field.accessibleDescription().startswith("«How much chance")
        assert dialog.undo.text == "««Theme»: «Light» instead of «Like the system».»"
        assert "««Appearance», ««5 settings», 1 changed»»" in listed(dialog)
        assert dialog.row(THEME).control.field.text().startswith("«Light»")
        dialog.search.setText("«heat")
        assert shown(dialog) == ["Heat"]
        dialog.search.clear()
        opened()
    assert dialog.undo.text == "Theme: Light instead of Like the system."
    assert [label.text() for label in dialog.findChildren(QLabel)] == said
    assert (heat.reset.toolTip(), listed(dialog)) == (tip, names)


def test_what_was_looked_for_stays_found_in_another_language(opened: Open) -> None:
    dialog = opened()
    dialog.search.setText("theme")
    with in_brackets():
        assert shown(dialog) == ["Theme"]
        assert dialog.search.text() == "theme"
    dialog.search.setText("nothing like it")
    with in_brackets():
        assert dialog.page._nothing.text() == "«Nothing fits “nothing like it”.»"


def test_what_is_out_of_view_is_made_again_after_another_look(opened: Open) -> None:
    dialog = opened()
    page = dialog.page
    dialog.row(HEAT).control.field.setText("0.4")
    settle()
    before = page.widget().height()
    page.on_look_changing()
    assert page.sections[0]._rows
    assert not page.sections[-1]._rows
    settle()
    assert page.widget().height() == before
    page.on_look_changed()
    wait_for(lambda: all(section._rows for section in page.sections))
    settle()
    assert page.widget().height() >= before  # with "Reset"
    assert dialog._changes.preferences.get(HEAT) == 0.4
    assert dialog.row(HEAT).control.field.text() == "0.4"


def test_all_is_reset_before_anybody_is_told(opened: Open) -> None:
    dialog = opened()
    preferences = dialog._changes.preferences
    preferences.set(THEME, Theme.DARK)
    preferences.set(TEXT_SCALE, 1.5)
    seen: list[tuple[Theme, float]] = []
    for each in (THEME, TEXT_SCALE):
        preferences.changed(each).connect(
            lambda: seen.append((preferences.get(THEME), preferences.get(TEXT_SCALE)))
        )
    dialog.reset_all.click()
    assert seen == [(THEME.default, 1.0)] * 2
    dialog._on_undone()
    assert seen[2:] == [(Theme.DARK, 1.5)] * 2


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_small_dialog_has_room_for_all_words(
    opened: Open, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    room = QRect(4, 40, 720, 480)
    monkeypatch.setattr(screen_room, "room_on", lambda _screen: room)
    set_text_scale(scale)
    dialog = opened()
    dialog.row(SIDEBAR).control.field.click()
    settle()
    assert room.contains(dialog.geometry())
    assert dialog.content.height() <= dialog.height()
    page = dialog.page
    assert page.widget().width() <= page.viewport().width()
    for row in page.rows:
        for part in [*row.findChildren(QLabel), row.control, row.reset]:
            if part.isVisible():
                assert row.rect().contains(
                    QRect(part.mapTo(row, part.rect().topLeft()), part.size())
                )
                wanted = part.heightForWidth(part.width()) if part.hasHeightForWidth() else 0
                assert part.height() >= wanted


def test_the_window_opens_one_dialog_and_goes_on_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = light_preferences(tmp_path)
    desk = WindowDesk(qtbot, preferences)
    window = desk.window
    with qtbot.waitActive(window):
        window.activateWindow()
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = window.settings_desk.dialog
    assert dialog is not None
    assert not dialog.isModal()
    window._sidebar.settings.click()
    assert window.settings_desk.dialog is dialog
    dialog.row(SIDEBAR).control.field.click()
    assert window._sidebar.isHidden()
    window.commands.run("view.larger")
    assert dialog.row(TEXT_SCALE).control.field.text().startswith("110 %")
    dialog.close()
    assert window.settings_desk.dialog is None
    window.settings_desk.open()
    desk.close()
