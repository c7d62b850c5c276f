"""The pair test: a pair in use or another one is tested, the result shown, exported and kept."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from foretoken.control.engine.engine_control import EngineState
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs import pair_test
from foretoken.models.pairs.pair_test import remembered_result
from foretoken.system.language import number
from foretoken.ui.jobs.job_dialog import ANSWERING, STOPPED
from foretoken.ui.jobs.pair_test_dialog import PairTestDialog
from open_window import OpenWindow
from picker_hands import shown_rows

pytestmark = pytest.mark.usefixtures("unprobed")


@pytest.fixture
def desk(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, endless_target: Path
) -> OpenWindow:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)
    desk.load(endless_target)
    return desk


def ended(desk: OpenWindow) -> PairTestDialog:
    dialog = desk.window.jobs.dialog
    assert isinstance(dialog, PairTestDialog)
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=30_000)
    return dialog


def test_the_pair_in_use_is_tested_from_the_picker(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, endless_target: Path
) -> None:
    picker = desk.window.models.open()
    desk.qtbot.waitUntil(picker.test.isEnabled, timeout=10_000)
    desk.qtbot.waitUntil(lambda: not picker.choice.settling, timeout=10_000)
    picker.test.click()
    dialog = desk.window.jobs.dialog
    assert dialog.parent() is picker
    assert desk.controller.engine.state is EngineState.TESTING  # it begins at once
    ended(desk)
    result = remembered_result(endless_target, None)
    assert dialog.page.report.headline.startswith(f"Measured: {number(result.speedup, 1)}x ")
    kinds, *_ = dialog.page.tables
    assert [row[0] for row in kinds.texts] == [*pair_test.KINDS, "All kinds"]
    file = tmp_path / "test.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    with desk.qtbot.waitSignal(dialog.files.finished):
        dialog.export.menu().actions()[1].trigger()
    saved = json.loads(file.read_text("utf-8"))
    assert (saved["kind"], saved["record"]["speedup"]) == ("pair-test", result.speedup)
    assert saved["figures"] == {"pair": endless_target.stem}
    dialog.again.click()
    assert dialog.running
    dialog.stop.click()
    ended(desk)
    assert dialog.message.text() == STOPPED
    assert dialog.shows_result  # what was known before still is
    dialog.reject()
    figure = f"measured {number(result.speedup, 1)}x"
    desk.qtbot.waitUntil(
        lambda: any(row.details.startswith(figure) for row in shown_rows(picker.drafts)),
        timeout=10_000,
    )
    picker.reject()


def test_another_pair_is_loaded_for_it_and_the_one_of_before_comes_back(
    desk: OpenWindow, endless_target: Path, hopeless_draft: Path
) -> None:
    engine, models = desk.controller.engine, desk.window.models
    home = engine.pair.files
    other = PairSetup(PairFiles(endless_target, hopeless_draft), LoadSettings())
    models.test_pair(other, in_use=False)
    dialog = ended(desk)
    assert dialog.page.report.facts[0] == other.name
    assert remembered_result(endless_target, hopeless_draft) is not None
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=10_000)
    assert engine.pair.files == home
    # Stopped while it loads, too.
    dialog.again.click()
    assert dialog.running
    dialog.reject()
    desk.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=10_000)
    assert engine.pair.files == home
    missing = PairSetup(PairFiles(endless_target.with_name("gone.gguf"), None), LoadSettings())
    models.test_pair(missing, in_use=False)
    dialog = ended(desk)
    assert "gone" in dialog.message.text()
    assert dialog.start.isEnabled()
    dialog.reject()
    assert engine.pair.files == home


def test_answers_stay_whole(desk: OpenWindow, endless_target: Path, hopeless_draft: Path) -> None:
    engine, models = desk.controller.engine, desk.window.models
    assert desk.controller.send("a")
    models.test_pair(PairSetup(engine.pair.files, engine.pair.settings), in_use=True)
    dialog = desk.window.jobs.dialog
    assert dialog.status.text() == ANSWERING
    dialog.reject()
    other = PairSetup(PairFiles(endless_target, hopeless_draft), LoadSettings())
    models.test_pair(other, in_use=False)
    assert engine.state is EngineState.GENERATING
    [box] = desk.window.findChildren(QMessageBox)
    stop = next(each for each in box.buttons() if each.text() == "Stop and load")
    stop.click()
    dialog = desk.window.jobs.dialog
    assert dialog.parent() is desk.window  # and not the question, which is gone
    assert dialog.running
    dialog.stop.click()
    ended(desk)
    assert dialog.message.text() == STOPPED
    dialog.reject()
