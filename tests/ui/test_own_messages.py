"""Own messages: as typed, or formatted on request."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from pytestqt.qtbot import QtBot

from chat_pieces import finished, settle, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.parts.dialogs import QuestionDialog
from looks import wear

LISTED = "# Tides\n\nWhy **do** they:\n\n- rise\n- fall\n\n```py\npass\n```"


def ask(chat: ChatView, text: str) -> UserBubble:
    conversation = Conversation()
    conversation.append(Message(Role.USER, text), finished([token("Yes.")]))
    chat.show_conversation(conversation)
    settle()
    return chat.views[conversation.messages[0]]


def breaks_no_line(bubble: UserBubble) -> bool:
    block = bubble.body.document().begin()
    while block.isValid():
        if block.layout().lineCount() != 1 + block.text().count("\u2028"):
            return False
        block = block.next()
    return True


def test_they_are_as_typed_until_people_want_them_formatted(chat: ChatView) -> None:
    bubble = ask(chat, LISTED)
    assert bubble.body.toPlainText() == LISTED
    area = bubble.field.geometry()
    chat.change(own_messages=True)
    settle()
    assert bubble.body.toPlainText() == "Tides\nWhy do they:\n•\trise\n•\tfall\npass"
    assert breaks_no_line(bubble)
    chat.change(own_messages=False)
    settle()
    assert bubble.body.toPlainText() == LISTED
    assert bubble.field.geometry() == area


@pytest.mark.parametrize(
    "text", ["# Why?", "- a\n- b c", "| a | b |\n|-|-|\n| one | two |", "```\nab\n```", "שלום"]
)
def test_the_bubble_hugs_a_short_text(chat: ChatView, text: str) -> None:
    chat.change(own_messages=True)
    wear(LIGHT, 1.5)
    bubble = ask(chat, text)
    assert breaks_no_line(bubble)
    assert bubble.field.width() == bubble.body.width() + 28
    assert bubble.field.width() < 450


def test_copying_gives_what_was_typed_or_read(chat: ChatView, qtbot: QtBot) -> None:
    chat.change(own_messages=True)
    bubble = ask(chat, "Why **do** they rise?")
    bubble.body.setFocus()
    for select, copied in ((False, "Why **do** they rise?"), (True, "Why do they rise?")):
        if select:
            bubble.body.selectAll()
        qtbot.keySequence(bubble.body, QKeySequence.StandardKey.Copy)
        assert QGuiApplication.clipboard().text() == copied
    chat.change(own_messages=True)
    bubble = ask(chat, "See [this](https://example.org)")
    place = bubble.body.toPlainText().index("this")
    (area,) = bubble.body.rects_of(place, place + 4)
    qtbot.mouseClick(bubble.body.viewport(), Qt.MouseButton.LeftButton, pos=area.center().toPoint())
    (question,) = chat.findChildren(QuestionDialog)
    assert question.isVisible()
    question.reject()


def test_a_long_one_is_plain(chat: ChatView) -> None:
    text = "*line*\n" * 2_000
    chat.change(own_messages=True)
    bubble = ask(chat, text)
    assert not bubble.body.isVisible()
    assert bubble.height() < 700
    assert bubble.plain.text == text
