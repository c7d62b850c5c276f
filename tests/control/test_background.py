"""Background work, garbage collection, memory that was freed, and Qt's messages in the log."""

import ctypes
import gc
import logging
import sys
import threading
import weakref
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QtMsgType
from pytestqt.qtbot import QtBot

from foretoken.control.background import Background, Running, in_words, shut_down_below
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process import memory
from foretoken.control.process.memory import FreedMemory, GarbageCollector
from foretoken.control.process.qt import _on_message
from foretoken.control.updates.update_checker import update_is_due
from foretoken.preferences.declared import LAST_UPDATE_CHECK, UPDATE_CHECK, UpdateCheck
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import FetchError


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    result = Background("test")
    yield result
    result.shut_down()


class Gate:
    def __init__(self) -> None:
        self.began, self.go_on = threading.Event(), threading.Event()

    def __call__(self, running: Running) -> str:
        running.tell("a part")
        self.began.set()
        self.go_on.wait(20)
        running.tell("a late part")
        return "done"


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate()]


def test_parts_and_result_arrive_in_order_and_it_ends(background: Background, qtbot: QtBot) -> None:
    heard: list[object] = []

    def work(running: Running) -> str:
        assert threading.current_thread().name == "test"
        for part in range(5):
            running.tell(part, every_s=60.0 if part in (1, 2) else 0.0)
        return "done"

    background.start(work, heard.append, on_part=heard.append)
    assert background.busy
    qtbot.waitUntil(lambda: not background.busy)
    assert heard == [0, 3, 4, "done"]
    qtbot.waitUntil(lambda: "test" not in threads())


def test_newer_work_replaces_running_and_waiting_work(background: Background, qtbot: QtBot) -> None:
    heard: list[object] = []
    old = Gate()
    background.start(old, heard.append, on_part=heard.append)
    assert old.began.wait(5)
    background.start(lambda _running: heard.append("began"))
    for number in range(3):
        background.start(lambda _running, n=number: n, heard.append, after_ms=10)
    old.go_on.set()
    assert background.busy
    qtbot.waitUntil(lambda: not background.busy)
    assert heard == [2]


def test_errors_reach_callers_and_the_next_work_runs(background: Background, qtbot: QtBot) -> None:
    heard: list[object] = []

    def fail(error: Exception) -> None:
        raise error

    for error in (FetchError("as-told", text="It is shut."), ZeroDivisionError("1/0"), Cancelled()):
        background.enqueue(
            lambda _running, e=error: fail(e), heard.append, lambda e: heard.append(in_words(e))
        )
    background.enqueue(lambda _running: 7, heard.append)
    qtbot.waitUntil(lambda: not background.busy)
    assert heard == ["It is shut.", "An unexpected error occurred (ZeroDivisionError).", 7]


def test_queued_work_runs_in_order_even_at_shutdown(background: Background) -> None:
    done: list[object] = []
    slow = Gate()
    background.enqueue(lambda running: done.append(slow(running)), done.append)
    background.enqueue(lambda _running: done.append("second"), done.append)
    assert slow.began.wait(5)
    background.cancel()
    slow.go_on.set()
    assert background.shut_down()
    assert done == ["done", "second"], "and nobody hears of it"
    background.start(lambda _running: done.append("late"))
    background.enqueue(lambda _running: done.append("late"))
    assert not background.busy
    assert "test" not in threads()


def test_hanging_work_can_be_abandoned(background: Background, qtbot: QtBot) -> None:
    heard: list[object] = []
    hangs = Gate()
    background.start(hangs, heard.append)
    background.enqueue(lambda _running: heard.append("behind it"))
    assert hangs.began.wait(5)
    background.leave_behind()
    assert not background.busy
    background.start(lambda _running: "next", heard.append)
    qtbot.waitUntil(lambda: heard == ["next"])
    assert not background.shut_down(0.01), "it still hangs"
    hangs.go_on.set()
    assert background.shut_down()
    assert heard == ["next"]


