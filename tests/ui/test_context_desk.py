"""What goes with a message in the window: files, the gauge, system prompts, unsent text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Attachment
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.prompt_counter import ContextUse
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import GenerationLimits
from foretoken.ui.composer.composer import ComposerNotice
from foretoken.ui.composer.context_gauge import details, obstacle, warning
from foretoken.ui.composer.system_prompt_dialog import OWN, SystemPromptDialog
from foretoken.ui.parts.attachment_row import AttachmentRow
from foretoken.ui.parts.message_editor import MessageEditor
from window_desk import WindowDesk, light_preferences

REFUSING = (
    "{% if messages[0].role == 'system' %}{{ raise_exception('No system role.') }}{% endif %}"
)


class Desk(WindowDesk):
    """A window with a model, and what a person sees of the field in it."""

    def __init__(self, qtbot: QtBot, preferences: KeptPreferences) -> None:
        super().__init__(qtbot, preferences)
        self.composer = self.window._composer
        self.context = self.window.context_desk

    def write(self, text: str) -> None:
        self.composer.set_text(text)

    def send(self) -> None:
        editor = self.window.findChild(MessageEditor)
        assert editor is not None
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000):
            self.qtbot.keyClick(editor, Qt.Key.Key_Return)

    def ask(self, text: str) -> None:
        self.write(text)
        self.send()

    @property
    def gauge(self) -> str:
        return self.composer.status.gauge.text

    def counted(self) -> ContextUse:
        """What was counted of the state of now."""
        with self.qtbot.waitSignal(self.context._watch.counted, timeout=5000) as counted:
            self.context._watch.look_again()
        assert isinstance(counted.args[0], ContextUse)
        return counted.args[0]

    @property
    def chips(self) -> list[tuple[str, str]]:
        row = self.composer.findChild(AttachmentRow)
        assert row is not None
        return [(chip.text(), chip.note) for chip in row.chips]

    @property
    def said(self) -> str:
        notices = self.composer.findChildren(ComposerNotice)
        return "\n".join(notice.text for notice in notices if notice.text)

    def dialog(self) -> SystemPromptDialog:
        self.context.open_system_prompt()
        dialog = self.context.dialog
        assert dialog is not None
        return dialog


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, light_preferences(tmp_path))
    yield result
    result.close()


@pytest.fixture
def ready(desk: Desk, builtin_target: Path) -> Desk:
    desk.load(builtin_target)
    return desk


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("The roof leaks.\n" * 5)
    return path


# --- files ----------------------------------------------------------------------------------------


def test_files_are_read_counted_and_sent(ready: Desk, notes: Path) -> None:
    ready.context.attach([notes])
    assert ready.chips == [("notes.txt", "reading…")]
    ready.qtbot.waitUntil(lambda: "tokens" in ready.chips[0][1])
    use = ready.counted()
    assert ready.chips == [("notes.txt", f"{use.attachments[0]} tokens")]
    ready.ask("What leaks?")
    assert ready.chips == []
    question = ready.controller.current.messages[0]
    assert question.attachments == (Attachment("notes.txt", "The roof leaks.\n" * 5),)
    assert question.text == "What leaks?"
    rows = ready.window._chat.findChildren(AttachmentRow)
    assert [chip.text() for row in rows for chip in row.chips] == ["notes.txt"]


def test_a_message_may_be_files_alone(ready: Desk, notes: Path) -> None:
    ready.context.attach([notes])
    ready.qtbot.waitUntil(lambda: not ready.context.files.reading)
    ready.send()
    assert ready.controller.current.messages[0].attachments


def test_nothing_is_sent_while_a_file_is_read(ready: Desk, notes: Path) -> None:
    ready.write("Hello")
    ready.context.attach([notes])
    editor = ready.composer.findChild(MessageEditor)
    assert editor is not None
    ready.qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert ready.controller.current.messages == []
    ready.qtbot.waitUntil(lambda: not ready.context.files.reading)
    ready.send()
    assert ready.controller.current.messages[0].attachments


def test_models_are_handed_on_and_pictures_refused(
    desk: Desk, notes: Path, tmp_path: Path, endless_target: Path
) -> None:
    picture = tmp_path / "photo.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    desk.context.attach([picture, endless_target, notes])
    picker = desk.window.models.picker
    assert picker is not None
    desk.qtbot.waitUntil(lambda: picker.choice.target_path == endless_target, timeout=10_000)
    picker.reject()
    desk.qtbot.waitUntil(lambda: not desk.context.files.reading)
    assert [name for name, _ in desk.chips] == ["notes.txt"]
    assert "photo.png is an image. Models here read text only" in desk.said
    desk.context.attach([notes])
    assert desk.said == ""


def test_without_a_model_files_wait_uncounted(desk: Desk, notes: Path) -> None:
    desk.context.attach([notes])
    desk.qtbot.waitUntil(lambda: desk.chips == [("notes.txt", "80 characters")])
    assert desk.composer.status.gauge.isHidden()


def test_files_stay_with_their_conversation(ready: Desk, notes: Path) -> None:
    ready.ask("Hi! How are you?")
    first = ready.controller.current
    ready.context.attach([notes])
    ready.controller.new_conversation()
    assert ready.chips == []
    ready.controller.show_conversation(first)
    assert [name for name, _ in ready.chips] == ["notes.txt"]
    ready.qtbot.waitUntil(lambda: not ready.context.files.reading)


# --- unsent text ----------------------------------------------------------------------------------


def test_unsent_text_stays_with_its_conversation(ready: Desk) -> None:
    ready.ask("Hi! How are you?")
    first = ready.controller.current
    ready.write("half a thou")
    ready.controller.new_conversation()
    assert ready.composer.text() == ""
    ready.write("another")
    second = ready.controller.current
    ready.controller.show_conversation(first)
    assert ready.composer.text() == "half a thou"
    ready.controller.show_conversation(second)
    assert ready.composer.text() == "another"
    ready.send()
    assert ready.controller.current.unsent_text == ""


# --- the gauge ------------------------------------------------------------------------------------


def test_the_gauge_tells_what_will_be_in_the_context(ready: Desk) -> None:
    ready.qtbot.waitUntil(lambda: ready.gauge == "Context 0 of 1,024")
    ready.write("Hi! How are you?")
    ready.qtbot.waitUntil(lambda: ready.gauge != "Context 0 of 1,024")
    use = ready.counted()
    assert ready.gauge == f"Context {use.total} of 1,024"
    built: list[int] = []
    ready.controller.answers.context_changed.connect(lambda used, total: built.append(used))
    ready.send()
    assert built[0] == use.total  # the prompt; then comes the answer
    after = ready.counted()
    assert after.total > use.total
    ready.qtbot.waitUntil(lambda: ready.gauge == f"Context {after.total} of 1,024")
    tip = ready.composer.status.gauge.details
    assert "Kept for the answer" in tip
    assert f"{after.reserve:,}" in tip
    assert f"{after.room - after.reserve:,}" in tip


def test_what_will_be_left_out_is_said_before_sending(desk: Desk, endless_target: Path) -> None:
    desk.load(endless_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=2500)
    for _ in range(3):
        desk.ask("word " * 40)
    desk.controller.answers.limits = GenerationLimits(max_tokens=1024)
    desk.write("more")
    use = desk.counted()
    assert use.left_out > 0
    turns = "turn" if use.left_out == 1 else f"{use.left_out} turns"
    said = (
        f"The context is full, with {use.reserve:,} tokens kept for the answer: "
        f"the oldest {turns} will be left out when this is sent."
    )
    desk.qtbot.waitUntil(lambda: desk.said == said)
    gauge = desk.composer.status.gauge
    assert gauge.urgent
    # The bar tells what there is now, not what is there once turns are left out.
    assert use.before_dropping + use.reserve > use.context_length
    desk.qtbot.waitUntil(lambda: f"{use.before_dropping:,} of" in gauge.text)
    assert f"{use.reserve:,} kept for the answer" in gauge.accessibleName()  # as in the words
    desk.send()
    assert desk.controller.current.context_start == 2 * use.left_out
    desk.qtbot.waitUntil(lambda: "left out when" not in desk.said)


def test_what_is_too_long_is_not_sent(ready: Desk) -> None:
    ready.write("word " * 2000)
    ready.qtbot.waitUntil(lambda: "Too long by" in ready.said)
    use = ready.counted()
    assert (
        f"Too long by {use.total - 1023:,} tokens: the model's context holds 1,024." in ready.said
    )
    editor = ready.composer.findChild(MessageEditor)
    assert editor is not None
    ready.qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert ready.controller.current.messages == []
    assert ready.composer.text() == "word " * 2000
    ready.write("word")
    ready.qtbot.waitUntil(lambda: ready.said == "")
    ready.send()


def test_files_are_counted_while_an_answer_is_written(
    desk: Desk, endless_target: Path, notes: Path
) -> None:
    desk.load(endless_target)
    desk.controller.answers.limits = GenerationLimits(max_tokens=8000)
    desk.write("go on")
    editor = desk.composer.findChild(MessageEditor)
    assert editor is not None
    desk.qtbot.keyClick(editor, Qt.Key.Key_Return)
    desk.qtbot.waitUntil(lambda: bool(desk.controller.current.messages[-1].text))
    desk.context.attach([notes])
    desk.qtbot.waitUntil(lambda: "tokens" in desk.chips[0][1])
    assert desk.controller.engine.state is EngineState.GENERATING
    with desk.qtbot.waitSignal(desk.controller.answers.ended, timeout=5000):
        desk.controller.engine.stop()


def test_words_of_the_context() -> None:
    def use(total: int, **others: int) -> ContextUse:
        parts = {"system": 0, "text": 10, **others}
        return ContextUse(total, 4096, 1024, attachments=(100,), **parts)

    assert warning(use(1000)) == obstacle(use(1000)) == ""
    assert warning(use(2900, turns=3)) == (
        "The context is nearly full: 172 tokens more, and old turns are left out."
    )
    assert warning(use(2900)) == ""
    assert warning(use(3500)) == (
        "The context is nearly full: only 596 tokens are left for the answer."
    )
    assert warning(use(2000, left_out=1)) == (
        "The context is full, with 1,024 tokens kept for the answer: "
        "the oldest turn will be left out when this is sent."
    )
    assert warning(use(4000, left_out=2)) == (
        "The context is full, with 1,024 tokens kept for the answer: "
        "the oldest 2 turns will be left out when this is sent. "
        "96 tokens are left for the answer."
    )
    assert obstacle(use(4095)) == ""
    assert obstacle(use(4096)).startswith("Too long by 1 token: the model's context holds 4,096.")
    assert warning(use(5000)) == obstacle(use(5000))
    assert "attach less" in obstacle(use(5000))
    assert "or the system prompt" in obstacle(use(5000, system=4000))
    table = details(use(1000, system=20, turns=1), ["<b>.txt"])
    assert "&lt;b&gt;.txt" in table
    for part in ("System prompt", "20", "870", "Kept for the answer", "1,024", "Free", "2,072"):
        assert part in table
    assert "Left out" not in table
    assert "Free" not in details(use(3072), [])
    full = details(use(2000, left_out=2, left_out_tokens=1500), [])
    assert "2,000 of 4,096 tokens once this is sent" in full
    assert "Left out: the oldest 2 turns" in full
    assert "1,500" in full


# --- the system prompt ----------------------------------------------------------------------------


def test_a_system_prompt_is_told_to_the_model_and_named(ready: Desk) -> None:
    word = ready.composer.status.system
    assert word.value == "none"
    dialog = ready.dialog()
    dialog.editor.setPlainText("Be kind.\n")
    ready.qtbot.waitUntil(lambda: "to each prompt." in dialog.cost.text())
    dialog.use.click()
    assert ready.context.dialog is None
    assert ready.controller.current.system_prompt == "Be kind."
    assert word.value == "own text"
    use = ready.counted()
    assert use.system > 0
    assert "System prompt" in ready.composer.status.gauge.details
    ready.controller.new_conversation()
    assert word.value == "none"


def test_a_template_without_a_place_for_it_is_said(desk: Desk, models: Path) -> None:
    template = REFUSING + tiny.CHATML_TEMPLATE
    path = tiny.write_random_model(
        models / "no-system.gguf",
        seed=5,
        vocab_size=260,
        context_length=512,
        chat_template=template,
        values={"general.name": "Plain Jane"},
    )
    desk.load(path)
    dialog = desk.dialog()
    dialog.editor.setPlainText("Be kind.")
    desk.qtbot.waitUntil(
        lambda: "The chat template of no-system has no system prompt" in dialog.cost.text()
    )
    dialog.use.click()
    desk.controller.answers.limits = GenerationLimits(max_tokens=4)
    desk.ask("Hi")
    assert desk.controller.current.messages[1].error is None


def test_a_prompt_is_kept_in_the_library_and_used_again(ready: Desk) -> None:
    dialog = ready.dialog()
    dialog.editor.setPlainText("Be patient.")
    dialog.keep.click()
    dialog.name.setText("Teacher")
    dialog.use.click()
    assert ready.composer.status.system.value == "Teacher"
    ready.controller.new_conversation()
    assert ready.composer.status.system.value == "none"
    dialog = ready.dialog()
    teacher = ready.context.prompts.prompts[0]
    dialog.choose(teacher.id)
    assert dialog.text == "Be patient."
    assert dialog.name.text() == "Teacher"
    dialog.use.click()
    assert ready.controller.current.system_prompt == teacher.text
    dialog = ready.dialog()
    assert dialog._key == teacher.id
    assert not dialog.use.isEnabled()
    dialog.none.click()
    assert ready.controller.current.system_prompt == ""


def test_changes_of_the_library_are_kept_and_the_chat_stays(ready: Desk) -> None:
    library = ready.context.prompts
    first = library.add("First.")
    dialog = ready.dialog()
    dialog.choose(first.id)
    dialog.editor.setPlainText("Second.")
    dialog.name.setText("Renamed")
    dialog.reject()
    assert [(one.name, one.text) for one in library.prompts] == [("Renamed", "Second.")]
    assert ready.controller.current.system_prompt == ""


def test_text_of_the_chat_is_not_lost_by_looking_at_others(ready: Desk) -> None:
    other = ready.context.prompts.add("Another.")
    dialog = ready.dialog()
    dialog.editor.setPlainText("Half a though")
    dialog.choose(other.id)
    assert dialog.text == "Another."
    assert dialog._key == other.id
    dialog.choose(OWN)
    assert dialog.text == "Half a though"
    dialog.reject()


def test_a_deleted_prompt_comes_back(ready: Desk) -> None:
    prompt = ready.context.prompts.add("Precious.")
    dialog = ready.dialog()
    dialog.choose(prompt.id)
    dialog.activateWindow()
    ready.qtbot.waitUntil(dialog.isActiveWindow)
    dialog.list.setFocus()
    ready.qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert ready.context.prompts.prompts == []
    assert dialog.text == ""
    assert dialog.undo.text == "Deleted New prompt."
    dialog.undo.button.click()
    assert dialog.text == "Precious."
    assert dialog.undo.text == ""
    assert dialog._key == prompt.id
    dialog.reject()


def test_every_control_of_the_dialog_has_a_name_and_a_tip(ready: Desk) -> None:
    dialog = ready.dialog()
    buttons = (
        *(dialog.use, dialog.none, dialog.new, dialog.delete),
        *(dialog.keep, dialog.undo.button),
    )
    assert all(button.toolTip() and button.text() for button in buttons)
    fields: tuple[QWidget, ...] = (dialog.name, dialog.editor, dialog.list)
    assert all(field.accessibleName() for field in fields)
    assert dialog.editor.hasFocus() or not dialog.isActiveWindow()
    dialog.reject()
