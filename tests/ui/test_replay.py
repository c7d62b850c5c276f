"""Replays of stored answers: what is shown when, keys, and recording."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from chat_pieces import action_button, settle, text_of, wait_for
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.sharing.animation import AnimationFormat
from foretoken.chat.sharing.exporting import ExportFormat, ExportOptions, export_file
from foretoken.chat.sharing.shared import held
from foretoken.control.replay.replay import replay_pace
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.look.appearance import use_motion
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from foretoken.ui.replay.replay_dialog import RecordingSettings, ReplayDialog
from foretoken.ui.window.main_window import MainWindow
from open_window import OpenWindow
from stored_answers import kept_answer


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


def go(dialog: ReplayDialog, index: int) -> None:
    dialog.clock.jump(dialog._timeline.moments[index].at_ms)
    settle()


def read(view: AnswerView) -> str:
    return view.body.document().toPlainText()


def test_at_every_moment_text_and_charts_are_those_of_then(still: MainWindow) -> None:
    answer = kept_answer(700, seed=4)
    dialog = opened(still, answer)
    stage, moments = dialog.stage, dialog._timeline.moments
    last = len(moments) - 1
    for index in (40, 41, last, 12, 0, last):
        go(dialog, index)
        moment, shown = moments[index], stage.panel._history
        assert stage.view.body.offsets.text == text_of(answer.tokens[: moment.tokens])
        assert stage.view.body.toPlainText()
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
    dialog.stage.panel.steps.step_clicked.emit(4)
    assert clock.place_ms == moments[5].at_ms


@pytest.mark.parametrize(
    ("kind", "palette"), [(AnimationFormat.WEBP, DARK), (AnimationFormat.GIF, LIGHT)]
)
def test_a_recording_has_the_pictures_of_the_answer_in_the_colours_that_were_asked_for(
    still: MainWindow, tmp_path: Path, kind: AnimationFormat, palette: Palette
) -> None:
    settings = RecordingSettings(kind, 8.0, 640, 420, palette)
    dialog = opened(still, kept_answer(60))
    file = tmp_path / f"film{kind.suffix}"
    dialog.record_to(settings, tmp_path / "nowhere" / "film")
    wait_for(lambda: dialog.recording is None)
    assert "cannot be written" in dialog.message.text()
    dialog.record_to(settings, file)
    wait_for(lambda: dialog.recording is None)
    with Image.open(file) as film:
        assert film.size == (640, 420)
        assert f"{film.n_frames} frames" in dialog.message.text()
        for number in (0, film.n_frames - 1):
            film.seek(number)
            shown = film.convert("RGB")
            for place, colour in (((4, 4), palette.window), ((346, 4), palette.panel)):
                assert "#{:02x}{:02x}{:02x}".format(*shown.getpixel(place)) == colour


def test_recordings_can_be_cancelled(still: MainWindow, tmp_path: Path) -> None:
    dialog = opened(still, kept_answer(300))
    for cancels in (True, False):
        settings = RecordingSettings(AnimationFormat.GIF, 8.0, 640, 420, LIGHT)
        dialog.record_to(settings, tmp_path / "film.gif")
        wait_for(lambda: dialog.recording.at > 1)
        if cancels:
            dialog.cancel.click()
            wait_for(lambda: not [each for each in tmp_path.iterdir() if "film" in each.name])
    dialog.clock.play()
    still.close()
    assert dialog.recording is None
    assert not dialog.clock.running
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
    assert read(dialog.stage.view) == read(view)
    dialog.close()
    ready.window.commands.run("replay.open")  # the window is closed while it plays
