"""Settings that make no sense: the window comes up as if they were not there."""

import os
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.kept_settings import open_settings
from foretoken.control.models.last_pair import remembered_pair
from foretoken.control.updates.update_choice import Look, UpdateChoice
from foretoken.models.builtin import builtin_pair
from window_desk import WindowDesk

KEYS = {
    "window": ("geometry", "text_scale", "theme", "sidebar", "live_panel"),
    "pair": ("target", "draft", "context_length", "cache_type", "of_preset"),
    "updates": ("look", "last_look", "dismissed"),
    "picker": ("size",),
    "sidebar": ("unfolded_folders",),
    "help": ("told_crash",),
}


@pytest.mark.parametrize(
    "value",
    [
        "foo",
        "nan",
        "1e308",
        "a, b",
        "@ByteArray(foo)",
        "@Size(1000000000 1000000000)",
        "\\x0\\xd800\\x202e",
        "9" * 5000,
        "[" * 10_000,
    ],
    ids=lambda value: value[:12],
)
def test_a_value_that_makes_no_sense_counts_as_not_there(
    qtbot: QtBot, tmp_path: Path, value: str
) -> None:
    file = tmp_path / "window.ini"
    sections = (f"[{name}]\n" + "".join(f"{k}={value}\n" for k in KEYS[name]) for name in KEYS)
    file.write_text("".join(sections))
    settings = open_settings(file)
    desk = WindowDesk(qtbot, settings, resized=False)
    assert desk.window.isVisible()
    assert remembered_pair(settings).files.target == builtin_pair()[0]
    choice = UpdateChoice(settings)
    assert choice.look is Look.NEVER
    assert not choice.is_due(datetime.now())
    desk.window.model_desk.open()
    picker = desk.window.model_desk.picker
    assert picker is not None
    assert picker.width() < 10_000
    desk.close()


@pytest.mark.parametrize("what", ["pipe", "folder", "device", "large", "object"])
def test_what_is_no_file_of_settings_is_put_aside(
    tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "window.ini"
    if what == "pipe":
        os.mkfifo(file)
    elif what == "folder":
        file.mkdir()
    elif what == "device":
        file.symlink_to("/dev/zero")
    elif what == "large":
        file.write_bytes(b"[window]\ntheme=" + b"x" * (2 << 20))
    else:  # Qt would make room for two thousand million of them
        file.write_text("[window]\ntheme=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n")
    settings = open_settings(file)
    settings.setValue("window/theme", "Dark")
    settings.sync()
    assert "theme=Dark" in file.read_text()
    assert len(list(tmp_path.glob("window-damaged-*.ini"))) == 1
    assert "window.ini is not used" in caplog.text


def test_bytes_that_mean_nothing_are_no_settings(tmp_path: Path) -> None:
    file = tmp_path / "window.ini"
    file.write_bytes(bytes(range(256)) * 40 + b"\xff\xfe[\0p\0a\0i\0r\0]\0")
    assert remembered_pair(open_settings(file)).files.target == builtin_pair()[0]
