"""The clock of what is played back, with a time that the test tells."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from foretoken.ui.parts.playback_clock import PlaybackClock


class Heard:
    """A clock and what it told."""

    def __init__(self) -> None:
        self.owner = QObject()
        self.now_s = 100.0
        self.clock = PlaybackClock(self.owner, lambda: self.now_s)
        self.places: list[float] = []
        self.runs: list[bool] = []
        self.clock.moved.connect(self.places.append)
        self.clock.running_changed.connect(self.runs.append)

    def spend(self, ms: float) -> None:
        self.now_s += ms / 1000.0
        self.clock.tick()


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[Heard]:
    result = Heard()
    result.clock.set_duration(1000.0)
    yield result
    result.clock.pause()


def test_it_runs_at_the_pace_of_time_and_stops_at_the_end(heard: Heard) -> None:
    clock = heard.clock
    assert (clock.place_ms, clock.running, clock.at_end) == (0.0, False, False)
    clock.play()
    heard.spend(300)
    assert clock.place_ms == pytest.approx(300)
    heard.spend(5000)
    assert (clock.place_ms, clock.running, clock.at_end) == (1000.0, False, True)
    assert heard.runs == [True, False]
    assert heard.places == [0.0, pytest.approx(300), 1000.0]
    clock.play()  # once more
    assert (clock.place_ms, clock.running) == (0.0, True)


def test_another_pace_holds_from_where_it_is(heard: Heard) -> None:
    clock = heard.clock
    clock.play()
    heard.spend(200)
    clock.set_speed(4.0)
    assert clock.place_ms == pytest.approx(200)
    heard.spend(100)
    assert clock.place_ms == pytest.approx(600)
    clock.set_speed(0.5)
    heard.spend(100)
    assert clock.place_ms == pytest.approx(650)


def test_it_stands_and_jumps(heard: Heard) -> None:
    clock = heard.clock
    clock.toggle()
    heard.spend(100)
    clock.toggle()
    heard.now_s += 10
    assert clock.place_ms == pytest.approx(100)
    clock.jump(700)
    assert (clock.place_ms, clock.running) == (700.0, False)
    clock.play()
    clock.jump(-5)
    heard.spend(50)
    assert clock.place_ms == pytest.approx(50)
    assert clock.running
    clock.jump(9e9)
    heard.spend(0)
    assert not clock.running


def test_what_has_no_duration_does_not_play(heard: Heard) -> None:
    heard.clock.set_duration(0.0)
    heard.clock.play()
    assert not heard.clock.running
    assert heard.clock.at_end
