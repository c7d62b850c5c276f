"""The page of statistics: what it shows is what the log has, in both themes and without a mouse."""

import random
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.runs.run_record import (
    FaultKind,
    RunEvent,
    RunFault,
    RunModel,
    RunPair,
    RunPlace,
    now,
)
from foretoken.chat.runs.run_totals import RunKey, RunSums
from foretoken.chat.runs.run_view import periods, view_of
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import GenerationLimits, LookaheadRule, Method
from foretoken.engine.events import FinishReason, RunStatistics, StepFinished
from foretoken.engine.figures import format_percent, format_rate
from foretoken.engine.speedup import PlainReference, compare_steps
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.statistics import statistics_desk
from foretoken.ui.statistics.period_charts import round_up
from foretoken.ui.statistics.statistics_dialog import Grouping, Span, StatisticsDialog
from foretoken.ui.window.main_window import MainWindow
from looks import wear
from window_desk import light_preferences

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
BIG = RunPair(RunModel("Big", 4_000_000_000), RunModel("Small", 500_000_000))
ALONE = RunPair(RunModel("Alone", 1_000_000))


def run_of(days_ago: int, pair: RunPair, method: Method, seed: int) -> RunEvent:
    draw, counted = random.Random(seed), RunStatistics(prompt_tokens=9)
    steps = []
    for index in range(draw.randrange(50, 60)):
        drafted = 0 if method is Method.PLAIN else 4
        accepted = draw.randrange(drafted + 1)
        evaluated = min(drafted, accepted + 1)
        steps.append(
            StepFinished(index, drafted, drafted, evaluated, accepted, 1.0, 4.0, 6.0, index)
        )
        counted.count_step(steps[-1])
    compare_steps(counted, steps, PlainReference.at_speed(200.0))
    counted.tokens, counted.from_draft = counted.generated, counted.accepted
    return RunEvent(
        now() - timedelta(days=days_ago), RunPlace.WINDOW, pair.asked(method), method,
        LookaheadRule.ADAPTIVE, None, 0.7, FinishReason.STOP, counted, 4 * counted.tokens,
    )  # fmt: skip


@pytest.fixture
def log(tmp_path: Path) -> RunLog:
    return RunLog(tmp_path / "statistics")


@pytest.fixture
def filled(log: RunLog) -> list[RunEvent]:
    runs = [run_of(day, BIG, Method.AUTO, day) for day in range(12)]
    runs += [run_of(40, ALONE, Method.PLAIN, 7), run_of(2, ALONE, Method.LOOKUP, 8)]
    fault = RunFault(now(), RunPlace.WINDOW, FaultKind.DRAFT, "DraftError", "It broke.", BIG)
    log.append(*runs, fault)
    return runs


@pytest.fixture
def preferences(tmp_path: Path) -> KeptPreferences:
    return light_preferences(tmp_path / "config")


@pytest.fixture
def window(qtbot: QtBot, log: RunLog, preferences: KeptPreferences) -> Iterator[MainWindow]:
    controller = ChatController(runs=log)
    result = MainWindow(controller, preferences)
    result.show()
    yield result
    result.close()
    result.deleteLater()
    assert controller.shut_down()


Open = Callable[[], StatisticsDialog]


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow) -> Open:
    def caller() -> StatisticsDialog:
        desk = window.statistics_desk
        assert desk is not None
        window.commands.run("view.statistics")
        assert desk.dialog is not None
        dialog = desk.dialog
        qtbot.waitUntil(lambda: dialog.view is not None)
        return dialog

    return caller


def choose(qtbot: QtBot, dialog: StatisticsDialog, span: Span) -> None:
    before = dialog.view
    dialog.spans.picked.emit(span)
    qtbot.waitUntil(lambda: dialog.view is not before)


