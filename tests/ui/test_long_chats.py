"""Of a long chat the last messages are built; earlier ones where people look for them."""

import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import flashes, long_conversation, settle, stream, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import TokenEmitted
from foretoken.ui.chat import chat_view
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.look.theme import DARK, LIGHT
from looks import wear

TURNS, BUILT = 40, 20


@pytest.fixture
def conversation(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> Conversation:
    """Shown, with its last messages built."""
    monkeypatch.setattr(chat_view, "BUILT", BUILT)
    result = long_conversation(TURNS)
    chat.show_conversation(result)
    rest(chat)
    return result


def rest(chat: ChatView) -> None:
    """Until nothing is built any more."""
    wait_for(lambda: chat.is_complete)
    settle()


def place_in_view(chat: ChatView, view: MessageView) -> int:
    return view.mapTo(chat.viewport(), QPoint(0, 0)).y()


def is_seen(chat: ChatView, message: Message) -> bool:
    view = chat.views.get(message)
    return view is not None and 0 <= place_in_view(chat, view) < chat.viewport().height() - 40


def test_earlier_messages_come_with_a_button_and_nothing_moves(
    chat: ChatView, conversation: Conversation
) -> None:
    shown = conversation.messages[1:]
    bar = chat.verticalScrollBar()
    for built in range(BUILT, 2 * TURNS, BUILT):
        assert list(chat.views) == shown[-built:]
        assert chat.earlier.isVisible()
        bar.setValue(0)
        first = chat.views[shown[-built]]
        place = place_in_view(chat, first)
        chat.earlier.click()
        rest(chat)
        assert place_in_view(chat, first) == place
    assert list(chat.views) == shown
    assert not chat.earlier.isVisible()
    assert list(chat.views.values()) == sorted(chat.views.values(), key=MessageView.y)
    chat.jump_to_end()
    chat.show_conversation(conversation)
    rest(chat)
    assert list(chat.views) == shown[-BUILT:]
    assert bar.value() == bar.maximum() > 0


def test_an_answer_is_written_on_far_from_what_is_seen(
    chat: ChatView, conversation: Conversation
) -> None:
    answer = Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "more"), answer)
    chat.show_branch(conversation)
    chat.begin_answer(answer)
    first, *others = stream(200, paragraph=20)
    write(chat, answer, [first])
    chat.show_message(conversation.messages[1])
    rest(chat)
    assert chat.views.get(answer) is None
    write(chat, answer, others[:90])
    assert is_seen(chat, conversation.messages[1])
    chat.jump_to_end()
    write(chat, answer, others[90:])
    rest(chat)
    view = chat.views.get(answer)
    assert view is not None
    assert view.text == answer.text == view.body.offsets.text
    assert view.body.waiting_text == ""
    assert chat.verticalScrollBar().value() == chat.verticalScrollBar().maximum()
    chat.finish_answer(answer)
    assert chat.current_answer is None


def write(chat: ChatView, answer: Message, tokens: list[TokenEmitted]) -> None:
    for token in tokens:
        answer.append(token)
    chat.append_tokens(tokens)
    settle()


def test_what_is_found_far_away_is_shown_and_marked(
    chat: ChatView, conversation: Conversation
) -> None:
    message = conversation.messages[31]
    assert chat.views.get(message) is None
    chat.show_found({message: [(0, 8)]}, (message, (0, 8)), go=True)
    place = place_in_view(chat, chat.views[message])
    assert is_seen(chat, message)
    rest(chat)
    assert place_in_view(chat, chat.views[message]) == place
    assert len(chat.views[message].body.extraSelections()) == 1
    assert list(chat.views) == conversation.messages[21:41]
    chat.jump_to_end()
    rest(chat)
    assert list(chat.views) == conversation.messages[-BUILT:]
    chat.show_message(message)
    assert len(chat.views[message].body.extraSelections()) == 1


def test_around_a_message_far_away_more_can_be_built_at_both_ends(
    chat: ChatView, conversation: Conversation
) -> None:
    bar, wanted = chat.verticalScrollBar(), conversation.messages[40]
    chat.show_message(wanted)
    assert flashes(chat.views[wanted])
    rest(chat)
    assert chat.earlier.isVisible()
    assert chat.later.isVisible()
    bar.setValue(bar.maximum())
    assert not chat.follows_end
    last = list(chat.views.values())[-1]
    place = place_in_view(chat, last)
    chat.later.click()
    rest(chat)
    assert place_in_view(chat, last) == place
    assert list(chat.views) == conversation.messages[30:70]
    chat.later.click()
    rest(chat)
    assert not chat.later.isVisible()
    assert not chat.follows_end
    bar.setValue(bar.maximum())
    assert chat.follows_end


def test_a_question_that_is_asked_far_from_the_end_is_shown(
    chat: ChatView, conversation: Conversation
) -> None:
    chat.show_message(conversation.messages[1])
    rest(chat)
    question, answer = Message(Role.USER, "more"), Message(Role.ASSISTANT)
    conversation.append(question, answer)
    chat.show_branch(conversation)
    assert is_seen(chat, conversation.messages[1])
    chat.begin_answer(answer)
    rest(chat)
    assert is_seen(chat, question)
    assert chat.follows_end


def test_what_is_being_edited_stays_wherever_people_go(
    chat: ChatView, conversation: Conversation
) -> None:
    question = conversation.messages[-2]
    chat.edit(question)
    chat.show_message(conversation.messages[1])
    assert is_seen(chat, conversation.messages[1])
    assert chat.views[question].editor is not None
    chat.end_edit(question)
    chat.verticalScrollBar().setValue(0)
    chat.setFocus()
    assert chat.views[question].editor is None


def test_the_focus_stays_in_the_view_where_a_button_goes(
    qtbot: QtBot, chat: ChatView, conversation: Conversation
) -> None:
    chat.show_message(conversation.messages[BUILT + 5])
    rest(chat)
    chat.verticalScrollBar().setValue(0)
    chat.earlier.setFocus()
    qtbot.keyClick(chat.earlier, Qt.Key.Key_Space)
    rest(chat)
    assert not chat.earlier.isVisible()
    assert QApplication.focusWidget() is chat


def test_the_keyboard_walks_through_all_messages(
    qtbot: QtBot, chat: ChatView, conversation: Conversation
) -> None:
    chat.focus_last()
    for message in conversation.messages[-2:-40:-1]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        settle()
        assert chat.views[message].isAncestorOf(QApplication.focusWidget())
        assert is_seen(chat, message)


def test_what_is_read_stays_in_another_width_and_size_of_text(
    chat: ChatView, conversation: Conversation
) -> None:
    chat.verticalScrollBar().setValue(chat.verticalScrollBar().maximum() // 2)
    first = chat.first_in_view
    for change in (
        lambda: chat.resize(560, 600),
        lambda: wear(DARK, 1.25),
        lambda: chat.resize(800, 600),
        lambda: wear(LIGHT, 1.0),
    ):
        change()
        settle()
        assert chat.first_in_view is first


def test_views_are_freed_without_the_garbage_collector(
    chat: ChatView, conversation: Conversation
) -> None:
    kept = [weakref.ref(view) for view in chat.views.values()]
    chat.show_conversation(Conversation())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [view for view in kept if view() is not None] == []
