"""Messages: actions, inline editing, own messages, thinking sections."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import DRAFT, action_button, finished, settle, show_answer, token, wait_for
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.chat.reasoning.marks import KINDS
from foretoken.chat.sharing.answer_text import thinking_words, thought_words
from foretoken.engine.events import FinishReason, StepFinished, TokenEmitted
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.parts.dialogs import QuestionDialog

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


def test_the_actions_appear_under_the_mouse_and_stay_at_the_last_answer(chat: ChatView) -> None:
    question, answer, _, last = two_turns(chat)
    assert shown(question) == shown(answer) == []
    assert shown(last) == [COPY, EDIT, REGENERATE, BRANCH, REPLAY, EXPORT, DELETE]
    heights = [view.height() for view in (question, answer)]
    hover(question)
    assert shown(question) == [COPY, EDIT, BRANCH, EXPORT, DELETE]
    QApplication.sendEvent(question, QEvent(QEvent.Type.Leave))
    hover(answer)
    assert shown(question) == []
    assert shown(answer) == [COPY, EDIT, REGENERATE, BRANCH, REPLAY, EXPORT, DELETE]
    settle()
    assert [view.height() for view in (question, answer)] == heights  # nothing moves
    chat.change(blocked=True)  # disables what needs the model
    enabled = {action: action_button(last.row, action).isEnabled() for action in shown(last)}
    assert [action for action, possible in enabled.items() if not possible] == [REGENERATE]
    chat.begin_answer(last.message)
    hover(last)
    assert shown(last) == []  # while it is being written
    chat.finish_answer(last.message)
    assert COPY in shown(last)


def heard(chat: ChatView, command: str) -> list[tuple[Any, ...]]:
    """Record the calls of a chat command."""
    calls: list[tuple[Any, ...]] = []
    setattr(chat.commands, command, lambda *told: calls.append(told))
    return calls


def test_an_answer_that_was_cut_offers_to_go_on(chat: ChatView) -> None:
    acts = heard(chat, "act")
    broken = finished([token("Because the")], finish_reason=None, statistics=None)
    answer = show_answer(chat, broken)
    assert answer.notice.text.startswith("Interrupted: ")
    assert CONTINUE not in shown(answer)  # the notice has it
    go_on = next(b for b in answer.findChildren(QPushButton) if b.text() == "Continue")
    go_on.click()
    assert acts == [(broken, CONTINUE)]
    for reason, cut in ((FinishReason.CANCELLED, True), (FinishReason.STOP, False)):
        answer = show_answer(chat, finished([token("A")], finish_reason=reason))
        assert (CONTINUE in shown(answer)) is cut


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


def test_an_answer_is_edited_without_the_model(qtbot: QtBot, chat: ChatView) -> None:
    _, endless, _, answer = two_turns(chat)
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
    endless.message.text = "\U0001f600" * 5001  # slow in Qt
    chat.edit(endless.message)
    assert endless.editor is None
    assert "too long" in endless.notice.text


LISTED = "# Tides\n\nWhy **do** they:\n\n- rise\n- fall\n\n```py\npass\n```"


def asked(chat: ChatView, text: str) -> UserBubble:
    return show(chat, Message(Role.USER, text), finished([token("Yes.")]))[0]


def test_own_messages_are_as_typed_until_formatting_is_wanted(chat: ChatView) -> None:
    bubble = asked(chat, LISTED)
    assert bubble.body.toPlainText() == LISTED
    area = bubble.field.geometry()
    chat.change(own_messages=True)
    settle()
    assert bubble.body.toPlainText() == "Tides\nWhy do they:\n•\trise\n•\tfall\npass"
    block = bubble.body.document().begin()
    while block.isValid():  # no line is broken, although the bubble hugs the text
        assert block.layout().lineCount() == 1 + block.text().count("\u2028")
        block = block.next()
    assert bubble.field.width() < 450
    chat.change(own_messages=False)
    settle()
    assert bubble.body.toPlainText() == LISTED
    assert bubble.field.geometry() == area


def test_copying_gives_what_was_typed_or_read(chat: ChatView, qtbot: QtBot) -> None:
    chat.change(own_messages=True)
    bubble = asked(chat, "Why **do** they rise?")
    bubble.body.setFocus()
    for select, copied in ((False, "Why **do** they rise?"), (True, "Why do they rise?")):
        if select:
            bubble.body.selectAll()
        qtbot.keySequence(bubble.body, QKeySequence.StandardKey.Copy)
        assert QApplication.clipboard().text() == copied
    chat.change(own_messages=True)
    bubble = asked(chat, "See [this](https://example.org)")
    place = bubble.body.toPlainText().index("this")
    (area,) = bubble.body.rects_of(place, place + 4)
    qtbot.mouseClick(bubble.body.viewport(), Qt.MouseButton.LeftButton, pos=area.center().toPoint())
    (question,) = chat.findChildren(QuestionDialog)
    assert question.isVisible()
    question.reject()


def test_a_long_question_is_plain(chat: ChatView) -> None:
    text = "*line*\n" * 2_000
    chat.change(own_messages=True)
    bubble = asked(chat, text)
    assert not bubble.body.isVisible()
    assert bubble.height() < 700
    assert bubble.plain.text == text


THINK = replace(next(kind for kind in KINDS if kind.opening == "<think>"), exact=True)
SOURCE = AnswerSource("target", None, marks=(THINK,))
PIECES = [
    *("<think>", "\n", "The", " tide", " 🌊", " rises", "\n", "</think>", "\n\n", "It", " rises")
]
THOUGHT, SAID = "The tide 🌊 rises", "It rises"


def tokens(pieces: Sequence[str] = PIECES) -> list[TokenEmitted]:
    return [token(piece, DRAFT, at) for at, piece in enumerate(pieces)]


def step(index: int) -> StepFinished:
    return StepFinished(index, 0, 0, 0, 0, 0.0, 0.0, 1000.0, index)


def thoughtful(pieces: Sequence[str] = PIECES) -> Message:
    made = tokens(pieces)
    return finished(made, source=SOURCE, steps=[step(one.step) for one in made])


def grow(chat: ChatView, view: AnswerView, new: Sequence[TokenEmitted]) -> None:
    for each in new:
        view.message.append(each)
        view.message.steps.append(step(each.step))
        chat.append_tokens([each])
        chat.add_steps([step(each.step)])


def test_thoughts_are_open_while_they_grow_and_fold_when_the_answer_begins(chat: ChatView) -> None:
    answer = Message(Role.ASSISTANT)
    view = show_answer(chat, answer)
    chat.begin_answer(answer)
    assert view.thought is None
    answer.source = SOURCE  # known once the prompt is rendered
    new = tokens()
    grow(chat, view, new[:5])
    assert view.thought.is_open
    assert view.thought.body.offsets.text == "The tide 🌊"
    assert not view.body.isVisible()
    assert view.thought.button.text() == thinking_words(5000)
    grow(chat, view, new[5:])
    assert not view.thought.is_open
    assert view.thought.button.text() == thought_words(4000, 4)
    assert view.body.offsets.text == SAID
    assert view.body.isVisible()
    chat.finish_answer(finished(new, source=SOURCE, steps=answer.steps))
    assert view.thought.body.offsets.text == THOUGHT
    assert not view.thought.is_open


@pytest.mark.parametrize("opened", [True, False])
def test_thoughts_stay_as_the_user_folds_them(chat: ChatView, qtbot: QtBot, opened: bool) -> None:
    answer = Message(Role.ASSISTANT, source=SOURCE)
    view = show_answer(chat, answer)
    chat.begin_answer(answer)
    grow(chat, view, tokens()[:4])
    qtbot.mouseClick(view.thought.button, Qt.MouseButton.LeftButton)
    if opened:
        qtbot.keyClick(view.thought.button, Qt.Key.Key_Return)
    grow(chat, view, tokens()[4:])
    assert view.thought.is_open is opened
    chat.finish_answer(answer)
    # A new view of the message keeps the state.
    show_answer(chat, finished(tokens(["Hi"])))
    assert show_answer(chat, answer).thought.is_open is opened


def test_copying_and_editing_leave_reasoning_out(chat: ChatView) -> None:
    view = show_answer(chat, thoughtful())
    view.copy_text()
    assert QApplication.clipboard().text() == SAID
    view.begin_edit()
    assert view.editor.field.toPlainText() == SAID
    assert not view.thought.isVisible()
    view.end_edit()
    assert view.thought.isVisible()


def test_a_match_unfolds_thoughts(chat: ChatView) -> None:
    view = show_answer(chat, thoughtful())
    text = "".join(PIECES)
    thought, said = text.index("rises") + 1, text.rindex("rises") + 1  # in UTF-16 units
    places = [(thought, thought + 5), (said, said + 5)]
    for place, opened in ((places[1], False), (places[0], True)):
        chat.show_found({view.message: places}, (view.message, place), go=True)
        assert view.thought.is_open is opened
    assert view.thought.geometry().contains(view.area_of(places[0]))
    assert len(view.thought.body.extraSelections()) == len(view.body.extraSelections()) == 1
