"""The guide tells of a step that was really taken, and of its numbers."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import CORRECTION, DRAFT, TARGET, finished, statistics, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.answers.told_step import last_answer, step_to_show
from foretoken.engine.events import RejectedDraft, StepFinished, TokenEmitted, TokenOrigin
from foretoken.ui.help.guide_dialog import GuideDialog
from foretoken.ui.help.step_picture import StepPicture, caption


def step(index: int, drafted: int, accepted: int, *, rejects: bool = True) -> StepFinished:
    evaluated = accepted + (rejects and accepted < drafted)
    return StepFinished(index, drafted, drafted, evaluated, accepted, 1.0, 2.0, 3.0, 10)


def answer() -> Message:
    rejected = RejectedDraft(7, " blue", 0.7, 0.1)
    red = TokenEmitted(9, " red", TokenOrigin.CORRECTION, 1, 2, 0.6, None, rejected)
    tokens = [
        token("The", TARGET, 0),
        token(" sky", DRAFT, 1),
        token(" is", DRAFT, 1),
        red,
        token(" at", DRAFT, 2),
        token(" dusk", DRAFT, 2),
        token(" now", DRAFT, 2),
        token(" and", DRAFT, 3),
        token(" then", CORRECTION, 3),
    ]
    made = finished(tokens, statistics=statistics(generated=9, steps=4, decode_ms=100.0))
    made.steps = [step(0, 0, 0), step(1, 5, 2), step(2, 3, 3), step(3, 20, 1)]
    return made


def test_the_step_with_a_rejected_token_shows_most(qtbot: QtBot) -> None:
    told = step_to_show(answer())
    assert told is not None
    assert [each.text for each in told.accepted] == [" sky", " is"]
    assert (told.before, told.step.index, told.unseen) == ("The", 1, 2)
    assert caption(told) == (
        "5 tokens drafted, 2 accepted in a single pass of the target; in place of “blue” it put "
        "“red”. That is 3 tokens for one pass instead of one."
    )
    window = QWidget()
    qtbot.addWidget(window)
    picture = StepPicture(told, window)
    assert [chip.text for chip in picture._rows[0]] == ["·sky", "·is", "·blue", "…", "…"]
    assert [chip.text for chip in picture._rows[2]] == ["·sky", "·is", "·red"]
    assert picture.heightForWidth(90) > picture.heightForWidth(600)


@pytest.mark.parametrize("plain", [False, True])
def test_without_drafts_there_is_no_step_to_show(qtbot: QtBot, plain: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    made = answer()
    if plain:
        made.steps = [step(index, 0, 0) for index in range(4)]
    dialog = GuideDialog(made if plain else None, window)
    assert dialog.findChild(StepPicture) is None
    assert ("Nothing was drafted" in dialog.told) is plain
    dialog.deleteLater()


def test_the_guide_has_the_last_answer_that_ended(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    made = answer()
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), made)
    conversation.append(Message(Role.USER, "And?"), Message(Role.ASSISTANT, "By hand"))
    assert last_answer(conversation) is made
    dialog = GuideDialog(made, window)
    picture = dialog.findChild(StepPicture)
    assert picture is not None
    assert "“red”" in dialog.told
    assert "90.0 tok/s" in dialog.told
    picture.grab()
    dialog.deleteLater()
