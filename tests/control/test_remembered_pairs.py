"""Presets of pairs, and recently used pairs."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.controller import ChatController
from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.remembered_pairs import (
    PresetList,
    as_preset,
    can_forget_recent,
    forget_recent,
    recent_targets,
    remember_pair,
    remember_served,
    remembered_target,
)
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import (
    CacheType,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles, PairSetup
from foretoken.models.presets.user_presets import PRESETS_FILE
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.servers.server import Server
from foretoken.system.atomic_file import locked
from foretoken.system.paths import config_path

BUILT_IN = PairFiles(*builtin_pair())
ANSWERS = AnswerSettings(SamplingParams(temperature=0.0, seed=3), SpeculativeConfig(Method.DRAFT))
OWN = LoadSettings(
    2048,
    ModelSettings(threads=2, flash_attention=False),
    ModelSettings(gpu_layers=0, batch_length=64),
    drafting=SpeculativeConfig(lookahead=6),
)


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


def test_a_file_locked_by_another_process_blocks_nothing(
    qtbot: QtBot, presets: PresetList, files: PairFiles
) -> None:
    told: list[int] = []
    presets.put.connect(lambda *_: told.append(threading.get_ident()))
    with locked(config_path(PRESETS_FILE)):
        presets.create(as_preset(PairSetup(files, OWN), "mine"))
        qtbot.wait(100)
        assert presets.busy
        assert presets.names == []
    qtbot.waitUntil(lambda: not presets.busy, timeout=5_000)
    assert list(presets.names) == ["mine"]
    assert told == [threading.get_ident()]
    assert presets.presets[0].files == files


def test_answers_are_set_and_told(controller: ChatController, qtbot: QtBot) -> None:
    engine, answering = controller.engine, controller.engine.answering
    with qtbot.waitSignal(engine.state_changed):
        engine.set_answers(ANSWERS)
    assert answering.preset_sampling == ANSWERS.sampling
    assert answering.lookahead == 4  # what a draft model drafts in every step
    engine.set_speculate(False)
    assert answering.settings.speculative.method is Method.PLAIN
    engine.set_speculate(True)
    assert answering.settings.speculative == ANSWERS.speculative
    for lookahead, config in ((8, SpeculativeConfig(Method.DRAFT, 8)), (None, SpeculativeConfig())):
        engine.set_lookahead(lookahead)
        assert answering.settings.speculative == config
    engine.set_answers(AnswerSettings(speculative=SpeculativeConfig(Method.PLAIN)))
    assert not answering.speculate
    engine.set_speculate(True)
    assert answering.settings.speculative == SpeculativeConfig()


# --- pairs that were used lately ------------------------------------------------------------------


@pytest.fixture
def preferences(qtbot: QtBot, tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path / "kept")
    yield result
    result.shut_down()


def file(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"")
    return path


def test_recent_pairs_keep_their_settings(preferences: KeptPreferences, tmp_path: Path) -> None:
    target, draft = file(tmp_path / "big.gguf"), file(tmp_path / "small.gguf")
    one, other = PairFiles(target, draft), PairFiles(target, None)
    remember_pair(preferences, BUILT_IN, LoadSettings(512))
    remember_pair(preferences, one, LoadSettings(4096).with_cache(CacheType.Q8_0))
    remember_pair(preferences, other, LoadSettings(answers=ANSWERS))
    remember_pair(preferences, one, OWN)
    preferences.shut_down()
    again = KeptPreferences(tmp_path / "kept")
    found = recent_targets(again, ())
    assert found == [
        PairSetup(one, OWN),
        PairSetup(other, LoadSettings(answers=ANSWERS)),
        PairSetup(BUILT_IN, LoadSettings(512)),
    ]
    assert [each.settings.answers for each in found] == [None, ANSWERS, None]
    assert [each.name for each in found] == ["big + small", "big", "Built-in pair"]
    assert recent_targets(again, (), without=other) == [found[0], found[2]]
    draft.unlink()
    assert [each.files for each in recent_targets(again, ())] == [other, BUILT_IN]
    last = remembered_target(again, ())
    assert (last.files, last.settings) == (other, OWN)
    assert "small.gguf" in last.notice
    target.unlink()
    last = remembered_target(again, ())
    assert (last.files, last.settings) == (BUILT_IN, LoadSettings())
    assert "big.gguf" in last.notice
    again.shut_down()


def test_recent_pairs_are_few_and_valid(preferences: KeptPreferences, tmp_path: Path) -> None:
    pairs = [PairFiles(file(tmp_path / f"{n}.gguf"), None) for n in range(MOST_RECENT_PAIRS + 2)]
    for pair in pairs:
        remember_pair(preferences, pair, OWN)
    assert [each.files for each in recent_targets(preferences, ())] == pairs[:1:-1]
    newest, *others = preferences.get(RECENT_PAIRS)
    preferences.set(RECENT_PAIRS, ({**newest, "settings": {"context_length": -1}}, *others))
    last = remembered_target(preferences, ())
    assert (last.files, last.settings) == (pairs[-1], LoadSettings())
    values = [{"target": 1}, {"settings": {"context_length": "long"}}, {"target": "\0"}]
    preferences.set(RECENT_PAIRS, tuple(values))
    assert recent_targets(preferences, ()) == [PairSetup(BUILT_IN, LoadSettings())]


def test_servers_never_displace_a_pair(preferences: KeptPreferences, tmp_path: Path) -> None:
    used = PairFiles(file(tmp_path / "big.gguf"), None)
    remember_pair(preferences, BUILT_IN, LoadSettings())
    remember_pair(preferences, used, OWN)
    server = Server.entered("http://127.0.0.1:1/v1")
    for number in range(MOST_RECENT_PAIRS + 2):
        remember_served(preferences, ServedTarget(server, f"model {number}"))
    assert len(preferences.get(RECENT_PAIRS)) == MOST_RECENT_PAIRS
    assert recent_targets(preferences, ()) == [PairSetup(used, OWN)]
    assert can_forget_recent(preferences)
    forget_recent(preferences)
    assert not can_forget_recent(preferences)
    last = remembered_target(preferences, (server,))
    assert last.served == ServedTarget(server, f"model {MOST_RECENT_PAIRS + 1}")
    assert (last.files, last.settings) == (used, OWN)
