"""What is sent from the window, what is queued and comes back, and what is said of the context."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Attachment, Role
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.prompt_counter import ContextUse
from foretoken.control.engine.records import PairFiles
from foretoken.engine.config import GenerationLimits
from foretoken.engine.errors import PromptError
from foretoken.ui.chat.welcome import SuggestionCard
from foretoken.ui.composer.context_controller import warning
from foretoken.ui.parts.attachment_row import AttachmentRow
from open_window import OpenWindow, light_preferences

Key = Qt.Key


class Desk(OpenWindow):
    """A window, and the hands and eyes of a person in front of it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, light_preferences(folder))
        self.composer = self.window._composer
        self.writing = self.window.composer_controller
        self.field = self.composer.field
        self.gauge = self.composer.status.gauge

    @property
    def queued(self) -> list[str]:
        """What stands above the field."""
        rows = self.writing.queued.rows
        assert bool(rows) is self.writing.queued.isVisible()
        return [row.message.text for row in rows]

    @property
    def asked(self) -> list[str]:
        return [m.text for m in self.controller.current.messages if m.role is Role.USER]

    @property
    def buttons(self) -> list[str]:
        found = self.composer.findChildren(QPushButton)
        return [each.text() for each in found if each.isVisible() and each.isEnabled()]

    @property
    def said(self) -> str:
        warning = self.composer.warning
        told = self.composer.refusals.text, "" if warning.isHidden() else warning.text()
        return "\n".join(filter(None, told))

    @property
    def chips(self) -> list[tuple[str, str]]:
        return [(chip.text(), chip.note) for chip in self.composer.files.chips]

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.field, key)

    def send(self, text: str) -> None:
        self.field.insertPlainText(text)
        self.press(Key.Key_Return)

    def ask(self, text: str) -> None:
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000):
            self.send(text)

    def counted(self) -> ContextUse:
        """What was counted of the state of now."""
        watch = self.window.context_controller.watch
        with self.qtbot.waitSignal(watch.counted, timeout=5000) as counted:
            watch.look_again()
        assert isinstance(counted.args[0], ContextUse)
        return counted.args[0]

    def settle(self) -> None:
        self.qtbot.waitUntil(
            lambda: self.controller.engine.state is EngineState.READY and not self.queued,
            timeout=20_000,
        )


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path)
    with qtbot.waitActive(result.window):
        pass
    yield result
    result.close()


@pytest.fixture
def ready(desk: Desk, builtin_target: Path) -> Desk:
    desk.load(builtin_target)
    return desk


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


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("The roof leaks.\n" * 5)
    return path


# --- the queue ------------------------------------------------------------------------------------


def test_queued_messages_come_back_by_key_and_by_click(endless: Desk) -> None:
    for text in ("two", "three", "four"):
        endless.send(text)
    endless.press(Key.Key_Up)
    assert endless.field.toPlainText() == "four"
    endless.press(Key.Key_Up)  # within the text, as ever
    assert endless.queued == ["two", "three"]
    QApplication.processEvents()
    QTest.mouseClick(endless.writing.queued.rows[0].button, Qt.MouseButton.LeftButton)
    assert endless.queued == ["three"]
    assert endless.field.toPlainText() == "two\n\nfour"
    assert endless.field.hasFocus()
    QTest.keyClicks(endless.field, " so on")
    assert endless.field.toPlainText() == "two\n\nfour so on"


def test_escape_stops_and_takes_back(endless: Desk) -> None:
    endless.send("two")
    endless.send("three")
    first = endless.controller.current
    endless.controller.new_conversation()
    assert (endless.queued, endless.field.toPlainText()) == ([], "")
    endless.controller.show_conversation(first)
    assert endless.field.toPlainText() == "two\n\nthree"  # in the field of its chat
    endless.composer.set_text("")
    endless.send("two")
    endless.send("three")
    endless.press(Key.Key_Escape)
    endless.settle()
    assert endless.asked == ["one"]
    assert endless.field.toPlainText() == "two\n\nthree"
    assert endless.said == ""  # who stops knows why