def test_every_figure_is_that_of_the_runs(
    qtbot: QtBot, filled: list[RunEvent], opened: Open
) -> None:
    dialog = opened()
    month = [run for run in filled if run.time > now() - timedelta(days=30)]
    steps = sum(run.statistics.steps for run in month)
    accepted = sum(run.statistics.accepted for run in month)
    drafted = sum(run.statistics.drafted for run in month)
    cards = [card.text for card in dialog.cards]
    assert cards[0] == "13 answers"
    assert cards[1] == f"{accepted + steps:,} tokens written"
    assert cards[2].startswith(format_rate((accepted + steps) / (6.0 * steps / 1000)))
    assert cards[3].startswith(format_percent(accepted / drafted))
    saved = (accepted + steps) / 200.0 - 6.0 * steps / 1000
    assert cards[4].startswith(f"{saved:.1f} s saved by drafting")
    assert sum(sum(column.values) for column in dialog.tokens.columns) == accepted + steps
    assert sum(column.values[0] for column in dialog.tokens.columns) == accepted
    assert len(dialog.tokens.columns) == 30
    today = dialog.acceptance.columns[-1].values[0]
    assert today == filled[0].statistics.draft_acceptance_rate
    by_models = {row[0]: row for row in dialog.table.texts}
    assert by_models["Big + Small"][1:3] == ("Automatic", "12")
    assert by_models["Alone"][1:3] == ("Prompt lookup only", "1")
    choose(qtbot, dialog, Span.ALL)
    assert dialog.cards[0].text == "14 answers"
    assert ("Alone", "Plain decoding", "1") in [row[:3] for row in dialog.table.texts]
    plain = next(row for row in dialog.table.texts if row[1] == "Plain decoding")
    assert plain[5:] == ("", "", "")  # nothing was drafted: there is no ratio to tell
    choose(qtbot, dialog, Span.WEEK)
    assert dialog.cards[0].text == "8 answers"
    dialog.grouping.picked.emit(Grouping.TIME)
    assert sum(int(row[1]) for row in dialog.table.texts) == 8
    assert [row[1:3] for row in dialog.faults.texts] == [("The draft failed", "Big + Small")]
    assert dialog.faults.texts[0][3] == "It broke."


def test_the_first_answer_fills_an_open_page(
    qtbot: QtBot, window: MainWindow, opened: Open, endless_target: Path
) -> None:
    dialog = opened()
    assert dialog.view is not None
    assert dialog.view.empty
    assert not dialog.reset.isEnabled()
    assert not dialog.table.isVisible()
    controller = window._controller
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000):
        controller.engine.load_pair(PairFiles(endless_target, None))
    controller.answers.limits = GenerationLimits(max_tokens=5)
    controller.send("hello")
    qtbot.waitUntil(lambda: dialog.cards[1].text == "5 tokens written", timeout=10_000)
    assert dialog.table.isVisible()


def test_keys_alone_walk_along_the_days_and_sort(
    qtbot: QtBot, filled: list[RunEvent], opened: Open
) -> None:
    dialog = opened()
    dialog.activateWindow()
    dialog.tokens.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(dialog.tokens, Qt.Key.Key_Left)
    told = dialog.tokens.accessibleDescription()
    assert "1 answer" in told
    assert f"{filled[0].statistics.tokens:,} tokens" in told
    assert dialog.tokens.marked is dialog.tokens.columns[-1]
    QTest.keyClick(dialog.tokens, Qt.Key.Key_Left)
    assert dialog.tokens.marked is dialog.tokens.columns[-2]
    table = dialog.table
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert [row[0] for row in table.texts] == ["Alone", "Big + Small"]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert [row[0] for row in table.texts] == ["Big + Small", "Alone"]


def test_the_mouse_tells_of_the_day_below_it(filled: list[RunEvent], opened: Open) -> None:
    chart = opened().tokens
    last = chart.slot_at(29, chart.body()).center().toPoint()
    assert chart.column_at(last) == 29
    assert chart.column_at(QPoint(1, 1)) is None
    none, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
    place = QPointF(last)
    moved = QMouseEvent(
        QEvent.Type.MouseMove, place, chart.mapToGlobal(place), button, button, none
    )
    QApplication.sendEvent(chart, moved)
    assert chart.marked is chart.columns[-1]


