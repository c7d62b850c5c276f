"""What a model cannot spell of a question is said below it."""

import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.ui.chat.bubble import UserBubble
from open_window import OpenWindow, light_preferences

pytestmark = pytest.mark.usefixtures("unprobed")


@pytest.fixture(scope="module")
def letters(models: Path) -> Path:
    """Knows small letters and the space, and has no byte tokens for anything else."""
    tokens = [*string.ascii_lowercase, " ", tiny.control("</s>")]
    return tiny.write_bigram_model(
        models / "letters.gguf",
        tiny.random_table(len(tokens), seed=1),
        tokens=tokens,
        tokenizer="spm",
    )


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, letters: Path) -> Iterator[OpenWindow]:
    desk = OpenWindow(qtbot, light_preferences(tmp_path))
    desk.load(letters)
    yield desk
    desk.close()


def ask(desk: OpenWindow, text: str) -> UserBubble:
    with desk.qtbot.waitSignal(desk.controller.answers.ended, timeout=10_000) as ended:
        assert desk.controller.send(text)
    assert ended.args[0].error is None
    return bubble(desk)


def bubble(desk: OpenWindow) -> UserBubble:
    question = desk.controller.current.messages[-2]
    desk.qtbot.waitUntil(lambda: desk.window._chat.views.get(question) is not None)
    found = desk.window._chat.views.get(question)
    assert isinstance(found, UserBubble)
    return found


def test_a_model_of_letters_answers_and_what_it_cannot_read_is_said(desk: OpenWindow) -> None:
    assert ask(desk, "only small letters").notice.text == ""
    told: list[str] = []
    desk.controller.answers.tokens_arrived.connect(lambda *_: told.append(bubble(desk).notice.text))
    first = ask(desk, "ein gru\u00df\0 \ud83d an alle!")
    said = (
        "Left out, because this model has no way to spell it: "
        "“ß”, the character NUL, half a character and “!”."
    )
    assert set(told) == {first.notice.text} == {said}, "while it is answered, too"
    edge = first.body.mapTo(first, first.body.rect().bottomLeft()).y()
    assert first.notice.mapTo(first, QPoint()).y() > edge
    conversation = desk.controller.current
    desk.controller.new_conversation()
    desk.controller.show_conversation(conversation)
    assert bubble(desk).notice.text == said
