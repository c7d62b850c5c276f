"""The benchmark in the window: measured, shown as it was recorded, compared, used, shared."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from benchmark_records import record_of, timed
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.pair_benchmark import BenchmarkResult, SkippedPair
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.figures import format_rate
from foretoken.models.benchmarks.codec import read_record
from foretoken.models.benchmarks.figures import figures_of
from foretoken.models.benchmarks.heat import DARK_HEAT, LIGHT_HEAT, heat_step
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.store import BenchmarkFiles
from foretoken.models.benchmarks.words import explain_cell
from foretoken.models.names import model_name
from foretoken.preferences.declared import RECENT_PAIRS
from foretoken.ui.benchmark.benchmark_desk import BenchmarkDesk
from foretoken.ui.benchmark.benchmark_dialog import STOPPED, BenchmarkDialog, ShareAs
from foretoken.ui.benchmark.heat_map import HeatMap, map_picture
from foretoken.ui.benchmark.heat_table import table_of, table_of_changes
from foretoken.ui.benchmark.result_page import POINT
from foretoken.ui.benchmark.setup_page import NO_KIND, NO_MODE, NO_PAIR
from foretoken.ui.look.theme import DARK, LIGHT
from languages import in_brackets
from window_desk import WindowDesk, light_preferences

# Said by the offscreen platform about any menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, endless_target: Path, hopeless_draft: Path
) -> Iterator[WindowDesk]:
    result = WindowDesk(qtbot, light_preferences(tmp_path))
    result.load(endless_target, hopeless_draft)
    yield result
    result.close()


def opened(desk: WindowDesk, *records: BenchmarkRecord) -> BenchmarkDialog:
    for record in records:
        BenchmarkFiles().add(record)
    desk.window.commands.run("models.benchmark")
    dialog = benches(desk).dialog
    assert dialog is not None
    desk.qtbot.waitUntil(lambda: not benches(desk).history.busy, timeout=5_000)
    return dialog


def benches(desk: WindowDesk) -> BenchmarkDesk:
    return desk.window.benchmark_desk


def of_pair(desk: WindowDesk, record: BenchmarkRecord) -> BenchmarkRecord:
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
        if box.isChecked() is not (kind in ("everyday", "code")):
            box.click()
    setup.modes["lookup"].click()
    setup.lookaheads.setText("16")
    for box, value in ((setup.questions, 1), (setup.tokens, 12)):
        box.setValue(value)


FASTER = record_of(
    timed("plain", 100, 101, 99),
    timed("adaptive", 100, 101, 99),
    timed("fixed:4", 150, 152, 149),
)


# --- with the real engine ----------------------------------------------------------------------


def test_it_is_measured_kept_and_shown_as_it_was_recorded(desk: WindowDesk) -> None:
    dialog, engine = opened(desk), desk.controller.engine
    small(dialog)
    assert dialog.told.text().startswith("18 answers")
    dialog.begin.click()
    assert dialog.running
    assert engine.state is EngineState.TESTING
    assert not dialog.new.isEnabled()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    record = dialog.shown.record
    assert record is not None
    assert not record.partial
    assert (record.modes, record.kinds) == (("plain", "adaptive", "fixed:16"), ("everyday", "code"))
    desk.qtbot.waitUntil(lambda: bool(dialog.list.model().items), timeout=5_000)
    assert BenchmarkFiles().read().records == (record,)
    figures = figures_of(record)
    for row, mode in enumerate(figures.modes):
        assert mode.speedup is not None
        assert dialog.shown.table[row + 1][1] == f"{mode.speedup.value:.2f}x"
        for column, cell in enumerate(mode.cells):
            shown = dialog.shown.map.table.cells[row][column]
            assert cell.speedup is not None
            assert cell.tokens_per_second is not None
            assert shown.words == (
                f"{cell.speedup.value:.2f}x" if row else format_rate(cell.tokens_per_second.value)
            )
            assert shown.step == heat_step(cell.speedup.value)
            assert shown.told == explain_cell(cell)
    # Of 16 tokens, none is any good.
    (hopeless,) = [mode for mode in figures.modes if mode.mode == "fixed:16"]
    assert hopeless.speedup is not None
    assert hopeless.speedup.value < 1.0
    dialog.accept()
    assert desk.controller.send("a")


@pytest.mark.parametrize("by", ["button", "key", "close"])
def test_stopped_what_is_complete_is_kept(desk: WindowDesk, by: str) -> None:
    dialog = opened(desk)
    small(dialog)
    for box, value in ((dialog.setup.rounds, 20), (dialog.setup.tokens, 300)):
        box.setValue(value)
    dialog.begin.click()
    desk.qtbot.waitUntil(
        lambda: dialog.shown.record is not None and len(dialog.shown.record.runs) > 3,
        timeout=20_000,
    )
    if by == "close":
        dialog.accept()
    elif by == "key":
        desk.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.stop.click()
    ready = EngineState.READY
    desk.qtbot.waitUntil(lambda: desk.controller.engine.state is ready, timeout=5_000)
    desk.qtbot.waitUntil(lambda: len(benches(desk).history.records) == 1, timeout=5_000)
    assert benches(desk).history.records[0].partial
    if by != "close":
        assert dialog.shown.remark.startswith("Stopped: ")
        dialog.accept()


def test_stopped_at_once_the_choice_is_there_again(desk: WindowDesk) -> None:
    dialog = opened(desk)
    small(dialog)
    dialog.begin.click()
    dialog.stop.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=10_000)
    assert dialog.told.text() == STOPPED
    assert dialog.begin.isVisible()
    dialog.accept()


def test_closing_the_window_ends_it(desk: WindowDesk) -> None:
    dialog = opened(desk)
    small(dialog)
    dialog.begin.click()  # the fixture closes it, and asks whether the engine ended in time


def test_while_an_answer_is_written_it_is_refused(desk: WindowDesk) -> None:
    dialog = opened(desk)
    assert desk.controller.send("a")
    assert not dialog.begin.isEnabled()
    assert "while an answer is written" in dialog.told.text()
    desk.controller.engine.stop()
    desk.qtbot.waitUntil(dialog.begin.isEnabled, timeout=5_000)
    dialog.accept()


# --- what is to be measured ----------------------------------------------------------------------


def test_only_what_makes_sense_can_be_begun(desk: WindowDesk) -> None:
    dialog = opened(desk)
    setup = dialog.setup
    for box in setup.kinds.values():
        if box.isChecked():
            box.click()
    assert setup.refusal == NO_KIND
    assert not dialog.begin.isEnabled()
    setup.kinds["chat"].click()
    for mode in ("adaptive", "lookup"):
        setup.modes[mode].click()
    for text, refused in (("", NO_MODE), ("4, x", "whole numbers"), ("40", "from 1 to 32")):
        setup.lookaheads.setText(text)
        assert refused in setup.refusal
    setup.lookaheads.setText("8; 8, 3")
    assert setup.refusal == ""
    assert setup.plan.modes == ("plain", "fixed:8", "fixed:3")
    setup.pair_boxes[0].click()
    assert setup.refusal == NO_PAIR
    dialog.accept()


def test_other_pairs_are_offered(desk: WindowDesk, random_target: Path) -> None:
    recent = {"target": str(random_target), "draft": "", "settings": {}}
    desk.window._preferences.set(RECENT_PAIRS, (recent,))
    dialog = opened(desk)
    names = [box.text() for box in dialog.setup.pair_boxes]
    assert names == ["endless + hopeless (in use)", "endless", "random-target"]
    dialog.setup.pair_boxes[2].click()
    assert [pair.files.target for pair in dialog.setup.pairs][1] == random_target
    dialog.accept()


def test_the_time_it_takes_follows_from_what_is_known(desk: WindowDesk) -> None:
    dialog = opened(desk)
    assert "known with the first answers" in dialog.told.text()
    dialog.accept()
    dialog = opened(desk, of_pair(desk, FASTER))
    # 8 questions in 3 rounds: 64 tokens in seven ways, one of them 1.5 times as fast.
    assert dialog.told.text() == "168 answers: about 2 minutes, if none ends early."
    dialog.accept()


# --- what was measured ---------------------------------------------------------------------------


def test_the_best_is_used_and_given_back(desk: WindowDesk) -> None:
    engine = desk.controller.engine
    before = engine.answering.settings.speculative
    record = of_pair(desk, FASTER)
    dialog = opened(desk, record)
    dialog.list.chosen.emit(record)
    assert dialog.shown.best_words == (
        "Draft model, 4 tokens: 50 % faster than Automatic, beyond the spread of both."
    )
    assert dialog.shown.table[2][0] == "Automatic (in use)"
    dialog.shown.use.click()
    chosen = engine.answering.settings.speculative
    assert (chosen.method, chosen.lookahead) == (Method.DRAFT, 4)
    assert engine.pair is not None
    assert engine.pair.settings.speculative == chosen  # it is remembered with the pair
    assert "is in use" in dialog.shown.best_words
    assert dialog.shown.table[3][0] == "Draft model, 4 tokens (in use)"
    assert not dialog.shown.use.isVisible()
    dialog.shown.undo.click()
    assert engine.answering.settings.speculative == before
    assert dialog.shown.use.isVisible()
    engine.set_drafting(SpeculativeConfig(Method.DRAFT, lookahead=4))
    dialog.refresh()
    assert dialog.shown.best_words.startswith("Draft model, 4 tokens stays")
    dialog.accept()


def test_what_is_not_certain_or_of_another_pair_cannot_be_used(desk: WindowDesk) -> None:
    unsteady = of_pair(desk, record_of(timed("plain", 100, 200), timed("fixed:4", 300, 300)))
    dialog = opened(desk, FASTER, replace(unsteady, id="unsteady"))
    dialog.list.chosen.emit(FASTER)
    assert dialog.shown.best_words.endswith("Load this pair to use it.")
    assert not dialog.shown.use.isVisible()
    dialog.list.chosen.emit(unsteady)
    assert not dialog.shown.use.isVisible()
    assert [row.text for row in dialog.list.model().items[::2]] == ["This pair", "Other pairs"]
    dialog.accept()


def test_two_are_compared(desk: WindowDesk) -> None:
    earlier = replace(
        record_of(timed("plain", 50, 51, 49), timed("fixed:4", 76, 75, 74)),
        id="earlier",
        measured_at=FASTER.measured_at - timedelta(days=1),
        machine=replace(FASTER.machine, foretoken="0.9"),
    )
    dialog = opened(desk, FASTER, earlier)
    dialog.list.chosen.emit(FASTER)
    dialog.shown.compare.picked.emit(earlier)
    table = dialog.shown.map.table
    assert table.rows == ("Plain decoding (tok/s)", "Draft model, 4 tokens")
    assert table.cells[0][0].words == "+100 %"
    assert (table.cells[1][0].words, table.cells[1][0].below) == ("≈", "no difference")
    assert "1.50x (1.50 to 1.51) here, 1.51x (1.47 to 1.52) there" in table.cells[1][0].told
    assert dialog.shown._differences.text() == (
        "Not only the time is another one: Foretoken: 0.9 → 1.0."
    )
    dialog.shown.compare.picked.emit(None)
    assert dialog.shown.map.table.cells[2][0].words == "1.50x"
    dialog.accept()


def test_one_is_deleted_and_brought_back(desk: WindowDesk) -> None:
    dialog, history = opened(desk, FASTER), benches(desk).history
    dialog.list.chosen.emit(FASTER)
    dialog.remove.click()
    desk.qtbot.waitUntil(lambda: not history.busy and not history.records, timeout=5_000)
    assert BenchmarkFiles().read().records == ()
    assert not dialog.list.model().items
    dialog.undo.button.click()
    desk.qtbot.waitUntil(lambda: history.records == (FASTER,), timeout=5_000)
    assert dialog.shown.record == FASTER
    dialog.accept()


@pytest.mark.parametrize("kind", list(ShareAs))
def test_it_is_shared_as_one_file(
    desk: WindowDesk, kind: ShareAs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened(desk, FASTER), tmp_path / "shared"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.list.chosen.emit(FASTER)
    dialog.share.click()
    (menu,) = dialog.findChildren(QMenu)
    (action,) = [each for each in menu.actions() if each.text() == kind.words]
    action.trigger()
    menu.close()
    written = file.with_suffix(f".{kind.value}")
    desk.qtbot.waitUntil(lambda: dialog.told.text().startswith("Written to"), timeout=5_000)
    if kind is ShareAs.JSON:
        assert read_record(json.loads(written.read_text(encoding="utf-8"))) == FASTER
    elif kind is ShareAs.HTML:
        assert "1.50x" in written.read_text(encoding="utf-8")
    else:
        assert QImage(str(written)).width() >= 2000
    dialog.accept()


def test_a_file_that_cannot_be_written_is_told(
    desk: WindowDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(desk, FASTER)
    file = tmp_path / "gone" / "shared.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.share_requested.emit(FASTER, ShareAs.PNG)
    desk.qtbot.waitUntil(lambda: "could not be written" in dialog.told.text(), timeout=5_000)
    dialog.accept()


def test_what_was_left_out_is_said(desk: WindowDesk) -> None:
    dialog = opened(desk)
    dialog.show_begun()
    other = replace(FASTER, id="other")
    skipped = (SkippedPair("big", "There is no room."),)
    dialog.show_ended(BenchmarkResult((FASTER, other), skipped), None)
    assert "2 pairs were measured." in dialog.told.text()
    assert "big was left out: There is no room." in dialog.told.text()
    dialog.show_begun()
    dialog.show_ended(None, "no such luck")
    assert dialog.told.text() == "no such luck"
    dialog.accept()


def test_everything_is_said_in_the_language_of_the_window(desk: WindowDesk) -> None:
    with in_brackets():
        dialog = opened(desk, FASTER)
        dialog.list.chosen.emit(FASTER)
        assert dialog.setup.modes["adaptive"].text() == "«Automatic»"
        assert dialog.shown.map.table.rows[0] == "«Plain decoding»"
        assert dialog.shown.table[0][1] == "«Speedup»"
        assert "«" in dialog.shown.best_words
    dialog.accept()


# --- the map -------------------------------------------------------------------------------------


@pytest.fixture
def heat_map(qtbot: QtBot) -> HeatMap:
    result = HeatMap(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(result)
    result.show_table(table_of(figures_of(FASTER)))
    result.resize(700, result.height())
    result.show()
    return result


def test_mouse_and_keys_tell_where_a_figure_comes_from(heat_map: HeatMap, qtbot: QtBot) -> None:
    told: list[str] = []
    heat_map.pointed.connect(told.append)
    heat_map.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(heat_map, key)
    assert heat_map.current == (2, 0)
    assert told[-1].startswith("Draft model, 4 tokens, Code: 1.50x\nRound 2: 60 tokens in 0.39 s")
    assert "152.0 / 101.0 = 1.50x" in told[-1]
    assert heat_map.accessibleDescription().startswith("Draft model, 4 tokens, Code, 1.50x.")
    qtbot.keyClick(heat_map, Qt.Key.Key_Right)
    assert told[-1].startswith("Draft model, 4 tokens: 1.50x\nThe median, over the rounds")
    assert (
        "60 of 180 drafted tokens accepted (33\u00a0%).\n180 tokens in 60 target passes."
        in told[-1]
    )
    qtbot.mouseMove(heat_map, QPoint(220, 50))
    assert heat_map.current == (0, 0)
    assert told[-1].startswith("Plain decoding, Code: 100.0 tok/s")
    heat_map.show_table(table_of_changes([]))
    assert heat_map.current is None
    assert told[-1] == ""


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_picture_has_the_colours_of_the_figures(qtbot: QtBot, palette: object) -> None:
    palette = DARK if palette is DARK else LIGHT
    scale = DARK_HEAT if palette.dark else LIGHT_HEAT
    table = table_of(figures_of(FASTER))
    picture = map_picture(table, "A title", ("word " * 80,), palette, ratio=1.0)
    found = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 6)
        for y in range(0, picture.height(), 6)
    }
    for step in (heat_step(1.0), heat_step(1.505)):
        assert QColor(scale.colour(step)).name() in found
    assert QColor(palette.window).name() in found


def test_nothing_is_told_before_something_is_pointed_at(desk: WindowDesk) -> None:
    dialog = opened(desk, FASTER)
    dialog.list.chosen.emit(FASTER)
    assert dialog.shown.told == POINT
    dialog.shown.map.go_to(1, 0)
    assert dialog.shown.told.startswith("Automatic, Code: 1.00x")
    dialog.accept()


def test_it_fits_a_small_window_with_larger_text(
    desk: WindowDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(desk, FASTER)
    dialog.resize(700, 500)
    assert not dialog._side.isVisible()  # the room is the figures'
    dialog.earlier.click()
    (menu,) = dialog.findChildren(QMenu)
    menu.actions()[-1].trigger()
    menu.close()
    assert dialog.shown.record == FASTER
    dialog.resize(1024, 660)
    assert dialog._side.isVisible()
    assert not dialog.earlier.isVisible()
    dialog.list.chosen.emit(FASTER)
    assert dialog.shown.map.width() >= dialog.shown.map.minimumWidth()
    dialog.accept()
