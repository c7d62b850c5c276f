"""Measure for me in the engine settings: begun, stopped, shown, used, and given back."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.engine_work import EngineJob
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.engine_form import MachineFacts
from foretoken.control.models.model_services import ModelServices
from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig
from foretoken.models.pairs import tuning
from foretoken.models.pairs.tuning import (
    Aspect,
    Comparison,
    RunSetup,
    TriedWay,
    TuningResult,
)
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog
from foretoken.ui.models.tuning_panel import BUSY, FOUND, NOTHING_BETTER, STOPPED, USED
from open_window import OpenWindow, light_preferences

MACHINE = MachineFacts(processor_cores=4, threads=8, gpus=())
START = RunSetup()


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, endless_target: Path, hopeless_draft: Path
) -> Iterator[OpenWindow]:
    result = OpenWindow(qtbot, light_preferences(tmp_path))
    result.load(endless_target, hopeless_draft)
    yield result
    result.close()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "MOST_TOKENS", 16)
    monkeypatch.setattr(tuning, "_SHAPES", ((1, 16),))
    monkeypatch.setattr(tuning, "READ_TOKENS", 512)
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 1e9)


def opened(desk: OpenWindow) -> EngineSettingsDialog:
    desk.window.commands.run("models.engine_settings")
    [dialog] = desk.window.findChildren(EngineSettingsDialog)
    return dialog


# --- with the real engine ------------------------------------------------------------------------


def test_it_is_measured_shown_and_used_when_it_is_accepted(desk: OpenWindow, short: None) -> None:
    engine = desk.controller.engine
    engine.set_drafting(SpeculativeConfig(Method.DRAFT, lookahead=16))
    dialog = opened(desk)
    values = dict(dialog._form.values)
    told: list[str] = []
    dialog.tuning.begin.click()
    job = engine.findChild(EngineJob)
    job.progressed.connect(lambda *_: told.append(dialog.tuning.words))
    with desk.qtbot.waitSignal(job.ended, timeout=60_000):
        assert engine.state is EngineState.TESTING
        assert not dialog.use.isEnabled()
        assert not dialog.rows["target.threads"].field.isEnabled()
    assert "seconds left" in told[-1]
    result = dialog.tuning.result
    assert result is not None
    assert engine.state is EngineState.READY
    # 16 tokens drafted in every step for nothing: anything else is faster.
    assert result.gained
    assert result.best.drafting != SpeculativeConfig(Method.DRAFT, lookahead=16)
    assert dialog.tuning.words == FOUND
    assert dialog._form.values == values  # nothing is changed yet
    dialog.tuning.use.click()
    assert dialog._form.setup == result.best
    assert dialog.tuning.words == USED
    assert dialog.use.isEnabled()
    dialog.tuning.undo.click()
    assert dialog._form.values == values
    dialog.tuning.use.click()
    same = (result.best.target, result.best.draft) == (START.target, START.draft)
    assert dialog.use.text() == ("Apply" if same else "Apply and reload")
    dialog.use.click()
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert engine.pair is not None
    assert engine.pair.settings.target == result.best.target
    assert engine.pair.settings.speculative == result.best.drafting


def test_it_is_stopped_at_once_and_refused_while_an_answer_is_written(desk: OpenWindow) -> None:
    controller, engine = desk.controller, desk.controller.engine
    dialog = opened(desk)
    for by_key in (False, True):
        dialog.tuning.begin.click()
        desk.qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=10_000)
        with desk.qtbot.waitSignal(engine.findChild(EngineJob).ended, timeout=5_000) as ended:
            if by_key:
                desk.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            else:
                dialog.tuning.stop.click()
        assert ended.args == [None, None]
        assert engine.state is EngineState.READY
        if not by_key:
            assert dialog.tuning.words == STOPPED
            assert dialog.rows["target.threads"].field.isEnabled()
            assert not dialog.use.isEnabled()  # nothing is changed
    dialog = opened(desk)
    assert controller.send("a")
    assert engine.state is EngineState.GENERATING
    dialog.tuning.begin.click()
    assert "Stop the answer first" in dialog.tuning.words
    assert not dialog.tuning.running
    dialog.reject()
    engine.stop()


# --- what is said --------------------------------------------------------------------------------


@pytest.fixture
def make(
    qtbot: QtBot, endless_target: Path, services: ModelServices
) -> Callable[..., EngineSettingsDialog]:
    window = QWidget()
    qtbot.addWidget(window)

    def dialog(*, in_use: bool = True) -> EngineSettingsDialog:
        files = PairFiles(endless_target, endless_target)
        result = EngineSettingsDialog(
            files, LoadSettings(), services.fit, window, in_use=in_use, facts=MACHINE
        )
        result.open()
        return result

    return dialog


def way(setup: RunSetup, *speeds: float, threads: tuple[int, ...] = (8, 1)) -> TriedWay:
    return TriedWay(setup, threads, speeds)


FOUR = replace(START, target=ModelSettings(threads=4))
LOOKUP = replace(START, drafting=SpeculativeConfig(Method.LOOKUP))
METHODS = Comparison(Aspect.METHOD, (way(START, 20, 21, 19), way(LOOKUP, 10, 10, 10)))
THREADS = Comparison(
    Aspect.TARGET_THREADS,
    (way(START, 20, 21, 19), way(FOUR, 25, 25, 25, threads=(4, 1))),
)
UNTRIED = Comparison(Aspect.MICRO_BATCH, problem="there was no time for it")


def test_what_was_tried_stands_in_a_table(make: Callable[..., EngineSettingsDialog]) -> None:
    dialog = make()
    dialog.show_tuning_ended(TuningResult(START, (METHODS, THREADS, UNTRIED)), None)
    panel = dialog.tuning
    assert panel.words == FOUND
    assert panel.table.texts == [
        ["Drafting: Method", "\N{CHECK MARK} Automatic", "20.0 ± 1.0", "current"],
        ["", "Prompt lookup only", "10.0 ± 0.0", "\N{MINUS SIGN}50 %"],
        ["Target: Threads", "Automatic (8)", "20.0 ± 1.0", "current"],
        ["", "\N{CHECK MARK} 4", "25.0 ± 0.0", "+25 %"],
        ["Target: Micro batch", "not tried: there was no time for it", "", ""],
    ]
    dialog._form.values["target.batch_length"] = 256  # a person goes on changing
    panel.use.click()
    assert dialog._form.values["target.threads"] == 4
    assert dialog._form.values["target.batch_length"] == 256
    panel.undo.click()
    assert dialog._form.values["target.threads"] is None
    assert dialog._form.values["target.batch_length"] == 256
    dialog.reject()


def test_what_is_not_certain_is_offered_by_nobody(
    make: Callable[..., EngineSettingsDialog],
) -> None:
    dialog, panel = (made := make()), made.tuning
    close = Comparison(Aspect.TARGET_THREADS, (way(START, 20, 21, 19), way(FOUR, 21, 22, 20)))
    dialog.show_tuning_ended(TuningResult(START, (close,)), None)
    assert panel.words == NOTHING_BETTER
    assert not panel.use.isVisible()
    assert panel.table.texts[-1][-1] == "+5 % (uncertain)"
    wild = Comparison(
        Aspect.TARGET_THREADS, (way(START, 10, 20, 30), way(FOUR, 90, 50, 20, threads=(4, 1)))
    )
    dialog.show_tuning_ended(TuningResult(START, (wild,)), None)
    assert panel.words == BUSY
    assert not panel.use.isVisible()
    assert "\N{CHECK MARK}" not in str(panel.table.texts), "nothing was chosen"
    dialog.show_tuning_ended(None, "no such luck")
    assert panel.words == "no such luck"
    dialog.reject()
