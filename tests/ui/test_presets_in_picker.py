"""A person's own pairs in the model picker: real files, a real store, and the real menus."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import AnswerSettings, LoadSettings, PairFiles
from foretoken.control.models.pair_choice import pair_settings
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import CacheType, Method, SamplingParams, SpeculativeConfig
from foretoken.models.library.folders import add_user_folder
from foretoken.models.presets.store import PresetStore, Remembered
from foretoken.models.presets.user_presets import (
    ModelSource,
    PairSettings,
    UserPreset,
    export_presets,
)
from foretoken.ui.models.model_menus import make_model_menu, make_preset_menu
from foretoken.ui.parts.row_painting import Sign
from foretoken.ui.window.main_window import MainWindow
from picker_hands import PickerHands

ANSWERS = AnswerSettings(
    SamplingParams(temperature=0.0), SpeculativeConfig(Method.LOOKUP, lookahead=6)
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A library of a big and a small model of one family, and one of another."""
    folder = tmp_path / "models"
    folder.mkdir()
    tokens = tiny.chat_tokens()
    swapped = [*tokens[:4], tokens[5], tokens[4], *tokens[6:]]
    for name, layers, words in (("Big", 12, tokens), ("Small", 1, tokens), ("Other", 1, swapped)):
        tiny.write_random_model(
            folder / f"{name}.gguf",
            seed=1,
            vocab_size=len(words),
            layers=layers,
            tokens=words,
            chat_template=tiny.CHATML_TEMPLATE,
            context_length=16_384,
        )
    add_user_folder(folder)
    return folder


def preset(folder: Path, name: str = "Careful") -> UserPreset:
    load = LoadSettings(4096, CacheType.Q8_0)
    draft = ModelSource(folder / "Small.gguf")
    settings = pair_settings(load, ANSWERS)
    return UserPreset(name, ModelSource(folder / "Big.gguf"), draft, settings)


class Hands(PickerHands):
    """Also at the menus of presets."""

    def preset_action(self, name: str | None, text: str) -> QAction:
        """Of the menu of a preset, or of the button."""
        listed = None if name is None else self.services.presets.find(name)
        return self.action(make_preset_menu(listed, self.picker), text)

    def answer(self, name: str) -> None:
        """Type a name into the field in the list, and Enter."""
        self.qtbot.waitUntil(lambda: self.targets.editing)
        field = self.targets.findChild(QLineEdit)
        field.setText(name)
        self.qtbot.keyClick(field, Qt.Key.Key_Return)
        self.qtbot.waitUntil(lambda: not self.targets.editing)
        self.wait_until_still()

    def use_context(self, length: int) -> None:
        """Choose another context."""
        field = self.picker.fit_panel.context
        field.setCurrentIndex(field._values.index(length))


@pytest.fixture
def hands(qtbot: QtBot, folder: Path, tmp_path: Path, quick_library: None) -> Iterator[Hands]:
    result = Hands(qtbot, tmp_path)
    yield result
    result.close()


@pytest.fixture
def with_preset(folder: Path) -> UserPreset:
    """Is there before the picker is."""
    made = preset(folder)
    PresetStore().create(made)
    return made


@pytest.fixture
def hands_with(with_preset: UserPreset, hands: Hands) -> Hands:
    return hands


def stored() -> list[str]:
    return [each.name for each in PresetStore().read().presets]


# --- my pairs --------------------------------------------------------------------------------


def test_my_pairs_stand_above_the_models_and_are_found(hands_with: Hands) -> None:
    hands = hands_with
    models = ["Models (4)", "Built-in pair", "Big", "Other", "Small"]
    assert hands.titles() == ["My pairs (1)", "Careful", *models]
    details = "Big + Small · context 4,096 · cache q8_0 · temperature 0"
    assert hands.row("Careful").details == f"{details} · Prompt lookup only · fixed 6"
    assert hands.row("Careful").spoken.startswith("Careful, preset, ")
    hands.qtbot.keyClicks(hands.targets, "careful")
    assert hands.titles() == ["Careful"]
    hands.wait_until_still()
    assert hands.choice.files is not None
    assert hands.choice.files.target.stem == "Big"
    assert hands.draft == "Small"


