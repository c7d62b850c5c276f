"""The main window with the real engine, typing without focus, and what the top bar says."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from chat_pieces import button, settle
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import PairLoaded
from foretoken.control.models.model_services import MemoryMonitor
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import FinishReason, StepFinished, TokenOrigin
from foretoken.engine.figures import policy_of
from foretoken.models.memory.free_memory import Room
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.ui.chat.answer_notice import is_declined
from foretoken.ui.chat.welcome import SuggestionCard, Welcome
from foretoken.ui.command_palette.command_palette import Kind
from foretoken.ui.models.get_models import GetModelsDialog
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.parts.keys import can_be_written_in
from foretoken.ui.window.activity import describe_activity
from foretoken.ui.window.top_bar import OFF, TopBar
from foretoken.ui.window.welcome_controller import SUGGESTIONS
from open_window import OpenWindow

GB = 1_000_000_000
LONG = "Tell me a story about a fox."
SETTINGS = LoadSettings(128)


def wait_for_text(desk: OpenWindow) -> None:
    desk.qtbot.waitUntil(lambda: bool(desk.messages and desk.messages[-1].text))


def test_without_a_model_nothing_is_sent_and_nothing_is_lost(desk: OpenWindow) -> None:
    assert desk.window.windowTitle() == "Foretoken"
    desk.send("Hello")
    assert desk.field.toPlainText() == "Hello"
    assert desk.window._top_bar._chip.text() == "No model loaded"
    assert desk.messages == []
    desk.controller.current.append(Message(Role.USER, "What does [*] mean?"))
    desk.controller.conversations_changed.emit()
    assert desk.window.windowTitle() == "What does [*][*] mean? - Foretoken"  # Qt shows it once


def test_a_message_is_answered_in_colour_with_numbers(ready: OpenWindow, greeting: str) -> None:
    ready.answered(lambda: ready.send("Hi! How are you?"))
    assert ready.field.toPlainText() == ""
    message = ready.messages[1]
    answer = ready.window._chat.views[message]
    assert answer.body.offsets.text == greeting
    body = answer.body
    assert TokenOrigin.DRAFT in {token.origin for token in message.tokens}
    image = body.grab().toImage()
    ready.qtbot.keyClick(ready.window, Qt.Key.Key_F2)
    assert body.grab().toImage() != image
    assert any("drafted accepted" in figure.text for figure in answer.footer.figures)


def test_the_button_becomes_stop_and_stops(endless: OpenWindow) -> None:
    endless.send(LONG)
    wait_for_text(endless)
    with endless.qtbot.waitSignal(endless.controller.answers.ended, timeout=5_000):
        endless.qtbot.mouseClick(button(endless.window, "Stop"), Qt.MouseButton.LeftButton)
    message = endless.messages[-1]
    assert message.finish_reason is FinishReason.CANCELLED
    answer = endless.window._chat.views[message]
    assert answer.body.offsets.text == message.text != ""
    assert "Stopped" in answer.notice.text
    endless.send(LONG)  # the window closes while this answer is written
    wait_for_text(endless)


def test_an_opened_file_is_in_the_picker(
    ready: OpenWindow, tmp_path: Path, builtin_target: Path
) -> None:
    desk, controller = ready.window.models, ready.controller
    before = controller.engine.pair
    base = tiny.write_random_model(tmp_path / "base.gguf", seed=1, vocab_size=260)
    broken = tiny.write_broken_file(tmp_path / "broken.gguf", "missing_tensor")
    with ready.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        desk.load_file(broken)
    picker = ready.window.models.picker
    ready.qtbot.waitUntil(lambda: picker.targets.item is not None, timeout=10_000)
    assert picker.targets.key == broken
    assert "broken.gguf" in picker.message.text
    picker.reject()
    assert controller.engine.pair == before
    desk.open()  # with the pair in use, although another load failed
    picker = ready.window.models.picker
    assert picker.choice.target_path == builtin_target
    with ready.qtbot.waitSignal(picker.finished, timeout=20_000):
        desk.load_file(base)
    assert controller.engine.pair.files == PairFiles(base, None)
    assert not desk.services.presets.busy  # opening a file stores no settings


def test_loading_during_an_answer_asks(endless: OpenWindow, builtin_target: Path) -> None:
    engine, qtbot = endless.controller.engine, endless.qtbot
    before, wanted = engine.pair, PairFiles(builtin_target, None)
    endless.send(LONG)
    wait_for_text(endless)
    endless.window.models.load_file(builtin_target)
    button(endless.window, "Cancel").click()
    qtbot.wait(50)
    assert engine.pair == before
    endless.window.models.load_file(builtin_target)
    endless.window.findChildren(QuestionDialog)[-1].answer.click()
    qtbot.waitUntil(lambda: engine.pair is not None and engine.pair.files == wanted, timeout=20_000)


def test_a_minimised_window_comes_back(desk: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    desk.window.showMaximized()
    desk.window.showMinimized()
    desk.window.bring_to_front("a token")
    assert not desk.window.isMinimized()
    assert desk.window.isMaximized()
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "a token"
    desk.qtbot.waitUntil(desk.window.isActiveWindow)


def test_a_model_that_does_not_stop_can_be_left(desk: OpenWindow) -> None:
    notices = desk.window.help_controller.notices
    desk.controller.engine.unresponsive.emit("slow")
    assert notices.text.startswith("slow does not stop.")
    worker = desk.controller.engine._worker
    button(desk.window, "Continue without it").click()  # it has stopped in the meantime
    assert notices.text == ""
    assert desk.controller.engine._worker is worker
    desk.window.models.open()
    desk.controller.engine.unresponsive.emit("slow")
    # The notice behind the picker cannot be reached.
    assert desk.window.models.picker.message.text.startswith("slow does not stop.")
    desk.controller.engine.unresponsive.emit("")
    assert desk.window.models.picker.message.text == ""


def test_recent_pairs_can_be_forgotten(
    desk: OpenWindow, random_target: Path, random_draft: Path
) -> None:
    window, engine = desk.window, desk.controller.engine
    one, other = PairFiles(random_target, random_draft), PairFiles(random_draft, None)
    assert window.commands.why_not("models.forget_recent")
    for files, settings in ((one, SETTINGS), (other, LoadSettings())):
        with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000):
            engine.load_pair(files, settings)
    palette = window._palette
    palette.open_palette()
    palette.field.setText("use again")
    (offer,) = [each for each in palette.offers if each.kind is Kind.PAIR]
    assert offer.title == f"Use again: {random_target.stem} + {random_draft.stem}"
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000):
        desk.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert (engine.pair.files, engine.pair.settings) == (one, SETTINGS)

    offered = window.models.pair_menu().actions()  # as a right-click does
    assert offered[-1].text() == f"Use again: {random_draft.stem}"
    window.commands.run("models.forget_recent")
    assert window.models.recent() == []


@pytest.fixture
def newcomer(
    desk: OpenWindow, builtin_target: Path, builtin_draft: Path, monkeypatch: pytest.MonkeyPatch
) -> OpenWindow:
    """A new user's window on a computer with 12 of 16 GB of memory free, and 8 cores."""
    monkeypatch.setattr(MemoryMonitor, "look", lambda self: None)
    monkeypatch.setattr(desk.window._welcome._memory, "room", Room(12 * GB, 16 * GB))
    monkeypatch.setattr("foretoken.ui.window.welcome_controller.processor_cores", lambda: 8)
    desk.load(builtin_target, builtin_draft)
    desk.controller.engine.set_lookahead(6)
    return desk


