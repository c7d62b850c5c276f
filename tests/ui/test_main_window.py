"""The whole window with the real engine and the built-in pair."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from chat_pieces import answer_at
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.fit_check import MemoryLook
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import CacheType
from foretoken.engine.events import (
    DraftSource,
    FinishReason,
    TokenOrigin,
)
from foretoken.models.memory.rough_fit import Room
from foretoken.models.pairs import pair_test
from foretoken.preferences.declared import ACCENT, SIDEBAR, Accent, Theme
from foretoken.ui.chat.answer_notice import is_declined
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.welcome import SuggestionCard, Welcome
from foretoken.ui.command_palette.offers import Kind
from foretoken.ui.look import appearance
from foretoken.ui.look.theme import DARK, LIGHT, theme
from foretoken.ui.look.themed import Button
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.preset_rows import PresetRow
from foretoken.ui.window.top_bar import OFF
from foretoken.ui.window.welcome_controller import SUGGESTIONS
from open_window import OpenWindow, light_preferences

GB = 1_000_000_000
LONG = "Tell me a story about a fox."
SETTINGS = LoadSettings(128).with_cache(CacheType.F32)
QUIET = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Desk(OpenWindow):
    """A window, and the hands and eyes of a person in front of it."""

    @property
    def editor(self) -> QPlainTextEdit:
        return self.window._composer.findChild(QPlainTextEdit)

    @property
    def chip(self) -> str:
        return self.window._top_bar._chip.text()

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.editor, text)

    def send(self, text: str) -> None:
        self.type(text)
        self.qtbot.keyClick(self.editor, Qt.Key.Key_Return)

    def ask(self, text: str) -> None:
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000):
            self.send(text)

    def wait_for_text(self) -> None:
        messages = self.controller.current.messages
        self.qtbot.waitUntil(lambda: bool(messages and messages[-1].text))

    def button(self, text: str) -> QPushButton:
        found = [b for b in self.window.findChildren(QPushButton) if b.text() == text]
        assert found, f"no button {text}"
        return found[0]

    @property
    def welcome(self) -> Welcome:
        return self.window.findChild(Welcome)

    def view_of(self, text: str) -> AnswerView:
        """What is shown of the answer to a question."""
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000):
            assert self.controller.send(text)
        answer = self.window._chat.views[self.controller.current.messages[-1]]
        assert answer is not None
        return answer

    def picker(self) -> ModelPicker:
        picker = self.window.models.picker
        assert picker is not None
        return picker


@pytest.fixture
def preferences(tmp_path: Path) -> KeptPreferences:
    return light_preferences(tmp_path)


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Desk]:
    result = Desk(qtbot, preferences)
    yield result
    result.close()


@pytest.fixture
def endless(desk: Desk, endless_target: Path) -> Desk:
    """Answers until it is stopped."""
    desk.load(endless_target, endless_target)
    desk.controller.engine.set_lookahead(4)
    return desk


@pytest.fixture
def ready(desk: Desk, builtin_target: Path, builtin_draft: Path) -> Desk:
    desk.load(builtin_target, builtin_draft)
    # Whether drafting pays is a matter of the machine, and so of no test here.
    desk.controller.engine.set_lookahead(4)
    return desk


def test_without_a_model_nothing_is_sent_and_nothing_is_lost(desk: Desk) -> None:
    desk.send("Hello")
    assert desk.editor.toPlainText() == "Hello"
    assert desk.chip == "No model loaded"
    assert desk.controller.current.messages == []


def test_a_message_is_answered_in_colour_with_numbers(ready: Desk, greeting: str) -> None:
    ready.ask("Hi! How are you?")
    assert ready.editor.toPlainText() == ""
    answer = answer_at(ready.window._chat, 1)
    assert answer is not None
    assert answer.text == greeting
    body = answer.body
    origins = {token.origin for token in ready.controller.current.messages[1].tokens}
    assert TokenOrigin.DRAFT in origins
    image = body.grab().toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }
    assert QColor(LIGHT.draft_tint).name() in colours
    ready.qtbot.keyClick(ready.window, Qt.Key.Key_F2)
    assert body.grab().toImage() != image
    ready.qtbot.keyClick(ready.window, Qt.Key.Key_F2)
    assert body.grab().toImage() == image
    assert any("drafted accepted" in figure.text for figure in answer.footer.figures)
    assert ready.window._live_panel._history is ready.controller.engine.history


def test_the_button_becomes_stop_and_stops(endless: Desk) -> None:
    endless.send(LONG)
    endless.wait_for_text()
    with endless.qtbot.waitSignal(endless.controller.answers.ended, timeout=5_000):
        endless.qtbot.mouseClick(endless.button("Stop"), Qt.MouseButton.LeftButton)
    message = endless.controller.current.messages[-1]
    assert message.finish_reason is FinishReason.CANCELLED
    answer = answer_at(endless.window._chat, 1)
    assert answer is not None
    assert answer.text == message.text != ""
    assert "Stopped" in answer.notice.text
    assert endless.button("Send").isVisible()
    endless.send(LONG)  # and is closed while it is written
    endless.wait_for_text()


def test_the_window_is_named_after_its_chat(desk: Desk) -> None:
    window, controller = desk.window, desk.controller
    assert window.windowTitle() == "Foretoken"
    controller.current.append(Message(Role.USER, "What does [*] mean?"))
    controller.conversations_changed.emit()
    assert window.windowTitle() == "What does [*][*] mean? - Foretoken"  # Qt shows it once
    first = controller.current
    controller.new_conversation()
    assert window.windowTitle() == "Foretoken"
    first.given_title = "Brackets"
    controller.show_conversation(first)
    assert window.windowTitle() == "Brackets - Foretoken"


def test_a_draft_that_does_not_fit_is_named_on_the_chip(
    ready: Desk, builtin_target: Path, random_draft: Path
) -> None:
    ready.load(builtin_target, random_draft)
    assert ready.chip.startswith("Fixed 4; draft off: ")
    choices = {each.data(): each for each in ready.window._top_bar.lookahead.actions()}
    choices[OFF].trigger()
    assert ready.chip == "Drafting off"
    choices[8].trigger()
    assert ready.chip.startswith("Fixed 8; draft off: ")
    ready.controller.engine.set_lookahead(None)
    assert ready.chip.startswith("Lookup; draft off: ")
    ready.ask("Hi! How are you?")
    steps = ready.controller.current.messages[-1].steps
    assert DraftSource.MODEL not in {step.source for step in steps}


def test_a_file_opened_with_the_program_is_followed_in_the_picker(
    ready: Desk, tmp_path: Path, builtin_target: Path
) -> None:
    desk, controller = ready.window.models, ready.controller
    before = controller.engine.pair
    base = tiny.write_random_model(tmp_path / "base.gguf", seed=1, vocab_size=260)
    broken = tiny.write_broken_file(tmp_path / "broken.gguf", "missing_tensor")
    with ready.qtbot.waitSignal(controller.engine.load_ended, timeout=20_000):
        desk.load_file(broken)
    picker = ready.picker()
    targets = picker.targets
    ready.qtbot.waitUntil(lambda: targets.item is not None, timeout=10_000)
    assert targets.key == broken
    assert "broken.gguf" in picker.message.text
    picker.reject()
    assert controller.engine.pair == before
    desk.open()  # with what is in use, whatever failed since
    picker = ready.picker()
    assert picker.choice.target_path == builtin_target
    with ready.qtbot.waitSignal(picker.finished, timeout=20_000):
        desk.load_file(base)
    assert controller.engine.pair is not None
    assert controller.engine.pair.files == PairFiles(base, None)
    assert not desk.services.presets.busy  # nobody chose it to be used like this from now on
    desk.open()
    picker = ready.picker()
    targets = picker.targets
    ready.qtbot.waitUntil(lambda: targets.item is not None, timeout=10_000)
    assert targets.key == base
    assert base in picker.choice.rows_in_use
    picker.reject()


@pytest.mark.parametrize("choice", ["Stop and load", "Load when it ends", "Cancel"])
def test_loading_while_an_answer_is_written_asks_first(
    endless: Desk, builtin_target: Path, choice: str
) -> None:
    engine, qtbot = endless.controller.engine, endless.qtbot
    before = engine.pair
    endless.send(LONG)
    endless.wait_for_text()
    endless.window.models.load_file(builtin_target)
    (box,) = [each for each in endless.window.findChildren(QMessageBox) if each.isVisible()]
    qtbot.wait(50)
    assert engine.state is EngineState.GENERATING
    next(each for each in box.buttons() if each.text() == choice).click()
    if choice != "Stop and load":
        assert engine.state is EngineState.GENERATING
        engine.stop()
        qtbot.waitUntil(lambda: engine.state is not EngineState.GENERATING)
    if choice == "Cancel":
        qtbot.wait(50)
        assert engine.pair == before
        return
    wanted = PairFiles(builtin_target, None)
    qtbot.waitUntil(lambda: engine.pair is not None and engine.pair.files == wanted, timeout=20_000)
    assert endless.window.help_controller.notices.text == ""


def test_the_pair_of_the_last_time_is_loaded_at_the_start(
    qtbot: QtBot, desk: Desk, preferences: KeptPreferences, models: Path, tmp_path: Path
) -> None:
    model = tmp_path / "mine.gguf"
    model.write_bytes(
        tiny.write_random_model(models / "remembered.gguf", seed=5, vocab_size=260).read_bytes()
    )
    with qtbot.waitSignal(desk.controller.engine.load_ended, timeout=20_000):
        desk.controller.engine.load_pair(PairFiles(model, model), LoadSettings(64))
    desk.window.models.end_trial()
    other = Desk(qtbot, preferences)
    with qtbot.waitSignal(other.controller.engine.load_ended, timeout=20_000):
        other.window.models.begin(None)
    pair = other.controller.engine.pair
    assert pair is not None
    assert (pair.files, pair.settings) == (PairFiles(model, model), LoadSettings(64))
    assert pair.context_length == 64
    other.close()
    model.unlink()
    third = Desk(qtbot, preferences)
    with qtbot.waitSignal(third.controller.engine.load_ended, timeout=20_000):
        third.window.models.begin(None)
    assert third.window._top_bar.pair.text() == "Built-in pair"
    assert (
        "mine.gguf, which was used last, is no longer in"
        in third.window.help_controller.notices.text
    )
    third.close()


def test_the_width_of_a_panel_is_remembered_and_outlasts_its_time_as_a_drawer(
    qtbot: QtBot, desk: Desk, preferences: KeptPreferences
) -> None:
    window = desk.window
    window.panels.setSizes([320, 900, 300])
    for _ in range(2):  # hidden, and shown again
        window.panels.toggle(SIDEBAR)
    assert window._sidebar.width() == 320
    window.resize(500, 600)
    window.panels.reveal(SIDEBAR)
    assert not window.panels.isAncestorOf(window._sidebar)
    window.panels.keep_widths()
    other = Desk(qtbot, preferences)
    assert other.window._sidebar.width() == 320
    other.close()
    window.panels.reveal(SIDEBAR)
    window.resize(1280, 800)
    assert window.panels.isAncestorOf(window._sidebar)
    assert window._sidebar.width() == 320


@QUIET
def test_a_minimised_window_comes_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    desk.window.showMaximized()
    desk.window.showMinimized()
    desk.window.bring_to_front("a token")
    assert not desk.window.isMinimized()
    assert desk.window.isMaximized()
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "a token"
    desk.qtbot.waitUntil(desk.window.isActiveWindow)


def test_the_accent_of_the_system_is_followed(
    ready: Desk, preferences: KeptPreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert theme() is LIGHT
    for accent in ("#a3004f", "#1f6b2d"):
        monkeypatch.setattr(appearance, "system_accent", lambda accent=accent: accent)
        preferences.set(ACCENT, Accent.SYSTEM)
        ready.window.appearance.refresh()  # as the application does when it is told of it
        assert theme().accent == accent
        assert accent in QApplication.instance().styleSheet()
    ready.window.appearance.choose_theme(Theme.DARK)
    assert theme().dark
    assert theme().accent not in (DARK.accent, "#1f6b2d")  # too dark for it
    preferences.reset(ACCENT)
    assert theme() is DARK


def test_a_model_that_does_not_stop_can_be_left(desk: Desk) -> None:
    notices = desk.window.help_controller.notices
    desk.controller.engine.unheeded.emit("slow")
    assert notices.text.startswith("slow does not stop.")
    desk.controller.engine.unheeded.emit("")
    assert notices.text == ""
    desk.controller.engine.unheeded.emit("slow")
    worker = desk.controller.engine._worker
    *_, go_on = [b for b in notices.findChildren(QPushButton) if b.text() == "Continue without it"]
    go_on.click()  # it has stopped in this moment
    assert notices.text == ""
    assert desk.controller.engine._worker is worker
    desk.window.models.open()
    desk.controller.engine.unheeded.emit("slow")
    picker = desk.window.models.picker
    assert picker is not None  # the notice behind it cannot be reached
    assert picker.message.text.startswith("slow does not stop.")
    desk.controller.engine.unheeded.emit("")
    assert picker.message.text == ""


def test_the_chip_tells_of_a_test_which_is_stopped_or_tells_what_it_found(
    unprobed: None, endless: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    engine, qtbot = endless.controller.engine, endless.qtbot
    engine.set_lookahead(None)
    with qtbot.waitSignal(endless.controller.answers.ended, timeout=20_000):
        endless.send("a")
        endless.wait_for_text()
        engine.stop()
    assert engine.test_pair()
    qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=10_000)
    assert endless.chip.startswith("Testing this pair ")
    stop = endless.button("Stop")
    assert stop.toolTip() == "Stop the test (Esc)"
    with qtbot.waitSignal(engine.test_ended, timeout=5_000) as ended:
        qtbot.keyClick(endless.window, Qt.Key.Key_Escape)
    assert ended.args == [None, None]
    assert engine.state is EngineState.READY
    assert stop.isHidden()
    with qtbot.waitSignal(engine.test_ended, timeout=60_000) as ended:
        assert engine.test_pair()
    # It is newer than what the last answer told.
    assert endless.chip.startswith(f"Adaptive; tested {ended.args[0].speedup:.1f}x")


def load(desk: Desk, files: PairFiles, settings: LoadSettings) -> None:
    with desk.qtbot.waitSignal(desk.controller.engine.load_ended, timeout=20_000) as ended:
        desk.controller.engine.load_pair(files, settings)
    assert ended.args == [None]


@QUIET
def test_a_pair_used_lately_is_offered_in_the_palette_and_at_the_button(
    desk: Desk, random_target: Path, random_draft: Path
) -> None:
    window, engine = desk.window, desk.controller.engine
    one, other = PairFiles(random_target, random_draft), PairFiles(random_draft, None)
    assert window.commands.why_not("models.forget_recent")
    load(desk, one, SETTINGS)
    assert window.models.recent() == [], "the one in use is no other"
    load(desk, other, LoadSettings())
    palette = window._palette
    palette.open_palette()
    palette.field.setText("use again")
    (offer,) = [each for each in palette.offers if each.kind is Kind.PAIR]
    assert offer.title == f"Use again: {random_target.stem} + {random_draft.stem}"
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000):
        desk.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert engine.pair is not None
    assert (engine.pair.files, engine.pair.settings) == (one, SETTINGS)

    pill = window._top_bar.pair
    assert "Right-click" in pill.toolTip()
    place = QPoint(3, 3)
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(pill, QContextMenuEvent(reason, place, pill.mapToGlobal(place)))
    (menu,) = [each for each in window.findChildren(QMenu) if each.isVisible()]
    titles = [each.text().partition("\t")[0] for each in menu.actions() if each.text()]
    assert titles == ["Choose models…", f"Use again: {random_draft.stem}"]
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000):
        menu.actions()[-1].trigger()
    menu.close()
    assert engine.pair is not None
    assert engine.pair.files == other
    window.commands.run("models.forget_recent")
    assert window.models.recent() == []
    menu = window.models.pair_menu()
    assert [each.isEnabled() for each in menu.actions() if each.text()] == [True, False]
    menu.close()


# --- a newcomer ------------------------------------------------------------------------------


@pytest.fixture
def newcomer(
    desk: Desk, builtin_target: Path, builtin_draft: Path, monkeypatch: pytest.MonkeyPatch
) -> Desk:
    """Has a computer with 16 GB of memory, of which 12 are free, and 8 cores."""
    room = Room(12 * GB, 16 * GB)
    monkeypatch.setattr(MemoryLook, "look", lambda self: None)
    monkeypatch.setattr(desk.window._welcome._memory, "room", room)
    monkeypatch.setattr("foretoken.ui.window.welcome_controller.processor_cores", lambda: 8)
    desk.load(builtin_target, builtin_draft)
    desk.controller.engine.set_lookahead(6)
    return desk


def test_the_leading_question_shows_long_coloured_answers(newcomer: Desk) -> None:
    cards = newcomer.welcome.findChildren(SuggestionCard)
    assert [card.accessibleName() for card in cards] == list(SUGGESTIONS)
    with newcomer.qtbot.waitSignal(newcomer.controller.answers.ended, timeout=20_000):
        newcomer.qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    question, answer = newcomer.controller.current.messages
    assert question.text == SUGGESTIONS[0]
    assert len(answer.tokens) >= 80
    assert answer.statistics is not None
    assert answer.statistics.accepted >= 0.8 * answer.statistics.evaluated
    for suggestion in SUGGESTIONS:
        newcomer.controller.new_conversation()
        assert not is_declined(newcomer.view_of(suggestion).message)


def test_a_pair_for_this_computer_is_recommended(newcomer: Desk, models: Path) -> None:
    card = newcomer.welcome.card
    assert card.isVisible()
    assert "Qwen3.5 9B (5.9 GB to download, needs about 6.9 GB of memory)" in card.text
    assert "12.0 GB are free now" in card.toolTip()
    newcomer.qtbot.mouseClick(card.offered["See this pair"], Qt.MouseButton.LeftButton)
    picker = newcomer.window.models.picker
    assert picker is not None
    rows = {row.preset.id: row for row in picker.findChildren(PresetRow)}
    wanted = rows["qwen3.5-9b"]
    assert wanted.isVisible()
    newcomer.qtbot.waitUntil(lambda: not wanted.visibleRegion().isEmpty())
    assert [
        row.preset.id for row in rows.values() if row.button.property("button") == Button.PRIMARY
    ] == ["qwen3.5-9b"]
    picker.reject()
    own = tiny.write_random_model(models / "welcome-own.gguf", seed=3, vocab_size=260)
    newcomer.load(own, None)
    assert not card.isVisible()
    assert newcomer.welcome._title.text() == "Chat with welcome-own"
    asked = [card.accessibleName() for card in newcomer.welcome._cards]
    assert not set(asked[1:]) & set(SUGGESTIONS)  # those were chosen for the built-in pair


def test_below_an_answer_that_declines_there_is_a_way_on(newcomer: Desk, models: Path) -> None:
    answer = newcomer.view_of("Explain photosynthesis.")
    assert "tiny demonstration model" in answer.text
    (choose,) = [button for button in answer.notice.buttons if button.isVisible()]
    assert choose.text() == "Choose models"
    newcomer.qtbot.mouseClick(choose, Qt.MouseButton.LeftButton)
    picker = newcomer.window.models.picker
    assert picker is not None
    picker.reject()
    fine = newcomer.view_of("Hi! How are you?")
    assert not fine.notice.isVisible()
    # With another pair the way has been found.
    own = tiny.write_random_model(models / "welcome-own.gguf", seed=3, vocab_size=260)
    newcomer.load(own, None)
    assert not answer.notice.isVisible()
