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
from foretoken.preferences.declared import DECLARED, UPDATE_LOOK, UpdateLook
from open_window import OpenWindow


@pytest.mark.parametrize(
    "value", [[10**9, 10**9], {"a": []}, "\udcff\u202e"], ids=lambda value: repr(value)[:12]
)
def test_a_senseless_value_does_not_count(qtbot: QtBot, tmp_path: Path, value: object) -> None:
    values = {each.key: value for each in DECLARED}
    document = {"foretoken_preferences": 1, "values": values}
    (tmp_path / "preferences.json").write_text(json.dumps(document))
    preferences = KeptPreferences(tmp_path)
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
