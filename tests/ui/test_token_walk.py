"""Token details by keyboard: which token a key leads to, and who sees and hears it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip

from chat_pieces import (
    CORRECTION,
    TARGET,
    answer_at,
    finished,
    settle,
    stream,
    token,
    wait_for,
    walk_tip,
)
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.token_walk import WalkedText

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier

# Three steps; the emoji of the second one is made of three tokens.
TIDES = [
    token("The", step=0),
    token(" Moon", CORRECTION, step=0),
    token(" ", step=1),
    token("", step=1),
    token("", step=1),
    token("🌍", TARGET, step=1),
    token(" pulls", step=1),
    token(".", step=2),
]


def answered(chat: ChatView, tokens: list[TokenEmitted], **facts: object) -> AnswerView:
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Tides?"))
    conversation.append(finished(tokens, **facts))
    chat.show_conversation(conversation)
    settle()
    view = answer_at(chat, 1)
    settle()
    view.body.setFocus()
    return view


def heard(body: WalkedText) -> str:
    """What a screen reader gets to know of the text with the focus."""
    interface = QAccessible.queryAccessibleInterface(body)
    assert interface.state().focused
    return interface.text(QAccessible.Text.Description)


def told(body: WalkedText, *keys: Qt.Key) -> list[str]:
    """The first line that each of these keys brings up."""
    lines = []
    for key in keys:
        press(body, key)
        lines.append(heard(body).partition(" target ")[0])
    return lines


def press(body: WalkedText, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QApplication.sendEvent(body, QKeyEvent(QEvent.Type.KeyPress, key, held))


def test_where_a_key_leads(chat: ChatView) -> None:
    body = answered(chat, TIDES).body
    offsets = body.offsets
    assert [offsets.span(piece) for piece in range(offsets.pieces)] == [
        (0, 3), (3, 8), (8, 9), (9, 11), (11, 17), (17, 18)
    ]  # fmt: skip
    for start, key, held, end in (
        (0, Key.Key_Right, NONE, 1),
        (5, Key.Key_Right, NONE, 5),
        (4, Key.Key_Left, NONE, 3),
        (0, Key.Key_Left, NONE, 0),
        (0, Key.Key_Right, CTRL, 2),
        (4, Key.Key_Left, CTRL, 2),
        (3, Key.Key_Home, NONE, 0),
        (3, Key.Key_End, CTRL, 5),
        (3, Key.Key_Enter, NONE, 3),
    ):
        body.stop_at(start)
        press(body, key, held)
        assert body.piece == end, (start, key)


def test_walking_shows_what_hovering_shows(chat: ChatView) -> None:
    body = answered(chat, TIDES, steps=[StepFinished(0, 4, 4, 2, 1, 1.0, 2.0, 3.0, 9)]).body
    for piece, one in enumerate([TIDES[0], TIDES[1]]):
        press(body, Key.Key_Right)
        assert body.piece == piece
        walked = walk_tip(body)
        assert f'"{one.text}"' in walked
        assert "step 1, position 2 of 4" in walked
        point = body.area_of_piece(piece).center()
        where = body.viewport().mapToGlobal(point)
        QApplication.sendEvent(body.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))
        assert QToolTip.text() == walked
    press(body, Key.Key_Escape)
    assert body.piece is None
    wait_for(lambda: not QToolTip.isVisible(), seconds=2)


def test_what_is_told_stands_at_the_token_in_view(chat: ChatView) -> None:
    answer = answered(chat, stream(4000, paragraph=90))
    body = answer.body
    for key in (Key.Key_Left, Key.Key_Home, Key.Key_Down, Key.Key_End):
        press(body, key)
        assert_beside(chat, body)
    chat.resize(500, 400)
    settle()
    press(body, Key.Key_Up)
    assert_beside(chat, body)
    chat.verticalScrollBar().setValue(chat.verticalScrollBar().value() - 10)
    assert_beside(chat, body)
    chat.verticalScrollBar().setValue(0)
    wait_for(lambda: walk_tip(body) == "")


def assert_beside(chat: ChatView, body: WalkedText) -> None:
    token_area = body.area_of_piece(body.piece).translated(body.mapToGlobal(QPoint()))
    tips = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    (area,) = [tip.geometry() for tip in tips if tip.isVisible()]
    assert not area.intersects(token_area)
    assert abs(area.top() - token_area.bottom()) < 12


def test_a_screen_reader_hears_every_token(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> None:
    body = answered(chat, TIDES).body
    assert "walk" in heard(body)
    said: list[tuple[object, str]] = []
    tell = QAccessible.updateAccessibility

    def listen(event: object) -> None:
        said.append((event.object(), event.message()))
        tell(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    assert told(body, *[Key.Key_Right] * 5) == ['"The"', '" Moon"', '" "', '"🌍"', '" pulls"']
    assert [who for who, _ in said] == [body] * 5
    assert said[1][1].startswith('" Moon" target 0.62\ndraft wanted')
    assert told(body, Key.Key_Left) == ['"🌍"']
    assert heard(body).splitlines()[1].startswith("3 tokens make this text")
    interface = QAccessible.queryAccessibleInterface(body)
    assert interface.textInterface().cursorPosition() == 9
    press(body, Key.Key_Escape)
    assert "walk" in heard(body)
