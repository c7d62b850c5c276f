"""Preferences that make no sense: the window comes up as if they were not there."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, QSize
from pytestqt.qtbot import QtBot

from foretoken.control.models.recent_pairs import remembered_target
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.updates.update_choice import UpdateChoice
from foretoken.models.builtin import builtin_pair
from foretoken.preferences import declared
from foretoken.preferences.declared import DECLARED, THEME, Theme, UpdateLook
from window_desk import WindowDesk

KEYS = {
    "window": ("geometry", "text_scale", "theme", "sidebar", "live_panel"),
    "updates": ("look", "last_look", "dismissed"),
    "picker": ("size",),
    "sidebar": ("unfolded_folders",),
    "help": ("told_crash",),
}


def open_window(qtbot: QtBot, folder: Path) -> None:
    preferences = KeptPreferences(folder)
    desk = WindowDesk(qtbot, preferences, resized=False)
    assert desk.window.isVisible()
    assert remembered_target(preferences, ()).files.target == builtin_pair()[0]
    choice = UpdateChoice(preferences)
    assert choice.look is UpdateLook.NEVER
    assert not choice.is_due(datetime.now())
    desk.window.models.open()
    picker = desk.window.models.picker
    assert picker is not None
    assert picker.width() < 10_000
    desk.close()


@pytest.mark.parametrize(
    "value",
    ["foo", "QUFBQQ==", -1, 1e308, [10**9, 10**9], "/\0", {"a": []}, "\udcff\u202e", "9" * 5000],
    ids=lambda value: repr(value)[:12],
)
def test_a_value_that_makes_no_sense_counts_as_not_there(
    qtbot: QtBot, tmp_path: Path, value: object
) -> None:
    values = {each.key: value for each in DECLARED}
    document = {"foretoken_preferences": 1, "values": values}
    (tmp_path / "preferences.json").write_text(json.dumps(document))
    open_window(qtbot, tmp_path)


@pytest.mark.parametrize(
    "value",
    ["foo", "nan", "a, b", "@ByteArray(foo)", "@Size(1000000000 1000000000)", "\\x0\\xd800\\x202e"],
    ids=lambda value: value[:12],
)
def test_what_older_versions_kept_may_make_no_sense(
    qtbot: QtBot, tmp_path: Path, value: str
) -> None:
    sections = (f"[{name}]\n" + "".join(f"{k}={value}\n" for k in KEYS[name]) for name in KEYS)
    (tmp_path / "window.ini").write_text("".join(sections))
    preferences = KeptPreferences(tmp_path)
    assert remembered_target(preferences, ()).files.target == builtin_pair()[0]
    texts = {
        declared.TOLD_CRASH,
        declared.DISMISSED_UPDATE,
    }
    for each in set(DECLARED) - texts:
        assert preferences.get(each) == each.default or "@" in value, each.key
    preferences.shut_down()


@pytest.mark.parametrize("what", ["pipe", "folder", "device", "large", "object", "bytes"])
def test_what_is_no_file_of_older_versions_is_not_taken_over(
    qtbot: QtBot, tmp_path: Path, what: str
) -> None:
    file = tmp_path / "window.ini"
    if what == "pipe":
        os.mkfifo(file)
    elif what == "folder":
        file.mkdir()
    elif what == "device":
        file.symlink_to("/dev/zero")
    elif what == "large":
        file.write_bytes(b"[window]\ntheme=Dark\nrest=" + b"x" * (2 << 20))
    elif what == "object":  # Qt would make room for two thousand million of them
        file.write_text("[window]\ntheme=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n")
    else:
        file.write_bytes(bytes(range(256)) * 40 + b"\xff\xfe[\0p\0a\0i\0r\0]\0")
    preferences = KeptPreferences(tmp_path)
    assert preferences.get(THEME) is Theme.SYSTEM
    preferences.shut_down()
    assert (tmp_path / "preferences.json").is_file()


def test_what_older_versions_kept_is_taken_over_once_and_whole(
    qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "window.ini"
    older = QSettings(str(file), QSettings.Format.IniFormat)
    kept = {
        "window/theme": "Dark",
        "window/text_scale": 1.25,
        "window/sidebar": False,
        "window/live_panel": True,
        "window/geometry": QByteArray(bytes(range(256))),
        "picker/size": QSize(900, 600),
        "sidebar/unfolded_folders": "1,1893456000000123456",
        "help/told_crash": "2026-11-21T16:00:00+00:00",
        "updates/look": "on request",
        "updates/last_look": "2026-11-20T12:00:00",
        "updates/dismissed": "1.2.3",
    }
    assert {f"{name}/{key}" for name, keys in KEYS.items() for key in keys} == set(kept)
    for key, value in kept.items():
        older.setValue(key, value)
    older.sync()
    content = file.read_bytes()
    KeptPreferences(tmp_path).shut_down()
    taken = KeptPreferences(tmp_path)
    assert {each.key: taken.get(each) for each in DECLARED} == {
        **{each.key: each.default for each in DECLARED},
        "appearance.theme": Theme.DARK,
        "appearance.text_scale": 1.25,
        "window.sidebar": False,
        "window.geometry": bytes(range(256)),
        "models.picker_size": (900, 600),
        "sidebar.unfolded_folders": {1, 1893456000000123456},
        "help.told_crash": "2026-11-21T16:00:00+00:00",
        "updates.look": UpdateLook.ON_REQUEST,
        "updates.last_look": datetime(2026, 11, 20, 12),
        "updates.dismissed": "1.2.3",
    }
    # The file stays for older versions, and what they write there later is theirs.
    taken.set(THEME, Theme.LIGHT)
    taken.shut_down()
    assert file.read_bytes() == content
    assert KeptPreferences(tmp_path).get(THEME) is Theme.LIGHT


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
