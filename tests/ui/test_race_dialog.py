"""Races: chosen, run, stopped, played back, exported and opened again."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineState
from foretoken.control.models.draft_ranking import DraftOffer
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
from foretoken.engine.race import Parting, RaceRound, TokenChoice
from foretoken.engine.recording import Recorder, Recording
from foretoken.models.pairs.experiment_file import experiment_json
from foretoken.models.pairs.race_report import race_report
from foretoken.models.pairs.racing import KIND, RacedSide, RaceResult, SidePlan
from foretoken.models.pairs.report import NOTHING
from foretoken.ui.jobs.job_dialog import STOPPED
from foretoken.ui.jobs.race_dialog import RaceDialog
from foretoken.ui.jobs.race_result import RaceResultPage
from foretoken.ui.jobs.race_setup import RaceOffer, RaceSetup
from foretoken.ui.look.token_style import shown_text
from foretoken.ui.parts.choice_box import ChoiceBox
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")

PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
GREEDY = SamplingParams(0.0)
RACED_PLAIN = RacedSide("big.gguf", None, PLAIN.drafting, GREEDY, (1,))
RACED = RacedSide(
    "big.gguf", "small.gguf", SpeculativeConfig(Method.DRAFT, lookahead=2), GREEDY, (1, 1)
)
OFFER = RaceOffer(
    SpeculativeConfig(), SamplingParams(0.7), "big", "small", "What now?", [("a", "A")]
)


def pick(box: ChoiceBox, value: object) -> None:
    box.setCurrentIndex(box._values.index(value))


def recorded(
    steps: Sequence[tuple[float, str]], reason: FinishReason = FinishReason.LENGTH
) -> Recording:
    """Each step has its milliseconds and its tokens, one a letter: the last one is a bonus."""
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


def result_of(*rounds: RaceRound, other: RacedSide = RACED, **options: Any) -> RaceResult:
    return RaceResult("Hi!", 64, (RACED_PLAIN, other), rounds, 1.0, **options)


def texts_of(result: RaceResult) -> dict[str, list[str]]:
    tables = race_report(result).sections[0].tables
    return {row[0]: row[1:] for table in tables for row in table.texts}


SAME = result_of(*[RaceRound((ONE, OTHER), 0, None)] * 3)


@pytest.fixture
def desk(desk: OpenWindow, endless_target: Path, hopeless_draft: Path) -> OpenWindow:
    desk.load(endless_target, hopeless_draft)
    return desk


def opened(desk: OpenWindow) -> RaceDialog:
    desk.window.commands.run("models.race")
    dialog = desk.window.jobs.dialog
    dialog.setup.question.setPlainText("It stays.")
    dialog.setup.length.show_value(32)
    return dialog


def test_a_race_is_run_shown_and_stopped(desk: OpenWindow) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    dialog.start.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    assert engine.state is EngineState.READY
    page = dialog.page
    result = page.result
    page.clock.jump(page.clock.duration_ms)
    answers = result.rounds[result.shown].answers
    for column, answer, name in zip(page.columns, answers, ("Plain", "Speculative"), strict=True):
        assert len(answer.ids) == 32
        assert column.name.text() == name
        assert column.text.toPlainText() == shown_text(answer.text)
    # Another one may follow, and is stopped; the chat can be used again once it is closed.
    dialog.again.click()
    dialog.setup.length.show_value(1024)
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=20_000)
    desk.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert dialog.message.text() == STOPPED
    dialog.close_button.click()
    assert desk.controller.send("a")


def test_another_target_is_raced(desk: OpenWindow, wordy_target: Path) -> None:
    desk.window.models.services.feed.describe([wordy_target])
    dialog = opened(desk)
    box = dialog.setup.sides[1].target
    desk.qtbot.waitUntil(lambda: wordy_target in box._values, timeout=20_000)
    pick(box, wordy_target)
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    assert [each.name.text() for each in dialog.page.columns] == [
        "endless · Plain",
        "wordy · Speculative",
    ]
    assert "characters in" in dialog.page.columns[1].far.text()


def test_a_race_is_exported_and_opened_again(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened(desk), tmp_path / "race.json"
    dialog.show_result(SAME)
    dialog.go_to(dialog.result_page)
    for path, said in ((tmp_path / "race", "Exported to"), (tmp_path / "no" / "a", "Could not")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, p=path: (str(p), ""))
        for action in dialog.export.menu().actions():
            with desk.qtbot.waitSignal(dialog.files.finished):
                action.trigger()
            assert said in dialog.message.text()
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
    said = "no race of Foretoken"
    desk.qtbot.waitUntil(lambda: said in dialog.message.text(), timeout=5_000)
    dialog.open_file.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=5_000)
    assert dialog.page.report.report == race_report(then)


@pytest.fixture
def setup(qtbot: QtBot) -> RaceSetup:
    result = RaceSetup(OFFER, None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(result)
    return result


def test_what_is_chosen_is_asked_for(setup: RaceSetup) -> None:
    assert setup.question.toPlainText() == "What now?"
    first, second = setup.sides
    assert (first.plan, second.plan) == (PLAIN, SidePlan())
    other = Path("other.gguf")
    setup.offer_drafts({None: [DraftOffer("other", other, worthwhile=True)]})
    assert second.plan.draft is None  # the one in use stays
    for side in setup.sides:
        pick(side.draft, other)
    pick(second.sampling, OFFER.sampling)
    setup.repetitions.setValue(7)
    plan = setup.plan
    assert plan.sides == (PLAIN, SidePlan(SpeculativeConfig(), OFFER.sampling, other))
    assert (plan.repetitions, plan.question) == (7, "What now?")
    QTest.keyClicks(setup.question, "!")
    assert setup.source.value == "own"
    pick(setup.source, 0)
    assert setup.question.toPlainText() == "A"


@pytest.fixture
def page(qtbot: QtBot) -> RaceResultPage:
    result = RaceResultPage(None)  # type: ignore[arg-type]
    qtbot.addWidget(result)
    result.resize(900, 700)
    result.show_result(SAME)
    result.clock.pause()
    return result


def test_the_columns_show_what_there_was_at_each_moment(page: RaceResultPage) -> None:
    clock, (plain, drafting) = page.clock, page.columns
    assert clock.duration_ms == 600.0
    seen = []
    for ms in (0.0, 99.0, 100.0, 250.0, 600.0, 150.0):
        clock.jump(ms)
        seen.append((plain.text.toPlainText(), drafting.text.toPlainText()))
        assert page.slider.value() == ms
    early, late = [("", "")] * 2, ("abcdef", "abcdef")
    assert seen == [*early, ("a", "abc"), ("ab", "abcdef"), late, ("a", "abc")]
    assert plain.far.text() == "1 token in 0.15 s"
    assert drafting.far.text() == "3 tokens in 0.15 s"
    assert page.chart._played[0].getData()[1].tolist() == [0.0, 1.0]


def test_the_speeds_of_both_sides() -> None:
    assert race_report(SAME).headline == "Always 2 tokens is faster"
    assert texts_of(SAME) == {
        "Speedup over Plain": ["3.00x"],
        "95 % interval": ["3.00x to 3.00x"],
        "Repetitions": ["3"],
        "Same text": ["3 of 3 repetitions"],
        "Plain": [NOTHING, "10.0 (10.0 to 10.0)", NOTHING, "1.00"],
        "Always 2 tokens": ["small", "30.0 (30.0 to 30.0)", "100\u00a0%", "3.00"],
    }


def test_a_speedup_is_only_claimed_where_it_is_certain() -> None:
    [each] = SAME.rounds[:1]
    slower = RaceRound((OTHER, ONE), 0, None)
    assert texts_of(result_of(each))["95 % interval"] == ["unknown after one repetition"]
    assert race_report(result_of(each, slower)).headline == "No measurable difference"
    assert race_report(result_of(slower, slower)).headline.endswith("is slower")
    empty = recorded([], FinishReason.CONTEXT_FULL)
    assert "too short" in race_report(result_of(RaceRound((empty, empty), 0, None))).headline
    # Three tokens a pass, and still four times as fast: plain decoding was held up.
    held_up = RaceRound((recorded([(140.0, letter) for letter in "abcdef"]), OTHER), 0, None)
    assert "busy" in race_report(result_of(held_up)).headline


A, B = TokenChoice(97, "a", ends=False), TokenChoice(98, "b", ends=False)


def test_a_difference_is_explained() -> None:
    for probs, said in (
        (((0.312, 0.311), (0.31, 0.313)), "near tie"),
        (((0.6, 0.1), (0.2, 0.4)), "more than rounding explains"),
    ):
        parting = Parting(2, (A, B), probs)
        result = result_of(RaceRound((ONE, recorded([(100.0, "abx")])), 0, parting))
        report = race_report(result)
        assert said in " ".join(report.warnings)
        tables = report.sections[0].tables
        assert tables[2].heads[0] == "Token 3, after “ab”"
        assert tables[2].texts[0][:2] == ["Plain", "“a”"]
