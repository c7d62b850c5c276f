"""Another branch is shown: what is common stays as it is, where it is."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint

from chat_pieces import finished, long_conversation, settle, stream, token, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_view import MessageView

pytestmark = pytest.mark.usefixtures("all_built")


def show(chat: ChatView, conversation: Conversation) -> None:
    is_new = not chat.views
    chat.show_conversation(conversation) if is_new else chat.show_branch(conversation)
    settle()
    wait_for(lambda: chat.is_complete)
    settle()
    asked = [m.text for m in conversation.messages if m.role is not Role.SYSTEM]
    assert [part.text for part in parts(chat)] == asked
    assert parts(chat) == sorted(parts(chat), key=MessageView.y)


def parts(chat: ChatView) -> list[MessageView]:
    return list(chat.views.values())


def versions(conversation: Conversation, index: int, *lengths: int) -> list[Message]:
    """Other versions of an answer, each so many tokens long; the last one is shown."""
    answer = conversation.messages[index]
    for seed, length in enumerate(lengths):
        conversation.add(finished(stream(length, paragraph=20, seed=seed)), answer.parent)
    return conversation.siblings(answer)


class Watch(QObject):
    """Notes where a widget is whenever the view is painted."""

    def __init__(self, chat: ChatView, watched: MessageView) -> None:
        super().__init__(chat)
        self.places: set[int] = set()
        self._chat, self._watched = chat, watched
        chat.viewport().installEventFilter(self)
        chat.widget().installEventFilter(self)

    def eventFilter(self, source: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self.places.add(self._watched.mapTo(self._chat, QPoint(0, 0)).y())
        return False


def test_what_is_common_stays_and_the_rest_is_exchanged(chat: ChatView) -> None:
    conversation = long_conversation(4)
    first, second = versions(conversation, 4, 300)
    conversation.append(Message(Role.USER, "more"), finished([token("More.")]))
    show(chat, conversation)
    before = parts(chat)
    conversation.select(first)
    show(chat, conversation)
    assert parts(chat)[:3] == before[:3]
    assert not set(parts(chat)[3:]) & set(before)
    conversation.select(second)
    show(chat, conversation)
    assert parts(chat)[-1].message.text == "More."


@pytest.mark.parametrize(("length", "at_end"), [(4, True), (900, True), (900, False)])
def test_what_is_above_never_moves(chat: ChatView, length: int, at_end: bool) -> None:
    conversation = long_conversation(12)
    one, other = versions(conversation, 24, length)
    show(chat, conversation)
    bar = chat.verticalScrollBar()
    question = parts(chat)[-2]
    if not at_end:
        bar.setValue(question.y() - 100)
        settle()
    for before, version in ((other, one), (one, other), (other, one)):
        place = question.mapTo(chat, QPoint(0, 0)).y()
        watch = Watch(chat, question)
        conversation.select(version)
        show(chat, conversation)
        now = question.mapTo(chat, QPoint(0, 0)).y()
        assert watch.places == {now}
        # Where the new version is shorter than what is scrolled away, the end comes into view.
        shorter = len(version.text) < len(before.text)
        assert now == place or (shorter and bar.value() == bar.maximum())
