"""Composer in the window: queue, files, context, system prompts and sampling."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from chat_pieces import pick
from foretoken.chat.conversations.conversation import Attachment, Message, Role
from foretoken.chat.prompt.template_rendering import variable
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.prompt_counter import ContextUse
from foretoken.control.sampling.answer_parameters import Layer
from foretoken.engine.config import GenerationLimits
from foretoken.preferences.declared import MIN_P, STOP_STRINGS, TEMPERATURE, TOP_K
from foretoken.preferences.preference import Preference
from foretoken.ui.composer.context_controller import warning
from foretoken.ui.composer.sampling_controller import CUSTOM, SamplingSheet
from foretoken.ui.composer.system_prompt_dialog import SystemPromptDialog
from foretoken.ui.parts.attachment_row import AttachmentRow
from open_window import OpenWindow, light_preferences
from switched_model import write_switched_model

pytestmark = pytest.mark.usefixtures("unprobed")
Key = Qt.Key
COPY, LEFT, PLAIN = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)


class Desk(OpenWindow):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.preferences = light_preferences(folder)
        super().__init__(qtbot, self.preferences)
        self.composer = self.window._composer
        self.status, self.field = self.composer.status, self.composer.field
        self.writing = self.window.composer_controller
        self.prompts = self.window.system_prompts.prompts
        self.overlay = self.window._drop_overlay
        self.mime = QMimeData()  # not owned by events

    def dialog(self) -> SystemPromptDialog:
        self.status.system.click()
        dialog = SystemPromptDialog.of(self.window)
        assert dialog is not None
        return dialog

    @property
    def sheet(self) -> SamplingSheet:
        sheet = self.window.sampling_controller.sheet
        assert sheet is not None
        return sheet

    def enter(self, parameter: Preference[object], text: str) -> None:
        field = self.sheet.row(parameter).field
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Key.Key_Return)

    def drag(self, *paths: Path) -> None:
        self.mime = QMimeData()
        self.mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        event = QDragEnterEvent(QPoint(300, 300), COPY, self.mime, LEFT, PLAIN)
        event.ignore()
        QApplication.sendEvent(self.window, event)
        assert event.isAccepted()

    def drop(self) -> None:
        event = QDropEvent(QPointF(300, 300), COPY, self.mime, LEFT, PLAIN)
        QApplication.sendEvent(self.overlay, event)

    @property
    def queued(self) -> list[str]:
        rows = self.writing.queued.list
        messages = (rows.item(row).data(Qt.ItemDataRole.UserRole) for row in range(rows.count()))
        return [message.text for message in messages]

    @property
    def said(self) -> str:
        warning = self.composer.warning
        told = self.composer.refusals.text, "" if warning.isHidden() else warning.text()
        return "\n".join(filter(None, told))

    @property
    def chips(self) -> list[tuple[str, str]]:
        return [(chip.text(), chip._note.text()) for chip in self.composer.files.chips]

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.field, key)

    def send(self, text: str) -> None:
        self.field.insertPlainText(text)
        self.press(Key.Key_Return)

    def ask(self, text: str) -> Message:
        return self.answered(lambda: self.send(text))

    def counted(self) -> ContextUse:
        watch = self.window.context_controller.watch
        for _ in range(2):  # the first may have begun earlier
            with self.qtbot.waitSignal(watch.counted, timeout=5000) as counted:
                watch.look_again()
        return counted.args[0]

    def plain_model(self, folder: Path) -> Path:
        """Write a model without a chat template or recommended values."""
        return tiny.write_random_model(folder / "plain.gguf", seed=1, vocab_size=300)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path)
    with qtbot.waitActive(result.window):
        pass
    yield result
    result.close()


@pytest.fixture
def sampled(desk: Desk) -> Desk:
    """With the sampling sheet open."""
    desk.preferences.reset(TEMPERATURE)
    desk.status.sampling.click()
    return desk


@pytest.fixture
def ready(desk: Desk, builtin_target: Path) -> Desk:
    desk.load(builtin_target)
    return desk


@pytest.fixture
def endless(desk: Desk, models: Path) -> Desk:
    """With an answer that does not end by itself."""
    path = models / "long-winded.gguf"
    desk.load(tiny.write_endless_model(path, context_length=32_768))
    desk.controller.answers.limits = GenerationLimits(max_tokens=30_000)
    # lookup drafts would soon reach the end
    desk.controller.engine.set_speculate(False)
    desk.send("one")
    assert desk.controller.engine.state is EngineState.GENERATING
    return desk


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("The roof leaks.\n" * 5)
    return path


def test_queued_messages_come_back(endless: Desk) -> None:
    for text in ("two", "three", "four"):
        endless.send(text)
    endless.press(Key.Key_Up)
    assert endless.field.toPlainText() == "four"
    endless.press(Key.Key_Up)  # moves the cursor only
    assert endless.queued == ["two", "three"]
    assert endless.writing.queued.isVisible()
    QApplication.processEvents()
    rows = endless.writing.queued.list
    rows.setFocus()
    QTest.keyClick(rows, "t")  # letters are for the field
    assert endless.field.toPlainText() == "fourt"
    endless.press(Key.Key_Backspace)
    place = rows.visualItemRect(rows.item(0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert endless.queued == ["three"]
    assert endless.field.toPlainText() == "two\n\nfour"
    assert endless.field.hasFocus()
    endless.press(Key.Key_Escape)  # stops, and takes the others back
    engine = endless.controller.engine
    endless.qtbot.waitUntil(lambda: engine.state is EngineState.READY and not endless.queued)
    assert [m.text for m in endless.controller.current.messages if m.role is Role.USER] == ["one"]
    assert set(endless.field.toPlainText().split()) == {"two", "three", "four"}
    assert endless.said == ""  # the user knows why


def test_files_are_read_counted_and_sent(ready: Desk, notes: Path) -> None:
    ready.writing.attach([notes])
    assert ready.chips == [("notes.txt", "reading…")]
    ready.press(Key.Key_Return)
    assert ready.controller.current.messages == [], "it is not read yet"
    ready.qtbot.waitUntil(lambda: "tokens" in ready.chips[0][1])
    use = ready.counted()
    assert ready.chips == [("notes.txt", f"{use.attachments[0]} tokens")]
    built: list[int] = []
    ready.controller.answers.context_changed.connect(lambda used, total: built.append(used))
    ready.ask("")
    assert ready.chips == []
    question = ready.controller.current.messages[0]
    assert question.attachments == (Attachment("notes.txt", "The roof leaks.\n" * 5),)
    rows = ready.window._chat.findChildren(AttachmentRow)
    assert [chip.text() for row in rows for chip in row.chips] == ["notes.txt"]
    assert built[0] == use.total  # the prompt
    after = ready.counted()
    assert after.total > use.total
    ready.qtbot.waitUntil(lambda: ready.status.gauge.text() == f"Context {after.total} of 1,024")
    assert f"{after.reserve:,}" in ready.status.gauge.toolTip()
    assert f"{after.room - after.reserve:,}" in ready.status.gauge.toolTip()


def test_what_is_left_out_or_too_long_is_said_before_sending(desk: Desk, models: Path) -> None:
    desk.load(tiny.write_endless_model(models / "forgetful.gguf", context_length=2048))
    desk.controller.answers.limits = GenerationLimits(max_tokens=450)
    for _ in range(3):
        desk.ask("word " * 40)
    desk.composer.set_text("more")
    use = desk.counted()
    assert use.left_out > 0
    desk.qtbot.waitUntil(lambda: desk.said == warning(use))
    # The gauge shows the use before turns are dropped.
    desk.qtbot.waitUntil(
        lambda: f"nearly full: {use.before_dropping:,} of" in desk.status.gauge.text()
    )
    desk.ask("")
    assert desk.controller.current.context_start == 2 * use.left_out
    desk.qtbot.waitUntil(lambda: "left out" not in desk.said)
    asked = len(desk.controller.current.messages)
    desk.composer.set_text("word " * 2000)
    desk.qtbot.waitUntil(lambda: "Too long by" in desk.said)
    desk.press(Key.Key_Return)
    assert len(desk.controller.current.messages) == asked
    assert desk.composer.text() == "word " * 2000


def test_the_card_says_where_dropped_files_go(
    desk: Desk, notes: Path, tmp_path: Path, endless_target: Path
) -> None:
    photo = tmp_path / "photo.png"
    photo.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    desk.drag(tmp_path, notes, photo)
    QApplication.sendEvent(desk.overlay, QDragLeaveEvent())
    assert not desk.overlay.isVisible()
    desk.drag(notes, photo, endless_target)
    assert desk.overlay.size() == desk.window.size()
    expected = ["Attach to the message", notes.name, photo.name]
    expected += ["", "Choose as a model", endless_target.name]
    assert desk.overlay.accessibleName().split("\n") == expected
    desk.drop()
    desk.qtbot.waitUntil(lambda: bool(desk.writing.files.attachments))
    desk.qtbot.waitUntil(lambda: "photo.png is an image, and the models here" in desk.said)
    picker = desk.window.models.picker
    assert picker is not None
    desk.qtbot.waitUntil(lambda: picker.choice.target_path == endless_target, timeout=10_000)
    picker.reject()


def test_a_system_prompt_is_told_to_the_model_and_kept_in_the_library(ready: Desk) -> None:
    dialog = ready.dialog()
    dialog.editor.setPlainText("Be patient.\n")
    dialog.use.click()
    assert ready.controller.current.system_prompt == "Be patient."
    assert ready.status.system.text() == "System: custom"
    ready.qtbot.waitUntil(lambda: "System prompt" in ready.status.gauge.toolTip())
    dialog = ready.dialog()
    dialog.to_library.click()
    dialog.name.setText("Teacher")
    dialog.reject()
    assert ready.status.system.text() == "System: Teacher"
    ready.controller.new_conversation()
    assert ready.status.system.text() == "System prompt"
    dialog = ready.dialog()
    dialog.choose(ready.prompts.prompts[0].id)
    assert (dialog.text, dialog.name.text()) == ("Be patient.", "Teacher")
    dialog.use.click()
    dialog = ready.dialog()
    assert not dialog.use.isEnabled()  # already in use
    dialog.none.click()
    assert ready.controller.current.system_prompt == ""
    endless = "\U0001f600" * 5001  # slow in Qt
    ready.controller.set_system_prompt(endless)
    dialog = ready.dialog()
    assert dialog.editor.isReadOnly()
    assert "too long" in dialog.editor.toPlainText()
    dialog.to_library.click()
    assert endless in [prompt.text for prompt in ready.prompts.prompts]
    dialog.new.click()
    assert (dialog.editor.isReadOnly(), dialog.text) == (False, "")
    before = [prompt.text for prompt in ready.prompts.prompts]
    for prompt in ready.prompts.prompts[:2]:
        dialog.choose(prompt.id)
        dialog.delete.click()
    assert len(ready.prompts.prompts) == len(before) - 2
    for _ in range(2):
        dialog.undo.button.click()
    assert sorted(prompt.text for prompt in ready.prompts.prompts) == sorted(before)
    assert dialog.undo.text == ""


def test_what_is_typed_is_for_the_scope_and_can_be_undone(sampled: Desk) -> None:
    sheet = sampled.sheet
    assert sheet.scope.value == Layer.CHAT
    sampled.enter(TEMPERATURE, "0.2")
    assert sampled.controller.engine.answering.sampling.temperature == 0.2
    assert sampled.controller.current.parameters == {"temperature": 0.2}
    assert sampled.status.sampling.text() == f"{CUSTOM} 0.2"
    assert sheet.undo.text == "This chat: Temperature 0.2"
    assert not sheet.row(TEMPERATURE).reset.isHidden()
    pick(sheet.scope, Layer.EVERYWHERE)
    assert sheet.row(TEMPERATURE).told == "This chat uses 0.2."
    sampled.enter(TOP_K, "7")
    assert sampled.preferences.get(TOP_K) == 7
    sheet.undo.button.click()
    assert sampled.preferences.get(TOP_K) == TOP_K.default
    QTest.keyClick(sheet.row(TOP_K).field, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sampled.controller.current.parameters == {}
    assert sheet.undo.text == ""
    assert sampled.status.sampling.text() == "Balanced 0.7"
    pick(sheet.scope, Layer.CHAT)
    sampled.enter(STOP_STRINGS, "\\n;User:")
    assert sampled.controller.answers.limits.stop_strings == ("\n", "User:")
    slider = sheet.row(TEMPERATURE).slider
    assert slider is not None
    for place in (80, 90, 100):  # merged into one change
        slider.setValue(place)
    assert sampled.controller.current.parameters["temperature"] == 1.0
    sheet.undo.button.click()
    assert slider.value() == 70


def test_a_style_is_chosen_saved_and_deleted(sampled: Desk) -> None:
    sheet = sampled.sheet
    pick(sheet.style_box, "Creative")
    assert sampled.status.sampling.text() == "Creative 1.2"
    assert sheet.save.isHidden()
    sampled.enter(MIN_P, "0.2")
    assert sheet.style_box.value == CUSTOM
    for name, refused in (("creative", True), ("Mine", False)):
        sheet.name.setText(name)
        sheet.save.click()
        assert sheet.refusal.isHidden() is not refused
    assert sampled.status.sampling.text() == "Mine 1.2"
    sheet.delete.click()
    assert sheet.style_box.value == CUSTOM
    sheet.reset_all.click()
    assert sampled.controller.current.parameters == {}


def test_what_the_makers_advise_is_offered_for_the_model(sampled: Desk, tmp_path: Path) -> None:
    plain = sampled.plain_model(tmp_path)
    sampled.load(plain)
    assert sampled.sheet.take_advice.isHidden()
    advised = tiny.write_random_model(
        tmp_path / "advised.gguf",
        seed=1,
        vocab_size=300,
        values={"general.sampling.temp": 0.6, "general.sampling.top_k": 20},
    )
    sampled.load(advised)
    assert sampled.sheet.advice.text() == ("Recommended for this model: Temperature 0.6, Top-k 20.")
    sampled.sheet.take_advice.click()
    assert sampled.sheet.take_advice.isHidden()
    assert sampled.controller.engine.answering.sampling.top_k == 20
    assert sampled.sheet.row(TOP_K).told == "Inherited: This model"
    sampled.load(plain)
    assert sampled.controller.engine.answering.sampling.top_k == TOP_K.default


def test_options_are_chosen_reset_and_follow_the_model(sampled: Desk, tmp_path: Path) -> None:
    assert sampled.sheet.switches == []
    sampled.load(write_switched_model(tmp_path / "switched.gguf"))
    sheet = sampled.sheet
    rows = {variable(row.preference): row for row in sheet.switches}
    thinking, effort = rows["thinking"], rows["reasoning_effort"]
    assert thinking.told == effort.told == "From the chat template"
    thinking.field.click()
    pick(effort.field, "high")
    switches = {"thinking": False, "reasoning_effort": "high"}
    assert sampled.controller.answers.switches == switches
    sheet.undo.button.click()
    assert sampled.controller.answers.switches == {"thinking": False}
    pick(sheet.scope, Layer.EVERYWHERE)
    assert not thinking.isVisible()
    pick(sheet.scope, Layer.CHAT)
    sampled.load(sampled.plain_model(tmp_path))
    assert sampled.sheet.switches == []
    sampled.load(tmp_path / "switched.gguf")
    assert not sampled.sheet.switches[1].field.isChecked()
