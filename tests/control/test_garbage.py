"""Qt objects must be deleted on the GUI thread, so cycles are collected nowhere else."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from foretoken.control.process import garbage
from foretoken.control.process.garbage import GarbageCollector

MANY = 50_000  # far more than the interpreter lets pile up


class Cycle:
    """Kept alive by itself alone; notes which thread it dies on."""

    def __init__(self, deaths: list[int]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: deaths.append(threading.get_ident()))


def make_garbage_elsewhere(deaths: list[int]) -> None:
    def make() -> None:
        Cycle(deaths)
        assert len([[] for _ in range(MANY)]) == MANY

    thread = threading.Thread(target=make)
    thread.start()
    thread.join()


@pytest.fixture
def collector(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[GarbageCollector]:
    monkeypatch.setattr(garbage, "_INTERVAL_MS", 10)
    for name in ("_MOMENT_S", "_PAUSE_S"):
        monkeypatch.setattr(garbage, name, -1.0)  # what has just moved is still at once
    parent = QObject()
    gc.enable()  # as a fresh interpreter has it
    result = GarbageCollector(parent)
    yield result
    result.stop()
    gc.disable()


def test_workers_cycles_die_on_the_gui_thread(collector: GarbageCollector, qtbot: QtBot) -> None:
    deaths: list[int] = []
    make_garbage_elsewhere(deaths)
    assert deaths == []
    for _ in range(1000):
        _kept = [[] for _ in range(1000)]  # so that a collection is due
    qtbot.waitUntil(lambda: bool(deaths))
    assert deaths == [threading.main_thread().ident]
