"""Looking for updates in the background, from a real server."""

import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from feed_server import PACKAGE, FeedServer, feed_server
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.updates.update_checker import UpdateChecker, update_is_due
from foretoken.preferences.declared import LAST_UPDATE_LOOK, UPDATE_LOOK, UpdateLook
from foretoken.system.fetching import Cancel
from foretoken.system.update_feed import Release, ReleaseFile, fetch_release


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with feed_server() as running:
        yield running


@pytest.fixture
def checker(qtbot: QtBot) -> Iterator[UpdateChecker]:
    result = UpdateChecker()
    yield result
    result.shut_down()


def package(server: FeedServer, **changes: object) -> ReleaseFile:
    return fetch_release(server.feed(**changes), Cancel()).files[0]


def test_the_newest_release_is_told(
    server: FeedServer, checker: UpdateChecker, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(checker.release_told) as told:
        checker.check(server.feed())
    (release,) = told.args
    assert isinstance(release, Release)
    assert str(release.version) == "9.0"
    assert not checker.busy


def test_a_package_is_downloaded_beside_one_of_the_same_name(
    server: FeedServer, checker: UpdateChecker, qtbot: QtBot, tmp_path: Path
) -> None:
    file = package(server)
    for name in ("Foretoken-9.0.tar.gz", "Foretoken-9.0.tar (2).gz"):
        with qtbot.waitSignal(checker.downloaded) as told:
            checker.download(file, tmp_path)
        assert told.args == [tmp_path / name]
        assert told.args[0].read_bytes() == PACKAGE


def test_the_window_is_never_waited_for_and_never_waits(
    server: FeedServer, checker: UpdateChecker, qtbot: QtBot, tmp_path: Path
) -> None:
    file = package(server)
    server.drip("/Foretoken-9.0.tar.gz", PACKAGE, pause_s=0.001)
    heard: list[float] = []
    checker.progressed.connect(heard.append)
    began = time.monotonic()
    checker.download(file, tmp_path)
    assert time.monotonic() - began < 0.2
    qtbot.waitUntil(lambda: bool(heard and heard[-1] > 0.0))
    assert checker.busy
    began = time.monotonic()
    checker.shut_down()
    assert time.monotonic() - began < 0.8
    assert not checker.busy
    assert list(tmp_path.iterdir()) == []


# --- the choice -----------------------------------------------------------------------------------


@pytest.fixture
def preferences(qtbot: QtBot, tmp_path: Path) -> Iterator[KeptPreferences]:
    result = KeptPreferences(tmp_path)
    yield result
    result.shut_down()


def test_a_daily_look_comes_once_a_day(preferences: KeptPreferences, tmp_path: Path) -> None:
    now = datetime(2027, 1, 1, 12)
    preferences.set(UPDATE_LOOK, UpdateLook.DAILY)
    assert update_is_due(preferences, now)
    preferences.set(LAST_UPDATE_LOOK, now)
    preferences.shut_down()
    again = KeptPreferences(tmp_path)
    assert not update_is_due(again, now + timedelta(hours=23))
    assert update_is_due(again, now + timedelta(hours=25))
    assert update_is_due(again, now - timedelta(days=400)), "the clock was wrong"
