"""Changes are shown at once, then once in an interval, and the last one in any case."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from foretoken.ui.parts import paced
from foretoken.ui.parts.paced import Paced


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    result = Clock()
    monkeypatch.setattr(paced, "time", result)
    return result


def test_changes_are_shown_where_they_are_told(qapp: QObject, clock: Clock) -> None:
    shown: list[float] = []
    changes = Paced(100, qapp)
    changes.due.connect(lambda: shown.append(clock.now - 100.0))
    for _ in range(50):
        changes.note()
        clock.now += 0.03125
    assert shown == [0.125 * number for number in range(13)]
    changes.drop()


def test_the_last_change_is_shown_by_itself(qtbot: QtBot, qapp: QObject, clock: Clock) -> None:
    changes = Paced(1, qapp)
    with qtbot.waitSignal(changes.due, timeout=1000):
        changes.note()
    with qtbot.waitSignal(changes.due, timeout=1000):
        changes.note()  # too soon after the first
    assert clock.now == 100.0


def test_at_the_end_everything_is_shown_once(qapp: QObject, clock: Clock) -> None:
    shown: list[None] = []
    changes = Paced(100, qapp)
    changes.due.connect(lambda: shown.append(None))
    changes.note()
    changes.finish()
    assert len(shown) == 1
    changes.note()
    changes.finish()
    assert len(shown) == 2
    changes.note()
    changes.drop()
    changes.finish()
    assert len(shown) == 2
