"""Editing, regenerating, continuing and deleting messages in the window, with real models."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import action_button, settle, shown_buttons, version_text
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import FinishReason
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.message_view import MessageView
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
FRUITS = "Name three fruits."


class Desk(OpenWindow):
    def view(self, index: int) -> MessageView:
        self.settle()
        return self.chat.views.get(self.messages[index])

    def do(self, index: int, action: MessageAction) -> None:
        view = self.view(index)
        view.set_focused(True)
        button = action_button(view.row, action)
        assert button.isEnabled()
        button.click()

    def settle(self) -> None:
        """Wait until the chat shows the controller's branch."""
        self.qtbot.waitUntil(lambda: list(self.chat.views) == self.messages, timeout=5_000)
        settle()

    def shown(self) -> list[str]:
        self.settle()
        return [part.text for part in self.chat.views.values()]


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Desk]:
    result = Desk(qtbot, preferences)
    yield result
    result.close()


def test_up_edits_the_last_question_in_its_place(ready: Desk, greeting: str) -> None:
    ready.ask(FRUITS)
    fruits = ready.messages[1].text
    ready.field.setFocus()
    ready.qtbot.keyClick(ready.field, Qt.Key.Key_Up)
    editor = ready.view(0).editor
    assert QApplication.focusWidget() is editor.field
    ready.qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert ready.shown() == [FRUITS, fruits], "an unchanged question is not asked again"
    ready.qtbot.keyClick(ready.field, Qt.Key.Key_Up)
    editor = ready.view(0).editor
    editor.field.setPlainText("Hi! How are you?")
    ready.answered(lambda: ready.qtbot.keyClick(editor.field, Qt.Key.Key_Return))
    assert ready.shown() == ["Hi! How are you?", greeting]
    assert version_text(ready.view(0).row) == "2/2"
    assert QApplication.focusWidget() is ready.field
    ready.view(0).body.setFocus()
    ready.qtbot.keyClick(ready.view(0).body, Qt.Key.Key_Left, ALT)
    assert ready.shown() == [FRUITS, fruits]
    assert QApplication.focusWidget() is ready.view(0).body


def test_escape_leaves_editor_and_search_and_not_the_answer(endless: Desk) -> None:
    assert endless.controller.send("Tell me a story.")
    endless.qtbot.waitUntil(lambda: bool(endless.messages[-1].text))
    endless.do(0, MessageAction.EDIT)
    endless.qtbot.keyClick(endless.view(0).editor.field, Qt.Key.Key_Escape)
    settle()
    assert endless.view(0).editor is None
    finder = endless.window.conversation.finder
    finder.open()
    endless.qtbot.keyClick(finder.bar.field, Qt.Key.Key_Escape)
    settle()
    assert not finder.bar.isVisible()
    assert endless.messages[-1].finish_reason is not FinishReason.CANCELLED


def test_an_answer_goes_on_and_is_given_anew_beside_the_first(endless: Desk) -> None:
    def stop_after(count: int) -> None:
        answer = endless.messages[-1]
        endless.qtbot.waitUntil(lambda: len(answer.tokens) > count)
        endless.answered(endless.controller.engine.stop)

    assert endless.controller.send("Tell me a story.")
    stop_after(20)
    answer, question, view = endless.messages[-1], endless.view(0), endless.view(1)
    before = answer.text
    endless.do(1, MessageAction.CONTINUE)
    assert isinstance(view, AnswerView)
    assert not view.notice.isVisible()
    stop_after(len(answer.tokens) + 20)
    assert endless.view(1) is view
    assert view.text == answer.text
    assert answer.text.startswith(before)
    panel = endless.window._live_panel
    assert panel._history.statistics.generated == len(answer.tokens)
    endless.do(1, MessageAction.CONTINUE)
    panel.set_paused(True)
    stop_after(len(answer.tokens) + 20)
    assert panel.paused  # the end of the answer changes nothing in the charts
    panel.set_paused(False)
    endless.do(1, MessageAction.REGENERATE)
    stop_after(20)
    assert endless.view(0) is question  # nothing above is rebuilt
    assert endless.view(1).message is not answer
    assert version_text(endless.view(1).row) == "2/2"
    second = endless.view(1).message
    shown_buttons(endless.view(1).row)[0].click()
    assert endless.view(1).message is answer
    shown_buttons(endless.view(1).row)[1].click()
    assert endless.view(1).message is second
    endless.view(1).body.setFocus()
    endless.qtbot.keyClick(endless.view(1).body, Qt.Key.Key_Left, ALT)
    assert endless.view(1).message is answer
    assert panel._history.statistics.generated == len(answer.tokens)


def test_deleting_can_be_undone(ready: Desk) -> None:
    ready.ask(FRUITS)
    ready.ask("Hi! How are you?")
    before = ready.shown()
    undo = ready.window.conversation.undo
    ready.do(2, MessageAction.DELETE)
    assert ready.shown() == before[:2]
    assert undo.text == "Question deleted, along with 1 message after it."
    ready.field.setFocus()
    ready.qtbot.keyClick(ready.field, Qt.Key.Key_Z, CTRL)
    assert ready.shown() == before
    assert not undo.isVisible()
    ready.do(3, MessageAction.DELETE)
    ready.do(0, MessageAction.DELETE)
    assert ready.shown() == []
    assert ready.chat.welcome.isVisible()
    undo.button.click()
    assert ready.shown() == before[:3]
    undo.button.click()
    assert ready.shown() == before
    # A deleted answer can be written again in its place.
    ready.do(3, MessageAction.DELETE)
    bubble = ready.view(2)
    assert isinstance(bubble, UserBubble)
    (again,) = bubble.notice.offered.values()
    assert bubble.notice.geometry().top() > bubble.body.geometry().bottom()
    assert bubble.rect().contains(bubble.notice.geometry())
    ready.answered(again.click)
    assert ready.shown() == before
    assert not bubble.notice.isVisible()
    ready.do(2, MessageAction.DELETE)
    ready.controller.new_conversation()
    assert not undo.isVisible()