def test_all_work_below_an_object_ends_with_it(qtbot: QtBot) -> None:
    owner = QObject()
    began = [threading.Event(), threading.Event()]

    def work(running: Running, begun: threading.Event) -> None:
        begun.set()
        while running.should_continue():
            pass

    for begun in began:
        Background("test", QObject(owner)).start(lambda running, b=begun: work(running, b))
        assert begun.wait(5)
    shut_down_below(owner)
    assert "test" not in threads()


def test_the_owner_may_be_deleted_while_the_thread_reports(qtbot: QtBot) -> None:
    del qtbot

    def work(running: Running) -> None:
        for part in range(50):
            running.tell(part)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # threads take turns as often as they can
    try:
        for turn in range(200):
            owner = QObject()
            for _ in range(3):
                Background("test", owner).start(work, on_part=lambda _part: None)
            if turn % 3:
                QCoreApplication.processEvents()
            shiboken6.delete(owner)
    finally:
        sys.setswitchinterval(interval)


MANY = 50_000  # far more than the interpreter lets pile up


class Cycle:
    """A reference cycle; records the thread that frees it."""

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
    monkeypatch.setattr(memory, "_INTERVAL_MS", 10)
    for name in ("_MOMENT_S", "_PAUSE_S"):
        monkeypatch.setattr(memory, name, -1.0)  # what has just moved is still at once
    parent = QObject()
    gc.enable()  # as a fresh interpreter has it
    result = GarbageCollector(parent)
    yield result
    result.stop()
    gc.disable()


def test_cycles_are_freed_on_the_gui_thread(collector: GarbageCollector, qtbot: QtBot) -> None:
    deaths: list[int] = []
    make_garbage_elsewhere(deaths)
    assert deaths == []
    for _ in range(1000):
        _kept = [[] for _ in range(1000)]  # so that a collection is due
    qtbot.waitUntil(lambda: bool(deaths))
    assert deaths == [threading.main_thread().ident]


@pytest.mark.parametrize(
    ("category", "message", "told"),
    [
        ("default", 'Cannot open file "SECRET.png", because', "default: Cannot open file …"),
        ("default", "QFile::open: SECRET: no such file", "default: QFile::open…"),
        ("qt.qpa.plugin", 'Could not find "wayland"', 'qt.qpa.plugin: Could not find "wayland"'),
    ],
)
def test_quoted_text_of_qt_is_not_logged(
    category: str, message: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    context: Any = SimpleNamespace(category=category)
    _on_message(QtMsgType.QtWarningMsg, context, message)
    assert [(each.levelno, each.getMessage()) for each in caplog.records] == [
        (logging.WARNING, told)
    ]


def test_updates_are_checked_once_a_day(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = KeptPreferences(tmp_path)
    now = datetime(2027, 1, 1, 12)
    preferences.set(UPDATE_CHECK, UpdateCheck.DAILY)
    assert update_is_due(preferences, now)
    preferences.set(LAST_UPDATE_CHECK, now)
    assert not update_is_due(preferences, now + timedelta(hours=23))
    assert update_is_due(preferences, now + timedelta(hours=25))
    assert update_is_due(preferences, now - timedelta(days=400)), "the clock was wrong"
    preferences.shut_down()


def resident() -> int:
    return int(psutil.Process().memory_info().rss)


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="the C library of Linux",
)
def test_freed_memory_is_returned_while_nothing_is_written(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "_TRIM_INTERVAL_MS", 10)
    # What other tests have left free would be used again, and the process would not grow.
    ctypes.CDLL(None).malloc_trim(0)
    owner, busy = QObject(), True
    FreedMemory(lambda: busy, owner)
    blocks = [bytes([n % 255]) * 50_000 for n in range(2_000)]  # too small to be mapped each
    last, size = blocks[-1], 50_000 * len(blocks)  # the last one keeps the heap from shrinking
    blocks.clear()
    before = resident()
    qtbot.wait(50)
    assert resident() > before - size // 2
    busy = False
    qtbot.waitUntil(lambda: resident() < before - size // 2)
    assert last
    shut_down_below(owner)
