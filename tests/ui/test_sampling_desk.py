"""The sampling sheet in the window: for whom something is chosen, and what is said of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.prompt.template_switches import variable
from foretoken.control.sampling.answer_parameters import Layer
from foretoken.preferences.declared import (
    CONTEXT_POLICY,
    MIN_P,
    SEED,
    STOP_STRINGS,
    TEMPERATURE,
    TOP_K,
)
from foretoken.preferences.preference import Preference
from foretoken.ui.composer.sampling_sheet import CUSTOM
from foretoken.ui.look.theme import LIGHT
from foretoken.ui.parts.parameter_row import ParameterRow
from looks import wear
from switched_model import write_switched_model
from window_desk import WindowDesk, light_preferences

Key = Qt.Key


class Desk(WindowDesk):
    """A window whose sheet is open."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.preferences = light_preferences(folder)
        super().__init__(qtbot, self.preferences)
        self.preferences.reset(TEMPERATURE)
        self.desk = self.window.sampling_desk
        self.word = self.window._composer.status.sampling
        with qtbot.waitActive(self.window):
            pass
        self.word.click()
        assert self.desk.sheet is not None
        self.sheet = self.desk.sheet

    def row(self, parameter: Preference[object]) -> ParameterRow:
        return self.sheet.rows[parameter]

    def type(self, parameter: Preference[object], text: str) -> None:
        line = self.row(parameter).control.line
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Key.Key_Return)

    def choose_for(self, layer: Layer) -> None:
        self.sheet.layer._pick(layer)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, tmp_path / "config")
    yield result
    result.close()


