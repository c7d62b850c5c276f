"""The benchmark: chosen, measured, shown as it was recorded, compared, used, exported."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QToolTip

from benchmark_records import record_of, timed
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.benchmark import DRAFT_ADAPTIVE
from foretoken.engine.config import LookaheadRule, Method
from foretoken.models.benchmarks.figures import figures_of
from foretoken.models.benchmarks.record import BenchmarkFiles, BenchmarkRecord, read_benchmark
from foretoken.models.benchmarks.report import explain
from foretoken.models.names import model_name
from foretoken.models.pairs.report import heat_step
from foretoken.preferences.declared import RECENT_PAIRS
from foretoken.ui.jobs.benchmark_dialog import BenchmarkDialog
from foretoken.ui.jobs.benchmark_setup import NO_KIND, NO_MODE, NO_PAIR
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")
FASTER = record_of(
    timed("plain", 100, 101, 99), timed("adaptive", 100, 101, 99), timed("fixed:4", 150, 152, 149)
)


@pytest.fixture
def desk(desk: OpenWindow, endless_target: Path, hopeless_draft: Path) -> OpenWindow:
    desk.load(endless_target, hopeless_draft)
    return desk


def opened(desk: OpenWindow, *records: BenchmarkRecord) -> BenchmarkDialog:
    for record in records:
        BenchmarkFiles().add(record)
    desk.window.commands.run("models.benchmark")
    dialog = desk.window.jobs.dialog
    assert isinstance(dialog, BenchmarkDialog)
    desk.qtbot.waitUntil(lambda: not desk.window.jobs.history.busy, timeout=5_000)
    return dialog


def of_pair(desk: OpenWindow, record: BenchmarkRecord) -> BenchmarkRecord:
    """The same record, of the pair that is loaded."""
    pair = desk.controller.engine.pair
    assert pair is not None
    assert pair.files.draft is not None
    return replace(
        record,
        target=replace(record.target, name=model_name(pair.files.target)),
        draft=record.draft and replace(record.draft, name=model_name(pair.files.draft)),
    )


def small(dialog: BenchmarkDialog) -> None:
    """Choose little: two kinds, three ways, answers of 12 tokens."""
    setup = dialog.setup
    for kind, box in setup.kinds.items():
        box.setChecked(kind in ("everyday", "code"))
    setup.modes["lookup"].click()
    setup.lookaheads.setText("16")
    setup.questions.setValue(1)
    setup.tokens.setValue(12)


def test_it_is_measured_kept_and_shown_as_it_was_recorded(desk: OpenWindow) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    small(dialog)
    assert dialog.status.text().startswith("18 answers")
    dialog.start.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    record, page = dialog.page.record, dialog.page
    assert record is not None
    assert not record.partial
    assert record.plan.modes == ("plain", "adaptive", "fixed:16")
    assert record.plan.kinds == ("everyday", "code")
    history = desk.window.jobs.history
    desk.qtbot.waitUntil(lambda: history.records == (record,), timeout=5_000)
    for row, mode in enumerate(figures_of(record).modes):
        for column, cell in enumerate(mode.cells, start=1):
            assert page.report.tables[0].cells[row][column].tip == explain(cell)
    dialog.accept()
    assert desk.controller.send("a")


def test_only_what_makes_sense_can_be_started(desk: OpenWindow) -> None:
    dialog = opened(desk)
    assert "time unknown" in dialog.status.text()
    setup = dialog.setup
    for box in setup.kinds.values():
        box.setChecked(False)
    assert setup.refusal == NO_KIND
    assert not dialog.start.isEnabled()
    setup.kinds["chat"].click()
    for mode in ("adaptive", "lookup"):
        setup.modes[mode].click()
    for text, refused in (("", NO_MODE), ("4, x", "fixed lookaheads"), ("40", "from 1 to 32")):
        setup.lookaheads.setText(text)
        assert refused in setup.refusal
    setup.lookaheads.setText("8; 8, 3")
    assert setup.refusal == ""
    assert setup.plan.modes == ("plain", "fixed:8", "fixed:3")
    assert setup.modes[LookaheadRule.STEP].isHidden()
    setup.advanced.click()
    setup.modes[LookaheadRule.STEP].click()
    setup.advanced.click()
    assert not setup.modes[LookaheadRule.STEP].isHidden()  # it is chosen
    assert setup.modes[LookaheadRule.EWMA].isHidden()
    setup.pair_boxes[0].click()
    assert setup.refusal == NO_PAIR
    assert desk.controller.send("a")
    assert "answer is being written" in dialog.status.text()
    dialog.accept()


def test_other_pairs_are_offered(desk: OpenWindow, random_target: Path) -> None:
    desk.window._preferences.set(RECENT_PAIRS, ({"target": str(random_target)},))
    dialog = opened(desk)
    names = [box.text() for box in dialog.setup.pair_boxes]
    assert names == ["endless + hopeless (in use)", "endless", "random-target"]
    dialog.setup.pair_boxes[2].click()
    # 8 questions in 3 rounds, in seven ways with the draft model and in three without one.
    assert "240 answers" in dialog.status.text()
    dialog.setup.pair_boxes[0].click()
    assert not dialog.setup.modes[DRAFT_ADAPTIVE].isEnabled()
    dialog.setup.pair_boxes[0].click()
    assert dialog.work().with_loaded
    assert [pair.files.target for pair in dialog.work().others] == [random_target]
    dialog.accept()


def test_the_best_is_used_and_given_back(desk: OpenWindow) -> None:
    engine = desk.controller.engine
    before = engine.answering.settings.speculative
    dialog = opened(desk, of_pair(desk, FASTER))
    # 8 questions in 3 rounds: 64 tokens in seven ways, one of them 1.5 times as fast.
    assert dialog.status.text() == "168 answers, about 2 minutes"
    dialog.earlier.click()
    page = dialog.page
    assert page.best.text() == "Draft model, 4 tokens is 50 % faster than Automatic."
    page.use.click()
    chosen = engine.answering.settings.speculative
    assert (chosen.method, chosen.lookahead) == (Method.DRAFT, 4)
    assert engine.pair is not None
    assert engine.pair.settings.speculative == chosen  # it is remembered with the pair
    assert page.report.tables[1].texts[2][0] == "Draft model, 4 tokens (in use)"
    assert dialog.undo.text == "Draft model, 4 tokens is used from the next answer on."
    dialog.undo.button.click()
    assert engine.answering.settings.speculative == before
    assert page.use.isVisible()
    # The keyboard tells where a figure comes from.
    table = page.report.tables[0]
    table.setFocus()
    table.setCurrentCell(1, 1)
    desk.qtbot.keyClick(table, Qt.Key.Key_Down)
    told = QToolTip.text().replace(".0", "")
    assert "Round 2: 152 tok/s, plain 101 tok/s, 1.50x" in " ".join(told.split())
    dialog.accept()


def test_records_are_compared_exported_deleted_and_brought_back(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = replace(
        record_of(timed("plain", 50, 51, 49), timed("fixed:4", 76, 75, 74)),
        id="earlier",
        measured_at=FASTER.measured_at - timedelta(days=1),
        machine=replace(FASTER.machine, foretoken="0.9"),
    )
    dialog, history = opened(desk, FASTER, earlier), desk.window.jobs.history
    dialog.show_record(FASTER)
    page = dialog.page
    assert page.best.text().endswith("Load this pair to use it.")
    assert not page.use.isVisible()
    page.compare.setCurrentIndex(1)
    assert [row[:2] for row in page.report.tables[0].texts] == [
        ["Plain decoding (tok/s)", "+100 %"],
        ["Draft model, 4 tokens", "≈"],
    ]
    assert page.differences.text() == "Also different: Foretoken: 0.9 → 1.0."
    page.compare.setCurrentIndex(0)
    shown = page.report.tables[0].cells[2][1]
    assert (shown.text[:5], shown.heat) == ("1.50x", heat_step(1.5))
    file = tmp_path / "exported"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    for action in dialog.export.menu().actions():
        with desk.qtbot.waitSignal(dialog.files.finished):
            action.trigger()
    assert read_benchmark(file.with_suffix(".json")) == FASTER
    assert "1.50x" in file.with_suffix(".html").read_text(encoding="utf-8")
    assert QImage(str(file.with_suffix(".png"))).width() >= 2000
    dialog.remove.click()
    desk.qtbot.waitUntil(lambda: not history.busy and FASTER not in history.records)
    assert not dialog.shows_result
    desk.qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    desk.qtbot.waitUntil(lambda: FASTER in history.records)
    assert dialog.page.record == FASTER
    assert dialog.shows_result
    dialog.accept()
