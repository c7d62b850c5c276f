"""Looking closely at the charts: pointing, parts, pauses, the whole chat, words, files."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import AnswerSource, Message, Role
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import RunStatistics, StepFinished
from foretoken.engine.figures import reason_text
from foretoken.ui.live.charts import describe_step
from foretoken.ui.live.curves import CurveChart
from foretoken.ui.live.live_controller import LiveController
from foretoken.ui.live.live_panel import ChartFile, Extent, LivePanel
from stored_answers import answer_records


def answer(count: int = 200, seed: int = 1) -> Message:
    tokens, steps = answer_records(count, seed)
    statistics = RunStatistics()
    for step in steps:
        statistics.count_step(step)
    source = AnswerSource("Big", "Small", "{}")
    return Message(Role.ASSISTANT, tokens=tokens, steps=steps, statistics=statistics, source=source)


@pytest.fixture
def told() -> Message:
    return answer()


@pytest.fixture
def history(panel: LivePanel, told: Message) -> RunHistory:
    found = RunHistory.from_steps(told.steps, told.statistics)
    panel.show_chat([told], None)
    panel.show_history(found)
    QApplication.processEvents()
    return found


def charts(panel: LivePanel) -> list[CurveChart]:
    return panel.findChildren(CurveChart)


def move_to(widget: CurveChart, token: float) -> None:
    place, none = QPointF(widget.x_of(token), widget.body().center().y()), Qt.MouseButton.NoButton
    keys, moved = Qt.KeyboardModifier.NoModifier, QEvent.Type.MouseMove
    event = QMouseEvent(moved, place, widget.mapToGlobal(place), none, none, keys)
    QApplication.sendEvent(widget, event)


def wheel(widget: CurveChart, token: float, turned: int, aside: int = 0, *, ctrl: bool) -> bool:
    place = QPointF(widget.x_of(token), widget.body().center().y())
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        place, widget.mapToGlobal(place), QPoint(), QPoint(aside, turned),
        Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def drag(widget: CurveChart, first: float, last: float) -> None:
    y = widget.body().center().y()
    begin, end = (QPoint(round(widget.x_of(token)), y) for token in (first, last))
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=begin)
    QTest.mouseMove(widget, (begin + end) / 2)
    QTest.mouseMove(widget, end)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)


def step_of(history: RunHistory, token: float) -> StepFinished:
    return history.series.place_at(token).step


def reads_step(panel: LivePanel, index: int) -> bool:
    """Whether the bar of this step, and of those beside it, tells what it shows."""
    (bar,) = (bar for bar in panel.steps.bars if bar.first <= index <= bar.last)
    return panel.steps.read_out == describe_step(bar)


def test_pointing_at_a_curve_tells_that_step_in_all(panel: LivePanel, history: RunHistory) -> None:
    speed = panel._speed
    move_to(speed, 100.0)
    step = step_of(history, 100.0)
    place = history.series.place_of(step.index)
    assert {one.pointer is not None for one in charts(panel)} == {True}
    x, y = history.curves.speed
    expected = float(y[np.flatnonzero(x == place.end)[0]])
    words = f"tokens {place.start + 1} to {place.end}: {speed.format_value(expected)}"
    assert speed.read_out == words
    assert step.reason is not None
    told = f"{step.drafted} drafted: {reason_text(step.reason)}"
    assert panel._lookahead.read_out == told
    times = f"{step.total_ms:.1f} ms, predicted {step.predicted_ms:.1f} ms"
    assert panel._times.read_out == times
    assert reads_step(panel, step.index)
    QApplication.sendEvent(speed, QEvent(QEvent.Type.Leave))
    assert not any(one.read_out or one.pointer for one in charts(panel))
    assert panel.steps.read_out == ""
    # Who does not see the curve hears of its course.
    low, high = int(np.argmin(y)), int(np.argmax(y))
    assert speed.accessibleDescription().endswith(
        f"Starts at {y[0]:.1f} tok/s, lowest {y[low]:.1f} tok/s at token {x[low]:.0f}, "
        f"highest {y[high]:.1f} tok/s at token {x[high]:.0f}, ends at {y[-1]:.1f} tok/s."
    )


def test_wheel_and_drags_show_a_part(panel: LivePanel, history: RunHistory, qtbot: QtBot) -> None:
    speed = panel._speed
    wanted: list[int] = []
    panel.step_wanted.connect(wanted.append)
    wheel(speed, 100.0, 120, ctrl=False)
    assert panel.part is None
    wheel(speed, 100.0, 120, ctrl=True)
    begin, end = panel.part
    assert end - begin == pytest.approx(0.75 * 200.0)
    assert begin < 100.0 < end
    assert {one.axis for one in charts(panel)} == {(begin, end)}
    inside = history.series.between(begin, end)
    bars = panel.steps.bars
    assert (bars[0].first, bars[-1].last) == (inside.start, inside.stop - 1)
    wheel(speed, 100.0, 0, -240, ctrl=False)  # on to the next part
    assert panel.part[0] > begin
    place = QPoint(60, speed.body().center().y())
    QTest.mouseDClick(speed, Qt.MouseButton.LeftButton, pos=place)
    assert panel.part is None
    assert speed.axis[1] == 200.0
    drag(panel._lookahead, 40.0, 90.0)
    assert panel.part == pytest.approx((40.0, 90.0), abs=1.5)
    panel.tools.whole.click()
    assert panel.part is None
    drag(panel._lookahead, 60.0, 60.5)  # hardly moved: that is a click
    qtbot.waitUntil(lambda: bool(wanted))
    assert wanted == [step_of(history, 60.0).index]


def test_the_keyboard_walks_and_looks_closely(panel: LivePanel, history: RunHistory) -> None:
    wanted: list[int] = []
    panel.step_wanted.connect(wanted.append)
    speed = panel._speed
    last = len(history.series) - 1
    for _ in range(4):
        QTest.keyClick(speed, Qt.Key.Key_Left)
    assert reads_step(panel, last - 3)
    QTest.keyClick(speed, Qt.Key.Key_Return)
    assert wanted
    QTest.keyClick(speed, Qt.Key.Key_Plus)
    assert panel.part is not None
    for _ in range(200):  # from one end to the other: the part follows
        QTest.keyClick(speed, Qt.Key.Key_Left)
    assert panel.part[0] == 0.0
    QTest.keyClick(speed, Qt.Key.Key_0)
    assert panel.part is None


def test_charts_are_paused_while_the_answer_goes_on(panel: LivePanel, history: RunHistory) -> None:
    speed = panel._speed
    panel.show_history(history, ended=False)
    before = [one.grab().toImage() for one in (*charts(panel), panel.steps)]
    value = speed.value
    panel.tools.pause.click()
    QApplication.processEvents()  # the notice takes its room
    assert panel.paused
    count = len(history.series)
    for step in answer(300, 2).steps:
        history.add_step(step)
    panel.refresh()
    panel.show_history(history)  # it has ended
    assert [one.grab().toImage() for one in (*charts(panel), panel.steps)] == before
    assert speed.value == value
    panel.set_part((0.0, 5000.0))  # looked at closely, it is still that of then
    assert panel.steps.bars[-1].last == count - 1
    panel.tools.pause.click()
    assert speed.value != value
    panel.set_paused(True)
    panel.show_history(RunHistory())
    assert not panel.paused  # of another answer nothing was seen yet


@pytest.fixture
def desk(panel: LivePanel, told: Message, history: RunHistory) -> LiveController:
    found = LiveController(panel, panel)
    found.show_chat(told, [answer(60, 5), told], None)
    return found


def test_the_whole_chat_and_its_steps(panel: LivePanel, desk: LiveController, qtbot: QtBot) -> None:
    wanted: list[tuple[int, Message]] = []
    desk.text_wanted.connect(lambda step, message: wanted.append((step, message)))
    panel.steps.step_clicked.emit(4)
    desk.toggle_extent()
    qtbot.waitUntil(lambda: desk._chat.complete)
    first, told = desk._charted
    counted = RunStatistics()
    for one in (first, told):
        assert one.statistics is not None
        counted.add(one.statistics)
    caption = panel._acceptance.captions[0]
    assert caption.startswith(f"{counted.accepted} of {counted.drafted}")
    assert panel._speed.value == f"{counted.tokens_per_second:.1f} tok/s"
    number = len(first.steps) + 3
    panel.step_wanted.emit(number)
    assert wanted == [(4, told), (3, told)]
    desk.point_at(first, 2)
    assert reads_step(panel, 2)
    desk.point_at(told, 3)
    assert reads_step(panel, number)
    panel.tools.tabs[Extent.ANSWER].click()
    desk.point_at(told, 3)
    assert reads_step(panel, 3)
    desk.point_at(first, 3)  # which is not in view
    assert panel.steps.read_out == ""


def test_charts_are_saved_as_picture_drawing_and_table(
    panel: LivePanel,
    desk: LiveController,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    desk.tell = lambda text, *_, **__: said.append(text)

    def save(kind: ChartFile, file: Path) -> str:
        said.clear()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
        desk.save(kind)
        qtbot.waitUntil(lambda: bool(said))
        return said[0]

    panel.resize(300, 300)  # what is scrolled out of view is in it all the same
    QApplication.processEvents()
    for kind in ChartFile:
        assert f"charts.{kind}" in save(kind, tmp_path / "charts")
    picture = QImage(str(tmp_path / "charts.png"))
    assert picture.height() > 1400
    assert picture.width() > 2 * 280
    words = " ".join(ElementTree.parse(tmp_path / "charts.svg").getroot().itertext())
    for expected in ("Speed", "Lookahead", "Big + Small", "Accepted per step"):
        assert expected in words
    table = (tmp_path / "charts.csv").read_bytes().decode()
    rows, told = list(csv.DictReader(io.StringIO(table, newline=""))), desk._charted[0]
    for row, step in zip(rows, told.steps, strict=True):
        assert row["reason"] == step.reason.kind
        assert float(row["total_ms"]) == step.total_ms
        assert (row["accepted"], row["drafted"]) == (str(step.accepted), str(step.drafted))
    assert "o such" in save(ChartFile.CSV, tmp_path / "none" / "a.csv")
    desk.show_chat(None, [], None)
    assert desk.why_no_charts() == "There is no answer yet"
