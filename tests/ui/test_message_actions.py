"""Actions on messages: buttons, keys, inline editing."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import (
    action_button,
    finished,
    settle,
    shown_buttons,
    token,
    version_text,
    wait_for,
)
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import FinishReason
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.message_view import MessageView

COPY, EDIT, REGENERATE, CONTINUE, BRANCH, REPLAY, EXPORT, DELETE = MessageAction
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture(autouse=True)
def _can_answer(chat: ChatView) -> None:
    chat.change(blocked=False)
    settle()


def show(chat: ChatView, *messages: Message) -> list[MessageView]:
    conversation = Conversation()
    conversation.append(*messages)
    chat.show_conversation(conversation)
    wait_for(lambda: len(list(chat.views.values())) == len(messages))
    settle()
    views = [chat.views.get(message) for message in messages]
    assert None not in views
    return [view for view in views if view is not None]


def two_turns(chat: ChatView) -> list[MessageView]:
    return show(
        chat,
        Message(Role.USER, "How do tides work?"),
        finished([token("Slowly.")]),
        Message(Role.USER, "Why?"),
        finished([token("Because.")]),
    )


def shown(view: MessageView) -> list[MessageAction]:
    return [action for action in MessageAction if action_button(view.row, action) is not None]


def hover(view: QWidget) -> None:
    middle = QPointF(view.rect().center())
    QApplication.sendEvent(view, QEnterEvent(middle, middle, view.mapToGlobal(middle)))


def leave(view: QWidget) -> None:
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))


def test_the_actions_appear_under_the_mouse_and_stay_at_the_last_answer(chat: ChatView) -> None:
    question, answer, _, last = two_turns(chat)
    assert shown(question) == shown(answer) == []
    assert shown(last) == [COPY, EDIT, REGENERATE, BRANCH, REPLAY, EXPORT, DELETE]
    heights = [view.height() for view in (question, answer)]
    hover(question)
    assert shown(question) == [COPY, EDIT, BRANCH, EXPORT, DELETE]
    leave(question)
    hover(answer)
    assert shown(question) == []
    assert shown(answer) == [COPY, EDIT, REGENERATE, BRANCH, REPLAY, EXPORT, DELETE]
    settle()
    assert [view.height() for view in (question, answer)] == heights  # nothing moves
    chat.change(blocked=True)  # disables what needs the model
    enabled = {action: action_button(last.row, action).isEnabled() for action in shown(last)}
    assert [action for action, possible in enabled.items() if not possible] == [REGENERATE]


def heard(chat: ChatView, command: str) -> list[tuple[Any, ...]]:
    """Record the calls of a chat command."""
    calls: list[tuple[Any, ...]] = []
    setattr(chat.commands, command, lambda *told: calls.append(told))
    return calls


def test_an_answer_that_is_being_written_has_no_actions(chat: ChatView) -> None:
    _, answer = show(chat, Message(Role.USER, "And?"), Message(Role.ASSISTANT))
    chat.begin_answer(answer.message)
    hover(answer)
    assert shown(answer) == []
    chat.append_tokens([token("Done.")])
    chat.finish_answer(finished([token("Done.")]))
    assert COPY in shown(answer)


def test_an_answer_that_was_cut_offers_to_go_on(chat: ChatView) -> None:
    acts = heard(chat, "act")
    broken = finished([token("Because the")], finish_reason=None, statistics=None)
    _, answer = show(chat, Message(Role.USER, "Why?"), broken)
    assert answer.notice.text.startswith("Interrupted: ")
    assert CONTINUE not in shown(answer)  # the notice has it
    go_on = next(b for b in answer.findChildren(QPushButton) if b.text() == "Continue")
    go_on.click()
    assert acts == [(broken, CONTINUE)]
    for reason, cut in ((FinishReason.CANCELLED, True), (FinishReason.STOP, False)):
        _, answer = show(
            chat, Message(Role.USER, "Why?"), finished([token("A")], finish_reason=reason)
        )
        assert (CONTINUE in shown(answer)) is cut


def test_arrows_lead_to_other_versions(qtbot: QtBot, chat: ChatView) -> None:
    conversation, question = Conversation(), Message(Role.USER, "Why?")
    conversation.append(question)
    for words in ("One.", "Two.", "Three."):
        conversation.add(finished([token(words)]), question)
    conversation.select(question.children[1])
    chat.show_conversation(conversation)
    wait_for(lambda: chat.views.get(question) is not None)
    view = chat.views.get(question.children[1])
    assert version_text(view.row) == "2/3"
    before, after = shown_buttons(view.row)[:2]
    steps = heard(chat, "show_version")
    for button, by in ((before, -1), (after, 1)):
        button.click()
        assert steps.pop() == (view.message, by)
    for key, by in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
        view.body.setFocus()
        qtbot.keyClick(view.body, key, ALT)
        assert steps.pop() == (view.message, by)


def test_alt_and_arrows_go_from_message_to_message(qtbot: QtBot, chat: ChatView) -> None:
    views = two_turns(chat)
    views[3].body.setFocus()
    for expected in (views[2], views[1], views[0], views[0]):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, ALT)
        assert QApplication.focusWidget() is expected.body
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, ALT)
    assert QApplication.focusWidget() is views[1].body


def test_a_question_is_edited_in_its_place(qtbot: QtBot, chat: ChatView) -> None:
    question, *_ = two_turns(chat)
    hover(question)
    action_button(question.row, EDIT).click()
    editor = question.editor
    settle()
    assert QApplication.focusWidget() is editor.field
    assert editor.field.toPlainText() == "How do tides work?"
    assert not question.body.isVisible()
    assert shown(question) == []
    texts = heard(chat, "replace")
    chat.change(blocked=True)
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    chat.change(blocked=False)
    qtbot.keyClicks(editor.field, " Briefly.")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(editor.field, "Thanks.")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert texts == [(question.message, "How do tides work? Briefly.\nThanks.")]


def test_a_message_with_an_endless_line_is_not_edited(chat: ChatView) -> None:
    answer = two_turns(chat)[-1]
    answer.message.text = "\U0001f600" * 5001  # slow in Qt
    chat.edit(answer.message)
    assert answer.editor is None
    assert "too long" in answer.notice.text


def test_an_answer_is_edited_without_the_model(qtbot: QtBot, chat: ChatView) -> None:
    answer = two_turns(chat)[-1]
    chat.change(blocked=True)
    chat.edit(answer.message)
    settle()
    editor = answer.editor
    assert editor.send.text() == "Save"
    assert not answer.body.isVisible()
    editor.field.setPlainText("No reason.")
    texts = heard(chat, "replace")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert texts == [(answer.message, "No reason.")]