def test_a_question_of_the_welcome_page_waits_for_the_model(
    desk: Desk, builtin_target: Path
) -> None:
    card, other, *_ = desk.window.findChildren(SuggestionCard)
    asked = [card.accessibleName(), other.accessibleName()]
    card.click()
    assert (desk.field.toPlainText(), desk.queued) == (asked[0], [])  # without a model
    desk.composer.set_text("")
    desk.controller.engine.load_pair(PairFiles(builtin_target, None))
    desk.controller.answers.limits = GenerationLimits(max_tokens=4)
    card.click()
    card.click()
    other.click()
    assert desk.queued == asked
    desk.settle()
    assert desk.asked == asked


# --- files ----------------------------------------------------------------------------------------


def test_files_are_read_counted_and_sent(ready: Desk, notes: Path) -> None:
    ready.writing.attach([notes])
    assert ready.chips == [("notes.txt", "reading…")]
    ready.window.context_controller.watch.refused.emit(PromptError("No."))  # not about the file
    ready.press(Key.Key_Return)
    assert ready.controller.current.messages == [], "it is not read yet"
    ready.qtbot.waitUntil(lambda: "tokens" in ready.chips[0][1])
    use = ready.counted()
    assert ready.chips == [("notes.txt", f"{use.attachments[0]} tokens")]
    ready.ask("")
    assert ready.chips == []
    question = ready.controller.current.messages[0]
    assert question.attachments == (Attachment("notes.txt", "The roof leaks.\n" * 5),)
    rows = ready.window._chat.findChildren(AttachmentRow)
    assert [chip.text() for row in rows for chip in row.chips] == ["notes.txt"]


# --- the context ----------------------------------------------------------------------------------


def test_the_gauge_tells_what_will_be_in_the_context(ready: Desk) -> None:
    ready.qtbot.waitUntil(lambda: ready.gauge.text() == "Context 0 of 1,024")
    ready.composer.set_text("Hi! How are you?")
    ready.qtbot.waitUntil(lambda: ready.gauge.text() != "Context 0 of 1,024")
    use = ready.counted()
    assert ready.gauge.text() == f"Context {use.total} of 1,024"
    built: list[int] = []
    ready.controller.answers.context_changed.connect(lambda used, total: built.append(used))
    ready.ask("")
    assert built[0] == use.total  # the prompt; then comes the answer
    after = ready.counted()
    assert after.total > use.total
    ready.qtbot.waitUntil(lambda: ready.gauge.text() == f"Context {after.total} of 1,024")
    assert f"{after.reserve:,}" in ready.gauge.toolTip()
    assert f"{after.room - after.reserve:,}" in ready.gauge.toolTip()


def test_what_will_be_left_out_is_said_before_sending(desk: Desk, endless_target: Path) -> None:
    desk.load(endless_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=2500)
    for _ in range(3):
        desk.ask("word " * 40)
    desk.controller.answers.limits = GenerationLimits(max_tokens=1024)
    desk.composer.set_text("more")
    use = desk.counted()
    assert use.left_out > 0
    desk.qtbot.waitUntil(lambda: desk.said == warning(use))
    # The gauge tells what there is now, not what is there once turns are left out.
    assert use.before_dropping + use.reserve > use.context_length
    desk.qtbot.waitUntil(lambda: f"nearly full: {use.before_dropping:,} of" in desk.gauge.text())
    desk.ask("")
    assert desk.controller.current.context_start == 2 * use.left_out
    desk.qtbot.waitUntil(lambda: "left out" not in desk.said)


def test_what_is_too_long_is_not_sent(ready: Desk) -> None:
    ready.composer.set_text("word " * 2000)
    ready.qtbot.waitUntil(lambda: "Too long by" in ready.said)
    use = ready.counted()
    assert f"Too long by {use.total - 1023:,} tokens" in ready.said
    ready.press(Key.Key_Return)
    assert ready.controller.current.messages == []
    assert ready.composer.text() == "word " * 2000
    ready.window.context_controller.watch.counted.emit(None)
    assert ready.gauge.isHidden()  # without a model nothing is told of the one before
    assert ready.said == ""
    ready.composer.set_text("word")
    ready.counted()
    ready.ask("")