def test_what_is_typed_is_for_whom_is_shown_and_can_be_taken_back(desk: Desk) -> None:
    assert desk.sheet.layer.value == Layer.CHAT
    desk.type(TEMPERATURE, "0.2")
    assert desk.controller.engine.answering.sampling.temperature == 0.2
    assert desk.controller.current.parameters == {"temperature": 0.2}
    assert desk.word.value == f"{CUSTOM} 0.2"
    assert "for this chat" in desk.word.accessibleName()
    assert desk.sheet.undo.text == "Temperature: 0.2 for this chat."
    assert not desk.row(TEMPERATURE).reset.isHidden()
    desk.choose_for(Layer.EVERYWHERE)
    assert desk.row(TEMPERATURE).told == "This chat uses 0.2 instead"
    desk.type(TOP_K, "7")
    assert desk.preferences.get(TOP_K) == 7
    desk.sheet.undo.button.click()
    assert desk.preferences.get(TOP_K) == TOP_K.default
    QTest.keyClick(desk.row(TOP_K).control.line, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.controller.current.parameters == {}
    assert desk.sheet.undo.text == ""
    assert desk.word.value == "Balanced 0.7"


def test_what_is_no_value_is_refused_where_it_is_typed(desk: Desk) -> None:
    desk.type(TEMPERATURE, "hot")
    assert "from 0 to 100" in desk.row(TEMPERATURE)._refusal.text()
    QTest.keyClick(desk.row(TEMPERATURE).control.line, Key.Key_Escape)
    assert desk.row(TEMPERATURE)._refusal.isHidden()
    assert desk.controller.current.parameters == {}
    QTest.keyClick(desk.row(TEMPERATURE).control.line, Key.Key_Escape)
    assert desk.desk.sheet is None


def test_a_kind_is_chosen_kept_and_deleted(desk: Desk) -> None:
    desk.sheet.kind._pick("Creative")
    assert desk.word.value == "Creative 1.2"
    assert desk.sheet.keep.isHidden()
    desk.type(MIN_P, "0.2")
    assert desk.sheet.kind.value == CUSTOM
    for name, refused in (("creative", True), ("Mine", False)):
        desk.sheet.keep.click()
        QTest.keyClicks(desk.sheet.name, name)
        QTest.keyClick(desk.sheet.name, Key.Key_Return)
        assert desk.sheet._refusal.isHidden() is not refused
        if refused:
            QTest.keyClick(desk.sheet.name, Key.Key_Escape)
    assert desk.sheet.kind.value == "Mine"
    assert desk.word.value == "Mine 1.2"
    desk.sheet.delete.click()
    assert desk.sheet.kind.value == CUSTOM
    desk.sheet.reset_all.click()
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
    assert desk.sheet._advice.text() == (
        "The makers of this model advise: Temperature 0.6, Top-k 20, Top-p 0.95."
    )
    desk.sheet.take_advice.click()
    assert desk.sheet.take_advice.isHidden()
    assert desk.controller.engine.answering.sampling.top_k == 20
    assert desk.row(TOP_K).told == "Chosen for this model"
    desk.load(plain)
    assert desk.controller.engine.answering.sampling.top_k == TOP_K.default


def test_the_settings_say_what_this_chat_uses_instead(desk: Desk) -> None:
    desk.type(STOP_STRINGS, "\\n;User:")
    assert desk.controller.answers.limits.stop_strings == ("\n", "User:")
    desk.window.settings_desk.open()
    dialog = desk.window.settings_desk.dialog
    assert dialog is not None
    told = [row.told for row in dialog.page.rows if row.preference is STOP_STRINGS]
    assert "This chat uses \\n;User: instead." in told[0]
    desk.controller.show_conversation(Conversation())
    told = [row.told for row in dialog.page.rows if row.preference is STOP_STRINGS]
    assert "instead" not in told[0]
    dialog.close()


def test_every_control_is_reached_by_keyboard_and_named(desk: Desk) -> None:
    named = set()
    part: QWidget = desk.sheet.layer
    while desk.sheet.isAncestorOf(part):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible():
            assert part.accessibleName() or isinstance(part, QPushButton), part
            named.add(part.accessibleName())
        part = part.nextInFocusChain()
    assert {each.title for each in (TEMPERATURE, STOP_STRINGS)} <= named
    assert f"{SEED.title}: Another each time" in named
    assert any(name.startswith(CONTEXT_POLICY.title) for name in named)


def switch_rows(desk: Desk) -> dict[str, ParameterRow]:
    return {variable(each): row for each, row in desk.sheet.switches.rows.items()}


def test_what_a_model_has_of_its_own_is_chosen_reset_and_follows_the_model(
    desk: Desk, tmp_path: Path
) -> None:
    assert desk.sheet.switches.isHidden()
    desk.load(write_switched_model(tmp_path / "switched.gguf"))
    assert not desk.sheet.switches.isHidden()
    rows = switch_rows(desk)
    assert list(rows) == ["reasoning_effort", "thinking"]
    thinking, effort = rows["thinking"], rows["reasoning_effort"]
    assert thinking.control.box.isChecked()
    assert thinking.told == effort.told == "As its template has it"
    thinking.control.box.click()
    effort.control.button._pick("high")
    switches = {"thinking": False, "reasoning_effort": "high"}
    assert desk.controller.answers.switches == switches
    assert desk.sheet.undo.text == "Reasoning effort: high for this chat."
    assert desk.word.value == "Balanced 0.7"
    desk.sheet.undo.button.click()
    assert desk.controller.answers.switches == {"thinking": False}
    thinking.reset.click()
    assert thinking.told == "As its template has it"
    thinking.control.box.click()
    desk.choose_for(Layer.MODEL)
    assert thinking.told == "This chat uses off instead"
    desk.choose_for(Layer.EVERYWHERE)
    assert desk.sheet.switches.isHidden()
    desk.choose_for(Layer.CHAT)
    plain = tiny.write_random_model(tmp_path / "plain.gguf", seed=1, vocab_size=300)
    desk.load(plain)
    assert desk.sheet.switches.isHidden()
    assert desk.sheet.undo.text == ""
    desk.load(tmp_path / "switched.gguf")
    assert not switch_rows(desk)["thinking"].control.box.isChecked()


def test_the_keyboard_comes_to_a_models_own_before_the_rest(desk: Desk, tmp_path: Path) -> None:
    desk.load(write_switched_model(tmp_path / "switched.gguf"))
    part, names = desk.sheet.layer, []
    for _ in range(40):
        part = part.nextInFocusChain()
        names.append(part.accessibleName())
    wanted = ["Reasoning effort: medium", "Thinking", TEMPERATURE.title]
    assert [name for name in names if name in wanted] == wanted


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_stays_within_the_chat(desk: Desk, scale: float) -> None:
    wear(LIGHT, scale)
    for width, height in ((1400, 900), (760, 500)):
        desk.window.resize(width, height)
        QTest.qWait(20)
        chat = desk.window._chat.geometry()
        assert chat.contains(desk.sheet.geometry())
        assert desk.sheet.geometry().right() == chat.right()
