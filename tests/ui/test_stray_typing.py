"""Letters never vanish: in the whole window they come to the message field."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import settle
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.ui.parts.stray_typing import can_be_written_in, writes
from foretoken.ui.sidebar.sidebar_model import key_of
from open_window import OpenWindow

Key, Modifier = Qt.Key, Qt.KeyboardModifier


class Desk(OpenWindow):
    """A window with a chat in it, and somebody who types without looking where the focus is."""

    def type(self, text: str, key: Qt.Key) -> None:
        """As the window system does it: to whatever has the focus."""
        focus = QApplication.focusWidget() or QApplication.activeWindow()
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            QApplication.sendEvent(focus, QKeyEvent(kind, key, Modifier.NoModifier, text))

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        where = widget.rect().center() if place is None else place
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)
        settle()


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Desk]:
    result = Desk(qtbot, preferences)
    with qtbot.waitActive(result.window):
        pass
    for question in ("What is bread?", "What are tides?"):
        conversation = Conversation()
        conversation.append(Message(Role.USER, question), Message(Role.ASSISTANT, "Well."))
        result.controller.show_conversation(conversation)
        result.controller._keeper.keep(conversation)
    settle()
    yield result
    result.close()


def test_letters_reach_the_field_from_everywhere_else(desk: Desk) -> None:
    tried = []
    for widget in desk.window.findChildren(QWidget):
        stop = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and widget.isVisible()
        if not stop or widget.window() is not desk.window or can_be_written_in(widget):
            continue
        widget.setFocus()
        # A list to choose from goes to the entry that begins with the letter.
        if isinstance(widget, QComboBox) or not widget.hasFocus():
            continue
        desk.type("x", Key.Key_X)
        assert desk.field.toPlainText() == "x", widget
        assert desk.field.hasFocus()
        desk.field.clear()
        tried.append(widget.metaObject().className())
    assert {"SidebarList", "WalkedText", "GrowingText", "QPushButton"} <= set(tried)


def test_a_list_keeps_the_focus_and_a_chosen_field_its_letters(desk: Desk) -> None:
    lines, search = desk.window._sidebar.list, desk.window._sidebar.search
    entry = next(each for each in lines.lines.entries() if "bread" in str(each))
    desk.click(lines.viewport(), lines.visualRect(lines.lines.index_of(key_of(entry))).center())
    assert desk.controller.current.title == "What is bread?"
    assert lines.hasFocus()  # arrows, F2 and Delete are for the list
    for letter, key in (("T", Key.Key_T), ("o", Key.Key_O), (" ", Key.Key_Space)):
        desk.type(letter, key)
    assert desk.field.toPlainText() == "To "
    QTest.keyClick(desk.window, Key.Key_K, Modifier.ControlModifier)
    desk.type("a", Key.Key_A)
    desk.click(desk.field)
    desk.click(search)
    desk.type("b", Key.Key_B)
    assert (search.text(), desk.field.toPlainText()) == ("ab", "To ")


def test_a_click_on_a_button_leaves_the_focus_to_the_field(desk: Desk) -> None:
    switch = desk.window._sidebar.settings
    pressed: list[bool] = []
    switch.clicked.disconnect()
    switch.clicked.connect(lambda: pressed.append(True))
    desk.click(switch)
    assert pressed
    assert desk.field.hasFocus()
    switch.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(switch, Key.Key_Space)  # a button that was walked to is pressed
    assert len(pressed) == 2
    assert switch.hasFocus()


def test_what_an_input_method_composes_is_seen_in_the_field(desk: Desk) -> None:
    lines = desk.window._sidebar.list
    lines.setFocus()
    rectangle = Qt.InputMethodQuery.ImCursorRectangle
    place = QGuiApplication.inputMethod().queryFocusObject(rectangle, None)
    here = desk.field.rect().translated(lines.mapFromGlobal(desk.field.mapToGlobal(QPoint())))
    assert here.intersects(place.toRect())
    QApplication.sendEvent(lines, QInputMethodEvent("に", []))
    assert lines.hasFocus()  # to move it would end the word
    assert desk.field.document().firstBlock().layout().preeditAreaText() == "に"
    done = QInputMethodEvent("", [])
    done.setCommitString("日")
    QApplication.sendEvent(lines, done)
    assert desk.field.toPlainText() == "日"
    assert desk.field.hasFocus()


def test_keys_that_write() -> None:
    control, alt = Modifier.ControlModifier, Modifier.AltModifier
    for text, key, held, written in (
        ("A", Key.Key_A, Modifier.ShiftModifier, True),
        ("@", Key.Key_At, control | alt, True),
        ("\x01", Key.Key_A, control, False),
        ("a", Key.Key_A, Modifier.MetaModifier, False),
        ("\r", Key.Key_Return, Modifier.NoModifier, False),
        ("", Key.Key_Left, Modifier.NoModifier, False),
    ):
        assert writes(QKeyEvent(QKeyEvent.Type.KeyPress, key, held, text)) is written, key
