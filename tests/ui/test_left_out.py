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


def test_a_model_of_letters_loads_answers_and_says_what_it_cannot_read(desk: OpenWindow) -> None:
    said = ask(desk, "ein gru\u00df\0 \ud83d an alle!").notice.text
    assert said == (
        "Left out, because this model has no way to spell it: "
        "“ß”, the character NUL, half a character and “!”."
    )
    assert bubble(desk).notice.text == said
    assert ask(desk, "only small letters").notice.text == ""


def test_the_words_stand_below_the_bubble_and_are_there_when_the_chat_is_shown_again(
    desk: OpenWindow,
) -> None:
    first = ask(desk, "no: never")
    below = first.notice
    assert below.isVisible()
    assert below.height() < 2 * first.body.height(), "it is no column of single letters"
    edge = first.body.mapTo(first, first.body.rect().bottomLeft()).y()
    assert below.mapTo(first, QPoint()).y() > edge
    assert first.row.y() >= below.mapTo(first, below.rect().bottomLeft()).y()
    conversation = desk.controller.current
    desk.controller.new_conversation()
    desk.controller.show_conversation(conversation)
    assert bubble(desk).notice.text.endswith("“:”.")
