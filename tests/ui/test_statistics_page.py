"""The statistics dialog shows, exports and deletes what the log contains."""

import json
import random
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from foretoken.chat.runs.run_log import RunKey, RunLog, RunSums, periods
from foretoken.chat.runs.run_record import FaultKind, RunEvent, RunFault, RunModel, RunPair, now
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import Method
from foretoken.engine.events import FinishReason, RunStatistics, StepFinished
from foretoken.engine.figures import format_percent, format_rate
from foretoken.engine.speedup import PlainReference, compare_steps
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.statistics.statistics_dialog import StatisticsDialog
from open_window import OpenWindow

BIG = RunPair(RunModel("Big", 4_000_000_000), RunModel("Small", 500_000_000))
ALONE = RunPair(RunModel("Alone", 1_000_000))


def run_of(days_ago: int, pair: RunPair, method: Method, seed: int) -> RunEvent:
    draw, counted = random.Random(seed), RunStatistics(prompt_tokens=9)
    steps, drafted = [], 0 if method is Method.PLAIN else 4
    for index in range(draw.randrange(50, 60)):
        accepted = draw.randrange(drafted + 1)
        counts = drafted, drafted, min(drafted, accepted + 1), accepted
        steps.append(StepFinished(index, *counts, 1.0, 4.0, 6.0, index))
        counted.count_step(steps[-1])
    compare_steps(counted, steps, PlainReference.at_speed(200.0))
    counted.tokens, counted.from_draft = counted.generated, counted.accepted
    return RunEvent(
        now() - timedelta(days=days_ago), pair.asked(method), method,
        FinishReason.STOP, counted, 4 * counted.tokens,
    )  # fmt: skip


@pytest.fixture
def filled(home: Path) -> list[RunEvent]:
    runs = [run_of(day, BIG, Method.AUTO, day) for day in range(12)]
    runs += [run_of(40, ALONE, Method.PLAIN, 7), run_of(2, ALONE, Method.LOOKUP, 8)]
    RunLog().append(*runs, RunFault(now(), FaultKind.DRAFT, "DraftError", "It broke.", BIG))
    return runs


def opened(desk: OpenWindow) -> StatisticsDialog:
    desk.window.commands.run("view.statistics")
    dialog = StatisticsDialog.of(desk.window)
    desk.qtbot.waitUntil(lambda: dialog.view is not None)
    return dialog


def cards(dialog: StatisticsDialog) -> list[str]:
    return [card.accessibleName() for card in dialog.cards]


def test_figures_are_those_of_the_runs(filled: list[RunEvent], desk: OpenWindow) -> None:
    dialog = opened(desk)
    month = [run for run in filled if run.time > now() - timedelta(days=30)]
    steps = sum(run.statistics.steps for run in month)
    accepted = sum(run.statistics.accepted for run in month)
    drafted = sum(run.statistics.drafted for run in month)
    saved = (accepted + steps) / 200.0 - 6.0 * steps / 1000
    shown = cards(dialog)
    assert shown[0] == "13 answers"
    assert shown[1].startswith(f"{accepted + steps:,} tokens")
    assert shown[2].startswith(format_rate((accepted + steps) / (6.0 * steps / 1000)))
    assert shown[3].startswith(format_percent(accepted / drafted))
    assert shown[4].startswith(f"{saved:.1f} s")
    bars = dialog.tokens.bars
    assert len(bars) == 30
    assert sum(bar[0] for bar in bars) == accepted
    assert sum(map(sum, bars)) == accepted + steps
    rate = filled[0].statistics.draft_acceptance_rate
    assert dialog.acceptance.bars[-1] == [rate]
    assert dialog.by_model.item(0, 0).text() == "Big + Small"  # has most tokens
    by_model = {row[0]: row[2] for row in dialog.by_model.texts}
    assert by_model == {"Big + Small": "12", "Alone": "1"}
    for days, answers in ((0, 14), (7, 8)):
        before = dialog.view
        dialog.spans.show_value(days)
        dialog.spans.picked.emit(days)
        desk.qtbot.waitUntil(lambda view=before: dialog.view is not view)
        assert cards(dialog)[0] == f"{answers} answers"
    assert sum(int(row[1]) for row in dialog.by_date.texts) == 8
    assert [row[1:] for row in dialog.errors.texts] == [
        ["The draft failed", "Big + Small", "It broke."]
    ]
    table, largest = dialog.by_date, Qt.SortOrder.DescendingOrder
    for order in (largest, Qt.SortOrder.AscendingOrder):
        table.setCurrentCell(0, 2)
        QTest.keyClick(table, Qt.Key.Key_Return)  # like a click on the head
        head = table.horizontalHeader()
        assert (head.sortIndicatorSection(), head.sortIndicatorOrder()) == (2, order)


def test_what_is_exported_is_what_is_shown(
    filled: list[RunEvent], desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(desk)
    for name, kind in (("mine.csv", "CSV (*.csv)"), ("mine.json", "")):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, f=file, k=kind: (str(f), k))
        dialog.export.click()
        desk.qtbot.waitUntil(lambda f=file: f.name in dialog.message.text())
    lines = (tmp_path / "mine.csv").read_text().splitlines()
    assert len(lines) == 1 + 13
    assert str(filled[0].statistics.tokens) in lines[-1].split(",")
    found = json.loads((tmp_path / "mine.json").read_text())
    assert len(found["rows"]) == 13
    assert found["last_faults"][0]["message"] == "It broke."


@pytest.mark.usefixtures("filled")
def test_recording_is_a_choice_and_deleting_asks(
    preferences: KeptPreferences, desk: OpenWindow
) -> None:
    dialog, log = opened(desk), RunLog()
    dialog.recording.click()
    assert not preferences.get(RECORDED_RUNS)
    assert not desk.controller.runs.recording
    preferences.set(RECORDED_RUNS, True)
    assert dialog.recording.isChecked()
    dialog.reset.click()
    dialog.findChild(QuestionDialog).reject()
    assert log.read().rows
    dialog.reset.click()
    dialog.findChildren(QuestionDialog)[-1].answer.click()
    desk.qtbot.waitUntil(lambda: dialog.view is not None and dialog.view.empty)
    assert not log.read().rows


def test_periods_are_so_few_that_bars_fit_and_none_is_lost() -> None:
    last = date(2026, 11, 20)
    for days, most in ((1, 1), (62, 62), (63, 9), (3000, 100)):
        first = last - timedelta(days=days - 1)
        dates = [(first + timedelta(days=index)).isoformat() for index in range(days)]
        rows = [(RunKey(day, BIG, Method.AUTO), RunSums(runs=1)) for day in dates]
        shown = periods(rows, first, last)
        assert len(shown) <= most
        assert sum(period.sums.runs for period in shown) == days
        assert (shown[0].first, shown[-1].last) == (first, last)
        for one, other in pairwise(shown):
            assert one.last + timedelta(days=1) == other.first
