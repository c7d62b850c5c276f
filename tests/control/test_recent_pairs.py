"""The pairs that were used lately come back just as they were chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.recent_pairs import (
    can_forget_recent,
    forget_recent,
    recent_pairs,
    remember_pair,
    remember_served,
    remembered_target,
)
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import CacheType, ModelSettings, SamplingParams, SpeculativeConfig
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles, PairSetup
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.servers.server import Server

BUILT_IN = PairFiles(*builtin_pair())
OWN = LoadSettings(
    2048,
    target=ModelSettings(threads=2, flash_attention=True),
    draft=ModelSettings(batch_length=64),
    drafting=SpeculativeConfig(lookahead=6),
)
OF_PRESET = LoadSettings(answers=AnswerSettings(SamplingParams(temperature=0.25)))


@pytest.fixture
def preferences(qtbot: QtBot, tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path / "kept")
    yield result
    result.shut_down()


def file(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"")
    return path


def test_the_last_come_back_with_settings(preferences: KeptPreferences, tmp_path: Path) -> None:
    target, draft = file(tmp_path / "big.gguf"), file(tmp_path / "small.gguf")
    one, other = PairFiles(target, draft), PairFiles(target, None)
    remember_pair(preferences, BUILT_IN, LoadSettings(512))
    remember_pair(preferences, one, LoadSettings(4096).with_cache(CacheType.Q8_0))
    remember_pair(preferences, other, OF_PRESET)
    remember_pair(preferences, one, OWN)
    preferences.shut_down()
    again = KeptPreferences(tmp_path / "kept")
    found = recent_pairs(again)
    assert found == [
        PairSetup(one, OWN),
        PairSetup(other, OF_PRESET),
        PairSetup(BUILT_IN, LoadSettings(512)),
    ]
    assert [each.settings.answers for each in found] == [None, OF_PRESET.answers, None]
    assert [each.name for each in found] == ["big + small", "big", "Built-in pair"]
    assert recent_pairs(again, without=other) == [found[0], found[2]]
    draft.unlink()
    assert [each.files for each in recent_pairs(again)] == [other, BUILT_IN]
    last = remembered_target(again, ())
    assert (last.files, last.settings) == (other, OWN)
    assert "small.gguf" in last.notice
    target.unlink()
    last = remembered_target(again, ())
    assert (last.files, last.settings) == (BUILT_IN, LoadSettings())
    assert "big.gguf" in last.notice
    again.shut_down()


def test_they_are_few_and_none_makes_no_sense(preferences: KeptPreferences, tmp_path: Path) -> None:
    pairs = [PairFiles(file(tmp_path / f"{n}.gguf"), None) for n in range(MOST_RECENT_PAIRS + 2)]
    for pair in pairs:
        remember_pair(preferences, pair, OWN)
    assert [each.files for each in recent_pairs(preferences)] == pairs[:1:-1]
    newest, *others = preferences.get(RECENT_PAIRS)
    preferences.set(RECENT_PAIRS, ({**newest, "settings": {"context_length": -1}}, *others))
    last = remembered_target(preferences, ())
    assert (last.files, last.settings) == (pairs[-1], LoadSettings())
    values = [{"target": 1}, {"settings": {"context_length": "long"}}, {"target": "\0"}]
    preferences.set(RECENT_PAIRS, tuple(values))
    assert recent_pairs(preferences) == [PairSetup(BUILT_IN, LoadSettings())]


def test_a_pair_is_kept_without_its_server(preferences: KeptPreferences, tmp_path: Path) -> None:
    used = PairFiles(file(tmp_path / "big.gguf"), None)
    remember_pair(preferences, BUILT_IN, LoadSettings())
    remember_pair(preferences, used, OWN)
    server = Server.entered("http://127.0.0.1:1/v1")
    for number in range(MOST_RECENT_PAIRS + 2):
        remember_served(preferences, ServedTarget(server, f"model {number}"))
    assert len(preferences.get(RECENT_PAIRS)) == MOST_RECENT_PAIRS
    assert recent_pairs(preferences) == [PairSetup(used, OWN)]
    assert can_forget_recent(preferences)
    forget_recent(preferences)
    assert not can_forget_recent(preferences)
    last = remembered_target(preferences, (server,))
    assert last.served == ServedTarget(server, f"model {MOST_RECENT_PAIRS + 1}")
    assert (last.files, last.settings) == (used, OWN)
