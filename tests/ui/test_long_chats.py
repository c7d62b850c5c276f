"""Long chats: only messages near the viewport have views."""

import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint

from chat_pieces import long_conversation, settle, stream, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import TokenEmitted
from foretoken.ui.chat import chat_view
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.look.theme import DARK, LIGHT
from looks import wear

TURNS = 26


@pytest.fixture
def conversation(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> Conversation:
    monkeypatch.setattr(chat_view, "_KEPT", 4)
    result = long_conversation(TURNS)
    chat.show_conversation(result)
    rest(chat)
    return result


def rest(chat: ChatView) -> None:
    """Wait until building is complete."""
    wait_for(lambda: chat.is_complete)
    settle()


def place_in_view(chat: ChatView, view: MessageView) -> int:
    return view.mapTo(chat.viewport(), QPoint(0, 0)).y()


def is_seen(chat: ChatView, message: Message) -> bool:
    view = chat.views.get(message)
    return view is not None and 0 <= place_in_view(chat, view) < chat.viewport().height() - 40


def is_one_stretch(chat: ChatView, conversation: Conversation) -> bool:
    """Return whether the built messages are contiguous and in order."""
    shown, built = conversation.messages[1:], list(chat.views)
    first = shown.index(built[0])
    in_order = list(chat.views.values()) == sorted(chat.views.values(), key=MessageView.y)
    return in_order and built == shown[first : first + len(built)]


@pytest.mark.parametrize("up", [True, False])
def test_scrolling_builds_messages(chat: ChatView, conversation: Conversation, up: bool) -> None:
    bar, shown = chat.verticalScrollBar(), conversation.messages[1:]
    assert shown[-1] in chat.views
    if not up:
        chat.show_message(shown[0])
        rest(chat)
    seen: set[int] = set()
    for _ in range(200):
        seen |= {shown.index(message) for message in chat.views if is_seen(chat, message)}
        bar.setValue(bar.value() + (-150 if up else 150))
        first = chat.first_in_view
        assert first is not None
        place = place_in_view(chat, chat.views[first])
        rest(chat)
        assert place_in_view(chat, chat.views[first]) == place
        assert is_one_stretch(chat, conversation)
        assert len(chat.views) < len(shown) // 2
    assert seen == set(range(len(shown)))
    assert bar.value() == (0 if up else bar.maximum())
    assert chat.follows_end is not up


def test_an_answer_grows_far_from_the_view(chat: ChatView, conversation: Conversation) -> None:
    answer = Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "more"), answer)
    chat.show_branch(conversation)
    chat.begin_answer(answer)
    first, *others = stream(200, paragraph=20)
    write(chat, answer, [first])
    chat.show_message(conversation.messages[1])
    rest(chat)
    assert chat.views.get(answer) is None
    assert len(chat.views) < TURNS
    written = chat.current_answer
    write(chat, answer, others[:90])
    assert is_seen(chat, conversation.messages[1])
    chat.jump_to_end()
    write(chat, answer, others[90:])
    rest(chat)
    view = chat.views.get(answer)
    assert view is written
    assert view.text == answer.text == view.body.offsets.text
    assert chat.verticalScrollBar().value() == chat.verticalScrollBar().maximum()


def write(chat: ChatView, answer: Message, tokens: list[TokenEmitted]) -> None:
    for token in tokens:
        answer.append(token)
    chat.append_tokens(tokens)
    settle()


def test_what_is_edited_stays_in_its_place(chat: ChatView, conversation: Conversation) -> None:
    question = conversation.messages[-2]
    chat.edit(question)
    editor = chat.views[question].editor
    editor.field.setPlainText("middle of a character")
    chat.show_message(conversation.messages[1])
    assert is_seen(chat, conversation.messages[1])
    rest(chat)
    assert len(chat.views) < TURNS
    chat.show_message(question)
    assert chat.views[question].editor is editor
    assert editor.field.toPlainText() == "middle of a character"


def test_what_is_read_stays_in_any_text_width(chat: ChatView, conversation: Conversation) -> None:
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


def test_views_are_freed_without_collection(chat: ChatView, conversation: Conversation) -> None:
    kept = [weakref.ref(view) for view in chat.views.values()]
    chat.show_conversation(Conversation())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [view for view in kept if view() is not None] == []
