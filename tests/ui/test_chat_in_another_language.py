"""Words of a chat in other languages."""

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import (
    AnswerSource,
)
from foretoken.control.answers.answer_run import joined_source, target_words
from foretoken.ui.window.top_bar import StatusChip, TopBar
from languages import in_brackets


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
