"""The charts: axes that do not jump, bars that tell which step they are."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from foretoken.control.engine.run_history import PositionCount, TimeSplit
from foretoken.control.engine.step_series import StepBar
from foretoken.system.language import tr
from foretoken.ui.live.charts import (
    Chart,
    PositionBars,
    StepBars,
    TimeSplitBar,
    describe_position,
    describe_step,
)
from foretoken.ui.live.curves import AcceptanceChart, LookaheadChart, SpeedChart, round_up
from foretoken.ui.look.theme import DARK, LIGHT
from looks import wear

BARS = (
    StepBar(7, 7, 1, 4, 4, (0, 1, 0)),
    StepBar(8, 8, 1, 4, 2, (1, 0, 0)),
    StepBar(9, 9, 1, 0, 0, (0, 0, 1)),
    StepBar(10, 10, 1, 4, 2, (0, 0, 0)),
)


pytestmark = pytest.mark.usefixtures("qapp")


def curve(*points: tuple[float, float]) -> tuple[np.ndarray, np.ndarray]:
    return np.array([x for x, _ in points], float), np.array([y for _, y in points], float)


def center(chart: StepBars, step: int) -> QtCore.QPoint:
    place = chart.bar_center(step)
    assert place is not None
    return place


def shown(chart: Chart) -> QtGui.QImage:
    chart.resize(260, chart.height())
    wear(LIGHT)
    return chart.grab().toImage().convertToFormat(QtGui.QImage.Format.Format_RGB32)


def on_screen(chart: Chart) -> QtGui.QImage:
    """What was painted, bit by bit."""
    screen = chart.screen()
    picture = screen.grabWindow(chart.winId()).toImage()
    return picture.convertToFormat(QtGui.QImage.Format.Format_RGB32)


def count(image: QtGui.QImage, colour: str) -> int:
    wanted = QtGui.QColor(colour).rgb()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize(
    ("value", "rounded"),
    [(0.7, 1), (1.0, 1), (1.1, 2), (2.5, 5), (5.0, 5), (38.2, 50), (51, 100), (100, 100)],
)
def test_axes_end_at_1_2_or_5(value: float, rounded: float) -> None:
    assert round_up(value) == pytest.approx(rounded)


def test_speed_axis_grows_in_steps_and_never_shrinks() -> None:
    chart = SpeedChart()
    tops = []
    for speed in (12.0, 19.0, 21.0, 51.0, 18.0):
        chart.set_curve(curve((1, speed), (4, speed)))
        tops.append(chart.axis_top)
    assert tops == [20.0, 20.0, 50.0, 100.0, 100.0]
    chart.reset_axes()
    chart.set_curve(curve((1, 18.0), (4, 18.0)))
    assert chart.axis_top == 20.0


def test_plain_speed_is_always_inside_the_axis() -> None:
    chart = SpeedChart()
    chart.set_curve(curve((1, 9.0), (40, 9.0)))
    chart.set_plain_speed(20.1)
    assert chart.axis_top == 50.0  # room for twice the plain speed
    assert chart.plain_label == "plain 20.1 (measured)"
    chart.set_plain_speed(None, measuring=True)
    assert chart.plain_label == "plain: measuring"
    chart.set_plain_speed(None)
    assert chart.plain_label == ""


def test_the_dashed_line_is_drawn_only_when_measured() -> None:
    chart = SpeedChart()
    chart.set_curve(curve((1, 40.0), (200, 40.0)))
    without = shown(chart)
    chart.set_plain_speed(20.1)
    assert shown(chart) != without


@pytest.mark.parametrize(
    ("tokens", "end"), [(1, 50), (50, 50), (51, 100), (137, 200), (240, 500), (2047, 5000)]
)
def test_the_x_axis_ends_at_a_round_number(tokens: int, end: int) -> None:
    chart = SpeedChart()
    chart.set_curve(curve((0, 20.0), (tokens, 20.0)))
    assert chart.axis_end == end
    assert chart.captions == ("0", f"{end / 2:,.0f}", f"{end:,} tokens")


@pytest.mark.parametrize("speed", [10.0, 20.0, 38.0, 200.0])
def test_no_line_goes_through_words(speed: float) -> None:
    chart = SpeedChart()
    chart.set_plain_speed(20.0)
    drawn = []
    for last in (0.0, speed):  # the same answer with and without its curve
        chart.set_curve(curve((0, speed), (200, speed), (201, last)))
        image = shown(chart)
        words = image.copy(0, 0, image.width(), chart.body().top())
        drawn.append((words, image.copy(0, chart.body().bottom() + 1, image.width(), 30)))
    assert drawn[0] == drawn[1]
    measured = chart.plain_label
    chart.set_plain_speed(None)
    words = shown(chart).copy(0, 0, chart.width(), chart.body().top())
    assert words != drawn[0][0]  # they stand above the body
    assert measured == "plain 20.0 (measured)"


def test_a_gap_in_acceptance_is_not_filled() -> None:
    points = [(float(x), np.nan if 40 <= x < 60 else 0.5) for x in range(1, 101)]
    chart = AcceptanceChart()
    chart.set_curve(curve(*points))
    image = shown(chart)
    y = chart.body().bottom() - 8
    panel = QtGui.QColor(LIGHT.panel).rgb()
    assert image.pixel(125, y) == panel
    assert image.pixel(60, y) != panel
    assert image.pixel(200, y) != panel


def test_only_gaps_and_single_points_are_harmless() -> None:
    for chart in (SpeedChart(), AcceptanceChart()):
        for points in ([], [(1.0, np.nan)], [(1.0, 0.5)], [(1.0, np.nan), (2.0, 0.3)]):
            chart.set_curve(curve(*points))
            shown(chart)
    lookahead = LookaheadChart()
    lookahead.set_curve(curve())
    shown(lookahead)


def test_lookahead_of_eight_fits() -> None:
    chart = LookaheadChart()
    chart.set_curve(curve((0, 4), (20, 8), (40, 8)))
    assert chart.axis_top == 10.0


@pytest.mark.parametrize("kind", [SpeedChart, AcceptanceChart, LookaheadChart])
def test_a_curve_that_grows_looks_like_a_whole_one(
    kind: type[SpeedChart | AcceptanceChart | LookaheadChart],
) -> None:
    """Only what is new is painted, also where the first values or whole stretches change."""
    charts = grown, whole = kind(), kind()
    for chart in charts:
        chart.resize(260, chart.sizeHint().height())
        chart.show()
    points: list[tuple[float, float]] = []
    for number in range(1, 61):
        gap = kind is AcceptanceChart and 20 <= number < 26
        value = np.nan if gap else 0.2 + number % 7 / 10
        points.append((float(number), value))
        if number < 8:
            points = [(x, value) for x, _ in points]
        if number == 40:
            points = points[::2]
        grown.set_curve(curve(*points))
        QtWidgets.QApplication.processEvents()
    whole.set_curve(curve(*points))
    whole.repaint()
    QtWidgets.QApplication.processEvents()
    pictures = [on_screen(chart) for chart in charts]
    assert pictures[0] == pictures[1]
    assert count(pictures[0], LIGHT.accent) + count(pictures[0], LIGHT.draft) > 10
    for chart in charts:
        chart.close()


def test_a_message_replaces_the_curve() -> None:
    chart = AcceptanceChart()
    chart.set_curve(curve((1, 0.5), (50, 0.5)))
    with_curve = shown(chart)
    chart.set_message("no drafts in this answer")
    assert count(shown(chart), LIGHT.draft) == 0
    chart.set_message("")
    assert shown(chart) == with_curve


def test_a_click_on_a_bar_names_its_step() -> None:
    chart = StepBars()
    chart.resize(260, chart.height())
    chart.set_bars(BARS)
    clicked: list[int] = []
    chart.step_clicked.connect(clicked.append)
    for bar in BARS:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=center(chart, bar.first))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QtCore.QPoint(200, 50))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QtCore.QPoint(3, 5))
    QTest.mouseClick(chart, Qt.MouseButton.RightButton, pos=center(chart, 7))
    assert clicked == [7, 8, 9, 10]


def test_bars_are_chosen_by_keyboard() -> None:
    chart = StepBars()
    chart.resize(260, chart.height())
    chart.set_bars(BARS)
    clicked: list[int] = []
    chart.step_clicked.connect(clicked.append)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(chart, key)
    assert chart.accessibleDescription().startswith("step 10: no draft")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(chart, key)
    assert clicked == [9, 10]


def test_bars_are_drawn_in_the_colours_of_the_tokens() -> None:
    chart = StepBars()
    chart.resize(260, chart.height())
    chart.set_bars(BARS)
    image = shown(chart)
    amounts = [count(image, c) for c in (LIGHT.draft, LIGHT.bonus, LIGHT.correction, LIGHT.target)]
    assert all(amounts)
    # 8 accepted tokens in all, and one of each ending.
    assert amounts[0] / amounts[3] == pytest.approx(8.0, rel=0.1)


def test_words_for_bars_name_numerator_and_denominator() -> None:
    assert describe_step(BARS[1]) == ("step 9: 2 of 4 drafted accepted, then a target correction")
    assert describe_step(BARS[2]) == "step 10: no draft, a token of the target only"
    several = StepBar(8, 11, 4, 16, 7, (3, 1, 0))
    assert describe_step(several) == "steps 9 to 12: 7 of 16 drafted accepted"
    assert describe_position(2, PositionCount(71, 100)) == (
        "2nd draft token: 71 of 100 drafted accepted"
    )


def test_places_explain_themselves() -> None:
    bars = StepBars()
    bars.resize(260, bars.height())
    bars.set_bars(BARS)
    assert bars.tip_at(center(bars, 8)).startswith("step 9: 2 of 4 drafted accepted")
    assert bars.tip_at(QtCore.QPoint(250, 50)) == ""
    positions = PositionBars()
    positions.resize(260, positions.height())
    positions.set_positions([PositionCount(9, 10), PositionCount(3, 9)])
    assert positions.tip_at(QtCore.QPoint(100, 50)).startswith("2nd draft token: 3 of 9")
    assert positions.tip_at(QtCore.QPoint(250, 50)) == ""


def test_positions_without_a_verdict_have_no_bar() -> None:
    chart = PositionBars()
    chart.set_positions([PositionCount(0, 0)])
    assert count(shown(chart), LIGHT.draft) == 0
    chart.set_positions([PositionCount(1, 2)])
    assert count(shown(chart), LIGHT.draft) > 100


def test_all_positions_are_named_alike() -> None:
    """6 columns of 260 pixels are 43 or 44 pixels wide: one had its share of accepted tokens."""
    chart = PositionBars()
    chart.set_positions([PositionCount(1, 1)] * 6)
    needed = chart._room_for_words
    chart.resize(6 * needed - 1, chart.sizeHint().height())
    assert {chart._column(place).width() for place in range(6)} == {needed - 1, needed}
    said: list[str] = []
    chart.write = lambda *args: said.append(args[3])  # type: ignore[method-assign,assignment]
    chart.grab()
    assert [text for text in said if text != tr("By draft position")] == list("123456")


def test_as_many_positions_have_room_after_another_answer_with_the_same() -> None:
    chart = PositionBars()
    many = [PositionCount(1, 1)] * 9
    chart.set_positions(many)
    before = shown(chart)
    chart.reset_axes()
    chart.set_positions(many)
    assert shown(chart) == before


def test_time_parts_are_as_wide_as_their_share() -> None:
    chart = TimeSplitBar()
    chart.set_split(TimeSplit(10.0, 30.0, 10.0))
    image = shown(chart)
    row = [image.pixelColor(x, chart.body().center().y()).name() for x in range(260)]
    assert row.count(LIGHT.draft) == pytest.approx(52, abs=2)
    assert row.count(LIGHT.accent) == pytest.approx(156, abs=2)
    assert row.count(LIGHT.target) == pytest.approx(52, abs=2)


def test_another_theme_changes_every_chart() -> None:
    for chart in (SpeedChart(), AcceptanceChart(), LookaheadChart(), StepBars(), PositionBars()):
        light = shown(chart)
        wear(DARK)
        assert chart.grab().toImage().convertToFormat(light.format()) != light


def test_the_wheel_goes_to_the_panel_and_not_to_the_chart() -> None:
    chart = SpeedChart()
    chart.set_curve(curve((1, 30.0), (40, 30.0)))
    shown(chart)
    place = chart.body().center()
    assert chart.childAt(place) is None
    wheel = QtGui.QWheelEvent(
        QtCore.QPointF(place),
        QtCore.QPointF(chart.mapToGlobal(place)),
        QtCore.QPoint(),
        QtCore.QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QtWidgets.QApplication.sendEvent(chart, wheel)
    assert not wheel.isAccepted()


def test_values_reach_screen_readers() -> None:
    chart = AcceptanceChart()
    chart.set_value("71 %", "142 accepted of 200 drafted.")
    assert chart.accessibleName() == "Drafted accepted"
    assert chart.accessibleDescription() == "71 %. 142 accepted of 200 drafted."
    assert chart.toolTip() == "142 accepted of 200 drafted."