def test_what_is_exported_is_what_is_shown(
    qtbot: QtBot,
    filled: list[RunEvent],
    opened: Open,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened()
    chosen = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    dialog.export.click()
    file = tmp_path / "mine.csv"
    qtbot.waitUntil(lambda: "mine.csv" in dialog.said)
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + 13
    assert str(filled[0].statistics.tokens) in lines[-1].split(",")


def test_a_reset_asks_first_and_forgets_all(
    qtbot: QtBot, window: MainWindow, log: RunLog, filled: list[RunEvent], opened: Open
) -> None:
    dialog, desk = opened(), window.statistics_desk
    assert desk is not None
    dialog.reset.click()
    assert desk.question is not None
    desk.question.reject()
    assert log.read().totals.rows
    dialog.reset.click()
    assert desk.question is not None
    desk.question.answer.click()
    qtbot.waitUntil(lambda: dialog.view is not None and dialog.view.empty)
    assert not log.read().totals.rows


def test_who_wants_no_statistics_says_so_there_or_in_the_settings(
    window: MainWindow, preferences: KeptPreferences, opened: Open
) -> None:
    dialog, runs = opened(), window._controller.runs
    assert runs is not None
    dialog.recording.click()
    assert not preferences.get(RECORDED_RUNS)
    assert not runs.recording
    preferences.set(RECORDED_RUNS, True)
    assert runs.recording
    assert dialog.recording.isChecked()


def test_the_log_is_shown_or_its_place_told(
    window: MainWindow,
    log: RunLog,
    filled: list[RunEvent],
    opened: Open,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened()
    asked: list[Path] = []
    monkeypatch.setattr(statistics_desk, "show_in_folder", lambda file: bool(asked.append(file)))
    dialog.log.click()
    assert asked == [log.file]
    assert log.file.name in dialog.said


def test_what_cannot_be_read_is_said(
    qtbot: QtBot, window: MainWindow, log: RunLog, filled: list[RunEvent]
) -> None:
    log.file.unlink()
    log.file.mkdir()
    desk = window.statistics_desk
    assert desk is not None
    desk.open()
    assert desk.dialog is not None
    dialog = desk.dialog
    qtbot.waitUntil(lambda: dialog.said != "")
    assert "not possible" in dialog.said


def test_a_theme_is_followed_and_axes_go_from_left_to_right_anywhere(
    qapp: QApplication, window: MainWindow, filled: object, opened: Open
) -> None:
    dialog = opened()
    before = dialog.grab().toImage()
    wear(DARK)
    assert dialog.grab().toImage().pixelColor(5, 5) == DARK.window
    assert before.pixelColor(5, 5) == LIGHT.window
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    dialog.grab()
    first, last = (dialog.tokens.slot_at(n, dialog.tokens.body()).left() for n in (0, 29))
    assert first < last  # axes go from left to right
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_periods_are_so_few_that_bars_fit_and_none_is_lost() -> None:
    last = date(2026, 11, 20)
    for days, most in ((1, 1), (30, 30), (62, 62), (63, 9), (400, 60), (3000, 100)):
        first = last - timedelta(days=days - 1)
        rows = []
        for index in range(days):
            sums = RunSums(runs=1)
            day = (first + timedelta(days=index)).isoformat()
            rows.append((RunKey(day, BIG, Method.AUTO), sums))
        shown = periods(rows, first, last)
        assert len(shown) <= most
        assert sum(period.sums.runs for period in shown) == days
        assert (shown[0].first, shown[-1].last) == (first, last)
        for one, other in pairwise(shown):
            assert one.last + timedelta(days=1) == other.first


def test_axes_end_at_round_numbers() -> None:
    assert [round_up(each) for each in (0.3, 1, 1.2, 2.5, 7, 8.5, 101)] == pytest.approx(
        [0.3, 1, 2, 3, 8, 10, 200]
    )


def test_runs_of_years_are_shaped_beside_the_window(log: RunLog) -> None:
    """What the window is given for them is short, however many they are."""
    log.append(*(run_of(day, BIG, Method.AUTO, day % 5) for day in range(0, 2000, 3)))
    today = date.today()
    view = view_of(log.read(), None, today)
    assert len(view.rows) == 667
    assert len(view.periods) < 70
    assert len(view.by_models) == 1
