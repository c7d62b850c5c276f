"""System prompts in the window: the chat's own, and those of the library."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.engine.config import GenerationLimits
from foretoken.ui.composer.system_prompt_dialog import OWN, SystemPromptDialog
from open_window import OpenWindow, light_preferences

REFUSING = (
    "{% if messages[0].role == 'system' %}{{ raise_exception('No system role.') }}{% endif %}"
)


class Desk(OpenWindow):
    """A window, and what a person does with its system prompts."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, light_preferences(folder))
        self.prompts = self.window.system_prompts
        self.library = self.prompts.prompts
        self.button = self.window._composer.status.system

    def dialog(self) -> SystemPromptDialog:
        self.button.click()
        assert self.prompts.dialog is not None
        return self.prompts.dialog


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path)
    yield result
    result.close()


def test_a_system_prompt_is_told_to_the_model_and_named(desk: Desk, builtin_target: Path) -> None:
    desk.load(builtin_target)
    assert desk.button.text() == "System prompt"
    dialog = desk.dialog()
    dialog.editor.setPlainText("Be kind.\n")
    desk.qtbot.waitUntil(lambda: "to each prompt." in dialog.cost.text())
    dialog.use.click()
    assert desk.prompts.dialog is None
    assert desk.controller.current.system_prompt == "Be kind."
    assert desk.button.text() == "System: custom"
    assert "Be kind." in desk.button.toolTip()
    gauge = desk.window._composer.status.gauge
    desk.qtbot.waitUntil(lambda: "System prompt" in gauge.toolTip())
    desk.controller.new_conversation()
    assert desk.button.text() == "System prompt"


def test_a_template_without_a_place_for_it_is_said(desk: Desk, models: Path) -> None:
    path = tiny.write_random_model(
        models / "no-system.gguf",
        seed=5,
        vocab_size=260,
        context_length=512,
        chat_template=REFUSING + tiny.CHATML_TEMPLATE,
        values={"general.name": "Plain Jane"},
    )
    desk.load(path)
    dialog = desk.dialog()
    dialog.editor.setPlainText("Be kind.")
    desk.qtbot.waitUntil(lambda: "chat template has no system prompt" in dialog.cost.text())
    dialog.use.click()
    desk.controller.answers.limits = GenerationLimits(max_tokens=4)
    with desk.qtbot.waitSignal(desk.controller.answers.ended, timeout=20_000):
        desk.controller.send("Hi")
    assert desk.controller.current.messages[1].error is None


def test_a_prompt_is_kept_in_the_library_and_used_again(desk: Desk) -> None:
    dialog = desk.dialog()
    dialog.editor.setPlainText("Be patient.")
    dialog.keep.click()
    dialog.name.setText("Teacher")
    dialog.use.click()
    assert desk.button.text() == "System: Teacher"
    desk.controller.new_conversation()
    dialog = desk.dialog()
    teacher = desk.library.prompts[0]
    dialog.choose(teacher.id)
    assert (dialog.text, dialog.name.text()) == ("Be patient.", "Teacher")
    dialog.use.click()
    assert desk.controller.current.system_prompt == teacher.text
    dialog = desk.dialog()
    assert not dialog.use.isEnabled()  # it is in use
    dialog.none.click()
    assert desk.controller.current.system_prompt == ""


def test_changes_of_the_library_are_kept_or_undone_and_the_chat_stays(desk: Desk) -> None:
    first = desk.library.add("First.")
    dialog = desk.dialog()
    dialog.editor.setPlainText("Half a though")
    dialog.choose(first.id)
    assert dialog.text == "First."
    dialog.editor.setPlainText("Second.")
    dialog.name.setText("Renamed")
    dialog.choose(OWN)
    assert dialog.text == "Half a though"
    dialog.reject()
    assert [(one.name, one.text) for one in desk.library.prompts] == [("Renamed", "Second.")]
    assert desk.controller.current.system_prompt == ""
    dialog = desk.dialog()
    dialog.choose(first.id)
    dialog.activateWindow()
    desk.qtbot.waitUntil(dialog.isActiveWindow)
    dialog.list.setFocus()
    desk.qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert desk.library.prompts == []
    assert (dialog.text, dialog.undo.text) == ("", "Deleted Renamed.")
    dialog.undo.button.click()
    assert (dialog.text, dialog.undo.text) == ("Second.", "")
    dialog.reject()
