"""What a model thought: open while it thinks, folded when it answers, as people leave it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import DRAFT, answer_at, finished, flashes, settle, token, wait_for
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.chat.conversations.text_search import Span
from foretoken.chat.reasoning.marks import KINDS
from foretoken.chat.sharing.answer_text import thinking_words, thought_words
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.ui.chat.answer_view import AnswerView, ThoughtFold
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.finder import Finder

THINK = replace(next(kind for kind in KINDS if kind.opening == "<think>"), exact=True)
SOURCE = AnswerSource("target", None, marks=(THINK,))
PIECES = [
    "<think>",
    "\n",
    "The",
    " tide",
    " 🌊",
    " rises",
    "\n",
    "</think>",
    "\n\n",
    "It",
    " rises",
]
THOUGHT, SAID = "The tide 🌊 rises", "It rises"


def tokens(pieces: Sequence[str] = PIECES) -> list[TokenEmitted]:
    return [token(piece, DRAFT, at) for at, piece in enumerate(pieces)]


def step(index: int) -> StepFinished:
    return StepFinished(index, 0, 0, 0, 0, 0.0, 0.0, 1000.0, index)


def thoughtful(pieces: Sequence[str] = PIECES) -> Message:
    made = tokens(pieces)
    steps = [step(one.step) for one in made]
    return finished(made, source=SOURCE, steps=steps)


def show(chat: ChatView, answer: Message) -> AnswerView:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Why?"), answer)
    chat.show_conversation(conversation)
    settle()
    view = answer_at(chat, 1)
    assert view is not None
    return view


def fold(view: AnswerView) -> ThoughtFold:
    assert view.thought is not None
    return view.thought


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
    answer.source = SOURCE  # once the prompt is there
    new = tokens()
    grow(chat, view, new[:5])
    assert fold(view).is_open
    assert fold(view).body.offsets.text == "The tide 🌊"
    assert not view.body.isVisible()
    assert fold(view).button.text() == thinking_words(5000)
    grow(chat, view, new[5:])
    assert not fold(view).is_open
    assert fold(view).button.text() == thought_words(4000, 4)
    assert view.body.offsets.text == SAID
    assert view.body.isVisible()
    chat.finish_answer(finished(new, source=SOURCE, steps=answer.steps))
    assert fold(view).body.offsets.text == THOUGHT
    assert not fold(view).is_open
    assert fold(view).button.text() == thought_words(4000, 4)


@pytest.mark.parametrize("opened", [True, False])
def test_what_people_did_by_hand_stays(chat: ChatView, qtbot: QtBot, opened: bool) -> None:
    answer = Message(Role.ASSISTANT, source=SOURCE)
    view = show(chat, answer)
    chat.begin_answer(answer)
    grow(chat, view, tokens()[:4])
    qtbot.mouseClick(fold(view).button, Qt.MouseButton.LeftButton)
    if opened:
        qtbot.keyClick(fold(view).button, Qt.Key.Key_Return)
    grow(chat, view, tokens()[4:])
    assert fold(view).is_open is opened
    chat.finish_answer(answer)
    # Another view of the same message is as this one was left.
    show(chat, finished(tokens(["Hi"])))
    assert fold(show(chat, answer)).is_open is opened


def test_an_answer_that_was_stopped_while_it_thought(chat: ChatView) -> None:
    view = show(chat, thoughtful(PIECES[:4]))
    assert fold(view).body.offsets.text == "The tide"
    assert fold(view).button.text() == thought_words(2000, 2)
    assert not view.body.isVisible()
    view.copy_text()
    assert QApplication.clipboard().text() == "<think>\nThe tide"


def test_copying_and_editing_leave_reasoning_out(chat: ChatView) -> None:
    view = show(chat, thoughtful())
    view.copy_text()
    assert QApplication.clipboard().text() == SAID
    view.begin_edit()
    assert view.editor is not None
    assert view.editor.field.toPlainText() == SAID
    assert not fold(view).isVisible()
    view.end_edit()
    assert fold(view).isVisible()


def place_of(word: str, nth: int = 0) -> Span:
    text = "".join(PIECES)
    at = -1
    for _ in range(nth + 1):
        at = text.index(word, at + 1)
    units = len(text[:at].encode("utf-16-le")) // 2
    return units, units + len(word)


def test_a_place_that_is_looked_for_opens_it(chat: ChatView) -> None:
    view = show(chat, thoughtful())
    places = [place_of("rises"), place_of("rises", 1)]
    chat.show_found({view.message: places}, (view.message, places[1]), go=True)
    assert not fold(view).is_open
    said = view.area_of(places[1])
    assert view.body.geometry().contains(said)
    chat.show_found({view.message: places}, (view.message, places[0]), go=True)
    assert fold(view).is_open
    assert fold(view).geometry().contains(view.area_of(places[0]))
    assert len(fold(view).body.extraSelections()) == len(view.body.extraSelections()) == 1


def test_a_message_is_shown_with_the_thought_that_people_look_for(chat: ChatView) -> None:
    long = ["<think>", *[" thought\n\n"] * 60, "🌊 tide", "</think>", *[" said\n\n"] * 60]
    view = show(chat, thoughtful(long))
    text = view.message.text
    for at in (None, text.index("said"), text.index("</think>")):
        chat.show_message(view.message, at)
        assert not fold(view).is_open
    chat.show_message(view.message, text.index("tide"))
    settle()
    assert fold(view).is_open
    body = fold(view).body
    seen = chat.viewport().rect().translated(-body.mapTo(chat.viewport(), QPoint()))
    start = body.offsets.text.index("tide") + 1  # in UTF-16 units
    assert seen.contains(body.area_of((start, start + 4)))
    assert flashes(view)


def test_what_is_read_of_thoughts_is_found(chat: ChatView) -> None:
    pieces = ["<think>", "The **tide** 🌊 rises", "</think>", "It **rises** again"]
    view = show(chat, thoughtful(pieces))
    finder = Finder(chat)
    finder.open()
    finder.bar.field.setText("think")  # a mark is not read
    wait_for(lambda: not finder.background.busy)
    assert not finder._found
    for words, body in (("tide 🌊 rises", fold(view).body), ("RISES again", view.body)):
        finder.bar.field.setText(words)
        wait_for(lambda: not finder.background.busy)
        assert [len(spans) for spans in finder._found.values()] == [1]
        (selection,) = body.extraSelections()
        assert selection.cursor.selectedText() == words.lower()
    assert fold(view).is_open


def test_screen_readers_hear_what_it_is_and_that_it_is_open(chat: ChatView) -> None:
    view = show(chat, thoughtful())
    button = fold(view).button
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard.text(QAccessible.Text.Name) == thought_words(4000, 4)
    assert not heard.state().checked
    button.click()
    assert heard.state().checked
    assert fold(view).focus_stops == [button, fold(view).body]
    assert view.focus_stops[:2] == [button, fold(view).body]
