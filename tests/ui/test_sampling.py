"""The sampling sheet in the window: for whom something is chosen, and what is said of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.prompt.template_switches import variable
from foretoken.control.sampling.answer_parameters import Layer
from foretoken.preferences.declared import (
    MIN_P,
    STOP_STRINGS,
    TEMPERATURE,
    TOP_K,
)
from foretoken.preferences.preference import Preference
from foretoken.ui.composer.sampling_sheet import CUSTOM
from foretoken.ui.parts.choice_box import ChoiceBox
from open_window import OpenWindow, light_preferences
from switched_model import write_switched_model

Key = Qt.Key


def pick(box: ChoiceBox, value: object) -> None:
    box.setCurrentIndex(box._values.index(value))


class Desk(OpenWindow):
    """A window whose sheet is open."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.preferences = light_preferences(folder)
        super().__init__(qtbot, self.preferences)
        self.preferences.reset(TEMPERATURE)
        self.sampling = self.window.sampling_controller
        self.word = self.window._composer.status.sampling
        with qtbot.waitActive(self.window):
            pass
        self.word.click()
        assert self.sampling.sheet is not None
        self.sheet = self.sampling.sheet

    def type(self, parameter: Preference[object], text: str) -> None:
        field = self.sheet.row(parameter).field
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Key.Key_Return)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "config")
    yield result
    result.close()


def test_what_is_typed_is_for_the_scope_and_can_be_undone(desk: Desk) -> None:
    sheet = desk.sheet
    assert sheet.scope.value == Layer.CHAT
    desk.type(TEMPERATURE, "0.2")
    assert desk.controller.engine.answering.sampling.temperature == 0.2
    assert desk.controller.current.parameters == {"temperature": 0.2}
    assert desk.word.text() == f"{CUSTOM} 0.2"
    assert "(This chat)" in desk.word.accessibleName()
    assert sheet.undo.text == "This chat: Temperature 0.2"
    assert not sheet.row(TEMPERATURE).reset.isHidden()
    pick(sheet.scope, Layer.EVERYWHERE)
    assert sheet.row(TEMPERATURE).told == "This chat uses 0.2."
    desk.type(TOP_K, "7")
    assert desk.preferences.get(TOP_K) == 7
    sheet.undo.button.click()
    assert desk.preferences.get(TOP_K) == TOP_K.default
    QTest.keyClick(sheet.row(TOP_K).field, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.controller.current.parameters == {}
    assert sheet.undo.text == ""
    assert desk.word.text() == "Balanced 0.7"


def test_a_slider_moves_the_value_in_one_change(desk: Desk) -> None:
    row = desk.sheet.row(TEMPERATURE)
    assert row.slider is not None
    assert row.slider.value() == 35  # 0.7 of 2
    for place in (40, 45, 50):
        row.slider.setValue(place)
    assert row.field.text() == "1"
    assert desk.controller.current.parameters == {"temperature": 1.0}
    desk.sheet.undo.button.click()
    assert desk.controller.current.parameters == {}
    assert row.slider.value() == 35
    assert desk.sheet.row(TOP_K).slider is None
    desk.type(STOP_STRINGS, "\\n;User:")
    assert desk.controller.answers.limits.stop_strings == ("\n", "User:")
    desk.window.settings_controller.open()
    dialog = desk.window.settings_controller.dialog
    assert dialog is not None
    assert "This chat uses \\n;User:." in dialog.row(STOP_STRINGS).told
    dialog.close()
    field = desk.sheet.row(TOP_K).field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "9")
    QTest.keyClick(field, Key.Key_Escape)  # closes the sheet and keeps what is typed
    assert desk.sampling.sheet is None
    assert desk.controller.current.parameters["top_k"] == 9


def test_a_style_is_chosen_saved_and_deleted(desk: Desk) -> None:
    sheet = desk.sheet
    pick(sheet.style_box, "Creative")
    assert desk.word.text() == "Creative 1.2"
    assert sheet.save.isHidden()
    desk.type(MIN_P, "0.2")
    assert sheet.style_box.value == CUSTOM
    for name, refused in (("creative", True), ("Mine", False)):
        sheet.save.click()
        QTest.keyClicks(sheet.name, name)
        QTest.keyClick(sheet.name, Key.Key_Return)
        assert sheet.refusal.isHidden() is not refused
        if refused:
            QTest.keyClick(sheet.name, Key.Key_Escape)
    assert sheet.style_box.value == "Mine"
    assert desk.word.text() == "Mine 1.2"
    sheet.delete.click()
    assert sheet.style_box.value == CUSTOM
    sheet.reset_all.click()
    assert desk.controller.current.parameters == {}


def test_what_the_makers_advise_is_offered_for_the_model(desk: Desk, tmp_path: Path) -> None:
    assert desk.sheet.take_advice.isHidden()
    plain = tiny.write_random_model(tmp_path / "plain.gguf", seed=1, vocab_size=300)
    desk.load(plain)
    assert desk.sheet.take_advice.isHidden()
    advised = tiny.write_random_model(
        tmp_path / "advised.gguf",
        seed=1,
        vocab_size=300,
        values={
            "general.sampling.temp": 0.6,
            "general.sampling.top_p": 0.95,
            "general.sampling.top_k": 20,
            "general.sampling.min_p": -3.0,
        },
    )
    desk.load(advised)
    assert desk.sheet.advice.text() == (
        "Recommended for this model: Temperature 0.6, Top-k 20, Top-p 0.95."
    )
    desk.sheet.take_advice.click()
    assert desk.sheet.take_advice.isHidden()
    assert desk.controller.engine.answering.sampling.top_k == 20
    assert desk.sheet.row(TOP_K).told == "Inherited: This model"
    desk.load(plain)
    assert desk.controller.engine.answering.sampling.top_k == TOP_K.default


def test_options_of_a_model_are_chosen_reset_and_follow_the_model(
    desk: Desk, tmp_path: Path
) -> None:
    sheet = desk.sheet
    assert sheet.switches == []
    desk.load(write_switched_model(tmp_path / "switched.gguf"))
    rows = {variable(row.preference): row for row in sheet.switches}
    assert list(rows) == ["reasoning_effort", "thinking"]
    thinking, effort = rows["thinking"], rows["reasoning_effort"]
    assert thinking.field.isChecked()
    assert thinking.told == effort.told == "From the chat template"
    thinking.field.click()
    pick(effort.field, "high")
    switches = {"thinking": False, "reasoning_effort": "high"}
    assert desk.controller.answers.switches == switches
    assert sheet.undo.text == "This chat: Reasoning effort high"
    assert desk.word.text() == "Balanced 0.7"
    sheet.undo.button.click()
    assert desk.controller.answers.switches == {"thinking": False}
    thinking.reset.click()
    assert thinking.told == "From the chat template"
    thinking.field.click()
    pick(sheet.scope, Layer.MODEL)
    assert rows["thinking"].told == "This chat uses off."
    pick(sheet.scope, Layer.EVERYWHERE)
    assert sheet.switches == []
    pick(sheet.scope, Layer.CHAT)
    plain = tiny.write_random_model(tmp_path / "plain.gguf", seed=1, vocab_size=300)
    desk.load(plain)
    assert sheet.switches == []
    assert sheet.undo.text == ""
    desk.load(tmp_path / "switched.gguf")
    assert [row.field.isChecked() for row in sheet.switches[1:]] == [False]
