"""Preferences that make no sense: the window comes up as if they were not there."""

import json
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.models.recent_pairs import remembered_target
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.updates.update_checker import update_is_due
from foretoken.models.builtin import builtin_pair
from foretoken.preferences import declared
from foretoken.preferences.declared import DECLARED, THEME, UPDATE_LOOK, Theme, UpdateLook
from open_window import OpenWindow


def open_window(qtbot: QtBot, folder: Path) -> None:
    preferences = KeptPreferences(folder)
    desk = OpenWindow(qtbot, preferences, resized=False)
    assert desk.window.isVisible()
    assert remembered_target(preferences, ()).files.target == builtin_pair()[0]
    assert preferences.get(UPDATE_LOOK) is UpdateLook.NEVER
    assert not update_is_due(preferences, datetime.now())
    desk.window.models.open()
    picker = desk.window.models.picker
    assert picker is not None
    assert picker.width() < 10_000
    desk.close()


@pytest.mark.parametrize(
    "value",
    ["foo", [10**9, 10**9], {"a": []}, "\udcff\u202e"],
    ids=lambda value: repr(value)[:12],
)
def test_a_value_that_makes_no_sense_counts_as_not_there(
    qtbot: QtBot, tmp_path: Path, value: object
) -> None:
    values = {each.key: value for each in DECLARED}
    document = {"foretoken_preferences": 1, "values": values}
    (tmp_path / "preferences.json").write_text(json.dumps(document))
    open_window(qtbot, tmp_path)


def test_a_change_is_told_and_written_in_a_moment(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "preferences.json"
    preferences = KeptPreferences(tmp_path)
    told: list[object] = []
    preferences.changed(THEME).connect(lambda: told.append(preferences.get(THEME)))
    preferences.set(THEME, Theme.DARK)
    preferences.set(THEME, Theme.DARK)
    preferences.set(declared.TEXT_SCALE, 2.0)
    assert told == [Theme.DARK]
    qtbot.waitUntil(lambda: file.is_file() and "dark" in file.read_text())
    preferences.reset(THEME)
    assert told == [Theme.DARK, Theme.SYSTEM]
    preferences.shut_down()
    assert json.loads(file.read_text())["values"] == {"appearance.text_scale": 2.0}
