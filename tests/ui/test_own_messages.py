"""A person's own messages: as they were typed, or formatted if the person likes."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import finished, settle, token, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.own_text import OwnText
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.parts.growing_text import MOST_SHOWN
from foretoken.ui.parts.question_dialog import QuestionDialog
from foretoken.ui.reading.wishes import ReadingWishes
from looks import wear

FORMATTED = ReadingWishes(own_messages=True)
LISTED = "# Tides\n\nWhy **do** they:\n\n- rise\n- fall\n\n```py\npass\n```"


def ask(chat: ChatView, text: str) -> UserBubble:
    conversation = Conversation()
    conversation.append(Message(Role.USER, text), finished([token("Yes.")]))
    chat.show_conversation(conversation)
    settle()
    view = chat.view_of(conversation.messages[0])
    assert isinstance(view, UserBubble)
    return view


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
    area = bubble._field()
    for _ in range(2):
        chat.set_reading(FORMATTED)
        settle()
        assert isinstance(bubble.body, OwnText)
        assert bubble.body.toPlainText() == "Tides\nWhy do they:\n•\trise\n•\tfall\npass"
        assert breaks_no_line(bubble)
        chat.set_reading(ReadingWishes())
        settle()
        assert bubble.body.toPlainText() == LISTED
        assert bubble._field() == area


@pytest.mark.parametrize(
    "text",
    ["Hi!", "**Hi**", "# Why?", "- a\n- b c", "> a\n> b", "1. one\n2. two", "`code` [a](https://a.org)",
     "| a | b |\n|-|-|\n| one | two |", "```\nab\n```", "---", "שלום"],
)  # fmt: skip
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_bubble_hugs_a_short_text(chat: ChatView, text: str, scale: float) -> None:
    chat.set_reading(FORMATTED)
    wear(LIGHT, scale)
    bubble = ask(chat, text)
    assert breaks_no_line(bubble)
    assert bubble._field().right() == bubble.body.geometry().right() + 14
    assert bubble._field().width() < 300 * scale
    wear(LIGHT, 1.0)
    settle()
    assert breaks_no_line(bubble)


def test_what_is_long_or_wide_keeps_to_its_share_of_the_column(chat: ChatView) -> None:
    chat.set_reading(FORMATTED)
    for text in ("A long one. " * 40, "```\n" + "wide " * 60 + "\n```", "*many*\n\n" * 900):
        bubble = ask(chat, text)
        widest = bubble.width() * 0.8
        assert widest - 40 < bubble._field().width() <= widest
    chat.resize(400, 500)
    settle()
    assert bubble._field().width() <= bubble.width() * 0.8
    assert bubble.rect().contains(bubble._field())


def test_a_formula_that_is_drawn_later_has_room(chat: ChatView) -> None:
    chat.set_reading(FORMATTED)
    bubble = ask(chat, "So $\\frac{a + b + c}{d}$")
    assert "\ufffc" in bubble.body.toPlainText()
    assert breaks_no_line(bubble)


def test_copying_gives_what_was_typed_or_read(chat: ChatView, qtbot: QtBot) -> None:
    chat.set_reading(FORMATTED)
    bubble = ask(chat, "Why **do** they rise?")
    bubble.body.setFocus()
    qtbot.keySequence(bubble.body, QKeySequence.StandardKey.Copy)
    assert QGuiApplication.clipboard().text() == "Why **do** they rise?"
    bubble.body.selectAll()
    qtbot.keySequence(bubble.body, QKeySequence.StandardKey.Copy)
    assert QGuiApplication.clipboard().text() == "Why do they rise?"
    chat.set_reading(ReadingWishes(own_messages=True, copies_source=True))
    settle()
    qtbot.keySequence(bubble.body, QKeySequence.StandardKey.Copy)
    assert QGuiApplication.clipboard().text() == "Why **do** they rise?"


def test_of_a_long_one_the_beginning_is_shown_and_all_of_it_copied(
    chat: ChatView, qtbot: QtBot
) -> None:
    chat.set_reading(FORMATTED)
    bubble = ask(chat, "*Many* words\n\n" + ("words " * 100 + "\n\n") * 60)
    wait_for(lambda: not bubble.body.is_reading)
    assert bubble._whole is not None
    assert bubble._whole.isVisible()
    assert bubble.body.offsets.length == MOST_SHOWN
    bubble.body.setFocus()
    bubble.body.selectAll()
    qtbot.keySequence(bubble.body, QKeySequence.StandardKey.Copy)
    copied = QGuiApplication.clipboard().text()
    assert copied.count("words") == 6_001
    assert copied.startswith("Many words")


def test_editing_shows_what_was_typed(chat: ChatView, qtbot: QtBot) -> None:
    chat.set_reading(FORMATTED)
    bubble = ask(chat, "Why **do** they?")
    chat.edit(bubble.message)
    settle()
    assert bubble.editor is not None
    assert bubble.editor.field.toPlainText() == "Why **do** they?"
    assert not bubble.body.isVisible()
    chat.set_reading(ReadingWishes())
    settle()
    assert not bubble.body.isVisible()
    chat.end_edit(bubble.message)
    settle()
    assert bubble.body.isVisible()
    assert bubble.body.toPlainText() == "Why **do** they?"


def test_the_focus_stays_when_the_way_is_changed(chat: ChatView) -> None:
    bubble = ask(chat, LISTED)
    bubble.body.setFocus()
    chat.set_reading(FORMATTED)
    settle()
    assert QApplication.focusWidget() is bubble.body
    assert isinstance(bubble.body, OwnText)
    assert bubble.focus_stops[:2] == [bubble.body, *bubble.body.buttons]
    assert bubble.body.buttons[0].focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_link_asks_before_it_opens(chat: ChatView, qtbot: QtBot) -> None:
    chat.set_reading(FORMATTED)
    bubble = ask(chat, "See [this](https://example.org), [that](javascript:x), ![i](file:///x)")
    place = bubble.body.toPlainText().index("this")
    (area,) = bubble.body.rects_of(place, place + 4)
    qtbot.mouseClick(bubble.body.viewport(), Qt.MouseButton.LeftButton, pos=area.center().toPoint())
    (question,) = chat.findChildren(QuestionDialog)
    assert question.isVisible()
    question.reject()
    for other in ("that", "i"):
        place = bubble.body.toPlainText().rindex(other)
        (area,) = bubble.body.rects_of(place, place + 1)
        assert bubble.body.link_at(area.center().toPoint()) == ""


def test_they_follow_the_theme(chat: ChatView) -> None:
    chat.set_reading(FORMATTED)
    bubble = ask(chat, "| a | b |\n|-|-|\n| c | d |")
    for palette in (LIGHT, DARK):
        wear(palette)
        settle()
        image = bubble.grab().toImage()
        seen = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
        }
        assert {palette.bubble, palette.bubble_border} <= seen
        assert palette.draft_tint not in seen


def test_a_place_is_kept_where_another_text_comes_in(chat: ChatView) -> None:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "word " * 3000), finished([token("An answer.")]))
    chat.show_conversation(conversation)
    chat.set_reading(FORMATTED)
    settle()
    chat.verticalScrollBar().setValue(600)
    item = chat._column.items[conversation.messages[0]]
    held = item.held(600)
    assert held is not None
    assert held() == pytest.approx(600, abs=1)
    chat.set_reading(ReadingWishes())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert held() == 600
    settle()
