"""CPU load of other programs, measured with a simulated clock and counters."""

from types import SimpleNamespace

import pytest

from foretoken.system import load_watch
from foretoken.system.load_watch import LoadWatch, without_delays_ms

READ = load_watch.RecentLoad.others_busy  # as it is where nothing is pretended


class Computer:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now_s = self.others_s = self.own_s = 0.0
        monkeypatch.setattr(load_watch.psutil, "cpu_times", self.times)
        clocks = SimpleNamespace(perf_counter=lambda: self.now_s, process_time=lambda: self.own_s)
        monkeypatch.setattr(load_watch, "time", clocks)

    def times(self) -> object:
        busy = self.own_s + self.others_s
        # Time of guests is in that of users, and waiting for a disk is none that is used.
        names = {"user": busy, "guest": busy / 2, "idle": self.now_s - busy, "iowait": self.now_s}
        return type("Times", (tuple,), names)(names.values())

    def run(self, seconds: float, *, own: float, others: float) -> None:
        self.now_s += seconds
        self.own_s += 2 * seconds * own
        self.others_s += 2 * seconds * others


def test_only_the_time_of_others_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    computer = Computer(monkeypatch)
    watch = LoadWatch()
    assert watch.others_busy is None, "no time has passed"
    computer.run(4.0, own=0.25, others=0.5)
    assert watch.others_busy == pytest.approx(0.5)
    computer.run(4.0, own=1.0, others=0.0)
    assert watch.others_busy == pytest.approx(0.25)


def test_recent_load_is_that_of_the_last_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_watch.RecentLoad, "others_busy", READ)
    computer = Computer(monkeypatch)
    watch = load_watch.RecentLoad()
    computer.run(0.05, own=0.0, others=1.0)
    assert watch.others_busy is None, "too early"
    computer.run(0.05, own=0.0, others=0.5)
    assert watch.others_busy == pytest.approx(0.75)
    computer.run(0.09, own=0.5, others=0.0)
    assert watch.others_busy == pytest.approx(0.75), "the last whole one"
    computer.run(0.01, own=0.5, others=0.0)
    assert watch.others_busy == 0.0
    assert not watch.is_busy
    computer.run(9.0, own=0.0, others=0.9)
    watch.begin()
    assert watch.others_busy is None
    assert watch.is_busy, "it was, and nothing newer is known"


def test_what_was_held_up_counts_as_what_it_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert without_delays_ms(12.0, 20.0, 30.0) == 12.0, "it hardly waited"
    assert without_delays_ms(90.0, 20.0, 30.0) == pytest.approx(10.0)
    assert without_delays_ms(90.0, 30.0, 30.0) == 90.0, "it computed nothing that is counted"
    assert without_delays_ms(90.0, None, 30.0) == without_delays_ms(90.0, 20.0, None) == 90.0
    monkeypatch.setattr(load_watch.sys, "platform", "win32")
    assert load_watch.thread_ms() is None, "counted in ticks of 16 ms there"