def test_questions_of_the_welcome_page_are_answered_and_others_lead_on(
    newcomer: OpenWindow,
) -> None:
    card, *_ = newcomer.window.findChildren(SuggestionCard)
    assert card.accessibleName() == SUGGESTIONS[0]
    newcomer.answered(lambda: newcomer.qtbot.keyClick(card, Qt.Key.Key_Space))
    assert not card.isVisible()
    question, answer = newcomer.messages
    assert question.text == SUGGESTIONS[0]
    assert len(answer.tokens) >= 80
    assert answer.statistics.accepted >= 0.8 * answer.statistics.evaluated
    for suggestion in SUGGESTIONS:
        newcomer.controller.new_conversation()
        assert not is_declined(newcomer.ask(suggestion))
    declined = newcomer.ask("Explain photosynthesis.")
    newcomer.chat.views[declined].notice.offered["Choose models"].click()
    newcomer.window.models.picker.reject()


def test_a_pair_for_this_computer_is_recommended(newcomer: OpenWindow, random_target: Path) -> None:
    welcome = newcomer.window.findChild(Welcome)
    card = welcome.card
    assert "Qwen3.5 9B (5.9 GB to download" in card.text
    newcomer.qtbot.mouseClick(card.offered["See this pair"], Qt.MouseButton.LeftButton)
    picker = newcomer.window.models.picker
    dialog = picker.findChild(GetModelsDialog)
    assert dialog.browser.current.id == "qwen3.5-9b"
    dialog.reject()
    picker.reject()
    newcomer.load(random_target)
    assert not card.isVisible()
    asked = [card.accessibleName() for card in welcome._cards]
    assert not set(asked[1:]) & set(SUGGESTIONS)  # those were chosen for the built-in pair


