"""Find fastest settings: others are tried, shown, exported, and filled in if they are wanted."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs import tuning
from foretoken.models.pairs.tuning import Aspect, Comparison, TriedWay, TuningResult
from foretoken.ui.jobs.job_dialog import ANSWERING, STOPPED
from foretoken.ui.jobs.tuning_dialog import BUSY, FOUND, NOTHING_BETTER, TuningDialog
from foretoken.ui.models.engine_settings_dialog import USED, EngineSettingsDialog
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed", "short")


@pytest.fixture
def slow(desk: OpenWindow, endless_target: Path, hopeless_draft: Path) -> OpenWindow:
    """What is drafted is hopeless."""
    desk.load(endless_target, hopeless_draft)
    return desk


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "MOST_TOKENS", 16)
    monkeypatch.setattr(tuning, "_SHAPES", ((1, 16),))
    monkeypatch.setattr(tuning, "READ_TOKENS", 512)


def opened(slow: OpenWindow) -> tuple[EngineSettingsDialog, TuningDialog]:
    slow.window.commands.run("models.engine_settings")
    dialogs = slow.window.findChildren(EngineSettingsDialog)
    [settings] = [each for each in dialogs if each.isVisible()]
    settings.tune.click()
    dialog = slow.window.jobs.dialog
    assert isinstance(dialog, TuningDialog)
    return settings, dialog


def test_it_is_measured_shown_exported_and_used_when_it_is_accepted(
    slow: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 1e9)
    engine = slow.controller.engine
    engine.set_drafting(SpeculativeConfig(Method.DRAFT, lookahead=16))
    settings, dialog = opened(slow)
    values = dict(settings._form.values)
    told: list[str] = []
    assert engine.state is EngineState.TESTING  # it begins at once
    dialog.job.progressed.connect(lambda *_: told.append(dialog.show_progress(dialog._progress)))
    slow.qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    assert "seconds left" in told[-1]
    result = dialog.found
    # 16 tokens drafted in every step for nothing: anything else is faster.
    assert result.gained
    assert result.best.speculative != SpeculativeConfig(Method.DRAFT, lookahead=16)
    assert dialog.page.report.headline == FOUND
    file = tmp_path / "tuning.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    with slow.qtbot.waitSignal(dialog.files.finished):
        dialog.export.menu().actions()[1].trigger()
    saved = json.loads(file.read_text("utf-8"))
    assert (saved["kind"], saved["record"]["gained"]) == ("tuning", True)
    assert settings._form.values == values  # nothing is changed yet
    dialog.use.click()
    assert settings._form.setup == result.best
    assert settings.undo.text == USED
    settings.use.click()
    slow.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert engine.pair.settings.target == result.best.target
    assert engine.pair.settings.speculative == result.best.speculative


def test_it_is_stopped_and_waits_for_an_answer(slow: OpenWindow) -> None:
    engine = slow.controller.engine
    settings, dialog = opened(slow)
    slow.qtbot.waitUntil(lambda: engine.job.share > 0.0, timeout=10_000)
    dialog.stop.click()
    slow.qtbot.waitUntil(lambda: not dialog.running, timeout=5_000)
    assert dialog.message.text() == STOPPED
    assert not settings.use.isEnabled()  # nothing is changed
    dialog.reject()
    assert slow.controller.send("a")
    settings.tune.click()
    dialog = slow.window.jobs.dialog
    assert dialog.status.text() == ANSWERING
    assert not dialog.start.isEnabled()
    engine.stop()
    slow.qtbot.waitUntil(dialog.start.isEnabled, timeout=5_000)
    dialog.reject()
    settings.reject()


def way(setup: LoadSettings, *speeds: float, threads: tuple[int, ...] = (8, 1)) -> TriedWay:
    return TriedWay(setup, threads, speeds)


START = LoadSettings()
FOUR = replace(START, target=ModelSettings(threads=4))
LOOKUP = replace(START, drafting=SpeculativeConfig(Method.LOOKUP))
METHODS = Comparison(Aspect.METHOD, (way(START, 20, 21, 19), way(LOOKUP, 10, 10, 10)))
THREADS = Comparison(
    Aspect.TARGET_THREADS, (way(START, 20, 21, 19), way(FOUR, 25, 25, 25, threads=(4, 1)))
)
UNTRIED = Comparison(Aspect.MICRO_BATCH, problem="there was no time for it")


def test_what_was_tried_is_a_table_and_offered_where_it_is_certain(slow: OpenWindow) -> None:
    settings, dialog = opened(slow)
    dialog.stop.click()
    slow.qtbot.waitUntil(lambda: not dialog.running, timeout=5_000)

    def shown(*comparisons: Comparison) -> list[list[str]]:
        dialog.show_ended(TuningResult(START, comparisons), None)
        [table] = dialog.page.tables
        return table.texts

    assert shown(METHODS, THREADS, UNTRIED) == [
        ["Drafting: Method", "\N{CHECK MARK} Automatic", "20.0 ± 1.0", "current"],
        ["", "Prompt lookup only", "10.0 ± 0.0", "\N{MINUS SIGN}50 %"],
        ["Target: Threads", "Automatic (8)", "20.0 ± 1.0", "current"],
        ["", "\N{CHECK MARK} 4", "25.0 ± 0.0", "+25 %"],
        ["Target: Micro batch", "not tried: there was no time for it", "", ""],
    ]
    dialog.use.click()
    settings._form.values["target.batch_length"] = 256  # a person goes on changing
    assert settings._form.values["target.threads"] == 4
    settings.undo.button.click()
    assert settings._form.values["target.threads"] is None
    assert settings._form.values["target.batch_length"] == 256
    settings.tune.click()
    dialog = slow.window.jobs.dialog
    dialog.stop.click()
    slow.qtbot.waitUntil(lambda: not dialog.running, timeout=5_000)
    close = Comparison(Aspect.TARGET_THREADS, (way(START, 20, 21, 19), way(FOUR, 21, 22, 20)))
    assert shown(close)[-1][-1] == "+5 % (uncertain)"
    assert dialog.page.report.headline == NOTHING_BETTER
    assert not dialog.use.isVisible()
    shown(Comparison(Aspect.TARGET_THREADS, (way(START, 10, 20, 30), way(FOUR, 90, 50, 20))))
    assert dialog.page.report.headline == BUSY
    assert not dialog.use.isVisible()
    dialog.show_ended(None, "no such luck")
    assert dialog.message.text() == "no such luck"
    dialog.reject()
    settings.reject()
