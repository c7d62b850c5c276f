"""A person's presets, kept beside the GUI thread, and what they do to the controller."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import load
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import AnswerSettings, LoadSettings, PairFiles, PairSetup
from foretoken.control.models.preset_list import PresetList, as_preset, load_settings
from foretoken.engine.config import (
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.models.builtin import builtin_pair
from foretoken.models.presets.model_files import find_model_file
from foretoken.models.presets.store import PRESETS_FILE, PresetStore
from foretoken.models.presets.user_presets import ModelSource, PairSettings
from foretoken.system.atomic_file import locked
from foretoken.system.paths import config_path

ANSWERS = AnswerSettings(SamplingParams(temperature=0.0, seed=3), SpeculativeConfig(Method.DRAFT))
OWN = LoadSettings(
    4096,
    ModelSettings(threads=2, flash_attention=False),
    ModelSettings(gpu_layers=0),
    ANSWERS,
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for kind in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


@pytest.fixture
def presets(qtbot: QtBot) -> Iterator[PresetList]:
    result = PresetList()
    yield result
    result.shut_down()


@pytest.fixture
def files(tmp_path: Path) -> PairFiles:
    for name in ("a.gguf", "b.gguf"):
        (tmp_path / name).touch()
    return PairFiles(tmp_path / "a.gguf", tmp_path / "b.gguf")


# --- what is kept ------------------------------------------------------------------------------


def test_a_choice_comes_back_from_its_preset(files: PairFiles) -> None:
    for wanted in (LoadSettings(), LoadSettings(512).with_cache(CacheType.Q8_0), OWN):
        preset = as_preset(PairSetup(files, replace(wanted, answers=ANSWERS)), "mine")
        back = load_settings(preset.settings)
        assert back == wanted
        assert back.answers == ANSWERS
        assert back.target == wanted.target
        assert back.draft == wanted.draft
    assert load_settings(PairSettings(), with_answers=False).answers is None


def test_the_built_in_models_are_found_wherever_they_are(tmp_path: Path) -> None:
    target, _ = builtin_pair()
    assert find_model_file(ModelSource(tmp_path / "of an older version" / target.name)) == target
    assert find_model_file(ModelSource(tmp_path / "other.gguf")) is None


# --- beside the GUI thread ---------------------------------------------------------------------


def test_the_window_goes_on_while_another_process_holds_the_file(
    qtbot: QtBot, presets: PresetList, files: PairFiles
) -> None:
    main = threading.get_ident()
    told: list[int] = []
    presets.put.connect(lambda *_: told.append(threading.get_ident()))
    with locked(config_path(PRESETS_FILE)):
        presets.create(as_preset(PairSetup(files, OWN), "mine"))
        qtbot.wait(100)
        assert presets.busy
        assert presets.names == []
    qtbot.waitUntil(lambda: presets.names == ["mine"], timeout=5_000)
    assert told == [main]
    assert presets.presets[0].files == files


def test_what_is_refused_is_told_and_the_next_change_is_made(
    qtbot: QtBot, presets: PresetList, files: PairFiles
) -> None:
    preset = as_preset(PairSetup(files, OWN), "mine")
    refused: list[str] = []
    presets.failed.connect(refused.append)
    for _ in range(2):
        presets.create(preset)
    presets.duplicate("mine")
    presets.rename("none", "other")
    presets.import_file(files.target.with_name("no file.json"))
    qtbot.waitUntil(lambda: len(refused) == 3, timeout=5_000)
    assert refused[0] == "There is a preset 'mine' already. Choose another name."
    assert "no preset 'none'" in refused[1]
    assert "no file.json" in refused[2]
    qtbot.waitUntil(lambda: not presets.busy, timeout=5_000)
    assert presets.names == ["mine", "mine (2)"]


def test_a_damaged_file_is_told(qtbot: QtBot, presets: PresetList) -> None:
    file = config_path(PRESETS_FILE)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{")
    with qtbot.waitSignal(presets.failed, timeout=5_000) as told:
        presets.refresh()
    assert "cannot be read" in told.args[0]


def test_what_was_deleted_comes_back_even_if_its_name_is_taken(
    qtbot: QtBot, presets: PresetList, files: PairFiles
) -> None:
    preset = as_preset(PairSetup(files, OWN), "mine")
    presets.create(preset)
    presets.delete("mine")
    presets.create(replace(preset, settings=PairSettings()))
    qtbot.waitUntil(lambda: not presets.busy, timeout=5_000)
    for _ in range(2):  # an impatient person
        presets.restore()
    qtbot.waitUntil(lambda: not presets.busy, timeout=5_000)
    assert presets.names == ["mine (2)", "mine"]
    presets.restore()  # nothing more
    assert not presets.busy


def test_only_what_is_new_is_written_for_a_model(
    qtbot: QtBot, presets: PresetList, files: PairFiles
) -> None:
    presets.remember(files, LoadSettings(512))
    qtbot.waitUntil(lambda: not presets.busy, timeout=5_000)
    presets.remember(files, LoadSettings(512))
    assert not presets.busy
    presets.remember(PairFiles(*builtin_pair()), LoadSettings(512))  # lies elsewhere next time
    assert not presets.busy
    [key] = PresetStore().read().settings_by_model
    assert key == ModelSource(files.target).key
    presets.forget(files.target)
    assert presets.remembered(files.target) is None
    qtbot.waitUntil(lambda: not presets.busy, timeout=5_000)
    assert PresetStore().read().settings_by_model == {}


# --- the controller ----------------------------------------------------------------------------


def test_answers_are_set_and_told(controller: ChatController, qtbot: QtBot) -> None:
    engine, answering = controller.engine, controller.engine.answering
    answering.chosen_sampling = None
    with qtbot.waitSignal(engine.state_changed):
        engine.set_answers(ANSWERS)
    assert answering.settings == ANSWERS
    assert answering.lookahead == 4  # what a draft model drafts in every step
    engine.set_speculate(False)
    assert answering.settings.speculative.method is Method.PLAIN
    engine.set_speculate(True)
    assert answering.settings == ANSWERS
    for lookahead, config in ((8, SpeculativeConfig(Method.DRAFT, 8)), (None, SpeculativeConfig())):
        engine.set_lookahead(lookahead)
        assert answering.settings.speculative == config
    step = SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.STEP)
    engine.set_answers(AnswerSettings(speculative=step))
    assert answering.lookahead is None
    plain = AnswerSettings(speculative=SpeculativeConfig(Method.PLAIN))
    engine.set_answers(plain)
    assert not answering.speculate
    assert answering.settings == plain
    engine.set_speculate(True)
    assert answering.settings == AnswerSettings()


def test_a_load_takes_the_answers_of_its_preset_and_the_next_one_drops_them(
    controller: ChatController, qtbot: QtBot, tmp_path: Path
) -> None:
    files, answering = PairFiles(*builtin_pair()), controller.engine.answering
    answering.chosen_sampling = None
    with qtbot.waitSignal(controller.engine.load_ended, timeout=20_000) as ended:
        missing = PairFiles(tmp_path / "missing.gguf", None)
        controller.engine.load_pair(missing, LoadSettings(answers=ANSWERS))
    assert ended.args[0] is not None
    assert answering.settings == AnswerSettings()
    load(controller, qtbot, files, LoadSettings(answers=ANSWERS))
    assert answering.settings == ANSWERS
    load(controller, qtbot, files)
    assert answering.settings == AnswerSettings()
    controller.engine.set_lookahead(2)
    load(controller, qtbot, files)
    assert answering.lookahead == 2  # a person's own choice stays
