"""The live panel: its figures, charts, looking closely at them, and the texts they lead to."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import AnswerSource, Message, Role
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import RunStatistics, StepFinished
from foretoken.engine.figures import reason_text
from foretoken.engine.speedup import PlainReference
from foretoken.engine.token_display import TokenKind
from foretoken.ui.live.charts import BAR_PITCH, Chart, describe_step
from foretoken.ui.live.curves import CurveChart
from foretoken.ui.live.live_controller import LiveController
from foretoken.ui.live.live_panel import ChartFile, LivePanel
from open_window import OpenWindow
from stored_answers import kept_answer


def make_step(index: int, accepted: int, total_ms: float = 100.0) -> StepFinished:
    evaluated, draft_ms, verify_ms = min(accepted + 1, 4), 0.1 * total_ms, 0.8 * total_ms
    return StepFinished(index, 4, 4, evaluated, accepted, draft_ms, verify_ms, total_ms, 0)


def make_history(
    accepted: list[int], total_ms: float = 100.0, plain: float | None = None
) -> RunHistory:
    """``plain`` is the plain speed of earlier answers."""
    history = RunHistory(PlainReference.at_speed(plain))
    for index, count in enumerate(accepted):
        history.add_step(make_step(index, count, total_ms))
    return history


def answer_of(history: RunHistory) -> Message:
    return Message(Role.ASSISTANT, statistics=history.statistics)


def show_ended(panel: LivePanel, history: RunHistory) -> None:
    """Show the only answer of a chat, after it has ended."""
    panel.show_chat([answer_of(history)], None)
    panel.show_history(history)


def headline(panel: LivePanel) -> tuple[str, str, str]:
    parts = panel._headline.figure, panel._headline.words, panel._headline.aside
    return parts[0].text(), parts[1].text(), parts[2].text()


def test_figures_of_known_steps(panel: LivePanel) -> None:
    assert panel._nothing.isVisible()
    assert not any(chart.isVisible() for chart in panel.findChildren(Chart))
    # Alternately 4 of 4 and 2 of 4 accepted: 32 tokens in 0.8 s.
    show_ended(panel, make_history([4, 2] * 4, plain=20.0))
    assert not panel._nothing.isVisible()
    assert headline(panel) == ("2.0x", "faster than without drafting", "")
    assert "32 tokens in 0.80 s" in panel._headline.toolTip()
    assert panel._speed.value == "40.0 tok/s"
    assert panel._speed.captions == ("0", "50 tokens")
    assert "20.0 tok/s" in panel._speed._note.text()
    assert panel._acceptance.value == "75\u00a0%"
    assert panel._acceptance.toolTip().startswith("24 accepted of 32 drafted")
    assert panel.steps.value == "3.0 of 4"
    assert panel._lookahead.value == "4"
    assert panel._split.value == "100 ms per step"
    assert panel._split.captions == ("draft 10 %, target 80 %", "rest 10 %")
    positions = panel._positions.toolTip().splitlines()
    assert positions[2:] == [f"Position {number}: 4 of 8 accepted" for number in (3, 4)]
    # Acceptance is split into thinking and answer if there was thinking.
    assert panel._rows.values["Accepted while thinking"].isHidden()
    steps = [make_step(index, count) for index, count in enumerate([4, 3, 0])]
    show_ended(panel, RunHistory.from_steps(steps, reasoning={0, 1}))
    assert panel._rows.values["Accepted while thinking"].text() == "7 of 8 (88\u00a0%)"
    assert panel._rows.values["Accepted in the answer"].text() == "0 of 4 (0\u00a0%)"


def test_the_headline_shows_the_answer_in_view_and_its_chat(panel: LivePanel) -> None:
    slow, fast = make_history([0] * 20, plain=10.0), make_history([3] * 20, plain=10.0)
    panel.show_chat([answer_of(slow), answer_of(fast)], None)
    panel.show_history(fast)
    panel.set_plain_speed(20.0)  # the current speed; these answers keep their own
    # 20 and 80 tokens in 2 s each, for which plain decoding takes 10 s.
    assert headline(panel)[::2] == ("4.0x", "Whole chat: 2.5x")
    panel.show_history(make_history([0], total_ms=2.0, plain=800.0))
    assert headline(panel) == ("", "Too short to compare", "Whole chat: 2.5x")
    # What is shown as 1.0x is neither faster nor slower.
    for plain, figure, words in ((22.2, "0.9x", "the speed"), (20.2, "1.0x", "as fast as")):
        show_ended(panel, make_history([1] * 60, plain=plain))
        assert headline(panel)[0] == figure
        assert headline(panel)[1].startswith(words)


def test_curves_and_numbers_follow_a_stream_and_catch_up(panel: LivePanel) -> None:
    history = make_history([3] * 4, plain=10.0)
    panel.show_chat([], history)
    panel.show_history(history, ended=False)
    assert headline(panel)[0] == "4.0x"
    before = panel.grab().toImage()
    for index in range(4, 16):
        history.add_step(make_step(index, 0))
    panel.refresh()
    assert panel.grab().toImage() != before
    assert (headline(panel)[0], panel._acceptance.value) == ("1.8x", "19\u00a0%")
    panel.hide()
    history.add_step(make_step(16, 4))
    panel.show()
    assert panel._acceptance.value == "24\u00a0%"
    assert panel.steps.bars[-1].last == 16


def test_the_legend_has_what_the_answer_contains_and_hides_single_kinds(panel: LivePanel) -> None:
    show_ended(panel, make_history([4, 2]))
    assert panel.legend.contained == {TokenKind.DRAFT, TokenKind.BONUS, TokenKind.CORRECTION}
    assert not panel.legend.entry(TokenKind.LOOKUP).isVisible()
    seen: list[frozenset[TokenKind]] = []
    panel.legend.kinds_changed.connect(lambda: seen.append(panel.legend.visible_kinds))
    bonus = panel.legend.entry(TokenKind.BONUS)
    box = QPoint(8, bonus.height() // 2)
    QTest.mouseClick(bonus, Qt.MouseButton.LeftButton, pos=box)
    QTest.keyClick(panel.legend.entry(TokenKind.DRAFT), Qt.Key.Key_Space)
    QTest.mouseClick(bonus, Qt.MouseButton.LeftButton, pos=box)
    everything = frozenset(TokenKind)
    assert seen == [
        everything - {TokenKind.BONUS},
        everything - {TokenKind.BONUS, TokenKind.DRAFT},
        everything - {TokenKind.DRAFT},
    ]
    # Everything has a name for screen readers, and can be reached with the keyboard.
    for widget in (*panel.findChildren(Chart), panel._headline):
        assert widget.accessibleName()
    buttons = (panel.tools.whole, panel.tools.pause, panel.tools.more)
    for acting in (panel.steps, panel._speed, bonus, panel.details, *buttons):
        assert acting.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_bars_are_chosen_with_mouse_and_keyboard(panel: LivePanel) -> None:
    show_ended(panel, make_history([4, 2, 4]))
    bars = panel.steps
    QApplication.processEvents()
    wanted: list[int] = []
    panel.step_wanted.connect(wanted.append)

    def at(bar: int) -> QPoint:
        return QPoint(bar * BAR_PITCH + BAR_PITCH // 2, bars.body().center().y())

    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    for button, bar in ((left, 0), (left, 2), (left, 30), (right, 1)):
        QTest.mouseClick(bars, button, pos=at(bar))
    assert wanted == [0, 2]
    QTest.mouseMove(bars, at(1))
    assert bars.read_out == "step 2: 2 of 4 drafted accepted, then a target correction"
    assert bars.toolTip() == bars.read_out
    QTest.mouseMove(bars, at(30))
    QTest.keyClick(bars, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(bars, key)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(bars, key)
    assert wanted == [0, 2, 1, 2]


@pytest.fixture
def stored() -> Message:
    made = kept_answer(200, seed=1)
    made.source = AnswerSource("Big", "Small", "{}")
    return made


@pytest.fixture
def history(panel: LivePanel, stored: Message) -> RunHistory:
    found = RunHistory.from_steps(stored.steps, stored.statistics)
    panel.show_chat([stored], None)
    panel.show_history(found)
    QApplication.processEvents()
    return found


def wheel(widget: CurveChart, token: float, turned: int, *, ctrl: bool) -> None:
    place = QPointF(widget.x_of(token), widget.body().center().y())
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        place, widget.mapToGlobal(place), QPoint(), QPoint(0, turned),
        Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


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
    """Return whether the bar that contains this step is described."""
    (bar,) = (bar for bar in panel.steps.bars if bar.first <= index <= bar.last)
    return panel.steps.read_out == describe_step(bar)


def test_pointing_at_a_curve_marks_the_step_in_all_charts(
    panel: LivePanel, history: RunHistory
) -> None:
    speed = panel._speed
    QTest.mouseMove(speed, QPoint(round(speed.x_of(100.0)), speed.body().center().y()))
    step = step_of(history, 100.0)
    place = history.series.place_of(step.index)
    assert {one.pointer is not None for one in panel._curve_charts} == {True}
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
    assert not any(one.read_out or one.pointer for one in panel._curve_charts)
    assert panel.steps.read_out == ""
    # Screen readers get the course of the curve.
    assert f"Starts at {y[0]:.1f} tok/s, lowest {y.min():.1f}" in speed.accessibleDescription()


def test_wheel_and_drags_show_a_part(panel: LivePanel, history: RunHistory) -> None:
    speed = panel._speed
    wanted: list[int] = []
    panel.step_wanted.connect(wanted.append)
    wheel(speed, 100.0, 120, ctrl=False)
    assert panel.part is None
    wheel(speed, 100.0, 120, ctrl=True)
    begin, end = panel.part
    assert end - begin == pytest.approx(0.75 * 200.0)
    assert begin < 100.0 < end
    assert {one.axis for one in panel._curve_charts} == {(begin, end)}
    inside = history.series.between(begin, end)
    bars = panel.steps.bars
    assert (bars[0].first, bars[-1].last) == (inside.start, inside.stop - 1)
    panel.tools.whole.click()
    assert panel.part is None
    assert speed.axis[1] == 200.0
    drag(panel._lookahead, 40.0, 90.0)
    assert panel.part == pytest.approx((40.0, 90.0), abs=1.5)
    panel.tools.whole.click()
    drag(panel._lookahead, 60.0, 60.5)  # too short for a drag: a click
    assert wanted == [step_of(history, 60.0).index]


def test_the_keyboard_moves_and_zooms(panel: LivePanel, history: RunHistory) -> None:
    wanted: list[int] = []
    panel.step_wanted.connect(wanted.append)
    last = len(history.series) - 1

    def press(*keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(panel._speed, key)

    press(*[Qt.Key.Key_Left] * 4)
    assert reads_step(panel, last - 3)
    press(Qt.Key.Key_Return, Qt.Key.Key_Plus)
    assert wanted
    assert panel.part is not None
    press(*[Qt.Key.Key_Left] * 200)  # the visible part follows
    assert panel.part[0] == 0.0
    press(Qt.Key.Key_0)
    assert panel.part is None


def test_charts_can_be_paused_during_an_answer(panel: LivePanel, history: RunHistory) -> None:
    speed, last = panel._speed, len(history.series) - 1
    panel.show_history(history, ended=False)
    before = [one.grab().toImage() for one in (*panel._curve_charts, panel.steps)]
    value = speed.value
    panel.tools.pause.click()
    QApplication.processEvents()  # lays out the notice
    for step in kept_answer(300, seed=2).steps:
        history.add_step(step)
    panel.refresh()
    panel.show_history(history)  # it has ended
    assert [one.grab().toImage() for one in (*panel._curve_charts, panel.steps)] == before
    assert speed.value == value
    panel.set_part((0.0, 5000.0))  # zooming shows the same moment
    assert panel.steps.bars[-1].last == last
    panel.set_part(None)
    panel.tools.pause.click()
    assert speed.value != value
    panel.tools.pause.click()
    panel.show_history(RunHistory())
    assert not panel.paused  # another answer resumes the charts


@pytest.fixture
def live(panel: LivePanel, stored: Message, history: RunHistory) -> LiveController:
    found = LiveController(panel, panel)
    found.show(stored, [kept_answer(60, seed=5), stored], None, history)
    return found


def test_the_whole_chat_and_its_steps(panel: LivePanel, live: LiveController) -> None:
    wanted: list[tuple[int, Message]] = []
    live.text_wanted.connect(lambda step, message: wanted.append((step, message)))
    panel.step_wanted.emit(4)
    live.toggle_scope()
    first, told = live._charted
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
    live.point_at(first, 2)
    assert reads_step(panel, 2)
    live.point_at(told, 3)
    assert reads_step(panel, number)
    panel.tools.answer_tab.click()
    live.point_at(told, 3)
    assert reads_step(panel, 3)
    live.point_at(first, 3)  # not the answer in view
    assert panel.steps.read_out == ""


def test_charts_are_saved_as_picture_drawing_and_table(
    panel: LivePanel,
    live: LiveController,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    live.tell = lambda text, *_, **__: said.append(text)

    def save(kind: ChartFile, file: Path) -> str:
        said.clear()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
        live.save(kind)
        qtbot.waitUntil(lambda: bool(said))
        return said[0]

    panel.resize(300, 300)
    QApplication.processEvents()
    for kind in ChartFile:
        assert f"charts.{kind}" in save(kind, tmp_path / "charts")
    # It includes what is scrolled out of view.
    assert QImage(str(tmp_path / "charts.png")).height() > 1400
    words = " ".join(ElementTree.parse(tmp_path / "charts.svg").getroot().itertext())
    for expected in ("Speed", "Lookahead", "Big + Small", "Accepted per step"):
        assert expected in words
    table = (tmp_path / "charts.csv").read_bytes().decode()
    rows, told = list(csv.DictReader(io.StringIO(table, newline=""))), live._charted[0]
    for row, step in zip(rows, told.steps, strict=True):
        assert row["reason"] == step.reason.kind
        assert float(row["total_ms"]) == step.total_ms
        assert (row["accepted"], row["drafted"]) == (str(step.accepted), str(step.drafted))
    assert "o such" in save(ChartFile.CSV, tmp_path / "none" / "a.csv")
    live.show(None, [], None, None)
    assert live.why_no_charts() == "There is no answer yet"


@pytest.mark.usefixtures("unprobed")
def test_text_and_charts_find_each_other(ready: OpenWindow) -> None:
    ready.ask("Name three fruits.")
    answer, panel = ready.messages[-1], ready.window._live_panel
    body = ready.chat.views[answer].body
    body.setFocus(Qt.FocusReason.ShortcutFocusReason)
    QTest.keyClick(body, Qt.Key.Key_Right)
    step = body.offsets.of_piece(body.piece)[-1].step
    assert panel.steps.read_out.startswith(f"step {step + 1}: ")
    QTest.keyClick(body, Qt.Key.Key_Escape)
    assert panel.steps.read_out == ""
    wanted: list[tuple[int, object]] = []
    ready.window.conversation.live.text_wanted.connect(lambda *one: wanted.append(one))
    panel._speed.clicked.emit(panel._shown.series.place_at(0.5))
    assert wanted == [(0, answer)]