Key, Modifier = Qt.Key, Qt.KeyboardModifier


class Typist(OpenWindow):
    """A window with chats, and a user who types regardless of the focus."""

    def type(self, text: str, key: Qt.Key) -> None:
        """Send key events to the focused widget, as the window system does."""
        focus = QApplication.focusWidget() or QApplication.activeWindow()
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            QApplication.sendEvent(focus, QKeyEvent(kind, key, Modifier.NoModifier, text))

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        where = widget.rect().center() if place is None else place
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)
        settle()


@pytest.fixture
def typist(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Typist]:
    result = Typist(qtbot, preferences)
    with qtbot.waitActive(result.window):
        pass
    for question in ("What is bread?", "What are tides?"):
        conversation = Conversation()
        conversation.append(Message(Role.USER, question), Message(Role.ASSISTANT, "Well."))
        result.controller.show_conversation(conversation)
        result.controller._keeper.keep(conversation)
    settle()
    yield result
    result.close()


def test_letters_reach_the_field_from_everywhere_else(typist: Typist) -> None:
    tried = []
    for widget in typist.window.findChildren(QWidget):
        stop = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and widget.isVisible()
        if not stop or widget.window() is not typist.window or can_be_written_in(widget):
            continue
        widget.setFocus()
        # In a combo box, letters choose an entry.
        if isinstance(widget, QComboBox) or not widget.hasFocus():
            continue
        typist.type("x", Key.Key_X)
        assert typist.field.toPlainText() == "x", widget
        assert typist.field.hasFocus()
        typist.field.clear()
        tried.append(widget.metaObject().className())
    assert {"SidebarList", "WalkedText", "GrowingText", "QPushButton"} <= set(tried)


def test_a_list_keeps_the_focus_and_a_chosen_field_its_letters(typist: Typist) -> None:
    lines, search = typist.window._sidebar.list, typist.window._sidebar.search
    entry = next(each for each in lines.lines.entries() if "bread" in str(each))
    index = lines.lines.index_of(lines.lines.key_of(entry))
    typist.click(lines.viewport(), lines.visualRect(index).center())
    assert typist.controller.current.title == "What is bread?"
    assert lines.hasFocus()  # arrows, F2 and Delete are for the list
    for letter, key in (("T", Key.Key_T), ("o", Key.Key_O), (" ", Key.Key_Space)):
        typist.type(letter, key)
    assert typist.field.toPlainText() == "To "
    QTest.keyClick(typist.window, Key.Key_K, Modifier.ControlModifier)
    typist.type("a", Key.Key_A)
    typist.click(typist.field)
    typist.click(search)
    typist.type("b", Key.Key_B)
    assert (search.text(), typist.field.toPlainText()) == ("ab", "To ")


