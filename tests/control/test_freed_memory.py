"""Memory that was freed goes back to the system."""

import ctypes
import sys
from collections.abc import Iterator

import psutil
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from foretoken.control.process import freed_memory
from foretoken.control.process.freed_memory import FreedMemory

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="the C library of Linux",
)
_BLOCKS, _SIZE = 2_000, 50_000  # each smaller than what is mapped by itself


@pytest.fixture
def busy() -> list[bool]:
    return [False]


@pytest.fixture
def freed(qtbot: QtBot, busy: list[bool], monkeypatch: pytest.MonkeyPatch) -> Iterator[FreedMemory]:
    monkeypatch.setattr(freed_memory, "_INTERVAL_MS", 10)
    # What other tests have left free would be taken again, and the process would not grow.
    ctypes.CDLL(None).malloc_trim(0)
    owner = QObject()
    result = FreedMemory(lambda: busy[0], owner)
    yield result
    result.stop()


def resident() -> int:
    return int(psutil.Process().memory_info().rss)


def test_freed_memory_is_given_back(freed: FreedMemory, busy: list[bool], qtbot: QtBot) -> None:
    busy[0] = True
    blocks = [bytes([n % 255]) * _SIZE for n in range(_BLOCKS)]
    last = blocks[-1]  # at the top: nothing below it goes back by itself
    blocks.clear()
    kept = resident()
    qtbot.wait(50)
    assert resident() > kept - _BLOCKS * _SIZE // 2
    busy[0] = False
    qtbot.waitUntil(lambda: resident() < kept - _BLOCKS * _SIZE // 2)
    assert last
