"""When updates are looked for."""

from datetime import datetime, timedelta
from pathlib import Path

from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.updates.update_checker import update_is_due
from foretoken.preferences.declared import LAST_UPDATE_LOOK, UPDATE_LOOK, UpdateLook


def test_a_daily_look_comes_once_a_day(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = KeptPreferences(tmp_path)
    now = datetime(2027, 1, 1, 12)
    preferences.set(UPDATE_LOOK, UpdateLook.DAILY)
    assert update_is_due(preferences, now)
    preferences.set(LAST_UPDATE_LOOK, now)
    assert not update_is_due(preferences, now + timedelta(hours=23))
    assert update_is_due(preferences, now + timedelta(hours=25))
    assert update_is_due(preferences, now - timedelta(days=400)), "the clock was wrong"
    preferences.shut_down()
