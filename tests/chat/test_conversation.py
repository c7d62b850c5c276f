"""Conversations in memory."""

import pytest

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import RunStatistics, TokenEmitted, TokenOrigin
from foretoken.system.language import Language, speak


def token(text: str) -> TokenEmitted:
    return TokenEmitted(1, text, TokenOrigin.TARGET, 0, None, 0.5, None, None)


def test_a_streaming_answer_grows_by_tokens() -> None:
    message = Message(Role.ASSISTANT)
    for text in ("Hel", "", "lo 🙂"):
        message.append(token(text))
    assert message.text == "Hello 🙂"
    assert [each.text for each in message.tokens] == ["Hel", "", "lo 🙂"]


def test_a_snapshot_does_not_change() -> None:
    conversation = Conversation(parameters={"seed": 1})
    question, answer = Message(Role.USER, "one"), Message(Role.ASSISTANT)
    conversation.append(question, answer)
    answer.append(token("a"))
    answer.statistics = RunStatistics(tokens=1)
    before = conversation.snapshot()
    answer.append(token("b"))
    answer.statistics.tokens = 2
    conversation.append(Message(Role.USER, "two"))
    conversation.remove(question)
    assert [(m.id, m.text) for m in before.messages] == [(question.id, "one"), (answer.id, "a")]
    assert len(before.messages[1].tokens) == 1
    assert before.messages[1].statistics == RunStatistics(tokens=1)
    assert before.messages[1].parent is before.messages[0] is before.roots[0]
    assert (before.id, before.parameters) == (conversation.id, {"seed": 1})


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("", "New chat"),
        ("  \n ", "New chat"),
        ("Hello", "Hello"),
        ("  two\n\n lines ", "two lines"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        ("word " * 8 + "and more", "word word word word word word word word…"),
        ("a" * 39 + " b", "a" * 39 + "…"),
        ("a" * 40 + " b", "a" * 40 + "…"),
    ],
)
def test_the_title_is_the_first_question_cut_at_a_word(question: str, title: str) -> None:
    conversation = Conversation()
    conversation.append(
        Message(Role.USER, question),
        Message(Role.ASSISTANT, "An answer"),
        Message(Role.USER, "Another question"),
    )
    assert conversation.title == title
    assert len(conversation.title) <= 41


def test_a_conversation_without_a_question_is_new() -> None:
    assert Conversation().title == "New chat"
    speak(Language("de", lambda text, _about, _count: {"New chat": "Neuer Chat"}.get(text, text)))
    try:
        assert Conversation().title == "Neuer Chat"
        assert Conversation().stored_title == "New chat"
    finally:
        speak(None)
