"""All about a token, beside it in the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import CORRECTION, finished, token, walk_tip
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import AnswerSettings
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import (
    GenerationLimits,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.events import (
    DraftSource,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.inspection import Alternative, GoesOn, InspectedToken, Opinion
from foretoken.preferences.declared import TEMPERATURE
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.inspect.inspect_card import InspectCard
from foretoken.ui.inspect.token_facts import facts_of, why_not_from
from open_window import OpenWindow, light_preferences

Key = Qt.Key

# Tooltips are windows, and the offscreen platform cannot raise any.
pytestmark = pytest.mark.qt_log_ignore("does not support raise", extend=True)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenWindow]:
    preferences: KeptPreferences = light_preferences(tmp_path)
    result = OpenWindow(qtbot, preferences)
    preferences.set(TEMPERATURE, 0.8)
    yield result
    result.close()


@pytest.fixture
def answered(desk: OpenWindow, builtin_target: Path, builtin_draft: Path) -> OpenWindow:
    desk.load(builtin_target, builtin_draft)
    controller = desk.controller
    controller.engine.set_lookahead(4)
    controller.answers.limits = GenerationLimits(80)
    with desk.qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        assert controller.send("Tell me a story about a fox.")
    desk.qtbot.waitUntil(lambda: body_of(desk).offsets.pieces > 20)
    return desk


def answer_of(desk: OpenWindow) -> Message:
    return desk.controller.current.messages[-1]


def body_of(desk: OpenWindow) -> WalkedText:
    view = desk.window._chat.views.get(answer_of(desk))
    assert view is not None
    assert isinstance(view.body, WalkedText)
    return view.body


def click(desk: OpenWindow, piece: int) -> None:
    body = body_of(desk)
    place = body.area_of_piece(piece).center()
    QTest.mouseClick(body.viewport(), Qt.MouseButton.LeftButton, pos=place)


def computed(desk: OpenWindow) -> InspectedToken:
    inspector = desk.window.inspector.inspector
    if inspector.found is None and not inspector.running:
        assert inspector.can_compute
        desk.window.inspector.card.compute.click()
    desk.qtbot.waitUntil(lambda: inspector.found is not None, timeout=20_000)
    assert inspector.found is not None
    return inspector.found


def test_a_click_shows_all_about_a_token_and_keys_go_on_from_it(answered: OpenWindow) -> None:
    window, body, answer = answered.window, body_of(answered), answer_of(answered)
    card = window.inspector.card
    click(answered, 9)
    assert card.isVisible()
    assert body.piece == 9
    found = computed(answered)
    assert found.index == 9
    assert answer.tokens[9].text.strip() in card._title.text()
    shown = [card.table.item(row, 0).text().strip("·") for row in range(card.table.rowCount())]
    texts = [one.text.strip() for one in found.alternatives]
    assert [text.partition(" (")[0] for text in shown] == texts
    assert card.table.chosen is found.of(answer.tokens[9].id)
    assert not card.go_on.isEnabled()  # it stands there
    # The keyboard is on the text still.
    QTest.keyClick(body, Key.Key_Right)
    assert (body.piece, window.inspector.inspector.found) != (9, found)
    assert card.isVisible()
    answered.qtbot.waitUntil(lambda: walk_tip(body) == "")
    QTest.keyClick(body, Key.Key_Escape)
    assert not card.isVisible()
    assert body.piece is None
    click(answered, 3)
    window._composer.focus_editor()  # who goes elsewhere has seen enough
    assert not window.inspector.is_open
    assert body.piece is None
    click(answered, 3)
    assert window.inspector.is_open  # and the window is closed over it


def test_enter_goes_into_the_card_and_escape_back(answered: OpenWindow) -> None:
    window, body = answered.window, body_of(answered)
    card = window.inspector.card
    body.setFocus()
    QTest.keyClick(body, Key.Key_Home)
    QTest.keyClick(body, Key.Key_Right)
    QTest.keyClick(body, Key.Key_Return)
    assert window.inspector.is_open
    computed(answered)
    assert QApplication.focusWidget() is card.table
    before = body.piece
    assert before is not None
    QTest.keyClick(card.table, Key.Key_Right)
    QTest.keyClick(card.table, Key.Key_Right)
    QTest.keyClick(card.table, Key.Key_Left)
    assert body.piece == before + 1
    assert QApplication.focusWidget() is card.table
    QTest.keyClick(card.table, Key.Key_Escape)
    assert not card.isVisible()
    assert QApplication.focusWidget() is body
    assert body.piece == before + 1  # and the walk goes on there
    assert answered.controller.engine.state is EngineState.READY


def test_to_select_or_to_follow_a_link_is_no_question(desk: OpenWindow) -> None:
    body = shown(desk, [token("See "), token("[this](https://a.org)"), token(" and that")])
    inspected = desk.window.inspector
    link = body.area_of_piece(1).center()
    chosen: list[str] = []
    body.link_chosen.disconnect()
    body.link_chosen.connect(chosen.append)
    QTest.mouseClick(body.viewport(), Qt.MouseButton.LeftButton, pos=link)
    assert (chosen, inspected.is_open) == (["https://a.org"], False)
    last = body.area_of_piece(2)
    QTest.mousePress(body.viewport(), Qt.MouseButton.LeftButton, pos=last.center())
    QTest.mouseMove(body.viewport(), last.center() + QPoint(30, 0))
    QTest.mouseRelease(
        body.viewport(), Qt.MouseButton.LeftButton, pos=last.center() + QPoint(30, 0)
    )
    assert not inspected.is_open
    QTest.mouseClick(
        body.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ShiftModifier,
        last.center(),
    )
    assert not inspected.is_open
    QTest.mouseClick(body.viewport(), Qt.MouseButton.RightButton, pos=last.center())
    assert not inspected.is_open
    QTest.mouseClick(body.viewport(), Qt.MouseButton.LeftButton, pos=last.center())
    assert inspected.is_open


def shown(desk: OpenWindow, tokens: list[TokenEmitted]) -> WalkedText:
    """A stored answer of nobody knows whom."""
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), finished(tokens))
    desk.controller.show_conversation(conversation)
    body = body_of(desk)
    desk.qtbot.waitUntil(lambda: body.isVisible() and body.offsets.pieces == len(tokens))
    return body


def test_without_its_model_the_records_are_shown_and_nothing_is_offered(desk: OpenWindow) -> None:
    shown(desk, [token("The "), token("tide", CORRECTION), token(" came")])
    card = desk.window.inspector.card
    click(desk, 1)
    assert card.isVisible()
    said = card.facts.text().replace("\u00a0", " ")
    for fact in ("Rejected draft&nbsp;<b>“·Moon”", "Draft p (rejected)&nbsp;<b>0.71", "<b>0.18"):
        assert fact in said
    assert "Target p: The probability" in card.facts.toolTip()
    assert "not recorded" in card._state.text()
    for part in (card.table, card.compute, card.go_on, card.bar):
        assert not part.isVisible()
    desk.controller.new_conversation()
    assert not card.isVisible()


def test_an_answer_goes_on_from_an_alternative(answered: OpenWindow) -> None:
    window, answer, body = answered.window, answer_of(answered), body_of(answered)
    card, controller = window.inspector.card, answered.controller
    click(answered, 12)
    found = computed(answered)
    card.table.setCurrentCell(1, 0)
    chosen = card.table.chosen
    assert chosen is found.alternatives[1] or chosen is found.alternatives[0]
    assert chosen is not None
    assert card.go_on.isEnabled() is (not why_not_from(chosen, answer.tokens[12]))
    other = next(
        row
        for row, one in enumerate(found.alternatives)
        if one.id != answer.tokens[12].id and one.goes_on is GoesOn.YES
    )
    card.table.setCurrentCell(other, 0)
    with answered.qtbot.waitSignal(controller.answers.ended, timeout=20_000):
        QTest.keyClick(card.table, Key.Key_Return)
        assert not card.isVisible()
    version = answer_of(answered)
    assert version is not answer
    put = version.tokens[12]
    assert (put.id, put.origin) == (found.alternatives[other].id, TokenOrigin.CHOSEN)
    assert version.tokens[:12] == answer.tokens[:12]
    assert body.piece is None
    # Of the token that a person chose, it is told as well.
    click(answered, 12)
    assert "chosen" in card._place.text()
    assert computed(answered).of(put.id).target.after == pytest.approx(put.target_prob, abs=2e-3)


# --- figures ---------------------------------------------------------------------------------

SAMPLED = AnswerSettings(SamplingParams(temperature=0.8))
GREEDY = AnswerSettings(SamplingParams(temperature=0.0))


def inspected(token_: TokenEmitted, target: float, draft: float | None) -> InspectedToken:
    opinion = None if draft is None else Opinion(draft / 2, draft)
    one = Alternative(token_.id, token_.text, GoesOn.YES, Opinion(target / 2, target), opinion)
    return InspectedToken(0, (one,), 7, 0.6, token_.id, 0.75, None)


def emitted(origin: TokenOrigin, **values: object) -> TokenEmitted:
    facts = {"target_prob": 0.62, "draft_prob": None, "rejected": None, "source": None, **values}
    return TokenEmitted(1, " red", origin, 0, 0, **facts)  # type: ignore[arg-type]


def facts(
    token_: TokenEmitted,
    settings: AnswerSettings = SAMPLED,
    *,
    step: StepFinished | None = None,
    found: InspectedToken | None = None,
) -> dict[str, str]:
    return {fact.label: fact.value for fact in facts_of(token_, step, settings, found)}


def test_figures_are_those_of_the_records_until_they_are_computed() -> None:
    accepted = emitted(TokenOrigin.DRAFT, draft_prob=0.7, source=DraftSource.MODEL)
    assert facts(accepted) == {
        "Draft p": "0.70",
        "Target p": "0.62",
        "Acceptance": "89\u00a0%",
    }
    assert facts(accepted, found=inspected(accepted, 0.6, 0.8)) == {
        "Draft p": "0.800",
        "Target p": "0.600",
        "Acceptance": "75\u00a0%",
        "Candidates": "7",
        "Expected acceptance": "60\u00a0%",
        "Recorded p": "0.62",
    }
    assert "Recorded p" not in facts(accepted, found=inspected(accepted, 0.613, 0.8))
    # At temperature 0 the softmax is recorded, and so is what is compared with it.
    assert "Recorded p" not in facts(accepted, GREEDY, found=inspected(accepted, 1.24, 0.8))


def test_no_chance_is_made_up_for_what_was_not_judged_by_chance() -> None:
    drafting = SpeculativeConfig(verification=VerificationRule.BLOCK)
    accepted = emitted(TokenOrigin.DRAFT, draft_prob=0.8, source=DraftSource.MODEL)
    corrected = emitted(TokenOrigin.CORRECTION, rejected=RejectedDraft(2, " blue", 0.7, 0.2))
    for one in (accepted, corrected):
        assert facts(one, GREEDY)["Acceptance"] == "most likely only"
        assert facts(one, AnswerSettings(SAMPLED.sampling, drafting))["Acceptance"] == "whole draft"
        greedy_block = AnswerSettings(GREEDY.sampling, drafting)  # there they are the same
        assert facts(one, greedy_block)["Acceptance"] == "most likely only"


def test_a_rejected_draft_is_named_and_a_copy_was_accepted_as_the_target_thought() -> None:
    step = StepFinished(0, 2, 2, 1, 0, 0.0, 1.0, 1.0, 5, source=DraftSource.LOOKUP)
    copied = emitted(TokenOrigin.DRAFT, draft_prob=1.0, source=DraftSource.LOOKUP)
    assert facts(copied, step=step) == {
        "Target p": "0.62",
        "Acceptance": "62\u00a0%",
    }
    corrected = emitted(TokenOrigin.CORRECTION, rejected=RejectedDraft(2, " blue", 1.0, 0.2))
    assert facts(corrected, step=step) == {
        "Rejected draft": "“·blue”",
        "Drafted by": "Prompt lookup",
        "Target p (rejected)": "0.20",
        "Target p": "0.62",
        "Acceptance": "20\u00a0%",
    }
    assert facts(emitted(TokenOrigin.UNKNOWN)) == {}


def test_where_the_answer_cannot_go_on_the_reason_is_told(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    controller = ChatController()
    inspector = TokenInspector(controller.engine, controller.answers)
    card = InspectCard(inspector, parent)
    parent.show()
    here = emitted(TokenOrigin.TARGET)
    others = [
        Alternative(number, text, goes_on, Opinion(0.1, 0.1), None)
        for number, (text, goes_on) in enumerate(
            ((" sky", GoesOn.YES), ("<end>", GoesOn.END), ("\ufffd", GoesOn.PART)), 5
        )
    ]
    one = Alternative(here.id, here.text, GoesOn.YES, Opinion(0.5, 0.7), None)
    inspector.found = InspectedToken(1, (one, *others), 4, None, None, None, None)

    def told(before: str = "a", *, can_answer: bool = True) -> list[str]:
        card.show_token(finished([token(before), here]), 1, can_answer=can_answer)
        reasons = []
        for row in range(card.table.rowCount()):
            card.table.setCurrentCell(row, 0)
            reasons.append(card._why_not_on.text())
            assert card.go_on.isEnabled() is (not reasons[-1])
        return reasons

    assert told() == [
        "Already in the answer", "", "The answer would end here", "Only part of a character",
    ]  # fmt: skip
    assert told("")[1] == "A character is only half written here"
    assert told(can_answer=False)[1] == "The model is busy"
    assert card.table.isColumnHidden(3)  # there is no draft model
    assert controller.shut_down()
