"""Words are never cut in a window of any width, and text of every size has its room."""

import importlib
import pkgutil
from pathlib import Path
from types import UnionType

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import foretoken.ui
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.diagnostics import collect
from foretoken.models.findings import QtState
from foretoken.preferences.declared import LIVE_PANEL, TEXT_SCALE
from foretoken.ui.commands.key_choice import KeyChoice
from foretoken.ui.commands.table import COMMANDS
from foretoken.ui.help.about_dialog import AboutDialog
from foretoken.ui.help.keys_dialog import KeysDialog
from foretoken.ui.help.updates import UpdateDialog
from foretoken.ui.look.sizes import set_text_scale
from foretoken.ui.parts import screen_room
from foretoken.ui.parts.attachment_row import AttachmentChip
from foretoken.ui.parts.elided_button import ElidedButton
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.question_dialog import QuestionDialog
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.text_dialog import TextDialog
from open_window import OpenWindow

_ELIDED = (ElidedButton, AttachmentChip)
"""Elided; the tooltip has all of it."""
LONG_NAMES = "Qwen2.5-Coder-14B-Instruct-Q4_K_M + Qwen2.5-Coder-0.5B-Instruct"


@pytest.fixture
def answered(desk: OpenWindow, builtin_target: Path, builtin_draft: Path) -> OpenWindow:
    """A window with the built-in pair, one answer, a long name and an attachment."""
    desk.load(builtin_target, builtin_draft)
    desk.window._composer.send_requested.emit("Hi! How are you?")
    desk.qtbot.waitUntil(lambda: desk.controller.engine.state is EngineState.READY, timeout=20_000)
    watch = desk.window.context_controller.watch
    with desk.qtbot.waitSignal(watch.counted):  # or its words would come in between
        watch.look_again()
    return desk


def shown(window: QWidget, kinds: type | UnionType = QWidget) -> list[QWidget]:
    """What can be seen of a window, without the parts that scroll out of a narrow view."""
    parts = window.findChildren(QWidget)
    return [each for each in parts if each.isVisible() and each.width() and isinstance(each, kinds)]


def cut(window: QWidget) -> list[str]:
    """The words that have too little room."""
    found = []
    for part in shown(window):
        text = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
        at = part.mapTo(window, part.rect().topLeft()).x()
        if at < 0 or at + part.width() > window.width():
            found.append(f"sticks out: {part} {text}")
        if isinstance(part, _ELIDED):
            if not part.toolTip().startswith(text):
                found.append(f"not told whole: {text}")
        elif isinstance(part, QLabel) and text and part.wordWrap():
            if part.height() < part.heightForWidth(part.width()):
                found.append(f"too low: {text}")
        elif isinstance(part, QLabel | QAbstractButton) and text:
            wanted = part.sizeHint()
            if part.width() < wanted.width() and part.sizePolicy().horizontalPolicy() is not (
                part.sizePolicy().Policy.Ignored  # it wraps its text itself
            ):
                found.append(f"too narrow: {text}")
            if part.height() < part.fontMetrics().height():
                found.append(f"too low: {text}")
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_at_any_width(answered: OpenWindow, scale: float) -> None:
    window = answered.window
    window._preferences.set(TEXT_SCALE, scale)
    bar = window._top_bar
    least = max(window.minimumWidth(), round(420 * scale))
    for names, activity in (
        (LONG_NAMES, "drafting paused: no speedup"),
        ("Built-in pair", "off: vocabulary differs at token 139"),
    ):
        bar.show_pair(names)
        bar.show_activity(activity, active=True)
        for width in (least, 720, 1280):
            window.resize(width, 700)
            QApplication.processEvents()
            assert window.width() == width
            assert window._chat.width() >= min(420, width)
            assert not cut(window), (names, activity, width)


def test_a_button_makes_room_for_the_name_of_the_pair(answered: OpenWindow) -> None:
    window, bar, option = answered.window, answered.window._top_bar, QStyleOptionButton()
    window._preferences.set(TEXT_SCALE, 1.5)
    window.resize(900, 600)
    bar.show_pair("Built-in pair")
    bar.show_activity("drafting paused: no speedup", active=True)
    QApplication.processEvents()
    bar.pair.initStyleOption(option)
    assert option.text == "Built-in pair"
    assert not bar.colours.isVisible()
    window.resize(1280, 600)
    QApplication.processEvents()
    assert bar.colours.isVisible()


