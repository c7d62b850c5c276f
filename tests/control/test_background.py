"""Work beside the GUI thread: what is heard of it, and what ends it."""

import sys
import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from foretoken.control.background import Background, Running, in_words, shut_down_below
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

    for error in (FetchError("It is shut."), ZeroDivisionError("1/0"), Cancelled()):
        background.line_up(
            lambda _running, e=error: fail(e), heard.append, lambda e: heard.append(in_words(e))
        )
    background.line_up(lambda _running: 7, heard.append)
    qtbot.waitUntil(lambda: not background.busy)
    assert heard == ["It is shut.", "Something unexpected went wrong (ZeroDivisionError).", 7]


def test_what_is_lined_up_is_done_in_its_order_even_at_the_end(background: Background) -> None:
    done: list[object] = []
    slow = Gate()
    background.line_up(lambda running: done.append(slow(running)), done.append)
    background.line_up(lambda _running: done.append("second"), done.append)
    assert slow.began.wait(5)
    background.cancel()
    slow.go_on.set()
    assert background.shut_down()
    assert done == ["done", "second"], "and nobody hears of it"
    background.start(lambda _running: done.append("late"))
    background.line_up(lambda _running: done.append("late"))
    assert not background.busy
    assert "test" not in threads()


def test_what_hangs_can_be_left_behind(background: Background, qtbot: QtBot) -> None:
    heard: list[object] = []
    hangs = Gate()
    background.start(hangs, heard.append)
    background.line_up(lambda _running: heard.append("behind it"))
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
        while running.keep_on():
            pass

    for begun in began:
        Background("test", QObject(owner)).start(lambda running, b=begun: work(running, b))
        assert begun.wait(5)
    shut_down_below(owner)
    assert "test" not in threads()


def test_whoever_asked_may_be_deleted_while_the_other_thread_tells(qtbot: QtBot) -> None:
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
