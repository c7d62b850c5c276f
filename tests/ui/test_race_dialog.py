"""Races: chosen, run, stopped, played back, exported and opened again."""

import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFileDialog
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
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.library import model_at
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
from open_window import OpenWindow, light_preferences

PLAIN = SidePlan(SpeculativeConfig(Method.PLAIN))
FIXED = SpeculativeConfig(Method.DRAFT, lookahead=4)
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
            is_draft = place < drafted
            origin = TokenOrigin.TARGET if not drafted else TokenOrigin.BONUS
            recorder.take(
                TokenEmitted(
                    ord(letter),
                    letter,
                    TokenOrigin.DRAFT if is_draft else origin,
                    index,
                    place if is_draft else None,
                    0.5,
                    0.5 if is_draft else None,
                    None,
                    DraftSource.MODEL if is_draft else None,
                )
            )
        recorder.take(StepFinished(index, drafted, drafted, drafted, drafted, 0.0, ms, ms, index))
    recorder.take(GenerationFinished(reason, RunStatistics(), 0))
    return recorder.recording()


ONE = recorded([(100.0, letter) for letter in "abcdef"])
OTHER = recorded([(100.0, "abc"), (100.0, "def")])


def result_of(*rounds: RaceRound, other: RacedSide = RACED, **options: Any) -> RaceResult:
    return RaceResult("Hi!", 64, (RACED_PLAIN, other), rounds, 1.0, **options)


def texts_of(result: RaceResult) -> dict[str, list[str]]:
    """The rows of all tables of a report by their names."""
    tables = race_report(result).sections[0].tables
    return {row[0]: row[1:] for table in tables for row in table.texts}


def why(result: RaceResult) -> str:
    return " ".join(race_report(result).warnings)


SAME = result_of(*[RaceRound((ONE, OTHER), 0, None)] * 3)


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, endless_target: Path, hopeless_draft: Path
) -> Iterator[OpenWindow]:
    result = OpenWindow(qtbot, light_preferences(tmp_path))
    result.load(endless_target, hopeless_draft)
    yield result
    result.close()


def opened(desk: OpenWindow) -> RaceDialog:
    desk.window.commands.run("models.race")
    dialog = desk.window.jobs.dialog
    assert isinstance(dialog, RaceDialog)
    dialog.setup.question.setPlainText("It stays.")
    dialog.setup.length.show_value(32)
    return dialog


# --- with the real engine ------------------------------------------------------------------------


def test_a_race_is_run_and_shown(desk: OpenWindow) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    dialog.start.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    assert engine.state is EngineState.READY
    page = dialog.page
    result = page.result
    assert result is not None
    page.clock.jump(page.clock.duration_ms)
    answers = result.rounds[result.shown].answers
    for column, answer, name in zip(page.columns, answers, ("Plain", "Speculative"), strict=True):
        assert len(answer.ids) == 32
        assert column.name.text() == name
        assert column.text.toPlainText() == shown_text(answer.text)
    assert page.report.tables[1].texts[0][0] == "Plain"
    # Another one may follow; the chat can be used again once it is closed.
    dialog.again.click()
    assert not dialog.shows_result
    dialog.close_button.click()
    assert desk.window.jobs.dialog is None
    assert desk.controller.send("a")


def test_another_target_is_raced_and_a_failure_is_told(
    desk: OpenWindow, wordy_target: Path, tmp_path: Path
) -> None:
    gone = Path(shutil.copy(wordy_target, tmp_path / "gone.gguf"))
    desk.window.models.services.feed.describe([wordy_target, gone])
    dialog = opened(desk)
    side, box = dialog.setup.sides[1], dialog.setup.sides[1].target
    desk.qtbot.waitUntil(lambda: {wordy_target, gone} <= set(box._values), timeout=20_000)
    assert not dialog.setup.remark.isVisible()
    # With a file that vanishes: the reason is told, and the choice stays.
    pick(box, gone)
    assert dialog.setup.remark.isVisible()
    gone.unlink()
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    assert "gone.gguf" in dialog.message.text()
    assert side.other_target == gone
    assert dialog.start.isEnabled()
    pick(box, wordy_target)
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    assert [each.name.text() for each in dialog.page.columns] == [
        "endless · Plain",
        "wordy · Speculative",
    ]
    assert dialog.page.report.tables[0].texts[0][0].endswith("in characters per second")
    assert "characters in" in dialog.page.columns[1].far.text()
    assert dialog.message.text() == ""


