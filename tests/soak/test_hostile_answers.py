"""The quick part of the hostile answers: a handful of short ones, in the real window's chat."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chat_pieces import answer_at, finished, settle
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.look.theme import LIGHT
from looks import wear
from soak.hostile.answers import hostile_answers
from soak.hostile.reading import Reader, stored, talk, tokens_of
from soak.hostile.watching import Canary

ANSWERS = hostile_answers(500)
CHOSEN = [
    "link-file", "link-unc", "link-javascript-entity", "link-data-html", "html-qt-rich",
    "table-ragged", "quotes-deep", "formula-files", "bidi-never-closed", "zalgo", "think-nested",
    "unclosed-blocks",
]  # fmt: skip


@pytest.fixture
def chat(qtbot: QtBot) -> Iterator[ChatView]:
    wear(LIGHT)  # whose style sheet keeps tooltips plain
    view = ChatView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    settle()
    yield view
    QApplication.clipboard().clear()  # or the offscreen platform frees it when Python has ended


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(monkeypatch.setattr)


@pytest.fixture
def canary(tmp_path: Path) -> Iterator[Canary]:
    with closing(Canary(tmp_path)) as made:
        yield made


def use(chat: ChatView, reader: Reader) -> None:
    view = answer_at(chat, 1)
    assert isinstance(view, AnswerView)
    for _ in reader.use(view):
        settle()


@pytest.mark.parametrize("name", CHOSEN)
def test_a_hostile_answer_does_nothing(
    chat: ChatView, reader: Reader, canary: Canary, name: str
) -> None:
    text = ANSWERS[name].replace("{picture}", str(canary.picture))
    text = text.replace("{port}", str(canary.port))
    chat.show_conversation(stored(text))
    settle()
    use(chat, reader)
    message, tokens = Message(Role.ASSISTANT), tokens_of(text, seed=1)
    chat.show_conversation(talk(message))
    chat.begin_answer(message)
    for at in range(0, len(tokens), 40):
        chat.append_tokens(tokens[at : at + 40])
        settle()
    chat.finish_answer(finished(tokens))
    use(chat, reader)
    assert not reader.problems
    assert canary.opened() == canary.called() == 0


def test_the_watch_sees_what_is_asked_for_and_opened(
    chat: ChatView, reader: Reader, canary: Canary
) -> None:
    chat.show_conversation(stored("text"))
    settle()
    view = answer_at(chat, 1)
    assert view is not None
    view.body.loadResource(2, "file:///nowhere")
    canary.picture.read_bytes()
    assert reader.problems == ["a document asks for 'file:///nowhere'"]
    assert canary.opened()
