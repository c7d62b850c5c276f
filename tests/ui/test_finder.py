"""Search in the shown chat, and switching between its branches."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QTextEdit
from pytestqt.qtbot import QtBot

from chat_pieces import finished, long_conversation, settle, stream, token, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.finder import FindBar, Finder
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.look.theme import LIGHT

pytestmark = pytest.mark.usefixtures("all_built")

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def finder(chat: ChatView) -> Finder:
    return Finder(chat)


def talk(*texts: str) -> Conversation:
    """Return alternating questions and answers; answers consist of short tokens."""
    conversation = Conversation()
    conversation.append(Message(Role.SYSTEM, "tide tide tide"))
    for number, text in enumerate(texts):
        if number % 2 == 0:
            conversation.append(Message(Role.USER, text))
        else:
            pieces = [text[at : at + 4] for at in range(0, len(text), 4)]
            conversation.append(finished([token(piece) for piece in pieces]))
    return conversation


def show(chat: ChatView, conversation: Conversation) -> None:
    """Show a conversation and wait until it is built."""
    chat.show_conversation(conversation)
    shown = [m for m in conversation.messages if m.role is not Role.SYSTEM]
    wait_for(lambda: [part.message for part in chat.views.values()] == shown)
    settle()


def look_for(finder: Finder, words: str) -> FindBar:
    finder.open()
    finder.bar.field.setText(words)
    wait_until_read(finder)
    return finder.bar


def wait_until_read(finder: Finder) -> None:
    """Wait until the search is complete."""
    settle()
    wait_for(lambda: not finder.background.busy and not finder._refresh_timer.isActive())
    settle()


def marked(chat: ChatView, message: Message) -> list[str]:
    view = chat.views.get(message)
    assert view is not None
    return [selection.cursor.selectedText() for selection in selections(view)]


def selections(view: MessageView) -> list[QTextEdit.ExtraSelection]:
    return (view.body if view.plain is None else view.plain.field).extraSelections()


def current(chat: ChatView) -> tuple[Message, int] | None:
    """Return the message and offset of the current match."""
    for view in chat.views.values():
        for selection in selections(view):
            if selection.format.background().color() == QColor(LIGHT.accent):
                return view.message, selection.cursor.selectionStart()
    return None


def in_view(chat: ChatView, message: Message, span: tuple[int, int]) -> bool:
    """Return whether a span is visible below the find bar."""
    view = chat.views.get(message)
    area = view.area_of(span)
    top = view.mapTo(chat.viewport(), area.topLeft())
    covered = chat.findChild(FindBar).geometry().intersects(QRect(top, area.size()))
    return chat.viewport().rect().contains(top) and not covered


FORMATTED = "See **the bold** word,\nsee [the word](https://bold.org) and `bold` words."


def test_what_is_read_is_found_across_marks(chat: ChatView, finder: Finder) -> None:
    conversation = talk("the **bold** word", FORMATTED)
    show(chat, conversation)
    bar = look_for(finder, "bold word")
    assert bar.count.text() == "1 of 2"  # own messages are searched as source
    _, question, answer = conversation.messages
    assert marked(chat, question) == []
    assert marked(chat, answer) == ["bold word", "bold word"]
    bar.field.setText("bold")
    wait_until_read(finder)
    assert bar.count.text() == "2 of 3"  # the match at the current position
    assert marked(chat, question) == ["bold"]
    assert marked(chat, answer) == ["bold", "bold"]


def test_of_raw_answers_the_source_is_searched(chat: ChatView, finder: Finder) -> None:
    conversation = talk("?", FORMATTED, "?", FORMATTED)
    show(chat, conversation)
    bar = look_for(finder, "bold")
    assert bar.count.text() == "1 of 4"
    chat.toggle_source()  # of the last answer
    wait_until_read(finder)
    assert marked(chat, conversation.messages[4]) == ["bold"] * 3
    chat.change(rendered=False)  # the toggled answer is now formatted
    wait_until_read(finder)
    assert bar.count.text() == "1 of 5"
    assert len(marked(chat, conversation.messages[2])) == 3


def test_of_a_long_chat_every_place_is_counted(chat: ChatView, finder: Finder) -> None:
    conversation = Conversation()
    for number in range(30):
        answer = finished([token("A [tide](https://a.org), ebb. " + "*word* " * 80)])
        conversation.append(Message(Role.USER, f"tide {number}"), answer)
    chat.show_conversation(conversation)
    chat.show_message(conversation.messages[20])
    wait_for(lambda: chat.is_complete)
    settle()
    assert look_for(finder, "tide, ebb").count.text() == "10 of 30"
    assert current(chat) == (conversation.messages[19], 2)
    finder.step(-2)
    wait_for(lambda: current(chat) == (conversation.messages[15], 2))


def test_keys_go_on_and_back_and_around(qtbot: QtBot, chat: ChatView, finder: Finder) -> None:
    filler = "word " * 400
    conversation = talk("TIDE", "tide and tide", filler, f"{filler}the tide")
    show(chat, conversation)
    chat.show_message(conversation.messages[1])
    settle()
    bar = look_for(finder, "tide")
    assert QApplication.focusWidget() is bar.field
    _, one, two, _, three = conversation.messages
    places = [(one, 0), (two, 0), (two, 9), (three, len(filler) + 4)]
    assert bar.count.text() == "1 of 4"
    assert (marked(chat, one), marked(chat, two)) == (["TIDE"], ["tide", "tide"])
    for number in (1, 2, 3, 0):
        qtbot.keyClick(bar.field, Qt.Key.Key_Return)
        message, start = places[number]
        wait_for(lambda m=message, s=start: in_view(chat, m, (s, s + 4)))
        assert current(chat) == places[number]
        assert bar.count.text() == f"{number + 1} of 4"
    qtbot.keyClick(bar.field, Qt.Key.Key_Return, SHIFT)
    assert current(chat) == places[3]
    bar.before.click()
    assert current(chat) == places[2]
    with qtbot.waitSignal(bar.closed, timeout=500):
        qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    settle()
    assert not bar.isVisible()
    assert marked(chat, two) == []
    finder.open()  # keeps its text
    wait_until_read(finder)
    assert bar.field.selectedText() == "tide"
    view = chat.views[one]
    view.body.setFocus()
    view.body.selectAll()
    finder.open()  # searches for the selection
    wait_until_read(finder)
    assert bar.field.text() == "TIDE"


def test_marks_follow_a_text_that_grows(qtbot: QtBot, chat: ChatView, finder: Finder) -> None:
    conversation = talk("tide", "tide")
    show(chat, conversation)
    bar = look_for(finder, "tide")
    answer = Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "more"), answer)
    chat.show_branch(conversation)
    chat.begin_answer(answer)
    finder.refresh()
    for number in range(100):
        for each in (token(f" word{number} ti"), token("de")):
            answer.append(each)
            chat.append_tokens([each])
        finder.refresh()
    qtbot.waitUntil(lambda: bar.count.text() == "1 of 102", timeout=5_000)
    assert marked(chat, answer) == ["tide"] * 100
    chat.finish_answer(answer)
    assert marked(chat, answer) == ["tide"] * 100
    finder.step(1)
    assert bar.count.text() == "2 of 102"


def show_branches(chat: ChatView, conversation: Conversation) -> list[MessageView]:
    is_new = not chat.views
    chat.show_conversation(conversation) if is_new else chat.show_branch(conversation)
    settle()
    wait_for(lambda: chat.is_complete)
    settle()
    asked = [m.text for m in conversation.messages if m.role is not Role.SYSTEM]
    parts = list(chat.views.values())
    assert [part.body.offsets.text for part in parts] == asked
    assert parts == sorted(parts, key=MessageView.y)
    return parts


@pytest.mark.parametrize(("length", "at_end"), [(4, True), (900, False)])
def test_what_is_above_never_moves(chat: ChatView, length: int, at_end: bool) -> None:
    conversation = long_conversation(12)
    answer = conversation.messages[24]
    conversation.add(finished(stream(length, paragraph=20)), answer.parent)
    one, other = conversation.siblings(answer)
    question = show_branches(chat, conversation)[-2]
    bar = chat.verticalScrollBar()
    if not at_end:
        bar.setValue(question.y() - 100)
        settle()
    for before, version in ((other, one), (one, other), (other, one)):
        place = question.mapTo(chat, QPoint(0, 0)).y()
        conversation.select(version)
        show_branches(chat, conversation)
        now = question.mapTo(chat, QPoint(0, 0)).y()
        # If the new version is much shorter, the end of the chat comes into view.
        shorter = len(version.text) < len(before.text)
        assert now == place or (shorter and bar.value() == bar.maximum())
