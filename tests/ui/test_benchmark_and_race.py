"""Benchmarks and races: chosen, run, shown as recorded, compared, used, exported, opened again."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QToolTip
from pytestqt.qtbot import QtBot

from benchmark_records import record_of, timed
from chat_pieces import export, pick
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.benchmark import DRAFT_ADAPTIVE
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    DraftSource,
    FinishReason,
    GenerationFinished,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.race import Divergence, RaceRound, TokenChoice
from foretoken.engine.recording import Recorder, Recording
from foretoken.models.benchmarks.record import BenchmarkFiles, BenchmarkRecord, read_benchmark
from foretoken.models.library.library import model_at
from foretoken.models.pairs.experiment_file import experiment_json
from foretoken.models.pairs.pairing import DraftChoice, PairingVerdict
from foretoken.models.pairs.racing import KIND, RacedSide, RaceResult, SidePlan
from foretoken.preferences.declared import RECENT_PAIRS
from foretoken.reports.benchmark import explain, figures_of
from foretoken.reports.race import race_report
from foretoken.reports.report import heat_step
from foretoken.ui.jobs.benchmark_dialog import BenchmarkDialog
from foretoken.ui.jobs.benchmark_setup import NO_KIND, NO_MODE, NO_PAIR
from foretoken.ui.jobs.job_dialog import STOPPED
from foretoken.ui.jobs.race_dialog import RaceDialog, RaceSetup
from foretoken.ui.jobs.race_result import RaceResultPage
from foretoken.ui.look.token_style import shown_text
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


def test_it_is_measured_kept_and_shown_as_it_was_recorded(desk: OpenWindow) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    setup = dialog.setup
    for kind, box in setup.kinds.items():
        box.setChecked(kind in ("everyday", "code"))
    setup.modes["lookup"].click()
    for mode in ("fixed:2", "fixed:4", "fixed:8", "fixed:12", "fixed:16"):
        setup.modes[mode].click()
    setup.questions.setValue(1)
    setup.tokens.setValue(12)
    assert dialog.status.text().startswith("18 answers")
    dialog.start.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    record = dialog.record
    assert not record.partial
    assert record.plan.modes == ("plain", "adaptive", "fixed:16")
    assert record.plan.kinds == ("everyday", "code")
    history = desk.window.jobs.history
    desk.qtbot.waitUntil(lambda: history.records == (record,), timeout=5_000)
    for row, mode in enumerate(figures_of(record).modes):
        for column, cell in enumerate(mode.cells, start=1):
            assert dialog.report.tables[0].cells[row][column].tip == explain(cell)
    dialog.accept()
    assert desk.controller.send("a")


def test_only_what_makes_sense_can_be_started(desk: OpenWindow, random_target: Path) -> None:
    desk.window._preferences.set(RECENT_PAIRS, ({"target": str(random_target)},))
    dialog = opened(desk)
    assert "time unknown" in dialog.status.text()
    setup = dialog.setup
    for box in setup.kinds.values():
        box.setChecked(False)
    assert setup.refusal == NO_KIND
    assert not dialog.start.isEnabled()
    setup.kinds["chat"].click()
    for mode in setup.plan.modes[1:]:
        setup.modes[mode].click()
    assert setup.refusal == NO_MODE
    setup.modes["fixed:8"].click()
    assert setup.plan.modes == ("plain", "fixed:8")
    in_use, _, other = setup.pair_boxes
    names = [box.text() for box in setup.pair_boxes]
    assert names == ["endless + hopeless (in use)", "endless", "random-target"]
    in_use.click()
    assert setup.refusal == NO_PAIR
    other.click()
    assert not setup.modes[DRAFT_ADAPTIVE].isEnabled()
    in_use.click()
    work = dialog.work()
    assert [pair.files.target for pair in work.pairs] == [work.loaded.files.target, random_target]
    assert desk.controller.send("a")
    assert "answer is being written" in dialog.status.text()
    dialog.accept()


def test_the_best_is_used_and_given_back(desk: OpenWindow) -> None:
    engine = desk.controller.engine
    before = engine.answering.settings.speculative
    target, draft = replace(FASTER.target, name="endless"), replace(FASTER.draft, name="hopeless")
    engine.plain_speed = 100.0
    dialog = opened(desk, replace(FASTER, target=target, draft=draft))
    # 8 questions in 3 rounds: 64 tokens with seven modes.
    assert dialog.status.text() == "168 answers, about 2 minutes"
    dialog.earlier.click()
    report = dialog.report
    assert "50 % faster than Automatic" in report.report.warnings[-1]
    dialog.use.click()
    chosen = engine.answering.settings.speculative
    assert (chosen.method, chosen.lookahead) == (Method.DRAFT, 4)
    assert engine.pair.settings.speculative == chosen  # it is remembered with the pair
    assert report.tables[1].texts[2][0] == "Draft model, 4 tokens (in use)"
    assert dialog.undo.text == "Draft model, 4 tokens is used from the next answer on."
    dialog.undo.button.click()
    assert engine.answering.settings.speculative == before
    assert dialog.use.isVisible()
    # Moving to a figure with the keyboard shows its source.
    table = report.tables[0]
    table.setFocus()
    table.setCurrentCell(1, 1)
    desk.qtbot.keyClick(table, Qt.Key.Key_Down)
    assert "Round 2: 152.0 tok/s" in " ".join(QToolTip.text().split())
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
    report = dialog.report
    assert report.report.warnings[-1].endswith("Load this pair to use it.")
    assert not dialog.use.isVisible()
    dialog.compare.setCurrentIndex(1)
    assert report.tables[0].texts[1][:2] == ["Draft model, 4 tokens", "≈"]
    notes = report.report.sections[0].notes
    assert notes[-1] == "Also different: Foretoken: 0.9 → 1.0."
    dialog.compare.setCurrentIndex(0)
    shown = report.tables[0].cells[2][1]
    assert (shown.text[:5], shown.heat) == ("1.50x", heat_step(1.5))
    file = tmp_path / "exported"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    for action in dialog.export.menu().actions():
        export(dialog, action)
    assert read_benchmark(file.with_suffix(".json")) == FASTER
    assert "1.50x" in file.with_suffix(".html").read_text(encoding="utf-8")
    assert QImage(str(file.with_suffix(".png"))).width() >= 1400
    dialog.remove.click()
    desk.qtbot.waitUntil(lambda: not history.busy and FASTER not in history.records)
    assert not dialog.shows_result
    desk.qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    desk.qtbot.waitUntil(lambda: FASTER in history.records)
    assert dialog.record == FASTER
    assert dialog.shows_result
    dialog.accept()


PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
GREEDY = SamplingParams(0.0)
RACED_PLAIN = RacedSide("big.gguf", None, PLAIN.drafting, GREEDY, (1,))
RACED = RacedSide(
    "big.gguf", "small.gguf", SpeculativeConfig(Method.DRAFT, lookahead=2), GREEDY, (1, 1)
)


def recorded(
    steps: Sequence[tuple[float, str]], reason: FinishReason = FinishReason.LENGTH
) -> Recording:
    """Steps with milliseconds and text: a token per letter, the last of several a bonus."""
    recorder = Recorder()
    for index, (ms, text) in enumerate(steps):
        drafted = len(text) - 1
        for place, letter in enumerate(text):
            facts = TokenOrigin.TARGET, index, None, 0.5, None, None, None
            if drafted:
                facts = TokenOrigin.BONUS, index, None, 0.5, None, None, None
            if place < drafted:
                facts = TokenOrigin.DRAFT, index, place, 0.5, 0.5, None, DraftSource.MODEL
            recorder.take(TokenEmitted(ord(letter), letter, *facts))
        recorder.take(StepFinished(index, drafted, drafted, drafted, drafted, 0.0, ms, ms, index))
    recorder.take(GenerationFinished(reason, RunStatistics(), 0))
    return recorder.recording()


ONE = recorded([(100.0, letter) for letter in "abcdef"])
OTHER = recorded([(100.0, "abc"), (100.0, "def")])


def result_of(*rounds: RaceRound) -> RaceResult:
    return RaceResult("Hi!", 64, (RACED_PLAIN, RACED), rounds, 1.0)


SAME = result_of(*[RaceRound((ONE, OTHER), 0, None)] * 3)


def opened_race(desk: OpenWindow) -> RaceDialog:
    desk.window.commands.run("models.race")
    dialog = desk.window.jobs.dialog
    dialog.setup.question.setPlainText("It stays.")
    dialog.setup.length.show_value(32)
    return dialog


def test_a_race_is_run_shown_and_stopped(desk: OpenWindow) -> None:
    dialog, engine = opened_race(desk), desk.controller.engine
    dialog.start.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    assert engine.state is EngineState.READY
    race_page = dialog.page
    result = race_page.result
    race_page.clock.jump(race_page.clock.duration_ms)
    answers = result.rounds[result.shown].answers
    for column, answer, name in zip(
        race_page.columns, answers, ("Plain", "Speculative"), strict=True
    ):
        assert len(answer.ids) == 32
        assert column.name.text() == name
        assert column.text.toPlainText() == shown_text(answer.text)
    # The next one is stopped; the chat can be used again once the dialog is closed.
    dialog.again.click()
    dialog.setup.length.show_value(1024)
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=20_000)
    desk.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert dialog.message.text() == STOPPED
    dialog.close_button.click()
    assert desk.controller.send("a")


def test_a_race_is_exported_and_opened_again(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened_race(desk), tmp_path / "race.json"
    dialog.show_result(SAME)
    dialog.go_to(dialog.result_page)
    for path, said in ((tmp_path / "race", "Exported to"), (tmp_path / "no" / "a", "Could not")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, p=path: (str(p), ""))
        for action in dialog.export.menu().actions():
            assert said in export(dialog, action)
    read = json.loads(file.read_text(encoding="utf-8"))["record"]
    assert read["speedup"]["mean"] == pytest.approx(3.0)
    assert file.with_suffix(".html").exists()
    then = replace(SAME, when=datetime(2026, 5, 4, 12, tzinfo=UTC))
    file.write_text(experiment_json(then, KIND), encoding="utf-8")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    dialog.again.click()
    chosen = [str(tmp_path / "other.json"), str(file)]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen.pop(0), ""))
    dialog.open_file.click()
    said = "not a Foretoken race"
    desk.qtbot.waitUntil(lambda: said in dialog.message.text(), timeout=5_000)
    dialog.open_file.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=5_000)
    assert dialog.page.report.report == race_report(then)


def test_the_plan_follows_the_choices(desk: OpenWindow, tmp_path: Path) -> None:
    setup = RaceSetup(desk.controller.engine, "What now?", desk.window)
    assert setup.question.toPlainText() == "What now?"
    first, second = setup.sides
    assert (first.plan, second.plan) == (PLAIN, SidePlan())
    other = tmp_path / "other.gguf"
    other.touch()
    for side in setup.sides:
        side.offer_drafts([DraftChoice(model_at(other), PairingVerdict(True))])
    assert second.plan.draft is None  # the one in use stays
    for side in setup.sides:
        pick(side.draft, other)
    sampling = desk.controller.engine.answering.sampling
    pick(second.sampling, sampling)
    setup.repetitions.setValue(7)
    plan = setup.plan
    assert plan.sides == (PLAIN, SidePlan(SpeculativeConfig(), sampling, other))
    assert (plan.repetitions, plan.question) == (7, "What now?")
    setup.source.menu().actions()[1].trigger()
    assert setup.question.toPlainText() in setup.source.menu().actions()[1].text()


def test_columns_show_the_answers_at_each_moment(qtbot: QtBot) -> None:
    race_page = RaceResultPage(None)  # type: ignore[arg-type]
    qtbot.addWidget(race_page)
    race_page.show_result(SAME)
    race_page.clock.pause()
    clock, (plain, drafting) = race_page.clock, race_page.columns
    assert clock.duration_ms == 600.0
    seen = []
    for ms in (0.0, 99.0, 100.0, 250.0, 600.0, 150.0):
        clock.jump(ms)
        seen.append((plain.text.toPlainText(), drafting.text.toPlainText()))
        assert race_page.slider.value() == round(ms / 0.6)
    early, late = [("", "")] * 2, ("abcdef", "abcdef")
    assert seen == [*early, ("a", "abc"), ("ab", "abcdef"), late, ("a", "abc")]
    assert plain.progress.text() == "1 token in 0.15 s"
    assert drafting.progress.text() == "3 tokens in 0.15 s"


def test_a_speedup_is_only_claimed_where_it_is_certain() -> None:
    assert race_report(SAME).headline == "Always 2 tokens is faster"
    tables = race_report(SAME).sections[0].tables
    assert tables[0].texts[0] == ["Speedup over Plain", "3.00x"]
    assert tables[1].texts[1][:3] == ["Always 2 tokens", "small", "30.0 (30.0 to 30.0)"]
    [each] = SAME.rounds[:1]
    slower = RaceRound((OTHER, ONE), 0, None)
    assert "unknown after one repetition" in str(race_report(result_of(each)).sections[0].tables)
    assert race_report(result_of(each, slower)).headline == "No measurable difference"
    assert race_report(result_of(slower, slower)).headline.endswith("is slower")
    empty = recorded([], FinishReason.CONTEXT_FULL)
    assert "too short" in race_report(result_of(RaceRound((empty, empty), 0, None))).headline
    # Three tokens per pass cannot be four times as fast: plain decoding was slowed down.
    held_up = RaceRound((recorded([(140.0, letter) for letter in "abcdef"]), OTHER), 0, None)
    assert "busy" in race_report(result_of(held_up)).headline


@pytest.mark.parametrize(
    ("probs", "said"),
    [
        (((0.312, 0.311), (0.31, 0.313)), "near tie"),
        (((0.6, 0.1), (0.2, 0.4)), "more than rounding explains"),
    ],
)
def test_a_difference_is_explained(probs: tuple[tuple[float, float], ...], said: str) -> None:
    choices = TokenChoice(97, "a", ends=False), TokenChoice(98, "b", ends=False)
    other = recorded([(100.0, "abx")])
    report = race_report(result_of(RaceRound((ONE, other), 0, Divergence(2, choices, probs))))
    assert said in " ".join(report.warnings)
    assert report.sections[0].tables[2].texts[0][:2] == ["Plain", "“a”"]
