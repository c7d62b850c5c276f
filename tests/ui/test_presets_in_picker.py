"""A person's own pairs in the model picker: real files, a real store, and the real menus."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import AnswerSettings, LoadSettings, PairFiles, PairLoaded
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.pair_choice import pair_settings
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import CacheType, Method, SamplingParams, SpeculativeConfig
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.folders import add_user_folder
from foretoken.models.presets.store import PresetStore, Remembered
from foretoken.models.presets.user_presets import (
    ModelSource,
    PairSettings,
    UserPreset,
    export_presets,
)
from foretoken.ui.look.theme import DARK
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.parts.row_painting import Row, Sign
from foretoken.ui.window.main_window import MainWindow
from looks import wear

BUILT_IN = PairFiles(*builtin_pair())
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


class Hands:
    """A picker, and what a person sees and does in it."""

    def __init__(self, qtbot: QtBot, services: ModelServices) -> None:
        self.qtbot, self.services = qtbot, services
        self.picker = ModelPicker(services, None)
        qtbot.addWidget(self.picker)
        services.presets.refresh()
        self.picker.show_choice(BUILT_IN, LoadSettings())
        self.picker.show()
        self.pane = self.picker.chooser.targets
        self.list = self.pane.list
        self.still()

    def still(self) -> None:
        """Until everything is read and compared."""
        services = self.services
        self.qtbot.waitUntil(
            lambda: (
                services.feed.built_in is not None
                and not services.feed.scanning
                and not services.ranking.busy
                and not services.presets.busy
                and not self.picker.chooser._rank_timer.isActive()
                and not self.pane._timer.isActive()
            ),
            timeout=10_000,
        )

    def rows(self) -> list[Row]:
        return [self.list.model().row(n) for n in range(self.list.model().rowCount())]

    def titles(self) -> list[str]:
        return [row.title for row in self.rows()]

    def row(self, title: str) -> Row:
        return next(row for row in self.rows() if row.title == title)

    def choose(self, title: str) -> None:
        """Go to a row as the arrow keys do."""
        model = self.list.model()
        self.list.setCurrentIndex(model.index(self.titles().index(title), 0))
        self.still()

    def action(self, name: str | None, text: str) -> QAction:
        """Of the menu of a preset, or of the button."""
        listed = None if name is None else self.services.presets.find(name)
        menu = self.picker.preset_menu.make_menu(listed)
        return next(each for each in menu.actions() if each.text().split("\t")[0] == text)

    def answer(self, name: str) -> None:
        """Type a name into the question that is open, and Enter."""
        dialog = self.picker.preset_menu.question
        assert dialog is not None
        dialog.field.setText(name)
        self.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
        self.still()

    @property
    def fit_settings(self) -> LoadSettings:
        return self.picker.chooser.load_settings

    @property
    def draft(self) -> str:
        return str(getattr(self.picker.chooser.drafts.list.key, "stem", None))


@pytest.fixture
def hands(qtbot: QtBot, folder: Path, services: ModelServices) -> Hands:
    return Hands(qtbot, services)


@pytest.fixture
def with_preset(folder: Path) -> UserPreset:
    """Is there before the picker is."""
    made = preset(folder)
    PresetStore().create(made)
    return made


@pytest.fixture
def hands_with(qtbot: QtBot, with_preset: UserPreset, services: ModelServices) -> Hands:
    return Hands(qtbot, services)


def stored() -> list[str]:
    return [each.name for each in PresetStore().read().presets]


# --- my pairs --------------------------------------------------------------------------------


def test_my_pairs_stand_above_the_models_and_are_found(hands_with: Hands) -> None:
    hands = hands_with
    models = ["Built-in pair", "Big", "Other", "Small"]
    assert hands.titles() == ["My pairs (1)", "Careful", "Models (4)", *models]
    details = "Big + Small · context 4,096 · cache q8_0 · temperature 0"
    assert hands.row("Careful").details == f"{details} · prompt lookup only · fixed 6"
    assert hands.row("Careful").spoken.startswith("Careful, my pair, ")
    hands.qtbot.keyClicks(hands.list, "careful")
    assert hands.titles() == ["My pairs (1)", "Careful"]
    hands.still()
    assert hands.picker.chooser.files is not None
    assert hands.picker.chooser.files.target.stem == "Big"
    assert hands.draft == "Small"


def test_without_pairs_there_are_no_headings(hands: Hands) -> None:
    assert hands.titles() == ["Built-in pair", "Big", "Other", "Small"]


def test_a_preset_loads_with_all_its_settings(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    hands.choose("Careful")
    with hands.qtbot.waitSignal(hands.picker.load_requested) as asked:
        hands.qtbot.keyClick(hands.list, Qt.Key.Key_Return)
    files, settings = asked.args
    assert files == PairFiles(folder / "Big.gguf", folder / "Small.gguf")
    assert settings == LoadSettings(4096, CacheType.Q8_0)
    assert settings.answers == ANSWERS


def test_what_is_changed_of_a_preset_is_not_changed_of_its_target(hands_with: Hands) -> None:
    hands = hands_with
    hands.choose("Careful")
    hands.picker.chooser.fit._context.picked.emit(8192)
    assert hands.fit_settings.context_length == 8192
    assert hands.fit_settings.answers == ANSWERS
    hands.choose("Big")
    assert hands.fit_settings == LoadSettings()
    assert hands.fit_settings.answers is None
    hands.choose("Careful")
    assert hands.fit_settings == LoadSettings(8192, CacheType.Q8_0)


def test_a_preset_whose_file_is_gone_says_so_and_is_not_loaded(
    folder: Path, with_preset: UserPreset, qtbot: QtBot, services: ModelServices
) -> None:
    (folder / "Small.gguf").unlink()
    hands = Hands(qtbot, services)
    row = hands.row("Careful")
    assert row.muted
    assert row.sign is Sign.REFUSED
    assert row.details.startswith("Small.gguf is no longer in ")
    hands.choose("Careful")
    assert not hands.picker.bar.load.isEnabled()
    assert "Careful: Small.gguf is no longer in " in hands.picker.bar.load.toolTip()
    with qtbot.assertNotEmitted(hands.picker.load_requested):
        qtbot.keyClick(hands.list, Qt.Key.Key_Return)
    hands.choose("Big")
    assert hands.picker.bar.load.isEnabled()


def test_a_model_of_the_hub_is_found_where_it_was_downloaded(
    folder: Path, qtbot: QtBot, services: ModelServices
) -> None:
    hub = ModelSource(repository="owner/tales", file="Big.gguf", revision="main")
    missing = ModelSource(repository="owner/tales", file="Huge.gguf")
    PresetStore().create(UserPreset("Here", hub))
    PresetStore().create(UserPreset("Not here", missing))
    place = folder / "models--owner--tales"
    snapshot = place / "snapshots" / "abc"
    snapshot.mkdir(parents=True)
    (place / "refs").mkdir()
    (place / "refs" / "main").write_text("abc")
    (folder / "Big.gguf").rename(snapshot / "Big.gguf")
    hands = Hands(qtbot, services)
    hands.choose("Here")
    assert hands.picker.chooser.files == PairFiles(snapshot / "Big.gguf", None)
    problem = "Huge.gguf of owner/tales is not on this computer: get it first."
    assert hands.row("Not here").details == problem


def test_in_use_is_what_is_loaded_just_like_this(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    files = PairFiles(folder / "Big.gguf", folder / "Small.gguf")
    settings = LoadSettings(4096, CacheType.Q8_0)
    hands.picker.show_loaded(PairLoaded(files, "Big", "Small", 4096, None, settings=settings))
    assert hands.row("Careful").aside == ""
    assert hands.row("Big").aside == "in use"
    hands.picker.show_answers(ANSWERS)
    assert hands.row("Careful").aside == "in use"
    # Loading it again changes how answers are written, if they are others now.
    hands.picker.show_answers(AnswerSettings())
    hands.choose("Careful")
    with hands.qtbot.waitSignal(hands.picker.answers_requested) as asked:
        hands.qtbot.keyClick(hands.list, Qt.Key.Key_Return)
    assert asked.args == [ANSWERS]


# --- saving and changing ---------------------------------------------------------------------


def test_the_choice_is_saved_by_keys(hands: Hands, folder: Path) -> None:
    hands.choose("Big")
    hands.picker.chooser.fit._context.picked.emit(2048)
    hands.picker.show_answers(ANSWERS)
    hands.qtbot.keyClick(hands.list, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    dialog = hands.picker.preset_menu.question
    assert dialog is not None
    assert dialog.field.text() == "Big + Small"
    assert "context 2,048" in dialog._details.text()
    hands.answer("Mine")
    hands.qtbot.waitUntil(lambda: "Mine" in hands.titles(), timeout=5_000)
    [kept] = PresetStore().read().presets
    assert kept.target == ModelSource(folder / "Big.gguf")
    assert kept.draft == ModelSource(folder / "Small.gguf")
    assert kept.settings == pair_settings(LoadSettings(2048), ANSWERS)
    assert hands.list.key == ("preset", "Mine")  # it is what is chosen


def test_a_name_that_is_taken_is_refused_in_place(hands_with: Hands) -> None:
    hands = hands_with
    hands.action(None, "Save as preset…").trigger()
    dialog = hands.picker.preset_menu.question
    assert dialog is not None
    dialog.field.setText("CAREFUL ")
    assert dialog.problem == "There is a preset “Careful” already. Choose another name."
    assert not dialog.save.isEnabled()
    hands.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.field.setText("  ")
    assert not dialog.save.isEnabled()
    hands.answer("Calm")
    hands.qtbot.waitUntil(lambda: stored() == ["Careful", "Calm"], timeout=5_000)


def test_nothing_is_saved_of_what_cannot_be_loaded(hands: Hands, folder: Path) -> None:
    hands.choose("Big")
    hands.picker.chooser.show_draft(folder / "Other.gguf")
    assert not hands.picker.bar.load.isEnabled()
    assert not hands.action(None, "Save as preset…").isEnabled()
    hands.picker.preset_menu.save()
    assert hands.picker.preset_menu.question is None


def test_presets_are_renamed_duplicated_and_replaced(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    hands.choose("Careful")
    hands.action("Careful", "Rename…").trigger()
    hands.answer("careful")  # only in other letters
    assert hands.list.key == ("preset", "careful")
    hands.action("careful", "Duplicate").trigger()
    hands.still()
    assert stored() == ["careful", "careful (2)"]
    hands.choose("Small")
    hands.action("careful (2)", "Replace by the present choice").trigger()
    hands.still()
    assert hands.row("careful (2)").details.startswith("Small · prompt lookup · usual context")
    first, second = PresetStore().read().presets
    assert first == replace(preset(folder), name="careful")
    assert second.target == ModelSource(folder / "Small.gguf")


def test_changes_of_a_preset_that_are_not_kept_survive_its_new_name(hands_with: Hands) -> None:
    hands = hands_with
    hands.choose("Careful")
    hands.picker.chooser.fit._context.picked.emit(8192)
    hands.action("Careful", "Rename…").trigger()
    hands.answer("Bold")
    assert hands.list.key == ("preset", "Bold")
    assert hands.fit_settings.context_length == 8192
    assert "context 4,096" in hands.row("Bold").details
    hands.action("Bold", "Replace by the present choice").trigger()
    hands.still()
    assert "context 8,192" in hands.row("Bold").details
    assert hands.fit_settings.answers == ANSWERS


def test_what_another_window_changes_is_shown(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    hands.choose("Careful")
    other = replace(preset(folder), target=ModelSource(folder / "Small.gguf"), draft=None)
    PresetStore().edit("Careful", replace(other, settings=PairSettings(context_length=1024)))
    hands.services.presets.refresh()
    hands.still()
    assert hands.picker.chooser.files == PairFiles(folder / "Small.gguf", None)
    assert hands.fit_settings == LoadSettings(1024)


def test_a_deleted_preset_can_be_brought_back(hands_with: Hands, folder: Path) -> None:
    hands = hands_with
    PresetStore().create(preset(folder, "Last"))
    hands.services.presets.refresh()
    hands.still()
    hands.choose("Careful")
    hands.action("Careful", "Delete").trigger()
    hands.still()
    assert stored() == ["Last"]
    assert "Careful" not in hands.titles()
    assert hands.pane.undo.text == "Deleted Careful."
    # The choice stays what it was.
    assert hands.picker.chooser.target_path == folder / "Big.gguf"
    assert hands.fit_settings == LoadSettings(4096, CacheType.Q8_0)
    hands.qtbot.keyClick(hands.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.qtbot.waitUntil(lambda: hands.pane.undo.text == "", timeout=5_000)
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
    hands.action("Careful", "Export…").trigger()
    hands.still()
    assert hands.picker.bar.message == f"Exported 1 preset to {file}."
    hands.action(None, "Import presets…").trigger()
    hands.still()
    assert hands.picker.bar.message == "Imported 1 preset: Careful (2)."
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
    hands.choose("Careful")
    hands.action("Careful", "Import presets…").trigger()
    hands.still()
    assert hands.picker.bar.message.startswith("bad.json is not imported. ")
    assert "context_length" in hands.picker.bar.message
    assert stored() == ["Careful"]
    assert hands.list.key == ("preset", "Careful")


# --- settings of a model ---------------------------------------------------------------------


def remember(folder: Path) -> None:
    settings = PairSettings(context_length=2048)
    PresetStore().remember(ModelSource(folder / "Big.gguf"), Remembered(settings, None))


def test_the_settings_of_the_last_load_are_used_again(
    folder: Path, qtbot: QtBot, services: ModelServices
) -> None:
    remember(folder)
    hands = Hands(qtbot, services)
    hands.choose("Big")
    assert hands.fit_settings == LoadSettings(2048)
    assert hands.picker.chooser.files == PairFiles(folder / "Big.gguf", None)
    hands.choose("Other")
    assert hands.fit_settings == LoadSettings()
    # What a person chooses here counts more.
    hands.choose("Big")
    hands.picker.chooser.fit._context.picked.emit(8192)
    hands.picker.chooser.show_draft(folder / "Small.gguf")
    hands.choose("Other")
    hands.choose("Big")
    assert hands.fit_settings == LoadSettings(8192)
    assert hands.draft == "Small"


def test_remembered_settings_can_be_forgotten(
    folder: Path, qtbot: QtBot, services: ModelServices
) -> None:
    remember(folder)
    hands = Hands(qtbot, services)
    hands.choose("Big")
    big = next(model for model in services.feed.models if model.name == "Big")
    menu = hands.picker.menu.make_menu(big, None)
    next(each for each in menu.actions() if each.text() == "Use usual settings").trigger()
    hands.still()
    assert hands.fit_settings == LoadSettings()
    assert hands.draft == "Small"
    assert PresetStore().read().settings_by_model == {}
    texts = [each.text() for each in hands.picker.menu.make_menu(big, None).actions()]
    assert "Use usual settings" not in texts


# --- in the whole window ---------------------------------------------------------------------


def test_a_preset_reaches_composer_and_chip_and_a_load_is_remembered(
    qtbot: QtBot, tmp_path: Path, with_preset: UserPreset, folder: Path
) -> None:
    controller = ChatController()
    preferences = KeptPreferences(tmp_path)
    window = MainWindow(controller, preferences)
    window.show()
    desk = window.model_desk
    presets = desk._services.presets
    desk.open()
    assert desk.picker is not None
    qtbot.waitUntil(lambda: presets.find("Careful") is not None, timeout=10_000)
    listed = presets.find("Careful")
    assert listed is not None
    desk.picker.chooser._on_target_chosen(listed)
    qtbot.waitUntil(lambda: desk.picker.bar.load.isEnabled(), timeout=10_000)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=30_000) as ended:
        desk.picker.bar.load.click()
    # Caches of 8 bits cannot be of heads this small: then nothing has changed.
    assert "cache" in str(ended.args[0])
    assert controller.engine.answering.settings == AnswerSettings()
    desk.picker.chooser.fit._cache.picked.emit(CacheType.F16)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=30_000) as ended:
        desk.picker.bar.load.click()
    assert ended.args == [None]
    assert controller.engine.answering.settings == ANSWERS
    assert window._composer.status.sampling.accessibleName().startswith("Sampling: Greedy")
    assert window._top_bar.activity == "fixed 6"
    assert not presets.busy  # a preset keeps its own settings
    desk.open()
    desk.picker.show_choice(PairFiles(folder / "Big.gguf", None), LoadSettings(2048))
    qtbot.waitUntil(lambda: desk.picker.bar.load.isEnabled(), timeout=10_000)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=30_000):
        desk.picker.bar.load.click()
    assert controller.engine.answering.settings == AnswerSettings()
    qtbot.waitUntil(lambda: not presets.busy, timeout=10_000)
    remembered = PresetStore().read().settings_by_model
    key = ModelSource(folder / "Big.gguf").key
    assert remembered[key].settings.context_length == 2048
    assert remembered[key].draft is None
    window.close()
    window.deleteLater()
    assert controller.shut_down()


# --- looks -----------------------------------------------------------------------------------


def test_both_themes_are_drawn(hands_with: Hands) -> None:
    hands_with.pane.undo.show_deleted("Something")
    light = hands_with.picker.grab().toImage()
    wear(DARK)
    assert hands_with.picker.grab().toImage() != light
    hands_with.picker.resize(720, 480)
    assert hands_with.list.height() > 100
