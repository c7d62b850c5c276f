"""A kept answer plays again in the window: what is shown when, its keys, its recording."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from chat_pieces import action_button, settle, token, wait_for
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.chat.reasoning.marks import KINDS
from foretoken.chat.sharing.animation import AnimationFormat
from foretoken.chat.sharing.exporting import export_file
from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.shared import held
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.replay.replay import replay_pace
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.footer import footer_figures
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.look.motion import use_motion
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.replay.recording import RecordDialog, RecordingSettings
from foretoken.ui.replay.replay_dialog import ReplayDialog
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow, light_preferences
from stored_answers import kept_answer

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Open = Callable[[Message], ReplayDialog]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qapp) -> Iterator[MainWindow]:
    use_motion(qapp, reduced=True)  # nothing plays by itself
    controller = ChatController()
    result = MainWindow(controller, light_preferences(tmp_path))
    use_motion(qapp, reduced=True)
    result.show()
    yield result
    result.close()
    result.deleteLater()
    use_motion(qapp, reduced=False)
    assert controller.shut_down()


@pytest.fixture
def opened(window: MainWindow) -> Open:
    def open_it(answer: Message) -> ReplayDialog:
        if answer.parent is None:
            Conversation().append(Message(Role.USER, "What do the tides do?"), answer)
        window.replay.open_answer(answer)
        dialog = window.findChild(ReplayDialog)
        assert dialog is not None
        settle()
        return dialog

    return open_it


def go(dialog: ReplayDialog, index: int) -> None:
    dialog.clock.jump(dialog._timeline.moments[index].at_ms)
    settle()


def read(view: AnswerView) -> str:
    return view.body.document().toPlainText()


def test_at_every_moment_the_text_and_the_charts_are_those_of_then(
    opened: Open, qtbot: QtBot
) -> None:
    answer = kept_answer(700, seed=4)
    dialog = opened(answer)
    stage, moments = dialog.stage, dialog._timeline.moments
    last = len(moments) - 1
    for index in (40, 41, last, last - 1, 90, 12, 0, 5, last):
        go(dialog, index)
        moment = moments[index]
        alone = AnswerView(Message(Role.ASSISTANT), stage.chat.commands)
        qtbot.addWidget(alone)
        alone.start()
        alone.append_tokens(answer.tokens[: moment.tokens])
        if index == last:
            alone.finish(answer)
        settle()
        # A long paragraph that grows is cut at the end of a line, of which each has its own width.
        whole, part = (read(each).replace("\n", "") for each in (alone, stage.view))
        assert part == whole, index
        assert stage.view.body.offsets.tokens == answer.tokens[: moment.tokens]
        shown = stage.panel._history
        assert shown is not None
        assert shown.series.steps == answer.steps[: moment.steps]
        told = [
            figure.text for figure in stage.view.footer.figures if not stage.view.footer.isHidden()
        ]
        assert told == ([each.text for each in footer_figures(answer)] if index == last else [])
    assert shown.statistics == answer.statistics


def test_keys_and_bars_go_from_step_to_step(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(kept_answer(80))
    moments, clock, slider = dialog._timeline.moments, dialog.clock, dialog.slider
    assert dialog.pace.value == clock.speed == replay_pace(dialog._timeline) != 1.0
    press = lambda key: qtbot.keyClick(slider, key)  # noqa: E731
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    assert clock.place_ms == moments[2].at_ms
    clock.jump(moments[2].at_ms + 1.0)
    press(Qt.Key.Key_Left)
    assert clock.place_ms == moments[2].at_ms
    press(Qt.Key.Key_Left)
    assert clock.place_ms == moments[1].at_ms
    press(Qt.Key.Key_End)
    assert clock.at_end
    assert slider.accessibleDescription().endswith(f"step {len(moments) - 1} of {len(moments) - 1}")
    press(Qt.Key.Key_Home)
    assert clock.place_ms == 0.0
    press(Qt.Key.Key_Space)
    assert clock.running
    assert dialog.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: clock.place_ms > 0)
    press(Qt.Key.Key_Space)
    assert not clock.running
    go(dialog, 9)
    dialog.stage.panel.steps.step_clicked.emit(4)
    assert clock.place_ms == moments[5].at_ms
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, 8))
    assert clock.place_ms == pytest.approx(clock.duration_ms / 2, rel=0.05)


def test_thoughts_come_and_go(opened: Open) -> None:
    texts = ["<think>", "Let", " me", " see.", "</think>", "The", " sea", "."]
    tokens = [token(text, step=number) for number, text in enumerate(texts)]
    steps = kept_answer(40).steps
    answer = Message(Role.ASSISTANT, "".join(texts), tokens, steps[: len(texts)])
    marks = next(kind for kind in KINDS if kind.opening == "<think>")
    answer.source = AnswerSource("target", None, marks=(marks,))
    dialog = opened(answer)
    view = dialog.stage.view
    go(dialog, 4)
    assert view.thought is not None
    assert (view.thought.body.offsets.text.strip(), read(view)) == ("Let me see.", "")
    go(dialog, 8)
    assert read(view) == "The sea."
    go(dialog, 3)
    assert (view.thought.body.offsets.text.strip(), read(view)) == ("Let me", "")
    go(dialog, 0)
    assert view.thought.isHidden()


def test_without_times_it_says_so_and_without_records_it_does_not_open(
    opened: Open, window: MainWindow
) -> None:
    answer = kept_answer(40)
    answer.steps = [replace(step, total_ms=0.0) for step in answer.steps]
    dialog = opened(answer)
    assert "not recorded" in dialog.even.text()
    assert not dialog.even.isHidden()
    dialog.close()
    window.replay.open_answer(Message(Role.ASSISTANT, "By hand."))
    assert "not how its tokens came" in window.help_controller.notices.text
    assert window.commands.why_not("replay.open") == "There is no answer yet"


def settings(kind: AnimationFormat, dark: bool) -> RecordingSettings:
    return RecordingSettings(kind, 8.0, 640, 420, DARK if dark else LIGHT)


@pytest.mark.parametrize(
    ("kind", "dark"), [(AnimationFormat.WEBP, True), (AnimationFormat.GIF, False)]
)
def test_a_recording_has_the_pictures_of_the_answer_in_the_colours_that_were_asked_for(
    opened: Open, tmp_path: Path, kind: AnimationFormat, dark: bool
) -> None:
    dialog = opened(kept_answer(60))
    file = tmp_path / f"film{kind.suffix}"
    dialog.record_to(settings(kind, dark), file)
    wait_for(lambda: dialog.recording is None)
    with Image.open(file) as film:
        assert film.size == (640, 420)
        assert f"{film.n_frames} frames" in dialog.message.text()
        assert f"{file.stat().st_size / 1e6:.2f} MB" in dialog.message.text()
        window, panel = (DARK.window, DARK.panel) if dark else (LIGHT.window, LIGHT.panel)
        for number in (0, film.n_frames - 1):
            film.seek(number)
            shown = film.convert("RGB")
            for place, colour in (((4, 4), window), ((346, 4), panel), ((300, 415), panel)):
                assert "#{:02x}{:02x}{:02x}".format(*shown.getpixel(place)) == colour
        accent = DARK.accent if dark else LIGHT.accent  # at the end of the bar: time is over
        column = [shown.getpixel((620, y)) for y in range(370, 420)]
        assert accent in {"#{:02x}{:02x}{:02x}".format(*pixel) for pixel in column}


def test_a_recording_is_cancelled_and_the_window_closes_during_another(
    opened: Open, window: MainWindow, tmp_path: Path
) -> None:
    dialog = opened(kept_answer(300))
    for cancels in (True, False):
        dialog.record_to(settings(AnimationFormat.GIF, dark=False), tmp_path / "film.gif")
        wait_for(lambda: dialog.recording.at > 1)
        if cancels:
            dialog.cancel.click()
            wait_for(lambda: not [each for each in tmp_path.iterdir() if "film" in each.name])
    dialog.clock.play()
    window.close()
    assert dialog.recording is None
    assert not dialog.clock.running
    wait_for(lambda: not [each for each in tmp_path.iterdir() if "film" in each.name])


def test_the_form_of_a_recording_tells_what_is_chosen_and_what_failed(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(kept_answer(20))
    asked: list[str] = []

    def nowhere(*words: object) -> tuple[str, str]:
        asked.append(str(words[2]))
        return str(tmp_path / "nowhere" / "film"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", nowhere)
    dialog.record.click()
    form = dialog.findChild(RecordDialog)
    (cancel,) = [each for each in form.findChildren(QPushButton) if each.text() == "Cancel"]
    cancel.setFocus()
    QTest.keyClick(cancel, Qt.Key.Key_Return)
    assert asked == []
    dialog.record.click()
    form = next(each for each in dialog.findChildren(RecordDialog) if each.isVisible())
    form.kind.setCurrentIndex(1)
    form.dark.setCurrentIndex(1)
    chosen = form.settings
    assert (chosen.kind, chosen.palette, chosen.width) == (AnimationFormat.GIF, DARK, 900)
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert [Path(name).suffix for name in asked] == [".gif"]
    wait_for(lambda: dialog.recording is None)
    assert "cannot be written" in dialog.message.text()
    assert dialog.record.isEnabled()


def test_an_answer_in_an_exported_file_plays_without_being_imported(
    window: MainWindow, tmp_path: Path
) -> None:
    answer = kept_answer(50)
    conversation = Conversation()
    conversation.append(Message(Role.USER, "What do the tides do?"), answer)
    file, other = tmp_path / "chat.json", tmp_path / "other.json"
    export_file([held(conversation)], ["x"], ExportOptions(ExportFormat.JSON, True), file)
    window.replay.open_file(file)
    wait_for(lambda: window.findChild(ReplayDialog) is not None)
    stage = window.findChild(ReplayDialog).stage
    assert stage._replay.answer.tokens[7].text == answer.tokens[7].text
    assert window._controller.current.messages == []
    window.findChild(ReplayDialog).close()
    answer.tokens = []
    export_file([held(conversation)], ["x"], ExportOptions(ExportFormat.JSON, True), other)
    window.replay.open_file(other)
    wait_for(lambda: "No answer in other.json" in window.help_controller.notices.text)


def choices(window: MainWindow) -> list[QListWidget]:
    lists = window.findChildren(QListWidget)
    return [each for each in lists if each.accessibleName() == "Answers" and each.isVisible()]


def test_of_several_answers_in_a_file_one_is_chosen(window: MainWindow, tmp_path: Path) -> None:
    first, second, untold = kept_answer(30), kept_answer(40, seed=1), kept_answer(5)
    untold.tokens = []
    conversation = Conversation()
    for asked, answer in (("What do tides do?", first), ("And the moon?", second), ("?", untold)):
        conversation.append(Message(Role.USER, asked), answer)
    file = tmp_path / "chat.json"
    export_file([held(conversation)], ["x"], ExportOptions(ExportFormat.JSON, True), file)
    window.replay.open_file(file)
    wait_for(lambda: bool(choices(window)))
    (answers,) = choices(window)
    names = [answers.item(row).text() for row in range(answers.count())]
    begins = ["What do tides do? · 30 tokens", "And the moon? · 40 tokens"]
    assert [name[: len(begin)] for name, begin in zip(names, begins, strict=True)] == begins
    assert answers.currentRow() == 1
    QTest.keyClick(answers, Qt.Key.Key_Up)
    QTest.keyClick(answers, Qt.Key.Key_Return)
    wait_for(lambda: window.findChild(ReplayDialog) is not None)
    replay = window.findChild(ReplayDialog)
    assert len(replay.stage._replay.answer.tokens) == len(first.tokens)
    assert window._controller.current.messages == []


def test_the_answer_in_view_plays_from_its_row_and_from_the_palette(
    qtbot: QtBot, tmp_path: Path, builtin_target: Path, builtin_draft: Path
) -> None:
    desk = OpenWindow(qtbot, KeptPreferences(tmp_path))
    desk.load(builtin_target, builtin_draft)
    with qtbot.waitSignal(desk.controller.answers.ended, timeout=20_000):
        assert desk.controller.send("Name three fruits.")
    answer = desk.controller.current.messages[1]
    view = desk.window._chat.views.get(answer)
    assert view is not None
    view.set_focused(True)
    button = action_button(view.row, MessageAction.REPLAY)
    assert button is not None
    button.click()
    dialog = desk.window.findChild(ReplayDialog)
    wait_for(lambda: not dialog.clock.running)  # it plays by itself
    assert read(dialog.stage.view) == read(view)
    assert [each.text for each in dialog.stage.view.footer.figures] == [
        each.text for each in view.footer.figures
    ]
    dialog.close()
    desk.window.commands.run("replay.open")
    dialogs = [each for each in desk.window.findChildren(ReplayDialog) if each.isVisible()]
    assert len(dialogs) == 1
    desk.close()  # while it plays
