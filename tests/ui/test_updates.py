"""Updates in the window, against a real server: nothing is asked that was not allowed."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from feed_server import PACKAGE, FeedServer, feed_server
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import (
    DISMISSED_UPDATE,
    LAST_UPDATE_LOOK,
    UPDATE_LOOK,
    UpdateLook,
)
from foretoken.system.update_feed import ADDRESS_VARIABLE
from foretoken.ui.help import updates as module
from foretoken.ui.help.updates import Updates


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[FeedServer]:
    with feed_server() as running:
        monkeypatch.setenv(ADDRESS_VARIABLE, running.feed())
        yield running


@pytest.fixture
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Downloads"
    folder.mkdir()
    monkeypatch.setattr(module, "standard_folder", lambda _: folder)
    return folder


@pytest.fixture
def updates(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[Updates]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    result = Updates(preferences, window)
    yield result
    result.shut_down()


def button(updates: Updates, text: str) -> QPushButton:
    found = [b for b in updates.dialog.findChildren(QPushButton) if b.text() == text]
    return next(b for b in found if b.isVisible())


def test_without_a_feed_it_says_so(updates: Updates, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS_VARIABLE, raising=False)
    updates.preferences.set(UPDATE_LOOK, UpdateLook.DAILY)
    updates.look_if_due()
    assert not updates._checker.busy
    updates.show_dialog()
    assert updates.dialog.title.text() == "No release feed"


def test_nothing_is_sent_unasked(updates: Updates, server: FeedServer, qtbot: QtBot) -> None:
    updates.look_if_due()
    assert not updates._checker.busy
    updates.show_dialog()
    assert server.url("/feed.json") in updates.dialog.text.text(), "the address is shown"
    updates.dialog.daily.click()  # allows nothing by itself
    qtbot.wait(50)
    button(updates, "Close").click()
    assert server.asked == []
    assert updates.preferences.get(UPDATE_LOOK) is UpdateLook.NEVER
    assert updates.dialog is None


@pytest.mark.parametrize(
    ("daily", "look"), [(False, UpdateLook.ON_REQUEST), (True, UpdateLook.DAILY)]
)
def test_the_choice_is_remembered_and_not_asked_again(
    updates: Updates, server: FeedServer, qtbot: QtBot, daily: bool, look: UpdateLook
) -> None:
    updates.show_dialog()
    if daily:
        updates.dialog.daily.click()
    with qtbot.waitSignal(updates._checker.release_told):
        qtbot.keyClick(updates.dialog, Qt.Key.Key_Return)
    assert updates.preferences.get(UPDATE_LOOK) is look
    assert updates.dialog.title.text() == "Foretoken 9.0 is available"
    assert [path for path, _ in server.asked] == ["/feed.json"]
    button(updates, "Close").click()
    updates._release = None
    with qtbot.waitSignal(updates._checker.release_told):
        updates.show_dialog()


def test_a_package_is_downloaded_checked_and_shown(
    updates: Updates,
    server: FeedServer,
    qtbot: QtBot,
    downloads: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(module, "show_in_folder", lambda path: bool(shown.append(path)) or True)
    updates.preferences.set(UPDATE_LOOK, UpdateLook.ON_REQUEST)
    with qtbot.waitSignal(updates._checker.release_told):
        updates.show_dialog()
    with qtbot.waitSignal(updates._checker.downloaded):
        button(updates, "Download").click()
    (package,) = downloads.iterdir()
    assert package.read_bytes() == PACKAGE
    assert updates.dialog.title.text() == "Downloaded and verified"
    button(updates, "Show in folder").click()
    assert shown == [package]


def test_the_daily_look_tells_news(updates: Updates, server: FeedServer, qtbot: QtBot) -> None:
    updates.preferences.set(UPDATE_LOOK, UpdateLook.DAILY)
    with qtbot.waitSignal(updates.newer_found) as told:
        updates.look_if_due()
    assert told.args == ["9.0"]
    updates.look_if_due()
    assert not updates._checker.busy, "once a day"
    updates.preferences.set(DISMISSED_UPDATE, "9.0")
    updates.preferences.set(LAST_UPDATE_LOOK, datetime(2020, 1, 1))
    with qtbot.assertNotEmitted(updates.newer_found, wait=200):
        updates.look_if_due()
    assert len(server.asked) == 2
    server.send("/feed.json", b"<html>")
    updates.preferences.set(LAST_UPDATE_LOOK, datetime(2020, 1, 1))
    with qtbot.waitSignal(updates._checker.failed):
        updates.look_if_due()
    assert updates.dialog is None, "one that fails bothers nobody"
