"""Stored answers looked at again: the token inspector, and replays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from chat_pieces import CORRECTION, action_button, finished, settle, text_of, token, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.sharing.animation import AnimationFormat
from foretoken.chat.sharing.exporting import ExportFormat, ExportOptions, export_file
from foretoken.chat.sharing.shared import held
from foretoken.control.replay.replay import replay_pace
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
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.inspect.token_facts import facts_of, why_not_from
from foretoken.ui.look.appearance import use_motion
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.replay.replay_dialog import RecordDialog, ReplayDialog
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow
from stored_answers import kept_answer

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
    assert (computed["Draft p"], computed["Acceptance"]) == ("0.70", "75\u00a0%")
    # At temperature 0 there is no probability.
    assert facts(accepted, 0.0)["Acceptance"] == "most likely only"
    copied = emitted(TokenOrigin.DRAFT, draft_prob=1.0, source=DraftSource.LOOKUP)
    assert facts(copied) == {"Target p": "0.62", "Acceptance": "62\u00a0%"}
    corrected = emitted(TokenOrigin.CORRECTION, rejected=RejectedDraft(2, " blue", 1.0, 0.2))
    assert facts(corrected)["Drafted by"] == "Prompt lookup"
    assert facts(corrected)["Acceptance"] == "20\u00a0%"
    assert facts(emitted(TokenOrigin.UNKNOWN)) == {}
    part = Alternative(5, " sky", Continuability.PART, TokenProbability(0.1, 0.1), None)
    assert why_not_from(part, accepted) == "Only part of a character"


@pytest.fixture
def still(desk: OpenWindow, qapp: QApplication) -> Iterator[MainWindow]:
    """A window in which nothing plays by itself."""
    use_motion(reduced=True)
    yield desk.window
    use_motion(reduced=False)


def opened(window: MainWindow, answer: Message) -> ReplayDialog:
    if answer.parent is None:
        Conversation().append(Message(Role.USER, "What do the tides do?"), answer)
    window.replay.open_answer(answer)
    dialog = window.findChild(ReplayDialog)
    settle()
    return dialog


def recording(window: MainWindow, tokens: int) -> RecordDialog:
    opened(window, kept_answer(tokens)).record.click()
    dialog = window.findChild(RecordDialog)
    dialog.kind.show_value(AnimationFormat.GIF)
    dialog.area.show_value((640, 420))
    dialog.pace.show_value(8.0)
    return dialog


def go(dialog: ReplayDialog, index: int) -> None:
    dialog.clock.jump(dialog._timeline.moments[index].at_ms)
    settle()


def test_at_every_moment_text_and_charts_are_those_of_then(still: MainWindow) -> None:
    answer = kept_answer(700, seed=4)
    dialog = opened(still, answer)
    stage, moments = dialog.stage, dialog._timeline.moments
    last = len(moments) - 1
    for index in (40, 41, last, 12, 0, last):
        go(dialog, index)
        moment, shown = moments[index], stage.panel._history
        assert stage.view.body.offsets.text == text_of(answer.tokens[: moment.tokens])
        assert bool(stage.view.body.toPlainText()) is (moment.tokens > 0)
        assert shown.series.steps == answer.steps[: moment.steps]
        assert stage.view.footer.isHidden() is (index < last)
    assert shown.statistics == answer.statistics


def test_keys_and_bars_go_from_step_to_step(still: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(still, kept_answer(80))
    moments, clock, slider = dialog._timeline.moments, dialog.clock, dialog.slider
    assert dialog.pace.value == clock.speed == replay_pace(dialog._timeline) != 1.0
    right, left = Qt.Key.Key_Right, Qt.Key.Key_Left
    for key, index in ((right, 1), (right, 2), (left, 1), (Qt.Key.Key_End, -1), (left, -2)):
        qtbot.keyClick(slider, key)
        assert clock.place_ms == moments[index].at_ms
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    qtbot.keyClick(slider, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: clock.place_ms > 0)
    qtbot.keyClick(slider, Qt.Key.Key_Space)
    assert not clock.running
    go(dialog, 9)
    dialog.stage.panel.step_wanted.emit(4)
    assert clock.place_ms == moments[5].at_ms


def test_a_recording_has_the_pictures_of_the_answer(still: MainWindow, tmp_path: Path) -> None:
    dialog, file = recording(still, 60), tmp_path / "film.gif"
    dialog.record_to(tmp_path / "nowhere" / "film")
    wait_for(lambda: dialog.recording is None)
    assert "cannot be written" in dialog.message.text()
    dialog.record_to(file)
    wait_for(lambda: dialog.recording is None)
    with Image.open(file) as film:
        assert film.size == (640, 420)
        assert f"{film.n_frames} frames" in dialog.message.text()
        for number in (0, film.n_frames - 1):
            film.seek(number)
            shown = film.convert("RGB")
            for place, colour in (((4, 4), LIGHT.window), ((346, 4), LIGHT.panel)):
                assert "#{:02x}{:02x}{:02x}".format(*shown.getpixel(place)) == colour


def test_recordings_can_be_cancelled(still: MainWindow, tmp_path: Path) -> None:
    for closes_window in (False, True):
        dialog = recording(still, 300)
        dialog.record_to(tmp_path / "film.gif")
        wait_for(lambda d=dialog: d.recording.at > 1)
        (still if closes_window else dialog).close()
        assert dialog.recording is None
        wait_for(lambda: not [each for each in tmp_path.iterdir() if "film" in each.name])


def answers_in(window: MainWindow) -> list[QListWidget]:
    lists = window.findChildren(QListWidget)
    return [each for each in lists if each.accessibleName() == "Answers"]


def test_an_exported_answer_plays_without_an_import(still: MainWindow, tmp_path: Path) -> None:
    untold = kept_answer(5)
    untold.tokens = []
    conversation, file = Conversation(), tmp_path / "chat.json"
    conversation.append(Message(Role.USER, "?"), untold)

    def open_file() -> None:
        export_file([held(conversation)], ["x"], ExportOptions(ExportFormat.JSON, True), file)
        still.replay.open_file(file)

    open_file()
    wait_for(lambda: "No answer in chat.json" in still.help_controller.notices.text)
    for asked, count in (("What do tides do?", 30), ("And the moon?", 40)):
        conversation.append(Message(Role.USER, asked), kept_answer(count))
    open_file()  # asks which of several
    wait_for(lambda: bool(answers_in(still)))
    (answers,) = answers_in(still)
    assert answers.item(1).text().startswith("And the moon? · 40 tokens")
    QTest.keyClick(answers, Qt.Key.Key_Up)
    QTest.keyClick(answers, Qt.Key.Key_Return)
    wait_for(lambda: still.findChild(ReplayDialog) is not None)
    assert len(still.findChild(ReplayDialog).stage._replay.answer.tokens) == 30
    assert still._controller.current.messages == []


def test_the_answer_in_view_plays_from_its_row_and_from_the_palette(ready: OpenWindow) -> None:
    view = ready.window._chat.views.get(ready.ask("Name three fruits."))
    view.set_focused(True)
    action_button(view.row, MessageAction.REPLAY).click()
    dialog = ready.window.findChild(ReplayDialog)
    wait_for(lambda: not dialog.clock.running)  # it plays by itself
    assert dialog.stage.view.body.toPlainText() == view.body.toPlainText()
    dialog.close()
    ready.window.commands.run("replay.open")  # the window is closed while it plays