def test_a_preset_loads_with_all_its_settings(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    hands.go_to("Careful")
    hands.press(Qt.Key.Key_Return)
    ((_, files, settings),) = hands.asked
    assert files == PairFiles(folder / "Big.gguf", folder / "Small.gguf")
    assert settings == LoadSettings(4096, CacheType.Q8_0)
    assert settings.answers == ANSWERS


def test_what_is_changed_of_a_preset_is_not_changed_of_its_target(hands_with: Hands) -> None:
    hands = hands_with
    hands.go_to("Careful")
    hands.use_context(8192)
    assert hands.choice.settings.context_length == 8192
    assert hands.choice.settings.answers == ANSWERS
    hands.go_to("Big")
    assert hands.choice.settings == LoadSettings()
    assert hands.choice.settings.answers is None
    hands.go_to("Careful")
    assert hands.choice.settings == LoadSettings(8192, CacheType.Q8_0)


def test_a_preset_whose_file_is_gone_says_so_and_is_not_loaded(
    hands_with: Hands, folder: Path
) -> None:
    hands = hands_with
    (folder / "Small.gguf").unlink()
    hands.services.presets.refresh()
    hands.wait_until_still()
    row = hands.row("Careful")
    assert row.muted
    assert row.sign is Sign.REFUSED
    assert row.details.startswith("Small.gguf is no longer in ")
    hands.go_to("Careful")
    assert not hands.picker.load.isEnabled()
    assert "Careful: Small.gguf is no longer in " in hands.picker.load.toolTip()
    hands.press(Qt.Key.Key_Return)
    assert hands.asked == []
    hands.go_to("Big")
    assert hands.picker.load.isEnabled()


def test_in_use_is_what_is_loaded_just_like_this(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    files = PairFiles(folder / "Big.gguf", folder / "Small.gguf")
    hands.use(files, LoadSettings(4096, CacheType.Q8_0))
    assert hands.row("Careful").aside == ""
    assert hands.row("Big").aside == "in use"
    hands.engine.set_answers(ANSWERS)
    assert hands.row("Careful").aside == "in use"
    # Loading it again changes how answers are written, if they are others now.
    hands.engine.set_answers(AnswerSettings())
    hands.go_to("Careful")
    hands.press(Qt.Key.Key_Return)
    assert hands.engine.answering.settings == ANSWERS
    assert hands.asked == []


# --- saving and changing ---------------------------------------------------------------------


def test_the_choice_is_saved_by_keys(hands: Hands, folder: Path) -> None:
    hands.go_to("Big")
    hands.use_context(2048)
    hands.engine.set_answers(ANSWERS)
    hands.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    hands.qtbot.waitUntil(lambda: hands.targets.editing)
    assert hands.targets.findChild(QLineEdit).text() == "Big + Small"
    hands.answer("Mine")
    hands.qtbot.waitUntil(lambda: "Mine" in hands.titles(), timeout=5_000)
    [kept] = PresetStore().read().presets
    assert kept.target == ModelSource(folder / "Big.gguf")
    assert kept.draft == ModelSource(folder / "Small.gguf")
    assert kept.settings == pair_settings(LoadSettings(2048), ANSWERS)
    assert hands.targets.key == ("preset", "Mine")  # it is what is chosen


def test_presets_are_renamed_duplicated_and_replaced(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    hands.go_to("Careful")
    hands.preset_action("Careful", "Rename…").trigger()
    hands.answer("careful")  # only in other letters
    assert hands.targets.key == ("preset", "careful")
    hands.preset_action("careful", "Duplicate").trigger()
    hands.wait_until_still()
    assert stored() == ["careful", "careful (2)"]
    hands.go_to("Small")
    hands.preset_action("careful (2)", "Replace with current choice").trigger()
    hands.wait_until_still()
    assert hands.row("careful (2)").details.startswith("Small · default context")
    first, second = PresetStore().read().presets
    assert first == replace(preset(folder), name="careful")
    assert second.target == ModelSource(folder / "Small.gguf")


def test_a_deleted_preset_can_be_brought_back(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    PresetStore().create(preset(folder, "Last"))
    hands.services.presets.refresh()
    hands.wait_until_still()
    hands.go_to("Careful")
    hands.preset_action("Careful", "Delete").trigger()
    hands.wait_until_still()
    assert stored() == ["Last"]
    assert "Careful" not in hands.titles()
    assert hands.picker.undo.text == "Deleted Careful."
    # The choice stays what it was.
    assert hands.choice.target_path == folder / "Big.gguf"
    assert hands.choice.settings == LoadSettings(4096, CacheType.Q8_0)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.qtbot.waitUntil(lambda: hands.picker.undo.text == "", timeout=5_000)
    assert stored() == ["Careful", "Last"]
    assert PresetStore().read().presets[0] == preset(folder)


# --- files that travel -----------------------------------------------------------------------


def test_presets_are_exported_and_imported(
    hands_with: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, file = hands_with, tmp_path / "mine.json"
    # Windows of the system need a person.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    hands.preset_action("Careful", "Export…").trigger()
    hands.wait_until_still()
    assert hands.picker.message.text == f"Exported 1 preset to {file}."
    hands.preset_action(None, "Import presets…").trigger()
    hands.wait_until_still()
    assert hands.picker.message.text == "Imported 1 preset: Careful (2)."
    assert stored() == ["Careful", "Careful (2)"]


def test_a_bad_file_is_refused_in_place_and_nothing_is_lost(
    hands_with: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    hands, file = hands_with, tmp_path / "bad.json"
    export_presets([preset(folder, "Good")], file)
    document = json.loads(file.read_text())
    document["presets"][0]["settings"]["context_length"] = "long"
    file.write_text(json.dumps(document))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    hands.go_to("Careful")
    hands.preset_action("Careful", "Import presets…").trigger()
    hands.wait_until_still()
    assert hands.picker.message.text.startswith("bad.json is not imported. ")
    assert "context_length" in hands.picker.message.text
    assert stored() == ["Careful"]
    assert hands.targets.key == ("preset", "Careful")


# --- settings of a model ---------------------------------------------------------------------


def remember(folder: Path) -> None:
    settings = PairSettings(context_length=2048)
    PresetStore().remember(ModelSource(folder / "Big.gguf"), Remembered(settings, None))


def test_the_settings_of_the_last_load_are_used_again(hands: Hands, folder: Path) -> None:
    remember(folder)
    hands.services.presets.refresh()
    hands.wait_until_still()
    hands.go_to("Big")
    assert hands.choice.settings == LoadSettings(2048)
    assert hands.choice.files == PairFiles(folder / "Big.gguf", None)
    hands.go_to("Other")
    assert hands.choice.settings == LoadSettings()
    # What a person chooses here counts more.
    hands.go_to("Big")
    hands.use_context(8192)
    hands.choice.choose_draft(folder / "Small.gguf")
    hands.go_to("Other")
    hands.go_to("Big")
    assert hands.choice.settings == LoadSettings(8192)
    assert hands.draft == "Small"


def test_remembered_settings_can_be_forgotten(hands: Hands, folder: Path) -> None:
    remember(folder)
    hands.services.presets.refresh()
    hands.wait_until_still()
    hands.go_to("Big")
    hands.model_action("Big", "Reset to defaults").trigger()
    hands.wait_until_still()
    assert hands.choice.settings == LoadSettings()
    assert hands.draft == "Small"
    assert PresetStore().read().settings_by_model == {}
    big = next(model for model in hands.services.feed.models if model.name == "Big")
    texts = [each.text() for each in make_model_menu(big, hands.picker).actions()]
    assert "Reset to defaults" not in texts


# --- in the whole window ---------------------------------------------------------------------


def test_a_preset_reaches_composer_and_chip_and_a_load_is_remembered(
    qtbot: QtBot, tmp_path: Path, with_preset: UserPreset, folder: Path
) -> None:
    controller = ChatController()
    preferences = KeptPreferences(tmp_path)
    window = MainWindow(controller, preferences)
    window.show()
    models = window.models
    presets = models.services.presets
    models.open()
    assert models.picker is not None
    qtbot.waitUntil(lambda: presets.find("Careful") is not None, timeout=10_000)
    models.picker.choice.choose(("preset", "Careful"))
    qtbot.waitUntil(lambda: models.picker.load.isEnabled(), timeout=10_000)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=30_000) as ended:
        models.picker.load.click()
    # Caches of 8 bits cannot be of heads this small: then nothing has changed.
    assert "cache" in str(ended.args[0])
    assert controller.engine.answering.settings == AnswerSettings()
    models.picker.choice.use_settings(models.picker.choice.settings.with_cache(CacheType.F16))
    with qtbot.waitSignal(controller.engine.load_ended, timeout=30_000) as ended:
        models.picker.load.click()
    assert ended.args == [None]
    assert controller.engine.answering.settings == ANSWERS
    assert window._composer.status.sampling.accessibleName().startswith("Sampling: Greedy")
    assert window._top_bar._chip.text() == "Fixed 6"
    assert not presets.busy  # a preset keeps its own settings
    models.open()
    models.picker.show_choice(PairFiles(folder / "Big.gguf", None), LoadSettings(2048))
    qtbot.waitUntil(lambda: models.picker.load.isEnabled(), timeout=10_000)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=30_000):
        models.picker.load.click()
    assert controller.engine.answering.settings == AnswerSettings()
    qtbot.waitUntil(lambda: not presets.busy, timeout=10_000)
    remembered = PresetStore().read().settings_by_model
    key = ModelSource(folder / "Big.gguf").key
    assert remembered[key].settings.context_length == 2048
    assert remembered[key].draft is None
    window.close()
    window.deleteLater()
    assert controller.shut_down()
