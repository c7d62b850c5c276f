"""Races in the window: asked for, run, stopped, shown as they were, and written to a file."""

import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineState
from foretoken.control.models.other_drafts import DraftOffer
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
from foretoken.models.pairs.race_file import race_json
from foretoken.models.pairs.racing import GREEDY, RaceProgress, RaceResult, RaceWish, SideWish
from foretoken.ui.look.motion import use_motion
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.look.token_style import shown_text
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.race.race_dialog import STOPPED, RaceDialog
from foretoken.ui.race.race_setup import RaceOffer
from foretoken.ui.race.race_stage import RaceStage
from foretoken.ui.race.race_words import result_names, side_words, speedup_words, text_words
from looks import wear
from window_desk import WindowDesk, light_preferences

PLAIN = SideWish(SpeculativeConfig(Method.PLAIN))
DRAFTING = SideWish(SpeculativeConfig(Method.DRAFT, lookahead=2))
WISH = RaceWish("Hi!", (PLAIN, DRAFTING), 3, 64)
OFFER = RaceOffer(
    SpeculativeConfig(), SamplingParams(0.7), "big", "small", "What now?", [("a", "A")]
)


def pick(box: ChoiceBox, value: object) -> None:
    box.setCurrentIndex(box._values.index(value))


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, endless_target: Path, hopeless_draft: Path
) -> Iterator[WindowDesk]:
    result = WindowDesk(qtbot, light_preferences(tmp_path))
    result.load(endless_target, hopeless_draft)
    yield result
    result.close()


def opened(desk: WindowDesk) -> RaceDialog:
    desk.window.commands.run("models.race")
    dialog = desk.window.race_desk.dialog
    assert dialog is not None
    dialog.setup.question.setPlainText("It stays.")
    dialog.setup.length.show_value(32)
    return dialog


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


def result_of(*rounds: RaceRound, wish: RaceWish = WISH) -> RaceResult:
    drafts = (None, "small.gguf")
    return RaceResult(wish, ("big.gguf", "big.gguf"), drafts, ((1,), (1, 1)), rounds, 1.0)


SAME = result_of(*[RaceRound((ONE, OTHER), 0, None)] * 3)


# --- with the real engine ------------------------------------------------------------------------


def test_a_race_is_run_and_shown(desk: WindowDesk) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    told: list[str] = []
    dialog.begin.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    job = engine.findChildren(type(engine._job))[0]  # type: ignore[arg-type]
    job.progressed.connect(lambda *_: told.append(dialog.words))
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    assert engine.state is EngineState.READY
    assert told
    stage = dialog.stage
    result = stage.result
    assert result is not None
    assert [len(each.ids) for each in result.rounds[0].answers] == [32, 32]
    assert [each.name for each in stage.columns] == ["Plain", "Speculative"]
    stage.clock.jump(stage.clock.duration_ms)
    answers = result.rounds[result.shown].answers
    for column, answer in zip(stage.columns, answers, strict=True):
        assert column.text.toPlainText() == shown_text(answer.text)
        rate = answer.tokens_per_second
        assert rate is not None
        assert f"{rate:,.0f}"[:3] in column.far
    assert "Speculative was" in stage.verdict.speed.text()
    # Another one may follow; the chat can be used again once it is closed.
    dialog.again.click()
    assert not dialog.shows_result
    dialog.close_button.click()
    assert desk.window.race_desk.dialog is None
    assert desk.controller.send("a")
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)


def test_another_target_is_raced_and_what_fails_is_told(
    desk: WindowDesk, wordy_target: Path, tmp_path: Path
) -> None:
    gone = Path(shutil.copy(wordy_target, tmp_path / "gone.gguf"))
    desk.window.models.services.feed.describe([wordy_target, gone])
    dialog = opened(desk)
    side, button = dialog.setup.sides[1], dialog.setup.sides[1].target
    desk.qtbot.waitUntil(lambda: {wordy_target, gone} <= set(button._values), timeout=20_000)
    assert not dialog.setup.remark.isVisible()
    # With a file that vanishes: the reason is told, and the choice stays.
    pick(button, gone)
    assert dialog.setup.remark.isVisible()
    gone.unlink()
    dialog.begin.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    assert "gone.gguf" in dialog.words
    assert side.other_target == gone
    assert dialog.begin.isEnabled()
    pick(button, wordy_target)
    dialog.begin.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=20_000)
    stage = dialog.stage
    assert [column.name for column in stage.columns] == ["endless · Plain", "wordy · Speculative"]
    assert "times as many characters per second as endless" in stage.verdict.speed.text()
    assert "vocabularies differ" in stage.verdict.texts.text()
    assert stage.verdict.sides.count() == 12
    stage.clock.jump(stage.clock.duration_ms)
    result = stage.result
    assert result is not None
    length = len(result.rounds[result.shown].answers[1].text)
    assert stage.columns[1].far.startswith(f"{length} characters in")
    assert stage.chart.most == length
    assert dialog.words == ""
    dialog.grab()
    # A race of one target follows: nothing of this one is left.
    dialog.show_ended(SAME, None)
    assert stage.verdict.sides.count() == 0
    assert stage.columns[1].name == "Always 2 tokens"


