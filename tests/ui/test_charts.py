"""The charts: axes that do not jump, bars that say which step they are."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6 import QtCore, QtGui
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chat_pieces import bar_center
from foretoken.control.engine.run_history import PositionCount
from foretoken.control.engine.step_series import StepBar
from foretoken.ui.live.charts import Chart, PositionBars, StepBars, describe_step
from foretoken.ui.live.curves import CurveChart, round_up
from foretoken.ui.look.theme import LIGHT

BARS = (
    StepBar(7, 7, 1, 4, 4, (0, 1, 0)),
    StepBar(8, 8, 1, 4, 2, (1, 0, 0)),
    StepBar(9, 9, 1, 0, 0, (0, 0, 1)),
    StepBar(10, 10, 1, 4, 2, (0, 0, 0)),
)


pytestmark = pytest.mark.usefixtures("qapp")


def curve(*points: tuple[float, float]) -> tuple[np.ndarray, np.ndarray]:
    return np.array([x for x, _ in points], float), np.array([y for _, y in points], float)


def curve_chart() -> CurveChart:
    return CurveChart("Speed", 56, "accent", str)


def step_bars() -> StepBars:
    chart = StepBars()
    chart.set_bars(BARS)
    shown(chart)
    return chart


def shown(chart: Chart) -> QtGui.QImage:
    chart.resize(260, chart.sizeHint().height())
    return chart.grab().toImage().convertToFormat(QtGui.QImage.Format.Format_RGB32)


def count(image: QtGui.QImage, colour: str) -> int:
    wanted = QtGui.QColor(colour).rgb()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


def test_axes_end_at_1_2_or_5_and_never_shrink() -> None:
    assert [round_up(each) for each in (0.7, 1.0, 1.1, 2.5, 38.2, 100)] == [1, 1, 2, 5, 50, 100]
    chart = curve_chart()
    tops = []
    for top in (20.0, 10.0, 50.0, 20.0):
        chart.set_curve(curve((1, 5.0), (4, 5.0)), top)
        tops.append(chart.top)
    assert tops == [20.0, 20.0, 50.0, 50.0]
    points = [(float(x), np.nan if 40 <= x < 60 else 0.5) for x in range(1, 101)]
    chart = curve_chart()
    chart.set_axis(None, 100.0, ())
    chart.set_curve(curve(*points), 1.0)
    image = shown(chart)
    y, panel = chart.body().bottom() - 8, QtGui.QColor(LIGHT.panel).rgb()
    assert [image.pixel(x, y) == panel for x in (60, 125, 200)] == [False, True, False]


def test_a_click_on_a_bar_and_a_key_name_its_step() -> None:
    chart = step_bars()
    clicked: list[int] = []
    chart.step_clicked.connect(clicked.append)
    for bar in BARS:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=bar_center(chart, bar.first))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QtCore.QPoint(200, 50))
    QTest.mouseClick(chart, Qt.MouseButton.RightButton, pos=bar_center(chart, 7))
    assert clicked == [7, 8, 9, 10]
    chart.mark_step(None)
    clicked.clear()
    QTest.keyClick(chart, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(chart, key)
    assert chart.accessibleDescription().startswith("step 10: no draft")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(chart, key)
    assert clicked == [9, 10]


def test_bars_are_drawn_in_the_colours_of_the_tokens() -> None:
    image = shown(step_bars())
    amounts = [count(image, c) for c in (LIGHT.draft, LIGHT.bonus, LIGHT.correction, LIGHT.target)]
    assert all(amounts)
    # 8 accepted tokens in all, and one of each ending.
    assert amounts[0] / amounts[3] == pytest.approx(8.0, rel=0.1)


def test_places_explain_themselves() -> None:
    several = StepBar(8, 11, 4, 16, 7, (3, 1, 0))
    assert describe_step(several) == "steps 9 to 12: 7 of 16 drafted accepted"
    bars = step_bars()
    words = "step 9: 2 of 4 drafted accepted, then a target correction"
    assert bars.tip_at(bar_center(bars, 8)) == words
    assert bars.tip_at(QtCore.QPoint(250, 50)) == ""
    positions = PositionBars()
    positions.set_positions([PositionCount(9, 10), PositionCount(3, 9)])
    shown(positions)
    assert positions.tip_at(QtCore.QPoint(100, 50)) == "Position 2: 3 of 9 accepted"
