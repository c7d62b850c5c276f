"""The token inspector in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chat_pieces import CORRECTION, finished, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import (
    DraftSource,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.inspection import (
    Alternative,
    Continuability,
    InspectedToken,
    TokenProbability,
)
from foretoken.models.pair_setup import AnswerSettings
from foretoken.preferences.declared import TEMPERATURE
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.inspect.token_facts import facts_of, why_not_from
from open_window import OpenWindow

Key = Qt.Key


@pytest.fixture
def answered(ready: OpenWindow) -> OpenWindow:
    ready.window._preferences.set(TEMPERATURE, 0.8)
    ready.controller.answers.limits = GenerationLimits(80)
    ready.ask("Tell me a story about a fox.")
    ready.qtbot.waitUntil(lambda: body_of(ready).offsets.pieces > 20)
    return ready


def answer_of(desk: OpenWindow) -> Message:
    return desk.controller.current.messages[-1]


def body_of(desk: OpenWindow) -> WalkedText:
    return desk.window._chat.views[answer_of(desk)].body


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
    return inspector.found


def test_a_click_inspects_a_token_and_keys_move_on(answered: OpenWindow) -> None:
    window, body, answer = answered.window, body_of(answered), answer_of(answered)
    card = window.inspector.card
    click(answered, 9)
    assert card.isVisible()
    assert body.piece == 9
    found = computed(answered)
    assert found.index == 9
    assert answer.tokens[9].text.strip() in card._title.text()
    assert card.table.rowCount() == len(found.alternatives)
    assert card.table.chosen is found.of(answer.tokens[9].id)
    assert not card.continue_button.isEnabled()  # already in the answer
    # The text keeps the focus; Enter moves it into the card, and Escape back.
    QTest.keyClick(body, Key.Key_Right)
    assert (body.piece, window.inspector.inspector.found) != (9, found)
    QTest.keyClick(body, Key.Key_Return)
    computed(answered)
    assert QApplication.focusWidget() is card.table
    QTest.keyClick(card.table, Key.Key_Right)
    assert QApplication.focusWidget() is card.table
    QTest.keyClick(card.table, Key.Key_Escape)
    assert not card.isVisible()
    assert QApplication.focusWidget() is body
    assert body.piece == 11  # the walk continues there
    click(answered, 3)
    window._composer.focus_editor()  # focusing something else closes it
    assert not window.inspector.is_open
    click(answered, 3)  # the window is closed while it is open


def test_without_its_model_the_records_are_shown_and_nothing_is_offered(desk: OpenWindow) -> None:
    conversation = Conversation()
    tokens = [token("The "), token("tide", CORRECTION), token(" came")]
    conversation.append(Message(Role.USER, "?"), finished(tokens))
    desk.controller.show_conversation(conversation)
    body = body_of(desk)
    desk.qtbot.waitUntil(lambda: body.isVisible() and body.offsets.pieces == len(tokens))
    card = desk.window.inspector.card
    click(desk, 1)
    assert card.isVisible()
    said = card.facts.text().replace("\u00a0", " ")
    for fact in ("Rejected draft&nbsp;<b>“·Moon”", "Draft p (rejected)&nbsp;<b>0.71", "<b>0.18"):
        assert fact in said
    assert "not recorded" in card._state.text()
    for part in (card.table, card.compute, card.continue_button, card.bar):
        assert not part.isVisible()
    desk.controller.new_conversation()
    assert not card.isVisible()


def test_an_answer_goes_on_from_an_alternative(answered: OpenWindow) -> None:
    answer = answer_of(answered)
    card = answered.window.inspector.card
    click(answered, 12)
    found = computed(answered)
    other = next(
        row
        for row, one in enumerate(found.alternatives)
        if one.id != answer.tokens[12].id and one.goes_on is Continuability.YES
    )
    card.table.setCurrentCell(other, 0)
    with answered.qtbot.waitSignal(answered.controller.answers.ended, timeout=20_000):
        QTest.keyClick(card.table, Key.Key_Return)
        assert not card.isVisible()
    version = answer_of(answered)
    assert version is not answer
    put = version.tokens[12]
    assert (put.id, put.origin) == (found.alternatives[other].id, TokenOrigin.CHOSEN)
    assert version.tokens[:12] == answer.tokens[:12]


def inspected(token_: TokenEmitted, target: float, draft: float) -> InspectedToken:
    one = Alternative(
        token_.id,
        token_.text,
        Continuability.YES,
        TokenProbability(target / 2, target),
        TokenProbability(draft / 2, draft),
    )
    return InspectedToken(0, (one,), 7, 0.6, token_.id, 0.75, None)


def emitted(origin: TokenOrigin, **values: object) -> TokenEmitted:
    facts = {"target_prob": 0.62, "draft_prob": None, "rejected": None, "source": None, **values}
    return TokenEmitted(1, " red", origin, 0, 0, **facts)  # type: ignore[arg-type]


def facts(
    token_: TokenEmitted, temperature: float = 0.8, found: InspectedToken | None = None
) -> dict[str, str]:
    settings = AnswerSettings(SamplingParams(temperature=temperature))
    step = StepFinished(0, 2, 2, 1, 0, 0.0, 1.0, 1.0, 5, source=DraftSource.LOOKUP)
    return {fact.label: fact.value for fact in facts_of(token_, step, settings, found)}


def test_facts_are_those_of_the_records_until_they_are_computed() -> None:
    accepted = emitted(TokenOrigin.DRAFT, draft_prob=0.7, source=DraftSource.MODEL)
    assert facts(accepted) == {"Draft p": "0.70", "Target p": "0.62", "Acceptance": "89\u00a0%"}
    computed = facts(accepted, found=inspected(accepted, 0.6, 0.8))
    assert (computed["Draft p"], computed["Acceptance"]) == ("0.800", "75\u00a0%")
    assert computed["Recorded p"] == "0.62"
    assert "Recorded p" not in facts(accepted, found=inspected(accepted, 0.613, 0.8))
    # At temperature 0 there is no probability.
    assert facts(accepted, 0.0)["Acceptance"] == "most likely only"
    copied = emitted(TokenOrigin.DRAFT, draft_prob=1.0, source=DraftSource.LOOKUP)
    assert facts(copied) == {"Target p": "0.62", "Acceptance": "62\u00a0%"}
    corrected = emitted(TokenOrigin.CORRECTION, rejected=RejectedDraft(2, " blue", 1.0, 0.2))
    assert facts(corrected)["Drafted by"] == "Prompt lookup"
    assert facts(corrected)["Acceptance"] == "20\u00a0%"
    assert facts(emitted(TokenOrigin.UNKNOWN)) == {}
    for id_, goes_on, why in (
        (accepted.id, Continuability.YES, "Already in the answer"),
        (5, Continuability.YES, ""),
        (5, Continuability.PART, "Only part of a character"),
    ):
        other = Alternative(id_, " sky", goes_on, TokenProbability(0.1, 0.1), None)
        assert why_not_from(other, accepted) == why