@pytest.mark.parametrize("how", ["escape", "window"])
def test_a_race_is_stopped(desk: OpenWindow, how: str) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    dialog.setup.length.show_value(1024)
    dialog.start.click()
    desk.qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=20_000)
    if how == "window":
        desk.window.close()
        return
    desk.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert dialog.message.text() == STOPPED
    assert dialog.start.isVisible()
    assert dialog.setup.isEnabled()


def test_a_race_is_exported_and_opened_again(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened(desk), tmp_path / "race.json"
    dialog.show_result(SAME)
    dialog.go_to(dialog.result_page)
    for path, said in (
        (tmp_path / "race", "Exported to"),
        (tmp_path / "no" / "a", "Could not"),
    ):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, p=path: (str(p), ""))
        for action in dialog.export.menu().actions():
            with desk.qtbot.waitSignal(dialog.files.finished):
                action.trigger()
            assert said in dialog.message.text()
    read = json.loads(file.read_text(encoding="utf-8"))["record"]
    assert read["speedup"]["mean"] == pytest.approx(3.0)
    assert len(read["rounds"]) == 3
    assert "Always 2 tokens is faster" in file.with_suffix(".html").read_text("utf-8")
    then = replace(SAME, when=datetime(2026, 5, 4, 12, tzinfo=UTC))
    file.write_text(experiment_json(then, KIND), encoding="utf-8")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    dialog.again.click()
    for name, said in (("gone.json", "Could not open"), ("other.json", "no race of Foretoken")):
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, p=path: (str(p), ""))
        dialog.open_file.click()
        desk.qtbot.waitUntil(lambda s=said: s in dialog.message.text(), timeout=5_000)
        assert not dialog.shows_result
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    dialog.open_file.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=5_000)
    assert dialog.page.report.report == race_report(then)
    assert "2026" in race_report(then).facts[0]


# --- what is chosen ------------------------------------------------------------------------------


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
    assert not second.draft.isEnabled()
    setup.offer_drafts({None: [DraftOffer("other", other, worthwhile=True)]})
    assert second.plan.draft is None  # the one in use stays
    for side in setup.sides:
        pick(side.draft, other)
    pick(second.sampling, OFFER.sampling)
    setup.repetitions.setValue(7)
    setup.length.show_value(256)
    plan = setup.plan
    assert plan.sides == (PLAIN, SidePlan(SpeculativeConfig(), OFFER.sampling, other))
    assert (plan.repetitions, plan.tokens, plan.question) == (7, 256, "What now?")
    setup.question.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(setup.question, "!")
    assert setup.source.value == "own"
    pick(setup.source, 0)
    assert setup.question.toPlainText() == "A"


def test_drafts_follow_the_target(setup: RaceSetup, qtbot: QtBot) -> None:
    side = setup.sides[1]
    assert not side.target.isEnabled()
    target, poor, good = Path("wide.gguf"), Path("poor.gguf"), Path("good.gguf")
    model = replace(model_at(builtin_pair()[0]), path=target, name="wide")
    setup.offer_targets([model])
    with qtbot.waitSignal(side.target_changed):
        pick(side.target, target)
    assert setup.other_targets == [target]
    assert side.plan == SidePlan(target=target)
    assert FIXED not in side.way._values  # it has no draft yet
    # The best of its own drafts is chosen once they are known, if one is any good.
    offers = [DraftOffer("good", good, worthwhile=True), DraftOffer("poor", poor, worthwhile=False)]
    setup.offer_drafts({None: [], target: offers})
    assert side.plan == SidePlan(draft=good, target=target)
    pick(side.way, FIXED)
    pick(side.draft, None)
    setup.offer_drafts({None: [], target: offers})
    assert side.plan == SidePlan(target=target)
    pick(side.draft, poor)
    setup.offer_targets([])  # gone from the library for a moment: what is chosen stays
    assert side.plan == SidePlan(draft=poor, target=target)
    pick(side.target, None)
    assert side.plan == SidePlan()


