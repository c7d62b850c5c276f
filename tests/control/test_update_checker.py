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


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with feed_server() as running:
        yield running


@pytest.fixture
def checker(qtbot: QtBot) -> Iterator[UpdateChecker]:
    result = UpdateChecker()
    yield result
    result.shut_down()


def test_a_release_is_told_and_downloaded_and_the_window_never_waits(
    server: FeedServer, checker: UpdateChecker, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(checker.release_told) as told:
        checker.check(server.feed())
    (release,) = told.args
    assert str(release.version) == "9.0"
    assert not checker.busy
    for name in ("Foretoken-9.0.tar.gz", "Foretoken-9.0.tar (2).gz"):
        with qtbot.waitSignal(checker.downloaded) as downloaded:
            checker.download(release.files[0], tmp_path)
        assert downloaded.args == [tmp_path / name]
        assert (tmp_path / name).read_bytes() == PACKAGE
    server.drip("/Foretoken-9.0.tar.gz", PACKAGE, pause_s=0.001)
    heard: list[float] = []
    checker.progressed.connect(heard.append)
    began = time.monotonic()
    checker.download(release.files[0], tmp_path)
    assert time.monotonic() - began < 0.2
    qtbot.waitUntil(lambda: bool(heard and heard[-1] > 0.0))
    assert checker.busy
    began = time.monotonic()
    checker.shut_down()
    assert time.monotonic() - began < 0.8
    assert not checker.busy
    assert len(list(tmp_path.iterdir())) == 2


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