def test_drafts_follow_the_target(qtbot: QtBot) -> None:
    dialog = RaceDialog(OFFER, None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    setup, side = dialog.setup, dialog.setup.sides[1]
    assert not side.target.isEnabled()
    target, poor, good = Path("wide.gguf"), Path("poor.gguf"), Path("good.gguf")
    model = replace(model_at(builtin_pair()[0]), path=target, name="wide")
    setup.offer_targets([model])
    with qtbot.waitSignal(side.target_changed):
        pick(side.target, target)
    assert setup.other_targets == [target]
    assert side.wish == SideWish(target=target)
    fixed = SpeculativeConfig(Method.DRAFT, lookahead=4)
    assert fixed not in side.way._values
    # The best of its own drafts is chosen once they are known, if one is any good.
    offers = [DraftOffer("good", good, worthwhile=True), DraftOffer("poor", poor, worthwhile=False)]
    setup.offer_drafts({None: [], target: offers})
    assert side.wish == SideWish(draft=good, target=target)
    pick(side.way, fixed)
    pick(side.draft, None)
    setup.offer_drafts({None: [], target: offers})
    assert side.wish == SideWish(target=target)
    pick(side.draft, poor)
    setup.offer_targets([])  # gone from the library for a moment: what is chosen stays
    assert side.wish == SideWish(draft=poor, target=target)
    pick(side.target, None)
    assert side.wish == SideWish()


@pytest.mark.parametrize("how", ["stop", "close", "window"])
def test_a_race_is_stopped(desk: WindowDesk, how: str) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    dialog.setup.length.show_value(1024)
    dialog.begin.click()
    desk.qtbot.waitUntil(lambda: engine.test_share > 0.0, timeout=20_000)
    if how == "window":
        desk.window.close()
        return
    (dialog.stop if how == "stop" else dialog.close_button).click()
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    if how == "stop":
        assert dialog.words == STOPPED
        assert dialog.begin.isVisible()
        assert dialog.setup.isEnabled()


def test_it_does_not_begin_while_an_answer_is_written(desk: WindowDesk) -> None:
    engine = desk.controller.engine
    assert desk.controller.send("Hi")
    assert engine.state is EngineState.GENERATING
    dialog = opened(desk)
    dialog.begin.click()
    assert not dialog.running
    assert "Stop it first" in dialog.words
    engine.stop()
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    dialog.begin.click()
    assert dialog.running
    dialog.stop.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)


def test_nothing_is_loaded(qtbot: QtBot, tmp_path: Path) -> None:
    bare = WindowDesk(qtbot, light_preferences(tmp_path))
    assert bare.window.race_desk.why_not() == "No model is loaded"
    bare.window.race_desk.open()
    assert bare.window.race_desk.dialog is None
    bare.close()


