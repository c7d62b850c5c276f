"""Thinking sections: unfolded while the model thinks, folded when it answers."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import DRAFT, answer_at, finished, settle, token
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.chat.reasoning.marks import KINDS
from foretoken.chat.sharing.answer_text import thinking_words, thought_words
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView

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


def show(chat: ChatView, answer: Message) -> AnswerView:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Why?"), answer)
    chat.show_conversation(conversation)
    settle()
    return answer_at(chat, 1)


def grow(chat: ChatView, view: AnswerView, new: Sequence[TokenEmitted]) -> None:
    for each in new:
        view.message.append(each)
        view.message.steps.append(step(each.step))
        chat.append_tokens([each])
        chat.add_steps([step(each.step)])


def test_it_is_open_while_it_grows_and_folds_when_the_answer_begins(chat: ChatView) -> None:
    answer = Message(Role.ASSISTANT)
    view = show(chat, answer)
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
def test_what_people_did_by_hand_stays(chat: ChatView, qtbot: QtBot, opened: bool) -> None:
    answer = Message(Role.ASSISTANT, source=SOURCE)
    view = show(chat, answer)
    chat.begin_answer(answer)
    grow(chat, view, tokens()[:4])
    qtbot.mouseClick(view.thought.button, Qt.MouseButton.LeftButton)
    if opened:
        qtbot.keyClick(view.thought.button, Qt.Key.Key_Return)
    grow(chat, view, tokens()[4:])
    assert view.thought.is_open is opened
    chat.finish_answer(answer)
    # A new view of the message keeps the state.
    show(chat, finished(tokens(["Hi"])))
    assert show(chat, answer).thought.is_open is opened


def test_copying_and_editing_leave_reasoning_out(chat: ChatView) -> None:
    view = show(chat, thoughtful())
    view.copy_text()
    assert QApplication.clipboard().text() == SAID
    view.begin_edit()
    assert view.editor.field.toPlainText() == SAID
    assert not view.thought.isVisible()
    view.end_edit()
    assert view.thought.isVisible()


def test_a_place_that_is_looked_for_opens_it(chat: ChatView) -> None:
    view = show(chat, thoughtful())
    text = "".join(PIECES)
    thought, said = text.index("rises") + 1, text.rindex("rises") + 1  # in UTF-16 units
    places = [(thought, thought + 5), (said, said + 5)]
    for place, opened in ((places[1], False), (places[0], True)):
        chat.show_found({view.message: places}, (view.message, place), go=True)
        assert view.thought.is_open is opened
    assert view.thought.geometry().contains(view.area_of(places[0]))
    assert len(view.thought.body.extraSelections()) == len(view.body.extraSelections()) == 1
