"""Answers in random tokens, and what people do with one that is shown."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chat_pieces import finished, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_kind import TokenKind
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.reading.reading_text import ReadingText

_ALLOWED = re.compile(r"(?:https?://|mailto:)[^\x00-\x20\x7f-\x9f]+", re.IGNORECASE)
_KINDS = (TokenKind.DRAFT, TokenKind.CORRECTION, TokenKind.BONUS, TokenKind.TARGET)


def tokens_of(text: str, seed: int = 0) -> list[TokenEmitted]:
    """The text in random tokens of all kinds; characters may come as several, as bytes do."""
    chance = random.Random(seed)
    made: list[TokenEmitted] = []
    at = 0
    while at < len(text):
        pieces = [text[at : at + chance.choice((1, 2, 3, 4, 5, 8, 12))]]
        if not pieces[0].isascii() and chance.random() < 0.3:
            pieces = [""] * chance.randint(1, 3) + [text[at]]
        made += [token(piece, chance.choice(_KINDS), len(made) // 3) for piece in pieces]
        at += len(pieces[-1])
    return made


def talk(answer: Message) -> Conversation:
    """A question, and this answer."""
    conversation = Conversation()
    conversation.append(Message(Role.USER, "What is it?"), answer)
    return conversation


def stored(text: str) -> Conversation:
    """With an answer that has ended."""
    return talk(finished(tokens_of(text)))


class Reader:
    """Goes through what one chat shows, and looks whether it does what it must not."""

    def __init__(self, put: Callable[[object, str, object], None] = setattr) -> None:
        """``put`` sets an attribute of a class."""
        self.problems: list[str] = []
        before = ReadingText.loadResource

        def noted(text: ReadingText, kind: int, name: QUrl | str) -> object:
            shown = name.toString() if isinstance(name, QUrl) else name
            self.problems.append(f"a document asks for {shown[:80]!r}")
            return before(text, kind, name)

        put(ReadingText, "loadResource", noted)

    def use(self, view: AnswerView) -> Iterator[str]:
        """Select, copy and hover over an answer; yields what it did."""
        body, held = view.body, Qt.KeyboardModifier.ControlModifier
        if body.offsets.length:
            body.setFocus()
            for key, done in ((Qt.Key.Key_A, "selecting"), (Qt.Key.Key_C, "copying")):
                QTest.keyClick(body, key, held)
                yield done
            visible, chance = body.visibleRegion().boundingRect(), random.Random(5)
            for _ in range(12):
                x = chance.randrange(max(1, min(visible.width(), 600)))
                y = chance.randrange(max(1, visible.height()))
                _hover(body, visible.topLeft() + QPoint(x, y))
                yield "hovering"
        for text in [view.body] + ([view.thought.body] if view.thought is not None else []):
            self._look(text)

    def _look(self, text: ReadingText) -> None:
        lines = [line for part in text._page.parts for line in part.lines]
        for target in {look.target for line in lines for _, look in line.fragments}:
            if target and not _ALLOWED.fullmatch(target):
                self.problems.append(f"links lead to {target[:80]!r}")
        if text.offsets.length and not text._page.parts:
            self.problems.append("nothing is shown")


def _hover(body: ReadingText, place: QPoint) -> None:
    viewport = body.viewport()
    QTest.mouseMove(viewport, place)
    event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