def test_a_result_is_written_to_a_file(
    desk: WindowDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened(desk), tmp_path / "race.json"
    dialog.show_ended(SAME, None)
    for path in (file, tmp_path / "none" / "\0" / "race.json"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, p=path: (str(p), ""))
        dialog.export.click()
        said = dialog.words
        desk.qtbot.waitUntil(lambda said=said: dialog.words != said, timeout=5_000)
    assert dialog.words.startswith("The file cannot be written")
    read = json.loads(file.read_text(encoding="utf-8"))
    assert read["speedup"]["ratio"] == pytest.approx(3.0)
    assert len(read["repetitions"]) == 3


def test_a_race_of_a_file_is_shown(
    desk: WindowDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened(desk), tmp_path / "race.json"
    file.write_text(race_json(SAME, datetime(2026, 5, 4, 12, tzinfo=UTC)), encoding="utf-8")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    for name, said in (("gone.json", "cannot be opened"), ("other.json", "no race of Foretoken")):
        path = str(tmp_path / name)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, path=path: (path, ""))
        dialog.open_file.click()
        desk.qtbot.waitUntil(lambda said=said: said in dialog.words, timeout=5_000)
        assert not dialog.shows_result
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    dialog.open_file.click()
    desk.qtbot.waitUntil(lambda: dialog.shows_result, timeout=5_000)
    assert dialog.words.startswith("Raced ")
    assert "2026" in dialog.words
    assert dialog.stage.verdict.speed.text() == speedup_words(SAME)
    # It has its file; one that is raced anew can be exported again.
    assert not dialog.export.isVisible()
    dialog.again.click()
    assert dialog.open_file.isVisible()
    dialog.show_ended(SAME, None)
    assert dialog.export.isVisible()


# --- what is asked -------------------------------------------------------------------------------


def test_what_is_chosen_is_asked_for(qtbot: QtBot) -> None:
    dialog = RaceDialog(OFFER, None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    setup = dialog.setup
    assert setup.question.toPlainText() == "What now?"
    first, second = setup.sides
    assert (first.wish, second.wish) == (PLAIN, SideWish())
    other = Path("other.gguf")
    assert not second.draft.isEnabled()
    setup.offer_drafts({None: [DraftOffer("other", other, worthwhile=True)]})
    assert second.wish.draft is None  # the one in use stays
    second.draft.show_value(other)
    first.draft.show_value(other)
    second.sampling.show_value(OFFER.sampling)
    setup.repetitions.setValue(7)
    setup.length.show_value(256)
    wish = setup.wish
    assert wish.sides == (PLAIN, SideWish(SpeculativeConfig(), OFFER.sampling, other))
    assert (wish.repetitions, wish.tokens, wish.question) == (7, 256, "What now?")
    # A question that is changed is one's own; without one there is no race.
    setup.question.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(setup.question, "!")
    assert setup.source.value == "own"
    setup.source.picked.emit(0)
    assert setup.question.toPlainText() == "A"
    setup.question.setPlainText("  ")
    assert not dialog.begin.isEnabled()
    assert dialog.words == dialog.begin.toolTip() != ""


def test_without_a_draft_there_is_no_fixed_length(qtbot: QtBot) -> None:
    offer = replace(OFFER, draft=None, last_question="", questions=[], sampling=GREEDY)
    dialog = RaceDialog(offer, None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    side = dialog.setup.sides[1]
    fixed = SpeculativeConfig(Method.DRAFT, lookahead=4)
    assert fixed not in side.way._values
    other = Path("other.gguf")
    dialog.setup.offer_drafts({None: [DraftOffer("other", other, worthwhile=True)]})
    side.draft.set_choices([(None, ""), (other, "")], other)
    side.draft.picked.emit(other)
    assert fixed in side.way._values
    assert dialog.setup.source.value == "own"


# --- what is shown -------------------------------------------------------------------------------


@pytest.fixture
def stage(qtbot: QtBot) -> RaceStage:
    result = RaceStage(None)  # type: ignore[arg-type]
    qtbot.addWidget(result)
    result.resize(900, 600)
    result.show_result(SAME)
    result.clock.pause()
    return result


def test_the_columns_show_what_there_was_at_each_moment(stage: RaceStage) -> None:
    clock, (plain, drafting) = stage.clock, stage.columns
    assert clock.duration_ms == 600.0
    assert stage.pace.value == 0.1  # 0.6 s could not be followed
    seen = []
    for ms in (0.0, 99.0, 100.0, 250.0, 600.0, 150.0):
        clock.jump(ms)
        seen.append((plain.text.toPlainText(), drafting.text.toPlainText()))
        assert stage.slider.value() == ms
    assert seen == [
        ("", ""),
        ("", ""),
        ("a", "abc"),
        ("ab", "abcdef"),
        ("abcdef", "abcdef"),
        ("a", "abc"),
    ]
    assert plain.far == "1 token in 0.15 s"
    assert drafting.far == "3 tokens in 0.15 s"
    clock.jump(600.0)
    assert drafting.far == "6 tokens in 0.20 s: 30.0 tok/s"
    assert stage.play.text() == "Play again"


def test_moments_are_reached_by_mouse_and_keyboard(stage: RaceStage, qtbot: QtBot) -> None:
    stage.show()
    body = stage.chart.body()
    middle = QPoint(body.center().x(), body.center().y())
    QTest.mouseClick(stage.chart, Qt.MouseButton.LeftButton, pos=middle)
    assert stage.clock.place_ms == pytest.approx(300.0, abs=5.0)
    stage.slider.setFocus()
    QTest.keyClick(stage.slider, Qt.Key.Key_End)
    assert stage.clock.at_end
    QTest.keyClick(stage.slider, Qt.Key.Key_Home)
    assert stage.clock.place_ms == 0.0
    QTest.keyClick(stage.slider, Qt.Key.Key_Right)
    assert stage.clock.place_ms == 30.0
    QTest.keyClick(stage.play, Qt.Key.Key_Space)
    assert stage.clock.running
    assert stage.play.text() == "Pause"
    stage.play.click()
    assert not stage.clock.running
    stage.grab()


def test_tokens_have_their_colours_in_both_themes(stage: RaceStage) -> None:
    stage.clock.jump(600.0)
    drafting = stage.columns[1].text
    for palette in (DARK, LIGHT):
        wear(palette)
        cursor = QTextCursor(drafting.document())
        cursor.setPosition(1)
        assert cursor.charFormat().background().color().name() == palette.draft_tint
        cursor.setPosition(3)
        assert cursor.charFormat().underlineColor().name() == palette.bonus
        assert drafting.toPlainText() == "abcdef"
        stage.grab()


def test_the_end_stays_in_view_unless_somebody_reads_further_up(stage: RaceStage) -> None:
    lines = recorded([(10.0, letter) for letter in "a\n" * 60])
    stage.show_result(result_of(RaceRound((lines, lines), 0, None)))
    stage.clock.pause()
    stage.show()
    column = stage.columns[0]
    bar = column.text.verticalScrollBar()
    stage.clock.jump(800.0)
    assert bar.value() == bar.maximum() > 0
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    stage.clock.jump(1000.0)
    assert bar.value() == 0
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    stage.clock.jump(1200.0)
    assert bar.value() == bar.maximum()


def test_who_wants_no_motion_sees_the_end(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    use_motion(app, reduced=True)
    try:
        stage = RaceStage(None)  # type: ignore[arg-type]
        qtbot.addWidget(stage)
        stage.show_result(SAME)
        assert stage.clock.at_end
        assert not stage.clock.running
        assert stage.columns[0].text.toPlainText() == "abcdef"
    finally:
        use_motion(app, reduced=False)


def test_the_chart_is_told_in_words(stage: RaceStage) -> None:
    told = stage.chart.accessibleDescription()
    assert told == "Plain: 6 tokens in 0.60 s. Always 2 tokens: 6 tokens in 0.20 s"


# --- in words ------------------------------------------------------------------------------------


def test_the_speedup_in_words() -> None:
    assert speedup_words(SAME) == (
        "Always 2 tokens was 3.00 times as fast as Plain (3.00 to 3.00, 3 repetitions)."
    )
    [each] = SAME.rounds[:1]
    assert "one repetition" in speedup_words(result_of(each))
    slower = RaceRound((OTHER, ONE), 0, None)
    assert "no difference can be told" in speedup_words(result_of(each, slower))
    empty = recorded([], FinishReason.CONTEXT_FULL)
    assert "too short" in speedup_words(result_of(RaceRound((empty, empty), 0, None)))
    # Three tokens a pass, and still four times as fast: plain decoding was held up.
    held_up = RaceRound((recorded([(140.0, letter) for letter in "abcdef"]), OTHER), 0, None)
    assert speedup_words(result_of(held_up)) == "not comparable: the computer was busy"
    assert result_of(held_up).speedup is None
    assert result_of(RaceRound((OTHER, held_up.answers[0]), 0, None)).too_busy


def test_sides_are_told_apart() -> None:
    def names(*sides: SideWish, drafts: tuple[str, str] = ("x", "y")) -> tuple[str, str]:
        wish = replace(WISH, sides=(sides[0], sides[1]))
        return result_names(replace(SAME, wish=wish, drafts=drafts))

    assert names(PLAIN, SideWish()) == ("Plain", "Speculative")
    assert names(PLAIN, PLAIN) == ("First: Plain", "Second: Plain")
    warm = replace(PLAIN, sampling=SamplingParams(0.7))
    assert names(PLAIN, warm) == ("Plain, temperature 0", "Plain, temperature 0.7")
    other = replace(DRAFTING, draft=Path("y"))
    assert names(DRAFTING, other) == ("Always 2 tokens, x", "Always 2 tokens, y")


A, B = TokenChoice(97, "a", ends=False), TokenChoice(98, "b", ends=False)


@pytest.mark.parametrize(
    ("parting", "said"),
    [
        (Parting(2, (A, B), ((0.312, 0.311), (0.31, 0.313))), "near tie"),
        (Parting(2, (A, B), ((0.6, 0.1), (0.2, 0.4))), "further apart than rounding explains"),
        (Parting(2, (A, B), ((0.6, 0.1), None)), "please report it"),
        (Parting(2, (A, replace(B, ends=True)), ((0.4, 0.4), (0.4, 0.4))), "wrote the end"),
        (None, "is not known"),
    ],
)
def test_a_difference_in_words(parting: Parting | None, said: str) -> None:
    different = recorded([(100.0, "abx")])
    result = result_of(RaceRound((ONE, different), 0, parting))
    words = text_words(result)
    assert said in words
    if parting is not None:
        assert "part at token 3, behind “ab”: Plain wrote “a”" in words
        first = parting.probs[0]
        assert first is not None
        assert f"{100 * first[0]:.2f}\u00a0%" in words


def test_two_targets_in_words() -> None:
    other = replace(DRAFTING, target=Path("other.gguf"))
    two = replace(
        SAME,
        wish=replace(WISH, sides=(PLAIN, other)),
        targets=("big.gguf", "other.gguf"),
        drafts=(None, "small.gguf"),
    )
    assert result_names(two) == ("big · Plain", "other · Always 2 tokens")
    assert speedup_words(two).startswith("other · Always 2 tokens wrote 3.00 times as many charac")
    assert side_words(two) == [
        ("", "Characters/s", "Tok/s", "Characters per token"),
        ("big · Plain", "10.0 (10.0 to 10.0)", "10.0 (10.0 to 10.0)", "1.0"),
        ("other · Always 2 tokens", "30.0 (30.0 to 30.0)", "30.0 (30.0 to 30.0)", "1.0"),
    ]
    assert "happened to write the same text" in text_words(two)
    assert "compared as well: 3.00 times" in text_words(two)
    longer = recorded([(100.0, "abx"), (200.0, "abcdef")])
    strange = replace(two, rounds=(RaceRound((ONE, longer), 0, None),), same_vocabulary=False)
    assert "wrote 3.00 times" in speedup_words(strange)  # 9 characters in 0.3 s, 6 in 0.6 s
    assert "part at token" not in text_words(strange)
    assert "vocabularies differ" in text_words(strange)
    assert side_words(result_of(SAME.rounds[0])) == []


def test_equal_texts_and_drawn_ones_in_words() -> None:
    assert "token for token, in all 3 repetitions" in text_words(SAME)
    assert text_words(result_of(SAME.rounds[0])).endswith("token for token.")
    different = RaceRound((ONE, recorded([(100.0, "abx")])), 0, None)
    warm = replace(DRAFTING, sampling=SamplingParams(0.7))
    drawn = result_of(different, wish=replace(WISH, sides=(PLAIN, warm)))
    assert "drawn by chance" in text_words(drawn)
    strict = replace(DRAFTING, sampling=SamplingParams(0.0, repeat_penalty=2.0))
    ruled = result_of(different, wish=replace(WISH, sides=(PLAIN, strict)))
    assert "different rules" in text_words(ruled)


def test_progress_is_told_and_a_place_shown(desk: WindowDesk, tmp_path: Path) -> None:
    dialog = opened(desk)
    dialog.show_begun(WISH)
    assert dialog.words == "Preparing both sides…"
    dialog.show_progress(0.5, RaceProgress(0.5, 1, (12, 15)))
    assert dialog.words == "Repetition 2 of 3: 12 and 15 tokens"
    assert dialog.bar.value() == 500
    dialog.show_ended(SAME, None)
    dialog.stage.clock.pause()
    dialog.stage.clock.jump(150.0)
    assert [column.text.toPlainText() for column in dialog.stage.columns] == ["a", "abc"]
    assert dialog.stage.columns[0].far == "1 token in 0.15 s"
    dialog.show_ended(None, "There is no room.")
    assert dialog.words == "There is no room."