def test_without_room_a_panel_opens_over_the_chat(desk: OpenWindow) -> None:
    window = desk.window
    window.resize(480, 700)
    window.activateWindow()
    QApplication.processEvents()
    width = window._chat.width()
    assert not window._live_panel.isVisible()
    window.panels.toggle(LIVE_PANEL)
    assert window._live_panel.isVisible()
    assert window._chat.width() == width
    place = window._live_panel.mapTo(window, window.rect().topLeft())
    area = QRect(place, window._live_panel.size())
    assert area.bottomRight() == window.rect().bottomRight()
    assert not area.intersects(window._top_bar.geometry())  # the buttons stay in reach
    window.search_chats()  # one at a time
    desk.qtbot.waitUntil(window._sidebar.search.hasFocus)
    assert not window._live_panel.isVisible()
    window._composer.focus_editor()  # to turn to the chat closes it
    assert not window._sidebar.isVisible()
    window.resize(1400, 700)
    QApplication.processEvents()
    assert window._sidebar.isVisible()
    assert window._live_panel.isVisible()


def test_every_part_follows_the_size_of_text(answered: OpenWindow) -> None:
    window = answered.window
    window._chat.change(loaded="")  # the name of the pair has a line wherever it needs one
    kinds = QLabel | QAbstractButton | QLineEdit | GrowingText | MessageEditor

    def heights() -> dict[QWidget, int]:
        window.resize(1900, 1000)
        QApplication.processEvents()
        return {each: each.fontMetrics().height() for each in shown(window, kinds)}

    before = heights()
    window._preferences.set(TEXT_SCALE, 2.0)
    after = heights()
    for part, height in before.items():
        assert part not in after or after[part] / height > 1.3, part


def test_the_window_fits_a_small_screen(
    qtbot: QtBot, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QRect(4, 40, 1016, 556)  # 1024 by 600
    monkeypatch.setattr(screen_room, "room_on", lambda _screen: room)
    preferences.set(TEXT_SCALE, 2.0)
    first = OpenWindow(qtbot, preferences, resized=False)
    assert room.width() >= first.window.width()
    assert room.height() >= first.window.height()
    first.window.resize(3000, 2000)  # is remembered as from a larger screen
    first.close()
    second = OpenWindow(qtbot, preferences, resized=False)
    assert room.contains(second.window.geometry())
    second.close()


def test_every_dialog_knows_the_room_of_its_screen() -> None:
    for module in pkgutil.walk_packages(foretoken.ui.__path__, "foretoken.ui."):
        for name, value in vars(importlib.import_module(module.name)).items():
            own = isinstance(value, type) and value.__module__.startswith("foretoken.")
            if own and issubclass(value, QDialog):
                assert issubclass(value, FittedDialog), name


def test_dialogs_fit_and_scroll(
    qtbot: QtBot, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QRect(4, 40, 500, 260)
    monkeypatch.setattr(screen_room, "room_on", lambda _screen: room)
    set_text_scale(2.0)
    parent = QWidget()
    qtbot.addWidget(parent)
    words = "Words that are rather long, and many of them. " * 20
    update = UpdateDialog(parent)
    update.tell("Check for updates?", "https://example.org/" + "a" * 60, "Check now")
    question = QuestionDialog("Really?", words, "Do it", parent, destroys=True)
    about = AboutDialog(collect("", QtState("", "", "")), words, parent)
    keys = KeysDialog(KeyChoice(preferences, COMMANDS), parent)
    for dialog in (update, question, about, keys, TextDialog("Text", words, parent)):
        dialog.show()
        QApplication.processEvents()
        assert room.contains(dialog.geometry())
        # What does not fit is there, and can be scrolled to.
        assert dialog.content.height() >= dialog.content.minimumSizeHint().height()
        dialog.close()
