"""User presets in the model picker, with real files, a real store and the real menus."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLineEdit

from chat_pieces import pick
from foretoken.engine.config import CacheType, Method, SamplingParams, SpeculativeConfig
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles
from foretoken.models.presets.user_presets import ModelSource, PresetStore, Remembered, UserPreset
from foretoken.ui.models.model_rows import make_preset_menu
from foretoken.ui.parts.row_painting import Sign
from open_window import OpenWindow
from picker_hands import PickerHands

ANSWERS = AnswerSettings(
    SamplingParams(temperature=0.0), SpeculativeConfig(Method.LOOKUP, lookahead=6)
)
LOAD = LoadSettings(4096).with_cache(CacheType.Q8_0)


@pytest.fixture
def big(folder: Path) -> Path:
    return folder / "Tales-Big.gguf"


@pytest.fixture
def small(folder: Path) -> Path:
    return folder / "Tales-Small.gguf"


@pytest.fixture
def preset(big: Path, small: Path) -> UserPreset:
    """Stored before the picker opens."""
    made = UserPreset(
        "Careful", ModelSource(big), ModelSource(small), replace(LOAD, answers=ANSWERS)
    )
    PresetStore().create(made)
    return made


def preset_action(hands: PickerHands, name: str | None, text: str) -> QAction:
    """Return an action of a preset's menu, or of the preset button's."""
    listed = None if name is None else hands.services.presets.find(name)
    return hands.action(make_preset_menu(listed, hands.picker), text)


def answer(hands: PickerHands, name: str) -> str:
    """Type a name into the editor in the list and press Enter; return the previous text."""
    hands.qtbot.waitUntil(lambda: hands.targets.editing)
    field = hands.targets.findChild(QLineEdit)
    before = field.text()
    field.setText(name)
    hands.qtbot.keyClick(field, Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: not hands.targets.editing)
    hands.wait_until_still()
    return str(before)


def refresh(hands: PickerHands) -> None:
    hands.services.presets.refresh()
    hands.wait_until_still()


def stored() -> list[str]:
    return [each.name for each in PresetStore().read().presets]


def test_a_preset_loads_all_unless_a_file_is_gone(
    preset: UserPreset, hands: PickerHands, big: Path, small: Path
) -> None:
    assert hands.titles()[:3] == ["My pairs (1)", "Careful", "Models (4)"]
    details = "Tales-Big + Tales-Small · context 4,096 · cache q8_0 · temperature 0"
    assert hands.row("Careful").details == details
    hands.find("careful")
    assert hands.titles() == ["Careful"]
    assert hands.draft == "Tales-Small"
    hands.press(Qt.Key.Key_Return)
    wanted = replace(LOAD, answers=ANSWERS)
    assert hands.asked == [("load_pair", PairFiles(big, small), wanted)]
    hands.end_load("It broke")
    small.unlink()
    refresh(hands)
    row = hands.row("Careful")
    assert (row.muted, row.sign) == (True, Sign.REFUSED)
    assert row.details.startswith("Tales-Small.gguf is no longer in ")
    assert not hands.picker.load.isEnabled()


def test_the_choice_is_saved_by_keys(hands: PickerHands, big: Path, small: Path) -> None:
    hands.go_to("Tales-Big")
    pick(hands.picker.fit_panel.context, 2048)
    hands.engine.set_answers(ANSWERS)
    hands.engine.answering.sampling = ANSWERS.sampling
    hands.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert answer(hands, "Mine") == "Tales-Big + Tales-Small"
    hands.qtbot.waitUntil(lambda: "Mine" in hands.titles(), timeout=5_000)
    settings = LoadSettings(2048, answers=ANSWERS)
    kept = UserPreset("Mine", ModelSource(big), ModelSource(small), settings)
    assert PresetStore().read().presets == (kept,)
    assert hands.targets.key == ("preset", "Mine")  # it is selected


def test_presets_are_renamed_duplicated_replaced_deleted_and_brought_back(
    preset: UserPreset, hands: PickerHands, big: Path, small: Path
) -> None:
    hands.go_to("Careful")
    preset_action(hands, "Careful", "Rename…").trigger()
    answer(hands, "careful")  # only the case differs
    assert hands.targets.key == ("preset", "careful")
    preset_action(hands, "careful", "Duplicate").trigger()
    hands.wait_until_still()
    assert stored() == ["careful", "careful (2)"]
    hands.go_to("Tales-Small")
    preset_action(hands, "careful (2)", "Replace with current choice").trigger()
    hands.wait_until_still()
    first, second = PresetStore().read().presets
    assert second.target == ModelSource(small)
    hands.go_to("careful")
    preset_action(hands, "careful", "Delete").trigger()
    hands.wait_until_still()
    assert stored() == ["careful (2)"]
    # The choice itself stays.
    assert (hands.choice.target_path, hands.choice.settings.without_answers()) == (big, LOAD)
    for _ in range(2):
        hands.picker.undo.button.click()
    hands.qtbot.waitUntil(lambda: hands.picker.undo.text == "", timeout=5_000)
    hands.wait_until_still()
    assert PresetStore().read().presets == (first, second)


def test_presets_are_exported_and_imported_and_a_bad_file_is_refused(
    preset: UserPreset, hands: PickerHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, message = tmp_path / "mine.json", hands.picker.message
    # Native dialogs cannot be tested.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    preset_action(hands, "Careful", "Export…").trigger()
    hands.wait_until_still()
    preset_action(hands, None, "Import presets…").trigger()
    hands.wait_until_still()
    assert message.text == "Imported 1 preset: Careful (2)."
    assert stored() == ["Careful", "Careful (2)"]
    document = json.loads(file.read_text())
    document["presets"][0]["settings"]["context_length"] = "long"
    file.write_text(json.dumps(document))
    preset_action(hands, "Careful", "Import presets…").trigger()
    hands.wait_until_still()
    assert message.text.startswith("mine.json was not imported. ")


def test_the_last_loads_settings_are_used_until_forgotten(hands: PickerHands, big: Path) -> None:
    kept = Remembered(LoadSettings(2048), None)  # without a draft
    PresetStore().remember(ModelSource(big), kept)
    refresh(hands)
    hands.go_to("Tales-Big")
    assert hands.choice.settings == LoadSettings(2048)
    assert hands.choice.files == PairFiles(big, None)
    # A choice made here has precedence.
    hands.go_to("Tales-Big")
    pick(hands.picker.fit_panel.context, 8192)
    hands.go_to("Foreign")
    hands.go_to("Tales-Big")
    assert hands.choice.settings == LoadSettings(8192)
    hands.model_action("Tales-Big", "Reset to defaults").trigger()
    hands.wait_until_still()
    assert hands.choice.settings == LoadSettings()
    assert PresetStore().read().settings_by_model == {}


def test_presets_reach_composer_and_chip(preset: UserPreset, desk: OpenWindow, big: Path) -> None:
    window, engine, qtbot = desk.window, desk.controller.engine, desk.qtbot
    models, before = window.models, engine.answering.settings
    presets = models.services.presets
    models.open()
    qtbot.waitUntil(lambda: presets.find("Careful") is not None, timeout=10_000)
    models.picker.choice.choose(("preset", "Careful"))

    def load() -> object:
        qtbot.waitUntil(models.picker.load.isEnabled, timeout=10_000)
        with qtbot.waitSignal(engine.load_ended, timeout=30_000) as ended:
            models.picker.load.click()
        return ended.args[0]

    assert "cache" in str(load())  # 8 bits are impossible with heads this small
    assert engine.answering.settings == before
    models.picker.choice.use_settings(models.picker.choice.settings.with_cache(CacheType.F16))
    assert load() is None
    assert engine.answering.settings == ANSWERS
    assert window._top_bar._chip.text() == "Fixed 6"
    models.open()
    models.picker.show_choice(PairFiles(big, None), LoadSettings(2048))
    assert load() is None
    assert engine.answering.settings == before
    qtbot.waitUntil(lambda: not presets.busy, timeout=10_000)
    kept = PresetStore().read().settings_by_model[ModelSource(big).key]
    assert (kept.settings.context_length, kept.draft) == (2048, None)
