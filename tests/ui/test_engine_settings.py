"""Engine settings: shown, validated, applied and remembered."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from foretoken.control.models.engine_form import EngineForm, MachineFacts, Part
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.remembered_pairs import remembered_target
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import (
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SpeculativeConfig,
)
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.ui.models.engine_settings_dialog import OF_GPUS, EngineSettingsDialog
from foretoken.ui.models.fit_panel import gpu_note
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")
BOTH = (Part.TARGET, Part.DRAFT)
MACHINE = MachineFacts(processor_cores=4, threads=8, gpus={})
Q8 = CacheType.Q8_0
OWN = LoadSettings(
    128,
    target=ModelSettings(threads=2, micro_batch_length=64, flash_attention=True),
    draft=ModelSettings(batch_length=64),
    drafting=SpeculativeConfig(lookahead=6),
)


@pytest.fixture
def files(random_target: Path, random_draft: Path) -> PairFiles:
    return PairFiles(random_target, random_draft)


class Hands:
    def __init__(self, qtbot: QtBot, dialog: EngineSettingsDialog) -> None:
        self.qtbot = qtbot
        self.dialog = dialog
        self.used: list[LoadSettings] = []
        dialog.chosen.connect(self.used.append)
        dialog.open()

    def choose(self, key: str, value: object) -> None:
        self.dialog.rows[key].field.chosen.emit(value)

    def shows(self, key: str) -> object:
        return self.dialog._form.values[key]

    def use(self) -> None:
        assert self.dialog.use.isEnabled()
        self.dialog.use.click()


@pytest.fixture
def make(qtbot: QtBot, files: PairFiles, services: ModelServices) -> Callable[..., Hands]:
    """Open a dialog, which is deleted when closed."""
    window = QWidget()
    qtbot.addWidget(window)

    def hands(
        load: LoadSettings | None = None, facts: MachineFacts = MACHINE, **how: object
    ) -> Hands:
        pair = how.pop("pair", files)
        dialog = EngineSettingsDialog(
            pair, load or LoadSettings(), services.fit, window, facts=facts, **how
        )
        return Hands(qtbot, dialog)

    return hands


@pytest.fixture
def hands(make: Callable[..., Hands]) -> Hands:
    return make(longest_context=512)


def test_every_field_of_the_engine_has_a_row_and_unchanged_settings_stay(hands: Hands) -> None:
    of_model = {field.name for field in fields(ModelSettings)}
    of_drafting = {field.name for field in fields(SpeculativeConfig)} - {"max_steps"}
    assert set(hands.dialog.rows) == {
        "pair.context_length",
        *(f"{part}.{name}" for part in ("target", "draft") for name in of_model),
        *(f"drafting.{name}" for name in of_drafting),
    }
    for load in (LoadSettings(), OWN):
        again = EngineForm(load, has_draft=True).load_settings
        assert (again, again.answers) == (load, load.answers)


def test_rows_say_what_the_machine_has_and_why_they_have_no_effect(hands: Hands) -> None:
    rows = hands.dialog.rows
    assert "4 cores, 8 threads" in rows["target.threads"].told
    assert "Up to 512 tokens" in rows["pair.context_length"].told
    assert "no supported GPU" in rows["target.gpu_layers"].told
    assert all(rows[f"{part}.{name}"].isHidden() for part in BOTH for name in OF_GPUS)
    assert not hands.dialog.tune.isEnabled()
    assert hands.dialog.tuning.text() == "Load this pair to measure it."
    assert not rows["drafting.lookahead"].field.isEnabled()  # applies to the fixed length only
    hands.choose("drafting.rule", LookaheadRule.FIXED)
    assert rows["drafting.lookahead"].field.isEnabled()
    hands.choose("drafting.method", Method.PLAIN)
    assert "Not used without drafting" in rows["drafting.lookahead"].told


def test_gpus_are_offered_by_name_and_combined(make: Callable[..., Hands]) -> None:
    gpus = {"CUDA0": "Big (CUDA0)", "CUDA1": "Small (CUDA1)"}
    hands = make(facts=replace(MACHINE, gpus=gpus))
    rows = hands.dialog.rows
    box = rows["target.devices"].field
    offered = [box.itemText(index) for index in range(box.count())]
    assert offered == ["Automatic", "Processor only", *gpus.values(), "CUDA0 and CUDA1"]
    assert rows["target.tensor_split"].isHidden()
    hands.choose("target.devices", "CUDA0,CUDA1")
    assert not rows["target.tensor_split"].isHidden()
    hands.choose("target.tensor_split", "2,1")
    hands.choose("target.gpu_layers", 3)
    hands.choose("target.devices", "none")  # the layers no longer matter
    assert rows["target.gpu_layers"].isHidden()
    hands.use()
    assert hands.used[0].target == ModelSettings(devices="none")
    left_out = replace(MACHINE, left_out=("libggml-vulkan.so: no driver",))
    assert "libggml-vulkan.so: no driver. Update" in gpu_note(left_out)
    assert gpu_note(MACHINE) == gpu_note(replace(left_out, gpus=gpus)) == ""


def test_incompatible_values_are_refused_with_the_reason(hands: Hands) -> None:
    section, use = hands.dialog.sections[Part.TARGET], hands.dialog.use
    hands.choose("target.cache_type_v", Q8)
    hands.choose("target.flash_attention", False)
    assert "A value cache of type q8_0 needs flash attention" in section.remark.text()
    assert hands.dialog.view.grade.text() == use.toolTip() == section.remark.text()
    assert not use.isEnabled()
    hands.choose("target.flash_attention", True)
    field = hands.dialog.rows["target.micro_batch_length"].field
    field.selectAll()
    hands.qtbot.keyClicks(field, "600")
    hands.qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "from 1 to the batch size (512)" in section.remark.text()
    hands.choose("target.batch_length", 600)
    assert section.remark.text() == section.note
    hands.use()
    [used] = hands.used
    assert used.target == ModelSettings(
        batch_length=600, micro_batch_length=600, flash_attention=True, cache_type_v=Q8
    )


def test_settings_are_reset_singly_and_all_together(make: Callable[..., Hands]) -> None:
    hands = make(OWN)
    dialog = hands.dialog
    assert dialog.use.toolTip() == "Nothing has changed"
    assert not dialog.rows["target.micro_batch_length"].isHidden()  # advanced, and changed
    rules = dialog.rows["drafting.rule"].field
    assert rules.count() == 4
    dialog.advanced.click()
    assert rules.count() == 2  # adaptive and fixed
    assert dialog.rows["target.micro_batch_length"].isHidden()
    dialog.rows["target.threads"].reset.click()
    assert hands.shows("target.threads") is None
    assert hands.shows("target.flash_attention") is True
    dialog.defaults.click()
    assert not dialog.defaults.isEnabled()
    hands.use()
    assert hands.used == [LoadSettings()]


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences, files: PairFiles) -> Iterator[OpenWindow]:
    result = OpenWindow(qtbot, preferences)
    assert result.window.models.why_no_engine_settings() == "No model is loaded"
    result.load(files.target, files.draft)
    yield result
    result.close()


def shown(desk: OpenWindow) -> Hands:
    [dialog] = [each for each in desk.window.findChildren(EngineSettingsDialog) if each.isVisible()]
    return Hands(desk.qtbot, dialog)


def test_drafting_settings_apply_at_once_others_reload_and_all_are_remembered(
    desk: OpenWindow, files: PairFiles, preferences: KeptPreferences
) -> None:
    engine = desk.controller.engine
    desk.window.commands.run("models.engine_settings")
    hands = shown(desk)
    hands.choose("drafting.rule", LookaheadRule.FIXED)
    hands.choose("drafting.lookahead", 6)
    assert hands.dialog.use.text() == "Apply"
    with desk.qtbot.assertNotEmitted(engine.load_ended):
        hands.use()
    assert engine.answering.lookahead == 6
    last = remembered_target(preferences, ()).settings
    assert last == LoadSettings(drafting=SpeculativeConfig(lookahead=6))
    assert last.answers is None  # sampling is not remembered with it
    menu = desk.window._top_bar.lookahead
    next(each for each in menu.actions() if each.text() == "Engine settings…").trigger()
    hands = shown(desk)
    assert hands.shows("drafting.lookahead") == 6
    hands.choose("target.micro_batch_length", 64)
    hands.choose("draft.threads", 1)
    hands.choose("drafting.method", Method.LOOKUP)
    assert hands.dialog.use.text() == "Apply and reload"
    with desk.qtbot.waitSignal(engine.load_ended, timeout=20_000) as ended:
        hands.use()
    assert ended.args == [None]
    settings = engine.pair.settings
    assert settings.target == ModelSettings(micro_batch_length=64)
    assert settings.draft == ModelSettings(threads=1)
    assert engine.answering.drafting.method is Method.LOOKUP
    assert remembered_target(preferences, ()).settings == settings
    # Another pair starts with the defaults.
    desk.load(files.draft or files.target)
    assert engine.answering.drafting.method is Method.AUTO
