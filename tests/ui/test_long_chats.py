"""Of a long chat only what is around the view has widgets, and nobody can tell."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import long_conversation, settle, stream, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.ui.chat import message_column
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from looks import wear

TURNS = 40
MOST = 30


@pytest.fixture
def chat(monkeypatch: pytest.MonkeyPatch, chat: ChatView) -> ChatView:
    """Views are let go of soon."""
    for name, value in (
        ("FEW_VIEWS", 3),
        ("SPARE_VIEWS", 1),
        ("NEAR", 1),
        ("FAR", 2),
        ("FEW_TO_CHANGE", 1),
    ):
        monkeypatch.setattr(message_column, f"_{name}", value)
    return chat


@pytest.fixture
def conversation(chat: ChatView) -> Conversation:
    result = long_conversation(TURNS)
    chat.show_conversation(result)
    rest(chat)
    return result


def rest(chat: ChatView) -> None:
    """Until nothing is built or let go of any more."""
    settle()
    wait_for(lambda: not chat._column.least_height)
    wait_for(lambda: not chat._column._spare_timer.isActive())
    settle()
    assert chat._column._wanted_row() is None


def go_to(chat: ChatView, y: int) -> None:
    chat.verticalScrollBar().setValue(y)
    rest(chat)


def views(chat: ChatView) -> list[MessageView]:
    return [part for part in chat.parts() if isinstance(part, MessageView)]


def place_in_view(chat: ChatView, view: MessageView) -> int:
    return view.mapTo(chat.viewport(), QPoint(0, 0)).y()


def seen(chat: ChatView) -> list[MessageView]:
    height = chat.viewport().height()
    return [v for v in views(chat) if -v.height() < place_in_view(chat, v) < height]


def check_nothing_is_missing(chat: ChatView) -> None:
    """Messages in view are next to each other, in order, and fill it."""
    shown = seen(chat)
    indexes = [view.index for view in shown]
    assert indexes == list(range(indexes[0], indexes[-1] + 1))
    for above, below in pairwise(shown):
        assert below.y() - above.y() - above.height() == message_column._SPACING
    assert place_in_view(chat, shown[0]) <= message_column._TOP
    last = shown[-1]
    assert place_in_view(chat, last) + last.height() >= chat.viewport().height() - 40
    for view in shown:
        assert view.text == view.message.text


def test_few_are_built_wherever_people_scroll(chat: ChatView, conversation: Conversation) -> None:
    bar = chat.verticalScrollBar()
    met: set[int] = set()
    while bar.value() > 0:
        assert len(views(chat)) <= MOST
        check_nothing_is_missing(chat)
        met |= {view.index for view in seen(chat)}
        first = seen(chat)[0]
        before = place_in_view(chat, first)
        by = min(500, bar.value())
        bar.setValue(bar.value() - by)
        assert place_in_view(chat, first) == before + by
        rest(chat)
        assert place_in_view(chat, first) == before + by or bar.value() == 0
    met |= {view.index for view in seen(chat)}
    assert met == set(range(1, 2 * TURNS + 1))
    assert seen(chat)[0].index == 1
    assert place_in_view(chat, seen(chat)[0]) == message_column._TOP
    chat.jump_to_end()
    rest(chat)
    check_nothing_is_missing(chat)
    assert seen(chat)[-1].index == 2 * TURNS
    assert len(views(chat)) <= MOST


def test_what_was_let_go_of_keeps_its_room_exactly(
    chat: ChatView, conversation: Conversation
) -> None:
    bar = chat.verticalScrollBar()
    for value in range(bar.maximum(), -1, -500):  # every message is met once
        go_to(chat, value)
    go_to(chat, 0)
    maximum = bar.maximum()
    places: dict[Message, tuple[int, int]] = {}
    for value in (*range(0, maximum, 700), *range(maximum, 0, -900)):
        go_to(chat, value)
        assert (bar.value(), bar.maximum()) == (value, maximum)
        for view in views(chat):
            assert places.setdefault(view.message, (view.y(), view.height())) == (
                view.y(),
                view.height(),
            )
    assert len(places) == 2 * TURNS


@pytest.mark.parametrize("share", [0.9, 0.5, 0.31, 0.0])
def test_a_place_far_away_is_built_when_the_bar_is_dragged_there(
    chat: ChatView, conversation: Conversation, share: float
) -> None:
    bar = chat.verticalScrollBar()
    bar.setSliderDown(True)
    bar.setSliderPosition(round(bar.maximum() * share))
    rest(chat)
    check_nothing_is_missing(chat)
    middle = seen(chat)[len(seen(chat)) // 2].index
    assert abs(middle - share * 2 * TURNS) < 12
    assert len(views(chat)) <= MOST


def select(view: MessageView) -> None:
    cursor = view.body.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    view.body.setTextCursor(cursor)


BUSY: list[Callable[[ChatView, MessageView], object]] = [
    lambda chat, view: view.body.setFocus(),
    lambda chat, view: select(view),
    lambda chat, view: view.begin_edit(),
]


@pytest.mark.parametrize("be_busy", BUSY, ids=["focus", "selection", "editor"])
def test_what_somebody_is_busy_with_stays(
    chat: ChatView, conversation: Conversation, be_busy: Callable[[ChatView, MessageView], object]
) -> None:
    view, other = next(v for v in seen(chat) if isinstance(v, UserBubble)), seen(chat)[0]
    be_busy(chat, view)
    rest(chat)
    go_to(chat, 0)
    assert chat.view_of(view.message) is view
    assert other is view or chat.view_of(other.message) is None
    assert chat.view_of(conversation.messages[-1]) is not None  # the end of the Tab key's way


def test_an_answer_is_written_on_far_from_what_is_seen(
    chat: ChatView, conversation: Conversation
) -> None:
    answer = Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "more"), answer)
    chat.show_branch(conversation)
    view = chat.begin_answer(answer)
    rest(chat)
    go_to(chat, 0)
    tokens = stream(200, paragraph=20)
    chat.append_tokens(tokens)
    settle()
    assert chat.verticalScrollBar().value() == 0
    assert chat.view_of(answer) is view
    assert view.text == "".join(token.text for token in tokens)


def test_what_is_found_far_away_is_shown_and_marked(
    chat: ChatView, conversation: Conversation
) -> None:
    message = conversation.messages[9]
    assert chat.view_of(message) is None
    chat.show_found({message: [(0, 8)]}, (message, (0, 8)), go=True)
    view = chat.view_of(message)
    assert view is not None
    assert 0 <= place_in_view(chat, view) < chat.viewport().height() - 40
    assert len(view.body.extraSelections()) == 1
    before = place_in_view(chat, view)
    rest(chat)
    assert place_in_view(chat, view) == before
    check_nothing_is_missing(chat)
    go_to(chat, chat.verticalScrollBar().maximum())
    assert chat.view_of(message) is None
    go_to(chat, 0)
    chat.show_message(message)
    again = chat.view_of(message)
    assert again is not None
    assert len(again.body.extraSelections()) == 1


def test_the_keyboard_walks_through_all_messages(
    qtbot: QtBot, chat: ChatView, conversation: Conversation
) -> None:
    chat.focus_last()
    for index in range(2 * TURNS - 1, 2 * TURNS - 30, -1):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        settle()
        focused = next(v for v in views(chat) if v.isAncestorOf(QApplication.focusWidget()))
        assert focused.index == index
        assert focused in seen(chat)
    assert len(views(chat)) <= 2 * MOST


def test_what_is_read_stays_in_another_width_and_size_of_text(
    qtbot: QtBot, chat: ChatView, conversation: Conversation
) -> None:
    go_to(chat, chat.verticalScrollBar().maximum() // 2)
    first = chat.first_in_view
    for change in (
        lambda: chat.resize(560, 600),
        lambda: wear(DARK, 1.25),
        lambda: chat.resize(800, 600),
        lambda: wear(DARK, 1.0),
    ):
        change()
        wait_for(lambda: chat._anchor is None)
        rest(chat)
        assert chat.first_in_view is first
        check_nothing_is_missing(chat)


@pytest.mark.parametrize(("palette", "scale"), [(DARK, 1.0), (LIGHT, 1.25)], ids=["theme", "size"])
def test_only_what_is_seen_changes_its_look_at_once(
    chat: ChatView, conversation: Conversation, palette: Palette, scale: float
) -> None:
    go_to(chat, chat.verticalScrollBar().maximum() // 2)
    shown, first = seen(chat), chat.first_in_view
    select(views(chat)[0])
    busy = views(chat)[0]
    assert busy not in shown
    chat._column.on_look_changing()
    assert busy in views(chat)
    assert all(view in shown or chat._column._is_in_use(view) for view in views(chat))
    assert seen(chat) == shown
    wear(palette, scale)
    rest(chat)
    assert chat.first_in_view is first
    check_nothing_is_missing(chat)
    wear(LIGHT, 1.0)


def test_views_are_freed_without_the_garbage_collector(
    chat: ChatView, conversation: Conversation
) -> None:
    freed: list[int] = []
    for view in views(chat):
        view.destroyed.connect(lambda _, index=view.index: freed.append(index))
    kept = {view.index for view in views(chat) if isinstance(view, AnswerView)}
    del view
    go_to(chat, 0)
    settle()
    assert kept - set(freed) == {2 * TURNS}
