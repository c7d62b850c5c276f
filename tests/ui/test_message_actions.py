"""What can be done with a message: the row below it, its keys, editing in its place."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
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
from foretoken.chat.conversations.conversation import Attachment, Conversation, Message, Role
from foretoken.engine.events import FinishReason
from foretoken.ui.chat.answer_notice import NoticeKind
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.parts.attachment_row import AttachmentChip

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


def click(view: MessageView, action: MessageAction) -> None:
    button = action_button(view.row, action)
    assert button is not None
    button.click()


# --- the row ---------------------------------------------------------------------------------


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


def test_the_tab_key_comes_from_the_view_to_the_last_answer(qtbot: QtBot, chat: ChatView) -> None:
    broken = finished([token("Half")], finish_reason=None, error="It failed.\nDetails.")
    *_, last = show(chat, Message(Role.USER, "Why?"), finished([token("So.")]), broken)
    assert isinstance(last, AnswerView)
    chat.setFocus()
    came_by = []
    for _ in range(9):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        came_by.append(QApplication.focusWidget())
    copy_details = next(b for b in last.notice.buttons if b.isVisible())
    assert came_by == [last.body, copy_details, *shown_buttons(last.row)]


def heard(chat: ChatView, command: str) -> list[tuple[Any, ...]]:
    """What a command of the chat is called with from now on."""
    calls: list[tuple[Any, ...]] = []
    setattr(chat.commands, command, lambda *told: calls.append(told))
    return calls


def test_while_the_model_is_busy_nothing_that_needs_it_is_offered(chat: ChatView) -> None:
    last = two_turns(chat)[-1]
    chat.change(blocked=True)
    enabled = {a: b.isEnabled() for a in shown(last) if (b := action_button(last.row, a))}
    assert {action for action, possible in enabled.items() if not possible} == {REGENERATE}
    chat.change(blocked=False)
    assert all(button.isEnabled() for button in shown_buttons(last.row))


def test_an_answer_that_is_being_written_has_no_actions(chat: ChatView) -> None:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "And?"), Message(Role.ASSISTANT))
    chat.show_conversation(conversation)
    answer = chat.begin_answer(conversation.messages[-1])
    hover(answer)
    assert shown(answer) == []
    chat.append_tokens([token("Done.")])
    chat.finish_answer(finished([token("Done.")]))
    assert COPY in shown(answer)


# --- going on --------------------------------------------------------------------------------


def test_an_interrupted_answer_says_so_and_offers_to_go_on(qtbot: QtBot, chat: ChatView) -> None:
    acts = heard(chat, "act")
    broken = finished([token("Because the")], finish_reason=None, statistics=None)
    _, answer = show(chat, Message(Role.USER, "Why?"), broken)
    assert isinstance(answer, AnswerView)
    assert answer.notice.isVisible()
    assert answer.notice.kind is NoticeKind.WARNING
    assert answer.notice.text == "Interrupted: the app was closed while this was written."
    assert CONTINUE not in shown(answer)  # one button is enough
    go_on = next(b for b in answer.findChildren(QPushButton) if b.text() == "Continue")
    chat.change(blocked=True)
    assert not go_on.isEnabled()
    chat.change(blocked=False)
    go_on.click()
    assert acts == [(broken, CONTINUE)]


@pytest.mark.parametrize("reason", list(FinishReason))
def test_going_on_is_offered_where_the_answer_was_cut(chat: ChatView, reason: FinishReason) -> None:
    cut = reason in (FinishReason.CANCELLED, FinishReason.LENGTH, FinishReason.STEP_LIMIT)
    _, answer = show(
        chat, Message(Role.USER, "Why?"), finished([token("Half")], finish_reason=reason)
    )
    assert (CONTINUE in shown(answer)) is cut


# --- versions --------------------------------------------------------------------------------


def three_versions(chat: ChatView) -> tuple[Conversation, MessageView]:
    conversation, question = Conversation(), Message(Role.USER, "Why?")
    conversation.append(question)
    for words in ("One.", "Two.", "Three."):
        conversation.add(finished([token(words)]), question)
    conversation.select(question.children[1])
    chat.show_conversation(conversation)
    wait_for(lambda: chat.views.get(question) is not None)
    view = chat.views.get(question.children[1])
    assert view is not None
    return conversation, view


def test_arrows_lead_to_other_versions(qtbot: QtBot, chat: ChatView) -> None:
    _, view = three_versions(chat)
    assert version_text(view.row) == "2/3"
    before, after = shown_buttons(view.row)[:2]
    assert (before.accessibleName(), after.accessibleName()) == (
        "Previous version",
        "Next version",
    )
    steps = heard(chat, "show_version")
    for button, by in ((before, -1), (after, 1)):
        button.click()
        assert steps.pop() == (view.message, by)
    for key, by in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
        for place in (view.body, before):
            place.setFocus()
            qtbot.keyClick(place, key, ALT)
            assert steps.pop() == (view.message, by)


def test_alt_and_arrows_go_from_message_to_message(qtbot: QtBot, chat: ChatView) -> None:
    views = two_turns(chat)
    views[3].body.setFocus()
    for expected in (views[2], views[1], views[0], views[0]):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, ALT)
        assert QApplication.focusWidget() is expected.body
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, ALT)
    assert QApplication.focusWidget() is views[1].body


# --- editing ---------------------------------------------------------------------------------


def test_a_question_is_edited_in_its_place(qtbot: QtBot, chat: ChatView) -> None:
    question, *_ = two_turns(chat)
    hover(question)
    click(question, EDIT)
    editor = question.editor
    assert editor is not None
    settle()
    assert QApplication.focusWidget() is editor.field
    assert editor.field.toPlainText() == "How do tides work?"
    assert not question.body.isVisible()
    assert shown(question) == []
    qtbot.keyClicks(editor.field, " Briefly.")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(editor.field, "Thanks.")
    texts = heard(chat, "replace")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert texts == [(question.message, "How do tides work? Briefly.\nThanks.")]


def test_editing_can_be_left_without_a_trace(qtbot: QtBot, chat: ChatView) -> None:
    question, *_ = two_turns(chat)
    before = question.height()
    chat.edit(question.message)
    settle()
    assert question.editor is not None
    assert question.height() > before
    qtbot.keyClicks(question.editor.field, "nonsense")
    ends = heard(chat, "focus_field")
    qtbot.keyClick(question.editor.field, Qt.Key.Key_Escape)
    assert ends == [()]
    settle()
    assert question.editor is None
    assert question.body.isVisible()
    assert question.height() == before


def test_nothing_blank_is_sent_and_nothing_while_the_model_is_busy(
    qtbot: QtBot, chat: ChatView
) -> None:
    question, *_ = two_turns(chat)
    chat.edit(question.message)
    editor = question.editor
    assert editor is not None
    chat.change(blocked=True)
    texts = heard(chat, "replace")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert not editor.send.isEnabled()
    chat.change(blocked=False)
    editor.field.setPlainText("  \n ")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert texts == []


def test_an_answer_is_edited_without_the_model(qtbot: QtBot, chat: ChatView) -> None:
    answer = two_turns(chat)[-1]
    assert isinstance(answer, AnswerView)
    chat.change(blocked=True)
    chat.edit(answer.message)
    settle()
    editor = answer.editor
    assert editor is not None
    assert editor.send.text() == "Save"
    assert not answer.body.isVisible()
    assert not answer.footer.isVisible()
    editor.field.setPlainText("No reason.")
    texts = heard(chat, "replace")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert texts == [(answer.message, "No reason.")]
    chat.end_edit(answer.message)
    settle()
    assert answer.body.isVisible()


# --- other contents --------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["What is in it?", ""])
def test_what_was_attached_stands_above_the_question(chat: ChatView, text: str) -> None:
    attachments = (Attachment("tides.txt", "High and low."), Attachment("moon.md", "Round."))
    (question,) = show(chat, Message(Role.USER, text, attachments=attachments))
    chips = question.findChildren(AttachmentChip)
    assert [chip.text() for chip in chips] == ["tides.txt", "moon.md"]
    assert question.body.isVisible() is bool(text)
    lowest = max(chip.mapTo(question, chip.rect().bottomLeft()).y() for chip in chips)
    assert lowest < (question.body.mapTo(question, QPoint()).y() if text else question.row.y())
    assert question.rect().contains(question.row.geometry())
    chat.resize(330, 600)
    settle()
    assert chips[1].y() > chips[0].y()  # below each other, both at the edge of the bubble
    ends = {chip.mapTo(question, chip.rect().topRight()).x() for chip in chips}
    assert len(ends) == 1
    assert question.width() - ends.pop() < 20
