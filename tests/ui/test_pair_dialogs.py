"""Dialogs of a pair: pair test, tuning and proof, with their reports."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from chat_pieces import export
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs import pair_test, proof, tuning
from foretoken.models.pairs.experiment import kind_words
from foretoken.models.pairs.pair_test import PairTests
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import GreedyText, ProofResult, TextDifference
from foretoken.models.pairs.tuning import Aspect, Comparison, TimedSetup, TuningResult
from foretoken.system.language import number
from foretoken.ui.jobs.job_dialog import ANSWERING, STOPPED
from foretoken.ui.jobs.report_dialogs import (
    BUSY,
    FOUND,
    NOTHING_BETTER,
    ProofDialog,
    ReportView,
    TuningDialog,
)
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog
from foretoken.ui.parts.dialogs import QuestionDialog
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed", "short")


@pytest.fixture
def slow(desk: OpenWindow, endless_target: Path, hopeless_draft: Path) -> OpenWindow:
    """Return a window with a pair whose drafts are always rejected."""
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


def test_it_is_measured_shown_and_used_when_it_is_accepted(
    slow: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "BUSY_SPREAD", 1e9)
    engine = slow.controller.engine
    engine.set_drafting(SpeculativeConfig(Method.DRAFT, lookahead=16))
    settings, dialog = opened(slow)
    values = dict(settings._form.values)
    told: list[str] = []
    assert engine.state is EngineState.TESTING  # it begins at once
    dialog.job.progressed.connect(lambda *_: told.append(dialog.status.text()))
    slow.qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    assert "seconds left" in told[-1]
    result = dialog.found
    # Drafting 16 useless tokens per step is slower than anything else.
    assert result.gained
    assert result.best.speculative != SpeculativeConfig(Method.DRAFT, lookahead=16)
    assert dialog.page.report.headline == FOUND
    assert settings._form.values == values  # nothing is changed yet
    dialog.use.click()
    assert settings._form.setup == result.best
    assert settings.tuning.text().startswith("The fastest settings are filled in below.")
    settings.use.click()
    slow.qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=20_000)
    assert engine.pair.settings.target == result.best.target
    assert engine.pair.settings.speculative == result.best.speculative


def stopped(desk: OpenWindow) -> TuningDialog:
    dialog = desk.window.jobs.dialog
    dialog.stop.click()
    desk.qtbot.waitUntil(lambda: not dialog.running, timeout=30_000)
    return dialog


def way(setup: LoadSettings, *speeds: float, threads: tuple[int, ...] = (8, 1)) -> TimedSetup:
    return TimedSetup(setup, threads, speeds)


START = LoadSettings()
FOUR = replace(START, target=ModelSettings(threads=4))
THREADS = Comparison(
    Aspect.TARGET_THREADS, (way(START, 20, 21, 19), way(FOUR, 25, 25, 25, threads=(4, 1)))
)
UNTRIED = Comparison(Aspect.MICRO_BATCH, problem="not enough time")


def test_what_was_tried_is_a_table_and_offered_where_it_is_certain(slow: OpenWindow) -> None:
    settings, dialog = opened(slow)
    stopped(slow)

    def shown(*comparisons: Comparison) -> list[list[str]]:
        dialog.show_ended(TuningResult(START, comparisons), None)
        [table] = dialog.page.tables
        return table.texts

    assert shown(THREADS, UNTRIED) == [
        ["Target: Threads", "Automatic (8)", "20.0 ± 1.0", "current"],
        ["", "\N{CHECK MARK} 4", "25.0 ± 0.0", "+25 %"],
        ["Target: Micro batch", "not tried: not enough time", "", ""],
    ]
    dialog.use.click()
    assert settings._form.values["target.threads"] == 4
    settings.tune.click()
    dialog = stopped(slow)
    close = Comparison(Aspect.TARGET_THREADS, (way(START, 20, 21, 19), way(FOUR, 21, 22, 20)))
    assert shown(close)[-1][-1] == "+5 % (uncertain)"
    assert dialog.page.report.headline == NOTHING_BETTER
    assert not dialog.use.isVisible()
    shown(Comparison(Aspect.TARGET_THREADS, (way(START, 10, 20, 30), way(FOUR, 90, 50, 20))))
    assert dialog.page.report.headline == BUSY
    dialog.show_ended(None, "no such luck")
    assert dialog.message.text() == "no such luck"
    dialog.reject()
    settings.reject()


@pytest.fixture
def testing(
    desk: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, endless_target: Path
) -> OpenWindow:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    # Passes of 0.1 ms vary widely while other tests run.
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)
    desk.load(endless_target)
    return desk


def test_the_pair_in_use_is_tested_from_the_picker(
    testing: OpenWindow, endless_target: Path
) -> None:
    picker = testing.window.models.open()
    testing.qtbot.waitUntil(picker.test.isEnabled, timeout=10_000)
    services = testing.window.models.services
    for work in (services.ranking, services.fit):
        testing.qtbot.waitUntil(lambda work=work: not work.busy, timeout=10_000)
    picker.test.click()
    dialog = testing.window.jobs.dialog
    assert dialog.parent() is picker
    assert testing.controller.engine.state is EngineState.TESTING  # it begins at once
    testing.qtbot.waitUntil(lambda: not dialog.running, timeout=30_000)
    result = PairTests().result(endless_target, None)
    assert dialog.page.report.headline.startswith(f"Measured: {number(result.speedup, 1)}x ")
    kinds, *_ = dialog.page.tables
    assert [row[0] for row in kinds.texts] == [*map(kind_words, pair_test.KINDS), "All kinds"]
    dialog.again.click()
    assert stopped(testing).message.text() == STOPPED
    assert dialog.shows_result  # the previous result
    dialog.reject()
    picker.reject()


def test_answers_stay_whole(
    testing: OpenWindow, endless_target: Path, hopeless_draft: Path
) -> None:
    engine, models = testing.controller.engine, testing.window.models
    assert testing.controller.send("a")
    models.test_pair(PairSetup(engine.pair.files, engine.pair.settings), in_use=True)
    dialog = testing.window.jobs.dialog
    assert dialog.status.text() == ANSWERING
    assert not dialog.start.isEnabled()
    dialog.reject()
    other = PairSetup(PairFiles(endless_target, hopeless_draft), LoadSettings())
    models.test_pair(other, in_use=False)
    assert engine.state is EngineState.GENERATING
    [question] = testing.window.findChildren(QuestionDialog)
    question.answer.click()
    assert testing.window.jobs.dialog.parent() is testing.window  # not the closed question
    assert stopped(testing).message.text() == STOPPED
    testing.window.jobs.dialog.reject()


@pytest.fixture
def proving(slow: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OpenWindow:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(proof, "PROMPT_FILES", ("quick",))
    monkeypatch.setitem(PairProof.__init__.__kwdefaults__, "seconds", 2.0)
    return slow


def rows(page: ReportView) -> list[list[str]]:
    return [row for table in page.tables for row in table.texts]


def verified(proving: OpenWindow) -> tuple[ProofDialog, ProofResult]:
    proving.window.commands.run("models.prove")
    dialog = proving.window.jobs.dialog
    dialog.start.click()
    proving.qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    result = proving.window.jobs.proofs.result
    assert result is not None, dialog.message.text()
    assert dialog.shows_result
    return dialog, result


def test_a_result_is_shown_kept_and_exported(
    proving: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, endless_target: Path
) -> None:
    dialog, result = verified(proving)
    files = proving.controller.engine.pair.files
    page, sampling = dialog.page, result.sampling
    assert page.report.headline == "Drafting is lossless"
    assert ["Tokens written with drafting", number(sampling.drafted.tokens)] in rows(page)
    assert ["Identical, token for token", number(result.greedy.same)] in rows(page)
    assert proving.window.jobs.proof_words in proving.window._top_bar.pair.toolTip()
    assert ["Drafted tokens accepted", number(sampling.drafted.accepted)] in rows(page)
    for action, name in zip(dialog.export.menu().actions(), ("page", "data"), strict=True):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, f=file: (str(f), ""))
        export(dialog, action)
    told = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert told["record"]["sampling"]["drafted"]["tokens"] == sampling.drafted.tokens
    assert (tmp_path / "page.html").exists()
    dialog.close()
    # It belongs to its pair.
    proofs = proving.window.jobs.proofs
    proving.load(endless_target)
    proving.qtbot.waitUntil(lambda: proofs.result is None)
    assert proving.window.jobs.proof_words == ""
    proving.load(files.target, files.draft)
    proving.qtbot.waitUntil(lambda: proofs.result == result)
    proving.window.commands.run("models.prove")
    assert proving.window.jobs.dialog.shows_result


def test_a_fault_says_where(proving: OpenWindow) -> None:
    dialog, result = verified(proving)
    page = dialog.page
    wrong = GreedyText("stories/fox", 3, TextDifference(3, " red", "\n", 0.6, 0.02, 3.4))
    proving.window.jobs.proofs.take(replace(result, greedy=replace(result.greedy, texts=(wrong,))))
    assert page.report.headline == "Drafting changes the output"
    row = rows(page)[-1]
    assert row[:5] == ["stories/fox", "4", "“ red” 60.0 %", "“↵” 2.0 %", "3.400"]
    assert row[-1] == "Differs"
