"""What is shown of a chat is said anew when another language is chosen."""

import pytest
from pytestqt.qtbot import QtBot

from chat_pieces import finished, settle, statistics, token
from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Conversation,
    Message,
    Role,
)
from foretoken.control.answers.answer_run import joined_source, target_words
from foretoken.engine.events import FinishReason
from foretoken.system.language import tr
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.finder import Finder
from foretoken.ui.window.top_bar import StatusChip, TopBar
from languages import in_brackets


def test_an_answer_tells_its_end_and_its_figures_anew(chat: ChatView) -> None:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Why?"))
    conversation.append(Message(Role.USER, "Why not?"))
    answer = finished([token("Half")], statistics=statistics(), finish_reason=FinishReason.LENGTH)
    conversation.append(answer)
    chat.show_conversation(conversation)
    settle()
    view, bubble = chat.view_of(answer), chat.view_of(conversation.messages[0])
    assert isinstance(view, AnswerView)
    assert isinstance(bubble, UserBubble)
    figures, notice = view.footer.figures, view.notice.text
    assert notice == "Stopped at the limit of tokens for one answer."
    not_told = bubble._not_told
    assert not_told is not None
    with in_brackets():
        assert view.notice.text == f"«{notice}»"
        assert [figure.explanation[0] for figure in view.footer.figures] == ["«"] * len(figures)
        assert view.footer.accessibleName().count("«") >= len(figures)
        assert not_told.toPlainText() == "«The model is not told of a question without an answer.»"
        assert bubble.again is not None
        assert bubble.again.text() == "«Answer again»"
    assert view.notice.text == notice
    assert view.footer.figures == figures


def test_places_found_and_what_an_empty_chat_says(chat: ChatView) -> None:
    finder = Finder(chat)
    chat.welcome.set_content(tr("Hello"), tr("World"), ("Tell me a story.",))
    chat.welcome.set_note(tr("It is tiny."))
    finder.open()
    finder.bar.field.setText("x")
    settle()
    assert finder.bar.count_text == "none"
    with in_brackets():
        assert finder.bar.count_text == "«none»"
        assert finder.bar.field.placeholderText() == "«Find in this chat»"
        note = chat.welcome.note.text()
        assert "«It is tiny.»" in note
        assert "«Choose\u00a0models»" in note


@pytest.mark.parametrize("colon", [":", " :", "\uff1a", "\uff1b", "\u061b"])
def test_the_chip_folds_the_reason_behind_any_colon(qtbot: QtBot, colon: str) -> None:
    bar = TopBar()
    qtbot.addWidget(bar)
    bar.show_activity(f"lookup 6{colon} reasons", active=True)
    chip = bar.findChild(StatusChip)
    assert chip is not None
    chip.set_words(1)
    assert chip.shown_text == "lookup 6"


def test_models_that_wrote_one_after_the_other_are_joined_in_words() -> None:
    source = joined_source(AnswerSource("A", None, ""), AnswerSource("B", None, ""))
    assert source.target == target_words(source) == "A, then B"
    with in_brackets():
        assert joined_source(AnswerSource("A", None, ""), AnswerSource("B", None, "")) == source
        assert target_words(source) == "«A, then B»"
