"""The line above which the model no longer reads."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from chat_pieces import settle, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView

pytestmark = pytest.mark.usefixtures("all_built")


def conversation(turns: int) -> Conversation:
    messages = [Message(Role.SYSTEM, "Be brief.")]
    for turn in range(turns):
        tokens = [
            TokenEmitted(1, f"answer {turn}. " * 40, TokenOrigin.TARGET, 0, None, 1.0, None, None)
        ]
        messages.append(Message(Role.USER, f"question {turn}"))
        messages.append(Message(Role.ASSISTANT, tokens[0].text, tokens))
    conversation = Conversation()
    conversation.append(*messages)
    return conversation


def show(chat: ChatView, shown: Conversation, start: int = 0) -> None:
    chat.show_conversation(shown)
    chat.show_context_start(start)
    turns = sum(message.role is Role.USER for message in shown.messages)
    wait_for(lambda: len(bubbles(chat)) == turns)
    settle()


def bubbles(chat: ChatView) -> list[UserBubble]:
    shown = [bubble for bubble in chat.findChildren(UserBubble) if bubble.isVisible()]
    return sorted(shown, key=UserBubble.y)


def divider(chat: ChatView) -> QLabel:
    return chat.divider


def below(chat: ChatView) -> QWidget | None:
    """The message under the line; None without a line."""
    line = divider(chat)
    if not line.isVisible():
        return None
    parts = sorted(chat.views.values(), key=QWidget.y)
    for above, under in pairwise(parts):
        if above.y() < line.y() < under.y():
            assert above.y() + above.height() <= line.y()
            assert line.y() + line.height() <= under.y()
            return under
    pytest.fail("the line is not between two messages")


def test_the_line_stands_above_the_first_message_that_is_seen(chat: ChatView) -> None:
    show(chat, conversation(3))
    assert below(chat) is None
    show(chat, conversation(3), 3)  # the first turn and the system prompt are left out
    assert below(chat) is bubbles(chat)[1]
    assert divider(chat).text().startswith("The model no longer sees the messages above")
    assert divider(chat).toolTip()
