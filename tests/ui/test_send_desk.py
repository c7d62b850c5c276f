"""What a person in front of the window sees of messages that wait, and how they come back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Role
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairFiles
from foretoken.engine.config import GenerationLimits
from foretoken.ui.chat.welcome import SuggestionCard
from foretoken.ui.composer.composer import ComposerNotice
from foretoken.ui.composer.queued_messages import QueuedRow
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from looks import wear
from window_desk import WindowDesk, light_preferences

Key = Qt.Key


class Desk(WindowDesk):
    """A window, and the hands and eyes of a person in front of it."""

    @property
    def field(self) -> QPlainTextEdit:
        return self.window._composer.findChild(QPlainTextEdit)

    @property
    def rows(self) -> list[QueuedRow]:
        return self.window.send_desk.queued.rows

    @property
    def waiting(self) -> list[str]:
        """What stands above the field."""
        assert bool(self.rows) is self.window.send_desk.queued.isVisible()
        return [row.text() for row in self.rows]

    @property
    def asked(self) -> list[str]:
        return [m.text for m in self.controller.current.messages if m.role is Role.USER]

    @property
    def buttons(self) -> list[str]:
        buttons = self.window._composer.findChildren(QPushButton)
        return [button.text() for button in buttons if button.isVisible() and button.isEnabled()]

    @property
    def said(self) -> str:
        notices = self.window._composer.findChildren(ComposerNotice)
        return "\n".join(notice.text for notice in notices if notice.text)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.field, key)

    def send(self, text: str) -> None:
        self.field.insertPlainText(text)
        self.press(Key.Key_Return)

    def settle(self) -> None:
        self.qtbot.waitUntil(
            lambda: self.controller.engine.state is EngineState.READY and not self.waiting,
            timeout=20_000,
        )


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, light_preferences(tmp_path))
    with qtbot.waitActive(result.window):
        pass
    yield result
    result.close()


@pytest.fixture(scope="module")
def long_winded(models: Path) -> Path:
    """Its answers take longer than any test here."""
    return tiny.write_endless_model(models / "long-winded.gguf", context_length=32_768)


@pytest.fixture
def endless(desk: Desk, long_winded: Path) -> Desk:
    """The first answer does not end by itself."""
    desk.load(long_winded)
    desk.controller.answers.limits = GenerationLimits(max_tokens=30_000)
    # what repeats itself is copied, and soon at its end
    desk.controller.engine.set_speculate(False)
    desk.send("one")
    assert desk.controller.engine.state is EngineState.GENERATING
    return desk


def test_messages_stand_above_the_field_and_go_out_in_order(
    desk: Desk, builtin_target: Path
) -> None:
    desk.load(builtin_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=4)
    for text in ("one", "two", "three"):
        desk.send(text)
    assert desk.waiting == ["two", "three"]
    assert desk.field.toPlainText() == ""
    assert [row.accessibleName() for row in desk.rows] == ["Queued: two", "Queued: three"]
    desk.settle()
    assert desk.asked == ["one", "two", "three"]
    shown = [part.text for part in desk.window._chat.views.values()]
    assert shown[::2] == ["one", "two", "three"]
    assert all(shown[1::2])


def test_the_buttons_tell_what_they_do(endless: Desk) -> None:
    assert endless.buttons == ["Stop"]
    endless.field.insertPlainText("two")
    assert sorted(endless.buttons) == ["Queue", "Stop"]
    (queue,) = [
        button
        for button in endless.window._composer.findChildren(QPushButton)
        if button.text() == "Queue"
    ]
    queue.click()
    assert endless.waiting == ["two"]
    assert endless.buttons == ["Stop"]
    assert endless.field.hasFocus()


def test_up_takes_the_last_one_back(endless: Desk) -> None:
    endless.send("two")
    endless.send("three")
    endless.press(Key.Key_Up)
    assert endless.field.toPlainText() == "three"
    assert endless.waiting == ["two"]
    endless.press(Key.Key_Up)  # within the text, as ever
    assert endless.waiting == ["two"]
    assert endless.controller.engine.state is EngineState.GENERATING


def test_a_click_takes_one_back_above_what_is_typed(endless: Desk) -> None:
    for text in ("two", "three"):
        endless.send(text)
    endless.field.insertPlainText("and")
    QApplication.processEvents()
    row = endless.rows[0]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))  # beside its bubble
    assert endless.waiting == ["two", "three"]
    QTest.mouseClick(
        row, Qt.MouseButton.LeftButton, pos=QPoint(row.width() - 20, row.height() // 2)
    )
    assert endless.waiting == ["three"]
    assert endless.field.toPlainText() == "two\n\nand"
    assert endless.field.hasFocus()
    QTest.keyClicks(endless.field, " so on")
    assert endless.field.toPlainText() == "two\n\nand so on"


def test_escape_stops_and_takes_back(endless: Desk) -> None:
    endless.send("two")
    endless.send("three")
    endless.press(Key.Key_Escape)
    endless.settle()
    assert endless.asked == ["one"]
    assert endless.field.toPlainText() == "two\n\nthree"
    assert endless.said == ""  # who stops knows why


def test_after_an_error_it_is_back_in_the_field_and_said(desk: Desk, builtin_target: Path) -> None:
    desk.load(builtin_target)
    assert desk.controller.send("word " * 20_000)
    desk.send("two")
    desk.settle()
    assert len(desk.asked) == 1
    assert desk.field.toPlainText() == "two"
    assert "back in the field" in desk.said


def test_a_question_of_the_welcome_page_waits_for_the_model(
    desk: Desk, builtin_target: Path
) -> None:
    card, other, *_ = desk.window.findChildren(SuggestionCard)
    asked = [card.accessibleName(), other.accessibleName()]
    desk.controller.engine.load_pair(PairFiles(builtin_target, None))
    desk.controller.answers.limits = GenerationLimits(max_tokens=4)
    card.click()
    card.click()
    other.click()
    assert desk.waiting == asked
    desk.settle()
    assert desk.asked == asked


def test_without_a_model_a_question_of_the_welcome_page_goes_to_the_field(desk: Desk) -> None:
    card = desk.window.findChildren(SuggestionCard)[0]
    card.click()
    assert desk.field.toPlainText() == card.accessibleName()
    assert desk.waiting == []


def test_what_waits_goes_back_to_the_field_of_its_chat(endless: Desk) -> None:
    first = endless.controller.current
    endless.send("two")
    endless.field.insertPlainText("three")
    endless.controller.new_conversation()
    assert endless.waiting == []
    assert endless.field.toPlainText() == ""
    endless.controller.show_conversation(first)
    assert endless.field.toPlainText() == "two\n\nthree"


def test_many_do_not_cover_the_chat(endless: Desk) -> None:
    for number in range(12):
        endless.send(f"question {number}")
    QApplication.processEvents()
    queued = endless.window.send_desk.queued
    assert queued.height() < endless.window.height() / 4
    assert (
        queued.viewport()
        .rect()
        .contains(
            endless.rows[-1].mapTo(queued.viewport(), QPoint(0, endless.rows[-1].height() - 1))
        )
    )


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_a_message_that_waits_looks_like_a_bubble(endless: Desk, palette: Palette) -> None:
    endless.send("two " * 100)
    queued = endless.window.send_desk.queued
    wear(palette)
    QApplication.processEvents()
    row = endless.rows[0]
    picture = queued.grab().toImage()
    inside = row.mapTo(queued, QPoint(row.width() - 8, row.height() // 2))
    assert picture.pixelColor(inside).name() == palette.bubble
    assert picture.pixelColor(2, 2).name() == palette.window