# --- what is shown -------------------------------------------------------------------------------


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
    assert page.pace.value == 0.1  # 0.6 s could not be followed
    seen = []
    for ms in (0.0, 99.0, 100.0, 250.0, 600.0, 150.0):
        clock.jump(ms)
        seen.append((plain.text.toPlainText(), drafting.text.toPlainText()))
        assert page.slider.value() == ms
    assert seen == [
        ("", ""),
        ("", ""),
        ("a", "abc"),
        ("ab", "abcdef"),
        ("abcdef", "abcdef"),
        ("a", "abc"),
    ]
    assert plain.far.text() == "1 token in 0.15 s"
    assert drafting.far.text() == "3 tokens in 0.15 s"
    assert page.chart._played[0].getData()[1].tolist() == [0.0, 1.0]
    assert page.chart.accessibleDescription().startswith("Plain: 6 tokens in 0.60 s")


def test_moments_are_reached_by_mouse_and_keyboard(page: RaceResultPage, qtbot: QtBot) -> None:
    page.show()
    view, canvas = page.chart.view, page.chart._canvas
    QApplication.processEvents()
    place = canvas.mapFromScene(view.mapViewToScene(view.viewRect().center()))
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.clock.place_ms == pytest.approx(300.0, abs=10.0)
    page.slider.setFocus()
    for key, expected in ((Qt.Key.Key_End, 600.0), (Qt.Key.Key_Home, 0.0), (Qt.Key.Key_Right, 30)):
        QTest.keyClick(page.slider, key)
        assert page.clock.place_ms == expected
    QTest.keyClick(page.play, Qt.Key.Key_Space)
    assert page.clock.running
    assert page.play.text() == "Pause"
    page.play.click()
    assert not page.clock.running


def test_the_end_stays_in_view_unless_somebody_reads_further_up(page: RaceResultPage) -> None:
    lines = recorded([(10.0, letter) for letter in "a\n" * 60])
    page.show_result(result_of(RaceRound((lines, lines), 0, None)))
    page.clock.pause()
    page.show()
    bar = page.columns[0].text.verticalScrollBar()
    page.clock.jump(800.0)
    assert bar.value() == bar.maximum() > 0
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    page.clock.jump(1000.0)
    assert bar.value() == 0
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    page.clock.jump(1200.0)
    assert bar.value() == bar.maximum()


# --- in words and tables -------------------------------------------------------------------------


def test_the_speeds_of_both_sides() -> None:
    assert race_report(SAME).headline == "Always 2 tokens is faster"
    assert race_report(SAME).sections[0].tables[1].heads == [
        "Side", "Draft model", "Tokens/s", "Accepted drafts", "Tokens per pass",
    ]  # fmt: skip
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
    assert result_of(RaceRound((OTHER, held_up.answers[0]), 0, None)).too_busy


A, B = TokenChoice(97, "a", ends=False), TokenChoice(98, "b", ends=False)


@pytest.mark.parametrize(
    ("parting", "said"),
    [
        (Parting(2, (A, B), ((0.312, 0.311), (0.31, 0.313))), "near tie"),
        (Parting(2, (A, B), ((0.6, 0.1), (0.2, 0.4))), "more than rounding explains"),
        (Parting(2, (A, replace(B, ends=True)), ((0.6, 0.1), None)), "Please report"),
        (None, "cause is unknown"),
    ],
)
def test_a_difference_is_explained(parting: Parting | None, said: str) -> None:
    result = result_of(RaceRound((ONE, recorded([(100.0, "abx")])), 0, parting))
    assert said in why(result)
    tables = race_report(result).sections[0].tables
    assert (len(tables) == 3) is (parting is not None)
    if parting is not None:
        assert tables[2].heads[0] == "Token 3, after “ab”"
        first = parting.probs[0]
        assert first is not None
        assert tables[2].texts[0][:3] == ["Plain", "“a”", f"{100 * first[0]:.2f}\u00a0%"]
