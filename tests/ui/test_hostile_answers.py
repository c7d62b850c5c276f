"""Hostile answers in the real chat: shown, streamed and used, they do nothing."""

import random
import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chat_pieces import finished, settle, show_answer, split
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.reading.reading_text import ReadingText
from soak.hostile.answers import hostile_answers
from soak.hostile.canary import Canary
from soak.watched import reacting

_ALLOWED = re.compile(r"(?:https?://|mailto:)[^\x00-\x20\x7f-\x9f]+", re.IGNORECASE)
_STREAMED = 9_000
"""Characters of an answer that are also streamed."""
SHORT = hostile_answers(500)
CHOSEN = [
    "link-file", "link-unc", "link-javascript-entity", "link-data-html", "html-qt-rich",
    "table-ragged", "quotes-deep", "formula-files", "bidi-never-closed", "zalgo", "think-nested",
    "unclosed-blocks",
]  # fmt: skip


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Resources that a document has asked for."""
    found: list[str] = []
    load = ReadingText.loadResource

    def noted(text: ReadingText, kind: int, name: QUrl | str) -> object:
        found.append(name.toString() if isinstance(name, QUrl) else name)
        return load(text, kind, name)

    monkeypatch.setattr(ReadingText, "loadResource", noted)
    return found


def use(body: ReadingText) -> None:
    """Select, copy and hover over an answer."""
    if not body.offsets.length:
        return
    body.setFocus()
    for key in (Qt.Key.Key_A, Qt.Key.Key_C):
        QTest.keyClick(body, key, Qt.KeyboardModifier.ControlModifier)
    visible, chance = body.visibleRegion().boundingRect(), random.Random(5)
    for _ in range(12):
        x = chance.randrange(max(1, min(visible.width(), 600)))
        place = visible.topLeft() + QPoint(x, chance.randrange(max(1, visible.height())))
        QTest.mouseMove(body.viewport(), place)
        there = body.viewport().mapToGlobal(place)
        QApplication.sendEvent(body.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, there))
        settle()


def show_and_stream(chat: ChatView, text: str, at_once: int) -> None:
    """As a stored answer, and while it is written: the window reacts, and links lead nowhere."""
    stored = finished(split(text, random.Random(0)))
    message, tokens = Message(Role.ASSISTANT), split(text[:_STREAMED], random.Random(1))
    with reacting() as waits:
        view = show_answer(chat, stored)
        use(view.body)
    check_links(view)
    assert not waits.long
    with reacting() as waits:
        view = show_answer(chat, message)
        chat.begin_answer(message)
        for at in range(0, len(tokens), at_once):
            for each in tokens[at : at + at_once]:
                message.append(each)
            chat.append_tokens(tokens[at : at + at_once])
            settle()
        chat.finish_answer(finished(tokens))
        use(view.body)
    check_links(view)
    assert not waits.long


def check_links(view: AnswerView) -> None:
    for text in [view.body] + ([view.thought.body] if view.thought is not None else []):
        lines = [line for part in text._page.parts for line in part.lines]
        for target in {look.target for line in lines for _, look in line.fragments}:
            assert not target or _ALLOWED.fullmatch(target)
        assert text._page.parts or not text.offsets.length, "nothing is shown"


def placed(text: str, canary: Canary) -> str:
    return text.replace("{picture}", str(canary.picture)).replace("{port}", str(canary.port))


@pytest.mark.parametrize("name", CHOSEN)
def test_a_hostile_answer_does_nothing(
    chat: ChatView, asked_for: Sequence[str], canary: Canary, name: str
) -> None:
    show_and_stream(chat, placed(SHORT[name], canary), at_once=40)
    assert not asked_for
    assert canary.opened() == canary.called() == 0
    next(iter(chat.findChildren(ReadingText))).loadResource(2, "file:///nowhere")
    canary.picture.read_bytes()
    assert asked_for
    assert canary.opened()


@pytest.mark.nightly
@pytest.mark.timeout(400)
@pytest.mark.parametrize("name", SHORT)
def test_a_long_hostile_answer_does_nothing(
    chat: ChatView, asked_for: Sequence[str], canary: Canary, name: str
) -> None:
    show_and_stream(chat, placed(hostile_answers()[name], canary), at_once=16)
    assert not asked_for
    assert canary.opened() == canary.called() == 0
