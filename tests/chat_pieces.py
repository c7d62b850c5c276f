"""Answers and conversations for the tests of widgets, made without a model."""

import random
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import (
    DraftSource,
    FinishReason,
    RejectedDraft,
    RunStatistics,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.token_display import TokenKind
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.message_actions import MessageAction, MessageActions
from foretoken.ui.jobs.job_dialog import JobDialog
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.style import apply_style, set_text_scale
from foretoken.ui.look.theme import Palette
from foretoken.ui.parts.choice_box import ChoiceBox

DRAFT, LOOKUP, CORRECTION, BONUS, TARGET, CHOSEN, UNKNOWN = TokenKind
_WRITTEN = (DRAFT, LOOKUP, CORRECTION, BONUS, TARGET)
WORDS = ("tide", "Moon", "gravity", "a", "of", "coast", "opposite", "(spring)", "🌍", "naïve", "ים")


def token(text: str, kind: TokenKind = DRAFT, step: int = 0) -> TokenEmitted:
    rejected = RejectedDraft(2, " Moon", 0.71, 0.18) if kind is CORRECTION else None
    position = 1 if kind in (DRAFT, LOOKUP, CORRECTION) else None
    source = {DRAFT: DraftSource.MODEL, LOOKUP: DraftSource.LOOKUP}.get(kind)
    origin = TokenOrigin.DRAFT if source else TokenOrigin(kind.value)
    return TokenEmitted(1, text, origin, step, position, 0.62, None, rejected, source)


def stream(count: int, *, paragraph: int = 0, seed: int = 0) -> list[TokenEmitted]:
    """Words of mixed kinds; a new paragraph after every ``paragraph`` of them."""
    chance = random.Random(seed)
    tokens = []
    for number in range(count):
        ends = paragraph and number % paragraph == paragraph - 1
        text = ".\n\n" if ends else " " + chance.choice(WORDS)
        tokens.append(token(text, chance.choice(_WRITTEN), number // 4))
    return tokens


def split(source: str, chance: random.Random) -> list[TokenEmitted]:
    """Split randomly; some characters become several tokens, the last of which has the text."""
    kinds, tokens, at = list(TokenKind), list[TokenEmitted](), 0
    while at < len(source):
        step = len(tokens) // 3
        piece = source[at : at + chance.choice((1, 1, 2, 3, 5, 8))]
        if not piece.isascii() and chance.random() < 0.5:
            piece = source[at]
            tokens += [token("", chance.choice(kinds), step) for _ in range(chance.choice((1, 2)))]
        tokens.append(token(piece, chance.choice(kinds), step))
        at += len(piece)
    return tokens


def text_of(tokens: list[TokenEmitted]) -> str:
    return "".join(one.text for one in tokens)


def finished(tokens: list[TokenEmitted], **facts: object) -> Message:
    message = Message(
        Role.ASSISTANT,
        text_of(tokens),
        tokens,
        statistics=RunStatistics(tokens=9, generated=9, steps=9),
    )
    message.finish_reason = FinishReason.STOP
    for name, value in facts.items():
        setattr(message, name, value)
    return message


def wear(palette: Palette, text_scale: float | None = None) -> None:
    """Apply a theme to everything that is open; without ``text_scale``, the current one stays."""
    if text_scale is not None:
        set_text_scale(text_scale)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_style(app, palette)


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def wait_for(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            pytest.fail("it did not happen")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def pick(box: ChoiceBox, value: object) -> None:
    """Choose a value, as a user does."""
    box.setCurrentIndex([each for each, _ in box._choices].index(value))


def export(dialog: JobDialog, action: QAction) -> str:
    """Export the result; return what the dialog says about it."""
    dialog.say("")
    action.trigger()
    wait_for(lambda: bool(dialog.message.text()))
    return dialog.message.text()


def long_conversation(turns: int) -> Conversation:
    messages = [Message(Role.SYSTEM, "Be brief.")]
    for turn in range(turns):
        messages.append(Message(Role.USER, f"question {turn}"))
        messages.append(finished(stream(120, paragraph=20, seed=turn)))
    conversation = Conversation()
    conversation.append(*messages)
    return conversation


def button(widget: QWidget, text: str) -> QPushButton:
    """Return the visible button with this text."""
    buttons = widget.findChildren(QPushButton)
    return next(each for each in buttons if each.text() == text and each.isVisible())


def show_answer(chat: ChatView, answer: Message) -> AnswerView:
    """Show a chat of one question and this answer; return its view."""
    conversation = Conversation()
    conversation.append(Message(Role.USER, "Tides?"), answer)
    chat.show_conversation(conversation)
    wait_for(lambda: answer in chat.views)
    settle()
    view = chat.views[answer]
    assert isinstance(view, AnswerView)
    return view


def shown_buttons(row: MessageActions) -> list[QAbstractButton]:
    """What can be clicked now, from left to right."""
    return [button for button in row.all_buttons if not button.isHidden()]


def action_button(row: MessageActions, action: MessageAction) -> QAbstractButton | None:
    found = row.by_action.get(action)
    return None if found is None or found.isHidden() else found


def version_text(row: MessageActions) -> str:
    """Such as "2/3"; empty where there is one version."""
    return next((label.text() for label in row.findChildren(Label) if not label.isHidden()), "")