def test_a_click_on_a_button_leaves_the_focus_to_the_field(typist: Typist) -> None:
    switch = typist.window._sidebar.settings
    pressed: list[bool] = []
    switch.clicked.disconnect()
    switch.clicked.connect(lambda: pressed.append(True))
    typist.click(switch)
    assert pressed
    assert typist.field.hasFocus()
    switch.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(switch, Key.Key_Space)  # a button focused by Tab is pressed
    assert len(pressed) == 2
    assert switch.hasFocus()


def test_what_an_input_method_composes_is_seen_in_the_field(typist: Typist) -> None:
    lines = typist.window._sidebar.list
    lines.setFocus()
    rectangle = Qt.InputMethodQuery.ImCursorRectangle
    place = QGuiApplication.inputMethod().queryFocusObject(rectangle, None)
    here = typist.field.rect().translated(lines.mapFromGlobal(typist.field.mapToGlobal(QPoint())))
    assert here.intersects(place.toRect())
    QApplication.sendEvent(lines, QInputMethodEvent("に", []))
    assert lines.hasFocus()  # moving it would end the composition
    assert typist.field.document().firstBlock().layout().preeditAreaText() == "に"
    done = QInputMethodEvent("", [])
    done.setCommitString("日")
    QApplication.sendEvent(lines, done)
    assert typist.field.toPlainText() == "日"
    assert typist.field.hasFocus()


NOTE = "model cannot roll back"
UNLIKE = 'token 139 differs: "a" in the target, "b" in the draft'


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[EngineControl]:
    result = EngineControl()
    result.state = EngineState.READY
    yield result
    assert result.shut_down()


def pair(draft: str | None = None, reason: str | None = None) -> PairLoaded:
    files = PairFiles(Path("target.gguf"), Path(draft) if draft else None)
    return PairLoaded(files, "Target", draft, 4096, reason)


FITS = pair("Draft")
ALONE = pair(reason="no draft model is chosen")
PAUSED = "drafting paused: no speedup"


@pytest.mark.parametrize(
    ("loaded", "policy", "text", "active"),
    [
        (FITS, PAUSED, PAUSED, False),
        (FITS, "plain", "adaptive", True),  # from an answer without drafts
        (ALONE, "adaptive 4", "lookup", True),  # from the previous pair
        (pair("Draft", UNLIKE), "lookup 6", f"lookup 6; draft off: {UNLIKE}", True),
        (replace(FITS, rollback_note=NOTE), PAUSED, f"drafting paused: {NOTE}", False),
    ],
)
def test_the_chip_tells_what_the_policy_does(
    engine: EngineControl, loaded: PairLoaded, policy: str, text: str, active: bool
) -> None:
    engine.pair = loaded
    word, _, number = policy.rpartition(" ")
    state, drafted = (word, int(number)) if number.isdigit() else (policy, 0)
    for index in range(3 if policy else 0):
        counts = drafted, drafted, 0, 0
        step = StepFinished(index, *counts, 1.0, 1.0, 2.0, 0, policy_of(state))
        engine.history.add_step(step)
    assert describe_activity(engine) == (text, active)


def test_drafting_is_chosen_on_the_chip(qtbot: QtBot) -> None:
    bar = TopBar()
    qtbot.addWidget(bar)
    chosen: list[object] = []
    bar.lookahead.chosen.connect(chosen.append)
    choices = {action.data(): action for action in bar.lookahead._group.actions()}
    for choice in (4, None, OFF):
        choices[choice].trigger()
        bar.lookahead.set_choice(choice)
        assert [each for each, action in choices.items() if action.isChecked()] == [choice]
    assert chosen == [4, None, OFF]
    bar.lookahead.refuse("No model is loaded")
    assert not choices[4].isEnabled()
    assert choices[4].toolTip() == "No model is loaded"
